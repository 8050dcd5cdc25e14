"""What a move of Chuo Pai did, as events. Folded onto the view before, they give the view after."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from cardavia.core.decks import Face
from cardavia.core.events import (
    Happened,
    Marked,
    Settled,
    Transferred,
    counted,
    moved,
    openly,
    recounted,
    round_won,
    same,
    transferred,
)
from cardavia.core.games.chuo_pai._rules import State
from cardavia.core.games.chuo_pai.moves import MOVES, SEATS
from cardavia.core.games.chuo_pai.view import COUNTS, UNDER, WITHOUT, counts, marks
from cardavia.core.views import About, Place

PACK, OUT = Place("pack"), Place("out")
HANDS, TRICKS, PILES = ([Place(zone, seat) for seat in range(SEATS)] for zone in ("hand", "trick", "pile"))
SINGLE = 8
"""How many bytes of what is told of a seat are about single faces; the others are about combinations."""


def narrate(before: State | None, move: int | None, after: State) -> tuple[Happened, ...]:
    """The events of a move, or of the deal itself (None, None and its state), in the order in which they happen."""
    if before is None or move is None:
        return tuple(_deal(after))
    seat = before.actor()
    if seat is None:
        raise ValueError("no move follows the end of a deal")
    turn, _, _, plays = numbers = after.numbers()
    happened = [*_made(seat, move)]
    if not plays:
        happened += _round(before, seat, MOVES[move].cards)
    if (was := before.told(seat)) != (now := after.told(seat)):
        if was[:SINGLE] != now[:SINGLE]:
            happened += _learnt(seat, UNDER[seat], before.under, after.under)
        if was[SINGLE:] != now[SINGLE:]:
            happened += _learnt(seat, WITHOUT[seat], before.without, after.without)
    happened += _renumbered(before.numbers(), numbers)
    if not turn and (outcome := after.outcome()):
        happened.append(Happened(Settled(tuple(outcome["scores"]), tuple(outcome["winners"]))))
    return tuple(happened)


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
    yield from (_marked(about, faces) for about, faces in marks(state).items())
    yield from (counted(about, number) for about, number in counts(state).items())


@lru_cache(maxsize=1 << 12)
def _made(seat: int, move: int) -> tuple[Happened, ...]:
    """A move, and where its cards go. (Kept, as marks and counts are: few differ.)"""
    verb, cards = MOVES[move]
    return (moved(seat, verb, cards), *openly(HANDS[seat], TRICKS[seat], cards))


def _round(before: State, seat: int, cards: tuple[Face, ...]) -> list[Happened]:
    """The last act of a round: the winner's play goes to his pile, the others leave the deal (CP-13)."""
    winner = before.high()
    if cards or winner is None:
        winner = seat
    tricks = [cards if each == seat else before.trick(each) for each in range(SEATS)]
    gone = [
        transferred(TRICKS[each], PILES[each] if each == winner else OUT, trick)
        for each, trick in enumerate(tricks)
        if trick
    ]
    return [round_won(winner, tricks[winner]), *gone]


def _learnt(
    seat: int,
    abouts: Sequence[tuple[int, About]],
    known: Callable[[int, int], tuple[Face, ...]],
    now: Callable[[int, int], tuple[Face, ...]],
) -> list[Happened]:
    """What is newly known of a seat, given what was: faces by numbers of cards."""
    happened = []
    for n, about in abouts:
        if (after := now(seat, n)) and after != (before := known(seat, n)):
            new = tuple([face for face in after if face not in before]) if before else after
            if new:
                happened.append(_marked(about, new))
    return happened


@lru_cache(maxsize=1 << 13)
def _marked(about: About, faces: tuple[Face, ...]) -> Happened:
    return same(Happened(Marked(about, faces)))


@lru_cache(maxsize=1 << 10)
def _renumbered(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Happened, ...]:
    """Counts that changed."""
    return recounted(COUNTS, before, after)
