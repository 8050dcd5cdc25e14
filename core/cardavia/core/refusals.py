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


SENTENCES: Mapping[str, str] = {
    "table_paused": "The table is paused.",
    "not_ended": "The deal is not over.",
    "table_ended": "Nothing more is played at this table.",
    "no_such_game": "There is no game {game}; there are {games}.",
    "seat_count": "{title} has {seats} seats, not {count}.",
    "no_such_ai": "There is no AI player {ai}; there are {known}.",
    "bad_claims": "Claim windows are 'open' or 'sealed'.",
    "bad_disclosure": "The log is disclosed at the 'end' or on 'release'.",
    "bad_time": "A move time and a reserve are 0 to {most} microseconds.",
    "bad_grace": "A grace is 0 to {most} microseconds.",
    "bad_option": "{why}.",
    "bad_deal": "{why}.",
    "ai_sits": "An AI player sits at seat {seat}.",
    "seat_kept": "Seat {seat} is kept for the player of the deal before.",
    "somebody_sits": "Somebody sits at seat {seat}.",
    "bad_commitment": "A commitment has {bytes} bytes.",
    "bad_entropy": "Entropy has {least} to {most} bytes.",
    "other_entropy": "This is not what the seat committed to.",
    "entropy_not_due": "Entropy is revealed when all seats are taken, not before.",
    "deal_not_begun": "The deal has not begun.",
    "time_not_out": "The time of seat {seat} is not out.",
    "seats_not_taken": "Not all seats are taken.",
    "entropy_time": "There is still time to reveal entropy.",
    "not_started": "The deal has not begun: not all seats are taken.",
    "wrong_revision": "The table is at your revision {revision}, not {expected}.",
    "out_of_time": "Your time was out; take the seat again to move.",
    "were_absent": "You were gone; take the seat again to move.",
    "have_left": "You have left the seat; take the seat again to move.",
    "ai_acts": "The AI player {ai} acts for seat {seat}.",
    "person_acts": "A person acts for seat {seat}.",
    "answered_already": "You have answered for this card.",
    "not_your_turn": "It is not your turn.",
    "window_open": "The window is still open.",
    "no_such_seat": "There are seats 0 to {last}, no seat {seat}.",
    "given_up": "Something went wrong in the service, so that this deal cannot go on. No player did wrong.",
}
"""English sentences by key; params are in braces. Other languages have the same keys (docs/languages.md)."""


class Refusal(Value, frozen=True):
    """A refused command: the reason, a sentence, and parameters. `clause` is the rulebook's, for an illegal move.

    `key` names the sentence in every language; that of an illegal move is the game's, behind the game's name.
    """

    reason: Reason
    text: str
    clause: str = ""
    params: Mapping[str, str] = field(default_factory=dict)
    key: str = ""


def refuse(reason: Reason, key: str, **params: object) -> Refusal:
    """A refusal with a sentence of SENTENCES and its parameters."""
    texts = {name: str(value) for name, value in params.items()}
    return Refusal(reason, SENTENCES[key].format(**texts), params=texts, key=key)
