"""`cardavia migrate`: the schema in PostgreSQL, by whoever and however often it is asked for."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests import postgres
from tests.cli.running import child, run

NAME = f"migrate_{os.getpid()}"
DONE = "".join(f"The schema is at version {version} now.\n" for version in (1, 2, 3, 4))
ALREADY = "The schema is at version 4 already.\n"


@pytest.fixture
def url() -> Iterator[str]:
    """A database where nothing is."""
    postgres.server().create(NAME)
    yield postgres.server().url(NAME)
    postgres.server().drop(NAME)


def test_it_says_what_it_did_and_may_be_said_again(url: str) -> None:
    assert run("migrate", "--database", url).stdout == DONE
    assert run("migrate", "--database", url).stdout == ALREADY


def test_of_many_at_once_one_does_it(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(lambda _: child("migrate", "--database", url), range(4)))
    assert [(result.returncode, result.stderr) for result in results] == [(0, b"")] * 4
    assert sorted(result.stdout.decode() for result in results) == sorted([ALREADY] * 3 + [DONE])


def test_a_step_that_fails_leaves_nothing(url: str) -> None:
    postgres.server().run("CREATE SCHEMA cardavia", NAME)
    postgres.server().run("CREATE TABLE cardavia.names (one integer)", NAME)
    failed = run("migrate", "--database", url)
    assert failed.exit_code == 1
    assert 'relation "names" already exists' in failed.stderr
    tables = postgres.server().run("SELECT tablename FROM pg_tables WHERE schemaname = 'cardavia'", NAME)
    assert tables == [("names",)]
    postgres.server().run("DROP TABLE cardavia.names", NAME)
    assert run("migrate", "--database", url).stdout == DONE


def test_a_schema_of_a_newer_version_stays_as_it_is(url: str) -> None:
    run("migrate", "--database", url)
    postgres.server().run("INSERT INTO cardavia.migrations VALUES (99)", NAME)
    failed = run("migrate", "--database", url)
    assert failed.exit_code == 1
    assert "a newer version of Cardavia made the schema (version 99; this one knows up to 4)" in failed.stderr


def test_a_role_that_is_not_there_gets_nothing_and_nothing_is_done(url: str) -> None:
    failed = run("migrate", "--database", url, "--grant", "nobody at all")
    assert failed.exit_code == 1
    assert 'role "nobody at all" does not exist' in failed.stderr
    assert run("migrate", "--database", url).stdout == DONE


def test_the_database_has_to_be_named() -> None:
    assert "name the database" in run("migrate", env={"CARDAVIA_DATABASE": None}).stderr
    failed = run("migrate", "--database", "db.example")
    assert failed.stderr == "Error: a database is named by a URL such as postgresql://cardavia@db.example/cardavia\n"
