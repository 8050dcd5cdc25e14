"""AI players through the real service, in memory: they play, fill in, and are the same after a restart."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any
from uuid import UUID

import pytest
import uvloop

from cardavia.core.catalog import GAMES
from cardavia.core.commands import LeaveSeat, Open, Play, TakeSeat
from cardavia.core.events import Ended, SeatSetup, whole
from cardavia.core.game import Game, Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Entry, Table, append, decision, observe
from cardavia.core.views import View
from cardavia.service import players
from cardavia.service.journal import Append, Journal, Summary, open_memory
from cardavia.service.live import Live
from cardavia.service.players import Alone, Players
from cardavia.service.tables import Tables
from cardavia.service.turns import FAILED, Done
from cardavia.service.wire.log import ENTRY_TOPIC, entry_to_bytes

SECRET = bytes(range(32))
PATIENCE = 30.0
"""Seconds after which something that should happen is taken not to."""

requests = count()


@asynccontextmanager
async def service(journal: Journal | None = None) -> AsyncIterator[Tables]:
    """Tables with their AI players, over a journal; what is due in it begins at once."""
    async with journal or await open_memory() as kept:
        tables = Tables(kept)
        watching = Players(tables)
        await watching.resume()
        try:
            yield tables
        finally:
            await watching.close()


async def opened(tables: Tables, game: str, *seats: str, **changes: Any) -> Live:
    """A new table. One name a seat, in turn; "" is a person."""
    setups = tuple(SeatSetup(seats[seat % len(seats)]) for seat in range(GAMES[game].seats))
    facts: dict[str, Any] = {"secret": SECRET, "source": "seeded", "owner": "owner", **changes}
    facts["seed"] = facts["secret"] if facts["source"] == "seeded" else b""
    live = await tables.open(Open(game, setups, **facts), Author("owner"), "test", f"open {next(requests)}", bytes(32))
    assert not isinstance(live, Refusal), live
    return live


async def until(live: Live, holds: Callable[[Table], object]) -> Table:
    """The table, once it is so."""
    changed = asyncio.Event()
    live.watchers[changed.set] = None
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds(live.table):
                changed.clear()
                await changed.wait()
    finally:
        del live.watchers[changed.set]
    return live.table


def over(table: Table) -> bool:
    return table.ended


async def say(tables: Tables, live: Live, command: TakeSeat | LeaveSeat | Play) -> None:
    done = await tables.execute(live, command, Author("seat", command.seat))
    assert isinstance(done, Done), done


async def play(tables: Tables, live: Live, seat: int, moves: int) -> None:
    """Play some moves as a person: always the first that is legal."""
    for _ in range(moves):
        table = await until(live, lambda now: now.ended or decision(now, seat))
        if (asked := decision(table, seat)) is None:
            return
        await say(tables, live, Play(seat, asked.legal[0], table.revision_of(seat)))


def entries(live: Live) -> list[Entry]:
    return [step.entry for step in live.history]


def by(live: Live, seat: int) -> list[str]:
    """Who acted for a seat, in order: the AI player's name, "" for its person (who also sits down and leaves)."""
    return [entry.author.ai for entry in entries(live) if entry.author.role == "seat" and entry.author.seat == seat]


@dataclass(frozen=True)
class Thought:
    """A choice that an AI player made: what he was given, and on which thread."""

    name: str
    game: Game
    view: View
    legal: tuple[Move, ...]
    random: Any
    move: Move
    thread: threading.Thread


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """All choices of AI players."""
    found: list[Thought] = []
    choose = players.choose

    def noting(name: str, game: Game, view: View, legal: Sequence[Move], rng: Random) -> Move:
        random = rng.getstate()
        move = choose(name, game, view, legal, rng)
        found.append(Thought(name, game, view, tuple(legal), random, move, threading.current_thread()))
        return move

    monkeypatch.setattr(players, "choose", noting)
    return found


SEATED = {"greedy": ("greedy",), "random": ("random",), "both": ("greedy", "random")}


# Tables without a person


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", SEATED.values(), ids=list(SEATED))
async def test_a_table_of_ai_players_plays_to_its_end_by_itself(name: str, seats: tuple[str, ...]) -> None:
    async with service() as tables:
        live = await opened(tables, name, *seats, source="fair")
        table = await until(live, over)
        assert table.status == "over"
        assert table.result is not None
        assert table.deal is not None
        assert table.deal.outcome() is not None
        for seat, setup in enumerate(table.opened.seats):
            assert set(by(live, seat)) <= {setup.ai}
        assert {entry.author.role for entry in entries(live)} <= {"owner", "service", "seat"}
        assert replayed(live) == table


def replayed(live: Live) -> Table | None:
    """The table as its entries alone make it."""
    table = None
    for entry in entries(live):
        table = append(table, entry)
    return table


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_every_rule_option_can_be_played_by_them(name: str, seed: int) -> None:
    rng = Random(seed)
    options = {key: rng.choice(values) for key, values in GAMES[name].options.items()}
    async with service() as tables:
        deal = GAMES[name].stacked(rng)
        live = await opened(tables, name, "greedy", "random", source="given", deal=deal, options=options)
        assert (await until(live, over)).status == "over"


async def test_many_tables_play_side_by_side() -> None:
    async with service() as tables:
        lives = [
            await opened(tables, name, "greedy", "random", secret=bytes([seed]) * 32)
            for seed in range(8)
            for name in GAMES
        ]
        ended = await asyncio.gather(*(until(live, over) for live in lives))
        assert {table.status for table in ended} == {"over"}


# What a choice depends on


@pytest.mark.parametrize("name", GAMES)
async def test_a_choice_is_a_function_of_the_view_the_legal_moves_and_the_seed(
    name: str, thoughts: list[Thought]
) -> None:
    async with service() as tables:
        await until(await opened(tables, name, "greedy", "random"), over)
    assert len(thoughts) > 8
    assert {thought.name for thought in thoughts} == {"greedy", "random"}
    for thought in tuple(thoughts):  # choosing again is noted, too
        rng = Random()
        rng.setstate(thought.random)
        assert players.choose(thought.name, thought.game, thought.view, thought.legal, rng) == thought.move
        assert thought.move in thought.legal


@pytest.mark.parametrize("name", GAMES)
async def test_an_ai_player_is_given_his_own_seat_s_view_and_nothing_that_it_hides(
    name: str, thoughts: list[Thought]
) -> None:
    async with service() as tables:
        live = await opened(tables, name, "greedy", "random")
        await until(live, over)
    rng, at, table = Random(1), 0, None
    for entry in entries(live):
        if entry.author.ai:
            thought, seat = thoughts[at], entry.author.seat
            assert table is not None
            assert table.deal is not None
            assert thought.view == observe(table, seat if seat is not None else -1)
            assert thought.view.viewer == seat
            other = table.deal.resample(seat, rng.randrange(2**32))
            assert table.game.observe(other, seat) == thought.view
            at += 1
        table = append(table, entry)
    assert at == len(thoughts)


@pytest.mark.parametrize("name", GAMES)
async def test_two_services_play_the_same_deal_of_one_secret_alike(name: str) -> None:
    told: list[list[object]] = []
    for secret in (SECRET, SECRET, bytes(32)):
        async with service() as tables:
            live = await opened(tables, name, "random", secret=secret, first=0)
            await until(live, over)
            told.append([entry.happened for entry in entries(live)[1:]])
    assert told[0] == told[1]
    assert told[0] != told[2]


async def recorded(journal: Journal, live: Live, entries: Sequence[Entry]) -> None:
    """Put the first entries of a table into another journal."""
    table = None
    for revision, entry in enumerate(entries, start=1):
        table = append(table, entry)
        summary = Summary(
            table=live.id,
            game=table.opened.game,
            status=table.status,
            listed=False,
            label="",
            owner="owner",
            previous=None,
            opened_at=entries[0].time,
            updated_at=entry.time,
            revision=revision,
        )
        await journal.append(Append(live.id, revision, entry_to_bytes(entry), ENTRY_TOPIC, None, summary))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", SEATED.values(), ids=list(SEATED))
async def test_after_a_restart_at_any_moment_they_make_the_same_moves(name: str, seats: tuple[str, ...]) -> None:
    async with service() as tables:
        first = await opened(tables, name, *seats)
        await until(first, over)
    size = len(first.history)
    for cut in sorted({1, 2, 3, size // 3, size // 2, size - 1}):
        journal = await open_memory()
        await recorded(journal, first, entries(first)[:cut])
        async with service(journal) as tables:
            again = await tables.get(first.id)
            await until(again, over)
            assert [entry.happened for entry in entries(again)] == [entry.happened for entry in entries(first)]
            assert [entry.author for entry in entries(again)] == [entry.author for entry in entries(first)]


class Fickle(Alone):
    """All tables are this process's, or none."""

    here = True

    def mine(self, table: UUID) -> bool:  # noqa: ARG002
        """See Cluster."""
        return self.here


async def test_what_happened_while_a_table_was_taken_for_another_process_s_is_not_missed() -> None:
    cluster = Fickle()
    async with await open_memory() as journal:
        tables = Tables(journal)
        watching = Players(tables, cluster=cluster)
        await watching.resume()
        live = await opened(tables, "tien_gow", "", "greedy", "greedy", "greedy")
        await say(tables, live, TakeSeat(0, "ada"))
        await until(live, lambda now: decision(now, 0))
        cluster.here = False
        await play(tables, live, 0, 1)
        cluster.here = True
        await watching.look(0)
        await until(live, lambda now: now.ended or decision(now, 0))
        await watching.close()


# People who go and come


@pytest.mark.parametrize("name", GAMES)
async def test_a_person_who_leaves_is_played_for_until_he_comes_back(name: str) -> None:
    async with service() as tables:
        live = await opened(tables, name, "", "greedy", "random", claims="open")
        people = [seat for seat, setup in enumerate(live.table.opened.seats) if not setup.ai]
        for seat in people:
            await say(tables, live, TakeSeat(seat, f"player {seat}"))
        waiting = {seat: asyncio.ensure_future(play(tables, live, seat, 10_000)) for seat in people[1:]}
        await play(tables, live, 0, 1)
        await say(tables, live, LeaveSeat(0))
        assert live.table.acted_for(0) == "greedy"
        await until(live, lambda _now: "greedy" in by(live, 0))
        await say(tables, live, TakeSeat(0, "player 0"))
        came_back = len(by(live, 0))
        assert live.table.acted_for(0) == ""
        assert live.table.status == "playing"
        await until(live, lambda now: now.ended or decision(now, 0))
        await play(tables, live, 0, 10_000)
        assert (await until(live, over)).status == "over"
        await asyncio.gather(*waiting.values())
        made = [ai for ai in by(live, 0) if ai]
        assert set(made) == {"greedy"}
        assert "" in by(live, 0)[:2]
        assert set(by(live, 0)[came_back - 1 :]) <= {""}
        for seat in waiting:
            assert set(by(live, seat)) == {""}


@pytest.mark.parametrize("name", GAMES)
async def test_people_who_leave_and_stay_away_hold_nobody_up(name: str) -> None:
    async with service() as tables:
        live = await opened(tables, name, "", "random", "greedy", claims="open", first=0)
        people = [seat for seat, setup in enumerate(live.table.opened.seats) if not setup.ai]
        for seat in people:
            await say(tables, live, TakeSeat(seat, f"player {seat}"))
        await until(live, lambda now: now.status == "playing")
        for seat in people:
            await say(tables, live, LeaveSeat(seat))
        assert (await until(live, over)).status == "over"
        assert all("greedy" in by(live, seat) for seat in people)


@dataclass
class Gate:
    """AI players of one seat think until they are let go; every other thinks as usual."""

    thinking: asyncio.Event
    go: threading.Event


@pytest.fixture
async def gate(monkeypatch: pytest.MonkeyPatch, thoughts: list[Thought]) -> AsyncIterator[Gate]:
    """The AI player that acts for seat 0 thinks until the gate opens. (`thoughts` are noted, too.)"""
    assert thoughts == []
    gate, loop, choose = Gate(asyncio.Event(), threading.Event()), asyncio.get_running_loop(), players.choose

    def slow(name: str, game: Game, view: View, legal: Sequence[Move], rng: Random) -> Move:
        if view.viewer == 0:
            loop.call_soon_threadsafe(gate.thinking.set)
            assert gate.go.wait(PATIENCE)
        return choose(name, game, view, legal, rng)

    monkeypatch.setattr(players, "choose", slow)
    yield gate
    gate.go.set()


@pytest.mark.parametrize("name", GAMES)
async def test_a_person_who_comes_back_while_he_is_thought_for_decides_himself(name: str, gate: Gate) -> None:
    async with service() as tables:
        live = await opened(tables, name, "", *["random"] * (GAMES[name].seats - 1), first=0)
        await say(tables, live, TakeSeat(0, "player 0"))
        await until(live, lambda now: decision(now, 0))
        await say(tables, live, LeaveSeat(0))
        await asyncio.wait_for(gate.thinking.wait(), PATIENCE)
        await say(tables, live, TakeSeat(0, "player 0"))
        gate.go.set()
        await play(tables, live, 0, 10_000)
        await until(live, over)
        assert set(by(live, 0)) - {""} == set()


async def test_the_loop_goes_on_while_they_think(gate: Gate, thoughts: list[Thought]) -> None:
    async with service() as tables:
        slow = await opened(tables, "tien_gow", "greedy", first=0)
        await asyncio.wait_for(gate.thinking.wait(), PATIENCE)
        before = slow.table.revision
        other = await opened(tables, "chan", "")
        await say(tables, other, TakeSeat(2, "ada"))
        assert other.table.seats[2].player == "ada"
        assert slow.table.revision == before
        assert thoughts == []
        gate.go.set()
        await until(slow, over)
    assert threading.current_thread() not in {thought.thread for thought in thoughts}
    assert all(thought.thread.name.startswith("ai") for thought in thoughts)


async def test_an_ai_player_that_fails_voids_his_own_deal_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    choose, failed = players.choose, asyncio.Event()
    loop = asyncio.get_running_loop()

    def failing(name: str, game: Game, view: View, legal: Sequence[Move], rng: Random) -> Move:
        if game.name == "chan":
            loop.call_soon_threadsafe(failed.set)
            raise ArithmeticError("lost count")
        return choose(name, game, view, legal, rng)

    monkeypatch.setattr(players, "choose", failing)
    async with service() as tables:
        broken = await opened(tables, "chan", "greedy")
        await asyncio.wait_for(failed.wait(), PATIENCE)
        assert (await until(await opened(tables, "tien_gow", "greedy"), over)).status == "over"
        assert (await until(broken, over)).status == "void"
        assert whole(broken.history.last.entry.happened[0]) == Ended("void", FAILED.reason, SECRET, "failed")
    assert "a table cannot go on" in capsys.readouterr().out


def test_a_time_that_has_come_while_it_was_looked_at_is_waited_for_once_with_uvloop_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with await open_memory() as journal:
            tables = Tables(journal)
            live = await opened(tables, "tien_gow", "")
            watching = Players(tables)
            monkeypatch.setattr(watching, "_gone", lambda _live: [0])
            monkeypatch.setattr(watching, "_gone_at", lambda _live, _seat: 0)
            monkeypatch.setattr(watching, "_due", lambda _live: None)
            watching.wake(live)
            watching.wake(live)
            await watching.close()

    uvloop.run(main())
