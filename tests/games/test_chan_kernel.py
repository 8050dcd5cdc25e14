"""The kernel of Chắn beyond its rules: packing, positions, what it refuses, secrecy, narration and explanation."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.core.errors import BadDeal, BadOption, BadPosition, BadState, IllegalMove
from cardavia.core.events import Moved, Settled, fold, shown
from cardavia.core.game import Deal, Move
from cardavia.core.games.chan import CHAN
from cardavia.core.games.chan._rules import State
from cardavia.core.games.chan.moves import FACES, PACK
from cardavia.core.views import Cards, Place, View

VIEWERS = (0, 1, 2, 3, None)
SIZE = 327
WIN, CHIU, DECLINE = (CHAN.index[Move(verb)] for verb in ("win", "chiu", "decline"))

SEEDS = range(12)
seeds = st.integers(0, 2**32)


def dealt(rng: Random) -> Deal:
    """A random deal; every third one has a dealer with ten Chắn, every other third hands full of pairs."""
    dealer, kind = rng.randrange(4), rng.randrange(3)
    if kind == 0:
        return CHAN.deal(rng.sample(PACK, len(PACK)), dealer)
    blocks = [(face, face) for face in FACES for _ in range(2)]
    rng.shuffle(blocks)
    if kind == 1:
        blocks.sort(key=lambda block: rng.random() + FACES.index(block[0]) / 25)
    order = [card for block in blocks for card in block]
    own = order[:20]
    rest = order[20:] if kind == 1 else rng.sample(order[20:], 80)
    return CHAN.deal([*rest[: 19 * dealer], *own, *rest[19 * dealer :]], dealer)


def steps(seed: int) -> Iterator[tuple[State, int, State]]:
    """The steps of a random deal: state, move, state. Wins are mostly declined, so that deals go on."""
    rng = Random(seed)
    state = State.start(dealt(rng), {"tom": rng.choice(CHAN.options["tom"])})
    while legal := state.legal():
        tame = [move for move in legal if move != WIN or rng.random() < 0.1] or legal
        move = rng.choice(tame)
        after = state.play(move)
        yield state, move, after
        state = after


def states(seed: int) -> list[State]:
    """All states of a random deal."""
    return [state for state, _, _ in steps(seed)] + [list(steps(seed))[-1][2]]


def play_out(state: State, rng: Random) -> int:
    """Plays random moves to the end; gives how many."""
    moves = 0
    while state.actor() is not None:
        state = state.draw(rng.getrandbits(62))
        moves += 1
    return moves


def known(state: State) -> list[View]:
    return [CHAN.observe(state, viewer) for viewer in VIEWERS]


def received(views: list[View], happened: Any) -> list[View]:
    """The views after what happened, each from what its viewer gets."""
    folded = []
    for viewer, view in zip(VIEWERS, views, strict=True):
        for event in happened:
            if (seen := shown(event, viewer)) is not None:
                view = fold(view, seen)  # noqa: PLW2901
        folded.append(view)
    return folded


# The table of moves


def test_moves_are_in_the_order_of_their_texts() -> None:
    assert list(CHAN.texts) == sorted({*CHAN.texts})
    assert len(CHAN.moves) == 54
    assert {move.verb: len(move.cards) for move in CHAN.moves} == {
        "win": 0, "chiu": 0, "decline": 0, "chan": 0, "ca": 1, "pass": 0, "discard": 1,
    }  # fmt: skip


# Packing


@pytest.mark.parametrize("seed", SEEDS)
def test_bytes_and_positions_give_the_state_back(seed: int) -> None:
    for state in states(seed):
        data = state.to_bytes()
        assert len(data) == SIZE
        assert State.from_bytes(data) == state
        assert State.setup(state.position()) == state


@pytest.mark.parametrize("seed", SEEDS)
def test_equal_states_have_equal_hashes_and_copies_are_equal(seed: int) -> None:
    path = states(seed)
    assert len({*path}) == len(path)
    for state in path[::7]:
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
            assert twin == state
            assert hash(twin) == hash(state)
    assert path[0] != path[1]
    other: Any = path[0].to_bytes()
    assert path[0] != other


def test_states_do_not_change() -> None:
    state, move, after = next(steps(1))
    before = state.to_bytes()
    assert state.play(move) == after
    state.draw(5)
    state.resample(1, 2)
    assert state.to_bytes() == before
    for name in ("turn", "s", "anything"):
        with pytest.raises(AttributeError):
            setattr(state, name, 1)


def test_states_come_from_start_setup_and_from_bytes_alone() -> None:
    with pytest.raises(TypeError):
        State()
    with pytest.raises(TypeError):
        type("Sub", (State,), {})
    empty = State.__new__(State)
    assert (empty.actor(), empty.legal(), empty.window(), empty.resample(0, 1)) == (None, [], (), empty)
    assert empty.outcome() == {"scores": [0] * 4, "winners": [], "points": 0, "bonuses": []}
    assert empty.position()["phase"] == "over"
    assert isinstance(empty.show(), str)
    with pytest.raises(BadState):
        State.from_bytes(empty.to_bytes())


@pytest.mark.parametrize("data", [b"", b"\1", bytes(SIZE), b"\1" * SIZE, b"\2" + bytes(SIZE - 1), b"x" * 100_000])
def test_bytes_that_are_no_state(data: bytes) -> None:
    with pytest.raises(BadState):
        State.from_bytes(data)


@pytest.mark.parametrize("data", [None, 3, "text", bytearray(SIZE), memoryview(bytes(SIZE)), []])
def test_what_is_not_even_bytes(data: Any) -> None:
    with pytest.raises(BadState):
        State.from_bytes(data)


@settings(max_examples=300, deadline=None)
@given(seed=seeds, changes=st.lists(st.tuples(st.integers(1, SIZE - 1), st.integers(0, 255)), min_size=1, max_size=4))
def test_mutated_bytes_are_refused_or_play_on_safely(seed: int, changes: list[tuple[int, int]]) -> None:
    rng = Random(seed)
    data = bytearray(rng.choice(states(seed % 40)).to_bytes())
    for at, value in changes:
        data[at] = value if rng.random() < 0.3 else data[at] ^ (1 << rng.randrange(8))
    check_if_accepted(bytes(data), rng)


@settings(max_examples=200, deadline=None)
@given(seed=seeds, byte=st.integers(1 + 288 + 23, SIZE - 1), value=st.integers(0, 6))
def test_mutated_situations_are_refused_or_play_on_safely(seed: int, byte: int, value: int) -> None:
    rng = Random(seed)
    data = bytearray(rng.choice(states(seed % 40)).to_bytes())
    data[byte] = value
    check_if_accepted(bytes(data), rng)


def check_if_accepted(data: bytes, rng: Random) -> None:
    try:
        state = State.from_bytes(data)
    except BadState:
        return
    assert state.to_bytes() == data
    assert State.setup(state.position()) == state
    for viewer in VIEWERS:
        other = state.resample(viewer, rng.getrandbits(64))
        assert State.from_bytes(other.to_bytes()) == other
        assert CHAN.observe(other, viewer) == CHAN.observe(state, viewer)
    while state.actor() is not None:
        state = state.play(rng.choice(state.legal()))
        assert State.from_bytes(state.to_bytes()) == state
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome["scores"]) == 0


# Positions


def position(**changes: Any) -> dict[str, Any]:
    """A position in which seat 1 considers a discard, with changes; None removes a key."""
    order = Random(1).sample(PACK, len(PACK))
    state = State.start(CHAN.deal(order, 0), {})
    state = state.play(state.legal()[-1])
    assert state.source == 1
    assert state.position()["phase"] == "consider"
    changed = state.position() | changes
    return {key: value for key, value in changed.items() if value is not None}


def test_a_position_needs_little() -> None:
    bare = State.setup(position(options=None, doors=None, passed=None, melds=None, revealed=None))
    assert bare.position()["passed"] == [[]] * 4
    hands = position()["hands"]
    left_out = State.setup(position(hands=hands, stock=[]))
    assert len(left_out.cards("door", None)) == 23
    assert CHAN.observe(left_out, 0).size("door") == 23


@pytest.mark.parametrize(
    "changes",
    [
        {"hands": None},
        {"hands": 3},
        {"hands": [[]] * 4},
        {"hands": [["2m"] * 19] * 4},
        {"hands": [["1m"] * 19] * 4},
        {"hands": [[[]]] * 4},
        {"hands": [{}] * 4},
        {"turn": 4},
        {"turn": -1},
        {"turn": True},
        {"turn": "1"},
        {"turn": 10**5000},
        {"turn": 2},
        {"dealer": 1.0},
        {"phase": ""},
        {"phase": "lunch"},
        {"phase": ["claims"]},
        {"phase": "opening"},
        {"phase": "over"},
        {"phase": "discard"},
        {"phase": "discard", "discarder": 1, "after": "chiu"},
        {"stock": "2m"},
        {"stock": ["2m"] * 24},
        {"stock": [None]},
        {"card": None},
        {"card": "tt"},
        {"card": 5},
        {"source": "gift"},
        {"source": ""},
        {"source": "reveal", "revealed": True},
        {"source": "reveal", "by": 1},
        {"source": "replacement"},
        {"by": 2},
        {"door": 3},
        {"revealed": 1},
        {"revealed": True},
        {"discarder": 1},
        {"after": "chiu"},
        {"melds": [["chan 2m"], [], [], []]},
        {"melds": [["chan"], [], [], []]},
        {"melds": [["ca 2m 3m"], [], [], []]},
        {"melds": [["ca cc cc"], [], [], []]},
        {"melds": [["chiu cc cc"], [], [], []]},
        {"melds": [[7], [], [], []]},
        {"discards": [["9x"], [], [], []]},
        {"laid": [["cc"], [], [], []]},
        {"refused": [["2m"], [], [], []], "passed": [[], [], [], []]},
        {"pairs": [["2m"], [], [], []], "fours": [["2m"], [], [], []]},
        {"dead": 3},
        {"dead": "0"},
        {"winner": 1},
        {"declined": -1},
        {"declined": 1},
        {"declined": True},
        {"phase": "claims", "declined": 9},
        {"doors": [[], [], []]},
        {"doors": [["2m"] * 9, [], [], []]},
        {"options": {"tom": "both"}},
        {"options": {"speed": "fast"}},
        {"options": 4},
        {"extra": 1},
        {"by": None, "card": None, "source": None, "door": None},
    ],
)
def test_positions_that_are_none(changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        State.setup(position(**changes))


@pytest.mark.parametrize("whole", [None, [], "position", 4, {1: 2}, {}])
def test_what_is_not_even_a_position(whole: Any) -> None:
    with pytest.raises(BadPosition):
        State.setup(whole)


json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=4)
    | st.sampled_from(["2m", "cc", "chan 2m", "ca 2m 2s"]),
    lambda children: st.lists(children, max_size=5) | st.dictionaries(st.text(max_size=3), children, max_size=3),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 30), key=st.sampled_from(sorted(position())), value=json)
def test_any_json_is_a_position_or_refused(seed: int, key: str, value: Any) -> None:
    rng = Random(seed)
    changed = rng.choice(states(seed)).position() | {key: value}
    try:
        state = State.setup(changed)
    except BadPosition:
        return
    play_out(state, rng)


# Deals, options, moves


def test_deals_that_are_none() -> None:
    good: Any = CHAN.deal(PACK, 2)
    hands = good.hands
    swapped = ((FACES[0], *hands[0][1:]), *hands[1:])
    bad: list[Any] = [
        None,
        (),
        good._replace(first=4),
        good._replace(first=-1),
        good._replace(first=True),
        good._replace(first=1),
        good._replace(first="2"),
        good._replace(hands=hands[:3]),
        good._replace(hands=(*hands, ())),
        good._replace(hands=swapped),
        good._replace(hands=None),
        good._replace(hands=((None,) * 19, *hands[1:])),
        good._replace(hands=(([],) * 19, *hands[1:])),
        good._replace(hands=((71,) * 19, *hands[1:])),
        good._replace(stock=()),
        good._replace(stock=(*good.stock, 42)),
        good._replace(stock=7),
    ]
    assert State.start(good, {}).actor() == 2
    for deal in bad:
        with pytest.raises(BadDeal):
            State.start(deal, {})


@pytest.mark.parametrize("options", [{"tom": "both"}, {"tom": None}, {"x": "coins"}, {3: 4}, None, []])
def test_options_that_are_none(options: Any) -> None:
    with pytest.raises(BadOption):
        State.start(CHAN.deal(PACK, 0), options)
    with pytest.raises(BadOption):
        State.playouts(1, 1, options)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_other_move_is_refused_and_changes_nothing(seed: int) -> None:
    for state in states(seed)[::5]:
        data = state.to_bytes()
        for move in {*range(-2, 60), -(2**70), 2**31, 2**63, 2**64 + 24, 10**5000} - {*state.legal()}:
            with pytest.raises(IllegalMove):
                state.play(move)
        for strange in ("win", 24.0, None, b"", [24]):
            with pytest.raises(TypeError):
                state.play(strange)  # type: ignore[arg-type]
            with pytest.raises(TypeError):
                state.nth(strange)  # type: ignore[arg-type]
        assert state.to_bytes() == data


@pytest.mark.parametrize("seed", SEEDS)
def test_draw_nth_and_count_agree_with_legal(seed: int) -> None:
    for state in states(seed):
        legal = state.legal()
        assert legal == sorted({*legal})
        assert state.legal_count() == len(legal)
        assert [state.nth(index) for index in range(len(legal))] == legal
        for index in (-1, len(legal), 2**63, -(10**30)):
            with pytest.raises(IndexError):
                state.nth(index)
        for number in (0, 1, 7, 2**63 - 1) if legal else ():
            assert state.draw(number) == state.play(legal[number % len(legal)])
        for number in (-1, 2**63):
            with pytest.raises(ValueError, match="from 0 to"):
                state.draw(number)
        if not legal:
            assert state.actor() is None
            with pytest.raises(IllegalMove):
                state.draw(0)


def test_seats_and_seeds_are_checked() -> None:
    state = next(steps(3))[0]
    for seat in (-1, 4, 2**64):
        for call in (
            state.claims,
            state.hand,
            lambda seat: state.resample(seat, 1),
            lambda seat: state.mark("laid", seat),
        ):
            with pytest.raises(ValueError, match="seats"):
                call(seat)
    for strange in ("0", 1.5):
        with pytest.raises(TypeError):
            state.resample(strange, 1)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            state.resample(1, strange)  # type: ignore[arg-type]
    assert state.resample(0, -5) == state.resample(0, 2**64 - 5)
    with pytest.raises(ValueError, match="zones"):
        state.cards("sleeve", 0)
    with pytest.raises(ValueError, match="marks"):
        state.mark("none", 0)
    with pytest.raises(ValueError, match="deals"):
        State.playouts(-1, 0, {})


# Playouts


def splitmix(state: int) -> Iterator[int]:
    while True:
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        yield z ^ z >> 31


@pytest.mark.parametrize("tom", CHAN.options["tom"])
def test_playouts_are_the_same_deals_in_python(tom: str) -> None:
    numbers = splitmix(7)

    def below(bound: int) -> int:
        product = (next(numbers) >> 32) * bound
        while product % 2**32 < 2**32 % bound:
            product = (next(numbers) >> 32) * bound
        return product >> 32

    moves, scores, wins = 0, [0] * 4, [0] * 4
    for _ in range(60):
        dealer = below(4)
        order = [face for face in FACES for _ in range(4)]
        for i in range(99, 0, -1):
            j = below(i + 1)
            order[i], order[j] = order[j], order[i]
        state = State.start(CHAN.deal(order, dealer), {"tom": tom})
        while legal := state.legal():
            state = state.play(legal[below(len(legal)) if len(legal) > 1 else 0])
            moves += 1
        outcome = state.outcome()
        assert outcome is not None
        scores = [a + b for a, b in zip(scores, outcome["scores"], strict=True)]
        for seat in outcome["winners"]:
            wins[seat] += 1
    played = State.playouts(60, 7, {"tom": tom})
    assert dict(played) == {"deals": 60, "moves": moves, "scores": tuple(scores), "wins": tuple(wins)}
    assert State.playouts(0, 7, {})["moves"] == 0


# What viewers see


@pytest.mark.parametrize("seed", range(60))
def test_folding_what_is_told_gives_what_is_seen(seed: int) -> None:
    first = next(steps(seed))[0]
    everything = {Place("pack"): Cards((), len(PACK))}
    views = [View(CHAN.name, viewer, first.options(), everything) for viewer in VIEWERS]
    views = received(views, CHAN.narrate(None, None, first))
    assert views == known(first)
    for state, move, after in steps(seed):
        happened = CHAN.narrate(state, move, after)
        views = received(views, happened)
        assert views == known(after)
        if after.actor() is None and after.passing() is None:
            assert sum(isinstance(event.public, Settled) for event in happened) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_the_settlement_adds_up(seed: int) -> None:
    rng = Random(seed)
    state = next(steps(seed))[0]
    while legal := state.legal():
        before, move = state, WIN if WIN in legal else rng.choice(legal)
        state = state.play(move)
    outcome = state.outcome()
    assert outcome is not None
    [settled] = [e.public for e in CHAN.narrate(before, move, state) if isinstance(e.public, Settled)]
    assert list(settled.scores) == outcome["scores"]
    assert list(settled.winners) == outcome["winners"]
    assert [award.name for award in settled.awards] == outcome["bonuses"]
    assert sum(award.points for award in settled.awards) == outcome["points"]


def test_the_hands_and_the_stock_stay_hidden() -> None:
    for seed in SEEDS:
        for state in states(seed):
            for viewer in VIEWERS:
                view = CHAN.observe(state, viewer)
                assert sum(cards.size for cards in view.places.values()) == len(PACK)
                assert view.cards("stock") == ()
                for seat in {0, 1, 2, 3} - {viewer}:
                    assert view.cards("hand", seat) == ()
                    assert not any(view.mark(name, seat) for name in ("refused", "fours", "pairs"))


def test_ch_28_a_declined_claim_is_seen_by_nobody_else() -> None:
    declined = 0
    for seed in range(80):
        for state, move, after in steps(seed):
            if state.claiming() and state.passing() is None:
                seat = state.actor()
                assert state.window()
                assert CHAN.observe(state, None).count("asked") == 0
                assert CHAN.moves[move].verb in ("win", "chiu", "decline")
                if move == DECLINE:
                    declined += 1
                    happened = CHAN.narrate(state, move, after)
                    assert known(after) == known(state)
                    assert after.window() == state.window()
                    assert after.publics() == state.publics()
                    assert [[v for v in VIEWERS if shown(event, v)] for event in happened] == [[seat]]
    assert declined > 100


def test_ch_28_a_card_that_nobody_claims_looks_like_one_that_somebody_could() -> None:
    fresh = 0
    for seed in range(40):
        for state, _, _ in steps(seed):
            if state.claiming() and state.passing() is None:
                settled = state.position()
                del settled["declined"]
                assert known(State.setup(settled | {"phase": "consider"})) == known(state)
                fresh += 1
    assert fresh > 50


def test_a_window_opens_for_each_public_card_and_closes_with_a_decision() -> None:
    for seed in SEEDS:
        publics = 0
        for _, move, after in steps(seed):
            if after.passing() is None and after.publics() == publics:
                assert not after.window() or CHAN.moves[move].verb == "decline"
            publics = after.publics()
            live = tuple(seat for seat in range(4) if seat != after.dead)
            assert after.window() in ((), live)


def test_ch_07_a_dead_hand_passes_when_the_window_closes() -> None:
    rested = 0
    for seed in range(60):
        for _, _, after in steps(seed):
            if (dead := after.passing()) is None:
                assert after.settled() is after
                continue
            rested += 1
            assert dead == after.dead == after.turn
            assert after.window() == tuple(seat for seat in range(4) if seat != dead)
            passed = after.settled()
            assert passed.actor() == after.actor() != dead
            assert passed.legal() == after.legal()
            assert passed.outcome() == after.outcome()
            assert received(known(after), CHAN.narrate(after, None, passed)) == known(passed)
    assert rested > 100


def test_claims_are_what_a_seat_could_still_claim() -> None:
    for seed in range(40):
        for state in states(seed):
            if state.passing() is None and state.claiming():
                seat = state.actor()
                assert seat is not None
                assert {*state.legal()} - {DECLINE} <= {*state.claims(seat)} <= {WIN, CHIU}
            elif state.passing() is None:
                assert [state.claims(seat) for seat in range(4)] == [[]] * 4


def test_moves_are_told_with_their_cards() -> None:
    for state, move, after in steps(5):
        if state.passing() is None and not state.claiming():
            first = CHAN.narrate(state, move, after)[0].public
            assert first == Moved(state.actor() or 0, *CHAN.moves[move])


# Resampling


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 200), viewer=st.sampled_from(VIEWERS), again=seeds)
def test_a_viewer_cannot_tell_a_resampled_state(seed: int, viewer: int | None, again: int) -> None:
    for state in states(seed):
        other = state.resample(viewer, again)
        assert State.from_bytes(other.to_bytes()) == other
        assert CHAN.observe(other, viewer) == CHAN.observe(state, viewer)
        assert other.window() == state.window()
        assert other.publics() == state.publics()
        if viewer is not None:
            assert other.claims(viewer) == state.claims(viewer)
        if not state.window():
            assert other.actor() == state.actor()
        if state.passing() is None and state.actor() == viewer:
            assert (other.actor(), other.legal()) == (viewer, state.legal())
        for seat in {0, 1, 2, 3} - {viewer}:
            hand = Counter(other.hand(seat))
            assert all(hand[face] % 2 == 0 for face in (*state.mark("discarded", seat), *state.mark("laid", seat)))
            assert not any(hand[face] for face in {*state.cards("ca", seat)} - {*state.mark("laid", seat)})
            if seat != state.winner:
                assert {*other.mark("refused", seat)} == {*state.mark("passed", seat)} & {*hand}
            if seat == state.dead:
                assert all(number % 2 == 0 for number in hand.values())


def test_resampling_forgets_the_true_cards() -> None:
    state = State.start(CHAN.deal(Random(2).sample(PACK, len(PACK)), 1), {})
    others = [state.resample(0, seed) for seed in range(300)]
    assert len({*others}) == 300
    same = [sum((Counter(state.hand(1)) & Counter(other.hand(1))).values()) for other in others]
    fair = [sum((Counter(others[0].hand(1)) & Counter(other.hand(1))).values()) for other in others[1:]]
    assert abs(sum(same) / len(same) - sum(fair) / len(fair)) < 1
    assert state.resample(0, 5) == state.resample(0, 5)


# Explanations

moves = st.builds(
    Move,
    st.sampled_from([*CHAN.verbs, "", "chow", "CHAN", "ca 2m"]),
    st.lists(st.sampled_from([*FACES, 0, 41, 71, 72, -1, 10**9]), max_size=3).map(tuple),
)


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 200), strange=st.lists(moves, max_size=5), viewer=st.sampled_from([*VIEWERS, 9]))
def test_every_move_has_an_explanation_that_depends_on_the_view_alone(
    seed: int, strange: list[Move], viewer: int | None
) -> None:
    for state in states(seed)[::6]:
        view = CHAN.observe(state, viewer)
        other = view if viewer == 9 else CHAN.observe(state.resample(viewer, seed), viewer)
        for move in (*CHAN.moves, *strange):
            why = CHAN.explain(view, move)
            assert why == CHAN.explain(other, move)
            assert why.clause.startswith("CH-")
            assert all(isinstance(value, str) for value in why.params.values())
            assert "{" not in CHAN.sentences[why.key].format(**why.params)


def test_what_is_not_legal_is_explained_by_a_rule() -> None:
    given: set[str] = set()
    for seed in range(50):
        for state in states(seed)[::2]:
            seat = state.actor()
            if seat is None or state.passing() is not None:
                continue
            view = CHAN.observe(state, seat)
            legal = state.legal()
            for number, move in enumerate(CHAN.moves):
                if number not in legal:
                    why = CHAN.explain(view, move)
                    given.add(why.key)
                    assert why.key != "legal" or (state.window() and move.verb in ("win", "chiu", "decline"))
    assert len(given) > 20
