"""What a service shows of archived tables: the same as before, to the same callers; and what it says when it cannot."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import UUID

import grpc
import pytest
from structlog.testing import capture_logs

from cardavia.service.bootstrap import DATABASE, Running
from cardavia.service.journal import SqliteStore
from cardavia.service.journal.postgres import PostgresStore
from cardavia.v1 import logs_pb2, tables_pb2
from tests import postgres
from tests.archive.archives import files_of
from tests.cli.running import run
from tests.stream.api import Api, Table, failing, failure, fresh, whole_log
from tests.stream.conftest import serving


@dataclass(frozen=True)
class Site:
    """A data directory with its database ("": in the directory), and an archive."""

    data: Path
    database: str
    root: Path

    @asynccontextmanager
    async def served(self, archive: str | None = None, **settings: Any) -> AsyncIterator[tuple[Running, Api]]:
        archive = self.root.as_uri() if archive is None else archive
        async with (
            serving(self.data, database=self.database, archive=archive, **settings) as server,
            grpc.aio.insecure_channel(server.grpc_address) as channel,
        ):
            yield server, Api(channel, server.administrator_key)

    def archive(self, *words: str) -> str:
        """Archive all that has ended; what the command says."""
        options = ("--data", str(self.data), "--database", self.database, "--archive", self.root.as_uri())
        result = run(*(words or ("archive", "--older-than", "0")), *options)
        assert result.exit_code == 0, result.output
        return result.stdout

    def archived(self, *tables: Table) -> bool:
        """Whether the database has no entry of these tables."""
        path = self.data / DATABASE
        with closing(PostgresStore(self.database) if self.database else SqliteStore(path, read_only=True)) as store:
            return all(store.archived(UUID(table.id)) for table in tables)


@pytest.fixture
def site(store_name: str, tmp_path: Path, root: Path) -> Site:
    return Site(tmp_path / "data", postgres.url_of(tmp_path) if store_name == "postgres" else "", root)


async def played(api: Api, game: str = "chan", **facts: Any) -> Table:
    table = await (await api.open(game, people=2, claims="open", **facts)).seated(2)
    await table.play_out(2)
    return table


async def told(call: Awaitable[Any]) -> Any:
    """What a call gives, or why not."""
    try:
        return await call
    except grpc.aio.AioRpcError as error:
        why = failure(error)
        return why.code, why.reason, why.text


async def watched(api: Api, table: Table, token: str) -> list[Any]:
    """All that a stream tells from the beginning on, up to being caught up."""
    watching = api.watch(table.id, token, 0)
    await watching.until("caught_up")
    watching.cancel()
    return watching.items


async def seen(api: Api, *tables: Table) -> list[Any]:
    """All that everybody is told of some tables."""
    found: list[Any] = []
    for table in tables:
        opened = table.opened
        for token in ("", *table.tokens.values(), opened.spectator_invitation, opened.owner_token, "junk"):
            for what in ({"revision": 3}, {"ply": 2}, {"log_revision": 5, "as_seat": 1}):
                request = logs_pb2.ReplayRequest(table_id=table.id, token=token, **what)
                found.append(await told(api.logs.Replay(request)))
            found += [
                await told(whole_log(api, table.id, token)),
                await told(whole_log(api, table.id, token, 70)),
                await told(decisions(api, table, token)),
                await told(api.logs.GetHead(logs_pb2.GetHeadRequest(table_id=table.id, token=token))),
                await told(api.get(table.id, token)),
                await told(watched(api, table, token)),
            ]
    found.append((await api.tables.ListTables(tables_pb2.ListTablesRequest())).tables)
    return found


async def decisions(api: Api, table: Table, token: str) -> list[Any]:
    request = logs_pb2.ListDecisionsRequest(table_id=table.id, token=token)
    return [batch async for batch in api.logs.ListDecisions(request)]


async def test_everybody_sees_what_he_saw_before(site: Site) -> None:
    async with site.served() as (_, api):
        tables = [
            await played(api),
            await played(api, "tien_gow", listed=True),
            await played(api, disclosure="release"),
        ]
        tables.append(await (await api.open(people=3)).seated(2))
        await tables[-1].close()
        before = await seen(api, *tables)
    assert site.archive().startswith("4 tables archived")
    assert site.archived(*tables)
    async with site.served() as (_, api):
        assert await seen(api, *tables) == before


@pytest.mark.parametrize("store_name", ["postgres"], indirect=True)  # a file of SQLite has one writer, the service
async def test_while_a_service_runs_nobody_notices(site: Site) -> None:
    async with site.served(cached_tables=1) as (_, api):
        tables = [await played(api, "tien_gow"), await played(api, disclosure="release")]
        going_on = await (await api.open(people=2)).seated(2)
        before = await seen(api, *tables)
        await asyncio.to_thread(site.archive)
        assert await asyncio.to_thread(site.archived, *tables)
        assert await seen(api, *tables) == before
        await going_on.play_out(2)


async def test_what_may_follow_an_end_still_may(site: Site) -> None:
    async with site.served() as (_, api):
        table = await played(api, disclosure="release")
        before = (await api.get(table.id, table.tokens[0])).view
    site.archive()
    async with site.served() as (_, api):
        following = await table_after(api, table)
        release = logs_pb2.ReleaseLogRequest(table_id=table.id, token=table.opened.owner_token)
        await api.logs.ReleaseLog(release)
        assert await table_after(api, table) == following
        view = (await api.get(table.id, table.tokens[0])).view
        assert (view.next_table_id, view.disclosed) == (following, True)
        assert view.revision == before.revision + 2
        after = await seen(api, Table(api, table.opened, table.tokens))
    assert site.archive().startswith("1 table archived")
    async with site.served() as (_, api):
        assert await seen(api, Table(api, table.opened, table.tokens)) == after
    site.archive("restore", table.id)
    for file in files_of(site.root):
        file.unlink()
    async with site.served("") as (_, api):
        assert await seen(api, Table(api, table.opened, table.tokens)) == after


async def table_after(api: Api, table: Table) -> str:
    return await Table(api, table.opened, table.tokens).next_deal(table.tokens[0])


async def test_a_repeated_request_has_its_first_outcome(site: Site) -> None:
    opening = fresh()
    async with site.served() as (_, api):
        table = await (await api.open(people=1, request_id=opening)).seated()
        watching = api.watch(table.id, table.tokens[0])
        asked = await watching.until("decision")
        watching.cancel()
        once = {"request_id": fresh(), "expected_revision": asked.revision}
        revision = await api.submit(table.id, table.tokens[0], asked.legal[0], **once)
        await table.play_out()
    site.archive()
    async with site.served() as (_, api):
        assert (await api.open(people=1, request_id=opening)).id == table.id
        assert await api.submit(table.id, table.tokens[0], asked.legal[0], **once) == revision
        reused = api.submit(table.id, table.tokens[0], asked.legal[1], **once)
        assert (await failing(reused)).reason == "REQUEST_REUSED"
        new = api.submit(table.id, table.tokens[0], asked.legal[0])
        assert (await failing(new)).reason == "TABLE_ENDED"


class TestTrouble:
    """An archive in trouble is told of, and stops only who asks for what is in it."""

    async def failing_calls(self, api: Api, table: Table) -> None:
        calls: list[Callable[[], Awaitable[Any]]] = [
            lambda: whole_log(api, table.id),
            lambda: api.get(table.id),
            lambda: watched(api, table, ""),
            lambda: decisions(api, table, ""),
            lambda: api.logs.GetHead(logs_pb2.GetHeadRequest(table_id=table.id)),
            lambda: table_after(api, table),
        ]
        for call in calls:
            why = await failing(call())
            assert (why.code, why.reason) == (grpc.StatusCode.UNAVAILABLE, "ARCHIVE_FAILED")
            assert "archive" in why.text
            assert "/" not in why.text, "where it is concerns the operator alone"
        talk = await api.talk()
        await talk.attach(1, table.id)
        assert (await talk.until("refused")).refusal.reason == "ARCHIVE_FAILED"
        talk.cancel()

    @pytest.mark.parametrize("trouble", ["missing", "damaged", "not named"])
    async def test_it_says_so_and_all_else_goes_on(self, trouble: str, site: Site) -> None:
        async with site.served() as (_, api):
            table, other = await played(api, "tien_gow", listed=True), await played(api, "tien_gow", listed=True)
        site.archive()
        file = next(file for file in files_of(site.root) if table.id in file.name)
        whole = file.read_bytes()
        if trouble == "missing":
            file.unlink()
        if trouble == "damaged":
            file.write_bytes(whole[:-20])
        async with site.served("" if trouble == "not named" else None) as (server, api):
            with capture_logs() as logs:
                await self.failing_calls(api, table)
            assert {(line["event"], line["table"]) for line in logs} == {("an archived table cannot be read", table.id)}
            metrics = server.tables.observer.metrics
            assert metrics.failed_archive_reads._value.get() == metrics.archive_reads._value.get() > 0
            assert len((await api.tables.ListTables(tables_pb2.ListTablesRequest())).tables) == 2
            await (await (await api.open()).seated()).play_out()
            if trouble != "not named":
                assert await whole_log(api, other.id)
                file.write_bytes(whole)
                assert await whole_log(api, table.id), "once it is back, all is well"

    async def test_an_archive_that_does_not_answer_keeps_nobody_else_waiting(
        self, site: Site, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with site.served() as (_, api):
            table = await played(api, "tien_gow")
        site.archive()
        answers = threading.Event()
        asked = threading.Semaphore(0)
        read = Path.open

        def hangs(path: Path, *args: Any, **kwargs: Any) -> Any:
            if path.suffix == ".cardavia":
                asked.release()
                assert answers.wait(60)
            return read(path, *args, **kwargs)

        monkeypatch.setattr(Path, "open", hangs)
        async with site.served(cached_tables=1) as (_, api):
            waiting = [asyncio.ensure_future(whole_log(api, table.id)) for _ in range(20)]
            assert await asyncio.to_thread(asked.acquire, timeout=30)
            for _ in range(3):  # each is read from the database anew
                other = await (await api.open()).seated()
                await other.play_out()
                assert await whole_log(api, other.id)
            assert not any(call.done() for call in waiting)
            answers.set()
            assert all(await asyncio.gather(*waiting))


async def test_a_url_that_is_none_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="an archive is named by a URL"):
        async with serving(tmp_path / "data", archive="ftp://somewhere"):
            pass
