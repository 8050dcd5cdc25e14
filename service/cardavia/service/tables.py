"""The one loop: load, decide, append, publish. Every command of every caller goes through `Tables.execute`.

A loaded table is kept with its entries and its own lock. The append is the commit: state changes in memory only after
it, and after any failure the table is read again from the journal. Watchers are woken; what they get they read from
the entries themselves (feed.py).
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from uuid import UUID
from weakref import WeakValueDictionary

import structlog

from cardavia.core.commands import Command, Open
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Entry, Table, append, decide, seen_by
from cardavia.core.views import Viewer
from cardavia.service.ids import new_table_id
from cardavia.service.journal import Append, Conflict, Journal, Request, RequestKnown, Stored, Summary
from cardavia.service.wire.log import ENTRY_TOPIC, entry_from_bytes, entry_to_bytes

log = structlog.get_logger()

CACHED_TABLES = 10_000
"""How many tables stay in memory besides those that are watched or at work."""


class NoSuchTable(Exception):
    """There is no table of this id."""


class RequestReused(Exception):
    """A request id was used before, for something else."""


def utc_now() -> int:
    """UTC in microseconds."""
    return time.time_ns() // 1000


@dataclass(frozen=True, slots=True)
class Done:
    """A command was carried out: its entry is number `position` in the log (0: it was already so)."""

    position: int


@dataclass(eq=False)
class Live:
    """A loaded table: its state, its entries, the state's counts after each, and who waits for more."""

    id: UUID
    table: Table
    entries: list[Entry]
    seen: list[tuple[int, ...]]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Callable[[], None]] = field(default_factory=set)
    stale: bool = False

    def position_of(self, viewer: Viewer, revision: int) -> int | None:
        """How many entries make up this viewer's revision; None if he has not got so far."""
        if revision == 0:
            return 0
        for position, seen in enumerate(self.seen, start=1):
            if seen_by(seen, viewer) == revision:
                return position
        return None

    def state_at(self, position: int) -> Table | None:
        """The table after this many entries; None before the first."""
        if position == len(self.entries):
            return self.table
        table = None
        for entry in self.entries[:position]:
            table = append(table, entry)
        return table

    def notify(self) -> None:
        """Wake all watchers."""
        for wake in tuple(self.watchers):
            wake()


class Tables:
    """All tables of a journal."""

    def __init__(self, journal: Journal, clock: Callable[[], int] = utc_now) -> None:
        """`after_commit` may be set to a function that is called with each table that changed."""
        self.journal = journal
        self.clock = clock
        self.after_commit: Callable[[Live], None] = lambda _live: None
        # One `Live` a table, as long as anybody holds it: its watchers must hear of every commit.
        self._lives: WeakValueDictionary[UUID, Live] = WeakValueDictionary()
        self._recent: OrderedDict[UUID, Live] = OrderedDict()
        self._loading: dict[UUID, asyncio.Future[Live]] = {}

    async def open(self, command: Open, author: Author, scope: str, request_id: str, digest: bytes) -> Live | Refusal:
        """Open a table, once for each request id of a scope. Raises RequestReused.

        A caller that is cancelled does not stop it.
        """
        return await asyncio.shield(asyncio.ensure_future(self._open(command, author, scope, request_id, digest)))

    async def _open(self, command: Open, author: Author, scope: str, request_id: str, digest: bytes) -> Live | Refusal:
        if known := await self.journal.find(scope, request_id):
            return await self._opened_before(known.table, known.digest, digest)
        now = self.clock()
        happened = decide(None, command, now)
        if isinstance(happened, Refusal):
            return happened
        entry = Entry(now, author, request_id, tuple(happened))
        table = append(None, entry)
        live = Live(new_table_id(now), table, [entry], [table.seen])
        try:
            await self._append(live, entry, table, Request(scope, request_id, digest))
        except RequestKnown as known_now:
            return await self._opened_before(known_now.found.table, known_now.found.digest, digest)
        self._keep(live)
        self.after_commit(live)
        return live

    async def _opened_before(self, table: UUID, known: bytes, digest: bytes) -> Live:
        if known != digest:
            raise RequestReused
        return await self.get(table)

    async def get(self, table_id: UUID) -> Live:
        """A table, loaded if it is not in memory. Raises NoSuchTable, JournalFailed, BadEntry."""
        live = self._lives.get(table_id)
        if live is not None and not live.stale:
            self._keep(live)
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def execute(self, live: Live, command: Command, author: Author, request_id: str = "") -> Done | Refusal:
        """Carry out a command, durably, once for each request id of a seat of a table.

        Raises RequestReused; JournalFailed if it is not stored. A caller that is cancelled does not stop it.
        """
        return await asyncio.shield(asyncio.ensure_future(self._execute(live, command, author, request_id)))

    async def _execute(self, live: Live, command: Command, author: Author, request_id: str) -> Done | Refusal:
        async with live.lock:
            while True:
                await self._refresh(live)
                request = _request(live, command, author, request_id)
                if request and (known := await self._known(live, author, request)):
                    return known
                now = max(self.clock(), live.entries[-1].time)
                happened = decide(live.table, command, now)
                if isinstance(happened, Refusal):
                    return happened
                if not happened:
                    return Done(0)
                entry = Entry(now, author, request_id, tuple(happened))
                table = append(live.table, entry)
                try:
                    await self._append(live, entry, table, request)
                except (Conflict, RequestKnown):
                    live.stale = True
                    continue
                except BaseException:
                    live.stale = True
                    raise
                break
            live.entries.append(entry)
            live.seen.append(table.seen)
            live.table = table
        live.notify()
        self.after_commit(live)
        return Done(len(live.entries))

    async def _known(self, live: Live, author: Author, request: Request) -> Done | None:
        """The earlier outcome of a request, looked for in the journal only if an entry bears its id."""
        if not any(entry.request_id == request.id and entry.author.seat == author.seat for entry in live.entries):
            return None
        found = await self.journal.find(request.scope, request.id)
        if found is None:
            return None
        if found.digest != request.digest:
            raise RequestReused
        return Done(found.revision)

    async def _append(self, live: Live, entry: Entry, table: Table, request: Request | None) -> None:
        state = entry_to_bytes(entry)
        opened_at = live.entries[0].time
        changed = table.revision == 1 or table.status != live.table.status
        summary = _summary(live.id, table, opened_at, entry.time) if changed else None
        await self.journal.append(Append(live.id, table.revision, state, ENTRY_TOPIC, request, summary))

    async def _load(self, table_id: UUID) -> Live:
        stale = self._lives.get(table_id)
        if stale is not None:
            async with stale.lock:
                await self._refresh(stale)
            return stale
        stored = await self.journal.read(table_id)
        if not stored:
            raise NoSuchTable(str(table_id))
        live = _replayed(table_id, stored)
        self._keep(live)
        return live

    async def _refresh(self, live: Live) -> None:
        """Read what a stale table lacks."""
        if live.stale:
            for stored in await self.journal.read(live.id, after=len(live.entries)):
                entry = entry_from_bytes(stored.state)
                live.table = append(live.table, entry)
                live.entries.append(entry)
                live.seen.append(live.table.seen)
            live.stale = False
            live.notify()

    def _keep(self, live: Live) -> None:
        self._lives[live.id] = self._recent[live.id] = live
        self._recent.move_to_end(live.id)
        if len(self._recent) > CACHED_TABLES:
            self._recent.popitem(last=False)


def _replayed(table_id: UUID, stored: list[Stored]) -> Live:
    table, entries, seen = None, [], []
    for each in stored:
        entry = entry_from_bytes(each.state)
        table = append(table, entry)
        entries.append(entry)
        seen.append(table.seen)
    assert table is not None  # noqa: S101  (stored is not empty)
    return Live(table_id, table, entries, seen)


def _request(live: Live, command: Command, author: Author, request_id: str) -> Request | None:
    if not request_id:
        return None
    scope = f"{live.id}/{author.role}/{'' if author.seat is None else author.seat}"
    return Request(scope, request_id, digest_of(command))


def digest_of(command: Command) -> bytes:
    """What tells a repeated command from another one with the same request id."""
    return hashlib.sha256(repr(command).encode()).digest()


def _summary(table_id: UUID, table: Table, opened_at: int, updated_at: int) -> Summary:
    opened = table.opened
    return Summary(
        table=table_id,
        game=opened.game,
        status=table.status,
        listed=opened.listed,
        label=opened.label,
        owner=opened.owner,
        previous=UUID(opened.previous) if opened.previous else None,
        opened_at=opened_at,
        updated_at=updated_at,
        revision=table.revision,
    )
