"""Moving tables that ended into the archive, and back.

Of each table first the file is written, durably; then it is read back and checked as an import is; then the store
records where it is and forgets the entries, in one transaction. Whoever is killed in between has changed nothing but
left a file, which the next one finds. Any number may do it at the same time.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from uuid import UUID

from cardavia.service.archive._places import Place
from cardavia.service.archive._reading import checked, name_of, packed
from cardavia.service.exports import PAGE, entries
from cardavia.service.imports import MAX_ENTRIES, Unacceptable, accepted, head_of
from cardavia.service.journal import Archived, ArchiveFailed, ArchivingStore, JournalFailed, Stored, Summary
from cardavia.service.verify import Keys
from cardavia.service.wire.log import BadEntry

Step = Callable[[str], None]
"""Told what has been done for a table: `read`, `written`, `checked`, `recorded`."""


@dataclass(slots=True)
class Outcome:
    """How many tables were archived, with how many entries, and those that stay, each with the reason."""

    tables: int = 0
    entries: int = 0
    failed: list[tuple[UUID, str]] = field(default_factory=list)


def archive_tables(
    store: ArchivingStore,
    place: Place,
    keys: Keys,
    result: Outcome,
    *,
    before: int,
    now: int,
    made_by: str,
    most: int | None = None,
    step: Step = lambda _what: None,
) -> None:
    """Archive at most so many tables that ended before a time (UTC microseconds), those that ended first before others.

    Signatures of `keys` are checked. `store.archive_files` must be of the same place: of a table that went on after it
    was archived, the first part is read from there. `result` is told what was done, also when this raises:
    JournalFailed, OSError where the place cannot be written.
    """
    after = None
    tried = 0
    while rows := store.archivable(before, after, PAGE):
        for row in rows:
            if tried == most:
                return
            tried += 1
            after = row.ended_at, row.table
            try:
                archived = archive_table(store, place, keys, row, now=now, made_by=made_by, step=step)
            except (Unacceptable, BadEntry, JournalFailed) as error:
                result.failed.append((row.table, str(error)))
            else:
                result.tables += 1
                result.entries += archived.revision


def archive_table(
    store: ArchivingStore,
    place: Place,
    keys: Keys,
    row: Summary,
    *,
    now: int,
    made_by: str,
    step: Step = lambda _what: None,
) -> Archived:
    """Archive a table that has ended, all of it. Raises Unacceptable, BadEntry, JournalFailed, OSError."""
    found = list(islice(entries(store, row.table), MAX_ENTRIES + 1))
    head = head_of(row.table, [entry.state for entry in found])
    archived = Archived(row.table, len(found), head, name_of(row.table, row.ended_at, len(found), head), now)
    step("read")
    try:
        _check(place, archived, found, keys)  # a good file that is there already stays as it is
    except (ArchiveFailed, Unacceptable):
        place.write(archived.name, packed(row.table, found, now, made_by))
        step("written")
        _check(place, archived, found, keys)
    step("checked")
    store.archive(archived)  # false if another command was faster: with the same file
    step("recorded")
    return archived


def restore_table(store: ArchivingStore, place: Place, keys: Keys, table: UUID, *, now: int, made_by: str) -> Archived:
    """Put a table's entries back into the store; its file stays. `store.archive_files` must be of the same place.

    Raises Unacceptable, BadEntry, JournalFailed, OSError.
    """
    archived, row = store.archived(table), store.summary(table)
    if archived is None or row is None:
        raise Unacceptable("it is not archived")
    if store.read(table, archived.revision, 1):  # what was said after that goes with it
        archived = archive_table(store, place, keys, row, now=now, made_by=made_by)
    if not store.restore(archived, list(entries(store, table))):
        raise Unacceptable("it was changed meanwhile; say it again")
    return archived


def _check(place: Place, archived: Archived, found: Sequence[Stored], keys: Keys) -> None:
    """Raise Unacceptable or ArchiveFailed unless the file has all that was found, and would be imported."""
    carried = checked(place, archived)
    seals = [(entry.revision, entry.seal) for entry in found if entry.seal is not None]
    if carried.entries != [entry.state for entry in found] or carried.seals != seals:
        raise ArchiveFailed(f"in the archive {place} does not hold what was written", archived)
    accepted(carried, keys, unsigned=True)
