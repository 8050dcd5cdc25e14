"""Service accounts: programs with a key of their own and a list of what they may do, from a file.

    [[account]]
    name = "tournament"
    key_sha256 = "<64 hexadecimal digits: the SHA-256 of the key>"
    scopes = ["choose_cards"]

The file holds hashes, so that reading it gives nobody a key. It is read when the service starts.
"""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CHOOSE_CARDS = "choose_cards"
"""The scope of opening tables with seeded or given cards."""

SCOPES = (CHOOSE_CARDS,)


@dataclass(frozen=True, slots=True)
class Accounts:
    """All accounts: the scopes of each, by the SHA-256 of its key."""

    by_key: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def scopes(self, key: str) -> frozenset[str]:
        """What the bearer of a key may do; nothing if it is no account's."""
        return self.by_key.get(hashlib.sha256(key.encode()).hexdigest(), frozenset()) if key else frozenset()


def read_accounts(path: Path) -> Accounts:
    """The accounts of a file; none if there is no file. Raises OSError; ValueError for what is wrong in it."""
    if not path.exists():
        return Accounts()
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    return Accounts(dict(_account(path, entry) for entry in document.get("account", [])))


def _account(path: Path, entry: Mapping[str, Any]) -> tuple[str, frozenset[str]]:
    name, key, scopes = entry.get("name"), entry.get("key_sha256"), entry.get("scopes", [])
    if not isinstance(name, str) or not name:
        raise ValueError(f"{path}: an account needs a name")
    if not isinstance(key, str) or len(key) != 64 or not set(key) <= set("0123456789abcdef"):
        raise ValueError(f"{path}: key_sha256 of {name} is not 64 hexadecimal digits in small letters")
    if unknown := [scope for scope in scopes if scope not in SCOPES]:
        raise ValueError(f"{path}: {name} has the unknown scope {unknown[0]!r}; there are {', '.join(SCOPES)}")
    return key, frozenset(scopes)
