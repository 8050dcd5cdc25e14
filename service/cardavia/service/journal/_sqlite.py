"""A store in one SQLite file: the library's aggregate recorder, and two tables of ours beside its own.

One connection writes, others read, all in write-ahead mode: readers never wait for the writer and see what is
committed only. With synchronous=FULL a commit returns after its pages are synced to the disk; with NORMAL a power
failure, not a crash of the process, may take back the last commits.
"""

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal
from uuid import UUID

from eventsourcing.domain import EventSourcingError
from eventsourcing.persistence import IntegrityError, StoredEvent
from eventsourcing.sqlite import (
    SQLiteAggregateRecorder,
    SQLiteConnection,
    SQLiteConnectionPool,
    SQLiteCursor,
    SQLiteDatastore,
)

from cardavia.service.journal._errors import Conflict, JournalFailed, RequestKnown
from cardavia.service.journal._lock import WriterLock
from cardavia.service.journal._store import Place, Refusal
from cardavia.service.journal._values import Append, Found, Stored, Summary

Synchronous = Literal["FULL", "NORMAL"]

READERS = 4
"""Threads that may read at the same time, each with a connection."""

_APPLICATION_ID = int.from_bytes(
    b"Cdva"
)  # in the file's header, so that we never write into another program's database
_SCHEMA_VERSION = 1
_BUSY_SECONDS = 5
# A checkpoint copies the log into the database, on the writer's thread. At the default of 1,000 pages it takes a third
# of the throughput; 10,000 pages are about 40 MB.
_CHECKPOINT_PAGES = 10_000
_CACHED_STATEMENTS = 64

_SCHEMA = [
    """
    CREATE TABLE requests (
        scope TEXT NOT NULL,
        id TEXT NOT NULL,
        digest BLOB NOT NULL,
        originator_id TEXT NOT NULL,
        originator_version INTEGER NOT NULL,
        PRIMARY KEY (scope, id)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE summaries (
        originator_id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        listed INTEGER NOT NULL,
        label TEXT NOT NULL,
        owner TEXT NOT NULL,
        previous TEXT,
        opened_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        revision INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE INDEX summaries_by_time ON summaries (opened_at, originator_id)",
    "CREATE INDEX summaries_by_listed ON summaries (listed, opened_at, originator_id)",
    "CREATE INDEX summaries_by_status ON summaries (status, opened_at, originator_id)",
    "CREATE INDEX summaries_by_label ON summaries (label, opened_at, originator_id)",
    "CREATE INDEX summaries_by_owner ON summaries (owner, opened_at, originator_id)",
    # A gap would be as wrong as a revision taken twice: an entry decided on one that was refused must not get in.
    """
    CREATE TRIGGER stored_events_next BEFORE INSERT ON stored_events
    WHEN NEW.originator_version IS NOT 1 + coalesce(
        (SELECT max(originator_version) FROM stored_events WHERE originator_id = NEW.originator_id), 0
    )
    BEGIN SELECT RAISE(ABORT, 'not the next revision of its table'); END
    """,
    *(
        f"""
        CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table}
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only: {verb} on {table} is refused'); END
        """
        for table in ("stored_events", "requests")
        for verb in ("UPDATE", "DELETE")
    ),
    f"PRAGMA application_id = {_APPLICATION_ID}",
    f"PRAGMA user_version = {_SCHEMA_VERSION}",
]

_INSERT_REQUEST = "INSERT INTO requests VALUES (?, ?, ?, ?, ?)"
_UPSERT_SUMMARY = """
    INSERT INTO summaries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (originator_id) DO UPDATE SET
        game = excluded.game, status = excluded.status, listed = excluded.listed, label = excluded.label,
        owner = excluded.owner, previous = excluded.previous, opened_at = excluded.opened_at,
        updated_at = excluded.updated_at, revision = excluded.revision
"""
_SELECT_REQUEST = "SELECT originator_id, originator_version, digest FROM requests WHERE scope = ? AND id = ?"


class SqliteStore:
    """See Store. Opening creates what is missing: the directory (0700), the file (0600), the tables."""

    def __init__(self, path: Path, *, synchronous: Synchronous = "FULL", read_only: bool = False) -> None:
        self._path = path.absolute()
        self._recorders: list[_Recorder] = []
        self._writer: _Recorder | None = None
        self._lock: WriterLock | None = None
        with self._trouble():
            try:
                self._open(synchronous, read_only)
            except BaseException:
                self.close()
                raise

    def _open(self, synchronous: Synchronous, read_only: bool) -> None:
        if read_only:
            if not self._path.is_file():
                raise FileNotFoundError("there is no such file")
        else:
            _create_directory(self._path.parent)
            self._lock = WriterLock(self._path.with_name(self._path.name + ".lock"))
            _create_file(self._path)
        # First with a connection that cannot write: whatever this file is, a refusal leaves it as it was.
        self._reader = self._recorder(None)
        version = self._schema_version()
        if not read_only:
            self._writer = self._recorder(synchronous)
            if version == 0:
                self._writer.create_table()
        elif version == 0:
            raise JournalFailed(f"{self._path} is empty: no journal was ever written there")

    def _recorder(self, synchronous: Synchronous | None) -> "_Recorder":
        recorder = _Recorder(_Datastore(self._path, synchronous))
        self._recorders.append(recorder)
        return recorder

    def _schema_version(self) -> int:
        with self._reader.datastore.transaction(commit=False) as c:
            application, version, tables = (
                _value(c, statement)
                for statement in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_master")
            )
        if application != _APPLICATION_ID and (application or version or tables):
            raise JournalFailed(f"{self._path} is a database of another program, not a journal")
        if version > _SCHEMA_VERSION:
            raise JournalFailed(
                f"{self._path} was written by a newer version of Cardavia "
                f"(schema {version}; this one knows schemas up to {_SCHEMA_VERSION})"
            )
        return version

    @property
    def writable(self) -> bool:
        """See Store."""
        return self._writer is not None

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        """See Store."""
        assert self._writer is not None  # noqa: S101 the journal never writes to a store that is not writable
        with self._trouble():
            return self._writer.write(batch)

    def read(self, table: UUID, after: int, limit: int | None) -> list[Stored]:
        """See Store."""
        with self._trouble():
            events = self._reader.select_events(table, gt=after, limit=limit)
        return [Stored(event.originator_version, event.topic, event.state) for event in events]

    def find(self, scope: str, id: str) -> Found | None:  # noqa: A002
        """See Store."""
        with self._trouble(), self._reader.datastore.transaction(commit=False) as c:
            return _find(c, scope, id)

    def summary(self, table: UUID) -> Summary | None:
        """See Store."""
        rows = self._select_summaries("WHERE originator_id = ?", [table.hex])
        return rows[0] if rows else None

    def summaries(self, equal: Mapping[str, object], after: Place | None, limit: int, newest: bool) -> list[Summary]:
        """See Store."""
        terms = [f"{name} = ?" for name in equal]
        params = list(equal.values())
        if after is not None:
            terms.append(f"(opened_at, originator_id) {'<' if newest else '>'} (?, ?)")
            params += (after[0], after[1].hex)
        where = f"WHERE {' AND '.join(terms)} " if terms else ""
        way = "DESC" if newest else "ASC"
        order = f"ORDER BY opened_at {way}, originator_id {way} LIMIT ?"
        return self._select_summaries(where + order, [*params, limit])

    def _select_summaries(self, rest: str, params: Sequence[object]) -> list[Summary]:
        with self._trouble(), self._reader.datastore.transaction(commit=False) as c:
            c.execute(f"SELECT * FROM summaries {rest}", params)  # noqa: S608 column names and operators of our own
            return [_summary(row) for row in c.fetchall()]

    def close(self) -> None:
        """See Store. The writer closes last: SQLite then moves its log into the database and removes it."""
        for recorder in self._recorders:
            recorder.datastore.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except (EventSourcingError, sqlite3.Error, OSError) as error:
            raise JournalFailed(f"{self._path}: {_explain(error)}") from error


class _Recorder(SQLiteAggregateRecorder):
    """The library's recorder, which also keeps requests and summaries."""

    def construct_create_table_statements(self) -> list[str]:
        return super().construct_create_table_statements() + _SCHEMA

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        # Nearly always all of a batch can be stored; then three statements do it, and a savepoint for each append
        # would only cost time. The rest takes the slow way.
        try:
            with self.datastore.transaction(commit=True) as c:
                self._insert(c, batch)
            return [None] * len(batch)
        except IntegrityError:
            pass
        with self.datastore.transaction(commit=True) as c:
            return [self._insert_one(c, append) for append in batch]

    def _insert(self, c: SQLiteCursor, batch: Sequence[Append]) -> None:
        self._insert_events(c, [StoredEvent(a.table, a.revision, a.topic, a.state) for a in batch])
        requests = [
            (a.request.scope, a.request.id, a.request.digest, a.table.hex, a.revision)
            for a in batch
            if a.request is not None
        ]
        if requests:
            c.executemany(_INSERT_REQUEST, requests)
        # Only the last row of a table in a batch will be seen; the dictionary drops the others.
        summaries = {a.table: _summary_row(a.summary) for a in batch if a.summary is not None}
        if summaries:
            c.executemany(_UPSERT_SUMMARY, list(summaries.values()))

    def _insert_one(self, c: SQLiteCursor, append: Append) -> Refusal | None:
        request = append.request
        if request is not None and (found := _find(c, request.scope, request.id)) is not None:
            return RequestKnown(found)
        refusal = None
        c.execute("SAVEPOINT one")
        try:
            self._insert(c, [append])
        except sqlite3.IntegrityError:
            c.execute("ROLLBACK TO one")
            refusal = Conflict(append.table, append.revision)
        c.execute("RELEASE one")
        return refusal


class _Datastore(SQLiteDatastore):
    """The library's connections to one file, for reading (synchronous is None) or for the one writer."""

    def __init__(self, path: Path, synchronous: Synchronous | None) -> None:
        super().__init__("", lock_timeout=_BUSY_SECONDS)
        self.pool = _Pool(path, synchronous)

    @contextmanager
    def get_connection(self, *, commit: bool) -> Iterator[SQLiteConnection]:  # noqa: ARG002 one thread writes here
        # Without the pool's lock for writers: it stays locked for ever when a connection cannot be opened.
        connection = self.pool.get_connection()
        try:
            yield connection
        finally:
            self.pool.put_connection(connection)


class _Pool(SQLiteConnectionPool):
    def __init__(self, path: Path, synchronous: Synchronous | None) -> None:
        self._synchronous = synchronous
        mode = "ro" if synchronous is None else "rw"
        size = READERS if synchronous is None else 1
        super().__init__(db_name=f"{path.as_uri()}?mode={mode}", pool_size=size, max_overflow=0)

    def _create_connection(self) -> SQLiteConnection:
        # The library's own keeps one prepared statement and cannot set `synchronous`.
        connection = connect(self.db_name)
        try:
            connection.row_factory = sqlite3.Row
            if self._synchronous is not None:
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
                if mode != "wal":
                    raise OSError("this file system cannot hold a journal (no write-ahead log)")
                connection.execute(f"PRAGMA synchronous = {self._synchronous}")
                connection.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
        except BaseException:
            connection.close()
            raise
        return _Connection(connection, max_age=None)


class _Connection(SQLiteConnection):
    """Leaves no transaction open after a failure, since the library hands connections out again as they are."""

    def commit(self) -> None:
        try:
            super().commit()
        except sqlite3.Error:  # disk full, locked: the transaction may still be open
            with suppress(sqlite3.Error):
                self.rollback()
            raise

    def rollback(self) -> None:
        try:
            super().rollback()
        except sqlite3.Error:
            self.close()  # the pool drops it and opens another
            raise


def connect(uri: str) -> sqlite3.Connection:
    """A connection that leaves transactions to its user, and may be used by one thread after the other."""
    return sqlite3.connect(
        uri,
        uri=True,
        timeout=_BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=_CACHED_STATEMENTS,
    )


def _create_directory(path: Path) -> None:
    if not path.exists():
        _create_directory(path.parent)
        with suppress(FileExistsError):
            path.mkdir(mode=0o700)
        _sync(path.parent)


def _create_file(path: Path) -> None:
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
        _sync(path.parent)


def _sync(directory: Path) -> None:
    # A new name is durable only when the directory that holds it is.
    file = os.open(directory, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _value(c: SQLiteCursor, statement: str) -> int:
    c.execute(statement)
    value: int = c.fetchone()[0]
    return value


def _find(c: SQLiteCursor, scope: str, id: str) -> Found | None:  # noqa: A002
    c.execute(_SELECT_REQUEST, (scope, id))
    row = c.fetchone()
    return None if row is None else Found(UUID(row[0]), row[1], row[2])


def _summary_row(s: Summary) -> tuple[Any, ...]:
    previous = None if s.previous is None else s.previous.hex
    return (
        s.table.hex,
        s.game,
        s.status,
        s.listed,
        s.label,
        s.owner,
        previous,
        s.opened_at,
        s.updated_at,
        s.revision,
    )


def _summary(row: sqlite3.Row) -> Summary:
    table, game, status, listed, label, owner, previous, opened_at, updated_at, revision = row
    return Summary(
        table=UUID(table),
        game=game,
        status=status,
        listed=bool(listed),
        label=label,
        owner=owner,
        previous=None if previous is None else UUID(previous),
        opened_at=opened_at,
        updated_at=updated_at,
        revision=revision,
    )


_EXPLANATIONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file, its directory or the file system is read-only",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is damaged, or not a journal at all",
    sqlite3.SQLITE_BUSY: "the file is locked by another process",
    sqlite3.SQLITE_LOCKED: "the file is locked by another connection",
    sqlite3.SQLITE_IOERR: "the disk failed to read or write",
    sqlite3.SQLITE_CANTOPEN: "the file, or one that SQLite keeps beside it, cannot be opened",
    sqlite3.SQLITE_PERM: "access is denied",
    sqlite3.SQLITE_AUTH: "access is denied",
}


def _explain(error: BaseException) -> str:
    """A sentence for an operator, from SQLite's own code wherever in the chain of causes it stands."""
    link: BaseException | None = error
    while link is not None:
        if isinstance(link, sqlite3.Error) and (code := getattr(link, "sqlite_errorcode", None)) is not None:
            sentence = _EXPLANATIONS.get(code & 0xFF)  # the low byte is the kind, the rest says where it happened
            return f"{sentence} ({link})" if sentence else str(link)
        link = link.__cause__
    return str(error) or type(error).__name__
