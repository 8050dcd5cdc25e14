"""What happens at a table without a person: deals begin, claim windows close, clocks run out, AI players move.

Who is gone for `absent_seconds` is played for until he is there again: as long as a seat has a stream, somebody is
there; where it has none, each command counts, and each look at the table. A table where nobody is for
`abandoned_seconds` is closed, or its deal voided. A deal that cannot go on is given up, so that nobody waits for it.

AI players get their seat's view and legal moves, nothing else; they think on a thread of their own and play through
the same `execute` as people. Their draws are seeded by the table's secret and revision, so that another process would
play the same move.

Where several processes serve, each does this for its own tables alone (cluster.py). Which these are may change at any
time: what is due is looked at anew then.
"""

import asyncio
import hashlib
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import NamedTuple, Protocol
from uuid import UUID

import structlog

from cardavia.core.commands import Command, GiveUp, Play, Restart, TakeOver, TakeSeat
from cardavia.core.game import Game, Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Decision, Seat, Table, decision, duty, observe
from cardavia.core.views import View, Viewer
from cardavia.service.journal import JournalClosed, JournalFailed
from cardavia.service.live import Live
from cardavia.service.tables import Tables
from cardavia.service.turns import FAILED, SERVICE

log = structlog.get_logger()

RETRY_SECONDS = 1.0
LONGEST_RETRY_SECONDS = 60.0
PAGE = 100
"""Tables that are looked for, and then read, at once."""
ABANDONED = GiveUp("abandoned", "Nobody has been at this table for long.")


def choose(name: str, game: Game, view: View, legal: Sequence[Move], rng: Random) -> Move:
    """The move of the AI player of this name. Runs off the event loop."""
    return game.greedy(view, legal, rng) if name == "greedy" else rng.choice(legal)


class _Timer(NamedTuple):
    """What will be called at a time of the loop. (A handle of uvloop does not tell a time that has come already.)"""

    at: float
    handle: asyncio.Handle


class Cluster(Protocol):
    """What is asked of the processes that serve together."""

    def mine(self, table: UUID) -> bool:
        """Whether this process attends to a table."""

    def streamed(self, table: UUID, viewer: Viewer, *, present: bool) -> None:
        """Hear whether a viewer has a stream here."""

    async def present(self, tables: Sequence[UUID]) -> list[tuple[UUID, Viewer]]:
        """Who of these tables has a stream at another process. Raises JournalFailed."""


class Alone:
    """No other process serves these tables."""

    def mine(self, table: UUID) -> bool:  # noqa: ARG002
        """See Cluster."""
        return True

    def streamed(self, table: UUID, viewer: Viewer, *, present: bool) -> None:
        """See Cluster."""

    async def present(self, tables: Sequence[UUID]) -> list[tuple[UUID, Viewer]]:  # noqa: ARG002
        """See Cluster."""
        return []


class Players:
    """Does what is due at every table that changes."""

    def __init__(
        self,
        tables: Tables,
        absent_seconds: float = 0.0,
        abandoned_seconds: float = 0.0,
        cluster: Cluster | None = None,
    ) -> None:
        """Watches `tables` from now on. After 0 seconds nobody is taken to be gone, and no table is closed.

        Without a `cluster` all tables are this process's. `own` has those that are and have not ended, each with its
        revision when it was last looked at.
        """
        self._tables = tables
        self._cluster = cluster or Alone()
        self.absent_seconds = absent_seconds
        self.own: dict[UUID, int] = {}
        self._absent, self._abandoned = round(absent_seconds * 1e6), round(abandoned_seconds * 1e6)
        self._started = tables.clock()
        self._tasks: dict[Live, asyncio.Task[None]] = {}
        self._timers: dict[Live, _Timer] = {}
        self._full: dict[Live, tuple[Seat, ...]] = {}
        """Tables of this process where people play, all of whom have streams, with their seats as seen then.

        Their revisions in `own` may be old: they are in memory.
        """
        # By id, since a table that nobody looks at need not stay in memory for this.
        self._closing: dict[UUID, asyncio.TimerHandle] = {}
        self._others: set[asyncio.Task[None]] = set()
        self._failing: set[Live] = set()
        self._unread: set[UUID] = set()
        self._thinkers = ThreadPoolExecutor(1, thread_name_prefix="ai")
        self._closed = False
        tables.followers.append(self.wake)
        tables.on_stream = self._streamed

    async def resume(self, *, restart: bool = True) -> None:
        """After a start: load every table that is this process's and not at its end, so that what is due there happens.

        With `restart`, when nobody attended to them before: whatever has a deadline there has its whole time anew, so
        that the time without a service costs nobody any.

        One that cannot be read leaves the others alone; it is tried again, ever more seldom. Raises JournalFailed if
        the list of tables cannot be read.
        """
        await self._look(0, restart=restart)

    async def look(self, since: int) -> None:
        """Attend to the tables that have become this process's: all, or those opened since then (UTC microseconds).

        All (0) when the processes that serve have changed, maybe back to what they were: its own are looked at, too,
        for whatever happened there while they were taken for another's woke nobody. Raises JournalFailed.
        """
        self._part()
        if not since:
            for live in [live for table in self.own if (live := self._tables.loaded(table)) is not None]:
                self.wake(live)
        await self._look(since, restart=False)

    def missing(self) -> dict[UUID, Live]:
        """The tables of this process where a seat that should act has no stream here."""
        return {live.id: live for live in self._timers if self._gone(live)}

    async def _look(self, since: int, *, restart: bool) -> None:
        """Begin to attend to this process's tables; those that cannot be read are tried again."""
        unread: list[UUID] = []
        for status in ("playing", "opened"):
            after: tuple[int, UUID] | None = (since, UUID(int=0)) if since else None
            while page := await self._tables.journal.summaries(status=status, after=after, limit=PAGE):
                known = self.own.keys() | self._unread
                new = [row.table for row in page if row.table not in known and self._cluster.mine(row.table)]
                done = await asyncio.gather(*(self._resumed(table, restart=restart) for table in new))
                unread += [table for table, well in zip(new, done, strict=True) if not well]
                after = (page[-1].opened_at, page[-1].table)
        if unread:
            self._unread.update(unread)
            self._also(self._try_again(unread, restart=restart))

    def _part(self) -> None:
        """Let go of the tables that are another process's now."""
        mine = self._cluster.mine
        for table in [table for table in (*self.own, *self._closing) if not mine(table)]:
            self.own.pop(table, None)
            if timer := self._closing.pop(table, None):
                timer.cancel()
        for live in [live for live in self._timers if not mine(live.id)]:
            self._stop_waiting(live)
        for live in [live for live in self._full if not mine(live.id)]:
            del self._full[live]

    async def _resumed(self, table: UUID, *, restart: bool) -> bool:
        try:
            live = await self._tables.get(table)
            if restart:
                await self._tables.execute(live, Restart(), SERVICE)
            self.wake(live)
        except JournalFailed as error:
            log.error("a table cannot be read; will try again", table=str(table), error=str(error))
            return False
        except Exception:
            log.exception("a table cannot go on", table=str(table))  # the others can
        return True

    async def _try_again(self, unread: list[UUID], *, restart: bool) -> None:
        delay = RETRY_SECONDS
        while unread:
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_RETRY_SECONDS)
            for table in tuple(unread):
                if not self._cluster.mine(table) or await self._resumed(table, restart=restart):
                    unread.remove(table)
                    self._unread.discard(table)

    def wake(self, live: Live) -> None:
        """See to a table soon, if it is this process's."""
        if self._goes_on(live):
            self._stop_waiting(live)
            return
        if self._closed or not self._cluster.mine(live.id):
            return
        if live.table.ended:
            self.own.pop(live.id, None)
            self._forget(live)
        else:
            self.own[live.id] = live.history.length
            if self._abandoned and live.id not in self._closing:
                self._look_at(live.id, self._tables.clock() + self._abandoned)
            self._look_who_is_here(live)
        if live not in self._tasks and self._anything(live):
            self._tasks[live] = asyncio.ensure_future(self._attend(live))

    async def close(self) -> None:
        """Stop; what is due will be done after the next start."""
        self._closed = True
        for handle in (*(timer.handle for timer in self._timers.values()), *self._closing.values()):
            handle.cancel()
        tasks = [*self._tasks.values(), *self._others]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def _anything(self, live: Live) -> bool:
        """Whether something is to be done at a table now; otherwise it is looked at again when something may be."""
        if live.table.ended:
            return False
        try:
            gone = self._gone(live)
            if self._due(live, gone) is not None or self._next_move(live.table) is not None:
                return True
        except Exception:
            return True  # _attend finds it too, and gives the deal up
        self._wait(live, gone)
        return False

    def _goes_on(self, live: Live) -> bool:
        """Whether it is somebody's turn, all who play are here, and no time runs: as after nearly every move.

        Then nothing can be due, nor become so by itself.
        """
        table = live.table
        if self._full.get(live) is not table.seats:  # it stays the same as long as nothing happens to a seat
            return False
        if table.window is not None or table.clock is not None or table.paused or table.status != "playing":
            return False
        try:
            return table.deal is not None and table.deal.legal_count() > 0
        except Exception:
            return False  # _attend finds it too, and gives the deal up

    def _look_who_is_here(self, live: Live) -> None:
        """See whether people play, all of whom have streams."""
        table, streams = live.table, live.streams
        for seat, (setup, held) in enumerate(zip(table.opened.seats, table.seats, strict=True)):
            if setup.ai or held.away or seat not in streams:
                self._full.pop(live, None)
                return
        self._full[live] = table.seats

    def _due(self, live: Live, gone: Sequence[int]) -> Command | None:
        """What is to be said by the service now; None for nothing. Raises if the rules fail."""
        table, now = live.table, self._tables.clock()
        if (command := duty(table, now)) is not None:
            return command
        for seat in gone:
            if now >= self._gone_at(live, seat):
                return TakeOver(seat, "absent")
        if table.window is None and table.status == "playing" and not (table.deal and table.deal.legal_count()):
            raise RuntimeError("nobody can move, and the deal is not over")
        return None

    def _gone(self, live: Live) -> list[int]:
        """The seats whose players act themselves, and have no stream."""
        table = live.table
        if not self._absent or table.status != "playing" or table.paused:
            return []
        return [seat for seat in range(len(table.seats)) if seat not in live.streams and not table.acted_for(seat)]

    def _gone_at(self, live: Live, seat: int) -> int:
        """When a seat without a stream is taken to be gone, if nothing is heard of it, in UTC microseconds."""
        if seat not in live.heard:
            live.heard[seat] = self._tables.clock()  # the service does not know better: it has just read the table
        return live.heard[seat] + self._absent

    def _wait(self, live: Live, gone: Sequence[int]) -> None:
        """Come back when the time of what is open is out, or one of those who are gone is so for long."""
        deadlines = [self._gone_at(live, seat) for seat in gone]
        if deadline := live.table.deadline:
            deadlines.append(deadline)
        if not deadlines:
            if live in self._timers:
                self._stop_waiting(live)
            return
        loop, delay = asyncio.get_running_loop(), max(0, min(deadlines) - self._tables.clock()) / 1e6
        at = loop.time() + delay
        if old := self._timers.get(live):
            if old.at <= at:
                return  # soon enough: then it is seen how long to wait
            old.handle.cancel()

        def fire() -> None:
            self._timers.pop(live, None)
            self.wake(live)

        self._timers[live] = _Timer(at, loop.call_later(delay, fire))

    def _stop_waiting(self, live: Live) -> None:
        if timer := self._timers.pop(live, None):
            timer.handle.cancel()

    def _streamed(self, live: Live, viewer: Viewer, begins: bool) -> None:
        """A stream begins or ends: who is back acts himself, and who has none may soon be gone."""
        self._cluster.streamed(live.id, viewer, present=viewer in live.streams)
        if self._closed:
            return
        if not begins:
            self._tables.hear(live, viewer)
            if viewer is not None and viewer not in live.streams:
                self._full.pop(live, None)
                self.wake(live)
        elif viewer is not None and live.table.seats[viewer].away_reason and not live.table.ended:
            self._also(self._return(live, viewer))

    async def _return(self, live: Live, seat: int) -> None:
        """Let the player of a seat act again. If that cannot be stored now, he can take the seat himself."""
        try:
            await self._tables.execute(live, TakeSeat(seat, live.table.seats[seat].player), Author("seat", seat))
        except (JournalClosed, JournalFailed) as error:
            log.error("a player could not come back", table=live.name, error=str(error))

    def _also(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._others.add(task)
        task.add_done_callback(self._others.discard)

    def _forget(self, live: Live) -> None:
        """Nothing is due any more at a table that is at its end."""
        self._stop_waiting(live)
        self._full.pop(live, None)
        if timer := self._closing.pop(live.id, None):
            timer.cancel()

    def _look_at(self, table: UUID, moment: int) -> None:
        """See to it that a table is closed, at some time (UTC microseconds), if nobody is there any more."""

        def fire() -> None:
            self._also(self._close_if_abandoned(table))

        delay = max(0, moment - self._tables.clock()) / 1e6
        self._closing[table] = asyncio.get_running_loop().call_later(delay, fire)

    async def _close_if_abandoned(self, table: UUID) -> None:
        moment = self._tables.clock() + round(LONGEST_RETRY_SECONDS * 1e6)
        try:
            live = await self._tables.get(table)
            last = max((self._started, live.history.last.entry.time, *live.heard.values()))
            elsewhere = live.id in [table for table, _ in await self._cluster.present([live.id])]
            if live.streams or elsewhere or live.table.paused:
                moment = self._tables.clock() + self._abandoned
            elif self._tables.clock() < last + self._abandoned:
                moment = last + self._abandoned
            else:
                await self._tables.execute(live, ABANDONED, SERVICE)
        except JournalClosed:
            return
        except JournalFailed as error:
            log.error("a table cannot be closed; will try again", table=str(table), error=str(error))
        if not self._closed and table in self._closing and self._cluster.mine(table):
            self._look_at(table, moment)

    async def _attend(self, live: Live) -> None:
        """Do what is due until nothing is."""
        try:
            while await self._step(live):
                self._failing.discard(live)
        except JournalClosed:
            return
        except JournalFailed as error:
            self._try_later(live, error)
        except Exception:
            log.exception("a table cannot go on", table=live.name)
            await self._give_up(live)
        finally:
            # In the same turn of the loop as the last look, so that no change falls between the two.
            self._tasks.pop(live, None)

    async def _give_up(self, live: Live) -> None:
        try:
            await self._tables.execute(live, FAILED, SERVICE)
        except JournalClosed:
            return
        except JournalFailed as error:
            self._try_later(live, error)

    def _try_later(self, live: Live, error: JournalFailed) -> None:
        if live not in self._failing:  # said once: it may take long
            self._failing.add(live)
            log.error("storage failed; will try again", table=live.name, error=str(error))
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, live)

    async def _step(self, live: Live) -> bool:
        table = live.table
        if table.ended or not self._cluster.mine(live.id):
            return False
        gone = self._gone(live)
        if (command := self._due(live, gone)) is not None:
            done = await self._tables.execute(live, command, SERVICE)
            if isinstance(done, Refusal) and live.table is table:  # time went back a little
                self._wait(live, gone)
                return False
            return True
        if (asked := self._next_move(table)) is None:
            self._wait(live, gone)
            return False
        name = table.acted_for(asked.seat)
        view = observe(table, asked.seat)
        if view is None:
            return False
        rng = Random(hashlib.sha256(f"{table.revision} {asked.seat} ".encode() + table.opened.secret).digest())
        loop = asyncio.get_running_loop()
        began = loop.time()
        move = await loop.run_in_executor(self._thinkers, choose, name, table.game, view, asked.legal, rng)
        self._tables.observer.metrics.thinking[name].observe(loop.time() - began)
        play = Play(asked.seat, move, table.revision_of(asked.seat), name)
        done = await self._tables.execute(live, play, Author("seat", asked.seat, name))
        if isinstance(done, Refusal) and live.table is table:
            raise RuntimeError(f"the AI player {name} was refused: {done.text}")
        return True

    def _next_move(self, table: Table) -> Decision | None:
        """A decision that an AI player has to make; in a claim window only one that has a claim to consider."""
        for seat, (setup, held) in enumerate(zip(table.opened.seats, table.seats, strict=True)):
            if not (setup.ai or held.away) or not table.acted_for(seat):
                continue
            if (asked := decision(table, seat)) is None:
                continue
            if not asked.window:
                return asked
            if table.deal is not None and (claims := table.deal.claims(seat)):
                moves = [table.game.moves[move] for move in claims]
                if table.game.decline is not None:
                    moves.append(table.game.moves[table.game.decline])
                return Decision(seat, tuple(moves), True, asked.deadline)
        return None
