"""`cardavia trace` and `cardavia check`: deals as text, written and verified."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import click

from cardavia.core.catalog import GAMES
from cardavia.core.errors import RulesError
from cardavia.core.game import Game, State
from cardavia.core.trace import LONGEST, POLICIES, deals, write
from cardavia.core.trace import check as check_lines

STEERED = 0.7
"""How often a stacked deal's move is steered; the others follow the policy, so that all moves occur."""


def options_of(game: Game, texts: tuple[str, ...]) -> dict[str, str]:
    """Rule options from k=v,… texts. Raises click.BadParameter."""
    options = {}
    for text in texts:
        for pair in filter(None, text.split(",")):
            name, equals, value = pair.partition("=")
            if not equals:
                raise click.BadParameter(f"{pair!r} is not NAME=VALUE", param_hint="--options")
            options[name.strip()] = value.strip()
    try:
        game.complete(options)
    except RulesError as error:
        raise click.BadParameter(str(error), param_hint="--options") from error
    return options


@click.command()
@click.option("--game", "name", type=click.Choice(list(GAMES)), required=True, help="The game.")
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed, the same traces."
)
@click.option("--deals", "count", type=click.IntRange(min=0), default=1, show_default=True, help="How many deals.")
@click.option(
    "--policy",
    type=click.Choice(list(POLICIES)),
    default="random",
    show_default=True,
    help="How moves are chosen: at random, or by the greedy AI player.",
)
@click.option("--options", multiple=True, metavar="K=V,…", help="Rule options (docs/rules); may be repeated.")
@click.option(
    "--deck",
    type=click.Choice(["random", "stacked"]),
    default="random",
    show_default=True,
    help="stacked: hands rich in the rare clauses, and play steered towards them.",
)
def trace(name: str, seed: int, count: int, policy: str, options: tuple[str, ...], deck: str) -> None:
    """Play deals and write their traces.

    They go to standard output, in the format of docs/traces.md.
    """
    game = GAMES[name]
    chosen = options_of(game, options)
    for deal, rng in deals(game, seed, count, deck):
        choose: Callable[[State, list[int]], int] = partial(_choose, game, policy, rng, deck == "stacked")
        for line in write(game, deal, chosen, choose):
            sys.stdout.write(line + "\n")


def _choose(game: Game, policy: str, rng: Random, steered: bool, state: State, legal: list[int]) -> int:
    if steered and rng.random() < STEERED:
        return game.steer(state, rng)
    return POLICIES[policy](game, state, legal, rng)


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
def check(files: tuple[str, ...]) -> None:
    """Replay traces, any engine's, on our rules. "-" reads standard input.

    Names the first difference of each trace with file, line and clause. Exit status 1 if there is any.
    """
    total = faults = 0
    for file in files:
        name, traces, decisions = click.format_filename(file), 0, 0
        for checked in check_lines(_lines(file), GAMES):
            traces += 1
            decisions += checked.decisions
            if fault := checked.fault:
                faults += 1
                click.echo(f"{name}:{fault.line}: {checked.game}: [{fault.clause}] {fault.text}")
        click.echo(f"{name}: {_count(traces, 'trace')}, {_count(decisions, 'decision')}", err=True)
        total += traces
    if faults:
        raise click.ClickException(f"differences in {faults} of {_count(total, 'trace')}")


def _lines(name: str) -> Iterator[bytes]:
    """The lines of a file; of one that is too long, as much as shows that it is."""
    try:
        with click.open_file(name, "rb") as file:
            while line := file.readline(LONGEST + 1):
                yield line
                while len(line) > LONGEST and not line.endswith(b"\n"):
                    line = file.readline(LONGEST + 1)
    except OSError as error:
        raise click.FileError(click.format_filename(name), error.strerror) from error


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
