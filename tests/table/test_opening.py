"""Opening a table: what is asked for is checked, what is recorded is complete, and no secret is shown."""

import hashlib
from typing import Any

import pytest
from msgspec.structs import replace

from cardavia.core.catalog import GAMES
from cardavia.core.commands import Begin, End
from cardavia.core.events import Begun, Ended, Happened, Opened, SeatSetup, shown, whole
from cardavia.core.game import Deal
from cardavia.core.refusals import Reason
from cardavia.core.shuffle import derive
from tests.table.given import SECRET, SEED, Given, dealt, opening, playing, seated

TWO_PEOPLE = (SeatSetup(), SeatSetup(), SeatSetup("greedy"), SeatSetup("random"))
ONE_PERSON = (SeatSetup(), SeatSetup("greedy"), SeatSetup("greedy"), SeatSetup("greedy"))


def test_a_table_is_opened_with_everything_that_was_said_and_all_defaults() -> None:
    command = opening("chan", seats=TWO_PEOPLE, label="final", listed=True, previous="p", first=2)
    opened = Opened(
        game="chan",
        rules=GAMES["chan"].rules,
        options={"tom": "coins"},
        seats=TWO_PEOPLE,
        source="seeded",
        commitment=hashlib.sha256(SECRET).digest(),
        claims="sealed",
        claim_time=4_000_000,
        owner="owner",
        label="final",
        listed=True,
        previous="p",
        first=2,
        disclosure="end",
        reveal_time=30_000_000,
    )
    Given().when(command).then(Happened(opened, replace(opened, secret=SECRET, seed=SEED)))


@pytest.mark.parametrize(("seats", "claims"), [(TWO_PEOPLE, "sealed"), (ONE_PERSON, "open")])
def test_windows_are_sealed_where_two_people_play(seats: tuple[SeatSetup, ...], claims: str) -> None:
    assert Given().after(opening("chan", seats=seats)).state.opened.claims == claims


@pytest.mark.parametrize("claims", ["open", "sealed"])
def test_how_windows_end_can_be_chosen(claims: str) -> None:
    assert Given().after(opening("chan", claims=claims)).state.opened.claims == claims


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "poker"}, Reason.NO_SUCH_GAME),
        ({"game": ""}, Reason.NO_SUCH_GAME),
        ({"seats": ()}, Reason.BAD_SEATS),
        ({"seats": (SeatSetup(),) * 3}, Reason.BAD_SEATS),
        ({"seats": (SeatSetup(),) * 5}, Reason.BAD_SEATS),
        ({"seats": (SeatSetup("deep blue"),) * 4}, Reason.BAD_SEATS),
        ({"claims": "never"}, Reason.BAD_OPTION),
        ({"options": {"tom": "silver"}}, Reason.BAD_OPTION),
        ({"options": {"colour": "red"}}, Reason.BAD_OPTION),
        ({"secret": b"short"}, Reason.BAD_DEAL),
        ({"secret": b""}, Reason.BAD_DEAL),
        ({"source": "thin air"}, Reason.BAD_DEAL),
        ({"source": "given"}, Reason.BAD_DEAL),
        ({"source": "given", "seed": b"", "deal": derive(GAMES["chan"], SEED), "first": 1}, Reason.BAD_DEAL),
        ({"seed": b""}, Reason.BAD_DEAL),
        ({"seed": b"short"}, Reason.BAD_DEAL),
        ({"source": "fair"}, Reason.BAD_DEAL),
        ({"disclosure": "never"}, Reason.BAD_OPTION),
        ({"first": 4}, Reason.BAD_DEAL),
        ({"first": -1}, Reason.BAD_DEAL),
    ],
)
def test_what_cannot_be_opened_is_refused(changes: dict[str, Any], reason: Reason) -> None:
    Given().when(replace(opening("chan"), **changes)).refused(reason)


def deals_that_are_none(game: str) -> list[Deal]:
    deal = derive(GAMES[game], SEED)
    hands, first, stock = deal
    return [
        Deal((), 0),
        Deal(hands[:-1], first, stock),
        Deal((*hands, ()), first, stock),
        Deal(hands, len(hands), stock),
        Deal(hands, 2**32 - 1, stock),
        Deal((hands[0][:-1], *hands[1:]), first, stock),
        Deal((hands[0], hands[0], *hands[2:]), first, stock),
        Deal(((*hands[0][:-1], 0), *hands[1:]), first, stock),
        Deal(((*hands[0][:-1], 255), *hands[1:]), first, stock),
        Deal(((*hands[0][:-1], -(2**31)), *hands[1:]), first, stock),
        Deal(((*hands[0][:-1], 2**31 - 1), *hands[1:]), first, stock),
        Deal(hands, first, (*stock, 1)),
        Deal(hands, first, stock * 1000 + (1,)),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_given_deal_must_be_the_whole_pack(game: str) -> None:
    for deal in deals_that_are_none(game):
        Given().when(opening(game, source="given", deal=deal)).refused(Reason.BAD_DEAL)


def test_cards_that_come_with_another_source_are_refused() -> None:
    deal = derive(GAMES["chan"], SEED)
    Given().when(opening("chan", source="fair", deal=deal)).refused(Reason.BAD_DEAL)


def test_long_names_are_not_repeated_in_full() -> None:
    for changes in ({"game": "x" * 9999}, {"options": {"x" * 9999: ""}}, {"source": "x" * 9999}):
        outcome = Given().when(replace(opening("chan"), **changes))
        assert len(outcome.result.text) < 300  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("source", ["fair", "seeded", "given"])
def test_no_viewer_sees_the_secret_or_the_deal_before_the_end(source: str, game: str) -> None:
    deal = derive(GAMES[game], SEED) if source == "given" else None
    opened = Given().when(opening(game, source=source, deal=deal))
    begun = seated(game, source=source, deal=deal).when(Begin())
    for outcome in (opened, begun):
        for happened in outcome.entry.happened:
            for viewer in (*range(GAMES[game].seats), None):
                match shown(happened, viewer):
                    case Opened(secret=secret, deal=cards, seed=seed):
                        assert (secret, cards, seed) == (b"", None, b"")
                    case Begun(cards):
                        assert cards is None
    recorded = whole(opened.entry.happened[0])
    assert isinstance(recorded, Opened)
    assert (recorded.secret, recorded.deal) == (SECRET, deal)


@pytest.mark.parametrize("game", GAMES)
def test_a_seeded_deal_is_that_of_the_seed(game: str) -> None:
    assert dealt(playing(game)) == derive(GAMES[game], SEED)
    assert dealt(playing(game, first=1)) == derive(GAMES[game], SEED, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_given_deal_is_dealt_as_it_is(game: str) -> None:
    deal = derive(GAMES[game], b"\xff" * 32)
    assert dealt(playing(game, source="given", deal=deal)) == deal


@pytest.mark.parametrize("given", [seated("chan"), playing("chan")])
def test_the_secret_is_published_at_the_end_and_matches_the_commitment(given: Given) -> None:
    (happened,) = given.when(End("enough")).entry.happened
    assert isinstance(happened.public, Ended)
    assert hashlib.sha256(happened.public.secret).digest() == given.state.opened.commitment
