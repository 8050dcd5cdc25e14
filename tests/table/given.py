"""Given a history, when a command is said, then events or a refusal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from cardavia.core.catalog import GAMES
from cardavia.core.commands import Begin, Command, Open, TakeSeat
from cardavia.core.events import Begun, Event, Happened, SeatSetup, whole
from cardavia.core.game import Deal, Move, State
from cardavia.core.refusals import Reason, Refusal
from cardavia.core.shuffle import committed
from cardavia.core.table import Author, Entry, Table, Window, append, decide
from cardavia.core.views import Viewer

NOW = 1_700_000_000_000_000
SECRET = b"the secret of a table: 32 bytes."
SEED = bytes(range(32))
PEOPLE = ("ada", "bo", "cy", "dee")
SERVICE = Author("service")


@dataclass(frozen=True)
class Outcome:
    """What came of a command: `table` and `entry` are those after it, where it was carried out."""

    before: Table | None
    result: Sequence[Happened] | Refusal
    now: int

    def then(self, *expected: Event | Happened) -> "Given":
        """Exactly this happened. A bare event is one that everybody sees."""
        assert not isinstance(self.result, Refusal), self.result
        assert [*self.result] == [each if isinstance(each, Happened) else Happened(each) for each in expected]
        return self.so()

    def refused(self, reason: Reason, **params: str) -> Refusal:
        """It was refused for this reason; the parameters named have these values."""
        assert isinstance(self.result, Refusal), f"not refused: {self.result}"
        assert self.result.reason == reason, self.result
        assert params.items() <= self.result.params.items()
        return self.result

    def so(self) -> "Given":
        """It was carried out, with whatever events."""
        assert not isinstance(self.result, Refusal), self.result
        if not self.result:
            return Given(self.before, self.now)
        return Given(append(self.before, self.entry), self.now)

    @property
    def entry(self) -> Entry:
        assert not isinstance(self.result, Refusal), self.result
        return Entry(self.now, SERVICE, "", tuple(self.result))


@dataclass(frozen=True)
class Given:
    """A table with a history (None: none yet), at a time."""

    table: Table | None = None
    now: int = NOW

    def when(self, command: Command, *, later: int = 0) -> Outcome:
        """Say a command, some microseconds later."""
        return Outcome(self.table, decide(self.table, command, self.now + later), self.now + later)

    def after(self, *commands: Command) -> "Given":
        """These commands were carried out."""
        given = self
        for command in commands:
            given = given.when(command).so()
        return given

    @property
    def state(self) -> Table:
        assert self.table is not None
        return self.table


def given(*events: Event | Happened) -> Given:
    """A history of events, an entry each."""
    table = None
    for event in events:
        happened = event if isinstance(event, Happened) else Happened(event)
        table = append(table, Entry(NOW, SERVICE, "", (happened,)))
    return Given(table)


def opening(game: str, **changes: Any) -> Open:
    """Open a table for people, its cards drawn from a seed."""
    seats = (SeatSetup(),) * GAMES[game].seats
    seed = SEED if changes.get("source", "seeded") == "seeded" else b""
    return Open(
        game, **{"seats": seats, "secret": SECRET, "source": "seeded", "seed": seed, "owner": "owner", **changes}
    )


def seated(game: str, **changes: Any) -> Given:
    """A table with everybody at it, before the deal."""
    command = opening(game, **changes)
    takes = [TakeSeat(seat, PEOPLE[seat]) for seat, setup in enumerate(command.seats) if not setup.ai]
    return Given().after(command, *takes)


def gathered(entropies: Mapping[int, bytes], **changes: Any) -> Given:
    """A fair table of Tien Gow where everybody sits and these seats have committed to these bytes."""
    command = opening("tien_gow", source="fair", **changes)
    people = [seat for seat, setup in enumerate(command.seats) if not setup.ai]
    commitments = {seat: committed(seat, entropy) for seat, entropy in entropies.items()}
    return Given().after(command, *(TakeSeat(seat, PEOPLE[seat], commitments.get(seat, b"")) for seat in people))


def playing(game: str, **changes: Any) -> Given:
    """A table whose deal has begun."""
    return seated(game, **changes).after(Begin())


def at(state: State, *, claims: str = "sealed", options: Mapping[str, str] | None = None) -> Given:
    """A table of Chắn at a position; if a card has just become public, its window is open."""
    table = playing("chan", claims=claims, options=options or {}).state
    deadline = NOW + table.opened.claim_time if claims == "sealed" else 0
    window = Window(state.window(), deadline) if state.window() else None
    return Given(replace(table, deal=state, window=window))


def move(game: str, text: str) -> Move:
    """The move that a text names."""
    return GAMES[game].parse(text)


def viewers(table: Table) -> list[Viewer]:
    """All seats, and the spectator."""
    return [*range(len(table.seats)), None]


def dealt(given: Given) -> Deal:
    """The deal that a playing table has, decided anew."""
    begun = whole(Given(replace(given.state, status="opened", deal=None, window=None)).when(Begin()).entry.happened[0])
    assert isinstance(begun, Begun)
    assert begun.deal is not None
    assert given.state.deal == given.state.game.state.start(begun.deal, given.state.opened.options)
    return begun.deal
