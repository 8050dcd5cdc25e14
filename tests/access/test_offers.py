"""Bot hosts: the seats that are kept for an account, on one stream."""

import gc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import grpc
import pytest

from cardavia.client import Client
from cardavia.service.bootstrap import Running
from cardavia.service.offers import Watching
from cardavia.v1 import tables_pb2 as pb
from tests.access.conftest import accounts_file, calling, key_of, opened, serving
from tests.access.listening import Listener
from tests.stream.api import PATIENCE, Api, Table, eventually, failing, failure
from tests.stream.conftest import free_address

HOST = "host_bots"


class Host(Listener[pb.Offer]):
    """A bot host that listens for offers."""

    def __init__(self, api: Api) -> None:
        call = api.tables.WatchOffers(pb.WatchOffersRequest(), metadata=api.authorization)
        super().__init__(call, pb.WatchOffersResponse, lambda answer: answer.offers)


async def kept(api: Api, *hosts: str, **changes: Any) -> Table:
    """A table whose first seats are kept for accounts ("": for a person), the others for AI players."""
    seats = [""] * len(hosts) + ["greedy"] * (4 - len(hosts))
    return await opened(api, seats=seats, hosts=[*hosts] + [""] * (4 - len(hosts)), **changes)


async def taken(api: Api, offer: pb.Offer) -> str:
    request = pb.TakeSeatRequest(table_id=offer.table_id, seat=offer.seat, invitation=offer.invitation)
    return (await api.tables.TakeSeat(request, metadata=api.authorization)).token


@pytest.fixture
async def bots(server: Running) -> AsyncIterator[Api]:
    async with calling(server.grpc_address, key_of(HOST)) as api:
        yield api


async def test_a_host_hears_of_what_is_there_and_of_what_comes_and_can_sit_down(api: Api, bots: Api) -> None:
    first = await kept(api, "", HOST, label="final")
    host = Host(bots)
    (offer,) = await host.there()
    assert (offer.table_id, offer.seat, offer.game, offer.label, offer.taken) == (
        first.id,
        1,
        "tien_gow",
        "final",
        False,
    )
    second = await kept(api, HOST)
    came = await host.next()
    assert came is not None
    assert (came.table_id, came.seat) == (second.id, 0)
    token = await taken(bots, came)
    assert (await bots.get(second.id, token)).view.viewer == 0


async def test_nobody_hears_of_seats_that_are_kept_for_others_or_for_whoever_is_invited(server: Running) -> None:
    async with calling(server.grpc_address, key_of(HOST)) as bots, calling(server.grpc_address) as api:
        host = Host(bots)
        assert await host.there() == []
        await kept(api, "another account")
        await opened(api)
        mine = await kept(api, HOST)
        offer = await host.next()
        assert offer is not None
        assert offer.table_id == mine.id


async def test_a_seat_is_offered_once_and_again_when_it_is_free_again(api: Api, bots: Api) -> None:
    table, host = await kept(api, HOST, ""), Host(bots)
    (offer,) = await host.there()
    table.tokens[0] = await taken(bots, offer)
    await table.leave(0)
    again = await host.next()
    assert again is not None
    assert (again.table_id, again.seat, again.taken) == (table.id, 0, False)
    await table.sit(1)  # the table changes, and the seat is as it was
    other = await kept(api, HOST)
    following = await host.next()
    assert following is not None
    assert following.table_id == other.id


async def test_who_left_during_the_deal_is_awaited_again(api: Api, bots: Api) -> None:
    table, host = await (await kept(api, HOST, "", "")).seated(3), Host(bots)
    (offer,) = await host.there()
    assert offer.taken, "the invitation was passed on, but the seat is kept for the account"
    await table.leave(0)
    again = await host.next()
    assert again is not None
    assert (again.seat, again.taken) == (0, False)
    assert await taken(bots, again)


async def test_a_host_that_lost_its_tokens_takes_its_seats_again_which_ends_older_streams(api: Api, bots: Api) -> None:
    table = await kept(api, HOST, "")
    host = Host(bots)
    (offer,) = await host.there()
    old = bots.watch(table.id, await taken(bots, offer))
    await old.until("view")
    host.cancel()
    (again,) = await Host(bots).there()
    assert (again.table_id, again.taken) == (table.id, True)
    token = await taken(bots, again)
    assert (await bots.get(table.id, token)).view.viewer == 0


async def test_what_has_ended_is_not_offered(api: Api, bots: Api) -> None:
    table = await kept(api, HOST)
    await table.close()
    assert await Host(bots).there() == []


async def test_the_next_deal_of_a_series_is_offered_too(api: Api, bots: Api) -> None:
    table, host = await kept(api, HOST, ""), Host(bots)
    (offer,) = await host.there()
    await taken(bots, offer)
    await table.close()
    following = await table.next_deal(table.opened.owner_token)
    came = await host.next()
    assert came is not None
    assert (came.table_id, came.seat) == (following, 0)
    assert await taken(bots, came)


async def test_after_a_restart_the_same_seats_are_offered(tmp_path: Path) -> None:
    path, data = accounts_file(tmp_path), tmp_path / "data"
    async with serving(accounts=path, data=data) as service, calling(service.grpc_address) as api:
        table = await kept(api, HOST)
    async with serving(accounts=path, data=data) as service, calling(service.grpc_address, key_of(HOST)) as bots:
        (offer,) = await Host(bots).there()
        assert offer.table_id == table.id
        assert await taken(bots, offer)


async def test_many_seats_come_in_pages(server: Running, bots: Api) -> None:
    async with calling(server.grpc_address, server.administrator_key) as api:
        request = pb.OpenTableRequest(game="tien_gow", seats=[""] * 4, hosts=[HOST] * 4)
        tables = set()
        for batch in range(3):
            many = [pb.OpenTableRequest(request_id=f"batch {batch} table {n:06}") for n in range(50)]
            for each in many:
                request_id = each.request_id
                each.CopyFrom(request)
                each.request_id = request_id
            answer = await api.tables.OpenTables(pb.OpenTablesRequest(tables=many), metadata=api.authorization)
            tables |= {result.opened.table_id for result in answer.results}
    offers = await Host(bots).there()
    assert len(offers) == 600
    assert {offer.table_id for offer in offers} == tables


async def test_the_same_opening_for_another_host_is_another_one(api: Api) -> None:
    table = await kept(api, HOST, request_id="x" * 16)
    assert (await kept(api, HOST, request_id="x" * 16)).id == table.id
    assert (await failing(kept(api, "bo", request_id="x" * 16))).reason == "REQUEST_REUSED"
    assert (await failing(kept(api, "", request_id="x" * 16))).reason == "REQUEST_REUSED"


async def test_hosts_that_do_not_fit_the_seats_are_refused(api: Api) -> None:
    for hosts, seats in (([HOST], [""] * 4), ([HOST] * 4, ["greedy"] + [""] * 3), (["x" * 201] * 4, [""] * 4)):
        error = await failing(opened(api, seats=seats, hosts=hosts))
        assert (error.reason, error.fields) == ("BAD_REQUEST", ["hosts"])


async def test_the_stream_ends_with_the_server(tmp_path: Path) -> None:
    path, address = accounts_file(tmp_path), free_address()
    async with grpc.aio.insecure_channel(address) as channel:
        async with serving(accounts=path, listen=address, drain_seconds=PATIENCE):
            host = Host(Api(channel, key_of(HOST)))
            await host.there()
        assert failure(await host.end()).reason == "SHUTTING_DOWN"


async def test_a_stream_that_has_ended_is_forgotten(bots: Api) -> None:
    host = Host(bots)
    await host.there()
    assert watching() == 1
    host.cancel()

    async def forgotten() -> bool:
        return watching() == 0

    assert await eventually(forgotten)


def watching() -> int:
    """How many streams of offers the service, which runs in this process, holds."""
    gc.collect()
    return sum(isinstance(thing, Watching) for thing in gc.get_objects())


async def test_a_bot_has_another_id_in_each_series_so_that_who_opens_a_table_cannot_rename_it_elsewhere(
    server: Running, api: Api
) -> None:
    tables = [await kept(api, HOST) for _ in range(2)]
    kept_for = [(await api.get(table.id, table.opened.owner_token)).view.opened.seats[0].held_for for table in tables]
    assert kept_for[0] != kept_for[1]
    assert all(server.keys.hosts(HOST, player) for player in kept_for)
    assert not any(server.keys.hosts("bo", player) for player in kept_for)


async def test_the_client_of_a_host_plays_what_it_is_offered(server: Running, api: Api) -> None:
    table = await kept(api, HOST)
    async with Client(server.grpc_address, key=key_of(HOST)) as client:
        async for offer in client.offers():
            seat = await client.join(offer.table_id, offer.seat, offer.invitation)
            async for decision in seat.decisions():
                await seat.play(decision.legal[0])
            assert seat.table_id == table.id
            assert seat.result.scores
            break
