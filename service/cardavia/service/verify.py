"""Checking a log (docs/log.md): chain, signatures, deal, and every entry by the rules. No files, no clock, no screen.

A table is checked entry by entry, in runs; of the entries before a run nothing is kept but the table's state and the
head of its chain. Its first fault ends it, and the next table is another matter; damage of the file itself is raised as
BadFile.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from uuid import UUID

from cardavia.core.audit import Wrong, check
from cardavia.core.chain import first_head, next_head
from cardavia.core.table import Entry, Table, append
from cardavia.service.journal import Seal
from cardavia.service.signing import good
from cardavia.service.wire.export import BadFile, Record, contents, decode_seal, table_of
from cardavia.service.wire.log import BadEntry, entry_from_bytes

RUN, LONG = 64, 4096
"""How many entries are checked together at most; one with so many bytes is the last of its run."""

Keys = Mapping[str, bytes]
"""Public keys, 32 bytes each, by their ids."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong first at a table, and in which entry (0: in none)."""

    revision: int
    what: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a table: how many `entries` were checked and how many `moves` of the deal they made.

    Signatures vouch for the first `vouched` of them, by `keys`; those by `unknown` keys say nothing. `heads` are those
    asked for that are of this log, with the entries that they go up to. `table` is the state at the end.
    """

    id: UUID
    entries: int
    moves: int
    vouched: int
    keys: tuple[str, ...]
    unknown: tuple[str, ...]
    heads: Mapping[bytes, int]
    table: Table | None
    fault: Fault | None

    @property
    def sound(self) -> bool:
        """Whether no fault was found."""
        return self.fault is None

    @property
    def whole(self) -> bool:
        """Whether it is sound, and vouched for to the last entry."""
        return self.sound and self.vouched == self.entries


@dataclass(slots=True)
class Checker:
    """A table that is being checked: told entries and signed heads in order, it has its verdict at any time."""

    id: UUID
    keys: Keys
    asked: frozenset[bytes] = frozenset()
    table: Table | None = None
    revision: int = 0
    time: int = 0
    moves: int = 0
    vouched: int = 0
    head: bytes = field(init=False)
    signers: dict[str, None] = field(default_factory=dict)
    unknown: dict[str, None] = field(default_factory=dict)
    heads: dict[bytes, int] = field(default_factory=dict)
    last: Entry | None = None
    fault: Fault | None = None

    def __post_init__(self) -> None:
        self.head = first_head(self.id)

    def entry(self, revision: int, stored: bytes) -> None:
        """The next entry."""
        self.entries([(revision, stored)])

    def entries(self, run: Sequence[tuple[int, bytes]]) -> None:
        """The next entries, each by its revision and its stored bytes.

        All are read, then all are judged, then all are hashed: a step that is done many times over finds its code and
        its tables in the processor's caches, which saves a sixth of the time.
        """
        if self.fault is not None:
            return
        entries, fault = _read(run, self.revision + 1)
        sound = 0
        for entry in entries:
            try:
                check(self.table, entry, self.time)
                self.table = append(self.table, entry)
            except (Wrong, ValueError) as error:
                fault = Fault(self.revision + sound + 1, str(error))
                break
            self.last, self.time = entry, entry.time
            sound += 1
        if self.table is not None:
            self._chain(self.table, [stored for _, stored in run[:sound]])
        self.fault = fault

    def _chain(self, table: Table, stored: Sequence[bytes]) -> None:
        """Take in entries that are sound, after which the table is this."""
        secret = table.opened.secret
        for each in stored:
            self.revision += 1
            self.head = next_head(self.head, secret, self.revision, each)
            if self.head in self.asked:
                self.heads[self.head] = self.revision
        self.moves = table.ply

    def seal(self, table: str, revision: int, seal: Seal) -> None:
        """A signed head, after the entry that it covers."""
        if self.fault is not None:
            return
        if what := self._wrong(table, revision, seal):
            self.fault = Fault(self.revision, what)
        elif seal.key_id not in self.keys:
            self.unknown[seal.key_id] = None
        else:
            self.vouched = self.revision
            self.signers[seal.key_id] = None

    def _wrong(self, table: str, revision: int, seal: Seal) -> str:
        if table != str(self.id):
            return f"a signed head of table {table} stands here"
        if revision != self.revision or not revision:
            return f"a signed head says that it covers entry {revision}, and follows entry {self.revision}"
        if seal.head != self.head:
            return "the signed head is not the head of the chain"
        public = self.keys.get(seal.key_id)
        if public is not None and not good(public, self.id, seal):
            return f"the signature by key {seal.key_id} is not good"
        return ""

    def verdict(self) -> Verdict:
        """What came of it."""
        fault = self.fault or (None if self.revision else Fault(0, "it has no entries"))
        return Verdict(
            self.id,
            self.revision,
            self.moves,
            self.vouched,
            tuple(self.signers),
            tuple(self.unknown),
            self.heads,
            self.table,
            fault,
        )


def _read(run: Sequence[tuple[int, bytes]], number: int) -> tuple[list[Entry], Fault | None]:
    """The entries of a run, the first of which is to have this number, up to the first that cannot be read."""
    entries: list[Entry] = []
    for at, (revision, stored) in enumerate(run, start=number):
        if revision != at:
            return entries, Fault(at, f"where entry {at} should be, there is entry {revision}")
        try:
            entries.append(entry_from_bytes(stored))
        except BadEntry as error:
            return entries, Fault(at, str(error))
    return entries, None


def verify(records: Iterable[Record], new: Callable[[UUID], Checker]) -> Iterator[Verdict]:
    """The verdicts of a file's tables, one after the other; `new` makes the checker of each.

    Raises BadFile where the file itself is damaged, after a fault that came before.
    """
    checker: Checker | None = None
    run: list[tuple[int, bytes]] = []
    try:
        for kind, record in contents(records):
            if kind == "entry":
                entry = record.entry
                stored = entry.stored
                run.append((entry.revision, stored))
                if len(run) < RUN and len(stored) < LONG:
                    continue
            if checker is not None:
                checker.entries(run)
            run.clear()
            if kind == "head" and checker is not None:
                head = record.head
                checker.seal(head.table_id, head.revision, decode_seal(head))
            elif kind != "entry":
                if checker is not None:
                    ended, checker = checker, None
                    yield ended.verdict()
                if kind == "table":
                    checker = new(table_of(record))
    except BadFile:
        if checker is not None:
            checker.entries(run)
            if checker.fault is not None:
                yield checker.verdict()
        raise
