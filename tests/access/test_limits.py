"""Limits: what they are, that they are told and documented, and that they hold, with when to try again."""

import asyncio
import re
from pathlib import Path
from typing import Any
from uuid import UUID

import grpc
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.log.v1 import events_pb2
from cardavia.service import limits as module
from cardavia.service import tables
from cardavia.service.journal import MAX_NAME_BYTES, Append
from cardavia.service.limits import FIXED, NO_LIMITS, Bucket, Buckets, Limits, read_limits
from cardavia.service.reload import LIMITS
from cardavia.service.rpc.callers import address_of
from cardavia.v1 import catalog_pb2, play_pb2
from cardavia.v1 import tables_pb2 as pb
from tests.access.conftest import accounts_file, bearing, calling, key_of, opened, serving
from tests.stream.api import PATIENCE, Api, Failure, failing, failure, fresh
from tests.stream.storing import full, store_by

NOTHING = events_pb2.Move()
"""A move that is refused at any time."""
PAGE = Path(__file__).resolve().parents[2] / "docs/api/limits.md"


async def limited(call: Any) -> tuple[str, float]:
    """Which limit a call was more than, and how many seconds to wait."""
    return _limit_of(await failing(call))


def _limit_of(told: Failure) -> tuple[str, float]:
    assert (told.code, told.reason) == (grpc.StatusCode.RESOURCE_EXHAUSTED, "TOO_MANY")
    return told.metadata["limit"], told.retry


# What they are


async def test_limits_are_told_as_they_are(api: Api) -> None:
    answer = await api.catalog.GetLimits(catalog_pb2.GetLimitsRequest())
    assert {field.name: getattr(answer, field.name) for field in answer.DESCRIPTOR.fields} == Limits().told()


async def test_limits_that_the_operator_chose_are_told(tmp_path: Path) -> None:
    (tmp_path / LIMITS).write_text("streams = 7\nrequest_bytes = 8192\n", encoding="utf-8")
    async with serving(data=tmp_path) as service, calling(service.grpc_address) as api:
        answer = await api.catalog.GetLimits(catalog_pb2.GetLimitsRequest())
        assert (answer.streams, answer.request_bytes) == (7, 8192)
        with pytest.raises(grpc.aio.AioRpcError) as raised:
            await opened(api, label="x" * 9000)
        assert raised.value.code() == grpc.StatusCode.RESOURCE_EXHAUSTED


def test_every_limit_is_documented_with_its_value_and_no_other_is() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == len(dict(rows))
    assert {name: int(value.replace(",", "")) for name, value in rows} == Limits().told()


def test_every_constant_is_told() -> None:
    constants = {value for name, value in vars(module).items() if name.startswith("MAX_") and name != "MAX_CALLERS"}
    assert constants == set(FIXED.values())
    assert MAX_NAME_BYTES == module.MAX_NAME_BYTES, "the journal keeps room for a name"


@pytest.mark.parametrize(
    "text",
    ["streams = -1", "streams = 'many'", "stream = 1", "request_bytes = 1", "token_seconds = 0", "streams = ", "x"],
)
def test_a_file_with_something_wrong_is_refused_with_its_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / LIMITS
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(str(path))):
        read_limits(path)
    assert read_limits(tmp_path / "none") == Limits()


# Rates


class Clock:
    """Time that passes when we say."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(module, "monotonic", lambda: self.now)


@given(
    amount=st.integers(1, 20),
    seconds=st.floats(0.1, 100.0),
    steps=st.lists(st.floats(0.0, 50.0), max_size=60),
)
def test_in_no_stretch_of_time_is_more_taken_than_the_rate_and_one_store(
    amount: int, seconds: float, steps: list[float]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        clock, taken = Clock(patch), list[float]()
        bucket = Bucket(amount, seconds)
        for step in steps:
            clock.now += step
            before = bucket.wait()
            wait = bucket.take()
            assert (wait == 0.0) == (before == 0.0)
            if wait == 0.0:
                taken.append(clock.now)
            else:
                clock.now += wait + 1e-6
                assert bucket.wait() == 0.0, "after the wait that was told there is one"
        for number, begin in enumerate(taken):
            for count, end in enumerate(taken[number:], start=1):
                assert count <= amount + (end - begin) * amount / seconds + 1 + 1e-6


def test_all_of_a_period_may_be_taken_at_once_and_then_no_more() -> None:
    bucket = Bucket(5, 3600.0)
    assert [bucket.take() > 0 for _ in range(7)] == [False] * 5 + [True] * 2
    assert Bucket(0, 1.0).take() == Bucket(0, 1.0).wait() == 0.0


def test_the_memory_of_callers_is_bounded_and_the_busiest_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_CALLERS", 100)
    buckets = Buckets(1, 3600.0)
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets) <= 100
    assert buckets.wait("999") > 0
    clock = Clock(monkeypatch)
    clock.now += 1e9
    for number in range(1000):
        buckets.take(f"later {number}")
    assert buckets.wait("999") == 0.0


@pytest.mark.parametrize(
    ("peer", "address"),
    [
        ("ipv4:127.0.0.1:5000", "127.0.0.1"),
        ("ipv6:%5B::1%5D:5000", "::/64"),
        ("ipv6:[2001:db8:1:2:3:4:5:6]:5000", "2001:db8:1:2::/64"),
        ("ipv6:%5Bfe80::1%25eth0%5D:5000", "fe80::/64"),
        ("ipv6:[::ffff:192.0.2.1]:5000", "192.0.2.1"),
        ("unix:", "unix"),
    ],
)
def test_an_address_is_a_host_or_the_network_of_a_customer(peer: str, address: str) -> None:
    assert address_of(peer) == address


# Over sockets


async def test_a_caller_opens_so_many_tables_a_minute_and_others_are_not_held_up(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, tables_per_minute=3)
    async with serving(limits=limits, accounts=accounts_file(tmp_path)) as service:
        async with calling(service.grpc_address) as guest, calling(service.grpc_address, key_of("none")) as account:
            for _ in range(3):
                await opened(guest)
            limit, wait = await limited(opened(guest))
            assert limit == "tables_per_minute"
            assert 0 < wait <= 20
            many = pb.OpenTablesRequest(
                tables=[pb.OpenTableRequest(request_id=fresh(), game="chan", seats=[""] * 4) for _ in range(5)]
            )
            answer = await account.tables.OpenTables(many, metadata=account.authorization)
            assert [result.WhichOneof("kind") for result in answer.results] == ["opened"] * 3 + ["refused"] * 2
            refusal = answer.results[3].refused
            assert (refusal.reason, refusal.params["limit"]) == ("TOO_MANY", "tables_per_minute")
            assert 0 < int(refusal.params["retry_after_ms"]) <= 20_000
        async with calling(service.grpc_address, service.administrator_key) as administrator:
            for _ in range(5):
                await opened(administrator)


async def test_a_next_deal_is_a_table_too() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, tables_per_minute=1)
    async with serving(limits=limits) as service, calling(service.grpc_address) as api:
        table = await opened(api, people=1)
        await table.close()
        assert (await limited(table.next_deal(table.opened.owner_token)))[0] == "tables_per_minute"


async def test_the_service_has_so_many_open_tables_and_one_that_ends_makes_room(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, open_tables=3)
    config = {"limits": limits, "data": tmp_path / "data"}
    again = pb.OpenTableRequest(request_id=fresh(), game="tien_gow", seats=[""] * 4)
    async with serving(**config) as service, calling(service.grpc_address, service.administrator_key) as api:
        first = await api.tables.OpenTable(again)
        table = await opened(api)
        many = pb.OpenTablesRequest(
            tables=[pb.OpenTableRequest(request_id=fresh(), game="chan", seats=[""] * 4) for _ in range(5)]
        )
        answer = await api.tables.OpenTables(many)
        assert sorted(result.WhichOneof("kind") for result in answer.results) == ["opened"] + ["refused"] * 4
        assert await limited(opened(api)) == ("open_tables", 5.0)
        await table.close()
        await opened(api)
        assert await limited(table.next_deal(table.opened.owner_token)) == ("open_tables", 5.0)
        assert (await api.tables.OpenTable(again)).table_id == first.table_id, "a repeated opening opens nothing"
    async with serving(**config) as service, calling(service.grpc_address) as api:
        assert await limited(opened(api)) == ("open_tables", 5.0)


async def test_an_opening_that_is_refused_or_fails_takes_no_room() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, open_tables=1)
    async with serving(limits=limits) as service, calling(service.grpc_address) as api:
        assert (await failing(opened(api, game="whist"))).reason == "NO_SUCH_GAME"
        with pytest.MonkeyPatch.context() as patch:
            store_by(patch, service.tables.journal, full)
            assert (await failing(opened(api))).reason == "STORAGE_FAILED"
        await opened(api)
        assert (await limited(opened(api)))[0] == "open_tables"


async def test_tables_are_counted_anew_since_others_may_open_and_end_some(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, open_tables=1)
    async with serving(limits=limits) as service, calling(service.grpc_address) as api:
        table = await opened(api)
        journal, id_ = service.tables.journal, UUID(table.id)
        row = await journal.summary(id_)
        assert row is not None
        stored = (await journal.read(id_))[0]
        row = msgspec.structs.replace(row, status="closed", revision=2)
        await journal.append(Append(id_, 2, stored.state, stored.topic, summary=row))  # as another server would
        assert (await limited(opened(api)))[0] == "open_tables"
        monkeypatch.setattr(tables, "RECOUNT_SECONDS", 0.0)
        await opened(api)


async def test_a_caller_has_so_many_streams_at_once(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, streams=2)
    async with (
        serving(limits=limits, accounts=accounts_file(tmp_path)) as service,
        calling(service.grpc_address) as api,
    ):
        table = await opened(api, listed=True)
        watching = [api.watch(table.id) for _ in range(2)]
        for each in watching:
            await each.until("view")
        third = failure(await api.watch(table.id).fails())
        assert _limit_of(third) == ("streams", 1.0)
        for key in (key_of("none"), service.administrator_key):
            call = api.play.Watch(
                play_pb2.WatchRequest(attach=play_pb2.Attach(table_id=table.id)), metadata=bearing(key)
            )
            assert await call.read()
            call.cancel()
        watching[0].cancel()

        async def again() -> None:
            """The server hears of the end of a stream a little later than its client."""
            while True:
                fourth = api.watch(table.id)
                try:
                    await fourth.until("view")
                except grpc.aio.AioRpcError as error:
                    _limit_of(failure(error))
                else:
                    return

        await asyncio.wait_for(again(), PATIENCE)


async def test_a_stream_makes_so_many_moves_a_second_and_goes_on() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, moves_per_second=2)
    async with serving(limits=limits) as service, calling(service.grpc_address) as fast:
        table = await (await opened(fast)).seated(2)
        talk = await fast.talk()
        await talk.attach(1, table.id, table.tokens[0])
        for _ in range(12):
            await talk.submit(1, NOTHING)
        reasons = [(await talk.until("refused", 1)).refusal for _ in range(12)]
        refused = [refusal for refusal in reasons if refusal.reason == "TOO_MANY"]
        assert 0 < len(refused) < 12
        assert {refusal.params["limit"] for refusal in refused} == {"moves_per_second"}
        assert all(0 < int(refusal.params["retry_after_ms"]) <= 1000 for refusal in refused)
        await talk.attach(2, table.id, table.tokens[1])
        await talk.until("view", 2)


async def test_moves_by_calls_are_counted_by_caller() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, moves_per_second=1)
    async with serving(limits=limits) as service, calling(service.grpc_address) as api:
        table = await (await opened(api)).seated(2)
        calls = [api.submit(table.id, table.tokens[0], NOTHING) for _ in range(20)]
        errors = await asyncio.gather(*calls, return_exceptions=True)
        codes = {error.code() for error in errors if isinstance(error, grpc.aio.AioRpcError)}
        assert codes == {grpc.StatusCode.RESOURCE_EXHAUSTED, grpc.StatusCode.FAILED_PRECONDITION}


@pytest.mark.parametrize("kind", ["key", "token", "invitation", "attachment"])
async def test_guessing_is_slow_and_known_callers_are_known_by_their_address(kind: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, failures_per_minute=5)
    async with serving(limits=limits) as service, calling(service.grpc_address) as api:
        table = await (await opened(api)).seated(2)
        forged, good = table.tokens[0][:-3] + "xyz", table.tokens[0]

        async def guess() -> str:
            """The reason for which a guess is refused, or the name of the limit."""
            token = {"token": forged}.get(kind, "junk")
            if kind == "attachment":
                talk = await api.talk()
                await talk.attach(1, table.id, forged)
                refusal = (await talk.until("refused")).refusal
                talk.cancel()
                return str(refusal.params.get("limit", refusal.reason))
            request = pb.GetTableRequest(table_id=table.id, token="" if kind == "key" else token)
            try:
                await api.tables.GetTable(request, metadata=bearing("junk") if kind == "key" else ())
            except grpc.aio.AioRpcError as error:
                return "BAD_TOKEN" if error.code() == grpc.StatusCode.UNAUTHENTICATED else _limit_of(failure(error))[0]
            return "good"

        assert [await guess() for _ in range(7)] == ["BAD_TOKEN"] * 5 + ["failures_per_minute"] * 2
        limit, wait = await limited(api.get(table.id, good))
        assert limit == "failures_per_minute", "a good one would tell a guesser that he guessed right"
        assert 0 < wait <= 12
        await opened(api, listed=True)  # who brings nothing is not held up


async def test_a_good_token_is_no_failure_however_often_it_comes() -> None:
    limits = msgspec.structs.replace(NO_LIMITS, failures_per_minute=1)
    async with serving(limits=limits) as service, calling(service.grpc_address, service.administrator_key) as api:
        table = await (await opened(api)).seated(2)
        for token in (*table.tokens.values(), table.opened.owner_token, table.opened.spectator_invitation) * 3:
            await api.get(table.id, token)
        await table.close()
