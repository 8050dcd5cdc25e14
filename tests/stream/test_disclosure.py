"""When a log is open to all, and what is told before and after: disclosure, decisions, replay by entry and by move."""

from typing import Any
from uuid import UUID

import pytest

from cardavia.core.chain import first_head, next_head
from cardavia.log.v1 import entry_pb2
from cardavia.service.bootstrap import Running
from cardavia.service.signing import good, key_id
from cardavia.service.wire.export import decode_seal
from cardavia.service.wire.log import entry_from_bytes, secret_of
from cardavia.v1 import logs_pb2
from tests.stream.api import SEATS, Api, Table, eventually, failing, whole_log

HIDDEN_NUMBERS = ("ply", "log_revision", "as_seat")


async def release(api: Api, table: Table, token: str) -> None:
    await api.logs.ReleaseLog(logs_pb2.ReleaseLogRequest(table_id=table.id, token=token))


async def decisions(api: Api, table: Table, token: str = "") -> list[logs_pb2.MadeDecision]:
    request = logs_pb2.ListDecisionsRequest(table_id=table.id, token=token)
    return [made async for batch in api.logs.ListDecisions(request) for made in batch.decisions]


async def recorded(api: Api, table: Table) -> list[logs_pb2.ReadLogResponse.Recorded]:
    return [one for batch in await whole_log(api, table.id, "") for one in batch.entries]


async def replay(api: Api, table: Table, token: str = "", **what: int) -> logs_pb2.ReplayResponse:
    return await api.logs.Replay(logs_pb2.ReplayRequest(table_id=table.id, token=token, **what))


async def played(api: Api, game: str = "chan", **facts: Any) -> Table:
    table = await (await api.open(game, people=2, claims="open", **facts)).seated(2)
    await table.play_out(2)
    return table


async def test_a_log_that_is_disclosed_at_the_end_needs_no_release(api: Api) -> None:
    table = await played(api)
    assert (await api.get(table.id)).view.disclosed
    entries = await recorded(api, table)
    await release(api, table, table.opened.owner_token)
    assert await recorded(api, table) == entries


async def test_a_log_that_waits_for_its_release_shows_each_viewer_his_own_part_until_then(api: Api) -> None:
    table = await played(api, disclosure="release")
    for token in (*table.tokens.values(), table.opened.spectator_invitation, table.opened.owner_token):
        log = await whole_log(api, table.id, token)
        assert not any(batch.entries for batch in log)
        view = (await api.get(table.id, token)).view
        assert (view.status, view.disclosed, view.secret) == ("over", False, b"")
        for name in HIDDEN_NUMBERS:
            what = {"revision": 1, name: 1} if name == "as_seat" else {name: 1}
            assert (await failing(replay(api, table, token, **what))).reason == "NOT_ALLOWED"
    assert (await failing(whole_log(api, table.id, ""))).reason == "BAD_TOKEN"


async def test_the_owner_releases_a_log_and_then_all_of_it_is_open_to_all(api: Api) -> None:
    table = await played(api, disclosure="release")
    watching = api.watch(table.id, table.tokens[0])
    await watching.until("caught_up")
    await release(api, table, table.opened.owner_token)
    secret = (await watching.until("update")).events[0].released.secret
    entries = await recorded(api, table)
    assert secret_of(entry_from_bytes(entries[0].stored)) == secret
    view = (await api.get(table.id)).view
    assert (view.disclosed, view.secret) == (True, secret)
    await release(api, table, table.opened.owner_token)
    assert await recorded(api, table) == entries, "it was so already"


async def test_a_log_is_not_released_before_the_end_nor_by_anybody_else(api: Api) -> None:
    table = await (await api.open("chan", people=2, disclosure="release")).seated(2)
    assert (await failing(release(api, table, table.opened.owner_token))).reason == "NOT_ENDED"
    for token in ("", "junk", table.tokens[0], table.opened.spectator_invitation):
        assert (await failing(release(api, table, token))).reason == "NOT_ALLOWED"


async def test_an_administrator_reads_all_at_any_time(api: Api) -> None:
    table = await (await api.open("chan", people=2)).seated(2)
    request = logs_pb2.ReadLogRequest(table_id=table.id)
    log = [batch async for batch in api.logs.ReadLog(request, metadata=api.authorization)]
    assert log[0].entries[0].entry.events[0].secret.opened.secret
    wrong = (("authorization", "Bearer of bad news"),)
    assert (await failing(_all(api, request, wrong))).reason == "BAD_TOKEN"


async def _all(api: Api, request: logs_pb2.ReadLogRequest, metadata: tuple[tuple[str, str], ...]) -> list[object]:
    return [batch async for batch in api.logs.ReadLog(request, metadata=metadata)]


@pytest.mark.parametrize("game", SEATS)
async def test_a_disclosed_log_comes_with_stored_bytes_heads_and_signed_heads(
    game: str, api: Api, server: Running
) -> None:
    table = await (await api.open(game)).seated()
    await table.play_out()
    log = await whole_log(api, table.id, "")
    entries = [one for batch in log for one in batch.entries]
    head, secret = first_head(UUID(table.id)), secret_of(entry_from_bytes(entries[0].stored))
    for one in entries:
        assert entry_pb2.Entry.FromString(one.stored) == one.entry
        head = next_head(head, secret, one.revision, one.stored)
        assert one.head == head
    (signed,) = (each for batch in log for each in batch.heads)
    public = server.tables.signer.public
    assert (signed.revision, signed.head, signed.key_id) == (len(entries), head, key_id(public))
    assert good(public, UUID(table.id), decode_seal(signed))


async def test_a_head_is_signed_on_request_as_far_as_the_caller_sees(api: Api, server: Running) -> None:
    table = await (await api.open("chan", people=4, claims="open")).seated(4)

    async def dealt() -> bool:
        return (await api.get(table.id, table.tokens[0])).view.status == "playing"

    await eventually(dealt)  # from then on nothing happens by itself
    for token in (*table.tokens.values(), table.opened.spectator_invitation):
        view = (await api.get(table.id, token)).view
        request = logs_pb2.GetHeadRequest(table_id=table.id, token=token)
        signed = (await api.logs.GetHead(request)).head
        assert (signed.head, signed.revision, signed.table_id) == (view.head, 0, table.id)
        assert good(server.tables.signer.public, UUID(table.id), decode_seal(signed))
    assert (await failing(api.logs.GetHead(logs_pb2.GetHeadRequest(table_id=table.id)))).reason == "BAD_TOKEN"
    await table.close()
    signed = (await api.logs.GetHead(logs_pb2.GetHeadRequest(table_id=table.id))).head
    assert signed.revision == len(await recorded(api, table))


@pytest.mark.parametrize("game", SEATS)
async def test_every_disclosed_decision_is_listed_with_its_legal_moves_and_what_was_chosen(game: str, api: Api) -> None:
    table = await (await api.open(game, people=2, claims="open")).seated(2)
    await table.play_out(2)
    made = await decisions(api, table)
    entries = await recorded(api, table)
    moves = [
        event
        for one in entries
        for event in [
            one.entry.events[0].secret if one.entry.events[0].HasField("secret") else one.entry.events[0].public
        ]
        if event.WhichOneof("kind") in ("moved", "answered")
    ]
    assert len(made) == len(moves)
    for one, event in zip(made, moves, strict=True):
        move = event.moved if event.HasField("moved") else event.answered
        assert (one.seat, one.legal[one.chosen]) == (move.seat, move.move)
        assert one.window == event.HasField("answered")
        then = await replay(api, table, revision=one.revision, as_seat=one.seat)
        assert list(then.decision.legal) == list(one.legal)
    assert {bool(one.ai) for one in made} == {True, False}


async def test_until_then_a_seat_lists_its_own_decisions_and_no_numbers_that_tell_of_others(api: Api) -> None:
    table = await (await api.open("chan", people=4, claims="open")).seated(4)
    talk = await api.talk()
    for seat in range(4):
        await talk.attach(seat, table.id, table.tokens[seat])
    for _ in range(12):
        while (item := await talk.next()).WhichOneof("kind") != "decision":
            pass
        await talk.submit(item.channel, item.decision.legal[0])
    for seat, token in table.tokens.items():
        made = await decisions(api, table, token)
        assert made
        assert {one.seat for one in made} == {seat}
        assert not any(one.HasField("ply") for one in made)
    assert await decisions(api, table, table.opened.spectator_invitation) == []


@pytest.mark.parametrize("game", SEATS)
async def test_a_disclosed_table_is_shown_at_every_entry_and_every_move(game: str, api: Api) -> None:
    table = await (await api.open(game)).seated()
    await table.play_out()
    entries = await recorded(api, table)
    for number in (1, 3, len(entries) // 2, len(entries)):
        shown = await replay(api, table, log_revision=number, as_seat=0)
        assert shown.view.viewer == 0
        assert shown.view.head in {one.head for one in entries[:number]}
    made = await decisions(api, table)
    for one in (made[0], made[len(made) // 2], made[-1]):
        if not one.window:
            assert list((await replay(api, table, ply=one.ply, as_seat=one.seat)).decision.legal) == list(one.legal)
    assert (await failing(replay(api, table, ply=100_000))).fields == ["ply"]
    assert (await failing(replay(api, table, log_revision=len(entries) + 1))).fields == ["log_revision"]
    assert (await failing(replay(api, table, revision=1, as_seat=9))).fields == ["as_seat"]
    assert (await failing(replay(api, table, revision=1, log_revision=1))).fields == ["revision"]
