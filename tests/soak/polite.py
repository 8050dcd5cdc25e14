"""Clients that do nothing wrong and are not cut off: each is answered in time, and never by a fault of the server's."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Collection
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import grpc
from google.protobuf.message import Message

from cardavia.client.errors import refused_call
from cardavia.client.fold import STATUS_ENDED
from cardavia.core.table import AI_PLAYERS, Entry
from cardavia.service.tables import utc_now
from cardavia.service.wire.log import entry_from_bytes
from cardavia.v1 import logs_pb2, logs_pb2_grpc, play_pb2, play_pb2_grpc, tables_pb2, tables_pb2_grpc
from tests.client.test_real_server import SEATS
from tests.faults.clients import Gone, Room, Table, Violation, connected
from tests.faults.load import Tally, examined
from tests.faults.readback import whole_log

T = TypeVar("T")

ANSWER_SECONDS = 10.0
"""Within which whoever is well-behaved is answered, however others behave."""
GLANCE = 0.05
"""Seconds between two looks of a player who has no stream."""
PASSED = ("WRONG_REVISION", "NOT_YOUR_TURN", "NOT_SEATED", "ALREADY_ANSWERED", "TABLE_ENDED")
"""Why a move may be refused whose player saw the table before others went on, or has been silent for long."""


@dataclass
class Course:
    """A soak that goes on: until when, what has been done, and tables that have ended, of which anybody may read."""

    over: asyncio.Event = field(default_factory=asyncio.Event)
    tally: Tally = field(default_factory=Tally)
    done: Counter[str] = field(default_factory=Counter)
    ended: deque[str] = field(default_factory=lambda: deque(maxlen=50))

    async def pause(self, seconds: float) -> bool:
        """Wait so long, or until all is over; gives whether it goes on."""
        try:
            async with asyncio.timeout(seconds):
                await self.over.wait()
        except TimeoutError:
            pass
        return not self.over.is_set()


async def players(address: str, course: Course, rng: Random, move_time: int) -> None:
    """Whole deals over streams, room after room; what all saw is compared with the log. Raises Violation."""
    async with connected(address) as channel:
        while not course.over.is_set():
            tables = [Table(Random(rng.random()), move_time=move_time) for _ in range(rng.randint(1, 3))]
            room = Room(tables, rng.random() < 0.6)
            await _answered(room, asyncio.ensure_future(_stays(room.play(channel))))
            for table in tables:
                course.tally.add(table.history, await _stays(examined(channel, table)))
                course.ended.append(table.id)


async def _answered(room: Room, playing: "asyncio.Future[None]") -> None:
    """Wait for the end of its deals. Raises Violation if a move is not answered in time."""
    try:
        while not (await asyncio.wait({playing}, timeout=1.0))[0]:
            late = utc_now() - ANSWER_SECONDS * 1e6
            for table in room.tables:
                if any((watcher.waits_since or late) < late for watcher in table.watchers):
                    raise Violation(f"a move at table {table.id} ({table.what}) had no answer in {ANSWER_SECONDS:g} s")
        playing.result()
    finally:
        playing.cancel()


async def _stays(work: Awaitable[T]) -> T:
    """Raises Violation if the connection breaks."""
    try:
        return await work
    except Gone:
        raise Violation("a connection broke that nobody had cut") from None
    except grpc.aio.AioRpcError as error:
        raise Violation(f"a call ended with {error.code()}: {error.details()}") from error


class Caller:
    """Calls with a time within which they are answered."""

    def __init__(self, channel: grpc.aio.Channel) -> None:
        self.tables = tables_pb2_grpc.TableServiceStub(channel)
        self.play = play_pb2_grpc.PlayServiceStub(channel)
        self.logs = logs_pb2_grpc.LogServiceStub(channel)

    async def ask(
        self, method: Callable[..., Awaitable[Any]], request: Message, may_be_refused: Collection[str] = ()
    ) -> Any:
        """The answer; None where it is refused for one of these reasons. Raises Violation for any other end."""
        try:
            return await method(request, timeout=ANSWER_SECONDS)
        except grpc.aio.AioRpcError as error:
            if (reason := refused_call(error).reason) in may_be_refused:
                return None
            raise Violation(
                f"{type(request).__name__} ended with {error.code()}, {reason}: {error.details()}"
            ) from error

    async def read(self, method: Callable[..., AsyncIterable[Any]], request: Message) -> int:
        """All that a stream of answers has to say; gives how much that was. Raises Violation if it fails."""
        count = 0
        try:
            async for _ in method(request, timeout=ANSWER_SECONDS):
                count += 1
        except grpc.aio.AioRpcError as error:
            raise Violation(f"{type(request).__name__} ended with {error.code()}: {error.details()}") from error
        return count


async def player_without_streams(address: str, course: Course, rng: Random) -> None:
    """One person among AI players, by calls alone; each acknowledged move is in the log once. Raises Violation."""
    async with connected(address) as channel:
        caller = Caller(channel)
        while not course.over.is_set():
            game = rng.choice(list(SEATS))
            seats = ["", *rng.choices(AI_PLAYERS, k=SEATS[game] - 1)]
            opening = tables_pb2.OpenTableRequest(
                request_id=rng.randbytes(16).hex(), game=game, seats=seats, listed=True
            )
            opened = await caller.ask(caller.tables.OpenTable, opening)
            take = tables_pb2.TakeSeatRequest(table_id=opened.table_id, seat=0, invitation=opened.invitations[0])
            token = (await caller.ask(caller.tables.TakeSeat, take)).token
            accepted = await _played(caller, take, token, rng)
            logged = Counter(
                [
                    entry.request_id
                    async for entry in _stored(channel, opened.table_id)
                    if entry.author.seat == 0 and entry.request_id
                ]
            )
            if logged != Counter(accepted):
                raise Violation(f"table {opened.table_id}: acknowledged were {accepted}, the log has {dict(logged)}")
            course.ended.append(opened.table_id)
            course.done["deals by calls alone"] += 1


async def _stored(channel: grpc.aio.Channel, table: str) -> AsyncIterator[Entry]:
    async for recorded in whole_log(channel, table):
        yield entry_from_bytes(recorded.stored)


async def _played(caller: Caller, take: tables_pb2.TakeSeatRequest, token: str, rng: Random) -> list[str]:
    """Play a deal to its end; gives the ids of moves that were acknowledged."""
    accepted = []
    asked_for = tables_pb2.GetTableRequest(table_id=take.table_id, token=token)
    while (shown := await caller.ask(caller.tables.GetTable, asked_for)).view.status not in STATUS_ENDED:
        if not shown.HasField("decision"):
            if shown.view.seats[0].away_reason:  # it was thought to be gone: this machine was busy for long
                taken = await caller.ask(caller.tables.TakeSeat, take, ["TABLE_ENDED"])
                token = asked_for.token = taken.token if taken is not None else token
            await asyncio.sleep(GLANCE)
            continue
        said = play_pb2.Submit(
            request_id=rng.randbytes(16).hex(),
            expected_revision=shown.decision.revision,
            move=rng.choice(shown.decision.legal),
        )
        request = play_pb2.SubmitMoveRequest(table_id=take.table_id, token=token, submit=said)
        if await caller.ask(caller.play.SubmitMove, request, PASSED) is not None:
            accepted.append(said.request_id)
    return accepted


async def reader(address: str, course: Course, rng: Random) -> None:
    """Reads lists, and of tables that have ended everything that there is. Raises Violation."""
    async with connected(address) as channel:
        caller = Caller(channel)
        while await course.pause(0.1):
            listed = await caller.ask(caller.tables.ListTables, tables_pb2.ListTablesRequest(page_size=10))
            tables = [*course.ended, *(row.table_id for row in listed.tables if row.status == "over")]
            if not tables:
                continue
            table = rng.choice(tables)
            head = await caller.ask(caller.logs.GetHead, logs_pb2.GetHeadRequest(table_id=table))
            await caller.ask(
                caller.logs.Replay,
                logs_pb2.ReplayRequest(table_id=table, log_revision=rng.randint(1, head.head.revision)),
            )
            await caller.read(caller.logs.ReadLog, logs_pb2.ReadLogRequest(table_id=table))
            await caller.read(caller.logs.ListDecisions, logs_pb2.ListDecisionsRequest(table_id=table))
            course.done["logs read"] += 1
