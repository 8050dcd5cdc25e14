"""A server process seen from outside: what it holds at a moment, whether that grows, and how it ends."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import linear_regression
from time import monotonic

from tests.e2e.children import Server, running
from tests.faults.clients import Violation
from tests.fuzz.frames import complains
from tests.observing.looks import families, fetch

PATIENCE = 120.0
"""Seconds within which a server that was left comes to rest: AI players end the deals of those who are gone."""
WARM_UP = 0.2
"""The part of a run's deals in which memory may grow: caches fill."""
BYTES_A_DEAL = 256
"""By how much memory may grow with each deal after that. A table in memory takes a hundred times as much."""
SPARE_BYTES = 6 * 2**20
"""By how much the ends of the line may differ beside that: so much one look differs from the next."""
FEWEST = 500
"""After the warm-up of a run with fewer deals nothing can be said of its memory."""
SPARE_FILES, SPARE_THREADS = 8, 16
"""What is started when it is first needed, and stays: four connections to the log that read, two files each; threads
for them, for AI players, and gRPC's, which has as many as it likes."""
POLL, LOOKING = 0.2, 30.0
"""Seconds from one look to the next while something is waited for, and within which a look is to succeed."""


class Watched(Server):
    """A server with an HTTP port."""

    web = ""

    async def ready(self) -> None:
        """Wait until it is up."""
        await super().ready()
        self.web = (await self.line()).split()[-1].removeprefix("http://").rstrip("/")

    def sound(self) -> None:
        """Raises Violation if its log has a fault, or it has ended."""
        if complains(self.errors) or self.process.returncode is not None:
            raise Violation(f"the server complained, or ended ({self.process.returncode}):\n{self.errors}")


@asynccontextmanager
async def serving(*options: str) -> AsyncIterator[Watched]:
    """A server that is up, with these options."""
    listen = ("--listen", "127.0.0.1:0", "--http", "127.0.0.1:0")
    server = await Watched.start("-m", "tests.soak.server", "serve", *listen, *options)
    try:
        await server.ready()
        yield server
    finally:
        await server.close()


@dataclass(frozen=True, slots=True)
class Look:
    """What a server holds at a moment: `deals` that were settled since its start, `tables` that are not at their end,
    readers that were `cut_off` since its start, `memory` in bytes."""

    deals: int
    tables: int
    cached: int
    streams: int
    watchers: int
    cut_off: int
    tasks: int
    files: int
    threads: int
    memory: int

    def __str__(self) -> str:
        return (
            f"{self.deals} deals settled, {self.tables} tables going on, {self.cached} cached; {self.streams} streams, "
            f"{self.watchers} watchers, {self.cut_off} cut off; {self.tasks} tasks, {self.files} files, "
            f"{self.threads} threads, {self.memory / 2**20:.1f} MiB"
        )


async def look(server: Watched) -> Look:
    """Look now. Raises Violation if the log of the server has a fault."""
    server.sound()
    try:
        status, _, text = await fetch(server.web, seconds=LOOKING)
    except OSError as error:
        raise Violation(f"/metrics was not answered: {error}") from error
    if status != 200:
        raise Violation(f"/metrics answered {status}")
    found = families(text)

    def value(name: str, **labels: str) -> int:
        samples = (sample for sample in found[name].samples if labels.items() <= sample.labels.items())
        return int(sum(sample.value for sample in samples))

    process = await asyncio.to_thread(Path(f"/proc/{server.process.pid}/status").read_text, encoding="ascii")
    (threads,) = (line.split()[1] for line in process.splitlines() if line.startswith("Threads:"))
    return Look(
        deals=value("cardavia_table_changes_total", status="over"),
        tables=value("cardavia_tables"),
        cached=value("cardavia_tables_cached"),
        streams=value("cardavia_streams"),
        watchers=value("cardavia_watchers"),
        cut_off=value("cardavia_readers_cut_off_total"),
        tasks=value("cardavia_tasks"),
        files=value("process_open_fds"),
        threads=int(threads),
        memory=value("process_resident_memory_bytes"),
    )


async def at_rest(server: Watched, before: Look | None = None) -> Look:
    """Wait until nobody is there, no table goes on, and nothing is held that was not held `before`.

    Raises Violation if that does not come to be.
    """
    until = monotonic() + PATIENCE
    last = await look(server)
    while left := left_behind(last, before or last):
        if monotonic() > until:
            raise Violation(f"{PATIENCE:g} s after all clients had left there were still {left}: {last}")
        await asyncio.sleep(POLL)
        last = await look(server)
    return last


def left_behind(now: Look, before: Look) -> str:
    """What a server that was left holds beyond what it held before, in words; "" for nothing."""
    counted = {
        "tables": now.tables,
        "streams": now.streams,
        "watchers": now.watchers,
        "tasks": now.tasks - before.tasks,
        "files": max(0, now.files - before.files - SPARE_FILES),
        "threads": max(0, now.threads - before.threads - SPARE_THREADS),
    }
    return ", ".join(f"{count} more {name}" for name, count in counted.items() if count > 0)


def growth(looks: Sequence[Look]) -> tuple[float, int]:
    """The bytes by which memory grows with each deal after the warm-up, by least squares, and over how many deals.

    Raises Violation if that is more than it may be, and there were deals enough to tell.
    """
    first, last = looks[0].deals, looks[-1].deals
    warm = [each for each in looks if each.deals >= first + WARM_UP * (last - first)]
    deals = warm[-1].deals - warm[0].deals
    if len({each.deals for each in warm}) < 2:
        return 0.0, 0
    slope = linear_regression([each.deals for each in warm], [each.memory for each in warm]).slope
    if deals >= FEWEST and slope * deals > BYTES_A_DEAL * deals + SPARE_BYTES:
        history = "\n".join(map(str, looks))
        raise Violation(f"memory grows by {slope:.0f} bytes a deal, over {deals} deals:\n{history}")
    return slope, deals


async def ended_well(server: Watched, data: Path | None) -> str:
    """Stop it, and check all that it has recorded; says what that was. Raises Violation."""
    if (status := await server.stop()) != 0:
        raise Violation(f"the server ended with status {status}")
    if complains(server.errors):
        raise Violation(f"the server complained at its end:\n{server.errors}")
    if data is None:
        return "nothing recorded"
    log = data.with_name("log")
    await _command("export", "--data", str(data), "--output", str(log))
    found = json.loads(await _command("verify", str(log), "--data", str(data), "--json"))
    return f"{found['tables']} tables verified, {found['entries']} entries, {found['moves']} moves"


async def _command(*words: str) -> str:
    async with running("-m", "cardavia.service.cli", *words) as child:
        assert child.process.stdout is not None  # what verify takes may be longer than a child is waited for
        last = ""
        while line := (await child.process.stdout.readline()).decode():
            last = line
        if (status := await child.ended()) != 0:
            raise Violation(f"cardavia {words[0]} ended with {status}: {last}{child.errors}")
        return last
