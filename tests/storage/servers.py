"""Servers and commands as processes of their own, on bad storage; and deals that are played through the trouble."""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

from cardavia.log.v1 import events_pb2
from tests.e2e.children import LOCAL, SERVE, Child, Server
from tests.stream.api import SEATS, Api, Table, ends

PATIENCE = 20.0


async def begin(data: Path, prefix: Sequence[str] = ()) -> Server:
    """A server that has just been started."""
    pipe = asyncio.subprocess.PIPE
    command = (*prefix, sys.executable, *SERVE, "--data", str(data), *LOCAL)
    return Server(await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe))


@asynccontextmanager
async def serving(data: Path, prefix: Sequence[str] = ()) -> AsyncIterator[tuple[Server, Api]]:
    """A server that is up, and its API."""
    server = await begin(data, prefix)
    try:
        await server.ready()
        async with grpc.aio.insecure_channel(server.address) as channel:
            yield server, Api(channel, await _key(data, prefix))
    finally:
        await server.close()


async def _key(data: Path, prefix: Sequence[str]) -> str:
    """The administrator's key, read where the server is."""
    pipe = asyncio.subprocess.PIPE
    reading = await asyncio.create_subprocess_exec(*prefix, "cat", str(data / "administrator.key"), stdout=pipe)
    return (await reading.communicate())[0].decode().strip()


async def refuses(data: Path, prefix: Sequence[str] = ()) -> str:
    """The one error of a server that does not start."""
    return await _fails(await begin(data, prefix))


async def command(*arguments: str, prefix: Sequence[str] = ()) -> tuple[int, str, str]:
    """A command's exit status, output and errors."""
    pipe = asyncio.subprocess.PIPE
    line = (*prefix, sys.executable, "-m", "cardavia.service.cli", *arguments)
    child = Child(await asyncio.create_subprocess_exec(*line, stdout=pipe, stderr=pipe))
    status = await child.ended()
    return status, "".join(child.lines), child.errors


async def _fails(server: Server) -> str:
    try:
        assert await server.line() == "", "it has started"
        assert await server.ended() == 1, server.errors
    finally:
        await server.close()
    assert server.errors.startswith("Error: "), server.errors
    assert server.errors.count("\n") == 1, server.errors
    return server.errors


async def healthy(server: Server) -> bool:
    async with grpc.aio.insecure_channel(server.address) as channel:
        answer = await health_pb2_grpc.HealthStub(channel).Check(health_pb2.HealthCheckRequest())
        return bool(answer.status == health_pb2.HealthCheckResponse.SERVING)


async def said(server: Server, words: str) -> None:
    """Wait until the server has logged these words."""
    async with asyncio.timeout(PATIENCE):
        while words not in server.errors:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)


@dataclass
class Deal:
    """A deal without AI players, and each of its moves that was acknowledged: the seat, the move, the revision."""

    table: Table
    accepted: dict[str, tuple[int, events_pb2.Move, int]] = field(default_factory=dict)
    refused: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    async def opened(cls, api: Api, game: str = "tien_gow") -> "Deal":
        return cls(await (await api.open(game, SEATS[game], claims="open")).seated(SEATS[game]))

    async def play(self, api: Api, moves: int = 10**9, going_on: asyncio.Event | None = None) -> None:
        """Play the first legal move for everybody, to the end of the deal or until so many were acknowledged in all.

        A move that the storage refused is said again under the same id, once `going_on` is set.
        """
        talk = await api.talk()
        for seat, token in self.table.tokens.items():
            await talk.attach(seat, self.table.id, token)
        said: dict[str, events_pb2.Move] = {}
        while len(self.accepted) < moves and not ends(item := await talk.next()):
            match item.WhichOneof("kind"):
                case "decision" if len(self.accepted) + len(said) < moves:
                    move = item.decision.legal[0]
                    said[await talk.submit(item.channel, move)] = move
                case "accepted":
                    request_id = item.accepted.request_id
                    self.accepted[request_id] = item.channel, said.pop(request_id), item.accepted.revision
                case "refused" if item.refused.refusal.reason == "STORAGE_FAILED":
                    self.refused.set()
                    assert going_on is not None, item
                    await going_on.wait()
                    request_id = item.refused.request_id
                    await talk.submit(item.channel, said[request_id], request_id=request_id)
                case "refused":  # another seat was quicker
                    del said[item.refused.request_id]
        talk.cancel()

    async def all_there(self, api: Api) -> None:
        """Each acknowledged move is in the log: said again, it gets its first answer."""
        for request_id, (seat, move, revision) in self.accepted.items():
            again = await api.submit(self.table.id, self.table.tokens[seat], move, request_id=request_id)
            assert again == revision
