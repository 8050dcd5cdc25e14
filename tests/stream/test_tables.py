"""TableService: opening, listing, showing, the next deal of a series, and closing."""

import asyncio
import base64
import hashlib
from typing import Any
from uuid import UUID

import grpc
import pytest

from cardavia.log.v1 import events_pb2
from cardavia.service.bootstrap import Running
from cardavia.service.journal import Append
from cardavia.v1 import tables_pb2 as pb
from tests.stream.api import PASS, SEATS, SEED, Api, Table, eventually, failing, fresh, whole_log
from tests.stream.conftest import serving
from tests.stream.storing import Stores, full, store_by

FIELDS: dict[str, tuple[dict[str, Any], str, list[str]]] = {
    "no request id": ({"request_id": ""}, "BAD_REQUEST", ["request_id"]),
    "a short request id": ({"request_id": "x" * 7}, "BAD_REQUEST", ["request_id"]),
    "a long request id": ({"request_id": "x" * 65}, "BAD_REQUEST", ["request_id"]),
    "a long label": ({"label": "牌" * 22}, "BAD_REQUEST", ["label"]),
    "a short seed": (
        {"source": pb.CardSource(seeded=pb.CardSource.Seeded(seed=b"x"))},
        "BAD_REQUEST",
        ["source.seeded.seed"],
    ),
    "no such game": ({"game": "poker"}, "NO_SUCH_GAME", []),
    "too few seats": ({"seats": []}, "BAD_SEATS", []),
    "an unknown AI player": ({"seats": ["", "", "", "deep blue"]}, "BAD_SEATS", []),
    "an unknown option": ({"options": {"x": "y"}}, "BAD_OPTION", []),
    "an unknown kind of window": ({"claims": "ajar"}, "BAD_OPTION", []),
    "no such first seat": ({"first": 4}, "BAD_DEAL", []),
    "half a deal": ({"source": pb.CardSource(given=events_pb2.Deal(first=1))}, "BAD_DEAL", []),
    "a deal for a giant": (
        {"source": pb.CardSource(given=events_pb2.Deal(first=2**32 - 1, stock=[1] * 9999))},  # type: ignore[list-item]
        "BAD_DEAL",
        [],
    ),
}
CODES = {
    "BAD_REQUEST": grpc.StatusCode.INVALID_ARGUMENT,
    "NO_SUCH_GAME": grpc.StatusCode.NOT_FOUND,
    "BAD_SEATS": grpc.StatusCode.INVALID_ARGUMENT,
    "BAD_OPTION": grpc.StatusCode.INVALID_ARGUMENT,
    "BAD_DEAL": grpc.StatusCode.INVALID_ARGUMENT,
}


@pytest.mark.parametrize("name", FIELDS)
async def test_what_cannot_be_opened_is_refused_with_the_reason_and_the_field(name: str, api: Api) -> None:
    changes, reason, fields = FIELDS[name]
    error = await failing(api.open(**changes))
    assert (error.reason, error.domain, error.fields) == (reason, "cardavia", fields)
    assert error.code == CODES[reason]
    assert error.text


async def test_an_opened_table_has_an_invitation_a_person_and_no_secret_in_sight(api: Api) -> None:
    table = await api.open("chan", people=2, label="final")
    opened = table.opened
    assert [bool(invitation) for invitation in opened.invitations] == [True, True, False, False]
    secrets = [*filter(None, opened.invitations), opened.spectator_invitation, opened.owner_token]
    assert len(set(secrets)) == 4
    view = (await api.get(table.id, opened.owner_token)).view
    assert not view.opened.secret
    assert SEED not in view.SerializeToString()
    assert all(secret.encode() not in view.SerializeToString() for secret in secrets)
    assert (view.opened.label, view.status, view.revision) == ("final", "opened", 1)


async def test_opening_again_with_the_same_request_id_gives_the_same_table(stored: Api) -> None:
    request_id = fresh()
    tables = await asyncio.gather(*(stored.open("chan", request_id=request_id) for _ in range(8)))
    again = await stored.open("chan", request_id=request_id)
    assert {table.id for table in tables} == {again.id}
    assert {tuple(table.opened.invitations) for table in tables} == {tuple(again.opened.invitations)}
    assert await again.sit()


async def test_the_same_request_id_for_another_table_is_an_error(stored: Api) -> None:
    request_id = fresh()
    await stored.open("chan", request_id=request_id)
    error = await failing(stored.open("tien_gow", request_id=request_id))
    assert (error.code, error.reason) == (grpc.StatusCode.ALREADY_EXISTS, "REQUEST_REUSED")


def wish(**changes: Any) -> pb.OpenTableRequest:
    return pb.OpenTableRequest(**{"request_id": fresh(), "game": "chan", "seats": [""] * 4, **changes})


async def test_of_many_tables_each_succeeds_or_fails_by_itself(stored: Api) -> None:
    twice = wish()
    requests = [wish(), wish(game="poker"), twice, wish(request_id=""), twice, wish(seats=["", "x", "", ""])]
    response = await stored.tables.OpenTables(pb.OpenTablesRequest(tables=requests))
    kinds = [result.WhichOneof("kind") for result in response.results]
    assert kinds == ["opened", "refused", "opened", "refused", "opened", "refused"]
    reasons = [result.refused.reason for result in response.results if result.HasField("refused")]
    assert reasons == ["NO_SUCH_GAME", "BAD_REQUEST", "BAD_SEATS"]
    assert response.results[2].opened.table_id == response.results[4].opened.table_id
    for result in (response.results[0], response.results[2]):
        assert await Table(stored, result.opened).sit(3)


async def test_as_many_tables_as_may_be_and_no_more(stored: Api) -> None:
    response = await stored.tables.OpenTables(pb.OpenTablesRequest(tables=[wish() for _ in range(100)]))
    assert len({result.opened.table_id for result in response.results}) == 100
    error = await failing(stored.tables.OpenTables(pb.OpenTablesRequest(tables=[wish() for _ in range(101)])))
    assert error.fields == ["tables"]
    assert not (await stored.tables.OpenTables(pb.OpenTablesRequest())).results


async def pages(api: Api, **request: Any) -> list[list[str]]:
    found: list[list[str]] = []
    token = ""
    while True:
        answer = await api.tables.ListTables(pb.ListTablesRequest(page_token=token, **request))
        found.append([table.table_id for table in answer.tables])
        token = answer.next_page_token
        if not token:
            return found


async def test_listed_tables_come_page_by_page_newest_first_and_each_once(stored: Api) -> None:
    opened = [(await stored.open("chan", listed=True, label=str(n))).id for n in range(7)]
    await stored.open("chan")
    other = (await stored.open("tien_gow", listed=True)).id
    for size, lengths in ((1, [1] * 8), (3, [3, 3, 2]), (8, [8]), (4, [4, 4]), (100, [8]), (0, [8])):
        found = await pages(stored, page_size=size)
        assert [len(page) for page in found] == lengths
        assert [table for page in found for table in page] == [other, *reversed(opened)]
    assert await pages(stored, game="chan", page_size=100) == [opened[::-1]]
    assert await pages(stored, game="poker") == [[]]


async def test_lists_tell_the_status_and_can_be_narrowed_to_one(stored: Api) -> None:
    table = await (await stored.open("tien_gow", listed=True, label="mine")).seated()

    async def listed(status: str) -> list[pb.TableSummary]:
        return list((await stored.tables.ListTables(pb.ListTablesRequest(status=status))).tables)

    (row,) = await eventually(lambda: listed("playing"))
    assert (row.table_id, row.game, row.label, row.status) == (table.id, "tien_gow", "mine", "playing")
    assert row.opened_at > 1_600_000_000_000_000
    await table.play_out()
    assert [each.table_id for each in await listed("over")] == [table.id]
    assert await listed("playing") == []
    assert await listed("no such status") == []


@pytest.mark.parametrize(
    "token",
    [
        "junk",
        "🂡",
        "====",
        base64.urlsafe_b64encode(b"one two").decode(),
        base64.urlsafe_b64encode(b"\xff\xfe").decode(),
        base64.urlsafe_b64encode(b"1").decode(),
        base64.urlsafe_b64encode(b"x 01890000-0000-7000-8000-000000000000").decode(),
    ],
)
async def test_page_tokens_of_somebody_else_are_refused(token: str, api: Api) -> None:
    error = await failing(api.tables.ListTables(pb.ListTablesRequest(page_token=token)))
    assert error.fields == ["page_token"]


@pytest.mark.parametrize("opened_at", [-(10**30), -1, 0, 2**63, 10**30])
async def test_a_page_token_from_any_time_gives_a_page(opened_at: int, stored: Api) -> None:
    token = base64.urlsafe_b64encode(f"{opened_at} 01890000-0000-7000-8000-000000000000".encode()).decode()
    await stored.tables.ListTables(pb.ListTablesRequest(page_token=token))


async def test_a_page_has_at_most_a_hundred_tables(api: Api) -> None:
    error = await failing(api.tables.ListTables(pb.ListTablesRequest(page_size=101)))
    assert error.fields == ["page_size"]


async def test_an_unlisted_table_is_shown_to_those_who_have_a_secret_of_it(api: Api) -> None:
    table = await (await api.open(people=2)).seated()
    for token, viewer in (
        (table.tokens[0], 0),
        (table.opened.spectator_invitation, None),
        (table.opened.owner_token, None),
    ):
        view = (await api.get(table.id, token)).view
        assert (view.viewer if view.HasField("viewer") else None) == viewer
    assert (await failing(api.get(table.id))).reason == "BAD_TOKEN"
    assert (await failing(api.get(table.id, "junk"))).code == grpc.StatusCode.UNAUTHENTICATED


async def test_a_listed_table_is_shown_to_anybody_but_not_for_a_wrong_token(api: Api) -> None:
    table = await (await api.open(people=2, listed=True)).seated()
    assert not (await api.get(table.id)).view.HasField("viewer")
    assert (await failing(api.get(table.id, "junk"))).reason == "BAD_TOKEN"


async def test_tables_that_are_not_there(api: Api) -> None:
    missing = await failing(api.get("01890000-0000-7000-8000-000000000000"))
    assert (missing.code, missing.reason) == (grpc.StatusCode.NOT_FOUND, "NO_SUCH_TABLE")
    for table_id in ("", "x", "x" * 100_000, "0189"):
        assert (await failing(api.get(table_id))).fields == ["table_id"]


# The next deal


@pytest.mark.parametrize("game", SEATS)
async def test_all_who_ask_for_the_next_deal_get_one_table_that_keeps_its_players(game: str, stored: Api) -> None:
    people = SEATS[game]
    table = await (await stored.open(game, people=people, claims="open", label="league")).seated(people)
    await table.play_out(people)
    tokens = [*table.tokens.values(), table.opened.owner_token] * 2
    following = set(await asyncio.gather(*(table.next_deal(token) for token in tokens)))
    assert len(following) == 1
    (next_id,) = following
    before = (await stored.get(table.id, table.tokens[0])).view
    assert before.next_table_id == next_id
    after = Table(stored, pb.OpenTableResponse(table_id=next_id))
    stranger = await failing(after.sit(0, ""))
    assert stranger.reason == "BAD_TOKEN"
    assert (await failing(after.sit(0, table.tokens[1]))).reason == "BAD_TOKEN"
    for seat in range(people):
        await after.sit(seat, table.tokens[seat])
    view = (await stored.get(next_id, after.tokens[0])).view
    assert view.opened.previous == table.id
    assert (view.opened.label, view.opened.owner) == ("league", before.opened.owner)
    assert [seat.player for seat in view.seats] == [seat.player for seat in before.seats]
    if game == "tien_gow":
        assert view.opened.first == before.result.winners[0], "TG-20"
    log = await whole_log(stored, table.id, table.tokens[0])
    continued = [
        event.public.continued.table_id
        for batch in log
        for one in batch.entries
        for event in one.entry.events
        if event.public.HasField("continued")
    ]
    assert continued == [next_id]


async def test_the_owner_is_the_owner_of_all_deals_of_a_series(api: Api) -> None:
    table = await (await api.open()).seated()
    await table.play_out()
    next_id = await table.next_deal(table.tokens[0])
    assert (await api.get(next_id, table.opened.owner_token)).view.status == "opened"
    await Table(api, pb.OpenTableResponse(table_id=next_id)).close(table.opened.owner_token)
    third = pb.NextDealRequest(table_id=next_id, token=table.opened.owner_token)
    assert (await api.tables.NextDeal(third)).table_id not in (table.id, next_id)


async def test_who_asks_for_the_next_deal_gets_an_invitation_for_its_spectators(api: Api) -> None:
    table = await (await api.open()).seated()
    await table.play_out()
    for _ in range(2):  # when it is opened, and when it is there already
        following = await api.tables.NextDeal(pb.NextDealRequest(table_id=table.id, token=table.tokens[0]))
        shown = await api.get(following.table_id, following.spectator_invitation)
        assert shown.view.table_id == following.table_id
        assert not shown.view.HasField("viewer")


async def test_there_is_no_next_deal_before_the_end_or_for_strangers(api: Api) -> None:
    table = await (await api.open()).seated()
    error = await failing(table.next_deal(table.tokens[0]))
    assert (error.code, error.reason) == (grpc.StatusCode.FAILED_PRECONDITION, "NOT_ENDED")
    await table.play_out()
    for token in ("", "junk", table.opened.spectator_invitation, (await api.open()).opened.owner_token):
        assert (await failing(table.next_deal(token))).reason == "BAD_TOKEN"
    assert not (await api.get(table.id, table.tokens[0])).view.next_table_id


async def test_a_deal_that_was_voided_is_followed_by_another_all_the_same(api: Api) -> None:
    table = await (await api.open(people=2)).seated(2)
    await table.close()
    next_id = await table.next_deal(table.tokens[1])
    view = (await api.get(next_id, table.opened.owner_token)).view
    assert not view.opened.HasField("first")


# Closing


async def test_the_owner_closes_a_table_before_the_deal_and_voids_it_in_the_deal(api: Api) -> None:
    waiting = await api.open(people=2)
    playing = await (await api.open(people=2)).seated(2)
    watching = api.watch(playing.id, playing.tokens[0])
    await watching.until("decision")
    await waiting.close(reason="rain")
    await playing.close(reason="rain")
    assert (await api.get(waiting.id, waiting.opened.owner_token)).view.status == "closed"
    assert (await api.get(playing.id, playing.tokens[0])).view.status == "void"
    ended = (await watching.until("update")).events[-1].ended
    assert (ended.status, ended.reason) == ("void", "rain")
    assert hashlib.sha256(ended.secret).digest() == watching.items[0].view.opened.commitment
    assert (await failing(api.submit(playing.id, playing.tokens[0], PASS))).reason == "TABLE_ENDED"
    await playing.close()  # it is so already


async def test_an_administrator_closes_any_table(api: Api, server: Running) -> None:
    table = await api.open(people=2)
    await table.close("", metadata=(("authorization", f"Bearer {server.administrator_key}"),))
    log = await whole_log(api, table.id, table.opened.owner_token)
    assert log[-1].entries[-1].entry.author.role == 3


async def test_strangers_players_and_spectators_close_nothing(api: Api) -> None:
    table = await (await api.open(people=2)).seated()
    other = await api.open()
    tokens = ("", "junk", table.tokens[0], table.opened.spectator_invitation, other.opened.owner_token)
    for token in tokens:
        error = await failing(table.close(token))
        assert (error.code, error.reason) == (grpc.StatusCode.PERMISSION_DENIED, "NOT_ALLOWED")
        for header in ("", "Bearer ", "Bearer wrong", "Basic x"):
            error = await failing(table.close(token, metadata=(("authorization", header),)))
            assert (error.code, error.reason) == (grpc.StatusCode.UNAUTHENTICATED, "BAD_TOKEN")
    assert (await api.get(table.id, table.tokens[0])).view.status == "opened"


async def test_a_long_reason_is_refused(api: Api) -> None:
    table = await api.open(people=2)
    assert (await failing(table.close(reason="牌" * 67))).fields == ["reason"]


# When the storage fails


async def test_a_journal_that_fails_is_told_and_changes_nothing(
    api: Api, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await (await api.open(people=2)).seated()
    decision_before = await api.get(table.id, table.tokens[0])

    store_by(monkeypatch, server.tables.journal, full)
    for call in (table.sit(1), api.open(people=2), table.close()):
        error = await failing(call)
        assert (error.code, error.reason) == (grpc.StatusCode.UNAVAILABLE, "STORAGE_FAILED")
        assert "disk" not in error.text
    monkeypatch.undo()
    assert await api.get(table.id, table.tokens[0]) == decision_before
    assert await table.sit(1)


async def test_a_list_tells_of_no_end_before_the_table_does(
    api: Api, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await api.open(people=2, listed=True)
    stored, published = asyncio.Event(), asyncio.Event()

    async def slow(append: Append, store: Stores) -> None:
        await store(append)
        stored.set()
        await published.wait()

    store_by(monkeypatch, server.tables.journal, slow)
    ending = asyncio.ensure_future(table.close())
    await stored.wait()
    listing = asyncio.ensure_future(api.tables.ListTables(pb.ListTablesRequest(status="closed")))
    await eventually(lambda: _waits_at(server, table.id))
    assert not listing.done()
    published.set()
    assert [row.table_id for row in (await listing).tables] == [table.id]
    assert (await api.get(table.id)).view.status == "closed"
    await ending


async def _waits_at(server: Running, table: str) -> bool:
    """Whether something waits for what is under way at a table."""
    live = server.tables.loaded(UUID(table))
    return live is not None and len(live.waiting) > 1


async def test_everything_is_there_after_a_restart(tmp_path: Any) -> None:
    data = tmp_path / "data"
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        request_id = fresh()
        table = await (await api.open("chan", people=2, request_id=request_id, listed=True)).seated()
        before = (await api.get(table.id, table.tokens[0])).view
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        assert (await api.get(table.id, table.tokens[0])).view == before
        again = await api.open("chan", people=2, request_id=request_id, listed=True)
        assert again.opened.invitations == table.opened.invitations
        assert await pages(api) == [[table.id]]
