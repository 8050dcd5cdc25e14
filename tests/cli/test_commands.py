"""Every command: its help, its errors, and what it says where an extra is missing."""

import json
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from cardavia.core.catalog import GAMES
from cardavia.service.bootstrap import running
from cardavia.service.cli._main import cli
from cardavia.service.config import Config
from tests.cli.running import ROOT, child, environment, run

TABLE = "01890000-0000-7000-8000-000000000000"


def commands(group: click.Group, *before: str) -> dict[tuple[str, ...], click.Command]:
    """All commands by their words, groups included."""
    found: dict[tuple[str, ...], click.Command] = {before: group}
    for name, command in group.commands.items():
        words = (*before, name)
        found |= commands(command, *words) if isinstance(command, click.Group) else {words: command}
    return found


COMMANDS = commands(cli)
FACTS = {
    (): (
        *(
            "serve",
            "top",
            "play",
            "replay",
            "log",
            "verify",
            "keys",
            "export",
            "import",
            "backup",
            "archive",
            "restore",
            "migrate",
            "trace",
            "check",
            "bench",
        ),
        "--version",
    ),
    ("serve",): (
        *("--data", "--memory", "--listen", "--http", "--log-format", "[text|json]", "--log-level", "--synchronous"),
        *("--admin-listen", "--tls-cert", "--tls-key", "--client-ca", "--accounts", "--limits"),
        *("127.0.0.1:50051", "127.0.0.1:8080", "[debug|info|warning|error]", "[FULL|NORMAL]"),
        *("--otlp-endpoint URL", "extra tracing"),
    ),
    ("top",): ("--http URL", "127.0.0.1:8080", "--key", "--interval", "[default: 2.0", "--once", "docs/metrics.md"),
    ("play",): (
        *("--game", "[chuo_pai|tien_gow|chan]", "[required]", "--options K=V,…", "--seat", "--ai", "[greedy|random]"),
        *("--name NAME", "--seed", "--plain", "--key", "--server HOST:PORT", "--data"),
        *("--language [en|es|nl|fi|hu|vi|zh]", "fi (Suomi)", "LC_ALL"),
    ),
    ("replay",): ("TABLE", "--token", "--plain", "--language", "--server HOST:PORT", "--data"),
    ("log",): ("TABLE", "--token", "--json", "--language", "--server HOST:PORT", "--data"),
    ("export",): (
        *(
            "[TABLE…]",
            "--all",
            "--game",
            "--status",
            "[opened|playing|over|closed|void]",
            "--since DATE",
            "--until DATE",
        ),
        *(
            "--output",
            "[required]",
            "--format",
            "[cardavia|jsonl|parquet]",
            "[default: cardavia]",
            "--force",
            "--token",
        ),
        *("--server HOST:PORT", "--data", "docs/log.md", "docs/parquet.md", "Exit status 1"),
    ),
    ("import",): ("FILE", "--keys", "--unsigned", "--dry-run", "--data", '"-" is standard input', "Exit status 1"),
    ("backup",): ("FILE", "--data", "docs/backup.md"),
    ("archive",): (
        *("--older-than DAYS", "--at-most", "--archive URL", "CARDAVIA_ARCHIVE", "--database", "--data"),
        *("file:///DIRECTORY", "s3://BUCKET/PREFIX", "Exit status 1"),
    ),
    ("restore",): ("TABLE…", "--archive URL", "--database", "--data", "Exit status 1"),
    ("migrate",): ("--database", "--grant", "--grant-archive", "CARDAVIA_DATABASE"),
    ("trace",): (
        *("--game", "--seed", "--deals", "--policy", "[random|greedy]", "--options", "--deck", "[random|stacked]"),
        *("[default: 1; x>=0]", "standard output", "docs/traces.md"),
    ),
    ("check",): ("FILES...", '"-" reads standard input', "Exit status 1"),
    ("verify",): (
        *("FILE|TABLE", "--keys FILE", "--head HEX", "--json", "--token", "--server HOST:PORT", "--data"),
        *("Exit status 0: all is sound and vouched for.", "2: no fault, but something is not vouched for."),
    ),
    ("keys",): ("--rotate", "--json", "--data"),
    ("bench",): ("core", "log", "service"),
    ("bench", "service"): (
        *("--json", "--only", "--seconds", "--runs", "--data", "--driver", "synchronous=FULL", "load/driver/README.md"),
    ),
    ("bench", "log"): (*("--json", "--game", "--deals", "--ai", "verify_moves_per_s", "replay_moves_per_s"),),
    ("bench", "core"): (
        *("--json", "--game", "--seconds", "deals_per_s", "moves_per_s", "python_steps_per_s"),
        *("python_list_steps_per_s", "model_deals_per_s", "ratio_to_model"),
    ),
}


def test_these_are_all_commands() -> None:
    assert set(COMMANDS) == set(FACTS)


@pytest.mark.parametrize("words", FACTS, ids=" ".join)
@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_help_names_every_option_and_fits_a_terminal(words: tuple[str, ...], asked: str) -> None:
    result = run(*words, asked)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith(" ".join(("Usage: cardavia", *words)))
    flowing = " ".join(result.stdout.split())
    for fact in FACTS[words]:
        assert fact in flowing
    for option in COMMANDS[words].params:
        if isinstance(option, click.Option):
            assert set(option.opts) <= set(flowing.replace("/", " ").replace(",", " ").split())
    assert "..." not in flowing.replace("FILES...", "").replace("[ARGS]...", "")
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


@pytest.mark.parametrize("words", [words for words in FACTS if words not in {(), ("serve",)}], ids=" ".join)
def test_every_option_says_what_it_is_for(words: tuple[str, ...]) -> None:
    for option in COMMANDS[words].params:
        assert not isinstance(option, click.Option) or option.help


def test_help_of_a_child_is_the_same() -> None:
    theirs, ours = child("bench", "core", "--help").stdout.decode(), run("bench", "core", "--help").stdout
    assert theirs.split() == ours.split()


def test_the_version_is_told() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("cardavia, version ")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("deal",), "No such command 'deal'."),
        (("--loud",), "No such option"),
        (("serve", "--listen", "here"), "--listen is HOST:PORT, not 'here'"),
        (("serve", "--http", "localhost:99999"), "--http is HOST:PORT, not 'localhost:99999'"),
        (("serve", "--memory", "--data", "x"), "--memory excludes --data, --database and --archive"),
        (("serve", "--log-level", "loud"), "'loud' is not one of 'debug', 'info', 'warning', 'error'"),
        (("serve", "--log-format", "xml"), "'xml' is not one of 'text', 'json'"),
        (("serve", "--synchronous", "OFF"), "'OFF' is not one of 'FULL', 'NORMAL'"),
        (("serve", "--port", "1"), "No such option"),
        (("serve", "--otlp-endpoint", "here:4318"), "--otlp-endpoint is an http or https URL, not 'here:4318'"),
        (("top", "--interval", "0"), "0.0 is not in the range 0.1<=x<=3600"),
        (("play",), "Missing option '--game'"),
        (("play", "--game", "whist"), "'whist' is not one of 'chuo_pai', 'tien_gow', 'chan'"),
        (("play", "--game", "chuo_pai", "--seat", "3"), "Chuo Pai has seats 0 to 2"),
        (("play", "--game", "chan", "--seat", "-1"), "-1 is not in the range x>=0"),
        (("play", "--game", "chan", "--ai", "clever"), "'clever' is not one of 'greedy', 'random'"),
        (("play", "--game", "chan", "--options", "tom=gold"), "option tom of Chắn is one of coins, traditional"),
        (("play", "--game", "chan", "--options", "tom"), "'tom' is not NAME=VALUE"),
        (("play", "--game", "chan", "--seed", "x"), "'x' is not a valid integer"),
        (("replay",), "Missing argument 'TABLE'"),
        (("replay", "seven"), "'seven' is not a valid UUID"),
        (("replay", TABLE, "--json"), "No such option"),
        (("replay", TABLE, "--token", "x"), "--token goes with --server"),
        (("log",), "Missing argument 'TABLE'"),
        (("log", "seven"), "'seven' is not a valid UUID"),
        (("log", TABLE, "--plain"), "No such option"),
        (("log", TABLE, "--token", "x"), "--token goes with --server"),
        (("export",), "Missing option '--output'"),
        (("export", "seven", "-o", "x"), "'seven' is not a valid UUID"),
        (
            ("export", "-o", "x", "--status", "lost"),
            "'lost' is not one of 'opened', 'playing', 'over', 'closed', 'void'",
        ),
        (("export", "-o", "x", "--since", "soon"), "'soon' does not match the formats"),
        (("export", "-o", "x", "--token", "x"), "--token goes with --server"),
        (("import",), "Missing argument 'FILE'"),
        (("backup",), "Missing argument 'FILE'"),
        (("bench", "journal"), "No such command 'journal'."),
        (("bench", "core", "--seconds", "0"), "0.0 is not in the range 0.05<=x<=60"),
        (("bench", "core", "--seconds", "soon"), "'soon' is not a valid float"),
        (("bench", "core", "--game", "whist"), "'whist' is not one of 'chuo_pai', 'tien_gow', 'chan'"),
    ],
)
def test_what_is_wrong_is_said_with_exit_status_2(args: tuple[str, ...], words: str, tmp_path: Path) -> None:
    result = run(*args, env={"CARDAVIA_DATA": None, "CARDAVIA_SERVER": None, "HOME": str(tmp_path)})
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert "--help' for help." in result.stderr


# bench


@pytest.mark.parametrize("names", [tuple(GAMES), ("chan",)])
def test_bench_core_gives_its_figures_as_one_object(names: tuple[str, ...]) -> None:
    chosen = [word for name in names if len(names) == 1 for word in ("--game", name)]
    result = run("bench", "core", "--json", "--seconds", "0.05", *chosen)
    assert (result.exit_code, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert tuple(report) == names
    steps = ["deals_per_s", "moves_per_s", "python_steps_per_s", "python_list_steps_per_s"]
    for figures in report.values():
        assert list(figures) == [*steps, "model_deals_per_s", "ratio_to_model"]
        assert all(isinstance(figure, float) and figure > 0 for figure in figures.values())
        assert figures["moves_per_s"] > figures["deals_per_s"] > figures["model_deals_per_s"]
        assert figures["ratio_to_model"] == pytest.approx(
            figures["deals_per_s"] / figures["model_deals_per_s"], rel=0.1
        )


def test_bench_core_outside_of_a_checkout_has_no_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("bench", "core", "--seconds", "0.05", "--game", "tien_gow")
    title, *lines = result.stdout.splitlines()
    assert title == "Tien Gow"
    assert [line.split()[0] for line in lines] == [
        *("deals_per_s", "moves_per_s", "python_steps_per_s", "python_list_steps_per_s")
    ]


# log and replay


@pytest.mark.parametrize("command", ["log", "replay"])
def test_a_data_directory_that_is_not_there_is_said_and_not_made(command: str, tmp_path: Path) -> None:
    result = run(command, TABLE, "--data", str(tmp_path / "none"))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"Error: {tmp_path / 'none' / 'cardavia.sqlite3'}: there is no such file\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["log", "replay"])
def test_a_server_that_does_not_answer_is_given_up_on_soon(command: str) -> None:
    result = run(command, TABLE, "--server", "127.0.0.1:1")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Error: the server could not be reached for 3 seconds")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data directory with the log of one table, played to its end by ada."""
    path = tmp_path_factory.mktemp("log")
    words = ("play", "--game", "tien_gow", "--plain", "--name", "ada", "--seed", "3", "--data", str(path))
    told = child(*words, stdin=b"1\n" * 100)
    assert (told.returncode, told.stderr) == (0, b"")
    return path


@pytest.mark.parametrize("command", ["log", "replay"])
def test_an_unknown_table_is_said(command: str, data: Path) -> None:
    result = run(command, TABLE, "--data", str(data))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"Error: there is no table {TABLE} in {data}\n"
    named = run(command, TABLE, env={"CARDAVIA_DATA": str(data)})
    assert named.stderr == result.stderr


def _table_of(data: Path) -> str:
    from contextlib import closing
    from sqlite3 import connect

    with closing(connect(data / "cardavia.sqlite3")) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in tables:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            if "originator_id" in columns:
                ((found,),) = database.execute(f"SELECT DISTINCT originator_id FROM {name}")  # noqa: S608
                return str(found)
    raise AssertionError(tables)


def test_a_recorded_deal_is_printed(data: Path) -> None:
    table = _table_of(data)
    lines = run("log", table, "--data", str(data)).stdout.splitlines()
    entries = [json.loads(line) for line in run("log", table, "--data", str(data), "--json").stdout.splitlines()]
    assert len(lines) == len(entries) > 8
    assert all(isinstance(entry, dict) for entry in entries)
    assert not re.search(r"\bada\b", json.dumps(entries)), "names are beside the log"
    assert any("Seat 0 was taken by ada." in line for line in lines)
    steps = run("replay", table, "--data", str(data), "--plain")
    assert (steps.exit_code, steps.stderr) == (0, "")
    assert "Seat 0 (ada)" in steps.stdout
    assert steps.stdout.count("\n") > len(lines)


def test_a_recorded_deal_is_told_in_the_language_that_is_asked_for_or_the_terminal_s_own(data: Path) -> None:
    table = _table_of(data)
    asked = run("log", table, "--data", str(data), "--language", "es")
    assert "Asiento 0: se sienta ada." in asked.stdout
    own = run("log", table, "--data", str(data), env={"LC_ALL": "fi_FI.UTF-8"})
    assert "Paikka 0: pöytään istuu ada." in own.stdout
    steps = run("replay", table, "--data", str(data), "--plain", "--language", "zh")
    assert "座位 0（ada）" in steps.stdout
    both = run("log", table, "--data", str(data), "--language", "en", env={"LC_ALL": "fi_FI.UTF-8"})
    assert "Seat 0 was taken by ada." in both.stdout


# Extras

SERVICE = (
    "eventsourcing",
    "prometheus_client",
    "structlog",
    "jwt",
    "uvicorn",
    "uvloop",
    "httptools",
    "grpc_health",
    "grpc_reflection",
)
TERMINAL = ("grpc", "grpc_status", "google", "textual", "rich", "platformdirs")

WITHOUT = """
import sys

missing, sys.argv = sys.argv[1].split(","), ["cardavia", *sys.argv[2:]]

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from cardavia.service.cli import main
main()
"""


def without(missing: tuple[str, ...], *args: str, **changes: str) -> subprocess.CompletedProcess[bytes]:
    """A command in a child that cannot import these packages."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, ",".join(missing), *args],
        input=b"",
        capture_output=True,
        cwd=ROOT,
        env=environment(**changes),
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("missing", "args", "named", "extra"),
    [
        (("structlog",), ("serve", "--memory"), "structlog", "service"),
        (("grpc",), ("serve", "--memory"), "grpc", "service"),
        (("uvicorn",), ("serve", "--memory", "--listen", "127.0.0.1:0"), "uvicorn", "service"),
        (("textual",), ("play", "--game", "chan", "--plain"), "textual", "service"),
        (("eventsourcing",), ("play", "--game", "chan", "--plain"), "eventsourcing", "service"),
        (("textual",), ("play", "--game", "chan", "--server", "127.0.0.1:1"), "textual", "terminal"),
        (("grpc",), ("log", TABLE, "--server=127.0.0.1:1"), "grpc", "terminal"),
        (("eventsourcing",), ("log", TABLE), "eventsourcing", "service"),
        (("structlog",), ("play", "--game", "chan", "--plain"), "structlog", "service"),
        (("google",), ("replay", TABLE, "--plain"), "google", "service"),
        (("google",), ("export", "-o", "-"), "google", "service"),
        (("eventsourcing",), ("backup", "copy"), "eventsourcing", "service"),
        (("prometheus_client",), ("serve", "--memory"), "prometheus_client", "service"),
        (("prometheus_client",), ("top",), "prometheus_client", "service"),
        (
            ("opentelemetry",),
            ("serve", "--memory", "--listen", "127.0.0.1:0", "--http", "", "--otlp-endpoint", "http://127.0.0.1:1"),
            "opentelemetry",
            "tracing",
        ),
    ],
)
def test_a_missing_extra_is_said_in_a_sentence(
    missing: tuple[str, ...], args: tuple[str, ...], named: str, extra: str, tmp_path: Path
) -> None:
    result = without(missing, *args, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path))
    assert result.stderr.decode() == f"Error: {named} is not installed; try: pip install 'cardavia[{extra}]'\n"
    assert (result.returncode, result.stdout) == (1, b"")


def test_a_server_named_by_the_environment_asks_for_the_terminal_alone() -> None:
    result = without(("textual",), "play", "--game", "chan", CARDAVIA_SERVER="127.0.0.1:1")
    assert b"textual is not installed; try: pip install 'cardavia[terminal]'" in result.stderr
    served = without(("structlog",), "serve", "--memory", CARDAVIA_SERVER="127.0.0.1:1")
    assert b"structlog is not installed; try: pip install 'cardavia[service]'" in served.stderr


@pytest.mark.parametrize(
    "args",
    [
        ("trace", "--game", "chan"),
        ("check", "tests/traces/chan.jsonl"),
        ("bench", "core", "--seconds", "0.05", "--game", "tien_gow"),
        ("serve", "--help"),
    ],
    ids=lambda args: args[0],
)
def test_the_core_s_commands_need_no_extra(args: tuple[str, ...]) -> None:
    result = without((*SERVICE, *TERMINAL), *args)
    assert result.returncode == 0
    assert b"Error" not in result.stderr


@pytest.mark.parametrize("command", ["play", "log", "replay"])
def test_the_terminal_extra_is_enough_where_a_server_is_named(command: str) -> None:
    args = {"play": ("--game", "chan", "--plain"), "log": (TABLE,), "replay": (TABLE, "--plain")}[command]
    result = without(SERVICE, command, *args, "--server", "127.0.0.1:1")
    assert result.stderr.startswith(b"Error: the server could not be reached for 3 seconds")
    assert result.returncode == 1


async def test_a_server_s_log_is_printed_with_the_terminal_extra_alone(tmp_path: Path) -> None:
    from asyncio import create_subprocess_exec
    from asyncio.subprocess import PIPE

    from cardavia.client import Client

    config = Config(data=tmp_path, listen="127.0.0.1:0", http="", drain_seconds=0.0)
    async with running(config) as service, Client(service.grpc_address, key=service.administrator_key) as client:
        table = await client.open("tien_gow", seats=["random"] * 4, seed=bytes(32))
        watching = await table.spectate()
        await watching.finished()
        printed = []
        for where in (
            ("--server", service.grpc_address, "--token", table.spectator_invitation),
            ("--data", str(tmp_path)),
        ):
            blocked = ",".join(SERVICE) if "--server" in where else "nothing"
            process = await create_subprocess_exec(
                *(sys.executable, "-c", WITHOUT, blocked, "log", table.table_id, *where),
                stdout=PIPE,
                stderr=PIPE,
                cwd=ROOT,
                env=environment(),
            )
            out, errors = await process.communicate()
            assert (process.returncode, errors) == (0, b"")
            printed.append(out)
    assert printed[0] == printed[1]
    assert printed[0].count(b"\n") > 8  # the shortest deal: eight decisions
