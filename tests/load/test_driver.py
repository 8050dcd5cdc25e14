"""The load driver plays over the real API, measures, ends by itself, and says what went wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import ROOT
from tests.load.running import PATIENCE, driven, figures, in_driver, serving

SHORT = ("--warmup", "200ms", "--seconds", "1s")


@pytest.mark.parametrize(
    "flags",
    [
        ("alone",),
        ("seats", "--tables", "5"),
        ("seats", "--tables", "5", "--rate", "100"),
        ("hosts", "--tables", "12", "--streams", "2"),
        ("hosts", "--tables", "12", "--streams", "2", "--rate", "100"),
    ],
    ids=" ".join,
)
def test_every_way_of_playing_measures_moves_that_all_seats_saw(
    flags: tuple[str, ...], driver: Path, address: str
) -> None:
    found = figures(driver, *flags, *SHORT, "--server", address)
    assert found["moves"] > 0
    assert found["moves_per_s"] == found["moves"] / found["seconds"]
    assert 0 < found["ack_p50_ms"] <= found["ack_p99_ms"]
    assert 0 < found["seen_p50_ms"] <= found["seen_p99_ms"]
    assert found["driver_cpu"] > 0
    assert "server_cpu" not in found


@pytest.mark.parametrize("game", ["chuo_pai", "tien_gow", "chan"])
def test_every_game_is_played_to_its_end_and_on_with_entropy_of_all_seats(
    game: str, driver: Path, address: str
) -> None:
    found = figures(
        driver, "hosts", "--game", game, "--commit", "--tables", "4", *SHORT[:2], "--seconds", "2s", "--server", address
    )
    assert found["deals"] > 0
    assert ("answers" in found) == (game == "chan")


def test_the_first_legal_move_is_a_way_to_play(driver: Path, address: str) -> None:
    assert figures(driver, "seats", "--tables", "2", "--seed", "0", *SHORT, "--server", address)["moves"] > 0


def test_spectators_of_one_table_are_measured_beside_other_tables(driver: Path, address: str) -> None:
    flags = ("--watchers", "20", "--connections", "4", "--events", "20", "--tables", "3", "--rate", "50")
    found = figures(driver, "watch", *flags, *SHORT, "--server", address)
    assert found["events"] > 0
    assert found["slowest_p50_ms"] <= found["slowest_p99_ms"]
    assert found["delivery_p99_ms"] <= found["slowest_p99_ms"]
    assert 0 < found["reach_p50_ms"] <= found["reach_p99_ms"]
    assert found["watched_moves"] > 0
    assert found["others_moves"] > 0


def test_spectators_move_on_to_the_next_deal(driver: Path, address: str) -> None:
    flags = ("--watchers", "3", "--connections", "1", "--events", "400", "--tables", "2", "--rate", "20")
    found = figures(driver, "watch", *flags, *SHORT[:2], "--seconds", "2s", "--server", address)
    assert found["watched_deals"] > 0


def test_what_idle_spectators_cost_the_server_is_told(driver: Path) -> None:
    with serving() as (server, address):
        flags = ("--watchers", "50", "--connections", "2", "--server-pid", str(server.pid))
        found = figures(driver, "idle", *flags, *SHORT, "--server", address)
    assert found["watchers"] == 50
    assert found["bytes_per_watcher"] >= 0
    assert found["server_rss_mb"] > 0
    assert found["server_cpu"] < 1


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("seats", "--game", "whist"), 'the server has no game "whist"'),
        (("seats", "--claims", "never"), "a table was not opened: BAD_OPTION"),
        (("idle", "--server-pid", "999999999"), "no such file"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_is_refused_ends_the_run(flags: tuple[str, ...], said: str, driver: Path, address: str) -> None:
    done = driven(driver, *flags, *SHORT, "--server", address)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr


def test_without_a_server_it_fails(driver: Path) -> None:
    done = driven(driver, "seats", *SHORT, "--server", "127.0.0.1:1")
    assert (done.returncode, done.stdout) == (1, "")
    assert "Unavailable" in done.stderr


def test_a_server_that_stops_ends_the_run(driver: Path) -> None:
    with serving() as (server, address):
        command = [str(driver), "hosts", "--tables", "2", "--warmup", "100s", "--server", address]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
            server.terminate()
            out, errors = running.communicate(timeout=PATIENCE)
    assert (running.returncode, out) == (1, "")
    assert "driver: " in errors


@pytest.mark.parametrize("words", [(), ("dance",), ("seats", "--tables", "many"), ("seats", "more")], ids=" ".join)
def test_what_it_does_not_know_it_says(words: tuple[str, ...], driver: Path) -> None:
    done = driven(driver, *words)
    assert done.returncode == 2
    assert "driver MODE [FLAGS]" in done.stderr


def test_its_own_tests_pass() -> None:
    in_driver("go", "vet", "./...")
    in_driver("go", "test", "./...")


def test_its_source_is_formatted() -> None:
    done = subprocess.run(["gofmt", "-l", "."], cwd=ROOT / "load/driver", capture_output=True, text=True, check=True)
    assert done.stdout == ""


def test_its_messages_are_current() -> None:
    in_driver(sys.executable, "generate.py", "--check")
