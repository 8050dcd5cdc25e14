"""How many appends a second the journal makes durable, by the number of callers waiting at the same time.

Each caller appends to a table of its own and waits for each append. Machines and their disks differ and are shared:
compare figures of one run only, best against its `fsync` line, which says how often this disk can be waited for.

    python -m bench.journal [--directory DIR] [--synchronous FULL|NORMAL] [--callers 1,16] [--seconds 2] [--runs 3]
    python -m bench.journal --database URL    # PostgreSQL, with the schema of `cardavia migrate`
"""

import argparse
import asyncio
import hashlib
import os
import statistics
import tempfile
import time
from pathlib import Path
from uuid import UUID

from cardavia.service.cli._machine import file_system
from cardavia.service.journal import Append, Journal, Request, Summary, Synchronous, open_memory, open_sqlite
from cardavia.service.journal.postgres import open_postgres

try:
    import uvloop
except ImportError:  # not on every system
    uvloop = None  # type: ignore[assignment]

STATE = os.urandom(130)
SHAPES = ("entry", "entry+request", "entry+request+summary")


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable appends a second.")
    parser.add_argument("--directory", default=tempfile.gettempdir(), help="where the journal is written")
    parser.add_argument("--synchronous", choices=("FULL", "NORMAL"), default="FULL")
    parser.add_argument("--memory", action="store_true", help="the store without a file, for comparison")
    parser.add_argument("--database", default="", metavar="URL", help="one in PostgreSQL, for comparison; it grows")
    parser.add_argument("--callers", default="1,16,64,256")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is shown")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="journal-", dir=options.directory) as directory:
        place = Path(directory)
        if options.memory:
            print("memory")
        elif options.database:
            print(f"PostgreSQL, synchronous={options.synchronous}")
        else:
            print(f"SQLite, synchronous={options.synchronous}, {file_system(place)} at {options.directory}")
            print(f"fsync of one block: {median([fsyncs(place, 0.5) for _ in range(options.runs)]):,.0f}/s")
        print(f"{'callers':>8} {'shape':<22} {'appends/s':>10} {'p50 ms':>8} {'p99 ms':>8}")
        for callers in map(int, options.callers.split(",")):
            for shape in SHAPES:
                runs = []
                for run in range(options.runs):
                    where = options.database or (None if options.memory else place / f"{callers}-{shape}-{run}.db")
                    with asyncio.Runner(loop_factory=new_loop) as runner:
                        runs.append(runner.run(measure(where, options.synchronous, callers, shape, options.seconds)))
                rate, p50, p99 = (median(column) for column in zip(*runs, strict=True))
                print(f"{callers:>8} {shape:<22} {rate:>10,.0f} {p50 * 1e3:>8.2f} {p99 * 1e3:>8.2f}", flush=True)


def new_loop() -> asyncio.AbstractEventLoop:
    return asyncio.new_event_loop() if uvloop is None else uvloop.new_event_loop()


async def opened(where: Path | str | None, synchronous: Synchronous) -> Journal:
    """A journal in memory (None), in a file, or in the database of a URL."""
    if isinstance(where, str):
        return await open_postgres(where, synchronous)
    return await (open_memory() if where is None else open_sqlite(where, synchronous))


async def measure(
    where: Path | str | None, synchronous: Synchronous, callers: int, shape: str, seconds: float
) -> tuple[float, float, float]:
    """Appends a second, and the median and 99th percentile of the seconds that one took."""
    async with await opened(where, synchronous) as journal:
        started = time.perf_counter()
        delays = await asyncio.gather(
            *(caller(journal, table(n), shape, started + seconds) for n in range(callers)),
        )
        taken = time.perf_counter() - started
    times = sorted(delay for each in delays for delay in each)
    return len(times) / taken, times[len(times) // 2], times[len(times) * 99 // 100]


async def caller(journal: Journal, table: UUID, shape: str, end: float) -> list[float]:
    delays: list[float] = []
    scope = f"seat:{table}"
    revision = 0
    now = time.perf_counter()
    while now < end:
        revision += 1
        request = summary = None
        if shape != "entry":
            request = Request(scope, f"{revision:08x}", hashlib.sha256(STATE).digest())
        if shape == "entry+request+summary":
            summary = Summary(table, "chuo_pai", "playing", True, "", "bench", None, 1, revision, revision)
        await journal.append(Append(table, revision, STATE, "Moved", request, summary))
        before, now = now, time.perf_counter()
        delays.append(now - before)
    return delays


def table(number: int) -> UUID:
    """A time-ordered id (UUIDv7), as real tables have."""
    milliseconds = time.time_ns() // 1_000_000
    return UUID(int=milliseconds << 80 | 7 << 76 | 2 << 62 | hash((number, os.urandom(8))) & (1 << 62) - 1)


def fsyncs(directory: Path, seconds: float) -> float:
    """How often a second a block can be written and synced: what one caller alone can hope for."""
    block = bytes(4096)
    with (directory / "probe").open("wb", buffering=0) as file:
        started = now = time.perf_counter()
        count = 0
        while now < started + seconds:
            file.write(block)
            os.fsync(file.fileno())
            count += 1
            now = time.perf_counter()
    return count / (now - started)


def median(values: "list[float] | tuple[float, ...]") -> float:
    return statistics.median(values)


if __name__ == "__main__":
    main()
