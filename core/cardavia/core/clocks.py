"""The clocks of a table: arithmetic over recorded times. No clock is read here.

The seat on turn has `move_time` for each move and, once that is used up, its reserve, which does not come back. A clock
runs while a person is on turn and no claim window is open; at its deadline both are out. Whatever starts anew (after a
move, a pause, a restart of the service, or a player's return) starts with the whole move time, so that only the reserve
has to be kept. All times are in microseconds, moments in UTC.

A move needs time to arrive. So that who moves by the deadline that he is shown is not charged for that, every move
counts as made a `grace` earlier than it arrived, the same for all: nothing is measured that a client could pretend.
"""

from cardavia.core.events import ClockStarted, ClockStopped, Happened, Opened
from cardavia.core.refusals import Reason, Refusal, refuse
from cardavia.core.values import Value

MAX_TIME = 7 * 24 * 3_600_000_000
"""The longest move time and reserve: seven days."""
MAX_GRACE = 1_000_000
"""The longest grace: one second."""


class Clock(Value, frozen=True):
    """The clock that runs: whose, and when its move time and reserve are out."""

    seat: int
    deadline: int


def bad_times(move_time: int, reserve: int, grace: int) -> Refusal | None:
    """Why these times are not good for a table; None if they are."""
    if not (0 <= move_time <= MAX_TIME and 0 <= reserve <= MAX_TIME):
        return refuse(Reason.BAD_OPTION, "bad_time", most=MAX_TIME)
    return None if 0 <= grace <= MAX_GRACE else refuse(Reason.BAD_OPTION, "bad_grace", most=MAX_GRACE)


def due(opened: Opened, reserve: int, now: int) -> int:
    """The deadline of a clock that starts now."""
    return now + opened.move_time + reserve


def out(opened: Opened, clock: Clock) -> int:
    """From when on no move counts as made before the deadline."""
    return clock.deadline + opened.grace


def left(opened: Opened, clock: Clock, reserve: int, now: int) -> int:
    """What a seat has left of the reserve that it had when its clock started: the move time is used up first."""
    return min(reserve, max(0, out(opened, clock) - now))


def turned(
    opened: Opened, clock: Clock | None, reserves: tuple[int, ...], seat: int | None, now: int
) -> list[Happened]:
    """What happens to the clocks when another decision begins, which is to be timed for `seat` (None: for nobody)."""
    happened = []
    if clock is not None:
        rest = left(opened, clock, reserves[clock.seat], now)
        reserves = (*reserves[: clock.seat], rest, *reserves[clock.seat + 1 :])
        happened.append(Happened(ClockStopped(clock.seat, rest)))
    if seat is not None:
        happened.append(Happened(ClockStarted(seat, due(opened, reserves[seat], now))))
    return happened


def window_time(opened: Opened) -> int:
    """How long a claim window stays open at most; 0 for as long as it takes.

    Without clocks an open window waits. With them it has an end that is the same for all, and no seat's own: the move
    time, or the time of a sealed window if that is longer.
    """
    if opened.claims == "sealed":
        return opened.claim_time
    return max(opened.claim_time, opened.move_time) if opened.timed else 0
