"""Fair deals over the API: commitments, reveals, and what is published."""

import hashlib
from typing import Any

import grpc
import pytest

from cardavia.client import Client, Updated
from cardavia.core.catalog import GAMES
from cardavia.core.shuffle import committed, derive, fair_seed
from cardavia.service.bootstrap import Running
from cardavia.service.wire.log import decode_deal
from cardavia.v1 import tables_pb2
from tests.stream.api import Api, Table, failing, fresh, whole_log

FAIR: dict[str, Any] = {"source": tables_pb2.CardSource(fair=tables_pb2.CardSource.Fair()), "first": None}


async def reveal(api: Api, table: Table, seat: int, entropy: bytes) -> None:
    request = tables_pb2.RevealEntropyRequest(table_id=table.id, token=table.tokens[seat], entropy=entropy)
    await api.tables.RevealEntropy(request)


async def test_nobody_sees_anybody_s_entropy_before_all_have_committed_and_then_all_see_all(api: Api) -> None:
    entropies = {seat: bytes([seat]) * 20 for seat in range(4)}
    table = await api.open(people=4, **FAIR)
    watching = api.watch(table.id, table.opened.spectator_invitation)
    for seat, entropy in entropies.items():
        await table.sit(seat, commitment=committed(seat, entropy))
        if seat < 3:
            assert (await failing(reveal(api, table, seat, entropy))).reason == "ENTROPY_NOT_DUE"
    view = (await api.get(table.id, table.tokens[0])).view
    assert [seat.commitment for seat in view.seats] == [committed(*each) for each in entropies.items()]
    assert view.reveal_by
    assert view.status == "opened"
    for seat, entropy in entropies.items():
        assert all(entropy not in item.SerializeToString() for item in watching.items)
        await reveal(api, table, seat, entropy)
    while True:
        update = await watching.until("update")
        if any(event.HasField("begun") for event in update.events):
            break
    await table.close()
    log = [one.entry for batch in await whole_log(api, table.id, "") for one in batch.entries]
    secret = log[-1].events[-1].public.ended.secret
    assert hashlib.sha256(secret).digest() == view.opened.commitment
    (begun,) = (each.secret.begun for entry in log for each in entry.events if each.secret.HasField("begun"))
    game = GAMES["tien_gow"]
    assert decode_deal(begun.deal) == derive(game, fair_seed(secret, list(entropies.values())))


async def test_who_opens_a_table_alone_has_seen_what_the_server_committed_to_when_entropy_is_due(api: Api) -> None:
    entropy = b"ada's own entropy"
    table = await api.open(**FAIR, sittings=[tables_pb2.Sitting(commitment=committed(0, entropy))])
    table.tokens[0] = table.opened.seats[0].token
    seen = table.opened.seats[0].view
    assert seen.reveal_by
    assert seen.seats[0].commitment == committed(0, entropy)
    watching = api.watch(table.id, table.tokens[0], after=seen.revision)
    await reveal(api, table, 0, entropy)
    while not any(event.HasField("begun") for event in (await watching.until("update")).events):
        pass
    await table.close()
    log = [one.entry for batch in await whole_log(api, table.id, "") for one in batch.entries]
    assert hashlib.sha256(log[-1].events[-1].public.ended.secret).digest() == seen.opened.commitment


async def test_the_client_commits_and_reveals_by_itself(server: Running) -> None:
    async with Client(server.grpc_address) as client:
        table = await client.open("tien_gow", seats=["", "", "greedy", "greedy"])
        seats = [await table.sit(0), await table.sit(1, entropy=b"dee's own entropy")]
        async for happening in seats[0]:
            if isinstance(happening, Updated) and happening.view.status == "playing":
                given = [seat.entropy for seat in happening.view.seats]
                break
        assert given == [*(seat.entropy for seat in seats), b"", b""]
        assert len(seats[0].entropy) == 32


async def test_guests_do_not_choose_cards(server: Running) -> None:
    async with grpc.aio.insecure_channel(server.grpc_address) as channel:
        guest = Api(channel, "")
        refused = await failing(guest.open())
        assert (refused.code, refused.reason) == (grpc.StatusCode.PERMISSION_DENIED, "NOT_ALLOWED")
        assert (await guest.open(**FAIR)).id


@pytest.mark.parametrize("kind", ["fair", "seeded"])
async def test_where_the_cards_come_from_is_shown_to_all(kind: str, api: Api) -> None:
    table = await api.open(listed=True, **(FAIR if kind == "fair" else {}))
    view = (await api.get(table.id)).view
    assert (view.opened.source, view.opened.seed) == (kind, b"")


async def test_the_id_of_an_opening_is_not_in_the_log_that_is_open_to_all(api: Api) -> None:
    """Who knows it, and what was asked, gets the table's secrets."""
    request_id = fresh()
    table = await api.open(request_id=request_id)
    await table.close()
    assert all(
        request_id.encode() not in one.stored for batch in await whole_log(api, table.id, "") for one in batch.entries
    )


async def test_a_deal_is_voided_when_the_time_to_reveal_is_out_though_nobody_says_anything(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardavia.core.table.REVEAL_TIME", 100_000)
    table = await api.open(people=2, **FAIR)
    watching = api.watch(table.id, table.opened.spectator_invitation)
    await table.sit(0, commitment=committed(0, b"x" * 16))
    await table.sit(1)
    await watching.until_ended()
    ended = watching.items[-1].update.events[-1].ended
    assert (ended.status, ended.reason) == ("void", "Not revealed in time by seat 0.")
    assert ended.secret
