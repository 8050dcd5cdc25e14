"""What a thousand moves cost in replicas, database and driver, by how many replicas there are.

    python -m bench.replicas --replicas 1,2,4 --tables 24 --seconds 20

Processor seconds, so that what else the machine does matters little. Each viewer of a table is at a replica of his own
choice: that is the dearest case, where every entry is read by all replicas at which somebody watches.
"""

import asyncio
import os
import resource
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import click

from cardavia.service.journal.postgres import migrate
from tests import postgres
from tests.faults.replicas import HTTP, Cluster, Crowd
from tests.observing.looks import fetch, value

TICKS = os.sysconf("SC_CLK_TCK")
WARM = 3.0
"""Seconds before it is counted."""


def stat(pid: int) -> list[int]:
    """Of a process: its parent, then its own user and system time and that of children that have ended, in ticks."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return [int(fields[1]), *map(int, fields[11:15])]


def processes() -> Iterator[int]:
    return (int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit())


def seconds(pid: int) -> float:
    """Processor seconds of a process and its children."""
    ticks = sum(stat(pid)[1:])
    for child in processes():
        try:
            parent, user, system, *_ = stat(child)
        except (FileNotFoundError, ProcessLookupError):
            continue
        ticks += user + system if parent == pid else 0
    return ticks / TICKS


def driver() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


async def measured(replicas: int, tables: int, span: float) -> None:
    """Play for so many seconds, and print what it cost."""
    work, database = Path(tempfile.mkdtemp(prefix="cardavia-bench-")), postgres.Server()
    cluster = Cluster(work, database, options=HTTP)
    try:
        migrate(database.url())
        for _ in range(replicas):
            await cluster.add()
        crowd = Crowd(cluster, tables, Random(1))
        playing = asyncio.ensure_future(crowd.play())

        async def state() -> tuple[float, int, float, float, float]:
            looks = await asyncio.gather(*(fetch(replica.http) for replica in cluster.replicas))
            moves = sum(value(text, "cardavia_moves_total") for _, _, text in looks)
            (entries,) = database.run("SELECT count(*) FROM cardavia.stored_events")[0]
            served = sum(seconds(replica.server.process.pid) for replica in cluster.replicas)
            return moves, int(str(entries)), served, seconds(database.pid), driver()

        await asyncio.sleep(WARM)
        before = await state()
        await asyncio.sleep(span)
        moves, entries, *spent = (now - then for now, then in zip(await state(), before, strict=True))
        crowd.over = True
        await playing
        print(f"{replicas} replicas: {moves / span:.0f} moves/s, {entries / span:.0f} entries/s; CPU seconds")
        for what, count in (("moves", moves), ("entries", entries)):
            parts = "  ".join(
                f"{name} {1000 * each / count:5.2f}"
                for name, each in zip(("replicas", "database", "driver"), spent, strict=True)
            )
            print(f"    for 1,000 {what:7}: {parts}")
    finally:
        await cluster.close()
        database.close()
        shutil.rmtree(work)


@click.command()
@click.option("--replicas", default="1,2,4", show_default=True, help="How many servers, for each run.")
@click.option("--tables", default=24, show_default=True, help="How many tables are played at once.")
@click.option("--seconds", "span", default=20.0, show_default=True, help="How long each run is counted.")
@click.option("--rounds", default=1, show_default=True, help="How often all of it.")
def main(replicas: str, tables: int, span: float, rounds: int) -> None:
    """Tell what replicas cost."""
    for _ in range(rounds):
        for count in map(int, replicas.split(",")):
            asyncio.run(measured(count, tables, span))


if __name__ == "__main__":
    main()
