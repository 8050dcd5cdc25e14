"""Deals and errors as a page meets them: SubmitMove and Watch, in each of the protocols and forms."""

import base64
import struct
from typing import Any
from uuid import UUID

import grpc
import pytest
from google.rpc import error_details_pb2, status_pb2

from cardavia.service.bootstrap import Running
from cardavia.service.limits import Limits
from cardavia.v1 import catalog_pb2, tables_pb2
from tests.stream.api import PASS, SEATS, Api, canonical, eventually, failing, failure, folded, fresh
from tests.web.channel import WAYS
from tests.web.conftest import calling, serving
from tests.web.http import Answer, ask, connected, enveloped, parts, request, say


@pytest.fixture(params=WAYS)
async def api(request: pytest.FixtureRequest, server: Running) -> Any:
    async with calling(server, request.param, server.administrator_key) as api:
        yield api


@pytest.mark.parametrize("game", SEATS)
async def test_a_whole_deal_is_played_by_submitting_and_watching(game: str, api: Api) -> None:
    table = await (await api.open(game, people=2, claims="open")).seated(2)
    watching = [api.watch(table.id, token) for token in (*table.tokens.values(), table.opened.spectator_invitation)]
    await table.play_out(2)
    for token, each in zip((*table.tokens.values(), table.opened.spectator_invitation), watching, strict=True):
        await each.until_ended()
        assert canonical(folded(each.items)) == canonical((await api.get(table.id, token)).view)


async def test_a_watcher_resumes_where_he_was(api: Api) -> None:
    table = await (await api.open("chuo_pai")).seated()
    await table.play_out()
    token, last = table.tokens[0], (await api.get(table.id, table.tokens[0])).view.revision
    seen, after = list[int](), 1
    while after < last:
        watching = api.watch(table.id, token, after)
        await watching.until("update")
        seen += [item.update.revision for item in watching.items if item.HasField("update")]
        after = seen[-1]
        watching.cancel()
    assert seen == [*range(2, last + 1)]


async def test_a_move_that_is_said_again_is_made_once(api: Api) -> None:
    table = await (await api.open()).seated()
    decision = await api.watch(table.id, table.tokens[0]).until("decision")
    said = {"request_id": fresh(), "expected_revision": decision.revision}
    first = await api.submit(table.id, table.tokens[0], decision.legal[0], **said)
    assert await api.submit(table.id, table.tokens[0], decision.legal[0], **said) == first
    assert (await failing(api.submit(table.id, table.tokens[0], PASS, **said))).reason == "REQUEST_REUSED"


async def test_who_closes_his_page_is_let_go(server: Running) -> None:
    table = await opened(server, listed=True)
    live = await server.tables.get(UUID(table["tableId"]))
    body = enveloped({"attach": {"tableId": table["tableId"]}})
    async with connected(server.http_address) as (reader, writer):
        writer.write(request("/cardavia.v1.PlayService/Watch", body, "application/connect+json"))
        await reader.readuntil(b"caughtUp")
        assert len(live.watchers) == 1

    async def nobody_watches() -> bool:
        return not live.watchers

    await eventually(nobody_watches)


# Errors


async def test_errors_have_their_reason_field_and_clause(api: Api) -> None:
    told = await failing(api.get("nowhere"))
    assert (told.code, told.reason, told.domain) == (grpc.StatusCode.INVALID_ARGUMENT, "BAD_REQUEST", "cardavia")
    assert told.fields == ["table_id"]
    assert told.text == "A table id is a UUID."
    table = await (await api.open()).seated()
    told = await failing(api.submit(table.id, table.tokens[0], PASS))
    assert told.reason in ("ILLEGAL_MOVE", "NOT_STARTED")


async def test_talking_both_ways_needs_grpc(api: Api) -> None:
    with pytest.raises(grpc.aio.AioRpcError) as raised:
        await api.play.Play().read()
    told = failure(raised.value)
    assert (told.code, told.reason) == (grpc.StatusCode.UNIMPLEMENTED, "NEEDS_GRPC")


@pytest.mark.parametrize("way", WAYS)
async def test_limits_hold_and_tell_when_to_try_again(way: str) -> None:
    limits = Limits(tables_per_minute=1, streams=1, moves_per_second=1)
    async with serving(limits=limits) as service, calling(service, way) as api:
        request = tables_pb2.OpenTableRequest(game="tien_gow", seats=["", *["greedy"] * 3], listed=True)

        def opening() -> Any:
            request.request_id = fresh()
            return api.tables.OpenTable(request)

        table = await opening()
        told = await failing(opening())
        assert (told.reason, told.metadata["limit"]) == ("TOO_MANY", "tables_per_minute")
        assert 0 < told.retry <= 60
        watching = api.watch(table.table_id)
        await watching.until("caught_up")
        told = await failing(api.watch(table.table_id).next())
        assert (told.reason, told.metadata["limit"]) == ("TOO_MANY", "streams")
        assert told.retry > 0
        watching.cancel()


async def test_a_caller_has_one_count_for_both_ports() -> None:
    async with (
        serving(limits=Limits(tables_per_minute=1)) as service,
        grpc.aio.insecure_channel(service.grpc_address) as channel,
        calling(service, "connect") as web,
    ):
        await Api(channel, "").open(source=None)
        assert (await failing(web.open(source=None))).metadata["limit"] == "tables_per_minute"


async def test_streams_end_resumably_when_the_server_stops() -> None:
    async with serving(drain_seconds=5.0) as service:
        api, others = calling(service, "connect"), calling(service, "grpc-web")
        first, second = await api.__aenter__(), await others.__aenter__()
        table = await first.open(source=None, listed=True)
        watching = [first.watch(table.id), second.watch(table.id)]
        for each in watching:
            await each.until("caught_up")
    for each in watching:
        told = failure(await each.fails())
        assert (told.code, told.reason) == (grpc.StatusCode.UNAVAILABLE, "SHUTTING_DOWN")
    await others.__aexit__(None, None, None)
    await api.__aexit__(None, None, None)


async def test_a_fault_of_the_server_s_tells_nothing_of_itself(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("the hand of the first seat")

    monkeypatch.setattr("cardavia.service.rpc.tables.encode_decks", fails)
    answer = await say(server.http_address, "CatalogService/ListDecks", {})
    assert answer.status == 500
    assert answer.json == {"code": "unknown", "message": "Something went wrong in the server."}


# JSON


async def opened(service: Running, **facts: Any) -> Any:
    facts = {"requestId": fresh(), "game": "tien_gow", "seats": ["", "greedy", "greedy", "greedy"], **facts}
    answer = await say(service.http_address, "TableService/OpenTable", facts)
    assert answer.status == 200
    return answer.json


async def test_json_has_names_in_camel_case_words_for_enums_and_strings_for_long_numbers(server: Running) -> None:
    table = await opened(server)
    assert set(table) == {"tableId", "invitations", "spectatorInvitation", "ownerToken"}
    sit = {"tableId": table["tableId"], "invitation": table["invitations"][0]}
    seat = (await say(server.http_address, "TableService/TakeSeat", sit)).json

    async def asked() -> Any:
        at = {"tableId": table["tableId"], "token": seat["token"]}
        return (await say(server.http_address, "TableService/GetTable", at)).json.get("decision")

    decision = await eventually(asked)
    assert decision["legal"][0]["verb"].startswith("VERB_")
    assert isinstance(decision["revision"], str)


async def test_json_is_taken_with_the_names_of_the_definitions_too_and_what_is_unknown_is_passed_over(
    server: Running,
) -> None:
    table = await opened(server)
    at = {"table_id": table["tableId"], "token": table["ownerToken"], "of_a_newer_version": 1}
    assert (await say(server.http_address, "TableService/GetTable", at)).json["view"]["tableId"] == table["tableId"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"\xff",
        b"[" * 100_000,
        b'{"pageSize": 1e99}',
        b'{"pageSize": ' + b"9" * 99_999 + b"}",
    ],
)
async def test_what_is_no_json_of_the_method_is_refused(server: Running, body: bytes) -> None:
    answer = await ask(
        server.http_address, "/cardavia.v1.TableService/ListTables", body, {"Content-Type": "application/json"}
    )
    if answer.status != 200:  # nothing at all, and null, are what some take for a message without fields
        assert (answer.status, answer.json["code"]) == (400, "invalid_argument")
        assert answer.details[0]["reason"] == "BAD_REQUEST"


async def test_a_stream_in_json_ends_with_how_it_ended(server: Running) -> None:
    body, kind = enveloped({"attach": {"tableId": "nowhere"}}), {"Content-Type": "application/connect+json"}
    answer = await ask(server.http_address, "/cardavia.v1.PlayService/Watch", body, kind)
    (end,) = parts(answer.body)
    assert (answer.status, end["error"]["code"]) == (200, "invalid_argument")
    assert end["error"]["details"][0]["debug"] == {"reason": "BAD_REQUEST", "domain": "cardavia"}


async def test_errors_in_json_tell_their_details_in_words(server: Running) -> None:
    answer = await say(server.http_address, "TableService/GetTable", {"tableId": "nowhere"})
    assert (answer.status, answer.json["code"], answer.json["message"]) == (
        400,
        "invalid_argument",
        "A table id is a UUID.",
    )
    assert answer.details == [
        {"reason": "BAD_REQUEST", "domain": "cardavia"},
        {"fieldViolations": [{"field": "table_id", "description": "A table id is a UUID."}]},
        {"locale": "en", "message": "A table id is a UUID."},
    ]
    info = error_details_pb2.ErrorInfo.FromString(_decoded(answer.json["details"][0]["value"]))
    assert info.reason == "BAD_REQUEST"


async def test_trailers_of_grpc_web_have_the_rich_status(server: Running) -> None:
    message = tables_pb2.GetTableRequest(table_id="nowhere").SerializeToString()
    body = struct.pack(">BI", 0, len(message)) + message
    kind = {"Content-Type": "application/grpc-web+proto"}
    answer = await ask(server.http_address, "/cardavia.v1.TableService/GetTable", body, kind)
    flag, length = struct.unpack(">BI", answer.body[:5])
    assert (flag, length) == (0x80, len(answer.body) - 5)
    trailers = dict(line.split(": ", 1) for line in answer.body[5:].decode().split("\r\n") if line)
    assert trailers["grpc-status"] == "3"
    status = status_pb2.Status.FromString(_decoded(trailers["grpc-status-details-bin"]))
    info = error_details_pb2.ErrorInfo()
    assert status.details[0].Unpack(info)
    assert info.reason == "BAD_REQUEST"


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "===")


# Who calls


@pytest.mark.parametrize("way", WAYS)
async def test_a_key_is_good_or_the_call_ends(server: Running, way: str) -> None:
    async with calling(server, way) as api:
        told = await failing(
            api.catalog.ListGames(catalog_pb2.ListGamesRequest(), metadata=(("authorization", "Bearer junk"),))
        )
        assert (told.code, told.reason) == (grpc.StatusCode.UNAUTHENTICATED, "BAD_TOKEN")
    async with calling(server, way, server.administrator_key) as api:
        table = await api.open("tien_gow")  # with a seed, which takes a scope
        await table.close("", metadata=api.authorization)


async def test_a_key_of_odd_letters_is_nobody_s(server: Running) -> None:
    answer: Answer = await say(server.http_address, "CatalogService/ListGames", {}, key="\xfc\xdf")
    assert (answer.status, answer.details[0]["reason"]) == (401, "BAD_TOKEN")


async def test_calls_are_counted_like_those_of_grpc(server: Running) -> None:
    await say(server.http_address, "TableService/GetTable", {"tableId": "nowhere"})
    figures = (await ask(server.http_address, "/metrics")).body.decode()
    assert 'cardavia_calls_total{code="INVALID_ARGUMENT",method="cardavia.v1.TableService/GetTable"} 1.0' in figures


async def test_health_is_told_here_too(server: Running) -> None:
    path = "/grpc.health.v1.Health/Check"
    kind = {"Content-Type": "application/json"}
    assert (await ask(server.http_address, path, b"{}", kind)).json == {"status": "SERVING"}
    assert (await ask(server.http_address, path, b'{"service": "nothing"}', kind)).status == 404
    assert (await ask(server.http_address, path, b"[", kind)).json["code"] == "invalid_argument"
