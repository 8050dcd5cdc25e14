"""What holds for every game: the promises of the kernel's interface (core/game.py)."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.core.catalog import GAMES
from cardavia.core.decks import Deal
from cardavia.core.errors import IllegalMove
from cardavia.core.events import Counted, Event, Moved, Paid, Settled, fold, shown
from cardavia.core.game import Game, Move, State
from cardavia.core.views import Cards, Place, View, Viewer
from tests.strategies import Played, dealt, played, seeds, states

many = settings(max_examples=150, deadline=None)


def viewers(game: Game) -> list[Viewer]:
    return [*range(game.seats), None]


def undealt(game: Game, viewer: Viewer, options: dict[str, str]) -> View:
    """The view before the deal: the whole pack, face down."""
    return View(game.name, viewer, options, {Place("pack"): Cards((), len(game.pack))})


@given(states())
@many
def test_cards_are_conserved(at: Played) -> None:
    """Every viewer can account for the whole pack: what he knows is part of it, and the rest is counted."""
    for viewer in viewers(at.game):
        view = at.game.observe(at.state, viewer)
        known = Counter(face for cards in view.places.values() for face in cards.known)
        assert sum(cards.size for cards in view.places.values()) == len(at.game.pack)
        assert known <= Counter(at.game.pack)


@given(states())
@many
def test_legal_moves_are_sorted_and_unique_and_never_empty_before_the_end(at: Played) -> None:
    legal = at.state.legal()
    texts = [at.game.texts[move] for move in legal]
    assert texts == sorted(set(texts))
    assert legal == sorted(legal)
    assert (at.state.actor() is None) == (not legal) == (at.state.outcome() is not None)
    assert at.state.legal_count() == len(legal)
    assert [at.state.nth(index) for index in range(len(legal))] == legal


@given(states(), seeds)
@many
def test_anything_but_a_legal_move_is_refused_and_changes_nothing(at: Played, seed: int) -> None:
    rng, before, legal = Random(seed), at.state.to_bytes(), set(at.state.legal())
    tries = [-1, len(at.game.moves), 2**40, *(rng.randrange(len(at.game.moves)) for _ in range(30))]
    for move in tries:
        if move not in legal:
            with pytest.raises((IllegalMove, OverflowError)):
                at.state.play(move)
    assert at.state.to_bytes() == before


@given(states())
@many
def test_every_legal_move_can_be_played_and_drawn(at: Played) -> None:
    for index, move in enumerate(at.state.legal()[:40]):
        assert at.state.play(move) == at.state.draw(index) == at.state.draw(index + at.state.legal_count())


@given(states())
@many
def test_the_same_deal_and_moves_give_the_same_bytes(at: Played) -> None:
    state = at.game.state.start(at.deal, at.options)
    for move in at.moves:
        state = state.play(move)
    assert state == at.state
    assert hash(state) == hash(at.state)
    assert state.to_bytes() == at.state.to_bytes()
    assert at.game.state.from_bytes(at.state.to_bytes()) == at.state


@given(states())
@many
def test_a_position_sets_up_the_state_that_wrote_it(at: Played) -> None:
    assert at.game.state.setup(at.state.position()) == at.state


@given(states(whole=True))
@many
def test_scores_add_up_to_zero_where_the_rulebook_says_so(at: Played) -> None:
    """TG-20, CH-26; Chuo Pai counts cards instead (CP-16)."""
    outcome = at.state.outcome()
    assert outcome is not None
    if at.game.name == "chuo_pai":
        assert 0 < sum(outcome["scores"]) <= len(at.game.pack)
    else:
        assert sum(outcome["scores"]) == 0


@given(st.sampled_from(list(GAMES.values())), seeds)
@many
def test_rotating_the_seats_rotates_the_result(game: Game, seed: int) -> None:
    at = played(game, seed, whole=True)
    seats = game.seats
    for by in range(1, seats):
        deal = Deal(
            tuple(at.deal.hands[(seat - by) % seats] for seat in range(seats)),
            (at.deal.first + by) % seats,
            at.deal.stock,
        )
        state, true = game.state.start(deal, at.options), game.state.start(at.deal, at.options)
        for move in at.moves:
            actor, true_actor = state.actor(), true.actor()
            assert actor is not None
            assert true_actor is not None
            assert actor == (true_actor + by) % seats
            assert state.legal() == true.legal()
            state, true = state.play(move), true.play(move)
        rotated, outcome = state.outcome(), true.outcome()
        assert rotated is not None
        assert outcome is not None
        assert rotated["scores"] == [outcome["scores"][(seat - by) % seats] for seat in range(seats)]


@given(states(), seeds)
@many
def test_resample_changes_nothing_that_the_seat_sees_is_asked_or_is_told(at: Played, seed: int) -> None:
    rng = Random(seed)
    for viewer in viewers(at.game):
        other = at.state.resample(viewer, rng.randrange(2**32))
        view = at.game.observe(at.state, viewer)
        assert at.game.observe(other, viewer) == view
        assert other.window() == at.state.window()
        if viewer is None:
            continue
        assert other.claims(viewer) == at.state.claims(viewer)
        if at.state.actor() == viewer:
            assert other.actor() == viewer
            assert other.legal() == at.state.legal()
        for _ in range(5):
            move = rng.choice(at.game.moves)
            assert at.game.explain(at.game.observe(other, viewer), move) == at.game.explain(view, move)


@given(st.sampled_from(list(GAMES.values())), seeds)
@settings(max_examples=60, deadline=None)
def test_resample_finds_another_state_where_cards_are_hidden(game: Game, seed: int) -> None:
    state = game.state.start(dealt(game, Random(seed)), game.complete({}))
    assert any(state.resample(0, number) != state for number in range(5))


@given(states(whole=True))
@settings(max_examples=40, deadline=None)
def test_folding_what_a_viewer_is_shown_gives_his_view_at_every_step(at: Played) -> None:
    options = dict(at.game.complete(at.options))
    state: State | None = None
    views = {viewer: undealt(at.game, viewer, options) for viewer in viewers(at.game)}
    for move in (None, *at.moves):
        after = at.game.state.start(at.deal, at.options) if state is None or move is None else state.play(move)
        happened = at.game.narrate(state, move, after)
        for viewer in viewers(at.game):
            for event in happened:
                if (seen := shown(event, viewer)) is not None:
                    views[viewer] = fold(views[viewer], seen)
            assert views[viewer] == at.game.observe(after, viewer)
        state = after


@given(states(whole=True))
@settings(max_examples=60, deadline=None)
def test_the_narration_of_a_deal_agrees_with_its_outcome(at: Played) -> None:
    state, told = at.game.state.start(at.deal, at.options), list[Event]()
    for move in at.moves:
        after = state.play(move)
        told += [event for one in at.game.narrate(state, move, after) if (event := shown(one, None)) is not None]
        state = after
    outcome = state.outcome()
    assert outcome is not None
    settled = [event for event in told if isinstance(event, Settled)]
    assert [list(event.scores) for event in settled] == [outcome["scores"]]
    assert [list(event.winners) for event in settled] == [outcome["winners"]]
    if paid := [event for event in told if isinstance(event, Paid)]:
        net = dict.fromkeys(range(at.game.seats), 0)
        for payment in paid:
            net[payment.payee] += payment.points
            net[payment.payer] -= payment.points
            assert payment.points == abs(payment.base) * payment.factor > 0
        assert [net[seat] for seat in range(at.game.seats)] == outcome["scores"]
    assert sum(isinstance(event, Moved) for event in told) <= len(at.moves) + at.game.seats * len(at.game.pack)
    assert all(isinstance(event.value, int) for event in told if isinstance(event, Counted))


@given(states(), seeds)
@many
def test_every_refused_move_is_explained_in_a_sentence_with_its_clause(at: Played, seed: int) -> None:
    rng, prefix = Random(seed), {"chuo_pai": "CP-", "tien_gow": "TG-", "chan": "CH-"}[at.game.name]
    for viewer in range(at.game.seats):
        view = at.game.observe(at.state, viewer)
        for move in (rng.choice(at.game.moves), Move("no such verb", (1, 99)), Move(rng.choice(at.game.verbs), ())):
            why = at.game.explain(view, move)
            assert why.clause.startswith(prefix)
            sentence = at.game.sentences[why.key].format(**why.params)
            assert sentence.endswith(".")
            assert "{" not in sentence


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_move_table_is_sorted_by_text_and_every_text_parses_back(game: Game) -> None:
    assert list(game.texts) == sorted(set(game.texts))
    for text, move in zip(game.texts, game.moves, strict=True):
        assert game.parse(text) == move


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_playouts_are_reproducible_and_add_up(game: Game) -> None:
    once, again = (game.state.playouts(300, 5, game.complete({})) for _ in range(2))
    assert once == again
    assert once["deals"] == 300
    assert once["moves"] > 300
    assert len(once["scores"]) == len(once["wins"]) == game.seats
