"""What a loaded table keeps of its entries: all of them, in little memory."""

import gc
import tracemalloc
from random import Random
from uuid import UUID

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardavia.core.catalog import GAMES
from cardavia.core.chain import first_head, next_head
from cardavia.core.events import shown
from cardavia.core.table import append
from cardavia.service import history
from cardavia.service.history import LATEST, PAGE, History, Step
from cardavia.service.journal import Stored
from cardavia.service.live import Live, loaded
from cardavia.service.samples import played
from cardavia.service.wire.log import ENTRY_TOPIC, entry_to_bytes
from tests.table.walks import walk

TABLE = UUID("0192f0c1-2b3c-7d4e-8f50-617283940a1b")
EXAMPLES = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_whatever_is_added_is_there_for_ever_whether_watched_or_at_rest(game: str, seed: int) -> None:
    rng, kept, steps = Random(seed), History(TABLE), list[Step]()
    head, watched = first_head(TABLE), True
    for on in walk(game, Random(seed)):
        stored = entry_to_bytes(on.entries[-1])
        head = next_head(head, on.table.opened.secret, on.table.revision, stored)
        steps.append(Step(on.entries[-1], on.table, head))
        kept.add(steps[-1], stored, watched=watched)
        if rng.random() < 0.1:
            watched = not watched
            if not watched:
                kept.rest()
        assert (len(kept), kept.last, kept.head) == (len(steps), steps[-1], head)
        number = rng.randint(1, len(steps))
        assert kept.step(number) == steps[number - 1]
    assert list(kept) == steps
    kept.rest()
    assert list(kept) == steps


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_each_revision_of_each_viewer_is_found_with_the_head_after_it(game: str, seed: int) -> None:
    live, viewers = None, [*range(GAMES[game].seats), None]
    for on in walk(game, Random(seed)):
        stored = entry_to_bytes(on.entries[-1])
        live = live or Live(TABLE, on.table, on.now)
        live.add(on.entries[-1], stored, on.table, live.head_with(stored, on.table))
    assert live is not None
    for viewer in viewers:
        revision, last = 0, 0
        for position, step in enumerate(live.history, start=1):
            if any(shown(happened, viewer) is not None for happened in step.entry.happened):
                revision, last = revision + 1, position
                assert live.position_of(viewer, revision) == position
            assert step.table.revision_of(viewer) == revision
            assert live.head_of(viewer, position) == live.history.step(last).head
            assert live.state_at(position) == step.table
        assert live.position_of(viewer, 0) == 0
        assert live.position_of(viewer, revision + 1) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_loaded_is_what_was_played(game: str) -> None:
    entries = list(played(game, "random", Random(1)))
    live = loaded(TABLE, [Stored(n, ENTRY_TOPIC, entry_to_bytes(entry)) for n, entry in enumerate(entries, start=1)])
    table = None
    for entry, step in zip(entries, live.history, strict=True):
        table = append(table, entry)
        assert (step.entry, step.table) == (entry, table)
    assert (live.table, live.opened_at) == (table, entries[0].time)


def test_who_reads_the_latest_as_they_come_has_nothing_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> list[Step]:
        raise AssertionError("a page was replayed")

    monkeypatch.setattr(history, "_replayed", never)
    kept, table, steps = History(TABLE), None, list[Step]()
    for entry in played("chuo_pai", "greedy", Random(1)):
        table = append(table, entry)
        steps.append(Step(entry, table, b"head"))
        kept.add(steps[-1], entry_to_bytes(entry), watched=True)
        assert [kept.step(n) for n in range(max(1, len(kept) - LATEST + 1), len(kept) + 1)] == steps[-LATEST:]
    assert len(steps) > 2 * PAGE


@pytest.mark.parametrize("watched", [True, False])
@EXAMPLES
@given(seed=SEEDS)
def test_where_a_viewer_is_now_is_told_without_a_replay_whatever_others_answered_since(
    watched: bool, seed: int
) -> None:
    """Else the time that it takes would tell that they did."""
    live, replays = None, history._replayed.cache_info().misses
    for on in walk("chan", Random(seed)):
        stored = entry_to_bytes(on.entries[-1])
        live = live or Live(TABLE, on.table, on.now, watchers={(lambda: None): None} if watched else {})
        live.add(on.entries[-1], stored, on.table, live.head_with(stored, on.table))
        for viewer in (*range(4), None):
            live.head_of(viewer, len(live.history))
            live.position_of(viewer, on.table.revision_of(viewer))
    assert history._replayed.cache_info().misses == replays


def test_readers_at_one_place_have_it_replayed_once() -> None:
    kept, table = History(TABLE), None
    for entry in played("tien_gow", "greedy", Random(1)):
        table = append(table, entry)
        kept.add(Step(entry, table, b"head"), entry_to_bytes(entry), watched=False)
    assert kept.step(5) is kept.step(5)


@pytest.mark.parametrize("game", GAMES)
def test_a_loaded_table_that_nobody_watches_takes_at_most_16_kb(game: str) -> None:
    rng, logs = Random(1), []
    for _ in range(20):
        entries = enumerate(played(game, "greedy", rng), start=1)
        logs.append([Stored(n, ENTRY_TOPIC, entry_to_bytes(entry)) for n, entry in entries])
    kept = [loaded(TABLE, log) for log in logs]  # events that come again are kept once for all tables
    del kept
    gc.collect()
    tracemalloc.start()
    try:
        lives = [
            loaded(TABLE, [Stored(each.revision, each.topic, bytes(bytearray(each.state))) for each in log])
            for log in logs
        ]
        gc.collect()
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert used / len(lives) < 16_000
