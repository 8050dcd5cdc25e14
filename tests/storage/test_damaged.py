"""A database that is damaged: told at the start and left as it is; or one table alone, and the others go on."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import grpc
import pytest

from cardavia.service.bootstrap import DATABASE
from tests.storage.servers import Deal, command, refuses, said, serving
from tests.stream.api import failing, whole_log

PAGE = 4096
LEAF = 0x0A


@pytest.fixture
async def deals(tmp_path: Path) -> list[Deal]:
    """Deals in the directory `data`, half played, whose server was killed; a backup of it is in `backup`."""
    async with serving(tmp_path / "data") as (server, api):
        deals = [await Deal.opened(api) for _ in range(5)]
        for deal in deals:
            await deal.play(api, moves=10)
        server.process.kill()
        await server.ended()
    shutil.copytree(tmp_path / "data", tmp_path / "backup")
    return deals


def write(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def checkpoint(database: Path) -> None:
    """Move the log into the database, as a clean end does."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def header(database: Path) -> None:
    checkpoint(database)
    write(database, 0, b"\xff" * 100)


def middle(database: Path) -> None:
    checkpoint(database)
    write(database, database.stat().st_size // PAGE // 2 * PAGE, b"\xff" * PAGE)


def cut(database: Path) -> None:
    checkpoint(database)
    os.truncate(database, database.stat().st_size // 2)


def empty(database: Path) -> None:
    os.truncate(database, 0)


def garbage(database: Path) -> None:
    log = Path(f"{database}-wal")
    log.write_bytes(b"\xff" * log.stat().st_size)


def cut_log(database: Path) -> None:
    log = Path(f"{database}-wal")
    os.truncate(log, log.stat().st_size // 2)


def contents(data: Path) -> list[bytes]:
    """What entries are in: the database, and its log if there is anything in it."""
    paths = (data / DATABASE, data / f"{DATABASE}-wal")
    return [path.read_bytes() for path in paths if path == paths[0] or (path.exists() and path.stat().st_size)]


async def restored(tmp_path: Path, deals: list[Deal]) -> None:
    """With the backup in its place all is there, and the deals are played to their end."""
    shutil.rmtree(tmp_path / "data")
    shutil.copytree(tmp_path / "backup", tmp_path / "data")
    async with serving(tmp_path / "data") as (server, api):
        for deal in deals:
            await deal.all_there(api)
            await deal.play(api)
        assert await server.stop() == 0
        assert not server.errors


DAMAGES: list[tuple[Callable[[Path], None], str]] = [
    (header, f"{DATABASE}: the file is damaged, or not a journal at all; restore it from a backup"),
    (middle, f"{DATABASE}: the file is damaged; restore it from a backup"),
    (cut, f"{DATABASE}: the file is damaged; restore it from a backup"),
    (empty, f"{DATABASE} is empty: the file is damaged; restore it from a backup"),
    (garbage, f"{DATABASE}-wal is damaged: its header is not one; restore a backup, or"),
    (cut_log, "committed pages are missing; restore a backup, or"),
]


async def test_what_can_be_known_at_the_start_is_told_then_and_nothing_is_changed(
    tmp_path: Path, deals: list[Deal]
) -> None:
    for damage, told in DAMAGES:
        data = tmp_path / damage.__name__
        shutil.copytree(tmp_path / "backup", data)
        damage(data / DATABASE)
        before = contents(data)
        for _ in range(2 if damage is cut_log else 1):  # what is known from the index is not forgotten
            assert told in await refuses(data)
        assert contents(data) == before
    await restored(tmp_path, deals)


async def test_a_damaged_log_can_be_given_up_as_the_error_says(tmp_path: Path, deals: list[Deal]) -> None:
    data = tmp_path / "data"
    garbage(data / DATABASE)
    for name in ("wal", "shm"):
        (data / f"{DATABASE}-{name}").unlink()
    async with serving(data) as (server, api):
        for deal in deals:  # the log held all that there was
            assert (await failing(api.get(deal.table.id))).reason == "NO_SUCH_TABLE"
        await (await Deal.opened(api)).play(api)
        assert await server.stop() == 0


async def test_an_entry_that_is_damaged_stops_its_own_table_alone(tmp_path: Path, deals: list[Deal]) -> None:
    """What SQLite cannot know, since the pages hang together."""
    data, (junk, nothing, gone, *good) = tmp_path / "data", deals
    with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as connection:
        for verb in ("update", "delete"):
            connection.execute(f"DROP TRIGGER stored_events_no_{verb}")
        where = "WHERE originator_id = ? AND originator_version = 7"
        for deal, state in ((junk, b"\xff junk"), (nothing, b"")):
            connection.execute(f"UPDATE stored_events SET state = ? {where}", (state, hexadecimal(deal)))  # noqa: S608
        connection.execute(f"DELETE FROM stored_events {where}", (hexadecimal(gone),))  # noqa: S608
    async with serving(data) as (server, api):
        for deal in (junk, nothing, gone):
            table, token = deal.table, deal.table.tokens[0]
            table.api = api
            await said(server, f"table {table.id}: entry {8 if deal is gone else 7} is damaged")
            for call in (api.get(table.id, token), whole_log(api, table.id, token), table.sit(0)):
                told = await failing(call)
                assert (told.code, told.reason) == (grpc.StatusCode.UNAVAILABLE, "STORAGE_FAILED")
                assert told.text == "The log cannot be written or read now; nothing was changed."
            talk = await api.talk()
            await talk.attach(1, table.id, token)
            assert (await talk.until("refused")).refusal.reason == "STORAGE_FAILED"
            talk.cancel()
        for deal in good:
            await deal.all_there(api)
            await deal.play(api)
        assert await server.stop() == 0
        assert "Traceback" not in server.errors
    status, _, errors = await command("log", junk.table.id, "--data", str(data))
    assert status == 1
    assert "entry 7: these bytes are no entry" in errors
    assert "Traceback" not in errors
    await restored(tmp_path, deals)


async def test_pages_that_are_damaged_while_they_are_served_stop_their_own_tables_alone(
    tmp_path: Path, deals: list[Deal]
) -> None:
    """The good ones are some pages away: an entry needs the pages beside its own when they are full."""
    data, (broken, *others) = tmp_path / "data", sorted(deals, key=hexadecimal)
    good = others[-2:]
    async with serving(data) as (server, api):
        await broken.play(api)
        assert await server.stop() == 0
    async with serving(data) as (server, api):
        for page in pages_of(data / DATABASE, broken, others):
            write(data / DATABASE, page * PAGE, b"\xff" * PAGE)
        await good[0].play(api)
        told = await failing(api.get(broken.table.id, broken.table.tokens[0]))
        assert (told.code, told.reason) == (grpc.StatusCode.UNAVAILABLE, "STORAGE_FAILED")
        assert f"{data / DATABASE}: the file is damaged; restore it from a backup" in server.errors
        await good[1].play(api)
        await (await Deal.opened(api)).play(api)
        assert await server.stop() == 0
    assert "the file is damaged; restore it from a backup" in await refuses(data)
    # What is not damaged can still be read.
    assert (await command("log", good[0].table.id, "--data", str(data)))[0] == 0


def pages_of(database: Path, deal: Deal, others: list[Deal]) -> list[int]:
    """The leaves of the tree of entries that hold a deal's, and none of the others'."""
    whole = database.read_bytes()
    found = []
    for number in range(len(whole) // PAGE):
        page = whole[number * PAGE :][:PAGE]
        theirs = any(hexadecimal(each).encode() in page for each in others)
        if page[0] == LEAF and b"cardavia.log.v1.Entry" in page and hexadecimal(deal).encode() in page and not theirs:
            found.append(number)
    assert found
    return found


def hexadecimal(deal: Deal) -> str:
    """A deal's table as the database writes it."""
    return deal.table.id.replace("-", "")
