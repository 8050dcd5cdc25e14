"""`cardavia bench service`: a server and the driver, started and ended; what has to be there."""

import json
from pathlib import Path

import pytest

from cardavia.service.cli import bench_service
from cardavia.service.cli._machine import file_system
from tests.cli.running import run


def test_it_gives_figures_beside_targets_as_one_object(driver: Path, tmp_path: Path) -> None:
    flags = ("--json", "--only", "alone", "--seconds", "1", "--runs", "2", "--driver", str(driver))
    result = run("bench", "service", *flags, "--data", str(tmp_path))
    assert (result.exit_code, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert report["disk"]["file_system"] == file_system(tmp_path)
    assert report["disk"]["synchronous"] == "FULL"
    assert len(report["disk"]["sync_ms"]) == report["runs"] == 2
    (name, found), *others = report["scenarios"].items()
    assert (name, others) == ("alone", [])
    assert found["figures"]["moves_per_s"] > 0
    assert found["figures"]["server_cpu"] > 0
    assert found["figures"]["server_cpu_us_per_move"] > 0
    assert found["figures"]["server_rss_mb"] > 0
    (judged,) = found["targets"]
    assert judged["target"] == "ack_p50_ms ≤ 1.5"
    assert judged["met"] == (judged["value"] <= 1.5)
    assert list(tmp_path.iterdir()) == []


def test_as_a_table_it_names_the_disk_and_the_targets(driver: Path, tmp_path: Path) -> None:
    flags = ("--only", "alone", "--seconds", "1", "--runs", "1", "--driver", str(driver), "--data", str(tmp_path))
    lines = run("bench", "service", *flags).stdout.splitlines()
    assert lines[0].startswith(f"SQLite, synchronous=FULL, on {file_system(tmp_path)};")
    assert any(line.startswith("alone ") for line in lines)
    assert any(line.startswith("    ack_p50_ms ≤ 1.5: ") for line in lines)


def test_a_failure_of_the_driver_is_told(tmp_path: Path) -> None:
    driver = tmp_path / "driver"
    driver.write_text("#!/bin/sh\necho it broke >&2\nexit 1\n")
    driver.chmod(0o755)
    result = run("bench", "service", "--only", "idle", "--driver", str(driver), "--data", str(tmp_path))
    assert (result.exit_code, result.stderr) == (1, "Error: idle, 10,000 spectators: it broke\n")


def test_a_directory_in_memory_is_refused(driver: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_service, "file_system", lambda _: "tmpfs")
    result = run("bench", "service", "--driver", str(driver), "--data", str(tmp_path))
    assert (result.exit_code, result.stderr) == (
        1,
        f"Error: {tmp_path} is in memory (tmpfs); name a directory on a disk by --data\n",
    )


def test_where_go_is_missing_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    result = run("bench", "service")
    assert (result.exit_code, result.stderr) == (
        1,
        "Error: go is not installed, which builds the load driver (or name one by --driver)\n",
    )


def test_outside_of_a_checkout_a_driver_has_to_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_service, "SOURCE", tmp_path)
    result = run("bench", "service")
    assert result.exit_code == 1
    assert "name one by --driver" in result.stderr


def test_a_driver_that_cannot_be_built_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "go.mod").write_text("nonsense\n")
    monkeypatch.setattr(bench_service, "SOURCE", tmp_path)
    result = run("bench", "service")
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: the load driver cannot be built:\n")


@pytest.mark.parametrize(
    ("target", "value", "met"),
    [
        (bench_service.Target("moves_per_s", at_least=5000), 5000, True),
        (bench_service.Target("moves_per_s", at_least=5000), 4999.9, False),
        (bench_service.Target("ack_p50_ms", at_most=1.5), 1.5, True),
        (bench_service.Target("ack_p50_ms", at_most=1.5), 1.6, False),
    ],
)
def test_a_target_is_met_at_its_own_figure(target: bench_service.Target, value: float, met: bool) -> None:
    assert target.met(value) is met
