"""Decisions as columns, for analysis: a Parquet file with one row a decision (docs/parquet.md).

Only tables at their end whose log is open to all are told of: what a seat saw and chose is a secret until then.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO
from uuid import UUID

import pyarrow as pa
from pyarrow import parquet

from cardavia.core.decisions import Made, made
from cardavia.core.game import Game
from cardavia.core.table import Table, append, observe
from cardavia.core.views import View
from cardavia.service.exports import entries
from cardavia.service.journal import JournalFailed, Store, Summary
from cardavia.service.wire.log import BadEntry, entry_from_bytes

Row = dict[str, Any]

BATCH_ROWS = 1024
"""Rows that are Python's at a time; a row takes some kilobytes until it is in columns."""
GROUP_ROWS = 8 * 1024
"""Rows of one row group of the file, which is written as a whole."""

_WORD = pa.string()
_SEAT = pa.int8()


def _list_of(**fields: pa.DataType) -> pa.DataType:
    return pa.list_(pa.struct(list(fields.items())))


SCHEMA = pa.schema(
    [
        pa.field("table", _WORD, nullable=False),
        pa.field("game", _WORD, nullable=False),
        pa.field("rules", pa.int32(), nullable=False),
        pa.field("options", pa.map_(_WORD, _WORD), nullable=False),
        pa.field("ply", pa.int32(), nullable=False),
        pa.field("revision", pa.int32(), nullable=False),
        pa.field("time", pa.timestamp("us", "UTC"), nullable=False),
        pa.field("seat", _SEAT, nullable=False),
        pa.field("player", _WORD, nullable=False),
        pa.field("window", pa.bool_(), nullable=False),
        pa.field("places", _list_of(zone=_WORD, seat=_SEAT, cards=pa.list_(_WORD), hidden=pa.int32()), nullable=False),
        pa.field("marks", _list_of(mark=_WORD, seat=_SEAT, faces=pa.list_(_WORD)), nullable=False),
        pa.field("counts", _list_of(counter=_WORD, seat=_SEAT, value=pa.int32()), nullable=False),
        pa.field("legal", pa.list_(_WORD), nullable=False),
        pa.field("chosen", pa.int32(), nullable=False),
        pa.field("move", _WORD, nullable=False),
        pa.field("scores", pa.list_(pa.int32())),
        pa.field("score", pa.int32()),
        pa.field("won", pa.bool_()),
    ],
    metadata={"cardavia.decisions": "1"},
)
"""The columns; docs/parquet.md says what they hold."""


@dataclass(frozen=True, slots=True)
class Analysed:
    """How many tables and decisions were written, how many tables left out, and those that could not be read."""

    tables: int
    decisions: int
    left_out: int
    failed: tuple[tuple[UUID, str], ...]


def export_decisions(store: Store, rows: Iterable[Summary], file: BinaryIO) -> Analysed:
    """Write the decisions of the tables of these rows as a Parquet file. Raises OSError where it cannot be written."""
    tables = left_out = 0
    failed = []
    with parquet.ParquetWriter(file, SCHEMA, compression="zstd") as writer:
        columns = _Columns(writer)
        for row in rows:
            try:
                decisions = _decisions(store, row.table)
            except (JournalFailed, BadEntry, ValueError) as error:
                failed.append((row.table, str(error)))
                continue
            if decisions is None:
                left_out += 1
                continue
            tables += 1
            columns.add(decisions)
        columns.close()
    return Analysed(tables, columns.count, left_out, tuple(failed))


class _Columns:
    """Rows on their way into a file: as Python's values, then as columns, then as a row group."""

    def __init__(self, writer: Any) -> None:
        self.count = 0
        self._writer = writer
        self._rows: list[Row] = []
        self._batches: list[Any] = []
        self._waiting = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Take in the rows of a table."""
        self.count += len(rows)
        self._rows += rows
        if len(self._rows) >= BATCH_ROWS:
            self._convert()
            if self._waiting >= GROUP_ROWS:
                self._write()

    def close(self) -> None:
        """Write what is left."""
        self._convert()
        self._write()

    def _convert(self) -> None:
        self._batches.append(pa.RecordBatch.from_pylist(self._rows, schema=SCHEMA))
        self._waiting += len(self._rows)
        self._rows = []

    def _write(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.Table.from_batches(self._batches), row_group_size=self._waiting)
        self._batches, self._waiting = [], 0


def _decisions(store: Store, id: UUID) -> list[Row] | None:  # noqa: A002
    """The rows of a table; None if its log is not open to all. Raises JournalFailed, BadEntry, ValueError."""
    table: Table | None = None
    asked: list[tuple[Made, View]] = []
    for stored in entries(store, id):
        entry = entry_from_bytes(stored.state)
        if table is not None:
            for each in made(table, entry):
                view = observe(table, each.seat)
                assert view is not None  # noqa: S101  (who decides, decides in a deal)
                asked.append((each, view))
        table = append(table, entry)
    return list(_rows(str(id), table, asked)) if table is not None and table.disclosed else None


def _rows(id: str, table: Table, asked: Iterable[tuple[Made, View]]) -> Iterator[Row]:  # noqa: A002
    game, result = table.game, table.result
    of_all = {
        "table": id,
        "game": game.name,
        "rules": table.opened.rules,
        "options": sorted(table.opened.options.items()),
        "scores": result.scores if result else None,
    }
    for decision, view in asked:
        legal = [game.texts[game.index[move]] for move in decision.legal]
        yield {
            **of_all,
            "ply": decision.ply,
            "revision": decision.revision,
            "time": decision.time,
            "seat": decision.seat,
            "player": decision.ai or "person",
            "window": decision.window,
            **_observation(game, view),
            "legal": legal,
            "chosen": decision.chosen,
            "move": legal[decision.chosen],
            "score": result.scores[decision.seat] if result else None,
            "won": decision.seat in result.winners if result else None,
        }


def _observation(game: Game, view: View) -> Row:
    """What a seat saw, as lists in an order that tells nothing: by name, then by seat, the table's own first."""
    code = game.deck.code
    return {
        "places": [
            {"zone": place.zone, "seat": place.seat, "cards": [code[c] for c in cards.known], "hidden": cards.hidden}
            for place, cards in _sorted(view.places)
        ],
        "marks": [
            {"mark": mark.name, "seat": mark.seat, "faces": [code[face] for face in faces]}
            for mark, faces in _sorted(view.marks)
        ],
        "counts": [
            {"counter": count.name, "seat": count.seat, "value": value} for count, value in _sorted(view.counts)
        ],
    }


def _sorted(found: Mapping[Any, Any]) -> list[tuple[Any, Any]]:
    def order(item: tuple[Any, Any]) -> tuple[str, int]:
        name, seat = item[0]
        return name, -1 if seat is None else seat

    return sorted(found.items(), key=order)
