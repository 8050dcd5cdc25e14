"""Secrecy over real sockets: in two worlds that a viewer cannot tell apart he receives the same, whatever he calls.

Worlds come from worlds.py. Here each is played at a real server, and everything counts that comes to the viewer: items
of streams, answers, errors with all their details and trailers, also for who joins late or comes back. What differs at
every table anyway (ids, times, tokens, the commitment, heads of the chain) is replaced by its number of appearance.
"""

from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from uuid import UUID

import grpc
import pytest
from google.protobuf.message import Message

from cardavia.core.audit import command_of
from cardavia.core.catalog import GAMES
from cardavia.core.commands import CloseWindow, Play
from cardavia.core.events import Opened, whole
from cardavia.core.table import Entry, append
from cardavia.core.views import Viewer
from cardavia.log.v1 import events_pb2
from cardavia.service.bootstrap import Running
from cardavia.service.tables import Tables, utc_now
from cardavia.service.wire.log import encode_deal, encode_move
from cardavia.v1 import logs_pb2, tables_pb2
from tests.secrecy.property import others
from tests.secrecy.worlds import World, play_randomly, replay
from tests.stream.api import Api, Table, Talk
from tests.stream.conftest import serving

VARYING = {"table_id", "time", "deadline", "head", "commitment", "owner", "player", "signature", "opened_at"}
ROUNDS = 4
STEPS = 25
"""Moves and windows of one round, from the beginning of a deal."""


class Clock:
    """A clock that stands still, so that a window closes when we say."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._now = utc_now()
        tables.clock = lambda: self._now

    async def pass_by(self, table_id: str) -> None:
        """Time passes until what is open at a table is over."""
        live = await self._tables.get(UUID(table_id))
        if live.table.opened.claims == "sealed":
            self._now = max(self._now, live.table.deadline)
        self._tables.changed(live)


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with serving() as service:
        yield service


@dataclass
class Transcript:
    """What came to a viewer, with everything that varies replaced by its number of appearance.

    Of the questions on his stream one may be left out, if the next update came soon: they are kept apart, by revision.
    """

    lines: list[str] = field(default_factory=list)
    asked: dict[int, str] = field(default_factory=dict)
    numbers: dict[object, int] = field(default_factory=dict)

    def add(self, what: str, message: Message) -> None:
        self.lines.append(f"{what}: {self._text(message)}")

    def fail(self, what: str, error: grpc.aio.AioRpcError) -> None:
        """Code, details and every trailer."""
        trailers = sorted((key, value) for key, value in error.trailing_metadata() or ())
        self.lines.append(f"{what}: {error.code()} {error.details()} {trailers}")

    def _text(self, message: Message) -> str:
        parts = []
        for name, value in ((one.name, value) for one, value in message.ListFields()):
            values = (
                list(value) if isinstance(value, Iterable) and not isinstance(value, (str, bytes, dict)) else [value]
            )
            shown = [
                self._part(name, one) for one in (values if not hasattr(value, "items") else sorted(value.items()))
            ]
            parts.append(f"{name}={shown}")
        return f"{type(message).__name__}({', '.join(parts)})"

    def _part(self, name: str, value: Any) -> str:
        if isinstance(value, Message):
            return self._text(value)
        return f"#{self.numbers.setdefault(value, len(self.numbers))}" if name in VARYING else repr(value)


@dataclass
class Eyes:
    """A viewer at a table: his streams, and what came to him."""

    api: Api
    table: Table
    viewer: Viewer
    talk: Talk
    transcript: Transcript = field(default_factory=Transcript)
    revision: int = 0
    submits: int = 0

    @property
    def token(self) -> str:
        return self.table.opened.spectator_invitation if self.viewer is None else self.table.tokens[self.viewer]

    async def see(self, ready: Callable[[], bool]) -> None:
        """Take in what comes until something is so."""
        while not ready():
            item = await self.talk.next()
            kind = item.WhichOneof("kind")
            if kind == "decision":
                self.transcript.asked[item.decision.revision] = str(item.decision.legal)
            elif kind != "accepted":  # which may come before its update or after it
                self.transcript.add("stream", item)
            if kind in ("view", "update"):
                self.revision = getattr(item, kind).revision

    async def catch_up(self) -> tables_pb2.GetTableResponse:
        now = await self.api.get(self.table.id, self.token)
        self.transcript.add("now", now)
        await self.see(lambda: self.revision >= now.view.revision)
        return now

    async def try_something(self, legal: Iterable[events_pb2.Move], rng: Random) -> None:
        """A move that is refused, for a reason that he is told."""
        move = events_pb2.Move(verb=rng.randrange(1, 12), cards=sorted(rng.choices(range(1, 47), k=rng.randrange(3))))  # type: ignore[arg-type]
        if move in legal:
            return
        self.submits += 1
        try:
            await self.api.submit(self.table.id, self.token, move, request_id=f"try {self.submits}")
            raise AssertionError("an illegal move was accepted")
        except grpc.aio.AioRpcError as error:
            self.transcript.fail("try", error)

    async def look_around(self, rng: Random) -> None:
        """Everything that can be asked by who joins now or comes back."""
        api, table_id, token = self.api, self.table.id, self.token
        add = self.transcript.add
        got = await api.get(table_id, token)
        add("get", got)
        watching = api.watch(table_id, token, after=rng.randint(1, got.view.revision))
        await watching.until("caught_up")
        for item in watching.items:
            add("watch", item)
        watching.cancel()
        async for batch in api.logs.ReadLog(logs_pb2.ReadLogRequest(table_id=table_id, token=token)):
            add("log", batch)
        async for made in api.logs.ListDecisions(logs_pb2.ListDecisionsRequest(table_id=table_id, token=token)):
            add("decisions", made)
        add("head", await api.logs.GetHead(logs_pb2.GetHeadRequest(table_id=table_id, token=token)))
        for what in ({"revision": rng.randint(1, got.view.revision)}, {"revision": got.view.revision + 1}, {"ply": 1}):
            try:
                request = logs_pb2.ReplayRequest(table_id=table_id, token=token, **what)
                add("replay", await api.logs.Replay(request))
            except grpc.aio.AioRpcError as error:
                self.transcript.fail("replay", error)
        listed = (await api.tables.ListTables(tables_pb2.ListTablesRequest())).tables
        add("list", next(each for each in listed if each.table_id == table_id))


async def seen(api: Api, clock: Clock, entries: list[Entry], viewer: Viewer) -> Transcript:
    """Play at a real server what these entries tell; all that comes to a viewer."""
    opened = whole(entries[0].happened[0])
    assert isinstance(opened, Opened)
    assert opened.deal is not None
    source = tables_pb2.CardSource(given=encode_deal(opened.deal))
    people = len(opened.seats)
    table = await api.open(
        opened.game,
        people=people,
        source=source,
        first=None,
        options=dict(opened.options),
        claims=opened.claims,
        listed=True,
        move_time=opened.move_time,
        reserve=opened.reserve,
    )
    talk = await api.talk()
    eyes = Eyes(api, table, viewer, talk)
    for seat in range(people):
        await table.sit(seat)
    await reached(api, table, people + 2)
    await talk.attach(1, table.id, eyes.token, after=1)
    rng = Random(len(opened.deal.stock))
    state = None
    for entry in entries:
        state, command = append(state, entry), command_of(entry)
        if isinstance(command, Play):
            move = encode_move(command.move.verb, command.move.cards)
            await api.submit(table.id, table.tokens[command.seat], move)
        elif isinstance(command, CloseWindow):
            await clock.pass_by(table.id)
            await reached(api, table, state.revision_of(None))
        # An open window is over whenever all have answered who can: what it shows meanwhile is no step of its own.
        if state.status == "playing" and state.window is None:
            now = await eyes.catch_up()
            if viewer is not None and rng.random() < 0.5:
                await eyes.try_something(list(now.decision.legal), rng)
    await eyes.look_around(rng)
    talk.cancel()
    return eyes.transcript


async def reached(api: Api, table: Table, revision: int) -> None:
    """Wait until the spectators are at this revision."""
    watching = api.watch(table.id, table.opened.spectator_invitation)
    seen = (await watching.until("view")).revision
    while seen < revision:
        seen = (await watching.until("update")).revision
    watching.cancel()


def before_the_last_window(entries: list[Entry]) -> list[Entry]:
    """The entries up to the last moment of the deal at which no window is open."""
    state, last = None, 0
    for number, entry in enumerate(entries, start=1):
        state = append(state, entry)
        last = number if state.window is None and not state.ended else last
    return entries[:last]


@pytest.mark.parametrize("game", GAMES)
async def test_silent_on_secrets(game: str, server: Running) -> None:
    """Each viewer, several deals: his transcript of the true world is that of another world."""
    compared = 0
    async with grpc.aio.insecure_channel(server.grpc_address) as channel:
        api, clock = Api(channel, server.administrator_key), Clock(server.tables)
        for seed in range(100):
            rng = Random(f"{game} {seed}")
            script = play_randomly(GAMES[game], rng, stacked=seed % 2 == 0)
            steps = [step for step in script.steps if step.closed][:STEPS]
            script = replace(script, steps=tuple(steps))
            worlds = World.all_of(script)
            viewer = list(worlds)[seed % len(worlds)]
            truth = replay(script, None, viewer)
            other = next(others(script, viewer, worlds[viewer], rng), None)
            if other is None:
                continue
            ours, theirs = [
                await seen(api, clock, before_the_last_window(each.entries), viewer) for each in (truth, other)
            ]
            assert ours.lines == theirs.lines
            assert all(theirs.asked[revision] == ours.asked[revision] for revision in ours.asked.keys() & theirs.asked)
            compared += 1
            if compared == ROUNDS:
                return
    pytest.fail("too few worlds")
