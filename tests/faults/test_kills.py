"""Servers that are killed at random instants under load: nothing that was acknowledged or shown is lost or changes."""

from pathlib import Path

from tests.faults.kills import run

KILLS = 20
SEED = 1


async def test_kills_lose_double_and_change_nothing(tmp_path: Path) -> None:
    """More: `python -m tests.faults.kills --kills 500`."""
    print(f"seed {SEED}")  # noqa: T201  (shown where it fails)
    tally = await run(KILLS, SEED, print, tmp_path)
    assert tally.tables > 18
    assert tally.accepted > 500
    assert tally.known > 0, "no kill fell between a commit and its acknowledgement"
