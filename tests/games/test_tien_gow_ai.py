"""The AI player of Tien Gow, and the stacked deals that serve its tests: legal, fair, better than chance, and rare."""

import copy
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from cardavia.core import trace
from cardavia.core.decks import Face
from cardavia.core.game import Move
from cardavia.core.games.tien_gow import TIEN_GOW
from cardavia.core.games.tien_gow._rules import State as Kernel
from cardavia.core.games.tien_gow.moves import GROUP_OF, QUARTET, SUPREME
from cardavia.core.games.tien_gow.view import kernel
from tests.games.margins import greedy_move, margin

OPTIONS = [{"surplus": surplus, "last_trick": last} for surplus in ("signed", "single") for last in ("paid", "unpaid")]
LITTLE_THREE, BIG_SIX = TIEN_GOW.deck.face["21"], TIEN_GOW.deck.face["42"]
STEERED = 0.7


# --- helpers -------------------------------------------------------------------------------------------------------


def stacked_walk(seed: int, deals: int) -> Iterator[list[tuple[Kernel, int]]]:
    """Stacked deals, steered as `cardavia trace` steers them: the states of each with the move that was made."""
    for number, (deal, rng) in enumerate(trace.deals(TIEN_GOW, seed, deals, "stacked")):
        state = TIEN_GOW.state.start(deal, OPTIONS[number % len(OPTIONS)])
        steps = []
        while legal := state.legal():
            move = TIEN_GOW.steer(state, rng) if rng.random() < STEERED else rng.choice(legal)
            assert move in legal
            steps.append((kernel(state), move))
            state = state.play(move)
        yield steps


Laid = tuple[int, str, tuple[Face, ...]]


def seen_in(steps: Sequence[tuple[Kernel, int]]) -> Iterator[str]:
    """The rare things that happen in a deal."""
    laid: list[Laid] = []
    for state, move in steps:
        seat = state.actor()
        assert seat is not None
        verb, cards = TIEN_GOW.moves[move]
        if verb == "lead":
            laid = []
            yield f"{GROUP_OF[cards].kind} led"
        elif verb == "beat":
            yield f"{GROUP_OF[cards].kind} beaten by a higher one"
        elif set(cards) == {LITTLE_THREE, BIG_SIX}:
            yield "Supreme thrown away"
        elif cards in GROUP_OF and GROUP_OF[cards].beats(GROUP_OF[state.trick(state.high())]):
            free = TIEN_GOW.index[Move("beat", cards)] in state.legal()
            yield "a group that could win laid face down" if free else "early death"
        laid.append((seat, verb, cards))
    yield from seen_at_the_end(kernel(steps[-1][0].play(steps[-1][1])), laid)


def seen_at_the_end(state: Kernel, laid: Sequence[Laid]) -> Iterator[str]:
    """What is rare in the last trick and in the columns."""
    up = [cards for _seat, verb, cards in laid if verb != "discard"]
    down = [cards for _seat, verb, cards in laid if verb == "discard"]
    winner, columns = state.high(), state.columns()
    yield f"last trick of {len(up[-1])}"
    yield f"last trick won with {'21' if up[-1] == (LITTLE_THREE,) else GROUP_OF[up[-1]].kind}"
    if up[0] == (LITTLE_THREE,):
        if up[-1] == (BIG_SIX,):
            yield "catch"
            if len(up) > 2:
                yield "catch with another tile in between"
        if (BIG_SIX,) in down:
            yield "42 laid face down on a last 21"
    if GROUP_OF[up[-1]].kind == QUARTET and len(up) > 1:
        yield "last quartet beaten by a higher one"
    if columns[winner] == 8:
        yield "eight columns"
    if 0 in columns:
        yield "a seat without a column"
    if max(won for seat, won in enumerate(columns) if seat != winner) > 4:
        yield "more than four columns beside the winner"


# --- the AI player -------------------------------------------------------------------------------------------------


def test_the_greedy_seat_beats_random_ones_with_95_percent_confidence() -> None:
    assert margin(TIEN_GOW, 1200, 1).low > 0


@pytest.mark.parametrize("deck", ["random", "stacked"])
def test_greedy_plays_whole_deals_legally(deck: str) -> None:
    for deal, rng in trace.deals(TIEN_GOW, 5, 100, deck):
        for options in OPTIONS:
            state = TIEN_GOW.state.start(deal, options)
            while state.actor() is not None:
                state = state.play(greedy_move(TIEN_GOW, state, rng))


def test_greedy_moves_legally_wherever_a_stacked_deal_leads() -> None:
    rng = Random(2)
    single = 0
    for steps in stacked_walk(6, 150):
        for state, _move in steps:
            chosen = greedy_move(TIEN_GOW, state, rng)
            if state.legal_count() == 1:
                single += 1
                assert [chosen] == state.legal()
    assert single > 100


def test_greedy_depends_on_its_arguments_alone() -> None:
    for steps in stacked_walk(7, 40):
        for number, (state, _move) in enumerate(steps):
            actor = state.actor()
            moves = [TIEN_GOW.moves[move] for move in state.legal()]
            view = TIEN_GOW.observe(state, actor)
            before = copy.deepcopy((view, moves))
            chosen = TIEN_GOW.greedy(view, moves, Random(number))
            assert (view, moves) == before
            # What the seat cannot see, and whatever the player has seen elsewhere, makes no difference.
            other = TIEN_GOW.observe(state.resample(actor, number), actor)
            assert TIEN_GOW.greedy(other, moves, Random(number)) == chosen


def test_greedy_wins_the_last_trick_when_it_can() -> None:
    for steps in stacked_walk(8, 150):
        for state, _move in steps:
            moves = [TIEN_GOW.moves[move] for move in state.legal()]
            seat = state.actor()
            assert seat is not None
            last = [move for move in moves if len(move.cards) == len(state.hand(seat)) and move.verb == "beat"]
            if last:
                assert TIEN_GOW.moves[greedy_move(TIEN_GOW, state, Random(1))] == last[0]


# --- stacked deals -------------------------------------------------------------------------------------------------


def test_stacked_deals_are_full_packs_and_hardly_ever_the_same() -> None:
    rng = Random(1)
    deals = [TIEN_GOW.stacked(rng) for _ in range(500)]
    for deal in deals:
        assert sorted(face for hand in deal.hands for face in hand) == list(TIEN_GOW.pack)
        assert [len(hand) for hand in deal.hands] == [8] * 4
    assert len(set(deals)) > 490
    assert set(Counter(deal.first for deal in deals)) == {0, 1, 2, 3}


def test_stacked_deals_repeat_from_a_seed() -> None:
    one, other = (
        [[(state.to_bytes(), move) for state, move in steps] for steps in stacked_walk(3, 20)] for _ in range(2)
    )
    assert one == other


def test_steering_needs_no_whole_deal() -> None:
    """Positions need not say who laid the tiles that are gone."""
    position = {
        "hands": [["66", "11"], ["44", "31"], ["55", "33"], ["22", "65"]],
        "turn": 0,
        "banker": 1,
        "columns": [6, 0, 0, 0],
    }
    state = TIEN_GOW.state.setup(position)
    while state.actor() is not None:
        state = state.play(TIEN_GOW.steer(state, Random(4)))


def test_every_rare_thing_happens_in_some_hundreds_of_stacked_deals() -> None:
    seen: Counter[str] = Counter()
    for steps in stacked_walk(4, 700):
        seen.update(set(seen_in(steps)))
    common = {
        *(f"{kind} led" for kind in (SUPREME, QUARTET, "military pair", "mixed 1+1", "mixed 2+1", "mixed 1+2")),
        *(f"mixed {which} beaten by a higher one" for which in ("1+1", "2+1", "1+2")),
        *(f"last trick won with {kind}" for kind in (SUPREME, QUARTET, "21", "civil pair", "military pair")),
        *(f"last trick won with mixed {which}" for which in ("1+1", "2+1", "1+2")),
        *("last trick of 2", "last trick of 3", "last trick of 4"),
        *("catch", "catch with another tile in between", "42 laid face down on a last 21"),
        *("early death", "a group that could win laid face down", "Supreme thrown away"),
        *(
            "quartet beaten by a higher one",
            "last quartet beaten by a higher one",
            "military pair beaten by a higher one",
        ),
        *("eight columns", "a seat without a column", "more than four columns beside the winner"),
    }
    assert {what: seen[what] for what in common if seen[what] < 2} == {}
