"""What is exported and imported is what was there: entries, requests, rows of lists, signed heads."""

from contextlib import closing
from pathlib import Path
from random import Random
from sqlite3 import connect

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardavia.service.journal._memory import MemoryStore
from tests.interchange.journals import (
    SIGNER,
    appends,
    exported,
    file_of,
    history,
    imported,
    played,
    random_journal,
    records_of,
    sqlite,
    store_all,
    table_id,
)

EXAMPLES = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def contents(store: MemoryStore) -> tuple[object, ...]:
    tables = {row.table: store.read(row.table, 0, None) for row in store.summaries({}, None, 10**6, False)}
    return tables, store._requests, store._summaries, store._seals


@EXAMPLES
@given(seed=st.integers(0, 2**32), jsonl=st.booleans())
def test_an_empty_store_gets_all_that_was_in_the_other_one(seed: int, jsonl: bool) -> None:
    source, target = random_journal(Random(seed), 4), MemoryStore()
    file = exported(source, jsonl=jsonl)
    result = imported(target, file)
    assert (result.new, result.completed, result.present, result.refused) == (4, 0, 0, [])
    assert contents(target) == contents(source)
    assert exported(target, jsonl=jsonl) == file


@EXAMPLES
@given(seed=st.integers(0, 2**32))
def test_both_forms_hold_the_same_records(seed: int) -> None:
    source = random_journal(Random(seed), 2)
    records = records_of(exported(source))
    lines = records_of(exported(source, jsonl=True))
    assert lines == records
    assert file_of(lines) == exported(source)


@EXAMPLES
@given(seed=st.integers(0, 2**32))
def test_the_same_file_again_changes_nothing(seed: int) -> None:
    source, target = random_journal(Random(seed), 3), MemoryStore()
    file = exported(source)
    imported(target, file)
    before = contents(target)
    result = imported(target, file)
    assert (result.new, result.completed, result.present, result.entries) == (0, 0, 3, 0)
    assert contents(target) == before


@EXAMPLES
@given(seed=st.integers(0, 2**32), jsonl=st.booleans())
def test_a_table_that_went_on_is_completed(seed: int, jsonl: bool) -> None:
    rng = Random(seed)
    of, whole = table_id(rng), history("chan", rng)
    early, late, target = MemoryStore(), MemoryStore(), MemoryStore()
    store_all(early, appends(of, whole[: rng.randint(1, len(whole))]))
    store_all(late, appends(of, whole))
    assert imported(target, exported(early, jsonl=jsonl)).new == 1
    result = imported(target, exported(late, jsonl=jsonl))
    assert (result.new, result.refused) == (0, [])
    assert result.completed + result.present == 1
    assert contents(target) == contents(late)
    older = imported(target, exported(early, jsonl=jsonl))
    assert (older.present, older.refused) == (1, [])
    assert contents(target) == contents(late)


@pytest.mark.parametrize("jsonl", [False, True])
def test_the_rows_of_the_database_are_the_same(jsonl: bool, tmp_path: Path) -> None:
    rng = Random(1)
    of, going_on = table_id(rng), history("chan", Random(5), 12)
    with closing(sqlite(tmp_path / "a.db", played(rng)[1], played(rng, "chan")[1], appends(of, going_on))) as source:
        file = exported(source, jsonl=jsonl)
    with closing(sqlite(tmp_path / "b.db")) as target:
        assert imported(target, file).new == 3
        assert exported(target, jsonl=jsonl) == file
    assert rows(tmp_path / "a.db") == rows(tmp_path / "b.db")


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(connect(path)) as database:
        tables = ("stored_events", "requests", "seals", "summaries")
        return {name: sorted(database.execute(f"SELECT * FROM {name}"), key=repr) for name in tables}  # noqa: S608


def test_the_head_that_an_export_signs_is_for_the_file_alone() -> None:
    rng = Random(2)
    source, target = MemoryStore(), MemoryStore()
    store_all(source, appends(table_id(rng), history("tien_gow", rng, 3)))
    file = exported(source)
    assert [record.WhichOneof("kind") for record in records_of(file)][-2:] == ["head", "end"]
    imported(target, file)
    assert not target._seals
    unsigned = exported(source, signer=None)
    assert [record.WhichOneof("kind") for record in records_of(unsigned)][-2:] == ["entry", "end"]


def test_a_table_at_its_end_is_signed_once() -> None:
    _, of_one = played(Random(3))
    source = MemoryStore()
    store_all(source, of_one)
    heads = [record.head for record in records_of(exported(source, signer=SIGNER)) if record.HasField("head")]
    stored = [each.seal for each in of_one if each.seal is not None]
    assert [(head.head, head.signature) for head in heads] == [(seal.head, seal.signature) for seal in stored]
