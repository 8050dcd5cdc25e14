"""The one loop, and what happens at a table by itself: nothing is lost, done twice, or left undone."""

import asyncio
import gc
import hashlib
import threading
from collections.abc import AsyncIterator, Coroutine
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from uuid import UUID

import grpc
import pytest
from msgspec.structs import replace

from cardavia.core.commands import Begin, CloseWindow, End, Open, Play, TakeSeat
from cardavia.core.events import SeatSetup
from cardavia.core.refusals import Reason, Refusal
from cardavia.core.table import Author, Decision, decision
from cardavia.service.bootstrap import DATABASE, Running
from cardavia.service.feed import Cursor
from cardavia.service.journal import Append, Journal, JournalFailed, open_memory, open_sqlite
from cardavia.service.live import WOKEN_AT_ONCE, Live
from cardavia.service.players import Players
from cardavia.service.tables import NoSuchTable, Tables
from cardavia.service.turns import Done, RequestReused
from tests.stream.api import Api, eventually
from tests.stream.conftest import serving
from tests.stream.storing import Stores, store_by

DIGEST = hashlib.sha256(b"").digest()
OWNER = Author("owner")
PEOPLE = (SeatSetup(),) * 4
LINGER = 0.01
AI_PLAYERS = (SeatSetup("greedy"),) * 4


@pytest.fixture
async def journal() -> AsyncIterator[Journal]:
    async with await open_memory() as journal:
        yield journal


async def opened(tables: Tables, game: str = "tien_gow", seats: tuple[SeatSetup, ...] = PEOPLE, **facts: Any) -> Live:
    command = Open(game, seats, bytes(32), **{"source": "seeded", "seed": bytes(32), "first": 0, **facts})
    live = await tables.open(command, OWNER, "test", str(id(command)), DIGEST)
    assert isinstance(live, Live)
    return live


async def sit(tables: Tables, live: Live, *seats: int) -> None:
    for seat in seats:
        assert isinstance(await tables.execute(live, TakeSeat(seat, f"p{seat}"), Author("seat", seat)), Done)


async def asked(tables: Tables, live: Live) -> Decision:
    """The first decision of a deal, which is seat 0's; everybody sits down for it."""
    await sit(tables, live, 0, 1, 2, 3)
    assert await tables.execute(live, Begin(), Author("service")) == Done(6)
    found = decision(live.table, 0)
    assert found is not None
    return found


async def test_two_services_on_one_journal_see_each_other_s_entries(journal: Journal) -> None:
    one, other = Tables(journal), Tables(journal)
    live = await opened(one)
    twin = await other.get(live.id)
    results = await asyncio.gather(
        *(tables.execute(each, TakeSeat(seat, f"p{seat}"), Author("seat", seat))
          for seat, (tables, each) in enumerate([(one, live), (other, twin)] * 2))
    )  # fmt: skip
    assert sorted(result.position for result in results if isinstance(result, Done)) == [2, 3, 4, 5]
    taken = await one.execute(live, TakeSeat(0, "somebody else"), Author("seat", 0))
    assert isinstance(taken, Refusal)
    assert taken.reason == Reason.SEAT_TAKEN
    assert [stored.revision for stored in await journal.read(live.id)] == [1, 2, 3, 4, 5]


async def test_a_request_that_another_service_carried_out_is_not_done_again(journal: Journal) -> None:
    one, other = Tables(journal), Tables(journal)
    live = await opened(one)
    (move, another), author = (await asked(one, live)).legal[:2], Author("seat", 0)
    twin = await other.get(live.id)
    assert await one.execute(live, Play(0, move), author, "request") == Done(7)
    assert await other.execute(twin, Play(0, move), author, "request") == Done(7)
    with pytest.raises(RequestReused):
        await other.execute(twin, Play(0, another), author, "request")
    assert len(await journal.read(live.id)) == 7


async def test_what_is_said_is_looked_up_where_others_write(journal: Journal) -> None:
    """Nothing but an append shows that a table in memory is as the journal has it."""
    one, other = Tables(journal), Tables(journal)
    other.shared = lambda: True
    live = await opened(one)
    move, author = (await asked(one, live)).legal[0], Author("seat", 0)
    twin = await other.get(live.id)
    assert await one.execute(live, Play(0, move, live.table.revision_of(0)), author, "request") == Done(7)
    assert len(twin.history) == 6
    assert await other.execute(twin, TakeSeat(0, "p0"), author) == Done(0)
    assert len(twin.history) == 7
    second = decision(live.table, 1)
    assert second is not None
    await one.execute(live, Play(1, second.legal[0]), Author("seat", 1), "second")
    refused = await other.execute(twin, Play(1, second.legal[0], 99), Author("seat", 1), "third")
    assert isinstance(refused, Refusal)
    assert len((await other.get(live.id)).history) == len(live.history)


async def test_a_table_that_a_follower_loads_while_it_is_opened_is_there_once(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(journal)

    async def heard_of(append: Append, store: Stores) -> None:
        await store(append)
        await tables.follow(append.table, append.revision)

    store_by(monkeypatch, journal, heard_of)
    live = await opened(tables)
    assert tables.loaded(live.id) is live


async def test_who_is_told_of_an_end_finds_it_at_the_table(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal may tell of an entry a moment before it is published."""
    tables = Tables(journal)
    live = await opened(tables)
    stored, published = asyncio.Event(), asyncio.Event()

    async def slow(append: Append, store: Stores) -> None:
        await store(append)
        stored.set()
        await published.wait()

    store_by(monkeypatch, journal, slow)
    ending = asyncio.ensure_future(tables.execute(live, End("enough"), OWNER))
    await stored.wait()
    rows = await journal.summaries(status="closed")
    assert ([row.table for row in rows], live.table.status) == ([live.id], "opened")
    told = asyncio.ensure_future(tables.keep_up(rows))
    published.set()
    await told
    assert live.table.status == "closed"
    assert await ending == Done(2)


async def test_a_commit_that_looked_like_a_failure_is_found_when_it_is_said_again(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(journal)
    live = await opened(tables)
    play = Play(0, (await asked(tables, live)).legal[0])

    async def broken(append: Append, store: Stores) -> None:
        await store(append)
        raise JournalFailed("the connection broke, who knows when")

    store_by(monkeypatch, journal, broken)
    with pytest.raises(JournalFailed):
        await tables.execute(live, play, Author("seat", 0), "request")
    monkeypatch.undo()
    assert await tables.execute(live, play, Author("seat", 0), "request") == Done(7)
    assert live.table.ply == 1
    assert (await tables.get(live.id)) is live


@pytest.mark.parametrize("mark", [b"the same", bytes(8)])
async def test_a_request_that_looks_known_by_chance_is_carried_out(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, mark: bytes
) -> None:
    monkeypatch.setattr("cardavia.service.live._mark", lambda _seat, _request_id: mark)
    tables = Tables(journal)
    live = await opened(tables)
    first = Play(0, (await asked(tables, live)).legal[0])
    assert await tables.execute(live, first, Author("seat", 0), "one") == Done(7)
    assert (then := decision(live.table, 1)) is not None
    assert await tables.execute(live, Play(1, then.legal[0]), Author("seat", 1), "another") == Done(8)
    assert await tables.execute(live, first, Author("seat", 0), "one") == Done(7)


async def test_a_request_is_known_however_long_ago_it_was_and_to_who_reads_the_table_anew(journal: Journal) -> None:
    tables = Tables(journal)
    live = await opened(tables)
    await asked(tables, live)
    said: list[tuple[Play, Author]] = []
    while not live.table.ended:
        then = next(found for seat in range(4) if (found := decision(live.table, seat)) is not None)
        said.append((Play(then.seat, then.legal[0]), Author("seat", then.seat)))
        done = await tables.execute(live, *said[-1], f"move {len(said)}")
        assert done == Done(6 + len(said))
    for each in (tables, Tables(journal)):
        for number, (play, author) in enumerate(said, start=1):
            again = await each.execute(await each.get(live.id), play, author, f"move {number}")
            assert again == Done(6 + number)
            other = next(play for play, _ in said if play.move != said[number - 1][0].move)
            with pytest.raises(RequestReused):
                await each.execute(live, replace(other, seat=play.seat), author, f"move {number}")
    assert len(await journal.read(live.id)) == len(live.history)


async def test_state_changes_only_after_the_append(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables(journal)
    live = await opened(tables)
    stored = asyncio.Event()
    woken: list[int] = []
    live.watchers[lambda: woken.append(len(live.history))] = None

    async def slow(append: Append, store: Stores) -> None:
        await stored.wait()
        await store(append)

    store_by(monkeypatch, journal, slow)
    taking = asyncio.ensure_future(tables.execute(live, TakeSeat(0, "ada"), Author("seat", 0)))
    await asyncio.sleep(0.01)
    assert (live.table.revision, woken) == (1, [])
    stored.set()
    assert await taking == Done(2)
    assert (live.table.revision, woken) == (2, [2])


async def test_what_follows_a_command_cannot_undo_it(journal: Journal) -> None:
    tables = Tables(journal)
    live = await opened(tables)

    def fails(_live: Live) -> None:
        raise RuntimeError("something else")

    heard: list[Live] = []
    tables.followers += [fails, heard.append]
    assert await tables.execute(live, TakeSeat(0, "ada"), Author("seat", 0)) == Done(2)
    assert heard == [live], "nor keep it from those who follow after"


async def test_many_watchers_are_woken_some_at_a_time(journal: Journal) -> None:
    live = await opened(Tables(journal))
    woken: list[int] = []
    for number in range(2 * WOKEN_AT_ONCE + 1):
        live.watchers[partial(woken.append, number)] = None
    live.notify()
    seen = {len(woken)}
    while len(woken) < len(live.watchers):
        await asyncio.sleep(0)
        seen.add(len(woken))
    assert seen == {WOKEN_AT_ONCE, 2 * WOKEN_AT_ONCE, 2 * WOKEN_AT_ONCE + 1}
    assert woken == sorted(woken)


async def test_under_load_who_neither_moved_nor_is_asked_is_woken_once_for_all_that_happened(journal: Journal) -> None:
    tables = Tables(journal)
    live = await opened(tables)
    await asked(tables, live)
    woken, late = watched(live), asyncio.Event()
    live.watchers[late.set] = None
    live.notify(author=3, linger=LINGER)
    live.notify(author=1, linger=LINGER)
    assert woken == [0, 3, 0, 1]  # seat 0 is on turn
    await late.wait()
    assert woken == [0, 3, 0, 1, 2, None, 3]  # 1, who heard of both, is not among them
    live.notify(author=1)
    assert woken[7:] == [0, 1, 2, 3, None]


@pytest.mark.parametrize("claims", ["sealed", "open"])
async def test_nobody_lingers_while_claims_are_asked_for(journal: Journal, claims: str) -> None:
    tables = Tables(journal)
    live = await opened(tables, "chan", claims=claims)
    await asked(tables, live)
    while live.table.window is None:
        seat = live.table.turn
        assert seat is not None
        move = decision(live.table, seat)
        assert move is not None
        assert isinstance(await tables.execute(live, Play(seat, move.legal[0]), Author("seat", seat)), Done)
    woken = watched(live)
    live.notify(author=1, linger=LINGER)
    assert woken == [0, 1, 2, 3, None]


def watched(live: Live) -> list[int | None]:
    """Who is woken of a watcher for each seat and a spectator."""
    woken: list[int | None] = []
    for viewer in (0, 1, 2, 3, None):
        live.watchers[partial(woken.append, viewer)] = viewer
    return woken


async def test_a_caller_that_gives_up_does_not_stop_what_he_began(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(journal)
    committed: list[Live] = []
    tables.followers.append(committed.append)
    stored = asyncio.Event()

    async def slow(append: Append, store: Stores) -> None:
        await stored.wait()
        await store(append)

    store_by(monkeypatch, journal, slow)
    opening = asyncio.ensure_future(opened(tables))
    await asyncio.sleep(0.01)
    opening.cancel()
    stored.set()

    async def done() -> bool:
        return bool(committed)

    await eventually(done)
    live = committed[0]
    assert await tables.get(live.id) is live
    stored.clear()
    taking = asyncio.ensure_future(tables.execute(live, TakeSeat(0, "ada"), Author("seat", 0)))
    await asyncio.sleep(0.01)
    taking.cancel()
    stored.set()
    await sit(tables, live, 1)
    assert [seat.player for seat in live.table.seats] == ["ada", "p1", "", ""]


async def test_time_never_runs_backwards_in_a_log(journal: Journal) -> None:
    now = iter([1000, 900, 2000, 1, 1, 1, 1])
    tables = Tables(journal, lambda: next(now))
    live = await opened(tables)
    await sit(tables, live, 0, 1, 2)
    assert [step.entry.time for step in live.history] == [1000, 1000, 2000, 2000]


async def test_there_is_no_such_table(journal: Journal) -> None:
    with pytest.raises(NoSuchTable):
        await Tables(journal).get(UUID(int=7))


async def test_many_who_ask_at_once_for_a_table_get_one(journal: Journal) -> None:
    live = await opened(Tables(journal))
    tables = Tables(journal)
    lives = await asyncio.gather(*(tables.get(live.id) for _ in range(20)))
    assert len({id(each) for each in lives}) == 1


async def test_a_table_that_somebody_holds_is_never_loaded_a_second_time(journal: Journal) -> None:
    """Or else its watchers would not hear of what is done at the other one."""
    tables = Tables(journal, cached_tables=2)
    live = await opened(tables)
    woken: list[None] = []
    cursor = Cursor(live, None, 1, lambda: woken.append(None))
    for _ in range(5):
        await opened(tables)
    again = await tables.get(live.id)
    await sit(tables, again, 0)
    assert woken
    assert len(cursor.take(10)) == 3
    forgotten = live.id
    del live, again
    cursor.close()
    del cursor
    for _ in range(5):
        await opened(tables)
    assert len(tables._lives) <= 3, "what nobody holds is let go"
    assert (await tables.get(forgotten)).table.revision == 2


async def test_who_goes_before_he_is_refused_is_no_fault(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.service.tables.log", log := Mock())
    tables, told = Tables(journal), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    command = Open("tien_gow", PEOPLE, bytes(32))
    await tables.open(command, OWNER, "test", "request", DIGEST)
    await _gone(tables.open(command, OWNER, "test", "request", bytes(32)))
    await _gone(tables.get(UUID(int=7)))
    gc.collect()
    assert told == []
    assert log.mock_calls == []


async def test_a_fault_is_told_though_its_caller_has_gone(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.service.tables.log", log := Mock())

    async def broken(*_: object) -> None:
        await asyncio.sleep(0)
        raise RuntimeError

    monkeypatch.setattr(journal, "read", broken)
    await _gone(Tables(journal).get(UUID(int=7)))
    log.error.assert_called_once()


async def _gone(asking: Coroutine[Any, Any, object]) -> None:
    """Ask, and go before the answer; then wait until all that was begun has ended."""
    task = asyncio.create_task(asking)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await eventually(_alone)
    await asyncio.sleep(0)  # so that what waits for their ends has heard of them


async def _alone() -> bool:
    """Whether no other task is under way."""
    return len(asyncio.all_tasks()) == 1


# What happens by itself


async def test_many_more_tables_than_stay_in_memory_are_all_played_out(api: Api, server: Running) -> None:
    server.tables.cached_tables = 2
    tables = [await api.open("chuo_pai") for _ in range(8)]
    watching = [api.watch(table.id, table.opened.spectator_invitation) for table in tables]
    for table in tables:
        await table.sit()
    await asyncio.gather(*(table.play_out() for table in tables))
    for each in watching:
        await each.until_ended()
    assert server.tables is not None


async def test_ai_players_play_a_deal_alone(api: Api) -> None:
    table = await api.open("chan", people=0, claims="open")
    await api.watch(table.id, table.opened.spectator_invitation).until_ended()


async def test_ai_players_play_sealed_windows_too(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.core.table.CLAIM_TIME", 1000)
    table = await api.open("chan", people=0, claims="sealed")
    await api.watch(table.id, table.opened.spectator_invitation).until_ended()


async def test_a_window_whose_time_ran_out_while_the_server_was_down_has_it_anew_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardavia.core.table.CLAIM_TIME", 300_000)
    data = tmp_path / "data"
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        table = await (await Api(channel, service.administrator_key).open("chan", people=4, claims="sealed")).seated(4)
        move = (await Api(channel, service.administrator_key).watch(table.id, table.tokens[0]).until("decision")).legal[
            0
        ]
        await Api(channel, service.administrator_key).submit(table.id, table.tokens[0], move)
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        watching = Api(channel, service.administrator_key).watch(table.id, table.tokens[1], after=1)
        kinds: list[str | None] = []
        while "window_closed" not in kinds:
            kinds += [event.WhichOneof("kind") for event in (await watching.until("update")).events]
        at = kinds.index("window_closed")
        assert kinds[at - 1] in ("restarted", "window_opened")


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_from_going_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        broken, good = (
            await Api(channel, service.administrator_key).open(people=2),
            await (await Api(channel, service.administrator_key).open(people=2)).seated(2),
        )
        await Api(channel, service.administrator_key).watch(good.id, good.tokens[0]).until("decision")
        await good.leave(0)
    async with await open_sqlite(data / DATABASE) as journal:
        await journal.append(Append(UUID(broken.id), 2, b"junk of a later version", "later.Entry"))
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        good.api = api = Api(channel, service.administrator_key)
        await api.watch(good.id, good.tokens[1]).until("decision")
        with pytest.raises(grpc.aio.AioRpcError) as error:
            await api.get(broken.id, broken.opened.owner_token)
        assert error.value.code() == grpc.StatusCode.UNAVAILABLE


async def test_an_ai_player_that_fails_voids_his_deal_and_leaves_the_other_tables_alone(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardavia.service import players

    choose = players.choose

    def sometimes(name: str, *rest: Any) -> Any:
        if name == "random":
            raise ZeroDivisionError
        return choose(name, *rest)

    monkeypatch.setattr("cardavia.service.players.choose", sometimes)
    stuck = await api.open(seats=["random"] * 4)
    good = await api.open(people=0)
    await api.watch(good.id, good.opened.spectator_invitation).until_ended()
    told = api.watch(stuck.id, stuck.opened.spectator_invitation, after=1)
    while not (update := await told.until("update")).events[-1].HasField("ended"):
        pass
    ended = update.events[-1].ended
    assert (ended.status, ended.cause) == ("void", "failed")
    assert ended.reason


async def test_an_ai_player_s_move_is_thrown_away_if_the_player_came_back_meanwhile(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardavia.service import players

    choose, thinking, go_on = players.choose, threading.Event(), threading.Event()

    def slowly(*arguments: Any) -> Any:
        thinking.set()
        assert go_on.wait(8)
        return choose(*arguments)

    monkeypatch.setattr("cardavia.service.players.choose", slowly)
    table = await (await api.open(people=4)).seated(4)
    await api.watch(table.id, table.tokens[0]).until("decision")
    await table.leave(0)
    assert await asyncio.to_thread(thinking.wait, 8)
    decision = await api.watch(table.id, await table.sit(0)).until("decision")
    other = api.watch(table.id, table.tokens[1])
    await other.until("caught_up")
    go_on.set()
    await api.submit(table.id, table.tokens[0], decision.legal[0])
    update = await other.until("update")
    assert (update.author.seat, update.author.ai) == (0, "")


async def test_after_the_players_are_closed_nothing_happens_by_itself(journal: Journal) -> None:
    tables = Tables(journal)
    players = Players(tables)
    await players.close()
    live = await opened(tables, seats=AI_PLAYERS)
    assert not players._tasks
    assert live.table.status == "opened"
    assert await tables.execute(live, CloseWindow(), Author("service")) == Done(0)
