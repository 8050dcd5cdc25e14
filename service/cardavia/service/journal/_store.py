"""What the journal asks of a store. Everything here blocks; the journal calls it from its own threads."""

from collections.abc import Mapping, Sequence
from typing import Protocol
from uuid import UUID

from cardavia.service.journal._errors import Conflict, JournalFailed, RequestKnown
from cardavia.service.journal._values import Append, Found, Naming, Stored, Summary

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
        """Entries of a table above revision `after`, in order, at most `limit`."""

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
