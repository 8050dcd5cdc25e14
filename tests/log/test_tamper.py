"""Whatever is changed in an exported, signed log is found, unless what it says is as before."""

from collections import Counter
from random import Random

import pytest

from tests.log.mutations import (
    FILE_CHANGES,
    RECORD_CHANGES,
    change_file,
    change_records,
    judged,
    read,
    subject,
    written,
)

TRIES = 300
MAY_BE_NEUTRAL = {"swap", "swap_stored", "move_entry", "replay_seal", "reorder_tables", "flip_file", "lengthen_file"}
"""Where a draw may change nothing: an entry swapped with itself, tables in another order, bytes that nobody reads."""


def tampered(seed: int, tries: int) -> Counter[tuple[str, bool]]:
    """Try changes of all kinds; how often each was found. Fails where one is neither found nor neutral."""
    on, rng = subject(seed), Random(seed)
    files = [written(on.records, jsonl=jsonl) for jsonl in (False, True)]
    assert judged(on.records, on.keys)
    assert all(judged(read(data), on.keys) for data in files)
    tally: Counter[tuple[str, bool]] = Counter()
    for number in range(tries):
        name, found, neutral = change_records(on, rng) if number % 2 else change_file(on, rng.choice(files), rng)
        assert found or neutral, f"{name}, number {number} of seed {seed}, is not found"
        assert found or name in MAY_BE_NEUTRAL, f"{name}, number {number} of seed {seed}, is said to change nothing"
        tally[name, found] += 1
    return tally


@pytest.mark.parametrize("seed", range(2))
def test_every_change_is_found_or_changes_nothing_that_is_said(seed: int) -> None:
    tally = tampered(seed, TRIES)
    assert {name for name, _ in tally} == {change.__name__ for change in (*RECORD_CHANGES, *FILE_CHANGES)}


def test_without_the_key_nothing_is_vouched_for() -> None:
    on = subject(7)
    assert not judged(on.records, {})
