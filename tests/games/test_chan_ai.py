"""The greedy player of Chắn: better than chance, always legal, and a function of its arguments."""

import copy
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from cardavia.core import shuffle
from cardavia.core.game import Move, State
from cardavia.core.games.chan import CHAN
from cardavia.core.views import View
from tests.games.margins import margin

OPTIONS = [{"tom": value} for value in CHAN.options["tom"]]
NOTHING: list[list[str]] = [[], [], [], []]


def asked(state: State) -> tuple[View, list[Move]]:
    """What the seat that decides sees, and what it may do."""
    return CHAN.observe(state, state.actor()), [CHAN.moves[move] for move in state.legal()]


def walk(rng: Random, *, stacked: bool, greedy: bool = False) -> Iterator[State]:
    """The decisions of a deal, played at random, or with steering, or by greedy players."""
    deal = CHAN.stacked(rng) if stacked else shuffle.derive(CHAN, rng.randbytes(32))
    state = CHAN.state.start(deal, rng.choice(OPTIONS))
    while legal := state.legal():
        yield state
        if greedy:
            state = state.play(CHAN.index[CHAN.greedy(*asked(state), rng)])
        else:
            state = state.play(CHAN.steer(state, rng) if stacked else rng.choice(legal))


@pytest.mark.parametrize("options", OPTIONS)
def test_greedy_beats_random(options: Mapping[str, str]) -> None:
    found = margin(CHAN, 300, 1, options)
    assert found.low > 5
    assert found.wins > 2 / 3


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize("stacked", [False, True])
def test_greedy_moves_are_legal(stacked: bool, greedy: bool) -> None:
    """At every decision: at the opening, at claims, at discards, and where a single move is legal."""
    rng = Random(3)
    kinds = set()
    for _ in range(60):
        for state in walk(rng, stacked=stacked, greedy=greedy):
            view, legal = asked(state)
            assert CHAN.greedy(view, legal, rng) in legal
            kinds.add((state.claiming(), len(legal) == 1, legal[0].verb in ("chan", "ca", "pass")))
    assert kinds == {(True, False, False), (False, False, False), (False, False, True), (False, True, True)} | (
        {(False, True, False)} & kinds  # a single discard is rare
    )


def test_greedy_depends_on_its_arguments_alone() -> None:
    """Equal views, equal moves: also when the other hands differ, and with a twin of the generator; none is changed."""
    rng = Random(4)
    for number in range(10):
        for state in walk(rng, stacked=bool(number % 2)):
            view, legal = asked(state)
            twin, moves, before = copy.deepcopy(view), tuple(legal), rng.getstate()
            move = CHAN.greedy(view, legal, rng)
            assert (view, tuple(legal)) == (twin, moves)
            hidden = CHAN.observe(state.resample(state.actor(), number), state.actor())
            for again in (twin, hidden):
                other = Random()
                other.setstate(before)
                assert CHAN.greedy(again, moves, other) == move


# What it chooses

OTHERS = ["2m2m2m2m 3m3m3m3m 6m6m6m6m 8m8m8m8m 2c2c2c", "5m5m5m5m 5c5c5c5c 6s6s6s6s 8c8c8c8c 3s3s3s", "cc"]


def cards(text: str) -> list[str]:
    """Cards written without spaces."""
    text = text.replace(" ", "")
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def choice(hand: str, phase: str, **keys: Any) -> str:
    """The greedy move of seat 0, which is on turn, with this hand; what nobody holds is dead."""
    rest = [face for face in ("2s", "7s", "8s", "9c", "9s", "6c", "7m") for _ in range(4)]
    taken = [*cards(hand), keys.get("card", "")]
    spare = [face for at, face in enumerate(rest) if rest[:at].count(face) < 4 - taken.count(face)][:18]
    position = {
        "hands": [cards(hand), cards(OTHERS[0]), cards(OTHERS[1]), [*cards(OTHERS[2]), *spare]],
        "turn": 0,
        "dealer": 1,
        "phase": phase,
        "stock": [],
        **keys,
    }
    state = CHAN.state.setup(position)
    assert state.actor() == 0
    return CHAN.text(CHAN.greedy(*asked(state), Random(0)))


SIX = "4s4s 4m4m 4c4c 5s5s 7c7c 9m9m"
FRESH = {"source": "discard", "by": 3, "door": 3}
OWN = {"source": "reveal", "by": 0, "door": 0}
OWES = {"discarder": 0, "after": "capture"}


def test_ch_20_it_wins_when_it_may() -> None:
    assert choice(f"{SIX} 9s9s 2s7s7m 3c3c", "claims", card="2s", **OWN) == "win"


def test_ch_15_it_captures_what_brings_it_on() -> None:
    assert choice(f"{SIX} 9s9s 2s7s6c 3c3c", "consider", card="2s", **FRESH) == "chan"
    assert choice(f"{SIX} 9s9s 7s8s6c 3c3c", "consider", card="7m", **FRESH) == "ca 7s"


def test_ch_15_it_takes_no_card_that_only_opens_a_pair() -> None:
    assert choice(f"{SIX} 9s9s 2s8s6c 3c3c", "consider", card="9s", **FRESH) == "pass"


def test_ch_14_it_keeps_its_ca_and_throws_what_stands_alone() -> None:
    assert choice(f"{SIX} 9s9s 7s7m 3c3c 8s 2s", "discard", **OWES) in ("discard 8s", "discard 2s")


def test_ch_12_it_claims_a_chiu() -> None:
    assert choice(f"{SIX} 9s9s 2s2s2s 7s 6c", "claims", card="2s", **FRESH) == "chiu"
