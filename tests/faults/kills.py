"""Kill a server under load, again and again, and prove from what its clients saw that nothing was lost.

    python -m tests.faults.kills --kills 500
    python -m tests.faults.kills --power-cuts 100
    python -m tests.faults.kills --kills 500 --seed 7 --start 120

Clients (clients.py, load.py) play many tables of all games, and write down what they send and receive. At a random
instant the server is killed by SIGKILL, sometimes while it is still starting, and started again on the same data.
Tables that have ended are examined (history.py) by a later server. At the end all are played to their settlement.

With --power-cuts the power fails, too: what the server had asked of the disk is recorded (recorder.c), and the next
server is started on what a disk would hold (disk.py) that lost all that was not synced, or some of it. Between cuts
there are plain kills, for what a killed server leaves unsynced can still be lost.

Instants and clients are drawn from the seed and the number of the kill, both printed; --start goes on from a number,
with new tables. What a server does in the time given is not the same in every run. At the first violation the story is
told, the data directory stays, and the exit status is 1.
"""

import asyncio
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import click

from cardavia.service.journal import Synchronous
from tests.e2e.children import LOCAL, Server
from tests.faults.clients import Violation
from tests.faults.disk import Disk
from tests.faults.load import PATIENCE, Load, Tally
from tests.faults.recording import able, environment, records

START = 0.6
"""About how many seconds a server takes to start: within them those are killed that are killed in their start."""
SPAN = 0.6
"""Seconds within which others are killed: from the first connection, or from the first answer to a move."""
EARLY, ATTACHING = 0.2, 0.2
"""How many are killed in their start, and how many from the first connection on."""
PLAIN = 0.3
"""In a run of power cuts, how many kills come without one."""
REPORT = 10
"""Kills between lines of progress."""


async def run(
    ends: int,
    seed: int,
    say: Callable[[str], None],
    work: Path,
    *,
    start: int = 0,
    tables: int = 18,
    power: bool = False,
    synchronous: Synchronous = "FULL",
) -> Tally:
    """Kill so many servers, or cut their power so often. Raises Violation.

    `work` is an empty directory, in which the data is left.
    """
    load = Load(tables, Random(f"tables {seed} {start}"))
    machine = _Machine(work, power, synchronous)
    number = killed = 0
    while number < ends:
        chance = Random(f"kill {seed} {start + killed}")
        try:
            await _life(load, machine, chance)
        except Violation as violation:
            raise Violation(f"kill {start + killed}: {violation}") from violation
        killed += 1
        if power and chance.random() < PLAIN:
            continue
        if power:
            machine.cut(chance)
        number += 1
        if number % REPORT == 0:
            say(f"{number} of {ends}, next --start {start + killed}: {load.tally}")
    server = await machine.start()
    try:
        await _ready(server)
        await load.finish(server.address)
        if (status := await server.stop()) != 0:
            raise Violation(f"the last server ended with status {status}")
        _quiet(server)
    finally:
        await server.close()
    return load.tally


class _Machine:
    """Where servers run: a directory that stays, and with `power` a disk that forgets."""

    def __init__(self, work: Path, power: bool, synchronous: Synchronous) -> None:
        self._options = ("--synchronous", synchronous, *LOCAL)
        self._work, self._root, self._cuts = work, work / "0", 0
        self._root.mkdir()
        self._record = work / "record"
        self._disk = Disk(self._root) if power else None

    @property
    def data(self) -> Path:
        return self._root / "data"

    async def start(self) -> Server:
        """A server that begins to start."""
        env: Mapping[str, str] | None = environment(self._root, self._record) if self._disk is not None else None
        return await Server.start(
            "-m", "tests.faults.server", "serve", "--data", str(self.data), *self._options, env=env
        )

    def cut(self, chance: Random) -> None:
        """The power fails, after the server has ended: go on with what the disk still has."""
        assert self._disk is not None
        if self._record.exists():
            self._disk.apply(records(self._record))
            self._record.unlink()
        if missed := self._disk.differences():
            raise AssertionError(f"the recording does not account for {missed}")
        self._cuts += 1
        left = self._work / str(self._cuts)
        self._disk.after_cut(left, chance if self._cuts % 2 else None)
        shutil.rmtree(self._root)
        self._root = left
        self._disk = Disk(left)


async def _life(load: Load, machine: _Machine, chance: Random) -> None:
    """One server, from its start to its kill."""
    server = await machine.start()
    try:
        if chance.random() < EARLY:
            await asyncio.sleep(chance.uniform(0, START))
            server.process.kill()
        else:
            await _ready(server)
            playing = asyncio.ensure_future(load.run(server.address))
            if chance.random() >= ATTACHING:
                await _answered(load, playing)
            await asyncio.wait([playing], timeout=chance.uniform(0, SPAN))
            if not playing.done():
                server.process.kill()
            await playing
        status = await server.ended()
    except BaseException:
        await server.close()
        raise
    if status != -signal.SIGKILL:
        raise Violation(f"a server ended by itself, with status {status}:\n{server.errors}")
    _quiet(server)


async def _ready(server: Server) -> None:
    try:
        await server.ready()
    except AssertionError as error:
        raise Violation(f"a server did not start again: {error}") from error


async def _answered(load: Load, playing: asyncio.Future[None]) -> None:
    """Wait until a move has been answered, or the load has ended."""
    answered = asyncio.ensure_future(load.answered.wait())
    first: list[asyncio.Future[Any]] = [playing, answered]
    await asyncio.wait(first, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if not answered.done() and not playing.done():
        raise Violation("after a start no table goes on")
    answered.cancel()


def _quiet(server: Server) -> None:
    if server.errors:
        raise Violation(f"a server complained:\n{server.errors}")


@click.command()
@click.option("--kills", default=0, help="How many servers to kill.")
@click.option("--power-cuts", default=0, help="How often to cut the power.")
@click.option("--seed", type=int, help="What instants and clients are drawn from; drawn itself if not given.")
@click.option(
    "--start", default=0, show_default=True, help="The number of the first kill: where an earlier run stopped."
)
@click.option("--tables", default=18, show_default=True, help="How many tables are played at once.")
def main(kills: int, power_cuts: int, seed: int | None, start: int, tables: int) -> None:
    """Kill servers under load, or cut their power, and look for anything lost, doubled or changed."""
    if not kills and not power_cuts:
        raise click.UsageError("say how many --kills or --power-cuts")
    if power_cuts and not able():
        raise click.ClickException("power cuts need Linux and a C compiler")
    seed = Random().randrange(10**6) if seed is None else seed
    for what, ends in (("kills", kills), ("power cuts", power_cuts)):
        if not ends:
            continue
        work = Path(tempfile.mkdtemp(prefix="cardavia-faults-"))
        click.echo(f"{ends} {what}, --seed {seed} --start {start} --tables {tables}; data in {work}")
        try:
            power = what == "power cuts"
            tally = asyncio.run(run(ends, seed, click.echo, work, start=start, tables=tables, power=power))
        except Violation as violation:
            click.echo(f"VIOLATION after --seed {seed}; the data is in {work}\n{violation}")
            sys.exit(1)
        shutil.rmtree(work)
        click.echo(f"{ends} {what}, nothing lost: {tally}")


if __name__ == "__main__":
    main()
