"""What a caller may say and hold over HTTP: heads, bodies, connections, and readers who do not read."""

import asyncio
from collections.abc import AsyncIterator
from uuid import UUID

import grpc
import pytest

from cardavia.service.bootstrap import Running
from cardavia.service.limits import Limits
from cardavia.service.rpc import play
from cardavia.service.web import _app, _protocol, _server
from cardavia.service.web._turns import Turns
from cardavia.v1 import logs_pb2
from tests.stream.api import PATIENCE, Api, eventually, fresh
from tests.web.conftest import calling, serving
from tests.web.http import ask, connected, enveloped, parts, request, say

SOON = 0.2
LIST = "/cardavia.v1.TableService/ListTables"
WATCH = "/cardavia.v1.PlayService/Watch"


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other side closes."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


# What is said


@pytest.mark.parametrize(("kind", "stream"), [("application/json", False), ("application/connect+json", True)])
async def test_a_request_that_is_too_long_is_refused(kind: str, stream: bool) -> None:
    async with serving(limits=Limits(request_bytes=8192)) as service:
        message = {"attach": {"tableId": "x" * 9000}} if stream else {"game": "x" * 9000}
        body = enveloped(message) if stream else b'{"game": "' + b"x" * 9000 + b'"}'
        answer = await ask(service.http_address, WATCH if stream else LIST, body, {"Content-Type": kind})
        error = parts(answer.body)[-1]["error"] if stream else answer.json
        assert error["code"] == "resource_exhausted"
        assert stream or answer.status == 429


async def test_of_a_body_that_is_too_long_no_more_is_read() -> None:
    async with (
        serving(limits=Limits(request_bytes=8192)) as service,
        connected(service.http_address) as (reader, writer),
    ):
        head = f"POST {LIST} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n"
        writer.write(head.encode() + b" " * 20_000)
        answer = await closed(reader)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"connection: close" in answer


async def test_a_body_has_to_come_in_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_app, "REQUEST_SECONDS", SOON)
    async with connected(server.http_address) as (reader, writer):
        writer.write(request(LIST, b"{" + b" " * 99)[:-50])
        assert b"connection: close" in await closed(reader)


@pytest.mark.parametrize("said", [b"", b"\r\n", b"POST / HTTP/1.1\r\nHost:"])
async def test_the_head_of_a_request_has_to_come_in_time(
    said: bytes, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(server.http_address) as (reader, writer):
        await ask_on(reader, writer)
        monkeypatch.setattr(_protocol, "HEAD_SECONDS", SOON)
        writer.write(said or b"\r\n")
        await closed(reader)
    async with connected(server.http_address) as (reader, writer):
        writer.write(said)
        await closed(reader)


async def test_a_head_that_is_too_long_is_refused(server: Running) -> None:
    async with connected(server.http_address) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000)
        assert (await closed(reader)).startswith(b"HTTP/1.1 400 ")


async def test_beside_a_stream_no_endless_head_is_taken(server: Running) -> None:
    table = (await say(server.http_address, "TableService/OpenTable", opening(listed=True))).json["tableId"]
    async with connected(server.http_address) as (reader, writer):
        writer.write(request(WATCH, enveloped({"attach": {"tableId": table}}), "application/connect+json"))
        await reader.readuntil(b"caughtUp")
        writer.write(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000)
        await closed(reader)


async def test_a_long_body_and_many_requests_on_one_connection_are_no_long_head(server: Running) -> None:
    body = b'{"game": "tien_gow", "unknown": "' + b"x" * 200_000 + b'"}'
    async with connected(server.http_address) as (reader, writer):
        for _ in range(3):
            writer.write(request(LIST, body))
            assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
            await reader.readuntil(b"0\r\n\r\n")


async def test_beyond_so_many_connections_further_ones_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_server, "MOST", 2)
    async with serving() as service:
        address = service.http_address
        async with connected(address) as (first, saying), connected(address) as (second, _):
            await ask_on(first, saying)
            async with connected(address) as (reader, _):
                assert await closed(reader) == b""
            await ask_on(first, saying)
            assert not second.at_eof()
        assert (await eventually(lambda: alive(address))) == b"ok\n"


async def ask_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    await reader.readuntil(b"ok\n")


async def alive(address: str) -> bytes | None:
    try:
        return (await ask(address, "/healthz")).body
    except OSError:
        return None


# Who does not read


async def with_a_history(api: Api) -> tuple[str, str]:
    """A table with some log, and a token that shows it. Nobody reads while AI players make it, so nobody is cut off."""
    table = await api.open("chuo_pai", people=0, listed=True)

    async def over() -> bool:
        return (await api.get(table.id)).view.status == "over"

    await eventually(over)
    return table.id, table.opened.spectator_invitation


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Next to nothing waits on the way, and a history is many responses long."""
    monkeypatch.setattr(play, "SHARE", 4)
    monkeypatch.setattr(play, "BATCH", 4)
    monkeypatch.setattr(_server, "UNSENT", 1)
    monkeypatch.setattr(_protocol, "ROOM", 1)


@pytest.mark.usefixtures("narrow")
async def test_a_reader_who_does_not_read_is_cut_off_and_told_where_to_resume() -> None:
    async with serving(stalled_seconds=1.0) as service, calling(service, "connect", service.administrator_key) as api:
        table, _ = await with_a_history(api)
        live = await service.tables.get(UUID(table))
        body = enveloped({"attach": {"tableId": table, "afterRevision": 1}})
        async with connected(service.http_address, window=1) as (reader, writer):
            writer.write(request(WATCH, body, "application/connect+json"))

            await eventually(lambda: cut_off(service))
            assert not live.watchers, "nothing is held for him"
            *items, end = parts(_unchunked(await closed_whole(reader)))
            revisions = [int(i["update"]["revision"]) for part in items for i in part["items"] if "update" in i]
            assert end["error"]["code"] == "aborted"
            told = end["error"]["details"][0]["debug"]
            assert told["reason"] == "TOO_SLOW"
            assert told["metadata"] == {"resume_after": str(max([1, *revisions]))}


async def cut_off(service: Running) -> bool:
    """Whether one reader has been cut off."""
    return b"cardavia_readers_cut_off_total 1.0" in (await ask(service.http_address, "/metrics")).body


async def closed_whole(reader: asyncio.StreamReader) -> bytes:
    """The body of an answer that is read to its end, with its chunks."""
    await reader.readuntil(b"\r\n\r\n")
    whole = b""
    while not whole.endswith(b"\r\n0\r\n\r\n"):
        whole += await reader.read(1000)
    return whole


def _unchunked(data: bytes) -> bytes:
    whole = b""
    while data:
        size, _, data = data.partition(b"\r\n")
        whole, data = whole + data[: int(size, 16)], data[int(size, 16) + 2 :]
    return whole


@pytest.mark.usefixtures("narrow")
async def test_the_connection_of_who_never_reads_is_closed() -> None:
    async with serving(stalled_seconds=SOON) as service, calling(service, "connect", service.administrator_key) as api:
        table, _ = await with_a_history(api)
        tasks = len(asyncio.all_tasks())
        body = enveloped({"attach": {"tableId": table, "afterRevision": 1}})
        async with connected(service.http_address, window=1) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(request(WATCH, body, "application/connect+json"))

            async def nothing_is_left() -> bool:
                return await cut_off(service) and len(asyncio.all_tasks()) <= tasks

            await eventually(nothing_is_left)


@pytest.mark.usefixtures("narrow")
async def test_a_server_stops_though_somebody_does_not_read() -> None:
    async with serving(drain_seconds=SOON) as service, calling(service, "connect", service.administrator_key) as api:
        table, _ = await with_a_history(api)
        live = await service.tables.get(UUID(table))
        async with connected(service.http_address, window=1) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            body = enveloped({"attach": {"tableId": table, "afterRevision": 1}})
            writer.write(request(WATCH, body, "application/connect+json"))

            async def watched() -> bool:
                return len(live.watchers) == 1

            await eventually(watched)


async def test_a_long_log_comes_whole_through_a_narrow_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.service.rpc.logs.BATCH", 1)
    async with serving() as service, calling(service, "grpc-web", service.administrator_key) as api:
        table, token = await with_a_history(api)
        view = (await api.get(table, token)).view
        read = [answer async for answer in api.logs.ReadLog(logs_pb2.ReadLogRequest(table_id=table, token=token))]
        assert len(read) >= view.revision


# Floods


async def test_few_begin_in_one_turn_and_all_have_theirs_in_order() -> None:
    turns, begun, seen = Turns(3), list[int](), list[int]()

    async def one(number: int) -> None:
        await turns.mine()
        begun.append(number)

    everybody = [asyncio.ensure_future(one(number)) for number in range(20)]
    while len(begun) < 20:
        before = len(begun)
        await asyncio.sleep(0)
        seen.append(len(begun) - before)
    assert begun == [*range(20)]
    assert max(seen) == 3
    await asyncio.gather(*everybody)
    await asyncio.sleep(0)
    await asyncio.wait_for(turns.mine(), PATIENCE)


async def test_who_goes_while_he_waits_takes_no_turn_from_others() -> None:
    turns = Turns(1)
    first, gone, last = (asyncio.ensure_future(turns.mine()) for _ in range(3))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(asyncio.gather(first, last), PATIENCE)


async def test_calls_of_grpc_are_answered_during_a_flood_of_http(server: Running) -> None:
    flooding = True

    async def flood() -> None:
        async with connected(server.http_address) as (reader, writer):
            while flooding:
                writer.write(request(LIST, b"{}"))
                await reader.readuntil(b"0\r\n\r\n")

    floods = [asyncio.ensure_future(flood()) for _ in range(30)]
    async with grpc.aio.insecure_channel(server.grpc_address) as channel:
        api = Api(channel, server.administrator_key)
        for _ in range(20):
            await api.open()
    flooding = False
    await asyncio.gather(*floods)


def opening(**facts: object) -> dict[str, object]:
    return {"requestId": fresh(), "game": "tien_gow", "seats": ["", "greedy", "greedy", "greedy"], **facts}


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with serving() as service:
        yield service
