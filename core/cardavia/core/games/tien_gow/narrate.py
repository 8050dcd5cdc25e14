"""What a move of Tien Gow did, as events. Folded onto the view before, they give the view after."""

from collections.abc import Iterator
from functools import lru_cache

from cardavia.core.decks import Face
from cardavia.core.events import (
    Happened,
    Moved,
    Paid,
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
from cardavia.core.games.tien_gow._rules import State
from cardavia.core.games.tien_gow.moves import MOVES
from cardavia.core.games.tien_gow.view import COUNTS, SEATS, counts
from cardavia.core.views import Place

TABLE = sum(about.seat is None for about in COUNTS)
"""How many counts are of the table; those of the seats follow."""
PACK = Place("pack")
HANDS, TRICKS, OPEN, DOWN = ([Place(zone, seat) for seat in SEATS] for zone in ("hand", "trick", "open", "down"))


def narrate(before: State | None, move: int | None, after: State) -> tuple[Happened, ...]:
    """The events of a move, or of the deal itself (None, None and its state), in the order in which they happen."""
    if before is None or move is None:
        return tuple(_deal(after))
    seat = before.actor()
    if seat is None:
        raise ValueError("no move follows the end of a deal")
    happened = [*_made(seat, move)]
    if before.plays() == len(SEATS) - 1:
        happened += _trick(before, seat, move)
    was, now = before.numbers(), after.numbers()
    if was[TABLE:] == now[TABLE:]:  # the counts of the seats, which change seldom
        happened += _renumbered(was[:TABLE], now[:TABLE])
    else:
        happened += recounted(COUNTS, was, now)
    if outcome := after.outcome():
        for each in SEATS:
            happened += openly(DOWN[each], DOWN[each], after.down(each))
        happened.append(Happened(Settled(tuple(outcome["scores"]), tuple(outcome["winners"]))))
    return tuple(happened)


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


@lru_cache(maxsize=1 << 14)
def _made(seat: int, move: int) -> tuple[Happened, ...]:
    """A move, and where its tiles go: face up, or face down if they are discarded. (Kept: few differ.)"""
    verb, cards = MOVES[move]
    if verb != "discard":
        return moved(seat, verb, cards), transferred(HANDS[seat], TRICKS[seat], cards)
    discarded = Happened(Moved(seat, verb, hidden=len(cards)), Moved(seat, verb, cards), frozenset([seat]))
    return (same(discarded), *map(same, _secretly(seat, HANDS[seat], DOWN[seat], cards)))


def _trick(before: State, seat: int, move: int) -> list[Happened]:
    """The last act of a trick: the winner is known, and all its tiles are laid open."""
    verb, cards = MOVES[move]
    high = before.high() if verb == "discard" else seat
    tricks = [cards if each == seat == high else before.trick(each) for each in SEATS]
    return [
        round_won(high, tricks[high]),
        *[transferred(TRICKS[each], OPEN[each], tiles) for each, tiles in enumerate(tricks) if tiles],
        *[Happened(Paid(*payment)) for payment in before.payments(move)],
    ]


@lru_cache(maxsize=1 << 12)
def _renumbered(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Happened, ...]:
    """Counts of the table that changed. (Kept, since few differ.)"""
    return recounted(COUNTS[:TABLE], before, after)


def _secretly(seat: int, source: Place, target: Place, cards: tuple[Face, ...]) -> list[Happened]:
    if not cards:
        return []
    public = Transferred(source, target, hidden=len(cards))
    return [Happened(public, Transferred(source, target, cards), frozenset([seat]))]
