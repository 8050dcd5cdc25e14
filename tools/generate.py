"""Generates the code of the protocol, in Python and in TypeScript (run by `make generate`; `--check` changes nothing).

Every file begins with a line that says it is generated; nobody edits them by hand.
"""

import filecmp
import shutil
import sys
import tempfile
from importlib.resources import files
from pathlib import Path

from grpc_tools import protoc

PROTO = Path("proto")
PYTHON = PROTO / "python"
TYPESCRIPT = Path("clients/typescript/src/generated")
PLUGIN = Path("clients/node_modules/.bin/protoc-gen-es")


def typescript(target: Path) -> None:
    """Compile the API, and the details of errors, into `target`."""
    target.mkdir(parents=True, exist_ok=True)
    details = files("google.rpc") / "error_details.proto"
    include = [f"-I{PROTO}", f"-I{files('grpc_tools') / '_proto'}", f"-I{Path(str(details)).parents[2]}"]
    options = [f"--plugin=protoc-gen-es={PLUGIN}", f"--es_out={target}", "--es_opt=target=ts,import_extension=js"]
    _protoc([*include, *options, *_sources(), "google/rpc/error_details.proto"])


def python(target: Path) -> None:
    """Compile every .proto file below proto/ into `target`."""
    target.mkdir(parents=True, exist_ok=True)
    sources = _sources()
    services = [source for source in sources if "\nservice " in Path(source).read_text(encoding="utf-8")]
    include = [f"-I{PROTO}", f"-I{files('grpc_tools') / '_proto'}"]
    _protoc([*include, f"--python_out={target}", f"--pyi_out={target}", *sources])
    _protoc([*include, f"--grpc_python_out={target}", f"--mypy_grpc_out={target}", *services])
    for package in {path.parent for path in target.glob("cardavia/**/*.py")}:
        (package / "py.typed").touch()


def _sources() -> list[str]:
    return sorted(str(path) for path in PROTO.glob("cardavia/**/*.proto"))


def _protoc(arguments: list[str]) -> None:
    if protoc.main(["protoc", *arguments]) != 0:
        raise SystemExit("protoc failed")


def _same(left: Path, right: Path) -> bool:
    ours = sorted(
        path.relative_to(left) for path in left.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )
    theirs = sorted(path.relative_to(right) for path in right.rglob("*") if path.is_file())
    return ours == theirs and not filecmp.cmpfiles(left, right, [str(path) for path in ours], shallow=False)[1]


def main() -> None:
    """Generate, or with --check compare with what is committed."""
    for target, generate in ((PYTHON, python), (TYPESCRIPT, typescript)):
        if "--check" in sys.argv:
            with tempfile.TemporaryDirectory() as scratch:
                generate(Path(scratch))
                if not _same(target, Path(scratch)):
                    raise SystemExit("the generated code is not current: run `make generate`")
        else:
            shutil.rmtree(target, ignore_errors=True)
            generate(target)


if __name__ == "__main__":
    main()
