"""Reading tables whose first entries are in the archive, as if they were in the store."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol
from uuid import UUID

from eventsourcing.persistence import StoredEvent
from msgspec.structs import replace

from cardavia.service.journal._errors import ArchiveFailed, InArchive
from cardavia.service.journal._values import Archived, Seal, Stored


class Archive(Protocol):
    """Where archived entries are."""

    def read(self, archived: Archived, after: int, limit: int | None) -> list[Stored]:
        """Archived entries of a table above revision `after`, in order, at most `limit`; without seals.

        They are those of which `archived.head` is the head: what is not is never given. Blocks, maybe for long. Safe in
        several threads. Raises ArchiveFailed.
        """


class NoArchive:
    """Where none was named."""

    def read(self, archived: Archived, after: int, limit: int | None) -> list[Stored]:  # noqa: ARG002
        """See Archive."""
        raise ArchiveFailed("is in the archive, and no archive is named; --archive URL names it", archived)


def read_through(
    archive: Archive | None,
    look: Callable[[UUID, int, int | None], tuple[list[Stored], bool]],
    table: UUID,
    after: int,
    limit: int | None,
) -> list[Stored]:
    """Entries of a table, by a store's `look`, which gives what `found_here` does, and from the archive.

    Raises InArchive if some are there and no archive is given.
    """
    try:
        found, again = look(table, after, limit)
        return look(table, after, limit)[0] if again else found
    except InArchive as moved:
        if archive is None:
            raise
        found, revision = from_archive(archive, moved, after, limit), moved.archived.revision
    if limit is None or len(found) < limit:
        found += read_through(archive, look, table, revision, None if limit is None else limit - len(found))
    return found


def from_archive(archive: Archive, moved: InArchive, after: int, limit: int | None) -> list[Stored]:
    """The part of it that is archived, with its seals."""
    entries = archive.read(moved.archived, after, limit)
    return [replace(entry, seal=moved.seals.get(entry.revision)) for entry in entries]


def found_here(
    events: Sequence[StoredEvent], seals: Mapping[int, Seal], archived: Archived | None, after: int
) -> tuple[list[Stored], bool]:
    """Entries that a store found above `after`, with their seals, and whether it has to look again.

    The seals above `after`, and what is archived of the table, were looked for after the entries: so what was archived
    meanwhile is among the entries, and what was put back meanwhile shows by seals without entries. Raises InArchive.
    """
    begins = events[0].originator_version if events else 0
    if begins != after + 1 and archived is not None and archived.revision > after:
        raise InArchive(archived, seals)
    found = [
        Stored(event.originator_version, event.topic, event.state, seals.get(event.originator_version))
        for event in events
    ]
    return found, begins != after + 1 and bool(found or seals)
