"""The playthroughs of this directory are what the rules and their narration say now."""

import pytest

from tests.playthroughs.writer import CHOSEN, HERE, WIDTH, playthrough


@pytest.mark.parametrize("name", CHOSEN)
def test_a_playthrough_reads_as_it_was_kept(name: str) -> None:
    """Where a change is meant, `python -m tests.playthroughs.writer` keeps the new text."""
    kept = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert playthrough(name).splitlines() == kept


def test_every_file_is_a_playthrough_and_every_line_fits() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(CHOSEN)
    for name in CHOSEN:
        lines = playthrough(name).splitlines()
        assert 100 < len(lines) < 600
        assert max(map(len, lines)) <= WIDTH
