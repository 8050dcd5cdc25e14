"""A store in one SQLite file: the library's aggregate recorder, and three tables of ours beside its own.

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
from eventsourcing.persistence import StoredEvent
from eventsourcing.sqlite import (
    SQLiteAggregateRecorder,
    SQLiteConnection,
    SQLiteConnectionPool,
    SQLiteCursor,
    SQLiteDatastore,
)

from cardavia.service.files import create_directory, sync
from cardavia.service.journal._archive import Archive, found_here, read_through
from cardavia.service.journal._errors import Conflict, JournalFailed, RequestKnown
from cardavia.service.journal._lock import ReaderLock, WriterLock, lock_of
from cardavia.service.journal._store import Place, Refusal
from cardavia.service.journal._values import (
    MAX_NAME_BYTES,
    Append,
    Archived,
    Found,
    Naming,
    Seal,
    Stored,
    Summary,
    numbers_from_text,
    numbers_to_text,
)
from cardavia.service.journal._wal import header_is_good, holds_anything, index_of, missing, wal_of

Synchronous = Literal["FULL", "NORMAL"]

READERS = 4
"""Threads that may read at the same time, each with a connection."""

_APPLICATION_ID = int.from_bytes(
    b"Cdva"
)  # in the file's header, so that we never write into another program's database
_SCHEMA_VERSION = 3
_KNOWS_ARCHIVES = 3
_HEADER_BYTES = 100
_BUSY_SECONDS = 5
# A checkpoint copies the log into the database, on the writer's thread. At the default of 1,000 pages it takes a third
# of the throughput; 10,000 pages are about 40 MB.
_CHECKPOINT_PAGES = 10_000
_CACHED_STATEMENTS = 64
# Pages that the writer keeps in memory, in KiB. Each entry changes two that are nobody else's, and at the default of
# 2,000 those of some hundred tables already have to be read from the log again and again.
_CACHED_KIB = 16_000
# How long the writer waits for readers when it empties the write-ahead log, so that no deleted name is left there.
_WIPE_MS = 1_000

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
    CREATE TABLE seals (
        originator_id TEXT NOT NULL,
        originator_version INTEGER NOT NULL,
        head BLOB NOT NULL,
        key_id TEXT NOT NULL,
        signature BLOB NOT NULL,
        PRIMARY KEY (originator_id, originator_version)
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
    # A deleted name must leave no copy in the file, but SQLite leaves stale copies of rows that it moves between pages,
    # `secure_delete` or not. So these rows never move: each is added at the end of the tree, is as long as the longest
    # name, and stays; a name is overwritten where it is, with nulls to delete it. Only the root page moves, once, when
    # it is full; `secure_delete` wipes what it held.
    """
    CREATE TABLE names (
        number INTEGER PRIMARY KEY,
        player TEXT NOT NULL UNIQUE,
        name BLOB NOT NULL
    )
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
        for table in ("stored_events", "requests", "seals")
        for verb in ("UPDATE", "DELETE")
    ),
    f"PRAGMA application_id = {_APPLICATION_ID}",
]

_UPGRADES = {
    2: [
        "ALTER TABLE summaries ADD COLUMN ended_at INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE summaries ADD COLUMN scores TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE summaries ADD COLUMN winners TEXT NOT NULL DEFAULT '[]'",
        # Scores are in entries, which nobody reads here: whoever reads results looks there for these (results.py).
        "UPDATE summaries SET ended_at = updated_at WHERE status IN ('over', 'closed', 'void')",
        # Not `> 0`: that would be looked up in the index in place of the page's beginning.
        "CREATE INDEX results_by_time ON summaries (ended_at, originator_id) WHERE ended_at <> 0",
        "CREATE INDEX results_by_label ON summaries (label, ended_at, originator_id) WHERE ended_at <> 0",
    ],
    _KNOWS_ARCHIVES: [
        # Entries of a table up to `revision` that are in the archive, and no longer here.
        """
        CREATE TABLE archived (
            originator_id TEXT PRIMARY KEY,
            revision INTEGER NOT NULL,
            head BLOB NOT NULL,
            name TEXT NOT NULL,
            archived_at INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        # What is archived counts as if it were here, and nothing else may ever be deleted.
        "DROP TRIGGER stored_events_next",
        "DROP TRIGGER stored_events_no_delete",
        """
        CREATE TRIGGER stored_events_next BEFORE INSERT ON stored_events
        WHEN NEW.originator_version IS NOT 1 + coalesce(
            (SELECT max(originator_version) FROM stored_events WHERE originator_id = NEW.originator_id),
            (SELECT revision FROM archived WHERE originator_id = NEW.originator_id),
            0
        )
        BEGIN SELECT RAISE(ABORT, 'not the next revision of its table'); END
        """,
        """
        CREATE TRIGGER stored_events_no_delete BEFORE DELETE ON stored_events
        WHEN NOT EXISTS (
            SELECT 1 FROM archived WHERE originator_id = OLD.originator_id AND revision >= OLD.originator_version
        )
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only: DELETE on stored_events is refused'); END
        """,
    ],
}
"""What makes a file of the version before into one of each version. A new file goes through all of them."""

_INSERT_REQUEST = "INSERT INTO requests VALUES (?, ?, ?, ?, ?)"
_INSERT_SEAL = "INSERT INTO seals VALUES (?, ?, ?, ?, ?)"
_SELECT_SEALS = """
    SELECT originator_version, head, key_id, signature FROM seals
    WHERE originator_id = ? AND originator_version > ? ORDER BY originator_version
"""
_UPSERT_SUMMARY = """
    INSERT INTO summaries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (originator_id) DO UPDATE SET
        game = excluded.game, status = excluded.status, listed = excluded.listed, label = excluded.label,
        owner = excluded.owner, previous = excluded.previous, opened_at = excluded.opened_at,
        updated_at = excluded.updated_at, revision = excluded.revision, ended_at = excluded.ended_at,
        scores = excluded.scores, winners = excluded.winners
"""
_COUNT_SUMMARIES = "SELECT game, status, count(*) FROM summaries WHERE status IN ({}) GROUP BY game, status"
_UPSERT_NAME = """
    INSERT INTO names (player, name) VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET name = excluded.name
"""
_SELECT_ARCHIVED = "SELECT * FROM archived WHERE originator_id = ?"
_UPSERT_ARCHIVED = """
    INSERT INTO archived VALUES (?, ?, ?, ?, ?) ON CONFLICT (originator_id) DO UPDATE SET
        revision = excluded.revision, head = excluded.head, name = excluded.name, archived_at = excluded.archived_at
"""
_DELETE_ENTRIES = "DELETE FROM stored_events WHERE originator_id = ? AND originator_version <= ?"
_HAS_ENTRIES = "EXISTS (SELECT 1 FROM stored_events WHERE stored_events.originator_id = summaries.originator_id)"
_SELECT_REQUEST = "SELECT originator_id, originator_version, digest FROM requests WHERE scope = ? AND id = ?"


class SqliteStore:
    """See Store. Opening creates what is missing: the directory (0700), and the file (0600) with its tables."""

    def __init__(self, path: Path, *, synchronous: Synchronous = "FULL", read_only: bool = False) -> None:
        self.archive_files: Archive | None = None
        """Where `read` finds what is archived; it raises InArchive if this is not set."""
        # The real file, as SQLite takes it: by whatever name a journal is opened, its lock is one.
        self._path = path.resolve()
        self._recorders: list[_Recorder] = []
        self._writer: _Recorder | None = None
        self._lock: WriterLock | ReaderLock | None = None
        with self._trouble():
            try:
                self._open(synchronous, read_only)
            except BaseException:
                self.close()
                raise

    def _open(self, synchronous: Synchronous, read_only: bool) -> None:
        if read_only:
            self._open_to_read()
            return
        create_directory(self._path.parent)
        self._refuse_what_is_read_only()
        self._lock = WriterLock(lock_of(self._path))
        if not self._path.exists():
            self._create()
        self._refuse_what_is_cut()
        if synchronous == "FULL" and (frames := missing(self._path)):
            raise JournalFailed(f"{wal_of(self._path)} is damaged: {frames} committed pages are missing; {_GO_ON}")
        _sync_log(self._path)
        # First with a connection that cannot write: whatever this file is, a refusal leaves it as it was.
        self._reader = self._recorder(None)
        self._check_schema()
        self._check_pages()
        self._writer = self._recorder(synchronous)
        with self._writer.datastore.transaction(commit=True) as c:
            for statement in _upgrades(_value(c, "PRAGMA user_version")):
                c.execute(statement)
            c.execute(f"PRAGMA user_version = {_SCHEMA_VERSION}")  # or as it is: who cannot write is to know it now
        self._version = _SCHEMA_VERSION

    def _open_to_read(self) -> None:
        if not self._path.is_file():
            raise FileNotFoundError("there is no such file")
        self._refuse_what_is_cut()
        log, index = wal_of(self._path), index_of(self._path)
        alone = not holds_anything(self._path) and not index.exists()
        writable = all(os.access(path, os.W_OK) for path in (self._path.parent, self._path))
        if not (writable or alone or index.exists()):
            raise JournalFailed(
                f"{log} holds entries that are not in {self._path.name} yet, and reading them needs a file beside it, "
                f"which cannot be made in {self._path.parent} by this user; read a copy of the directory"
            )
        if alone and not writable:
            # SQLite cannot make the index that users of a journal share, or would make one that the owner of the
            # journal cannot write. Without a writer none is needed.
            self._lock = ReaderLock(lock_of(self._path))
        self._reader = self._recorder(None, immutable=self._lock is not None)
        self._check_schema()

    def _refuse_what_is_read_only(self) -> None:
        files = (self._path, lock_of(self._path), wal_of(self._path), index_of(self._path))
        for path in (self._path.parent, *files):
            if path.exists() and not os.access(path, os.W_OK):
                raise JournalFailed(f"{path} cannot be written by this user, or is on a read-only file system")

    def _refuse_what_is_cut(self) -> None:
        """What SQLite would take for a new database, or an empty log, and then write over."""
        if self._path.stat().st_size < _HEADER_BYTES:
            raise JournalFailed(f"{self._path} is empty: the file is damaged; restore it from a backup")
        if not header_is_good(self._path):
            raise JournalFailed(f"{wal_of(self._path)} is damaged: its header is not one; {_GO_ON}")

    def _create(self) -> None:
        """Make the file whole or not at all."""
        if wal_of(self._path).exists():
            raise JournalFailed(f"{self._path} is missing, and {wal_of(self._path)} is there; restore a backup")
        draft = self._path.with_name(self._path.name + ".new")
        parts = (draft, wal_of(draft), index_of(draft))
        try:
            for part in parts:  # of somebody who did not come to the end
                part.unlink(missing_ok=True)
            os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
            recorder = _Recorder(_Datastore(draft, "FULL"))
            try:
                recorder.create_table()
            finally:
                recorder.datastore.close()
            draft.rename(self._path)
        except BaseException:
            for part in parts:
                part.unlink(missing_ok=True)
            raise
        sync(self._path.parent)

    def _recorder(self, synchronous: Synchronous | None, *, immutable: bool = False) -> "_Recorder":
        recorder = _Recorder(_Datastore(self._path, synchronous, immutable=immutable))
        self._recorders.append(recorder)
        return recorder

    def _check_schema(self) -> None:
        with self._reader.datastore.transaction(commit=False) as c:
            application, version, tables = (
                _value(c, statement)
                for statement in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_master")
            )
        if not (application or version or tables):
            raise JournalFailed(f"{self._path} is empty: no journal was ever written there")
        if application != _APPLICATION_ID:
            raise JournalFailed(f"{self._path} is a database of another program, not a journal")
        self._version = version
        if version > _SCHEMA_VERSION:
            raise JournalFailed(
                f"{self._path} was written by a newer version of Cardavia "
                f"(schema {version}; this one knows schemas up to {_SCHEMA_VERSION})"
            )

    def _check_pages(self) -> None:
        """Refuse a file whose pages do not hang together: writing into it could spoil more of it.

        Reads the whole file; 100,000 entries take a twentieth of a second when the system has it in memory.
        """
        with self._reader.datastore.transaction(commit=False) as c:
            c.execute("PRAGMA quick_check(1)")
            found = str(c.fetchone()[0])
            page = _value(c, "PRAGMA page_size")
        # SQLite reads the missing end of a page as zeros. With a log the end may be there.
        if self._path.stat().st_size % page and not holds_anything(self._path):
            found = "the last page was cut"
        if found != "ok":
            raise JournalFailed(f"{self._path}: {_DAMAGED} ({' '.join(found.split())})")

    @property
    def writable(self) -> bool:
        """See Store."""
        return self._writer is not None

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        """See Store. A page that is damaged fails the entries that need it alone."""
        try:
            return self._write(batch)
        except JournalFailed as error:
            if len(batch) == 1 or _kind(error) != sqlite3.SQLITE_CORRUPT:
                raise
        return [self._write_alone(append) for append in batch]

    def _write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        assert self._writer is not None  # noqa: S101 the journal never writes to a store that is not writable
        with self._trouble():
            return self._writer.write(batch)

    def _write_alone(self, append: Append) -> Refusal | None:
        try:
            return self._write([append])[0]
        except JournalFailed as error:
            return error

    def read(self, table: UUID, after: int, limit: int | None) -> list[Stored]:
        """See Store."""
        return read_through(self.archive_files, self._read, table, after, limit)

    def _read(self, table: UUID, after: int, limit: int | None) -> tuple[list[Stored], bool]:
        with self._trouble():
            events = self._reader.select_events(table, gt=after, limit=limit)
            with self._reader.datastore.transaction(commit=False) as c:
                c.execute(_SELECT_SEALS, [table.hex, after])
                seals = {row[0]: Seal(*row[1:]) for row in c.fetchall()}
                archived = _archived(c, table) if self._version >= _KNOWS_ARCHIVES else None
        return found_here(events, seals, archived, after)

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

    def results(self, label: str, after: Place | None, limit: int) -> list[Summary]:
        """See Store."""
        return self._ended([("label = ?", label)] if label else [], after, limit)

    def _ended(self, terms: Sequence[tuple[str, object]], after: Place | None, limit: int) -> list[Summary]:
        """Rows of tables that have ended for which all terms are true, each with its parameter, by when they ended."""
        where, params = ["ended_at <> 0", *(term for term, _ in terms)], [param for _, param in terms]
        if after is not None:
            where.append("(ended_at, originator_id) > (?, ?)")
            params += (after[0], after[1].hex)
        order = "ORDER BY ended_at, originator_id LIMIT ?"
        return self._select_summaries(f"WHERE {' AND '.join(where)} {order}", [*params, limit])

    def counts(self, statuses: Sequence[str]) -> dict[tuple[str, str], int]:
        """See Store."""
        with self._trouble(), self._reader.datastore.transaction(commit=False) as c:
            terms = ",".join("?" * len(statuses))
            c.execute(_COUNT_SUMMARIES.format(terms), list(statuses))
            return {(row[0], row[1]): row[2] for row in c.fetchall()}

    def rename(self, namings: Sequence[Naming]) -> None:
        """See Store."""
        assert self._writer is not None  # noqa: S101 as in `write`
        with self._trouble():
            self._writer.rename(namings)

    def names(self, players: Sequence[str]) -> dict[str, str]:
        """See Store."""
        with self._trouble(), self._reader.datastore.transaction(commit=False) as c:
            return _names(c, players)

    def archived(self, table: UUID) -> Archived | None:
        """See ArchivingStore."""
        if self._version < _KNOWS_ARCHIVES:
            return None
        with self._trouble(), self._reader.datastore.transaction(commit=False) as c:
            return _archived(c, table)

    def archivable(self, before: int, after: Place | None, limit: int) -> list[Summary]:
        """See ArchivingStore."""
        return self._ended([(f"{_HAS_ENTRIES} AND ended_at < ?", before)], after, limit)

    def archive(self, archived: Archived) -> bool:
        """See ArchivingStore."""
        assert self._writer is not None  # noqa: S101 as in `write`
        with self._trouble():
            return self._writer.archive(archived)

    def restore(self, archived: Archived, entries: Sequence[Stored]) -> bool:
        """See ArchivingStore."""
        assert self._writer is not None  # noqa: S101 as in `write`
        with self._trouble():
            return self._writer.restore(archived, entries)

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
            raise JournalFailed(f"{self._path}: {explained(error)}") from error


class _Recorder(SQLiteAggregateRecorder):
    """The library's recorder, which also keeps requests, summaries and names."""

    def construct_create_table_statements(self) -> list[str]:
        version = f"PRAGMA user_version = {_SCHEMA_VERSION}"
        return [*super().construct_create_table_statements(), *_SCHEMA, *_upgrades(1), version]

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        # Nearly always all of a batch can be stored; then three statements do it, and a savepoint for each append
        # would only cost time. The rest takes the slow way.
        try:
            with self.datastore.transaction(commit=True) as c:
                self._insert(c, batch)
            return [None] * len(batch)
        except sqlite3.IntegrityError:
            pass
        with self.datastore.transaction(commit=True) as c:
            return [self._insert_one(c, append) for append in batch]

    def _insert(self, c: SQLiteCursor, batch: Sequence[Append]) -> None:
        entries: list[tuple[Any, ...]] = []
        requests: list[tuple[Any, ...]] = []
        seals: list[tuple[Any, ...]] = []
        summaries: dict[str, tuple[Any, ...]] = {}
        for append in batch:
            table, revision, request, seal = f"{append.table.int:032x}", append.revision, append.request, append.seal
            entries.append((table, revision, append.topic, append.state))  # as the library has it
            if request is not None:
                requests.append((request.scope, request.id, request.digest, table, revision))
            if seal is not None:
                seals.append((table, revision, seal.head, seal.key_id, seal.signature))
            if append.summary is not None:
                # Only the last row of a table in a batch will be seen; the dictionary drops the others.
                summaries[table] = _summary_row(append.summary)
        c.executemany(self.insert_events_statement, entries)
        if requests:
            c.executemany(_INSERT_REQUEST, requests)
        if seals:
            c.executemany(_INSERT_SEAL, seals)
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

    def rename(self, namings: Sequence[Naming]) -> None:
        replaced = False
        with self.datastore.transaction(commit=True) as c:
            for naming in namings:
                # A deletion that is said again may find no name, but a copy in the write-ahead log.
                replaced = replaced or not naming.name or bool(_names(c, [naming.player]))
                row = (naming.name.encode().ljust(MAX_NAME_BYTES, b"\0"), naming.player)
                if naming.name:
                    c.execute(_UPSERT_NAME, row[::-1])
                else:
                    c.execute("UPDATE names SET name = ? WHERE player = ?", row)
        if replaced:
            self._wipe()

    def archive(self, archived: Archived) -> bool:
        with self.datastore.transaction(commit=True) as c:
            known = _archived(c, archived.table)
            before = 0 if known is None else known.revision
            if before >= archived.revision:
                return False
            row = (archived.table.hex, archived.revision, archived.head, archived.name, archived.archived_at)
            c.execute(_UPSERT_ARCHIVED, row)
            c.execute(_DELETE_ENTRIES, (archived.table.hex, archived.revision))
            if (deleted := _value(c, "SELECT changes()")) != archived.revision - before:
                raise JournalFailed(f"table {archived.table} has {deleted} entries, not {archived.revision - before}")
        return True

    def restore(self, archived: Archived, entries: Sequence[Stored]) -> bool:
        with self.datastore.transaction(commit=True) as c:
            c.execute("SELECT 1 FROM stored_events WHERE originator_id = ? LIMIT 1", [archived.table.hex])
            if c.fetchone() is not None or _archived(c, archived.table) != archived:
                return False
            c.execute("DELETE FROM archived WHERE originator_id = ?", [archived.table.hex])
            self._insert_events(c, [StoredEvent(archived.table, e.revision, e.topic, e.state) for e in entries])
        return True

    def _wipe(self) -> None:
        """Empty the write-ahead log, which holds pages as they were."""
        with self.datastore.get_connection(commit=True) as connection:
            c = connection.cursor()
            c.execute(f"PRAGMA busy_timeout = {_WIPE_MS}")
            try:
                busy = _value(c, "PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                c.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}")
        if busy:
            raise OSError("a name was changed, but copies are left as long as somebody reads what was before")


class _Datastore(SQLiteDatastore):
    """The library's connections to one file, for reading (synchronous is None) or for the one writer."""

    def __init__(self, path: Path, synchronous: Synchronous | None, *, immutable: bool = False) -> None:
        super().__init__("", lock_timeout=_BUSY_SECONDS)
        self.pool = _Pool(path, None, immutable=immutable) if synchronous is None else _WriterPool(path, synchronous)

    @contextmanager
    def transaction(self, *, commit: bool) -> Iterator[SQLiteCursor]:
        # The library's does the same in four layers, which cost as much as storing a few entries; and errors of SQLite
        # stay what they are.
        connection = self.pool.get_connection()
        try:
            c = connection.cursor()
            c.execute("BEGIN")
            try:
                with c:
                    yield c
            except BaseException:
                connection.rollback()
                raise
            if commit:
                connection.commit()
            else:
                connection.rollback()
        finally:
            self.pool.put_connection(connection)

    @contextmanager
    def get_connection(self, *, commit: bool) -> Iterator[SQLiteConnection]:  # noqa: ARG002 one thread writes here
        # Without the pool's lock for writers: it stays locked for ever when a connection cannot be opened.
        connection = self.pool.get_connection()
        try:
            yield connection
        finally:
            self.pool.put_connection(connection)


class _Pool(SQLiteConnectionPool):
    def __init__(self, path: Path, synchronous: Synchronous | None, *, immutable: bool) -> None:
        self._synchronous = synchronous
        mode = ("ro" if synchronous is None else "rw") + ("&immutable=1" if immutable else "")
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
                connection.execute("PRAGMA secure_delete = ON")
                connection.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
                connection.execute(f"PRAGMA cache_size = -{_CACHED_KIB}")
        except BaseException:
            connection.close()
            raise
        return _Connection(connection, max_age=None)


class _WriterPool(_Pool):
    """Of one connection for one thread: it stays lent as long as it is good, so nothing is locked for a transaction."""

    def __init__(self, path: Path, synchronous: Synchronous) -> None:
        super().__init__(path, synchronous, immutable=False)
        self._lent: SQLiteConnection | None = None

    def get_connection(self, timeout: float | None = None, *, is_writer: bool | None = None) -> SQLiteConnection:
        if self._lent is None:
            self._lent = super().get_connection(timeout, is_writer=is_writer)
        return self._lent

    def put_connection(self, conn: SQLiteConnection) -> None:
        if conn.closed:
            self._lent = None
            super().put_connection(conn)


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


def _sync_log(path: Path) -> None:
    # What a killed process wrote to SQLite's log and did not sync is read as committed, and would be shown to viewers.
    with suppress(FileNotFoundError):
        sync(wal_of(path))
    sync(path.parent)


def _upgrades(version: int) -> list[str]:
    return [statement for target, steps in _UPGRADES.items() if target > version for statement in steps]


def _value(c: SQLiteCursor, statement: str) -> int:
    c.execute(statement)
    value: int = c.fetchone()[0]
    return value


def _find(c: SQLiteCursor, scope: str, id: str) -> Found | None:  # noqa: A002
    c.execute(_SELECT_REQUEST, (scope, id))
    row = c.fetchone()
    return None if row is None else Found(UUID(row[0]), row[1], row[2])


def _archived(c: SQLiteCursor, table: UUID) -> Archived | None:
    c.execute(_SELECT_ARCHIVED, [table.hex])
    row = c.fetchone()
    return None if row is None else Archived(table, *row[1:])


def _names(c: SQLiteCursor, players: Sequence[str]) -> dict[str, str]:
    marks = ", ".join("?" * len(players))
    c.execute(f"SELECT player, name FROM names WHERE player IN ({marks})", players)  # noqa: S608 question marks
    found = {player: name.rstrip(b"\0").decode() for player, name in c.fetchall()}
    return {player: name for player, name in found.items() if name}


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
        s.ended_at,
        numbers_to_text(s.scores),
        numbers_to_text(s.winners),
    )


def _summary(row: sqlite3.Row) -> Summary:
    table, game, status, listed, label, owner, previous, opened_at, updated_at, revision, *result = row
    ended_at, scores, winners = result or (0, "[]", "[]")  # a file of version 1 that is only read has no results
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
        ended_at=ended_at,
        scores=numbers_from_text(scores),
        winners=numbers_from_text(winners),
    )


_DAMAGED = "the file is damaged; restore it from a backup"
_GO_ON = "restore a backup, or move this file and the one ending in -shm away to go on without what it held"
_FULL = "the disk is full"

_EXPLANATIONS = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: _FULL,  # the index of the log could not be made longer
    sqlite3.SQLITE_READONLY: "the file, its directory or the file system is read-only",
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: "the file is damaged, or not a journal at all; restore it from a backup",
    sqlite3.SQLITE_BUSY: "the file is locked by another process",
    sqlite3.SQLITE_LOCKED: "the file is locked by another connection",
    sqlite3.SQLITE_IOERR: "the disk failed to read or write",
    sqlite3.SQLITE_CANTOPEN: "the file, or one that SQLite keeps beside it, cannot be opened",
    sqlite3.SQLITE_PERM: "access is denied",
    sqlite3.SQLITE_AUTH: "access is denied",
}


def explained(error: BaseException) -> str:
    """A sentence for an operator."""
    found = _sqlite_error(error)
    if found is None:
        return str(error) or type(error).__name__
    code = found.sqlite_errorcode
    sentence = _EXPLANATIONS.get(code) or _EXPLANATIONS.get(code & 0xFF)
    return f"{sentence} ({found})" if sentence else str(found)


def _kind(error: BaseException) -> int | None:
    """The kind of SQLite's error, if it was one: the low byte of its code; the rest says where it happened."""
    found = _sqlite_error(error)
    return None if found is None else found.sqlite_errorcode & 0xFF


def _sqlite_error(error: BaseException) -> sqlite3.Error | None:
    """SQLite's own error with its code, wherever in the chain of causes it stands."""
    link: BaseException | None = error
    while link is not None:
        if isinstance(link, sqlite3.Error) and getattr(link, "sqlite_errorcode", None) is not None:
            return link
        link = link.__cause__
    return None
