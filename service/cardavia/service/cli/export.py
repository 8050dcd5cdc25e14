"""`cardavia export`: tables into a file, to keep, to move, to check, or to analyse."""

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO
from uuid import UUID

import click

from cardavia.core.catalog import GAMES
from cardavia.service.cli._journals import (
    archive_option,
    count,
    database_option,
    directory_of,
    place_of,
    progress,
    store_at,
    troubles_told,
)
from cardavia.service.cli._server import Server, server_option
from cardavia.service.cli._version import made_by
from cardavia.service.cli.client import data_option

if TYPE_CHECKING:
    from cardavia.service.exports import Selection
    from cardavia.service.journal import Store, Summary
    from cardavia.service.signing import Signer
    from cardavia.service.wire.export import Writer

STATUSES = ("opened", "playing", "over", "closed", "void")
_DATE = click.DateTime(["%Y-%m-%d", "%Y-%m-%dT%H:%M:%S"])


@click.command()
@click.argument("tables", nargs=-1, type=click.UUID, metavar="[TABLE…]")
@click.option("--all", "every", is_flag=True, help="All tables; so it is where no TABLE is named.")
@click.option("--game", type=click.Choice(list(GAMES)), help="Only tables of this game.")
@click.option("--status", type=click.Choice(STATUSES), help="Only tables that are so now.")
@click.option("--since", type=_DATE, metavar="DATE", help="Only tables opened at this time (UTC) or later.")
@click.option("--until", type=_DATE, metavar="DATE", help="Only tables opened before this time (UTC).")
@click.option(
    "--output",
    "-o",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    help='The file to write; "-" is standard output.',
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["cardavia", "jsonl", "parquet"]),
    default="cardavia",
    show_default=True,
    help="Records, compressed, or as lines of JSON (docs/log.md); or one row a decision (docs/parquet.md).",
)
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@click.option("--token", envvar="CARDAVIA_TOKEN", default="", help="With --server: a seat token or an invitation.")
@server_option
@database_option
@archive_option
@data_option
def export(
    tables: tuple[UUID, ...],
    *,
    every: bool,
    game: str | None,
    status: str | None,
    since: datetime | None,
    until: datetime | None,
    output: Path,
    form: str,
    force: bool,
    token: str,
    server: Server | None,
    database: str,
    archive: str,
    data: Path | None,
) -> None:
    """Write tables into a file, with their entries as they were stored.

    They are read from the data directory, also while a service writes there. Open tables come with their secrets: keep
    the file as safe as the directory. With --server, one TABLE whose log is open to all is read from a server.

    Exit status 1 if there was a table that could not be read; the others are in the file.
    """
    if tables and (every or game or status or since or until):
        raise click.UsageError("a TABLE excludes --all, --game, --status, --since and --until")
    if server is not None:
        if len(tables) != 1 or form == "parquet":
            raise click.UsageError("with --server name one TABLE, and no format parquet")
        _from_server(server, tables[0], token, output, form, force=force)
        return
    if token:
        raise click.UsageError("--token goes with --server")
    from cardavia.service.exports import Selection

    selection = Selection(tuple(dict.fromkeys(tables)), game or "", status or "")
    if since:
        selection = replace(selection, since=_microseconds(since))
    if until:
        selection = replace(selection, until=_microseconds(until))
    directory = directory_of(data)
    with troubles_told(), closing(store_at(directory, database, archive, read_only=True)) as store:
        for table in tables:
            if store.summary(table) is None:
                raise click.ClickException(f"there is no table {table} in {place_of(directory, database)}")
        write = _decisions if form == "parquet" else _records
        failed = write(store, selection, directory, output, form, force)
    for table, reason in failed:
        click.echo(f"table {table} cannot be read: {reason}", err=True)
    if failed:
        sys.exit(1)


Failed = tuple[tuple[UUID, str], ...]


def _records(store: "Store", selection: "Selection", directory: Path, output: Path, form: str, force: bool) -> Failed:
    from cardavia.service.exports import export as export_records
    from cardavia.service.wire.export import Writer

    signer = _signer(directory)
    with _written(output, force=force) as file, _watched(store, selection) as rows:
        writer = Writer(file, jsonl=form == "jsonl")
        done = export_records(store, rows, writer, signer=signer, now=time.time_ns() // 1000, made_by=made_by())
    click.echo(f"{count(done.tables, 'table')}, {count(done.entries, 'entry', 'entries')}", err=True)
    return done.failed


def _decisions(
    store: "Store", selection: "Selection", _directory: Path, output: Path, _form: str, force: bool
) -> Failed:
    from cardavia.service.analysis import export_decisions

    with _written(output, force=force) as file, _watched(store, selection) as rows:
        done = export_decisions(store, rows, file)
    left_out = f"; {count(done.left_out, 'table')} left out, whose log is not open to all" if done.left_out else ""
    click.echo(f"{count(done.tables, 'table')}, {count(done.decisions, 'decision')}{left_out}", err=True)
    return done.failed


def _from_server(server: Server, table: UUID, token: str, output: Path, form: str, *, force: bool) -> None:
    from cardavia.client import CardaviaError
    from cardavia.service.wire.export import Writer

    with troubles_told(), _written(output, force=force) as file:
        try:
            entries = asyncio.run(_read(server, table, token, Writer(file, jsonl=form == "jsonl")))
        except CardaviaError as error:
            raise click.ClickException(str(error)) from error
    click.echo(f"1 table, {count(entries, 'entry', 'entries')}", err=True)


async def _read(server: Server, table: UUID, token: str, writer: "Writer") -> int:
    """Write the file of one table, as a server gives it; the number of entries."""
    from cardavia.service.wire.export import (
        decode_seal,
        end_record,
        head_record,
        header_record,
        recorded,
        table_record,
    )

    revision = signed = 0
    async with server.client() as client:
        writer.write(header_record(time.time_ns() // 1000, made_by()))
        writer.write(table_record(table))
        head = await client.head(str(table), token)
        while revision < max(head.revision, 1):
            async for part in client.read_log(str(table), token, after=revision):
                records = list(recorded(part))
                if not records:
                    raise click.ClickException(f"the log of table {table} is not open to all yet")
                for record in records:
                    writer.write(record)
                    revision = max(revision, record.entry.revision)
                    signed = max(signed, record.head.revision)
            head = await client.head(str(table), token)
        if signed < revision:
            writer.write(head_record(table, revision, decode_seal(head)))
        writer.write(end_record(1, revision))
        writer.close()
    return revision


@contextmanager
def _written(output: Path, *, force: bool) -> Iterator[BinaryIO]:
    from cardavia.service.files import draft

    if str(output) == "-":
        file = sys.stdout.buffer
        yield file
        file.flush()
        return
    with draft(output, overwrite=force) as part, part.open("wb") as opened:
        yield opened


@contextmanager
def _watched(store: "Store", selection: "Selection") -> Iterator[Iterator["Summary"]]:
    """The rows of the selected tables, with a bar: of tables where they are named, else of the times of opening."""
    from cardavia.service.exports import selected

    first = next(selected(store, selection), None)
    newest = store.summaries({}, None, 1, True)
    start = first.opened_at if first is not None else 0
    end = min(newest[0].opened_at, selection.until) if newest else 0

    with progress("Exporting", len(selection.tables) or end - start) as told:

        def rows() -> Iterator["Summary"]:
            for number, row in enumerate(selected(store, selection)):
                told(number if selection.tables else row.opened_at - start)
                yield row

        yield rows()


def _signer(directory: Path) -> "Signer | None":
    """The key that signs; None, with a warning, if there is none to be read."""
    from cardavia.service.bootstrap import SIGNING
    from cardavia.service.signing import KeyStore

    keys = KeyStore(directory / SIGNING)
    try:
        if keys.public():
            return keys.signer()
        reason = f"there is none in {directory / SIGNING}"
    except (OSError, ValueError) as error:
        reason = str(error)
    click.echo(f"Warning: without a signing key, tables that go on come without a signature: {reason}", err=True)
    return None


def _microseconds(when: datetime) -> int:
    return int(when.replace(tzinfo=UTC).timestamp()) * 1_000_000
