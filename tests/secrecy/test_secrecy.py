"""Secrets stay secret: no viewer's bytes depend on what he may not know (CH-28, TG-11, and every hidden hand)."""

import pytest

from cardavia.core.catalog import GAMES
from tests.secrecy.property import Tally, examine

PREFIXES = 100
PARTS = 3


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_no_viewer_can_tell_the_true_world_from_another(name: str, part: int) -> None:
    tally = Tally()
    for seed in range(part * PREFIXES, (part + 1) * PREFIXES):
        examine(GAMES[name], seed, tally)
        assert not tally.leak, tally.leak
    assert tally.with_worlds >= 0.95 * tally.prefixes, tally
    assert tally.pairs_with_worlds >= 0.85 * tally.pairs, tally
    if name == "chan":
        assert tally.claims_differ >= 1000 / PARTS, tally
