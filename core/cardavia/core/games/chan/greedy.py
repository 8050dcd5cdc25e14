"""The greedy AI player of Chắn: it wins when it may, and otherwise makes the move that leaves the best hand.

A hand is the better the fewer cards it still needs, and the more of those cards have not been seen yet. It looks one
capture and one discard ahead and thinks of no other seat: no discard can be won on, save with a Chíu (CH-21).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from cardavia.core.decks import Face
from cardavia.core.game import Move
from cardavia.core.games.chan.moves import FACES
from cardavia.core.views import View

STEP = 100
"""What a card less to wait for is worth, measured in unseen useful cards."""

GLIMPSE = 1
"""What a capture must gain at least: who passes may see another card instead (CH-10)."""

_KIN: Mapping[Face, tuple[Face, ...]] = {
    face: tuple(other for other in FACES if other != face and other % 10 == face % 10) for face in FACES
}
"""The faces beside a face in its rank, the last digit of their numbers. Chi chi has none (CH-3)."""


class _Hand(NamedTuple):
    """What matters of a seat's cards: odd and even, the Chắn in all, the Cạ laid open, and what bars captures."""

    odd: frozenset[Face]
    chan: int
    laid_ca: int
    discarded: frozenset[Face]
    laid: frozenset[Face]
    refused: frozenset[Face]


def greedy(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """A win if there is one (CH-26: only the winner gains), else the move that leaves the best hand."""
    if len(legal) == 1:
        return legal[0]
    if win := next((move for move in legal if move.verb == "win"), None):
        return win
    hand, unseen = _own(view), _unseen(view)
    card = next((cards.known[0] for place, cards in view.places.items() if place.zone == "public"), 0)
    held = view.cards("hand", view.viewer).count(card)
    worths = [_after(hand, move, card, held, unseen) for move in legal]
    best = max(worths)
    return rng.choice([move for move, worth in zip(legal, worths, strict=True) if worth == best])


def _own(view: View) -> _Hand:
    seat = view.viewer
    number = Counter(view.cards("hand", seat))
    pairs = sum(copies // 2 for copies in number.values()) + (view.size("chan", seat) + view.size("chiu", seat)) // 2
    marks = (frozenset(view.mark(name, seat)) for name in ("discarded", "laid", "refused"))
    return _Hand(frozenset(face for face in number if number[face] % 2), pairs, view.size("ca", seat) // 2, *marks)


def _unseen(view: View) -> Mapping[Face, int]:
    """How many cards of each face the viewer sees nowhere (CH-1: there are four)."""
    seen = Counter(face for cards in view.places.values() for face in cards.known)
    return {face: 4 - seen[face] for face in FACES}


def _after(hand: _Hand, move: Move, card: Face, held: int, unseen: Mapping[Face, int]) -> float:
    """The worth of the hand after a move, and after the best discard where one is owed (CH-9, CH-13)."""
    match move.verb:
        case "discard":
            return _worth(_without(hand, move.cards[0]), unseen)
        case "chan":  # a new Chắn if the card was odd; one of a pair leaves an odd card behind (CH-15)
            laid = hand._replace(odd=hand.odd ^ {card}, chan=hand.chan + held % 2)
        case "chiu":  # three in hand were one Chắn already
            laid = hand._replace(odd=hand.odd - {card}, chan=hand.chan + 1)
        case "ca":
            own = move.cards[0]
            laid = hand._replace(odd=hand.odd - {own}, laid_ca=hand.laid_ca + 1, laid=hand.laid | {own})
        case _:  # pass, decline
            return _worth(hand, unseen)
    worth = max((_worth(_without(laid, face), unseen) for face in _discards(laid)), default=-9 * STEP)
    return worth - GLIMPSE


def _without(hand: _Hand, face: Face) -> _Hand:
    return hand._replace(odd=hand.odd - {face}, discarded=hand.discarded | {face})


def _discards(hand: _Hand) -> Iterator[Face]:
    """CH-14."""
    for face in sorted(hand.odd - hand.refused):
        if not hand.laid_ca or hand.discarded.isdisjoint(_KIN[face]):
            yield face


def _worth(hand: _Hand, unseen: Mapping[Face, int]) -> float:
    """The worth of a hand that owes no discard: cards still needed, then how many cards bring the next of them."""
    ranks = Counter(face % 10 for face in hand.odd)
    unmatched = sum(number % 2 for number in ranks.values())
    to_pair = (unmatched + 1) // 2  # each card that comes matches one rank, and the discard with it another (CH-18)
    lacking = 6 - hand.chan  # CH-20
    needed = max(to_pair, lacking)
    spare = needed > lacking  # whether one of the cards may make a Cạ
    if needed <= 1:  # one card away: any seat's reveal wins, and nothing bars it (CH-21)
        outs = sum(unseen[face] for face in _winning(hand, ranks, spare=spare))
        return outs - STEP if outs else -2 * STEP
    chan = {face for face in hand.odd if ranks[face % 10] % 2 or lacking > to_pair}
    ca = set()
    if spare and _may_ca(hand):  # CH-15, CH-16: the only odd face of its rank, and neither card refused
        alone = (face for face in chan - hand.refused if ranks[face % 10] == 1)
        ca = {other for face in alone for other in _KIN[face]} - hand.refused
    useful = (chan | ca) - hand.discarded - hand.laid  # a face that left the hand never comes back
    return sum(unseen[face] for face in useful) - needed * STEP


def _winning(hand: _Hand, ranks: Mapping[int, int], *, spare: bool) -> Iterator[Face]:
    """The faces that win, with one unmatched rank left (CH-18 to CH-20)."""
    for face in hand.odd:
        if ranks[face % 10] % 2:
            if _KIN[face] or hand.chan == 5:  # CH-19: Chi chi wins only as the sixth Chắn
                yield face
            if spare and ranks[face % 10] == 1:
                yield from _KIN[face]


def _may_ca(hand: _Hand) -> bool:
    """CH-15: no Cạ for a seat that has thrown two faces of one rank."""
    return all(hand.discarded.isdisjoint(_KIN[face]) for face in hand.discarded)
