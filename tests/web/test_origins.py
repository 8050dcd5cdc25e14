"""Pages of other origins (CORS), forms of requests that are none of the API, and certificates."""

import json
import ssl
from pathlib import Path

import pytest

from cardavia.service.bootstrap import Running
from cardavia.service.config import Tls
from cardavia.service.web import is_origin
from tests.access.certificates import Authority
from tests.web.conftest import serving
from tests.web.http import JSON, ask

CARDS = "https://cards.example"
GAMES = "/cardavia.v1.CatalogService/ListDecks"
PREFLIGHT = {
    "Origin": CARDS,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "connect-protocol-version,content-type",
}


async def test_by_default_no_page_of_another_origin_may_call(server: Running) -> None:
    asked = await ask(server.http_address, GAMES, headers=PREFLIGHT, method="OPTIONS")
    called = await ask(server.http_address, GAMES, b"{}", {**JSON, "Origin": CARDS})
    for answer in (asked, called):
        assert "access-control-allow-origin" not in answer.headers


async def test_pages_of_a_named_origin_may_call_and_others_not() -> None:
    async with serving(origins=(CARDS, "http://127.0.0.1:5173")) as service:
        for origin in (CARDS, "http://127.0.0.1:5173"):
            asked = await ask(service.http_address, GAMES, headers=PREFLIGHT | {"Origin": origin}, method="OPTIONS")
            assert asked.status == 204
            assert asked.headers["access-control-allow-origin"] == origin
            assert asked.headers["access-control-allow-methods"] == "POST"
            allowed = asked.headers["access-control-allow-headers"].split(", ")
            assert {"content-type", "connect-protocol-version", "authorization", "x-grpc-web"} <= set(allowed)
            called = await ask(service.http_address, GAMES, b"{}", {**JSON, "Origin": origin})
            assert called.headers["access-control-allow-origin"] == origin
            assert "grpc-status-details-bin" in called.headers["access-control-expose-headers"]
            assert "origin" in called.headers["vary"].lower()
            for answer in (asked, called):
                assert "access-control-allow-credentials" not in answer.headers
        for origin in (
            "https://elsewhere.example",
            "http://cards.example",
            "https://cards.example.evil.example",
            "null",
        ):
            asked = await ask(service.http_address, GAMES, headers=PREFLIGHT | {"Origin": origin}, method="OPTIONS")
            assert "access-control-allow-origin" not in asked.headers


async def test_all_pages_may_call_where_the_operator_says_so() -> None:
    async with serving(origins=("*",)) as service:
        called = await ask(service.http_address, GAMES, b"{}", {**JSON, "Origin": "https://elsewhere.example"})
        assert called.headers["access-control-allow-origin"] == "*"


async def test_figures_are_for_no_page_of_another_origin() -> None:
    async with serving(origins=("*",)) as service:
        answer = await ask(service.http_address, "/metrics", headers={"Origin": CARDS})
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("*", True),
        ("https://cards.example", True),
        ("http://127.0.0.1:5173", True),
        ("http://[::1]:5173", True),
        ("https://cards.example/", False),
        ("https://Cards.example", False),
        ("https://ada@cards.example", False),
        ("cards.example", False),
        ("ftp://cards.example", False),
        ("https://cards.example:99999", False),
        ("https://cards.example https://other.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_an_origin_is_written_as_browsers_write_it(text: str, good: bool) -> None:
    assert is_origin(text) is good


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
async def test_what_a_page_may_send_anywhere_without_asking_is_no_call(server: Running, kind: str) -> None:
    answer = await ask(server.http_address, GAMES, b"{}", {"Content-Type": kind})
    assert answer.status == 415


async def test_grpc_itself_is_spoken_at_the_other_port(server: Running) -> None:
    answer = await ask(server.http_address, GAMES, b"\0\0\0\0\0", {"Content-Type": "application/grpc"})
    assert answer.status == 415
    assert b"another port" in answer.body


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE"])
async def test_calls_are_posts(server: Running, method: str) -> None:
    answer = await ask(server.http_address, GAMES + "?message={}&encoding=json", method=method)
    assert (answer.status, answer.headers["allow"]) == (405, "POST")


@pytest.mark.parametrize("path", ["/cardavia.v1.CatalogService/Nothing", "/cardavia.v9.CatalogService/ListGames"])
async def test_a_method_that_is_not_there_is_not_found(server: Running, path: str) -> None:
    assert (await ask(server.http_address, path, b"{}", JSON)).status == 404


async def test_what_is_answered_is_kept_by_nobody_and_taken_for_nothing_else(server: Running) -> None:
    answer = await ask(server.http_address, GAMES, b"{}", JSON)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_where_clients_need_certificates_the_api_does_too(tmp_path: Path) -> None:
    ours = Authority(tmp_path, "ours")
    pair, ada = ours.pair("server"), ours.pair("ada")
    async with serving(tls=Tls(pair.cert, pair.key, ours.cert)) as service:
        context = ssl.create_default_context(cafile=ours.cert)
        with pytest.raises((OSError, ssl.SSLError)):
            await ask(service.http_address, GAMES, b"{}", JSON, tls=context)
        context.load_cert_chain(ada.cert, ada.key)
        answer = await ask(service.http_address, GAMES, b"{}", JSON, tls=context)
        assert answer.status == 200
        assert json.loads(answer.body)["decks"]
