"""The secrecy property, counted: how many prefixes had another world, and in how many worlds others could claim."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

from cardavia.core.game import Game
from cardavia.core.views import Viewer
from tests.secrecy.worlds import OtherWorld, Replayed, Script, World, play_randomly, replay

TRIES = 2000
"""Swaps that are tried before a prefix counts as having no other world."""
CHAIN = 6
"""Swaps that follow each other in a world, each keeping it consistent."""


@dataclass
class Tally:
    """What was seen.

    Prefixes and those with another world for some viewer; (prefix, viewer) pairs and those with another world; worlds
    compared; worlds that differ in who could claim; and the first leak, if there was one.
    """

    prefixes: int = 0
    with_worlds: int = 0
    pairs: int = 0
    pairs_with_worlds: int = 0
    worlds: int = 0
    claims_differ: int = 0
    leak: str = ""


def examine(game: Game, seed: int, tally: Tally, chain: int = CHAIN) -> None:
    """One random prefix of one deal, for every viewer; `chain` worlds for each."""
    rng = Random(f"{game.name} {seed}")
    script = play_randomly(game, rng, stacked=seed % 3 == 0)
    found = 0
    for viewer, world in World.all_of(script).items():
        tally.pairs += 1
        worlds = _examine(script, viewer, world, rng, tally, chain)
        if tally.leak:
            tally.leak = f"{game.name} seed {seed}: {tally.leak}"
            return
        tally.pairs_with_worlds += worlds > 0
        found += worlds
    tally.prefixes += 1
    tally.with_worlds += found > 0


def _examine(script: Script, viewer: Viewer, world: World, rng: Random, tally: Tally, chain: int) -> int:
    """Compare a chain of worlds with the truth; gives how many there were."""
    truth = replay(script, None, viewer)
    swaps = 0
    for other in others(script, viewer, world, rng):
        swaps += 1
        tally.worlds += 1
        tally.claims_differ += other.claimants != truth.claimants
        if other.received != truth.received:
            tally.leak = f"viewer {viewer} can tell two worlds: {_first(other.received, truth.received)}"
        if tally.leak or swaps == chain:
            break
    return swaps


def others(script: Script, viewer: Viewer, world: World, rng: Random) -> Iterator[Replayed]:
    """What happened in other worlds of a viewer, each a few swaps from the one before."""
    for _ in range(TRIES):
        changed = world
        for _ in range(rng.choice((1, 1, 2, 3))):
            changed = changed.swapped(rng) or changed
        if changed is world or not changed.possible(script):
            continue
        try:
            replayed = replay(changed.script, rng, viewer)
        except OtherWorld:
            continue
        world = changed
        yield replayed


def _first(received: list[bytes], truth: list[bytes]) -> str:
    pairs = zip_longest(received, truth, fillvalue=b"(nothing)")
    return next(
        f"message {at} is {ours!r}, not {theirs!r}" for at, (ours, theirs) in enumerate(pairs) if ours != theirs
    )
