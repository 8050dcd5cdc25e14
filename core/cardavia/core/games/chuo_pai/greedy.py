"""The greedy AI player of Chuo Pai: it counts what is unseen, and plays what gains most for what it gives up.

Only the play that wins its round scores (CP-13, CP-16), and a play wins if nobody can beat it. All cards but the
opponents' hands are public, so the chance of that is a matter of counting, made sharper by what the seats' passes and
beats have proved (CP-18). Two observations about the game do the rest. A lead that stands takes nothing from the
others, who keep their cards (CP-12), so strong plays can wait; a weak lead makes them break up their hands (CP-11).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile
from math import comb
from random import Random

from cardavia.core.decks import Face
from cardavia.core.game import Move
from cardavia.core.games.chuo_pai.moves import CAP, CLASSES, COMBINATIONS, MOVES, RANKS, SEATS, Play, read
from cardavia.core.views import View

DRAWN = 1.2
"""What a lead that is beaten is worth, in points: it draws a strong play from another hand (CP-11)."""

LOST = 0.4
"""What each card of it costs: it leaves the deal (CP-13)."""

PLAYS = {move: play for move in MOVES if (play := read(move.cards))}

HIGHER = {
    face: tuple(other for other in RANKS if RANKS[other][0] == family and RANKS[other][1] > rank)
    for face, (family, rank) in RANKS.items()
}
"""The faces that beat a face, number for number (CP-2, CP-10)."""

CLASS_RANKS = {kind[0]: rank for rank, kind in enumerate(reversed(CLASSES))}
"""The rank of a class among the combinations, by its head (CP-7)."""

CLANS = {face: (face,) for face in RANKS} | {face: kind for kind in CLASSES for face in kind}
"""The faces with which a face can be played: those of its class (CP-6), or itself alone."""


def greedy(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """The legal move with the best balance of expected points and cards given up; rng decides between equals."""
    if len(legal) == 1:
        return legal[0]  # the last card, or the pass of a seat that cannot beat (CP-12)
    hand, odds = Counter(view.cards("hand", view.viewer)), _Odds(view)
    balance = {move: _gain(move, odds) - _given_up(move, hand, odds) for move in legal}
    best = max(balance.values())
    return rng.choice([move for move in legal if balance[move] > best - 1e-9])


def _gain(move: Move, odds: "_Odds") -> float:
    """The points to be expected of a play in this round."""
    play = PLAYS[move]
    wins = odds.stands(play, move.cards[0], odds.to_come)
    beaten = DRAWN - LOST * play.size if move.verb == "lead" else 0.0
    return wins * play.size + (1 - wins) * beaten


def _given_up(move: Move, hand: Counter[Face], odds: "_Odds") -> float:
    """What the cards of a play, and those that they leave behind, might have won later."""
    clan = CLANS[move.cards[0]]
    before = tuple(hand[face] for face in clan)
    after = tuple(count - move.cards.count(face) for face, count in zip(clan, before, strict=True))
    return odds.worth(clan, before) - odds.worth(clan, after)


class _Odds:
    """How likely plays are to stand, from what one seat sees."""

    def __init__(self, view: View) -> None:
        me, leader = view.viewer or 0, view.count("leader") - 1
        seats = range(SEATS)
        seen = Counter((*view.cards("hand", me), *view.cards("out")))
        for seat in seats:
            seen.update((*view.cards("pile", seat), *view.cards("trick", seat)))
        self.unseen = {face: 4 - seen[face] for face in RANKS}
        self.held = [view.size("hand", seat) for seat in seats]
        self.both = self.held[me - 1] + self.held[me - 2]
        after = [(me + 1) % SEATS, (me + 2) % SEATS]
        self.others = tuple(seat for seat in after if self.held[seat])
        self.to_come = tuple(seat for seat in takewhile(lambda seat: seat != leader, after) if self.held[seat])
        self.under = [[frozenset(view.mark(f"under_{n}", seat)) for n in range(5)] for seat in seats]
        self.without = [[frozenset(view.mark(f"no_combination_{n}", seat)) for n in range(13)] for seat in seats]
        self.option = view.options["combinations"]
        self.known: dict[tuple[str, int, int, tuple[int, ...]], float] = {}
        self.worths: dict[tuple[tuple[Face, ...], tuple[int, ...]], float] = {}

    def worth(self, clan: tuple[Face, ...], counts: tuple[int, ...]) -> float:
        """What some cards of a clan may win later: as groups or, if that is more, as one combination."""
        key = (clan, counts)
        if key not in self.worths:
            self.worths[key] = self._worth(clan, counts)
        return self.worths[key]

    def _worth(self, clan: tuple[Face, ...], counts: tuple[int, ...]) -> float:
        held = zip(clan, counts, strict=True)
        apart = sum(self._later(Play(*RANKS[face], count), face) for face, count in held if count)
        heads, totals = counts[0], sum(counts[1:])
        if not (heads and totals):
            return apart
        size = heads + totals
        if self.option == "equal":
            size = 2 * min(heads, totals)
        elif self.option == "capped":
            size = min(size, CAP)
        return max(apart, self._later(Play(COMBINATIONS, CLASS_RANKS[clan[0]], size), clan[0]))

    def _later(self, play: Play, face: Face) -> float:
        return play.size * self.stands(play, face, self.others)

    def stands(self, play: Play, face: Face, seats: tuple[int, ...]) -> float:
        """The chance that none of some seats holds a play that beats this one, `face` being its first card."""
        key = (play.family, play.rank, play.size, seats)
        if key not in self.known:
            chance = 1.0
            for seat in seats:
                for beaten in self._beaters(play, face, seat):
                    chance *= 1 - beaten
            self.known[key] = chance
        return self.known[key]

    def _beaters(self, play: Play, face: Face, seat: int) -> Iterable[float]:
        """The chance of each face or class that would beat a play, taken for independent."""
        held = self.held[seat]
        if play.family != COMBINATIONS:
            for higher in HIGHER[face]:
                if higher not in self.under[seat][play.size]:
                    yield _holds(play.size, self.unseen[higher], held, self.both)
            return
        for head, black, red in CLASSES[: -1 - play.rank]:
            if head not in self.without[seat][play.size]:
                heads, totals = self.unseen[head], self.unseen[black] + self.unseen[red]
                yield _combines(play.size, heads, totals, held, self.both, self.option == "equal")


@lru_cache(maxsize=4096)
def _chances(unseen: int, held: int, both: int) -> tuple[float, ...]:
    """The chances that a seat holds 0, 1, … of some unseen cards: `held` of the `both` that two seats hold are its."""
    ways = comb(both, unseen)
    return tuple(comb(held, k) * comb(both - held, unseen - k) / ways for k in range(unseen + 1))


def _holds(count: int, unseen: int, held: int, both: int) -> float:
    return sum(_chances(unseen, held, both)[count:])


@lru_cache(maxsize=16384)
def _combines(size: int, heads: int, totals: int, held: int, both: int, equal: bool) -> float:
    """The chance that a seat holds a combination of so many cards (CP-6; with `equal`, half of them heads)."""
    if equal:
        return _holds(size // 2, heads, held, both) * _holds(size // 2, totals, held, both)
    tail = [_holds(count, totals, held, both) for count in range(size + 1)]
    chances = _chances(heads, held, both)
    return sum(chances[count] * tail[max(1, size - count)] for count in range(1, heads + 1))
