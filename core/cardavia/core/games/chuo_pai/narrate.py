"""What a move of Chuo Pai did, as events. Folded onto the view before, they give the view after."""

from collections.abc import Iterator
from functools import lru_cache

from cardavia.core import game
from cardavia.core.decks import Face
from cardavia.core.events import (
    Happened,
    Marked,
    RoundWon,
    Settled,
    Transferred,
    counted,
    moved,
    openly,
    recounted,
)
from cardavia.core.games.chuo_pai._rules import State
from cardavia.core.games.chuo_pai.moves import MOVES, SEATS
from cardavia.core.games.chuo_pai.view import COUNTS, counts, kernel, marks, marks_of
from cardavia.core.views import About, Place

PACK, OUT = Place("pack"), Place("out")
HANDS, TRICKS, PILES = ([Place(zone, seat) for seat in range(SEATS)] for zone in ("hand", "trick", "pile"))


def narrate(before: game.State | None, move: int | None, after: game.State) -> tuple[Happened, ...]:
    """The events of a move, or of the deal itself (None, None and its state), in the order in which they happen."""
    if before is None or move is None:
        return tuple(_deal(kernel(after)))
    return tuple(_step(kernel(before), move, kernel(after)))


def _deal(state: State) -> Iterator[Happened]:
    """A fresh deal and its opening bonus (CP-4); a position is told likewise, as cards that came to where they lie."""
    for seat in range(SEATS):
        hand = HANDS[seat]
        cards = tuple(sorted((*state.hand(seat), *state.pile(seat))))
        if cards:
            public = Transferred(PACK, hand, hidden=len(cards))
            yield Happened(public, Transferred(PACK, hand, cards), frozenset([seat]))
        yield from openly(PACK, TRICKS[seat], state.trick(seat))
    for seat in range(SEATS):
        yield from openly(HANDS[seat], PILES[seat], state.pile(seat))
    yield from openly(PACK, OUT, state.out())
    yield from _learnt({}, marks(state))
    yield from (counted(about, number) for about, number in counts(state).items())


def _step(before: State, move: int, after: State) -> list[Happened]:
    seat = before.actor()
    if seat is None:
        raise ValueError("no move follows the end of a deal")
    verb, cards = MOVES[move]
    happened = [moved(seat, verb, cards), *openly(HANDS[seat], TRICKS[seat], cards)]
    if not after.plays():
        happened += _round(before, seat, cards)
    if before.told(seat) != after.told(seat):
        happened += _learnt(marks_of(before, seat), marks_of(after, seat))
    happened += _renumbered(before.numbers(), after.numbers())
    if outcome := after.outcome():
        happened.append(Happened(Settled(tuple(outcome["scores"]), tuple(outcome["winners"]))))
    return happened


def _round(before: State, seat: int, cards: tuple[Face, ...]) -> Iterator[Happened]:
    """The last act of a round: the winner's play goes to his pile, the others leave the deal (CP-13)."""
    tricks = {each: before.trick(each) for each in range(SEATS)}
    winner = before.high()
    if cards or winner is None:
        tricks[seat], winner = cards, seat
    yield Happened(RoundWon(winner, tricks[winner]))
    for each, trick in tricks.items():
        yield from openly(TRICKS[each], PILES[each] if each == winner else OUT, trick)


@lru_cache(maxsize=1 << 10)
def _renumbered(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Happened, ...]:
    """Counts that changed. (Kept: few differ.)"""
    return recounted(COUNTS, before, after)


def _learnt(known: dict[About, tuple[Face, ...]], now: dict[About, tuple[Face, ...]]) -> Iterator[Happened]:
    """The marks that are new."""
    for about, faces in now.items():
        before = known.get(about, ())
        if faces != before and (new := tuple(face for face in faces if face not in before)):
            yield Happened(Marked(about, new))
