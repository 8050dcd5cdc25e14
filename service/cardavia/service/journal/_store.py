"""What the journal asks of a store. Everything here blocks; the journal calls it from its own threads."""

from collections.abc import Mapping, Sequence
from typing import Protocol
from uuid import UUID

from cardavia.service.journal._archive import Archive
from cardavia.service.journal._errors import Conflict, JournalFailed, RequestKnown
from cardavia.service.journal._values import Append, Archived, Found, Naming, Stored, Summary

Refusal = Conflict | RequestKnown | JournalFailed
Place = tuple[int, UUID]


class Store(Protocol):
    """Entries, requests, summaries and names in one place, with transactions. Trouble is raised as JournalFailed."""

    @property
    def writable(self) -> bool:
        """False where only reading is possible; `write` and `rename` are then never called."""

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        """Store all that can be stored in one durable transaction, in this order; say for each why not, or None.

        Called by one thread at a time, with checked values. A request that is known comes before a conflict. Trouble
        that only some of the entries meet is said in the list.
        """

    def read(self, table: UUID, after: int, limit: int | None) -> list[Stored]:
        """Entries of a table above revision `after`, in order, at most `limit`.

        Raises InArchive where some of them are in the archive (_archive.py).
        """

    def find(self, scope: str, id: str) -> Found | None:  # noqa: A002 the word of the interface
        """What a request did."""

    def summary(self, table: UUID) -> Summary | None:
        """A table's row for lists."""

    def summaries(self, equal: Mapping[str, object], after: Place | None, limit: int, newest: bool) -> list[Summary]:
        """Rows whose fields have these values, by (opened_at, table) upwards, or downwards if `newest`.

        `after` is the place of the last row seen; it need not exist.
        """

    def results(self, label: str, after: Place | None, limit: int) -> list[Summary]:
        """Rows of tables that have ended, with this label ("": with any), by (ended_at, table) upwards.

        `after` is as in `summaries`.
        """

    def counts(self, statuses: Sequence[str]) -> dict[tuple[str, str], int]:
        """How many rows have one of these statuses, by (game, status)."""

    def rename(self, namings: Sequence[Naming]) -> None:
        """Store names in one durable transaction, in this order. Called by the thread of `write`, with checked values.

        Of names that were deleted or replaced no copy is left when this returns. Where copies are left, it raises
        JournalFailed with the names changed; the same change again tries once more to be rid of them. A store
        on a database server cannot promise it for the server's own files.
        """

    def names(self, players: Sequence[str]) -> dict[str, str]:
        """The names of those of these players who have one."""

    def close(self) -> None:
        """Give back files and connections; called once, last."""


class ArchivingStore(Store, Protocol):
    """A store whose entries can be moved into an archive: those of a table up to a revision, all of them at once.

    Seals, requests, summaries and names stay, and later entries follow on what is archived as if it were there.
    """

    archive_files: Archive | None
    """Where `read` finds what is archived; it raises InArchive if this is not set."""

    def archived(self, table: UUID) -> Archived | None:
        """Which of a table's entries are in the archive, or None."""

    def archivable(self, before: int, after: Place | None, limit: int) -> list[Summary]:
        """Rows of tables that ended before a time (UTC microseconds) and have entries here, by (ended_at, table).

        `after` is as in `summaries`.
        """

    def archive(self, archived: Archived) -> bool:
        """Record that these entries are in the archive, and delete them, in one durable transaction.

        The archive must have been checked to hold them. False, with nothing done, if so many are recorded already.
        """

    def restore(self, archived: Archived, entries: Sequence[Stored]) -> bool:
        """Put all archived entries of a table back, and forget the archive, in one durable transaction.

        False, with nothing done, if what is recorded is something else, or later entries are here.
        """
