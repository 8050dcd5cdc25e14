"""Readers who do not read, and clients who say more than they hear: cut off, held in bounds, and harmless to others."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import UUID

import grpc
import pytest

from cardavia.service import limits
from cardavia.service.bootstrap import Running
from cardavia.service.feed import Cursor
from cardavia.service.limits import Limiter
from cardavia.service.live import Live
from cardavia.service.rpc import logs, pacing, play
from cardavia.service.rpc._sending import Rounds
from cardavia.service.rpc.access import Access
from cardavia.service.rpc.draining import Draining
from cardavia.service.rpc.errors import ApiError
from cardavia.v1 import logs_pb2, play_pb2
from tests.stream.api import PASS, Api, Failure, Table, Watching, eventually, failing, failure
from tests.stream.conftest import serving

SOON = 0.5
"""After so many seconds a reader who does not read is cut off in these tests: who does, on a busy machine, is not."""
WINDOWS = (1, 1500)
"""Bytes that a client takes in before it reads: less than the first response, and a few responses."""


@asynccontextmanager
async def clients(server: Running, window: int = WINDOWS[0]) -> AsyncIterator[tuple[Api, Api]]:
    """A client like others, and one that takes in next to nothing until it reads."""
    narrow = (("grpc.http2.lookahead_bytes", window), ("grpc.http2.bdp_probe", 0))
    async with (
        grpc.aio.insecure_channel(server.grpc_address) as usual,
        grpc.aio.insecure_channel(server.grpc_address, options=narrow) as stalling,
    ):
        yield Api(usual, server.administrator_key), Api(stalling, server.administrator_key)


async def with_a_history(api: Api) -> Table:
    """A table with more history than the windows of these tests let through: one sits, another comes and goes."""
    table = await api.open(people=2)
    await table.sit(1)
    for _ in range(15):
        await table.sit(0)
        await table.leave(0)
    return table


async def live(server: Running, table: Table) -> Live:
    return await server.tables.get(UUID(table.id))


async def watched_by(server: Running, table: Table, count: int) -> None:
    """Wait until so many watch a table."""
    of = await live(server, table)

    async def so_many() -> bool:
        return len(of.watchers) == count

    await eventually(so_many)


async def let_go(*streams: Any) -> None:
    """Wait until streams have begun, and the service, which runs in this process, holds nothing more for any."""
    for stream in streams:
        await stream.call.initial_metadata()

    async def nothing_is_held() -> bool:
        gc.collect()  # what earlier tests left behind in cycles is not held
        return not any(isinstance(thing, Cursor | play._Stream | logs._Reader) for thing in gc.get_objects())

    await eventually(nothing_is_held)


async def cut_off(stream: Any) -> Failure:
    """How a stream ends that is read at last."""
    failed = failure(await stream.fails())
    assert (failed.code, failed.reason) == (grpc.StatusCode.ABORTED, "TOO_SLOW")
    return failed


def updates(items: list[Any], channel: int | None = None) -> list[int]:
    mine = (item for item in items if channel is None or item.channel == channel)
    return [item.update.revision for item in mine if item.WhichOneof("kind") == "update"]


def last_revision(items: list[Any], channel: int | None = None) -> int:
    """The last revision that a client has."""
    (view,) = (i.view for i in items if i.WhichOneof("kind") == "view" and (channel is None or i.channel == channel))
    return max([int(view.revision), *updates(items, channel)])


async def the_rest(api: Api, table: Table, token: str, after: int) -> list[int]:
    watching = api.watch(table.id, token, after)
    await watching.until("caught_up")
    watching.cancel()
    assert watching.items[0].view.revision == after
    return updates(watching.items)


@pytest.fixture
def small_responses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A history is many responses long, of four items each."""
    monkeypatch.setattr(play, "SHARE", 4)
    monkeypatch.setattr(play, "BATCH", 4)


# Cut off, and back again


@pytest.mark.usefixtures("small_responses")
@pytest.mark.parametrize("window", WINDOWS)
async def test_a_watcher_who_does_not_read_is_cut_off_and_resumes_where_the_status_says(window: int) -> None:
    async with serving(stalled_seconds=SOON) as server, clients(server, window) as (api, stalling):
        table = await with_a_history(api)
        for token in (table.tokens[1], table.opened.spectator_invitation):
            watching = stalling.watch(table.id, token, after=1)
            await let_go(watching)
            failed = await cut_off(watching)
            after = last_revision(watching.items)
            assert failed.metadata == {"resume_after": str(after)}
            end = (await api.get(table.id, token)).view.revision
            assert after < end
            assert updates(watching.items) + await the_rest(api, table, token, after) == [*range(2, end + 1)]


@pytest.mark.usefixtures("small_responses")
@pytest.mark.parametrize("window", WINDOWS)
async def test_a_play_stream_that_is_not_read_is_cut_off_and_each_channel_resumes_where_the_status_says(
    window: int,
) -> None:
    async with serving(stalled_seconds=SOON) as server, clients(server, window) as (api, stalling):
        tables = [await with_a_history(api) for _ in range(2)]
        talk = await stalling.talk()
        for channel, table in enumerate(tables):
            await talk.attach(channel, table.id, table.tokens[1], after=1)
        await let_go(talk)
        failed = await cut_off(talk)
        begun = [item.channel for item in talk.items if item.WhichOneof("kind") == "view"]
        assert begun
        for channel, table in enumerate(tables):
            after = last_revision(talk.items, channel) if channel in begun else 1
            assert failed.metadata[f"resume_after_{channel}"] == str(after)
            end = (await api.get(table.id, table.tokens[1])).view.revision
            rest = await the_rest(api, table, table.tokens[1], after)
            assert updates(talk.items, channel) + rest == [*range(2, end + 1)]
        assert len(failed.metadata) == 2


async def test_a_response_that_is_taken_as_its_time_runs_out_ends_in_the_status_nevertheless() -> None:
    sent: list[bytes] = []
    taken = asyncio.Event()

    class Numbers(pacing.Source):
        def take(self) -> bytes:
            self.wake()
            return str(len(sent)).encode()

        def places(self) -> dict[str, str]:
            taken.set()
            return {"resume_after": str(len(sent))}

    class Reader:
        async def send_initial_metadata(self, metadata: object) -> None:
            pass

        async def write(self, data: bytes) -> None:
            sent.append(data)
            await taken.wait()

    reader: Any = Reader()
    with pytest.raises(ApiError) as failed:
        await pacing.send(Numbers(), reader, SOON, Rounds())
    assert (failed.value.reason, failed.value.params, sent) == ("TOO_SLOW", {"resume_after": "1"}, [b"0"])


async def test_a_log_that_is_not_read_is_cut_off_too() -> None:
    async with serving(stalled_seconds=SOON) as server, clients(server) as (api, stalling):
        table = await with_a_history(api)
        request = logs_pb2.ReadLogRequest(table_id=table.id, token=table.tokens[1])
        call = stalling.logs.ReadLog(request)
        await let_go(Watching(call))
        assert (await failing(_to_its_end(call))).reason == "TOO_SLOW"


async def test_a_stream_that_has_ended_holds_nothing_though_nobody_looks_for_circles(server: Running, api: Api) -> None:
    table = await (await api.open("chan")).seated()
    gc.collect()
    gc.disable()
    try:
        watching, talk = api.watch(table.id, table.tokens[0]), await api.talk()
        await talk.attach(1, table.id, table.tokens[0])
        log = api.logs.ReadLog(logs_pb2.ReadLogRequest(table_id=table.id, token=table.tokens[0]))
        for stream in (watching, talk):
            await stream.until("caught_up")
        await _to_its_end(log)
        for stream in (watching, talk):
            stream.cancel()
        await watched_by(server, table, 0)
        kinds = (Cursor, play._Stream, play._Watching, logs._Reader, pacing.Generated)

        async def nothing_is_held() -> bool:
            return not any(isinstance(thing, kinds) for thing in gc.get_objects())

        await eventually(nothing_is_held)
    finally:
        gc.enable()


async def _to_its_end(call: Any) -> None:
    async for _ in call:
        pass


async def test_a_status_does_not_tell_of_more_channels_than_fit_into_it() -> None:
    async with serving(stalled_seconds=2 * SOON) as server, clients(server) as (api, stalling):
        table = await api.open(listed=True, people=2)
        talk = await stalling.talk()
        attach = play_pb2.Attach(table_id=table.id)
        channels = play.MAX_PLACES + 1
        items = [play_pb2.PlayRequestItem(channel=channel, attach=attach) for channel in range(channels)]
        await talk.call.write(play_pb2.PlayRequest(items=items))
        await let_go(talk)
        assert (await cut_off(talk)).metadata == {}


async def test_a_reader_of_a_quiet_table_is_never_cut_off() -> None:
    """While others, at a busier table, are cut off one after the other."""
    async with serving(stalled_seconds=SOON) as server, clients(server) as (api, stalling):
        quiet, busy = await (await api.open(people=2)).seated(), await (await api.open("chan")).seated()
        watching, talk = api.watch(quiet.id, quiet.tokens[0]), await api.talk()
        await talk.attach(1, quiet.id, quiet.tokens[0])
        for stream in (watching, talk):
            await stream.until("caught_up")
        for _ in range(5):
            stalled = stalling.watch(busy.id, busy.tokens[0])
            await stalled.call.initial_metadata()
            await watched_by(server, busy, 0)
            stalled.cancel()
        await quiet.sit(1)
        assert (await watching.until("update")).revision == (await talk.until("update")).revision


@pytest.mark.usefixtures("small_responses")
async def test_a_slow_reader_who_reads_is_late_and_is_not_cut_off() -> None:
    async with serving(stalled_seconds=2.0) as server, clients(server) as (api, narrow):
        table = await with_a_history(api)
        slow = narrow.watch(table.id, table.tokens[1], after=1)
        for _ in range(6):
            slow.items += (await slow.call.read()).items
            await asyncio.sleep(0.4)  # nobody tells: a reader takes his time
        assert slow.items[-1].WhichOneof("kind") == "update", "it is not all yet"
        assert (await slow.until("caught_up")).revision == updates(slow.items)[-1]


# Harmless


async def test_hundreds_who_do_not_read_delay_nobody() -> None:
    async with serving(stalled_seconds=120) as server, clients(server) as (api, stalling):
        table, other = await (await api.open("chan")).seated(), await (await api.open("chuo_pai")).seated()
        stalled = [stalling.watch(table.id, table.opened.spectator_invitation) for _ in range(400)]
        talks = [await stalling.talk() for _ in range(100)]
        for talk in talks:
            await talk.attach(1, table.id, table.opened.spectator_invitation)
        await watched_by(server, table, 500)
        await asyncio.gather(table.play_out(), other.play_out())
        for each in (table, other):
            assert (await api.get(each.id, each.tokens[0])).view.status == "over"
        watchers = (await live(server, table)).watchers
        assert len(watchers) == 500, "they stalled all the while"
        for stream in (*stalled, *talks):
            stream.cancel()
        await watched_by(server, table, 0)


async def test_of_a_stream_that_was_cut_off_nothing_is_kept_though_its_client_never_reads(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with serving(stalled_seconds=SOON) as server, clients(server) as (api, stalling):
        table = await (await api.open("chan")).seated()
        tasks = len(asyncio.all_tasks())
        stalled = [stalling.watch(table.id, table.tokens[0]) for _ in range(50)]
        talks = [await stalling.talk() for _ in range(50)]
        for talk in talks:
            await talk.attach(1, table.id, table.tokens[0])

        await let_go(*stalled, *talks)
        assert not any(stream.call.done() for stream in (*stalled, *talks)), "their clients have not heard of it yet"
        for stream in (*stalled, *talks):
            stream.cancel()

        async def no_task_is_left() -> bool:
            return len(asyncio.all_tasks()) <= tasks

        await eventually(no_task_is_left)
        assert not caplog.records, "nor is it a fault"


@pytest.mark.parametrize("way", ["watch", "play"])
async def test_a_server_stops_though_somebody_does_not_read(way: str) -> None:
    async with serving() as server, clients(server) as (api, stalling):
        table = await (await api.open()).seated()
        stream: Any = stalling.watch(table.id, table.tokens[0])
        if way == "play":
            stream.cancel()
            await watched_by(server, table, 0)
            stream = await stalling.talk()
            await stream.attach(1, table.id, table.tokens[0])
        await watched_by(server, table, 1)


# What a client says


async def test_a_client_who_does_not_hear_the_answers_is_not_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MAX_UNANSWERED", 20)
    monkeypatch.setattr(play, "BATCH", 5)
    async with serving(stalled_seconds=2 * SOON) as server, clients(server) as (_, stalling):
        assert server
        talk, said = await stalling.talk(), 0

        async def flood() -> None:
            nonlocal said
            while True:
                await talk.submit(1, PASS, request_id=f"{said} {'x' * 10_000}")
                said += 1

        flooding = asyncio.ensure_future(flood())
        await let_go(talk)
        error = await talk.fails()
        # A client hears of the status, or of a write of his own that could not end, whichever comes first.
        assert error.code() is grpc.StatusCode.INTERNAL or failure(error).reason == "TOO_SLOW"
        with pytest.raises((grpc.aio.AioRpcError, asyncio.InvalidStateError)):
            await flooding
        answered = [int(item.refused.request_id.split()[0]) for item in talk.items]
        assert answered == [*range(len(answered))]
        # What was heard and had no answer yet, the answers on their way, and what waited in the windows of both sides.
        assert said <= len(answered) + 20 + 5 + 2 * 64 * 1024 // 10_000


async def test_a_response_is_small(api: Api) -> None:
    table = await (await api.open("chuo_pai")).seated()
    await table.play_out()
    talk = await api.talk()
    attach = play_pb2.Attach(table_id=table.id, token=table.tokens[0], after_revision=1)
    items = [play_pb2.PlayRequestItem(channel=channel, attach=attach) for channel in range(50)]
    await talk.call.write(play_pb2.PlayRequest(items=items))
    caught_up, sizes, counts = 0, [], []
    while caught_up < 50:
        response = await talk.call.read()
        sizes.append(response.ByteSize())
        counts.append(len(response.items))
        caught_up += sum(item.WhichOneof("kind") == "caught_up" for item in response.items)
    longest = 1024
    assert max(sizes) <= play.RESPONSE_BYTES + play.SHARE * longest
    assert max(counts) <= play.BATCH + play.SHARE


async def test_others_have_their_turn_between_the_items_of_a_long_request(server: Running) -> None:
    async def one_long_request() -> AsyncIterator[play_pb2.PlayRequest]:
        yield play_pb2.PlayRequest(items=[play_pb2.PlayRequestItem(channel=1)] * limits.MAX_ITEMS)

    access = Access(server.tables, server.keys, Limiter(limits.NO_LIMITS))
    stream = play._Stream(access, Draining(), one_long_request())
    reading, turns = asyncio.ensure_future(stream.read()), 0
    while not reading.done():
        stream.take()
        turns += 1
        await asyncio.sleep(0)
    assert turns >= limits.MAX_ITEMS // play.SHARE


async def test_a_request_with_too_many_items_ends_the_stream(api: Api) -> None:
    table = await (await api.open()).seated()
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    request_id = await talk.submit(1, decision.legal[0])
    await talk.call.write(play_pb2.PlayRequest(items=[play_pb2.PlayRequestItem()] * (limits.MAX_ITEMS + 1)))
    assert (await talk.until("accepted")).request_id == request_id, "what was said before is carried out"
    failed = failure(await talk.fails())
    assert (failed.code, failed.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "BAD_REQUEST")
    assert failed.fields == ["items"]


async def test_as_many_items_as_may_be_are_all_answered(api: Api) -> None:
    talk = await api.talk()
    await talk.call.write(play_pb2.PlayRequest(items=[play_pb2.PlayRequestItem(channel=7)] * limits.MAX_ITEMS))
    for _ in range(limits.MAX_ITEMS):
        assert (await talk.next()).refused.refusal.reason == "BAD_REQUEST"


async def test_what_is_too_long_is_refused_shortly(api: Api) -> None:
    table = await (await api.open()).seated()
    talk, long = await api.talk(), "x" * 200_000
    for table_id, token in ((long, ""), (f"{{{table.id}}}", ""), (table.id, long)):
        await talk.attach(1, table_id, token)
        assert (await talk.until("refused")).ByteSize() < 1000
    await talk.attach(1, table.id, table.tokens[0])
    await talk.submit(1, PASS, request_id=long)
    refused = await talk.until("refused")
    assert (refused.request_id, refused.refusal.params["field"]) == (long[:64], "request_id")


async def test_a_move_said_before_its_channel_is_detached_is_carried_out(api: Api) -> None:
    table = await (await api.open(people=2)).seated(2)
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    decision = await talk.until("decision")
    submit = play_pb2.Submit(request_id="the last", move=decision.legal[0])
    items = [
        play_pb2.PlayRequestItem(channel=1, submit=submit),
        play_pb2.PlayRequestItem(channel=1, detach=play_pb2.Detach()),
    ]
    await talk.call.write(play_pb2.PlayRequest(items=items))
    assert (await talk.until("accepted")).revision == decision.revision + 1
