"""Names through the client, against a real server."""

from collections.abc import AsyncIterator

import pytest

from cardavia.client import Client, Refused
from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.0)) as service:
        yield service


@pytest.fixture
async def client(server: Running) -> AsyncIterator[Client]:
    async with Client(server.grpc_address) as client:
        yield client


async def test_who_joins_with_a_name_has_it_before_his_session_begins(client: Client) -> None:
    table = await client.open("tien_gow", seats=["", "", "greedy", "greedy"])
    ada = await table.sit(0, name=" ada ")
    bo = await client.join(table.table_id, 1, table.invitations[1])
    players = [seat.player for seat in bo.view.seats]
    assert await client.names(filter(None, players)) == {players[0]: "ada"}
    assert await bo.set_name("bo") == "bo"
    assert await client.names(players) == {players[0]: "ada", players[1]: "bo"}
    assert await ada.set_name("") == ""
    assert await client.names(players) == {players[1]: "bo"}


async def test_a_bad_name_is_refused(client: Client) -> None:
    table = await client.open("tien_gow", seats=["", "", "greedy", "greedy"])
    with pytest.raises(Refused, match="printable") as raised:
        await table.sit(0, name="a\x1b[2Jda")
    assert raised.value.reason == "BAD_REQUEST"
    seat = await table.sit(0)
    with pytest.raises(Refused, match="at most 32"):
        await seat.set_name("x" * 33)


async def test_more_names_than_one_answer_holds(client: Client) -> None:
    table = await client.open("tien_gow", seats=["", "greedy", "greedy", "greedy"])
    seat = await table.sit(0, name="ada")
    player = seat.view.seats[0].player
    assert await client.names([*map(str, range(250)), player]) == {player: "ada"}
    assert await client.names([]) == {}


async def test_the_player_or_an_administrator_deletes_a_name(client: Client, server: Running) -> None:
    table = await client.open("tien_gow", seats=["", "greedy", "greedy", "greedy"])
    seat = await table.sit(0, name="ada")
    player = seat.view.seats[0].player
    with pytest.raises(Refused) as raised:
        await client.delete_name(player)
    assert raised.value.reason == "NOT_ALLOWED"
    await client.delete_name(player, seat.token)
    assert await client.names([player]) == {}
    await seat.set_name("ada")
    key = ("authorization", f"Bearer {server.administrator_key}")
    async with Client(server.grpc_address, metadata=[key]) as administrator:
        await administrator.delete_name(player)
    assert await client.names([player]) == {}
