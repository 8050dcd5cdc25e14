"""Stacked deals of Chuo Pai: full packs, all different, in which everything that is rare happens often."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cardavia.core.decks import Deal
from cardavia.core.games.chuo_pai import CHUO_PAI
from cardavia.core.games.chuo_pai._rules import State
from cardavia.core.games.chuo_pai.moves import BONUS, MOVES, PACK, SEATS, Play, read

NAMES = ("He Wu", "Ren Qi", "Di Ba", "Tian Jiu")  # by rank
EIGHTS = (CHUO_PAI.deck.face["62"], CHUO_PAI.deck.face["53"])
EQUAL = dict([BONUS, BONUS[::-1], EIGHTS, EIGHTS[::-1]])
STEERED = 0.7  # as often as `cardavia trace --deck stacked` steers

ALWAYS = {
    *("bonus for 0", "bonus for 1", "bonus for 2", "bonus for 3", "bonus of 8", "one kind only", "all of one kind"),
    *("four led", "four beaten", "four beaten twice"),
    *(f"equal {what}" for what in ("62/53 passes", "62/53 beats", "21/42 passes", "21/42 beats")),
    *(f"equal {what}, several" for what in ("62/53 passes", "62/53 beats", "21/42 passes", "21/42 beats")),
    *("a seat is out", "the others are out", "the lead is handed on", "the winner is out at the end"),
    *("the end with no cards", "the end with cards", "2 winners", "3 winners"),
}
"""What happens with every option."""

LONG = {*(f"{name} led" for name in NAMES), *(f"{name} beats" for name in NAMES[1:]), "beaten twice"}
"""Combinations of five cards or more, which are beyond the option `capped`."""

OTHERWISE = {"another split"}
"""Combinations that beat with other numbers of heads and totals, which `equal` forbids."""

EXPECTED = {
    "free": ALWAYS | LONG | OTHERWISE | {f"{size} {what}" for size in range(5, 13) for what in ("led", "beaten")},
    "equal": ALWAYS | LONG | {f"{size} {what}" for size in (6, 8) for what in ("led", "beaten")},
    "capped": ALWAYS | OTHERWISE,
}


def dealt(deal: Deal, state: State) -> Iterator[str]:
    """What is rare about a deal and its opening bonus (CP-4)."""
    piles = [len(state.pile(seat)) for seat in range(SEATS)]
    yield f"bonus for {sum(map(bool, piles))}"
    if 8 in piles:
        yield "bonus of 8"
    for hand in deal.hands:
        counts = sorted(hand.count(face) for face in BONUS)
        if counts[0] == 0 < counts[1]:
            yield "one kind only"
        if counts == [0, 4]:
            yield "all of one kind"


def led(state: State, play: Play) -> Iterator[str]:
    if not all(state.hand_size(seat) for seat in range(SEATS)):
        yield "a seat is out"
    if not play.heads and play.size == 4:
        yield "four led"
    if play.heads and play.size >= 5:
        yield f"{play.size} led"
        yield f"{NAMES[play.rank]} led"


def answered(state: State, seat: int, high: int, play: Play | None) -> Iterator[str]:
    """What is rare about a beat, or a pass (None), of a seat upon the play of another."""
    on_table = state.trick(high)
    best = read(on_table)
    assert best is not None
    if sum(state.hand_size(other) for other in range(SEATS)) == state.hand_size(seat):
        yield "the others are out"
    if not best.heads and on_table[0] in EQUAL and state.hand(seat).count(EQUAL[on_table[0]]) >= best.size:
        kind = "62/53" if on_table[0] in EIGHTS else "21/42"
        what = f"equal {kind} {'beats' if play else 'passes'}"
        yield what
        if best.size > 1:
            yield f"{what}, several"
    if play is None:
        return
    twice = state.plays() == 2 and high != state.leader()
    if play.heads != best.heads:
        yield "another split"
    if not play.heads and play.size == 4:
        yield "four beaten"
        if twice:
            yield "four beaten twice"
    if play.heads and play.size >= 5:
        yield f"{play.size} beaten"
        yield f"{NAMES[play.rank]} beats"
        if twice:
            yield "beaten twice"


def settled(state: State, winner: int) -> Iterator[str]:
    """What is rare about the state after a round."""
    outcome = state.outcome()
    if state.hand_size(winner) == 0:
        yield "the winner is out at the end" if outcome else "the lead is handed on"
    if outcome:
        held = any(state.hand_size(seat) for seat in range(SEATS))
        yield "the end with cards" if held else "the end with no cards"
        yield f"{len(outcome['winners'])} winners"


def happenings(rng: Random, option: str) -> Iterator[str]:
    """The rare things that happen in one deal, played as traces of stacked decks are."""
    deal = CHUO_PAI.stacked(rng)
    state = State.start(deal, {"combinations": option})
    yield from dealt(deal, state)
    while legal := state.legal():
        move = CHUO_PAI.steer(state, rng) if rng.random() < STEERED else rng.choice(legal)
        assert move in legal
        play, seat, high = read(MOVES[move].cards), state.actor(), state.high()
        assert seat is not None
        if high is not None:
            yield from answered(state, seat, high, play)
        elif play:
            yield from led(state, play)
        state = state.play(move)
        if state.plays() == 0:
            yield from settled(state, seat if play or high is None else high)


def frequencies(deals: int, option: str) -> Counter[str]:
    """In how many of some deals each rare thing happens."""
    return Counter(what for number in range(deals) for what in set(happenings(Random(number), option)))


@pytest.mark.parametrize("option", EXPECTED)
def test_all_that_is_rare_happens(option: str) -> None:
    found = frequencies(300, option)
    assert not {what: found[what] for what in EXPECTED[option] if found[what] < 2}
    assert set(found) <= EXPECTED[option] | {"1 winners"}


def test_stacked_deals_are_deals() -> None:
    rng = Random(1)
    deals = [CHUO_PAI.stacked(rng) for _ in range(300)]
    assert len(set(deals)) == len(deals)
    assert {deal.first for deal in deals} == set(range(SEATS))
    for deal in deals:
        assert tuple(sorted(sum(deal.hands, ()))) == PACK
        assert [len(hand) for hand in deal.hands] == [28] * SEATS
        assert all(list(hand) == sorted(hand) for hand in deal.hands)
        assert deal.stock == ()


def test_the_same_generator_gives_the_same_deal_and_moves() -> None:
    def moves(seed: int) -> list[int]:
        rng = Random(seed)
        state = State.start(CHUO_PAI.stacked(rng), {})
        made = []
        while state.legal_count():
            made.append(CHUO_PAI.steer(state, rng))
            state = state.play(made[-1])
        return made

    assert moves(1) == moves(1) != moves(2)
