"""Long runs of what `make test` runs briefly; see `python -m tests.soak --help`.

Each run counts seeds up from --start and says how far it has got, so that it can be resumed there.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator

import click

from cardavia.core.catalog import GAMES
from cardavia.core.game import Game
from tests.games.test_lockstep import lockstep
from tests.log.test_tamper import tampered
from tests.secrecy.property import Tally, examine

REPORT_SECONDS = 30


def _secrecy(game: Game) -> Callable[[int], str]:
    tally = Tally()

    def run(seed: int) -> str:
        examine(game, seed, tally, chain=1)
        if tally.leak:
            raise AssertionError(tally.leak)
        return str(tally)

    return run


def _lockstep(game: Game) -> Callable[[int], str]:
    decisions = 0

    def run(seed: int) -> str:
        nonlocal decisions
        decisions += lockstep(game, seed)
        return f"{decisions} decisions agree"

    return run


def _tamper(_game: Game) -> Callable[[int], str]:
    tally: Counter[tuple[str, bool]] = Counter()

    def run(seed: int) -> str:
        tally.update(tampered(seed, TAMPERED))
        found = sum(number for (_, was_found), number in tally.items() if was_found)
        return f"{tally.total()} changes, {found} found, {tally.total() - found} change nothing"

    return run


RUNS = {"secrecy": _secrecy, "lockstep": _lockstep, "tamper": _tamper}
TAMPERED = 100
"""Changes to the log of one seed. Its tables are of all games, whichever is named."""


@click.command()
@click.argument("what", type=click.Choice(list(RUNS)), nargs=-1)
@click.option("--game", "names", type=click.Choice(list(GAMES)), multiple=True, help="Only this game.")
@click.option("--start", default=0, show_default=True, help="The first seed: where an earlier run stopped.")
@click.option("--count", default=10_000, show_default=True, help="How many deals, prefixes or logs a game.")
def main(what: tuple[str, ...], names: tuple[str, ...], start: int, count: int) -> None:
    """Run the secrecy property, the lockstep comparison and tampering with logs for long."""
    for name in names or GAMES:
        for kind in what or RUNS:
            for line in _reports(RUNS[kind](GAMES[name]), start, count):
                click.echo(f"{kind} {name}: {line}")


def _reports(run: Callable[[int], str], start: int, count: int) -> Iterator[str]:
    said, text = time.monotonic(), ""
    for seed in range(start, start + count):
        text = run(seed)
        if time.monotonic() - said > REPORT_SECONDS:
            said = time.monotonic()
            yield f"up to seed {seed}: {text}"
    yield f"done up to seed {start + count - 1}: {text}"


if __name__ == "__main__":
    main()
