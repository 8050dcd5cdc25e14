"""`python -m tests.soak`: long runs of what `make test` runs briefly."""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import click

from cardavia.core.catalog import GAMES
from tests.faults.clients import Violation
from tests.soak import mixed, seeds, sockets

seed_option = click.option("--seed", type=int, help="What is drawn is drawn from it; drawn itself if not given.")
data_option = click.option(
    "--work",
    default=tempfile.gettempdir,
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="A directory on the disk that is to hold the data; by default that of temporary files.",
)


@click.group(invoke_without_command=True)
@click.pass_context
def main(context: click.Context) -> None:
    """Long runs of what `make test` runs briefly. Without a command: all that go over seeds."""
    if context.invoked_subcommand is None:
        for kind in seeds.RUNS:
            context.invoke(main.commands[kind])


def _over_seeds(kind: str) -> click.Command:
    @click.option("--game", "names", type=click.Choice(list(GAMES)), multiple=True, help="Only this game.")
    @click.option("--start", default=0, show_default=True, help="The first seed: where an earlier run stopped.")
    @click.option("--count", default=10_000, show_default=True, help="How many deals, prefixes or logs a game.")
    def command(names: tuple[str, ...] = (), start: int = 0, count: int = 10_000) -> None:
        for name in names or GAMES:
            for line in seeds.reports(seeds.RUNS[kind](GAMES[name]), start, count):
                click.echo(f"{kind} {name}: {line}")

    return click.command(kind, help=seeds.RUNS[kind].__doc__)(command)


for each in seeds.RUNS:
    main.add_command(_over_seeds(each))


@main.command("sockets")
@click.option("--deals", type=click.IntRange(1), default=20_000, show_default=True, help="How many are to end.")
@click.option("--tables", type=click.IntRange(1), default=8, show_default=True, help="At once, of each game.")
@click.option("--memory", is_flag=True, help="On the memory journal, which here forgets tables that have ended.")
@seed_option
@data_option
def over_sockets(deals: int, tables: int, seed: int | None, work: Path, *, memory: bool) -> None:
    """Play many deals, one after another, at one server: its memory stays flat, and nothing is left behind.

    Needs go. What a process holds cannot be resumed: a run that was broken off begins anew.
    """
    seed = _drawn(seed)
    _told(
        f"sockets --deals {deals} --tables {tables} --seed {seed}{' --memory' if memory else ''}",
        work,
        lambda folder: sockets.run(deals, seed, click.echo, folder, tables=tables, memory=memory),
    )


@main.command("mixed")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=60.0, show_default=True, help="How long.")
@seed_option
@data_option
def under_mixed_load(minutes: float, seed: int | None, work: Path) -> None:
    """Serve players who are well-behaved beside clients that vanish, stall and send rubbish.

    Every promise to the former is checked all the while, and at the end that memory is flat and nothing is left behind.
    What a process holds cannot be resumed: a run that was broken off begins anew.
    """
    seed = _drawn(seed)
    _told(
        f"mixed --minutes {minutes:g} --seed {seed}",
        work,
        lambda folder: mixed.run(minutes * 60, seed, click.echo, folder),
    )


def _drawn(seed: int | None) -> int:
    return Random().randrange(10**6) if seed is None else seed


def _told(what: str, work: Path, run: Callable[[Path], Awaitable[str]]) -> None:
    folder = Path(tempfile.mkdtemp(prefix="cardavia-soak-", dir=work))
    click.echo(f"{what}; data in {folder}")

    async def all_of_it() -> str:
        return await run(folder)

    try:
        end = asyncio.run(all_of_it())
    except Violation as violation:
        click.echo(f"VIOLATION in {what}; the data is in {folder}\n{violation}")
        sys.exit(1)
    shutil.rmtree(folder)
    click.echo(f"{what}: done; {end}")


if __name__ == "__main__":
    main()
