"""Seats over the API: who may sit down, and what becomes of the streams of those who get up."""

import asyncio
from typing import Any

import grpc
import pytest

from cardavia.service.bootstrap import Running
from cardavia.v1 import tables_pb2
from tests.stream.api import Api, eventually, failing, failure, fresh


async def test_a_seat_is_taken_by_its_invitation_and_taking_it_again_gives_the_same(api: Api) -> None:
    table = await api.open(people=2)
    token = await table.sit(0)
    before = (await api.get(table.id, token)).view
    again = await table.sit(0)
    after = (await api.get(table.id, again)).view
    assert before == after
    assert before.seats[0].player
    assert before.seats[0].generation == 1


async def test_who_sits_down_sees_the_table_as_the_seat_does(api: Api) -> None:
    table = await api.open(people=2)
    request = tables_pb2.TakeSeatRequest(table_id=table.id, seat=1, invitation=table.opened.invitations[1])
    taken = await api.tables.TakeSeat(request)
    assert taken.view == (await api.get(table.id, taken.token)).view
    assert [seat.player for seat in taken.view.seats] == ["", taken.player, "", ""]


async def test_whoever_opens_a_table_can_sit_down_at_once_and_asking_again_gives_the_same(api: Api) -> None:
    request: dict[str, Any] = {"people": 2, "request_id": fresh(), "sittings": [tables_pb2.Sitting(seat=1)]}
    table = await api.open(**request)
    view = (await api.get(table.id, table.opened.seats[0].token)).view
    assert table.opened.seats[0].view == view
    assert [seat.player for seat in view.seats] == ["", table.opened.seats[0].player, "", ""]
    again = (await api.open(**request)).opened.seats[0]
    assert (again.player, again.view) == (table.opened.seats[0].player, view)
    assert (await api.get(table.id, again.token)).view == view
    assert (await failing(api.open(**{**request, "sittings": [tables_pb2.Sitting(seat=0)]}))).reason == "REQUEST_REUSED"
    await table.close()
    assert (await api.open(**request)).opened.seats[0].view.status == "closed"


async def test_whoever_opens_a_table_can_take_all_its_seats_and_the_deal_begins(api: Api) -> None:
    sittings = [tables_pb2.Sitting(seat=seat) for seat in (2, 0, 1)]
    request: dict[str, Any] = {"game": "chuo_pai", "people": 3, "request_id": fresh(), "sittings": sittings}
    table = await api.open(**request)
    seats = dict(zip((2, 0, 1), table.opened.seats, strict=True))
    for seat, taken in seats.items():
        view = (await api.get(table.id, taken.token)).view
        assert (view.viewer, view.seats[seat].player) == (seat, taken.player)

    async def begun() -> bool:
        return (await api.get(table.id, seats[0].token)).view.status == "playing"

    await eventually(begun)
    again = await api.open(**request)
    assert [taken.player for taken in again.opened.seats] == [taken.player for taken in table.opened.seats]
    reordered = {**request, "sittings": sittings[::-1]}
    assert (await failing(api.open(**reordered))).reason == "REQUEST_REUSED"


@pytest.mark.parametrize(
    ("reason", "wrong"),
    [
        ("SEAT_TAKEN", {"sittings": [tables_pb2.Sitting(seat=1), tables_pb2.Sitting(seat=1)]}),
        ("BAD_REQUEST", {"sittings": [tables_pb2.Sitting(seat=1), tables_pb2.Sitting(seat=4)]}),
        ("BAD_REQUEST", {"sittings": [tables_pb2.Sitting(seat=4)]}),
        ("SEAT_TAKEN", {"sittings": [tables_pb2.Sitting(seat=2)]}),
        ("SEAT_HELD", {"sittings": [tables_pb2.Sitting(seat=1)], "hosts": ["", "bots", "", ""]}),
        ("BAD_ENTROPY", {"sittings": [tables_pb2.Sitting(commitment=b"short")]}),
        ("BAD_SEATS", {"sittings": [tables_pb2.Sitting()], "seats": []}),
    ],
)
async def test_no_table_is_opened_for_who_could_not_sit_there(reason: str, wrong: dict[str, Any], api: Api) -> None:
    request_id = fresh()
    assert (await failing(api.open(people=2, request_id=request_id, **wrong))).reason == reason
    assert (await api.open(people=2, request_id=request_id)).id  # which would be REQUEST_REUSED


@pytest.mark.parametrize("listed", [False, True])
async def test_wrong_invitations_seat_nobody(listed: bool, api: Api) -> None:
    table = await api.open(people=2, listed=listed)
    other = await api.open(people=2)
    wrong = [
        table.opened.invitations[1],
        table.opened.spectator_invitation,
        table.opened.owner_token,
        other.opened.invitations[0],
        await other.sit(0),
        "junk",
        "x" * 5000,
        "🂡",
    ]
    for invitation in wrong if listed else [*wrong, ""]:
        assert (await failing(table.sit(0, invitation))).reason == "BAD_TOKEN"
    assert not (await api.get(table.id, table.opened.spectator_invitation)).view.seats[0].player


async def test_whoever_opened_a_listed_table_gets_no_seat_that_somebody_else_took(api: Api) -> None:
    request: dict[str, Any] = {
        "people": 2,
        "listed": True,
        "request_id": fresh(),
        "sittings": [tables_pb2.Sitting(seat=0)],
    }
    table = await api.open(**request)
    table.tokens[0] = table.opened.seats[0].token
    await table.leave(0)
    stranger = await table.sit(0, "")
    assert (await failing(table.sit(0))).reason == "SEAT_TAKEN"
    assert [*(await api.open(**request)).opened.seats] == [tables_pb2.TakeSeatResponse()]
    assert (await api.get(table.id, stranger)).view.seats[0].generation == 2


async def test_at_a_listed_table_anybody_takes_a_free_seat_and_nobody_a_taken_one(api: Api) -> None:
    table = await api.open(people=2, listed=True)
    results = await asyncio.gather(*(table.sit(0, "") for _ in range(5)), return_exceptions=True)
    errors = [failure(result) for result in results if isinstance(result, grpc.aio.AioRpcError)]
    assert [(error.code, error.reason) for error in errors] == [(grpc.StatusCode.ALREADY_EXISTS, "SEAT_TAKEN")] * 4


async def test_a_token_of_the_seat_takes_it_again(api: Api) -> None:
    table = await api.open(people=2, listed=True)
    token = await table.sit(0, "")
    player = (await api.get(table.id, token)).view.seats[0].player
    again = await table.sit(0, token)
    assert (await api.get(table.id, again)).view.seats[0].player == player


async def test_seats_that_are_not_there_or_not_for_people(api: Api) -> None:
    table = await api.open()
    for seat in (4, 2**32 - 1):
        assert (await failing(table.sit(seat, "x"))).fields == ["seat"]
    assert (await failing(table.sit(1, ""))).reason == "BAD_TOKEN"
    listed = await api.open(listed=True)
    assert (await failing(listed.sit(1, ""))).reason == "SEAT_TAKEN"
    assert (await failing(listed.sit(0, "", b"x" * 31))).reason == "BAD_ENTROPY"


async def test_whoever_leaves_before_the_deal_loses_his_token(api: Api) -> None:
    table = await api.open(people=2)
    token = await table.sit(0)
    await table.leave(0)
    for call in (api.get(table.id, token), table.leave(0), api.watch(table.id, token).next()):
        assert (await failing(call)).reason == "BAD_TOKEN"
    await table.sit(0)
    assert (await api.get(table.id, table.tokens[0])).view.seats[0].generation == 2
    assert (await failing(api.get(table.id, token))).reason == "BAD_TOKEN"


async def test_streams_of_a_seat_end_when_its_player_leaves_before_the_deal(api: Api) -> None:
    """Or else they would show the cards of whoever takes the seat next."""
    table = await api.open(people=2, listed=True)
    old = await table.sit(0, "")
    talk, watching = await api.talk(), api.watch(table.id, old)
    await talk.attach(1, table.id, old)
    await talk.until("caught_up")
    await watching.until("caught_up")
    await table.leave(0)
    ended = failure(await watching.fails())
    assert (ended.code, ended.reason) == (grpc.StatusCode.UNAUTHENTICATED, "BAD_TOKEN")
    detached = await talk.until("detached", 1)
    assert detached.refusal.reason == "BAD_TOKEN"
    await table.sit(0, "")
    await table.sit(1, "")
    decision = await api.watch(table.id, table.tokens[0]).until("decision")
    await talk.submit(1, decision.legal[0])
    assert (await talk.until("refused", 1)).refusal.params["field"] == "channel"
    shown = [item for each in (talk, watching) for item in each.items if item.WhichOneof("kind") == "update"]
    assert not any(event.HasField("begun") for item in shown for event in item.update.events)


async def test_a_stream_that_lags_shows_nothing_of_the_seat_s_next_player(api: Api) -> None:
    table = await api.open(people=2, listed=True)
    old = await table.sit(0, "")
    watching = api.watch(table.id, old)
    await watching.until("caught_up")
    await table.leave(0)
    await asyncio.gather(table.sit(1, ""), table.sit(0, ""))  # by which cards are dealt, whoever comes first
    await watching.fails()
    assert not any(item.WhichOneof("kind") == "decision" for item in watching.items)
    places = [placed for item in watching.items for placed in item.view.deal.places]
    assert not any(placed.cards for placed in places)


async def test_in_the_deal_an_ai_player_acts_until_the_player_is_back(api: Api) -> None:
    table = await (await api.open(people=2)).seated(2)
    decision = await api.watch(table.id, table.tokens[0]).until("decision")
    watching = api.watch(table.id, table.tokens[1])
    await watching.until("caught_up")
    await table.leave(0)
    assert (await failing(api.submit(table.id, table.tokens[0], decision.legal[0]))).reason in (
        "NOT_SEATED",
        "NOT_YOUR_TURN",
    )
    update = await watching.until("update")
    while not any(event.HasField("moved") for event in update.events):
        update = await watching.until("update")
    assert (update.author.seat, update.author.ai) == (0, "greedy")
    old = table.tokens[0]
    view = (await api.get(table.id, await table.sit(0))).view
    assert (view.seats[0].away, view.seats[0].generation) == (False, 2)
    assert (await failing(api.get(table.id, old))).reason == "BAD_TOKEN"


async def test_who_is_away_does_not_move(api: Api) -> None:
    seats = ["", "", "greedy", "greedy"]
    table = await (await api.open(seats=seats, first=1)).seated(2)
    await api.watch(table.id, table.tokens[1]).until("decision")
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    await talk.until("caught_up")
    await table.leave(0)
    move = (await api.get(table.id, table.tokens[1])).decision.legal[0]
    assert (await failing(api.submit(table.id, table.tokens[0], move))).reason == "NOT_SEATED"
    await talk.submit(1, move)
    assert (await talk.until("refused")).refusal.reason == "NOT_SEATED"


async def test_coming_back_ends_the_older_streams(api: Api) -> None:
    table = await (await api.open(people=2)).seated(2)
    old = api.watch(table.id, table.tokens[0])
    await old.until("decision")
    await table.leave(0)
    await table.sit(0)
    assert failure(await old.fails()).reason == "BAD_TOKEN"
    fresh = api.watch(table.id, table.tokens[0])
    assert (await fresh.until("view")).viewer == 0


async def test_leaving_takes_a_token_of_the_seat(api: Api) -> None:
    table = await (await api.open(people=2)).seated(2)
    for token in ("", "junk", table.opened.owner_token, table.opened.spectator_invitation):
        request = tables_pb2.LeaveSeatRequest(table_id=table.id, token=token)
        assert (await failing(api.tables.LeaveSeat(request))).reason == "BAD_TOKEN"


async def test_an_expired_token_is_not_good(api: Api, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await api.open(people=2)
    monkeypatch.setattr(server.keys, "token_seconds", -1)
    token = await table.sit(0)
    monkeypatch.undo()
    assert (await failing(api.get(table.id, token))).reason == "BAD_TOKEN"
    assert server.keys.read(token) is None
    await api.get(table.id, await table.sit(0))
