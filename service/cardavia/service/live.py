"""A loaded table: its state, its history, and who waits for more."""

import asyncio
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING
from uuid import UUID

import structlog

from cardavia.core.chain import next_head
from cardavia.core.table import Entry, Table, append, sees
from cardavia.core.views import Viewer
from cardavia.service.history import History, Step
from cardavia.service.journal import JournalFailed, Stored
from cardavia.service.wire.log import entry_from_bytes

if TYPE_CHECKING:
    from cardavia.service.turns import Work

log = structlog.get_logger()

WOKEN_AT_ONCE = 20
"""Watchers of a table that are woken at once, in the order in which they came: players mostly first."""

BREATH = 0.001
"""Seconds until the next are woken: other tables have this time."""


@dataclass(eq=False, slots=True, weakref_slot=True)
class Live:
    """A loaded table: its state, its history, and who waits for more.

    `waiting` are the commands that are to be carried out, the first of which is under way while it is `busy`. Where it
    is `stale`, the journal may hold more than is here.

    `name` is its id as text, and `opened_at` when it was opened (UTC microseconds). `asked` has eight bytes for each
    entry, which tell what request it answers (`answer`). In `made` whoever tells of the last entry keeps what he made
    of it, for others who see the same. `lingering` are watchers who will be woken a little later (`notify`).

    Who is there: `streams` counts those that each viewer has, and `heard` has when one without any was last heard of
    (UTC microseconds). `on_stream` is called with each that begins (True) or ends.
    """

    id: UUID
    table: Table
    opened_at: int
    name: str = field(init=False)
    history: History = field(init=False)
    waiting: "list[Work]" = field(default_factory=list)
    busy: bool = False
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
        self.name = str(self.id)
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
        return self.table if position == self.history.length else self.history.step(position).table

    def head_with(self, stored: bytes, table: Table) -> bytes:
        """The chain's head once these bytes are stored as the next entry, after which the table is this."""
        return next_head(self.history.head, table.opened.secret, table.revision, stored)

    def add(self, entry: Entry, stored: bytes, table: Table, head: bytes) -> None:
        """Take in an entry that is stored as these bytes, with the table and the chain's head after it."""
        self.made = {}
        self.history.add(Step(entry, table, head), stored, watched=bool(self.watchers))
        self.asked += _mark(entry.author.seat, entry.request_id) if entry.request_id else _NO_MARK
        self.table = table

    def answer(self, seat: int | None, request_id: str) -> Step | None:
        """The entry that answers this request of a seat's, if there is one."""
        mark, at = _mark(seat, request_id), -1
        while (at := self.asked.find(mark, at + 1)) >= 0:
            number, rest = divmod(at, len(mark))
            if not rest:
                step = self.history.step(number + 1)
                if step.entry.request_id == request_id and step.entry.author.seat == seat:
                    return step
        return None

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


_MARK = struct.Struct("q")
_NO_MARK = bytes(_MARK.size)


def _mark(seat: int | None, request_id: str) -> bytes:
    """What tells a request from others, nearly always: a mark that is there by chance only costs a look."""
    return _MARK.pack(hash((seat, request_id)))


def followed(table_id: UUID, table: Table | None, stored: Stored) -> tuple[Entry, Table]:
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


def loaded(table_id: UUID, stored: list[Stored]) -> Live:
    """A table from all its entries (at least one). Raises JournalFailed if they are damaged."""
    live = None
    for each in stored:
        entry, table = followed(table_id, live.table if live else None, each)
        live = live or Live(table_id, table, entry.time)
        live.add(entry, each.state, table, live.head_with(each.state, table))
    assert live is not None  # noqa: S101  (stored is not empty)
    return live
