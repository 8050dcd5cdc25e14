"""The cards of Chắn, how they are dealt, and the table of all moves, in the order of their texts."""

from cardavia.core.decks import TO_TOM, Face
from cardavia.core.game import Move

LEFT_OUT = ("1m", "1s", "1c", "tt", "oc")
"""CH-1: the 20 cards of the Tổ Tôm pack that stay out."""

FACES: tuple[Face, ...] = tuple(
    face for code, face in sorted(TO_TOM.face.items()) if code not in LEFT_OUT
)  # 2c 2m 2s 3c … 9s cc: by code, so that the faces of one rank stand together
"""The 25 faces of CH-1 in the kernel's order, which is that of the moves' texts."""

PACK: tuple[Face, ...] = tuple(sorted(face for face in FACES for _ in range(4)))
"""CH-1: the 100 cards, in list order."""

RANKED = FACES[:-1]
"""The faces that have a rank: all but Chi chi (CH-3)."""

MOVES: tuple[Move, ...] = (
    *(Move("ca", (face,)) for face in RANKED),
    Move("chan"),
    Move("chiu"),
    Move("decline"),
    *(Move("discard", (face,)) for face in FACES),
    Move("pass"),
    Move("win"),
)
"""Every move there is. A `ca` has the number of its face, a `discard` that number and 27 (see _state.pxd)."""

DECLINE = MOVES.index(Move("decline"))
"""The move that makes no claim (CH-27)."""


def hand_sizes(dealer: int) -> tuple[int, ...]:
    """CH-4: the dealer gets 20 cards, the others 19 each."""
    return tuple(20 if seat == dealer else 19 for seat in range(4))
