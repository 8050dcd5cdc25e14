"""The same service behind different servers of gRPC: moves a second, and the server's microseconds of a core a move.

    python -m bench.fronts [--fronts grpc.aio,pyvoy] [--only seats-50,alone] [--seconds 6] [--runs 3] [--directory DIR]

README.md beside this file says what is compared, and what it needs.
"""

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from cardavia.service.cli._machine import bound, file_system, sync_seconds, two_cores
from cardavia.service.cli.bench_service import built

SCENARIOS = {
    "seats-50": ("seats", "--tables", "50"),
    "seats-300": ("seats", "--tables", "300"),
    "hosts": ("hosts", "--streams", "4", "--tables", "200"),
    "alone": ("alone",),
    "idle": ("idle", "--watchers", "2000", "--connections", "100"),
}
APP = "bench.fronts.service:app"
Cores = tuple[int, int] | None
FIGURES = ("moves_per_s", "us_per_move", "ack_p50_ms", "ack_p99_ms", "server_cpu", "driver_cpu", "server_rss_mb")


def main() -> None:
    parser = argparse.ArgumentParser(description="One service behind several servers of gRPC.")
    parser.add_argument("--fronts", default="grpc.aio,pyvoy", help="grpc.aio, pyvoy, pyvoy-asyncio, hypercorn")
    parser.add_argument("--only", default="seats-50,seats-300,hosts,alone", help=", ".join(SCENARIOS))
    parser.add_argument("--seconds", type=int, default=6, help="of each run")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is shown")
    parser.add_argument("--directory", type=Path, default=Path(tempfile.gettempdir()), help="where logs are written")
    options = parser.parse_args()
    cores, driver = two_cores(), built()
    print(f"Logs on {file_system(options.directory)}; medians of {options.runs} runs, the fronts by turns.")
    print(f"{'':<24}" + "".join(f"{name:>14}" for name in FIGURES))
    for scenario in options.only.split(","):
        fronts = options.fronts.split(",")
        runs: dict[str, list[dict[str, float]]] = {front: [] for front in fronts}
        for _ in range(options.runs):
            for front in fronts:
                runs[front].append(run(front, scenario, driver, options, cores))
        for front in fronts:
            show(f"{scenario} {front}", runs[front])


def run(front: str, scenario: str, driver: Path, options: argparse.Namespace, cores: Cores) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="fronts-", dir=options.directory) as directory:
        probe = sync_seconds(Path(directory))
        with serving(front, Path(directory), cores) as (pid, address), bound(cores and cores[1]):
            command = [str(driver), *SCENARIOS[scenario], "--seconds", f"{options.seconds}s"]
            command += ["--server", address, "--server-pid", str(pid)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"{front}, {scenario}: {done.stderr}")
    figures: dict[str, float] = json.loads(done.stdout)
    figures["sync_ms"] = probe * 1000
    if figures.get("moves_per_s"):
        figures["us_per_move"] = figures["server_cpu"] / figures["moves_per_s"] * 1e6
    return figures


@contextmanager
def serving(front: str, data: Path, cores: Cores) -> Iterator[tuple[int, str]]:
    """A server with its log in `data`: its process id, and its address."""
    port = free_port()
    environment = {**os.environ, "FRONT_DATA": str(data)}
    with bound(cores and cores[0]):
        process = subprocess.Popen(  # noqa: S603
            words(front, port, data), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    try:
        if front == "grpc.aio":
            pid = process.pid
        else:
            written = data / "pid"
            wait_for(lambda: written.exists() and written.read_text(), process)
            pid = int(written.read_text())
        wait_for(lambda: accepts(port), process)
        yield pid, f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def words(front: str, port: int, data: Path) -> list[str]:
    """The command that starts a front; pyvoy and hypercorn are looked for where FRONTS_BIN says."""
    folder = os.environ.get("FRONTS_BIN", "")
    if front == "grpc.aio":
        serve = [sys.executable, "-m", "cardavia.service.cli", "serve", "--data", str(data / "grpc"), "--http", ""]
        return [*serve, "--listen", f"127.0.0.1:{port}", "--log-level", "warning"]
    if front.startswith("pyvoy"):
        loop = front.partition("-")[2] or "uvloop"
        pyvoy = [str(Path(folder, "pyvoy")), APP, "--port", str(port), "--lifespan", "--loop", loop]
        return [*pyvoy, "--", "--concurrency", "1"]  # threads of Envoy: it counts the cores of the machine, not ours
    return [str(Path(folder, "hypercorn")), "-k", "uvloop", "-b", f"127.0.0.1:{port}", APP]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def accepts(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_for(ready: Callable[[], object], process: "subprocess.Popen[bytes]") -> None:
    """Until `ready` says yes; ends the program where the server does not start."""
    deadline = time.monotonic() + 30
    while not ready():
        if process.poll() is not None or time.monotonic() > deadline:
            sys.exit("a server did not start; are FRONTS_BIN and PYTHONPATH right?")
        time.sleep(0.05)


def show(title: str, runs: list[dict[str, float]]) -> None:
    row = (statistics.median(run[name] for run in runs) if name in runs[0] else 0.0 for name in FIGURES)
    print(f"{title:<24}" + "".join(f"{value:>14,.4g}" for value in row), flush=True)


if __name__ == "__main__":
    main()
