"""The Play stream: many tables on one stream, moves and what comes of them."""

import asyncio
from uuid import UUID

import grpc
import pytest

from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.service.bootstrap import Running
from cardavia.v1 import play_pb2, views_pb2
from tests.stream.api import PASS, SEATS, Api, Table, canonical, ends, eventually, folded, fresh, whole_log

NOWHERE = "01890000-0000-7000-8000-000000000000"


@pytest.mark.parametrize("game", SEATS)
async def test_a_person_plays_a_deal_to_its_settlement(game: str, stored: Api) -> None:
    table = await (await stored.open(game)).seated()
    talk = await stored.talk()
    await talk.attach(7, table.id, table.tokens[0])
    while not ends(item := await talk.next()):
        assert item.channel == 7
        if item.WhichOneof("kind") == "decision":
            await talk.submit(7, item.decision.legal[-1])
    view = folded(talk.items)
    assert view.status == "over"
    assert len(view.result.scores) == SEATS[game]
    assert canonical(view) == canonical((await stored.get(table.id, table.tokens[0])).view)


async def test_an_attachment_begins_with_the_view_then_says_that_all_is_sent_then_asks(api: Api) -> None:
    table = await (await api.open()).seated()
    await api.watch(table.id, table.tokens[0]).until("decision")
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    kinds = [(await talk.next()).WhichOneof("kind") for _ in range(3)]
    assert kinds == ["view", "caught_up", "decision"]


async def test_a_move_is_accepted_after_which_the_next_question_comes(api: Api) -> None:
    table = await (await api.open()).seated()
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    request_id = await talk.submit(1, decision.legal[0], expected_revision=decision.revision)
    accepted = await talk.until("accepted")
    assert accepted.request_id == request_id
    assert accepted.revision == decision.revision + 1
    assert (await talk.until("decision")).revision > accepted.revision


async def test_several_tables_and_viewers_share_one_stream(api: Api) -> None:
    tables = [await (await api.open(game)).seated() for game in SEATS]
    talk = await api.talk()
    for number, table in enumerate(tables):
        await talk.attach(number, table.id, table.tokens[0])
        await talk.attach(100 + number, table.id, table.opened.spectator_invitation)
    going, watching = set(range(3)), {100, 101, 102}
    while going | watching:
        item = await talk.next()
        kind = item.WhichOneof("kind")
        assert kind not in ("refused", "detached")
        assert kind != "decision" or item.channel < 100, "spectators are never asked"
        if kind == "decision":
            await talk.submit(item.channel, item.decision.legal[0])
        if ends(item):
            going.discard(item.channel)
            watching.discard(item.channel)
    for number, table in enumerate(tables):
        for channel, token in ((number, table.tokens[0]), (100 + number, table.opened.spectator_invitation)):
            own = [item for item in talk.items if item.channel == channel]
            assert canonical(folded(own)) == canonical((await api.get(table.id, token)).view)
            updates = [item.update.revision for item in own if item.WhichOneof("kind") == "update"]
            first = next(item.view.revision for item in own if item.WhichOneof("kind") == "view")
            assert updates == [*range(first + 1, first + 1 + len(updates))]


async def test_the_same_table_may_be_attached_twice(api: Api) -> None:
    table = await (await api.open()).seated()
    talk = await api.talk()
    for channel in (1, 2):
        await talk.attach(channel, table.id, table.tokens[0])
    decisions: dict[int, views_pb2.Decision] = {}
    while len(decisions) < 2:
        item = await talk.next()
        if item.WhichOneof("kind") == "decision":
            decisions[item.channel] = item.decision
    assert decisions[1] == decisions[2]
    request_id = await talk.submit(2, decisions[1].legal[0])
    assert (await talk.until("accepted", 2)).request_id == request_id


async def test_after_detaching_nothing_more_comes_and_the_channel_is_free(api: Api) -> None:
    table = await (await api.open(people=2)).seated()
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    await talk.until("caught_up")
    await talk.say(1, detach=play_pb2.Detach())
    detached = await talk.until("detached")
    assert not detached.HasField("refusal")
    assert detached.resume_after == 2
    await table.sit(1)
    await talk.say(1, detach=play_pb2.Detach())
    assert (await talk.next()).refused.refusal.params["field"] == "channel"
    await talk.attach(1, table.id, table.tokens[0], after=detached.resume_after)
    assert (await talk.next()).view.revision == 2
    assert (await talk.next()).update.revision == 3


async def test_moves_on_a_channel_that_is_not_attached_are_refused(api: Api) -> None:
    talk = await api.talk()
    request_id = await talk.submit(9, PASS)
    refused = await talk.until("refused", 9)
    assert refused.request_id == request_id
    assert (refused.refusal.reason, refused.refusal.params["field"]) == ("BAD_REQUEST", "channel")


async def test_a_channel_is_attached_once(api: Api) -> None:
    table = await (await api.open()).seated()
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    await talk.attach(1, table.id, table.opened.spectator_invitation)
    refused = await talk.until("refused")
    assert refused.request_id == ""
    assert refused.refusal.params["field"] == "channel"


async def test_an_item_that_says_nothing_is_refused_and_the_stream_goes_on(api: Api) -> None:
    talk = await api.talk()
    await talk.say(3)
    assert (await talk.until("refused", 3)).refusal.reason == "BAD_REQUEST"
    await talk.attach(3, NOWHERE)
    assert (await talk.until("refused", 3)).refusal.reason == "NO_SUCH_TABLE"
    await talk.attach(3, "no id")
    assert (await talk.until("refused", 3)).refusal.reason == "BAD_REQUEST"


async def tokens_of_others(api: Api) -> dict[str, tuple[Table, str]]:
    one = await (await api.open(people=2)).seated()
    other = await (await api.open()).seated()
    token = one.tokens[0]
    return {
        "none": (one, ""),
        "junk": (one, "junk"),
        "almost a token": (one, "a.b.c"),
        "a long one": (one, "x" * 5000),
        "nested junk": (one, "W1tb" * 250 + ".e30.e30"),
        "not latin": (one, "пароль.牌.🂡"),
        "cut short": (one, token[:-1]),
        "changed": (one, token[:20] + ("A" if token[20] != "A" else "B") + token[21:]),
        "another table's": (one, other.tokens[0]),
        "another table's owner": (one, other.opened.owner_token),
        "another table's spectator": (one, other.opened.spectator_invitation),
        "a seat's invitation": (one, one.opened.invitations[0]),
    }


async def test_wrong_tokens_attach_nowhere_and_move_nothing(api: Api) -> None:
    talk = await api.talk()
    for name, (table, token) in (await tokens_of_others(api)).items():
        await talk.attach(1, table.id, token)
        refused = await talk.until("refused", 1)
        assert refused.refusal.reason == "BAD_TOKEN", name
        for call in (api.submit(table.id, token, PASS), api.get(table.id, token), api.watch(table.id, token).next()):
            with pytest.raises(grpc.aio.AioRpcError) as error:
                await call
            assert error.value.code() == grpc.StatusCode.UNAUTHENTICATED, name


async def test_spectators_and_owners_do_not_move(api: Api) -> None:
    table = await (await api.open(listed=True)).seated()
    talk = await api.talk()
    for token in ("", table.opened.spectator_invitation, table.opened.owner_token):
        await talk.attach(1, table.id, token)
        assert not (await talk.until("view", 1)).HasField("viewer")
        await talk.submit(1, PASS)
        assert (await talk.until("refused", 1)).refusal.reason == "NOT_ALLOWED"
        await talk.say(1, detach=play_pb2.Detach())
        await talk.until("detached", 1)
        with pytest.raises(grpc.aio.AioRpcError) as error:
            await api.submit(table.id, token, PASS)
        assert error.value.code() == grpc.StatusCode.UNAUTHENTICATED


def bad_moves() -> dict[str, tuple[dict[str, object], str]]:
    heaven = vocabulary_pb2.FACE_66
    lead = vocabulary_pb2.VERB_LEAD
    return {
        "no move at all": ({"move": None}, "ILLEGAL_MOVE"),
        "no verb": ({"move": events_pb2.Move(cards=[heaven])}, "ILLEGAL_MOVE"),
        "another game's verb": ({"move": events_pb2.Move(verb=vocabulary_pb2.VERB_CHIU)}, "ILLEGAL_MOVE"),
        "an unknown verb": ({"move": events_pb2.Move(verb=99)}, "ILLEGAL_MOVE"),  # type: ignore[arg-type]
        "a negative verb": ({"move": events_pb2.Move(verb=-1)}, "ILLEGAL_MOVE"),  # type: ignore[arg-type]
        "another game's card": ({"move": events_pb2.Move(verb=lead, cards=[41])}, "ILLEGAL_MOVE"),  # type: ignore[list-item]
        "unknown cards": ({"move": events_pb2.Move(verb=lead, cards=[0, -5, 2**31 - 1])}, "ILLEGAL_MOVE"),  # type: ignore[list-item]
        "as many cards as may be": ({"move": events_pb2.Move(verb=lead, cards=[heaven] * 32)}, "ILLEGAL_MOVE"),
        "too many cards": ({"move": events_pb2.Move(verb=lead, cards=[heaven] * 33)}, "BAD_REQUEST"),
        "hidden cards": ({"move": events_pb2.Move(verb=lead, hidden=1)}, "BAD_REQUEST"),
        "no request id": ({"request_id": ""}, "BAD_REQUEST"),
        "a long request id": ({"request_id": "x" * 65}, "BAD_REQUEST"),
        "another revision": ({"expected_revision": 99}, "WRONG_REVISION"),
    }


@pytest.mark.parametrize("name", bad_moves())
async def test_a_bad_move_is_refused_and_the_table_stands(name: str, api: Api) -> None:
    facts, reason = bad_moves()[name]
    table = await (await api.open()).seated()
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    await talk.submit(1, facts.pop("move", decision.legal[0]), **facts)  # type: ignore[arg-type]
    refused = await talk.until("refused")
    assert refused.refusal.reason == reason
    assert refused.refusal.text
    assert bool(refused.refusal.clause) == (reason == "ILLEGAL_MOVE")
    await talk.submit(1, decision.legal[0])
    await talk.until("accepted")


async def test_a_repeated_request_is_carried_out_once_for_ever(stored: Api) -> None:
    table = await (await stored.open()).seated()
    talk = await stored.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    move, request_id = decision.legal[0], await talk.submit(1, decision.legal[0])
    first = await talk.until("accepted")
    await talk.until("decision")
    await talk.submit(1, move, request_id=request_id)
    assert await talk.until("accepted") == first
    assert await stored.submit(table.id, table.tokens[0], move, request_id=request_id) == first.revision
    await table.play_out()
    assert await stored.submit(table.id, table.tokens[0], move, request_id=request_id) == first.revision
    entries = [one.entry for batch in await whole_log(stored, table.id, table.tokens[0]) for one in batch.entries]
    assert [entry.request_id for entry in entries].count(request_id) == 1


async def test_the_same_request_id_for_another_move_is_an_error(stored: Api) -> None:
    table = await (await stored.open()).seated()
    talk = await stored.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    assert len(decision.legal) > 1
    request_id = await talk.submit(1, decision.legal[0])
    await talk.until("accepted")
    await talk.submit(1, decision.legal[1], request_id=request_id)
    assert (await talk.until("refused")).refusal.reason == "REQUEST_REUSED"


async def test_a_refused_request_may_be_said_again_when_it_is_right(api: Api) -> None:
    table = await (await api.open(people=2, first=0)).seated(2)
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    request_id = fresh()
    await talk.submit(1, decision.legal[0], request_id=request_id, expected_revision=1)
    assert (await talk.until("refused")).request_id == request_id
    await talk.submit(1, decision.legal[0], request_id=request_id)
    assert (await talk.until("accepted")).request_id == request_id


async def test_seats_may_use_the_same_request_id(api: Api) -> None:
    table = await (await api.open("chuo_pai", people=3)).seated(3)
    talk = await api.talk()
    for seat in range(3):
        await talk.attach(seat, table.id, table.tokens[seat])
    accepted: list[int] = []
    while len(accepted) < 3:
        item = await talk.next()
        if item.WhichOneof("kind") == "decision" and item.channel not in accepted:
            await talk.submit(item.channel, item.decision.legal[0], request_id="the same")
        if item.WhichOneof("kind") == "accepted":
            accepted.append(item.channel)
    assert sorted(accepted) == [0, 1, 2]


async def test_of_two_moves_in_flight_the_first_counts(stored: Api) -> None:
    table = await (await stored.open(people=2)).seated(2)
    talk = await stored.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    submits = [play_pb2.Submit(request_id=fresh(), move=move) for move in decision.legal[:2]]
    items = [play_pb2.PlayRequestItem(channel=1, submit=submit) for submit in submits]
    await talk.call.write(play_pb2.PlayRequest(items=items))
    answers = [await talk.next() for _ in range(3)]
    accepted = [item.accepted.request_id for item in answers if item.WhichOneof("kind") == "accepted"]
    refused = [item.refused for item in answers if item.WhichOneof("kind") == "refused"]
    assert accepted == [submits[0].request_id]
    assert [(one.request_id, one.refusal.reason) for one in refused] == [(submits[1].request_id, "NOT_YOUR_TURN")]


async def test_the_same_move_said_twice_at_once_is_made_once(stored: Api) -> None:
    table = await (await stored.open()).seated()
    talk = await stored.talk()
    await talk.attach(1, table.id, table.tokens[0])
    move = (await talk.until("decision")).legal[0]
    request_id = fresh()
    calls = [stored.submit(table.id, table.tokens[0], move, request_id=request_id) for _ in range(10)]
    assert len(set(await asyncio.gather(*calls))) == 1


async def test_many_different_moves_at_once_make_one(stored: Api) -> None:
    table = await (await stored.open(people=2)).seated(2)
    talk = await stored.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    calls = [
        stored.submit(table.id, table.tokens[0], move, expected_revision=decision.revision)
        for move in decision.legal
        for _ in range(3)
    ]
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert [result for result in results if not isinstance(result, BaseException)] == [decision.revision + 1]


async def test_a_client_that_says_no_more_gets_what_is_due_and_a_good_end(api: Api) -> None:
    table = await (await api.open()).seated()
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    request_id = await talk.submit(1, decision.legal[0])
    await talk.call.done_writing()
    assert (await talk.until("accepted")).request_id == request_id
    assert await talk.ends_well()


async def test_a_client_that_vanishes_is_let_go(api: Api, server: Running) -> None:
    table = await (await api.open(people=2)).seated()
    talk, watching = await api.talk(), api.watch(table.id, table.tokens[0])
    await talk.attach(1, table.id, table.tokens[0])
    await talk.until("caught_up")
    await watching.until("caught_up")
    live = await server.tables.get(UUID(table.id))
    assert len(live.watchers) == 2
    talk.cancel()
    watching.cancel()

    async def forgotten() -> bool:
        return not live.watchers

    assert await eventually(forgotten)
