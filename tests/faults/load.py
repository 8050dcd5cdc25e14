"""Many tables of all games at once, over the lives of a server: a load, and the judge of what its clients saw."""

import asyncio
from dataclasses import dataclass, field
from random import Random

import grpc

from tests.faults.clients import Gone, Room, Table, Violation, all_of, connected, going
from tests.faults.history import Disconnected, History, Truth, Updated, violations
from tests.faults.readback import digest

PATIENCE = 60.0
"""Seconds within which what is waited for must come."""


@dataclass
class Tally:
    """What a load has done. `unanswered` counts moves that had no answer when their server was killed, `known` those of
    them that had been carried out all the same when they were sent again."""

    tables: int = 0
    accepted: int = 0
    refused: int = 0
    unanswered: int = 0
    known: int = 0
    updates: int = 0
    broken: int = 0

    def add(self, history: History, found: Truth) -> None:
        """Count a table that has ended."""
        self.tables += 1
        logged = {(entry.seat, entry.request_id): entry.time for entry in found.log}
        answered, unanswered = set[tuple[int, str]](), set[tuple[int, str]]()
        for sending in history.sendings:
            key = sending.seat, sending.request_id
            if sending.accepted is not None or sending.refused:
                self.known += key in unanswered and logged.get(key, sending.time) < sending.time
                self.accepted += sending.accepted is not None
                self.refused += sending.refused != ""
                unanswered.discard(key)
                answered.add(key)
            elif key not in answered:
                self.unanswered += key not in unanswered
                unanswered.add(key)
        for viewing in history.viewings:
            self.updates += sum(isinstance(item, Updated) for item in viewing.received)
            self.broken += sum(isinstance(item, Disconnected) for item in viewing.received)

    def __str__(self) -> str:
        return (
            f"{self.tables} tables settled and examined; {self.accepted} moves acknowledged, {self.refused} refused, "
            f"{self.unanswered} sent again for want of an answer, of which {self.known} had been carried out; "
            f"{self.updates} updates received, {self.broken} connections of viewers broken"
        )


@dataclass
class Load:
    """So many tables at once, over the lives of a server, with clocks if there is a `move_time` (microseconds). Tables
    that ended are examined in a later life, and again, by a digest of their logs, at the end. `answered` is set when
    in this life a move has been answered."""

    tables: int
    rng: Random
    move_time: int = 0
    tally: Tally = field(default_factory=Tally)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    _rooms: list[Room] = field(default_factory=list)
    _ended: list[Table] = field(default_factory=list)
    _digests: dict[str, bytes] = field(default_factory=dict)

    async def run(self, address: str) -> None:
        """Play until the server is gone. Raises Violation."""
        self.answered.clear()
        while (missing := self.tables - sum(len(room.tables) for room in self._rooms)) > 0:
            self._rooms.append(self._new_room(missing))
        async with connected(address) as channel:
            work = [self._play_on(channel, room) for room in self._rooms]
            try:
                await all_of(self._examine(channel), *work)
            except Gone:
                return
        raise AssertionError("a load ended by itself")

    async def finish(self, address: str) -> None:
        """Play all tables to their ends and examine everything. Raises Violation."""
        async with connected(address) as channel:
            try:
                async with asyncio.timeout(PATIENCE):
                    await all_of(*(going(room.play(channel)) for room in self._rooms))
            except Gone:
                raise Violation("the last server ended by itself") from None
            except TimeoutError:
                stuck = [
                    f"{table.id} ({table.what})"
                    for room in self._rooms
                    for table in room.tables
                    if not all(watcher.done for watcher in table.watchers)
                ]
                raise Violation(f"these tables do not go on: {'; '.join(stuck)}") from None
            self._ended += [table for room in self._rooms for table in room.tables]
            self._rooms.clear()
            await self._examine(channel)
            for table, expected in self._digests.items():
                if await digest(channel, table) != expected:
                    raise Violation(f"table {table}: its log is another than it was when the table had ended")

    def _new_room(self, missing: int) -> Room:
        size = min(missing, self.rng.randint(1, 3))
        return Room([self._new_table() for _ in range(size)], self.rng.random() < 0.6)

    def _new_table(self) -> Table:
        return Table(Random(self.rng.random()), self.answered.set, self.move_time)

    async def _play_on(self, channel: grpc.aio.Channel, room: Room) -> None:
        """Room after room."""
        while True:
            await going(room.play(channel))
            self._rooms.remove(room)
            self._ended += room.tables
            room = self._new_room(len(room.tables))
            self._rooms.append(room)

    async def _examine(self, channel: grpc.aio.Channel) -> None:
        """Examine the tables that have ended up to now, and forget them."""
        for table in list(self._ended):
            await going(self._examine_one(channel, table))

    async def _examine_one(self, channel: grpc.aio.Channel, table: Table) -> None:
        found = await examined(channel, table)
        self._digests[table.id] = await digest(channel, table.id)
        self.tally.add(table.history, found)
        self._ended.remove(table)


async def examined(channel: grpc.aio.Channel, table: Table) -> Truth:
    """What the server tells of a table that has ended. Raises Violation where that is not what its clients saw."""
    found = await table.read_back(channel)
    if wrong := violations(table.history, found):
        raise Violation("\n  ".join([f"table {table.id} ({table.what}):", *wrong]))
    return found
