"""Locust's users against a real server. Locust changes the process that imports it, so it runs as one of its own."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import ROOT, environment
from tests.load.running import PATIENCE

CALLS = {"ListGames", "OpenTable", "TakeSeat", "GetTable", "SubmitMove", "OpenTables", "CloseTable", "ListTables"}
OF_REPLAYERS = {"ReadLog", "ListDecisions", "Replay"}


def swarm(address: str, out: Path, files: str, *words: str) -> dict[str, dict[str, str]]:
    """A run without the web page: the statistics of each call, none of which has failed."""
    command = [sys.executable, "-m", "locust", "-f", files, "--host", address, "--headless", "--csv", str(out / "run")]
    done = subprocess.run(
        [*command, "--think", "0", "--only-summary", "--exit-code-on-error", "1", *words],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (out / "run_exceptions.csv").read_text(encoding="utf-8").count("\n") <= 1, done.stderr
    with (out / "run_stats.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["Name"]: row for row in csv.DictReader(file)}
    assert {row["Failure Count"] for row in rows.values()} == {"0"}
    return rows


def test_all_users_do_their_work(address: str, tmp_path: Path) -> None:
    found = swarm(address, tmp_path, "load/locustfile.py", "--users", "7", "--spawn-rate", "7", "--run-time", "12s")
    assert {*found} - OF_REPLAYERS == {*CALLS, "Aggregated"}
    assert all(int(found[call]["Request Count"]) > 0 for call in CALLS)


def test_replayers_study_what_players_have_finished(address: str, tmp_path: Path) -> None:
    words = ("--users", "4", "--spawn-rate", "4", "--run-time", "8s")
    swarm(address, tmp_path, "load/locustfile.py", *words, "Player")
    found = swarm(address, tmp_path, "load/locustfile.py", *words, "Replayer")
    assert {*found} >= OF_REPLAYERS


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("load/steps.py", ("--step-users", "2", "--step-seconds", "1", "--steps", "2")),
        ("load/waves.py", ("--peak-users", "4", "--wave-seconds", "2", "--waves", "1")),
    ],
    ids=["steps", "waves"],
)
def test_every_shape_runs_to_its_end(file: str, words: tuple[str, ...], address: str, tmp_path: Path) -> None:
    assert "SubmitMove" in swarm(address, tmp_path, f"load/locustfile.py,{file}", *words)
