"""The journal: opaque entries by table and revision, durable before they are acknowledged.

An entry is bytes and a topic, stored under (table, revision) with the event store of the `eventsourcing` library. The
request it answers, the table's row for lists and a signed head are written in the same transaction, or not at all.
Appends of many callers share a transaction (group commit), and each fails alone. Nothing stored is ever changed or
deleted, except the row for lists, and players' names, which stand in a table of their own so that they can be deleted.
Entries of tables that have ended can be moved into an archive; they are read as before, from there.

A caller loads a table with `read`, decides, and appends the next revision. After `Conflict` or `JournalFailed` it must
load the table again; after `RequestKnown` it has its answer: the request was accepted before.

Programs that read or write whole journals, and need no event loop for it, use a store as it is: `SqliteStore`. What is
for PostgreSQL is in `cardavia.service.journal.postgres`.

This package knows no messages, games or viewers.
"""

from cardavia.service.journal._archive import Archive, NoArchive
from cardavia.service.journal._backup import backup
from cardavia.service.journal._errors import (
    ArchiveFailed,
    Conflict,
    InArchive,
    JournalClosed,
    JournalFailed,
    RequestKnown,
)
from cardavia.service.journal._journal import Journal, open_memory, open_sqlite, open_sqlite_readonly
from cardavia.service.journal._sqlite import SqliteStore, Synchronous
from cardavia.service.journal._store import ArchivingStore, Store
from cardavia.service.journal._values import (
    MAX_NAME_BYTES,
    MAX_STATE_BYTES,
    Append,
    Archived,
    Found,
    Naming,
    Request,
    Seal,
    Stored,
    Summary,
    check,
)

__all__ = [
    "MAX_NAME_BYTES",
    "MAX_STATE_BYTES",
    "Append",
    "Archive",
    "ArchiveFailed",
    "Archived",
    "ArchivingStore",
    "Conflict",
    "Found",
    "InArchive",
    "Journal",
    "JournalClosed",
    "JournalFailed",
    "Naming",
    "NoArchive",
    "Request",
    "RequestKnown",
    "Seal",
    "SqliteStore",
    "Store",
    "Stored",
    "Summary",
    "Synchronous",
    "backup",
    "check",
    "open_memory",
    "open_sqlite",
    "open_sqlite_readonly",
]
