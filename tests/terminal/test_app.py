"""The full-screen player, driven by keys against a real server."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest
from textual.widgets import RichLog

from cardavia.client import Catalogue, Client, Interrupted, Refused, Resumed, Seat
from cardavia.log.v1 import events_pb2
from cardavia.log.v1.vocabulary_pb2 import FACE_2M, VERB_CHIU, ZONE_HAND, Face
from cardavia.service import players as acting
from cardavia.service.bootstrap import Running
from cardavia.terminal.app import Pages, PlayApp
from cardavia.terminal.game import Game
from cardavia.terminal.moves import MoveList
from cardavia.terminal.playing import players
from tests.stream.api import eventually
from tests.stream.clock import Clock
from tests.terminal.conftest import SEED, screen, until

SMALL, LARGE = (80, 24), (120, 40)


async def seated(client: Client, catalogue: Catalogue, game: str, **options: str) -> PlayApp:
    table = await client.open(game, seats=players(catalogue, game, 0, "greedy"), seed=SEED, **options)  # type: ignore[arg-type]
    seat = await table.sit(0, history=True)
    return PlayApp(client, seat, Game(catalogue, grace=0.05), pace=0)


def asked(app: PlayApp) -> bool:
    return app._decision is not None or isinstance(app.screen, Pages)


@pytest.mark.parametrize(("game", "size"), [("chuo_pai", SMALL), ("tien_gow", LARGE), ("chan", SMALL), ("chan", LARGE)])
async def test_a_whole_deal_by_keys_and_then_the_next(
    game: str, size: tuple[int, int], client: Client, catalogue: Catalogue
) -> None:
    app = await seated(client, catalogue, game)
    async with app.run_test(size=size) as pilot:
        while True:
            await until(pilot, lambda: asked(app), "a question or the end")
            if isinstance(app.screen, Pages):
                break
            await pilot.press("enter")
        first = app.seat
        assert "Settlement" in screen(pilot)
        assert "Seat 0 (you)" in screen(pilot)
        await pilot.press("n")
        await until(pilot, lambda: app.seat is not first and asked(app), "the next deal")
        assert app.seat.view.opened.previous == first.table_id
        await pilot.press("q")


async def test_the_settlement_can_be_put_away_to_look_at_the_table(client: Client, catalogue: Catalogue) -> None:
    app = await seated(client, catalogue, "tien_gow")
    async with app.run_test(size=SMALL) as pilot:
        while not isinstance(app.screen, Pages):
            await pilot.press("enter")
            await until(pilot, lambda: asked(app), "a question or the end")
        await pilot.press("enter")
        assert isinstance(app.screen, Pages), "Enter may come too fast"
        await pilot.press("escape")
        assert "n next deal" in screen(pilot)
        first = app.seat
        await pilot.press("n")
        await until(pilot, lambda: app.seat is not first, "the next deal")


async def test_numbers_and_filters(client: Client, catalogue: Catalogue) -> None:
    app = await seated(client, catalogue, "chuo_pai")
    async with app.run_test(size=LARGE) as pilot:
        moves = app.query_one(MoveList)
        while True:
            await until(pilot, lambda: asked(app), "a question")
            if moves.option_count > 12:
                break
            await pilot.press("enter")
        everything = moves.option_count
        await pilot.press("1", "2")
        assert moves.highlighted == 11
        await pilot.press("l", "e", "a")
        assert moves.option_count == everything
        await pilot.press("escape", "/", "6", "6")
        shown = [moves.move_at(number) for number in range(moves.option_count)]
        assert 0 < len(shown) < everything or not shown
        assert all(1 in move.cards for move in shown)
        await pilot.press("z")
        assert moves.option_count == 0
        await pilot.press("enter")
        assert app._decision is not None, "nothing is played from an empty list"
        await pilot.press("backspace", "escape")
        assert moves.option_count == everything


async def test_the_mouse_plays_a_move(client: Client, catalogue: Catalogue) -> None:
    app = await seated(client, catalogue, "tien_gow")
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: app._decision is not None, "a question")
        held = app._game.scene().look.size(ZONE_HAND, 0)
        await pilot.click(MoveList, offset=(5, 1))
        await until(pilot, lambda: app._game.scene().look.size(ZONE_HAND, 0) < held, "the move")


async def test_a_refusal_shows_its_clause_and_the_moves_stay(client: Client, catalogue: Catalogue) -> None:
    app = await seated(client, catalogue, "tien_gow")
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: app._decision is not None, "a question")

        async def refuse(*_: object, **__: object) -> bool:
            raise Refused("ILLEGAL_MOVE", "That does not beat it.", "TG-6")

        app.seat.play = refuse  # type: ignore[method-assign]
        count = app.query_one(MoveList).option_count
        await pilot.press("enter")
        await until(pilot, lambda: "Refused (TG-6): That does not beat it." in screen(pilot), "the refusal")
        assert app.query_one(MoveList).option_count == count


async def test_a_lost_connection_is_shown_and_its_return(client: Client, catalogue: Catalogue) -> None:
    app = await seated(client, catalogue, "tien_gow")
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app._decision is not None, "a question")
        await app._happened(app.seat, Interrupted("Broken pipe"))
        await pilot.pause()
        assert "Connection lost (Broken pipe)" in screen(pilot)
        await app._happened(app.seat, Resumed())
        await pilot.pause()
        assert "Connection lost" not in screen(pilot)
        assert app._decision is not None


async def test_help_lists_keys_and_cards(client: Client, catalogue: Catalogue) -> None:
    app = await seated(client, catalogue, "chan")
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: app._decision is not None, "a question")
        await pilot.press("question_mark")
        await until(pilot, lambda: "arrow keys" in screen(pilot), "the help")
        assert "Nhị Vạn" in screen(pilot)
        await pilot.press("escape")
        assert not isinstance(app.screen, Pages)


def three_and_one(pack: Sequence[Face], face: Face) -> events_pb2.Deal:
    """Seat 0 holds three of a face, and the dealer, seat 1, the fourth."""
    others = [card for card in pack if card != face]
    rest = [card for start in range(7) for card in others[start::7]]
    hands = [[face] * 3 + rest[:16], [face, *rest[16:35]], rest[35:54], rest[54:73]]
    return events_pb2.Deal(hands=[events_pb2.Deal.Hand(cards=sorted(hand)) for hand in hands], first=1, stock=rest[73:])


async def test_a_claim_is_asked_for_with_the_time_left(server: Running, client: Client, catalogue: Catalogue) -> None:
    clock, deal = Clock(server), three_and_one(catalogue.games["chan"].pack, FACE_2M)
    table = await client.open("chan", seats=["", "", "greedy", "greedy"], deal=deal)
    dealer = await table.sit(1)
    app = PlayApp(client, await table.sit(0, history=True), Game(catalogue, grace=0.05), pace=0)

    async def answered() -> bool:
        return (await client.table(table.table_id, app.seat.token)).view.window.answered

    async with app.run_test(size=LARGE) as pilot:
        async for _ in dealer.decisions():
            await dealer.play("discard 2m")
            break
        await until(pilot, lambda: app._decision is not None, "a claim")
        assert "Claim? 2 answers" in screen(pilot)
        assert " s left" in screen(pilot)
        assert app.query_one(MoveList).move_at(0).verb == VERB_CHIU
        await pilot.press("enter")
        await eventually(answered)
        await clock.turn(table.table_id, 4)
        told = app.query_one(RichLog).lines
        await until(pilot, lambda: any("You claim Chíu." in line.text for line in told), "the claim")


async def test_a_clock_is_shown_and_a_key_brings_back_who_ran_out_of_time(
    server: Running, client: Client, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, choose, back = Clock(server), acting.choose, threading.Event()

    def waiting(name: str, game: Any, view: Any, *rest: Any) -> Any:
        assert view.viewer != 0 or back.wait(60)
        return choose(name, game, view, *rest)

    monkeypatch.setattr(acting, "choose", waiting)
    seats = ["", "greedy", "greedy", "greedy"]
    table = await client.open("tien_gow", seats=seats, seed=SEED, first=0, move_seconds=60, reserve_seconds=1)
    app = PlayApp(client, await table.sit(0, history=True), Game(catalogue), pace=0)
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: app._decision is not None, "a question")
        assert " s left" in screen(pilot)
        assert "reserve 1 s" in screen(pilot)
        await clock.turn(table.table_id, 61)
        await until(pilot, lambda: "b play yourself again" in screen(pilot), "the end of the time")
        await pilot.press("b")
        await until(pilot, lambda: app._decision is not None, "the question again")
        back.set()
        await table.close()


async def test_what_happens_is_told(client: Client, catalogue: Catalogue) -> None:
    app = await seated(client, catalogue, "chuo_pai")
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: app._decision is not None, "a question")
        told = "\n".join(line.text for line in app.query_one(RichLog).lines)
        assert "The cards are dealt." in told


async def test_a_table_that_is_voided_ends(client: Client, catalogue: Catalogue) -> None:
    table = await client.open("chan", seats=["", "greedy", "greedy", "greedy"], seed=SEED)
    seat: Seat = await table.sit(0, history=True)
    app = PlayApp(client, seat, Game(catalogue), pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app._decision is not None, "a question")
        await table.close("enough")
        await until(pilot, lambda: isinstance(app.screen, Pages), "the end")
        await until(pilot, lambda: "The deal was voided." in screen(pilot), "the words")
        await asyncio.sleep(0)
