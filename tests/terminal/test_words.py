"""Words: everything that can happen has some, and logs and replays are told by them."""

import io
import json
from typing import Any

import pytest

from cardavia.client import Catalogue, Client
from cardavia.log.v1 import events_pb2 as e
from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.terminal import describe, print_log, replay
from cardavia.terminal.words import has
from cardavia.v1 import views_pb2
from tests.terminal.conftest import GAMES, SEED

SETUPS = [e.SeatSetup(), e.SeatSetup(ai="greedy"), e.SeatSetup(ai="greedy"), e.SeatSetup(ai="greedy")]


def view(game: str) -> views_pb2.TableView:
    seats = [views_pb2.SeatView(seat=seat, ai=setup.ai) for seat, setup in enumerate(SETUPS)]
    return views_pb2.TableView(viewer=0, opened=e.Opened(game=game, seats=SETUPS), seats=seats, status="playing")


def move(verb: w.Verb, *cards: w.Face, hidden: int = 0) -> e.Move:
    return e.Move(verb=verb, cards=cards, hidden=hidden)


PUBLIC = e.Place(zone=w.ZONE_PUBLIC, seat=0)
EVENTS = [
    ("chuo_pai", e.Event(moved=e.Moved(seat=1, move=move(w.VERB_LEAD, w.FACE_66, w.FACE_63))),
     "Seat 1 leads 66 63 (Heaven, Black Nine)."),
    ("chuo_pai", e.Event(moved=e.Moved(seat=0, move=move(w.VERB_PASS))), "You pass."),
    ("chuo_pai", e.Event(round_won=e.RoundWon(seat=2, cards=[w.FACE_66])), "Seat 2 wins the round with 66."),
    ("tien_gow", e.Event(moved=e.Moved(seat=1, move=move(w.VERB_DISCARD, hidden=2))), "Seat 1 lays 2 cards face down."),
    ("tien_gow", e.Event(moved=e.Moved(seat=0, move=move(w.VERB_DISCARD, w.FACE_21))),
     "You lay 21 (Little Three) face down."),
    ("tien_gow", e.Event(paid=e.Paid(payer=0, payee=1, points=4, reason=w.REASON_QUARTET, base=4, factor=1)),
     "You pay 4 to seat 1 (a quartet)."),
    ("chan", e.Event(moved=e.Moved(seat=1, move=move(w.VERB_CA, w.FACE_8M))),
     "Seat 1 captures as Cạ with 8m* (Bát Vạn)."),
    ("chan", e.Event(transferred=e.Transferred(source=e.Place(zone=w.ZONE_STOCK), target=PUBLIC, cards=[w.FACE_CC])),
     "cc* (Chi chi) is turned up at your door."),
    ("chan", e.Event(answered=e.Answered(seat=0, move=move(w.VERB_DECLINE))), "Your answer: decline."),
    ("chan", e.Event(settled=e.Settled(scores=[-5, 15, -5, -5], winners=[1])),
     "The deal is settled: you -5, seat 1 +15, seat 2 -5, seat 3 -5."),
    ("chuo_pai", e.Event(settled=e.Settled(scores=[30, 30, 12], winners=[0, 1])),
     "The deal is settled: you 30, seat 1 30, seat 2 12."),
    ("chan", e.Event(ended=e.Ended(status="void", reason="Ada had to go.")), "The deal was voided. Ada had to go."),
    ("chan", e.Event(seat_taken=e.SeatTaken(seat=2, generation=2)), "Seat 2 is back."),
    ("chan", e.Event(counted=e.Counted(counter=w.COUNTER_TURN, value=1)), ""),
]  # fmt: skip


@pytest.mark.parametrize(("game", "event", "words"), EVENTS)
def test_events_in_words(game: str, event: e.Event, words: str, names: Catalogue) -> None:
    assert describe(event, view(game), names) == words


@pytest.fixture(scope="module")
def names() -> Catalogue:
    # The service's own catalogue, without a server.
    from cardavia.service.wire.api import encode_decks, encode_games

    return Catalogue(encode_games(), encode_decks())


@pytest.mark.parametrize(
    ("enum", "key"),
    [(w.Verb, "verb-"), (w.Verb, "moved-"), (w.Reason, "reason-"), (w.Bonus, "bonus-"), (w.Zone, "zone-")],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_everything_in_the_vocabulary_has_words(enum: Any, key: str) -> None:
    missing = [name for name, number in enum.items() if number and not has(key + name.partition("_")[2].lower())]
    assert not missing


async def played(client: Client, game: str) -> str:
    """A listed table whose deal is over; gives its id."""
    seats = 3 if game == "chuo_pai" else 4
    table = await client.open(game, seats=["greedy"] * seats, seed=SEED, listed=True)
    watching = await client.spectate(table.table_id)
    await watching.finished()
    return table.table_id


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_tells_all_steps(game: str, client: Client, catalogue: Catalogue) -> None:
    table_id, out = await played(client, game), io.StringIO()
    await replay(client.log(table_id), catalogue, plain=True, out=out)
    said = out.getvalue()
    assert "Step 1 of " in said
    assert "A table of" in said
    assert "hand: " in said, "once the deal is over, all hands are open"
    assert said.count("The deal is settled") == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_log_is_a_line_an_entry(game: str, client: Client, catalogue: Catalogue) -> None:
    table_id, out = await played(client, game), io.StringIO()
    entries = [item async for item in client.log(table_id)]
    await print_log(client.log(table_id), catalogue, out=out)
    lines = out.getvalue().splitlines()
    assert [int(line.split()[0]) for line in lines] == list(range(1, len(entries) + 1))
    assert "The deal is settled" in lines[-1]


async def test_a_log_as_json_is_an_object_an_entry(client: Client, catalogue: Catalogue) -> None:
    table_id, out = await played(client, "tien_gow"), io.StringIO()
    await print_log(client.log(table_id), catalogue, json=True, out=out)
    entries = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [entry["revision"] for entry in entries] == [str(number) for number in range(1, len(entries) + 1)]
    assert entries[0]["entry"]["events"][0]["public"]["opened"]["game"] == "tien_gow"


async def test_a_running_table_s_log_is_what_its_reader_may_see(client: Client, catalogue: Catalogue) -> None:
    table = await client.open("tien_gow", seats=["", "greedy", "greedy", "greedy"], seed=SEED)
    seat, out = await table.sit(0), io.StringIO()
    await replay(client.log(table.table_id, seat.token), catalogue, plain=True, viewer=0, out=out)
    assert "Your hand: 8 cards" in out.getvalue()
    assert "You sit down." in out.getvalue()


async def test_nothing_to_replay(client: Client, catalogue: Catalogue) -> None:
    table_id, out = await played(client, "tien_gow"), io.StringIO()
    await replay(client.log(table_id, after=10_000), catalogue, out=out)
    assert out.getvalue() == "There is nothing to replay.\n"
