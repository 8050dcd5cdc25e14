"""Who may do what: from tokens and invitations to a viewer of a table, or a clear error. Guests have no token."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from cardavia.core.views import Viewer
from cardavia.service.accounts import Accounts
from cardavia.service.ids import Keyring, Token
from cardavia.service.journal import JournalFailed
from cardavia.service.rpc.errors import ApiError, ApiReason, bad
from cardavia.service.tables import Live, NoSuchTable, Tables

MAX_TOKEN = 1024
MAX_TABLE_ID = 36

Metadata = Sequence[tuple[str, str | bytes]]
"""What comes with a call besides its message."""


@dataclass(frozen=True, slots=True)
class Access:
    """Finds tables and says what a caller is there."""

    tables: Tables
    keys: Keyring
    administrator_key: str
    accounts: Accounts

    async def table(self, table_id: str) -> Live:
        """The table of an id."""
        try:
            return await self.tables.get(_uuid(table_id))
        except ValueError:
            raise bad("table_id", "A table id is a UUID.") from None
        except NoSuchTable:
            raise ApiError(ApiReason.NO_SUCH_TABLE, "There is no such table.") from None
        except JournalFailed:
            raise storage_failed() from None

    def viewer(self, live: Live, token: str) -> Viewer:
        """Whose eyes a token gives: a seat's, or a spectator's (None)."""
        claims = self._claims(token)
        if claims is not None and claims.seat is None and claims.player == live.table.opened.owner:
            return None
        if claims is not None and claims.seat is not None and claims.table == live.id:
            return self._seat_of(live, claims)
        if not token and (live.table.opened.listed or live.table.disclosed):
            return None
        if token and self.keys.invites(token, live.id, None):
            return None
        raise refused_token(token)

    def seat(self, live: Live, token: str) -> int:
        """The seat that a token acts for."""
        claims = self._claims(token)
        if claims is None or claims.table != live.id or claims.seat is None:
            raise refused_token(token)
        return self._seat_of(live, claims)

    def is_owner(self, live: Live, token: str) -> bool:
        """Whether a token is the table's owner's, who is the same for all deals of a series."""
        claims = self._claims(token)
        return claims is not None and claims.seat is None and claims.player == live.table.opened.owner

    def is_player(self, player: str, token: str) -> bool:
        """Whether a token was given to this player, be it for a seat that he has left since."""
        claims = self._claims(token)
        return claims is not None and claims.seat is not None and claims.player == player

    def is_administrator(self, metadata: Metadata | None) -> bool:
        """Whether the call's `authorization` bears the administrator's key."""
        key = _bearer(metadata)
        return bool(key) and hmac.compare_digest(key.encode(), self.administrator_key.encode())

    def has_scope(self, metadata: Metadata | None, scope: str) -> bool:
        """Whether the call's `authorization` bears the key of an account with this scope. Administrators have all."""
        return self.is_administrator(metadata) or scope in self.accounts.scopes(_bearer(metadata))

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
        if invitation and self.keys.invites(invitation, live.id, seat):
            return live.table.seats[seat].player or opened.seats[seat].held_for or self.keys.player(live.id, seat)
        if not invitation and opened.listed:
            return ""
        raise refused_token(invitation)

    def _claims(self, token: str) -> Token | None:
        return self.keys.read(token) if 0 < len(token) <= MAX_TOKEN else None

    def _seat_of(self, live: Live, claims: Token) -> int:
        seats = live.table.seats
        if claims.seat is None or not 0 <= claims.seat < len(seats):
            raise refused_token("")
        seat = seats[claims.seat]
        if (seat.player, seat.generation) != (claims.player, claims.generation):
            raise unseated()
        return claims.seat


def _bearer(metadata: Metadata | None) -> str:
    for key, value in metadata or ():
        if key == "authorization" and isinstance(value, str) and value.startswith("Bearer "):
            return value.removeprefix("Bearer ")
    return ""


def _uuid(text: str) -> UUID:
    """Raises ValueError, at once for what is too long."""
    if len(text) > MAX_TABLE_ID:
        raise ValueError
    return UUID(text)


def refused_token(token: str) -> ApiError:
    """The error for a token or invitation that is missing or not good for this."""
    text = "This token or invitation is not good for this." if token else "A token or invitation is needed."
    return ApiError(ApiReason.BAD_TOKEN, text)


def unseated() -> ApiError:
    """The error for a seat that is another's now, or the same player's anew."""
    return ApiError(ApiReason.BAD_TOKEN, "The seat has been left or taken again since this token was given.")


def storage_failed() -> ApiError:
    """The error for a journal that cannot store or read; details are in the server's log."""
    return ApiError(ApiReason.STORAGE_FAILED, "The log cannot be written or read now; nothing was changed.")
