"""Child processes: the server as it is started for real, and the plain client."""

import asyncio
import contextlib
import json
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

PATIENCE = 30.0
CLIENT = Path(__file__).with_name("plain_client.py")
SERVE = ("-m", "cardavia.service.cli", "serve")
LOCAL = ("--listen", "127.0.0.1:0", "--http", "")


class Child:
    """A child process, with what it has printed so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self._errors: list[str] = []
        self._reading = asyncio.ensure_future(self._read_errors())

    @classmethod
    async def start(cls, *arguments: str, env: Mapping[str, str] | None = None) -> Self:
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=pipe, stderr=pipe, env=env))

    @property
    def errors(self) -> str:
        """What it wrote to standard error."""
        return "".join(self._errors)

    async def line(self) -> str:
        """The next line of its output; "" at the end."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await self.process.stdout.readline()).decode()
        self.lines.append(line)
        return line

    async def facts(self) -> dict[str, Any]:
        """The next line of the plain client; {} at the end."""
        line = await self.line()
        found: dict[str, Any] = json.loads(line) if line else {}
        return found

    async def ended(self) -> int:
        """The exit status, once it has ended and all its output is read."""
        while await self.line():
            pass
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self.process.wait()

    async def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return await self.ended()

    async def close(self) -> None:
        """End it if a test has not."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.ended()

    async def _read_errors(self) -> None:
        assert self.process.stderr is not None
        while line := await self.process.stderr.readline():
            self._errors.append(line.decode(errors="backslashreplace"))


@asynccontextmanager
async def running(*arguments: str) -> AsyncIterator[Child]:
    child = await Child.start(*arguments)
    try:
        yield child
    finally:
        await child.close()


class Server(Child):
    """A server, with the address that it said it listens at."""

    address = ""

    async def ready(self) -> None:
        first = await self.line()
        assert first.startswith("Cardavia serves gRPC at "), first + self.errors
        self.address = first.split()[4].rstrip(";")


@asynccontextmanager
async def serving(data: Path | None, *options: str) -> AsyncIterator[Server]:
    """A server that is up."""
    where = ("--memory",) if data is None else ("--data", str(data))
    server = await Server.start(*SERVE, *where, *LOCAL, *options)
    try:
        await server.ready()
        yield server
    finally:
        await server.close()


async def client(*arguments: str) -> list[dict[str, Any]]:
    """All that the plain client prints, when it has ended well."""
    async with running(str(CLIENT), *arguments) as child:
        facts = []
        while line := await child.facts():
            facts.append(line)
        assert await child.ended() == 0, child.errors
        return facts
