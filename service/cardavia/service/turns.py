"""The one loop: decide, append, publish. Every command of every caller goes through `Turns.begin`.

Commands of a table are carried out one after the other, in the order in which they begin. Those of all tables that
came since the last turn of the event loop go through each step together, since a step that is done again and again at
once takes half the time; their entries are stored by one call, and what came of them is told together.

The append is the commit: state changes in memory only after it, and after any failure the table is read again from the
journal. Watchers are woken; what they get they read from the history itself (feed.py). A deal at which the rules
themselves fail is given up, so that nobody waits for it.

Where other processes write to the same journal, what is in memory may be behind. An append is its own proof that it is
not; for whatever else a caller is told, the journal is looked at first.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from functools import partial

import structlog

from cardavia.core.commands import Command, GiveUp, Play, Resume
from cardavia.core.errors import EngineFailed
from cardavia.core.refusals import SENTENCES, Reason, Refusal, refuse
from cardavia.core.table import Author, Entry, Table, append, decide
from cardavia.core.values import Value
from cardavia.core.views import Viewer
from cardavia.service.journal import Append, Conflict, Journal, JournalFailed, Request
from cardavia.service.live import Live, followed
from cardavia.service.observability import Observer
from cardavia.service.recording import digest_of, summary_of
from cardavia.service.signing import Signer
from cardavia.service.steps import Steps
from cardavia.service.wire.log import ENTRY_TOPIC, entry_to_bytes

log = structlog.get_logger()

FAILED = GiveUp("failed", SENTENCES["given_up"])
"""What is said at a table where the rules fail."""

SERVICE = Author("service")

MOST = 64
"""Tables of one turn: then others have theirs."""

ENOUGH = 32
"""Tables that are due for which a turn begins although what was decided before is still being stored."""

HOLD = 0.01
"""Seconds after which it begins in any case: not everything has to be stored, and a disk may take its time."""

BUSY = 0.004
"""Seconds that a command takes when there is much to do: what is sent to the same reader may then go together."""

LINGER = 3
"""For how many times as long those who are asked nothing wait, when there is much to do, for more to be sent along."""

LONGEST_LINGER = 0.1
"""Seconds that nobody lingers beyond."""


class RequestReused(Exception):
    """A request id was used before, for something else."""


class Done(Value, frozen=True):
    """A command was carried out: its entry is number `position` in the log (0: it was already so)."""

    position: int


Outcome = Done | Refusal | BaseException
"""What came of a command: RequestReused, JournalFailed if it is not stored, or whatever else went wrong."""


class Work:
    """A command on its way, and what has been made of it so far. Without a command: the table is to be read on.

    `tell` is called with what comes of it. `revision` is up to where a table is to be read; None for as far as can be.
    """

    __slots__ = (
        "append", "author", "command", "digest", "entry", "failed", "head", "live", "looked", "request_id",
        "revision", "steps", "table", "tell", "within",
    )  # fmt: skip

    entry: Entry
    table: Table
    append: Append
    head: bytes

    def __init__(
        self, live: Live, command: Command | None, author: Author, request_id: str, tell: Callable[[Outcome], None]
    ) -> None:
        self.live, self.command, self.author, self.request_id, self.tell = live, command, author, request_id, tell
        self.steps = Steps()
        self.revision: int | None = None
        self.within: Context | None = None
        self.digest = b""
        self.looked = False
        """Whether the journal has been looked at since it was refused."""
        self.failed = False
        """Whether the rules failed at it, so that the deal was given up."""


class Turns:
    """Carries out commands, durably."""

    def __init__(self, journal: Journal, clock: Callable[[], int], signer: Signer, observer: Observer) -> None:
        """`followers` are called in turn with each table that changed; `shared` may be set to a function that says
        whether others write to the journal now.
        """
        self.journal = journal
        self.clock = clock
        self.signer = signer
        self.observer = observer
        self.shared: Callable[[], bool] = lambda: False
        self.followers: list[Callable[[Live], None]] = []
        self._due: deque[Live] = deque()
        self._turning = False
        self._storing = 0
        """Turns, or parts of them, that are being stored."""
        self._held: asyncio.TimerHandle | None = None
        self._looking: set[asyncio.Task[None]] = set()

    async def execute(self, live: Live, command: Command, author: Author, request_id: str = "") -> Done | Refusal:
        """Carry out a command, durably, once for each request id of a seat of a table.

        Raises RequestReused; JournalFailed if it is not stored. A caller that is cancelled does not stop it.
        """
        heard: asyncio.Future[Done | Refusal] = asyncio.get_running_loop().create_future()
        self.begin(live, command, author, request_id, partial(_hear, heard))
        return await heard

    def begin(
        self, live: Live, command: Command, author: Author, request_id: str, tell: Callable[[Outcome], None]
    ) -> None:
        """As `execute`, without waiting: `tell` is called with what came of the command, in a later turn."""
        self._begin(Work(live, command, author, request_id, tell))

    def hear(self, live: Live, viewer: Viewer) -> None:
        """A viewer is there, though he may have no stream."""
        live.heard[viewer] = self.clock()

    def changed(self, live: Live) -> None:
        """Tell those who follow that a table changed. Whatever fails there, the command has been carried out."""
        for follow in self.followers:
            try:
                follow(live)
            except Exception:
                log.exception("what follows a command failed", table=live.name)

    async def read_on(self, live: Live, revision: int | None = None) -> None:
        """Take in what others have stored, unless this revision is there once nothing is under way at the table.

        Raises JournalFailed.
        """
        heard: asyncio.Future[Done | Refusal] = asyncio.get_running_loop().create_future()
        work = Work(live, None, SERVICE, "", partial(_hear, heard))
        work.revision = revision
        self._begin(work)
        await heard

    def _begin(self, work: Work) -> None:
        live = work.live
        if self.observer.tracing is not None:
            work.within = copy_context()
        live.waiting.append(work)
        if not live.busy:
            live.busy = True
            self._soon(live)

    def _soon(self, live: Live) -> None:
        """Have what waits first at a table carried out in the next turn, which waits for more while some is stored."""
        self._due.append(live)
        if not self._storing or len(self._due) >= ENOUGH:
            self._take_turn()
        elif self._held is None:
            self._held = asyncio.get_running_loop().call_later(HOLD, self._take_turn)

    def _take_turn(self) -> None:
        if self._held is not None:
            self._held.cancel()
            self._held = None
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        """Decide what is due at some tables, and have it stored."""
        self._turning = False
        due = self._due
        lives = [due.popleft() for _ in range(min(len(due), MOST))]
        if due:
            self._take_turn()
        decided = [work for live in lives if (work := self._next(live)) is not None]
        formed = []
        for work in decided:
            try:
                work.append, work.head = self.form(work.live, work.entry, work.table)
            except Exception as error:
                self._end(work, error)
            else:
                formed.append(work)
        if formed:
            self._store(formed)

    def _store(self, works: Sequence[Work]) -> None:
        """Have what is decided stored together."""
        try:
            self.journal.store([work.append for work in works]).add_done_callback(partial(self._stored, works))
            self._storing += 1
        except Exception as error:
            if isinstance(error, JournalFailed) or len(works) == 1:
                for work in works:
                    self._end(work, error)
            else:  # one of them cannot be stored; the others can
                for work in works:
                    self._store([work])

    def _next(self, live: Live) -> Work | None:
        """Decide what waits at a table, up to the first command that has something to be stored; gives that."""
        while live.waiting:
            work = live.waiting[0]
            if live.stale or work.command is None:
                self._look(work)
                return None
            outcome: Outcome | None
            try:
                if (known := _known(work)) is not None:
                    self._tell(work, known)
                    continue
                outcome = self._decide(work)
            except Exception as error:
                outcome = error
            if outcome is None:
                return work
            if not work.looked and not isinstance(outcome, Exception) and self.shared():
                work.looked = live.stale = True
                self._look(work)
                return None
            self._tell(work, outcome)
        live.busy = False
        return None

    def _decide(self, work: Work) -> Done | Refusal | None:
        """Decide a command; None if there is an entry to be stored. Raises what the rules raise."""
        live, command, author = work.live, work.command, work.author
        assert command is not None  # noqa: S101  (_next has seen to it)
        before = live.table
        now = max(self.clock(), live.history.last.entry.time)
        if author.role != "service" and not author.ai:
            live.heard[author.seat] = now
        work.steps.deciding, work.steps.appending = time.perf_counter(), 0.0
        try:
            happened = decide(before, command, now)
            if isinstance(happened, Refusal):
                return happened
            if not happened:
                return Done(0)
            if work.request_id:
                work.digest = _digest(command)
            entry = work.entry = Entry(now, author, work.request_id, tuple(happened), work.digest)
            work.table = _after(before, entry)
        except Exception as error:
            # What people say must not end a deal by itself; what the rules allow, or the service says, may.
            if command == FAILED or not (isinstance(error, EngineFailed) or author.role == "service"):
                raise
            log.exception("the rules failed; the deal is given up", table=live.name)
            work.command, work.author, work.request_id, work.digest, work.failed = FAILED, SERVICE, "", b"", True
            return self._decide(work)
        work.steps.appending = time.perf_counter()
        return None

    def form(self, live: Live, entry: Entry, table: Table, request: Request | None = None) -> tuple[Append, bytes]:
        """What is to be stored for an entry after which the table is this, and the chain's head then.

        `request` is that of an opening: until then there is no table where it could be found.
        """
        state = entry_to_bytes(entry)
        head = live.head_with(state, table)
        if table is not live.table and table.status == live.table.status:
            summary = None
        else:  # an opening, or a change that lists show
            summary = summary_of(live.id, table, live.opened_at, entry.time)
        seal = self.signer.seal(live.id, head) if table.ended else None
        return Append(live.id, table.revision, state, ENTRY_TOPIC, request, summary, seal), head

    def _stored(self, works: Sequence[Work], storing: "asyncio.Future[Sequence[Exception | None]]") -> None:
        """Publish what is durable now."""
        self._storing -= 1
        stored = []
        for work, error in zip(works, storing.result(), strict=True):
            live = work.live
            if error is None:
                if work.table.status != live.table.status:
                    self.came_to(work.table)
                live.add(work.entry, work.append.state, work.table, work.head)
                stored.append(work)
            elif isinstance(error, Conflict):
                live.stale = True
                self._soon(live)
            else:
                live.stale = True
                self._end(work, error)
        for work in stored:
            if isinstance(work.command, Resume):
                work.live.heard.clear()  # a pause costs nobody time: who is gone is so from now on
            work.steps.notifying = time.perf_counter()
            failed = refuse(Reason.TABLE_ENDED, "given_up") if work.failed else None
            self._tell(work, failed or Done(work.table.revision))
        for work in stored:
            live, steps = work.live, work.steps
            took = steps.notifying - steps.began
            try:
                live.notify(work.author.seat, min(LINGER * took, LONGEST_LINGER) if took > BUSY else 0.0)
            except Exception:
                log.exception("watchers could not be woken", table=live.name)
            self.changed(live)
            self._go_on(live)
        if self._due and not self._storing:
            self._take_turn()

    def came_to(self, table: Table) -> None:
        """A table comes to another status, durably."""
        self.observer.metrics.change(table.opened.game, table.status).inc()

    def _end(self, work: Work, outcome: Outcome) -> None:
        """Tell what came of a command, and go on with the next one of its table."""
        self._tell(work, outcome)
        self._go_on(work.live)

    def _tell(self, work: Work, outcome: Outcome) -> None:
        """Tell what came of the command that is first at its table, which then is no longer there."""
        live, command = work.live, work.command
        live.waiting.pop(0)
        try:
            if command is not None:
                game, made = live.table.opened.game, None if isinstance(outcome, BaseException) else outcome
                self.observer.command(
                    live.id, game, command, work.author, work.request_id, work.steps, made, work.within
                )
        except Exception:
            log.exception("a command could not be counted", table=live.name)
        try:
            work.tell(outcome)
        except Exception:
            log.exception("who said a command could not be told", table=live.name)

    def _go_on(self, live: Live) -> None:
        if live.waiting:
            self._soon(live)
        else:
            live.busy = False

    def _look(self, work: Work) -> None:
        task = asyncio.ensure_future(self._look_up(work))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_up(self, work: Work) -> None:
        """Learn from the journal what must be known before a command is decided; then decide it, or tell."""
        live = work.live
        try:
            reading = work.command is None and (work.revision is None or len(live.history) < work.revision)
            if live.stale or reading:
                await self._read_on(live)
        except BaseException as error:
            self._end(work, error)
            if not isinstance(error, Exception):
                raise
        else:
            if work.command is None:
                self._end(work, Done(0))
            else:
                self._soon(live)

    async def _read_on(self, live: Live) -> None:
        """Read what the journal has beyond a table at which nothing is under way."""
        more = await self.journal.read(live.id, after=len(live.history))
        for stored in more:
            entry, table = followed(live.id, live.table, stored)
            live.add(entry, stored.state, table, live.head_with(stored.state, table))
            if entry.author.role == "seat" and not entry.author.ai:
                live.heard[entry.author.seat] = max(entry.time, live.heard.get(entry.author.seat, 0))
        if more or live.stale:
            live.stale = False
            live.notify()
        if more:
            self.changed(live)


def _hear(heard: "asyncio.Future[Done | Refusal]", outcome: Outcome) -> None:
    if not heard.done():
        if isinstance(outcome, BaseException):
            heard.set_exception(outcome)
        else:
            heard.set_result(outcome)
    elif isinstance(outcome, Exception) and not isinstance(outcome, RequestReused | JournalFailed):
        # Of what nobody waits for any more only a fault is told.
        log.error("a command failed whose caller had gone", exc_info=outcome)


def _after(table: Table, entry: Entry) -> Table:
    """The table after an entry that was just decided. Raises EngineFailed."""
    try:
        return append(table, entry)
    except Exception as error:
        raise EngineFailed(f"what was decided cannot be carried out: {error!r}") from error


def _known(work: Work) -> Done | RequestReused | None:
    """What came of a command's request before, if an entry answers it."""
    if not work.request_id:
        return None
    answer = work.live.answer(work.author.seat, work.request_id)
    if answer is None or work.command is None:
        return None
    same = answer.entry.digest == _digest(work.command)
    return Done(answer.table.revision) if same else RequestReused()


def _digest(command: Command) -> bytes:
    if not isinstance(command, Play):
        raise TypeError("only openings and moves have request ids")
    return digest_of(command)
