"""Installs the built wheel in a fresh environment, away from the checkout, and plays a deal there (`make package`).

Also shows that the core alone installs and imports without gRPC, and that the sdist carries the kernels' sources, and
the wheel the page.
"""

import os
import subprocess
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CORE_ALONE = """
import importlib.util, sys
from cardavia.core.catalog import GAMES
for game in GAMES.values():
    totals = game.state.playouts(10, 1, game.complete({}))
    assert totals["deals"] == 10, totals
assert importlib.util.find_spec("grpc") is None, "the core must not need grpc"
print("core alone: played", ", ".join(GAMES))
"""

DEAL = """
import asyncio
from cardavia.client import Client
from cardavia.service import observability
from cardavia.service.bootstrap import running
from cardavia.service.config import Config

async def main():
    observability.configure(json=False)
    async with running(Config(data=None, listen="127.0.0.1:0", http="")) as service:
        async with Client(service.grpc_address) as client:
            table = await client.open("chan", seats=["", "greedy", "greedy", "greedy"])
            seat = await table.sit(0)
            async for decision in seat.decisions():
                await seat.play(decision.legal[0])
            print("whole wheel: played a deal of Chắn,", list(seat.result.scores))

asyncio.run(main())
"""


def main() -> None:
    """Check the one wheel and the one sdist in dist/."""
    (wheel,) = ROOT.glob("dist/*.whl")
    (sdist,) = ROOT.glob("dist/*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    kernels = {
        path.relative_to(ROOT).as_posix() for root in ("core", "service") for path in ROOT.glob(f"{root}/**/*.pyx")
    }
    if missing := kernels.difference(names):
        raise SystemExit(f"the sdist has no sources of kernels: {', '.join(sorted(missing))}")
    with zipfile.ZipFile(wheel) as archive:
        if "cardavia/service/page/index.html" not in archive.namelist():
            raise SystemExit("the wheel has no page")
    with tempfile.TemporaryDirectory() as scratch:
        python = _environment(Path(scratch))
        _run(scratch, python, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel)
        _run(scratch, python, "-c", CORE_ALONE)
        _run(scratch, python, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", f"{wheel}[service]")
        _run(scratch, python, "-c", DEAL)
        _run(scratch, Path(python).with_name("cardavia"), "--version")


def _environment(scratch: Path) -> Path:
    venv.create(scratch / "venv", with_pip=True)
    return scratch / "venv" / "bin" / "python"


def _run(cwd: str, *command: object) -> None:
    environment = {"PATH": "/usr/bin:/bin"} | _pip_settings()
    subprocess.run([str(part) for part in command], cwd=cwd, env=environment, check=True)  # noqa: S603


def _pip_settings() -> dict[str, str]:
    """Where this user's pip finds packages, and nothing else of his environment."""
    return {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "HOME", "LANG", "SSL_"))}


if __name__ == "__main__":
    main()
