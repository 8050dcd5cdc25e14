"""`cardavia bench service`: the whole service on one core, under the load driver on another."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from cardavia.service.cli._machine import IN_MEMORY, bound, file_system, sync_seconds, two_cores

SOURCE = Path(__file__).resolve().parents[4] / "load" / "driver"
"""The driver, in a checkout."""
SHOWN = {
    "moves_per_s": "moves/s",
    "ack_p50_ms": "ack p50",
    "ack_p99_ms": "p99",
    "seen_p50_ms": "seen p50",
    "seen_p99_ms": "p99",
    "server_cpu": "server",
    "driver_cpu": "driver",
    "server_rss_mb": "RSS MB",
}
"""The columns of the table, of figures that several scenarios have."""
FURTHER = ("server_cpu_us_per_move", "delivery_p50_ms", "delivery_p99_ms", "others_ack_p50_ms", "attached_per_s")
"""Figures that stand below the row of a scenario that has them."""


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure should be: at least, or at most, this."""

    figure: str
    at_least: float | None = None
    at_most: float | None = None

    def met(self, value: float) -> bool:
        """Whether it is."""
        return (self.at_least is None or value >= self.at_least) and (self.at_most is None or value <= self.at_most)

    def __str__(self) -> str:
        wanted = f"≥ {self.at_least:,g}" if self.at_least is not None else f"≤ {self.at_most:,g}"
        return f"{self.figure} {wanted}"


@dataclass(frozen=True, slots=True)
class Scenario:
    """A mode of the driver (load/driver/README.md) with its flags, and what should come of it."""

    name: str
    mode: str
    flags: tuple[str, ...]
    targets: tuple[Target, ...] = ()


def _open_tables(count: int) -> Scenario:
    streams = max(8, count * 3 // 5_000)  # a stream has at most 10,000 attachments
    flags = ("--tables", str(count), "--streams", str(streams), "--rate", "500")
    return Scenario(f"open-tables {count:,}", "hosts", flags)


SCENARIOS = {
    "seats": (
        Scenario("seats, 50 tables", "seats", ("--tables", "50"), (Target("moves_per_s", at_least=5_000),)),
        Scenario("seats, 300 tables", "seats", ("--tables", "300"), (Target("moves_per_s", at_least=5_000),)),
    ),
    "rate": (
        Scenario(
            "seats, 3,500 moves/s",
            "seats",
            ("--tables", "50", "--rate", "3500"),
            (Target("ack_p50_ms", at_most=10), Target("seen_p50_ms", at_most=10)),
        ),
    ),
    "hosts": (
        Scenario(
            "hosts, 200 tables",
            "hosts",
            ("--tables", "200", "--streams", "4"),
            (Target("moves_per_s", at_least=10_000), Target("moves_per_s", at_least=17_000)),
        ),
    ),
    "alone": (Scenario("alone", "alone", (), (Target("ack_p50_ms", at_most=1.5),)),),
    "watch": (
        Scenario(
            "watch, 2,000 spectators",
            "watch",
            ("--watchers", "2000", "--events", "2", "--tables", "20", "--rate", "200"),
            (
                Target("slowest_p99_ms", at_most=500),
                Target("reach_p99_ms", at_most=500),
                Target("others_ack_p99_ms", at_most=50),
            ),
        ),
    ),
    "idle": (
        Scenario(
            "idle, 10,000 spectators",
            "idle",
            ("--watchers", "10000"),
            (Target("bytes_per_watcher", at_most=60_000), Target("server_cpu", at_most=0.01)),
        ),
    ),
    "open-tables": tuple(_open_tables(count) for count in (10, 100, 1_000, 10_000)),
}
"""What is measured, by the word that --only takes."""


@click.command("service")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
@click.option("--only", type=click.Choice(list(SCENARIOS)), multiple=True, help="Only this; may be repeated.")
@click.option("--seconds", type=click.IntRange(1, 3600), default=10, show_default=True, help="Of one run.")
@click.option("--runs", type=click.IntRange(1), default=3, show_default=True, help="Of which medians are shown.")
@click.option(
    "--data",
    type=click.Path(path_type=Path, exists=True, file_okay=False, writable=True),
    default=tempfile.gettempdir,
    help="A directory on the disk that is to hold the logs; by default that of temporary files.",
)
@click.option(
    "--driver",
    envvar="CARDAVIA_DRIVER",
    show_envvar=True,
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="The load driver; by default the checkout's, which is built when it is needed.",
)
def service(*, as_json: bool, only: tuple[str, ...], seconds: int, runs: int, data: Path, driver: Path | None) -> None:
    """Measure the service.

    Each run starts a server with a new log on a disk (SQLite, synchronous=FULL) and drives it over loopback, whole
    deals of Chuo Pai: every move is validated, durable before it is acknowledged, and seen by all seats. Server and
    driver have a core of their own each, where the machine has two. Medians of the runs.

    seats: a stream a seat, as fast as moves are answered. rate: the same at 3,500 moves a second. hosts: four streams
    that hold all tables. alone: one table, one move at a time. watch: one table with 2,000 spectators at 2 moves a
    second, and what 20 others notice of it. idle: 10,000 spectators at whose table nothing happens. open-tables: 500
    moves a second over 10, 100, 1,000 and 10,000 tables.

    load/driver/README.md explains the figures. Shares of a core are those of the server and of the driver.
    """
    program = driver or built()
    kind = file_system(data)
    if kind in IN_MEMORY:
        raise click.ClickException(f"{data} is in memory ({kind}); name a directory on a disk by --data")
    cores = two_cores()
    report: dict[str, Any] = {
        "disk": {"file_system": kind, "synchronous": "FULL", "sync_ms": []},
        "pinned": cores is not None,
        "runs": runs,
        "scenarios": {},
    }
    if not as_json:
        pinned = "each pinned to a core" if cores else "not pinned to cores"
        click.echo(f"SQLite, synchronous=FULL, on {kind}; server and driver {pinned}; medians of {runs} runs.")
        click.echo(" " * 26 + "".join(f"{title:>10}" for title in SHOWN.values()))
    for scenario in (each for word in only or SCENARIOS for each in SCENARIOS[word]):
        measured = []
        for _ in range(runs):
            with tempfile.TemporaryDirectory(prefix="cardavia-bench-", dir=data) as directory:
                report["disk"]["sync_ms"].append(round(sync_seconds(Path(directory)) * 1000, 3))
                measured.append(measured_once(program, scenario, Path(directory, "data"), seconds, cores))
        figures = _medians(measured)
        report["scenarios"][scenario.name] = {"figures": figures, "targets": _judged(scenario, figures)}
        if not as_json:
            _show(scenario, figures)
    delays = report["disk"]["sync_ms"]
    if as_json:
        click.echo(json.dumps(report))
    else:
        click.echo(
            f"To write a block and sync it took {min(delays):.2f} to {max(delays):.2f} ms, the medians before each run."
        )


def built() -> Path:
    """The checkout's driver, built if it is not current. Raises click.ClickException where it cannot be."""
    if not (SOURCE / "go.mod").exists():
        raise click.ClickException("the load driver is part of a checkout, not of this package; name one by --driver")
    go = shutil.which("go")
    if go is None:
        raise click.ClickException("go is not installed, which builds the load driver (or name one by --driver)")
    target = SOURCE / "bin" / "driver"
    build = [go, "build", "-buildvcs=false", "-o", str(target), "."]
    done = subprocess.run(build, cwd=SOURCE, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise click.ClickException(f"the load driver cannot be built:\n{done.stderr.strip()}")
    return target


def measured_once(
    program: Path,
    scenario: Scenario,
    data: Path,
    seconds: int,
    cores: tuple[int, int] | None,
    options: Sequence[str] = (),
) -> dict[str, float]:
    """The figures of one run with a server of its own, that has these options more.

    Raises click.ClickException where it fails.
    """
    server_core, driver_core = cores or (None, None)
    with _server(data, server_core, options) as (pid, address):
        command = [str(program), scenario.mode, *scenario.flags, "--seconds", f"{seconds}s"]
        command += ["--server", address, "--server-pid", str(pid)]
        with bound(driver_core):
            driver = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # noqa: S603
        try:
            out, errors = driver.communicate()
        except BaseException:
            driver.kill()
            driver.wait()
            raise
    if driver.returncode:
        raise click.ClickException(f"{scenario.name}: {errors.strip()}")
    said = json.loads(out)
    figures = {name: value for name, value in said.items() if type(value) in {int, float}}
    if figures.get("moves_per_s"):
        figures["server_cpu_us_per_move"] = round(figures["server_cpu"] / figures["moves_per_s"] * 1e6, 1)
    return figures


@contextmanager
def _server(data: Path, core: int | None, options: Sequence[str]) -> Iterator[tuple[int, str]]:
    """A server with its log in `data`: its process id, and its address."""
    command = [sys.executable, "-m", "cardavia.service.cli", "serve", "--data", str(data), "--synchronous", "FULL"]
    command += ["--listen", "127.0.0.1:0", "--http", "", "--log-level", "warning", *options]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CARDAVIA_")}
    with bound(core):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=kept)  # noqa: S603
    try:
        assert process.stdout is not None  # noqa: S101  (it is a pipe)
        first = process.stdout.readline()
        if "gRPC at " not in first:
            raise click.ClickException("the server did not start")
        yield process.pid, first.partition("gRPC at ")[2].partition(";")[0]
    finally:
        process.terminate()
        process.communicate()


def _medians(measured: Sequence[dict[str, float]]) -> dict[str, float]:
    names = [name for name in measured[0] if all(name in run for run in measured)]
    return {name: statistics.median(run[name] for run in measured) for name in names}


def _judged(scenario: Scenario, figures: dict[str, float]) -> list[dict[str, Any]]:
    return [
        {"target": str(target), "value": figures[target.figure], "met": target.met(figures[target.figure])}
        for target in scenario.targets
    ]


def _show(scenario: Scenario, figures: dict[str, float]) -> None:
    row = "".join(f"{figures[name]:>10,.4g}" if name in figures else f"{'':>10}" for name in SHOWN)
    click.echo(f"{scenario.name:<26}{row}")
    for name in FURTHER:
        if name in figures:
            click.echo(f"    {name} {figures[name]:,.6g}")
    for judged in _judged(scenario, figures):
        click.echo(f"    {judged['target']}: {'met' if judged['met'] else 'missed'} with {judged['value']:,.6g}")
