"""The hash chain over a table's stored entries (docs/log.md has the exact bytes).

    head 0 = SHA-256("cardavia log 1" ‖ table id)
    salt n = HMAC-SHA-256(table secret, "cardavia salt 1" ‖ n)
    leaf n = SHA-256(salt n ‖ stored bytes of entry n)
    head n = SHA-256("cardavia chain 1" ‖ head n-1 ‖ leaf n)

Each head vouches for every byte of every entry before it. The salt keeps a head from telling anything about an entry
that its reader may not see: without the table's secret no guess can be tried.
"""

from functools import lru_cache
from hashlib import sha256
from uuid import UUID

HEAD_BYTES = 32
SECRET_BYTES = 32
_LOG = b"cardavia log 1"
_SALT = b"cardavia salt 1"
_CHAIN = b"cardavia chain 1"
_SIGNED = b"cardavia head 1"
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""The pads of an HMAC (RFC 2104), for each byte of the key."""


def first_head(table: UUID) -> bytes:
    """The head before the first entry."""
    return sha256(_LOG + table.bytes).digest()


def next_head(head: bytes, secret: bytes, number: int, stored: bytes) -> bytes:
    """The head after entry `number` (from 1), stored as these bytes, given the head before it."""
    inner, outer = _padded(secret)
    salt = sha256(outer + sha256(inner + number.to_bytes(8, "big")).digest()).digest()
    leaf = sha256(salt + stored).digest()
    return sha256(_CHAIN + head + leaf).digest()


@lru_cache(maxsize=1 << 12)
def _padded(secret: bytes) -> tuple[bytes, bytes]:
    """What the two hashes of an HMAC-SHA-256 by this key begin with (RFC 2104), with the salt's label.

    The library's own is over twice as slow, since it sets the key up each time.
    """
    key = secret.ljust(sha256().block_size, b"\0")
    return key.translate(_INNER) + _SALT, key.translate(_OUTER)


def signed_bytes(table: UUID, head: bytes) -> bytes:
    """What a signature of a head is made of."""
    return _SIGNED + table.bytes + head
