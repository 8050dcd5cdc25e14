"""What tests of the archive share: stores that have one, tables to archive, and all that can be seen of a table."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

from cardavia.service.archive import Outcome, Place, archive_tables
from cardavia.service.journal import Append, ArchivingStore, SqliteStore
from cardavia.service.journal.postgres import PostgresStore
from tests import postgres
from tests.interchange.journals import KEYS, played, store_all

NOW = 2_000_000_000_000_000
"""Later than any table of these tests ended."""


def _sqlite(directory: Path) -> ArchivingStore:
    return SqliteStore(directory / "cardavia.sqlite3", synchronous="NORMAL")  # these are not about power cuts


def _postgres(directory: Path) -> ArchivingStore:
    return PostgresStore(os.environ.get("TESTS_DATABASE") or postgres.url_of(directory))


STORES: dict[str, Callable[[Path], ArchivingStore]] = {"postgres": _postgres, "sqlite": _sqlite}
"""How to open each store, given a directory of the test's own."""


def filled(store: ArchivingStore, tables: int = 1, seed: int = 7) -> dict[UUID, list[Append]]:
    """Put settled tables into a store; what each is made of."""
    rng, made = Random(seed), {}
    for _ in range(tables):
        table, appends = played(rng)
        store_all(store, appends)
        made[table] = appends
    return made


def archive(store: ArchivingStore, place: Place, **changes: Any) -> Outcome:
    """Archive all that has ended."""
    result = Outcome()
    archive_tables(store, place, KEYS, result, **{"before": NOW, "now": NOW, "made_by": "tests", **changes})
    return result


def seen(store: ArchivingStore, appends: list[Append]) -> tuple[object, ...]:
    """All that a store gives of a table: entries, its row, results, what its requests did."""
    table = appends[0].table
    requests = [append.request for append in appends if append.request is not None]
    return (
        store.read(table, 0, None),
        store.summary(table),
        [row for row in store.results("", None, 1000) if row.table == table],
        [store.find(request.scope, request.id) for request in requests],
    )


def files_of(root: Path) -> list[Path]:
    """The files of an archive in a directory."""
    return sorted(path for path in root.rglob("*") if path.is_file())
