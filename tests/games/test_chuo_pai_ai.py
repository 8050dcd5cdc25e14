"""The greedy player of Chuo Pai: better than chance, always legal, and a function of its arguments."""

import copy
from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest
from msgspec.structs import replace

from cardavia.core import shuffle
from cardavia.core.game import Move, State
from cardavia.core.games.chuo_pai import CHUO_PAI
from cardavia.core.views import View
from tests.games.margins import margin

OPTIONS = [{"combinations": value} for value in CHUO_PAI.options["combinations"]]


def walk(rng: Random, stacked: bool, choose: Callable[[State], int]) -> Iterator[State]:
    """The states of a deal at which somebody is on turn."""
    deal = CHUO_PAI.stacked(rng) if stacked else shuffle.derive(CHUO_PAI, rng.randbytes(32))
    state = CHUO_PAI.state.start(deal, rng.choice(OPTIONS))
    while state.legal_count():
        yield state
        state = state.play(choose(state))


def asked(state: State) -> tuple[View, list[Move]]:
    """What the seat on turn is asked."""
    return CHUO_PAI.observe(state, state.actor()), [CHUO_PAI.moves[move] for move in state.legal()]


@pytest.mark.parametrize("options", OPTIONS)
def test_greedy_beats_random(options: Mapping[str, str]) -> None:
    found = margin(CHUO_PAI, 90, 1, options)
    assert found.low > 0
    assert found.wins > 1 / 2


@pytest.mark.parametrize("stacked", [False, True])
def test_greedy_moves_are_legal(stacked: bool) -> None:
    """At every moment of random, steered and greedy deals, with every option, be one move legal or many."""
    rng = Random(3)
    single = 0
    ways: list[Callable[[State], int]] = [
        lambda state: rng.choice(state.legal()),
        lambda state: CHUO_PAI.steer(state, rng),
        lambda state: CHUO_PAI.index[CHUO_PAI.greedy(*asked(state), rng)],
    ]
    for number in range(18):
        for state in walk(rng, stacked, ways[number % 3]):
            view, legal = asked(state)
            assert CHUO_PAI.greedy(view, legal, rng) in legal
            single += len(legal) == 1
    assert single > 50


def test_greedy_depends_on_its_arguments_alone() -> None:
    """Equal views, equal moves: also when the other hands differ, and with a twin of the generator; none is changed."""
    rng = Random(4)
    for number in range(6):
        for state in walk(rng, bool(number % 2), lambda state: rng.choice(state.legal())):
            view, legal = asked(state)
            twin, moves, before = copy.deepcopy(view), tuple(legal), rng.getstate()
            move = CHUO_PAI.greedy(view, legal, rng)
            assert (view, tuple(legal)) == (twin, moves)
            hidden = CHUO_PAI.observe(state.resample(state.actor(), number), state.actor())
            for again in (twin, hidden):
                other = Random()
                other.setstate(before)
                assert CHUO_PAI.greedy(again, moves, other) == move


def greedy_at(hands: list[str], turn: int, *plays: str) -> str:
    """The greedy move of the seat on turn, after the plays of the seats before it in this round."""
    first = (turn - len(plays)) % 3
    acts = [{"seat": (first + at) % 3, "cards": play.split()} for at, play in enumerate(plays)]
    state = CHUO_PAI.state.setup({"hands": [hand.split() for hand in hands], "turn": turn, "plays": acts})
    return CHUO_PAI.text(CHUO_PAI.greedy(*asked(state), Random(0)))


def test_the_last_to_act_beats_as_cheaply_as_it_can() -> None:
    """33 is sure to win, and 66 is worth more later, when 33 would fall to the 11 or the 44."""
    assert greedy_at(["22 61 11 44", "65 64 22 61", "66 33 51"], 2, "55", "") == "beat 33"


def test_weak_cards_are_led_before_strong_ones() -> None:
    """Nothing beats 66, whenever it is led; 65 makes the others spend something."""
    assert greedy_at(["66 66 65", "61 22 64", "55 51 22"], 0) == "lead 65"


def test_what_passes_have_proved_counts() -> None:
    """Without the marks (CP-18) the same seat would choose otherwise at times."""
    rng = Random(5)
    changed = 0
    for _ in range(6):
        for state in walk(rng, False, lambda state: rng.choice(state.legal())):
            view, legal = asked(state)
            blind = replace(view, marks={})
            changed += CHUO_PAI.greedy(view, legal, Random(0)) != CHUO_PAI.greedy(blind, legal, Random(0))
    assert changed > 0
