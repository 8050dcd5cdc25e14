"""Generates the Go messages of the protocol into load/driver/gen (`python load/driver/generate.py`; needs go).

With `--check` nothing is changed; it fails where what is there is not current. The plug-in for Go is built at
the version that go.mod pins; the protocol compiler is that of `tools/generate.py`.
"""

import filecmp
import os
import subprocess
import sys
import tempfile
from importlib.resources import files
from pathlib import Path

from grpc_tools import protoc

HERE = Path(__file__).resolve().parent
PROTO = HERE.parents[1] / "proto"
MODULE = "cardavia/load/driver/gen"
PACKAGES = {"cardavia/log/v1": "logv1", "cardavia/v1": "apiv1"}
SOURCES = [
    *(f"cardavia/log/v1/{name}.proto" for name in ("vocabulary", "events", "entry")),
    *(f"cardavia/v1/{name}.proto" for name in ("catalog", "views", "tables", "play")),
]


def generate(target: Path) -> None:
    """Compile what the driver needs into `target`."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        plugin = Path(scratch, "protoc-gen-go")
        build = ["go", "build", "-o", str(plugin), "google.golang.org/protobuf/cmd/protoc-gen-go"]
        subprocess.run(build, cwd=HERE, check=True)
        packages = {source: PACKAGES[source.rpartition("/")[0]] for source in SOURCES}
        mapping = [f"--go_opt=M{source}={MODULE}/{package}" for source, package in packages.items()]
        include = [f"-I{PROTO}", f"-I{files('grpc_tools') / '_proto'}"]
        options = [f"--plugin=protoc-gen-go={plugin}", f"--go_out={target}", f"--go_opt=module={MODULE}"]
        if protoc.main(["protoc", *include, *options, *mapping, *SOURCES]) != 0:
            raise SystemExit("protoc failed")


def main() -> None:
    """Generate, or with --check compare with what is committed."""
    os.environ.setdefault("GOFLAGS", "-buildvcs=false")
    here = HERE / "gen"
    if "--check" not in sys.argv:
        generate(here)
        return
    with tempfile.TemporaryDirectory() as scratch:
        generate(Path(scratch))
        made = sorted(str(path.relative_to(scratch)) for path in Path(scratch).rglob("*.go"))
        there = sorted(str(path.relative_to(here)) for path in here.rglob("*.go"))
        if made != there or filecmp.cmpfiles(here, scratch, made, shallow=False)[0] != made:
            raise SystemExit("load/driver/gen is not current: run `python load/driver/generate.py`")


if __name__ == "__main__":
    main()
