"""The engines that clause tests run on: the kernel, and the slow model that was written apart from it."""

from typing import Any

import pytest

from tests.games.engines import ENGINES, Rules


@pytest.fixture(params=sorted(ENGINES))
def engine(request: pytest.FixtureRequest) -> Rules:
    """The rules of the test module's GAME, once from each engine."""
    game: Any = request.module.GAME
    return ENGINES[request.param](game)
