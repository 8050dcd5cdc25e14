"""How tables ended, for the account that opened them, on one stream that can be resumed."""

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from uuid import UUID

import grpc
import pytest
from msgspec.structs import replace

from cardavia.client import Client
from cardavia.service.bootstrap import Running
from cardavia.service.journal import Append
from cardavia.service.results import OVERLAP, PAGE, Watching
from cardavia.v1 import tables_pb2 as pb
from cardavia.v1 import views_pb2
from tests.access.conftest import account, accounts_file, calling, key_of, opened, serving
from tests.access.listening import Listener
from tests.stream.api import PATIENCE, Api, Table, eventually, failing, failure
from tests.stream.conftest import free_address

READER = "read_results"


class Watcher(Listener[pb.Result]):
    """A backend that listens for results."""

    def __init__(self, api: Api, label: str = "", after: str = "") -> None:
        request = pb.WatchResultsRequest(label=label, after=after)
        call = api.tables.WatchResults(request, metadata=api.authorization)
        super().__init__(call, pb.WatchResultsResponse, lambda answer: answer.results)


@pytest.fixture
async def backend(server: Running) -> AsyncIterator[Api]:
    async with calling(server.grpc_address, key_of(READER)) as api:
        yield api


async def ended(api: Api, **changes: Any) -> str:
    """A table of the caller's that was closed at once; its id."""
    table = await opened(api, **changes)
    await table.close()
    return table.id


async def played(api: Api, **changes: Any) -> views_pb2.TableView:
    """A table of the caller's that was played to its end; what spectators see of it."""
    table = await (await opened(api, 1, **changes)).seated(1)
    await table.play_out()
    return (await api.get(table.id)).view


def ids(found: list[pb.Result]) -> list[str]:
    return [result.table_id for result in found]


async def test_a_result_tells_how_a_table_ended(backend: Api) -> None:
    over = await played(backend, label="final")
    first = await (await opened(backend, 1, label="final")).seated(1)
    await first.close()
    second = await first.next_deal(first.opened.owner_token)
    closing = pb.CloseTableRequest(table_id=second, token=first.opened.owner_token)
    await backend.tables.CloseTable(closing)
    third = await ended(backend, people=2)
    told = await Watcher(backend).there()
    assert ids(told) == [over.table_id, first.id, second, third]
    assert [each.status for each in told] == ["over", "void", "closed", "closed"]
    assert [each.label for each in told] == ["final", "final", "final", ""]
    assert [each.previous for each in told] == ["", "", first.id, ""]
    assert {each.game for each in told} == {"tien_gow"}
    assert list(told[0].scores) == list(over.result.scores) != []
    assert list(told[0].winners) == list(over.result.winners) != []
    assert all(not each.scores and not each.winners for each in told[1:])
    assert [each.ended_at for each in told] == sorted(each.ended_at for each in told)


async def test_first_those_that_have_ended_then_each_as_it_ends(backend: Api) -> None:
    first = await ended(backend)
    watcher = Watcher(backend)
    assert ids(await watcher.there()) == [first]
    for _ in range(3):
        table = await ended(backend)
        result = await watcher.next()
        assert result is not None
        assert result.table_id == table


async def test_a_label_picks(backend: Api) -> None:
    final = await ended(backend, label="final")
    other = await ended(backend, label="other")
    watcher = Watcher(backend, label="final")
    assert ids(await watcher.there()) == [final]
    assert ids(await Watcher(backend).there()) == [final, other]
    await ended(backend)
    again = await ended(backend, label="final")
    result = await watcher.next()
    assert result is not None
    assert result.table_id == again


async def test_another_account_sees_nothing(tmp_path: Path) -> None:
    accounts = accounts_file(tmp_path, account("other", [READER]))
    async with (
        serving(accounts=accounts) as server,
        calling(server.grpc_address, key_of(READER)) as backend,
        calling(server.grpc_address, key_of("other")) as other,
        calling(server.grpc_address) as guest,
    ):
        await ended(backend, label="final")
        await ended(guest, label="final")
        watcher = Watcher(other, label="final")
        assert await watcher.there() == []
        await ended(backend, label="final")
        own = await ended(other, label="final")
        result = await watcher.next()
        assert result is not None
        assert result.table_id == own


async def test_what_is_no_cursor_or_label_is_refused(backend: Api) -> None:
    for request, field in (
        (pb.WatchResultsRequest(after="yesterday"), "after"),
        (pb.WatchResultsRequest(after="9" * 19), "after"),
        (pb.WatchResultsRequest(label="x" * 65), "label"),
    ):
        told = await failing(backend.tables.WatchResults(request, metadata=backend.authorization).read())
        assert (told.reason, told.fields) == ("BAD_REQUEST", [field])


# Resuming


class Ended:
    """Rows of tables that ended at given times, put into a server's journal as its account's."""

    def __init__(self, server: Running, api: Api) -> None:
        self._server, self._api = server, api

    async def at(self, time: int, number: int) -> str:
        """A result of this time, as another server would store it."""
        table = await opened(self._api)
        live = await self._server.tables.get(UUID(table.id))
        row = await self._server.tables.journal.summary(live.id)
        assert row is not None
        id_ = UUID(int=number)
        row = replace(row, table=id_, status="over", ended_at=time, scores=(number,), revision=1)
        await self._server.tables.journal.append(Append(id_, 1, b"", "Entry", summary=row))
        return str(id_)


async def test_from_any_cursor_come_all_after_it_and_some_before(server: Running, backend: Api) -> None:
    put = Ended(server, backend)
    step = OVERLAP // 3
    tables = [await put.at(10**15 + n * step, n + 1) for n in range(12)]
    told = await Watcher(backend).there()
    assert ids(told) == tables
    for number, result in enumerate(told):
        again = ids(await Watcher(backend, after=result.cursor).there())
        assert again == tables[max(0, number - 3) :]


async def test_more_than_a_page_is_told_once_each(server: Running, backend: Api) -> None:
    put = Ended(server, backend)
    tables = [await put.at(10**15 + n // 7, 10_000 - n) for n in range(2 * PAGE + 1)]
    told = ids(await Watcher(backend).there())
    assert len(told) == len(tables)
    assert set(told) == set(tables)


async def test_what_another_server_stores_late_comes_too_and_nothing_twice(server: Running, backend: Api) -> None:
    now = server.tables.clock()
    put = Ended(server, backend)
    first = await put.at(now, 1)
    watcher = Watcher(backend)
    assert ids(await watcher.there()) == [first]
    late = await put.at(now - OVERLAP // 2, 2)
    result = await watcher.next()
    assert result is not None
    assert result.table_id == late
    last = await put.at(now + 1, 3)
    result = await watcher.next()
    assert result is not None
    assert result.table_id == last


async def test_a_clock_that_is_set_back_hides_nothing(server: Running, backend: Api) -> None:
    first = await ended(backend)
    watcher = Watcher(backend)
    assert ids(await watcher.there()) == [first]
    clock = server.tables.clock
    server.tables.clock = lambda: clock() - 3600 * 10**6
    second = await ended(backend)
    result = await watcher.next()
    assert result is not None
    assert result.table_id == second
    assert set(ids(await Watcher(backend, after=result.cursor).there())) == {first, second}


async def test_after_a_restart_it_goes_on(tmp_path: Path) -> None:
    config = {"data": tmp_path / "data", "accounts": accounts_file(tmp_path)}
    tables = []
    async with serving(**config) as server, calling(server.grpc_address, key_of(READER)) as backend:
        tables += [await ended(backend), (await played(backend)).table_id, await ended(backend)]
        watcher = Watcher(backend)
        before = await watcher.there()
        assert ids(before) == tables
        going_on = await opened(backend)
    async with serving(**config) as server, calling(server.grpc_address, key_of(READER)) as backend:
        again = Watcher(backend, after=before[1].cursor)
        assert await again.there() == before
        await Table(backend, going_on.opened).close()
        result = await again.next()
        assert result is not None
        assert result.table_id == going_on.id


async def test_the_stream_ends_with_the_server(tmp_path: Path) -> None:
    path, address = accounts_file(tmp_path), free_address()
    async with grpc.aio.insecure_channel(address) as channel:
        async with serving(accounts=path, listen=address, drain_seconds=PATIENCE):
            watcher = Watcher(Api(channel, key_of(READER)))
            assert await watcher.there() == []
        assert failure(await watcher.end()).reason == "SHUTTING_DOWN"


async def test_the_client_goes_on_by_itself_and_tells_each_once(tmp_path: Path) -> None:
    address = free_address()
    config = {"data": tmp_path / "data", "accounts": accounts_file(tmp_path), "listen": address}
    async with Client(address, key=key_of(READER)) as client:
        async with serving(**config):
            first = await client.open("tien_gow", seats=[""] * 4, label="cup")
            await first.close()
            told = client.watch_results("cup")
            assert (await anext(told)).table_id == first.table_id
        async with serving(**config):
            second = await client.open("tien_gow", seats=[""] * 4, label="cup")
            await second.close()
            async with asyncio.timeout(PATIENCE):
                result = await anext(told)
            assert result.table_id == second.table_id
            by_now = [each.table_id async for each in client.watch_results(after=result.cursor, live=False)]
            assert by_now == [first.table_id, second.table_id]


# What was stored by earlier versions, and what is held


async def test_scores_that_a_row_has_not_come_from_the_entries(server: Running, backend: Api) -> None:
    view = await played(backend)
    store = server.tables.journal._store
    row = await server.tables.journal.summary(UUID(view.table_id))
    assert row is not None
    assert row.scores
    store._keep(replace(row, scores=(), winners=()))  # type: ignore[attr-defined]
    (result,) = await Watcher(backend).there()
    assert list(result.scores) == list(view.result.scores)
    assert list(result.winners) == list(view.result.winners)


async def test_a_stream_that_has_ended_is_forgotten(backend: Api) -> None:
    watcher = Watcher(backend)
    await watcher.there()
    assert watching() == 1
    watcher.cancel()

    async def forgotten() -> bool:
        return watching() == 0

    assert await eventually(forgotten)


def watching() -> int:
    """How many streams of results the service, which runs in this process, holds."""
    gc.collect()
    return sum(isinstance(thing, Watching) for thing in gc.get_objects())
