"""Tables from a file into a journal: each is checked before anything of it is stored, and stored whole or not at all.

A table is imported if a known key vouches for its last entry. What is there already is left as it is; what is there in
part is completed; so the same file may be imported again and again, also after an import that was broken off.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from uuid import UUID

from msgspec.structs import replace

from cardavia.core.chain import HEAD_BYTES, first_head, next_head
from cardavia.core.events import Opened, whole
from cardavia.core.table import Entry, Table
from cardavia.service import journal
from cardavia.service.exports import entries
from cardavia.service.journal import Append, Archived, ArchiveFailed, Request, Seal, Store
from cardavia.service.recording import OPENING, scope_of, summary_of
from cardavia.service.signing import KEY_ID_DIGITS, SIGNATURE_BYTES
from cardavia.service.verify import Checker, Keys
from cardavia.service.wire.export import Record, contents, decode_seal, table_of
from cardavia.service.wire.log import ENTRY_TOPIC, BadEntry, entry_from_bytes, secret_of

MAX_ENTRIES = 100_000
"""The longest table that is imported; real ones have up to a few hundred entries."""
MAX_BYTES = 64 * 1024 * 1024
"""The most bytes of entries that a table may have."""

_BATCH_APPENDS = 1024
_BATCH_BYTES = 4 * 1024 * 1024


class Unacceptable(Exception):
    """A table that is not imported; the text says why."""


@dataclass(slots=True)
class Carried:
    """A table as a file carries it: its entries as they were stored, from 1, and signed heads with their entries.

    `fault` is what is wrong with its records, "" for nothing; then only some of them are here.
    """

    table: UUID
    entries: list[bytes] = field(default_factory=list)
    seals: list[tuple[int, Seal]] = field(default_factory=list)
    size: int = 0
    fault: str = ""


@dataclass(slots=True)
class Imported:
    """What came of a file: tables that are new, were completed, and were there already; entries stored.

    `refused` names the tables that were not imported, each with the reason.
    """

    new: int = 0
    completed: int = 0
    present: int = 0
    entries: int = 0
    refused: list[tuple[UUID, str]] = field(default_factory=list)


def import_tables(
    store: Store | None, records: Iterable[Record], keys: Keys, result: Imported, *, unsigned: bool
) -> None:
    """Import the tables of a file into a store that nobody else writes; with `unsigned`, also those nobody vouches for.

    A store that is opened for reading only stays as it is; None is for one that is not there yet. `result` is told
    what has been done (or would be), also when this raises: BadFile for what is wrong with the file itself,
    JournalFailed, OSError. Tables before that point are imported.
    """
    batch = _Batch(store, result)
    try:
        for carried in carried_tables(records):
            if carried.table in batch.tables:
                batch.write()
            try:
                batch.add(_missing(store, carried, keys, unsigned))
            except Unacceptable as error:
                result.refused.append((carried.table, str(error)))
    finally:
        batch.write()


def carried_tables(records: Iterable[Record]) -> Iterator[Carried]:
    """The tables of a file, one in memory at a time. Raises BadFile."""
    carried: Carried | None = None
    for kind, record in contents(records):
        if kind == "table":
            if carried is not None:
                yield carried
            carried = Carried(table_of(record))
        elif kind == "entry" and carried is not None:
            _add_entry(carried, record)
        elif kind == "head" and carried is not None:
            _add_head(carried, record)
    if carried is not None:
        yield carried


def _add_entry(carried: Carried, record: Record) -> None:
    if carried.fault:
        return
    carried.entries.append(record.entry.stored)
    carried.size += len(record.entry.stored)
    if record.entry.revision != len(carried.entries):
        carried.fault = f"entry {record.entry.revision} stands where entry {len(carried.entries)} should"
    elif len(carried.entries) > MAX_ENTRIES or carried.size > MAX_BYTES:
        carried.fault = f"it has more than {MAX_ENTRIES} entries or {MAX_BYTES // 2**20} MiB"


def _add_head(carried: Carried, record: Record) -> None:
    head, last = record.head, len(carried.entries)
    if carried.fault:
        return
    if not last or (head.table_id, head.revision) != (str(carried.table), last):
        carried.fault = f"a head of entry {head.revision} of table {head.table_id[:40]} stands after entry {last}"
    elif (len(head.head), len(head.key_id), len(head.signature)) != (HEAD_BYTES, KEY_ID_DIGITS, SIGNATURE_BYTES):
        carried.fault = f"the head after entry {last} is no signed head"
    elif len(carried.seals) > len(carried.entries):
        carried.fault = "it has more signed heads than entries"
    else:
        carried.seals.append((last, decode_seal(head)))


class _Batch:
    """Whole tables that are stored in one transaction."""

    def __init__(self, store: Store | None, result: Imported) -> None:
        self._store = store
        self._result = result
        self.tables: dict[UUID, list[Append]] = {}
        self._appends = self._bytes = 0

    def add(self, appends: list[Append]) -> None:
        """Take in a table, or what is missing of it; it is stored now, or with those that come after it."""
        if not appends:
            self._result.present += 1
            return
        self.tables[appends[0].table] = appends
        self._appends += len(appends)
        self._bytes += sum(len(each.state) for each in appends)
        if self._appends >= _BATCH_APPENDS or self._bytes >= _BATCH_BYTES:
            self.write()

    def write(self) -> None:
        """Store what has gathered."""
        tables, self.tables = self.tables, {}
        self._appends = self._bytes = 0
        appends = [each for of_one in tables.values() for each in of_one]
        refused: dict[UUID, str] = {}
        if appends and self._store is not None and self._store.writable:
            for each, refusal in zip(appends, self._store.write(appends), strict=True):
                if refusal is not None:
                    refused.setdefault(each.table, str(refusal))
        self._result.refused += refused.items()
        for table, stored in tables.items():
            if table not in refused:
                self._result.entries += len(stored)
                self._result.new += stored[0].revision == 1
                self._result.completed += stored[0].revision > 1


def _missing(store: Store | None, carried: Carried, keys: Keys, unsigned: bool) -> list[Append]:
    """What has to be stored of a table; nothing if all of it is there. Raises Unacceptable, JournalFailed."""
    if carried.fault:
        raise Unacceptable(carried.fault)
    there = 0
    try:
        for stored in entries(store, carried.table) if store is not None else ():
            if stored.revision > len(carried.entries):
                return []  # what is there goes on after what the file has
            if stored.state != carried.entries[stored.revision - 1]:
                raise Unacceptable(f"entry {stored.revision} is not the one that is stored here")
            there = stored.revision
    except ArchiveFailed as error:
        if error.archived is not None and _is_archived(carried, error.archived):
            return []
        raise Unacceptable(f"it cannot be compared with what is archived: {error}") from None
    if there == len(carried.entries) > 0:
        return []
    appends = accepted(carried, keys, unsigned=unsigned)
    opening = appends[0].request
    if store is not None and opening is not None and not there:
        found = store.find(opening.scope, opening.id)
        if found is not None:
            raise Unacceptable(f"the request that opened it opened table {found.table} here")
    return appends[there:]


def _is_archived(carried: Carried, archived: Archived) -> bool:
    """Whether a table is what is archived; to tell, its archive is not needed."""
    with suppress(BadEntry):
        return len(carried.entries) == archived.revision and head_of(carried.table, carried.entries) == archived.head
    return False


def head_of(table: UUID, entries: Sequence[bytes]) -> bytes:
    """The head of the chain after these entries, from the first on. Raises BadEntry."""
    head, secret = first_head(table), b""
    for number, stored in enumerate(entries, start=1):
        secret = secret or secret_of(entry_from_bytes(stored))
        head = next_head(head, secret, number, stored)
    return head


def accepted(carried: Carried, keys: Keys, *, unsigned: bool) -> list[Append]:
    """A table, checked (verify.py), with all that the service stores with each entry. Raises Unacceptable."""
    seals: dict[int, list[Seal]] = {}
    for number, each in carried.seals:
        seals.setdefault(number, []).append(each)
    checker = Checker(carried.table, keys)
    appends: list[Append] = []
    requests = set[tuple[str, str]]()
    opened_at = 0
    for number, stored in enumerate(carried.entries, start=1):
        before = checker.table
        checker.entry(number, stored)
        for seal in seals.get(number, []):
            checker.seal(str(carried.table), number, seal)
        if checker.fault is not None or checker.table is None or checker.last is None:
            raise Unacceptable(f"entry {number}: {checker.fault.what if checker.fault else 'it cannot be'}")
        opened_at = opened_at or checker.time
        kept = _kept(seals.get(number, []), keys, unsigned=unsigned)
        appended = _append(carried.table, before, checker.table, checker.last, stored, opened_at, kept)
        try:
            journal.check(appended)
        except ValueError as error:
            raise Unacceptable(f"entry {number}: {error}") from None
        if (request := appended.request) is not None:
            if (request.scope, request.id) in requests:
                raise Unacceptable("two of its entries answer the same request")
            requests.add((request.scope, request.id))
        # Only an opening's request is stored beside its entry: those of moves are found in theirs (Live.answer).
        appends.append(appended if before is None else replace(appended, request=None))
    if not appends:
        raise Unacceptable("it has no entries")
    if not (unsigned or checker.verdict().whole):
        raise Unacceptable("no known key vouches for its last entry")
    return appends


def _kept(seals: Iterable[Seal], keys: Keys, *, unsigned: bool) -> Seal | None:
    """Of good signed heads after an entry the one that is stored: a known key's, or with `unsigned` any."""
    by_known = next((seal for seal in seals if seal.key_id in keys), None)
    return by_known or (next(iter(seals), None) if unsigned else None)


def _append(
    id: UUID,  # noqa: A002
    before: Table | None,
    table: Table,
    entry: Entry,
    stored: bytes,
    opened_at: int,
    seal: Seal | None,
) -> Append:
    """An entry with what the service stores with it (see Tables)."""
    changed = before is None or before.status != table.status
    summary = summary_of(id, table, opened_at, entry.time) if changed else None
    # The head that an export signs after the last entry of a table that goes on was made for the file alone.
    return Append(id, table.revision, stored, ENTRY_TOPIC, _request(id, entry), summary, seal if table.ended else None)


def _request(table: UUID, entry: Entry) -> Request | None:
    if not entry.request_id:
        return None
    scope = OPENING if isinstance(whole(entry.happened[0]), Opened) else scope_of(table, entry.author)
    return Request(scope, entry.request_id, entry.digest)
