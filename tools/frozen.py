"""Holds the schema of what is recorded against its frozen image: only additions pass (run by `make lint`).

`--freeze` then takes the additions into the image (`make freeze`). Run it from the root.
"""

import shutil
import subprocess
import sys
from pathlib import Path

PROTO = Path("proto")
PACKAGE = "cardavia/log/v1"
IMAGE = "frozen/cardavia.log.v1.binpb"


def breaking(proto: Path) -> str:
    """What the .proto files change of the frozen image, a line each; nothing if they only add to it."""
    compared = _buf(proto, "breaking", "--path", PACKAGE, "--against", IMAGE)
    if compared.returncode == 0:
        return ""
    return compared.stdout or compared.stderr


def freeze(proto: Path) -> None:
    """Make the image anew from the .proto files."""
    (proto / IMAGE).parent.mkdir(exist_ok=True)
    built = _buf(proto, "build", "--path", PACKAGE, "--exclude-source-info", "-o", IMAGE)
    if built.returncode != 0:
        raise SystemExit(built.stderr)


def _buf(proto: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    buf = shutil.which("buf", path=Path(sys.executable).parent) or "buf"
    return subprocess.run([buf, *arguments], cwd=proto, capture_output=True, text=True, check=False)  # noqa: S603


def main() -> None:
    """Check, and freeze if asked to."""
    if changes := breaking(PROTO):
        raise SystemExit(f"{changes}What is recorded may only be added to (docs/log.md).")
    if sys.argv[1:] == ["--freeze"]:
        freeze(PROTO)


if __name__ == "__main__":
    main()
