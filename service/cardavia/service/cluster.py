"""Several processes on one journal: who attends to which table, what the others have stored, and who is there.

Each replica holds a lease in the database, which it renews twice a second. The tables are shared out over those that
live by rendezvous hashing, so that every replica knows without asking who attends to a table, and a replica that comes
or goes changes nothing but what becomes its own or was. If two attend to a table for a moment, both say the same, and
the journal takes it once.

What others have stored is heard of by hints, with a look each second behind them, and is read by (table, revision).
"""

import asyncio
from collections.abc import Collection, Coroutine, Sequence
from contextlib import suppress
from hashlib import blake2b
from time import monotonic
from uuid import UUID, uuid4

import structlog

from cardavia.core.views import Viewer
from cardavia.service.journal import JournalClosed, JournalFailed
from cardavia.service.journal.postgres import LEASE_SECONDS, SPECTATORS, Lease, Other, Seat, changes
from cardavia.service.offers import Offers
from cardavia.service.players import Players
from cardavia.service.tables import NoSuchTable, Tables

log = structlog.get_logger()

TICK_SECONDS = 0.5
"""Between two renewals of the lease."""
POLL_SECONDS = 1.0
"""Between two looks for what no hint told of."""
PRESENCE_SECONDS = 10.0
"""Between two looks at who is at another replica, at most; a quarter of the time after which somebody is gone."""
RECENT = 60_000_000
"""How far back, in microseconds, tables are looked for that were opened elsewhere: more than clocks differ."""


def home(table: UUID, replicas: Collection[UUID]) -> UUID:
    """The replica, of these (at least one), that attends to a table."""
    return max(replicas, key=lambda replica: blake2b(table.bytes + replica.bytes, digest_size=8).digest())


class Replica:
    """This process among those that share its journal. Belongs to the event loop.

    In order: `join`, `follow`, `leave`, `close`. What Players asks of it stands in `players.Cluster`.
    """

    def __init__(self, url: str, token_key: bytes, administrator_key: bytes) -> None:
        """`url` names the database; the keys are hashes (32 bytes) by which replicas with other keys are found out."""
        self.id = uuid4()
        self.lost_time = True
        """Whether nobody attended to the tables before; known once joined."""
        self._url, self._keys = url, (token_key, administrator_key)
        self._lease: Lease | None = None
        self._live: frozenset[UUID] = frozenset([self.id])
        self._alone = self._left = False
        self._renewed = self._sure_from = 0.0
        self._regrouped = asyncio.Event()
        self._here: set[Seat] = set()
        self._told: set[Seat] = set()
        self._behind: dict[UUID, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._failing = False

    async def join(self) -> None:
        """Take a lease. Raises JournalFailed; ValueError if the others have other keys.

        Waits until all others have seen it, or their leases have run out: a few seconds at most.
        """
        self._lease = await asyncio.to_thread(Lease, self._url, self.id, *self._keys)
        _, others = await asyncio.to_thread(self._lease.renew, False)
        self._check_keys([other for other in others if other.lives])
        before = {other.id: other.renewed_at for other in others}
        while any(other.lives and other.ready and other.renewed_at == before.get(other.id) for other in others):
            await asyncio.sleep(TICK_SECONDS)
            _, others = await asyncio.to_thread(self._lease.renew, False)
        self.lost_time = not any(other.lives and other.ready for other in others)
        self._unsure()
        self._group(others)

    def _check_keys(self, others: Sequence[Other]) -> None:
        for name, mine, theirs in (
            ("token.key", self._keys[0], {other.token_key for other in others}),
            ("administrator.key", self._keys[1], {other.administrator_key for other in others}),
        ):
            if theirs - {mine}:
                raise ValueError(
                    f"{name} is not that of the replicas that serve this database already: give all the same keys"
                )

    async def follow(self, tables: Tables, players: Players, offers: Offers) -> None:
        """Be a replica from now on: hear what others store, and attend to what is this one's."""
        await self._beat()

        def is_news(table: UUID, revision: int) -> bool:
            live = tables.loaded(table)
            followed = self.mine(table) or offers.watched or (live is not None and bool(live.watchers))
            return followed and revision > (len(live.history) if live is not None else players.own.get(table, 0))

        def known() -> dict[UUID, int]:
            lives = {live.id: len(live.history) for live in tables.lives() if live.watchers or live.id in players.own}
            return dict(players.own) | lives

        async def hear() -> None:
            async for grown in changes(self._url, known, POLL_SECONDS, is_news):
                for table, revision in grown.items():
                    self._catch_up(tables, table, revision)

        for work in (hear(), self._keep_alive(), self._attend(tables, players), self._look_around(tables, players)):
            self._spawn(work)

    def accompanied(self) -> bool:
        """Whether other replicas may write to the journal."""
        return not self._alone

    def count(self) -> int:
        """How many replicas attend to the tables, this one included, as far as it knows."""
        return len(self._live)

    def mine(self, table: UUID) -> bool:
        """Whether this replica attends to a table."""
        return not self._left and home(table, self._live) == self.id

    def streamed(self, table: UUID, viewer: Viewer, *, present: bool) -> None:
        """Whether a viewer has a stream here; others hear of it with the next renewal."""
        seat = table, SPECTATORS if viewer is None else viewer
        if present:
            self._here.add(seat)
        else:
            self._here.discard(seat)

    async def present(self, tables: Sequence[UUID]) -> list[tuple[UUID, Viewer]]:
        """Who of these tables has a stream at another replica. Raises JournalFailed."""
        assert self._lease is not None  # noqa: S101  (joined)
        found = await asyncio.to_thread(self._lease.present, tables)
        return [(table, None if seat == SPECTATORS else seat) for table, seat in found]

    async def leave(self) -> None:
        """Attend to nothing more, and give the lease back, so that others attend at once."""
        if self._left or self._lease is None:
            return
        self._left = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(JournalFailed):  # it runs out by itself
            await asyncio.to_thread(self._lease.give_back)

    async def close(self) -> None:
        """Leave, if that is not done, and give back connections."""
        await self.leave()
        if self._lease is not None:
            await asyncio.to_thread(self._lease.close)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self._beat()
            except JournalFailed as error:
                if not self._failing:
                    log.warning("the lease of this replica cannot be renewed", error=str(error))
                self._failing = True
            else:
                self._failing = False

    async def _beat(self) -> None:
        """Renew the lease, tell of who came and went, and see who else is there."""
        assert self._lease is not None  # noqa: S101  (joined)
        began = monotonic()
        new, others = await asyncio.to_thread(self._lease.renew, True)
        if began > self._renewed + LEASE_SECONDS / 2:
            self._unsure()
        self._renewed = monotonic()
        if new:
            self._told.clear()
        here = set(self._here)
        if here != self._told:
            await asyncio.to_thread(self._lease.tell, here - self._told, self._told - here)
            self._told = here
        self._group(others)

    def _unsure(self) -> None:
        """Nobody is to be taken for gone yet: this replica, or the database, was away, and so others may come back."""
        self._renewed = monotonic()
        self._sure_from = self._renewed + LEASE_SECONDS

    def _group(self, others: Sequence[Other]) -> None:
        live = frozenset([self.id, *(other.id for other in others if other.lives and other.ready)])
        sure = not others or monotonic() > self._sure_from
        self._alone = sure and not any(other.lives for other in others)
        if not sure:
            live |= self._live & {other.id for other in others}
        if live != self._live:
            log.info("the replicas are others now", replicas=len(live))
            self._live = live
            self._regrouped.set()

    async def _attend(self, tables: Tables, players: Players) -> None:
        """Look for tables that have become this replica's: all when the replicas change, else those lately opened."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._regrouped.wait(), 2 * POLL_SECONDS)
            regrouped = self._regrouped.is_set()
            self._regrouped.clear()
            try:
                await players.look(0 if regrouped else tables.clock() - RECENT)
            except JournalClosed:
                return
            except JournalFailed:  # which the journal tells of
                if regrouped:
                    self._regrouped.set()
                await asyncio.sleep(POLL_SECONDS)
            except Exception:
                log.exception("tables could not be looked for")

    async def _look_around(self, tables: Tables, players: Players) -> None:
        """Let it be known here who is there by a stream at another replica."""
        if not players.absent_seconds:
            return
        pause = min(PRESENCE_SECONDS, players.absent_seconds / 4)
        while True:
            await asyncio.sleep(pause)
            waiting = players.missing()
            if not waiting:
                continue
            with suppress(JournalFailed):
                for table, viewer in await self.present(list(waiting)):
                    # He counts as heard of until the next look, and some more, since that takes time too.
                    waiting[table].heard[viewer] = tables.clock() + round(2 * pause * 1e6)

    def _catch_up(self, tables: Tables, table: UUID, revision: int) -> None:
        """See to it that a table is read up to a revision."""
        going = table in self._behind
        self._behind[table] = max(revision, self._behind.get(table, 0))
        if not going:
            self._spawn(self._read_on(tables, table))

    async def _read_on(self, tables: Tables, table: UUID) -> None:
        goal = 0
        try:
            while goal < self._behind[table]:
                goal = self._behind[table]
                await tables.follow(table, goal)
        except JournalClosed:
            return
        except (JournalFailed, NoSuchTable):
            return  # it is tried again with the next look
        except Exception:
            log.exception("a table could not be read on", table=str(table))
        finally:
            del self._behind[table]
