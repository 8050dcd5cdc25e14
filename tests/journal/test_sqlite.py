"""What only the SQLite store promises: durability, one writer, and plain words when the file or the disk is bad."""

# ruff: noqa: ASYNC220, ASYNC221, ASYNC240 nothing else runs on these event loops, so blocking them harms nobody

import asyncio
import hashlib
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from eventsourcing.sqlite import SQLiteConnection

from cardavia.service.journal import (
    Append,
    Conflict,
    Found,
    Journal,
    JournalFailed,
    Stored,
    Synchronous,
    open_memory,
    open_sqlite,
    open_sqlite_readonly,
)
from cardavia.service.journal import _sqlite as sqlite_module
from tests.journal.stores import entry, revisions, table

A = table(1)

# For other processes of this interpreter: the modules that this one has.
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "journal.db"


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """All connections that stores open, in order."""
    made: list[sqlite3.Connection] = []

    def connect(uri: str) -> sqlite3.Connection:
        made.append(original(uri))
        return made[-1]

    original = sqlite_module.connect
    monkeypatch.setattr(sqlite_module, "connect", connect)
    return made


def writing(connections: list[sqlite3.Connection]) -> sqlite3.Connection:
    """The writer's connection: of those that are made on opening, the last."""
    return connections[1]


@contextmanager
def raw(path: Path) -> Iterator[sqlite3.Connection]:
    """The file as another program sees it."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
        yield connection


async def append_all(journal: Journal, *appends: Append) -> list[BaseException | None]:
    return await asyncio.gather(*(journal.append(append) for append in appends), return_exceptions=True)


class TestDurability:
    @pytest.mark.parametrize(("synchronous", "level"), [("FULL", 2), ("NORMAL", 1)])
    async def test_settings(
        self, path: Path, connections: list[sqlite3.Connection], synchronous: Synchronous, level: int
    ) -> None:
        async with await open_sqlite(path, synchronous):
            pragmas = {
                name: writing(connections).execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("synchronous", "journal_mode", "wal_autocheckpoint", "busy_timeout")
            }
        assert pragmas == {
            "synchronous": level,
            "journal_mode": "wal",
            "wal_autocheckpoint": 10_000,
            "busy_timeout": 5_000,
        }

    async def test_the_commit_has_returned_before_the_append_does(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        happened: list[str] = []
        commit = SQLiteConnection.commit

        def committing(self: SQLiteConnection) -> None:
            commit(self)
            happened.append("committed")

        async with await open_sqlite(path) as journal:
            monkeypatch.setattr(SQLiteConnection, "commit", committing)
            for revision in range(1, 21):
                await journal.append(entry(A, revision))
                happened.append("acknowledged")
        assert happened == ["committed", "acknowledged"] * 20

    async def test_acknowledged_entries_survive_without_what_was_not_synced(self, path: Path, tmp_path: Path) -> None:
        """The log is cut to what was synced when an append was acknowledged, as a power failure may cut it."""
        log = self._run_with_sync_log(path, "FULL", tmp_path)
        since: list[str] = []
        safe = 0
        sizes: list[int] = []  # by number of acknowledgements
        for line in log:
            kind, *rest = line.split()
            if kind == "A":
                assert "W" in since
                assert since[-1] == "S"
                sizes.append(safe)
                since = []
            else:
                since.append(kind)
                safe = int(rest[0]) if kind == "S" else safe
        assert len(sizes) == 100
        for acknowledged in (1, 2, 50, 100):
            copy = tmp_path / f"after-{acknowledged}" / "journal.db"
            copy.parent.mkdir()
            shutil.copy(path, copy)
            shutil.copy(f"{path}-wal", f"{copy}-wal")
            os.truncate(f"{copy}-wal", sizes[acknowledged - 1])
            async with await open_sqlite(copy) as journal:
                assert await revisions(journal, table(0)) == list(range(1, acknowledged + 1))

    def test_without_full_nothing_is_synced(self, path: Path, tmp_path: Path) -> None:
        """Shows that the test above can fail."""
        log = self._run_with_sync_log(path, "NORMAL", tmp_path)
        first = next(at for at, line in enumerate(log) if line.startswith("A"))
        assert not [line for line in log[first:] if line.startswith("S")]

    @staticmethod
    def _run_with_sync_log(path: Path, synchronous: Synchronous, tmp_path: Path) -> list[str]:
        library, log = tmp_path / "sync_log.so", tmp_path / "log"
        compiler = shutil.which("cc")
        if sys.platform != "linux" or compiler is None:
            pytest.skip("needs Linux and a C compiler")
        source = Path(__file__).with_name("sync_log.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        child = subprocess.run(
            [sys.executable, "-m", "tests.journal.appender", path, synchronous, "1", log, "100"],
            env=ENVIRONMENT | {"LD_PRELOAD": str(library), "SYNC_LOG": str(log)},
            check=False,
        )
        assert child.returncode == -signal.SIGKILL
        return log.read_text().splitlines()

    @pytest.mark.parametrize("callers", [1, 40])
    async def test_acknowledged_entries_survive_a_killed_process(
        self, path: Path, tmp_path: Path, callers: int
    ) -> None:
        pipe = tmp_path / "acknowledgements"
        os.mkfifo(pipe)
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.journal.appender", path, "FULL", str(callers), pipe],
            env=ENVIRONMENT,
        )
        with pipe.open() as lines:
            acknowledged = [next(lines) for _ in range(100)]
            child.kill()
            acknowledged += [line for line in lines if line.endswith("\n")]
        child.wait()
        highest: dict[int, int] = {}
        for line in acknowledged:
            _, number, revision = line.split()
            highest[int(number)] = int(revision)

        async def check(journal: Journal) -> None:
            for number, revision in highest.items():
                stored = await journal.read(table(number))
                assert [one.revision for one in stored] == list(range(1, len(stored) + 1))
                assert len(stored) >= revision
                digest = hashlib.sha256(b"").digest()
                assert await journal.find("seat", f"{number} {revision}") == Found(table(number), revision, digest)
                assert await journal.find("seat", f"{number} {len(stored) + 1}") is None

        async with await open_sqlite_readonly(path) as journal:
            await check(journal)
        async with await open_sqlite(path) as journal:
            await check(journal)
            await journal.append(entry(table(0), len(await journal.read(table(0))) + 1))


class TestAppendOnly:
    @pytest.fixture
    async def journal(self, path: Path) -> AsyncIterator[Journal]:
        async with await open_sqlite(path) as journal:
            await journal.append(entry(A, 1, id="x"))
            yield journal

    @pytest.mark.parametrize(
        "statement",
        [
            "UPDATE stored_events SET state = x'00'",
            "DELETE FROM stored_events",
            "UPDATE requests SET digest = x'00'",
            "DELETE FROM requests",
        ],
    )
    async def test_changes_are_refused(self, journal: Journal, path: Path, statement: str) -> None:
        with raw(path) as connection, pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute(statement)
        assert await journal.read(A) == [Stored(1, "Moved", b"1 of 1")]

    @pytest.mark.parametrize("revision", [0, 1, 3, "NULL"])
    async def test_only_the_next_revision_is_let_in(self, journal: Journal, path: Path, revision: object) -> None:
        statement = f"INSERT OR REPLACE INTO stored_events VALUES ('{A.hex}', {revision}, 'Moved', x'00')"  # noqa: S608
        with raw(path) as connection, pytest.raises(sqlite3.IntegrityError, match="next revision"):
            connection.execute(statement)
        assert await revisions(journal, A) == [1]


class TestOneWriter:
    async def test_a_second_is_refused_by_name(self, path: Path) -> None:
        async with await open_sqlite(path) as journal:
            with pytest.raises(JournalFailed, match=f"process {os.getpid()} holds the lock {path}.lock"):
                await open_sqlite(path)
            await journal.append(entry(A, 1))
        async with await open_sqlite(path) as journal:
            assert await revisions(journal, A) == [1]

    async def test_also_in_another_process(self, path: Path, tmp_path: Path) -> None:
        pipe = tmp_path / "acknowledgements"
        os.mkfifo(pipe)
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.journal.appender", path, "NORMAL", "1", pipe],
            env=ENVIRONMENT,
        )
        with pipe.open() as lines:
            next(lines)
            with pytest.raises(JournalFailed, match=f"process {child.pid} holds the lock"):
                await open_sqlite(path)
            async with await open_sqlite_readonly(path) as journal:
                assert len(await journal.read(table(0))) >= 1
            child.kill()
        child.wait()
        async with await open_sqlite(path):
            pass

    async def test_readers_see_what_is_committed(self, path: Path) -> None:
        async with await open_sqlite(path) as journal, await open_sqlite_readonly(path) as reader:
            for revision in range(1, 4):
                await journal.append(entry(A, revision, id=str(revision)))
                assert await revisions(reader, A) == list(range(1, revision + 1))
                assert await reader.find("seat", str(revision)) is not None
            with pytest.raises(JournalFailed, match="reading only"):
                await reader.append(entry(A, 4))
        async with await open_sqlite_readonly(path) as reader:
            assert await revisions(reader, A) == [1, 2, 3]

    async def test_readers_cannot_write(self, path: Path, connections: list[sqlite3.Connection]) -> None:
        async with await open_sqlite(path):
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                connections[0].execute("DELETE FROM summaries")

    async def test_reading_creates_nothing(self, path: Path) -> None:
        with pytest.raises(JournalFailed, match=f"{path}: there is no such file"):
            await open_sqlite_readonly(path)
        assert not path.parent.exists()
        path.parent.mkdir()
        path.touch()
        with pytest.raises(JournalFailed, match="is empty"):
            await open_sqlite_readonly(path)
        assert path.stat().st_size == 0


class TestFile:
    async def test_only_its_owner_may_read_it(self, path: Path) -> None:
        async with await open_sqlite(path) as journal:
            await journal.append(entry(A, 1))
            modes = {each.name: each.stat().st_mode & 0o777 for each in path.parent.iterdir()}
        names = ["journal.db", "journal.db-shm", "journal.db-wal", "journal.db.lock"]
        assert modes == dict.fromkeys(names, 0o600)
        assert path.parent.stat().st_mode & 0o777 == 0o700

    @pytest.mark.parametrize("name", ["a b?c#d%41", "x?mode=memory", ":memory:", "Chắn"])
    async def test_any_name(self, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        async with await open_sqlite(name) as journal:
            await journal.append(entry(A, 1))
        assert sorted(each.name for each in tmp_path.iterdir()) == sorted([name, f"{name}.lock"])
        async with await open_sqlite(tmp_path / name) as journal:
            assert await revisions(journal, A) == [1]

    @pytest.mark.parametrize(
        "filters",
        [
            {},
            {"listed": True},
            {"status": "open"},
            {"owner": "ann"},
            {"label": "cup"},
            {"listed": True, "status": "open"},
        ],
    )
    async def test_pages_come_from_an_index(
        self, path: Path, connections: list[sqlite3.Connection], filters: dict[str, Any]
    ) -> None:
        statements: list[str] = []
        async with await open_sqlite(path) as journal:
            reader = connections[0]
            reader.set_trace_callback(statements.append)
            await journal.summaries(**filters)
            await journal.summaries(**filters, after=(5, A), newest=True)
            reader.set_trace_callback(None)
            selects = [statement for statement in statements if statement.startswith("SELECT")]
            assert len(selects) == 2
            for select in selects:
                plan = [row["detail"] for row in reader.execute(f"EXPLAIN QUERY PLAN {select}")]
                assert len(plan) == 1, plan  # a second line would be a sort
                assert "USING INDEX" in plan[0]

    async def test_a_newer_schema_is_refused_and_left_alone(self, path: Path) -> None:
        async with await open_sqlite(path):
            pass
        with raw(path) as connection:
            connection.execute("PRAGMA user_version = 99")
        before = path.read_bytes()
        for opening in (open_sqlite, open_sqlite_readonly):
            with pytest.raises(JournalFailed, match=r"newer version of Cardavia \(schema 99"):
                await opening(path)
        assert path.read_bytes() == before
        with raw(path) as connection:
            connection.execute("PRAGMA user_version = 1")
        async with await open_sqlite(path):
            pass

    async def test_another_programs_database_is_refused_and_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "cookies.db"
        with raw(path) as connection:
            connection.execute("CREATE TABLE cookies (name)")
        before = path.read_bytes()
        for opening in (open_sqlite, open_sqlite_readonly):
            with pytest.raises(JournalFailed, match="another program"):
                await opening(path)
        assert path.read_bytes() == before

    async def test_what_is_no_database_is_refused_and_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "journal.db"
        path.write_text("Dear diary, " * 1000)
        for opening in (open_sqlite, open_sqlite_readonly):
            with pytest.raises(JournalFailed, match=f"{path}: the file is damaged, or not a journal"):
                await opening(path)
        assert path.read_text() == "Dear diary, " * 1000

    async def test_damage_is_told_when_it_is_met(self, path: Path) -> None:
        async with await open_sqlite(path) as journal:
            for revision in range(1, 200):
                await journal.append(entry(A, revision, bytes(500)))
        size = path.stat().st_size
        with path.open("r+b") as file:
            file.seek(size // 2)
            file.write(b"\xff" * (size - size // 2))
        async with await open_sqlite(path) as journal:
            with pytest.raises(JournalFailed, match=f"{path}: the file is damaged") as raised:
                await journal.read(A)
            assert raised.value.__cause__ is not None
            with pytest.raises(JournalFailed, match="damaged"):
                await journal.append(entry(A, 200))

    async def test_a_directory_in_its_place(self, tmp_path: Path) -> None:
        with pytest.raises(JournalFailed, match=str(tmp_path)):
            await open_sqlite(tmp_path)


class TestTrouble:
    """Trouble that passes: all of a batch fail, nothing of it is stored, and the same journal goes on afterwards."""

    async def _fails_then_recovers(
        self, path: Path, journal: Journal, match: str, recover: Callable[[], object], size: int = 10
    ) -> None:
        """With trouble on: no append succeeds, whether it comes alone or not; with trouble off, all do."""
        for _ in range(2):
            results = await append_all(
                journal, entry(A, 2, bytes(size)), entry(A, 3, id="x"), *(entry(table(n), 1) for n in range(10, 20))
            )
            for result in results:
                assert isinstance(result, JournalFailed)
                assert str(path) in str(result)
                assert match in str(result)
                assert result.__cause__ is not None
        assert await revisions(journal, A) == [1]
        assert await revisions(journal, table(10)) == []
        assert await journal.find("seat", "x") is None
        recover()
        results = await append_all(journal, entry(A, 2, bytes(size)), entry(A, 3, id="x"), entry(table(10), 1))
        assert results == [None] * 3
        with pytest.raises(Conflict):
            await journal.append(entry(A, 3))
        assert await revisions(journal, A) == [1, 2, 3]

    async def test_no_more_pages(self, path: Path, connections: list[sqlite3.Connection]) -> None:
        async with await open_sqlite(path) as journal:
            await journal.append(entry(A, 1))
            writer = writing(connections)
            pages = writer.execute("PRAGMA page_count").fetchone()[0]
            writer.execute(f"PRAGMA max_page_count = {pages}")

            def recover() -> None:
                writer.execute("PRAGMA max_page_count = 1000000")

            await self._fails_then_recovers(path, journal, "the disk is full", recover, size=100_000)
        async with await open_sqlite(path) as journal:
            assert await revisions(journal, A) == [1, 2, 3]

    async def test_disk_full(self, tmp_path: Path) -> None:
        """A real one, where the user may mount file systems."""
        disk = tmp_path / "disk"
        disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
        if sys.platform != "linux" or subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("may not mount a file system")
        try:
            path = disk / "journal.db"
            ballast = disk / "ballast"
            async with await open_sqlite(path) as journal:
                await journal.append(entry(A, 1))
                with suppress(OSError), ballast.open("wb", buffering=0) as file:
                    while True:
                        file.write(bytes(4096))
                await self._fails_then_recovers(path, journal, "the disk is full", ballast.unlink, size=20_000)
            async with await open_sqlite(path) as journal:
                assert await revisions(journal, A) == [1, 2, 3]
        finally:
            subprocess.run(["umount", str(disk)], check=True)

    async def test_writing_fails(self, path: Path) -> None:
        """The log cannot grow, which shows when the transaction is committed."""
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        async with await open_sqlite(path) as journal:
            await journal.append(entry(A, 1))
            resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size, hard))
            try:
                await self._fails_then_recovers(
                    path,
                    journal,
                    "the disk failed to read or write",
                    lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard)),
                )
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        async with await open_sqlite(path) as journal:
            assert await revisions(journal, A) == [1, 2, 3]

    async def test_locked_by_another_program(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sqlite_module, "_BUSY_SECONDS", 0)
        async with await open_sqlite(path) as journal:
            await journal.append(entry(A, 1))
            with raw(path) as connection:
                connection.execute("BEGIN IMMEDIATE")
                await self._fails_then_recovers(
                    path, journal, "locked by another process", lambda: connection.execute("ROLLBACK")
                )

    async def test_a_connection_that_cannot_even_roll_back_is_replaced(
        self, path: Path, connections: list[sqlite3.Connection], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(_: object) -> None:
            raise sqlite3.OperationalError("no")

        async with await open_sqlite(path) as journal:
            await journal.append(entry(A, 1))
            with monkeypatch.context() as patch:
                patch.setattr(SQLiteConnection, "commit", fail)
                patch.setattr(SQLiteConnection, "rollback", fail)
                with pytest.raises(JournalFailed, match="no"):
                    await journal.append(entry(A, 2))
            with monkeypatch.context() as patch:
                patch.setattr(sqlite_module, "connect", fail)
                for _ in range(2):
                    with pytest.raises(JournalFailed, match="no"):
                        await journal.append(entry(A, 2))
            before = len(connections)
            await journal.append(entry(A, 2))
            assert len(connections) > before
            assert await revisions(journal, A) == [1, 2]


async def test_memory_forgets() -> None:
    async with await open_memory() as journal:
        await journal.append(entry(A, 1))
        assert await revisions(journal, A) == [1]
    async with await open_memory() as journal:
        assert await revisions(journal, A) == []
