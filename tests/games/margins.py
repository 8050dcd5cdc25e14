"""How much better the greedy AI player does than random ones: `python -m tests.games.margins [DEALS]`."""

import sys
from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from cardavia.core import shuffle
from cardavia.core.catalog import GAMES
from cardavia.core.game import Game, State


class Margin(NamedTuple):
    """The greedy seat's score less the average of the others: its mean, the bounds of 95 % confidence, and how often
    he wins (a shared win counts in part)."""

    mean: float
    low: float
    high: float
    wins: float


def margin(game: Game, deals: int, seed: int, options: Mapping[str, str] | None = None) -> Margin:
    """Seeded deals with one greedy seat, each seat in turn, against random ones."""
    differences, wins = [], 0.0
    for number in range(deals):
        bytes_ = shuffle.seed_of(seed * 1_000_003 + number)
        rng, greedy = Random(bytes_), number % game.seats
        state = game.state.start(shuffle.derive(game, bytes_), options or {})
        while (actor := state.actor()) is not None:
            state = state.play(greedy_move(game, state, rng)) if actor == greedy else state.draw(rng.getrandbits(62))
        outcome = state.outcome()
        assert outcome is not None
        own, total, winners = outcome["scores"][greedy], sum(outcome["scores"]), outcome["winners"]
        differences.append(own - (total - own) / (game.seats - 1))
        wins += (greedy in winners) / max(1, len(winners))
    mean, error = fmean(differences), 1.96 * stdev(differences) / sqrt(deals)
    return Margin(mean, mean - error, mean + error, wins / deals)


def greedy_move(game: Game, state: State, rng: Random) -> int:
    """The greedy player's move for the seat that decides, which must be a legal one."""
    legal = state.legal()
    moves = [game.moves[move] for move in legal]
    chosen = game.index[game.greedy(game.observe(state, state.actor()), moves, rng)]
    assert chosen in legal
    return chosen


def main() -> None:
    """Print the margins of all games."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for game in GAMES.values():
        found = margin(game, deals, 1)
        sys.stdout.write(
            f"{game.title}: {found.mean:+.2f} points a deal over the average of the others "
            f"(95 %: {found.low:+.2f} to {found.high:+.2f}), wins {found.wins:.1%} of {deals} deals\n"
        )


if __name__ == "__main__":
    main()
