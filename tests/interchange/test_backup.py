"""A backup is one moment of the journal, whole, whatever is written meanwhile."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random
from uuid import UUID

import grpc
import pytest

from cardavia.service.bootstrap import DATABASE
from cardavia.service.journal import JournalFailed, SqliteStore, Stored, _backup, backup
from cardavia.v1 import tables_pb2
from tests.cli.running import run
from tests.e2e.children import running
from tests.interchange.journals import played, sqlite, store_all
from tests.stream.api import Api, fresh
from tests.stream.conftest import serving

CARDAVIA = ("-m", "cardavia.service.cli")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal with some tables."""
    rng = Random(1)
    path = tmp_path / "data" / DATABASE
    sqlite(path, *(played(rng)[1] for _ in range(5))).close()
    return path


def target(tmp_path: Path) -> Path:
    (tmp_path / "copy.db").touch()
    return tmp_path / "copy.db"


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


def tables_of(path: Path) -> dict[UUID, list[Stored]]:
    with closing(SqliteStore(path, read_only=True)) as store:
        return {row.table: store.read(row.table, 0, None) for row in store.summaries({}, None, 10_000, False)}


def test_what_is_written_meanwhile_is_stored_and_not_copied(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer does not wait, and the copy neither has what came later nor begins again because of it."""
    monkeypatch.setattr(_backup, "_PAGES", 1)
    before, rng, steps = everything(path), Random(2), []
    with closing(SqliteStore(path)) as writer:

        def told(done: int, of: int) -> None:
            steps.append((done, of))
            store_all(writer, played(rng)[1])

        copy = target(tmp_path)
        backup(path, copy, told)
    pages = steps[0][1]
    assert steps == [(done, pages) for done in range(1, pages + 1)]
    assert pages > 20
    assert everything(copy) == before
    assert len(tables_of(path)) == 5 + pages


def test_without_the_snapshot_it_would_begin_again(path: Path, tmp_path: Path) -> None:
    """Shows why there is one: SQLite's backup alone goes back to its first page."""
    rng, left = Random(2), []
    with closing(SqliteStore(path)) as writer, closing(sqlite3.connect(path)) as source:

        def told(_status: int, remaining: int, _of: int) -> None:
            left.append(remaining)
            if len(left) == 5:
                store_all(writer, played(rng)[1])

        with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            source.backup(copy, pages=1, progress=told)
    assert left[5] > left[4]


def test_what_was_committed_and_is_in_the_write_ahead_log_only_is_copied(path: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(path)) as writer:
        table, entries = played(Random(3))
        store_all(writer, entries)
        assert Path(f"{path}-wal").stat().st_size > 0
        copy = target(tmp_path)
        backup(path, copy)
    assert [stored.state for stored in tables_of(copy)[table]] == [each.state for each in entries]


def test_a_copy_is_a_journal_to_go_on_with(path: Path, tmp_path: Path) -> None:
    copy = target(tmp_path)
    backup(path, copy)
    with closing(SqliteStore(copy)) as store:
        store_all(store, played(Random(4))[1])
    assert len(tables_of(copy)) == 6
    with closing(sqlite3.connect(copy)) as database, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        database.execute("DELETE FROM stored_events")


def test_a_damaged_copy_is_noticed(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = _backup._copy

    def copy_badly(*args: object) -> None:
        copied(*args)  # type: ignore[arg-type]
        with (tmp_path / "copy.db").open("r+b") as file:
            file.seek(4096 * 3)
            file.write(os.urandom(4096))

    monkeypatch.setattr(_backup, "_copy", copy_badly)
    with pytest.raises(JournalFailed, match="is damaged"):
        backup(path, target(tmp_path))


# The command


def test_the_command_writes_a_private_file_and_nothing_beside_it(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backups" / "monday.sqlite3"
    copy.parent.mkdir()
    result = run("backup", str(copy), "--data", str(path.parent))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith(f"{copy}: ")
    assert [each.name for each in copy.parent.iterdir()] == ["monday.sqlite3"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert everything(copy) == everything(path)


def test_a_file_that_is_there_is_left_alone(path: Path, tmp_path: Path) -> None:
    for name in ("copy.db", "copy.db.part"):
        there = tmp_path / name
        there.write_text("mine")
        result = run("backup", str(tmp_path / "copy.db"), "--data", str(path.parent))
        assert result.exit_code == 1
        assert f"{there} is there" in result.stderr
        assert there.read_text() == "mine"
        there.unlink()


@pytest.mark.parametrize("content", [None, b"", b"not a database, and long enough to tell" * 40])
def test_what_is_no_journal_is_not_copied(content: bytes | None, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    if content is not None:
        (tmp_path / "data" / DATABASE).write_bytes(content)
    result = run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "data"))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Error: {tmp_path / 'data' / DATABASE}")
    assert [each.name for each in tmp_path.iterdir()] == ["data"]


async def test_a_service_at_work_is_copied_and_the_copy_serves(tmp_path: Path) -> None:
    """Nothing that was acknowledged before the backup began is missing in a service restored from it."""
    data, restored = tmp_path / "data", tmp_path / "restored"
    acknowledged: dict[str, tuple[str, int]] = {}
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        for _ in range(6):
            table = await (await api.open(people=4)).seated(4)
            view = await api.get(table.id, table.tokens[0])
            acknowledged[table.id] = table.tokens[0], view.view.revision
        async with running(*CARDAVIA, "backup", str(tmp_path / "copy.db"), "--data", str(data)) as child:
            while child.process.returncode is None:
                await api.open(people=4)
            assert await child.ended() == 0, child.errors
        restored.mkdir()
        (tmp_path / "copy.db").rename(restored / DATABASE)
        for name in ("token.key", "administrator.key"):
            (restored / name).write_bytes((data / name).read_bytes())
        (data / "signing").rename(restored / "signing")
    async with serving(restored) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        for id, (token, revision) in acknowledged.items():  # noqa: A001
            assert (await api.get(id, token)).view.revision >= revision
        await api.tables.OpenTable(tables_pb2.OpenTableRequest(request_id=fresh(), game="chan", seats=["greedy"] * 4))


def test_the_journal_may_be_anywhere(tmp_path: Path) -> None:
    data = tmp_path / "a directory with ? and # and %41"
    sqlite(data / DATABASE, played(Random(5))[1]).close()
    copy = data / "the copy"
    copy.touch()
    backup(data / DATABASE, copy)
    assert everything(copy) == everything(data / DATABASE)
