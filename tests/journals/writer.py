"""Writes logs that later versions have to read: `python -m tests.journals.writer tests/journals/VERSION`.

A server with a data directory of its own is played at over its API, by people (seeded, at random) and AI players. What
the tables are is fixed (`PLANS`), and `covered` in reading.py sees that nothing is missing; ids, secrets and times are
new each time. It takes a minute or two, since sealed claim windows stay open for four seconds each. A directory of a
version that was released is never written again.
"""

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import grpc

from cardavia.client import Client, Refused
from cardavia.client.client import Table
from cardavia.client.entropy import committed
from cardavia.client.happenings import Updated
from cardavia.client.session import Seat, Session
from cardavia.core.catalog import GAMES
from cardavia.log.v1 import events_pb2, export_pb2
from cardavia.service import observability
from cardavia.service.bootstrap import SIGNING, running
from cardavia.service.config import Config
from cardavia.service.signing import KeyStore
from cardavia.service.tables import utc_now
from cardavia.service.wire.export import FORMAT, Writer
from cardavia.service.wire.log import encode_deal
from cardavia.v1 import logs_pb2, logs_pb2_grpc, tables_pb2, tables_pb2_grpc
from tests.journals.reading import covered, logs, result

Record = export_pb2.Exported
PATIENCE = 1200.0


@dataclass(frozen=True)
class Plan:
    """A table: who sits there ("" for people, who are seated first), where the cards come from, and what happens."""

    name: str
    people: int
    ai: str = "greedy"
    source: str = "fair"
    entropy: bool = False
    claims: str = ""
    disclosure: str = ""
    in_lines: bool = False


PLANS = (
    Plan("fair", 0, "random", in_lines=True),
    Plan("entropy", 2, entropy=True, claims="sealed"),
    Plan("seeded", 1, source="seeded"),
    Plan("given", 1, "random", source="given"),
    Plan("leaving", 2, claims="open"),
    Plan("released", 1, entropy=True, disclosure="release"),
    Plan("series", 1, entropy=True),
    Plan("void", 1, in_lines=True),
    Plan("unrevealed", 1, in_lines=True),
    Plan("closed", 2, in_lines=True),
)
"""The tables of each game. `in_lines`: also in the JSON Lines, which are long."""


class _Play:
    """One game's tables at a running server."""

    def __init__(self, game: str, client: Client, administrator: Client, channel: grpc.aio.Channel) -> None:
        self.game, self.of = game, GAMES[game]
        self.client, self.administrator = client, administrator
        self.stubs: tables_pb2_grpc.TableServiceAsyncStub = tables_pb2_grpc.TableServiceStub(channel)

    async def all(self) -> list[tuple[Plan, list[str]]]:
        """Play all tables at once; gives their ids."""
        played = await asyncio.gather(*(self.play(number, plan) for number, plan in enumerate(PLANS)))
        return list(zip(PLANS, played, strict=True))

    async def play(self, number: int, plan: Plan) -> list[str]:
        rng = Random(f"{self.game} {plan.name}")
        table = await self.open(number, plan, rng)
        match plan.name:
            case "closed":
                await self.sit(table, 0, plan)
                await self.client.close_table(table.table_id, table.owner_token, "Nobody else came.")
            case "void":
                seat = await self.sit(table, 0, plan)
                await random_moves(seat, rng, 2)
                await self.administrator.close_table(table.table_id, "", "The game was broken off.")
            case "unrevealed":
                await self.keep_back(table)
            case "leaving":
                await self.leave_and_return(table, plan, rng)
            case "series":
                seat = await self.sit(table, 0, plan)
                await random_moves(seat, rng)
                next_seat = await self.client.play_on(seat)
                await random_moves(next_seat, rng)
                return [table.table_id, next_seat.table_id]
            case _:
                seats = [await self.sit(table, seat, plan) for seat in range(plan.people)]
                await asyncio.gather(*(random_moves(seat, rng) for seat in seats))
                await (await self.watch(table)).finished()
                if plan.disclosure == "release":
                    await self.client.release_log(table.table_id, table.owner_token)
        return [table.table_id]

    async def open(self, number: int, plan: Plan, rng: Random) -> Table:
        """Open a table; all options come in turn."""
        values = {name: values[number % len(values)] for name, values in self.of.options.items()}
        first = 0 if plan.name in ("seeded", "leaving", "void") else None
        by = self.administrator if plan.source != "fair" or first is not None else self.client
        return await by.open(
            self.game,
            seats=[*([""] * plan.people), *([plan.ai] * (self.of.seats - plan.people))],
            options=values,
            seed=rng.randbytes(32) if plan.source == "seeded" else None,
            deal=encode_deal(self.of.stacked(rng)) if plan.source == "given" else None,
            first=first,
            claims=plan.claims,
            label=plan.name,
            listed=plan.name == "fair",
            disclosure=plan.disclosure,
        )

    async def sit(self, table: Table, seat: int, plan: Plan) -> Seat:
        entropy = None if plan.entropy else b""
        return await self.client.join(table.table_id, seat, table.invitations[seat], entropy=entropy)

    async def watch(self, table: Table) -> Session:
        return await self.client.spectate(table.table_id, table.spectator_invitation)

    async def leave_and_return(self, table: Table, plan: Plan, rng: Random) -> None:
        """The first seat leaves after a move and returns once an AI player has moved for it; the second plays on."""
        ada, bo = [await self.sit(table, seat, plan) for seat in (0, 1)]
        await random_moves(ada, rng, 1)
        watching = await self.watch(table)
        await self.client.leave(ada)
        playing = asyncio.ensure_future(random_moves(bo, rng, 3))
        await happens(watching, "moved", lambda event: event.moved.seat == 0)
        await playing
        ada = await self.sit(table, 0, plan)
        await asyncio.gather(random_moves(ada, rng), random_moves(bo, rng))

    async def keep_back(self, table: Table) -> None:
        """Commit to entropy, and leave without revealing it, once its time is out."""
        commitment = committed(0, b"what ada kept back")
        taken = await self.stubs.TakeSeat(
            tables_pb2.TakeSeatRequest(
                table_id=table.table_id, seat=0, invitation=table.invitations[0], commitment=commitment
            )
        )
        seat = await self.client.resume(table.table_id, 0, taken.token)
        watching = await self.watch(table)
        await asyncio.sleep(max(0.0, (seat.view.reveal_by - utc_now()) / 1e6))
        await self.client.leave(seat)
        await watching.finished()


async def random_moves(seat: Seat, rng: Random, count: int | None = None) -> None:
    """Play at random, to the end or so many times."""
    async for decision in seat.decisions():
        try:
            await seat.play(rng.choice(decision.legal))
        except Refused as refused:
            if refused.reason != "WRONG_REVISION":  # an AI player that acted for the seat was faster
                raise
        count = None if count is None else count - 1
        if count == 0:
            return


async def happens(
    watching: Session, kind: str, wanted: Callable[[events_pb2.Event], bool] = lambda _: True
) -> events_pb2.Event:
    """Wait for the first event of a kind that is wanted."""
    async for happening in watching:
        if isinstance(happening, Updated):
            for event in happening.update.events:
                if event.WhichOneof("kind") == kind and wanted(event):
                    return event
    raise EOFError(kind)


async def export(channel: grpc.aio.Channel, tables: Sequence[str], path: Path, *, jsonl: bool) -> None:
    """Write the logs of tables at their end into a file."""
    service: logs_pb2_grpc.LogServiceAsyncStub = logs_pb2_grpc.LogServiceStub(channel)
    entries = 0
    with path.open("wb") as file:
        writer = Writer(file, jsonl=jsonl)
        header = export_pb2.ExportHeader(format=FORMAT, exported_at=utc_now(), made_by="tests.journals.writer")
        writer.write(Record(header=header))
        for table in tables:
            writer.write(Record(table=export_pb2.ExportedTable(table_id=table)))
            async for part in service.ReadLog(logs_pb2.ReadLogRequest(table_id=table)):
                heads = {head.revision: head for head in part.heads}
                for each in part.entries:
                    writer.write(Record(entry=export_pb2.ExportedEntry(revision=each.revision, stored=each.stored)))
                    if each.revision in heads:
                        writer.write(Record(head=heads[each.revision]))
                    entries += 1
        writer.write(Record(end=export_pb2.ExportEnd(tables=len(tables), entries=entries)))
        writer.close()


async def write(directory: Path) -> None:
    """Play at all tables of all games, and write their logs, the public keys and the results into a directory."""
    with tempfile.TemporaryDirectory() as data:
        async with running(Config(Path(data), listen="127.0.0.1:0", http="")) as service, asyncio.timeout(PATIENCE):
            administrator = (("authorization", f"Bearer {service.administrator_key}"),)
            async with (
                Client(service.grpc_address) as client,
                Client(service.grpc_address, metadata=administrator) as by_administrator,
                grpc.aio.insecure_channel(service.grpc_address) as channel,
            ):
                played = await asyncio.gather(*(_Play(game, client, by_administrator, channel).all() for game in GAMES))
                for game, tables in zip(GAMES, played, strict=True):
                    every = [table for _, ids in tables for table in ids]
                    some = [table for plan, ids in tables if plan.in_lines for table in ids]
                    await export(channel, every, directory / f"{game}.cardavia", jsonl=False)
                    await export(channel, some, directory / f"{game}.jsonl", jsonl=True)
        write_facts(directory, Path(data))
    for game in GAMES:
        covered(game, directory / f"{game}.cardavia")


def write_facts(directory: Path, data: Path) -> None:
    """Write beside the logs the public keys of the server that had this data directory, and the results."""
    public = KeyStore(data / SIGNING).public()
    _write_json(
        directory / "keys.json", {"keys": [{"id": key, "public": public[key].hex(), "current": True} for key in public]}
    )
    results: dict[str, object] = {}
    for game in GAMES:
        results |= {str(log.id): result(log.replayed()) for log in logs(directory / f"{game}.cardavia")}
    _write_json(directory / "results.json", results)


def _write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


def main(write: Callable[[Path], Coroutine[None, None, None]]) -> None:
    """The command: make the directory that is named, and let it be written."""
    observability.configure(json=False, level="warning")
    target = Path(sys.argv[1])
    target.mkdir(parents=True)
    asyncio.run(write(target))


if __name__ == "__main__":
    main(write)
