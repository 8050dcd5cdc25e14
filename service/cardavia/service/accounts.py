"""Service accounts: programs with a key and a list of what they may do, from a file.

    [[account]]
    name = "tournament"
    key_sha256 = "<64 hexadecimal digits: the SHA-256 of the key>"
    scopes = ["choose_cards", "manage_tables"]

    [[issuer]]
    name = "id"
    ...                       # see oidc.py

The file holds hashes, so that reading it gives nobody a key. It is read when the service starts, and again when it is
told to (reload.py). What an issuer's tokens give is an account, too, named ISSUER/SUBJECT.
"""

import hashlib
import hmac
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardavia.service.limits import MAX_ACCOUNT
from cardavia.service.oidc import Issuer, issuer_of, read_issuer

CHOOSE_CARDS = "choose_cards"
"""The scope of opening tables with seeded or given cards."""
MANAGE_TABLES = "manage_tables"
"""The scope of being the owner of the tables that the account opened, without their tokens."""
READ_RESULTS = "read_results"
"""The scope of seeing what spectators see, of every table."""
HOST_BOTS = "host_bots"
"""The scope of hearing of the seats that are kept for the account."""
READ_METRICS = "read_metrics"
"""The scope of reading the figures of the process from another machine."""

SCOPES = (CHOOSE_CARDS, MANAGE_TABLES, READ_RESULTS, HOST_BOTS, READ_METRICS)

ADMINISTRATOR = "administrator"
"""The name by which the bearer of the administrator's key goes, and what an issuer's claim maps to."""


@dataclass(frozen=True, slots=True)
class Account:
    """Who a key belongs to. Administrators have all scopes."""

    name: str
    scopes: frozenset[str]
    administrator: bool = False


@dataclass(slots=True)
class Accounts:
    """All accounts: those of keys by the SHA-256 of each, and who else vouches for some."""

    administrator_key: str = ""
    by_key: Mapping[str, Account] = field(default_factory=dict)
    issuers: Sequence[Issuer] = ()

    def become(self, others: "Accounts") -> None:
        """Be those of another file from now on. Calls and streams that have begun go on."""
        self.by_key, self.issuers = others.by_key, others.issuers

    async def find(self, key: str) -> Account | None:
        """Whose key this is; None if it is nobody's. Raises IssuerFailed if who vouches for it cannot be asked."""
        if self.administrator_key and hmac.compare_digest(key.encode(), self.administrator_key.encode()):
            return Account(ADMINISTRATOR, frozenset(SCOPES), administrator=True)
        if account := self.by_key.get(hashlib.sha256(key.encode()).hexdigest()):
            return account
        issuer = issuer_of(key, self.issuers) if self.issuers else None
        vouched = await issuer.vouch(key) if issuer is not None else None
        if issuer is None or vouched is None:
            return None
        given = vouched.scopes
        scopes = SCOPES if ADMINISTRATOR in given else given
        return Account(f"{issuer.name}/{vouched.subject}", frozenset(scopes), ADMINISTRATOR in given)


def read_accounts(path: Path | None, administrator_key: str = "") -> Accounts:
    """The accounts of a file; none if there is no file. Raises OSError; ValueError for what is wrong in it."""
    if path is None or not path.exists():
        return Accounts(administrator_key)
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        if unknown := document.keys() - {"account", "issuer"}:
            raise ValueError(f"there is no section {min(unknown)!r}")
        accounts = dict(_account(entry) for entry in document.get("account", []))
        issuers = [read_issuer(entry, (*SCOPES, ADMINISTRATOR)) for entry in document.get("issuer", [])]
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    return Accounts(administrator_key, accounts, issuers)


def _account(entry: Mapping[str, Any]) -> tuple[str, Account]:
    name, key, scopes = entry.get("name"), entry.get("key_sha256"), entry.get("scopes", [])
    if not isinstance(name, str) or not name:
        raise ValueError("an account needs a name")
    if name == ADMINISTRATOR or "/" in name or not name.isprintable() or len(name.encode()) > MAX_ACCOUNT:
        raise ValueError(f"{name!r} is no name for an account: it is reserved, too long, or has a '/'")
    if not isinstance(key, str) or len(key) != 64 or not set(key) <= set("0123456789abcdef"):
        raise ValueError(f"key_sha256 of {name} is not 64 hexadecimal digits in small letters")
    if unknown := [scope for scope in scopes if scope not in SCOPES]:
        raise ValueError(f"{name} has the unknown scope {unknown[0]!r}; there are {', '.join(SCOPES)}")
    return key, Account(name, frozenset(scopes))
