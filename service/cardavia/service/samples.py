"""Logs of deals between AI players, played in memory as fast as the rules allow: for benchmarks and tests."""

from collections.abc import Iterator
from random import Random
from uuid import UUID

from cardavia.core.catalog import GAMES
from cardavia.core.chain import first_head, next_head
from cardavia.core.commands import Command, Open, Play
from cardavia.core.events import SeatSetup
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Entry, Table, append, decide, decision, duty, observe
from cardavia.service.ids import new_table_id
from cardavia.service.players import choose
from cardavia.service.signing import Signer
from cardavia.service.wire.export import (
    Record,
    end_record,
    entry_record,
    head_record,
    header_record,
    table_record,
)
from cardavia.service.wire.log import entry_to_bytes

BEGAN = 1_700_000_000_000_000
THINKS = 1_000_000
"""Microseconds from one entry to the next."""


def played(game: str, ai: str, rng: Random, disclosure: str = "end") -> Iterator[Entry]:
    """The entries of a fair deal between AI players of one name, to its end."""
    seats = tuple(SeatSetup(ai) for _ in range(GAMES[game].seats))
    command: Command = Open(game, seats, rng.randbytes(32), owner="owner", disclosure=disclosure)
    author, now = Author("owner"), BEGAN
    table: Table | None = None
    while table is None or not table.ended:
        if table is not None:
            command, author = _next(table, ai, now, rng)
        happened = decide(table, command, now)
        if isinstance(happened, Refusal):
            raise RuntimeError(f"refused: {happened.text}")
        entry = Entry(now, author, "", tuple(happened))
        table = append(table, entry)
        now += THINKS
        yield entry


def _next(table: Table, ai: str, now: int, rng: Random) -> tuple[Command, Author]:
    if (command := duty(table, now)) is not None:
        return command, Author("service")
    asked = next(one for seat in range(len(table.seats)) if (one := decision(table, seat)) is not None)
    view = observe(table, asked.seat)
    assert view is not None  # noqa: S101  (somebody is asked)
    return Play(asked.seat, choose(ai, table.game, view, asked.legal, rng), ai=ai), Author("seat", asked.seat, ai)


def exported(logs: Iterator[Iterator[Entry]], signer: Signer) -> Iterator[Record]:
    """The records of a file with these logs, each with a signed head after its last entry."""
    tables = entries = 0
    yield header_record(BEGAN, "cardavia")
    for log in logs:
        tables += 1
        table_id = new_table_id(BEGAN)
        yield table_record(table_id)
        for record in _sealed(table_id, log, signer):
            entries += record.HasField("entry")
            yield record
    yield end_record(tables, entries)


def _sealed(table_id: UUID, log: Iterator[Entry], signer: Signer) -> Iterator[Record]:
    table, head, revision = None, first_head(table_id), 0
    for revision, entry in enumerate(log, start=1):
        stored = entry_to_bytes(entry)
        table = append(table, entry)
        head = next_head(head, table.opened.secret, revision, stored)
        yield entry_record(revision, stored)
    yield head_record(table_id, revision, signer.seal(table_id, head))
