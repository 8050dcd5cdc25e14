"""Accounts by OpenID Connect: an identity provider signs tokens, its public keys are fetched and kept.

    [[issuer]]
    name = "id"                                      # accounts are called id/SUBJECT
    issuer = "https://id.example.org"                # the claim `iss`
    audience = "cardavia"                            # the claim `aud`
    jwks = "https://id.example.org/keys"             # where its public keys are
    algorithms = ["RS256"]                           # no other is taken
    claim = "scope"                                  # a text of words, or a list
    [issuer.scopes]                                  # what each word of the claim gives here
    "cardavia:tournaments" = ["choose_cards", "manage_tables"]
    "cardavia:admin" = ["administrator"]

Keys are fetched on a thread, when a token needs one that is not known; they are kept for five minutes, and for a key
that is not among them they are fetched at most every 30 seconds (PyJWKClient).
"""

import asyncio
import ipaddress
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import jwt
import msgspec

from cardavia.service.limits import MAX_ACCOUNT, MAX_KEY

Algorithm = Literal[
    "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"
]  # not those of shared secrets: a public key must never be taken for one
FETCH_SECONDS = 5.0
RETRY_SECONDS = 5.0
"""How long nobody asks again for keys that could not be fetched."""
LEEWAY_SECONDS = 30
"""How far the clocks of both sides may be apart."""


class IssuerFailed(Exception):
    """An issuer's keys cannot be fetched, so that nobody can tell whether a token is good."""


@dataclass(frozen=True, slots=True)
class Vouched:
    """What a token says that is good: who bears it, and what he may do here."""

    subject: str
    scopes: frozenset[str]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An `[[issuer]]` of the file."""

    name: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_-]{1,32}$")]
    issuer: Annotated[str, msgspec.Meta(min_length=1)]
    audience: Annotated[str, msgspec.Meta(min_length=1)]
    jwks: str
    algorithms: Annotated[list[Algorithm], msgspec.Meta(min_length=1)]
    claim: str = "scope"
    scopes: dict[str, list[str]] = {}


@dataclass(slots=True)
class Issuer:
    """An identity provider whose tokens are taken."""

    name: str
    issuer: str
    audience: str
    algorithms: Sequence[str]
    claim: str
    scopes: Mapping[str, Sequence[str]]
    keys: jwt.PyJWKClient
    _fetching: asyncio.Lock = field(default_factory=asyncio.Lock)
    _failed_until: float = 0.0

    async def vouch(self, token: str) -> Vouched | None:
        """What a token of this issuer says; None if it is not good. Raises IssuerFailed."""
        try:
            header = jwt.get_unverified_header(token)
            if header.get("alg") not in self.algorithms or not isinstance(header.get("kid"), str):
                return None
            key = await self._key(header["kid"])
            claims = jwt.decode(
                token,
                key,
                algorithms=list(self.algorithms),
                audience=self.audience,
                issuer=self.issuer,
                leeway=LEEWAY_SECONDS,
                options={"require": ["exp", "iss", "aud", "sub"]},
            )
        except jwt.PyJWTError:
            return None
        subject = claims["sub"]
        if not subject.isprintable() or not 0 < len(subject.encode()) <= MAX_ACCOUNT - len(self.name) - 1:
            return None
        words = claims.get(self.claim, ())
        if isinstance(words, str):
            words = words.split()
        given = (self.scopes.get(word, ()) for word in words if isinstance(word, str))
        return Vouched(subject, frozenset(scope for scopes in given for scope in scopes))

    async def _key(self, key_id: str) -> jwt.PyJWK:
        """The public key of an id, from what is kept, or else fetched: one at a time, and after a failure not soon."""
        kept = self.keys.jwk_set_cache.get() if self.keys.jwk_set_cache is not None else None
        for key in kept.keys if kept is not None else ():
            if key.key_id == key_id and key.public_key_use in ("sig", None):
                return key
        async with self._fetching:
            if monotonic() < self._failed_until:
                raise IssuerFailed(f"the keys of {self.name} could not be fetched")
            try:
                return await asyncio.to_thread(self.keys.get_signing_key, key_id)
            except jwt.PyJWKClientConnectionError as error:
                self._failed_until = monotonic() + RETRY_SECONDS
                raise IssuerFailed(f"the keys of {self.name} cannot be fetched: {error}") from error


def issuer_of(token: str, issuers: Sequence[Issuer]) -> Issuer | None:
    """The issuer that a token names. Nothing that it says is believed yet."""
    if token.count(".") != 2 or len(token) > MAX_KEY:
        return None
    try:
        named = jwt.decode(token, options={"verify_signature": False}).get("iss")
    except jwt.PyJWTError:
        return None
    return next((issuer for issuer in issuers if issuer.issuer == named), None)


def read_issuer(entry: Mapping[str, Any], scopes: Collection[str]) -> Issuer:
    """An issuer from the file; `scopes` are those that it may give. Raises ValueError."""
    read = msgspec.convert(entry, _Entry)
    if unknown := {scope for given in read.scopes.values() for scope in given} - set(scopes):
        raise ValueError(f"the issuer {read.name} gives the unknown scope {min(unknown)!r}")
    url = urlsplit(read.jwks)
    if url.scheme != "https" and not (url.scheme == "http" and is_loopback(url.hostname or "")):
        raise ValueError(f"jwks of the issuer {read.name} is no https:// address")
    keys = jwt.PyJWKClient(read.jwks, timeout=FETCH_SECONDS)
    return Issuer(read.name, read.issuer, read.audience, read.algorithms, read.claim, read.scopes, keys)


def is_loopback(host: str) -> bool:
    """Whether a host is this machine alone."""
    try:
        return host == "localhost" or ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False
