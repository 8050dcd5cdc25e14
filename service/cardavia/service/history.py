"""The entries of a loaded table in little memory: the latest as they are, those before them as bytes, in pages.

Readers are nearly always at the end. For who comes back to an earlier place, its page is replayed from the table before
it; that is kept for a while, since others may be at the same place. While nobody watches full pages are packed: it
takes about three microseconds an entry, which a game that is going on can do without.
"""

import zlib
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from uuid import UUID

import msgspec

from cardavia.core.chain import first_head, next_head
from cardavia.core.table import Entry, Table, append, sees
from cardavia.core.values import Value
from cardavia.core.views import Viewer
from cardavia.service.wire.log import entry_from_bytes

PAGE = 24
"""Entries of a page. More take less memory, and longer to unpack."""
LATEST = 8
"""Entries that stay as they are while somebody watches, who is about to read them."""
REPLAYED = 64
"""Pages, of all tables together, that are kept as they were replayed for a reader: some megabytes at most."""


class Step(Value, frozen=True):
    """An entry, with the table and the chain's head after it."""

    entry: Entry
    table: Table
    head: bytes


@dataclass(eq=False, slots=True)
class _Page:
    """Up to `PAGE` entries, and the table and the chain's head before them.

    The entries are there as `stored`, or `packed` together; `count` is how many there are.
    """

    table: Table | None
    head: bytes
    stored: list[bytes] = field(default_factory=list)
    packed: bytes = b""
    count: int = 0


class History:
    """The entries of one table, by their numbers in the log, from 1 without gaps."""

    __slots__ = ("_latest", "_pages", "head", "length")

    def __init__(self, table: UUID) -> None:
        self.head = first_head(table)
        """The chain's head now."""
        self.length = 0
        """How many entries there are: `len` says the same, and takes longer."""
        self._pages = [_Page(None, self.head)]
        self._latest: list[Step] = []

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[Step]:
        """All that there are now; more may be added meanwhile."""
        return map(self.step, range(1, len(self) + 1))

    @property
    def last(self) -> Step:
        """The last one. Raises IndexError if there is none."""
        return self._latest[-1]

    def step(self, number: int) -> Step:
        """The entry of this number, which must be from 1 to as many as there are."""
        back = self.length - number
        if back < len(self._latest):
            return self._latest[-1 - back]
        number, index = divmod(number - 1, PAGE)
        page = self._pages[number]
        return _replayed(page, page.count)[index]

    def find(self, viewer: Viewer, revision: int) -> int:
        """The number of the entry that is this revision of a viewer's; he must have got so far, and 1 is the least."""
        first = self._latest[0]
        if revision > first.table.revision_of(viewer) - sees(viewer, first.entry):
            return next(step.table.revision for step in self._latest if step.table.revision_of(viewer) >= revision)
        before = [page.table.revision_of(viewer) if page.table is not None else 0 for page in self._pages]
        number = (bisect_left(before, revision) - 1) * PAGE + 1
        while self.step(number).table.revision_of(viewer) < revision:
            number += 1
        return number

    def add(self, step: Step, stored: bytes, *, watched: bool) -> None:
        """Take in the next entry, stored as these bytes; `watched` tells whether somebody is about to read it."""
        page = self._pages[-1]
        if page.count == PAGE:
            page = _Page(self.last.table, self.last.head)
            self._pages.append(page)
        page.stored.append(stored)
        page.count += 1
        self._latest.append(step)
        self.head = step.head
        self.length += 1
        if watched:
            if len(self._latest) > LATEST:
                del self._latest[0]
        else:
            self.rest()

    def rest(self) -> None:
        """Take as little memory as can be: nobody watches, or no longer.

        The last entry that all see stays as it is, and what came after it: so what a viewer's last one is, is told as
        fast where others have answered in a claim window since.
        """
        kept = len(self._latest) - 1
        while kept > 0 and not _public(self._latest[kept].entry):
            kept -= 1
        del self._latest[:kept]
        for page in reversed(self._pages):
            if page.packed:
                break
            if page.count == PAGE:
                page.packed = _packed(msgspec.msgpack.encode(page.stored))
                page.stored = []


def _packed(data: bytes) -> bytes:
    """As `zlib.compress`, in a fifth of its memory, which would drive what others need out of the caches.

    The usual level would take a sixth longer, and make pages smaller by a thirtieth.
    """
    packing = zlib.compressobj(3, wbits=12, memLevel=6)
    return packing.compress(data) + packing.flush()


def _public(entry: Entry) -> bool:
    """Whether everybody sees something of an entry; false may be wrong."""
    return any(happened.public is not None and not happened.audience for happened in entry.happened)


@lru_cache(maxsize=REPLAYED)
def _replayed(page: _Page, _count: int) -> list[Step]:
    """The entries of a page, which has so many now."""
    stored = msgspec.msgpack.decode(zlib.decompress(page.packed), type=list[bytes]) if page.packed else page.stored
    table, head = page.table, page.head
    steps = []
    for each in stored:
        entry = entry_from_bytes(each)
        table = append(table, entry)
        head = next_head(head, table.opened.secret, table.revision, each)
        steps.append(Step(entry, table, head))
    return steps
