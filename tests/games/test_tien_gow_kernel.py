"""The kernel of Tien Gow: what it refuses, what it promises of its states, and what it tells to whom."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.core.errors import BadDeal, BadOption, BadPosition, BadState, IllegalMove
from cardavia.core.events import Happened, Paid, Settled, fold, shown
from cardavia.core.game import Deal, Move
from cardavia.core.games.tien_gow import TIEN_GOW
from cardavia.core.games.tien_gow._rules import State
from cardavia.core.games.tien_gow.moves import GROUPS, MOVES
from cardavia.core.views import Cards, Place, View, Viewer

VIEWERS: tuple[Viewer, ...] = (None, 0, 1, 2, 3)
OPTIONS = [{"surplus": surplus, "last_trick": last} for surplus in ("signed", "single") for last in ("paid", "unpaid")]
SEEDS = st.integers(0, 2**64 - 1)
NUMBERS = st.integers(0, 2**63 - 1)


def law(*values: st.SearchStrategy[Any], examples: int = 50) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A property that holds for all these values."""
    return lambda test: settings(max_examples=examples, deadline=None)(given(*values)(test))


# --- helpers -------------------------------------------------------------------------------------------------------


def dealt(rng: Random, options: dict[str, str] | None = None) -> State:
    """A deal; in half of them the pack is hardly shuffled, so that hands hold pairs, quartets and Supreme."""
    order = list(TIEN_GOW.pack)
    if rng.random() < 0.5:
        rng.shuffle(order)
    for _ in range(rng.randrange(30)):
        one, other = rng.randrange(32), rng.randrange(32)
        order[one], order[other] = order[other], order[one]
    chosen = rng.choice(OPTIONS) if options is None else options
    return State.start(TIEN_GOW.deal(order, rng.randrange(4)), chosen)


def chosen(state: State, rng: Random) -> int:
    """A legal move, often one of many tiles."""
    moves = state.legal()
    if rng.random() < 0.3:
        return max(moves, key=lambda move: (len(MOVES[move].cards), MOVES[move].verb == "beat", rng.random()))
    return rng.choice(moves)


def walk(seed: int) -> Iterator[State]:
    """All states of a random deal, the last one over."""
    rng = Random(seed)
    state = dealt(rng)
    yield state
    while state.actor() is not None:
        state = state.play(chosen(state, rng))
        yield state


def somewhere(seed: int) -> State:
    """A random moment of a random deal."""
    return Random(seed ^ 1).choice(list(walk(seed)))


def played_on(state: State) -> None:
    """Plays to the end through every method, and checks what holds for any state."""
    assert State.from_bytes(state.to_bytes()) == state
    assert State.setup(state.position()) == state
    while state.actor() is not None:
        assert state.legal_count() == len(state.legal()) > 0
        for viewer in VIEWERS:
            assert TIEN_GOW.observe(state, viewer) == TIEN_GOW.observe(state.resample(viewer, 1), viewer)
        assert state.outcome() is None
        state = state.draw(12345678901234567)
    result = state.outcome()
    assert result is not None
    assert sum(result["scores"]) == sum(result["final"]) == sum(result["immediate"]) == 0
    assert sum(result["columns"]) == 8
    assert state.show()


def unseen(viewer: Viewer) -> View:
    """What a viewer knows before the deal: a pack, face down."""
    return View("tien_gow", viewer, {}, {Place("pack"): Cards(hidden=32)})


def folded(view: View, events: tuple[Happened, ...], viewer: Viewer) -> View:
    for happened in events:
        event = shown(happened, viewer)
        if event is not None:
            view = fold(view, event)
    return view


def picture(view: View) -> tuple[Any, ...]:
    return dict(view.places), dict(view.marks), dict(view.counts)


# --- the table of moves --------------------------------------------------------------------------------------------


def test_moves_are_sorted_by_text_and_unique() -> None:
    assert list(TIEN_GOW.texts) == sorted(set(TIEN_GOW.texts))
    assert all(move.cards == tuple(sorted(move.cards)) for move in MOVES)
    assert Counter(move.verb for move in MOVES) == {"beat": 50, "discard": 9841, "lead": 61}
    assert len(GROUPS) == 61


def test_what_four_quartets_leave_no_room_for_is_no_move() -> None:
    assert "discard 66 11 44 32" not in TIEN_GOW.texts
    assert "discard 66 11 44 33" in TIEN_GOW.texts


# --- states --------------------------------------------------------------------------------------------------------


@law(SEEDS)
def test_states_round_trip_through_bytes_positions_and_pickles(seed: int) -> None:
    for state in walk(seed):
        assert len(state.to_bytes()) == 85
        for other in (
            State.from_bytes(state.to_bytes()),
            State.setup(state.position()),
            pickle.loads(pickle.dumps(state)),  # noqa: S301 (just written)
            copy.copy(state),
            copy.deepcopy(state),
        ):
            assert other == state
            assert hash(other) == hash(state)
            assert other.legal() == state.legal()


@law(SEEDS)
def test_states_of_a_deal_differ_and_are_never_changed(seed: int) -> None:
    states = list(walk(seed))
    before = [state.to_bytes() for state in states]
    assert len(set(states)) == len(states)
    for state in states:
        for move in state.legal():
            assert state.play(move) != state
        state.resample(None, seed)
    assert [state.to_bytes() for state in states] == before


def test_states_cannot_be_changed_or_made_from_nothing() -> None:
    state: Any = somewhere(1)
    for name in ("table", "hand", "anything"):
        with pytest.raises(AttributeError):
            setattr(state, name, 1)
    with pytest.raises(TypeError):
        State()
    with pytest.raises(TypeError):
        state.__init__()
    with pytest.raises(TypeError):
        type("Other", (State,), {})
    assert state != state.to_bytes()
    assert state.__eq__(None) is False
    bare = State.__new__(State)
    assert bare.actor() is None
    assert bare.legal() == []
    with pytest.raises(BadState):
        State.from_bytes(bare.to_bytes())


def test_equal_hands_are_equal_states() -> None:
    """Whichever of two identical tiles a seat got."""
    order = list(TIEN_GOW.pack)
    deal = TIEN_GOW.deal(order, 0)
    turned = Deal(tuple(hand[::-1] for hand in deal.hands), 0)
    assert State.start(deal, {}) == State.start(turned, {})


@law(SEEDS, NUMBERS)
def test_draw_nth_and_legal_agree(seed: int, number: int) -> None:
    for state in walk(seed):
        moves = state.legal()
        assert moves == sorted(set(moves))
        assert state.legal_count() == len(moves)
        assert [state.nth(index) for index in range(len(moves))] == moves
        for index in (-1, len(moves), 2**70, -(2**70)):
            with pytest.raises(IndexError):
                state.nth(index)
        if moves:
            assert state.draw(number) == state.play(moves[number % len(moves)])
        else:
            with pytest.raises(IllegalMove):
                state.draw(number)


@law(SEEDS, examples=10)
def test_exactly_the_legal_moves_can_be_played(seed: int) -> None:
    state = somewhere(seed)
    legal = set(state.legal())
    for move in range(len(MOVES)):
        if move in legal:
            state.play(move)
            state.payments(move)
        else:
            with pytest.raises(IllegalMove):
                state.play(move)


@law(SEEDS)
def test_no_claims_in_this_game(seed: int) -> None:
    state = somewhere(seed)
    assert state.window() == ()
    assert not state.claiming()
    assert state.publics() == 0
    assert state.passing() is None
    assert state.settled() == state
    assert all(state.claims(seat) == [] for seat in range(4))


# --- what is refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", [-1, len(MOVES), 2**31, 2**63, -(2**63), 2**200, pytest.param(-(10**5000), id="huge")])
def test_moves_out_of_range(move: int) -> None:
    for state in walk(3):
        for method in (state.play, state.payments):
            with pytest.raises(IllegalMove):
                method(move)


@pytest.mark.parametrize("value", [None, "0", 1.0, b"1", [], object()])
def test_what_is_no_number(value: Any) -> None:
    state = somewhere(3)
    for method in (state.play, state.payments, state.nth, state.draw):
        with pytest.raises(TypeError):
            method(value)
    with pytest.raises(TypeError):
        state.resample(None, value)
    with pytest.raises(TypeError):
        State.playouts(value, 1, {})
    with pytest.raises(TypeError):
        State.playouts(1, value, {})


@pytest.mark.parametrize("number", [-1, 2**63, -(2**63), 2**200])
def test_draw_takes_only_its_range(number: int) -> None:
    with pytest.raises(ValueError, match="draw takes"):
        somewhere(3).draw(number)


@pytest.mark.parametrize("seat", [-1, 4, 2**40, 2**200, "0", 1.0, object()])
def test_seats_that_do_not_exist(seat: Any) -> None:
    state = somewhere(3)
    for method in (state.hand, state.trick, state.down, state.open, state.claims):
        with pytest.raises(ValueError, match="seats 0 to 3"):
            method(seat)
    with pytest.raises(ValueError, match="seats 0 to 3"):
        state.resample(seat, 1)
    with pytest.raises(ValueError, match="seats 0 to 3"):
        state.hides(0, seat)


@law(st.binary(max_size=200) | st.binary(min_size=84, max_size=84).map(lambda data: b"\x01" + data))
def test_random_bytes_are_no_state(data: bytes) -> None:
    with pytest.raises(BadState):
        State.from_bytes(data)


@law(SEEDS, st.lists(st.tuples(st.integers(0, 84), st.integers(0, 255)), min_size=1, max_size=3), examples=500)
def test_mutated_bytes_are_refused_or_play_on(seed: int, changes: list[tuple[int, int]]) -> None:
    data = bytearray(somewhere(seed).to_bytes())
    for place, value in changes:
        data[place] = value
    try:
        state = State.from_bytes(bytes(data))
    except BadState:
        return
    assert state.to_bytes() == data
    played_on(state)


@law(SEEDS, examples=20)
def test_every_changed_bit_is_refused_or_plays_on(seed: int) -> None:
    data = somewhere(seed).to_bytes()
    for place in range(8 * len(data)):
        changed = bytearray(data)
        changed[place // 8] ^= 1 << place % 8
        try:
            state = State.from_bytes(bytes(changed))
        except BadState:
            continue
        assert state.to_bytes() == changed
        played_on(state)


@pytest.mark.parametrize("data", [None, 1, "state", bytearray(85), [1] * 85])
def test_a_state_comes_as_bytes(data: Any) -> None:
    with pytest.raises((TypeError, BadState)):
        State.from_bytes(data)


def _deals() -> dict[str, Any]:
    good: Any = TIEN_GOW.deal(TIEN_GOW.pack, 0)
    hands = good.hands
    return {
        "no deal": None,
        "a hand too few": good._replace(hands=hands[:3]),
        "a hand too many": good._replace(hands=(*hands, ())),
        "a short hand": good._replace(hands=(hands[0][1:], *hands[1:])),
        "a long hand": good._replace(hands=((*hands[0], hands[1][0]), hands[1][1:], *hands[2:])),
        "a tile thrice": good._replace(hands=((*hands[0][:7], 1), *hands[1:])),
        "a military tile twice": good._replace(hands=(*hands[:3], (*hands[3][:7], 12))),
        "no such tile": good._replace(hands=((0, *hands[0][1:]), *hands[1:])),
        "another game's tile": good._replace(hands=((22, *hands[0][1:]), *hands[1:])),
        "a huge tile": good._replace(hands=((2**90, *hands[0][1:]), *hands[1:])),
        "a tile that is none": good._replace(hands=((None, *hands[0][1:]), *hands[1:])),
        "a tile without hash": good._replace(hands=(([], *hands[0][1:]), *hands[1:])),
        "codes": good._replace(hands=tuple(tuple("66" for _ in hand) for hand in hands)),
        "hands that are none": good._replace(hands=(1, 2, 3, 4)),
        "no hands": good._replace(hands=None),
        "a stock": good._replace(stock=(1,)),
        "banker 4": good._replace(first=4),
        "banker -1": good._replace(first=-1),
        "a huge banker": good._replace(first=2**70),
        "no banker": good._replace(first=None),
    }


@pytest.mark.parametrize("name", _deals())
def test_malformed_deals(name: str) -> None:
    with pytest.raises(BadDeal):
        State.start(_deals()[name], {})


@pytest.mark.parametrize("options", [{"surplus": "double"}, {"colour": "red"}, {"last_trick": ""}, {"surplus": None}])
def test_unknown_options(options: Any) -> None:
    with pytest.raises(BadOption):
        State.start(TIEN_GOW.deal(TIEN_GOW.pack, 0), options)
    with pytest.raises(BadOption):
        State.playouts(1, 1, options)
    with pytest.raises(BadPosition):
        State.setup(somewhere(1).position() | {"options": options})


@pytest.mark.parametrize("options", [{}, *OPTIONS])
def test_options_are_kept(options: dict[str, str]) -> None:
    state = State.start(TIEN_GOW.deal(TIEN_GOW.pack, 0), options)
    assert state.options() == TIEN_GOW.complete(options)
    assert TIEN_GOW.observe(state, 0).options == TIEN_GOW.complete(options)


LAST = {"seat": 0, "cards": ["66"], "up": True}
POSITION: dict[str, Any] = {
    "hands": [["51"], ["11", "33"], ["44", "31"], ["22", "61"]],
    "turn": 1,
    "banker": 2,
    "columns": [4, 0, 0, 2],
    "plays": [LAST],
    "immediate": [6, 0, -6, 0],
    "discarded": [[], ["55"], ["51"], ["63", "54"]],
    "opened": [["42", "21"], [], [], []],
}


def test_positions_may_leave_things_out() -> None:
    state = State.setup(POSITION)
    assert [TIEN_GOW.texts[move] for move in state.legal()] == ["discard 11", "discard 33"]
    assert state.hand(1) == (2, 5)
    assert state.open(0) == (18, 21)
    assert len(state.open(None)) == 32 - 7 - 1 - 4 - 2
    bare = State.setup({key: POSITION[key] for key in ("hands", "turn", "banker", "columns", "plays")})
    assert bare.legal() == state.legal()
    played_on(state)
    played_on(bare)


def test_a_deal_that_is_over_is_a_position_with_its_last_trick() -> None:
    state = [*walk(5)][-1]
    position = state.position()
    assert [play["seat"] for play in position["plays"]] == [(position["turn"] + act) % 4 for act in range(4)]
    assert position["hands"] == [[]] * 4
    assert State.setup(position).outcome() == state.outcome()


@pytest.mark.parametrize(
    "change",
    [
        {"hands": None},
        {"hands": [["51"], ["11", "33"], ["44", "31"]]},
        {"hands": [["51"], ["11", "33"], ["44", "31"], 7]},
        {"hands": [["51"], ["11", "33"], ["44", "31"], ["22"]]},
        {"hands": [["51"], ["11", "33"], ["44", "31"], ["22", "2"]]},
        {"hands": [["51"], ["11", "33"], ["44", "31"], ["22", 7]]},
        {"hands": [["51"], ["11", "33"], ["44", "31"], ["22", "54"]]},
        {"hands": [["51"], ["11", "33"], ["44", "31"], ["66", "66"]]},
        {"hands": [[], [], [], []]},
        {"hands": [[], [], [], []], "columns": [0, 0, 0, 8], "plays": [], "turn": 3},
        {"turn": 2},
        {"turn": 4},
        {"turn": -1},
        {"turn": True},
        {"turn": None},
        {"turn": -(10**5000)},
        {"banker": "2"},
        {"banker": 4},
        {"columns": [6, 0, 0, 0, 0]},
        {"columns": [7, 0, 0, 0]},
        {"columns": [-1, 7, 0, 0]},
        {"columns": [262, 0, 0, 0]},
        {"columns": [4.0, 0, 0, 2]},
        {"columns": 6},
        {"columns": [0, 0, 0, 6]},
        {"plays": None},
        {"plays": [LAST] * 5},
        {"plays": [LAST | {"seat": 1}]},
        {"plays": [LAST | {"up": False}]},
        {"plays": [LAST | {"up": 1}]},
        {"plays": [LAST | {"cards": []}]},
        {"plays": [LAST | {"cards": ["66", "44"]}]},
        {"plays": [LAST | {"cards": ["66", "66", "66"]}]},
        {"plays": [LAST | {"cards": "66"}]},
        {"plays": [LAST | {"more": 1}]},
        {"plays": [["66"]]},
        {"plays": [LAST, {"seat": 1, "cards": ["22"], "up": True}], "turn": 2},
        {"immediate": [6, 0, 0, 0]},
        {"immediate": [40, -40, 0, 0]},
        {"immediate": [2**40, -(2**40), 0, 0]},
        {"immediate": None},
        {"discarded": [[], ["55", "55", "55"], [], []]},
        {"discarded": [["65", "65", "64"], [], [], []]},
        {"discarded": [[], ["65"] * 7, [], []]},
        {"discarded": [[], [], []]},
        {"opened": [["66", "66"], [], [], []]},
        {"opened": [[], ["65", "65", "64", "64", "62", "53"], [], []]},
        {"options": []},
        {"stock": []},
        {7: 1},
    ],
)
def test_malformed_positions(change: dict[Any, Any]) -> None:
    with pytest.raises(BadPosition):
        State.setup(POSITION | change)


@pytest.mark.parametrize("key", ["hands", "turn", "banker"])
def test_positions_need_their_keys(key: str) -> None:
    with pytest.raises(BadPosition):
        State.setup({other: value for other, value in POSITION.items() if other != key})
    with pytest.raises(BadPosition):
        State.setup(cast("dict[str, Any]", [POSITION]))


def test_the_banker_leads_the_first_trick_of_a_position() -> None:
    position = State.start(TIEN_GOW.deal(TIEN_GOW.pack, 0), {}).position()
    with pytest.raises(BadPosition):
        State.setup(position | {"banker": 1})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.sampled_from(["66", "42"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=10,
)


@law(SEEDS, st.sampled_from([*POSITION, "options"]), JSON)
def test_positions_with_anything_in_them_are_refused_or_play_on(seed: int, key: str, value: Any) -> None:
    try:
        state = State.setup(somewhere(seed).position() | {key: value})
    except BadPosition:
        return
    played_on(state)


# --- views and narration -------------------------------------------------------------------------------------------


@law(SEEDS)
def test_folding_what_a_viewer_is_told_gives_what_he_may_see(seed: int) -> None:
    rng = Random(seed)
    state = dealt(rng)
    views = {}
    for viewer in VIEWERS:
        views[viewer] = folded(unseen(viewer), TIEN_GOW.narrate(None, None, state), viewer)
        assert picture(views[viewer]) == picture(TIEN_GOW.observe(state, viewer))
    while state.actor() is not None:
        move = chosen(state, rng)
        after = state.play(move)
        events = TIEN_GOW.narrate(state, move, after)
        for viewer in VIEWERS:
            views[viewer] = folded(views[viewer], events, viewer)
            assert picture(views[viewer]) == picture(TIEN_GOW.observe(after, viewer))
        state = after


@law(SEEDS)
def test_any_position_can_be_told_from_the_pack(seed: int) -> None:
    state = somewhere(seed)
    for each in (state, State.setup({k: v for k, v in state.position().items() if k != "opened"})):
        for viewer in VIEWERS:
            told = folded(unseen(viewer), TIEN_GOW.narrate(None, None, each), viewer)
            assert picture(told) == picture(TIEN_GOW.observe(each, viewer))
        played_on(each)


@law(SEEDS)
def test_payments_told_are_the_scores(seed: int) -> None:
    states = list(walk(seed))
    nets = [0, 0, 0, 0]
    for before, after in pairwise(states):
        move = next(move for move in before.legal() if before.play(move) == after)
        for happened in TIEN_GOW.narrate(before, move, after):
            match happened.public:
                case Paid(payer, payee, points, reason, base, factor):
                    assert points == abs(base) * factor > 0
                    assert reason in {"supreme", "quartet", "final", "catch"}
                    nets[payer] -= points
                    nets[payee] += points
                case Settled(scores, winners):
                    result = after.outcome()
                    assert result is not None
                    assert list(scores) == nets == result["scores"]
                    assert list(winners) == result["winners"]


@law(SEEDS)
def test_tg_11_what_lies_face_down_is_known_to_its_seat_alone_until_the_end(seed: int) -> None:
    for state in walk(seed):
        for viewer in VIEWERS:
            view = TIEN_GOW.observe(state, viewer)
            for seat in range(4):
                assert view.size("down", seat) == len(state.down(seat))
                known = viewer == seat or state.actor() is None
                assert view.cards("down", seat) == (state.down(seat) if known else ())
                assert view.cards("hand", seat) == (state.hand(seat) if viewer == seat else ())


@law(SEEDS)
def test_every_tile_is_somewhere(seed: int) -> None:
    for state in walk(seed):
        for viewer in VIEWERS:
            assert sum(cards.size for cards in TIEN_GOW.observe(state, viewer).places.values()) == 32


def test_the_winner_is_the_next_banker() -> None:
    result = [*walk(4)][-1].outcome()
    assert result is not None
    assert TIEN_GOW.next_first(result) == result["winners"][0]
    assert TIEN_GOW.clauses.keys() == {*TIEN_GOW.verbs, *result, "actor", "end"}


def test_views_are_of_this_game_only() -> None:
    with pytest.raises(TypeError):
        TIEN_GOW.observe(cast("State", object()), 0)
    with pytest.raises(ValueError, match="no move follows"):
        TIEN_GOW.narrate([*walk(1)][-1], 0, [*walk(1)][-1])


# --- resampling and explaining -------------------------------------------------------------------------------------

FACES = st.lists(st.integers(-3, 100) | st.sampled_from(TIEN_GOW.pack), max_size=10).map(tuple)
ANY_MOVE = st.sampled_from(MOVES) | st.builds(
    Move, st.sampled_from(["lead", "beat", "discard"]) | st.text(max_size=40), FACES
)


@law(SEEDS, SEEDS, st.lists(ANY_MOVE, max_size=20))
def test_a_viewer_cannot_tell_a_resampled_state(seed: int, other: int, moves: list[Move]) -> None:
    state = somewhere(seed)
    for viewer in VIEWERS:
        same = state.resample(viewer, other)
        assert same == state.resample(viewer, other + 2**64)
        assert State.from_bytes(same.to_bytes()) == same
        view = TIEN_GOW.observe(state, viewer)
        assert TIEN_GOW.observe(same, viewer) == view
        assert same.actor() == state.actor()
        if state.actor() == viewer:
            assert same.legal() == state.legal()
        for move in [*moves, *(MOVES[number] for number in state.legal())]:
            assert TIEN_GOW.explain(TIEN_GOW.observe(same, viewer), move) == TIEN_GOW.explain(view, move)


def test_resampling_is_uniform_over_what_is_hidden() -> None:
    """Two hidden tiles of two seats: seat 1 holds each of three faces as often as there are copies."""
    state = State.setup(
        {
            "hands": [["66"], ["44"], ["44"], ["21"]],
            "turn": 0,
            "banker": 0,
            "columns": [7, 0, 0, 0],
            "opened": [["66"], [], [], []],
        }
    )
    seen = Counter(state.resample(0, seed).hand(1) for seed in range(6000))
    assert seen.keys() == {(3,), (21,)}
    assert abs(seen[3,] - 4000) < 250
    end = [*walk(2)][-1]
    assert all(end.resample(viewer, 1) == end for viewer in VIEWERS)


@law(SEEDS, st.lists(ANY_MOVE, max_size=30))
def test_every_move_that_is_not_legal_is_explained(seed: int, moves: list[Move]) -> None:
    state = somewhere(seed)
    legal = {MOVES[number] for number in state.legal()}
    near = [Move(verb, MOVES[number].cards) for number in state.legal() for verb in TIEN_GOW.verbs]
    for viewer in VIEWERS:
        view = TIEN_GOW.observe(state, viewer)
        for move in [*moves, *near]:
            clause, key, params = TIEN_GOW.explain(view, move)
            assert TIEN_GOW.sentences[key].format(**params)
            assert all(isinstance(value, str) for value in params.values())
            assert clause.startswith("TG-")
            ordered = Move(move.verb, tuple(sorted(move.cards)))
            assert (key == "legal") == (viewer == state.actor() and ordered in legal)


@pytest.mark.parametrize(
    ("lead", "hand", "columns", "move", "clause", "key"),
    [
        ("66", "11 33", [6, 0, 0, 0], "lead 11", "TG-5", "led"),
        ("66", "11 33", [6, 0, 0, 0], "pass", "TG-5", "verb"),
        ("66", "11 33", [6, 0, 0, 0], "discard", "TG-5", "no_tiles"),
        ("66", "11 33", [6, 0, 0, 0], "discard 22", "TG-5", "not_held"),
        ("66", "11 33", [6, 0, 0, 0], "discard 11 33", "TG-5", "size"),
        ("66", "11 33", [6, 0, 0, 0], "beat 11", "TG-6", "lower"),
        ("66", "11 54", [6, 0, 0, 0], "beat 54", "TG-6", "type"),
        ("63", "11 54", [6, 0, 0, 0], "beat 54", "TG-6", "equal"),
        ("33 33", "11 54", [6, 0, 0, 0], "beat 11 54", "TG-6", "not_a_group"),
        ("33 33", "42 21", [6, 0, 0, 0], "beat 42 21", "TG-8", "supreme_follows"),
        ("42 21", "11 11", [6, 0, 0, 0], "beat 11 11", "TG-8", "supreme"),
        ("11", "66", [7, 0, 0, 0], "beat 66", "TG-9", "early_death"),
        ("11", "66", [6, 1, 0, 0], "beat 66", "TG-5", "legal"),
    ],
)
def test_explanations_name_the_clause(
    lead: str, hand: str, columns: list[int], move: str, clause: str, key: str
) -> None:
    size = len(hand.split())
    spare = Counter(TIEN_GOW.deck.code[face] for face in TIEN_GOW.pack) - Counter([*hand.split(), *lead.split()])
    rest = list(spare.elements())
    first = [rest.pop() for _ in range(size - len(lead.split()))]
    hands = [first, hand.split(), *([rest.pop() for _ in range(size)] for _ in range(2))]
    plays = [{"seat": 0, "cards": lead.split(), "up": True}]
    state = State.setup({"hands": hands, "turn": 1, "banker": 0, "columns": columns, "plays": plays})
    verb, *codes = move.split()
    asked = Move(verb, tuple(TIEN_GOW.deck.face[code] for code in codes))
    assert TIEN_GOW.explain(TIEN_GOW.observe(state, 1), asked)[:2] == (clause, key)
    assert TIEN_GOW.explain(TIEN_GOW.observe(state, 2), asked) == ("TG-5", "turn", {"seat": "1"})
    assert TIEN_GOW.explain(TIEN_GOW.observe(state, None), asked)[:2] == ("TG-5", "watching")


# --- playouts ------------------------------------------------------------------------------------------------------


class SplitMix:
    """The generator of playouts, in Python."""

    def __init__(self, seed: int) -> None:
        self.state = seed % 2**64

    def bits(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        while True:
            product = (self.bits() >> 32) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32


@pytest.mark.parametrize("options", OPTIONS)
def test_playouts_are_what_the_methods_play(options: dict[str, str]) -> None:
    seed, deals = 2**64 + 99, 100
    rng = SplitMix(seed)
    order = sorted(TIEN_GOW.pack, key=lambda face: TIEN_GOW.deck.code[face])
    moves, scores, wins = 0, [0, 0, 0, 0], [0, 0, 0, 0]
    for _ in range(deals):
        for place in range(24):
            other = place + rng.below(32 - place)
            order[place], order[other] = order[other], order[place]
        state = State.start(TIEN_GOW.deal(order, rng.below(4)), options)
        while state.actor() is not None:
            state = state.play(state.nth(rng.below(state.legal_count())))
            moves += 1
        result = state.outcome()
        assert result is not None
        scores = [total + score for total, score in zip(scores, result["scores"], strict=True)]
        wins[result["winners"][0]] += 1
    assert State.playouts(deals, seed, options) == {"deals": deals, "moves": moves, "scores": scores, "wins": wins}


def test_playouts_of_many_deals() -> None:
    result = State.playouts(100_000, 5, {})
    assert result["deals"] == sum(result["wins"]) == 100_000
    assert sum(result["scores"]) == 0
    assert 28 < result["moves"] / 100_000 < 30
    assert State.playouts(0, 5, {})["moves"] == 0
    for deals in (-1, 2**63, -(2**90)):
        with pytest.raises(ValueError, match="deals is a number"):
            State.playouts(deals, 1, {})
