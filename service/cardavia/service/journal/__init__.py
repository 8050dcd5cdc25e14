"""The journal: opaque entries by table and revision, durable before they are acknowledged.

An entry is bytes and a topic, stored under (table, revision) with the event store of the `eventsourcing` library. The
request it answers and the table's row for lists are written in the same transaction, or not at all. Appends of many
callers share a transaction (group commit), and each fails alone. Nothing stored is ever changed or deleted, except
the row for lists.

A caller loads a table with `read`, decides, and appends the next revision. After `Conflict` or `JournalFailed` it must
load the table again; after `RequestKnown` it has its answer: the request was accepted before.

This package knows no messages, games or viewers.
"""

from cardavia.service.journal._errors import Conflict, JournalClosed, JournalFailed, RequestKnown
from cardavia.service.journal._journal import Journal, open_memory, open_sqlite, open_sqlite_readonly
from cardavia.service.journal._sqlite import Synchronous
from cardavia.service.journal._store import Store
from cardavia.service.journal._values import MAX_STATE_BYTES, Append, Found, Request, Stored, Summary

__all__ = [
    "MAX_STATE_BYTES",
    "Append",
    "Conflict",
    "Found",
    "Journal",
    "JournalClosed",
    "JournalFailed",
    "Request",
    "RequestKnown",
    "Store",
    "Stored",
    "Summary",
    "Synchronous",
    "open_memory",
    "open_sqlite",
    "open_sqlite_readonly",
]
