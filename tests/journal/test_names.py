"""Names in the SQLite store: a deleted one leaves no byte in any of its files, and nothing deletes an entry."""

import asyncio
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from cardavia.service.journal import JournalFailed, Naming, open_sqlite, open_sqlite_readonly
from cardavia.service.journal import _sqlite as sqlite_module
from cardavia.service.journal._sqlite import SqliteStore
from tests.journal.stores import entry, revisions, table

A = table(1)
NAME = "ada of the tests"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


def contents(path: Path) -> bytes:
    """All bytes of the store's files."""
    return b"".join(file.read_bytes() for file in sorted(path.parent.iterdir()))


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Another program that goes on reading the file as it is now."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM names").fetchone()
        yield connection


async def test_a_deleted_name_leaves_no_byte_in_the_files(path: Path) -> None:
    async with await open_sqlite(path) as journal:
        await journal.append(entry(A, 1))
        await journal.set_name("a", NAME)
        await journal.set_name("b", "bo")
        assert NAME.encode() in contents(path)
        await journal.append(entry(A, 2))
        await journal.set_name("a", "")
        assert NAME.encode() not in contents(path)
        assert await journal.names(["a", "b"]) == {"b": "bo"}
        assert await revisions(journal, A) == [1, 2]
    assert NAME.encode() not in contents(path)


async def test_neither_does_a_replaced_one(path: Path) -> None:
    async with await open_sqlite(path) as journal:
        await journal.set_name("a", NAME)
        await journal.set_name("a", "Ada")
        assert NAME.encode() not in contents(path)
        assert b"Ada" in contents(path)


async def test_also_one_that_was_set_before_a_restart(path: Path) -> None:
    async with await open_sqlite(path) as journal:
        await journal.set_name("a", NAME)
    async with await open_sqlite(path) as journal:
        await journal.set_name("a", "")
        assert NAME.encode() not in contents(path)


@pytest.mark.parametrize("seed", range(2))
def test_no_copy_is_left_however_many_names_come_and_go(path: Path, seed: int) -> None:
    """Pages of a tree are split and merged; rows that move between pages would leave copies behind."""
    rng = random.Random(seed)
    store = SqliteStore(path, synchronous="NORMAL")
    names: dict[str, str] = {}
    number = 0
    try:
        for share_new in (0.8, 0.45, 0.1, 0.6, 0.45, 0.1, 0.6, 0.8, 0.1, 0.45):
            for _ in range(25):
                namings = []
                for _ in range(20):
                    number += 1
                    new = rng.random() < share_new or not names
                    player = f"player {rng.randrange(2**64)}" if new else rng.choice([*names])
                    mark = f"<{number:08}>"
                    name = (mark * 12)[: rng.randrange(len(mark), 120)] if new or rng.random() < 0.4 else ""
                    namings.append(Naming(player, name))
                    names[player] = mark
                    if not name:
                        del names[player]
                store.rename(namings)
            assert set(re.findall(r"<\d{8}>", contents(path).decode("latin-1"))) == set(names.values())
    finally:
        store.close()


async def test_while_somebody_reads_what_was_before_the_deletion_fails_and_can_be_said_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_module, "_WIPE_MS", 0)
    async with await open_sqlite(path) as journal:
        await journal.set_name("a", NAME)
        with reading(path):
            with pytest.raises(JournalFailed, match="copies are left"):
                await journal.set_name("a", "")
            assert await journal.names(["a"]) == {}, "nobody is shown it any more"
            await journal.append(entry(A, 1))
        await journal.set_name("a", "")
        assert NAME.encode() not in contents(path)
        assert await revisions(journal, A) == [1]


async def test_readers_of_this_process_do_not_hold_it_up(path: Path) -> None:
    async with await open_sqlite(path) as journal:
        for revision in range(1, 101):
            await journal.append(entry(A, revision))
        reads = [asyncio.create_task(journal.read(A)) for _ in range(200)]
        for n in range(20):
            await journal.set_name("a", f"{NAME} {n}")
            await journal.set_name("a", "")
        assert all(len(stored) == 100 for stored in await asyncio.gather(*reads))
        assert NAME.encode() not in contents(path)


async def test_who_only_reads_the_file_reads_names_and_sets_none(path: Path) -> None:
    async with await open_sqlite(path) as journal, await open_sqlite_readonly(path) as reader:
        await journal.set_name("a", "ada")
        assert await reader.names(["a"]) == {"a": "ada"}
        with pytest.raises(JournalFailed, match="reading only"):
            await reader.set_name("a", "")
