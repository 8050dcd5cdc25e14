"""Changes to an exported, signed log, one at a time, and what must come of each.

A change is *found* when there is a fault, damage, or something not vouched for. It is *neutral* when the tables that
are read are as before: the same entries, and good signatures. Nothing else may happen.
"""

import gzip
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from io import BufferedReader, BytesIO
from random import Random
from uuid import UUID, uuid4

from cardavia.core.chain import first_head, next_head
from cardavia.service.samples import exported, played
from cardavia.service.signing import Signer, key_id
from cardavia.service.verify import Checker, Verdict, verify
from cardavia.service.wire.export import BadFile, Record, Writer, encode_seal, read_records
from cardavia.service.wire.log import entry_from_bytes, secret_of

GAMES = ("chuo_pai", "tien_gow", "chan")
Records = list[Record]
Log = dict[str, list[bytes]]


@dataclass(frozen=True)
class Subject:
    """A signed log of several tables, with the key that vouches for it."""

    signer: Signer
    records: Records

    @property
    def keys(self) -> dict[str, bytes]:
        return {key_id(self.signer.public): self.signer.public}


def subject(seed: int = 0, tables: int = 3) -> Subject:
    """Deals between AI players, a table of each game."""
    signer = Signer.new()
    logs = (played(GAMES[n % 3], "random", Random(f"{seed} {n}")) for n in range(tables))
    return Subject(signer, list(exported(logs, signer)))


def entries_of(records: Iterable[Record]) -> Log:
    """The stored bytes of each table's entries."""
    log: Log = {}
    table = ""
    for record in records:
        if record.HasField("table"):
            table = record.table.table_id
            log[table] = []
        elif record.HasField("entry"):
            log[table].append(record.entry.stored)
    return log


def judged(records: Iterable[Record], keys: dict[str, bytes]) -> bool:
    """Whether it is all sound and vouched for."""

    def new(table: UUID) -> Checker:
        return Checker(table, keys)

    try:
        verdicts: list[Verdict] = list(verify(records, new))
    except BadFile:
        return False
    return all(verdict.whole for verdict in verdicts)


# Records


def _copy(record: Record) -> Record:
    new = Record()
    new.CopyFrom(record)
    return new


def _flipped(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(8 * len(data))
    return data[: at // 8] + bytes([data[at // 8] ^ 1 << at % 8]) + data[at // 8 + 1 :]


def _some(records: Records, kind: str, rng: Random) -> int:
    return rng.choice([at for at, record in enumerate(records) if record.WhichOneof("kind") == kind])


def flip_stored(records: Records, rng: Random) -> None:
    entry = records[_some(records, "entry", rng)].entry
    entry.stored = _flipped(entry.stored, rng)


def flip_head(records: Records, rng: Random) -> None:
    head = records[_some(records, "head", rng)].head
    head.head = _flipped(head.head, rng)


def flip_signature(records: Records, rng: Random) -> None:
    head = records[_some(records, "head", rng)].head
    head.signature = _flipped(head.signature, rng)


def change_key(records: Records, rng: Random) -> None:
    head = records[_some(records, "head", rng)].head
    head.key_id = rng.choice(("", "0123456789abcdef", head.key_id[:-1], head.key_id[::-1] + "0"))


def change_revision(records: Records, rng: Random) -> None:
    record = records[_some(records, rng.choice(("entry", "head")), rng)]
    part = record.entry if record.HasField("entry") else record.head
    part.revision ^= 1 << rng.randrange(63)


def drop(records: Records, rng: Random) -> None:
    del records[_some(records, rng.choice(("entry", "entry", "head")), rng)]


def duplicate(records: Records, rng: Random) -> None:
    at = _some(records, "entry", rng)
    records.insert(at, _copy(records[at]))


def swap(records: Records, rng: Random) -> None:
    one, other = _some(records, "entry", rng), _some(records, "entry", rng)
    records[one], records[other] = records[other], records[one]


def swap_stored(records: Records, rng: Random) -> None:
    """Two entries change places and keep the numbers."""
    one, other = records[_some(records, "entry", rng)].entry, records[_some(records, "entry", rng)].entry
    one.stored, other.stored = other.stored, one.stored


def forge_tail(records: Records, rng: Random) -> None:
    """An entry more, with a right chain, signed by a key of the forger's own under the server's key id."""
    at = _some(records, "head", rng)
    table = UUID(records[at].head.table_id)
    first = max(k for k in range(at) if records[k].HasField("table")) + 1
    stored = [record.entry.stored for record in records[first:at]]
    stored.append(rng.choice(stored))
    secret, head = secret_of(entry_from_bytes(stored[0])), first_head(table)
    for number, each in enumerate(stored, start=1):
        head = next_head(head, secret, number, each)
    seal = encode_seal(table, len(stored), Signer.new().seal(table, head))
    seal.key_id = records[at].head.key_id
    records.insert(at + rng.randrange(2), Record(entry={"revision": len(stored), "stored": stored[-1]}))
    if rng.random() < 0.5:
        records[at + 1] = Record(head=seal)


def forge_whole(records: Records, rng: Random) -> None:
    """Another history of the same table, perfect but for the key."""
    at = _some(records, "table", rng)
    end = next(k for k in range(at, len(records)) if records[k].HasField("head"))
    table = UUID(records[at].table.table_id)
    other = list(exported(iter([played(rng.choice(GAMES), "random", rng)]), Signer.new()))[2:-2]
    secret, head = secret_of(entry_from_bytes(other[0].entry.stored)), first_head(table)
    for number, record in enumerate(other, start=1):
        head = next_head(head, secret, number, record.entry.stored)
    seal = encode_seal(table, len(other), Signer.new().seal(table, head))
    if rng.random() < 0.5:
        seal.key_id = records[end].head.key_id
    records[at + 1 : end + 1] = [*other, Record(head=seal)]


def move_entry(records: Records, rng: Random) -> None:
    entry = records.pop(_some(records, "entry", rng))
    records.insert(_some(records, rng.choice(("entry", "head")), rng), entry)


def replay_seal(records: Records, rng: Random) -> None:
    """One table's signed head stands for another, with the other's id or its own."""
    one, other = _some(records, "head", rng), _some(records, "head", rng)
    stolen = _copy(records[one])
    if rng.random() < 0.5:
        stolen.head.table_id, stolen.head.revision = records[other].head.table_id, records[other].head.revision
    records[other] = stolen


def rename_table(records: Records, rng: Random) -> None:
    table = records[_some(records, "table", rng)].table
    table.table_id = rng.choice((str(uuid4()), table.table_id.upper() + "0", ""))


def truncate(records: Records, rng: Random) -> None:
    del records[rng.randrange(len(records)) :]


def reorder_tables(records: Records, rng: Random) -> None:
    starts = [at for at, record in enumerate(records) if record.HasField("table")]
    parts = [records[a:b] for a, b in zip(starts, [*starts[1:], len(records) - 1], strict=True)]
    rng.shuffle(parts)
    records[starts[0] : -1] = [record for part in parts for record in part]


def recount(records: Records, rng: Random) -> None:
    records[-1].end.tables += rng.randrange(1, 3)


RECORD_CHANGES: Sequence[Callable[[Records, Random], None]] = (
    *(flip_stored, flip_stored, flip_stored, flip_head, flip_signature, change_key, change_revision, drop, duplicate),
    *(swap, swap_stored, forge_tail, forge_whole, move_entry, replay_seal, rename_table, truncate, reorder_tables),
    recount,
)


def _recounted(records: Records) -> None:
    """The end says what there is, so that the counts alone find nothing."""
    if records and records[-1].HasField("end"):
        records[-1].end.entries = sum(record.HasField("entry") for record in records)


# Files


def written(records: Records, *, jsonl: bool) -> bytes:
    """The file of records."""
    file = BytesIO()
    writer = Writer(file, jsonl=jsonl)
    for record in records:
        writer.write(record)
    writer.close()
    return file.getvalue()


def read(data: bytes) -> Iterable[Record]:
    """The records of a file."""
    return read_records(BufferedReader(BytesIO(data)))


def flip_file(data: bytes, rng: Random) -> bytes:
    return _flipped(data, rng)


def cut_file(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data))]


def lengthen_file(data: bytes, rng: Random) -> bytes:
    return data + rng.choice((rng.randbytes(rng.randrange(1, 20)), data, b"\0" * 8, gzip.compress(b"")))


FILE_CHANGES: Sequence[Callable[[bytes, Random], bytes]] = (flip_file, flip_file, flip_file, cut_file, lengthen_file)


def changed_records(on: Subject, rng: Random) -> tuple[str, Records]:
    """A change's name, and the records after it."""
    records = [_copy(record) for record in on.records]
    change = rng.choice(RECORD_CHANGES)
    change(records, rng)
    if change is not recount and rng.random() < 0.5:
        _recounted(records)
    return change.__name__, records


def change_records(on: Subject, rng: Random) -> tuple[str, bool, bool]:
    """Change records; the change's name, whether it was found, and whether it was neutral."""
    name, records = changed_records(on, rng)
    return name, not judged(records, on.keys), entries_of(records) == entries_of(on.records)


def change_file(on: Subject, data: bytes, rng: Random) -> tuple[str, bool, bool]:
    """The same for the bytes of a file."""
    change = rng.choice(FILE_CHANGES)
    changed = change(data, rng)
    found = not judged(read(changed), on.keys)
    neutral = not found and entries_of(read(changed)) == entries_of(on.records)
    return change.__name__, found, neutral
