"""What a move of Tien Gow did, as events. Folded onto the view before, they give the view after."""

from collections.abc import Iterator
from functools import lru_cache

from cardavia.core import game
from cardavia.core.decks import Face
from cardavia.core.events import (
    Happened,
    Moved,
    Paid,
    RoundWon,
    Settled,
    Transferred,
    counted,
    moved,
    openly,
    recounted,
    same,
    transferred,
)
from cardavia.core.games.tien_gow._rules import State
from cardavia.core.games.tien_gow.moves import MOVES
from cardavia.core.games.tien_gow.view import COUNTS, SEATS, counts, kernel
from cardavia.core.views import Place

TABLE = sum(about.seat is None for about in COUNTS)
"""How many counts are of the table; those of the seats follow."""
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
            yield from openly(PACK, DOWN[seat], state.down(seat))
        yield from openly(PACK, TRICKS[seat], state.trick(seat))
        yield from openly(PACK, OPEN[seat], state.open(seat))
    yield from openly(PACK, Place("open"), state.open(None))
    yield from (counted(about, number) for about, number in counts(state).items())


def _step(before: State, move: int, after: State) -> list[Happened]:
    seat = before.actor()
    if seat is None:
        raise ValueError("no move follows the end of a deal")
    verb, cards = MOVES[move]
    if verb == "discard":
        happened, high, best = list(_discarded(seat, cards)), before.high(), before.trick(before.high())
    else:
        happened = [moved(seat, verb, cards), transferred(HANDS[seat], TRICKS[seat], cards)]
        high, best = seat, cards
    if before.plays() == len(SEATS) - 1:
        happened.append(Happened(RoundWon(high, best)))
        for each in SEATS:
            up = cards if each == seat and verb != "discard" else before.trick(each)
            happened += openly(TRICKS[each], OPEN[each], up)
        happened += [Happened(Paid(*payment)) for payment in before.payments(move)]
    happened += _renumbered(before.numbers(), after.numbers())
    if outcome := after.outcome():
        for each in SEATS:
            happened += openly(DOWN[each], DOWN[each], after.down(each))
        happened.append(Happened(Settled(tuple(outcome["scores"]), tuple(outcome["winners"]))))
    return happened


def _renumbered(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Happened, ...]:
    """Counts that changed: those of the seats do so seldom."""
    if before[TABLE:] == after[TABLE:]:
        return _table_renumbered(before[:TABLE], after[:TABLE])
    return recounted(COUNTS, before, after)


@lru_cache(maxsize=1 << 12)
def _table_renumbered(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Happened, ...]:
    """(Kept, since few differ.)"""
    return recounted(COUNTS[:TABLE], before, after)


@lru_cache(maxsize=1 << 14)
def _discarded(seat: int, cards: tuple[Face, ...]) -> tuple[Happened, ...]:
    """Tiles laid face down."""
    move = Happened(Moved(seat, "discard", hidden=len(cards)), Moved(seat, "discard", cards), frozenset([seat]))
    return (same(move), *map(same, _secretly(seat, HANDS[seat], DOWN[seat], cards)))


def _secretly(seat: int, source: Place, target: Place, cards: tuple[Face, ...]) -> list[Happened]:
    if not cards:
        return []
    public = Transferred(source, target, hidden=len(cards))
    return [Happened(public, Transferred(source, target, cards), frozenset([seat]))]
