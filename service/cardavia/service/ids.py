"""Ids and keys: time-ordered table ids, the server's secret key, invitations and signed tokens.

Invitations and player ids are derived from the key, so that nothing has to be stored and repeating a request gives the
same answer. Tokens are JSON Web Tokens (RFC 7519, HS256).
"""

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from uuid import UUID

import jwt

from cardavia.service.files import sync, write_file

KEY_BYTES = 32
TOKEN_SECONDS = 30 * 24 * 3600
NONCE = 22
"""Random characters with which a marked id begins."""
ALGORITHM = "HS256"
KNOWN_TOKENS = 1 << 12
"""Tokens that were made or checked lately, whose signatures need not be checked again."""


def new_table_id(microseconds: int) -> UUID:
    """A UUID of version 7 (RFC 9562): 48 bits of milliseconds, then random bits."""
    value = (microseconds // 1000) << 80 | secrets.randbits(80)
    value = value & ~(0xF << 76) | 0x7 << 76
    return UUID(int=value & ~(0x3 << 62) | 0x2 << 62)


def load_key(path: Path) -> bytes:
    """The key in a file that only its owner can read; made if it is not there. Raises OSError, ValueError."""
    if not path.exists():
        write_file(path, secrets.token_hex(KEY_BYTES).encode(), replace=False)
    sync(path.parent)  # what the key signs must not outlive it
    try:
        key = bytes.fromhex(path.read_text(encoding="ascii").strip())
    except ValueError:
        raise ValueError(f"{path} is no key: it does not hold hexadecimal digits") from None
    if len(key) < KEY_BYTES:
        raise ValueError(f"{path} is no key: it holds {len(key)} bytes, not {KEY_BYTES}")
    return key


@dataclass(frozen=True, slots=True)
class Token:
    """What a token says: its table, and a seat with its player and generation, or the owner's role (no seat)."""

    table: UUID
    seat: int | None
    player: str
    generation: int


class Keyring:
    """Makes and reads what only this server can make."""

    def __init__(self, key: bytes, token_seconds: int = TOKEN_SECONDS) -> None:
        """`key`: 32 bytes or more; tokens are good for `token_seconds`."""
        self._key = key
        self.token_seconds = token_seconds
        self._known: OrderedDict[str, tuple[Token, int]] = OrderedDict()
        """What good tokens say, and until when (UTC seconds): one comes soon after it was made, or with every call."""

    @property
    def fingerprint(self) -> bytes:
        """32 bytes that tell this key from others, and nothing else of it."""
        return hashlib.sha256(b"cardavia fingerprint " + self._key).digest()

    def invitation(self, table: UUID, seat: int | None) -> str:
        """The secret that admits to a seat, or to watching (None): 128 bits."""
        return self._derive("invitation", table, "" if seat is None else seat)

    def invites(self, invitation: str, table: UUID, seat: int | None) -> bool:
        """Whether this is that invitation. Takes the same time for every wrong one."""
        return hmac.compare_digest(invitation.encode(), self.invitation(table, seat).encode())

    def player(self, table: UUID, seat: int) -> str:
        """The opaque id of the player who took a seat by its invitation."""
        return self._derive("player", table, seat)

    def owner(self, account: str) -> str:
        """A fresh id for the owner of a table that an account opens."""
        return self._marked("owner", account)

    def owns(self, account: str, owner: str) -> bool:
        """Whether an owner's id was made for this account."""
        return self._is_marked("owner", account, owner)

    def bot(self, account: str) -> str:
        """A fresh id for the player of a seat that is kept for an account's bot."""
        return self._marked("bot", account)

    def hosts(self, account: str, player: str) -> bool:
        """Whether a player's id was made for a bot of this account."""
        return self._is_marked("bot", account, player)

    def token(self, token: Token) -> str:
        """A signed token, good for `token_seconds` from now."""
        until = int(time.time()) + self.token_seconds
        claims = {"t": str(token.table), "s": token.seat, "p": token.player, "g": token.generation, "exp": until}
        signed = jwt.encode(claims, self._key, algorithm=ALGORITHM)
        self._know(signed, token, until)
        return signed

    def read(self, token: str) -> Token | None:
        """What a token says, if this server signed it and it has not expired."""
        known = self._known.get(token)
        if known is None:
            try:
                known = self._check(token)
            except (jwt.InvalidTokenError, KeyError, ValueError):
                return None
            self._know(token, *known)
        said, until = known
        return said if time.time() < until else None

    def _know(self, token: str, said: Token, until: int) -> None:
        """Keep what a good token says; the first one is forgotten for it where there are too many."""
        self._known[token] = said, until
        if len(self._known) > KNOWN_TOKENS:
            self._known.popitem(last=False)

    def _check(self, token: str) -> tuple[Token, int]:
        """What a token says, and until when (UTC seconds). Raises InvalidTokenError, KeyError, ValueError."""
        claims = jwt.decode(token, self._key, algorithms=[ALGORITHM], options={"require": ["exp"]})
        return Token(UUID(claims["t"]), claims["s"], claims["p"], claims["g"]), claims["exp"]

    def _marked(self, purpose: str, account: str) -> str:
        """A random id, and a mark by which only who has the key can tell for which account it was made."""
        nonce = secrets.token_urlsafe(16)
        return nonce + self._derive(purpose, nonce, account)

    def _is_marked(self, purpose: str, account: str, marked: str) -> bool:
        nonce, mark = marked[:NONCE], marked[NONCE:]
        return hmac.compare_digest(mark.encode(), self._derive(purpose, nonce, account).encode())

    def _derive(self, purpose: str, *parts: object) -> str:
        """128 bits. All parts but the last have no spaces, so that no two lists of parts are alike."""
        message = " ".join(map(str, ("cardavia", purpose, *parts))).encode()
        digest = hmac.new(self._key, message, hashlib.sha256).digest()[:16]
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
