"""Why a command is refused: data, never an exception. The reasons are a closed list with stable names."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import field

from cardavia.core.values import Value


class Reason(StrEnum):
    """The reasons. Their names are part of the API: none is ever renamed or given another meaning."""

    NO_SUCH_GAME = "NO_SUCH_GAME"
    BAD_OPTION = "BAD_OPTION"
    BAD_SEATS = "BAD_SEATS"
    BAD_DEAL = "BAD_DEAL"
    BAD_ENTROPY = "BAD_ENTROPY"
    ENTROPY_NOT_DUE = "ENTROPY_NOT_DUE"
    NO_SUCH_SEAT = "NO_SUCH_SEAT"
    SEAT_TAKEN = "SEAT_TAKEN"
    SEAT_HELD = "SEAT_HELD"
    NOT_SEATED = "NOT_SEATED"
    NOT_STARTED = "NOT_STARTED"
    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    ILLEGAL_MOVE = "ILLEGAL_MOVE"
    ALREADY_ANSWERED = "ALREADY_ANSWERED"
    WRONG_REVISION = "WRONG_REVISION"
    TABLE_ENDED = "TABLE_ENDED"
    NOT_ENDED = "NOT_ENDED"
    NOTHING_DUE = "NOTHING_DUE"
    TABLE_PAUSED = "TABLE_PAUSED"


class Refusal(Value, frozen=True):
    """A refused command: the reason, a sentence, and parameters. `clause` is the rulebook's, for an illegal move."""

    reason: Reason
    text: str
    clause: str = ""
    params: Mapping[str, str] = field(default_factory=dict)
