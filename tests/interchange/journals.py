"""Journals with random tables in them, as the service would have stored them, and files made of them."""

from collections.abc import Iterable, Iterator, Sequence
from io import BufferedReader, BytesIO
from itertools import islice
from pathlib import Path
from random import Random
from uuid import UUID

from msgspec.structs import replace

from cardavia.core.catalog import GAMES
from cardavia.core.chain import first_head, next_head
from cardavia.core.events import (
    Answered,
    ClockStarted,
    EntropyDue,
    Event,
    Happened,
    Moved,
    Opened,
    Restarted,
    Resumed,
    Settled,
    WindowOpened,
    whole,
)
from cardavia.core.table import Author, Entry, Table, append
from cardavia.service.exports import Exported, Selection, export, selected
from cardavia.service.imports import Imported, import_tables
from cardavia.service.journal import Append, Request, SqliteStore, Store
from cardavia.service.journal._memory import MemoryStore
from cardavia.service.recording import OPENING, summary_of
from cardavia.service.signing import Signer, key_id
from cardavia.service.verify import Keys
from cardavia.service.wire.export import Record, Writer, read_records
from cardavia.service.wire.log import ENTRY_TOPIC, entry_to_bytes, secret_of
from tests.table.walks import walk

NOW = 1_800_000_000_000_000
SIGNER = Signer.new()
KEYS: Keys = {key_id(SIGNER.public): SIGNER.public}


def table_id(rng: Random) -> UUID:
    return UUID(int=rng.getrandbits(128), version=4)


def history(game: str, rng: Random, entries: int | None = None) -> list[Entry]:
    """The first entries of a table on its random way, or all; commands of people have request ids."""
    *_, on = islice(walk(game, rng), entries)
    return [_said(entry, rng) for entry in on.entries]


def settled(game: str, rng: Random) -> list[Entry]:
    """A table whose deal was played to its settlement."""
    while True:
        entries = history(game, rng)
        for number, entry in enumerate(entries, start=1):
            if any(isinstance(whole(one), Settled) for one in entry.happened):
                return entries[:number]


def later(entries: Sequence[Entry], microseconds: int) -> list[Entry]:
    """The same at a later time, with all that hangs on it."""

    def shifted(event: Event | None) -> Event | None:
        if isinstance(event, WindowOpened | EntropyDue | ClockStarted | Resumed | Restarted) and event.deadline:
            return replace(event, deadline=event.deadline + microseconds)
        return event

    def moved(entry: Entry) -> Entry:
        happened = (Happened(shifted(one.public), shifted(one.secret), one.audience) for one in entry.happened)
        return replace(entry, time=entry.time + microseconds, happened=tuple(happened))

    return [moved(entry) for entry in entries]


def _said(entry: Entry, rng: Random) -> Entry:
    event, author = whole(entry.happened[0]), entry.author
    if isinstance(event, Moved | Answered):
        author = Author("seat", event.seat, author.ai)
    if author.ai or not isinstance(event, Opened | Moved | Answered) or rng.random() < 0.3:
        return replace(entry, author=author, request_id="", digest=b"")
    return replace(entry, author=author, request_id=f"{rng.getrandbits(128):x}", digest=rng.randbytes(32))


def appends(table: UUID, entries: Sequence[Entry], signer: Signer = SIGNER) -> Iterator[Append]:
    """What the service stores of a history."""
    state: Table | None = None
    head, secret = first_head(table), secret_of(entries[0])
    for number, entry in enumerate(entries, start=1):
        before, state, stored = state, append(state, entry), entry_to_bytes(entry)
        head = next_head(head, secret, number, stored)
        opens = number == 1 and entry.request_id
        request = Request(OPENING, entry.request_id, entry.digest) if opens else None
        changed = before is None or before.status != state.status
        summary = summary_of(table, state, entries[0].time, entry.time) if changed else None
        seal = signer.seal(table, head) if state.ended else None
        yield Append(table, number, stored, ENTRY_TOPIC, request, summary, seal)


def store_all(store: Store, all_of: Iterable[Append]) -> None:
    assert not any(store.write(list(all_of)))


def random_journal(rng: Random, tables: int) -> MemoryStore:
    """Tables of all games, some at their end, some not."""
    store = MemoryStore()
    for _ in range(tables):
        some = history(rng.choice(list(GAMES)), rng, rng.choice((None, None, rng.randint(1, 60))))
        store_all(store, appends(table_id(rng), some))
    return store


def played(rng: Random, game: str = "tien_gow") -> tuple[UUID, list[Append]]:
    """A settled table, with what the service stores of it."""
    table = table_id(rng)
    return table, list(appends(table, settled(game, rng)))


def sqlite(path: Path, *tables: Iterable[Append]) -> SqliteStore:
    """A store in a file, for its user to close."""
    store = SqliteStore(path, synchronous="NORMAL")  # these tests are not about power cuts
    for each in tables:
        store_all(store, each)
    return store


def exported(
    store: Store,
    *,
    jsonl: bool = False,
    signer: Signer | None = SIGNER,
    selection: Selection = Selection(),  # noqa: B008
) -> bytes:
    """The file of a store's tables."""
    return exported_with(store, jsonl=jsonl, signer=signer, selection=selection)[0]


def exported_with(
    store: Store,
    *,
    jsonl: bool = False,
    signer: Signer | None = SIGNER,
    selection: Selection = Selection(),  # noqa: B008
) -> tuple[bytes, Exported]:
    """The file, and what was said of it."""
    file = BytesIO()
    done = export(
        store, selected(store, selection), Writer(file, jsonl=jsonl), signer=signer, now=NOW, made_by="a test"
    )
    return file.getvalue(), done


def records_of(file: bytes) -> list[Record]:
    return list(read_records(BufferedReader(BytesIO(file))))


def file_of(records: Iterable[Record], *, jsonl: bool = False) -> bytes:
    file = BytesIO()
    writer = Writer(file, jsonl=jsonl)
    for record in records:
        writer.write(record)
    writer.close()
    return file.getvalue()


def imported(store: Store | None, file: bytes, keys: Keys = KEYS, *, unsigned: bool = False) -> Imported:
    """Import a file; what came of it."""
    result = Imported()
    import_tables(store, read_records(BufferedReader(BytesIO(file))), keys, result, unsigned=unsigned)
    return result
