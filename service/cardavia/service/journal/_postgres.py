"""A store in PostgreSQL: the library's aggregate recorder, and tables of ours beside its own (migrations/).

Any number of processes may write. What keeps them apart are unique keys: of a table and its revision, of a request and
its scope. Who comes second waits for the first one's commit, and is told of a conflict. A commit returns when it is on
the server's disk.

Transactions commit in any order, and no number runs over all of them: who follows others follows each table by its
revisions (_changes.py).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar
from uuid import UUID

import psycopg
from eventsourcing.persistence import StoredEvent
from eventsourcing.postgres import PostgresAggregateRecorder, PostgresDatastore
from psycopg import Connection, Cursor
from psycopg.errors import Diagnostic
from psycopg.rows import DictRow
from psycopg.types.composite import register_composite

from cardavia.service.journal._archive import Archive, found_here, read_through
from cardavia.service.journal._connections import Connections, Place, confirm, explained, make_synchronous
from cardavia.service.journal._errors import Conflict, JournalFailed, RequestKnown
from cardavia.service.journal._hints import send_hints
from cardavia.service.journal._migrate import SCHEMA, check_schema
from cardavia.service.journal._sqlite import Synchronous
from cardavia.service.journal._store import Place as ListPlace
from cardavia.service.journal._store import Refusal
from cardavia.service.journal._values import (
    Append,
    Archived,
    Found,
    Naming,
    Request,
    Seal,
    Stored,
    Summary,
    numbers_from_text,
    numbers_to_text,
)

_INSERT_REQUESTS = """
    INSERT INTO cardavia.requests
    SELECT * FROM unnest(%b::bytea[], %b::bytea[], %b::bytea[], %b::uuid[], %b::bigint[])
"""
_INSERT_SEALS = """
    INSERT INTO cardavia.seals SELECT * FROM unnest(%b::uuid[], %b::bigint[], %b::bytea[], %b::text[], %b::bytea[])
"""
_UPSERT_SUMMARIES = """
    INSERT INTO cardavia.summaries SELECT * FROM unnest(
        %b::uuid[], %b::text[], %b::text[], %b::boolean[], %b::bytea[], %b::bytea[], %b::uuid[],
        %b::bigint[], %b::bigint[], %b::bigint[], %b::bigint[], %b::text[], %b::text[]
    )
    ON CONFLICT (originator_id) DO UPDATE SET
        game = excluded.game, status = excluded.status, listed = excluded.listed, label = excluded.label,
        owner = excluded.owner, previous = excluded.previous, opened_at = excluded.opened_at,
        updated_at = excluded.updated_at, revision = excluded.revision,
        ended_at = excluded.ended_at, scores = excluded.scores, winners = excluded.winners
"""
_UPSERT_NAME = """
    INSERT INTO cardavia.names VALUES (%s, %s) ON CONFLICT (player) DO UPDATE SET name = excluded.name
"""
# In one trip: seals, and what is archived, which is the row that has a time.
_SELECT_BESIDE = """
    SELECT originator_version AS revision, head, key_id AS word, signature, NULL AS archived_at FROM cardavia.seals
    WHERE originator_id = %(table)s AND originator_version > %(after)s
    UNION ALL
    SELECT revision, head, name, NULL, archived_at FROM cardavia.archived
    WHERE originator_id = %(table)s
"""
_SELECT_ARCHIVED = "SELECT * FROM cardavia.archived WHERE originator_id = %s"
# Of two that archive the same the second waits here for the first, and finds that it has nothing to do.
_UPSERT_ARCHIVED = """
    INSERT INTO cardavia.archived AS known VALUES (%s, %s, %s, %s, %s) ON CONFLICT (originator_id) DO UPDATE SET
        revision = excluded.revision, head = excluded.head, name = excluded.name, archived_at = excluded.archived_at
    WHERE known.revision < excluded.revision
"""
_DELETE_ENTRIES = "DELETE FROM cardavia.stored_events WHERE originator_id = %s AND originator_version <= %s"
_HAS_ENTRIES = "EXISTS (SELECT FROM cardavia.stored_events AS e WHERE e.originator_id = summaries.originator_id)"
_SELECT_REQUESTS = """
    SELECT scope, id, originator_id, originator_version, digest
    FROM cardavia.requests JOIN unnest(%b::bytea[], %b::bytea[]) AS asked (scope, id) USING (scope, id)
"""
_SELECT_LAST = """
    SELECT originator_id, max(originator_version) AS last FROM (
        SELECT originator_id, originator_version FROM cardavia.stored_events
        UNION ALL
        SELECT originator_id, revision FROM cardavia.archived
    ) AS entries
    WHERE originator_id = ANY(%b) GROUP BY originator_id
"""
_SELECT_ENTRIES = """
    SELECT originator_id, originator_version, topic, state FROM cardavia.stored_events
    JOIN unnest(%b::uuid[], %b::bigint[]) AS asked (originator_id, originator_version)
    USING (originator_id, originator_version)
"""

_T = TypeVar("_T")
_Known = dict[tuple[str, str], Found]


class PostgresStore:
    """See Store. The schema must be there (`migrate`)."""

    def __init__(self, url: str, *, synchronous: Synchronous = "FULL", read_only: bool = False) -> None:
        """Open the database that a URL names; ValueError if it is none.

        With synchronous="NORMAL" commits are as durable as the server's settings make them.
        """
        self.archive_files: Archive | None = None
        """Where `read` finds what is archived; it raises InArchive if this is not set."""
        self._place = Place(url)
        self._read_only = read_only
        self._connections = Connections(self._place, read_only=read_only)
        if synchronous == "FULL" and not read_only:
            self._connections.configure = make_synchronous
        with self._trouble():
            try:
                self._recorder = self._call(self._open)
            except BaseException:
                self.close()
                raise

    def _open(self) -> "_Recorder":
        with self._connections.lent() as connection:
            check_schema(connection)
        return _Recorder(_Datastore(self._connections))

    @property
    def writable(self) -> bool:
        """See Store."""
        return not self._read_only

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        """See Store. Where a connection breaks, what came of the transaction is found out before anybody is told."""
        with self._trouble():
            return self._call(_Writing(self._recorder, batch).go)

    def read(self, table: UUID, after: int, limit: int | None) -> list[Stored]:
        """See Store."""
        return read_through(self.archive_files, self._read, table, after, limit)

    def _read(self, table: UUID, after: int, limit: int | None) -> tuple[list[Stored], bool]:
        with self._trouble():
            return self._call(partial(self._recorder.read, table, after, limit))

    def find(self, scope: str, id: str) -> Found | None:  # noqa: A002
        """See Store."""
        with self._trouble():
            return self._call(partial(self._recorder.known, [(scope, id)])).get((scope, id))

    def summary(self, table: UUID) -> Summary | None:
        """See Store."""
        rows = self._select_summaries("WHERE originator_id = %s", [table])
        return rows[0] if rows else None

    def summaries(
        self, equal: Mapping[str, object], after: ListPlace | None, limit: int, newest: bool
    ) -> list[Summary]:
        """See Store."""
        terms = [f"{name} = %s" for name in equal]
        params = [str(value).encode() if name in ("label", "owner") else value for name, value in equal.items()]
        if after is not None:
            terms.append(f"(opened_at, originator_id) {'<' if newest else '>'} (%s, %s)")
            params += after
        where = f"WHERE {' AND '.join(terms)} " if terms else ""
        way = "DESC" if newest else "ASC"
        order = f"ORDER BY opened_at {way}, originator_id {way} LIMIT %s"
        return self._select_summaries(where + order, [*params, limit])

    def _select_summaries(self, rest: str, params: Sequence[object]) -> list[Summary]:
        return [_summary(row) for row in self._select(f"SELECT * FROM cardavia.summaries {rest}", params)]  # noqa: S608

    def results(self, label: str, after: ListPlace | None, limit: int) -> list[Summary]:
        """See Store."""
        return self._ended([("label = %s", label.encode())] if label else [], after, limit)

    def _ended(self, terms: Sequence[tuple[str, object]], after: ListPlace | None, limit: int) -> list[Summary]:
        """Rows of tables that have ended for which all terms are true, each with its parameter, by when they ended."""
        where, params = ["ended_at <> 0", *(term for term, _ in terms)], [param for _, param in terms]
        if after is not None:
            where.append("(ended_at, originator_id) > (%s, %s)")
            params += after
        order = "ORDER BY ended_at, originator_id LIMIT %s"
        return self._select_summaries(f"WHERE {' AND '.join(where)} {order}", [*params, limit])

    def counts(self, statuses: Sequence[str]) -> dict[tuple[str, str], int]:
        """See Store."""
        rows = self._select(
            "SELECT game, status, count(*) AS n FROM cardavia.summaries WHERE status = ANY(%s) GROUP BY game, status",
            [list(statuses)],
        )
        return {(row["game"], row["status"]): row["n"] for row in rows}

    def rename(self, namings: Sequence[Naming]) -> None:
        """See Store. What PostgreSQL itself keeps of earlier rows, no command can wipe (docs/postgresql.md)."""
        with self._trouble():
            self._call(partial(self._recorder.rename, namings))

    def names(self, players: Sequence[str]) -> dict[str, str]:
        """See Store."""
        wanted = [player.encode() for player in players]
        rows = self._select("SELECT player, name FROM cardavia.names WHERE player = ANY(%s)", [wanted])
        return {row["player"].decode(): row["name"] for row in rows}

    def archived(self, table: UUID) -> Archived | None:
        """See ArchivingStore."""
        rows = self._select(_SELECT_ARCHIVED, [table])
        return _archived(rows[0]) if rows else None

    def archivable(self, before: int, after: ListPlace | None, limit: int) -> list[Summary]:
        """See ArchivingStore."""
        return self._ended([(f"{_HAS_ENTRIES} AND ended_at < %s", before)], after, limit)

    def archive(self, archived: Archived) -> bool:
        """See ArchivingStore."""
        with self._trouble():
            return self._call(partial(self._recorder.archive, archived))

    def restore(self, archived: Archived, entries: Sequence[Stored]) -> bool:
        """See ArchivingStore."""
        with self._trouble():
            return self._call(partial(self._recorder.restore, archived, entries))

    def close(self) -> None:
        """See Store."""
        self._connections.close()

    def _select(self, query: str, params: Sequence[object]) -> list[DictRow]:
        def select() -> list[DictRow]:
            with self._connections.lent() as connection:
                return connection.execute(query.encode(), params).fetchall()

        with self._trouble():
            return self._call(select)

    def _call(self, call: Callable[[], _T]) -> _T:
        return self._connections.patiently(call)

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            raise JournalFailed(f"{self._place}: {explained(error)}") from error
        except JournalFailed as error:
            raise JournalFailed(f"{self._place}: {error}") from error.__cause__


class _Writing:
    """One batch on its way into the store. `go` may be called again after trouble, until it gives the refusals.

    A transaction whose connection broke may have been committed, or may even be under way still. So the same is
    inserted again: the unique keys make it wait for that transaction. If it is refused then, and all of it is there
    byte for byte, it was committed; a transaction is stored whole or not at all. If anything of it is not there, it
    never will be. Where commits wait for a standby, one that lost its connection may not be there yet: so one more is
    waited for.
    """

    def __init__(self, recorder: "_Recorder", batch: Sequence[Append]) -> None:
        self._recorder = recorder
        self._batch = batch
        self._refusals: list[Refusal | None] = [None] * len(batch)
        self._begun = False

    def go(self) -> list[Refusal | None]:
        """What `Store.write` gives. Raises psycopg.Error."""
        if not _rising(self._batch):
            self._refusals = self._recorder.judge(self._batch)
        while rest := [a for a, refusal in zip(self._batch, self._refusals, strict=True) if refusal is None]:
            again, self._begun = self._begun, True
            try:
                self._recorder.insert(rest)
                break
            except psycopg.IntegrityError:
                if again and self._recorder.holds(rest):
                    break
                # What refused an entry stays for ever, so each round finds more of it.
                self._refusals = self._recorder.judge(self._batch)
                self._begun = False
        return self._refusals


def _rising(batch: Sequence[Append]) -> bool:
    """Whether the revisions of each table rise. Where they do not, they may be good together, but not in this order."""
    last: dict[UUID, int] = {}
    for append in batch:
        if append.revision <= last.get(append.table, 0):
            return False
        last[append.table] = append.revision
    return True


class _Recorder(PostgresAggregateRecorder):
    """The library's recorder, which also keeps requests, seals, summaries and names. Raises psycopg.Error."""

    def insert(self, batch: Sequence[Append]) -> None:
        """Store all of a batch in one transaction, or nothing; and tell who listens."""
        batch = sorted(batch, key=lambda append: append.table)  # so that no two transactions wait for each other
        with self.datastore.get_connection() as connection, _warnings(connection) as warnings:
            # What a pipeline holds is one transaction: one trip to the server, where one with BEGIN takes several.
            try:
                with connection.pipeline(), connection.cursor(binary=True) as c:
                    entries = [self.construct_pg_stored_event(a.table, a.revision, a.topic, a.state) for a in batch]
                    c.execute(self.insert_events_statement, (entries,))
                    _insert_beside(c, batch)
            except psycopg.IntegrityError:
                _forget_prepared(connection)
                raise
            if warnings:  # somebody has cancelled the wait for the standby; the server takes that for a success
                confirm(connection)
            with suppress(psycopg.Error):  # the batch is stored, and a hint may fail to come
                send_hints(connection, batch)

    def holds(self, batch: Sequence[Append]) -> bool:
        """Whether all these entries are stored, byte for byte, and durable."""
        with self.datastore.get_connection() as connection:
            c = connection.execute(_SELECT_ENTRIES, [[a.table for a in batch], [a.revision for a in batch]])
            stored = {(r["originator_id"], r["originator_version"]): (r["topic"], r["state"]) for r in c.fetchall()}
            confirm(connection)
        return all(stored.get((a.table, a.revision)) == (a.topic, a.state) for a in batch)

    def judge(self, batch: Sequence[Append]) -> list[Refusal | None]:
        """For each of a batch why it cannot be stored now, in this order, or None."""
        known = self.known([_key(a.request) for a in batch if a.request is not None])
        with self.datastore.get_connection() as connection:
            rows = connection.execute(_SELECT_LAST, [list({a.table for a in batch})]).fetchall()
        return _judged(batch, known, {row["originator_id"]: row["last"] for row in rows})

    def known(self, requests: Sequence[tuple[str, str]]) -> _Known:
        """What those of these requests did that are stored."""
        scopes, ids = (
            ([part.encode() for part in column] for column in zip(*requests, strict=True)) if requests else ([], [])
        )
        with self.datastore.get_connection() as connection:
            rows = connection.execute(_SELECT_REQUESTS, [scopes, ids]).fetchall()
        return {
            (row["scope"].decode(), row["id"].decode()): Found(
                row["originator_id"], row["originator_version"], row["digest"]
            )
            for row in rows
        }

    def read(self, table: UUID, after: int, limit: int | None) -> tuple[list[Stored], bool]:
        events = self.select_events(table, gt=after, limit=limit)
        with self.datastore.get_connection() as connection:
            rows = connection.execute(_SELECT_BESIDE, {"table": table, "after": after}).fetchall()
        seals, archived = dict[int, Seal](), None
        for row in rows:
            if row["archived_at"] is None:
                seals[row["revision"]] = Seal(row["head"], row["word"], row["signature"])
            else:
                archived = Archived(table, row["revision"], row["head"], row["word"], row["archived_at"])
        return found_here(events, seals, archived, after)

    def archive(self, archived: Archived) -> bool:
        with self.datastore.transaction(commit=True) as c:
            # Who archives later entries of it at the same time waits for this.
            known = c.execute(f"{_SELECT_ARCHIVED} FOR UPDATE".encode(), [archived.table]).fetchone()
            c.execute(
                _UPSERT_ARCHIVED,
                [archived.table, archived.revision, archived.head, archived.name, archived.archived_at],
            )
            if not c.rowcount:
                return False
            before = 0 if known is None else int(known["revision"])
            c.execute(_DELETE_ENTRIES, [archived.table, archived.revision])
            if c.rowcount != archived.revision - before:
                raise JournalFailed(
                    f"table {archived.table} has {c.rowcount} entries, not {archived.revision - before}"
                )
        return True

    def restore(self, archived: Archived, entries: Sequence[Stored]) -> bool:
        with self.datastore.transaction(commit=True) as c:
            known = c.execute(f"{_SELECT_ARCHIVED} FOR UPDATE".encode(), [archived.table]).fetchone()
            later = "SELECT 1 FROM cardavia.stored_events WHERE originator_id = %s LIMIT 1"
            if known is None or _archived(known) != archived or c.execute(later, [archived.table]).fetchone():
                return False
            c.execute("DELETE FROM cardavia.archived WHERE originator_id = %s", [archived.table])
            self._insert_stored_events(c, [StoredEvent(archived.table, e.revision, e.topic, e.state) for e in entries])
        return True

    def rename(self, namings: Sequence[Naming]) -> None:
        with self.datastore.transaction(commit=True) as c:
            for naming in namings:
                player = naming.player.encode()
                if naming.name:
                    c.execute(_UPSERT_NAME, [player, naming.name])
                else:
                    c.execute("DELETE FROM cardavia.names WHERE player = %s", [player])


class _Datastore(PostgresDatastore):
    """The library's access to the database, by connections of ours, whose errors it leaves as they are.

    So the library tries nothing again: an insert that was committed must not be refused as its own conflict.
    """

    def __init__(self, connections: Connections) -> None:
        super().__init__("", "", "", "", "", schema=SCHEMA)  # its own pool is never opened
        self._connections = connections
        self._configure = connections.configure
        connections.configure = self._introduce

    @contextmanager
    def get_connection(self) -> Iterator[Connection[DictRow]]:
        with self._connections.lent() as connection:
            yield connection

    def _introduce(self, connection: Connection[DictRow]) -> None:
        """Tell a new connection of the types of the schema."""
        self._configure(connection)
        for info in self.psycopg_type_adapters.values():
            register_composite(info, connection)


def _judged(batch: Sequence[Append], known: _Known, last: dict[UUID, int]) -> list[Refusal | None]:
    """Why not, for each of a batch in its order, or None; `known` and `last` are as before it, and as after it then."""
    refusals: list[Refusal | None] = []
    for append in batch:
        key = None if append.request is None else _key(append.request)
        if key is not None and key in known:
            refusals.append(RequestKnown(known[key]))
        elif append.revision != last.get(append.table, 0) + 1:
            refusals.append(Conflict(append.table, append.revision))
        else:
            refusals.append(None)
            last[append.table] = append.revision
            if key is not None and append.request is not None:
                known[key] = Found(append.table, append.revision, append.request.digest)
    return refusals


def _forget_prepared(connection: Connection[DictRow]) -> None:
    """What comes after an error in a pipeline was not prepared by the server, though psycopg takes it for prepared."""
    with connection.transaction(force_rollback=True):
        pass  # a rollback makes psycopg forget all that was prepared


@contextmanager
def _warnings(connection: Connection[DictRow]) -> Iterator[list[Diagnostic]]:
    """What the server says meanwhile that is no error."""
    told: list[Diagnostic] = []
    connection.add_notice_handler(told.append)
    try:
        yield told
    finally:
        connection.remove_notice_handler(told.append)


def _insert_beside(c: Cursor[DictRow], batch: Sequence[Append]) -> None:
    """What belongs to entries. In one order everywhere, so that no two transactions wait for each other."""
    requests = [
        (a.request.scope.encode(), a.request.id.encode(), a.request.digest, a.table, a.revision)
        for a in batch
        if a.request is not None
    ]
    seals = [(a.table, a.revision, a.seal.head, a.seal.key_id, a.seal.signature) for a in batch if a.seal is not None]
    # Only the last row of a table in a batch will be seen; the dictionary drops the others.
    summaries = {a.table: _summary_row(a.summary) for a in batch if a.summary is not None}
    for statement, rows in (
        (_INSERT_REQUESTS, sorted(requests)),
        (_INSERT_SEALS, seals),
        (_UPSERT_SUMMARIES, list(summaries.values())),
    ):
        if rows:
            c.execute(statement.encode(), [list(column) for column in zip(*rows, strict=True)])


def _archived(row: DictRow) -> Archived:
    return Archived(row["originator_id"], row["revision"], row["head"], row["name"], row["archived_at"])


def _key(request: Request) -> tuple[str, str]:
    return request.scope, request.id


def _summary_row(s: Summary) -> tuple[Any, ...]:
    return (
        s.table,
        s.game,
        s.status,
        s.listed,
        s.label.encode(),
        s.owner.encode(),
        s.previous,
        s.opened_at,
        s.updated_at,
        s.revision,
        s.ended_at,
        numbers_to_text(s.scores),
        numbers_to_text(s.winners),
    )


def _summary(row: DictRow) -> Summary:
    return Summary(
        table=row["originator_id"],
        game=row["game"],
        status=row["status"],
        listed=row["listed"],
        label=row["label"].decode(),
        owner=row["owner"].decode(),
        previous=row["previous"],
        opened_at=row["opened_at"],
        updated_at=row["updated_at"],
        revision=row["revision"],
        ended_at=row["ended_at"],
        scores=numbers_from_text(row["scores"]),
        winners=numbers_from_text(row["winners"]),
    )
