"""The client against a real server over a real socket: whole deals of each game."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from cardavia.client import Client, Refused, Seat, Updated
from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config
from cardavia.v1 import views_pb2

SEATS = {"chuo_pai": 3, "tien_gow": 4, "chan": 4}


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.0)) as service:
        yield service


@pytest.fixture
async def client(server: Running) -> AsyncIterator[Client]:
    async with Client(server.grpc_address, key=server.administrator_key) as client:
        yield client


def canonical(view: views_pb2.TableView) -> views_pb2.TableView:
    """A view with its bags sorted."""
    copy = views_pb2.TableView()
    copy.CopyFrom(view)
    for bag in (copy.deal.places, copy.deal.marks, copy.deal.counts):
        bag.sort(key=lambda message: message.SerializeToString(deterministic=True))
    return copy


async def play_at_random(seat: Seat, seed: int) -> None:
    choose = random.Random(seed)
    async for decision in seat.decisions():
        await seat.play(choose.choice(decision.legal))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", SEATS)
async def test_the_fold_is_the_server_s_view(game: str, seed: int, client: Client) -> None:
    table = await client.open(game, seats=["", *["greedy"] * (SEATS[game] - 1)], seed=bytes([seed]) * 32)
    seat = await table.sit(0, history=True)
    await play_at_random(seat, seed)
    assert sum(seat.result.scores) > 0 or game != "chuo_pai"
    shown = await client.table(table.table_id, seat.token)
    assert canonical(shown.view) == canonical(seat.view)
    seat.close()
    async for happening in seat:
        if isinstance(happening, Updated):
            then = await client.replay(table.table_id, happening.update.revision, seat.token)
            assert canonical(then.view) == canonical(happening.view)


@pytest.mark.parametrize("game", SEATS)
async def test_people_alone_on_one_stream(game: str, client: Client) -> None:
    table = await client.open(game, seats=[""] * SEATS[game], claims="open")
    seats = await asyncio.gather(*(table.sit(number) for number in range(SEATS[game])))
    watching = await table.spectate()
    await asyncio.gather(*(play_at_random(seat, seat.number) for seat in seats))
    view = await watching.finished()
    assert all(seat.result == view.result for seat in seats)


async def test_the_next_deal_keeps_the_seat(client: Client) -> None:
    table = await client.open("tien_gow", seats=["", "greedy", "greedy", "greedy"])
    seat = await table.sit(0)
    await play_at_random(seat, 1)
    following = await client.play_on(seat)
    assert following.view.opened.previous == table.table_id
    assert following.view.seats[0].player == seat.view.seats[0].player
    assert await table.next_deal() == following.table_id


async def test_a_seat_that_is_left_ends_its_session(client: Client) -> None:
    table = await client.open("chan", seats=["", "greedy", "greedy", "greedy"])
    seat = await table.sit(0)
    token = seat.token
    await client.leave(seat)
    assert seat.closed
    watching = await table.spectate()
    assert (await watching.finished()).status == "over", "an AI player acts for it"
    with pytest.raises(Refused):
        await client.open("chan", seats=[])
    assert token


async def test_a_server_that_stops_and_comes_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("data")
    async with running(Config(data=data, listen="127.0.0.1:0", http="", drain_seconds=0.1)) as first:
        address = first.grpc_address
        client = await Client(address).__aenter__()
        table = await client.open("tien_gow", seats=["", "greedy", "greedy", "greedy"])
        seat = await table.sit(0)
        async for decision in seat.decisions():
            await seat.play(decision.legal[0])
            break
    async with running(Config(data=data, listen=address, http="", drain_seconds=0.1)):
        async for decision in seat.decisions():
            await seat.play(decision.legal[0])
        assert sum(seat.result.scores) == 0
        await client.close()
