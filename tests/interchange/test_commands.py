"""The commands: files that are whole or not there, what is chosen, what is said, and how they end."""

import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from cardavia.core.table import Entry
from cardavia.service.bootstrap import DATABASE, SIGNING
from cardavia.service.files import draft
from cardavia.service.journal import SqliteStore
from cardavia.service.signing import KeyStore, key_id
from tests.cli.running import COMMAND, environment, run
from tests.interchange.journals import appends, history, later, records_of, settled, sqlite, table_id

DAY = 86_400_000_000


@pytest.fixture(scope="module")
def histories() -> list[tuple[UUID, list[Entry]]]:
    """Three tables, opened on three days from 2023-11-14T22:13:20 on; the last one goes on."""
    rng = Random(6)
    return [
        (table_id(rng), settled("tien_gow", rng)),
        (table_id(rng), later(settled("chan", rng), DAY)),
        (table_id(rng), later(history("tien_gow", rng, 5), 2 * DAY)),
    ]


@pytest.fixture
def data(histories: list[tuple[UUID, list[Entry]]], tmp_path: Path) -> Path:
    """A data directory with these tables and a signing key."""
    signer = KeyStore(tmp_path / "data" / SIGNING).signer()
    sqlite(tmp_path / "data" / DATABASE, *(appends(*each, signer) for each in histories)).close()
    return tmp_path / "data"


def with_keys_of(data: Path, name: str = "other") -> Path:
    """An empty data directory with the keys of another."""
    other = data.with_name(name)
    other.mkdir()
    (other / SIGNING).symlink_to(data / SIGNING)
    return other


def export(data: Path, file: Path, *words: str) -> list[str]:
    """Export; the ids of the tables in the file."""
    result = run("export", "-o", str(file), "--data", str(data), *words)
    assert (result.exit_code, result.stdout) == (0, "")
    return [record.table.table_id for record in records_of(file.read_bytes()) if record.HasField("table")]


# export


def test_all_tables_are_exported_in_the_order_of_opening(
    data: Path, tmp_path: Path, histories: list[tuple[UUID, list[Entry]]]
) -> None:
    file = tmp_path / "all.cardavia"
    ids = [str(table) for table, _ in histories]
    assert export(data, file) == ids
    assert export(data, tmp_path / "again.cardavia", "--all") == ids
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))
    assert sum(record.HasField("entry") for record in records_of(file.read_bytes())) == sum(
        len(entries) for _, entries in histories
    )


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        (("--game", "tien_gow"), [0, 2]),
        (("--status", "over"), [0, 1]),
        (("--game", "chan", "--status", "over"), [1]),
        (("--game", "chuo_pai"), []),
        (("--since", "2023-11-15"), [1, 2]),
        (("--until", "2023-11-15"), [0]),
        (("--since", "2023-11-15T22:13:20", "--until", "2023-11-16T22:13:20"), [1]),
        (("--since", "2023-11-15T22:13:21"), [2]),
    ],
)
def test_tables_are_chosen(
    words: tuple[str, ...], chosen: list[int], data: Path, tmp_path: Path, histories: list[tuple[UUID, list[Entry]]]
) -> None:
    assert export(data, tmp_path / "some.cardavia", *words) == [str(histories[n][0]) for n in chosen]


def test_tables_are_named(data: Path, tmp_path: Path, histories: list[tuple[UUID, list[Entry]]]) -> None:
    ids = [str(histories[2][0]), str(histories[0][0])]
    assert export(data, tmp_path / "two.cardavia", *ids, ids[0]) == ids
    unknown = str(UUID(int=1))
    result = run("export", ids[0], unknown, "-o", str(tmp_path / "x"), "--data", str(data))
    assert (result.exit_code, result.stderr) == (1, f"Error: there is no table {unknown} in {data}\n")
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    "words",
    [("--all",), ("--game", "chan"), ("--status", "over"), ("--since", "2023-11-15"), ("--until", "2023-11-15")],
)
def test_named_tables_are_not_chosen_besides(words: tuple[str, ...], tmp_path: Path) -> None:
    result = run("export", str(UUID(int=1)), *words, "-o", str(tmp_path / "x"), "--data", str(tmp_path))
    assert result.exit_code == 2
    assert "a TABLE excludes --all, --game, --status, --since and --until" in result.stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--token", "x"), "--token goes with --server"),
        (("--server", "127.0.0.1:1"), "with --server name one TABLE, and no format parquet"),
        ((str(UUID(int=1)), "--server", "127.0.0.1:1", "--format", "parquet"), "and no format parquet"),
    ],
)
def test_what_goes_with_a_server(words: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    result = run("export", *words, "-o", str(tmp_path / "x"))
    assert result.exit_code == 2
    assert reason in result.stderr
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_is_written_over_with_force_only(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.cardavia"
    for there in (file, tmp_path / "all.cardavia.part"):
        there.write_bytes(b"mine")
        result = run("export", "-o", str(file), "--data", str(data))
        assert result.exit_code == 1
        assert f"{there} is there" in result.stderr
        assert there.read_bytes() == b"mine"
        assert len(export(data, file, "--force")) == 3
        file.unlink()
        assert not there.exists()


def test_a_file_that_cannot_be_finished_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), draft(tmp_path / "file") as part:  # noqa: PT012
        part.write_bytes(b"half")
        assert stat.S_IMODE(part.stat().st_mode) == 0o600
        raise RuntimeError
    assert list(tmp_path.iterdir()) == []


def test_standard_output(data: Path, tmp_path: Path) -> None:
    export(data, tmp_path / "all.jsonl", "--format", "jsonl")
    lines = (tmp_path / "all.jsonl").read_bytes().splitlines()[1:]  # the header has the time
    printed = run("export", "-o", "-", "--format", "jsonl", "--data", str(data))
    assert printed.exit_code == 0
    assert printed.stdout_bytes.splitlines()[1:] == lines
    assert printed.stderr.startswith("3 tables, ")
    assert all("reading" in json.loads(line)["entry"] for line in lines if b'"entry"' in line[:10])


def test_a_reader_who_has_had_enough_ends_it_quietly(data: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    child = subprocess.run(
        [*COMMAND, "export", "-o", "-", "--format", "jsonl", "--data", str(data)],
        stdout=write,
        stderr=subprocess.PIPE,
        env=environment(),
        check=False,
    )
    os.close(write)
    assert (child.returncode, child.stderr) == (1, b"")


def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    data: Path, tmp_path: Path, histories: list[tuple[UUID, list[Entry]]]
) -> None:
    table = histories[1][0]
    with closing(sqlite3.connect(data / DATABASE)) as database:
        database.execute("DROP TRIGGER stored_events_no_update")
        database.execute(
            "UPDATE stored_events SET state = x'FF' WHERE originator_id = ? AND originator_version = 1", [table.hex]
        )
        database.commit()
    for form in ("cardavia", "jsonl", "parquet"):
        file = tmp_path / f"all.{form}"
        result = run("export", "-o", str(file), "--format", form, "--data", str(data))
        assert result.exit_code == 1
        assert f"table {table} cannot be read: these bytes are no entry" in result.stderr
        if form != "parquet":
            assert str(table) not in str(records_of(file.read_bytes()))
            assert sum(record.HasField("table") for record in records_of(file.read_bytes())) == 2


@pytest.mark.parametrize("there", [False, True])
def test_without_a_key_open_tables_come_without_a_signature(there: bool, data: Path, tmp_path: Path) -> None:
    keys = data / SIGNING
    if there:
        next(keys.glob("*.key")).write_text("no key")
    else:
        keys.rename(tmp_path / "away")
    result = run("export", "-o", str(tmp_path / "all.cardavia"), "--data", str(data))
    assert result.exit_code == 0
    assert "Warning: without a signing key, tables that go on come without a signature" in result.stderr
    records = records_of((tmp_path / "all.cardavia").read_bytes())
    assert [record.WhichOneof("kind") for record in records][-2:] == ["entry", "end"]
    assert keys.exists() == there, "reading makes no key"


def test_a_bar_is_shown_on_a_terminal(data: Path, tmp_path: Path) -> None:
    for label, words in {
        "Exporting": ("export", "-o", str(tmp_path / "x"), "--data", str(data)),
        "Copying": ("backup", str(tmp_path / "y"), "--data", str(data)),
        "Importing": ("import", str(tmp_path / "x"), "--data", str(with_keys_of(data))),
    }.items():
        terminal, theirs = os.openpty()
        child = subprocess.Popen(
            [*COMMAND, *words], stdout=subprocess.DEVNULL, stderr=theirs, env=environment(TERM="xterm")
        )
        os.close(theirs)
        shown = ""
        with suppress(OSError):  # what a terminal says when nobody is left to write there
            while read := os.read(terminal, 1024):
                shown += read.decode()
        os.close(terminal)
        assert child.wait() == 0
        assert label in shown
        assert "100%" in shown


# import


def test_what_was_exported_is_imported_with_the_keys(data: Path, tmp_path: Path) -> None:
    for form in ("cardavia", "jsonl"):
        file, other = tmp_path / f"all.{form}", with_keys_of(data, f"from {form}")
        ids = export(data, file, "--format", form)
        tried = run("import", str(file), "--data", str(other), "--dry-run")
        assert (tried.exit_code, tried.stderr) == (0, "")
        assert tried.stdout.startswith("3 tables would be imported; ")
        assert not (other / DATABASE).exists()
        done = run("import", str(file), "--data", str(other))
        assert (done.exit_code, done.stderr) == (0, "")
        assert done.stdout.startswith("3 tables imported; ")
        again = run("import", str(file), "--data", str(other))
        assert again.stdout == "0 tables imported, 3 there already; 0 entries\n"
        tried = run("import", str(file), "--data", str(other), "--dry-run")
        assert tried.stdout == "0 tables would be imported, 3 there already; 0 entries\n"
        assert export(other, tmp_path / f"back.{form}", "--format", form) == ids
        read, back = (records_of((tmp_path / f"{name}.{form}").read_bytes()) for name in ("all", "back"))
        assert read[1:] == back[1:]


def test_keys_of_another_directory_are_named(data: Path, tmp_path: Path) -> None:
    file, keys = tmp_path / "all.cardavia", tmp_path / "keys.json"
    export(data, file)
    refused = run("import", str(file), "--data", str(tmp_path / "other"))
    assert refused.exit_code == 1
    assert refused.stdout == "0 tables imported, 3 refused; 0 entries\n"
    assert refused.stderr.count("is refused: no known key vouches for its last entry\n") == 3
    public = [*KeyStore(data / SIGNING).public().values(), bytes(32)]
    listed = [{"id": key_id(key), "public": key.hex(), "current": True} for key in public]
    keys.write_text(json.dumps({"keys": listed}))
    done = run("import", str(file), "--data", str(tmp_path / "other"), "--keys", str(keys))
    assert (done.exit_code, done.stderr) == (0, "")
    third = run("import", str(file), "--data", str(tmp_path / "third"), "--unsigned")
    assert third.stdout == done.stdout


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"keys": [{}]}', '{"keys": [{"public": "00"}]}', '{"keys": [1]}'])
def test_a_file_of_keys_that_is_none(text: str, data: Path, tmp_path: Path) -> None:
    export(data, tmp_path / "file")
    (tmp_path / "keys.json").write_text(text)
    result = run("import", str(tmp_path / "file"), "--data", str(tmp_path / "x"), "--keys", str(tmp_path / "keys.json"))
    assert result.exit_code == 1
    assert f"{tmp_path / 'keys.json'} holds no public keys" in result.stderr


def test_standard_input(data: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "all.jsonl", with_keys_of(data)
    export(data, file, "--format", "jsonl")
    piped = subprocess.run(
        [*COMMAND, "import", "-", "--data", str(other)],
        input=file.read_bytes(),
        capture_output=True,
        env=environment(),
        check=False,
    )
    assert (piped.returncode, piped.stderr) == (0, b"")
    assert piped.stdout.startswith(b"3 tables imported; ")


def test_a_damaged_file_is_said_after_what_came_of_it(data: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "all.jsonl", with_keys_of(data)
    export(data, file, "--format", "jsonl")
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-3]))
    result = run("import", str(file), "--data", str(other))
    assert result.exit_code == 1
    assert result.stdout.startswith("2 tables imported; ")
    assert result.stderr == "Error: the file is cut off: it has no end\n"


def test_while_a_service_runs_nothing_is_imported(data: Path, tmp_path: Path) -> None:
    export(data, tmp_path / "file")
    with closing(SqliteStore(data / DATABASE)):
        result = run("import", str(tmp_path / "file"), "--data", str(data))
    assert result.exit_code == 1
    assert f"another process writes this journal already (process {os.getpid()} holds the lock" in result.stderr


KILLED = """
import os, signal, sys
from eventsourcing.sqlite import SQLiteConnection
from cardavia.service import imports
from cardavia.service.cli import main

imports._BATCH_APPENDS = 1
commit, left = SQLiteConnection.commit, int(sys.argv[1])

def dying(self):
    global left
    left -= 1
    if left == 0 and sys.argv[2] == "before":
        os.kill(os.getpid(), signal.SIGKILL)
    commit(self)
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

SQLiteConnection.commit = dying
sys.argv = ["cardavia", *sys.argv[3:]]
main()
"""


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("commits", [1, 2, 3, 4])
def test_an_import_that_was_killed_is_completed_by_another(
    when: str, commits: int, data: Path, tmp_path: Path, histories: list[tuple[UUID, list[Entry]]]
) -> None:
    """Whenever it is killed, each table is there whole or not at all."""
    file, other = tmp_path / "all.cardavia", with_keys_of(data)
    export(data, file)
    words = [sys.executable, "-c", KILLED, str(commits), when, "import", str(file), "--data", str(other)]
    assert subprocess.run(words, env=environment(), capture_output=True, check=False).returncode == -signal.SIGKILL
    lengths = {table: len(entries) for table, entries in histories}
    whole = 0
    if (other / DATABASE).exists():
        with closing(SqliteStore(other / DATABASE)) as store:
            there = {row.table: len(store.read(row.table, 0, None)) for row in store.summaries({}, None, 9, False)}
            whole = len(there)
        assert there.items() <= lengths.items()
    result = run("import", str(file), "--data", str(other))
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{3 - whole} table")
    assert export(other, tmp_path / "back.cardavia") == [str(table) for table, _ in histories]
