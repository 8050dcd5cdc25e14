"""What a move of Tien Gow did, as events. Folded onto the view before, they give the view after."""

from collections.abc import Iterator

from cardavia.core import game
from cardavia.core.decks import Face
from cardavia.core.events import (
    GameEvent,
    Happened,
    Moved,
    Paid,
    RoundWon,
    Settled,
    Transferred,
    counted,
    moved,
    transferred,
)
from cardavia.core.games.tien_gow._rules import State
from cardavia.core.games.tien_gow.moves import MOVES
from cardavia.core.games.tien_gow.view import SEATS, counts, kernel
from cardavia.core.views import Place

PACK = Place("pack")
HANDS, TRICKS, OPEN, DOWN = ([Place(zone, seat) for seat in SEATS] for zone in ("hand", "trick", "open", "down"))


def narrate(before: game.State | None, move: int | None, after: game.State) -> tuple[Happened, ...]:
    """The events of a move, or of the deal itself (None, None and its state), in the order in which they happen."""
    if before is None or move is None:
        return tuple(_deal(kernel(after)))
    return tuple(_step(kernel(before), move, kernel(after)))


def _deal(state: State) -> Iterator[Happened]:
    """A fresh deal; a position is told likewise, as tiles that came to where they lie."""
    for seat in SEATS:
        yield from _secretly(seat, PACK, HANDS[seat], state.hand(seat))
        if state.hides(seat, None):
            yield from _secretly(seat, PACK, DOWN[seat], state.down(seat))
        else:
            yield from _openly(PACK, DOWN[seat], state.down(seat))
        yield from _openly(PACK, TRICKS[seat], state.trick(seat))
        yield from _openly(PACK, OPEN[seat], state.open(seat))
    yield from _openly(PACK, Place("open"), state.open(None))
    yield from (counted(about, number) for about, number in counts(state).items())


def _step(before: State, move: int, after: State) -> Iterator[Happened]:
    seat = before.actor()
    if seat is None:
        raise ValueError("no move follows the end of a deal")
    verb, cards = MOVES[move]
    if verb == "discard":
        yield _secret(seat, Moved(seat, verb, hidden=len(cards)), Moved(seat, verb, cards))
        yield from _secretly(seat, HANDS[seat], DOWN[seat], cards)
        high, best = before.high(), before.trick(before.high())
    else:
        yield moved(seat, verb, cards)
        yield from _openly(HANDS[seat], TRICKS[seat], cards)
        high, best = seat, cards
    if before.plays() == len(SEATS) - 1:
        yield Happened(RoundWon(high, best))
        for each in SEATS:
            up = cards if each == seat and verb != "discard" else before.trick(each)
            yield from _openly(TRICKS[each], OPEN[each], up)
        for payment in before.payments(move):
            yield Happened(Paid(*payment))
    told, now = counts(before), counts(after)
    for about in told | now:
        if told.get(about, 0) != now.get(about, 0):
            yield counted(about, now.get(about, 0))
    outcome = after.outcome()
    if outcome:
        for each in SEATS:
            yield from _openly(DOWN[each], DOWN[each], after.down(each))
        yield Happened(Settled(tuple(outcome["scores"]), tuple(outcome["winners"])))


def _openly(source: Place, target: Place, cards: tuple[Face, ...]) -> Iterator[Happened]:
    if cards:
        yield transferred(source, target, cards)


def _secretly(seat: int, source: Place, target: Place, cards: tuple[Face, ...]) -> Iterator[Happened]:
    if cards:
        yield _secret(seat, Transferred(source, target, hidden=len(cards)), Transferred(source, target, cards))


def _secret(seat: int, public: GameEvent, secret: GameEvent) -> Happened:
    return Happened(public, secret, frozenset([seat]))
