"""The leases of the processes that share a journal in PostgreSQL, and who has a stream at which of them.

A lease is a row that its replica renews, by the database's clock. It is of a replica, not of tables: which of those
that live attends to a table follows from their ids alone (cluster.py). Nothing here is needed to keep the log right.
"""

import threading
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, TypeVar
from uuid import UUID

import psycopg
from psycopg import Connection
from psycopg.rows import DictRow

from cardavia.service.journal._connections import Connections, Place, explained
from cardavia.service.journal._errors import JournalFailed
from cardavia.service.journal._migrate import check_schema

LEASE_SECONDS = 3.0
"""For how long a lease holds that is not renewed."""
FORGOTTEN_SECONDS = 60.0
"""After which time the rows of a replica that is gone are removed."""

SPECTATORS = -1
"""The seat of those who have none."""

Seat = tuple[UUID, int]
"""A table, and a seat there or `SPECTATORS`."""

_RENEW = """
    INSERT INTO cardavia.replicas VALUES (%s, clock_timestamp(), %s, %s, %s)
    ON CONFLICT (id) DO UPDATE SET renewed_at = clock_timestamp(), ready = excluded.ready
    RETURNING xmax = 0 AS new
"""
_OTHERS = """
    SELECT id, renewed_at, ready, token_key, administrator_key,
        renewed_at > clock_timestamp() - make_interval(secs => %s) AS lives
    FROM cardavia.replicas WHERE id <> %s
"""
_FORGET = """
    DELETE FROM cardavia.replicas WHERE renewed_at < clock_timestamp() - make_interval(secs => %s)
"""
_FORGET_PRESENCE = """
    DELETE FROM cardavia.presence WHERE replica NOT IN (SELECT id FROM cardavia.replicas)
"""
_ADD = """
    INSERT INTO cardavia.presence SELECT *, %b FROM unnest(%b::uuid[], %b::smallint[]) ON CONFLICT DO NOTHING
"""
_REMOVE = """
    DELETE FROM cardavia.presence USING unnest(%b::uuid[], %b::smallint[]) AS gone (originator_id, seat)
    WHERE presence.originator_id = gone.originator_id AND presence.seat = gone.seat AND presence.replica = %b
"""
_PRESENT = """
    SELECT DISTINCT originator_id, seat FROM cardavia.presence JOIN cardavia.replicas ON replica = id
    WHERE originator_id = ANY(%b) AND replica <> %b AND renewed_at > clock_timestamp() - make_interval(secs => %b)
"""

_T = TypeVar("_T")


class Other(NamedTuple):
    """Another replica's lease: when it was last renewed (of the database's clock; only to compare), and its keys."""

    id: UUID
    renewed_at: object
    ready: bool
    lives: bool
    token_key: bytes
    administrator_key: bytes


class Lease:
    """One replica's lease. Everything here blocks, and raises JournalFailed where the database cannot do it now."""

    def __init__(self, url: str, id: UUID, token_key: bytes, administrator_key: bytes) -> None:  # noqa: A002
        """Open the database that `url` names, which has the schema; the keys are hashes. Takes no lease yet."""
        self.id = id
        self._ended = False
        self._renewing = threading.Lock()
        self._keys = token_key, administrator_key
        self._place = Place(url)
        self._connections = Connections(self._place)
        self._connections.configure = _carefree
        self._do(check_schema)

    def renew(self, ready: bool) -> tuple[bool, list[Other]]:
        """Hold the lease on, or take it; gives whether it was not there, and those of others.

        `ready`: this replica attends to tables. Among the others are such as have run out lately.
        """

        def renew(connection: Connection[DictRow]) -> tuple[bool, list[Other]]:
            # Each statement commits by itself: who sees this renewal may be sure that his own lease is seen by it.
            mine = connection.execute(_RENEW, [self.id, ready, *self._keys]).fetchall()
            if connection.execute(_FORGET, [FORGOTTEN_SECONDS]).rowcount:
                connection.execute(_FORGET_PRESENCE)
            rows = connection.execute(_OTHERS, [LEASE_SECONDS, self.id]).fetchall()
            return any(row["new"] for row in mine), [Other(**row) for row in rows]

        with self._renewing:  # one that comes late must not take the lease again that was given back
            return (False, []) if self._ended else self._do(renew)

    def give_back(self) -> None:
        """Be no replica any more, and have nobody's streams."""

        def give_back(connection: Connection[DictRow]) -> None:
            connection.execute("DELETE FROM cardavia.replicas WHERE id = %s", [self.id])
            connection.execute("DELETE FROM cardavia.presence WHERE replica = %s", [self.id])

        with self._renewing:
            self._ended = True
            self._do(give_back)

    def tell(self, come: Collection[Seat], gone: Collection[Seat]) -> None:
        """These seats have a stream at this replica now, and those have none any more."""

        def tell(connection: Connection[DictRow]) -> None:
            if come:
                connection.execute(_ADD, [self.id, *_columns(come)])
            if gone:
                connection.execute(_REMOVE, [*_columns(gone), self.id])

        self._do(tell)

    def present(self, tables: Sequence[UUID]) -> list[Seat]:
        """The seats of these tables that have a stream at another replica."""
        rows = self._do(lambda c: c.execute(_PRESENT, [list(tables), self.id, LEASE_SECONDS]).fetchall())
        return [(row["originator_id"], row["seat"]) for row in rows]

    def close(self) -> None:
        """Give back connections, and not the lease."""
        self._connections.close()

    def _do(self, work: Callable[[Connection[DictRow]], _T]) -> _T:
        # Not patiently: who renews tries again by himself, and what was read late would be no news.
        try:
            with self._connections.lent() as connection:
                return work(connection)
        except psycopg.Error as error:
            raise JournalFailed(f"{self._place}: {explained(error)}") from error


def _carefree(connection: Connection[DictRow]) -> None:
    connection.execute("SET synchronous_commit = off")  # what is lost here was of the moment


def _columns(seats: Collection[Seat]) -> list[list[object]]:
    return [list(column) for column in zip(*sorted(seats), strict=True)]
