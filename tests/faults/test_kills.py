"""Servers that are killed at random instants under load: nothing that was acknowledged or shown is lost or changes."""

from pathlib import Path

import pytest

from tests.faults.kills import run

KILLS = 20
SEED = 1


async def test_kills_lose_double_and_change_nothing(tmp_path: Path) -> None:
    """More: `python -m tests.faults.kills --kills 500`."""
    print(f"seed {SEED}")  # noqa: T201  (shown where it fails)
    for start in range(0, 4 * KILLS, KILLS):
        work = tmp_path / f"from {start}"
        work.mkdir()
        tally = await run(KILLS, SEED, print, work, start=start)
        assert tally.tables >= 18, "all that were begun were played to their ends"
        assert tally.accepted > 100
        if tally.known:  # of 20 kills about five; but in one run of a hundred or two none
            return
    pytest.fail("no kill fell between a commit and its acknowledgement")
