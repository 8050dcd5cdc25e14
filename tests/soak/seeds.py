"""Over many seeds: the secrecy property, the lockstep comparison, and tampering with logs.

Each run counts seeds up from a start and says how far it has got, so that it can be resumed there.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator

from cardavia.core.game import Game
from tests.games.test_lockstep import lockstep
from tests.log.test_tamper import tampered
from tests.secrecy.property import Tally, examine

REPORT_SECONDS = 30


def _secrecy(game: Game) -> Callable[[int], str]:
    """Look for two deals that a viewer could tell apart by what he may not know."""
    tally = Tally()

    def run(seed: int) -> str:
        examine(game, seed, tally, chain=1)
        if tally.leak:
            raise AssertionError(tally.leak)
        return str(tally)

    return run


def _lockstep(game: Game) -> Callable[[int], str]:
    """Compare kernels with slow models at every decision."""
    decisions = 0

    def run(seed: int) -> str:
        nonlocal decisions
        decisions += lockstep(game, seed)
        return f"{decisions} decisions agree"

    return run


def _tamper(_game: Game) -> Callable[[int], str]:
    """Change signed logs, and see that each change is found."""
    tally: Counter[tuple[str, bool]] = Counter()

    def run(seed: int) -> str:
        tally.update(tampered(seed, TAMPERED))
        found = sum(number for (_, was_found), number in tally.items() if was_found)
        return f"{tally.total()} changes, {found} found, {tally.total() - found} change nothing"

    return run


RUNS = {"secrecy": _secrecy, "lockstep": _lockstep, "tamper": _tamper}
TAMPERED = 100
"""Changes to the log of one seed. Its tables are of all games, whichever is named."""


def reports(run: Callable[[int], str], start: int, count: int) -> Iterator[str]:
    """Run so many seeds; what is to be said meanwhile and at the end."""
    said, text = time.monotonic(), ""
    for seed in range(start, start + count):
        text = run(seed)
        if time.monotonic() - said > REPORT_SECONDS:
            said = time.monotonic()
            yield f"up to seed {seed}: {text}"
    yield f"done up to seed {start + count - 1}: {text}"
