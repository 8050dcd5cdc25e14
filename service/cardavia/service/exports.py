"""Tables out of a journal, as records of the file in which they travel (docs/log.md).

Rows for lists and entries are read a page at a time, also while a service writes. Entries are never changed, so each
table comes out as it was at the moment when its last page was read.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from uuid import UUID

from cardavia.core.chain import first_head, next_head
from cardavia.service.journal import JournalFailed, Store, Stored, Summary
from cardavia.service.signing import Signer
from cardavia.service.wire.export import (
    Record,
    Writer,
    end_record,
    entry_record,
    head_record,
    header_record,
    table_record,
)
from cardavia.service.wire.log import BadEntry, entry_from_bytes, secret_of

PAGE = 256
"""How many entries, or rows of lists, are in memory at a time."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which tables: these, or all that match.

    `game` and `status` are empty for any; `since` (inclusive) and `until` (exclusive) are of the time at which a table
    was opened, in UTC microseconds.
    """

    tables: tuple[UUID, ...] = ()
    game: str = ""
    status: str = ""
    since: int = 0
    until: int = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written, and the tables that could not be read (to their end), with the reason."""

    tables: int
    entries: int
    failed: tuple[tuple[UUID, str], ...]


def selected(store: Store, selection: Selection) -> Iterator[Summary]:
    """The rows of the selected tables, in the order in which they were opened, or are named. Raises JournalFailed.

    Tables that are named and are not there are passed over.
    """
    if selection.tables:
        yield from filter(None, map(store.summary, selection.tables))
        return
    equal = {name: value for name in ("game", "status") if (value := getattr(selection, name))}
    after = (selection.since, UUID(int=0))
    while rows := store.summaries(equal, after, PAGE, False):
        for row in rows:
            if row.opened_at >= selection.until:
                return
            yield row
        after = rows[-1].opened_at, rows[-1].table


def entries(store: Store, table: UUID) -> Iterator[Stored]:
    """The entries of a table, a page in memory at a time. Raises JournalFailed."""
    after = 0
    while page := store.read(table, after, PAGE):
        yield from page
        after = page[-1].revision
        if len(page) < PAGE:
            return


def export(
    store: Store,
    rows: Iterable[Summary],
    writer: Writer,
    *,
    signer: Signer | None,
    now: int,
    made_by: str,
) -> Exported:
    """Write a whole file of the tables of these rows, each with a signature under its last entry.

    Where none is stored, `signer` makes one; without a signer that is left out. A table that cannot be read is left
    out, and one that cannot be read to its end comes as far as it goes, without that signature. Raises OSError where
    the file cannot be written.
    """
    tables = count = 0
    failed = []
    writer.write(header_record(now, made_by))
    for row in rows:
        try:
            for record in _records(store, row.table, signer):
                writer.write(record)
                tables += record.HasField("table")
                count += record.HasField("entry")
        except (JournalFailed, BadEntry) as error:
            failed.append((row.table, str(error)))
    writer.write(end_record(tables, count))
    writer.close()
    return Exported(tables, count, tuple(failed))


def _records(store: Store, table: UUID, signer: Signer | None) -> Iterator[Record]:
    secret, head, last = b"", first_head(table), None
    for stored in entries(store, table):
        if last is None:
            secret = secret_of(entry_from_bytes(stored.state))
            yield table_record(table)
        head = next_head(head, secret, stored.revision, stored.state)
        yield entry_record(stored.revision, stored.state)
        if stored.seal is not None:
            yield head_record(table, stored.revision, stored.seal)
        last = stored
    if last is None:
        raise BadEntry("the journal has no entries of it")
    if last.seal is None and signer is not None:
        yield head_record(table, last.revision, signer.seal(table, head))
