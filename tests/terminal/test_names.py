"""Names in the terminal: people are called by them, and they are shown as text whatever is in them."""

import asyncio
import io
from collections.abc import Mapping, Sequence

import pytest
from textual.widgets import RichLog

from cardavia.client import Catalogue, Client, Lost, Refused, Updated, Viewed
from cardavia.log.v1 import entry_pb2
from cardavia.log.v1 import events_pb2 as e
from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.service.bootstrap import Running
from cardavia.terminal import describe, play, print_log, replay
from cardavia.terminal.app import PlayApp
from cardavia.terminal.board import board_lines, settlement_lines, status
from cardavia.terminal.game import Game
from cardavia.terminal.names import LONGEST, learn, shown_name
from cardavia.terminal.replaying import ReplayApp, steps
from cardavia.terminal.scene import Scene
from cardavia.v1 import views_pb2
from tests.terminal.conftest import SEED, screen, until

NAMES = {"p0": "ada", "p1": "bo"}
MARKUP = "[red]bo[/] [link=x]"


def view(viewer: int | None = 0, status: str = "playing", *, away: bool = False) -> views_pb2.TableView:
    """Ada and Bo, an AI player and somebody without a name, at a table of Tien Gow; Bo is to lead."""
    seats = [
        views_pb2.SeatView(seat=0, player="p0"),
        views_pb2.SeatView(seat=1, player="p1", away=away),
        views_pb2.SeatView(seat=2, ai="greedy"),
        views_pb2.SeatView(seat=3, player="p3"),
    ]
    turn = e.Counted(counter=w.COUNTER_TURN, value=2)
    return views_pb2.TableView(
        viewer=viewer,
        opened=e.Opened(game="tien_gow"),
        seats=seats,
        status=status,
        deal=views_pb2.DealView(counts=[turn]),
        result=e.Settled(scores=[-4, 4, 0, 0], winners=[1]),
    )


PASS = e.Move(verb=w.VERB_PASS)
EVENTS = [
    (e.Event(moved=e.Moved(seat=1, move=PASS)), "bo passes."),
    (e.Event(moved=e.Moved(seat=0, move=PASS)), "You pass."),
    (e.Event(moved=e.Moved(seat=2, move=PASS)), "Seat 2 passes."),
    (e.Event(moved=e.Moved(seat=3, move=PASS)), "Seat 3 passes."),
    (e.Event(seat_taken=e.SeatTaken(seat=1, generation=1)), "Seat 1 was taken by bo."),
    (e.Event(seat_taken=e.SeatTaken(seat=1, generation=2)), "bo is back."),
    (e.Event(seat_taken=e.SeatTaken(seat=0, generation=1)), "You sit down."),
    (e.Event(seat_left=e.SeatLeft(seat=1)), "bo has left."),
    (e.Event(seat_left=e.SeatLeft(seat=3)), "Seat 3 was left."),
    (e.Event(seat_left=e.SeatLeft(seat=1, reason="time")), "bo ran out of time: an AI plays on."),
    (e.Event(seat_left=e.SeatLeft(seat=0, reason="absent")), "You were gone: an AI plays for you."),
    (e.Event(paused=e.Paused(reason="A fire.")), "The table is paused. A fire."),
    (e.Event(resumed=e.Resumed()), "The table goes on."),
    (e.Event(settled=e.Settled(scores=[-4, 4, 0, 0])), "The deal is settled: you -4, bo +4, seat 2 0, seat 3 0."),
    (
        e.Event(paid=e.Paid(payer=0, payee=1, points=4, reason=w.REASON_QUARTET, base=4, factor=1)),
        "You pay 4 to bo (a quartet).",
    ),
]


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=[words for _, words in EVENTS])
async def test_people_are_called_by_their_names(event: e.Event, words: str, catalogue: Catalogue) -> None:
    begun = event.seat_taken.generation != 1
    assert describe(event, view(status="playing" if begun else "opened"), catalogue, NAMES) == words


async def test_the_table_shows_names_beside_the_seats(catalogue: Catalogue) -> None:
    scene = Scene(view(), catalogue, names=NAMES)
    heads = "\n".join(line.plain for line in board_lines(scene))
    for label in ("Seat 0 (you)", "Seat 1 (bo)", "Seat 2 (greedy)", "Seat 3 (person)"):
        assert label in heads
    assert status(scene) == "It is the turn of bo."
    assert Scene(view(away=True), catalogue, names=NAMES).label(1) == "Seat 1 (bo: away, played by an AI)"
    assert Scene(view(None), catalogue, names=NAMES).seat(0) == "ada"


async def test_wide_names_keep_the_scores_in_a_column(catalogue: Catalogue) -> None:
    scene = Scene(view(status="over"), catalogue, names={"p1": "牌九牌九"})
    scores = [line for line in settlement_lines(scene) if line.plain.startswith("  Seat")]
    assert len({line.plain.index("columns") + line.cell_len - len(line.plain) for line in scores}) == 1


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("ada", "ada"),
        ("Bố 牌", "Bố 牌"),
        ("\x1b[2Jada\x9b1m", "[2Jada1m"),
        ("a\r\nb\tc", "abc"),
        ("\u202eada\u2066", "ada"),
        ("\x1b\x07", ""),
        ("x" * 99, "x" * LONGEST),
    ],
    ids=ascii,
)
def test_what_could_act_on_a_terminal_is_left_out(written: str, shown: str) -> None:
    """The service takes no such names; but who knows what one connects to."""
    assert shown_name(written) == shown


async def test_a_name_of_nothing_that_can_be_shown_is_none(catalogue: Catalogue) -> None:
    assert Scene(view(), catalogue, names={"p1": "\x1b\u202e"}).seat(1) == "Seat 1"


class Asking:
    """Gives names, and keeps what it was asked."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        self.asked: list[Sequence[str]] = []

    async def __call__(self, players: Sequence[str]) -> Mapping[str, str]:
        self.asked.append(players)
        return {player: self.names[player] for player in players if player in self.names}


def update(seat: int | None, *events: e.Event, ai: str = "") -> Updated:
    author = entry_pb2.Author(seat=seat, ai=ai)
    return Updated(views_pb2.Update(author=author, events=events), view())


async def test_names_are_read_once_and_when_somebody_sits_down_or_moves_without_a_name() -> None:
    asking, names = Asking(NAMES), dict[str, str]()
    await learn(Viewed(view()), names, asking)
    assert names == {"p1": "bo"}
    await learn(update(1, e.Event(moved=e.Moved(seat=1, move=PASS))), names, asking)
    await learn(update(0, e.Event(moved=e.Moved(seat=0, move=PASS))), names, asking)
    await learn(update(2, e.Event(moved=e.Moved(seat=2, move=PASS)), ai="greedy"), names, asking)
    await learn(update(None, e.Event(begun=e.Begun())), names, asking)
    assert asking.asked == [["p1", "p3"]], "the reader is you, AI players have none, and bo is known"
    asking.names = {"p1": "Bo", "p3": "dee"}
    await learn(update(3, e.Event(moved=e.Moved(seat=3, move=PASS))), names, asking)
    assert names == {"p1": "Bo", "p3": "dee"}
    asking.names = {}
    await learn(update(1, e.Event(seat_taken=e.SeatTaken(seat=1))), names, asking)
    assert names == {}, "deleted names are forgotten"


@pytest.mark.parametrize("error", [Refused("UNIMPLEMENTED", "no such service"), Lost("gone"), TimeoutError()])
async def test_where_names_cannot_be_had_the_deal_goes_on(error: Exception) -> None:
    async def fail(_: Sequence[str]) -> Mapping[str, str]:
        raise error

    names = {"p1": "bo"}
    await learn(Viewed(view()), names, fail)
    assert names == {"p1": "bo"}


@pytest.mark.parametrize("name", ["bo", MARKUP])
async def test_another_person_s_name_is_on_the_screen_as_it_is_written(
    name: str, client: Client, catalogue: Catalogue
) -> None:
    table = await client.open("chuo_pai", seats=["", "", "greedy"], seed=SEED, first=1)
    app = PlayApp(client, await table.sit(0, history=True), Game(catalogue), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        other = await table.sit(1, name=name)
        await until(pilot, lambda: f"It is the turn of {name}." in screen(pilot), "the turn")
        async for decision in other.decisions():
            await other.play(decision.legal[0])
            break
        await until(pilot, lambda: f"Seat 1 ({name})" in screen(pilot), "the name")
        told = app.query_one(RichLog).lines
        await until(pilot, lambda: any(name in line.text for line in told), "the move")


async def test_a_replay_and_a_log_tell_the_names_that_the_server_has_now(client: Client, catalogue: Catalogue) -> None:
    table = await client.open("tien_gow", seats=["", "", "greedy", "greedy"], seed=SEED)
    seats = await asyncio.gather(table.sit(0, name=MARKUP), table.sit(1))
    await table.close("enough")
    await asyncio.gather(*(seat.finished() for seat in seats))
    out = io.StringIO()
    await replay(client.log(table.table_id), catalogue, plain=True, names_of=client.names, out=out)
    assert f"Seat 0 was taken by {MARKUP}." in out.getvalue()
    assert "Seat 1 was taken." in out.getvalue()
    out = io.StringIO()
    await print_log(client.log(table.table_id), catalogue, names_of=client.names, out=out)
    assert f"Seat 0 was taken by {MARKUP}." in out.getvalue()
    for options in ({"json": True, "names_of": client.names}, {}):
        out = io.StringIO()
        await print_log(client.log(table.table_id), catalogue, out=out, **options)  # type: ignore[arg-type]
        assert MARKUP not in out.getvalue()
    await client.delete_name(seats[0].view.seats[0].player, seats[0].token)
    out = io.StringIO()
    await print_log(client.log(table.table_id), catalogue, names_of=client.names, out=out)
    assert "Seat 0 was taken." in out.getvalue()


async def test_a_name_is_text_while_stepping_through_a_replay(client: Client, catalogue: Catalogue) -> None:
    table = await client.open("chuo_pai", seats=["", "greedy", "greedy"], seed=SEED, first=0)
    seat = await table.sit(0, name=MARKUP)
    log = client.log(table.table_id, table.spectator_invitation)
    app = ReplayApp(await steps(log, catalogue, names_of=client.names))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("end")
        assert f"It is the turn of {MARKUP}." in screen(pilot)
        assert f"Seat 0 ({MARKUP})" in screen(pilot)
    await client.leave(seat)


async def test_playing_under_a_name(server: Running, client: Client) -> None:
    out = io.StringIO()
    lines, key = io.StringIO("q\n"), server.administrator_key
    table_id = await play(
        server.grpc_address, "tien_gow", name="ada", plain=True, seed=SEED, key=key, source=lines, out=out
    )
    (row,) = await server.tables.journal.summaries(limit=2)
    assert str(row.table) == table_id
    watching = await client.spectate(table_id, server.keys.invitation(row.table, None))
    player = watching.view.seats[0].player
    assert await client.names([player]) == {player: "ada"}
    assert "Seat 0 (you)" in out.getvalue()


async def test_a_name_that_is_refused_leaves_no_table_waiting(server: Running) -> None:
    with pytest.raises(Refused, match="printable"):
        await play(server.grpc_address, "tien_gow", name="a\nda", plain=True, source=io.StringIO(), out=io.StringIO())
    (row,) = await server.tables.journal.summaries(limit=2)
    assert row.status == "closed"
