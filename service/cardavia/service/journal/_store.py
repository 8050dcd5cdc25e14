"""What the journal asks of a store. Everything here blocks; the journal calls it from its own threads."""

from collections.abc import Mapping, Sequence
from typing import Protocol
from uuid import UUID

from cardavia.service.journal._errors import Conflict, RequestKnown
from cardavia.service.journal._values import Append, Found, Stored, Summary

Refusal = Conflict | RequestKnown
Place = tuple[int, UUID]


class Store(Protocol):
    """Entries, requests and summaries in one place, with transactions. Trouble is raised as JournalFailed."""

    @property
    def writable(self) -> bool:
        """False where only reading is possible; `write` is then never called."""

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        """Store all that can be stored in one durable transaction, in this order; say for each why not, or None.

        Called by one thread at a time, with checked values. A request that is known comes before a conflict.
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

    def close(self) -> None:
        """Give back files and connections; called once, last."""
