"""The guarantees of docs/api/streams.md, each by its name, over real sockets."""

import asyncio
from pathlib import Path
from typing import Any

import grpc
import pytest

from cardavia.v1 import views_pb2
from tests.stream.api import SEATS, Api, Table, canonical, failing, folded, fresh
from tests.stream.conftest import serving


async def attached(api: Api, way: str, table: Table, token: str, after: int | None = None) -> Any:
    """A stream of either kind, attached."""
    if way == "watch":
        return api.watch(table.id, token, after)
    talk = await api.talk()
    await talk.attach(1, table.id, token, after)
    return talk


def updates(items: list[Any]) -> list[views_pb2.Update]:
    return [item.update for item in items if item.WhichOneof("kind") == "update"]


def viewers(table: Table) -> list[str]:
    return [*table.tokens.values(), table.opened.spectator_invitation]


@pytest.mark.parametrize("way", ["play", "watch"])
@pytest.mark.parametrize("game", SEATS)
async def test_ordered_unique_complete(game: str, way: str, stored: Api) -> None:
    """Every viewer gets each entry that he may see once, in order, in his own numbering without gaps."""
    people = SEATS[game]
    table = await (await stored.open(game, people=people, claims="open")).seated(people)
    streams = [await attached(stored, way, table, token, 0) for token in viewers(table)]
    await table.play_out(people)
    for token, stream in zip(viewers(table), streams, strict=True):
        await stream.until_ended()
        revisions = [update.revision for update in updates(stream.items)]
        last = (await stored.get(table.id, token)).view.revision
        assert revisions == [*range(2, last + 1)]


@pytest.mark.parametrize("way", ["play", "watch"])
@pytest.mark.parametrize("who", ["seat", "spectator"])
async def test_resumable(who: str, way: str, api: Api) -> None:
    """From any revision, exclusive, exactly the rest comes."""
    table = await (await api.open("chan")).seated()
    await table.play_out()
    token = table.tokens[0] if who == "seat" else table.opened.spectator_invitation
    whole = await attached(api, way, table, token, 0)
    await whole.until("caught_up")
    sent = updates(whole.items)
    for after in range(1, len(sent) + 2):
        rest = await attached(api, way, table, token, after)
        assert (await rest.until("view")).revision == after
        await rest.until("caught_up")
        assert updates(rest.items) == sent[after - 1 :]
        rest.cancel()


@pytest.mark.parametrize("way", ["play", "watch"])
@pytest.mark.parametrize("game", SEATS)
async def test_a_complete_view_first(game: str, way: str, api: Api) -> None:
    """Folding what follows onto it gives the view at any later point; legal moves are no part of it."""
    table = await (await api.open(game)).seated()
    stream = await attached(api, way, table, table.tokens[0], 1)
    assert (await stream.next()).WhichOneof("kind") == "view"
    await table.play_out()
    await stream.until_ended()
    assert canonical(folded(stream.items)) == canonical((await api.get(table.id, table.tokens[0])).view)


@pytest.mark.parametrize("way", ["play", "watch"])
async def test_caught_up(way: str, api: Api) -> None:
    """The marker comes once, after the whole backlog and before anything live, and tells where that ended."""
    table = await (await api.open("tien_gow", people=2)).seated(2)
    backlog = (await api.get(table.id, table.tokens[0])).view.revision
    stream = await attached(api, way, table, table.tokens[0], 1)
    marker = await stream.until("caught_up")
    assert marker.revision >= backlog
    assert [update.revision for update in updates(stream.items)] == [*range(2, marker.revision + 1)]
    await table.play_out(2)
    await stream.until_ended()
    assert sum(item.WhichOneof("kind") == "caught_up" for item in stream.items) == 1


async def test_a_repeated_command_gives_the_first_outcome_for_ever(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        table = await (await api.open(people=4)).seated(4)
        asked = await api.watch(table.id, table.tokens[0]).until("decision")
        first = await api.submit(table.id, table.tokens[0], asked.legal[0], request_id="one")
        assert await api.submit(table.id, table.tokens[0], asked.legal[0], request_id="one") == first
        wrong = await failing(api.submit(table.id, table.tokens[0], asked.legal[-1], request_id="one"))
        assert wrong.reason == "REQUEST_REUSED"
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        assert await api.submit(table.id, table.tokens[0], asked.legal[0], request_id="one") == first


async def test_two_of_one_command_in_flight_run_once(stored: Api) -> None:
    table = await (await stored.open(people=4)).seated(4)
    asked = await stored.watch(table.id, table.tokens[0]).until("decision")
    outcomes = await asyncio.gather(
        *(stored.submit(table.id, table.tokens[0], asked.legal[0], request_id="one") for _ in range(20))
    )
    assert set(outcomes) == {asked.revision + 1}
    assert (await stored.get(table.id, table.tokens[0])).view.revision == asked.revision + 1


async def test_of_concurrent_moves_one_wins_and_the_others_are_told_the_revision(stored: Api) -> None:
    table = await (await stored.open(people=4)).seated(4)
    asked = await stored.watch(table.id, table.tokens[0]).until("decision")

    async def move(number: int) -> Any:
        legal = asked.legal[number % len(asked.legal)]
        try:
            return await stored.submit(table.id, table.tokens[0], legal, expected_revision=asked.revision)
        except grpc.aio.AioRpcError as error:
            return await failing(_again(error))

    outcomes = await asyncio.gather(*(move(number) for number in range(10)))
    assert outcomes.count(asked.revision + 1) == 1
    losers = [each for each in outcomes if each != asked.revision + 1]
    assert {(each.reason, each.metadata["revision"]) for each in losers} == {
        ("WRONG_REVISION", str(asked.revision + 1))
    }


async def _again(error: grpc.aio.AioRpcError) -> None:
    raise error


async def test_opening_a_table_twice_at_once_opens_one(stored: Api) -> None:
    request_id = fresh()
    tables = await asyncio.gather(*(stored.open(request_id=request_id) for _ in range(10)))
    assert len({table.id for table in tables}) == 1
    assert len({tuple(table.opened.invitations) for table in tables}) == 1
