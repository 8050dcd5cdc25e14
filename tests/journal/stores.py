"""The stores that the contract is kept by, and what its tests put into them."""

import hashlib
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from uuid import UUID

from cardavia.service.journal import (
    Append,
    Found,
    Journal,
    Naming,
    Request,
    Store,
    Stored,
    Summary,
)
from cardavia.service.journal._memory import MemoryStore
from cardavia.service.journal._sqlite import SqliteStore
from cardavia.service.journal._store import Refusal
from cardavia.service.journal.postgres import PostgresStore
from tests import postgres


def _sqlite(directory: Path) -> Store:
    return SqliteStore(directory / "journal.db", synchronous="NORMAL")  # what is synced is test_sqlite's business


def _postgres(directory: Path) -> Store:
    return PostgresStore(postgres.url_of(directory))


STORES: dict[str, Callable[[Path], Store]] = {
    "memory": lambda _: MemoryStore(),
    "postgres": _postgres,
    "sqlite": _sqlite,
}
"""How to open each store, given a directory of the test's own."""

PERSISTENT = frozenset({"postgres", "sqlite"})
"""Those that remember when opened again in the same directory, until it is forgotten."""


class Gate:
    """A store that holds every transaction until it is let through, and keeps a list of them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.batches: list[list[Append]] = []
        self.entered = threading.Event()
        self.opened = threading.Event()
        self.opened.set()

    @property
    def writable(self) -> bool:
        return self.store.writable

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        self.batches.append(list(batch))
        self.entered.set()
        assert self.opened.wait(30)
        return self.store.write(batch)

    def read(self, table: UUID, after: int, limit: int | None) -> list[Stored]:
        return self.store.read(table, after, limit)

    def find(self, scope: str, id: str) -> Found | None:  # noqa: A002
        return self.store.find(scope, id)

    def summary(self, table: UUID) -> Summary | None:
        return self.store.summary(table)

    def summaries(
        self, equal: Mapping[str, object], after: tuple[int, UUID] | None, limit: int, newest: bool
    ) -> list[Summary]:
        return self.store.summaries(equal, after, limit, newest)

    def results(self, label: str, after: tuple[int, UUID] | None, limit: int) -> list[Summary]:
        return self.store.results(label, after, limit)

    def counts(self, statuses: Sequence[str]) -> dict[tuple[str, str], int]:
        return self.store.counts(statuses)

    def rename(self, namings: Sequence[Naming]) -> None:
        self.store.rename(namings)

    def names(self, players: Sequence[str]) -> dict[str, str]:
        return self.store.names(players)

    def close(self) -> None:
        self.store.close()


def table(number: int) -> UUID:
    return UUID(int=number)


def entry(of: UUID, revision: int, state: bytes | None = None, id: str | None = None, digest: bytes = b"") -> Append:  # noqa: A002
    """An entry that can be told from others; with a request if it gets an id."""
    request = None if id is None else Request("seat", id, hashlib.sha256(digest).digest())
    return Append(of, revision, b"%d of %d" % (revision, of.int) if state is None else state, "Moved", request)


def summary(of: UUID, revision: int = 1, **fields: object) -> Summary:
    values: dict[str, object] = {
        "game": "chuo_pai",
        "status": "open",
        "listed": True,
        "label": "",
        "owner": "ada",
        "previous": None,
        "opened_at": 1_000_000 + of.int,
        "updated_at": 1_000_000 + revision,
    }
    return Summary(table=of, revision=revision, **(values | fields))  # type: ignore[arg-type]


async def revisions(journal: Journal, of: UUID) -> list[int]:
    return [stored.revision for stored in await journal.read(of)]
