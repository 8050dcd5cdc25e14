"""Where a server keeps its log, when the place is bad: a disk of a few megabytes, a directory that is read-only."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

PATIENCE = 10.0
BLOCK = 64 * 1024


@dataclass(frozen=True)
class Disk:
    """A small file system that only processes begun with `enter` have at `inside`; we see it at `outside`."""

    inside: Path
    outside: Path
    enter: tuple[str, ...]

    @property
    def _ballast(self) -> Path:
        return self.outside / "ballast"

    def fill(self, room: int = 0) -> None:
        """Leave so many bytes free."""
        with suppress(OSError), self._ballast.open("ab", buffering=0) as file:
            while True:
                file.write(bytes(BLOCK))  # the last time only what fits
        os.truncate(self._ballast, self._ballast.stat().st_size - room)

    def free(self) -> None:
        """Remove what `fill` put there."""
        self._ballast.unlink()


@asynccontextmanager
async def small_disk(at: Path, size: str = "64m") -> AsyncIterator[Disk]:
    """A file system in memory, mounted for us alone; gone at the end. Needs no root where users may have namespaces."""
    at.mkdir()  # noqa: ASYNC240
    root = os.geteuid() == 0
    new = ("--mount",) if root else ("--user", "--map-root-user", "--mount")
    its = ("--mount",) if root else ("--user", "--preserve-credentials", "--mount")
    script = 'mount -t tmpfs -o "size=$1,mode=700" tmpfs "$0" && echo mounted && exec cat'
    holder = await asyncio.create_subprocess_exec(
        *("unshare", *new, "sh", "-c", script, str(at), size),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    assert holder.stderr is not None
    try:
        async with asyncio.timeout(PATIENCE):
            if await holder.stdout.readline() != b"mounted\n":
                why = (await holder.stderr.read()).decode()
                pytest.fail(f"this test has to mount a file system, as root or in a namespace of its own: {why}")
        enter = ("nsenter", "--target", str(holder.pid), *its, "--")
        yield Disk(at, Path(f"/proc/{holder.pid}/root{at}"), enter)
    finally:
        holder.stdin.close()
        await holder.wait()


def ordinary() -> tuple[str, ...]:
    """What a command begins with so that permissions bind it: for root, a process without his privileges."""
    return ("setpriv", "--bounding-set=-all", "--inh-caps=-all", "--") if os.geteuid() == 0 else ()


@asynccontextmanager
async def read_only(*paths: Path) -> AsyncIterator[None]:
    """These files and directories may not be written by an ordinary user, for as long."""
    modes = {path: path.stat().st_mode for path in paths}
    try:
        for path, mode in modes.items():
            path.chmod(mode & 0o555)
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)
