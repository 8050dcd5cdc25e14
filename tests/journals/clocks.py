"""Writes logs with clocks, which later versions have to read: `python -m tests.journals.clocks tests/journals/NAME`.

Beside those of writer.py: times that run out, players who are gone and come back, pauses, a restart of the service, and
tables that the service gives up. `covered` sees that nothing is missing. A directory of a version that was released is
never written again.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from uuid import UUID

import grpc

from cardavia.client import Client
from cardavia.client.client import Table
from cardavia.client.entropy import committed
from cardavia.client.session import Seat
from cardavia.core import events
from cardavia.core.catalog import GAMES
from cardavia.core.events import whole
from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config
from cardavia.service.turns import FAILED, SERVICE
from cardavia.v1 import tables_pb2, tables_pb2_grpc
from tests.journals.reading import Log, logs
from tests.journals.writer import PATIENCE, export, happens, main, random_moves, write_facts

HOUR = 3600.0
INSTANT = 0.001
MOMENT = 0.3
GRACE = 0.1
"""Move times, reserves and a grace, in seconds."""
KEPT = b"what ada reveals late"

BEFORE = {"absent_seconds": 2.0, "abandoned_seconds": 0.0}
AFTER = {"absent_seconds": 0.0, "abandoned_seconds": 3.0}
"""What is different before and after the restart of the service."""


@dataclass(frozen=True)
class Service:
    """A running service, with a client and what an administrator says to it."""

    running: Running
    client: Client
    stubs: "tables_pb2_grpc.TableServiceAsyncStub"
    by_administrator: tuple[tuple[str, str], ...]
    channel: grpc.aio.Channel

    async def open(
        self, game: str, name: str, people: int = 2, *, move: float = HOUR, reserve: float = HOUR, grace: float = 0.0
    ) -> Table:
        """A table whose first seats are for people; the first of them is on turn when the cards are dealt."""
        seats = [*([""] * people), *(["greedy"] * (GAMES[game].seats - people))]
        return await self.client.open(
            game,
            seats=seats,
            first=0,
            label=name,
            claims="open",
            listed=True,
            move_seconds=move,
            reserve_seconds=reserve,
            grace_seconds=grace,
        )

    async def pause_and_resume(self, table: Table, why: str) -> None:
        pause = tables_pb2.PauseTableRequest(table_id=table.table_id, reason=why)
        await self.stubs.PauseTable(pause, metadata=self.by_administrator)
        resume = tables_pb2.ResumeTableRequest(table_id=table.table_id, reason="It is settled.")
        await self.stubs.ResumeTable(resume, metadata=self.by_administrator)


@asynccontextmanager
async def served(data: Path, seconds: dict[str, float]) -> AsyncIterator[Service]:
    config = Config(data, "127.0.0.1:0", "", **seconds)  # type: ignore[arg-type]
    async with running(config) as service, asyncio.timeout(PATIENCE):
        metadata = (("authorization", f"Bearer {service.administrator_key}"),)
        address = service.grpc_address
        async with Client(address, metadata=metadata) as client, grpc.aio.insecure_channel(address) as channel:
            yield Service(service, client, tables_pb2_grpc.TableServiceStub(channel), metadata, channel)


async def reserve(on: Service, game: str, rng: Random) -> str:
    """The move time is nothing: the reserve goes down with every move."""
    table = await on.open(game, "reserve", move=INSTANT)
    await to_the_end([await table.sit(seat, entropy=b"") for seat in (0, 1)], rng)
    return table.table_id


async def expiry(on: Service, game: str, _rng: Random) -> str:
    """Whoever is asked runs out of time; the first to do so comes back, and does so again."""
    table = await on.open(game, "expiry", move=MOMENT, reserve=MOMENT, grace=GRACE)
    seats = [await table.sit(seat, entropy=b"") for seat in (0, 1)]
    first = (await happens(await table.spectate(history=True), "seat_left")).seat_left.seat
    await on.client.come_back(seats[first])
    await seats[first].finished()
    return table.table_id


async def absent(on: Service, game: str, rng: Random) -> str:
    """Who sits at the first seat goes away without a word, and comes back when an AI player has acted for it."""
    table = await on.open(game, "absent")
    ada, bo = [await table.sit(seat, entropy=b"") for seat in (0, 1)]
    ada.close()
    watching = await table.spectate()
    playing = asyncio.ensure_future(random_moves(bo, rng))
    await happens(watching, "moved", lambda event: event.moved.seat == 0)
    ada = await on.client.resume(table.table_id, 0, ada.token)
    await asyncio.gather(random_moves(ada, rng), playing)
    return table.table_id


async def paused(on: Service, game: str, rng: Random) -> str:
    """A pause while entropy is due, and one while a clock runs."""
    table = await on.open(game, "paused")
    request = tables_pb2.TakeSeatRequest(table_id=table.table_id, seat=0, invitation=table.invitations[0])
    request.commitment = committed(0, KEPT)
    taken = await on.stubs.TakeSeat(request)
    bo = await table.sit(1, entropy=b"")
    await on.pause_and_resume(table, "What is entropy?")
    ada = await on.client.resume(table.table_id, 0, taken.token, entropy=KEPT)
    async for _ in ada.decisions():
        break
    await on.pause_and_resume(table, "A fire.")
    await to_the_end([ada, bo], rng)
    return table.table_id


async def failed(on: Service, game: str, rng: Random) -> str:
    """The rules fail: the service says what it says then."""
    table = await on.open(game, "failed")
    ada, bo = [await table.sit(seat, entropy=b"") for seat in (0, 1)]
    await random_moves(ada, rng, 1)
    tables = on.running.tables
    await tables.execute(await tables.get(UUID(table.table_id)), FAILED, SERVICE)
    await asyncio.gather(ada.finished(), bo.finished())
    return table.table_id


async def interrupted(on: Service, game: str) -> tuple[Table, list[str]]:
    """A deal that goes on after a restart; gives the tokens of its seats."""
    table = await on.open(game, "restarted")
    seats = [await table.sit(seat, entropy=b"") for seat in (0, 1)]
    async for _ in seats[0].decisions():
        break
    return table, [seat.token for seat in seats]


async def continued(on: Service, table: Table, tokens: list[str], rng: Random) -> str:
    """The rest of it."""
    await to_the_end([await on.client.resume(table.table_id, seat, tokens[seat]) for seat in (0, 1)], rng)
    return table.table_id


async def abandoned(on: Service, game: str, people: int) -> str:
    """One person sits down, and nobody is there any more: in a deal, or where others are missing, before it."""
    table = await on.open(game, "abandoned", people)
    (await table.sit(0, entropy=b"")).close()
    while True:
        async for summary in on.client.tables(game=game):
            if summary.table_id == table.table_id and summary.status in ("closed", "void"):
                return table.table_id
        await asyncio.sleep(0.1)


async def to_the_end(seats: Iterable[Seat], rng: Random) -> None:
    await asyncio.gather(*(random_moves(seat, rng) for seat in seats))


async def write(directory: Path) -> None:
    """Play at all tables of all games, and write their logs, the public keys and the results into a directory."""
    with tempfile.TemporaryDirectory() as folder:
        data, rngs = Path(folder), {game: Random(game) for game in GAMES}
        async with served(data, BEFORE) as on:
            scenes = (reserve, expiry, absent, paused, failed)
            first, open_ones = await asyncio.gather(
                asyncio.gather(*(asyncio.gather(*(play(on, game, rngs[game]) for play in scenes)) for game in GAMES)),
                asyncio.gather(*(interrupted(on, game) for game in GAMES)),
            )
        async with served(data, AFTER) as on:
            second = await asyncio.gather(
                *(
                    asyncio.gather(continued(on, *there, rngs[game]), abandoned(on, game, 1), abandoned(on, game, 2))
                    for game, there in zip(GAMES, open_ones, strict=True)
                )
            )
            for game, played, rest in zip(GAMES, first, second, strict=True):
                await export(on.channel, [*played, *rest], directory / f"{game}.cardavia", jsonl=False)
                await export(on.channel, [played[-1], *rest[1:]], directory / f"{game}.jsonl", jsonl=True)
        write_facts(directory, data)
    for game in GAMES:
        covered(directory / f"{game}.cardavia")


def covered(path: Path) -> None:
    """Assert that a game's logs have all that clocks, absence and the service's own care bring about."""
    found = list(logs(path))
    tables = {log.id: log.replayed() for log in found}
    happened = [whole(one) for log in found for entry in log.entries() for one in entry.happened]
    assert {type(event) for event in happened} >= {events.ClockStarted, events.ClockStopped, events.Paused}
    assert {event.reason for event in happened if isinstance(event, events.SeatLeft)} == {"time", "absent"}
    assert {event.cause for event in happened if isinstance(event, events.Ended)} == {"", "abandoned", "failed"}
    assert {table.status for table in tables.values()} == {"over", "void", "closed"}
    assert {table.opened.grace > 0 for table in tables.values()} == {True, False}
    full = {table.opened.reserve for table in tables.values()}
    left = {event.reserve for event in happened if isinstance(event, events.ClockStopped)}
    assert 0 in left, "a reserve that is used up"
    assert left - {0} - full, "one that is used in part"
    assert len([log for log in found if returned(log)]) >= 2
    resumed = {event.deadline > 0 for event in happened if isinstance(event, events.Resumed)}
    assert resumed == {True, False}, "a pause while entropy is due, and one while a clock runs"
    assert any(isinstance(event, events.Restarted) for event in happened)


def returned(log: Log) -> bool:
    """Whether a player came back to a seat for which an AI player acted, and was the same as before."""
    generations: dict[int, int] = {}
    for entry in log.entries():
        for event in map(whole, entry.happened):
            if isinstance(event, events.SeatTaken):
                if generations.get(event.seat) == event.generation:
                    return True
                generations[event.seat] = event.generation
    return False


if __name__ == "__main__":
    main(write)
