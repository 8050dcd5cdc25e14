"""The keys that sign heads of logs (docs/log.md): Ed25519, one that signs now, and older ones.

They live in a directory that only its owner reads, one file a key; `current` names the one that signs.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from uuid import UUID

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from cardavia.core.chain import signed_bytes
from cardavia.service.files import create_directory, write_file
from cardavia.service.journal import Seal

PUBLIC_BYTES = 32
SIGNATURE_BYTES = 64
KEY_ID_DIGITS = 16


def key_id(public: bytes) -> str:
    """The id of a public key of 32 bytes: 16 hexadecimal digits."""
    return hashlib.sha256(public).hexdigest()[:KEY_ID_DIGITS]


@dataclass(frozen=True, slots=True)
class Signer:
    """The key that signs."""

    key: Ed25519PrivateKey

    @classmethod
    def new(cls) -> "Signer":
        """A new key."""
        return cls(Ed25519PrivateKey.generate())

    @property
    def public(self) -> bytes:
        """The public key, 32 bytes."""
        return self.key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)

    def seal(self, table: UUID, head: bytes) -> Seal:
        """Sign the head of a table's chain."""
        return Seal(head, key_id(self.public), self.key.sign(signed_bytes(table, head)))


@lru_cache(maxsize=64)
def _public_key(public: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(public)


def good(public: bytes, table: UUID, seal: Seal) -> bool:
    """Whether a seal was made by the holder of this public key, for this table."""
    try:
        _public_key(public).verify(seal.signature, signed_bytes(table, seal.head))
    except (InvalidSignature, ValueError):
        return False
    return True


def keys_to_json(keys: Mapping[str, bytes], current: str) -> str:
    """Public keys by their ids, and which of them signs, as JSON (docs/log.md)."""
    listed = [{"id": name, "public": key.hex(), "current": name == current} for name, key in keys.items()]
    return json.dumps({"keys": listed}, indent=2)


def keys_from_json(text: str | bytes) -> dict[str, bytes]:
    """The public keys of such JSON, by their ids. Raises ValueError."""
    try:
        keys = {str(each["id"]): bytes.fromhex(each["public"]) for each in json.loads(text)["keys"]}
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"these are no public keys: {error}") from None
    for name, public in keys.items():
        if len(public) != PUBLIC_BYTES or key_id(public) != name:
            raise ValueError(f"{name[:64]!r} is not the id of the key beside it")
    return keys


def read_keys(path: Path) -> dict[str, bytes]:
    """The public keys in a file of such JSON, by their ids. Raises OSError, ValueError."""
    try:
        return keys_from_json(path.read_bytes())
    except ValueError as error:
        raise ValueError(f"{path} holds no public keys: {error}") from None


class KeyStore:
    """The keys in a directory."""

    def __init__(self, directory: Path) -> None:
        """`directory` is made when the first key is."""
        self._directory = directory

    def current(self) -> str:
        """The id of the key that signs; "" if there is none. Raises OSError, ValueError."""
        path = self._directory / "current"
        return path.read_text(encoding="ascii").strip() if path.exists() else ""

    def signer(self) -> Signer:
        """The key that signs; made if there is none. Raises OSError, ValueError."""
        current = self.current()
        return Signer(_read(self._directory / f"{current}.key")) if current else self.rotate()

    def rotate(self) -> Signer:
        """Make a new key, which signs from now on. Older ones stay."""
        create_directory(self._directory)
        signer = Signer.new()
        pem = signer.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        name = key_id(signer.public)
        write_file(self._directory / f"{name}.key", pem, replace=False)
        write_file(self._directory / "current", name.encode(), replace=True)
        return signer

    def public(self) -> Mapping[str, bytes]:
        """All public keys by their ids. Raises OSError, ValueError."""
        keys = (Signer(_read(path)) for path in sorted(self._directory.glob("*.key")))
        return {key_id(signer.public): signer.public for signer in keys}


def _read(path: Path) -> Ed25519PrivateKey:
    try:
        key = load_pem_private_key(path.read_bytes(), None)
    except ValueError:
        key = None
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError(f"{path} is no Ed25519 key")
    return key
