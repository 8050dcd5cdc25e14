"""How soon a watcher at one replica has what was moved at another.

    python -m bench.watchers --rate 200 --tables 40 --seconds 20

Moves are made at a steady rate, however long each takes: the clock of the driver says when, and any table that waits
for a move makes it. All players are at the first replica, a spectator of each table is at the last. Told are the delays
from sending a move to its acknowledgement, and to its arrival at the spectator, and by how much he has it later than
the player has his acknowledgement (less than nothing counts as nothing). The driver is Python and takes part in each.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import click

from cardavia.client import Client, Seat, Session
from cardavia.service.journal.postgres import migrate
from tests import postgres
from tests.faults.replicas import Cluster

WARM = 3.0
"""Seconds before it is counted."""


class Moves:
    """Moves at a steady rate, with their delays in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.later: list[float] = []
        self._turns = asyncio.Semaphore(0)

    async def beat(self, rate: float) -> None:
        """Give a turn at each moment, also where those before it were not taken."""
        start, given = monotonic(), 0
        while True:
            due = int((monotonic() - start) * rate)
            for _ in range(due - given):
                self._turns.release()
            given = due
            await asyncio.sleep(1 / rate)

    async def deals(self, near: Client, far: Client) -> None:
        """One table after another."""
        while True:
            table = await near.open("tien_gow", seats=[""] * 4)
            seats = [await table.sit(number) for number in range(4)]
            watching = await far.spectate(table.table_id, table.spectator_invitation)
            arrivals: asyncio.Queue[float] = asyncio.Queue()
            looking = asyncio.ensure_future(self._watch(watching, arrivals))
            await asyncio.gather(*(self._play(seat, arrivals) for seat in seats))
            await looking

    async def _play(self, seat: Seat, arrivals: asyncio.Queue[float]) -> None:
        async for decision in seat.decisions():
            await self._turns.acquire()
            sent = monotonic()
            await seat.play(decision.legal[0], decision=decision)
            acknowledged = monotonic()
            seen = await arrivals.get()
            self.acknowledged.append(acknowledged - sent)
            self.seen.append(seen - sent)
            self.later.append(max(0.0, seen - acknowledged))
        seat.close()

    @staticmethod
    async def _watch(watching: Session, arrivals: asyncio.Queue[float]) -> None:
        """Note when each move comes."""
        async for happening in watching:
            events = getattr(getattr(happening, "update", None), "events", ())
            if any(event.WhichOneof("kind") == "moved" for event in events):
                arrivals.put_nowait(monotonic())
            if any(event.HasField("ended") for event in events):
                break
        watching.close()


def told(name: str, delays: Sequence[float]) -> str:
    """The middle and the ends of some delays, for people."""
    ordered = sorted(delays)
    p50, p99 = (1000 * ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99))
    return f"{name}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {1000 * ordered[-1]:.1f} ms"


async def measured(replicas: int, tables: int, rate: float, span: float) -> None:
    """Play for so many seconds, and print how long it took."""
    work, database = Path(tempfile.mkdtemp(prefix="cardavia-bench-")), postgres.Server()
    cluster, moves = Cluster(work, database), Moves()
    try:
        migrate(database.url())
        for _ in range(replicas):
            await cluster.add()
        async with AsyncExitStack() as stack:
            clients = [Client(cluster.replicas[at].server.address) for at in (0, -1)]
            near, far = [await stack.enter_async_context(client) for client in clients]
            tasks = [asyncio.ensure_future(moves.beat(rate))]
            tasks += [asyncio.ensure_future(moves.deals(near, far)) for _ in range(tables)]
            await asyncio.sleep(WARM)
            counted = len(moves.later)
            await asyncio.wait(tasks, timeout=span, return_when=asyncio.FIRST_EXCEPTION)
            for task in tasks:
                if task.done():
                    task.result()
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        print(f"{replicas} replicas, {len(moves.later[counted:]) / span:.0f} moves/s")
        print(told("    acknowledged", moves.acknowledged[counted:]))
        print(told("    at the watcher", moves.seen[counted:]))
        print(told("    later than acknowledged", moves.later[counted:]))
    finally:
        await cluster.close()
        database.close()
        shutil.rmtree(work)


@click.command()
@click.option("--replicas", default=2, show_default=True, help="How many servers.")
@click.option("--tables", default=40, show_default=True, help="How many tables are played at once.")
@click.option("--rate", default=200.0, show_default=True, help="How many moves are to be made a second.")
@click.option("--seconds", "span", default=20.0, show_default=True, help="How long it is counted.")
def main(replicas: int, tables: int, rate: float, span: float) -> None:
    """Tell how soon a watcher at another replica has a move."""
    asyncio.run(measured(replicas, tables, rate, span))


if __name__ == "__main__":
    main()
