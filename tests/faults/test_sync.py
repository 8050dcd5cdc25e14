"""Nothing is acknowledged before it is synced: seen in the system calls of a real server, played over real sockets."""

import asyncio
import random
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import grpc
import pytest

from cardavia.v1 import play_pb2, play_pb2_grpc, tables_pb2, tables_pb2_grpc
from tests.e2e.children import LOCAL, Server
from tests.faults.clients import Room, Table, connected
from tests.faults.http2 import streams
from tests.faults.recording import Record, able, environment, records

FRAME_HEAD = 24
CALLS = 20


@dataclass(frozen=True, slots=True)
class Traced:
    """What a server did, the inode of its write-ahead log, and the request ids of all moves that it acknowledged: on
    Play streams, and by calls, one after the other on a connection of their own."""

    records: Sequence[Record]
    log: int
    streamed: Sequence[str]
    called: Sequence[str]


@pytest.fixture(autouse=True)
def _able() -> None:
    if not able():
        pytest.skip("needs Linux and a C compiler")


async def traced(folder: Path, synchronous: str) -> Traced:
    root, record = folder / "root", folder / "record"
    root.mkdir()
    data = root / "data"
    options = ("--data", str(data), "--synchronous", synchronous)
    server = await Server.start("-m", "tests.faults.server", "serve", *options, *LOCAL, env=environment(root, record))
    try:
        await server.ready()
        room = Room([Table(random.Random(seed)) for seed in range(6)], shared=True)
        async with connected(server.address) as streaming, connected(server.address) as calling:
            called, _ = await asyncio.gather(calls(streaming, calling), room.play(streaming))
        log = (data / "cardavia.sqlite3-wal").stat().st_ino
        assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
    finally:
        await server.close()
    streamed = {
        sending.request_id
        for table in room.tables
        for sending in table.history.sendings
        if sending.accepted is not None
    }
    return Traced(list(records(record)), log, sorted(streamed), called)


async def calls(others: grpc.aio.Channel, calling: grpc.aio.Channel) -> list[str]:
    """Moves by SubmitMove alone on the connection `calling`; the request ids in order."""
    tables, play = tables_pb2_grpc.TableServiceStub(others), play_pb2_grpc.PlayServiceStub(calling)
    seats = ["", "greedy", "greedy"]
    said: list[str] = []
    while len(said) < CALLS:
        request_id = random.randbytes(16).hex()
        opened = await tables.OpenTable(
            tables_pb2.OpenTableRequest(request_id=request_id, game="chuo_pai", seats=seats)
        )
        take = tables_pb2.TakeSeatRequest(table_id=opened.table_id, invitation=opened.invitations[0])
        token = (await tables.TakeSeat(take)).token
        attach = play_pb2.Attach(table_id=opened.table_id, token=token)
        async for response in play_pb2_grpc.PlayServiceStub(others).Watch(play_pb2.WatchRequest(attach=attach)):
            for item in response.items:
                if item.HasField("decision"):
                    said.append(random.randbytes(16).hex())
                    submit = play_pb2.Submit(request_id=said[-1], move=item.decision.legal[0])
                    await play.SubmitMove(
                        play_pb2.SubmitMoveRequest(table_id=opened.table_id, token=token, submit=submit)
                    )
            if any(event.HasField("ended") for item in response.items for event in item.update.events):
                break
    return said


def acknowledgements(trace: Traced) -> dict[str, int]:
    """The number of the record in which each acknowledgement was handed to a socket."""
    found: dict[str, int] = {}
    sent = streams(trace.records)
    for stream in sent.values():
        for request_id in trace.streamed:
            if request_id not in found and (at := stream.data.find(request_id.encode())) >= 0:
                found[request_id] = stream.record_of(at)
    # The connection of calls has an answer of a few bytes on each of its streams, and nothing else.
    longest = dict[int, int]()
    for (connection, _), stream in sent.items():
        longest[connection] = max(longest.get(connection, 0), len(stream.data))
    calling = min(longest, key=lambda connection: longest[connection])
    answers = [stream.record_of(0) for (connection, _), stream in sent.items() if connection == calling]
    return found | dict(zip(trace.called, answers, strict=True))


def durable_from(trace: Traced) -> dict[str, int]:
    """The number of the record from which each move's whole transaction is synced; those that never are lack."""
    found: dict[str, int] = {}
    missing = {*trace.streamed, *trace.called}
    begun, committed = set[str](), set[str]()
    commits = False
    for number, record in enumerate(trace.records):
        if record.subject != trace.log:
            continue
        if record.kind == "W" and len(record.data) == FRAME_HEAD:
            commits = any(record.data[4:8])  # the size of the database after a commit; 0 in all other frames
        elif record.kind == "W":
            begun |= {request_id for request_id in missing if request_id.encode() in record.data}
            missing -= begun
            if commits:
                committed |= begun
                begun.clear()
        elif record.kind == "S":
            found |= dict.fromkeys(committed, number)
            committed.clear()
    return found


def early(trace: Traced) -> list[str]:
    """The moves whose acknowledgements were handed to a socket before they were durable."""
    sent, durable = acknowledgements(trace), durable_from(trace)
    assert sent.keys() == {*trace.streamed, *trace.called}
    return [request_id for request_id, at in sent.items() if at < durable.get(request_id, at + 1)]


async def test_each_acknowledgement_leaves_after_the_sync_of_its_move(tmp_path: Path) -> None:
    trace = await traced(tmp_path, "FULL")
    assert len(trace.called) >= CALLS
    assert len(trace.streamed) > 100
    assert early(trace) == []


async def test_without_full_acknowledgements_do_not_wait_for_a_sync(tmp_path: Path) -> None:
    """Shows that the test above can fail. A few may come just after a sync, when SQLite moves its log."""
    trace = await traced(tmp_path, "NORMAL")
    assert 2 * len(early(trace)) > len(trace.called) + len(trace.streamed)
