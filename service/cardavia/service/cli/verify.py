"""`cardavia verify`: check an exported file, or a table of a data directory or of a server."""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import UUID

import click

from cardavia.service.cli._journals import (
    archive_option,
    database_option,
    directory_of,
    journal_to_read,
    place_of,
    records_of,
)
from cardavia.service.cli._server import Server, server_option
from cardavia.service.cli.client import data_option

if TYPE_CHECKING:
    from cardavia.service.verify import Checker, Keys, Verdict

FAULT, NOT_VOUCHED_FOR = 1, 2
HEAD_BYTES = 32


@click.command()
@click.argument("log", metavar="FILE|TABLE")
@click.option(
    "--keys", "keys_file", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Public keys, as JSON."
)
@click.option("--head", "heads", metavar="HEX", multiple=True, help="A head that you kept; may be repeated.")
@click.option("--json", "as_json", is_flag=True, help="JSON objects, one a line.")
@click.option("--token", envvar="CARDAVIA_TOKEN", default="", help="With --server: a seat token or an invitation.")
@server_option
@database_option
@archive_option
@data_option
def verify(
    log: str,
    keys_file: Path | None,
    heads: tuple[str, ...],
    *,
    as_json: bool,
    token: str,
    server: Server | None,
    database: str,
    archive: str,
    data: Path | None,
) -> None:
    """Check a log: chain, signatures, deal, and every move by the rules.

    FILE is an exported log. TABLE is a table's id; it is read from the data directory or --database, or from --server
    once its log is disclosed. A table that is in order is not mentioned, of another one the first fault is.

    Signatures are checked by the keys of --keys, and by those in the data directory if it is named or if there is no
    --keys. Entries that no signature by one of them covers are named as not vouched for. A --head must be among those
    of the log.

    Exit status 0: all is sound and vouched for. 1: there is a fault. 2: no fault, but something is not vouched for.
    """
    from cardavia.service.verify import Checker

    file = Path(log)
    table = None if file.is_file() else _table(log)
    if table is None and server is not None:
        raise click.UsageError("--server goes with a table's id")
    if token and server is None:
        raise click.UsageError("--token goes with --server")
    keys = _keys(keys_file, data)
    asked = frozenset(_head(text) for text in heads)

    def new(id: UUID) -> Checker:  # noqa: A002  (the word of Checker)
        return Checker(id, keys, asked)

    report = _Report(as_json, one=table is not None)
    if table is None:
        _verify_file(file, new, report)
    else:
        report.add(_verify_table(new(table), token, server, database, archive, data))
    report.end(asked)
    sys.exit(report.status)


def _head(text: str) -> bytes:
    try:
        head = bytes.fromhex(text)
    except ValueError:
        head = b""
    if len(head) != HEAD_BYTES:
        raise click.BadParameter(f"a head has {2 * HEAD_BYTES} hexadecimal digits, not {text!r}", param_hint="--head")
    return head


def _table(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise click.BadParameter(f"{text!r} is neither a file nor a table's id", param_hint="FILE|TABLE") from None


def _keys(file: Path | None, data: Path | None) -> "Keys":
    from cardavia.service.signing import KeyStore, read_keys

    keys: dict[str, bytes] = {}
    try:
        if file is not None:
            keys |= read_keys(file)
        if file is None or data is not None:
            from cardavia.service.bootstrap import SIGNING  # the whole service: not where keys are given

            keys |= KeyStore(directory_of(data) / SIGNING).public()
    except (OSError, ValueError) as error:
        raise click.ClickException(f"the keys cannot be read: {error}") from error
    return keys


@dataclass(slots=True)
class _Report:
    """What is said: a line for each table in trouble (for a single one always), and the sum."""

    as_json: bool
    one: bool
    status: int = 0
    tables: int = 0
    entries: int = 0
    moves: int = 0
    faults: int = 0
    not_vouched: int = 0
    damage: str = ""
    keys: Counter[str] = field(default_factory=Counter)
    heads: dict[bytes, tuple[UUID, int]] = field(default_factory=dict)

    def add(self, verdict: "Verdict") -> None:
        """Another table."""
        self.tables += 1
        self.entries += verdict.entries
        self.moves += verdict.moves
        self.keys.update(verdict.keys)
        self.heads.update((head, (verdict.id, revision)) for head, revision in verdict.heads.items())
        self.faults += not verdict.sound
        self.not_vouched += verdict.sound and not verdict.whole
        if self.one or not verdict.whole:
            if self.as_json:
                click.echo(json.dumps(_facts(verdict)))
            else:
                for line in _lines(verdict, told=self.one):
                    click.echo(f"table {verdict.id}: {line}")

    def end(self, asked: frozenset[bytes]) -> None:
        """The sum of it all, and the exit status."""
        missing = sorted(asked - self.heads.keys())
        self.status = FAULT if self.faults or self.damage or missing else NOT_VOUCHED_FOR if self.not_vouched else 0
        if self.as_json:
            click.echo(json.dumps(self._sum(missing)))
            return
        for head, (table, revision) in self.heads.items():
            click.echo(f"head {head.hex()}: after entry {revision} of table {table}")
        for head in missing:
            click.echo(f"head {head.hex()}: this head is not of this log")
        if self.damage:
            click.echo(self.damage)
        click.echo(
            f"{_count(self.tables, 'table')}, {self.entries} entries, {_count(self.moves, 'move')}: {self._word()}"
        )
        for key, tables in sorted(self.keys.items()):
            click.echo(f"key {key} vouches for {_count(tables, 'table')}")

    def _word(self) -> str:
        troubles = [f"faults in {_count(self.faults, 'table')}"] if self.faults else []
        if self.damage:
            troubles.append("the file is damaged")
        if self.status == FAULT and not troubles:
            troubles.append("a head is not of this log")
        if self.not_vouched:
            troubles.append(f"{_count(self.not_vouched, 'table')} sound, but not vouched for to the end")
        return ", ".join(troubles) or "sound and vouched for"

    def _sum(self, missing: list[bytes]) -> dict[str, Any]:
        return {
            "tables": self.tables,
            "entries": self.entries,
            "moves": self.moves,
            "faults": self.faults,
            "not_vouched_for": self.not_vouched,
            "keys": dict(sorted(self.keys.items())),
            "heads": {
                **{head.hex(): {"table": str(table), "revision": at} for head, (table, at) in self.heads.items()},
                **{head.hex(): None for head in missing},
            },
            "damage": self.damage or None,
            "status": self.status,
        }


def _lines(verdict: "Verdict", *, told: bool) -> Iterator[str]:
    """What is to be said of a table; `told` says also what is in order."""
    last = verdict.entries
    if told and verdict.table is not None:
        table = verdict.table
        counted = f"{_count(last, 'entry')} and {_count(verdict.moves, 'move')}"
        yield f"{table.game.title}, {table.status}: {counted} are sound"
        yield _deal(verdict)
    if verdict.fault is not None:
        yield f"fault at entry {verdict.fault.revision}: {verdict.fault.what}"
    if verdict.vouched and told:
        yield f"entries 1 to {verdict.vouched} of {last} are vouched for by key {', '.join(verdict.keys)}"
    if verdict.sound and not verdict.whole:
        tail = f"entries {verdict.vouched + 1} to {last} of {last}" if verdict.vouched else "the whole log"
        yield f"{tail}: not vouched for"
        for key in verdict.unknown:
            yield f"not vouched for: key {key} is not known"


def _deal(verdict: "Verdict") -> str:
    table = verdict.table
    assert table is not None  # noqa: S101  (who asks has looked)
    dealt = "" if table.deal is not None else "; there was none"
    match table.opened.source:
        case "given":
            return f"the deal was given{dealt}"
        case "seeded":
            return f"the deal is that of the seed{dealt}"
    gave = [str(seat) for seat, each in enumerate(table.seats) if each.entropy]
    given = f"the entropy of seat {', '.join(gave)}" if gave else "no player's entropy"
    return f"the deal is fair: that of the server's secret and {given}{dealt}"


def _facts(verdict: "Verdict") -> dict[str, Any]:
    table, fault = verdict.table, verdict.fault
    return {
        "table": str(verdict.id),
        "entries": verdict.entries,
        "moves": verdict.moves,
        "vouched_for": verdict.vouched,
        "keys": list(verdict.keys),
        "unknown_keys": list(verdict.unknown),
        "fault": {"revision": fault.revision, "what": fault.what} if fault is not None else None,
        "game": table.opened.game if table is not None else None,
        "status": table.status if table is not None else None,
        "source": table.opened.source if table is not None else None,
        "entropy_of": [seat for seat, each in enumerate(table.seats) if each.entropy] if table is not None else [],
    }


def _count(number: int, noun: str) -> str:
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


# Where logs come from


def _verify_file(file: Path, new: Callable[[UUID], "Checker"], report: _Report) -> None:
    from cardavia.service.verify import verify as verdicts
    from cardavia.service.wire.export import BadFile

    try:
        with file.open("rb") as opened, records_of("Verifying", opened) as records:
            for verdict in verdicts(records, new):
                report.add(verdict)
    except BadFile as error:
        report.damage = f"{click.format_filename(file)}: {error}"
    except OSError as error:
        raise click.FileError(click.format_filename(file), error.strerror) from error


def _verify_table(
    checker: "Checker", token: str, server: Server | None, database: str, archive: str, data: Path | None
) -> "Verdict":
    from cardavia.client import CardaviaError
    from cardavia.service.journal import JournalFailed

    try:
        asyncio.run(
            _from_server(checker, token, server) if server is not None else _from_data(checker, data, database, archive)
        )
    except (CardaviaError, JournalFailed, ValueError) as error:
        raise click.ClickException(str(error)) from error
    return checker.verdict()


async def _from_server(checker: "Checker", token: str, server: Server) -> None:
    from cardavia.service.wire.export import decode_seal

    async with server.client() as client:
        async for answer in client.read_log(str(checker.id), token):
            if answer.updates:
                raise click.ClickException("this log is not disclosed; only the whole log can be verified")
            seals = {head.revision: head for head in answer.heads}
            for entry in answer.entries:
                checker.entry(entry.revision, entry.stored)
                if (head := seals.get(entry.revision)) is not None:
                    checker.seal(head.table_id, head.revision, decode_seal(head))


async def _from_data(checker: "Checker", data: Path | None, database: str, archive: str) -> None:
    directory = directory_of(data)
    async with await journal_to_read(directory, database, archive) as journal:
        stored = await journal.read(checker.id)
    if not stored:
        raise click.ClickException(f"there is no table {checker.id} in {place_of(directory, database)}")
    for each in stored:
        checker.entry(each.revision, each.state)
        if each.seal is not None:
            checker.seal(str(checker.id), each.revision, each.seal)
