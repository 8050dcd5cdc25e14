"""Other worlds: deals that a viewer cannot tell from the one that is played, and what he receives in each.

A *script* is what happened at a table, as public steps: moves, and claim windows with their answers. For a viewer, a
*world* is the same script over a deal in which cards that he has not seen are swapped, with the answers of other seats
that came to nothing drawn anew. If the rules allow every step in that world too, the viewer must receive exactly the
same bytes in both.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple
from uuid import UUID

from cardavia.core import shuffle
from cardavia.core.chain import HEAD_BYTES
from cardavia.core.commands import Begin, CloseWindow, Command, Open, Play, TakeSeat
from cardavia.core.errors import IllegalMove
from cardavia.core.events import Moved, SeatSetup
from cardavia.core.game import Deal, Game, Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Decision, Entry, Table, append, decide, decision
from cardavia.core.views import Viewer
from cardavia.service.feed import Cursor
from cardavia.service.live import Live
from cardavia.service.rpc.play import encode_item
from cardavia.service.wire.api import decision_of, encode_refusal, encode_table, encode_update, play_item
from cardavia.service.wire.log import entry_to_bytes
from cardavia.v1 import play_pb2, views_pb2

TABLE = UUID("01890000-0000-7000-8000-000000000000")
SECRET = b"\x07" * 32
TICK = 1_000_000


class OtherWorld(Exception):
    """The rules do not allow the script in this world, or it would look different in public."""


@dataclass(frozen=True)
class Step:
    """A move (`move`), or a claim window: what was answered, and by whom with an effect that all can see."""

    seat: int = 0
    move: Move | None = None
    answers: Mapping[int, Move] = field(default_factory=dict)
    effective: frozenset[int] = frozenset()
    closed: bool = True


@dataclass(frozen=True)
class Script:
    """A game, its options, the deal, how windows end, what happened, and whether the table has clocks."""

    game: Game
    options: Mapping[str, str]
    deal: Deal
    claims: str
    steps: tuple[Step, ...]
    timed: bool = False


@dataclass
class Playing:
    """A table in memory, driven by commands."""

    live: Live
    now: int

    @classmethod
    def begin(cls, script: Script) -> "Playing":
        """All seats are people, so that windows may be sealed."""
        seats = (SeatSetup(),) * script.game.seats
        opened = Open(
            script.game.name,
            seats,
            SECRET,
            script.options,
            "given",
            deal=script.deal,
            claims=script.claims,
            owner="owner",
            move_time=TICK // 2 if script.timed else 0,
            reserve=10 * TICK if script.timed else 0,
        )
        now = TICK
        happened = decide(None, opened, now)
        assert not isinstance(happened, Refusal), happened
        entry = Entry(now, Author("owner"), "", tuple(happened))
        table = append(None, entry)
        playing = cls(Live(TABLE, table, now), now)
        playing.add(entry, table)
        for seat in range(script.game.seats):
            playing.say(TakeSeat(seat, f"player {seat}"), Author("seat", seat))
        playing.say(Begin(), Author("service"))
        return playing

    @property
    def table(self) -> Table:
        return self.live.table

    def say(self, command: Command, author: Author) -> None:
        """Carry a command out, or find out that this world does not allow it."""
        happened = decide(self.table, command, self.now)
        if isinstance(happened, Refusal):
            raise OtherWorld(happened.text)
        if happened:
            entry = Entry(self.now, author, "", tuple(happened))
            self.add(entry, append(self.table, entry))

    def add(self, entry: Entry, table: Table) -> None:
        stored = entry_to_bytes(entry)
        self.live.add(entry, stored, table, self.live.head_with(stored, table))

    def close_window(self) -> None:
        window = self.table.window
        assert window is not None
        self.now = max(self.now + TICK, window.deadline)
        self.say(CloseWindow(), Author("service"))


def play_randomly(game: Game, rng: Random, *, stacked: bool) -> Script:
    """A random prefix of a deal: random moves, random answers. Its last window may still be open."""
    deal = game.stacked(rng) if stacked else shuffle.derive(game, rng.randbytes(32))
    options = {name: rng.choice(values) for name, values in game.options.items()}
    start = Script(game, options, deal, rng.choice(("open", "sealed")), (), rng.random() < 0.5)
    playing = Playing.begin(start)
    steps: list[Step] = []
    while not playing.table.ended:
        window = playing.table.window is not None
        steps.append(_window(playing, rng) if window else _move(playing, rng, stacked))
    steps = steps[: rng.randrange(len(steps))]
    if steps and steps[-1].move is None and rng.random() < 0.5:
        steps[-1] = replace(steps[-1], closed=False, effective=frozenset())
    return replace(start, steps=tuple(steps))


def _move(playing: Playing, rng: Random, stacked: bool) -> Step:
    state, game = playing.table.deal, playing.table.game
    assert state is not None
    seat = state.actor()
    assert seat is not None
    number = game.steer(state, rng) if stacked and rng.random() < 0.7 else rng.choice(state.legal())
    move = game.moves[number]
    playing.now += TICK
    playing.say(Play(seat, move), Author("seat", seat))
    return Step(seat, move)


def _window(playing: Playing, rng: Random) -> Step:
    table = playing.table
    assert table.window is not None
    answers: dict[int, Move] = {}
    for seat in table.window.seats:
        asked = decision(playing.table, seat)
        if asked is not None and (table.opened.claims == "open" or rng.random() < 0.5):
            answers[seat] = _answer(table, asked, rng)
            playing.say(Play(seat, answers[seat]), Author("seat", seat))
    playing.close_window()
    closing = playing.live.history.last.entry
    moved = {event.public.seat for event in closing.happened if isinstance(event.public, Moved)}
    return Step(answers=answers, effective=frozenset(moved & set(answers)))


def _answer(table: Table, asked: Decision, rng: Random) -> Move:
    """A claim is made one time in three; else nothing, or the seat on turn's capture."""
    assert table.deal is not None
    claims = {table.game.moves[move] for move in table.deal.claims(asked.seat)}
    others = [move for move in asked.legal if move not in claims]
    return rng.choice(sorted(claims)) if claims and rng.random() < 0.33 else rng.choice(others)


# What a viewer receives


class Heads:
    """Heads of the chain are different in every world, and look random to who has not the table's secret.

    What must be the same is which of them are equal: each is replaced by its number in the order of appearance.
    """

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}

    def hide(self, message: views_pb2.TableView | views_pb2.Update) -> None:
        """Put the number of its head in the place of the head."""
        assert len(message.head) == HEAD_BYTES
        message.head = str(self._numbers.setdefault(message.head, len(self._numbers))).encode()


@dataclass(frozen=True)
class Replayed:
    """What a viewer received, for each window which other seats could have claimed, and the log of it all."""

    received: list[bytes]
    claimants: list[frozenset[int]]
    entries: list[Entry]


def replay(script: Script, rng: Random | None, viewer: Viewer) -> Replayed:
    """Everything that a viewer receives.

    With `rng` the answers of other seats that came to nothing are drawn anew. Raises OtherWorld.
    """
    playing = Playing.begin(script)
    tries = Random(len(script.steps))
    cursor = Cursor(playing.live, viewer, 0, lambda: None)
    heads = Heads()
    received: list[bytes] = []
    claimants: list[frozenset[int]] = []
    for step in script.steps:
        received += _receive(playing, cursor, viewer, tries, heads)
        if step.move is not None:
            if playing.table.window is not None:
                raise OtherWorld("a window where there was none")
            playing.now += TICK
            playing.say(Play(step.seat, step.move), Author("seat", step.seat))
        else:
            claimants.append(_settle(playing, step, rng, viewer))
    received += _receive(playing, cursor, viewer, tries, heads)
    return Replayed(
        received + list(_late(playing, viewer, tries, heads)), claimants, [each.entry for each in playing.live.history]
    )


def _settle(playing: Playing, step: Step, rng: Random | None, viewer: Viewer) -> frozenset[int]:
    table = playing.table
    if table.window is None or table.deal is None:
        raise OtherWorld("no window where there was one")
    claims = {seat: {table.game.moves[m] for m in table.deal.claims(seat)} for seat in table.window.seats}
    for seat in table.window.seats:
        answer = step.answers.get(seat)
        if rng is not None and seat != viewer and seat not in step.effective:
            answer = _redrawn(table, claims[seat], step, rng)
        if answer is not None:
            playing.say(Play(seat, answer), Author("seat", seat))
    if step.closed:
        playing.close_window()
    return frozenset(seat for seat, moves in claims.items() if moves and seat != viewer)


def _redrawn(table: Table, claims: set[Move], step: Step, rng: Random) -> Move | None:
    """Another seat's answer with no public effect: nothing said, said so, or, while the window is open, any claim."""
    assert table.game.decline is not None
    nothing = table.game.moves[table.game.decline]
    if not step.closed and claims:
        return rng.choice([nothing, *sorted(claims)])
    if table.opened.claims == "open":
        return nothing if claims else None
    return rng.choice((nothing, None))


def _receive(playing: Playing, cursor: Cursor, viewer: Viewer, tries: Random, heads: Heads) -> list[bytes]:
    received = []
    while items := cursor.take(1000):
        for item in items:
            (message,) = play_pb2.PlayResponse.FromString(play_item(1, *encode_item(cursor, item))).items
            if message.WhichOneof("kind") in ("view", "update"):
                heads.hide(message.view if message.HasField("view") else message.update)
            received.append(message.SerializeToString(deterministic=True))
    if viewer is not None and not playing.table.ended:
        received.append(_tried(playing, viewer, tries))
    return received


def _tried(playing: Playing, viewer: int, tries: Random) -> bytes:
    """What comes of a move that is only tried: most are illegal."""
    table = playing.table
    view = table.game.observe(table.deal, viewer) if table.deal is not None else None
    move = tries.choice(table.game.moves)
    if view is not None and tries.random() < 0.6:
        hand = view.cards("hand", viewer)
        cards = tuple(sorted(tries.sample(hand, min(len(hand), tries.randint(0, 3)))))
        move = Move(tries.choice(table.game.verbs), cards)
    result = decide(table, Play(viewer, move), playing.now)
    if isinstance(result, Refusal):
        return encode_refusal(result).SerializeToString(deterministic=True)
    return b"accepted"


def _late(playing: Playing, viewer: Viewer, tries: Random, heads: Heads) -> Iterator[bytes]:
    """What he would get by joining now, by resuming, from lists, replays and the log."""
    live, table = playing.live, playing.table
    yield _view(playing, viewer, len(live.history), heads)
    asked = decision_of(table, viewer)
    yield asked.SerializeToString(deterministic=True) if asked is not None else b""
    revision = tries.randint(1, table.revision_of(viewer))
    position = live.position_of(viewer, revision)
    assert position is not None
    yield _view(playing, viewer, position, heads)
    if table.ended:
        return  # the whole log is open to all now
    for step in live.history:
        encoded = encode_update(step.entry, viewer, step.table.revision_of(viewer), step.head)
        if encoded is not None:
            update = views_pb2.Update.FromString(encoded)
            heads.hide(update)
            yield update.SerializeToString(deterministic=True)


def _view(playing: Playing, viewer: Viewer, position: int, heads: Heads) -> bytes:
    live = playing.live
    table = live.state_at(position)
    view = encode_table(str(live.id), table, viewer, live.head_of(viewer, position))
    heads.hide(view)
    return view.SerializeToString(deterministic=True)


# Swapping what is hidden


class Slot(NamedTuple):
    """Where a hidden card was dealt to: a seat's hand, or the stock; `step` is the step that laid it face down."""

    seat: int = -1
    stock: int = -1
    step: int = -1


@dataclass(frozen=True)
class World:
    """A script and the cards in it that the viewer has not seen."""

    script: Script
    hidden: tuple[tuple[Slot, int], ...]

    @classmethod
    def all_of(cls, script: Script) -> "Mapping[Viewer, World]":
        """The true world of every viewer."""
        playing = Playing.begin(script)
        dealt: list[tuple[Slot, int]] = []
        for number, step in enumerate(script.steps):
            if step.move is None:
                _settle(playing, step, None, None)
                continue
            playing.now += TICK
            playing.say(Play(step.seat, step.move), Author("seat", step.seat))
            if script.game.name == "tien_gow" and step.move.verb == "discard":
                dealt += [(Slot(step.seat, step=number), card) for card in step.move.cards]
        assert playing.table.deal is not None
        position = playing.table.deal.position()
        for seat, hand in enumerate(position["hands"]):
            dealt += [(Slot(seat), script.game.deck.face[code]) for code in hand]
        drawn = len(script.deal.stock) - len(position.get("stock", ()))
        dealt += [(Slot(stock=at), script.deal.stock[at]) for at in range(drawn, len(script.deal.stock))]
        viewers: list[Viewer] = [*range(script.game.seats), None]
        return {
            viewer: cls(script, tuple((slot, card) for slot, card in dealt if viewer is None or slot.seat != viewer))
            for viewer in viewers
        }

    def swapped(self, rng: Random) -> "World | None":
        """Two of the hidden cards swapped; None if that changes nothing."""
        if len(self.hidden) < 2:
            return None
        one, other = rng.sample(range(len(self.hidden)), 2)
        (slot_a, a), (slot_b, b) = self.hidden[one], self.hidden[other]
        if a == b or (slot_a.seat >= 0 and slot_a == slot_b):
            return None
        hands, stock = [list(hand) for hand in self.script.deal.hands], list(self.script.deal.stock)
        steps = list(self.script.steps)
        for slot, old, new in ((slot_a, a, b), (slot_b, b, a)):
            if slot.stock >= 0:
                stock[slot.stock] = new
                continue
            hands[slot.seat].remove(old)
            hands[slot.seat].append(new)
            if (move := steps[slot.step].move if slot.step >= 0 else None) is not None:
                cards = list(move.cards)
                cards.remove(old)
                steps[slot.step] = replace(steps[slot.step], move=Move(move.verb, tuple(sorted((*cards, new)))))
        deal = Deal(tuple(tuple(sorted(hand)) for hand in hands), self.script.deal.first, tuple(stock))
        hidden = list(self.hidden)
        hidden[one], hidden[other] = (slot_a, b), (slot_b, a)
        return World(replace(self.script, deal=deal, steps=tuple(steps)), tuple(hidden))

    def possible(self, truth: Script) -> bool:
        """Whether the kernel allows every move, and what is laid open at once is the same (the bonus of CP-4).

        A quick look that spares most impossible worlds the whole replay; claim windows are left to that.
        """
        game = self.script.game
        if game.decline is not None:
            return True
        state = game.state.start(self.script.deal, self.script.options)
        if state.position().get("piles") != game.state.start(truth.deal, truth.options).position().get("piles"):
            return False
        try:
            for step in self.script.steps:
                assert step.move is not None
                state = state.play(game.index.get(step.move, -1))
        except IllegalMove:
            return False
        return True
