"""The truth about a table that has ended, read from a server."""

import hashlib
from collections.abc import AsyncIterator

import grpc
from google.protobuf.message import Message

from cardavia.core.events import Answered, Moved, SeatLeft, SeatTaken, whole
from cardavia.core.game import Move
from cardavia.core.table import Entry, append
from cardavia.core.views import Viewer
from cardavia.service.wire.log import entry_from_bytes
from cardavia.v1 import logs_pb2, logs_pb2_grpc, play_pb2, play_pb2_grpc, tables_pb2, tables_pb2_grpc
from tests.faults.history import Logged, Truth


def move_text(move: Move) -> str:
    """A move as histories have it."""
    return f"{move.verb} {' '.join(map(str, sorted(move.cards)))}"


def plain(message: Message) -> bytes:
    """A message as bytes that are equal where the messages are."""
    return message.SerializeToString(deterministic=True)


async def truth(channel: grpc.aio.Channel, table: str, tokens: dict[Viewer, str]) -> Truth:
    """Everything about a table that has ended; `tokens` has each viewer's."""
    state, log = None, []
    async for recorded in whole_log(channel, table):
        entry = entry_from_bytes(recorded.stored)
        state = append(state, entry)
        log.append(_logged(entry, state.seen))
    assert state is not None
    outcome = state.deal.outcome() if state.deal is not None else None
    first, updates, last = dict[Viewer, bytes](), dict[Viewer, tuple[bytes, ...]](), dict[Viewer, bytes]()
    tables = tables_pb2_grpc.TableServiceStub(channel)
    for viewer, token in tokens.items():
        first[viewer], updates[viewer] = await _watched(channel, play_pb2.Attach(table_id=table, token=token))
        shown = await tables.GetTable(tables_pb2.GetTableRequest(table_id=table, token=token))
        last[viewer] = plain(shown.view)
    return Truth(
        table,
        state.status,
        tuple(state.result.scores) if state.result is not None else (),
        tuple(outcome["scores"]) if outcome is not None else (),
        tuple(log),
        first,
        updates,
        last,
    )


async def digest(channel: grpc.aio.Channel, table: str) -> bytes:
    """A digest of the whole log of a table that has ended."""
    sha = hashlib.sha256()
    async for recorded in whole_log(channel, table):
        sha.update(plain(recorded))
    return sha.digest()


async def whole_log(channel: grpc.aio.Channel, table: str) -> AsyncIterator[logs_pb2.ReadLogResponse.Recorded]:
    async for batch in logs_pb2_grpc.LogServiceStub(channel).ReadLog(logs_pb2.ReadLogRequest(table_id=table)):
        for recorded in batch.entries:
            yield recorded


async def _watched(channel: grpc.aio.Channel, attach: play_pb2.Attach) -> tuple[bytes, tuple[bytes, ...]]:
    """The first view and all updates, as they are sent now."""
    attach.after_revision = 0
    view, updates = b"", []
    call = play_pb2_grpc.PlayServiceStub(channel).Watch(play_pb2.WatchRequest(attach=attach))
    async for response in call:
        for item in response.items:
            match item.WhichOneof("kind"):
                case "view":
                    view = plain(item.view)
                case "update":
                    updates.append(plain(item.update))
                case "caught_up":
                    call.cancel()
                    return view, tuple(updates)
    raise AssertionError("a watch ended by itself")


def _logged(entry: Entry, seen: tuple[int, ...]) -> Logged:
    person = entry.author.seat if entry.author.role == "seat" and not entry.author.ai else None
    move, took, left = "", None, None
    for event in map(whole, entry.happened):
        if isinstance(event, Moved | Answered) and not move:
            move = move_text(Move(event.verb, event.cards))
        if isinstance(event, SeatTaken):
            took = event.seat, event.player
        if isinstance(event, SeatLeft):
            left = event.seat
    return Logged(entry.time, person, entry.request_id, move, took, seen, left)
