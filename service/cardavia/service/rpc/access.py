"""Who may do what: from tokens, invitations and accounts to a viewer of a table, or a clear error."""

from dataclasses import dataclass
from uuid import UUID

from cardavia.core.views import Viewer
from cardavia.service.accounts import MANAGE_TABLES, READ_RESULTS
from cardavia.service.ids import Keyring, Token
from cardavia.service.journal import ArchiveFailed, JournalFailed
from cardavia.service.limits import MAX_TABLE_ID, MAX_TOKEN, Bucket, Limiter
from cardavia.service.live import Live
from cardavia.service.rpc.callers import CALLER, Caller, check_failures, moves_of
from cardavia.service.rpc.errors import ApiError, ApiReason, bad, too_many
from cardavia.service.tables import NoSuchTable, Tables


@dataclass(frozen=True, slots=True)
class Access:
    """Finds tables, and says what the caller is there, by what he brings in the request or by his account."""

    tables: Tables
    keys: Keyring
    limiter: Limiter

    @property
    def caller(self) -> Caller:
        """Who makes the call that is being answered."""
        return CALLER.get()

    async def table(self, table_id: str) -> Live:
        """The table of an id."""
        try:
            return await self.tables.get(_uuid(table_id))
        except ValueError:
            raise bad("table_id", "bad_table_id") from None
        except NoSuchTable:
            raise ApiError(ApiReason.NO_SUCH_TABLE, "no_such_table") from None
        except JournalFailed as error:
            raise unreadable(error) from None

    def viewer(self, live: Live, token: str) -> Viewer:
        """Whose eyes a token gives, or without one the caller's account: a seat's, or a spectator's (None)."""
        if not token:
            opened = live.table.opened
            if opened.listed or live.table.disclosed or self.caller.has(READ_RESULTS) or self._owns(live):
                return None
            raise refused_token(token)
        claims = self._claims(token)
        if claims is not None and claims.seat is None and claims.player == live.table.opened.owner:
            return None
        if claims is not None and claims.seat is not None and claims.table == live.id:
            return self._seat_of(live, claims)
        if self._invites(token, live, None):
            return None
        raise refused_token(token)

    def seat(self, live: Live, token: str) -> int:
        """The seat that a token acts for."""
        claims = self._claims(token)
        if claims is None or claims.table != live.id or claims.seat is None:
            raise refused_token(token)
        return self._seat_of(live, claims)

    def is_owner(self, live: Live, token: str) -> bool:
        """Whether a token, or without one the caller's account, is the table's owner's.

        The owner is the same for all deals of a series.
        """
        if not token:
            return self._owns(live)
        claims = self._claims(token)
        return claims is not None and claims.seat is None and claims.player == live.table.opened.owner

    def is_player(self, player: str, token: str) -> bool:
        """Whether a token was given to this player, be it for a seat that he has left since."""
        claims = self._claims(token)
        return claims is not None and claims.seat is not None and claims.player == player

    def player(self, live: Live, seat: int, invitation: str) -> str:
        """The player that an invitation, or a token of the deal before, makes its bearer; "" if he is new."""
        opened = live.table.opened
        claims = self._claims(invitation)
        if claims is not None and claims.seat == seat:
            if claims.table == live.id:
                self._seat_of(live, claims)
                return claims.player
            if str(claims.table) == opened.previous:
                return claims.player
        if self._invites(invitation, live, seat) or (not invitation and self._owns(live)):
            return opened.seats[seat].held_for or self.keys.player(live.id, seat)
        if not invitation and opened.listed:
            return ""
        raise refused_token(invitation)

    def new_owner(self) -> str:
        """A fresh id for the owner of a table that the caller opens."""
        return self.keys.owner(self.caller.account.name if self.caller.account is not None else "")

    def count_table(self) -> None:
        """Count a table that the caller opens. Raises ApiError."""
        caller = self.caller
        if not caller.administrator and (wait := self.limiter.tables.take(caller.counted_as)):
            most = self.limiter.limits.tables_per_minute
            raise too_many("tables_per_minute", "too_many_tables", wait, most=most)

    def moves(self) -> Bucket:
        """A bucket for the moves of one of the caller's streams."""
        return moves_of(self.caller, self.limiter)

    def count_move(self) -> None:
        """Count a move that came without a stream. Raises ApiError."""
        caller = self.caller
        if not caller.administrator and (wait := self.limiter.moves.take(caller.counted_as)):
            raise too_many_moves(self.limiter.limits.moves_per_second, wait)

    def _owns(self, live: Live) -> bool:
        """Whether the caller's account opened the table, and may manage it."""
        account = self.caller.account
        return self.caller.has(MANAGE_TABLES) and self.keys.owns(
            account.name if account else "", live.table.opened.owner
        )

    def _claims(self, token: str) -> Token | None:
        """What a token says. Those that are shaped like one and not good are counted."""
        if "." not in token or len(token) > MAX_TOKEN:
            return None
        check_failures(self.limiter, self.caller.address)
        claims = self.keys.read(token)
        if claims is None:
            self.limiter.failures.take(self.caller.address)
        return claims

    def _invites(self, invitation: str, live: Live, seat: int | None) -> bool:
        """Whether this is that invitation. Those that are not are counted."""
        if not invitation or "." in invitation:
            return False
        check_failures(self.limiter, self.caller.address)
        invites = self.keys.invites(invitation, live.id, seat)
        if not invites:
            self.limiter.failures.take(self.caller.address)
        return invites

    def _seat_of(self, live: Live, claims: Token) -> int:
        seats = live.table.seats
        if claims.seat is None or not 0 <= claims.seat < len(seats):
            raise refused_token("")
        seat = seats[claims.seat]
        if (seat.player, seat.generation) != (claims.player, claims.generation):
            raise unseated()
        return claims.seat


def _uuid(text: str) -> UUID:
    """Raises ValueError, at once for what is too long."""
    if len(text) > MAX_TABLE_ID:
        raise ValueError
    return UUID(text)


def too_many_moves(most: int, wait: float) -> ApiError:
    """The error for moves that come too fast."""
    return too_many("moves_per_second", "too_many_moves", wait, most=most)


def refused_token(token: str) -> ApiError:
    """The error for a token or invitation that is missing or not good for this."""
    return ApiError(ApiReason.BAD_TOKEN, "bad_token" if token else "no_token")


def unseated() -> ApiError:
    """The error for a seat that is another's now, or the same player's anew."""
    return ApiError(ApiReason.BAD_TOKEN, "seat_given_up")


def storage_failed() -> ApiError:
    """The error for a journal that cannot store or read; details are in the server's log."""
    return ApiError(ApiReason.STORAGE_FAILED, "storage_failed")


def unreadable(error: JournalFailed) -> ApiError:
    """The error for a table that cannot be read; details are in the server's log."""
    return (
        ApiError(ApiReason.ARCHIVE_FAILED, "archive_failed") if isinstance(error, ArchiveFailed) else storage_failed()
    )
