"""A real server whose log is in PostgreSQL: what it may do there, what it says, and what it lives through."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import errors

from cardavia.service.journal.postgres import migrate
from tests import postgres
from tests.cli.running import run
from tests.storage.servers import Deal, command, refuses, said, serving


@pytest.fixture(autouse=True)
def _forgotten(tmp_path: Path) -> Iterator[None]:
    yield
    postgres.forget(tmp_path)


def at(url: str) -> tuple[str, ...]:
    """The beginning of a command whose server keeps its log in this database."""
    return ("env", f"CARDAVIA_DATABASE={url}")


async def test_a_role_with_no_more_rights_than_it_needs_runs_the_service(tmp_path: Path) -> None:
    owner, name = postgres.url_of(tmp_path), postgres.database_of(tmp_path)
    password = postgres.new_role(f"service_{os.getpid()}")
    role = f"service_{os.getpid()}"
    url = postgres.server().url(name, role, password)
    assert "this role lacks a right; `cardavia migrate --grant ROLE` gives it" in await refuses(tmp_path, at(url))
    done = run("migrate", "--database", owner, "--grant", role)
    assert done.stdout == f"The schema is at version 4 already.\nThe role {role} may run the service.\n"
    async with serving(tmp_path / "data", at(url)) as (server, api):
        deal = await Deal.opened(api)
        await deal.play(api)
        await deal.all_there(api)
        assert await server.stop() == 0
        assert not server.errors
        assert password not in "".join(server.lines)
    for statement in (
        "CREATE TABLE cardavia.mine (one integer)",
        "DROP TABLE cardavia.names",
        "DROP TRIGGER stored_events_append_only ON cardavia.stored_events",
        "ALTER TABLE cardavia.stored_events DISABLE TRIGGER ALL",
        "DELETE FROM cardavia.stored_events",
        "UPDATE cardavia.requests SET originator_version = 1",
        "DELETE FROM cardavia.summaries",
        "INSERT INTO cardavia.migrations VALUES (9)",
        "INSERT INTO cardavia.archived VALUES (gen_random_uuid(), 1, '', '', 0)",
    ):
        with psycopg.connect(url) as connection, pytest.raises(errors.InsufficientPrivilege):
            connection.execute(statement.encode())


async def test_what_goes_wrong_at_the_start_is_said_in_a_line_without_the_password(tmp_path: Path) -> None:
    url, name = postgres.url_of(tmp_path), postgres.database_of(tmp_path)
    wrong = await refuses(tmp_path, at(postgres.server().url(name, password="another one")))  # noqa: S106
    assert "password authentication failed" in wrong
    assert "another" not in wrong
    missing = await refuses(tmp_path, at(postgres.server().url()))
    assert "there is no schema for the journal; make it with `cardavia migrate`" in missing
    postgres.server().run("INSERT INTO cardavia.migrations VALUES (99)", name)
    assert "a newer version of Cardavia made the schema" in await refuses(tmp_path, at(url))
    unread = await refuses(tmp_path, at("postgresql://ada:a@secret@db/x"))
    assert unread == "Error: a database is named by a URL such as postgresql://cardavia@db.example/cardavia\n"


async def test_a_deal_goes_on_while_connections_are_cut(tmp_path: Path) -> None:
    """Each move is acknowledged and recorded once, and who plays notices nothing."""
    url, name = postgres.url_of(tmp_path), postgres.database_of(tmp_path)
    async with serving(tmp_path / "data", at(url)) as (server, api):
        deal = await Deal.opened(api)
        playing = asyncio.create_task(deal.play(api))
        cuts = 0
        while not playing.done():
            before = len(deal.accepted)
            cuts += await asyncio.to_thread(postgres.server().cut, name)
            while len(deal.accepted) == before and not playing.done():  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
        await playing
        assert cuts > 0
        await deal.all_there(api)
        assert await server.stop() == 0


async def test_a_database_that_is_away_is_told_of_and_the_deal_goes_on_when_it_is_back(tmp_path: Path) -> None:
    database = postgres.Server()
    try:
        migrate(database.url())
        async with serving(tmp_path / "data", at(database.url())) as (server, api):
            deal = await Deal.opened(api)
            await deal.play(api, moves=3)
            back = asyncio.Event()
            await asyncio.to_thread(database.stop)
            playing = asyncio.create_task(deal.play(api, going_on=back))
            await asyncio.wait_for(deal.refused.wait(), 30)
            await said(server, "the log cannot be written")
            assert postgres.PASSWORD not in server.errors
            await asyncio.to_thread(database.start)
            back.set()
            await playing
            await said(server, "the log can be written again")
            await deal.all_there(api)
            assert await server.stop() == 0
    finally:
        database.close()


async def test_two_servers_may_have_one_database(tmp_path: Path) -> None:
    """Neither stops the other; what one has stored, the other serves."""
    url = postgres.url_of(tmp_path)
    async with serving(tmp_path / "data", at(url)) as (_, one), serving(tmp_path / "data", at(url)) as (_, two):
        deal = await Deal.opened(one)
        await deal.play(one)
        await deal.all_there(two)


async def test_the_commands_read_from_the_database_and_say_no_password(tmp_path: Path) -> None:
    url = postgres.url_of(tmp_path)
    async with serving(tmp_path / "data", at(url)) as (server, api):
        deal = await Deal.opened(api)
        await deal.play(api)
        assert (await server.stop(), postgres.PASSWORD in "".join(server.lines)) == (0, False)
    words = ("--data", str(tmp_path / "data"), "--database", url)
    assert (await command("log", deal.table.id, *words))[0] == 0
    status, found, _ = await command("verify", deal.table.id, *words)
    assert (status, "sound and vouched for" in found) == (0, True)
    status, _, told = await command("log", "00000000-0000-0000-0000-000000000001", *words)
    assert status == 1
    where = f"PostgreSQL at 127.0.0.1:{postgres.server().port}, database {postgres.database_of(tmp_path)}"
    assert told == f"Error: there is no table 00000000-0000-0000-0000-000000000001 in {where}\n"


async def test_memory_and_a_database_exclude_each_other(tmp_path: Path) -> None:
    status, _, told = await command("serve", "--memory", "--database", postgres.url_of(tmp_path))
    assert status == 2
    assert "--memory excludes --data, --database and --archive" in told
