"""`/metrics` of a real server: what it counts, that the page about it is true, and who may read it."""

import hashlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast
from uuid import UUID

import grpc
import pytest

from cardavia.service.bootstrap import Running
from cardavia.service.feed import Cursor
from cardavia.service.journal import JournalFailed
from cardavia.service.rpc.errors import CODES
from cardavia.v1 import tables_pb2
from tests.observing.looks import families, fetch, value
from tests.stream.api import PASS, SEATS, Api, eventually, failing
from tests.stream.conftest import serving
from tests.stream.test_bounded import SOON, clients, with_a_history

PAGE = Path(__file__).parents[2] / "docs" / "metrics.md"
ROW = re.compile(r"^\| `(\w+)` \| (counter|gauge|histogram) \|([^|]*)\| [^|]+ \|$", re.MULTILINE)


@asynccontextmanager
async def served(
    data: Path | None = None, stalled_seconds: float = 20.0, cached_tables: int = 10_000
) -> AsyncIterator[tuple[Running, Api]]:
    """A server with an HTTP port, and its API."""
    async with (
        serving(data, http="127.0.0.1:0", stalled_seconds=stalled_seconds, cached_tables=cached_tables) as server,
        grpc.aio.insecure_channel(server.grpc_address) as channel,
    ):
        yield server, Api(channel, server.administrator_key)


async def look(server: Running) -> str:
    status, _, text = await fetch(server.http_address)
    assert status == 200
    return text


async def test_the_page_names_each_metric_with_its_type_and_labels_and_no_other() -> None:
    """Both ways, against a server that has played a deal and refused something."""
    async with served() as (server, api):
        table = await (await api.open()).seated()
        await table.play_out()
        await failing(api.submit(table.id, table.tokens[0], PASS))
        exported = families(await look(server))
    documented = {
        name: (kind, set(re.findall(r"`(\w+)`", labels))) for name, kind, labels in ROW.findall(PAGE.read_text())
    }
    found = {
        name: (family.type, {label for sample in family.samples for label in sample.labels} - {"le"})
        for name, family in exported.items()
    }
    assert documented == found


@pytest.mark.parametrize("game", SEATS)
async def test_a_deal_is_counted(game: str, tmp_path: Path) -> None:
    async with served(tmp_path / "data") as (server, api):
        table = await api.open(game)
        opened = await look(server)
        await table.seated()
        await table.play_out()
        text = await look(server)
        live = await server.tables.get(UUID(table.id))
    entries = [step.entry for step in live.history]
    authors = [e.author for e in entries if (e.author.role == "seat" and e.request_id) or e.author.ai]
    ai = sum(bool(author.ai) for author in authors)
    assert value(text, "cardavia_moves_total", game=game) == len(authors)
    assert value(text, "cardavia_moves_total", game=game, player="ai") == ai
    assert value(text, "cardavia_ai_thinking_seconds_count", ai="greedy") == ai
    assert value(text, "cardavia_journal_batch_appends_sum") == len(entries)
    assert value(text, "cardavia_journal_commit_seconds_count") == value(text, "cardavia_journal_batch_appends_count")
    assert value(text, "cardavia_command_seconds_count") == len(entries) - 1, "all but the opening"
    assert value(text, "cardavia_append_seconds_count") == value(text, "cardavia_command_seconds_count")
    assert value(text, "cardavia_decide_seconds_count") >= value(text, "cardavia_command_seconds_count")
    assert value(text, "cardavia_append_seconds_sum") < value(text, "cardavia_command_seconds_sum")
    for status in ("opened", "playing", "over"):
        assert value(text, "cardavia_table_changes_total", game=game, status=status) == 1
    assert value(opened, "cardavia_tables", game=game, status="opened") == 1
    assert value(text, "cardavia_tables") == 0
    assert value(text, "cardavia_tables_cached") == 1
    assert value(text, "cardavia_calls_total", method="cardavia.v1.TableService/TakeSeat", code="OK") == 1


async def test_tables_are_counted_as_the_journal_has_them_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path / "data") as (_, api):
        await api.open("chan")
        await (await api.open("tien_gow")).seated()
        await (await api.open("chuo_pai")).close()
    async with served(tmp_path / "data") as (server, _):
        text = await look(server)
    assert value(text, "cardavia_tables") == 2
    assert value(text, "cardavia_tables", game="chan", status="opened") == 1
    assert value(text, "cardavia_tables", game="tien_gow", status="playing") == 1
    assert value(text, "cardavia_tables_loaded_total") == 2
    assert value(text, "cardavia_moves_total") == 0, "figures are the process's"


async def test_refusals_are_counted_by_reason_wherever_they_are_told() -> None:
    async with served() as (server, api):
        table = await (await api.open()).seated()
        first = await look(server)
        assert {sample.labels["reason"] for sample in families(first)["cardavia_refusals_total"].samples} == {*CODES}
        await failing(api.submit(table.id, "no token", PASS))  # a call
        talk = await api.talk()
        await talk.attach(1, table.id, "no token")  # an item of a stream
        assert (await talk.until("refused")).refusal.reason == "BAD_TOKEN"
        talk.cancel()
        many = tables_pb2.OpenTablesRequest(
            tables=[tables_pb2.OpenTableRequest(request_id="o" * 16, game="whist", seats=[""])]
        )
        await api.tables.OpenTables(many)  # one of many
        await failing(api.watch(table.id, "no token").next())  # a stream
        text = await look(server)
    assert value(first, "cardavia_refusals_total") == 0
    assert value(text, "cardavia_refusals_total", reason="BAD_TOKEN") == 3
    assert value(text, "cardavia_refusals_total", reason="NO_SUCH_GAME") == 1
    assert value(text, "cardavia_refusals_total") == 4
    assert value(text, "cardavia_calls_total", method="cardavia.v1.PlayService/SubmitMove", code="UNAUTHENTICATED") == 1
    assert value(text, "cardavia_calls_total", method="cardavia.v1.PlayService/Watch", code="UNAUTHENTICATED") == 1


async def test_streams_and_those_who_follow_are_counted_while_they_are_there() -> None:
    async with served() as (server, api):
        table = await (await api.open()).seated()
        before = await look(server)
        talk, watching = await api.talk(), api.watch(table.id, table.tokens[0])
        await talk.attach(1, table.id, table.tokens[0])
        await talk.until("decision")
        await watching.until("decision")
        during = await look(server)
        talk.cancel()
        watching.cancel()

        async def over() -> str | None:
            text = await look(server)
            tasks = value(text, "cardavia_tasks") - value(before, "cardavia_tasks")
            followed = value(text, "cardavia_streams") or value(text, "cardavia_watchers")
            return text if tasks <= 0 and not followed else None  # less: what began the deal was under way before

        after = await eventually(over)
    for method in ("Play", "Watch"):
        assert value(during, "cardavia_streams", method=f"cardavia.v1.PlayService/{method}") == 1
        assert value(after, "cardavia_calls_total", method=f"cardavia.v1.PlayService/{method}", code="CANCELLED") == 1
    assert value(during, "cardavia_watchers") == 2
    assert value(during, "cardavia_tasks") >= value(before, "cardavia_tasks") + 2
    assert value(during, "cardavia_lag_entries") == value(after, "cardavia_lag_entries") == 0


async def test_a_reader_who_does_not_read_lags_and_is_counted_when_he_is_cut_off() -> None:
    async with served(stalled_seconds=SOON) as (server, _), clients(server) as (usual, stalling):
        table = await with_a_history(usual)
        stalled = stalling.watch(table.id, table.tokens[1])
        await stalled.call.initial_metadata()

        async def cut_off() -> str | None:
            text = await look(server)
            return text if value(text, "cardavia_readers_cut_off_total") else None

        text = await eventually(cut_off)
        stalled.cancel()
    assert value(text, "cardavia_readers_cut_off_total") == 1
    assert value(text, "cardavia_lag_entries") == 0, "he follows no more"


async def test_entries_that_are_not_taken_yet_are_lag() -> None:
    async with served() as (server, api):
        table = await api.open(people=4)
        cursor = Cursor(await server.tables.get(UUID(table.id)), None, None, lambda: None)
        server.tables.observer.metrics.readers.add(cursor)
        await table.sit(0)
        await table.sit(1)
        behind = await look(server)
        cursor.take(100)
        taken = await look(server)
        await table.sit(2)
        cursor.close()
        closed = await look(server)
    assert [value(text, "cardavia_lag_entries") for text in (behind, taken, closed)] == [2, 0, 0]
    assert [value(text, "cardavia_watchers") for text in (behind, closed)] == [1, 0]


async def test_methods_that_are_not_there_make_no_labels() -> None:
    async with served() as (server, _), grpc.aio.insecure_channel(server.grpc_address) as channel:
        for name in ("/cardavia.v1.PlayService/Cheat", "/x/y", "/cardavia.v1.PlayService/Cheat2"):
            with pytest.raises(grpc.aio.AioRpcError):
                await cast("Any", channel.unary_unary(name))(b"")
        text = await look(server)
    assert value(text, "cardavia_calls_total", method="unknown", code="UNIMPLEMENTED") == 3
    assert "Cheat" not in text


async def test_a_fault_of_ours_is_counted_as_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as (server, api):
        table = await api.open()

        async def broken(_: UUID) -> None:
            raise RuntimeError

        monkeypatch.setattr(server.tables, "get", broken)
        with pytest.raises(grpc.aio.AioRpcError):
            await api.get(table.id)
        text = await look(server)
    assert value(text, "cardavia_calls_total", method="cardavia.v1.TableService/GetTable", code="UNKNOWN") == 1


async def test_tables_that_leave_the_cache_and_come_back_are_counted() -> None:
    async with served(cached_tables=1) as (server, api):
        first = await api.open(people=4)
        await api.open(people=4)
        before = await look(server)
        await api.get(first.id, first.opened.owner_token)
        after = await look(server)
    assert value(before, "cardavia_tables_evicted_total") == 1
    assert value(after, "cardavia_tables_evicted_total") == 2
    assert value(after, "cardavia_tables_loaded_total") - value(before, "cardavia_tables_loaded_total") == 1
    assert value(after, "cardavia_tables_cached") == 1


async def test_while_storage_fails_figures_are_still_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as (server, api):
        await api.open()
        assert value(await look(server), "cardavia_tables") == 1

        async def fails(*_: object) -> None:
            raise JournalFailed("the disk is gone")

        def cannot(*_: object) -> None:
            raise OSError

        monkeypatch.setattr(server.tables.journal, "counts", fails)
        monkeypatch.setattr(server.tables.journal._store, "write", cannot)
        assert (await failing(api.open())).reason == "STORAGE_FAILED"
        text = await look(server)
    assert value(text, "cardavia_tables") == 1, "as at the last look"
    assert value(text, "cardavia_journal_failed_batches_total") == 1
    assert value(text, "cardavia_refusals_total", reason="STORAGE_FAILED") == 1


async def test_two_services_in_one_process_count_apart() -> None:
    async with served() as (one, api), served() as (other, _):
        await api.open()
        assert value(await look(one), "cardavia_table_changes_total") == 1
        assert value(await look(other), "cardavia_table_changes_total") == 0


async def test_without_an_http_port_all_else_goes_on(api: Api) -> None:
    table = await (await api.open()).seated()
    await table.play_out()


async def test_who_is_elsewhere_needs_a_key(tmp_path: Path) -> None:
    """Whoever comes through a proxy is taken to be."""
    data = tmp_path / "data"
    data.mkdir()
    accounts = ""
    for name, scope in (("prometheus", "read_metrics"), ("tournament", "choose_cards")):
        digest = hashlib.sha256(name.encode()).hexdigest()
        accounts += f'[[account]]\nname = "{name}"\nkey_sha256 = "{digest}"\nscopes = ["{scope}"]\n'
    (data / "accounts.toml").write_text(accounts)
    async with served(data) as (server, _):
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        for key in ("", "tournament", "Prometheus"):
            status, headers, text = await fetch(server.http_address, elsewhere | {"Authorization": f"Bearer {key}"})
            assert (status, text, headers["www-authenticate"]) == (
                401,
                "a key that may read metrics is needed\n",
                "Bearer",
            )
        for name in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
            assert (await fetch(server.http_address, {name: "127.0.0.1"}))[0] == 401
        for key in (server.administrator_key, "prometheus"):
            status, headers, _ = await fetch(server.http_address, elsewhere | {"Authorization": f"Bearer {key}"})
            assert (status, headers["cache-control"]) == (200, "no-store")


async def test_openmetrics_is_spoken_to_who_asks_for_it() -> None:
    async with served() as (server, _):
        _, headers, text = await fetch(server.http_address, {"Accept": "application/openmetrics-text; version=1.0.0"})
        assert headers["content-type"].startswith("application/openmetrics-text; version=1.0.0")
        assert text.endswith("# EOF\n")
        _, headers, _ = await fetch(server.http_address)
        assert headers["content-type"].startswith("text/plain; version=0.0.4")
