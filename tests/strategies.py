"""Hypothesis strategies over all games: games, options, deals, and states reached by random play."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from cardavia.core import shuffle
from cardavia.core.catalog import GAMES
from cardavia.core.game import Deal, Game, State


class Played(NamedTuple):
    """A deal and the moves that led to a state."""

    game: Game
    deal: Deal
    options: Mapping[str, str]
    moves: tuple[int, ...]
    state: State


games = st.sampled_from(list(GAMES.values()))
seeds = st.integers(0, 2**32 - 1)


def dealt(game: Game, rng: Random) -> Deal:
    """A deal, one in three of them stacked with rare hands."""
    return game.stacked(rng) if rng.random() < 1 / 3 else shuffle.derive(game, rng.randbytes(32))


def played(game: Game, seed: int, *, whole: bool = False) -> Played:
    """A random state of a random deal with random options; with `whole`, its end."""
    rng = Random(seed)
    deal = dealt(game, rng)
    options = {name: rng.choice(values) for name, values in game.options.items()}
    steer = rng.random() < 0.5
    length = 10_000 if whole else rng.choice((0, 1, 2, rng.randrange(40), rng.randrange(200)))
    state = game.state.start(deal, options)
    moves: list[int] = []
    while len(moves) < length and (legal := state.legal()):
        move = game.steer(state, rng) if steer and rng.random() < 0.7 else rng.choice(legal)
        moves.append(move)
        state = state.play(move)
    return Played(game, deal, options, tuple(moves), state)


@st.composite
def states(draw: st.DrawFn, *, whole: bool = False) -> Played:
    """A state reached by random play of any game."""
    return played(draw(games), draw(seeds), whole=whole)
