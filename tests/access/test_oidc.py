"""Accounts by OpenID Connect, with an issuer of our own on loopback."""

import asyncio
import base64
import hashlib
import hmac
import json
import threading
import time
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import grpc
import jwt
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa

from cardavia.service import oidc
from cardavia.service.accounts import Account, Accounts, read_accounts
from cardavia.service.bootstrap import Running
from cardavia.service.oidc import IssuerFailed
from tests.access.conftest import accounts_file, calling, opened, serving
from tests.stream.api import Api, failing

ISSUER, AUDIENCE = "https://id.example.org", "cardavia"


class Provider:
    """An identity provider: it shows its public keys over HTTP, and counts how often it is asked."""

    def __init__(self) -> None:
        self.keys: dict[str, Any] = {}
        self.asked = 0
        self.answers = threading.Event()
        self.answers.set()
        self.broken = False
        self.add("first")
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                provider.asked += 1
                provider.answers.wait(20)
                if provider.broken:
                    self.send_error(503)
                    return
                body = json.dumps({"keys": provider.public()}).encode()
                self.send_response(200)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/keys"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def add(self, name: str) -> None:
        """A new key."""
        self.keys[name] = rsa.generate_private_key(public_exponent=65537, key_size=2048)

    def public(self) -> list[dict[str, Any]]:
        algorithm = jwt.algorithms.RSAAlgorithm
        return [
            {**algorithm.to_jwk(key.public_key(), as_dict=True), "kid": name, "use": "sig"}
            for name, key in self.keys.items()
        ]

    def token(self, scope: Any = "", *, name: str = "first", **changes: Any) -> str:
        """A token as it should be, but for the changes (None leaves a claim out)."""
        now = int(time.time())
        claims = {"iss": ISSUER, "aud": AUDIENCE, "sub": "ada", "exp": now + 600, "iat": now, "scope": scope, **changes}
        present = {claim: value for claim, value in claims.items() if value is not None}
        return jwt.encode(present, self.keys[name], algorithm="RS256", headers={"kid": name})

    def close(self) -> None:
        self.answers.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def provider() -> Iterator[Provider]:
    provider = Provider()
    yield provider
    provider.close()


def issuer(url: str, **changes: str) -> str:
    """An issuer as the file has it."""
    facts = {"name": '"id"', "issuer": f'"{ISSUER}"', "audience": f'"{AUDIENCE}"', "jwks": f'"{url}"'}
    lines = {**facts, "algorithms": '["RS256"]', **changes}
    mapping = '"tables" = ["manage_tables", "choose_cards"]\n"admin" = ["administrator"]\n"bots" = ["host_bots"]\n'
    text = "\n".join(f"{key} = {value}" for key, value in lines.items())
    return f"[[issuer]]\n{text}\n[issuer.scopes]\n{mapping}"


@pytest.fixture
def accounts(provider: Provider, tmp_path: Path) -> Accounts:
    return read_accounts(accounts_file(tmp_path, issuer(provider.url)))


@pytest.fixture
async def server(provider: Provider, tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(accounts=accounts_file(tmp_path, issuer(provider.url))) as service:
        yield service


# What is believed


@pytest.mark.parametrize(
    ("scope", "scopes"),
    [
        ("", set()),
        ("tables", {"manage_tables", "choose_cards"}),
        ("openid bots tables", {"manage_tables", "choose_cards", "host_bots"}),
        (["bots", 7, None], {"host_bots"}),
        ("administrator manage_tables", set()),
        (None, set()),
    ],
)
async def test_a_good_token_is_an_account_with_the_scopes_that_its_words_map_to(
    scope: Any, scopes: set[str], accounts: Accounts, provider: Provider
) -> None:
    assert await accounts.find(provider.token(scope)) == Account("id/ada", frozenset(scopes))


async def test_an_administrator_has_all_scopes(accounts: Accounts, provider: Provider) -> None:
    account = await accounts.find(provider.token("admin"))
    assert account is not None
    assert account.administrator
    assert {"manage_tables", "host_bots"} <= account.scopes


NOW = int(time.time())
WRONG: dict[str, dict[str, Any]] = {
    "expired": {"exp": NOW - 3600},
    "not yet": {"nbf": NOW + 3600},
    "without an end": {"exp": None},
    "of another issuer": {"iss": "https://other.example.org"},
    "without an issuer": {"iss": None},
    "for another audience": {"aud": "other"},
    "without an audience": {"aud": None},
    "without a subject": {"sub": None},
    "with an empty subject": {"sub": ""},
    "with a subject that is no text": {"sub": 7},
    "with a subject that is no name": {"sub": "ada\n"},
    "with a subject that is too long": {"sub": "a" * 200},
}


@pytest.mark.parametrize("what", WRONG)
async def test_a_token_with_something_wrong_is_nobody_s(what: str, accounts: Accounts, provider: Provider) -> None:
    assert await accounts.find(provider.token("admin", **WRONG[what])) is None


def by_hand(claims: dict[str, Any], secret: bytes) -> str:
    """A token that is signed with a public key as if it were a shared secret, which the library does not do."""
    header = {"alg": "HS256", "typ": "JWT", "kid": "first"}
    parts = [base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=") for part in (header, claims)]
    signature = hmac.new(secret, b".".join(parts), hashlib.sha256).digest()
    return b".".join([*parts, base64.urlsafe_b64encode(signature).rstrip(b"=")]).decode()


async def test_a_token_that_another_key_signed_or_none_is_nobody_s(accounts: Accounts, provider: Provider) -> None:
    good = provider.token("admin")
    claims = jwt.decode(good, options={"verify_signature": False})
    public = provider.keys["first"].public_key()
    pem = public.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    forged = [
        jwt.encode(claims, rsa.generate_private_key(65537, 2048), algorithm="RS256", headers={"kid": "first"}),
        jwt.encode(claims, provider.keys["first"], algorithm="RS512", headers={"kid": "first"}),
        jwt.encode(claims, provider.keys["first"], algorithm="RS256"),
        jwt.encode(claims, ec.generate_private_key(ec.SECP256R1()), algorithm="ES256", headers={"kid": "first"}),
        jwt.encode(claims, "", algorithm="none", headers={"kid": "first"}),
        by_hand(claims, pem),
        good[:-4] + "AAAA",
        good.rpartition(".")[0] + ".",
        "a.b.c",
        "..",
        good + ".x",
    ]
    for token in forged:
        assert await accounts.find(token) is None, token
    assert await accounts.find(good) is not None


# How keys are fetched


async def test_keys_are_fetched_once_by_many_who_come_at_once(accounts: Accounts, provider: Provider) -> None:
    token = provider.token()
    found = await asyncio.gather(*(accounts.find(token) for _ in range(20)))
    assert all(account == Account("id/ada", frozenset()) for account in found)
    assert provider.asked == 1


async def test_a_new_key_is_fetched_and_unknown_ones_do_not_make_us_ask_again_and_again(
    accounts: Accounts, provider: Provider
) -> None:
    assert await accounts.find(provider.token())
    provider.add("second")
    for each in accounts.issuers:
        each.keys.cooldown_duration = 0.0
    assert await accounts.find(provider.token(name="second"))
    assert provider.asked == 2
    for each in accounts.issuers:
        each.keys.cooldown_duration = 30.0
    provider.add("third")
    for _ in range(5):
        assert await accounts.find(provider.token(name="third")) is None
    assert provider.asked == 2


async def test_the_service_goes_on_while_keys_are_fetched(server: Running, provider: Provider) -> None:
    provider.answers.clear()
    async with calling(server.grpc_address, provider.token("tables")) as known, calling(server.grpc_address) as guest:
        waiting = asyncio.ensure_future(opened(known))
        table = await (await opened(guest)).seated(2)
        assert (await guest.get(table.id, table.tokens[0])).view.seats
        assert not waiting.done()
        provider.answers.set()
        assert (await waiting).id


async def test_an_issuer_that_does_not_answer_is_told_and_not_asked_again_at_once(
    accounts: Accounts, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    provider.broken = True
    for _ in range(3):
        with pytest.raises(IssuerFailed):
            await accounts.find(provider.token())
    assert provider.asked == 1
    provider.broken = False
    monkeypatch.setattr(oidc, "monotonic", lambda: time.monotonic() + oidc.RETRY_SECONDS + 1)
    assert await accounts.find(provider.token())


async def test_over_sockets_such_an_account_does_what_its_scopes_allow(server: Running, provider: Provider) -> None:
    async with calling(server.grpc_address, provider.token("tables")) as api:
        table = await opened(api)
        await table.close("", metadata=api.authorization)
    async with calling(server.grpc_address, provider.token("tables", sub="bo")) as other:
        mine, table.api = await opened(other), other
        assert (await failing(table.close("", metadata=other.authorization))).reason == "NOT_ALLOWED"
        await mine.close("", metadata=other.authorization)
    async with calling(server.grpc_address, provider.token(exp=NOW - 3600)) as late:
        assert (await failing(opened(late))).reason == "BAD_TOKEN"
    provider.broken = True
    provider.add("second")
    async with calling(server.grpc_address, provider.token()) as known:
        await opened(known)


async def test_over_sockets_an_issuer_that_does_not_answer_is_told_with_when_to_try_again(
    server: Running, provider: Provider
) -> None:
    provider.broken = True
    async with calling(server.grpc_address, provider.token()) as api:
        error = await failing(opened(api))
        assert (error.code, error.reason) == (grpc.StatusCode.UNAVAILABLE, "ISSUER_FAILED")
        assert error.retry > 0


# The file


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"jwks": '"http://id.example.org/keys"'}, "no https"),
        ({"jwks": '"file:///keys"'}, "no https"),
        ({"algorithms": '["HS256"]'}, "algorithms"),
        ({"algorithms": '["none"]'}, "algorithms"),
        ({"algorithms": "[]"}, "algorithms"),
        ({"name": '"a/b"'}, "name"),
        ({"audience": '""'}, "audience"),
        ({"audiance": '"x"'}, "audiance"),
    ],
)
def test_an_issuer_with_something_wrong_is_refused_with_its_file(
    changes: dict[str, str], said: str, tmp_path: Path
) -> None:
    path = accounts_file(tmp_path, issuer("https://id.example.org/keys", **changes))
    with pytest.raises(ValueError, match=said) as raised:
        read_accounts(path)
    assert str(path) in str(raised.value)


def test_a_scope_that_is_not_there_is_refused(tmp_path: Path) -> None:
    text = issuer("https://id.example.org/keys").replace('"host_bots"', '"host_cats"')
    with pytest.raises(ValueError, match="host_cats"):
        read_accounts(accounts_file(tmp_path, text))


async def test_a_guest_s_api_needs_no_issuer(api: Api, provider: Provider) -> None:
    await opened(api)
    assert provider.asked == 0
