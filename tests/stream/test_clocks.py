"""Clocks, players who are gone, pauses and failures, at a real server: with short times, or a clock that is set."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import UUID

import grpc
import pytest

from cardavia.client import Client
from cardavia.core.catalog import GAMES
from cardavia.core.game import Explanation, Move
from cardavia.core.views import View
from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.service.bootstrap import SIGNING, Running
from cardavia.service.signing import KeyStore, key_id, keys_to_json
from cardavia.v1 import tables_pb2, views_pb2
from tests.cli.running import child
from tests.stream.api import PASS, Api, Table, canonical, eventually, failing, folded, fresh
from tests.stream.clock import SECOND, Clock
from tests.stream.conftest import serving

HOUR = 3600 * SECOND
BLINK = SECOND // 20
PEOPLE: dict[str, Any] = {"seats": ["", "", "greedy", "greedy"], "first": 0}


@asynccontextmanager
async def served(data: Path | None = None, **seconds: Any) -> AsyncIterator[tuple[Running, Api]]:
    async with serving(data, **seconds) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        yield service, Api(channel, service.administrator_key)


async def until(reading: Any, kind: str) -> views_pb2.Update:
    """The next update with an event of this kind."""
    update: views_pb2.Update
    while True:
        update = await reading.until("update")
        if any(event.WhichOneof("kind") == kind for event in update.events):
            return update


def only(update: views_pb2.Update, kind: str) -> Any:
    (found,) = (getattr(event, kind) for event in update.events if event.WhichOneof("kind") == kind)
    return found


async def pause(api: Api, table: Table, reason: str = "", **call: Any) -> None:
    call = call or {"metadata": api.authorization}
    await api.tables.PauseTable(tables_pb2.PauseTableRequest(table_id=table.id, reason=reason), **call)


async def resume(api: Api, table: Table, reason: str = "", **call: Any) -> None:
    call = call or {"metadata": api.authorization}
    await api.tables.ResumeTable(tables_pb2.ResumeTableRequest(table_id=table.id, reason=reason), **call)


async def now(table: Table, seat: int = 0) -> views_pb2.TableView:
    return (await table.api.get(table.id, table.tokens[seat])).view


# Clocks


async def test_a_table_with_clocks_shows_them_to_all(api: Api) -> None:
    table = await (await api.open(**PEOPLE, move_time=HOUR, reserve=2 * HOUR)).seated(2)
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0], after=1)
    decision = await talk.until("decision")
    view = await now(table, 1)
    assert (view.opened.move_time, view.opened.reserve) == (HOUR, 2 * HOUR)
    assert [seat.reserve for seat in view.seats] == [2 * HOUR] * 4
    assert view.clock == views_pb2.ClockView(seat=0, deadline=decision.deadline)
    assert abs(decision.deadline - time.time() * 1e6 - 3 * HOUR) < HOUR
    await talk.submit(1, decision.legal[0])
    stopped = only(await until(talk, "clock_stopped"), "clock_stopped")
    assert (stopped.seat, stopped.reserve) == (0, 2 * HOUR)
    assert canonical(folded(talk.items)).clock == (await now(table)).clock


async def test_the_next_deal_has_the_same_clocks_and_a_repeated_opening_the_same_table(api: Api) -> None:
    request = {**PEOPLE, "request_id": fresh(), "move_time": HOUR, "reserve": 7, "grace": 9}
    table = await api.open(**request)
    assert (await api.open(**request)).opened == table.opened
    for other in ({"reserve": 8}, {"grace": 8}):
        assert (await failing(api.open(**{**request, **other}))).reason == "REQUEST_REUSED"
    assert (await failing(api.open(**PEOPLE, move_time=8 * 24 * HOUR))).reason == "BAD_OPTION"
    await table.seated(2)
    await table.close()
    following = await table.next_deal(table.tokens[0])
    opened = (await api.get(following, table.opened.owner_token)).view.opened
    assert (opened.move_time, opened.reserve, opened.grace) == (HOUR, 7, 9)


async def test_who_moves_behind_his_deadline_and_within_the_grace_is_in_time() -> None:
    async with served(absent_seconds=0) as (service, api):
        clock = Clock(service)
        table = await (await api.open(**PEOPLE, move_time=HOUR, grace=SECOND)).seated(2)
        watching = api.watch(table.id, table.tokens[0], after=1)
        decision = await watching.until("decision")
        await clock.turn(table.id, 3600)
        assert decision.deadline == service.tables.clock()
        await api.submit(table.id, table.tokens[0], decision.legal[0])
        assert (await until(watching, "moved")).author.seat == 0
        await clock.turn(table.id, 3601)
        assert only(await until(watching, "seat_left"), "seat_left") == events_pb2.SeatLeft(seat=1, reason="time")
        await table.close()


async def test_who_runs_out_of_time_is_played_for_until_he_takes_the_seat_again() -> None:
    async with served(absent_seconds=0) as (service, api):
        clock = Clock(service)
        table = await (await api.open(**PEOPLE, move_time=HOUR)).seated(2)
        ada, spectator = await api.talk(), api.watch(table.id, table.opened.spectator_invitation, after=1)
        await ada.attach(1, table.id, table.tokens[0], after=1)
        await ada.until("decision")
        await clock.turn(table.id, 3600)
        for reading in (ada, spectator):
            update = await until(reading, "seat_left")
            assert update.author.role == update.author.ROLE_SERVICE
            assert only(update, "seat_left") == events_pb2.SeatLeft(seat=0, reason="time")
            assert only(update, "clock_stopped") == events_pb2.ClockStopped(seat=0, reserve=0)
            assert (await until(reading, "moved")).author.ai == "greedy"
        seat = (await now(table)).seats[0]
        assert (seat.away, seat.away_reason, seat.generation) == (True, "time", 1)
        await pause(api, table)
        refused = await failing(api.submit(table.id, table.tokens[0], PASS))
        assert refused.reason == "TABLE_PAUSED"
        await table.sit(0, table.tokens[0])
        taken = only(await until(ada, "seat_taken"), "seat_taken")
        assert (taken.seat, taken.generation) == (0, 1), "his stream goes on, and his token stays good"
        assert not (await now(table)).seats[0].away
        await table.close()


async def test_expiry_happens_once_and_a_whole_deal_is_played_out_by_it(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardavia.core.table.CLAIM_TIME", 1000)
    table = await (await api.open("chan", people=4, move_time=BLINK // 5, claims="open")).seated(4)
    talks = [await api.talk() for _ in range(4)]
    for seat, talk in enumerate(talks):
        await talk.attach(1, table.id, table.tokens[seat], after=1)
    for talk in talks:
        await talk.until_ended()
        lefts = [
            event.seat_left.seat
            for item in talk.items
            if item.WhichOneof("kind") == "update"
            for event in item.update.events
            if event.WhichOneof("kind") == "seat_left"
        ]
        assert len(lefts) == len(set(lefts))
    assert (await now(table)).status == "over"


async def test_who_ran_out_of_time_is_back_when_he_attaches_anew() -> None:
    async with served(absent_seconds=0) as (service, api):
        clock = Clock(service)
        table = await (await api.open(**PEOPLE, move_time=HOUR)).seated(2)
        other = api.watch(table.id, table.tokens[1], after=1)
        await until(other, "clock_started")
        await clock.turn(table.id, 3600)
        await until(other, "seat_left")
        await pause(api, table)
        again = await api.talk()
        await again.attach(1, table.id, table.tokens[0])
        assert only(await until(other, "seat_taken"), "seat_taken").seat == 0
        await table.close()


async def test_a_client_comes_back_after_its_time_was_out() -> None:
    async with served(absent_seconds=0) as (service, _), Client(service.grpc_address) as client:
        clock = Clock(service)
        table = await client.open("tien_gow", seats=["", "", "greedy", "greedy"], move_seconds=3600)
        ada, bo = await table.sit(0), await table.sit(1)
        async for _ in bo:
            if bo.view.HasField("clock"):
                break
        await clock.turn(table.table_id, 3600)
        async for _ in bo:
            if bo.view.seats[0].away or bo.view.seats[1].away:
                break
        away = ada if bo.view.seats[0].away else bo
        await client.come_back(away)
        async for _ in away:
            if away.view.status != "playing" or not away.view.seats[away.number].away:
                break
        assert away.view.seats[away.number].generation == 1
        await table.close()


# Players who are gone


async def test_who_has_no_stream_for_long_is_played_for_until_he_attaches() -> None:
    async with served(absent_seconds=3600) as (service, api):
        clock = Clock(service)
        table = await (await api.open(**PEOPLE)).seated(2)
        live = await service.tables.get(UUID(table.id))

        async def without_ada() -> bool:
            return 0 not in live.streams

        bo = await api.talk()
        await bo.attach(1, table.id, table.tokens[1], after=1)
        await until(bo, "begun")
        await clock.turn(table.id, 3600)
        assert only(await until(bo, "seat_left"), "seat_left") == events_pb2.SeatLeft(seat=0, reason="absent")
        assert (await until(bo, "moved")).author.ai == "greedy"
        ada = api.watch(table.id, table.tokens[0])
        taken = only(await until(bo, "seat_taken"), "seat_taken")
        assert (taken.seat, taken.generation) == (0, 1)
        ada.cancel()
        await eventually(without_ada)
        await clock.turn(table.id, 3600)
        assert only(await until(bo, "seat_left"), "seat_left").reason == "absent"
        assert not (await now(table, 1)).seats[1].away
        await table.close()


async def test_who_has_a_stream_or_says_something_is_not_gone() -> None:
    async with served(absent_seconds=3600) as (service, api):
        clock = Clock(service)
        table = await (await api.open(seats=["", "", "", ""], first=0)).seated(4)
        live = await service.tables.get(UUID(table.id))
        bo = await api.talk()
        await bo.attach(1, table.id, table.tokens[1], after=1)
        await until(bo, "begun")
        await clock.turn(table.id, 3000)
        await now(table, 2)  # a look at the table is enough
        move = (await api.get(table.id, table.tokens[0])).decision.legal[0]
        await api.submit(table.id, table.tokens[0], move)
        await until(bo, "moved")
        assert live.heard.keys() >= {0, 2, 3}
        await clock.turn(table.id, 3000)
        assert only(await until(bo, "seat_left"), "seat_left") == events_pb2.SeatLeft(seat=3, reason="absent")
        await pause(api, table)
        await clock.turn(table.id, 10 * 3600)
        await resume(api, table)
        await clock.turn(table.id, 3000)
        await table.close()
        await until(bo, "ended")
        assert [seat.away for seat in (await now(table, 1)).seats] == [False, False, False, True]


async def test_who_goes_while_all_others_play_on_is_played_for() -> None:
    async with served(absent_seconds=3600) as (service, api):
        clock = Clock(service)
        table = await (await api.open(seats=["", "", "", ""], first=0)).seated(4)
        live = await service.tables.get(UUID(table.id))

        async def without_dee() -> bool:
            return 3 not in live.streams

        ada, bo, cy, dee = [await api.talk() for _ in range(4)]
        for seat, talk in enumerate((ada, bo, cy, dee)):
            await talk.attach(1, table.id, table.tokens[seat], after=1)
        await ada.submit(1, (await ada.until("decision")).legal[0])
        await bo.submit(1, (await bo.until("decision")).legal[0])
        decision = await cy.until("decision")
        await dee.until("caught_up")
        await clock.turn(table.id, 3600)
        assert not any(seat.away for seat in (await now(table)).seats)
        dee.cancel()
        await eventually(without_dee)
        await cy.submit(1, decision.legal[0])
        assert [(await until(bo, "moved")).author.seat for _ in range(2)] == [1, 2]
        await clock.turn(table.id, 3600)
        assert only(await until(bo, "seat_left"), "seat_left") == events_pb2.SeatLeft(seat=3, reason="absent")
        assert (await until(bo, "moved")).author.ai == "greedy"


async def test_a_table_where_nobody_is_is_closed() -> None:
    async with served(abandoned_seconds=0.1) as (service, api):
        clock = Clock(service)
        waiting = await api.open(**PEOPLE, listed=True)
        kept = await (await api.open(**PEOPLE, listed=True)).seated(2)
        left = await (await api.open(**PEOPLE, listed=True)).seated(2)
        spectator = api.watch(kept.id)
        await spectator.until("caught_up")
        await pause(api, paused := await api.open(**PEOPLE, listed=True))
        await clock.turn(waiting.id, 1)

        async def closed() -> dict[str, str] | None:
            listed = (await api.tables.ListTables(tables_pb2.ListTablesRequest())).tables
            found = {row.table_id: row.status for row in listed}
            return found if found[waiting.id] == "closed" and found[left.id] == "void" else None

        found = await eventually(closed)
        assert (found[kept.id], found[paused.id]) == ("playing", "opened")
        ended = only(await until(api.watch(left.id, after=1), "ended"), "ended")
        assert (ended.cause, ended.reason) == ("abandoned", "Nobody has been at this table for long.")


# Administrators


async def test_only_an_administrator_pauses_and_resumes(api: Api) -> None:
    table = await (await api.open(**PEOPLE, move_time=HOUR)).seated(2)
    for metadata, reason in (((), "NOT_ALLOWED"), ((("authorization", "Bearer junk"),), "BAD_TOKEN")):
        assert (await failing(pause(api, table, metadata=metadata))).reason == reason
        assert (await failing(resume(api, table, metadata=metadata))).reason == reason
    assert (await failing(pause(api, table, "x" * 201))).fields == ["reason"]
    watching = api.watch(table.id, table.tokens[0], after=1)
    decision = await watching.until("decision")
    await pause(api, table, "A fire.")
    update = await until(watching, "paused")
    assert update.author.role == update.author.ROLE_ADMINISTRATOR
    assert only(update, "paused").reason == "A fire."
    got = await api.get(table.id, table.tokens[0])
    assert got.view.paused
    assert not got.view.HasField("clock")
    assert not got.HasField("decision")
    assert (await failing(api.submit(table.id, table.tokens[0], decision.legal[0]))).reason == "TABLE_PAUSED"
    await pause(api, table)
    await resume(api, table, "It is out.")
    assert only(await until(watching, "resumed"), "resumed").reason == "It is out."
    again = await watching.until("decision")
    assert again.legal == decision.legal
    assert again.deadline > decision.deadline
    await api.submit(table.id, table.tokens[0], decision.legal[0])
    assert canonical(folded(watching.items)).clock == again_clock(watching.items)


def again_clock(items: list[Any]) -> views_pb2.ClockView:
    """The clock that the last question names."""
    decision = [item.decision for item in items if item.WhichOneof("kind") == "decision"][-1]
    return views_pb2.ClockView(seat=decision.seat, deadline=decision.deadline)


# Restarts


async def test_a_restart_gives_the_seat_on_turn_its_time_anew_and_the_log_verifies(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with served(data, absent_seconds=0) as (service, api):
        clock = Clock(service)
        table = await (await api.open(**PEOPLE, move_time=HOUR, reserve=HOUR)).seated(2)
        paused = await (await api.open(**PEOPLE, move_time=HOUR)).seated(2)
        gone = await (await api.open(**PEOPLE, move_time=HOUR)).seated(2)
        before = await api.watch(table.id, table.tokens[0]).until("decision")
        await api.watch(paused.id, paused.tokens[0]).until("decision")
        await pause(api, paused)
        going = api.watch(gone.id, gone.tokens[1], after=1)
        await until(going, "clock_started")
        await clock.turn(gone.id, 3600)
        await until(going, "seat_left")
    async with served(data) as (_, api):
        for each in (table, paused, gone):
            each.api = api
        watching = api.watch(table.id, table.tokens[0], after=1)
        restarted = only(await until(watching, "restarted"), "restarted")
        after = await watching.until("decision")
        assert after.deadline == restarted.deadline > before.deadline
        assert after.legal == before.legal
        assert canonical(folded(watching.items)) == canonical(await now(table))
        assert (await now(paused)).paused
        await api.submit(table.id, table.tokens[0], after.legal[0], expected_revision=after.revision)
        await resume(api, paused)
        await gone.sit(0, gone.tokens[0])
        for each in (table, paused, gone):
            await each.close()
    file, keys = str(tmp_path / "log.cardavia"), tmp_path / "keys.json"
    keys.write_text(keys_to_json(KeyStore(data / SIGNING).public(), key_id(KeyStore(data / SIGNING).signer().public)))
    for command in (("export", "--data", str(data), "-o", file), ("verify", file, "--keys", str(keys))):
        done = child(*command)
        assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(b"3 tables, ")


# Failures of the rules


class Broken:
    """A state of a game whose kernel fails at every move."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def play(self, _move: int) -> "Broken":
        raise ZeroDivisionError


def with_broken_kernel() -> dict[str, Any]:
    game = GAMES["tien_gow"]

    class BrokenHere(Broken):
        @classmethod
        def start(cls, deal: Any, options: Any) -> "BrokenHere":
            return cls(game.state.start(deal, options))

    def narrate(before: Any, move: Any, after: Any) -> Any:
        return game.narrate(before and before.state, move, after.state)

    return {"state": BrokenHere, "observe": lambda state, viewer: game.observe(state.state, viewer), "narrate": narrate}


def with_broken_narration() -> dict[str, Any]:
    game = GAMES["tien_gow"]

    def narrate(before: Any, move: Any, after: Any) -> Any:
        if move is not None:
            raise LookupError("no words")
        return game.narrate(before, move, after)

    return {"narrate": narrate}


@pytest.mark.parametrize("broken", [with_broken_kernel, with_broken_narration])
async def test_a_deal_at_which_the_rules_fail_is_voided_and_all_are_told(
    broken: Callable[[], dict[str, Any]], api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "tien_gow", replace(GAMES["tien_gow"], **broken()))
    table = await (await api.open(people=4)).seated(4)
    talks = [await api.talk() for _ in range(4)]
    for seat, talk in enumerate(talks):
        await talk.attach(1, table.id, table.tokens[seat], after=1)
    decision = await talks[0].until("decision")
    request = await talks[0].submit(1, decision.legal[0])
    for talk in talks:
        update = await until(talk, "ended")
        ended = only(update, "ended")
        assert update.author.role == update.author.ROLE_SERVICE
        assert (ended.status, ended.cause) == ("void", "failed")
        assert "cannot go on" in ended.reason
        assert "ZeroDivision" not in ended.reason
    refused = next((item.refused for item in talks[0].items if item.WhichOneof("kind") == "refused"), None)
    refused = refused or await talks[0].until("refused")
    assert (refused.request_id, refused.refusal.reason) == (request, "TABLE_ENDED")
    assert (await now(table)).status == "void"


async def test_a_deal_that_cannot_be_dealt_is_given_up(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    def narrate(*_: Any) -> Any:
        raise LookupError("no words")

    monkeypatch.setitem(GAMES, "tien_gow", replace(GAMES["tien_gow"], narrate=narrate))
    table = await (await api.open(people=1)).seated(1)
    ended = only(await until(api.watch(table.id, table.tokens[0], after=1), "ended"), "ended")
    assert (ended.status, ended.cause) == ("closed", "failed")


async def test_a_move_that_is_not_legal_never_ends_a_deal_however_the_rules_fail_at_it(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explain(_view: View, _move: Move) -> Explanation:
        raise LookupError("no clause")

    monkeypatch.setitem(GAMES, "tien_gow", replace(GAMES["tien_gow"], explain=explain))
    table = await (await api.open(people=4)).seated(4)
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0], after=1)
    decision = await talk.until("decision")
    illegal = events_pb2.Move(verb=vocabulary_pb2.VERB_PASS)
    assert illegal not in decision.legal
    await talk.submit(1, illegal)
    assert (await talk.until("refused")).refusal.reason == "INTERNAL"
    await talk.submit(1, decision.legal[0])
    await until(talk, "moved")
    assert (await now(table)).status == "playing"
