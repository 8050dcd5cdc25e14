"""What is read back: export files in both forms, entries, and packed states.

Whatever a file holds, reading it gives records or BadFile, an entry is read or BadEntry, it is what its command brings
about or Wrong, and what passed can be appended. Memory stays bounded, however little a file says.
"""

import resource
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from gzip import compress
from io import BufferedReader, BytesIO
from random import Random
from uuid import UUID

from cardavia.core.audit import Wrong, check
from cardavia.core.catalog import GAMES
from cardavia.core.decisions import made
from cardavia.core.errors import BadState
from cardavia.core.table import Entry, Table, append
from cardavia.log.v1 import export_pb2
from cardavia.service.signing import Signer, good
from cardavia.service.wire.export import BadFile, Record, Writer, decode_seal, encode_seal, read_records
from cardavia.service.wire.log import BadEntry, entry_from_bytes, entry_to_bytes
from tests.fuzz.engine import Finding, Run, Target, shape
from tests.fuzz.lines import Lines
from tests.fuzz.mutate import by_kind, havoc, json_lines, message, varint
from tests.fuzz.notation import ORDER, sound
from tests.fuzz.tape import Tape
from tests.table.walks import walk

TABLE = UUID(int=0x0190_0000_0000_7000_8000_0000_0000_0001)
MOST_MIB = 300
"""By how much one input may raise the memory of the process."""
RECORDS = 5_000
"""How many records of one file are read: a small file may hold very many empty ones."""


# Files


def packed(data: bytes) -> Hashable:
    """A file as it is: most are not even compressed right."""
    return _file(data)


def zipped(data: bytes) -> Hashable:
    """What a file holds once it is unzipped."""
    return _file(compress(data, 1, mtime=0))


def _file(data: bytes) -> Hashable:
    """Reads a file as whoever imports or verifies it has to."""
    read = _records(data)
    table, since, ok, told = None, 0, True, []
    for record in read:
        kind = record.WhichOneof("kind")
        told.append(kind)
        if kind == "table":
            table, since, ok = None, 0, True
        elif kind == "head":
            good(bytes(32), TABLE, decode_seal(record.head))
        elif kind == "entry" and ok:
            after = _entry(table, record.entry.stored, since)
            ok = after is not None
            table, since = after or (table, since)
        elif kind == "entry":
            ok = False
    if read and all(map(_whole, read)):
        for jsonl in (False, True):
            copy = BytesIO()
            writer = Writer(copy, jsonl=jsonl)
            for record in read:
                record.DiscardUnknownFields()  # a later version's, which JSON has no names for
                writer.write(record)
            writer.close()
            if _records(copy.getvalue()) != read:
                raise Finding("what was read is written as something else")
    return " ".join(sorted({str(kind) for kind in told}))


def _records(data: bytes) -> list[Record]:
    found: list[Record] = []
    try:
        for record in read_records(BufferedReader(BytesIO(data))):
            found.append(record)
            if len(found) == RECORDS:
                break
    except BadFile:
        pass
    return found


def _whole(record: Record) -> bool:
    """Whether a record can be written in both forms: it has a kind, and an entry's bytes are an entry."""
    if record.WhichOneof("kind") != "entry":
        return record.WhichOneof("kind") is not None
    try:
        entry_from_bytes(record.entry.stored)
    except BadEntry:
        return False
    return not record.entry.HasField("reading")


# Entries


def entry(data: bytes) -> Hashable:
    """An entry that is to follow on one of some tables."""
    tape = Tape(data[:3])
    history = tape.below(len(_histories()))
    table, since = _before(history, tape.below(256) % len(_histories()[history]))
    return _entry(table, data[3:], since) is not None


@cache
def _before(history: int, at: int) -> tuple[Table | None, int]:
    """One of the tables before its entry number `at` (from 0), and the time of the entry before."""
    if not at:
        return None, 0
    table, _ = _before(history, at - 1)
    last = _histories()[history][at - 1]
    return append(table, last), last.time


def _entry(table: Table | None, stored: bytes, since: int) -> tuple[Table, int] | None:
    """The table after an entry and its time; None if the entry is refused."""
    try:
        found = entry_from_bytes(stored)
    except BadEntry:
        return None
    if entry_from_bytes(entry_to_bytes(found)) != found:
        raise Finding("an entry is written as another one")
    try:
        check(table, found, since)
    except Wrong:
        _append_unchecked(table, found)
        return None
    after = append(table, found)
    if table is not None:
        made(table, found)
    return after, found.time


def _append_unchecked(table: Table | None, found: Entry) -> None:
    with suppress(ValueError, LookupError):
        append(table, found)


@cache
def _histories() -> tuple[tuple[Entry, ...], ...]:
    """Whole tables whose entries are all as they must be, two of each game."""
    found = []
    for game in GAMES:
        seed, count = 0, 0
        while count < 2:
            *_, last = walk(game, Random(f"{game} {seed}"))
            seed += 1
            if len(last.entries) > 30 and _right(last.entries):
                found.append(tuple(last.entries))
                count += 1
    return tuple(found)


def _right(entries: list[Entry]) -> bool:
    table, since = None, 0
    for each in entries:
        try:
            check(table, each, since)
        except Wrong:
            return False
        table, since = append(table, each), each.time
    return True


# States


def state(data: bytes) -> Hashable:
    """Bytes of a state: refused, or a state that can be played and is written as the same bytes."""
    game = ORDER[(data[0] if data else 0) % len(ORDER)]
    try:
        found = game.state.from_bytes(data[1:])
    except BadState as error:
        return shape(error)
    if found.to_bytes() != data[1:]:
        raise Finding("a state is written as other bytes than it was read from")
    sound(game, found)
    found.show()
    for seat in (0, None):
        found.resample(seat, 1)
    return "state"


KINDS: dict[bytes, Callable[[bytes], Hashable]] = {
    b"g": packed, b"z": zipped, b"j": _file, b"e": entry, b"s": state
}  # fmt: skip


@contextmanager
def _opened() -> Iterator[Run]:
    lines = Lines()

    def run(data: bytes) -> Iterator[Hashable]:
        kind = data[:1]
        if kind in KINDS:
            before = _mebibytes()
            with lines as found:
                told = KINDS[kind](data[1:])
            if _mebibytes() > before + MOST_MIB:
                raise Finding(f"it took {_mebibytes() - before} MiB of memory to read {len(data)} bytes")
            yield from found
            yield kind, told

    yield run


def _mebibytes() -> int:
    """The most memory that the process has had so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def _starts() -> Iterator[bytes]:
    signer = Signer.new()
    for number, entries in enumerate(_histories()):
        heads = export_pb2.ExportEnd(tables=1, entries=6)
        seal = encode_seal(TABLE, 6, signer.seal(TABLE, bytes(32)))
        records = [
            Record(header=export_pb2.ExportHeader(format=1, exported_at=entries[0].time, made_by="cardavia")),
            Record(table=export_pb2.ExportedTable(table_id=str(TABLE))),
            *(
                Record(entry=export_pb2.ExportedEntry(revision=at, stored=entry_to_bytes(each)))
                for at, each in enumerate(entries[:6], start=1)
            ),
            Record(head=seal),
            Record(end=heads),
        ]
        lines, file = BytesIO(), BytesIO()
        for writer in (Writer(lines, jsonl=True), Writer(file)):
            for record in records:
                writer.write(record)
            writer.close()
        yield b"j" + lines.getvalue()
        yield b"g" + file.getvalue()
        yield b"z" + b"".join(varint(record.ByteSize()) + record.SerializeToString() for record in records)
        for at, each in enumerate(entries):
            if at < 5 or at % 16 == 0 or at > len(entries) - 3:
                yield b"e" + bytes([number, at, 0]) + entry_to_bytes(each)
    for number, game in enumerate(ORDER):
        rng = Random(game.name)
        for _ in range(3):
            now = game.state.start(game.stacked(rng), {})
            while now.legal_count():
                if rng.random() < 0.1:
                    yield b"s" + bytes([number]) + now.to_bytes()
                now = now.play(game.steer(now, rng)) if rng.random() < 0.7 else now.draw(rng.getrandbits(31))
            yield b"s" + bytes([number]) + now.to_bytes()


def records(data: bytes, other: bytes, rng: Random) -> bytes:
    """One record of a file changed, left out, repeated or put elsewhere; or the length before it."""
    parts = _split(data)
    if not parts or rng.random() < 0.1:
        return havoc(data, other, rng)
    at = rng.randrange(len(parts))
    match rng.randrange(8):
        case 0:
            del parts[at]
        case 1:
            parts.insert(rng.randrange(len(parts)), parts[at])
        case 2:
            parts[at] = rng.choice(_split(other) or parts)
        case 3:
            length = rng.choice((0, 1, 2**20, 2**20 + 1, 2**31, 2**35, 2**63))
            return b"".join(varint(len(part)) + part for part in parts[:at]) + varint(length) + parts[at]
        case _:
            theirs = _split(other)
            parts[at] = message(parts[at], rng.choice(theirs) if theirs else other, rng)
    return b"".join(varint(len(part)) + part for part in parts)


def _split(data: bytes) -> list[bytes]:
    parts, at = [], 0
    while at < len(data):
        size = shift = 0
        while at < len(data):
            byte = data[at]
            size, shift, at = size | (byte & 0x7F) << shift, shift + 7, at + 1
            if byte < 0x80:
                break
        parts.append(data[at : at + size])
        at += size
    return parts


def _stored(data: bytes, other: bytes, rng: Random) -> bytes:
    """An entry changed, at the same table or, rarely, at another."""
    head = havoc(data[:3], other, rng)[:3].ljust(3, b"\0") if rng.random() < 0.1 else data[:3]
    return head + message(data[3:], other[3:], rng)


TARGET = Target(
    "imports",
    _opened,
    by_kind(
        {
            b"g": (havoc,),
            b"z": (records, records, records, havoc),
            b"j": (json_lines, json_lines, json_lines, havoc),
            b"e": (_stored,),
            b"s": (havoc,),
        }
    ),
    _starts,
)
