"""The long runs, briefly, and that they find what they are for."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardavia.core.commands import Open
from cardavia.service.journal import Journal
from cardavia.service.live import Live
from cardavia.service.players import ABANDONED
from cardavia.service.tables import NoSuchTable, Tables
from cardavia.service.turns import SERVICE
from tests.faults.clients import Violation
from tests.soak import mixed, server, sockets
from tests.soak.health import BYTES_A_DEAL, SPARE_BYTES, Look, growth, left_behind
from tests.stream.test_loop import DIGEST, OWNER, PEOPLE

REST = Look(
    deals=0, tables=0, cached=50, streams=0, watchers=0, cut_off=0, tasks=4, files=30, threads=15, memory=90 * 2**20
)


async def test_deals_over_sockets_leave_nothing_behind(tmp_path: Path) -> None:
    """More: `python -m tests.soak sockets`."""
    told = await sockets.run(1, 1, print, tmp_path, tables=3, absent=0, abandoned=5)
    assert "verified" in told


async def test_clients_that_vanish_stall_and_send_rubbish_harm_nobody(tmp_path: Path) -> None:
    """More: `python -m tests.soak mixed`."""
    told = await mixed.run(5, 1, print, tmp_path, abandoned=5)
    assert "verified" in told


def looks(bytes_a_deal: int, noise: int = 0) -> list[Look]:
    """A run whose memory grows by 10 MiB at first, then by so much a deal, and goes up and down by the noise."""
    grown = [min(deals, 4_000) * 2_600 + deals * bytes_a_deal for deals in range(0, 20_001, 500)]
    return [
        replace(REST, deals=500 * number, memory=REST.memory + grew + (noise if number % 2 else -noise))
        for number, grew in enumerate(grown)
    ]


def test_memory_that_grows_with_each_deal_is_found() -> None:
    with pytest.raises(Violation, match=r"memory grows by 10.. bytes a deal, over 16000 deals"):
        growth(looks(1_000))


def test_memory_that_grows_at_first_and_goes_up_and_down_is_flat() -> None:
    slope, deals = growth(looks(0, noise=SPARE_BYTES // 3))
    assert abs(slope) < BYTES_A_DEAL
    assert deals == 16_000


def test_what_is_left_behind_is_named() -> None:
    after = replace(REST, deals=500, memory=2 * REST.memory, cached=60)
    assert left_behind(after, REST) == ""
    held = replace(after, tables=1, streams=2, watchers=3, tasks=5, files=50, threads=40)
    assert (
        left_behind(held, REST)
        == "1 more tables, 2 more streams, 3 more watchers, 1 more tasks, 12 more files, 9 more threads"
    )


async def test_the_memory_journal_of_long_runs_forgets_tables_that_ended_a_while_ago(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "REMEMBERED", 2)
    async with Journal(server.Forgetful()) as journal:
        tables = Tables(journal)
        going_on, *ended = [await _opened(tables, number) for number in range(6)]
        for live in ended:
            await tables.execute(live, ABANDONED, SERVICE)
        again = Tables(journal)
        for forgotten in ended[:2]:
            with pytest.raises(NoSuchTable):
                await again.get(forgotten.id)
        for kept in (going_on, *ended[2:]):
            assert (await again.get(kept.id)).table == kept.table
        await tables.execute(going_on, ABANDONED, SERVICE)
        assert (await Tables(journal).get(going_on.id)).table.status == "closed"


async def _opened(tables: Tables, number: int) -> Live:
    live = await tables.open(Open("tien_gow", PEOPLE, bytes(32)), OWNER, "test", f"request {number}", DIGEST)
    assert isinstance(live, Live)
    return live
