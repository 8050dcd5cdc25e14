"""LogService: reading, replaying and vouching for the log.

Each caller sees his own part until the log is disclosed; then, and administrators always, all of it. Only where all is
open are entries and moves counted as the log counts them: those numbers tell of claims that were declined in secret.
"""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import structlog

from cardavia.core.commands import Release
from cardavia.core.decisions import Made, made
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Table
from cardavia.core.views import Viewer
from cardavia.service.journal import JournalFailed
from cardavia.service.live import Live
from cardavia.service.rpc.access import Access, storage_failed, unreadable
from cardavia.service.rpc.errors import ApiError, ApiReason, Context, abort, bad
from cardavia.service.wire.api import decision_of, encode_made, encode_recorded, encode_table, encode_update
from cardavia.service.wire.export import encode_seal
from cardavia.v1 import logs_pb2 as pb
from cardavia.v1 import logs_pb2_grpc, views_pb2

BATCH = 64

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Reader:
    """Who reads a table's log: as which viewer, and whether all of it is open to him."""

    live: Live
    viewer: Viewer
    all: bool


class LogService(logs_pb2_grpc.LogServiceServicer):
    """The service."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def ReadLog(
        self,
        request: pb.ReadLogRequest,
        context: Context,  # noqa: ARG002
    ) -> AsyncIterator[pb.ReadLogResponse]:
        """Reads a table's log."""
        reader = await self._reader(request.table_id, request.token)
        parts = self._recorded(reader.live, request.after) if reader.all else _updates(reader, request.after)
        async for part in parts:
            yield part

    async def Replay(self, request: pb.ReplayRequest, context: Context) -> pb.ReplayResponse:
        """Shows a table as it was."""
        try:
            reader = await self._reader(request.table_id, request.token)
            live, viewer = reader.live, _viewer(reader, request)
            position = _position(reader, viewer, request)
            table = live.state_at(position)
        except ApiError as error:
            await abort(context, error)
        view = encode_table(live.name, table, viewer, live.head_of(viewer, position))
        return pb.ReplayResponse(view=view, decision=decision_of(table, viewer))

    async def ListDecisions(
        self,
        request: pb.ListDecisionsRequest,
        context: Context,  # noqa: ARG002
    ) -> AsyncIterator[pb.ListDecisionsResponse]:
        """Lists decisions with all their legal moves."""
        reader = await self._reader(request.table_id, request.token)
        batch = []
        for each in _made(reader.live):
            if reader.all or each.seat == reader.viewer:
                batch.append(encode_made(each, with_ply=reader.all))
            if len(batch) == BATCH:
                yield pb.ListDecisionsResponse(decisions=batch)
                batch = []
        if batch:
            yield pb.ListDecisionsResponse(decisions=batch)

    async def GetHead(self, request: pb.GetHeadRequest, context: Context) -> pb.GetHeadResponse:
        """Signs the head of a table's log, as far as the caller may see it."""
        try:
            reader = await self._reader(request.table_id, request.token)
        except ApiError as error:
            await abort(context, error)
        live, position = reader.live, len(reader.live.history)
        head = live.history.head if reader.all else live.head_of(reader.viewer, position)
        seal = self._access.tables.signer.seal(live.id, head)
        return pb.GetHeadResponse(head=encode_seal(live.id, position if reader.all else 0, seal))

    async def ReleaseLog(self, request: pb.ReleaseLogRequest, context: Context) -> pb.ReleaseLogResponse:
        """Releases the log of a table that is at its end."""
        administrator = self._access.caller.administrator
        try:
            live = await self._access.table(request.table_id)
            if not administrator and not self._access.is_owner(live, request.token):
                raise ApiError(ApiReason.NOT_ALLOWED, "not_owner_releases")
            author = Author("administrator" if administrator else "owner")
            done = await self._access.tables.execute(live, Release(), author)
            if isinstance(done, Refusal):
                raise ApiError.of(done)
        except JournalFailed:
            await abort(context, storage_failed())
        except ApiError as error:
            await abort(context, error)
        return pb.ReleaseLogResponse()

    async def _reader(self, table_id: str, token: str) -> _Reader:
        live = await self._access.table(table_id)
        if self._access.caller.administrator:
            if not live.table.disclosed:
                log.warning("an administrator reads a log that is not disclosed", table=live.name)
            return _Reader(live, self._access.viewer(live, token) if token else None, True)
        return _Reader(live, self._access.viewer(live, token), live.table.disclosed)

    async def _recorded(self, live: Live, after: int) -> AsyncIterator[pb.ReadLogResponse]:
        last = len(live.history)
        while after < last:
            try:
                stored = await self._access.tables.journal.read(live.id, after, min(BATCH, last - after))
            except JournalFailed as error:
                raise unreadable(error) from None
            yield pb.ReadLogResponse(
                entries=[encode_recorded(each, live.history.step(each.revision).head) for each in stored],
                heads=[encode_seal(live.id, each.revision, each.seal) for each in stored if each.seal is not None],
            )
            after += len(stored)


async def _updates(reader: _Reader, after: int) -> AsyncIterator[pb.ReadLogResponse]:
    live, updates = reader.live, []
    for step in live.history:
        revision = step.table.revision_of(reader.viewer)
        update = encode_update(step.entry, reader.viewer, revision, step.head) if revision > after else None
        if update is not None:
            updates.append(views_pb2.Update.FromString(update))
        if len(updates) == BATCH:
            yield pb.ReadLogResponse(updates=updates)
            updates = []
    if updates:
        yield pb.ReadLogResponse(updates=updates)


def _viewer(reader: _Reader, request: pb.ReplayRequest) -> Viewer:
    if not request.HasField("as_seat"):
        return reader.viewer
    if not reader.all:
        raise not_disclosed()
    if request.as_seat >= len(reader.live.table.seats):
        raise bad("as_seat", "seats_are", last=len(reader.live.table.seats) - 1)
    return request.as_seat


def _position(reader: _Reader, viewer: Viewer, request: pb.ReplayRequest) -> int:
    """How many entries there were at the moment that is asked for."""
    live = reader.live
    if sum((request.HasField("ply"), bool(request.log_revision), bool(request.revision))) != 1:
        raise bad("revision", "which_moment")
    if request.revision:
        position = live.position_of(viewer, request.revision)
        if position is None:
            raise bad("revision", "revisions_are", last=live.table.revision_of(viewer))
        return position
    if not reader.all:
        raise not_disclosed()
    if request.log_revision:
        if request.log_revision > len(live.history):
            raise bad("log_revision", "log_entries", count=len(live.history))
        return request.log_revision
    return _after_ply(live, request.ply)


def _after_ply(live: Live, ply: int) -> int:
    """The last moment at which at most so many moves of the deal had been made: the next one is about to be."""
    if live.table.deal is None or ply > live.table.ply:
        raise bad("ply", "deal_moves", count=live.table.ply)
    found = 1
    for position, step in enumerate(live.history, start=1):
        if step.table.ply > ply:
            break
        found = position
    return found


def _made(live: Live) -> Iterator[Made]:
    table: Table | None = None
    for step in live.history:
        if table is not None:
            yield from made(table, step.entry)
        table = step.table


def not_disclosed() -> ApiError:
    """The error for what only the whole log can answer."""
    return ApiError(ApiReason.NOT_ALLOWED, "not_disclosed")
