"""Signed logs of random deals, as files: every game, every source of cards, every way in which a table may end.

The core is driven in memory; what comes out has the same bytes as what the service would have stored.
"""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from cardavia.core.catalog import GAMES
from cardavia.core.chain import first_head, next_head
from cardavia.core.commands import (
    CloseWindow,
    Command,
    Continue,
    End,
    LeaveSeat,
    Open,
    Play,
    Release,
    RevealEntropy,
    TakeSeat,
)
from cardavia.core.events import SeatSetup
from cardavia.core.refusals import Refusal
from cardavia.core.shuffle import committed
from cardavia.core.table import Author, Entry, Table, append, decide, decision, duty
from cardavia.log.v1 import entry_pb2, export_pb2
from cardavia.service.journal import Seal
from cardavia.service.signing import Signer, key_id
from cardavia.service.wire.export import FORMAT, Writer, encode_seal
from cardavia.service.wire.log import entry_to_bytes

SECOND = 1_000_000
PLAYERS = ("ada", "bo", "cy", "dee")
SERVICE, OWNER = Author("service"), Author("owner")
SIGNER = Signer(Ed25519PrivateKey.from_private_bytes(b"a key that signs logs in tests: "))
KEYS = {key_id(SIGNER.public): SIGNER.public}


@dataclass(frozen=True)
class Log:
    """A table's stored entries, and its signed heads by the number of the entry that each covers."""

    table: UUID
    stored: tuple[bytes, ...]
    seals: dict[int, Seal]


class _Driver:
    """A table that is driven by commands which must be accepted."""

    def __init__(self, rng: Random, opening: Open) -> None:
        self.rng, self.id, self.now = rng, _table_id(rng), 1_800_000_000 * SECOND
        self.secret, self.head = opening.secret, first_head(self.id)
        self.stored: list[bytes] = []
        self.seals: dict[int, Seal] = {}
        self.at = self._append(None, opening, OWNER)

    def say(self, command: Command, author: Author = SERVICE) -> None:
        """A command, a little later."""
        self.now += self.rng.randrange(SECOND)
        self.at = self._append(self.at, command, author)

    def _append(self, before: Table | None, command: Command, author: Author) -> Table:
        happened = decide(before, command, self.now)
        assert not isinstance(happened, Refusal), happened
        entry = Entry(self.now, author, "", tuple(happened))
        after = append(before, entry)
        self.stored.append(entry_to_bytes(entry))
        self.head = next_head(self.head, self.secret, len(self.stored), self.stored[-1])
        if after.ended:
            self.seals[len(self.stored)] = SIGNER.seal(self.id, self.head)
        return after

    def log(self) -> Log:
        return Log(self.id, tuple(self.stored), dict(self.seals))

    def sit(self, commit: Callable[[int], bool]) -> dict[int, bytes]:
        """Seat everybody; those who commit to entropy are given with it."""
        entropy = {}
        for seat, setup in enumerate(self.at.opened.seats):
            if setup.ai:
                continue
            commitment = b""
            if commit(seat):
                entropy[seat] = self.rng.randbytes(self.rng.randrange(16, 65))
                commitment = committed(seat, entropy[seat])
            self.say(TakeSeat(seat, PLAYERS[seat], commitment), Author("seat", seat))
        return entropy

    def begin(self, entropy: dict[int, bytes]) -> None:
        for seat, given in entropy.items():
            self.say(RevealEntropy(seat, given), Author("seat", seat))
        self.due()

    def due(self) -> bool:
        command = duty(self.at, self.now)
        if command is not None:
            self.say(command)
        return command is not None

    def play(self, moves: int) -> None:
        """At most so many moves and answers, by people and AI players at random."""
        for _ in range(moves):
            if self.at.ended:
                return
            if self.due():
                continue
            asked = [one for seat in range(len(self.at.seats)) if (one := decision(self.at, seat)) is not None]
            window = self.at.window
            if window is not None and window.deadline and (not asked or self.rng.random() < 0.4):
                self.now = max(self.now, window.deadline)
                self.say(CloseWindow())
                continue
            one = self.rng.choice(asked)
            ai = self.at.acted_for(one.seat)
            self.say(Play(one.seat, self.rng.choice(one.legal), ai=ai), Author("seat", one.seat, ai))


def _table_id(rng: Random) -> UUID:
    return UUID(int=rng.getrandbits(128), version=4)


def logs(game: str, seed: int) -> list[Log]:
    """One log of each kind (`KINDS`), always the same for a seed."""
    return [_log(game, kind, Random(f"{game} {kind} {seed}")) for kind in KINDS]


KINDS = (
    "fair",
    "entropy",
    "first",
    "seeded",
    "given",
    "void",
    "unrevealed",
    "closed",
    "returning",
    "released",
    "series",
)
"""What is special about each log of a game; `series` is the deal after another one."""


def _log(game: str, kind: str, rng: Random) -> Log:
    of = GAMES[game]
    source = kind if kind in ("seeded", "given") else "fair"
    ai = {"fair": of.seats, "closed": 0}.get(kind, 1)
    opening = Open(
        game,
        (*(SeatSetup() for _ in range(of.seats - ai)), *(SeatSetup("greedy") for _ in range(ai))),
        rng.randbytes(32),
        {name: rng.choice(values) for name, values in of.options.items()},
        source,
        rng.randbytes(32) if source == "seeded" else b"",
        of.stacked(rng) if source == "given" else None,
        rng.randrange(of.seats) if kind == "first" else None,
        owner="owner",
        disclosure="release" if kind == "released" else "end",
    )
    if kind == "series":
        opening = replace(opening, previous=str(_table_id(rng)))
    on = _Driver(rng, opening)
    if kind == "closed":
        on.say(TakeSeat(0, "ada", committed(0, bytes(16))), Author("seat", 0))
        on.say(End("Nobody came."), OWNER)
        return on.log()
    entropy = on.sit(lambda seat: kind in ("entropy", "released", "returning") or (kind == "unrevealed" and seat == 0))
    if kind == "unrevealed":
        on.now = on.at.reveal_by
        on.due()
        return on.log()
    if kind == "returning":
        on.say(LeaveSeat(0), Author("seat", 0))
        on.say(TakeSeat(0, "ada", bytes(32)), Author("seat", 0))
    on.begin(entropy)
    if kind == "void":
        on.play(9)
        on.say(End("Enough."), OWNER)
        return on.log()
    if kind == "returning":
        on.say(LeaveSeat(1), Author("seat", 1))
        on.play(5)
        on.say(TakeSeat(1, "bo"), Author("seat", 1))
    on.play(100_000)
    if kind == "released":
        on.say(Release(), OWNER)
    if kind == "series":
        on.say(Continue(str(_table_id(rng))))
    return on.log()


def forged(log: Log, edit: Callable[[list[entry_pb2.Entry]], None]) -> Log:
    """The log as somebody would make it who has the key: entries are edited, and all is chained and signed again."""
    entries = [entry_pb2.Entry.FromString(stored) for stored in log.stored]
    edit(entries)
    secret, head, stored, seals = entries[0].events[0].secret.opened.secret, first_head(log.table), [], {}
    for number, entry in enumerate(entries, 1):
        stored.append(entry.SerializeToString())
        head = next_head(head, secret, number, stored[-1])
        seals[number] = SIGNER.seal(log.table, head)
    return Log(log.table, tuple(stored), {len(stored): seals[len(stored)]})


Record = export_pb2.Exported


def records(found: Sequence[Log]) -> list[Record]:
    """The records of a file of these logs."""
    made = [Record(header=export_pb2.ExportHeader(format=FORMAT, exported_at=1_800_000_000 * SECOND, made_by="tests"))]
    for log in found:
        made.append(Record(table=export_pb2.ExportedTable(table_id=str(log.table))))
        for number, stored in enumerate(log.stored, 1):
            made.append(Record(entry=export_pb2.ExportedEntry(revision=number, stored=stored)))
            if number in log.seals:
                made.append(Record(head=encode_seal(log.table, number, log.seals[number])))
    entries = sum(len(log.stored) for log in found)
    return [*made, Record(end=export_pb2.ExportEnd(tables=len(found), entries=entries))]


def exported(made: Sequence[Record], *, jsonl: bool = False) -> bytes:
    """A file of these records."""
    file = io.BytesIO()
    writer = Writer(file, jsonl=jsonl)
    for record in made:
        writer.write(record)
    writer.close()
    return file.getvalue()
