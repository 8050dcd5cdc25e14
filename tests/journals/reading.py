"""Logs as they lie in a file, and what this version of the core makes of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import UUID

from cardavia.core import events
from cardavia.core.audit import check
from cardavia.core.catalog import GAMES
from cardavia.core.chain import first_head, next_head
from cardavia.core.events import whole
from cardavia.core.table import AI_PLAYERS, DISCLOSURES, SOURCES, Entry, Table, append
from cardavia.service.journal import Seal
from cardavia.service.wire.export import decode_seal, read_records
from cardavia.service.wire.log import entry_from_bytes, secret_of


@dataclass
class Log:
    """A table's stored entries, and its signed heads by the number of the entry that each covers."""

    id: UUID
    stored: list[bytes] = field(default_factory=list)
    seals: dict[int, Seal] = field(default_factory=dict)

    def entries(self) -> list[Entry]:
        return [entry_from_bytes(stored) for stored in self.stored]

    def heads(self) -> list[bytes]:
        """The chain's head after each entry."""
        secret, heads = secret_of(entry_from_bytes(self.stored[0])), [first_head(self.id)]
        for number, stored in enumerate(self.stored, start=1):
            heads.append(next_head(heads[-1], secret, number, stored))
        return heads[1:]

    def replayed(self) -> Table:
        """The table after all entries, each of them checked against the rules."""
        table, since = None, 0
        for entry in self.entries():
            check(table, entry, since)
            table, since = append(table, entry), entry.time
        assert table is not None
        return table


def logs(path: Path) -> Iterator[Log]:
    """The tables of a file, in order."""
    log = None
    with path.open("rb") as file:
        for record in read_records(file):
            kind = record.WhichOneof("kind")
            if kind in ("table", "end") and log is not None:
                yield log
            if kind == "table":
                log = Log(UUID(record.table.table_id))
            elif log is not None and kind == "entry":
                log.stored.append(record.entry.stored)
                assert record.entry.revision == len(log.stored)
            elif log is not None and kind == "head":
                log.seals[record.head.revision] = decode_seal(record.head)
    assert kind == "end"


def result(table: Table) -> dict[str, Any]:
    """What came of a table: its status, its settlement, and how many moves were made."""
    scores = list(table.result.scores) if table.result is not None else None
    winners = list(table.result.winners) if table.result is not None else None
    return {"game": table.opened.game, "status": table.status, "scores": scores, "winners": winners, "moves": table.ply}


CLAIMS: set[type] = {events.WindowOpened, events.Answered, events.WindowClosed}
ALWAYS: set[type] = {
    events.Opened,
    events.SeatTaken,
    events.SeatLeft,
    events.EntropyDue,
    events.EntropyRevealed,
    events.Begun,
    events.Moved,
    events.Transferred,
    events.Counted,
    events.Settled,
    events.Ended,
    events.Released,
    events.Continued,
}
"""The events that every game has, and those of a game with claims."""


def covered(game: str, path: Path) -> None:
    """Assert that a game's logs have everything that a log may have."""
    found = list(logs(path))
    tables = [log.replayed() for log in found]
    entries = [entry for log in found for entry in log.entries()]
    happened = {type(whole(event)) for entry in entries for event in entry.happened}
    claiming = GAMES[game].decline is not None
    assert happened >= ALWAYS | (CLAIMS if claiming else set()), game
    settled = [table.opened for table in tables if table.status == "over"]
    for name, values in GAMES[game].options.items():
        assert {opened.options[name] for opened in settled} == set(values), (game, name)
    assert {opened.source for opened in settled} == set(SOURCES)
    assert {opened.claims for opened in settled} == {"open", "sealed"}
    assert {opened.disclosure for opened in settled} == set(DISCLOSURES)
    assert {table.status for table in tables} == {"over", "void", "closed"}
    assert {entry.author.role for entry in entries} == {"seat", "owner", "administrator", "service"}
    assert {entry.author.ai for entry in entries} == {"", *AI_PLAYERS}
    assert any(seat.generation > 1 for table in tables for seat in table.seats)
    assert [str(log.id) for log in found if str(log.id) in {table.opened.previous for table in tables}]
