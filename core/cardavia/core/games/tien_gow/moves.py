"""The groups of Tien Gow (TG-4) and the table of all its moves. Everything else is computed from these few facts."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import NamedTuple

from cardavia.core.decks import DOMINOES, Face
from cardavia.core.game import Move

CIVIL = ("66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51")
"""TG-1: the civil tiles, two of each, from high to low (face numbers follow the list order, which is another)."""

MILITARY = {9: ("63", "54"), 8: ("62", "53"), 7: ("52", "43"), 6: ("42",), 5: ("32", "41"), 3: ("21",)}
"""TG-2: the military tiles, one of each, by value."""

HEADS = (("66", 9), ("11", 8), ("44", 7), ("31", 5))
"""TG-4: the heads of mixed groups, from high to low, and the value that goes with each."""

SUPREME, QUARTET = "Supreme", "quartet"

PACK: tuple[Face, ...] = tuple(card.face for card in DOMINOES.cards for _ in range(card.copies))
"""The 32 tiles, sorted."""

_COPIES = {card.face: card.copies for card in DOMINOES.cards}


class Group(NamedTuple):
    """Tiles that may be led (TG-4): their type, their rank within it (higher beats lower), and themselves, sorted."""

    kind: str
    rank: int
    cards: tuple[Face, ...]

    def beats(self, other: "Group") -> bool:
        """TG-6: of the led type, and strictly higher."""
        return self.kind == other.kind and self.rank > other.rank


def _group(kind: str, rank: int, *codes: str) -> Group:
    return Group(kind, rank, tuple(sorted(DOMINOES.face[code] for code in codes)))


def _groups() -> Iterable[Group]:
    for rank, code in enumerate(reversed(CIVIL)):
        yield _group("civil single", rank, code)
        yield _group("civil pair", rank, code, code)
    for value, codes in MILITARY.items():
        for code in codes:
            yield _group("military single", value, code)
        if len(codes) == 2:
            yield _group("military pair", value, *codes)
    yield _group(SUPREME, 0, "42", "21")
    for rank, (head, value) in enumerate(reversed(HEADS)):
        both = MILITARY[value]
        for code in both:
            yield _group("mixed 1+1", rank, head, code)
            yield _group("mixed 2+1", rank, head, head, code)
        yield _group("mixed 1+2", rank, head, *both)
        yield _group(QUARTET, rank, head, head, *both)


def text(cards: Iterable[Face]) -> str:
    """Tiles in the notation of docs/traces.md."""
    return " ".join(DOMINOES.code[face] for face in cards)


def fits(*cards: Face) -> bool:
    """Whether one pack has all these tiles."""
    return all(cards.count(face) <= _COPIES[face] for face in cards)


GROUPS: tuple[Group, ...] = tuple(sorted(_groups(), key=lambda group: text(group.cards)))
"""The 61 groups, sorted by text."""

GROUP_OF = {group.cards: group for group in GROUPS}


def _moves() -> Iterable[Move]:
    for group in GROUPS:
        yield Move("lead", group.cards)
        if any(group.beats(led) and fits(*group.cards, *led.cards) for led in GROUPS):
            yield Move("beat", group.cards)
    for size in {len(group.cards) for group in GROUPS}:
        leads = [group.cards for group in GROUPS if len(group.cards) == size]
        for cards in combinations_with_replacement(sorted(set(PACK)), size):
            if fits(*cards) and any(fits(*cards, *led) for led in leads):
                yield Move("discard", cards)


MOVES: tuple[Move, ...] = tuple(sorted(_moves(), key=lambda move: f"{move.verb} {text(move.cards)}"))
"""Every move that can ever be played, sorted by text. Four tiles that touch every quartet are never discarded."""
