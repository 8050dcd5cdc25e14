"""The kernel of Chuo Pai as a value: bad input, packed form, samples, views, narration, explanation, playouts."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.core.errors import BadDeal, BadOption, BadPosition, BadState, IllegalMove
from cardavia.core.events import Marked, fold, shown
from cardavia.core.game import Deal, Move
from cardavia.core.games.chuo_pai import CHUO_PAI
from cardavia.core.games.chuo_pai._rules import State
from cardavia.core.games.chuo_pai.moves import CLASSES, FACES, read
from cardavia.core.games.chuo_pai.narrate import SINGLE
from cardavia.core.views import About, Cards, Place, View

OPTIONS = [{"combinations": value} for value in CHUO_PAI.options["combinations"]]
VIEWERS = (None, 0, 1, 2)
PACKED = 178
FACE = CHUO_PAI.deck.face
SEEDS = st.integers(0, 2**64 - 1)


def shuffled(rng: Random) -> Deal:
    """A random deal; half of them with hands that are rich in combinations or in a few faces."""
    pack = list(CHUO_PAI.pack)
    rng.shuffle(pack)
    if rng.random() < 0.5:
        classes = [face for kind in CLASSES for face in kind]
        order = rng.choice([classes, list(FACES)])
        clumped = rng.randrange(84)
        pack[:clumped] = sorted(pack[:clumped], key=lambda face: order.index(face) if face in order else 21)
    return CHUO_PAI.deal(pack, rng.randrange(3))


def walk(seed: int) -> Iterator[tuple[State, int | None]]:
    """The states of a random deal, each with the move that is made next; large plays are preferred at times."""
    rng = Random(seed)
    state = State.start(shuffled(rng), rng.choice(OPTIONS))
    greed = rng.choice([0.0, 0.3])
    while legal := state.legal():
        large = rng.random() < greed
        move = max(legal, key=lambda m: len(CHUO_PAI.moves[m].cards)) if large else rng.choice(legal)
        yield state, move
        state = state.play(move)
    yield state, None


def somewhere(seed: int) -> State:
    """A state of a random deal."""
    states = [state for state, _ in walk(seed)]
    return Random(seed).choice(states)


# Values


@settings(deadline=None)
@given(SEEDS)
def test_moves_are_legal_texts_in_order(seed: int) -> None:
    for state, move in walk(seed):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert state.legal_count() == len(legal)
        assert [state.nth(index) for index in range(len(legal))] == legal
        for number in (0, 1, seed % 2**63, 2**63 - 1):
            if move is not None:
                assert state.draw(number) == state.play(legal[number % len(legal)])
        assert (state.actor() is None) == (not legal) == (state.outcome() is not None)


@settings(deadline=None)
@given(SEEDS)
def test_only_legal_moves_are_played(seed: int) -> None:
    state = somewhere(seed)
    legal = set(state.legal())
    for move in range(len(CHUO_PAI.moves)):
        if move not in legal:
            with pytest.raises(IllegalMove):
                state.play(move)


def test_the_table_of_moves() -> None:
    assert list(CHUO_PAI.texts) == sorted(set(CHUO_PAI.texts))
    assert len(CHUO_PAI.moves) == 821
    for verb, cards in CHUO_PAI.moves:
        assert list(cards) == sorted(cards)
        assert (read(cards) is None) == (verb == "pass")


@settings(deadline=None)
@given(SEEDS)
def test_packed_states_and_positions_come_back(seed: int) -> None:
    seen = set()
    for state, _ in walk(seed):
        data = state.to_bytes()
        assert len(data) == PACKED
        for again in (State.from_bytes(data), State.setup(state.position()), copy.deepcopy(state)):
            assert again == state
            assert hash(again) == hash(state)
            assert again.to_bytes() == data
        seen.add(state)
    assert len(seen) == len({state.to_bytes() for state in seen})


def test_states_are_values() -> None:
    state = somewhere(1)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert state == again != state.resample(None, 5)
    assert state != object()
    assert "seat 2: hand" in state.show()
    assert repr(state).startswith("<State of chuo_pai")
    with pytest.raises(AttributeError):
        state.turn = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        state < again  # noqa: B015
    with pytest.raises(TypeError):
        State()
    with pytest.raises(TypeError):
        type("Heir", (State,), {})


def test_a_state_out_of_nowhere_is_over() -> None:
    state = State.__new__(State)
    assert (state.actor(), state.legal(), state.hand(0)) == (None, [], ())
    assert state == State.setup({"hands": [[], [], []], "turn": 0}) == State.from_bytes(state.to_bytes())


def test_playing_leaves_a_state_as_it_is() -> None:
    state = somewhere(2)
    before = state.to_bytes()
    for move in state.legal():
        assert state.play(move) != state
    assert state.to_bytes() == before


# Bad input


@pytest.mark.parametrize("move", [-1, 821, 822, 65535, 2**31, 2**63, -(2**63), 2**64, 10**100, -(10**100)])
def test_numbers_that_are_no_moves_are_illegal(move: int) -> None:
    for state in (somewhere(3), State.setup({"hands": [[], [], []], "turn": 0})):
        with pytest.raises(IllegalMove):
            state.play(move)
        with pytest.raises(IndexError):
            state.nth(move)


@pytest.mark.parametrize("junk", [None, "pass", 1.0, b"1", [1], (), {}, object()])
def test_junk_is_a_type_error(junk: Any) -> None:
    state = somewhere(3)
    for method in (state.play, state.draw, state.nth):
        with pytest.raises(TypeError):
            method(junk)


def test_numbers_to_draw_by() -> None:
    state = somewhere(3)
    for number in (-1, 2**63, 2**64, -(10**100)):
        with pytest.raises(ValueError, match="from 0 to"):
            state.draw(number)
    with pytest.raises(IllegalMove):
        State.setup({"hands": [[], [], []], "turn": 0}).draw(0)


@pytest.mark.parametrize("seat", [-1, 3, 255, 2**31, 2**64, -(10**100), None, "0", 1.0])
def test_no_other_seats(seat: Any) -> None:
    state = somewhere(4)
    looks: list[Callable[[Any], object]] = [state.hand, state.hand_size, state.pile, state.trick, state.claims]
    looks += [lambda seat: state.under(seat, 1), lambda seat: state.without(seat, 2)]
    if seat is not None:
        looks.append(lambda seat: state.resample(seat, 0))
    for look in looks:
        with pytest.raises(IndexError):
            look(seat)


@pytest.mark.parametrize("n", [-1, 0, 13, 2**31, 2**64, None, "2"])
def test_no_other_numbers_of_cards(n: Any) -> None:
    state = somewhere(4)
    with pytest.raises(IndexError):
        state.under(0, n)
    with pytest.raises(IndexError):
        state.without(0, n)


def test_there_are_no_claims() -> None:
    state = somewhere(5)
    assert (state.window(), state.claims(1), state.claiming(), state.publics()) == ((), [], False, 0)
    assert (state.passing(), state.settled()) == (None, state)


HANDS = shuffled(Random(0)).hands


@pytest.mark.parametrize(
    "deal",
    [
        Deal(HANDS, -1),
        Deal(HANDS, 3),
        Deal(HANDS, 2**70),
        Deal(HANDS, None),  # type: ignore[arg-type]
        Deal(HANDS, 0, (22,)),
        Deal(HANDS[:2], 0),
        Deal((*HANDS, ()), 0),
        Deal((HANDS[0], HANDS[1], HANDS[1]), 0),
        Deal((HANDS[0], HANDS[1], HANDS[2][:27]), 0),
        Deal((HANDS[0], HANDS[1], (*HANDS[2][:27], 22)), 0),
        Deal((HANDS[0], HANDS[1], (*HANDS[2][:27], 2**70)), 0),
        Deal((HANDS[0], HANDS[1], (*HANDS[2][:27], "66")), 0),  # type: ignore[arg-type]
        Deal((HANDS[0], HANDS[1], (*HANDS[2][:27], None)), 0),  # type: ignore[arg-type]
        Deal((HANDS[0], HANDS[1], (*HANDS[2][:27], [])), 0),  # type: ignore[arg-type]
        Deal((1, 2, 3), 0),  # type: ignore[arg-type]
        Deal(None, 0),  # type: ignore[arg-type]
        None,
        (HANDS, 0),
    ],
)
def test_bad_deals(deal: Any) -> None:
    with pytest.raises(BadDeal):
        State.start(deal, {})


@pytest.mark.parametrize(
    "options",
    [{"combinations": "none"}, {"combinations": None}, {"combinations": []}, {"x": "free"}, {1: 2}, None, [], 7],
)
def test_bad_options(options: Any) -> None:
    with pytest.raises(BadOption):
        State.start(Deal(HANDS, 0), options)
    with pytest.raises(BadOption):
        State.playouts(1, 1, options)
    with pytest.raises(BadPosition):
        State.setup({"hands": [["66"], ["11"], ["44"]], "turn": 0, "options": options})


ROUND: dict[str, Any] = {
    "hands": [["66", "22"], ["55", "33"], ["61", "62"]],
    "turn": 1,
    "plays": [{"seat": 0, "cards": ["51"]}],
}


def test_a_good_position() -> None:
    assert State.setup(ROUND).actor() == 1


@pytest.mark.parametrize(
    "change",
    [
        {"hands": None},
        {"hands": [[], []]},
        {"hands": ["66", "11", "44"]},
        {"hands": [["66"], ["11"], [66]]},
        {"hands": [["66"], ["11"], ["lu"]]},
        {"hands": [["66"], ["11"], [None]]},
        {"hands": [["66"] * 3, ["66"] * 2, []]},
        {"hands": [["66"] * 5, ["11"], ["44"]]},
        {"hands": [["66"] * 5000, ["11"], ["44"]]},
        {"hands": [["21", "42"], ["11"], ["44"]]},
        {"hands": [["66", "22"], [], ["61", "62"]]},
        {"hands": [[CHUO_PAI.deck.code[face] for face in CHUO_PAI.pack[:29]], ["55"], ["65"]], "plays": []},
        {"turn": 0},
        {"turn": 2},
        {"turn": None},
        {"turn": 2**70},
        {"turn": -1},
        {"turn": "1"},
        {"piles": []},
        {"piles": [["66"] * 4, [], []]},
        {"piles": [["xx"], [], []]},
        {"plays": None},
        {"plays": {}},
        {"plays": [None]},
        {"plays": [{"seat": 0}]},
        {"plays": [{"seat": 0, "cards": []}]},
        {"plays": [{"seat": 3, "cards": ["51"]}]},
        {"plays": [{"seat": 1, "cards": ["51"]}]},
        {"plays": [{"seat": 0, "cards": ["51", "61"]}]},
        {"plays": [{"seat": 0, "cards": ["51"], "up": True}]},
        {"plays": [{"seat": 0, "cards": ["61"]}, {"seat": 1, "cards": ["65"]}], "turn": 2},
        {"plays": [{"seat": 2, "cards": ["44"]}, {"seat": 0, "cards": []}], "turn": 1},
        {"plays": [{"seat": 0, "cards": ["51"]}, {"seat": 2, "cards": []}]},
        {"plays": [{"seat": 0, "cards": ["51"]}, {"seat": 0, "cards": ["51"]}]},
        {"plays": [{"seat": 0, "cards": ["51"]}, {"seat": 1, "cards": []}, {"seat": 2, "cards": []}], "turn": 0},
        {"plays": [{"seat": 0, "cards": ["51"]}] * 40},
        {"hands": [[], [], ["61"]], "plays": [{"seat": 2, "cards": ["61"]}]},
        {"options": None},
        {"stock": []},
        {"told": [{}, {}]},
        {"told": [{"lacks": {"66": 4}}, {}, {}]},
        {"told": [{"lacks": {"66": 5}}, {}, {}]},
        {"told": [{"lacks": {"66": 2**70}}, {}, {}]},
        {"told": [{"lacks": {"xx": 1}}, {}, {}]},
        {"told": [{}, {}, {"shut": {"66": [[0, 0]]}}]},
        {"told": [{}, {}, {"shut": {"11": [[0, 1]]}}]},
        {"told": [{}, {}, {"shut": {"11": [[5, 1]]}}]},
        {"told": [{}, {}, {"shut": {"11": [[1]]}}]},
        {"told": [{}, {}, {"shut": {"11": [1]}}]},
        {"told": [{}, {}, {"shut": {"11": [[2**70, 1]]}}]},
        {"told": [{}, {}, {"shut": {"33": []}}]},
    ],
)
def test_bad_positions(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        State.setup({**ROUND, **change})


JUNK: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from([*FACE, "seat", "cards"]) | st.text(),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["seat", "cards", "66", "lacks"]), inner)
    ),
    max_leaves=8,
)


@settings(deadline=None)
@given(SEEDS, st.sampled_from(["hands", "turn", "options", "piles", "plays", "told", "x"]), JUNK)
def test_junk_in_a_position_is_refused_or_plays_on(seed: int, key: str, junk: Any) -> None:
    position = {**somewhere(seed % 50).position(), key: junk}
    try:
        state = State.setup(position)
    except BadPosition:
        return
    plays_on(state)


@settings(deadline=None)
@given(JUNK)
def test_junk_is_no_position(junk: Any) -> None:
    with pytest.raises(BadPosition):
        State.setup(junk)


def plays_on(state: State) -> None:
    """The state is as sound as any: it comes back from its forms, can be seen and sampled, and ends."""
    for steps in range(300):
        assert State.from_bytes(state.to_bytes()) == state == State.setup(state.position())
        for viewer in VIEWERS:
            assert CHUO_PAI.observe(state.resample(viewer, steps), viewer) == CHUO_PAI.observe(state, viewer)
        if state.actor() is None:
            break
        state = state.draw(steps)
    assert state.outcome()


@settings(deadline=None)
@given(st.binary(max_size=400))
def test_junk_is_no_state(data: bytes) -> None:
    with pytest.raises(BadState):
        State.from_bytes(data)


@pytest.mark.parametrize("data", [None, 178, "x" * 178, bytearray(178), b""])
def test_other_things_are_no_state(data: Any) -> None:
    with pytest.raises(BadState):
        State.from_bytes(data)


@settings(max_examples=400, deadline=None)
@given(SEEDS, st.lists(st.tuples(st.integers(0, PACKED - 1), st.integers(1, 255)), min_size=1, max_size=3))
def test_a_damaged_state_is_refused_or_plays_on(seed: int, damage: list[tuple[int, int]]) -> None:
    data = bytearray(somewhere(seed % 50).to_bytes())
    for at, bits in damage:
        data[at] ^= bits
    try:
        state = State.from_bytes(bytes(data))
    except BadState:
        return
    assert state.to_bytes() == bytes(data)
    plays_on(state)


# What is known


@settings(deadline=None)
@given(SEEDS, SEEDS, st.sampled_from(VIEWERS))
def test_a_sample_explains_all_that_was_seen(seed: int, other: int, viewer: int | None) -> None:
    """Dealing a sample's hands with all that was played from them, and making the same moves, leads to that sample."""
    steps = list(walk(seed))
    steps = steps[: 1 + other % len(steps)]
    first, state = steps[0][0], steps[-1][0]
    sample = state.resample(viewer, other)
    assert CHUO_PAI.observe(sample, viewer) == CHUO_PAI.observe(state, viewer)
    assert sample.actor() == state.actor()
    if viewer is not None and viewer == state.actor():
        assert sample.legal() == state.legal()
    hands = [[*sample.hand(seat), *first.pile(seat)] for seat in range(3)]
    for before, move in steps[:-1]:
        seat = before.actor()
        assert seat is not None
        assert move is not None
        hands[seat] += CHUO_PAI.moves[move].cards
    again = State.start(Deal(tuple(map(tuple, hands)), first.leader() or 0), first.options())
    for _, move in steps[:-1]:
        assert move is not None
        again = again.play(move)
    assert again == sample


def test_samples_differ_from_the_truth() -> None:
    state = State.start(Deal(HANDS, 0), {})
    samples = {state.resample(0, seed) for seed in range(400)}
    assert len(samples) == 400
    assert state not in samples
    assert state.under(1, 1) == faces("42 21")
    held = Counter(face for sample in samples for face in sample.hand(1))
    hidden = Counter(face for face in (*state.hand(1), *state.hand(2)) if face not in state.under(1, 1))
    share = state.hand_size(1) / hidden.total()
    assert all(share - 0.12 < held[face] / 400 / hidden[face] < share + 0.12 for face in hidden)


def test_what_is_known_of_every_card_leaves_the_truth_alone() -> None:
    hands = [["65"], ["66", "66", "11", "55", "22", "63", "62"], ["66", "11", "11", "44", "33", "53", "41"]]
    lacks = [{code: 4 - hand.count(code) for code in {card for cards in hands for card in cards}} for hand in hands]
    state = State.setup({"hands": hands, "turn": 0, "told": [{}, {"lacks": lacks[1]}, {"lacks": lacks[2]}]})
    assert {state.resample(0, seed) for seed in range(200)} == {state}


def told(position: dict[str, Any], *moves: str) -> State:
    state = State.setup(position)
    for move in moves:
        state = state.play(CHUO_PAI.index[CHUO_PAI.parse(move)])
    return state


def faces(codes: str) -> tuple[int, ...]:
    return tuple(sorted(FACE[code] for code in codes.split()))


def test_a_pass_tells_of_higher_faces() -> None:
    hands = [["64", "65", "61"], ["51", "22", "65"], ["62", "33", "44"]]
    state = told({"hands": hands, "turn": 0}, "lead 64", "beat 51", "pass")
    assert [state.under(2, n) for n in range(1, 5)] == [()] * 4  # on 51 a pass tells nothing
    state = told({"hands": hands, "turn": 2}, "lead 62", "pass", "pass")
    assert [state.under(1, n) for n in range(1, 5)] == [faces("63")] * 4


def test_what_is_told_shrinks_with_the_hand() -> None:
    hands = [["64"] * 2 + ["65"], ["51", "22"], ["62", "33"]]
    state = told({"hands": hands, "turn": 0}, "lead 64 64", "pass", "pass")
    assert state.under(1, 1) == ()
    assert [state.under(1, n) for n in (2, 3, 4)] == [faces("51 61")] * 3
    state = state.play(CHUO_PAI.index[CHUO_PAI.parse("lead 65")]).play(CHUO_PAI.index[CHUO_PAI.parse("beat 51")])
    assert state.under(1, 1) == faces("51")


@pytest.mark.parametrize(
    ("option", "sizes"), [("free", range(4, 13)), ("capped", range(4, 5)), ("equal", range(4, 9, 2))]
)
def test_a_pass_tells_of_combinations(option: str, sizes: range) -> None:
    hands = [["11"] * 2 + ["62", "53", "22"], ["66", "63", "54"], ["65"]]
    options = {"combinations": option}
    state = told({"hands": hands, "turn": 0, "options": options}, "lead 11 11 62 53", "pass", "pass")
    for n in range(2, 13):
        assert state.without(1, n) == (faces("66") if n in sizes else ())


def test_the_bonus_tells_that_neither_kind_is_left() -> None:
    pack = list(CHUO_PAI.pack)
    hands = [pack[56:], pack[:28], pack[28:56]]  # seat 0 has all of both kinds (CP-4)
    state = State.start(Deal(tuple(map(tuple, hands)), 0), {})
    assert state.under(0, 1) == faces("21 42")
    assert state.pile(0) == (FACE["42"],) * 4 + (FACE["21"],) * 4


def test_who_plays_one_kind_never_had_the_other() -> None:
    state = told({"hands": [["21", "65"], ["42", "22"], ["33", "44"]], "turn": 0}, "lead 21")
    assert state.under(0, 1) == faces("42")


@settings(max_examples=50, deadline=None)
@given(SEEDS)
def test_what_is_told_is_first_of_single_faces_and_then_of_combinations(seed: int) -> None:
    for (before, _), (after, _) in pairwise(walk(seed)):
        for seat in range(3):
            was, now = before.told(seat), after.told(seat)
            if was[:SINGLE] == now[:SINGLE]:
                assert all(before.under(seat, n) == after.under(seat, n) for n in range(1, 5))
            if was[SINGLE:] == now[SINGLE:]:
                assert all(before.without(seat, n) == after.without(seat, n) for n in range(2, 13))


# Views and narration


@settings(max_examples=50, deadline=None)
@given(SEEDS)
def test_what_a_viewer_hears_adds_up_to_what_he_sees(seed: int) -> None:
    steps = list(walk(seed))
    start = steps[0][0]
    for viewer in VIEWERS:
        view = View("chuo_pai", viewer, start.options(), {Place("pack"): Cards(hidden=84)})
        for happened in CHUO_PAI.narrate(None, None, start):
            if event := shown(happened, viewer):
                view = fold(view, event)
        assert view == CHUO_PAI.observe(start, viewer)
        for (before, move), (after, _) in pairwise(steps):
            for happened in CHUO_PAI.narrate(before, move, after):
                if event := shown(happened, viewer):
                    assert not isinstance(event, Marked) or event.faces
                    view = fold(view, event)
            assert view == CHUO_PAI.observe(after, viewer)


@settings(deadline=None)
@given(SEEDS)
def test_a_position_is_told_like_a_deal(seed: int) -> None:
    state = somewhere(seed)
    for viewer in VIEWERS:
        view = View("chuo_pai", viewer, state.options(), {Place("pack"): Cards(hidden=84)})
        for happened in CHUO_PAI.narrate(None, None, state):
            if event := shown(happened, viewer):
                view = fold(view, event)
        assert view == CHUO_PAI.observe(state, viewer)


@settings(deadline=None)
@given(SEEDS)
def test_a_view_holds_the_pack_and_no_card_of_others(seed: int) -> None:
    state = somewhere(seed)
    for viewer in VIEWERS:
        view = CHUO_PAI.observe(state, viewer)
        assert sum(cards.size for cards in view.places.values()) == 84
        for place, cards in view.places.items():
            assert cards.size
            assert bool(cards.hidden) == (place.zone == "hand" and place.seat != viewer)
        assert (About("turn") in view.counts) == (state.actor() is not None)


# Explanation


def sound(view: View, move: Move) -> None:
    clause, key, params = CHUO_PAI.explain(view, move)
    assert clause in {f"CP-{number}" for number in range(1, 19)}
    assert all(isinstance(value, str) for value in params.values())
    assert "{" not in CHUO_PAI.sentences[key].format(**dict.fromkeys(params, "x"))


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_every_illegal_move_has_its_reason(seed: int) -> None:
    state = somewhere(seed)
    legal = set(state.legal())
    for viewer in VIEWERS:
        view = CHUO_PAI.observe(state, viewer)
        for number, move in enumerate(CHUO_PAI.moves):
            sound(view, move)
            fair = viewer is not None and viewer == state.actor() and number in legal
            assert (CHUO_PAI.explain(view, move).key == "legal") == fair


@settings(deadline=None)
@given(
    SEEDS,
    st.sampled_from(VIEWERS),
    st.sampled_from(["lead", "beat", "pass"]) | st.text(max_size=40),
    st.lists(st.integers(1, 23) | st.integers(), max_size=100).map(tuple),
)
def test_absurd_moves_have_an_explanation(seed: int, viewer: int | None, verb: str, cards: tuple[int, ...]) -> None:
    state = somewhere(seed % 50)
    view = CHUO_PAI.observe(state, viewer)
    sound(view, Move(verb, cards))
    again = CHUO_PAI.observe(state.resample(viewer, seed), viewer)
    assert CHUO_PAI.explain(again, Move(verb, cards)) == CHUO_PAI.explain(view, Move(verb, cards))


@pytest.mark.parametrize(
    ("plays", "option", "move", "clause", "key"),
    [
        ([], "free", "pass", "CP-8", "leader_passes"),
        ([], "free", "beat 66", "CP-8", "nothing_led"),
        ([], "free", "lead 65", "CP-1", "not_held"),
        ([], "free", "lead 61 61 61", "CP-1", "not_held"),
        ([], "free", "lead", "CP-5", "no_cards"),
        ([], "free", "lead 63 54", "CP-5", "no_head"),
        ([], "free", "lead 66 11 63", "CP-6", "two_heads"),
        ([], "free", "lead 66 62", "CP-6", "no_match"),
        ([], "capped", "lead 66 66 63 63 54", "CP-6", "capped"),
        ([], "equal", "lead 66 63 54", "CP-6", "equal"),
        (["64"], "free", "lead 66", "CP-9", "led_already"),
        (["64"], "free", "pass", "CP-11", "must_beat"),
        (["51"], "free", "pass 66", "CP-12", "pass_with_cards"),
        (["64"], "free", "beat 66", "CP-10", "other_family"),
        (["64"], "free", "beat 66 63", "CP-10", "other_family"),
        (["64"], "free", "beat 61 61", "CP-10", "other_size"),
        (["53"], "free", "beat 62", "CP-10", "not_higher"),
        (["44", "52"], "free", "beat 11 62", "CP-8", "legal"),
        (["66", "54"], "free", "beat 11 62", "CP-10", "not_higher"),
    ],
)
def test_reasons(plays: list[str], option: str, move: str, clause: str, key: str) -> None:
    hand = ["66", "66", "11", "63", "63", "54", "62", "61", "61"]
    acts = [{"seat": 2, "cards": plays}] if plays else []
    position = {"hands": [hand, ["22"], ["22"]], "turn": 0, "plays": acts, "options": {"combinations": option}}
    reason = CHUO_PAI.explain(CHUO_PAI.observe(State.setup(position), 0), CHUO_PAI.parse(move))
    assert reason.key == key
    assert key == "legal" or reason.clause == clause


def test_reasons_of_turn_and_end() -> None:
    state = State.setup(ROUND)
    keys = [CHUO_PAI.explain(CHUO_PAI.observe(state, viewer), Move("pass")).key for viewer in (None, 0, 1)]
    assert keys == ["looking_on", "not_on_turn", "legal"]
    over = State.setup({"hands": [["66"], [], []], "turn": 0})
    assert CHUO_PAI.explain(CHUO_PAI.observe(over, 0), Move("lead", (1,))).key == "over"


# Playouts


class Splitmix:
    """The generator of core/_random.pxd, slowly."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next64(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return z ^ z >> 31

    def below(self, bound: int) -> int:
        while True:
            product = (self.next64() >> 32) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32


@pytest.mark.parametrize("options", OPTIONS)
def test_playouts_are_what_single_steps_give(options: dict[str, str]) -> None:
    random = Splitmix(2026)
    pack = list(CHUO_PAI.pack)
    moves, scores, wins = 0, [0, 0, 0], [0, 0, 0]
    for _ in range(40):
        for i in range(56):
            j = i + random.below(84 - i)
            pack[i], pack[j] = pack[j], pack[i]
        state = State.start(CHUO_PAI.deal(pack, random.below(3)), options)
        while count := state.legal_count():
            state = state.play(state.nth(random.below(count) if count > 1 else 0))
            moves += 1
        outcome = state.outcome()
        assert outcome is not None
        scores = [total + score for total, score in zip(scores, outcome["scores"], strict=True)]
        wins = [total + (seat in outcome["winners"]) for seat, total in enumerate(wins)]
    assert State.playouts(40, 2026, options) == {"deals": 40, "moves": moves, "scores": scores, "wins": wins}


def test_playouts_take_any_numbers() -> None:
    assert State.playouts(0, 1, {}) == {"deals": 0, "moves": 0, "scores": [0, 0, 0], "wins": [0, 0, 0]}
    assert State.playouts(3, 5 - 2**64, {}) == State.playouts(3, 5, {}) == State.playouts(3, 5 + 2**64, {})
    with pytest.raises(ValueError, match="0 or more"):
        State.playouts(-1, 1, {})
    junk: list[tuple[Any, Any]] = [("3", 1), (1.5, 1), (None, 1), (1, None), (1, "1"), (1, 1.5)]
    for deals, seed in junk:
        with pytest.raises(TypeError):
            State.playouts(deals, seed, {})
