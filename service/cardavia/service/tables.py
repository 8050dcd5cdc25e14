"""The one loop: load, decide, append, publish. Every command of every caller goes through `Tables.execute`.

A loaded table is kept with its history and its own lock. The append is the commit: state changes in memory only after
it, and after any failure the table is read again from the journal. Watchers are woken; what they get they read from
the history itself (feed.py). A deal at which the rules themselves fail is given up, so that nobody waits for it.

Where other processes write to the same journal, what is in memory may be behind. An append is its own proof that it is
not; for whatever else a caller is told, the journal is looked at first.
"""

import asyncio
import base64
import hashlib
import struct
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar
from uuid import UUID
from weakref import WeakValueDictionary

import structlog

from cardavia.core.chain import next_head
from cardavia.core.commands import Command, GiveUp, Open, Play, Resume
from cardavia.core.errors import EngineFailed
from cardavia.core.refusals import SENTENCES, Reason, Refusal, refuse
from cardavia.core.table import Author, Entry, Table, append, decide, sees
from cardavia.core.values import Value
from cardavia.core.views import Viewer
from cardavia.service.history import History, Step
from cardavia.service.ids import new_table_id
from cardavia.service.journal import Append, Conflict, Journal, JournalFailed, Request, RequestKnown, Stored, Summary
from cardavia.service.metrics import WAITED_FOR
from cardavia.service.observability import Observer
from cardavia.service.signing import Signer
from cardavia.service.steps import Steps
from cardavia.service.wire.log import ENTRY_TOPIC, entry_from_bytes, entry_to_bytes

log = structlog.get_logger()

T = TypeVar("T")

OPENING = "opening"
"""The scope of all openings in the journal; who asked is in the hashed id."""

WOKEN_AT_ONCE = 20
"""Watchers of a table that are woken at once, in the order in which they came: players mostly first."""

FAILED = GiveUp("failed", SENTENCES["given_up"])
"""What is said at a table where the rules fail."""

SERVICE = Author("service")

BREATH = 0.001
"""Seconds until the next are woken: other tables have this time."""

BUSY = 0.004
"""Seconds that a command takes when there is much to do: what is sent to the same reader may then go together."""

LINGER = 3
"""For how many times as long those who are asked nothing wait, when there is much to do, for more to be sent along."""

LONGEST_LINGER = 0.1
"""Seconds that nobody lingers beyond."""

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


class RequestReused(Exception):
    """A request id was used before, for something else."""


def utc_now() -> int:
    """UTC in microseconds."""
    return time.time_ns() // 1000


class Done(Value, frozen=True):
    """A command was carried out: its entry is number `position` in the log (0: it was already so)."""

    position: int


@dataclass(eq=False, slots=True, weakref_slot=True)
class Live:
    """A loaded table: its state, its history, and who waits for more.

    `opened_at` is when it was opened (UTC microseconds). `asked` has eight bytes for each request id that an entry
    answers (`may_know`). In `made` whoever tells of the last entry keeps what he made of it, for others who see the
    same. `lingering` are watchers who will be woken a little later (`notify`).

    Who is there: `streams` counts those that each viewer has, and `heard` has when one without any was last heard of
    (UTC microseconds). `on_stream` is called with each that begins (True) or ends.
    """

    id: UUID
    table: Table
    opened_at: int
    history: History = field(init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: dict[Callable[[], None], Viewer] = field(default_factory=dict)
    lingering: dict[Callable[[], None], None] = field(default_factory=dict)
    lingers: bool = False
    stale: bool = False
    made: dict[object, bytes] = field(default_factory=dict)
    asked: bytearray = field(default_factory=bytearray)
    streams: dict[Viewer, int] = field(default_factory=dict)
    heard: dict[Viewer, int] = field(default_factory=dict)
    on_stream: "Callable[[Live, Viewer, bool], None]" = lambda _live, _viewer, _begins: None

    def __post_init__(self) -> None:
        self.history = History(self.id)

    def watch(self, viewer: Viewer, wake: Callable[[], None]) -> None:
        """A stream of a viewer begins; `wake` is called when there may be more for it."""
        self.watchers[wake] = viewer
        self.streams[viewer] = self.streams.get(viewer, 0) + 1
        self.on_stream(self, viewer, True)

    def unwatch(self, viewer: Viewer, wake: Callable[[], None]) -> None:
        """A stream ends. Nothing happens if it has ended already."""
        if wake not in self.watchers:
            return
        del self.watchers[wake]
        self.lingering.pop(wake, None)
        if not self.watchers:
            self.made = {}
            self.history.rest()
        self.streams[viewer] -= 1
        if not self.streams[viewer]:
            del self.streams[viewer]
        self.on_stream(self, viewer, False)

    def position_of(self, viewer: Viewer, revision: int) -> int | None:
        """How many entries make up this viewer's revision; None if he has not got so far."""
        if revision == 0:
            return 0
        return self.history.find(viewer, revision) if revision <= self.table.revision_of(viewer) else None

    def head_of(self, viewer: Viewer, position: int) -> bytes:
        """The chain's head after the last of this many entries (at least one) that the viewer may see.

        Any later one would tell him that there is an entry that he may not see.
        """
        while not sees(viewer, (step := self.history.step(position)).entry):  # the first one all may see
            position -= 1
        return step.head

    def state_at(self, position: int) -> Table:
        """The table after this many entries, at least one."""
        return self.table if position == len(self.history) else self.history.step(position).table

    def head_with(self, stored: bytes, table: Table) -> bytes:
        """The chain's head once these bytes are stored as the next entry, after which the table is this."""
        return next_head(self.history.head, table.opened.secret, table.revision, stored)

    def add(self, entry: Entry, stored: bytes, table: Table, head: bytes) -> None:
        """Take in an entry that is stored as these bytes, with the table and the chain's head after it."""
        self.made = {}
        self.history.add(Step(entry, table, head), stored, watched=bool(self.watchers))
        if entry.request_id:
            self.asked += _mark(entry.author.seat, entry.request_id)
        self.table = table

    def may_know(self, seat: int | None, request_id: str) -> bool:
        """Whether an entry may answer this request of a seat's; False is sure."""
        return _mark(seat, request_id) in self.asked

    def notify(self, author: Viewer = None, linger: float = 0.0) -> None:
        """Wake all watchers, some at once, so that other tables have time in between.

        With `linger`, those who neither moved nor are asked may be woken so many seconds later: what happens until then
        goes in one message. Nobody lingers where claims could be asked for, since that would tell by whom.
        """
        turn = None if linger <= 0 else self.table.turn
        if turn is None:
            self.lingering.clear()
            self._wake(iter(tuple(self.watchers)))
            return
        for wake, viewer in tuple(self.watchers.items()):
            if viewer is not None and viewer in (turn, author):
                self.lingering.pop(wake, None)
                wake()
            else:
                self.lingering[wake] = None
        if self.lingering and not self.lingers:
            self.lingers = True
            asyncio.get_running_loop().call_later(linger, self._wake_late)

    def _wake_late(self) -> None:
        self.lingers = False
        late = tuple(self.lingering)
        self.lingering.clear()
        self._wake(iter(late))

    def _wake(self, waiting: Iterator[Callable[[], None]]) -> None:
        woken = 0
        for wake in islice(waiting, WOKEN_AT_ONCE):
            wake()
            woken += 1
        if woken == WOKEN_AT_ONCE:
            asyncio.get_running_loop().call_later(BREATH, self._wake, waiting)


class Tables:
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

        `followers` are called in turn with each table that changed; `on_stream` may be set to a function that is called
        with each stream that begins or ends (`Live.on_stream`), `open_limit` to one that says how many tables may be
        open at once (0: any number), and `shared` to one that says whether others write to the journal now.
        """
        self.journal = journal
        self.signer = signer or Signer.new()
        self.clock = clock
        self.observer = observer or Observer()
        self.cached_tables = cached_tables
        self.shared: Callable[[], bool] = lambda: False
        self.followers: list[Callable[[Live], None]] = []
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
            await self._append(live, entry, table, request)
        except RequestKnown as known_now:
            self._open_tables -= 1
            return await self._opened_before(known_now.found.table, known_now.found.digest, digest)
        except BaseException:
            self._open_tables -= 1
            raise
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
            await self._look(live)
        self._keep(live)
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
            await self._look(live, revision)

    async def execute(self, live: Live, command: Command, author: Author, request_id: str = "") -> Done | Refusal:
        """Carry out a command, durably, once for each request id of a seat of a table.

        Raises RequestReused; JournalFailed if it is not stored. A caller that is cancelled does not stop it.
        """
        return await _shielded(self.begin(live, command, author, request_id))

    def begin(self, live: Live, command: Command, author: Author, request_id: str = "") -> asyncio.Task[Done | Refusal]:
        """Begin to `execute` a command; commands of a table are carried out in the order in which they begin."""
        return asyncio.create_task(self._execute(live, command, author, request_id))

    def hear(self, live: Live, viewer: Viewer) -> None:
        """A viewer is there, though he may have no stream."""
        live.heard[viewer] = self.clock()

    async def _execute(self, live: Live, command: Command, author: Author, request_id: str) -> Done | Refusal:
        steps = Steps()
        outcome = None
        try:
            outcome = await self._carry_out(live, command, author, request_id, steps)
            return outcome
        finally:
            self.observer.command(live.id, live.table.opened.game, command, author, request_id, steps, outcome)

    async def _carry_out(
        self, live: Live, command: Command, author: Author, request_id: str, steps: Steps
    ) -> Done | Refusal:
        failed, looked = False, not self.shared()
        async with live.lock:
            while True:
                await self._refresh(live)
                request = _request(live, command, author, request_id)
                if request and (known := await self._known(live, author, request)):
                    return known
                now = max(self.clock(), live.history.last.entry.time)
                if author.role != "service" and not author.ai:
                    live.heard[author.seat] = now
                steps.deciding, steps.appending = time.perf_counter(), 0.0
                try:
                    happened = decide(live.table, command, now)
                    if not happened or isinstance(happened, Refusal):
                        if not looked:
                            looked = True
                            if await self._read_on(live):
                                continue
                        return happened if isinstance(happened, Refusal) else Done(0)
                    entry = Entry(now, author, request_id, tuple(happened), request.digest if request else b"")
                    table = _after(live.table, entry)
                except Exception as error:
                    # What people say must not end a deal by itself; what the rules allow, or the service says, may.
                    if command == FAILED or not (isinstance(error, EngineFailed) or author.role == "service"):
                        raise
                    log.exception("the rules failed; the deal is given up", table=str(live.id))
                    command, author, request_id, failed = FAILED, SERVICE, "", True
                    continue
                steps.appending = time.perf_counter()
                try:
                    await self._append(live, entry, table, request)
                except (Conflict, RequestKnown):
                    live.stale = True
                    continue
                except BaseException:
                    live.stale = True
                    raise
                break
            position = len(live.history)
        if isinstance(command, Resume):
            live.heard.clear()  # a pause costs nobody time: who is gone is so from now on
        steps.notifying = time.perf_counter()
        took = steps.notifying - steps.began
        linger = min(LINGER * took, LONGEST_LINGER) if took > BUSY else 0.0
        # In the next turn of the loop: the caller hears first, and his answer goes with what watchers are told.
        asyncio.get_running_loop().call_soon(live.notify, author.seat, linger)
        self.changed(live)
        return refuse(Reason.TABLE_ENDED, "given_up") if failed else Done(position)

    def changed(self, live: Live) -> None:
        """Tell those who follow that a table changed. Whatever fails there, the command has been carried out."""
        for follow in self.followers:
            try:
                follow(live)
            except Exception:
                log.exception("what follows a command failed", table=str(live.id))

    async def _known(self, live: Live, author: Author, request: Request) -> Done | None:
        """The earlier outcome of a request, looked for in the journal only if an entry may bear its id."""
        if not live.may_know(author.seat, request.id):
            return None
        found = await self.journal.find(request.scope, request.id)
        if found is None:
            return None
        if found.digest != request.digest:
            raise RequestReused
        return Done(found.revision)

    async def _append(self, live: Live, entry: Entry, table: Table, request: Request | None) -> None:
        """Store an entry; once it is durable the live table has it."""
        state = entry_to_bytes(entry)
        changed = table.revision == 1 or table.status != live.table.status
        summary = summary_of(live.id, table, live.opened_at, entry.time) if changed else None
        head = live.head_with(state, table)
        seal = self.signer.seal(live.id, head) if table.ended else None
        await self.journal.append(Append(live.id, table.revision, state, ENTRY_TOPIC, request, summary, seal))
        if table.ended and not live.table.ended:
            self._open_tables -= 1
        live.add(entry, state, table, head)
        if changed:
            self.observer.metrics.change(table.opened.game, table.status).inc()

    async def _load(self, table_id: UUID) -> Live:
        stale = self._lives.get(table_id)
        if stale is not None:
            async with stale.lock:
                await self._refresh(stale)
            return stale
        stored = await self.journal.read(table_id)
        if not stored:
            raise NoSuchTable(str(table_id))
        if (opened := self._lives.get(table_id)) is not None:  # here, while the journal was read
            await self._look(opened)
            return opened
        live = loaded(table_id, stored)
        self.observer.metrics.loads.inc()
        self._keep(live)
        return live

    async def _refresh(self, live: Live) -> None:
        """Read what a stale table lacks."""
        if live.stale:
            await self._read_on(live)

    async def _look(self, live: Live, revision: int | None = None) -> None:
        """Take in what others have stored, unless this revision is there once nothing is under way at the table."""
        async with live.lock:
            if revision is None or len(live.history) < revision:
                await self._read_on(live)

    async def _read_on(self, live: Live) -> bool:
        """Read what the journal has beyond a table, whose lock is held; whether there was anything."""
        more = await self.journal.read(live.id, after=len(live.history))
        for stored in more:
            entry, table = _followed(live.id, live.table, stored)
            live.add(entry, stored.state, table, live.head_with(stored.state, table))
            if entry.author.role == "seat" and not entry.author.ai:
                live.heard[entry.author.seat] = max(entry.time, live.heard.get(entry.author.seat, 0))
        if more or live.stale:
            live.stale = False
            live.notify()
        if more:
            self.changed(live)
        return bool(more)

    def _streamed(self, live: Live, viewer: Viewer, begins: bool) -> None:
        self.on_stream(live, viewer, begins)

    def _keep(self, live: Live) -> None:
        live.on_stream = self._streamed
        self._lives[live.id] = self._recent[live.id] = live
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


def loaded(table_id: UUID, stored: list[Stored]) -> Live:
    """A table from all its entries (at least one). Raises JournalFailed if they are damaged."""
    live = None
    for each in stored:
        entry, table = _followed(table_id, live.table if live else None, each)
        live = live or Live(table_id, table, entry.time)
        live.add(entry, each.state, table, live.head_with(each.state, table))
    assert live is not None  # noqa: S101  (stored is not empty)
    return live


def _followed(table_id: UUID, table: Table | None, stored: Stored) -> tuple[Entry, Table]:
    """A stored entry, and the table after it. Raises JournalFailed if it cannot be the next one."""
    try:
        if stored.revision != (0 if table is None else table.revision) + 1:
            raise ValueError("an entry before it is missing")
        entry = entry_from_bytes(stored.state)
        return entry, append(table, entry)
    except Exception as error:  # bytes that were damaged can decode, and make no sense in any way
        log.error(
            "an entry is damaged; restore a backup", table=str(table_id), entry=stored.revision, error=repr(error)
        )
        raise JournalFailed(f"table {table_id}: entry {stored.revision} is damaged: {error!r}") from error


def _after(table: Table, entry: Entry) -> Table:
    """The table after an entry that was just decided. Raises EngineFailed."""
    try:
        return append(table, entry)
    except Exception as error:
        raise EngineFailed(f"what was decided cannot be carried out: {error!r}") from error


def _request(live: Live, command: Command, author: Author, request_id: str) -> Request | None:
    if not request_id:
        return None
    if not isinstance(command, Play):
        raise TypeError("only openings and moves have request ids")
    return Request(scope_of(live.id, author), request_id, digest_of(command))


_MARK = struct.Struct("q")


def _mark(seat: int | None, request_id: str) -> bytes:
    """What tells a request from others, nearly always: a mark that is there by chance only costs a look."""
    return _MARK.pack(hash((seat, request_id)))


def scope_of(table_id: UUID, author: Author) -> str:
    """Within what a request id of a move is unique: a seat of a table."""
    return f"{table_id}/{author.role}/{'' if author.seat is None else author.seat}"


def opening_id(scope: str, request_id: str) -> str:
    """What is stored of the request id of an opening: a hash, for it gives whoever knows it the table's secrets."""
    digest = hashlib.sha256(f"cardavia opening 1 {scope} {request_id}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def digest_of(command: Play) -> bytes:
    """What tells a repeated move from another one with the same request id. Stored, so its form never changes."""
    move = command.move
    text = f"play {move.verb} {','.join(map(str, move.cards))} {'' if command.revision is None else command.revision}"
    return hashlib.sha256(text.encode()).digest()


def summary_of(table_id: UUID, table: Table, opened_at: int, updated_at: int) -> Summary:
    """A table's row for lists; `updated_at` is when it came to its status."""
    opened, result = table.opened, table.result
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
        ended_at=updated_at if table.ended else 0,
        scores=result.scores if result is not None else (),
        winners=result.winners if result is not None else (),
    )
