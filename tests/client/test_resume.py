"""Lost connections: nothing is missed, nothing happens twice."""

import random

import grpc
import pytest

from cardavia.client import Backoff, Client, Interrupted, Lost, Refused, Resumed, Updated
from cardavia.log.v1 import events_pb2
from cardavia.v1 import play_pb2, views_pb2
from tests.client.conftest import QUICK
from tests.client.fake import FACES, TABLE, Event, FakeServer, serving

STEPS = 28
"""A little more than a whole deal takes without a cut."""


async def play_whole(client: Client, fake: FakeServer) -> list[int]:
    """Play the deal to its end; gives the revisions that were told."""
    seat = await client.join(TABLE, 0, history=True)
    async for decision in seat.decisions():
        await seat.play(decision.legal[0])
    assert fake.table.moves == list(FACES), "each move once, in order"
    assert seat.view == fake.table.views[-1]
    seat.close()
    return [happening.update.revision async for happening in seat if isinstance(happening, Updated)]


async def test_a_deal_without_cuts_takes_these_steps(client: Client, fake: FakeServer) -> None:
    await play_whole(client, fake)
    assert STEPS - 6 < fake.steps <= STEPS


@pytest.mark.parametrize("cut", range(1, STEPS + 1))
async def test_a_cut_anywhere_loses_and_repeats_nothing(cut: int, client: Client, fake: FakeServer) -> None:
    fake.cuts = {cut}
    revisions = await play_whole(client, fake)
    assert revisions == list(range(2, fake.table.revision + 1))


@pytest.mark.parametrize("seed", range(20))
async def test_many_cuts_lose_and_repeat_nothing(seed: int, client: Client, fake: FakeServer) -> None:
    fake.cuts = set(random.Random(seed).sample(range(1, 80), 20))
    revisions = await play_whole(client, fake)
    assert revisions == list(range(2, fake.table.revision + 1))


async def test_a_move_is_said_again_under_the_same_id(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    fake.cuts = {fake.steps + 2}  # after the move was made, before it was acknowledged
    await seat.play("discard 66", request_id="the-one")
    assert fake.streams == 2
    assert fake.table.moves == [FACES[0]]
    assert list(fake.table.done) == ["the-one"]


async def test_a_session_resumes_after_its_last_revision(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    had = seat.revision
    fake.cuts = {fake.steps + 1}
    await seat.play("discard 66")
    assert [attach.HasField("after_revision") for attach in fake.attaches] == [False, True]
    assert fake.attaches[1].after_revision == had


async def test_an_outage_is_told(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    fake.cuts = {fake.steps + 1}
    await seat.play("discard 66")
    seat.close()
    told = [type(happening) async for happening in seat]
    assert told.index(Interrupted) < told.index(Resumed)


async def test_a_client_that_was_too_slow_attaches_again_by_itself(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    had = seat.revision
    fake.cuts, fake.cut_with = {fake.steps + 2}, grpc.StatusCode.ABORTED  # as the server says TOO_SLOW
    await seat.play("discard 66")
    assert fake.table.moves == [FACES[0]]
    assert [attach.after_revision for attach in fake.attaches[1:]] == [had]


async def test_a_server_that_comes_back_is_found(fake: FakeServer) -> None:
    async with serving(fake) as port:
        client = await Client(f"127.0.0.1:{port}", backoff=QUICK).__aenter__()
        seat = await client.join(TABLE, 0)
        async for _ in seat.decisions():
            if fake.table.moves:
                break
            await seat.play("discard 66")
    async for happening in seat:
        if isinstance(happening, Interrupted):
            break
    assert not seat.connected
    async with serving(fake, port):
        await seat.play("discard 11")
        await client.close()
    assert fake.table.moves == list(FACES[:2])


async def test_patience_has_an_end(fake: FakeServer) -> None:
    async with serving(fake) as port:
        client = await Client(f"127.0.0.1:{port}", backoff=Backoff(0.001, 0.01, patience=0.2)).__aenter__()
        seat = await client.join(TABLE, 0)
    with pytest.raises(Lost):
        await seat.play("discard 66")
    with pytest.raises(Lost):
        await client.open("fake", seats=[])
    with pytest.raises(Lost):
        await client.join(TABLE, 0)
    await client.close()


async def test_a_stream_that_is_refused_for_good_is_not_tried_again(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)

    def refuse(_server: FakeServer, _item: play_pb2.PlayRequestItem) -> None:
        raise NotImplementedError

    fake.script = refuse
    streams = fake.streams
    fake._step = _denied  # type: ignore[method-assign]
    with pytest.raises(Refused, match="PERMISSION_DENIED"):
        await seat.play("discard 66")
    assert fake.streams == streams


async def _denied(context: "grpc.aio.ServicerContext[play_pb2.PlayRequest, play_pb2.PlayResponse]") -> None:
    await context.abort(grpc.StatusCode.PERMISSION_DENIED, "no")


async def test_a_detachment_that_is_not_for_good_is_undone(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    detached = play_pb2.Detached(refusal=views_pb2.Refusal(reason="TOO_SLOW", text="You are too slow."))

    def once(server: FakeServer, item: play_pb2.PlayRequestItem) -> list[play_pb2.PlayResponseItem]:
        server.script = lambda _server, _item: None
        return [play_pb2.PlayResponseItem(channel=item.channel, detached=detached)]

    fake.script = once
    await seat.play("discard 66")
    assert fake.table.moves == [FACES[0]]
    assert (fake.streams, len(fake.attaches)) == (1, 2)


async def test_a_storage_failure_is_waited_out(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    failures = 2

    def fail(_server: FakeServer, item: play_pb2.PlayRequestItem) -> list[play_pb2.PlayResponseItem] | None:
        nonlocal failures
        if item.WhichOneof("kind") != "submit" or not failures:
            return None
        failures -= 1
        refusal = views_pb2.Refusal(reason="STORAGE_FAILED", text="The log cannot be written now.")
        refused = play_pb2.Refused(request_id=item.submit.request_id, refusal=refusal)
        return [play_pb2.PlayResponseItem(channel=item.channel, refused=refused)]

    fake.script = fail
    assert await seat.play("discard 66")
    assert fake.table.moves == [FACES[0]]


async def test_a_gap_is_mended_by_a_fresh_view(client: Client, fake: FakeServer) -> None:
    seat = await client.join(TABLE, 0)
    lost = Event(continued=events_pb2.Continued(table_id="next"))

    def gap(server: FakeServer, item: play_pb2.PlayRequestItem) -> list[play_pb2.PlayResponseItem] | None:
        if item.WhichOneof("kind") != "submit":
            return None
        server.script = lambda _server, _item: None
        server.table.tell(lost)
        update = views_pb2.Update(revision=seat.revision + 7, events=[lost])
        return [play_pb2.PlayResponseItem(channel=item.channel, update=update)]

    fake.script = gap
    with pytest.raises(Refused, match="WRONG_REVISION"):
        await seat.play("discard 66")
    assert seat.view == fake.table.views[-1]


async def test_calls_are_made_again_with_the_same_request_id(client: Client, fake: FakeServer) -> None:
    fake.open_failures = [grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.CANCELLED]
    table = await client.open("fake", seats=["", "greedy"])
    assert table.table_id == TABLE
    assert len(fake.opened) == 3
    assert len(set(fake.opened)) == 1


async def test_a_refused_call_has_its_reason(client: Client) -> None:
    with pytest.raises(Refused) as refused:
        await client.open("go", seats=[])
    assert (refused.value.reason, refused.value.text) == ("NO_SUCH_GAME", "There is no such game.")
    assert refused.value.params == {"game": "go"}


async def test_all_pages_of_a_list_are_read(client: Client) -> None:
    assert [summary.table_id async for summary in client.tables()] == ["table-0", "table-1", "table-2"]
