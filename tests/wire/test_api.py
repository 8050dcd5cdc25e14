"""What is sent: views, updates and decisions of random tables, and what must never be in them."""

from random import Random

import pytest

from cardavia.core.catalog import GAMES
from cardavia.core.table import observe
from cardavia.log.v1 import events_pb2
from cardavia.service.wire.api import decision_of, encode_decks, encode_games, encode_table, encode_update
from cardavia.service.wire.log import VERB_NAME
from cardavia.v1 import views_pb2
from tests.table.given import viewers
from tests.table.walks import walk

SEEDS = range(12)


HEAD = b"h" * 32


def opened_and_begun(update: views_pb2.Update) -> list[events_pb2.Opened | events_pb2.Begun]:
    found: list[events_pb2.Opened | events_pb2.Begun] = []
    for event in update.events:
        kind = event.WhichOneof("kind")
        found += [getattr(event, kind)] if kind in ("opened", "begun") else []
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_message_to_any_viewer_holds_the_secret_or_the_deal(game: str, seed: int) -> None:
    for on in walk(game, Random(seed)):
        secret = on.table.opened.secret
        for viewer in viewers(on.table):
            view = encode_table("t", on.table, viewer, HEAD)
            assert not view.opened.secret
            assert not view.opened.HasField("deal")
            update = encode_update(on.entries[-1], viewer, 1, HEAD)
            if update is not None:
                for event in opened_and_begun(views_pb2.Update.FromString(update)):
                    assert not event.HasField("deal")
                    assert not isinstance(event, events_pb2.Opened) or not event.secret
            if not on.table.ended:
                assert secret not in view.SerializeToString()
                assert update is None or secret not in update


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_shows_what_the_rules_let_its_viewer_see_and_counts_the_rest(game: str, seed: int) -> None:
    rng = Random(seed)
    for on in walk(game, rng):
        if rng.random() < 0.8:
            continue
        for viewer in viewers(on.table):
            view = encode_table("t", on.table, viewer, HEAD)
            assert view.revision == on.table.revision_of(viewer)
            assert view.HasField("viewer") == (viewer is not None)
            seen = observe(on.table, viewer)
            assert view.HasField("deal") == (seen is not None)
            if seen is None:
                continue
            assert len(view.deal.places) == len(seen.places)
            for placed, cards in zip(view.deal.places, seen.places.values(), strict=True):
                assert (tuple(placed.cards), placed.hidden) == (cards.known, cards.hidden)
                assert placed.cards or placed.hidden
            assert all(mark.faces for mark in view.deal.marks)
            assert all(count.value for count in view.deal.counts)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_decision_lists_the_legal_moves_in_the_order_of_their_texts(game: str, seed: int) -> None:
    of = GAMES[game]
    for on in walk(game, Random(seed)):
        assert decision_of(on.table, None) is None
        for seat in range(of.seats):
            asked = decision_of(on.table, seat)
            if asked is None:
                continue
            assert asked.seat == seat
            assert asked.revision == on.table.revision_of(seat)
            codes = [[of.deck.code[card] for card in move.cards] for move in asked.legal]
            texts = [" ".join((VERB_NAME[move.verb], *cards)) for move, cards in zip(asked.legal, codes, strict=True)]
            assert texts == sorted(texts)
            assert texts


def test_the_catalogue_is_complete() -> None:
    games, decks = encode_games(), encode_decks()
    assert [game.name for game in games.games] == list(GAMES)
    packs = {deck.name: {card.face: card.copies for card in deck.cards} for deck in decks.decks}
    for game in games.games:
        assert {face: list(game.pack).count(face) for face in game.pack}.items() <= packs[game.deck].items()
        assert all(option.values for option in game.options)
        assert game.verbs
    assert {"greedy", "random"} <= {*games.ai_players}
