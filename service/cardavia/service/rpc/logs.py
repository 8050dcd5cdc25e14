"""LogService: reading and replaying."""

from collections.abc import AsyncIterator

from cardavia.core.table import seen_by
from cardavia.service.rpc.access import Access
from cardavia.service.rpc.errors import ApiError, Context, abort, bad
from cardavia.service.wire.api import encode_decision, encode_recorded, encode_table, encode_update
from cardavia.v1 import logs_pb2 as pb
from cardavia.v1 import logs_pb2_grpc

BATCH = 64


class LogService(logs_pb2_grpc.LogServiceServicer):
    """The log: each caller his own view while the deal runs, all of it for everybody once it has ended."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def ReadLog(self, request: pb.ReadLogRequest, context: Context) -> AsyncIterator[pb.ReadLogResponse]:
        """Reads a table's log."""
        try:
            live = await self._access.table(request.table_id)
            viewer = self._access.viewer(live, request.token)
        except ApiError as error:
            await abort(context, error)
        entries = list(live.entries)
        if live.table.ended:
            numbered = list(enumerate(entries, start=1))[request.after :]
            for at in range(0, len(numbered), BATCH):
                yield pb.ReadLogResponse(
                    entries=[encode_recorded(number, entry) for number, entry in numbered[at : at + BATCH]]
                )
            return
        updates = []
        for entry, seen in zip(entries, list(live.seen), strict=False):
            update = encode_update(entry, viewer, seen_by(seen, viewer))
            if update is not None and update.revision > request.after:
                updates.append(update)
        for at in range(0, len(updates), BATCH):
            yield pb.ReadLogResponse(updates=updates[at : at + BATCH])

    async def Replay(self, request: pb.ReplayRequest, context: Context) -> pb.ReplayResponse:
        """Shows a table as it was."""
        try:
            live = await self._access.table(request.table_id)
            viewer = self._access.viewer(live, request.token)
            position = live.position_of(viewer, request.revision)
            if position is None:
                raise bad("revision", f"You are at revision {live.table.revision_of(viewer)}.")
            table = live.state_at(position)
            if table is None:
                raise bad("revision", "Nothing had happened at revision 0; the table was opened at revision 1.")
        except ApiError as error:
            await abort(context, error)
        return pb.ReplayResponse(
            view=encode_table(str(live.id), table, viewer), decision=encode_decision(table, viewer)
        )
