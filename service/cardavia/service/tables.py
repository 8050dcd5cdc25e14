"""All tables: opened once for each request, read from the journal when they are wanted, and kept in memory a while."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar
from uuid import UUID
from weakref import WeakValueDictionary

import structlog

from cardavia.core.commands import Open
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Entry, Table, append, decide
from cardavia.core.views import Viewer
from cardavia.service.ids import new_table_id
from cardavia.service.journal import Journal, JournalFailed, Request, RequestKnown, Summary
from cardavia.service.live import Live, loaded
from cardavia.service.metrics import WAITED_FOR
from cardavia.service.observability import Observer
from cardavia.service.recording import OPENING, opening_id
from cardavia.service.signing import Signer
from cardavia.service.turns import RequestReused, Turns

log = structlog.get_logger()

T = TypeVar("T")

RECOUNT_SECONDS = 10.0
"""After how long open tables are counted anew."""

CACHED_TABLES = 10_000
"""How many tables stay in memory, if nothing is said, besides those that are watched or at work."""


class NoSuchTable(Exception):
    """There is no table of this id."""


class TooManyTables(Exception):
    """There are as many open tables as the service may have: `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} tables are open")
        self.most = most


def utc_now() -> int:
    """UTC in microseconds."""
    return time.time_ns() // 1000


class Tables(Turns):
    """All tables of a journal."""

    def __init__(
        self,
        journal: Journal,
        clock: Callable[[], int] = utc_now,
        signer: Signer | None = None,
        observer: Observer | None = None,
        cached_tables: int = CACHED_TABLES,
    ) -> None:
        """Without a `signer`, heads are signed by a new key; without an `observer`, figures are counted for nobody.

        `on_stream` may be set to a function that is called with each stream that begins or ends (`Live.on_stream`), and
        `open_limit` to one that says how many tables may be open at once (0: any number).
        """
        super().__init__(journal, clock, signer or Signer.new(), observer or Observer())
        self.cached_tables = cached_tables
        self.on_stream: Callable[[Live, Viewer, bool], None] = lambda _live, _viewer, _begins: None
        # One `Live` a table, as long as anybody holds it: its watchers must hear of every commit.
        self._lives: WeakValueDictionary[UUID, Live] = WeakValueDictionary()
        self._recent: OrderedDict[UUID, Live] = OrderedDict()
        self._loading: dict[UUID, asyncio.Future[Live]] = {}
        self.open_limit: Callable[[], int] = lambda: 0
        self._open_tables = 0
        self._counted_at = -RECOUNT_SECONDS
        self._counting = asyncio.Lock()

    async def open(self, command: Open, author: Author, scope: str, request_id: str, digest: bytes) -> Live | Refusal:
        """Open a table, once for each request id of a scope. Raises RequestReused, TooManyTables.

        A caller that is cancelled does not stop it.
        """
        return await _shielded(asyncio.ensure_future(self._open(command, author, scope, request_id, digest)))

    async def _open(self, command: Open, author: Author, scope: str, request_id: str, digest: bytes) -> Live | Refusal:
        request = Request(OPENING, opening_id(scope, request_id), digest)
        if known := await self.journal.find(request.scope, request.id):
            return await self._opened_before(known.table, known.digest, digest)
        await self._make_sure_of_room()
        now = self.clock()
        happened = decide(None, command, now)
        if isinstance(happened, Refusal):
            return happened
        entry = Entry(now, author, request.id, tuple(happened), digest)
        table = append(None, entry)
        live = Live(new_table_id(now), table, now)
        self._open_tables += 1
        try:
            appended, head = self.form(live, entry, table, request)
            (error,) = await self.journal.store([appended])
            if error is not None:
                raise error
        except RequestKnown as known_now:
            self._open_tables -= 1
            return await self._opened_before(known_now.found.table, known_now.found.digest, digest)
        except BaseException:
            self._open_tables -= 1
            raise
        live.add(entry, appended.state, table, head)
        self.came_to(table)
        live = self._lives.get(live.id, live)  # whoever follows the journal may have loaded it already
        self._keep(live)
        self.changed(live)
        return live

    async def _make_sure_of_room(self) -> None:
        """Raise TooManyTables where no more may be opened. Tables are counted anew now and then: others may write, too.

        Where the journal cannot tell, the last count stays.
        """
        most = self.open_limit()
        if not most:
            return
        if self._counted_long_ago():
            async with self._counting:
                if self._counted_long_ago():
                    with suppress(JournalFailed):
                        self._open_tables = sum((await self.journal.counts(WAITED_FOR)).values())
                    self._counted_at = time.monotonic()
        if self._open_tables >= most:
            raise TooManyTables(most)

    def _counted_long_ago(self) -> bool:
        return time.monotonic() - self._counted_at >= RECOUNT_SECONDS

    async def _opened_before(self, table: UUID, known: bytes, digest: bytes) -> Live:
        if known != digest:
            raise RequestReused
        return await self.get(table)

    async def get(self, table_id: UUID) -> Live:
        """A table, loaded if it is not in memory. Raises NoSuchTable; JournalFailed, also for damaged entries.

        Where others write to the journal, it is looked at, so that the table is as it is there.
        """
        live = self._lives.get(table_id)
        known = live is not None and not live.stale
        if live is None or not known:
            loading = self._loading.get(table_id)
            known = loading is not None  # which may have read the journal before this call
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await _shielded(loading)
        if known and self.shared():
            await self.read_on(live)
        self._touch(live)
        return live

    def loaded(self, table_id: UUID) -> Live | None:
        """A table, if it is in memory."""
        return self._lives.get(table_id)

    def lives(self) -> list[Live]:
        """All tables in memory."""
        return list(self._lives.values())

    async def follow(self, table_id: UUID, revision: int) -> None:
        """Have a table in memory up to a revision that somebody has stored, and tell whoever follows it.

        Raises NoSuchTable, JournalFailed.
        """
        live = self._lives.get(table_id)
        if live is None:
            self.changed(await self.get(table_id))
        elif len(live.history) < revision:
            await self.read_on(live, revision)

    async def keep_up(self, rows: Sequence[Summary]) -> None:
        """Have what is in memory as far as these rows are: the journal tells of an entry a moment before it is here.

        So who is told that a table has ended finds it like that. A table that cannot be read holds up nobody.
        """
        for row in rows:
            live = self._lives.get(row.table)
            if live is not None and live.history.length < row.revision:
                with suppress(JournalFailed):
                    await self.read_on(live, row.revision)

    async def _load(self, table_id: UUID) -> Live:
        stale = self._lives.get(table_id)
        if stale is not None:
            await self.read_on(stale)
            return stale
        stored = await self.journal.read(table_id)
        if not stored:
            raise NoSuchTable(str(table_id))
        if (opened := self._lives.get(table_id)) is not None:  # here, while the journal was read
            await self.read_on(opened)
            return opened
        live = loaded(table_id, stored)
        self.observer.metrics.loads.inc()
        self._keep(live)
        return live

    def came_to(self, table: Table) -> None:
        """See Turns."""
        super().came_to(table)
        self._open_tables -= table.ended

    def _streamed(self, live: Live, viewer: Viewer, begins: bool) -> None:
        self.on_stream(live, viewer, begins)

    def _keep(self, live: Live) -> None:
        live.on_stream = self._streamed
        self._lives[live.id] = live
        self._touch(live)

    def _touch(self, live: Live) -> None:
        """A table that is in memory is wanted: it stays longer than those that were wanted before."""
        self._recent[live.id] = live
        self._recent.move_to_end(live.id)
        if len(self._recent) > self.cached_tables:
            self._recent.popitem(last=False)
            self.observer.metrics.evictions.inc()

    @property
    def cached(self) -> int:
        """How many tables are in memory."""
        return len(self._lives)

    @property
    def watched(self) -> int:
        """How many follow a table."""
        return sum(len(live.watchers) for live in self._lives.values())


async def _shielded(work: asyncio.Future[T]) -> T:
    """Wait for what goes on if its caller gives up."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        work.add_done_callback(_unheard)
        raise


def _unheard(work: asyncio.Future[T]) -> None:
    """Of what nobody waits for any more only a fault is told."""
    error = None if work.cancelled() else work.exception()
    if error is not None and not isinstance(error, NoSuchTable | RequestReused | JournalFailed):
        log.error("a command failed whose caller had gone", exc_info=error)
