"""Playing through the client: decisions, refusals, questions that are superseded."""

import asyncio

import pytest

from cardavia.client import Asked, CaughtUp, Client, Lost, NotSettled, Refused, Updated, Viewed, move_text
from cardavia.log.v1 import events_pb2
from cardavia.v1 import play_pb2, views_pb2
from tests.client.fake import FACES, TABLE, Event, FakeServer, discard, moved


async def test_the_lines_of_the_readme(client: Client) -> None:
    table = await client.open("fake", seats=["", "greedy"])
    seat = await table.sit(0)
    with pytest.raises(NotSettled):
        _ = seat.result
    async for decision in seat.decisions():
        assert await seat.play(decision.legal[0])
    assert list(seat.result.scores) == [4, 0]
    assert seat.ended


async def test_the_view_has_the_move_once_play_returns(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    before = seat.view
    await seat.play("discard 44")
    assert seat.revision >= fake.table.done.popitem()[1]
    assert [list(place.cards) for place in seat.view.deal.places if not place.place.HasField("seat")] == [[FACES[2]]]
    assert before.revision < seat.revision


async def test_an_illegal_move_is_refused_with_its_clause_and_asked_again(client: Client) -> None:
    seat = await client.join(TABLE, 0)
    await seat.play("discard 66")
    asked = 0
    async for _ in seat.decisions():
        asked += 1
        if asked == 2:
            break
        with pytest.raises(Refused) as refused:
            await seat.play("discard 66")
        assert (refused.value.reason, refused.value.clause) == ("ILLEGAL_MOVE", "CP-5")
        assert refused.value.params == {"card": "66"}
        assert refused.value.text == "You do not hold it."
    assert asked == 2


async def test_people_who_come_and_go_do_not_void_a_move(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    fake.table.tell(Event(seat_left=events_pb2.SeatLeft(seat=0)))
    assert await seat.play("discard 66")
    assert fake.table.moves == [FACES[0]]


async def test_a_move_for_a_question_that_was_superseded_is_refused(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    fake.table.tell(moved(0, discard(FACES[3])))
    with pytest.raises(Refused, match="WRONG_REVISION"):
        await seat.play("discard 66")
    assert not fake.table.moves


async def test_a_move_answers_the_question_last_given(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    async for _ in seat.decisions():
        break
    fake.table.tell(moved(1, discard(FACES[3])))
    other = await client.resume(TABLE, 0, "token")
    assert await other.play("discard 11"), "who has seen the new state may move in it"
    with pytest.raises(Refused, match="WRONG_REVISION"):
        await seat.play("discard 66")
    assert fake.table.moves == [FACES[1]]


async def test_an_answer_after_the_window_closed_counts_for_nothing(client: Client, fake: FakeServer) -> None:
    fake.table.window = True
    seat = await client.join(TABLE, 0)
    async for _ in seat.decisions():
        break
    fake.table.tell(Event(window_closed=events_pb2.WindowClosed()))
    assert await seat.play("discard 66") is False
    assert not fake.table.moves


async def test_an_iteration_tells_everything_from_the_beginning(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0, history=True)
    async for decision in seat.decisions():
        await seat.play(decision.legal[-1])
    seat.close()
    told = [happening async for happening in seat]
    assert isinstance(told[0], Viewed)
    updates = [happening for happening in told if isinstance(happening, Updated)]
    assert [happening.update.revision for happening in updates] == list(range(2, fake.table.revision + 1))
    assert updates[-1].view == fake.table.views[-1] == seat.view
    assert sum(isinstance(happening, CaughtUp) for happening in told) == 1
    assert not any(isinstance(happening, Asked) for happening in told), "questions of the past are not asked again"


async def test_one_stream_carries_all_sessions(client: Client, fake: FakeServer) -> None:
    seats = [await client.join(TABLE, 0), await client.spectate(TABLE), await client.resume(TABLE, 0, "token")]
    assert fake.streams == 1
    for seat in seats:
        seat.close()


async def test_an_attachment_that_is_refused_says_why(client: Client, fake: FakeServer) -> None:
    def refuse(_server: FakeServer, item: play_pb2.PlayRequestItem) -> list[play_pb2.PlayResponseItem] | None:
        refusal = views_pb2.Refusal(reason="BAD_TOKEN", text="This token is not good for this.")
        return [play_pb2.PlayResponseItem(channel=item.channel, refused=play_pb2.Refused(refusal=refusal))]

    fake.script = refuse
    with pytest.raises(Refused, match="BAD_TOKEN"):
        await client.join(TABLE, 0)


async def test_a_closed_session_ends_its_iterations(client: Client) -> None:
    seat = await client.join(TABLE, 0)
    waiting = asyncio.create_task(seat.finished())
    await asyncio.sleep(0)
    seat.close()
    with pytest.raises(Lost):
        await waiting
    assert [decision async for decision in seat.decisions()] == []
    with pytest.raises(Lost):
        await seat.play("discard 66")


async def test_legal_moves_have_their_texts(client: Client) -> None:
    seat = await client.join(TABLE, 0)
    async for decision in seat.decisions():
        assert [move_text(move) for move in decision.legal] == ["discard 66", "discard 11", "discard 44", "discard 31"]
        break
