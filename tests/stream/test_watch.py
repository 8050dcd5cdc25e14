"""Watching a table: from any revision, in order, once, completely, and only what one may see."""

import asyncio
from pathlib import Path
from typing import Any

import grpc
import pytest

from cardavia.service.bootstrap import Running
from cardavia.v1 import logs_pb2, play_pb2
from tests.stream.api import PATIENCE, SEATS, Api, Table, canonical, ends, failing, failure, folded
from tests.stream.clock import Clock
from tests.stream.conftest import free_address, serving


def revisions(items: list[Any]) -> list[int]:
    return [item.update.revision for item in items if item.WhichOneof("kind") == "update"]


async def watched(api: Api, table: Table, token: str, after: int | None = None) -> list[Any]:
    """Everything from a revision to the end, of a table that has ended."""
    watching = api.watch(table.id, token, after)
    await watching.until("caught_up")
    watching.cancel()
    return watching.items


@pytest.mark.parametrize("game", SEATS)
async def test_each_viewer_gets_every_update_once_and_in_order_without_a_gap(game: str, stored: Api) -> None:
    people = SEATS[game]
    table = await stored.open(game, people=people, claims="open")
    secret = table.opened.spectator_invitation
    early = stored.watch(table.id, secret, after=0)
    await early.until("caught_up")
    await table.seated(people)
    seats = [stored.watch(table.id, table.tokens[seat], after=1) for seat in range(people)]
    await table.play_out(people)
    for token, watching in [(secret, early), *zip(table.tokens.values(), seats, strict=True)]:
        await watching.until_ended()
        view = (await stored.get(table.id, token)).view
        assert revisions(watching.items) == [*range(2, view.revision + 1)]
        assert canonical(folded(watching.items)) == canonical(view)
        watching.cancel()


async def test_the_first_item_is_the_whole_view_and_nothing_else_is_one(api: Api) -> None:
    table = await (await api.open()).seated()
    watching = api.watch(table.id, table.tokens[0])
    assert (await watching.next()).WhichOneof("kind") == "view"
    await table.play_out()
    await watching.until_ended()
    assert [item.WhichOneof("kind") for item in watching.items].count("view") == 1
    assert [item.WhichOneof("kind") for item in watching.items].count("caught_up") == 1


@pytest.mark.parametrize("game", SEATS)
async def test_from_every_revision_the_rest_comes_and_fits_the_view_of_that_revision(game: str, api: Api) -> None:
    table = await (await api.open(game)).seated()
    await table.play_out()
    token = table.tokens[0]
    last = (await api.get(table.id, token)).view
    for after in range(1, last.revision + 1, 1 if last.revision < 60 else 7):
        items = await watched(api, table, token, after)
        assert items[0].view.revision == after
        assert revisions(items) == [*range(after + 1, last.revision + 1)]
        assert canonical(folded(items)) == canonical(last)
        replay = await api.logs.Replay(logs_pb2.ReplayRequest(table_id=table.id, token=token, revision=after))
        assert canonical(replay.view) == canonical(items[0].view)


async def test_caught_up_comes_after_exactly_what_there_was(api: Api) -> None:
    table = await (await api.open()).seated()
    await table.play_out()
    last = (await api.get(table.id, table.tokens[0])).view.revision
    items = await watched(api, table, table.tokens[0], after=1)
    assert items[-1].caught_up.revision == last == revisions(items)[-1]


@pytest.mark.parametrize(("share", "batch"), [(1, 1), (3, 5), (5, 3)])
async def test_a_long_backlog_comes_in_batches_and_whole(
    share: int, batch: int, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await (await api.open("chuo_pai")).seated()
    await table.play_out()
    secret, last = table.opened.spectator_invitation, (await api.get(table.id, table.tokens[0])).view.revision
    monkeypatch.setattr("cardavia.service.rpc.play.SHARE", share)
    monkeypatch.setattr("cardavia.service.rpc.play.BATCH", batch)
    items = await watched(api, table, secret, after=1)
    assert revisions(items) == [*range(2, last + 1)]
    talk = await api.talk()
    for channel in (1, 2):
        await talk.attach(channel, table.id, secret, after=1)
    caught_up: set[int] = set()
    while len(caught_up) < 2:
        item = await talk.next()
        caught_up |= {item.channel} if item.WhichOneof("kind") == "caught_up" else set()
    for channel in (1, 2):
        assert revisions([item for item in talk.items if item.channel == channel]) == [*range(2, last + 1)]
    turns = [item.channel for item in talk.items if item.WhichOneof("kind") == "update"]
    assert turns[: last - 1] != sorted(turns)[: last - 1], "neither starves the other"


async def test_nothing_comes_before_it_is_asked_of_the_future(api: Api) -> None:
    table = await (await api.open(people=2)).seated()
    for after in (3, 4, 2**63):
        error = failure(await api.watch(table.id, table.tokens[0], after).fails())
        assert error.fields == ["after_revision"]
        talk = await api.talk()
        await talk.attach(1, table.id, table.tokens[0], after)
        assert (await talk.until("refused")).refusal.params["field"] == "after_revision"


async def test_what_a_seat_is_asked_comes_to_that_seat_alone(api: Api) -> None:
    table = await (await api.open(people=2)).seated(2)
    mine, other = api.watch(table.id, table.tokens[0]), api.watch(table.id, table.tokens[1])
    decision = await mine.until("decision")
    assert decision.seat == 0
    await api.submit(table.id, table.tokens[0], decision.legal[0])
    assert (await other.until("decision")).seat == 1
    assert all(item.decision.seat == 1 for item in other.items if item.WhichOneof("kind") == "decision")


async def test_a_hidden_answer_is_seen_by_its_seat_alone_and_leaves_no_gap(api: Api, server: Running) -> None:
    clock = Clock(server)
    table = await (await api.open("chan", people=4, claims="sealed")).seated(4)
    watching = [api.watch(table.id, token) for token in table.tokens.values()]
    spectator = api.watch(table.id, table.opened.spectator_invitation)
    decision = await watching[0].until("decision")
    await api.submit(table.id, table.tokens[0], decision.legal[0])
    prompts = [await each.until("decision") for each in watching]
    assert all(prompt.window and prompt.deadline for prompt in prompts)
    nothing = next(move for move in prompts[2].legal if not move.cards)
    revision = await api.submit(table.id, table.tokens[2], nothing)
    assert revision == prompts[2].revision + 1
    assert (await watching[2].until("update")).revision == revision
    views = [(await api.get(table.id, token)).view for token in table.tokens.values()]
    assert [view.revision - prompt.revision for view, prompt in zip(views, prompts, strict=True)] == [0, 0, 1, 0]
    assert [view.window.answered for view in views] == [False, False, True, False]
    await clock.turn(table.id, 4)
    for each in (*watching, spectator):
        update = await each.until("update")
        while not any(event.HasField("window_closed") for event in update.events):
            update = await each.until("update")
        first = each.items[0].view.revision
        assert revisions(each.items) == [*range(first + 1, first + 1 + len(revisions(each.items)))]


async def test_a_sealed_window_closes_at_its_time_though_nobody_says_anything(api: Api) -> None:
    """Also where an AI player's move opened it, so that no command of a person follows."""
    seats = ["greedy", "", "", "greedy"]
    table = await api.open("chan", claims="sealed", seats=seats)
    await table.sit(1)
    watching = api.watch(table.id, table.tokens[1], after=1)
    await table.sit(2)
    while True:
        update = await watching.until("update")
        if any(event.HasField("window_opened") for event in update.events):
            break
    update = await watching.until("update")
    assert any(event.HasField("window_closed") for event in update.events)


async def test_a_stream_that_was_cut_is_resumed_without_loss_or_repetition(stored: Api) -> None:
    table = await (await stored.open("chuo_pai", people=3)).seated(3)
    token = table.opened.spectator_invitation
    playing = asyncio.ensure_future(table.play_out(3))
    seen: list[int] = []
    after = 1
    while True:
        watching = stored.watch(table.id, token, after)
        for _ in range(7):
            item = await watching.next()
            if ends(item):
                break
        watching.cancel()
        seen += revisions(watching.items[: watching._at])
        after = seen[-1] if seen else after
        if ends(item):
            break
    await playing
    assert seen == [*range(2, (await stored.get(table.id, token)).view.revision + 1)]


async def test_streams_end_resumably_when_the_server_stops_and_go_on_at_the_next(tmp_path: Path) -> None:
    address = free_address()
    async with grpc.aio.insecure_channel(address) as channel:
        async with serving(tmp_path / "data", listen=address, drain_seconds=PATIENCE) as service:
            api = Api(channel, service.administrator_key)
            table = await (await api.open()).seated()
            watching, talk = api.watch(table.id, table.tokens[0]), await api.talk()
            await talk.attach(1, table.id, table.tokens[0])
            await talk.until("decision")
            before = (await watching.until("caught_up")).revision
        for stream in (watching, talk):
            ended = failure(await stream.fails())
            assert (ended.code, ended.reason) == (grpc.StatusCode.UNAVAILABLE, "SHUTTING_DOWN")
            assert ended.domain == "cardavia"
    async with serving(tmp_path / "data", listen=address) as service, grpc.aio.insecure_channel(address) as channel:
        table.api = Api(channel, service.administrator_key)
        watching = table.api.watch(table.id, table.tokens[0], before)
        assert (await watching.until("view")).revision == before
        await table.play_out()
        await watching.until_ended()


async def test_moves_that_were_said_before_the_server_stops_are_answered(tmp_path: Path) -> None:
    address, deals = free_address(), 20
    async with grpc.aio.insecure_channel(address) as channel:
        async with serving(tmp_path / "data", listen=address, drain_seconds=PATIENCE) as service:
            api = Api(channel, service.administrator_key)
            tables = [await (await api.open(people=4)).seated(4) for _ in range(deals)]
            talk = await api.talk()
            for number, table in enumerate(tables):
                await talk.attach(number, table.id, table.tokens[0])
            moves: dict[int, Any] = {}
            while len(moves) < deals:
                item = await talk.next()
                if item.WhichOneof("kind") == "decision":
                    moves[item.channel] = item.decision.legal[0]
            for number, move in moves.items():
                await talk.submit(number, move, request_id=f"move {number}")
            await talk.until("accepted")
        ended = failure(await talk.fails())
        assert ended.reason == "SHUTTING_DOWN"
        made = {item.channel for item in talk.items if item.WhichOneof("kind") == "accepted"}
        turned_away = {item.channel for item in talk.items if item.WhichOneof("kind") == "refused"}
        assert made
        assert not made & turned_away
    async with serving(tmp_path / "data", listen=address) as service, grpc.aio.insecure_channel(address) as channel:
        api = Api(channel, service.administrator_key)
        for number, table in enumerate(tables):
            view = (await api.get(table.id, table.tokens[0])).view
            assert (view.revision == 7) == (number in made), "what was made was said to be, and nothing else was"


async def test_watching_needs_the_right_table_and_token(api: Api) -> None:
    table = await api.open()
    assert (await failing(api.watch("nowhere").next())).fields == ["table_id"]
    assert (await failing(api.watch(table.id).next())).reason == "BAD_TOKEN"
    with pytest.raises(grpc.aio.AioRpcError):
        await api.play.Watch(play_pb2.WatchRequest()).read()
