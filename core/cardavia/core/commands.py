"""What can be asked of a table, as values. Who may ask is decided before; whether it can be is decided in table.py."""

from collections.abc import Mapping

from msgspec import field

from cardavia.core.events import SeatSetup
from cardavia.core.game import Deal, Move
from cardavia.core.values import Value


class Open(Value, frozen=True):
    """Open a table. `secret` is 32 bytes of the server's own; `seed` has 32 bytes for a `seeded` deal, else none.

    `claims` is `open`, `sealed`, or empty for the default: sealed where two or more people play. `disclosure` is `end`
    or `release`. All times are in microseconds; `claim_time` and `reveal_time` are 0 for the usual ones. With a
    `move_time` (for each move) or a `reserve` (beside that, for all moves of a seat together) the table has clocks;
    a move counts as made its `grace` earlier than it arrived.
    """

    game: str
    seats: tuple[SeatSetup, ...]
    secret: bytes
    options: Mapping[str, str] = field(default_factory=dict)
    source: str = "fair"
    seed: bytes = b""
    deal: Deal | None = None
    first: int | None = None
    claims: str = ""
    owner: str = ""
    label: str = ""
    listed: bool = False
    previous: str = ""
    disclosure: str = "end"
    claim_time: int = 0
    reveal_time: int = 0
    move_time: int = 0
    reserve: int = 0
    grace: int = 0


class TakeSeat(Value, frozen=True):
    """Sit down, or come back. `commitment` (32 bytes, or none) is to what the player gives towards a fair deal."""

    seat: int
    player: str
    commitment: bytes = b""


class RevealEntropy(Value, frozen=True):
    """Reveal what the seat committed to, once entropy is due: 16 to 64 bytes."""

    seat: int
    entropy: bytes


class LeaveSeat(Value, frozen=True):
    """Leave: before the deal the seat is free again; later an AI player acts for it until its player returns."""

    seat: int


class TakeOver(Value, frozen=True):
    """Let an AI player act for a seat until its player returns. The service says this.

    `reason` is `time`, once the seat's clock is out, or `absent`, once its player has been gone for long.
    """

    seat: int
    reason: str


class Begin(Value, frozen=True):
    """Deal, once all seats are taken and entropy is in; void the deal if its time is out. The service says this."""


class Play(Value, frozen=True):
    """A seat's move, or its answer while a claim window is open. `revision` is the caller's own, if it must match.

    `ai` is the AI player that says it for the seat; empty for a person.
    """

    seat: int
    move: Move
    revision: int | None = None
    ai: str = ""


class CloseWindow(Value, frozen=True):
    """Settle the claims, when all have answered who can claim, or time is out. The service says this."""


class End(Value, frozen=True):
    """Close the table (before the deal) or void the deal (in it), with a reason for people."""

    reason: str


class GiveUp(Value, frozen=True):
    """Close the table, or void the deal, with a reason for people. The service says this.

    `cause` is `abandoned`, where nobody has been there for long, or `failed`, where the deal cannot go on.
    """

    cause: str
    reason: str


class Pause(Value, frozen=True):
    """Let nothing happen at the table, and no time pass, until it is resumed. `reason` is for people."""

    reason: str = ""


class Resume(Value, frozen=True):
    """Let a paused table go on. `reason` is for people."""

    reason: str = ""


class Restart(Value, frozen=True):
    """Give what has a deadline its whole time anew, since the service was down. The service says this."""


class Continue(Value, frozen=True):
    """Note the table of the next deal."""

    table: str


class Release(Value, frozen=True):
    """Open the whole log to all, once the table is at its end."""


Command = (
    Open
    | TakeSeat
    | RevealEntropy
    | LeaveSeat
    | TakeOver
    | Begin
    | Play
    | CloseWindow
    | End
    | GiveUp
    | Pause
    | Resume
    | Restart
    | Continue
    | Release
)
