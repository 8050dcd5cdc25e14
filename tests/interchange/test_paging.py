"""Export holds a page at a time, and takes of a table that goes on what is there when it comes to it."""

from collections.abc import Callable, Mapping
from random import Random
from uuid import UUID

import pytest

from cardavia.service import exports
from cardavia.service.exports import Selection, selected
from cardavia.service.journal import Append, JournalFailed, Stored, Summary
from cardavia.service.journal._memory import MemoryStore
from tests.interchange.journals import (
    appends,
    exported,
    exported_with,
    history,
    imported,
    records_of,
    settled,
    store_all,
    table_id,
)

PAGE = 4


class Watched(MemoryStore):
    """A store that notes how much is asked of it at a time, and lets something happen before it answers."""

    def __init__(self) -> None:
        super().__init__()
        self.limits: set[int | None] = set()
        self.before: Callable[[UUID, int], None] = lambda _table, _after: None

    def read(self, table: UUID, after: int, limit: int | None) -> list[Stored]:
        self.limits.add(limit)
        self.before(table, after)
        return super().read(table, after, limit)

    def summaries(
        self, equal: Mapping[str, object], after: tuple[int, UUID] | None, limit: int, newest: bool
    ) -> list[Summary]:
        self.limits.add(limit)
        return super().summaries(equal, after, limit, newest)


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "PAGE", PAGE)


def test_no_more_than_a_page_is_asked_for() -> None:
    rng, store = Random(1), Watched()
    for _ in range(3 * PAGE):
        store_all(store, appends(table_id(rng), history("tien_gow", rng, 3 * PAGE)))
    file = exported(store)
    assert store.limits == {PAGE}
    assert sum(record.HasField("table") for record in records_of(file)) == 3 * PAGE


@pytest.mark.parametrize("length", [1, PAGE - 1, PAGE, PAGE + 1, 2 * PAGE])
def test_tables_of_any_length_are_whole(length: int) -> None:
    rng, store, target = Random(2), Watched(), MemoryStore()
    table, entries = table_id(rng), history("chan", rng, length)
    store_all(store, appends(table, entries))
    assert imported(target, exported(store)).entries == length
    assert [stored.revision for stored in target.read(table, 0, None)] == [*range(1, length + 1)]


@pytest.mark.parametrize("pace", [1, PAGE - 1, PAGE])
def test_of_a_table_that_is_written_meanwhile_a_prefix_is_exported_and_signed(pace: int) -> None:
    rng, store = Random(3), Watched()
    table = table_id(rng)
    rest: list[Append] = list(appends(table, settled("chan", rng)))
    assert len(rest) > 5 * PAGE

    def go_on(_table: UUID, _after: int) -> None:
        store_all(store, rest[:pace])
        del rest[:pace]

    store_all(store, rest[:PAGE])
    del rest[:PAGE]
    store.before = go_on
    file = exported(store)
    target = MemoryStore()
    result = imported(target, file)
    assert (result.new, result.refused) == (1, [])
    there = target.read(table, 0, 10**6)
    assert len(there) > PAGE
    store.before = lambda _table, _after: None
    assert there == store.read(table, 0, len(there))


def test_tables_that_are_opened_meanwhile_come_last_or_not_at_all() -> None:
    rng, store = Random(4), Watched()
    ids = sorted(table_id(rng) for _ in range(PAGE + 1))
    for each in ids:
        store_all(store, appends(each, history("tien_gow", rng, 2)))
    rows = selected(store, Selection())
    seen = [next(rows).table]
    store_all(store, appends(UUID(int=2**128 - 1), history("tien_gow", rng, 2)))
    seen += [row.table for row in rows]
    assert seen == [*ids, UUID(int=2**128 - 1)]


def test_a_table_that_cannot_be_read_to_its_end_comes_without_a_signature() -> None:
    rng, store = Random(5), Watched()
    torn, sound = sorted((table_id(rng), table_id(rng)))
    for each in (torn, sound):
        store_all(store, appends(each, settled("chan", rng)[: 3 * PAGE]))

    def fail(table: UUID, after: int) -> None:
        if table == torn and after:
            raise JournalFailed("the disk failed to read")

    store.before = fail
    file, done = exported_with(store)
    assert (done.tables, done.entries, done.failed) == (2, 4 * PAGE, ((torn, "the disk failed to read"),))
    result = imported(MemoryStore(), file)
    assert (result.new, result.refused) == (1, [(torn, "no known key vouches for its last entry")])
