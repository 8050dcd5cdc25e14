"""Decisions as columns: what stands in a row is what a replay of the log finds there."""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import pyarrow as pa
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pyarrow import parquet

from cardavia.core.catalog import GAMES
from cardavia.core.events import Answered, Happened, Moved, Opened, Released, whole
from cardavia.core.game import Move
from cardavia.core.table import Author, Entry, Table, append, decision, observe
from cardavia.core.views import View
from cardavia.service import analysis
from cardavia.service.analysis import Analysed, export_decisions
from cardavia.service.exports import Selection, selected
from cardavia.service.journal._memory import MemoryStore
from cardavia.service.wire.log import entry_from_bytes
from tests.cli.running import ROOT, run
from tests.cli.test_commands import without
from tests.interchange.journals import appends, history, random_journal, settled, sqlite, store_all, table_id

EXAMPLES = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def decisions(store: MemoryStore) -> tuple[list[dict[str, Any]], Analysed]:
    """The rows of a file of all decisions, and what was said of it."""
    file = BytesIO()
    done = export_decisions(store, selected(store, Selection()), file)
    read = parquet.read_table(BytesIO(file.getvalue()))
    assert columns(read.schema) == columns(analysis.SCHEMA)
    assert read.schema.metadata == {b"cardavia.decisions": b"1"}
    return read.to_pylist(maps_as_pydicts="strict"), done


def replayed(id: UUID, entries: list[Entry]) -> Iterator[dict[str, Any]]:  # noqa: A002
    """The rows of a table as they should be, from its log alone."""
    table: Table | None = None
    end: Table | None = None
    for entry in entries:
        end = append(end, entry)
    assert end is not None
    for entry in entries:
        event = whole(entry.happened[0])
        if isinstance(event, Moved | Answered) and table is not None:
            asked, view = decision(table, event.seat), observe(table, event.seat)
            assert asked is not None
            assert view is not None
            move = table.game.text(Move(event.verb, event.cards))
            yield {
                "table": str(id),
                "game": table.game.name,
                "rules": table.game.rules,
                "options": table.opened.options,
                "ply": table.ply,
                "revision": table.revision_of(event.seat),
                "time": entry.time,
                "seat": event.seat,
                "player": entry.author.ai or "person",
                "window": table.window is not None,
                **seen(view),
                "legal": [table.game.text(each) for each in asked.legal],
                "move": move,
                "scores": list(end.result.scores) if end.result else None,
                "score": end.result.scores[event.seat] if end.result else None,
                "won": event.seat in end.result.winners if end.result else None,
            }
        table = append(table, entry)


def seen(view: View) -> dict[str, Any]:
    """A view as sets of what a row should list."""
    code = GAMES[view.game].deck.code
    return {
        "places": {(*place, tuple(code[c] for c in cards.known), cards.hidden) for place, cards in view.places.items()},
        "marks": {(*mark, tuple(code[face] for face in faces)) for mark, faces in view.marks.items()},
        "counts": {(*count, value) for count, value in view.counts.items()},
    }


def comparable(row: dict[str, Any]) -> dict[str, Any]:
    """A row of a file with its time in microseconds and its lists as sets."""
    rest = {name: value for name, value in row.items() if name != "chosen"}
    assert row["legal"][row["chosen"]] == row["move"]
    return {
        **rest,
        "time": round(row["time"].timestamp() * 1_000_000),
        "places": {(p["zone"], p["seat"], tuple(p["cards"]), p["hidden"]) for p in row["places"]},
        "marks": {(m["mark"], m["seat"], tuple(m["faces"])) for m in row["marks"]},
        "counts": {(c["counter"], c["seat"], c["value"]) for c in row["counts"]},
    }


@EXAMPLES
@given(seed=st.integers(0, 2**32))
def test_rows_are_what_a_replay_of_the_log_finds(seed: int) -> None:
    store = random_journal(Random(seed), 3)
    rows, done = decisions(store)
    expected, told, left_out = [], 0, 0
    for row in store.summaries({}, None, 9, False):
        entries = [entry_from_bytes(stored.state) for stored in store.read(row.table, 0, None)]
        table: Table | None = None
        for entry in entries:
            table = append(table, entry)
        assert table is not None
        if table.disclosed:
            told += 1
            expected += list(replayed(row.table, entries))
        else:
            left_out += 1
    assert [comparable(row) for row in rows] == expected
    assert done == Analysed(told, len(expected), left_out, ())


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_a_settled_deal_tell_how_it_ended(game: str) -> None:
    rng = Random(5)
    store = MemoryStore()
    store_all(store, appends(table_id(rng), disclosed(game, rng)))
    rows, done = decisions(store)
    assert done.tables == 1
    assert len(rows) == done.decisions > 8
    assert {len(row["scores"]) for row in rows} == {GAMES[game].seats}
    assert {row["score"] for row in rows} <= set(rows[0]["scores"])
    assert {type(row["won"]) for row in rows} == {bool}
    assert [row["ply"] for row in rows] == sorted(row["ply"] for row in rows)


@pytest.mark.parametrize("released", [False, True])
def test_a_log_that_is_disclosed_by_a_release_is_left_out_until_then(released: bool) -> None:
    rng = Random(1)
    entries = disclosed("tien_gow", rng, "release")
    if released:
        secret = opening(entries).secret
        release = Entry(entries[-1].time, Author("owner"), "", (Happened(Released(secret)),))
        entries = [*entries, release]
    store = MemoryStore()
    store_all(store, appends(table_id(rng), entries))
    rows, done = decisions(store)
    assert (done.tables, done.left_out) == ((1, 0) if released else (0, 1))
    assert bool(rows) == released


def disclosed(game: str, rng: Random, when: str = "end") -> list[Entry]:
    """A settled table whose log is disclosed then."""
    while opening(entries := settled(game, rng)).disclosure != when:
        pass
    return entries


def opening(entries: list[Entry]) -> Opened:
    event = whole(entries[0].happened[0])
    assert isinstance(event, Opened)
    return event


def test_files_larger_than_a_row_group_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, store = Random(3), MemoryStore()
    for _ in range(4):
        store_all(store, appends(table_id(rng), disclosed("tien_gow", rng)))
    rows, _ = decisions(store)
    monkeypatch.setattr(analysis, "BATCH_ROWS", 10)
    monkeypatch.setattr(analysis, "GROUP_ROWS", 20)
    file = BytesIO()
    export_decisions(store, selected(store, Selection()), file)
    groups = parquet.ParquetFile(BytesIO(file.getvalue())).metadata.num_row_groups
    assert groups > 3
    assert parquet.read_table(BytesIO(file.getvalue())).to_pylist(maps_as_pydicts="strict") == rows


def test_a_journal_without_decisions_gives_an_empty_file() -> None:
    rows, done = decisions(MemoryStore())
    assert (rows, done) == ([], Analysed(0, 0, 0, ()))


def test_the_command_writes_the_file_and_says_what_is_left_out(tmp_path: Path) -> None:
    rng = Random(9)
    sqlite(
        tmp_path / "cardavia.sqlite3",
        appends(table_id(rng), disclosed("tien_gow", rng)),
        appends(table_id(rng), history("chan", rng, 12)),
    ).close()
    words = ("export", "--format", "parquet", "--data", str(tmp_path), "-o")
    result = run(*words, str(tmp_path / "all.parquet"))
    assert (result.exit_code, result.stdout) == (0, "")
    rows = parquet.read_table(tmp_path / "all.parquet").num_rows
    assert result.stderr == f"1 table, {rows} decisions; 1 table left out, whose log is not open to all\n"
    piped = run(*words, "-")
    assert parquet.read_table(BytesIO(piped.stdout_bytes)).num_rows == rows


def test_without_the_library_the_extra_is_named(tmp_path: Path) -> None:
    sqlite(tmp_path / "cardavia.sqlite3").close()
    words = ("export", "--format", "parquet", "--data", str(tmp_path), "-o", str(tmp_path / "x"))
    result = without(("pyarrow",), *words)
    assert result.stderr == b"Error: pyarrow is not installed; try: pip install 'cardavia[analysis]'\n"
    assert not (tmp_path / "x").exists()


def test_the_document_names_every_column_with_its_type() -> None:
    document = (ROOT / "docs" / "parquet.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", document, re.MULTILINE)
    assert rows == [(field.name, plain(field.type)) for field in analysis.SCHEMA]


def columns(schema: pa.Schema) -> list[tuple[str, str, bool]]:
    return [(field.name, plain(field.type), field.nullable) for field in schema]


def plain(type: pa.DataType) -> str:  # noqa: A002
    """A type without the names that Parquet gives to what is within lists and maps."""
    return re.sub(r"\b(element|item): | \('\w+'\)| not null", "", str(type))
