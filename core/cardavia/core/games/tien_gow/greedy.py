"""The greedy AI player: what a trick is worth, times the chance to win it, less what the tiles would be worth later.

It looks one move ahead. What it knows of the others is which tiles it has not seen; each of them is as likely to be
in one place as in another. The numbers were found by playing thousands of deals.
"""

from collections import Counter
from collections.abc import Sequence
from math import comb
from random import Random

from cardavia.core.decks import Face
from cardavia.core.game import Move
from cardavia.core.games.tien_gow.moves import GROUP_OF, GROUPS, PACK, QUARTET, SUPREME
from cardavia.core.views import View

SEATS = 4
LEAD = 2.0  # what it is worth to lead the next trick, in columns
FIRST = 1.0  # what the first column is worth besides: without it a seat pays 5, not 3, and may die early (TG-9, TG-15)
LAST = 100.0  # nothing matters more than the last trick (TG-15)
PRIZE = {SUPREME: 6.0, QUARTET: 12.0}  # what the three others pay at once (TG-12)
KEEP = 3.0  # what a tile that is sure to win a trick later is worth; some of it is for the last trick
KEEP_SINGLE = 1.5  # the last trick is mostly of one tile
KEEP_ANY = 0.1  # what each tile is worth besides, so that a sure win costs as few as possible
WILLING = 0.6  # how often a seat that can beat does: nobody must (TG-7)

HIGHER = {
    group.cards: [tuple(Counter(other.cards).items()) for other in GROUPS if other.beats(group)] for group in GROUPS
}
"""The tiles that it takes to beat a group, for each group that does (TG-6)."""


def greedy(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """The legal move with the best merit; of several, one at random."""
    if len(legal) == 1:
        return legal[0]
    hand = view.cards("hand", view.viewer)
    unseen = Counter(PACK)
    for cards in view.places.values():
        unseen.subtract(cards.known)
    worth = _worth(hand, unseen)
    return max(legal, key=lambda move: (_merit(view, move, hand, unseen, worth), rng.random()))


def _merit(view: View, move: Move, hand: Sequence[Face], unseen: Counter[Face], worth: dict[Face, float]) -> float:
    """What the move gains on average, less what its tiles would be worth later."""
    cost = sum(worth[face] for face in move.cards)
    if move.verb == "discard":
        return -cost
    size, me = len(move.cards), view.viewer or 0
    last = size == len(hand)
    followers = [(me + step) % SEATS for step in range(1, SEATS - view.count("plays"))]
    if last and size == 1:  # TG-9: those without a column cannot beat
        followers = [seat for seat in followers if view.count("columns", seat)]
    gain = LAST if last else size + LEAD + FIRST * (view.count("columns", me) == 0)
    gain += PRIZE.get(GROUP_OF[move.cards].kind, 0)
    return gain * _chance(move.cards, len(followers), len(hand), unseen) - cost


def _chance(cards: tuple[Face, ...], followers: int, held: int, unseen: Counter[Face]) -> float:
    """The chance that none of so many seats, each with `held` tiles, beats a group."""
    share = held / max(unseen.total(), held)  # of the tiles not seen, those in one hand
    chance = 1.0
    for needed in HIGHER[cards]:
        ways, size = 1, 0
        for face, number in needed:
            ways *= comb(unseen[face], number)
            size += number
        if ways:
            chance *= (1 - min(1.0, followers * share**size) * WILLING) ** ways
    return chance


def _worth(hand: Sequence[Face], unseen: Counter[Face]) -> dict[Face, float]:
    """What each tile of the hand is worth, by the best group in it that the tile belongs to."""
    held, worth = Counter(hand), dict.fromkeys(hand, 0.0)
    for group in GROUPS:
        if all(held[face] >= group.cards.count(face) for face in group.cards):
            chance = _chance(group.cards, SEATS - 1, len(hand), unseen)
            value = KEEP * (KEEP_ANY + chance * (KEEP_SINGLE if len(group.cards) == 1 else 1))
            for face in group.cards:
                worth[face] = max(worth[face], value)
    return worth
