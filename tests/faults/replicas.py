"""Several servers on one database: kill, roll and cut them off under load, and prove that nothing was lost.

    python -m tests.faults.replicas --minutes 10 --tables 100 [--standby]

Each viewer of a table is at a replica of his own choice, and goes to another when that is gone. What is done to the
replicas and the database is drawn from the seed: kill one by SIGKILL and start another, roll all of them one after
another by SIGTERM, break all connections to the database, restart it. With a standby that has each commit before it is
acknowledged, also: lose the primary and promote the standby, or be without the standby for a moment. Tables that have
ended are examined (history.py) from any replica. No table may stand still for longer than `STUCK`, or `STUCK_PROMOTED`,
whatever happens.
"""

import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import click
import grpc

from cardavia.service.journal.postgres import migrate
from tests import postgres
from tests.e2e.children import LOCAL, Server
from tests.faults.clients import Gone, Table, Violation, Watcher, connected, follow, going
from tests.faults.load import Tally, examined

HTTP = ("--http", "127.0.0.1:0")
"""Options of a replica whose figures are asked for."""
STUCK = 10.0
"""Seconds that no table may stand still."""
STUCK_PROMOTED = 15.0
"""The same where standbys are promoted."""
PAUSE = 0.1
"""Before a client who found a replica gone goes to another."""


@dataclass(eq=False)
class Replica:
    """A server that runs, a connection to it that its clients share, and where it has HTTP, if its options say so."""

    server: Server
    channel: grpc.aio.Channel
    http: str
    gone: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Cluster:
    """Replicas on one database of their own."""

    work: Path
    database: postgres.Server | postgres.Pair
    name: str = "postgres"
    options: Sequence[str] = ()
    replicas: list[Replica] = field(default_factory=list)
    ended: list[Server] = field(default_factory=list)

    async def add(self) -> Replica:
        """Start one more."""
        server = await Server.start(
            "-m", "tests.faults.server", "serve", "--data", str(self.work / "data"), *LOCAL, *self.options,
            env={**os.environ, "CARDAVIA_DATABASE": self.database.url(self.name)},
        )  # fmt: skip
        try:
            await server.ready()
            http = (await server.line()).rpartition("://")[2].strip("/\n") if "--http" in self.options else ""
        except BaseException:
            await server.close()
            raise
        replica = Replica(server, connected(server.address), http)
        self.replicas.append(replica)
        return replica

    async def kill(self, replica: Replica) -> None:
        """End one without a word."""
        self.replicas.remove(replica)
        replica.server.process.kill()
        await self._gone(replica)

    async def end(self, replica: Replica) -> None:
        """End one as an operator does."""
        self.replicas.remove(replica)
        if (status := await replica.server.stop()) != 0:
            raise Violation(f"a replica ended with status {status}:\n{replica.server.errors}")
        await self._gone(replica)

    async def close(self) -> None:
        """End all."""
        for replica in tuple(self.replicas):
            await self.kill(replica)

    def check(self) -> None:
        """Raise Violation if one has ended by itself, or told of a fault of its own."""
        for replica in self.replicas:
            if replica.server.process.returncode is not None:
                raise Violation(f"a replica ended by itself:\n{replica.server.errors}")
        for server in (*self.ended, *(replica.server for replica in self.replicas)):
            if "Traceback" in server.errors:
                raise Violation(f"a replica failed:\n{server.errors}")

    async def _gone(self, replica: Replica) -> None:
        await replica.server.close()
        self.ended.append(replica.server)
        await replica.channel.close()
        replica.gone.set()


async def kill_one(cluster: Cluster, chance: Random) -> None:
    """SIGKILL for one; another comes."""
    await cluster.kill(chance.choice(cluster.replicas))
    await cluster.add()


async def roll_all(cluster: Cluster, _chance: Random) -> None:
    """A new replica for each, one after another, as an update does it."""
    for replica in tuple(cluster.replicas):
        await cluster.add()
        await cluster.end(replica)


async def cut_connections(cluster: Cluster, _chance: Random) -> None:
    """Break all connections to the database."""
    await asyncio.to_thread(cluster.database.cut, cluster.name)


async def restart_database(cluster: Cluster, _chance: Random) -> None:
    """Stop PostgreSQL, and start it again."""
    await asyncio.to_thread(cluster.database.stop)
    await asyncio.to_thread(cluster.database.start)


async def promote_standby(cluster: Cluster, chance: Random) -> None:
    """Lose the primary, promote the standby, and give it a new one after a while."""
    assert isinstance(cluster.database, postgres.Pair)
    port = await asyncio.to_thread(cluster.database.fail_over)
    await asyncio.sleep(chance.uniform(0, 1))
    await asyncio.to_thread(cluster.database.renew, port)


async def restart_standby(cluster: Cluster, chance: Random) -> None:
    """Stop the standby for a while, in which no commit returns."""
    assert isinstance(cluster.database, postgres.Pair)
    await asyncio.to_thread(cluster.database.standby.stop)
    await asyncio.sleep(chance.uniform(0, 1))
    await asyncio.to_thread(cluster.database.standby.start)


Disturbance = Callable[[Cluster, Random], Awaitable[None]]
DISTURBANCES: tuple[Disturbance, ...] = (kill_one, cut_connections, roll_all, restart_database)
DISTURBANCES_OF_PAIRS: tuple[Disturbance, ...] = (*DISTURBANCES, promote_standby, promote_standby, restart_standby)


@dataclass
class Crowd:
    """People at so many tables at once, who go from replica to replica; another table for each that has ended."""

    cluster: Cluster
    tables: int
    rng: Random
    stuck: float = STUCK
    tally: Tally = field(default_factory=Tally)
    longest: float = 0.0
    over: bool = False
    _playing: dict[Table, tuple[int, float]] = field(default_factory=dict)

    async def play(self) -> None:
        """Play until `over` is set, and then all tables to their ends. Raises Violation."""
        async with asyncio.TaskGroup() as group:
            watching = group.create_task(self._watch())
            tables = [group.create_task(self._tables()) for _ in range(self.tables)]
            await asyncio.wait(tables)
            watching.cancel()

    async def _tables(self) -> None:
        while not self.over:
            table = Table(Random(self.rng.random()))
            self._playing[table] = 0, time.monotonic()
            await self._somewhere(table.open)
            await asyncio.gather(*(self._follow(table, watcher) for watcher in table.watchers))
            del self._playing[table]
            await self._somewhere(partial(self._examine, table))

    async def _follow(self, table: Table, watcher: Watcher) -> None:
        by_calls = self.rng.random() < 0.4
        await self._somewhere(lambda channel: follow(channel, table, watcher, by_calls=by_calls))

    async def _examine(self, table: Table, channel: grpc.aio.Channel) -> None:
        self.tally.add(table.history, await examined(channel, table))

    async def _somewhere(self, work: Callable[[grpc.aio.Channel], Awaitable[None]]) -> None:
        """Do something at a replica, and at another for as long as one is gone."""
        while True:
            if not self.cluster.replicas:
                await asyncio.sleep(PAUSE)
                continue
            replica = self.rng.choice(self.cluster.replicas)
            try:
                await _while_there(replica, going(work(replica.channel)))
            except (Gone, asyncio.CancelledError, grpc.aio.UsageError):
                if (task := asyncio.current_task()) is not None and task.cancelling():
                    raise
                await asyncio.sleep(PAUSE)  # the connection was closed, or broke
            else:
                return

    async def _watch(self) -> None:
        """Raise Violation when a table stands still."""
        while True:
            await asyncio.sleep(0.25)
            self.cluster.check()
            now = time.monotonic()
            for table, (before, since) in tuple(self._playing.items()):
                revisions = sum(watcher.revision for watcher in table.watchers) + len(table.watchers)
                if revisions != before:
                    self._playing[table] = revisions, now
                self.longest = max(self.longest, now - since)
                if now - since > self.stuck:
                    raise Violation(f"table {table.id} ({table.what}) has not gone on for {self.stuck:g} seconds")


async def _while_there(replica: Replica, work: Coroutine[Any, Any, None]) -> None:
    """Do something at a replica. Raises Gone when that goes away: a call that begins just then would never end."""
    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(replica.gone.wait())
    try:
        await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Gone
        doing.result()
    finally:
        gone.cancel()
        while not doing.done():  # what it waits for in its own end may never come either
            doing.cancel()
            await asyncio.wait({doing}, timeout=1)


def first(errors: BaseExceptionGroup) -> BaseException:
    """One of them, to be told."""
    error: BaseException = errors
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


async def run(
    cluster: Cluster,
    tables: int,
    rng: Random,
    disturbances: Callable[[int], Disturbance | None],
    pause: tuple[float, float],
    say: Callable[[str], None],
) -> Crowd:
    """Play so many tables while one disturbance comes after another, until there is none. Raises Violation.

    `pause` are the least and the most seconds before each.
    """
    paired = isinstance(cluster.database, postgres.Pair)
    crowd = Crowd(cluster, tables, Random(rng.random()), STUCK_PROMOTED if paired else STUCK)

    async def disturb() -> None:
        number = 0
        while (disturbance := disturbances(number)) is not None:
            await asyncio.sleep(rng.uniform(*pause))
            await disturbance(cluster, rng)
            number += 1
            say(f"{number}: {disturbance.__name__}; longest standstill {crowd.longest:.1f} s; {crowd.tally}")
        await asyncio.sleep(rng.uniform(*pause))
        crowd.over = True

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(crowd.play())
            group.create_task(disturb())
    except* Violation as violations:
        raise first(violations) from None
    cluster.check()
    return crowd


@click.command()
@click.option("--minutes", default=10.0, show_default=True, help="For how long to disturb.")
@click.option("--tables", default=100, show_default=True, help="How many tables are played at once.")
@click.option("--replicas", default=3, show_default=True, help="How many servers there are.")
@click.option("--standby", is_flag=True, help="Give PostgreSQL a synchronous standby, and promote it now and then.")
@click.option("--seed", type=int, help="What disturbances and clients are drawn from; drawn itself if not given.")
def main(minutes: float, tables: int, replicas: int, standby: bool, seed: int | None) -> None:
    """Disturb replicas and their database under load, and look for anything lost, doubled, changed or stuck."""
    seed = Random().randrange(10**6) if seed is None else seed
    kinds = DISTURBANCES_OF_PAIRS if standby else DISTURBANCES
    with_what = ", a standby" if standby else ""
    click.echo(f"{replicas} replicas, {tables} tables, {minutes:g} minutes{with_what}, --seed {seed}")

    async def disturbed(work: Path, database: postgres.Server | postgres.Pair) -> Crowd:
        cluster = Cluster(work, database)
        rng = Random(f"replicas {seed}")
        try:
            for _ in range(replicas):
                await cluster.add()
            end = time.monotonic() + 60 * minutes
            return await run(
                cluster, tables, rng, lambda _: rng.choice(kinds) if time.monotonic() < end else None, (2, 8),
                click.echo,
            )  # fmt: skip
        finally:
            await cluster.close()

    work = Path(tempfile.mkdtemp(prefix="cardavia-replicas-"))
    database = postgres.Pair() if standby else postgres.Server()
    try:
        migrate(database.url())
        crowd = asyncio.run(disturbed(work, database))
    except Violation as violation:
        click.echo(f"VIOLATION after --seed {seed}: {violation}")
        sys.exit(1)
    finally:
        database.close()
        shutil.rmtree(work)
    click.echo(f"nothing lost, longest standstill {crowd.longest:.1f} s: {crowd.tally}")


if __name__ == "__main__":
    main()
