"""The journal in PostgreSQL; it needs the extra `postgresql`, so nothing else imports it before it is asked for."""

import asyncio

from cardavia.service.journal._archive import Archive
from cardavia.service.journal._changes import changes
from cardavia.service.journal._connections import Place
from cardavia.service.journal._journal import Journal
from cardavia.service.journal._migrate import migrate
from cardavia.service.journal._postgres import PostgresStore
from cardavia.service.journal._replicas import LEASE_SECONDS, SPECTATORS, Lease, Other, Seat
from cardavia.service.journal._sqlite import Synchronous

__all__ = [
    "LEASE_SECONDS",
    "SPECTATORS",
    "Lease",
    "Other",
    "Place",
    "PostgresStore",
    "Seat",
    "changes",
    "migrate",
    "open_postgres",
]


async def open_postgres(
    url: str, synchronous: Synchronous = "FULL", *, read_only: bool = False, archive: Archive | None = None
) -> Journal:
    """A journal in the database that `url` names, which has the schema (`migrate`).

    Other processes may write there at the same time. Raises JournalFailed if the database cannot be reached, has no
    schema or that of another version; ValueError for what is no URL.
    """
    store = await asyncio.to_thread(PostgresStore, url, synchronous=synchronous, read_only=read_only)
    return Journal(store, archive)
