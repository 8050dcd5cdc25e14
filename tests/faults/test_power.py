"""Power cuts at random instants under load: what was not synced is lost, and nothing that was acknowledged or shown."""

from pathlib import Path

import pytest

from cardavia.service.journal import open_sqlite_readonly
from tests.e2e.children import LOCAL, SERVE, Server
from tests.faults.clients import Violation
from tests.faults.disk import Disk
from tests.faults.kills import run
from tests.faults.recording import able, environment, records

CUTS = 12
SEED = 1


@pytest.fixture(autouse=True)
def _able() -> None:
    if not able():
        pytest.skip("needs Linux and a C compiler")


async def test_power_cuts_lose_nothing_that_was_told(tmp_path: Path) -> None:
    """More: `python -m tests.faults.kills --power-cuts 100`."""
    print(f"seed {SEED}")  # noqa: T201  (shown where it fails)
    tally = await run(CUTS, SEED, print, tmp_path, power=True)
    assert tally.tables >= 18, "all that were begun were played to their ends"
    assert tally.accepted > 100


async def test_a_first_start_is_durable_when_it_is_told(tmp_path: Path) -> None:
    """Keys too, since what they sign has been given to clients."""
    root, record = tmp_path / "root", tmp_path / "record"
    root.mkdir()
    disk = Disk(root)
    server = await Server.start(*SERVE, "--data", str(root / "new" / "data"), *LOCAL, env=environment(root, record))
    try:
        await server.ready()
    finally:
        await server.close()
    disk.apply(records(record))
    disk.after_cut(tmp_path / "left")
    for name in ("token.key", "administrator.key"):
        assert (tmp_path / "left/new/data" / name).read_bytes() == (root / "new/data" / name).read_bytes()
    async with await open_sqlite_readonly(tmp_path / "left/new/data/cardavia.sqlite3") as journal:
        assert await journal.summaries() == []


async def test_without_full_a_power_cut_takes_back_what_was_told(tmp_path: Path) -> None:
    """Shows that the test above can fail."""
    with pytest.raises(Violation, match=r"resume|no such table|UNAUTHENTICATED"):
        await run(CUTS, SEED, print, tmp_path, power=True, synchronous="NORMAL")
