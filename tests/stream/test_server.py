"""What else the server speaks: the catalogue, health, reflection, errors, and the page on the HTTP port."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import grpc
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc

from cardavia.core.refusals import Reason
from cardavia.service.bootstrap import Running
from cardavia.service.rpc.errors import CODES, ApiReason
from cardavia.service.rpc.handlers import Once
from cardavia.v1 import catalog_pb2
from tests.stream.api import PATIENCE, SEATS, Api, failing
from tests.stream.conftest import free_address, serving

SERVICES = {f"cardavia.v1.{name}Service" for name in ("Play", "Table", "Catalog", "Log", "Player")}


async def test_the_catalogue_lists_games_options_decks_and_ai_players(api: Api) -> None:
    games = await api.catalog.ListGames(catalog_pb2.ListGamesRequest())
    assert {game.name: game.seats for game in games.games} == SEATS
    decks = await api.catalog.ListDecks(catalog_pb2.ListDecksRequest())
    faces = {card.face for deck in decks.decks for card in deck.cards}
    assert {face for game in games.games for face in game.pack} <= faces
    for game in games.games:
        options = {option.name: option.values[-1] for option in game.options}
        seats = [games.ai_players[n % len(games.ai_players)] for n in range(game.seats)]
        await api.open(game.name, options=options, seats=seats)


async def test_every_service_is_healthy_once_the_server_is_ready(server: Running) -> None:
    async with grpc.aio.insecure_channel(server.grpc_address) as channel:
        health = health_pb2_grpc.HealthStub(channel)
        for name in ("", *SERVICES):
            answer = await health.Check(health_pb2.HealthCheckRequest(service=name))
            assert answer.status == health_pb2.HealthCheckResponse.SERVING
        with pytest.raises(grpc.aio.AioRpcError) as error:
            await health.Check(health_pb2.HealthCheckRequest(service="no such service"))
        assert error.value.code() == grpc.StatusCode.NOT_FOUND


async def test_whoever_watches_the_health_hears_of_the_stop(server: Running) -> None:
    address = free_address()
    async with grpc.aio.insecure_channel(address) as channel:
        async with serving(listen=address, drain_seconds=1.0):
            watching = health_pb2_grpc.HealthStub(channel).Watch(health_pb2.HealthCheckRequest())
            assert (await watching.read()).status == health_pb2.HealthCheckResponse.SERVING
        assert (await watching.read()).status == health_pb2.HealthCheckResponse.NOT_SERVING
    assert server.grpc_address


async def test_any_client_can_list_the_services(server: Running) -> None:
    async def ask() -> AsyncIterator[reflection_pb2.ServerReflectionRequest]:
        yield reflection_pb2.ServerReflectionRequest(list_services="")
        yield reflection_pb2.ServerReflectionRequest(file_containing_symbol="cardavia.v1.PlayService")

    async with grpc.aio.insecure_channel(server.grpc_address) as channel:
        stub = reflection_pb2_grpc.ServerReflectionStub(channel)
        answers = [answer async for answer in stub.ServerReflectionInfo(ask())]
    names = {service.name for service in answers[0].list_services_response.service}
    assert names >= SERVICES
    assert answers[1].file_descriptor_response.file_descriptor_proto


async def test_what_stands_before_a_method_is_put_there_once_and_nothing_is_kept_of_other_names() -> None:
    looked: list[str] = []

    class Looking(grpc.aio.ServerInterceptor):
        async def intercept_service(self, continuation: Any, handler_call_details: Any) -> Any:
            looked.append(handler_call_details.method)
            return await continuation(handler_call_details)

    async def continuation(details: Any) -> Any:
        return grpc.unary_unary_rpc_method_handler(lambda request, _: request) if details.method == "/s/there" else None

    once = Once([Looking(), Looking()])
    there, elsewhere = SimpleNamespace(method="/s/there"), SimpleNamespace(method="/s/elsewhere")
    first = await once.intercept_service(continuation, there)
    assert first is await once.intercept_service(continuation, there)
    for _ in range(2):
        assert await once.intercept_service(continuation, elsewhere) is None
    assert looked == [*["/s/there"] * 2, *["/s/elsewhere"] * 4]


def test_every_reason_has_a_code() -> None:
    assert {*CODES} == {*Reason, *ApiReason}
    assert all(CODES.values())


async def test_an_illegal_move_is_told_with_its_clause(api: Api) -> None:
    table = await (await api.open()).seated()
    decision = await api.watch(table.id, table.tokens[0]).until("decision")
    move = decision.legal[0]
    move.cards.append(move.cards[0])
    error = await failing(api.submit(table.id, table.tokens[0], move))
    assert (error.code, error.reason, error.domain) == (
        grpc.StatusCode.FAILED_PRECONDITION,
        "ILLEGAL_MOVE",
        "cardavia",
    )
    assert error.metadata["clause"].startswith("TG-")
    wrong = await failing(api.submit(table.id, table.tokens[0], move, expected_revision=1))
    assert (wrong.code, wrong.reason) == (grpc.StatusCode.ABORTED, "WRONG_REVISION")
    assert wrong.metadata == {"revision": str(decision.revision), "expected": "1"}
    none = await failing(api.submit(table.id, table.tokens[0], move, request_id=""))
    assert (none.reason, none.fields) == ("BAD_REQUEST", ["request_id"])


async def test_a_request_that_is_too_large_is_refused_and_the_server_lives(api: Api) -> None:
    with pytest.raises(grpc.aio.AioRpcError) as error:
        await api.get("x" * 300_000)
    assert error.value.code() == grpc.StatusCode.RESOURCE_EXHAUSTED
    await api.catalog.ListGames(catalog_pb2.ListGamesRequest())


async def fetch(url: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    def call() -> tuple[int, dict[str, str], bytes]:
        request = urllib.request.Request(url, method=method)  # noqa: S310  (loopback)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                return answer.status, dict(answer.headers), answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read()

    return await asyncio.to_thread(call)


async def test_the_page_says_how_to_connect() -> None:
    async with serving(http="127.0.0.1:0") as service:
        status, headers, body = await fetch(f"http://{service.http_address}/connect")
        assert status == 200
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in headers["content-security-policy"]
        assert service.grpc_address.encode() in body
        assert "Chắn".encode() in body


async def test_the_http_port_answers_probes_and_nothing_else() -> None:
    async with serving(http="127.0.0.1:0") as service:
        url = f"http://{service.http_address}"
        assert (await fetch(f"{url}/healthz"))[::2] == (200, b"ok\n")
        assert (await fetch(f"{url}/healthz?verbose=1"))[::2] == (200, b"ok\n")
        assert (await fetch(f"{url}/", "HEAD"))[::2] == (200, b"")
        assert (await fetch(f"{url}/nothing"))[0] == 404
        assert (await fetch(f"{url}/../etc/passwd"))[0] == 404
        for method in ("POST", "PUT", "DELETE", "OPTIONS"):
            assert (await fetch(f"{url}/", method))[0] == 405


async def test_the_server_stops_though_http_clients_hold_on() -> None:
    async with serving(http="127.0.0.1:0") as service:
        host, port = service.http_address.split(":")
        idle = await asyncio.open_connection(host, int(port))
        half = await asyncio.open_connection(host, int(port))
        half[1].write(b"GET / HTTP/1.1\r\nHost: ")
        kept = await asyncio.open_connection(host, int(port))
        kept[1].write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        await kept[0].readuntil(b"ok\n")
        started = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - started < 5
    for _, writer in (idle, half, kept):
        writer.close()
        await writer.wait_closed()


@pytest.mark.parametrize("which", ["listen", "http"])
async def test_an_address_in_use_is_told(which: str) -> None:
    async with serving(http="127.0.0.1:0") as first:
        taken = {"listen": first.grpc_address, "http": first.http_address}[which]
        with pytest.raises(OSError, match="cannot listen on"):
            async with serving(**{which: taken}):  # type: ignore[arg-type]
                pass


async def test_without_an_http_address_there_is_no_page() -> None:
    async with serving() as service:
        assert service.http_address == ""
