"""`cardavia archive` and `cardavia restore`: entries of tables that ended long ago, out of the database and back."""

import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import UUID

import click

from cardavia.service.cli._journals import (
    archive_option,
    count,
    database_option,
    directory_of,
    store_at,
    troubles_told,
)
from cardavia.service.cli._version import made_by
from cardavia.service.cli.client import data_option

if TYPE_CHECKING:
    from cardavia.service.archive import Outcome
    from cardavia.service.verify import Keys

_DAY = 24 * 3600 * 1_000_000


@click.command()
@click.option(
    "--older-than",
    type=click.FloatRange(min=0),
    required=True,
    metavar="DAYS",
    help="Tables that ended longer ago than this.",
)
@click.option("--at-most", type=click.IntRange(min=1), help="How many tables; all if it is not said.")
@archive_option
@database_option
@data_option
def archive(*, older_than: float, at_most: int | None, archive: str, database: str, data: Path | None) -> None:
    """Move tables that ended long ago into the archive.

    Each table becomes a file, which is checked before the database forgets the entries. Lists, results, requests and
    signed heads stay. A service that knows the archive (serve --archive) shows these tables as before. With SQLite no
    service may run on the data directory meanwhile; on PostgreSQL any number may, and several of this command.

    Safe to break off, and to say again. Exit status 1 if a table could not be archived; it stays where it is.
    """
    from cardavia.service.archive import Outcome, archive_tables, place_at

    _named(archive)
    _is_there(directory_of(data), database)
    directory, result, now = directory_of(data), Outcome(), time.time_ns() // 1000
    with troubles_told():
        place = place_at(archive)
        with closing(store_at(directory, database, archive, read_only=False)) as store:
            try:
                archive_tables(
                    store,
                    place,
                    _keys(directory),
                    result,
                    before=now - int(older_than * _DAY),
                    now=now,
                    made_by=made_by(),
                    most=at_most,
                )
            finally:
                _tell(result)
    if result.failed:
        sys.exit(1)


@click.command()
@click.argument("tables", nargs=-1, required=True, type=click.UUID, metavar="TABLE…")
@archive_option
@database_option
@data_option
def restore(*, tables: tuple[UUID, ...], archive: str, database: str, data: Path | None) -> None:
    """Put archived tables back into the database.

    Their files stay in the archive. How to restore a backup stands in docs/backup.md.

    Exit status 1 if a table is not archived, or its file cannot be read.
    """
    from cardavia.service.archive import place_at, restore_table
    from cardavia.service.imports import Unacceptable
    from cardavia.service.journal import JournalFailed

    _named(archive)
    _is_there(directory_of(data), database)
    directory, failed = directory_of(data), False
    with troubles_told():
        place, keys, now = place_at(archive), _keys(directory), time.time_ns() // 1000
        with closing(store_at(directory, database, archive, read_only=False)) as store:
            for table in tables:
                try:
                    back = restore_table(store, place, keys, table, now=now, made_by=made_by())
                    click.echo(f"table {table}: {count(back.revision, 'entry', 'entries')} put back")
                except (Unacceptable, JournalFailed) as error:
                    click.echo(f"table {table}: {error}", err=True)
                    failed = True
    if failed:
        sys.exit(1)


def _named(archive: str) -> None:
    if not archive:
        raise click.UsageError("name the archive: --archive file:///DIRECTORY or s3://BUCKET/PREFIX")


def _is_there(directory: Path, database: str) -> None:
    from cardavia.service.bootstrap import DATABASE

    if not database and not (directory / DATABASE).exists():
        raise click.ClickException(f"there is no journal in {directory}")


def _keys(directory: Path) -> "Keys":
    from cardavia.service.bootstrap import SIGNING
    from cardavia.service.signing import KeyStore

    return KeyStore(directory / SIGNING).public()


def _tell(result: "Outcome") -> None:
    for table, reason in result.failed:
        click.echo(f"table {table} stays: {reason}", err=True)
    stays = f"; {len(result.failed):,} could not be" if result.failed else ""
    click.echo(f"{count(result.tables, 'table')} archived, {count(result.entries, 'entry', 'entries')}{stays}")
