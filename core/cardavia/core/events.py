"""What can happen in a deal: one small vocabulary for all games, and its fold onto views.

A kernel's step is *narrated* as events. Folding what a viewer received onto his first view gives his view at any
later moment, for every game alike, so that a client needs no rules to keep up.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from cardavia.core.decks import Deal, Face
from cardavia.core.values import Value
from cardavia.core.views import About, Cards, Place, View


class Moved(Value, frozen=True):
    """A seat made a move. `cards` are those that the viewer may know, `hidden` counts the others."""

    seat: int
    verb: str
    cards: tuple[Face, ...] = ()
    hidden: int = 0


class Transferred(Value, frozen=True):
    """Cards went from one place to another.

    The viewer knows `cards` where they lie now; those that he did not know where they came from were among its hidden
    ones (a card played by another seat, or turned up). `hidden` counts those that he knows at neither place.
    """

    source: Place
    target: Place
    cards: tuple[Face, ...] = ()
    hidden: int = 0


class Marked(Value, frozen=True):
    """The rules now remember these faces of a seat, besides those already marked."""

    mark: About
    faces: tuple[Face, ...]


class Counted(Value, frozen=True):
    """A number of the table or of a seat is now `value`."""

    count: About
    value: int


class RoundWon(Value, frozen=True):
    """A seat won a round or trick with `cards`."""

    seat: int
    cards: tuple[Face, ...]


class Paid(Value, frozen=True):
    """A payment: `points` (always positive) from payer to payee, for `reason`; points = |base| x factor."""

    payer: int
    payee: int
    points: int
    reason: str
    base: int
    factor: int


class Award(Value, frozen=True):
    """A bonus of the winning hand: its name and what it added to the score."""

    name: str
    points: int


class Settled(Value, frozen=True):
    """The deal is over: one score a seat, the winners in ascending order, and the winner's bonuses."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    awards: tuple[Award, ...] = ()


GameEvent = Moved | Transferred | Marked | Counted | RoundWon | Paid | Settled


class SeatSetup(Value, frozen=True):
    """Who is to sit at a seat: a person (`ai` empty), or the AI player of that name.

    `held_for` is the player for whom the seat is kept (the next deal of a series); empty for whoever is invited.
    """

    ai: str = ""
    held_for: str = ""


class Opened(Value, frozen=True):
    """A table was opened.

    `options` are complete. `source` says where the cards come from: `fair`, `seeded` or `given`. Until it is disclosed
    the log alone holds `secret` (32 bytes that the server drew), the `seed` and the given `deal`; everybody holds
    `commitment`, the SHA-256 of the secret. `first` is the first seat where it is not drawn. `claims` is how claim
    windows end: `open` or `sealed`. `disclosure` is when the log is open to all: at the `end`, or on `release`.
    All times are in microseconds. With a `move_time` (for each move) or a `reserve` (of a seat, for all its moves
    together) the table has clocks; a move counts as made its `grace` earlier than it arrived.
    """

    game: str
    rules: int
    options: Mapping[str, str]
    seats: tuple[SeatSetup, ...]
    source: str
    commitment: bytes
    claims: str
    claim_time: int
    owner: str
    label: str = ""
    listed: bool = False
    previous: str = ""
    first: int | None = None
    secret: bytes = b""
    deal: Deal | None = None
    seed: bytes = b""
    disclosure: str = "end"
    reveal_time: int = 0
    move_time: int = 0
    reserve: int = 0
    grace: int = 0

    def __hash__(self) -> int:
        """By what no two tables have alike; the options, a mapping, have no hash."""
        return hash(self.commitment)

    @property
    def timed(self) -> bool:
        """Whether the table has clocks."""
        return bool(self.move_time or self.reserve)


class SeatTaken(Value, frozen=True):
    """A player took a seat, or came back; `generation` counts how often, from 1.

    Who had only run out of time, or been gone, keeps his generation.
    `commitment` (32 bytes, or none) is to what he gives towards a fair deal.
    """

    seat: int
    player: str
    generation: int
    commitment: bytes = b""


class SeatLeft(Value, frozen=True):
    """The player of a seat left it; once the deal has begun, an AI player acts for the seat until he returns.

    `reason` is empty where he said so himself, `time` where his time was out, `absent` where he was gone.
    """

    seat: int
    reason: str = ""


class EntropyDue(Value, frozen=True):
    """All seats are taken: those that committed must reveal by `deadline` (UTC microseconds), or the deal is void."""

    deadline: int


class EntropyRevealed(Value, frozen=True):
    """A seat revealed what it had committed to: 16 to 64 bytes."""

    seat: int
    entropy: bytes


class Begun(Value, frozen=True):
    """The deal began. The log alone holds who got which cards."""

    deal: Deal | None = None


class WindowOpened(Value, frozen=True):
    """A card became public: the `seats` may answer once each until `deadline` (UTC microseconds; 0 for no time)."""

    seats: tuple[int, ...]
    deadline: int


class Answered(Value, frozen=True):
    """A seat's answer in the open window; seen by that seat alone."""

    seat: int
    verb: str
    cards: tuple[Face, ...] = ()


class WindowClosed(Value, frozen=True):
    """The claims on the public card are settled; what came of them follows."""


class Ended(Value, frozen=True):
    """The table is at its end: `over` (settled), `closed` or `void`, and why, for people.

    The secret is published, unless the log is disclosed by a release only. `cause` is empty unless the service gave the
    table up: `abandoned` (nobody was there) or `failed` (it could not go on).
    """

    status: str
    reason: str = ""
    secret: bytes = b""
    cause: str = ""


class ClockStarted(Value, frozen=True):
    """The clock of the seat on turn runs: at `deadline` (UTC microseconds) its move time and its reserve are out."""

    seat: int
    deadline: int


class ClockStopped(Value, frozen=True):
    """The clock that ran stands; `reserve` (microseconds) is what the seat has left."""

    seat: int
    reserve: int


class Paused(Value, frozen=True):
    """An administrator paused the table: nobody is asked, no clock runs, no deadline holds."""

    reason: str = ""


class Resumed(Value, frozen=True):
    """An administrator let the table go on. A window, or entropy that is due, has its whole time, to `deadline`.

    The deadline is in UTC microseconds; 0 where there is neither.
    """

    reason: str = ""
    deadline: int = 0


class Restarted(Value, frozen=True):
    """The service started anew: what has a deadline has its whole time once more, to `deadline` (UTC microseconds)."""

    deadline: int


class Continued(Value, frozen=True):
    """The next deal of the series is at another table."""

    table: str


class Released(Value, frozen=True):
    """The owner released the log of a table at its end. The secret is published."""

    secret: bytes


TableEvent = (
    Opened
    | SeatTaken
    | SeatLeft
    | EntropyDue
    | EntropyRevealed
    | Begun
    | WindowOpened
    | Answered
    | WindowClosed
    | Ended
    | Continued
    | Released
    | ClockStarted
    | ClockStopped
    | Paused
    | Resumed
    | Restarted
)
Event = GameEvent | TableEvent


class Happened(Value, frozen=True, cache_hash=True):
    """An event with its secrets: seats in `audience` get `secret` instead of `public`; None means nothing is seen.

    A secret with an empty audience is the log's alone while the deal runs.
    """

    public: Event | None
    secret: Event | None = None
    audience: frozenset[int] = frozenset()


@lru_cache(maxsize=1 << 15)
def same(happened: Happened) -> Happened:
    """The one object that stands for all that are equal to this: it is quickly compared with itself."""
    return happened


@lru_cache(maxsize=1 << 14)
def moved(seat: int, verb: str, cards: tuple[Face, ...]) -> Happened:
    """A move that everybody sees. (This and the next three are kept: few differ, and every move brings several.)"""
    return same(Happened(Moved(seat, verb, cards)))


@lru_cache(maxsize=1 << 14)
def transferred(source: Place, target: Place, cards: tuple[Face, ...]) -> Happened:
    """Cards that everybody sees where they lie now."""
    return same(Happened(Transferred(source, target, cards)))


@lru_cache(maxsize=1 << 12)
def counted(count: About, value: int) -> Happened:
    """A number that is now this."""
    return same(Happened(Counted(count, value)))


@lru_cache(maxsize=1 << 14)
def round_won(seat: int, cards: tuple[Face, ...]) -> Happened:
    """A round or trick that a seat won with these cards."""
    return same(Happened(RoundWon(seat, cards)))


def recounted(abouts: Sequence[About], before: Sequence[int], after: Sequence[int]) -> tuple[Happened, ...]:
    """Of numbers that everybody sees those that changed: first what was not 0 before, then what was."""
    changed: list[Happened] = []
    new: list[Happened] = []
    for about, was, now in zip(abouts, before, after, strict=True):
        if was != now:
            (changed if was else new).append(counted(about, now))
    return (*changed, *new)


def openly(source: Place, target: Place, cards: tuple[Face, ...]) -> list[Happened]:
    """As `transferred`; nothing for no cards."""
    return [transferred(source, target, cards)] if cards else []


def shown(happened: Happened, viewer: int | None) -> Event | None:
    """The one function that picks what a viewer (a seat, or None for a spectator) gets of an event."""
    if viewer is not None and viewer in happened.audience:
        return happened.secret
    return happened.public


def whole(happened: Happened) -> Event:
    """The event as it is, for the log, for replay, and for everybody once the deal is over."""
    event = happened.secret or happened.public
    if event is None:
        raise ValueError("nothing happened")
    return event


def fold(view: View, event: Event) -> View:
    """The view after an event that its viewer received. Raises ValueError if the event cannot follow."""
    match event:
        case Transferred():
            return replace(view, places=_transfer(view, event))
        case Marked(mark, faces):
            marks = {**view.marks, mark: tuple(sorted({*view.marks.get(mark, ()), *faces}))}
            return replace(view, marks=marks)
        case Counted(count, value):
            counts = {**view.counts, count: value}
            if value == 0:
                del counts[count]
            return replace(view, counts=counts)
        case _:
            return view


def _transfer(view: View, event: Transferred) -> dict[Place, Cards]:
    places = dict(view.places)
    source = places.get(event.source, Cards())
    known, hidden = list(source.known), source.hidden - event.hidden
    for card in event.cards:
        if card in known:
            known.remove(card)
        else:
            hidden -= 1
    if hidden < 0:
        raise ValueError(f"{event.source} has no such cards to give: {event}")
    _put(places, event.source, Cards(tuple(known), hidden))
    target = places.get(event.target, Cards())
    _put(places, event.target, Cards(tuple(sorted((*target.known, *event.cards))), target.hidden + event.hidden))
    return places


def _put(places: dict[Place, Cards], place: Place, cards: Cards) -> None:
    if cards.size:
        places[place] = cards
    else:
        places.pop(place, None)
