"""Deals and moves of Chuo Pai for tests: hands rich in what random play rarely shows, and play that leads there."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from cardavia.core import game
from cardavia.core.decks import SICHUAN, Deal, Face
from cardavia.core.games.chuo_pai._rules import State
from cardavia.core.games.chuo_pai.moves import BONUS, CLASSES, FACES, HAND, MOVES, PACK, RANKS, SEATS, read
from cardavia.core.games.chuo_pai.view import kernel


class _Hands:
    """Three hands being filled from the pack. Giving more than is left, or than a hand has room for, gives less."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = Counter(PACK)
        self.hands: tuple[list[Face], ...] = ([], [], [])

    def give(self, seat: int, face: Face, count: int = 4) -> None:
        """Deal a seat so many cards of a face."""
        count = min(count, self.left[face], HAND - len(self.hands[seat]))
        self.hands[seat].extend([face] * count)
        self.left[face] -= count

    def seats(self) -> list[int]:
        """The seats in random order."""
        return self.rng.sample(range(SEATS), SEATS)

    def rest(self) -> tuple[tuple[Face, ...], ...]:
        """Deal out what is left, shuffled."""
        cards = list(self.left.elements())
        self.rng.shuffle(cards)
        for hand in self.hands:
            room = HAND - len(hand)
            hand.extend(cards[:room])
            del cards[:room]
        return tuple(tuple(sorted(hand)) for hand in self.hands)


def _classes(hands: _Hands) -> None:
    """Two to four classes, each whole or nearly so in one hand: long combinations, led and beaten (CP-6, CP-10)."""
    seats = hands.seats()
    for number, kind in enumerate(hands.rng.sample(CLASSES, hands.rng.randint(2, 4))):
        spared = hands.rng.choice([0, 0, 0, 1, 2])
        for face in kind:
            hands.give(seats[number % SEATS], face, 4 - spared * hands.rng.randint(0, 1))


def _bonuses(hands: _Hands) -> None:
    """The bonus cards in one hand, two, or all three (CP-4)."""
    spreads = [
        ((4, 4), (0, 0), (0, 0)),
        ((3, 1), (1, 3), (0, 0)),
        ((2, 1), (1, 1), (1, 2)),
        ((1, 1), (2, 2), (1, 1)),
        ((4, 2), (0, 2), (0, 0)),
        ((2, 4), (2, 0), (0, 0)),
    ]
    for seat, counts in zip(hands.seats(), hands.rng.choice(spreads), strict=True):
        for face, count in zip(BONUS, counts, strict=True):
            hands.give(seat, face, count)


def _equals(hands: _Hands) -> None:
    """Faces of equal rank in different hands, and few higher ones beside them (CP-2, CP-10)."""
    for pair in ((SICHUAN.face["62"], SICHUAN.face["53"]), BONUS):
        one, other, third = hands.seats()
        count = hands.rng.choice([2, 3, 4, 4])
        for seat, face in zip((one, other), hands.rng.sample(pair, 2), strict=True):
            hands.give(seat, face, count)
        for face in FACES:
            if _over(face, pair[0]):
                hands.give(third, face, hands.rng.choice([1, 4, 4]))


def _fours(hands: _Hands) -> None:
    """Four of a face, many times, in all hands (CP-5)."""
    for face in hands.rng.sample(FACES, hands.rng.randint(8, 21)):
        hands.give(hands.rng.randrange(SEATS), face)


def _runner(hands: _Hands) -> None:
    """One hand with the highest cards, which can lead until it is empty (CP-14, CP-15)."""
    seat = hands.rng.randrange(SEATS)
    for face in hands.rng.sample(FACES, len(FACES)):
        family, rank = RANKS[face]
        if rank >= 2 or family == "yao":
            hands.give(seat, face, hands.rng.choice([3, 4]))


def _flat(hands: _Hands) -> None:
    """One card of every face in every hand: piles that stay close (CP-17), and bonuses all round."""
    for seat in range(SEATS):
        for face in FACES:
            hands.give(seat, face, 1)


PARTS: Sequence[Callable[[_Hands], None]] = (*[_classes] * 3, _bonuses, *[_equals] * 2, _fours, _runner, _flat)
"""What deals are made of; what is hardest to see in play stands here more often."""


def stacked(rng: Random) -> Deal:
    """A deal made of one or two of the parts above, the rest of it shuffled."""
    hands = _Hands(rng)
    for part in rng.sample(PARTS, rng.choice([1, 1, 2])):
        part(hands)
    return Deal(hands.rest(), rng.randrange(SEATS))


ENDING = 18
"""How few cards the hands hold together when the ending is looked ahead to."""

TRIES = 16
"""How many random endings are tried after a move."""

EQUAL = {one: other for one in FACES for other in FACES if one != other and RANKS[one] == RANKS[other]}
"""The faces that have an equal (CP-2)."""


def steer(state: game.State, rng: Random) -> int:
    """A legal move that leads to rare clauses: a lead that will be answered, another split, a rare ending."""
    table = kernel(state)
    legal, high = table.legal(), table.high()
    if len(legal) == 1:
        return legal[0]
    if sum(table.hand_size(seat) for seat in range(SEATS)) <= ENDING:
        return max(legal, key=lambda move: (_endings(table.play(move), rng), rng.random()))
    if high is None:
        size = rng.choice([rng.randint(1, 12), rng.randint(9, 15)])  # the longest are soon broken up, so more of them
        return max(legal, key=lambda move: (_answers(table, move) - abs(len(MOVES[move].cards) - size), rng.random()))
    heads = _heads(table.trick(high))
    return rng.choice([move for move in legal if _heads(MOVES[move].cards) != heads] or legal)


def _endings(state: State, rng: Random) -> int:
    """How many of some random endings are ties (CP-17), or leave nobody with cards (CP-15); the rarer, the more."""
    found = 0
    for _ in range(TRIES):
        end = state
        while end.legal_count():
            end = end.draw(rng.getrandbits(32))
        low, middle, most = sorted(len(end.pile(seat)) for seat in range(SEATS))
        found += 8 * (low == most) + (middle == most) + 2 * (not any(end.hand_size(seat) for seat in range(SEATS)))
    return found


def _answers(state: State, move: int) -> int:
    """More for a lead that the next seat must beat, or that another seat could only equal (CP-10)."""
    cards = MOVES[move].cards
    after = state.play(move)
    beaten = after.plays() > 0 and MOVES[after.nth(0)].verb == "beat"
    equal = EQUAL.get(cards[0])
    others = [after.hand(seat) for seat in range(SEATS) if seat != state.actor()]
    return 6 * beaten + 7 * any(hand.count(equal) >= len(cards) for hand in others if equal in hand)


def _heads(cards: tuple[Face, ...]) -> int:
    play = read(cards)
    return play.heads if play else 0


def _over(face: Face, other: Face) -> bool:
    return RANKS[face][0] == RANKS[other][0] and RANKS[face][1] > RANKS[other][1]
