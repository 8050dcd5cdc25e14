"""Starting and not starting: private files, clear errors, and settings from options and the environment."""

import os
import socket
import stat
import urllib.request
from pathlib import Path

import pytest

from tests.e2e.children import LOCAL, SERVE, Child, client, running, serving


async def refuses_to_start(*arguments: str) -> str:
    """The error of a server that does not start: one sentence, no trace."""
    async with running(*SERVE, *arguments) as child:
        status = await child.ended()
        assert status in (1, 2), child.errors
        assert "Error: " in child.errors
        assert "Traceback" not in child.errors
        return child.errors


async def test_the_data_directory_and_the_keys_are_private(tmp_path: Path) -> None:
    data = tmp_path / "a" / "new" / "directory"
    old_umask = os.umask(0)
    try:
        async with serving(data) as server:
            await client("play", server.address, "tien_gow", "1")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
    finally:
        os.umask(old_umask)
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert modes["token.key"] == modes["administrator.key"] == 0o600
    assert {mode & 0o077 for mode in modes.values()} == {0}, modes


async def test_the_keys_stay_the_same(tmp_path: Path) -> None:
    contents = []
    for _ in range(2):
        async with serving(tmp_path / "data"):
            contents.append([(tmp_path / "data" / f"{name}.key").read_text() for name in ("token", "administrator")])
    assert contents[0] == contents[1]
    assert contents[0][0] != contents[0][1]


async def test_a_second_server_on_the_same_directory_is_turned_away_and_harms_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server:
        error = await refuses_to_start("--data", str(tmp_path / "data"), *LOCAL)
        assert "another process writes this journal already" in error
        assert str(server.process.pid) in error
        assert "scores" in (await client("play", server.address, "tien_gow"))[-1]


async def test_a_second_server_at_the_same_address_is_turned_away(tmp_path: Path) -> None:
    async with serving(None) as server:
        assert server.address in await refuses_to_start("--memory", "--listen", server.address, "--http", "")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        error = await refuses_to_start("--data", str(tmp_path), "--listen", "127.0.0.1:0", "--http", address)
        assert address in error


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--listen", "nonsense"), "--listen is HOST:PORT, not 'nonsense'"),
        (("--listen", ""), "--listen is HOST:PORT"),
        (("--listen", ":50051"), "--listen is HOST:PORT"),
        (("--listen", "127.0.0.1"), "--listen is HOST:PORT"),
        (("--listen", "127.0.0.1:65536"), "--listen is HOST:PORT"),
        (("--listen", "127.0.0.1:-1"), "--listen is HOST:PORT"),
        (("--listen", "127.0.0.1:x"), "--listen is HOST:PORT"),
        (("--http", "8080"), "--http is HOST:PORT"),
        (("--http", "no.such.host.invalid:0", "--listen", "127.0.0.1:0"), "no.such.host.invalid"),
        (("--listen", "no.such.host.invalid:0"), "no.such.host.invalid"),
        (("--listen", "192.0.2.1:0"), "192.0.2.1"),
        (("--synchronous", "OFF"), "--synchronous"),
        (("--log-level", "loud"), "--log-level"),
        (("--log-format", "xml"), "--log-format"),
        (("--colour", "red"), "--colour"),
        (("--allow-origin", "cards.example"), "--allow-origin is an origin"),
        (("--allow-origin", "*", "--allow-origin", "https://cards.example/"), "not 'https://cards.example/'"),
        (("table",), "table"),
    ],
)
async def test_a_bad_option_is_told_in_a_sentence(arguments: tuple[str, ...], told: str) -> None:
    assert told in await refuses_to_start("--memory", *arguments)


async def test_memory_and_a_directory_exclude_each_other(tmp_path: Path) -> None:
    assert "--memory excludes --data" in await refuses_to_start("--memory", "--data", str(tmp_path))
    assert os.listdir(tmp_path) == []


async def test_a_directory_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    for data in (file, file / "below"):
        assert str(data) in await refuses_to_start("--data", str(data), *LOCAL)


@pytest.mark.parametrize("content", ["", "short", "zz" * 32, "ab" * 31, "\udcff"])
async def test_a_broken_key_is_told_and_kept(content: str, tmp_path: Path) -> None:
    key = tmp_path / "token.key"
    key.write_text(content, encoding="utf-8", errors="surrogateescape")
    before = key.read_bytes()
    assert str(key) in await refuses_to_start("--data", str(tmp_path), *LOCAL)
    assert key.read_bytes() == before


async def test_a_file_that_is_no_journal_is_told_and_kept(tmp_path: Path) -> None:
    database = tmp_path / "cardavia.sqlite3"
    database.write_bytes(b"this is no database " * 100)
    assert "cardavia.sqlite3" in await refuses_to_start("--data", str(tmp_path), *LOCAL)
    assert database.read_bytes().startswith(b"this is no database")


async def test_every_option_can_be_set_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = {"DATA": str(tmp_path / "data"), "LISTEN": "127.0.0.1:0", "HTTP": "127.0.0.1:0", "LOG_LEVEL": "debug"}
    for name, value in settings.items():
        monkeypatch.setenv(f"CARDAVIA_{name}", value)
    async with running(*SERVE) as child:
        first, second = await child.line(), await child.line()
        assert f"the log is kept in {tmp_path / 'data'}." in first
        page = second.split()[-1]
        with urllib.request.urlopen(page + "healthz", timeout=10) as answer:  # noqa: ASYNC210, S310
            assert answer.read() == b"ok\n"
        assert await child.stop() == 0
    monkeypatch.setenv("CARDAVIA_LISTEN", "nonsense")
    assert "nonsense" in await refuses_to_start()


async def test_the_help_names_every_option() -> None:
    child = await Child.start(*SERVE, "--help")
    assert await child.ended() == 0
    text = "".join(child.lines)
    for option in ("--data", "--memory", "--listen", "--http", "--log-format", "--log-level", "--synchronous"):
        assert option in text
    for option in (
        "--admin-listen",
        "--tls-cert",
        "--tls-key",
        "--client-ca",
        "--accounts",
        "--limits",
        "--allow-origin",
    ):
        assert option in text
