"""A player's part in a fair deal (docs/shuffle.md)."""

import hashlib

ENTROPY_BYTES = 32


def committed(seat: int, entropy: bytes) -> bytes:
    """The commitment of a seat to its entropy, 32 bytes."""
    return hashlib.sha256(b"cardavia entropy 1" + bytes([seat]) + entropy).digest()
