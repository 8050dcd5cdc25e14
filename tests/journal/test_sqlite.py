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
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from eventsourcing.sqlite import SQLiteConnection
from msgspec.structs import replace

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
from tests.faults.disk import Disk
from tests.faults.recording import Record, able, environment, records
from tests.journal.stores import entry, revisions, summary, table

A = table(1)
PAGE = 4096

# For other processes of this interpreter: the modules that this one has.
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}

# Says how many entries it has read.
SHOW = """
import asyncio, sys
from cardavia.service.journal import open_sqlite
from tests.journal.stores import revisions, table

async def main(path, told):
    async with await open_sqlite(path) as journal:
        shown = await revisions(journal, table(0))
        with open(told, "a") as file:
            file.write(f"shown: {len(shown)}")

asyncio.run(main(*sys.argv[1:]))
"""


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


def reading(connections: list[sqlite3.Connection]) -> sqlite3.Connection:
    """A reader's connection of a new journal: the first one made the file."""
    return connections[1]


def writing(connections: list[sqlite3.Connection]) -> sqlite3.Connection:
    """The writer's connection of a new journal: of those that are made on opening, the last."""
    return connections[2]


VERSION = 3
"""Of the schema."""
BACK_TO_VERSION_2 = (
    "DROP TRIGGER stored_events_next",
    "DROP TRIGGER stored_events_no_delete",
    "DROP TABLE archived",
    *(statement for statement in sqlite_module._SCHEMA if "stored_events_n" in statement and "UPDATE" not in statement),
    "PRAGMA user_version = 2",
)
BACK_TO_VERSION_1 = (
    *BACK_TO_VERSION_2,
    "DROP INDEX results_by_time",
    "DROP INDEX results_by_label",
    "ALTER TABLE summaries DROP COLUMN ended_at",
    "ALTER TABLE summaries DROP COLUMN scores",
    "ALTER TABLE summaries DROP COLUMN winners",
    "PRAGMA user_version = 1",
)


@contextmanager
def raw_new(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that was never of another version."""
    sqlite_module.SqliteStore(path).close()
    with raw(path) as connection:
        yield connection


@contextmanager
def raw(path: Path) -> Iterator[sqlite3.Connection]:
    """The file as another program sees it."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
        yield connection


def flip(path: Path, at: int) -> None:
    """Change one byte of a file."""
    with path.open("r+b") as file:
        file.seek(at)
        (byte,) = file.read(1)
        file.seek(at)
        file.write(bytes([byte ^ 0x55]))


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


class TestPowerCut:
    """What was not synced is lost."""

    @pytest.fixture
    def disk(self, tmp_path: Path) -> Disk:
        """A disk that can forget; its journal is `data/journal.db`, and in `told` is what processes told others."""
        if not able():
            pytest.skip("needs Linux and a C compiler")
        root = tmp_path / "root"
        root.mkdir()
        (root / "told").touch()  # first of all, so that its inode was that of no file which is gone
        return Disk(root)

    async def test_acknowledged_entries_survive(self, disk: Disk) -> None:
        self._append_until_killed(disk, "FULL", 100)
        happened = self._happened(disk)
        acknowledged = 0
        for more in (1, 1, 48, 50):
            acknowledged += more
            async with await open_sqlite(self._left_when_told(disk, happened, more)) as journal:
                assert await revisions(journal, table(0)) == list(range(1, acknowledged + 1))

    async def test_without_full_they_are_lost(self, disk: Disk) -> None:
        """Shows that the test above can fail."""
        self._append_until_killed(disk, "NORMAL", 100)
        async with await open_sqlite(self._left_when_told(disk, self._happened(disk), 100)) as journal:
            assert await revisions(journal, table(0)) == []

    async def test_what_a_start_finds_is_durable_before_it_is_shown(self, disk: Disk) -> None:
        """A process is killed before it has synced its log, which the next one reads; then the power fails."""
        self._append_until_killed(disk, "NORMAL", 20)
        assert self._run(disk, "-c", SHOW, disk.root / "data/journal.db", disk.root / "told") == 0
        assert (disk.root / "told").read_text().endswith("\nshown: 20")
        async with await open_sqlite(self._left_when_told(disk, self._happened(disk), 21)) as journal:
            assert await revisions(journal, table(0)) == list(range(1, 21))

    def _append_until_killed(self, disk: Disk, synchronous: Synchronous, count: int) -> None:
        path, told = disk.root / "data/journal.db", disk.root / "told"
        status = self._run(disk, "-m", "tests.journal.appender", path, synchronous, "1", told, str(count))
        assert status == -signal.SIGKILL

    @staticmethod
    def _run(disk: Disk, *arguments: str | Path) -> int:
        env = ENVIRONMENT | environment(disk.root, disk.root.with_name("record"))
        return subprocess.run([sys.executable, *arguments], env=env, check=False).returncode

    @staticmethod
    def _happened(disk: Disk) -> Iterator[Record]:
        return records(disk.root.with_name("record"))

    @staticmethod
    def _left_when_told(disk: Disk, happened: Iterator[Record], times: int) -> Path:
        """The journal that is left if the power fails when so many more things have just been told."""
        told = (disk.root / "told").stat().st_ino
        while times:
            record = next(happened)
            disk.apply([record])
            times -= record.kind == "W" and record.subject == told
        left = disk.root.with_name(f"left-{len(list(disk.root.parent.iterdir()))}")
        disk.after_cut(left)
        return left / "data/journal.db"


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
                reading(connections).execute("DELETE FROM summaries")

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
            {"owner": "ada"},
            {"label": "cup"},
            {"listed": True, "status": "open"},
        ],
    )
    async def test_pages_come_from_an_index(
        self, path: Path, connections: list[sqlite3.Connection], filters: dict[str, Any]
    ) -> None:
        statements: list[str] = []
        async with await open_sqlite(path) as journal:
            reader = reading(connections)
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
            connection.execute(f"PRAGMA user_version = {VERSION}")
        async with await open_sqlite(path):
            pass

    async def test_a_file_of_version_1_is_brought_up_to_date_and_nothing_is_lost(self, path: Path) -> None:
        rows = [
            summary(table(1), status="over", updated_at=30),
            summary(table(2), status="playing", label="cup"),
            summary(table(3), status="void", updated_at=20, previous=A, label="cup"),
            summary(table(4), status="closed", updated_at=10, listed=False),
        ]
        async with await open_sqlite(path) as journal:
            for row in rows:
                await journal.append(replace(entry(row.table, 1), summary=row))
        with raw(path) as connection:
            for statement in BACK_TO_VERSION_1:
                connection.execute(statement)
        async with await open_sqlite_readonly(path) as journal:  # as it is
            assert await journal.summaries() == rows
        over, playing, void, closed = (
            replace(row, ended_at=0 if row.status == "playing" else row.updated_at) for row in rows
        )
        for _ in range(2):  # and it stays so
            async with await open_sqlite(path) as journal:
                assert await journal.summaries() == [over, playing, void, closed]
                assert await journal.results() == [closed, void, over]
                assert await journal.results("cup") == [void]
        with raw(path) as connection, raw_new(path.with_name("new.db")) as other:
            schema = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
            assert connection.execute(schema).fetchall() == other.execute(schema).fetchall()

    @pytest.mark.parametrize("label", ["", "cup"])
    async def test_results_come_from_an_index(
        self, path: Path, connections: list[sqlite3.Connection], label: str
    ) -> None:
        statements: list[str] = []
        async with await open_sqlite(path) as journal:
            reader = reading(connections)
            reader.set_trace_callback(statements.append)
            await journal.results(label)
            await journal.results(label, after=(5, A))
            reader.set_trace_callback(None)
            selects = [statement for statement in statements if statement.startswith("SELECT")]
            assert len(selects) == 2
            for select in selects:
                plan = [row["detail"] for row in reader.execute(f"EXPLAIN QUERY PLAN {select}")]
                assert len(plan) == 1, plan  # a second line would be a sort
                assert f"USING INDEX results_by_{'label' if label else 'time'}" in plan[0]
            assert "(ended_at,originator_id)>" in plan[0], "a page begins where the one before ended"

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

    async def test_a_directory_in_its_place(self, tmp_path: Path) -> None:
        with pytest.raises(JournalFailed, match=str(tmp_path)):
            await open_sqlite(tmp_path)

    async def test_a_link_to_the_file_has_the_same_lock(self, path: Path, tmp_path: Path) -> None:
        async with await open_sqlite(path) as journal:
            await journal.append(entry(A, 1))
            link = tmp_path / "link.db"
            link.symlink_to(path)
            with pytest.raises(JournalFailed, match="another process writes this journal already"):
                await open_sqlite(link)
        async with await open_sqlite(link) as journal:
            assert await revisions(journal, A) == [1]
        assert sorted(each.name for each in tmp_path.iterdir()) == ["data", "link.db"]

    async def test_a_new_file_is_made_whole_or_not_at_all(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_module, "_SCHEMA", ["CREATE TABLE", "nonsense"])
            with pytest.raises(JournalFailed):
                await open_sqlite(path)
        assert [each.name for each in path.parent.iterdir()] == ["journal.db.lock"]
        for name in ("journal.db.new", "journal.db.new-wal"):  # as a killed process leaves them
            path.with_name(name).write_text("half")
        async with await open_sqlite(path) as journal:
            await journal.append(entry(A, 1))
        assert sorted(each.name for each in path.parent.iterdir()) == ["journal.db", "journal.db.lock"]


def is_leaf(page: bytes, *tables: int) -> bool:
    """Whether this page of the database holds entries of these tables, and is no inner node of the tree."""
    return page[0] == 0x0A and b"Moved" in page and any(table(n).hex.encode() in page for n in tables)


def contents(directory: Path) -> dict[str, bytes]:
    """What is in a directory, without what no entry is in: the lock, the index of the log, and an empty log."""
    files = (each for each in directory.iterdir() if each.suffix not in (".lock", ".db-shm"))
    return {each.name: each.read_bytes() for each in files if each.suffix != ".db-wal" or each.stat().st_size}


async def refused_untouched(path: Path, match: str, opening: Callable[[Path], Coroutine[Any, Any, Journal]]) -> None:
    before = contents(path.parent)
    for _ in range(2):
        with pytest.raises(JournalFailed, match=match) as raised:
            await opening(path)
        assert str(path) in str(raised.value)
    assert contents(path.parent) == before


class TestDamage:
    """Damage is told before anything is written, and nothing is changed by looking."""

    @pytest.fixture
    async def killed(self, path: Path, tmp_path: Path) -> Path:
        """A journal as a killed process leaves it: 40 entries of each of four tables, the last in the log only."""
        running = tmp_path / "running" / path.name
        async with await open_sqlite(running) as journal:
            for revision in range(1, 40):
                await append_all(journal, *(entry(table(n), revision, bytes(500)) for n in range(1, 5)))
        async with await open_sqlite(running) as journal:
            for n in range(1, 5):
                await journal.append(entry(table(n), 40, bytes(500), id=str(n)))
            shutil.copytree(running.parent, path.parent)
        return path

    async def test_without_damage_all_is_there(self, killed: Path) -> None:
        async with await open_sqlite(killed) as journal:
            for n in range(1, 5):
                assert await revisions(journal, table(n)) == list(range(1, 41))

    async def test_a_page_that_is_no_page(self, killed: Path) -> None:
        async with await open_sqlite(killed):
            pass
        whole = killed.read_bytes()
        for page in range(len(whole) // PAGE):
            killed.write_bytes(whole[: page * PAGE] + b"\xff" * PAGE + whole[(page + 1) * PAGE :])
            await refused_untouched(killed, "is damaged.*restore it from a backup", open_sqlite)

    async def test_a_file_that_was_cut(self, killed: Path) -> None:
        async with await open_sqlite(killed):
            pass
        whole = killed.read_bytes()
        for size in (99, 100, 512, 4096, len(whole) // 2, len(whole) - 1):
            killed.write_bytes(whole[:size])
            await refused_untouched(killed, "is damaged", open_sqlite)

    @pytest.mark.parametrize("opening", [open_sqlite, open_sqlite_readonly])
    @pytest.mark.parametrize("logged", [True, False])
    async def test_an_empty_file(
        self, killed: Path, logged: bool, opening: Callable[[Path], Coroutine[Any, Any, Journal]]
    ) -> None:
        """SQLite would take it for a new database, and delete its log."""
        if not logged:
            async with await open_sqlite(killed):
                pass
        os.truncate(killed, 0)
        await refused_untouched(killed, "is empty", opening)

    async def test_a_file_that_is_gone_while_its_log_is_there(self, killed: Path) -> None:
        killed.unlink()
        await refused_untouched(killed, "is missing", open_sqlite)

    @pytest.mark.parametrize("opening", [open_sqlite, open_sqlite_readonly])
    @pytest.mark.parametrize("at", [0, 4, 10, 16, 24, 31])
    async def test_a_log_with_a_bad_header(
        self, killed: Path, at: int, opening: Callable[[Path], Coroutine[Any, Any, Journal]]
    ) -> None:
        """SQLite would take it for an empty one."""
        flip(Path(f"{killed}-wal"), at)
        await refused_untouched(killed, "-wal is damaged", opening)

    async def test_a_log_that_was_cut_or_damaged_after_its_process_was_killed(self, killed: Path) -> None:
        log, index = Path(f"{killed}-wal"), Path(f"{killed}-shm")
        whole, counted = log.read_bytes(), index.read_bytes()
        told = r"-wal is damaged: \d+ committed pages are missing; restore a backup, or"
        for size in (len(whole) - 1, len(whole) // 2, 33, 31, 0):
            log.write_bytes(whole[:size])
            await refused_untouched(killed, told, open_sqlite)
        for at in (32, 40, 50, 60, len(whole) // 2, len(whole) - 1):
            log.write_bytes(whole)
            flip(log, at)
            await refused_untouched(killed, told, open_sqlite)
        log.unlink()
        await refused_untouched(killed, told, open_sqlite)
        assert index.read_bytes() == counted  # the next start must see it, too
        log.write_bytes(whole)
        async with await open_sqlite(killed) as journal:
            assert await revisions(journal, A) == list(range(1, 41))

    async def test_a_log_that_was_cut_is_read_as_far_as_it_goes_if_the_index_is_gone(self, killed: Path) -> None:
        """As after a power failure: what was not synced may be missing, and nobody can tell how much there was."""
        log = Path(f"{killed}-wal")
        Path(f"{killed}-shm").unlink()
        os.truncate(log, log.stat().st_size - 1)
        async with await open_sqlite(killed) as journal:
            counts = [len(await journal.read(table(n))) for n in range(1, 5)]
            assert counts == [40, 40, 40, 39]
            await journal.append(entry(table(4), 40))

    async def test_a_log_without_its_last_commits_is_what_normal_allows(self, killed: Path) -> None:
        os.truncate(f"{killed}-wal", 33)
        async with await open_sqlite(killed, "NORMAL") as journal:
            assert await revisions(journal, A) == list(range(1, 40))

    async def test_what_a_killed_process_did_not_commit_is_no_damage(self, killed: Path) -> None:
        log = Path(f"{killed}-wal")
        log.write_bytes(log.read_bytes() + b"a frame that was never finished")
        async with await open_sqlite(killed) as journal:
            assert await revisions(journal, A) == list(range(1, 41))

    async def test_a_log_that_began_anew_is_no_damage(self, path: Path, tmp_path: Path) -> None:
        async with await open_sqlite(tmp_path / "running" / path.name) as journal:
            for revision in range(1, 100):
                await journal.append(entry(A, revision, bytes(4000)))
            with raw(tmp_path / "running" / path.name) as connection:
                connection.execute("PRAGMA wal_checkpoint(RESTART)")
            await journal.append(entry(A, 100))
            shutil.copytree(tmp_path / "running", path.parent)
        async with await open_sqlite(path) as journal:
            assert len(await journal.read(A)) == 100

    async def test_a_page_that_is_damaged_while_it_serves_fails_its_own_entries_alone(
        self, path: Path, connections: list[sqlite3.Connection]
    ) -> None:
        async with await open_sqlite(path) as journal:
            for n in range(1, 10):
                await append_all(journal, *(entry(table(n), revision, bytes(500)) for revision in range(1, 41)))
            writing(connections).execute("PRAGMA wal_checkpoint(TRUNCATE)")
            whole = path.read_bytes()
            damaged = [page for page in range(0, len(whole), PAGE) if is_leaf(whole[page : page + PAGE], 5, 6)]
            with path.open("r+b") as file:
                for page in damaged:
                    file.seek(page)
                    file.write(b"\xff" * PAGE)
            with raw(path) as other:
                other.execute(
                    f"PRAGMA user_version = {VERSION}"
                )  # a change by another: nobody relies on pages that he has read
            for _ in range(2):
                with pytest.raises(JournalFailed, match=f"{path}: the file is damaged; restore it from a backup"):
                    await journal.read(table(5))
            results = await append_all(journal, *(entry(table(n), 41) for n in (1, 3, 5, 8, 9)))
            assert [type(result) for result in results] == [type(None)] * 2 + [JournalFailed] + [type(None)] * 2
            assert "restore it from a backup" in str(results[2])
            for n in (1, 3, 8, 9):
                assert await revisions(journal, table(n)) == list(range(1, 42))


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
