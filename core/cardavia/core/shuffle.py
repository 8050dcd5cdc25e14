"""How 32 secret bytes become a deal: an exact, documented derivation that any language can repeat.

The stream is SHA-256(label ‖ seed ‖ n) for n = 0, 1, 2, … (label `cardavia shuffle 1` in ASCII, n in four big-endian
bytes), read as big-endian 32-bit words. A draw below b takes words until one is less than the largest multiple of b
that 2**32 holds, and gives it modulo b: no bias. The first draw, below the number of seats, is the first seat (leader,
banker or dealer). Then Fisher and Yates: for i from the last index down to 1, draw j below i + 1 and swap cards i and
j of the pack, which starts in list order. Seat 0 is dealt the first cards, and so on; the rest is the stock.
"""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import chain, count
from struct import Struct

from cardavia.core.decks import Face
from cardavia.core.game import Deal, Game

LABEL = b"cardavia shuffle 1"
FAIR_LABEL = b"cardavia fair 1"
ENTROPY_LABEL = b"cardavia entropy 1"
SEED_BYTES = 32
COMMITMENT_BYTES = 32
_WORDS = Struct(">8I")
"""The words of one hash."""


def committed(seat: int, entropy: bytes) -> bytes:
    """A seat's commitment to its entropy: 32 bytes."""
    return hashlib.sha256(ENTROPY_LABEL + bytes([seat]) + entropy).digest()


def fair_seed(secret: bytes, entropy: Sequence[bytes]) -> bytes:
    """The seed of a fair deal from the server's secret (32 bytes) and what each seat gave (at most 255 bytes each)."""
    given = b"".join(bytes([len(each)]) + each for each in entropy)
    return hashlib.sha256(FAIR_LABEL + secret + given).digest()


def derive(game: Game, seed: bytes, first: int | None = None) -> Deal:
    """The deal of a seed of 32 bytes. `first` overrides the drawn first seat, which is drawn all the same."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    words = _words(seed)
    drawn = _below(words, game.seats)
    return game.deal(_shuffled(game.pack, words), drawn if first is None else first)


def seed_of(number: int) -> bytes:
    """The seed that a plain number stands for (trace --seed, seeded tables): SHA-256 of its decimal digits."""
    return hashlib.sha256(str(number).encode()).digest()


def _words(seed: bytes) -> Iterator[int]:
    hashes = (hashlib.sha256(LABEL + seed + block.to_bytes(4, "big")).digest() for block in count())
    return chain.from_iterable(map(_WORDS.unpack, hashes))


def _below(words: Iterator[int], bound: int) -> int:
    word = next(words)
    while word > 2**32 - bound and word >= 2**32 - 2**32 % bound:  # the first is quick, and nearly always says no
        word = next(words)
    return word % bound


def _shuffled(pack: tuple[Face, ...], words: Iterator[int]) -> list[Face]:
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        j = _below(words, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
