"""The kernel and the slow model, which were written apart, agree at every decision of random and stacked deals."""

import importlib
from random import Random
from typing import Any

import pytest

from cardavia.core.catalog import GAMES
from cardavia.core.game import Game
from tests.strategies import dealt

DEALS = {"chuo_pai": 150, "tien_gow": 1500, "chan": 700}
PARTS = 4


def lockstep(game: Game, seed: int) -> int:
    """Play one deal on both; gives the number of decisions. Raises AssertionError at the first difference."""
    rng = Random(f"{game.name} {seed}")
    deal = dealt(game, rng)
    options = {name: rng.choice(values) for name, values in game.options.items()}
    code = game.deck.code
    hands, stock = [[code[face] for face in hand] for hand in deal.hands], [code[face] for face in deal.stock]
    model: Any = importlib.import_module(f"tests.models.{game.name}").Model.start(hands, deal.first, options, stock)
    state = game.state.start(deal, options)
    decisions, steered = 0, rng.random() < 0.5
    while (actor := state.actor()) is not None:
        where = f"{game.name} seed {seed}, decision {decisions}:\n{state.show()}"
        assert model.actor() == actor, where
        legal = state.legal()
        assert model.legal() == [game.texts[move] for move in legal], where
        move = game.steer(state, rng) if steered and rng.random() < 0.7 else rng.choice(legal)
        model.play(game.texts[move])
        state = state.play(move)
        decisions += 1
    assert model.actor() is None
    assert model.outcome() == state.outcome(), f"{game.name} seed {seed}"
    return decisions


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_kernel_and_model_agree(name: str, part: int) -> None:
    size = DEALS[name] // PARTS
    assert sum(lockstep(GAMES[name], seed) for seed in range(part * size, (part + 1) * size)) > size
