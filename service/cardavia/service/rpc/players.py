"""PlayerService: the names of players, which stand beside the log and can be deleted."""

from cardavia.service.journal import JournalFailed
from cardavia.service.limits import MAX_IDS
from cardavia.service.names import BadName, checked_name
from cardavia.service.rpc.access import Access
from cardavia.service.rpc.errors import ApiError, ApiReason, Context, abort, bad
from cardavia.v1 import players_pb2 as pb
from cardavia.v1 import players_pb2_grpc


class PlayerService(players_pb2_grpc.PlayerServiceServicer):
    """Gives, sets and deletes names."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._journal = access.tables.journal

    async def GetNames(self, request: pb.GetNamesRequest, context: Context) -> pb.GetNamesResponse:
        """Gives the names of players."""
        if len(request.player_ids) > MAX_IDS:
            await abort(context, bad("player_ids", "many_players", most=MAX_IDS))
        try:
            names = await self._journal.names(request.player_ids)
        except JournalFailed:
            await abort(context, _storage_failed())
        return pb.GetNamesResponse(names=names)

    async def SetName(self, request: pb.SetNameRequest, context: Context) -> pb.SetNameResponse:
        """Sets the name of the player at a seat."""
        try:
            live = await self._access.table(request.table_id)
            seat = self._access.seat(live, request.token)
            try:
                name = checked_name(request.name)
            except BadName as error:
                raise bad("name", error.sentence, **error.params) from None
            await self._set(live.table.seats[seat].player, name)
        except ApiError as error:
            await abort(context, error)
        return pb.SetNameResponse(name=name)

    async def DeleteName(self, request: pb.DeleteNameRequest, context: Context) -> pb.DeleteNameResponse:
        """Deletes a player's name."""
        administrator = self._access.caller.administrator
        try:
            if not request.player_id:
                raise bad("player_id", "no_player_id")
            if not administrator and not self._access.is_player(request.player_id, request.token):
                raise ApiError(ApiReason.NOT_ALLOWED, "not_your_name")
            await self._set(request.player_id, "")
        except ApiError as error:
            await abort(context, error)
        return pb.DeleteNameResponse()

    async def _set(self, player: str, name: str) -> None:
        try:
            await self._journal.set_name(player, name)
        except JournalFailed:
            raise _storage_failed() from None


def _storage_failed() -> ApiError:
    # Not `access.storage_failed`: a name may be changed where only its copies could not be wiped.
    return ApiError(ApiReason.STORAGE_FAILED, "names_failed")
