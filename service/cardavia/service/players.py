"""What happens at a table without a person: deals begin, claim windows close, AI players move.

AI players get their seat's view and legal moves, nothing else; they think on a thread of their own and play through
the same `execute` as people. Their draws are seeded by the table's secret and revision, so that another process would
play the same move.
"""

import asyncio
import hashlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from uuid import UUID

import structlog

from cardavia.core.commands import Play
from cardavia.core.game import Game, Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Decision, Table, decision, duty, observe
from cardavia.core.views import View
from cardavia.service.journal import JournalClosed, JournalFailed
from cardavia.service.tables import Live, Tables

log = structlog.get_logger()

RETRY_SECONDS = 1.0
LONGEST_RETRY_SECONDS = 60.0
SERVICE = Author("service")


def choose(name: str, game: Game, view: View, legal: Sequence[Move], rng: Random) -> Move:
    """The move of the AI player of this name. Runs off the event loop."""
    return game.greedy(view, legal, rng) if name == "greedy" else rng.choice(legal)


class Players:
    """Does what is due at every table that changes."""

    def __init__(self, tables: Tables) -> None:
        """Watches `tables` from now on."""
        self._tables = tables
        self._tasks: dict[Live, asyncio.Task[None]] = {}
        self._timers: dict[Live, asyncio.TimerHandle] = {}
        self._failing: set[Live] = set()
        self._unread: asyncio.Task[None] | None = None
        self._thinkers = ThreadPoolExecutor(1, thread_name_prefix="ai")
        self._closed = False
        tables.after_commit = self.wake

    async def resume(self) -> None:
        """After a start: load every table that is not at its end, so that what is due there happens.

        One that cannot be read leaves the others alone; it is tried again, ever more seldom. Raises JournalFailed if
        the list of tables cannot be read.
        """
        unread = []
        for status in ("opened", "playing"):
            after = None
            while page := await self._tables.journal.summaries(status=status, after=after, limit=100):
                unread += [row.table for row in page if not await self._resumed(row.table)]
                after = (page[-1].opened_at, page[-1].table)
        if unread:
            self._unread = asyncio.ensure_future(self._try_again(unread))

    async def _resumed(self, table: UUID) -> bool:
        try:
            self.wake(await self._tables.get(table))
        except JournalFailed as error:
            log.error("a table cannot be read; will try again", table=str(table), error=str(error))
            return False
        except Exception:
            log.exception("a table cannot go on", table=str(table))  # the others can
        return True

    async def _try_again(self, unread: Sequence[UUID]) -> None:
        delay = RETRY_SECONDS
        while unread:
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_RETRY_SECONDS)
            unread = [table for table in unread if not await self._resumed(table)]

    def wake(self, live: Live) -> None:
        """See to a table soon."""
        if not self._closed and live not in self._tasks and self._anything(live):
            self._tasks[live] = asyncio.ensure_future(self._attend(live))

    async def close(self) -> None:
        """Stop; what is due will be done after the next start."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._tasks.values(), *([self._unread] if self._unread else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def _anything(self, live: Live) -> bool:
        table = live.table
        if table.ended:
            return False
        if duty(table, self._tables.clock()) is not None or self._next_move(table) is not None:
            return True
        self._wait(live)
        return False

    def _wait(self, live: Live) -> None:
        """Come back when the time of what is open is out."""
        if old := self._timers.pop(live, None):
            old.cancel()
        deadline = live.table.deadline
        if not deadline:
            return

        def fire() -> None:
            self._timers.pop(live, None)
            self.wake(live)

        delay = max(0, deadline - self._tables.clock()) / 1e6
        self._timers[live] = asyncio.get_running_loop().call_later(delay, fire)

    async def _attend(self, live: Live) -> None:
        """Do what is due until nothing is."""
        try:
            while await self._step(live):
                self._failing.discard(live)
        except JournalClosed:
            return
        except JournalFailed as error:
            if live not in self._failing:  # said once: it may take long
                self._failing.add(live)
                log.error("storage failed; will try again", table=str(live.id), error=str(error))
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, live)
        except Exception:
            log.exception("a table cannot go on", table=str(live.id))
        finally:
            # In the same turn of the loop as the last look, so that no change falls between the two.
            self._tasks.pop(live, None)

    async def _step(self, live: Live) -> bool:
        table = live.table
        if table.ended:
            return False
        if (command := duty(table, self._tables.clock())) is not None:
            done = await self._tables.execute(live, command, SERVICE)
            return not isinstance(done, Refusal) or live.table is not table
        if (asked := self._next_move(table)) is None:
            self._wait(live)
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
        for seat in range(len(table.seats)):
            if not table.acted_for(seat) or (asked := decision(table, seat)) is None:
                continue
            if not asked.window:
                return asked
            if table.deal is not None and (claims := table.deal.claims(seat)):
                moves = [table.game.moves[move] for move in claims]
                if table.game.decline is not None:
                    moves.append(table.game.moves[table.game.decline])
                return Decision(seat, tuple(moves), True, asked.deadline)
        return None
