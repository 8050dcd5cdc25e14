"""A second, slow model of Chuo Pai, written from the rulebook's clauses CP-1 to CP-18 alone.

It is what the fast engine is compared with, so it shares nothing with it: card codes in Counters, every
possible selection of cards tried one by one, and no attention to speed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

SEATS = 3
DEALT = 28  # cards a seat, CP-1
COPIES = 4  # of each face, CP-1

# The order of the deck's table, in which lists of cards are written.
LIST_ORDER = "66 11 44 31 33 55 22 51 61 64 65 63 54 62 53 52 43 42 32 41 21"
FACES = LIST_ORDER.split()

# CP-2: the four families, each from its highest face to its lowest.
FAMILIES = {
    "long": "66 > 11 > 44 > 31 > 33 > 55 > 22",
    "yao": "51 > 61 > 64 > 65",
    "black": "63 > 62 = 53 > 52 > 32",
    "red": "54 > 43 > 41 > 21 = 42",
}

# CP-6: head and matching totals of each class; CP-7: the classes in the order of their rank, highest first.
COMBINATIONS = {
    "66": ("63", "54"),  # Heaven-Nine
    "11": ("62", "53"),  # Earth-Eight
    "44": ("52", "43"),  # Man-Seven
    "31": ("32", "41"),  # Harmony-Five
}

BONUS = ("21", "42")  # CP-4

OPTIONS = {"combinations": ("free", "equal", "capped")}  # the default stands first
CAP = 4  # cards in a combination under `capped`


class Value(NamedTuple):
    """What counts when plays are compared (CP-10)."""

    family: str
    size: int
    strength: int


class Act(NamedTuple):
    """What a seat did in the current round; a pass has no cards."""

    seat: int
    cards: tuple[str, ...]


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=FACES.index)


def group_value(cards: Sequence[str]) -> Value | None:
    """CP-5: one to four cards of exactly one face; its family and rank are those of the face (CP-2)."""
    if len(set(cards)) != 1 or not 1 <= len(cards) <= 4:
        return None
    for family, order in FAMILIES.items():
        tiers = order.split(" > ")
        for place, tier in enumerate(tiers):
            if cards[0] in tier.split(" = "):
                return Value(family, len(cards), len(tiers) - place)
    return None


def combination_value(cards: Sequence[str], option: str) -> Value | None:
    """CP-6: heads and matching totals of one class, at least one of each, nothing else."""
    for place, (head, totals) in enumerate(COMBINATIONS.items()):
        heads = [card for card in cards if card == head]
        matching = [card for card in cards if card in totals]
        if not heads or not matching or len(heads) + len(matching) != len(cards):
            continue
        if option == "capped" and len(cards) > CAP:
            continue
        if option == "equal" and len(heads) != len(matching):
            continue
        # CP-7: a fifth family, in which nothing but the class makes the rank.
        return Value("combination", len(cards), len(COMBINATIONS) - place)
    return None


def value(cards: Sequence[str], option: str) -> Value | None:
    """The value of a playable set of cards, None if it is neither a group nor a combination."""
    return group_value(cards) or combination_value(cards, option)


def selections(hand: Counter[str], faces: Sequence[str]) -> Iterator[list[str]]:
    """Every way to take cards of these faces from the hand, copies of a face being alike."""
    for counts in product(*(range(hand[face] + 1) for face in faces)):
        yield in_order(Counter(dict(zip(faces, counts, strict=True))).elements())


def plays(hand: Counter[str], option: str) -> Iterator[list[str]]:
    """Every group and every combination in the hand, each once."""
    for face in FACES:
        for cards in selections(hand, (face,)):
            if group_value(cards):
                yield cards
    for head, totals in COMBINATIONS.items():
        for cards in selections(hand, (head, *totals)):
            if combination_value(cards, option):
                yield cards


def beats(challenger: Value, highest: Value) -> bool:
    """CP-10: the same family, as many cards, and strictly higher."""
    return (
        challenger.family == highest.family
        and challenger.size == highest.size
        and challenger.strength > highest.strength
    )


class Model:
    """One deal. `piles` and `round` (the acts since the last lead, that lead first) are open to tests."""

    seats: int = SEATS

    def __init__(self, hands: Sequence[Sequence[str]], options: dict[str, str] | None) -> None:
        for name, choice in (options or {}).items():
            if choice not in OPTIONS.get(name, ()):
                raise ValueError(f"unknown option {name}={choice}")
        if len(hands) != SEATS:
            raise ValueError(f"{SEATS} hands are needed, not {len(hands)}")
        self.options: dict[str, str] = {name: choices[0] for name, choices in OPTIONS.items()} | (options or {})
        self.piles: list[list[str]] = [[] for _ in range(SEATS)]
        self.round: list[Act] = []
        self.turn: int | None = None
        self._hands: list[Counter[str]] = [Counter(hand) for hand in hands]

    @classmethod
    def start(
        cls,
        hands: list[list[str]],
        first: int,
        options: dict[str, str] | None = None,
        stock: Sequence[str] = (),
    ) -> Model:
        """A fresh deal (CP-1), led by `first` (CP-3)."""
        model = cls(hands, options)
        dealt = Counter(card for hand in hands for card in hand)
        if dealt != Counter(dict.fromkeys(FACES, COPIES)) or any(len(hand) != DEALT for hand in hands) or stock:
            raise ValueError("not a full deal: CP-1")
        if first not in range(SEATS):
            raise ValueError(f"no such first leader: {first}")
        model._opening_bonus()
        model.turn = first
        return model

    @classmethod
    def setup(cls, position: dict[str, Any]) -> Model:
        """A position: its round is played again from the lead, so that only acts within the rules are taken."""
        if not {"hands"} <= set(position) <= {"hands", "turn", "options", "piles", "plays"}:
            raise ValueError(f"wrong keys: {sorted(position)}")
        if any(set(act) != {"seat", "cards"} for act in position.get("plays", [])):
            raise ValueError("an act has a seat and cards")
        acts = [Act(act["seat"], tuple(act["cards"])) for act in position.get("plays", [])]
        model = cls(position["hands"], position.get("options"))
        model.piles = [list(pile) for pile in position.get("piles", [[], [], []])]
        if len(model.piles) != SEATS or any(act.seat not in range(SEATS) for act in acts):
            raise ValueError("piles or plays do not fit the seats")
        for act in acts:
            model._hands[act.seat].update(act.cards)
        cards = sum(model._hands, Counter(card for pile in model.piles for card in pile))
        if any(face not in FACES or count > COPIES for face, count in cards.items()):
            raise ValueError("more cards than the pack has: CP-1")

        leader = acts[0].seat if acts else position.get("turn")
        if len(model._holders()) > 1:
            if leader not in model._holders():
                raise ValueError("the leader holds no cards")
            model.turn = leader
        for number, act in enumerate(acts):
            if act.seat != model.turn or (number > 0 and not model.round):
                raise ValueError("plays out of turn: CP-9")
            verb = "pass" if not act.cards else "beat" if model.round else "lead"
            model.play(" ".join([verb, *in_order(act.cards)]))
        if acts and (not model.round or model.turn != position.get("turn")):
            raise ValueError("turn does not follow from plays: CP-9")
        return model

    def actor(self) -> int | None:
        return self.turn

    def legal(self) -> list[str]:
        if self.turn is None:
            return []
        hand, option = self._hands[self.turn], self.options["combinations"]
        if not self.round:  # CP-8: any play, but no pass
            return sorted(" ".join(["lead", *cards]) for cards in plays(hand, option))
        highest = value(self._highest().cards, option)
        assert highest is not None
        beating = []
        for cards in plays(hand, option):
            challenger = value(cards, option)
            if challenger is not None and beats(challenger, highest):
                beating.append(" ".join(["beat", *cards]))
        return sorted(beating) or ["pass"]  # CP-11 and CP-12: no pass for a seat that can beat

    def play(self, move: str) -> None:
        if self.turn is None or move not in self.legal():
            raise ValueError(f"not legal: {move}")
        _, *cards = move.split()
        self._hands[self.turn] -= Counter(cards)
        self.round.append(Act(self.turn, tuple(cards)))
        self.turn = self._next_in_round()
        if self.turn is None:
            self._end_round()

    def outcome(self) -> dict[str, Any]:
        if self.turn is not None:
            raise ValueError("the deal is not over")
        scores = [len(pile) for pile in self.piles]  # CP-16: one point a card, nothing for cards in hand
        return {"scores": scores, "winners": [seat for seat in range(SEATS) if scores[seat] == max(scores)]}  # CP-17

    def hands(self) -> list[list[str]]:
        return [in_order(hand.elements()) for hand in self._hands]

    def copy(self) -> Model:
        twin = type(self)(self.hands(), self.options)
        twin.piles = [list(pile) for pile in self.piles]
        twin.round = list(self.round)
        twin.turn = self.turn
        return twin

    def _opening_bonus(self) -> None:
        """CP-4: all copies of both kinds, from every hand that holds both."""
        for hand, pile in zip(self._hands, self.piles, strict=True):
            if all(hand[face] for face in BONUS):
                for face in BONUS:
                    pile.extend([face] * hand.pop(face))

    def _holders(self) -> list[int]:
        return [seat for seat in range(SEATS) if self._hands[seat].total()]

    def _after(self, seat: int) -> list[int]:
        """The other seats in playing order."""
        return [(seat + step) % SEATS for step in range(1, SEATS)]

    def _highest(self) -> Act:
        """The highest play of the round: the latest one, since each had to beat all before it (CP-10)."""
        return [act for act in self.round if act.cards][-1]

    def _next_in_round(self) -> int | None:
        """CP-9: every other seat that holds cards acts once, in seat order; None when all have acted."""
        acted = [act.seat for act in self.round]
        for seat in self._after(acted[0]):
            if seat not in acted and seat in self._holders():
                return seat
        return None

    def _end_round(self) -> None:
        winner, cards = self._highest()
        self.piles[winner].extend(cards)  # CP-13: these cards and no others
        self.round = []
        holders = self._holders()
        if len(holders) <= 1:  # CP-15, before a next leader is sought
            return
        # CP-14: the winner leads, or else the next seat after him that holds cards.
        self.turn = next(seat for seat in [winner, *self._after(winner)] if seat in holders)
