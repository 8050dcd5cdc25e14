"""THE table aggregate: one table is one deal, and every game goes through this file.

Theory. A table's history is a list of entries; an entry is what one accepted command brought about, as events.

    opened ──TakeSeat──▶ all seats taken ──RevealEntropy, Begin──▶ playing ──Play, CloseWindow──▶ over
       └──────────────────────End, GiveUp──────────────────────────┴──────▶ closed, void

`decide` looks at a state and a command and answers with events, or with a refusal; an empty list means that it is
already so. `evolve` applies one event and never judges: a recorded move is played by the game's kernel, which raises
if it cannot be. Events that tell consequences (cards moved, points paid) change nothing here; they are recorded since
readers need them without owning the rules.

Claims without telling (CH-28). When a card becomes public, a window opens in which every live seat is prompted alike.
Answers are seen by their seat alone. (An `open` window waits for those alone who can claim, and asks nobody else:
what a seat is asked it could see from its own hand.) When the window closes, the kernel is asked in its own order, with
the answers given; silence is a decline. Nobody learns who else could have claimed, or who was asked.

A fair deal (docs/shuffle.md). The server commits when the table opens, players when they sit down. When all seats are
taken, those who committed reveal; only then are the cards dealt. Who does not reveal in time voids the deal.

Clocks (clocks.py). Where there are any, the seat on turn has its time, up to a recorded deadline. When that is past, or
its player gone, an AI player acts for the seat until he returns (`TakeOver`, `TakeSeat`). No clock runs in a claim
window, since that would tell who is asked. At most one deadline holds at a time: of a clock, a window, or entropy. A
pause (`Pause`, `Resume`) or a restart of the service (`Restart`) gives it anew, so that neither costs anybody time.

Each viewer counts the entries that he may see, from 1 without gaps: `Table.unseen` has how many he may not see, for
each seat and, last, for spectators.

Moves come by thousands a second, and a call of a function costs as much as the kernel's `play`: what a move passes
(`decide`, `_play`, `append`, `evolve`, `decision`) calls little, and asks for what is usual first.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import field
from msgspec.structs import replace

from cardavia.core import clocks
from cardavia.core.catalog import GAMES
from cardavia.core.chain import SECRET_BYTES
from cardavia.core.clocks import Clock
from cardavia.core.commands import (
    Begin,
    CloseWindow,
    Command,
    Continue,
    End,
    GiveUp,
    LeaveSeat,
    Open,
    Pause,
    Play,
    Release,
    Restart,
    Resume,
    RevealEntropy,
    TakeOver,
    TakeSeat,
)
from cardavia.core.errors import BadDeal, BadOption, EngineFailed, IllegalMove, RulesError
from cardavia.core.events import (
    Answered,
    Begun,
    ClockStarted,
    ClockStopped,
    Continued,
    Counted,
    Ended,
    EntropyDue,
    EntropyRevealed,
    Event,
    Happened,
    Marked,
    Moved,
    Opened,
    Paid,
    Paused,
    Released,
    Restarted,
    Resumed,
    RoundWon,
    SeatLeft,
    SeatTaken,
    Settled,
    Transferred,
    WindowClosed,
    WindowOpened,
    moved,
    same,
    shown,
    whole,
)
from cardavia.core.game import Deal, Game, Move, State
from cardavia.core.refusals import Reason, Refusal, refuse
from cardavia.core.shuffle import COMMITMENT_BYTES, SEED_BYTES, committed, derive, fair_seed
from cardavia.core.values import Value
from cardavia.core.views import View, Viewer

T = TypeVar("T")

CLAIM_TIME = 4_000_000
"""How long a sealed claim window stays open, in microseconds."""
REVEAL_TIME = 30_000_000
"""How long seats have to reveal what they committed to, in microseconds."""

SOURCES = ("fair", "seeded", "given")
DISCLOSURES = ("end", "release")
AI_PLAYERS = ("greedy", "random")
MIN_ENTROPY, MAX_ENTROPY = 16, 64
MAX_TEXT = 200
TAKEN_OVER = ("time", "absent")
"""Why an AI player acts for a seat whose player did not leave it."""
GIVEN_UP = ("abandoned", "failed")
"""Why the service ends a table."""
ENDED = ("over", "closed", "void")
"""How a table stands at which nothing more is played."""


class Seat(Value, frozen=True):
    """A seat now: its player ("" for none), how often it was taken, whether he is away, and his part in a fair deal.

    `away_reason` is that of his `SeatLeft`.
    """

    player: str = ""
    generation: int = 0
    away: bool = False
    commitment: bytes = b""
    entropy: bytes = b""
    away_reason: str = ""

    @property
    def owes(self) -> bool:
        """Whether it committed to something that it has not revealed."""
        return bool(self.commitment) and not self.entropy


class Window(Value, frozen=True):
    """An open claim window: who is prompted, until when (0: no time), and the answers so far."""

    seats: tuple[int, ...]
    deadline: int
    answers: Mapping[int, Move] = field(default_factory=dict)


class Decision(Value, frozen=True):
    """What a seat is asked: its legal moves, whether this is a claim window, and until when (0: no time)."""

    seat: int
    legal: tuple[Move, ...]
    window: bool = False
    deadline: int = 0


class Table(Value, frozen=True):
    """A table's state. `status` is `opened`, `playing`, `over`, `closed` or `void`; `revision` counts all entries.

    `reveal_by` is until when entropy must be revealed, in UTC microseconds (0: none is due). `secret` is the published
    one. `ply` counts the moves of the deal. `reserves` has what each seat has left, as of when its clock last stood, in
    microseconds; () without clocks.
    """

    opened: Opened
    seats: tuple[Seat, ...]
    status: str = "opened"
    deal: State | None = None
    window: Window | None = None
    result: Settled | None = None
    next: str = ""
    reveal_by: int = 0
    released: bool = False
    secret: bytes = b""
    ply: int = 0
    revision: int = 0
    unseen: tuple[int, ...] = ()
    reserves: tuple[int, ...] = ()
    clock: Clock | None = None
    paused: bool = False

    @property
    def game(self) -> Game:
        """The game played here."""
        return GAMES[self.opened.game]

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None where nobody's is, or where claims are asked for."""
        if self.deal is None or self.window is not None or self.status != "playing" or self.paused:
            return None
        return self.deal.actor()

    @property
    def seen(self) -> tuple[int, ...]:
        """How many entries each seat and, last, spectators have been able to see."""
        return tuple([self.revision - count for count in self.unseen])

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played here."""
        return self.status in ENDED

    @property
    def disclosed(self) -> bool:
        """Whether the whole log is open to all."""
        return self.ended and (self.released or self.opened.disclosure == "end")

    @property
    def deadline(self) -> int:
        """When something is due by itself, in UTC microseconds; 0 for never."""
        if self.ended or self.paused:
            return 0
        if self.clock is not None:
            return clocks.out(self.opened, self.clock)
        return self.window.deadline if self.window is not None else self.reveal_by

    def revision_of(self, viewer: Viewer) -> int:
        """How many entries this viewer has been able to see."""
        return self.revision - self.unseen[-1 if viewer is None else viewer]

    def acted_for(self, seat: int) -> str:
        """The AI player that acts for a seat now; "" where a person does."""
        ai = self.opened.seats[seat].ai
        return ai or ("greedy" if self.seats[seat].away and self.status == "playing" else "")


# What may be seen and asked


def observe(table: Table, viewer: Viewer) -> View | None:
    """What a viewer may see of the deal; None before it begins."""
    return table.game.observe(table.deal, viewer) if table.deal is not None else None


def decision(table: Table, seat: int) -> Decision | None:
    """What a seat is asked now, with all its legal moves; None if nothing."""
    state, window = table.deal, table.window
    if state is None or table.status != "playing" or table.paused:
        return None
    if window is None:
        if state.actor() != seat:
            return None
        numbers, deadline = state.legal(), table.clock.deadline if table.clock is not None else 0
    else:
        if seat not in window.seats or seat in window.answers:
            return None
        if table.opened.claims == "open" and not state.claims(seat):
            return None  # such a window waits for nobody who cannot claim
        numbers, deadline = _answers(table, seat), window.deadline
    moves = GAMES[table.opened.game].moves
    return Decision(seat, tuple([moves[number] for number in numbers]), window is not None, deadline)


def duty(table: Table, now: int) -> Command | None:
    """What the service must say next by itself, at this time. None: wait.

    It begins the deal, closes a window, or lets an AI player act for a seat whose time is out.
    """
    if table.paused:
        return None
    if table.status == "opened":
        ready = _all_seated(table) and (now >= table.reveal_by or not any(seat.owes for seat in table.seats))
        return Begin() if ready else None
    if table.window is not None and _window_is_done(table, now):
        return CloseWindow()
    if table.clock is not None and now >= clocks.out(table.opened, table.clock):
        return TakeOver(table.clock.seat, "time")
    return None


# decide

_CLOSED = same(Happened(WindowClosed()))


def decide(table: Table | None, command: Command, now: int) -> Sequence[Happened] | Refusal:
    """The events that a command brings about at a time (UTC microseconds), or why not."""
    if type(command) is Open:  # isinstance takes five times as long to say no, and every command comes by
        return _open(command)
    if table is None:
        raise ValueError("the first command of a table is Open")
    if table.status in ENDED:
        return _after_the_end(table, command)
    if table.paused and isinstance(command, Play | Begin | CloseWindow | TakeOver):
        return refuse(Reason.TABLE_PAUSED, "table_paused")
    happened = _play(table, command, now) if type(command) is Play else _decide(table, command, now)
    if not table.reserves or isinstance(happened, Refusal) or not happened:  # no reserves, no clocks
        return happened
    return [*happened, *_clocks(table, happened, now)]


def _decide(table: Table, command: Command, now: int) -> Sequence[Happened] | Refusal:
    """What any other command brings about while the deal runs or before it, but for the clocks."""
    match command:
        case CloseWindow():
            return _close_window(table, now)
        case TakeSeat():
            return _take_seat(table, command, now)
        case RevealEntropy():
            return _reveal(table, command)
        case LeaveSeat(seat):
            return _leave_seat(table, seat)
        case Begin():
            return _begin(table, now)
        case TakeOver():
            return _take_over(table, command, now)
        case End(reason):
            return [_stopped(table, reason)]
        case GiveUp(cause, reason):
            if cause not in GIVEN_UP:
                raise ValueError(f"the service gives a table up as {', '.join(GIVEN_UP)}, not {cause[:32]!r}")
            return [_stopped(table, reason, cause)]
        case Pause(reason):
            return [] if table.paused else [Happened(Paused(reason[:MAX_TEXT]))]
        case Resume(reason):
            return [Happened(Resumed(reason[:MAX_TEXT], _due(table, now)))] if table.paused else []
        case Restart():
            return [Happened(Restarted(_due(table, now)))] if table.deadline else []
        case Continue() | Release():
            return refuse(Reason.NOT_ENDED, "not_ended")
        case Open() | Play():
            raise ValueError("decide sees to these by itself")


def _clocks(table: Table, happened: Sequence[Happened], now: int) -> list[Happened]:
    """What a command does to the clocks, after all that it did otherwise."""
    after = _evolved(table, happened)
    if after.ended:
        return []
    seat = _to_time(after)
    clock = table.clock
    if clock is not None and clock.seat == seat and table.ply == after.ply:
        return []  # it is still the same decision
    return clocks.turned(table.opened, clock, table.reserves, seat, now)


def _to_time(table: Table) -> int | None:
    """The seat whose clock is to run: that of the person on turn. None in a claim window, a pause, for AI players."""
    if table.deal is None or table.status != "playing" or table.window is not None or table.paused:
        return None
    seat = table.deal.actor()
    return None if seat is None or table.acted_for(seat) else seat


def _due(table: Table, now: int) -> int:
    """The deadline that holds now, or would but for a pause, with its whole time from now on; 0 for none."""
    if table.clock is not None:
        return clocks.due(table.opened, table.reserves[table.clock.seat], now)
    if table.window is not None:
        time = clocks.window_time(table.opened)
    else:
        time = table.opened.reveal_time if table.reveal_by else 0
    return now + time if time else 0


def _after_the_end(table: Table, command: Command) -> Sequence[Happened] | Refusal:
    match command:
        case Continue(next_table):
            return [] if table.next else [Happened(Continued(next_table))]
        case Release():
            return [] if table.disclosed else [Happened(Released(table.opened.secret))]
        case LeaveSeat() | End() | GiveUp() | Restart():
            return []
        case _:
            return refuse(Reason.TABLE_ENDED, "table_ended")


def _open(command: Open) -> Sequence[Happened] | Refusal:
    game = GAMES.get(command.game)
    if game is None:
        return refuse(Reason.NO_SUCH_GAME, "no_such_game", game=repr(command.game[:32]), games=", ".join(GAMES))
    if len(command.seats) != game.seats:
        return refuse(Reason.BAD_SEATS, "seat_count", title=game.title, seats=game.seats, count=len(command.seats))
    if unknown := [seat.ai for seat in command.seats if seat.ai and seat.ai not in AI_PLAYERS]:
        return refuse(Reason.BAD_SEATS, "no_such_ai", ai=repr(unknown[0][:32]), known=", ".join(AI_PLAYERS))
    if command.claims not in ("", "open", "sealed"):
        return refuse(Reason.BAD_OPTION, "bad_claims")
    if command.disclosure not in DISCLOSURES:
        return refuse(Reason.BAD_OPTION, "bad_disclosure")
    if wrong := clocks.bad_times(command.move_time, command.reserve, command.grace):
        return wrong
    try:
        options = game.complete(command.options)
        _check_source(game, command)
    except BadOption as error:
        return refuse(Reason.BAD_OPTION, "bad_option", why=error)
    except BadDeal as error:
        return refuse(Reason.BAD_DEAL, "bad_deal", why=error)
    people = sum(not seat.ai for seat in command.seats)
    opened = Opened(
        game=game.name,
        rules=game.rules,
        options=options,
        seats=command.seats,
        source=command.source,
        commitment=hashlib.sha256(command.secret).digest(),
        claims=command.claims or ("sealed" if people > 1 else "open"),
        claim_time=command.claim_time or CLAIM_TIME,
        owner=command.owner,
        label=command.label,
        listed=command.listed,
        previous=command.previous,
        first=command.first,
        disclosure=command.disclosure,
        reveal_time=command.reveal_time or REVEAL_TIME,
        move_time=command.move_time,
        reserve=command.reserve,
        grace=command.grace,
    )
    return [Happened(opened, replace(opened, secret=command.secret, deal=command.deal, seed=command.seed))]


def _check_source(game: Game, command: Open) -> None:
    if command.source not in SOURCES:
        raise BadDeal(f"cards come from {', '.join(SOURCES)}, not {command.source[:32]!r}")
    if len(command.secret) != SECRET_BYTES:
        raise BadDeal(f"a secret has {SECRET_BYTES} bytes, not {len(command.secret)}")
    if len(command.seed) != (SEED_BYTES if command.source == "seeded" else 0):
        raise BadDeal(f"a seeded deal, and only that, comes with a seed of {SEED_BYTES} bytes")
    if (command.source == "given") != (command.deal is not None):
        raise BadDeal("a given deal, and only that, comes with its cards")
    if command.deal is not None and command.first is not None:
        raise BadDeal("a given deal has its first seat among its cards")
    if command.first is not None and not 0 <= command.first < game.seats:
        raise BadDeal(f"{game.title} has seats 0 to {game.seats - 1}, not {command.first}")
    if command.deal is not None:
        game.state.start(command.deal, command.options)


def _take_seat(table: Table, command: TakeSeat, now: int) -> Sequence[Happened] | Refusal:
    if refusal := _no_such_seat(table, command.seat):
        return refusal
    setup, seat = table.opened.seats[command.seat], table.seats[command.seat]
    if setup.ai:
        return refuse(Reason.SEAT_TAKEN, "ai_sits", seat=command.seat)
    if setup.held_for and setup.held_for != command.player:
        return refuse(Reason.SEAT_HELD, "seat_kept", seat=command.seat)
    if seat.player and seat.player != command.player:
        return refuse(Reason.SEAT_TAKEN, "somebody_sits", seat=command.seat)
    if len(command.commitment) not in (0, COMMITMENT_BYTES):
        return refuse(Reason.BAD_ENTROPY, "bad_commitment", bytes=COMMITMENT_BYTES)
    if seat.player and not seat.away:
        return []
    # Who comes back is held to what he committed to; a deal that is running, or not fair, needs nothing.
    fresh = table.status == "opened" and not table.reveal_by and table.opened.source == "fair"
    commitment = command.commitment if fresh else seat.commitment
    # Who had only run out of time, or been gone, goes on where he was: his tokens and streams stay good.
    generation = seat.generation if seat.away_reason else seat.generation + 1
    taken = SeatTaken(command.seat, command.player, generation, commitment)
    after = evolve(table, taken)
    if fresh and _all_seated(after) and any(each.owes for each in after.seats):
        return [Happened(taken), Happened(EntropyDue(now + table.opened.reveal_time))]
    return [Happened(taken)]


def _reveal(table: Table, command: RevealEntropy) -> Sequence[Happened] | Refusal:
    if refusal := _no_such_seat(table, command.seat):
        return refusal
    seat = table.seats[command.seat]
    if seat.entropy and seat.entropy == command.entropy:
        return []
    if not MIN_ENTROPY <= len(command.entropy) <= MAX_ENTROPY:
        return refuse(Reason.BAD_ENTROPY, "bad_entropy", least=MIN_ENTROPY, most=MAX_ENTROPY)
    if seat.commitment != committed(command.seat, command.entropy):
        return refuse(Reason.BAD_ENTROPY, "other_entropy")
    if table.status != "opened" or not table.reveal_by:
        return refuse(Reason.ENTROPY_NOT_DUE, "entropy_not_due")
    return [Happened(EntropyRevealed(command.seat, command.entropy))]


def _leave_seat(table: Table, number: int) -> Sequence[Happened] | Refusal:
    if refusal := _no_such_seat(table, number):
        return refusal
    seat = table.seats[number]
    return [Happened(SeatLeft(number))] if seat.player and (not seat.away or seat.away_reason) else []


def _take_over(table: Table, command: TakeOver, now: int) -> Sequence[Happened] | Refusal:
    if command.reason not in TAKEN_OVER:
        raise ValueError(f"a seat is taken over for {', '.join(TAKEN_OVER)}, not {command.reason[:32]!r}")
    if refusal := _no_such_seat(table, command.seat):
        return refusal
    if table.status != "playing":
        return refuse(Reason.NOTHING_DUE, "deal_not_begun")
    if table.acted_for(command.seat):
        return []
    if command.reason == "time" and not _is_out(table, command.seat, now):
        return refuse(Reason.NOTHING_DUE, "time_not_out", seat=command.seat)
    return [Happened(SeatLeft(command.seat, command.reason))]


def _is_out(table: Table, seat: int, now: int) -> bool:
    clock = table.clock
    return clock is not None and clock.seat == seat and now >= clocks.out(table.opened, clock)


def _begin(table: Table, now: int) -> Sequence[Happened] | Refusal:
    if table.status == "playing":
        return []
    if not _all_seated(table):
        return refuse(Reason.NOTHING_DUE, "seats_not_taken")
    if owing := [str(number) for number, seat in enumerate(table.seats) if seat.owes]:
        if now < table.reveal_by:
            return refuse(Reason.NOTHING_DUE, "entropy_time")
        return [_ended(table, "void", f"Not revealed in time by seat {', '.join(owing)}.")]
    deal = _dealt(table)
    state = table.game.state.start(deal, table.opened.options)
    return [
        Happened(Begun(), Begun(deal)),
        *table.game.narrate(None, None, state),
        *_afterwards(table, None, state, now),
    ]


def _dealt(table: Table) -> Deal:
    opened = table.opened
    match opened.source:
        case "given":
            assert opened.deal is not None  # noqa: S101  (_check_source saw to it)
            return opened.deal
        case "seeded":
            return derive(table.game, opened.seed, opened.first)
        case _:
            seed = fair_seed(opened.secret, [seat.entropy for seat in table.seats])
            return derive(table.game, seed, opened.first)


def _play(table: Table, command: Play, now: int) -> Sequence[Happened] | Refusal:
    seat, state = command.seat, table.deal
    if refusal := _no_such_seat(table, seat):
        return refusal
    if state is None:
        return refuse(Reason.NOT_STARTED, "not_started")
    if command.ai != (acts := table.acted_for(seat)):
        return _not_acting(table, seat, acts)
    if command.revision is not None and command.revision != (revision := table.revision_of(seat)):
        return refuse(Reason.WRONG_REVISION, "wrong_revision", revision=revision, expected=command.revision)
    if table.window is not None:
        return _answer(table, command)
    if state.actor() != seat:
        return _not_asked(table, seat)
    game = GAMES[table.opened.game]
    move = game.index.get(command.move)
    if move is None:
        return _illegal(table, seat, command.move)
    try:
        return _move(table, state, move, now)[0]
    except IllegalMove:
        return _illegal(table, seat, command.move)
    except Exception as error:
        if move not in state.legal():
            raise  # who says what he may not say must not be able to end the deal by it
        raise EngineFailed(f"the rules of {game.title} failed at {command.move}") from error


def _answer(table: Table, command: Play) -> Sequence[Happened] | Refusal:
    """An answer in the open window."""
    asked = decision(table, command.seat)
    if asked is None:
        return _not_asked(table, command.seat)
    if command.move not in asked.legal:
        return _illegal(table, command.seat, command.move)
    answer = Answered(command.seat, command.move.verb, command.move.cards)
    return [Happened(None, answer, frozenset({command.seat}))]


def _not_acting(table: Table, seat: int, acts: str) -> Refusal:
    if (held := table.seats[seat]).away:
        key = {"time": "out_of_time", "absent": "were_absent"}.get(held.away_reason, "have_left")
        return refuse(Reason.NOT_SEATED, key)
    if acts:
        return refuse(Reason.NOT_SEATED, "ai_acts", ai=acts, seat=seat)
    return refuse(Reason.NOT_SEATED, "person_acts", seat=seat)


def _not_asked(table: Table, seat: int) -> Refusal:
    if table.window is not None and seat in table.window.answers:
        return refuse(Reason.ALREADY_ANSWERED, "answered_already")
    return refuse(Reason.NOT_YOUR_TURN, "not_your_turn")


def _illegal(table: Table, seat: int, move: Move) -> Refusal:
    view = observe(table, seat)
    assert view is not None  # noqa: S101  (there is a deal)
    why = table.game.explain(view, move)
    text = table.game.sentences[why.key].format(**why.params)
    return Refusal(Reason.ILLEGAL_MOVE, text, why.clause, why.params, f"{table.game.name}-{why.key}")


def _close_window(table: Table, now: int) -> Sequence[Happened] | Refusal:
    if table.window is None:
        return []
    if table.deal is None or not _window_is_done(table, now):
        return refuse(Reason.NOTHING_DUE, "window_open")
    game, state, answers = table.game, table.deal, table.window.answers
    happened = [_CLOSED]
    while state.claiming() and state.passing() is None:
        seat = state.actor()
        answer = answers.get(seat) if seat is not None else None
        move = game.index[answer] if answer is not None else game.decline
        legal = state.legal()
        if move not in legal:
            move = game.decline
        if move is None or move not in legal:
            raise RulesError("a claim cannot be declined")
        events, after = _move(table, state, move, now)
        happened.extend(events)
        claimed, state = move != game.decline, after
        if claimed:
            return happened
    if (dead := state.passing()) is not None:
        after = state.settled()
        happened.append(moved(dead, "pass", ()))
        happened.extend((*game.narrate(state, None, after), *_afterwards(table, state, after, now)))
        return happened
    capture = answers.get(turn) if (turn := state.actor()) is not None else None
    if capture is not None and game.index[capture] in state.legal():
        happened.extend(_move(table, state, game.index[capture], now)[0])
    return happened


def _move(table: Table, before: State, move: int, now: int) -> tuple[tuple[Happened, ...], State]:
    """Play one move of the kernel: what it did, what follows from it, and the state after."""
    after = before.play(move)
    return table.game.narrate(before, move, after) + _afterwards(table, before, after, now), after


def _afterwards(table: Table, before: State | None, after: State, now: int) -> tuple[Happened, ...]:
    """What the table adds to a move: a claim window for a card that has become public, or the end."""
    if after.actor() is None and after.passing() is None:
        return (_ended(table, "over", ""),)
    if (seats := after.window()) and (before is None or before.publics() != after.publics()):
        time = clocks.window_time(table.opened)
        return (Happened(WindowOpened(seats, now + time if time else 0)),)
    return ()


def _stopped(table: Table, reason: str, cause: str = "") -> Happened:
    """An end before the settlement."""
    return _ended(table, "void" if table.status == "playing" else "closed", reason[:MAX_TEXT], cause)


def _ended(table: Table, status: str, reason: str, cause: str = "") -> Happened:
    return Happened(Ended(status, reason, table.opened.secret if table.opened.disclosure == "end" else b"", cause))


def _no_such_seat(table: Table, seat: int) -> Refusal | None:
    if 0 <= seat < len(table.seats):
        return None
    return refuse(Reason.NO_SUCH_SEAT, "no_such_seat", last=len(table.seats) - 1, seat=seat)


def _all_seated(table: Table) -> bool:
    return all(setup.ai or seat.player for setup, seat in zip(table.opened.seats, table.seats, strict=True))


def _window_is_done(table: Table, now: int) -> bool:
    window, state = table.window, table.deal
    if window is None or state is None:
        return False
    if window.deadline and now >= window.deadline:
        return True
    if table.opened.claims != "open":
        return False
    silent = [seat for seat in window.seats if seat not in window.answers]
    return not any(map(state.claims, silent))


def _answers(table: Table, seat: int) -> list[int]:
    """What a seat may answer in the open window: its claims, nothing, and for the seat on turn its capture."""
    game, state = table.game, table.deal
    if state is None or game.decline is None:
        return []
    claims = state.claims(seat)
    while state.claiming() and state.passing() is None:
        state = state.play(game.decline)
    captures = state.legal() if state.passing() is None and state.actor() == seat else []
    return sorted({*claims, game.decline, *captures})


# evolve

_TELLING = frozenset({Transferred, Counted, Marked, RoundWon, Paid})
"""Events that tell consequences, and change nothing here."""


def evolve(table: Table | None, event: Event) -> Table:
    """The table after one event. Raises on the impossible, and never refuses."""
    if table is None:
        if not isinstance(event, Opened):
            raise ValueError("the first event of a table is Opened")
        return _opened(event)
    match event:
        case Moved():  # the most frequent first, and read by name: a pattern takes three times as long
            seat, state = event.seat, table.deal
            if state is not None and state.passing() == seat:
                after = state.settled()
            elif state is not None and state.actor() == seat:
                after = state.play(GAMES[table.opened.game].index[event.verb, event.cards])
            else:
                raise ValueError(f"a recorded move of seat {seat} that was not asked")
            return replace(table, deal=after, ply=table.ply + 1)
        case WindowClosed():
            return replace(table, window=None)
        case WindowOpened():
            return replace(table, window=Window(event.seats, event.deadline))
        case Answered(seat, verb, cards):
            if table.window is None:
                raise ValueError("an answer without a window")
            answers = {**table.window.answers, seat: Move(verb, cards)}
            return replace(table, window=replace(table.window, answers=answers))
        case Transferred() | Counted() | Marked() | RoundWon() | Paid():
            return table
        case SeatTaken(number, player, generation, commitment):
            taken = Seat(player, generation, False, commitment, table.seats[number].entropy)
            return replace(table, seats=_with(table.seats, number, taken))
        case SeatLeft(number, reason):
            held = table.seats[number]
            kept = table.status == "playing" or table.reveal_by
            left = replace(held, away=True, away_reason=reason) if kept else Seat(generation=held.generation)
            return replace(table, seats=_with(table.seats, number, left))
        case EntropyDue(deadline):
            return replace(table, reveal_by=deadline)
        case EntropyRevealed(number, entropy):
            return replace(table, seats=_with(table.seats, number, replace(table.seats[number], entropy=entropy)))
        case Begun(deal):
            if deal is None:
                raise ValueError("a deal without its cards cannot be replayed")
            state = table.game.state.start(deal, table.opened.options)
            return replace(table, status="playing", deal=state, reveal_by=0)
        case Settled():
            return replace(table, result=event)
        case Ended(status, _, secret):
            return replace(table, status=status, window=None, reveal_by=0, secret=secret, clock=None, paused=False)
        case Released(secret):
            return replace(table, released=True, secret=secret)
        case Continued(next_table):
            return replace(table, next=next_table)
        case ClockStarted(number, deadline):
            return replace(table, clock=Clock(number, deadline))
        case ClockStopped(number, reserve):
            return replace(table, clock=None, reserves=_with(table.reserves, number, reserve))
        case Paused():
            return replace(table, paused=True)
        case Resumed(_, deadline):
            return _renewed(replace(table, paused=False), deadline)
        case Restarted(deadline):
            return _renewed(table, deadline)
        case Opened():
            return _opened(event)


def _opened(event: Opened) -> Table:
    count = len(event.seats)
    reserves = (event.reserve,) * count if event.timed else ()
    return Table(event, (Seat(),) * count, unseen=(0,) * (count + 1), reserves=reserves)


def _renewed(table: Table, deadline: int) -> Table:
    """The table with another deadline for what has one."""
    if table.clock is not None:
        return replace(table, clock=replace(table.clock, deadline=deadline))
    if table.window is not None:
        return replace(table, window=replace(table.window, deadline=deadline))
    return replace(table, reveal_by=deadline)


def _evolved(table: Table, happened: Sequence[Happened]) -> Table:
    """The table after some events, not yet as an entry."""
    for one in happened:
        event = whole(one)
        if type(event) not in _TELLING:
            table = evolve(table, event)
    return table


class Author(Value, frozen=True):
    """Who said a command: a `seat`, the `owner`, an `administrator`, or the `service`; `ai` acted for the seat."""

    role: str
    seat: int | None = None
    ai: str = ""


class Entry(Value, frozen=True, cache_hash=True):
    """The unit of the log: what one accepted command brought about, when (UTC microseconds), and by whom.

    `request_id` is the command's, and `digest` the SHA-256 of what it asked for; both empty where it has no id.
    """

    time: int
    author: Author
    request_id: str
    happened: tuple[Happened, ...]
    digest: bytes = b""


def sees(viewer: Viewer, entry: Entry) -> bool:
    """Whether a viewer may see anything of an entry."""
    return any(shown(happened, viewer) is not None for happened in entry.happened)


def append(table: Table | None, entry: Entry) -> Table:
    """The table after one entry: all its events, and one more revision for everybody who sees any of them."""
    for happened in entry.happened:
        event = happened.secret or happened.public
        if event is not None and type(event) not in _TELLING:
            table = evolve(table, event)
    if table is None or not entry.happened:
        raise ValueError("an entry has at least one event")
    first, unseen = entry.happened[0], table.unseen
    if first.public is None or (first.audience and first.secret is None):  # seldom: not all see it
        viewers: list[Viewer] = [*range(len(table.seats)), None]
        unseen = tuple([count + (not sees(viewer, entry)) for viewer, count in zip(viewers, unseen, strict=True)])
    return replace(table, revision=table.revision + 1, unseen=unseen)


def _with(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    return (*values[:number], value, *values[number + 1 :])
