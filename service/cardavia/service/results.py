"""How tables ended, for the account that opened them: who watches is told of those that have, then of each that does.

Results are rows of the journal that are stored with the end of their table. They are read in the order of when it
ended, and a cursor is such a time. In one process ends are stored in that order, too. Where several write one log, or a
clock is set back, one may be stored a little after others that ended later; so whoever goes on after a cursor begins
OVERLAP before it, and whoever watches looks there again (docs/adr/0026-results.md).

Which tables an account opened cannot be looked up: only who has the server's key can tell it of an owner's id, and the
rows of others are read, and passed over.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import lru_cache
from uuid import UUID

from cardavia.service.ids import Keyring
from cardavia.service.journal import JournalFailed, Summary
from cardavia.service.live import Live
from cardavia.service.recording import summary_of
from cardavia.service.tables import NoSuchTable, Tables

OVERLAP = 30_000_000
"""Microseconds before a cursor from which on results are read again: more than the clocks of several servers differ,
and an end takes to be stored, together."""
LOOK_SECONDS = 1.0
"""How often whoever watches looks for what others stored."""
PAUSE = 0.05
"""Seconds between two looks: results of that time are read together."""
PAGE = 500
CACHED = 65_536
"""Of so many pairs of an account and an owner it is remembered whether they belong together."""
FIRST = UUID(int=0)
MAX_INTEGER = 2**63 - 1


class Results:
    """Tells accounts how the tables that they opened ended."""

    def __init__(self, tables: Tables, keys: Keyring) -> None:
        """Watches `tables` from now on."""
        self._tables = tables
        self._owns = lru_cache(CACHED)(keys.owns)
        self._watching: set[Watching] = set()
        tables.followers.append(self._note)

    def watch(self, account: str, label: str, after: int) -> "Watching":
        """Begin to watch the results of an account's tables with this label ("": of all) after a cursor; 0 is none."""
        owns = lambda owner: self._owns(account, owner)  # noqa: E731
        watching = Watching(self._tables, owns, label, after, self._watching.discard)
        self._watching.add(watching)
        return watching

    def _note(self, live: Live) -> None:
        if self._watching and live.table.ended:
            for watching in self._watching:
                watching.note(live)


class Watching:
    """One who watches: what he has been told, and how far. `wake` is set when there may be more."""

    def __init__(
        self,
        tables: Tables,
        is_mine: Callable[[str], bool],
        label: str,
        after: int,
        forget: Callable[["Watching"], None],
    ) -> None:
        """`is_mine` tells of an owner's id whether it was made for who watches."""
        self.wake = asyncio.Event()
        self._tables = tables
        self._is_mine = is_mine
        self._label = label
        self._forget = forget
        self._place = (max(0, after - OVERLAP), FIRST)
        """Up to here, all that is stored has been read."""
        self._back = self._place
        """From here on it is to be read again, if that is before the place."""
        self._told: dict[UUID, int] = {}
        """Tables whose results were told, with when they ended, as far back as he may read again."""
        self._look_at = asyncio.get_running_loop().time() + LOOK_SECONDS

    async def read(self) -> AsyncIterator[list[Summary]]:
        """What is stored and has not been told, page by page. Raises JournalFailed."""
        self._place, self._back = min(self._place, self._back), (MAX_INTEGER, FIRST)
        while page := await self._tables.journal.results(self._label, self._place, PAGE):
            self._place = page[-1].ended_at, page[-1].table
            mine = [row for row in page if row.table not in self._told and self._is_mine(row.owner)]
            if mine:
                await self._tables.keep_up(mine)
                begin = self._begin()
                self._told |= {row.table: row.ended_at for row in mine if row.ended_at >= begin}
                yield [await _with_scores(self._tables, row) for row in mine]
            if len(page) < PAGE:
                return

    async def more(self) -> None:
        """Wait until there may be more to read: at once for what ended here, in time for what others stored."""
        await asyncio.sleep(PAUSE)
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._look_at):
                await self.wake.wait()
        self.wake.clear()
        if (now := asyncio.get_running_loop().time()) >= self._look_at:
            self._look_at = now + LOOK_SECONDS
            begin = self._begin()
            self._back = min(self._back, (begin, FIRST))
            self._told = {table: ended for table, ended in self._told.items() if ended >= begin}

    def note(self, live: Live) -> None:
        """A table has ended."""
        opened = live.table.opened
        if (not self._label or opened.label == self._label) and self._is_mine(opened.owner):
            self._back = min(self._back, (live.history.last.entry.time, FIRST))
            self.wake.set()

    def close(self) -> None:
        """Hear no more."""
        self._forget(self)

    def _begin(self) -> int:
        """From when on others may still store ends."""
        return max(0, max(self._place[0], self._tables.clock()) - OVERLAP)


async def _with_scores(tables: Tables, row: Summary) -> Summary:
    """A row with its scores, which those of before there were any in rows have in their entries."""
    if row.status != "over" or row.scores:
        return row
    with suppress(JournalFailed, NoSuchTable):  # what is damaged is told without them
        live = await tables.get(row.table)
        return summary_of(row.table, live.table, row.opened_at, row.updated_at)
    return row
