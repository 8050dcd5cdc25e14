"""Hints of which tables have grown, by NOTIFY: how they are written and read.

A hint only saves waiting. It may be late, or never come, so whoever follows looks by himself as well (_changes.py).
"""

from collections.abc import Mapping, Sequence
from uuid import UUID

from psycopg import Connection
from psycopg.rows import DictRow

from cardavia.service.journal._values import Append

CHANNEL = "cardavia_entries"

# PostgreSQL takes payloads of less than 8,000 bytes; a table takes 53 at most.
_TABLES = 128


def send_hints(connection: Connection[DictRow], batch: Sequence[Append]) -> None:
    """Tell who listens how far the tables of a batch are; after its commit, in a transaction of its own.

    All that send hints commit one after another: in the batch's transaction they would wait for each other's disk.
    """
    last = {append.table: append.revision for append in batch}
    for payload in payloads(last):
        connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])


def payloads(last: Mapping[UUID, int]) -> list[str]:
    """Hints for these tables with their last revisions, each short enough to be sent."""
    words = [f"{table.hex}:{revision}" for table, revision in last.items()]
    return [" ".join(words[at : at + _TABLES]) for at in range(0, len(words), _TABLES)]


def told(payload: str) -> dict[UUID, int]:
    """The tables of a hint, with their last revisions; none if it cannot be read."""
    try:
        pairs = [word.split(":") for word in payload.split(" ")]
        return {UUID(table): int(revision) for table, revision in pairs}
    except ValueError:
        return {}
