"""The commands: what they say, how they end, and what the others make of what is archived."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from uuid import UUID

import pytest
from msgspec.structs import replace

from cardavia.core.events import Opened, whole
from cardavia.core.table import Entry
from cardavia.service.bootstrap import DATABASE, SIGNING
from cardavia.service.journal import JournalFailed
from cardavia.service.journal.postgres import PostgresStore
from cardavia.service.signing import KeyStore
from tests import postgres
from tests.archive.archives import files_of
from tests.cli.running import run
from tests.interchange.journals import appends, played, settled, sqlite, table_id

ROLES = {name: f"{name}_{os.getpid()}" for name in ("serves", "archives")}


@pytest.fixture
def tables() -> list[UUID]:
    rng = Random(2)
    return [table_id(rng) for _ in range(3)]


@pytest.fixture
def data(tables: list[UUID], tmp_path: Path) -> Path:
    """A data directory with two tables that ended in 2023 and one that goes on, and a signing key."""
    rng, signer = Random(6), KeyStore(tmp_path / "data" / SIGNING).signer()
    one, other, going_on = open_to_all("tien_gow", rng), open_to_all("chan", rng), settled("tien_gow", rng)[:-1]
    sqlite(
        tmp_path / "data" / DATABASE,
        *(appends(table, some, signer) for table, some in zip(tables, (one, other, going_on), strict=True)),
    ).close()
    return tmp_path / "data"


def open_to_all(game: str, rng: Random) -> list[Entry]:
    """A settled table whose log is open to all."""
    while True:
        entries = settled(game, rng)
        opened = whole(entries[0].happened[0])
        if isinstance(opened, Opened) and opened.disclosure == "end":
            return entries


def words(data: Path, root: Path) -> tuple[str, ...]:
    return "--data", str(data), "--archive", root.as_uri()


class TestArchive:
    def test_it_says_how_much_and_again_that_there_is_nothing(self, data: Path, root: Path) -> None:
        result = run("archive", "--older-than", "30", "--at-most", "1", *words(data, root))
        assert (result.exit_code, result.stderr) == (0, "")
        assert result.stdout.startswith("1 table archived, ")
        assert run("archive", "--older-than", "30", *words(data, root)).stdout.startswith("1 table archived, ")
        assert run("archive", "--older-than", "30", *words(data, root)).stdout == "0 tables archived, 0 entries\n"
        assert len(files_of(root)) == 2

    def test_tables_that_ended_since_stay(self, data: Path, root: Path) -> None:
        result = run("archive", "--older-than", "36500", *words(data, root))
        assert result.stdout == "0 tables archived, 0 entries\n"
        assert files_of(root) == []

    def test_one_that_cannot_be_archived_is_named_and_the_status_is_1(self, data: Path, root: Path) -> None:
        table, entries = played(Random(3))
        forged = [*entries[:-2], replace(entries[-2], state=entries[-3].state), entries[-1]]
        sqlite(data / DATABASE, forged).close()
        result = run("archive", "--older-than", "0", *words(data, root))
        assert result.exit_code == 1
        assert result.stderr.startswith(f"table {table} stays: entry {len(entries) - 1}: ")
        assert result.stdout.startswith("2 tables archived, ")
        assert result.stdout.endswith("; 1 could not be\n")

    def test_what_is_missing_is_said(self, data: Path, root: Path, tmp_path: Path) -> None:
        result = run("archive", "--older-than", "1", "--data", str(data))
        assert result.exit_code == 2
        assert "name the archive" in result.stderr
        result = run("archive", *words(data, root))
        assert "Missing option '--older-than'" in result.stderr
        empty = tmp_path / "empty"
        result = run("archive", "--older-than", "1", *words(empty, root))
        assert result.stderr == f"Error: there is no journal in {empty}\n"
        assert not empty.exists()

    def test_beside_a_service_that_writes_the_same_file_it_does_nothing(self, data: Path, root: Path) -> None:
        with closing(sqlite(data / DATABASE)):
            result = run("archive", "--older-than", "0", *words(data, root))
        assert result.exit_code == 1
        assert "another process writes this journal already" in result.stderr
        assert files_of(root) == []


class TestOtherCommands:
    """All that read a log find what is archived, and say so where they cannot."""

    @pytest.fixture
    def archived(self, data: Path, root: Path) -> Path:
        assert run("archive", "--older-than", "0", *words(data, root)).exit_code == 0
        return data

    def test_verify(self, archived: Path, root: Path, tables: list[UUID]) -> None:
        result = run("verify", str(tables[0]), *words(archived, root))
        assert (result.exit_code, result.stderr) == (0, "")
        assert "sound and vouched for" in result.stdout
        (file,) = (file for file in files_of(root) if str(tables[0]) in file.name)
        assert run("verify", str(file), "--data", str(archived)).exit_code == 0, "a file by itself"
        file.write_bytes(b"")
        result = run("verify", str(tables[0]), *words(archived, root))
        assert result.exit_code == 1
        assert "is damaged" in result.stderr

    def test_log_and_replay(self, archived: Path, root: Path, tables: list[UUID]) -> None:
        for command in (["log"], ["replay", "--plain"]):
            result = run(*command, str(tables[1]), *words(archived, root))
            assert (result.exit_code, result.stderr) == (0, "")
            assert len(result.stdout.splitlines()) > 20
        assert "no archive is named" in run("log", str(tables[1]), "--data", str(archived)).stderr

    def test_export_and_import_into_another_directory(self, archived: Path, root: Path, tmp_path: Path) -> None:
        file, other = tmp_path / "all.cardavia", tmp_path / "other"
        assert run("export", "--output", str(file), *words(archived, root)).exit_code == 0
        other.mkdir()
        (other / SIGNING).symlink_to(archived / SIGNING)
        assert run("import", str(file), "--data", str(other)).stdout.startswith("3 tables imported; ")
        for options in (words(archived, root), ("--data", str(archived))):
            result = run("import", str(file), *options)
            assert (result.exit_code, result.stdout) == (0, "0 tables imported, 3 there already; 0 entries\n")

    def test_an_export_without_the_archive_names_what_it_lacks(
        self, archived: Path, tables: list[UUID], tmp_path: Path
    ) -> None:
        result = run("export", "--output", str(tmp_path / "some.cardavia"), "--data", str(archived))
        assert result.exit_code == 1
        for table in tables[:2]:
            assert f"table {table} cannot be read: " in result.stderr
        assert "1 table, " in result.stderr

    def test_parquet(self, archived: Path, root: Path, tmp_path: Path) -> None:
        file = tmp_path / "decisions.parquet"
        result = run("export", "--format", "parquet", "--output", str(file), *words(archived, root))
        assert result.exit_code == 0
        assert result.stderr.startswith("2 tables, ")

    def test_restore(self, archived: Path, root: Path, tables: list[UUID]) -> None:
        result = run("restore", *map(str, tables), *words(archived, root))
        assert result.exit_code == 1
        assert [line.partition(": ")[0] for line in result.stdout.splitlines()] == [f"table {t}" for t in tables[:2]]
        assert result.stderr == f"table {tables[2]}: it is not archived\n"
        for file in files_of(root):
            file.unlink()
        assert run("verify", str(tables[0]), "--data", str(archived)).exit_code == 0


class TestRoles:
    """On PostgreSQL the service cannot archive, and who archives cannot play."""

    @pytest.fixture
    def urls(self, tmp_path: Path) -> Iterator[dict[str, str]]:
        owner = postgres.url_of(tmp_path)
        server, database = postgres.server(), postgres.database_of(tmp_path)
        passwords = {role: postgres.new_role(role) for role in ROLES.values()}
        options = ("--grant", ROLES["serves"], "--grant-archive", ROLES["archives"])
        result = run("migrate", "--database", owner, *options)
        assert result.stdout.splitlines()[1:] == [
            f"The role {ROLES['serves']} may run the service.",
            f"The role {ROLES['archives']} may archive.",
        ]
        yield {name: server.url(database, role, passwords[role]) for name, role in ROLES.items()}
        for role in ROLES.values():
            server.run(f"DROP OWNED BY {role}", database)
            server.run(f"DROP ROLE {role}")

    def test_each_may_do_its_own(self, urls: dict[str, str], root: Path, tmp_path: Path) -> None:
        table, entries = played(Random(4))
        with closing(PostgresStore(urls["serves"])) as store:
            assert not any(store.write(entries))
        where = ("--data", str(tmp_path), "--archive", root.as_uri(), "--database")
        refused = run("archive", "--older-than", "0", *where, urls["serves"])
        assert refused.exit_code == 1
        assert "this role lacks a right" in refused.stderr
        assert run("archive", "--older-than", "0", *where, urls["archives"]).exit_code == 0
        assert run("verify", str(table), *where, urls["serves"]).exit_code == 2, "no key is there, but all is sound"
        assert run("restore", str(table), *where, urls["archives"]).exit_code == 0
        with closing(PostgresStore(urls["serves"])) as store:
            assert len(store.read(table, 0, None)) == len(entries)
        new = played(Random(5))[1]
        with (
            closing(PostgresStore(urls["archives"])) as store,
            pytest.raises(JournalFailed, match="this role lacks a right"),
        ):
            store.write(new)
