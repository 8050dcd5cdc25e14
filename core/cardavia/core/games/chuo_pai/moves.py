"""The plays of Chuo Pai, what beats what, and the table of all moves.

A *play* is a group or a combination (CP-5, CP-6). The kernel builds its tables from this module, and `explain` reads
it, so that each rule about plays stands here and nowhere else.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from cardavia.core.decks import SICHUAN, Face
from cardavia.core.game import Move

_FACE = SICHUAN.face

FACES: tuple[Face, ...] = tuple(card.face for card in SICHUAN.cards if card.code not in {"lu", "gw"})
"""The 21 domino faces, in list order (CP-1)."""

PACK: tuple[Face, ...] = tuple(face for face in FACES for _ in range(4))
"""The 84 cards of the game, sorted (CP-1)."""

SEATS = 3
HAND = 28

FAMILIES = (
    ("long", "66 > 11 > 44 > 31 > 33 > 55 > 22"),
    ("yao", "51 > 61 > 64 > 65"),
    ("black", "63 > 62 = 53 > 52 > 32"),
    ("red", "54 > 43 > 41 > 21 = 42"),
)
"""The four families of faces, highest first (CP-2)."""

COMBINATIONS = "combinations"
"""The fifth family (CP-7)."""

CLASSES: tuple[tuple[Face, Face, Face], ...] = tuple(
    (_FACE[head], _FACE[black], _FACE[red])
    for head, black, red in (("66", "63", "54"), ("11", "62", "53"), ("44", "52", "43"), ("31", "32", "41"))
)
"""The classes of combinations, highest first (CP-7): the head and its matching totals, black and red (CP-6)."""

OPTIONS: Mapping[str, tuple[str, ...]] = {"combinations": ("free", "equal", "capped")}

CAP = 4
"""The largest combination under the option `capped`."""

CLAUSES: Mapping[str, str] = {
    "lead": "CP-8",
    "beat": "CP-10",
    "pass": "CP-12",
    "actor": "CP-9",
    "end": "CP-15",
    "scores": "CP-16",
    "winners": "CP-17",
}

BONUS: tuple[Face, Face] = (_FACE["21"], _FACE["42"])
"""The two kinds of the opening bonus (CP-4)."""


class Play(NamedTuple):
    """A group or a combination: its family, its rank there (0 is the lowest), and how many cards it has.

    `heads` and `totals` are 0 for a group.
    """

    family: str
    rank: int
    size: int
    heads: int = 0
    totals: int = 0


def _ranks() -> dict[Face, tuple[str, int]]:
    return {
        _FACE[code]: (family, rank)
        for family, order in FAMILIES
        for rank, tier in enumerate(reversed(order.split(" > ")))
        for code in tier.split(" = ")
    }


RANKS: Mapping[Face, tuple[str, int]] = _ranks()
"""The family of each face, and its rank there (CP-2)."""


def read(cards: Sequence[Face]) -> Play | None:
    """The play that some cards make, in any order, whatever their number; None if they make none (CP-5, CP-6)."""
    faces = set(cards)
    if len(faces) == 1 and faces <= RANKS.keys():
        return Play(*RANKS[cards[0]], len(cards))
    for rank, (head, *totals) in enumerate(reversed(CLASSES)):
        if head in faces and faces <= {head, *totals}:
            heads = cards.count(head)
            return Play(COMBINATIONS, rank, len(cards), heads, len(cards) - heads)
    return None


def permitted(option: str, heads: int, totals: int) -> bool:
    """Whether the option `combinations` permits a combination of so many heads and totals (CP-6, decision).

    Groups (no heads) are always permitted.
    """
    match option:
        case "equal":
            return heads in {0, totals}
        case "capped":
            return not heads or heads + totals <= CAP
        case _:
            return True


def beats(play: Play, high: Play) -> bool:
    """Whether a play beats the highest so far: same family, same number of cards, strictly higher (CP-10)."""
    return play.family == high.family and play.size == high.size and play.rank > high.rank


def _plays() -> list[tuple[Face, ...]]:
    groups = [(face,) * count for face in FACES for count in range(1, 5)]
    combinations = [
        (head,) * heads + (black,) * blacks + (red,) * reds
        for head, black, red in CLASSES
        for heads, blacks, reds in product(range(1, 5), range(5), range(5))
        if blacks + reds
    ]
    return groups + combinations


def text(move: Move) -> str:
    """A move in the notation of docs/traces.md."""
    return " ".join((move.verb, *(SICHUAN.code[face] for face in move.cards)))


def _moves() -> tuple[Move, ...]:
    leads = [Move("lead", cards) for cards in _plays()]
    beating = [Move("beat", cards) for cards in _plays() if (play := read(cards)) and play.rank > 0]
    return tuple(sorted((*leads, *beating, Move("pass")), key=text))


MOVES: tuple[Move, ...] = _moves()
"""All moves of the game, sorted by text. A play of the lowest rank of its family can only be led."""
