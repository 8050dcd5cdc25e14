"""What the commands that read and write whole journals share: where one is, how far they are, and what went wrong."""

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BufferedReader
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardavia.service.cli._garbage import seldom_collected

if TYPE_CHECKING:
    from cardavia.service.journal import ArchivingStore, Journal
    from cardavia.service.wire.export import Record

database_option = click.option(
    "--database",
    envvar="CARDAVIA_DATABASE",
    show_envvar=True,
    default="",
    metavar="URL",
    help="postgresql://USER@HOST/NAME: the log is there, not in the data directory. The password may be in PGPASSWORD.",
)

archive_option = click.option(
    "--archive",
    envvar="CARDAVIA_ARCHIVE",
    show_envvar=True,
    default="",
    metavar="URL",
    help="Where archived tables are: file:///DIRECTORY or s3://BUCKET/PREFIX (also gs:, az:).",
)

_STEP = 1000
"""Records between two looks at how far a file has been read."""


def directory_of(data: Path | None) -> Path:
    """The data directory that was named, or the one that is used without a name."""
    from cardavia.service.config import Config

    directory = data or Config().data
    assert directory is not None  # noqa: S101  (a default configuration has one)
    return directory


def store_at(directory: Path, database: str, archive: str, *, read_only: bool) -> "ArchivingStore":
    """The journal in a database, if one is named, or in a data directory; what is archived is read from `archive`.

    Raises JournalFailed, ValueError.
    """
    from cardavia.service.archive import archive_at

    files = archive_at(archive)
    store = _store_at(directory, database, read_only=read_only)
    store.archive_files = files
    return store


def _store_at(directory: Path, database: str, *, read_only: bool) -> "ArchivingStore":
    if database:
        from cardavia.service.journal.postgres import PostgresStore

        return PostgresStore(database, read_only=read_only)
    from cardavia.service.bootstrap import DATABASE
    from cardavia.service.journal import SqliteStore

    return SqliteStore(directory / DATABASE, read_only=read_only)


async def journal_to_read(directory: Path, database: str, archive: str) -> "Journal":
    """The same for an event loop, to read only."""
    from cardavia.service.journal import Journal

    return Journal(await asyncio.to_thread(store_at, directory, database, archive, read_only=True))


def place_of(directory: Path, database: str) -> str:
    """Where that journal is, in words without a password."""
    if not database:
        return str(directory)
    from cardavia.service.journal.postgres import Place

    return str(Place(database))


@contextmanager
def troubles_told() -> Iterator[None]:
    """Say in a sentence what goes wrong."""
    from cardavia.service.journal import JournalFailed
    from cardavia.service.wire.export import BadFile

    try:
        yield
    except BrokenPipeError:  # whoever read the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (JournalFailed, BadFile, OSError, ValueError) as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def progress(label: str, length: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, where that is a terminal. Call what it gives with how far it has got, of `length`."""
    if not sys.stderr.isatty():
        yield lambda _at: None
        return
    with click.progressbar(
        length=max(length, 1), label=label, file=sys.stderr, update_min_steps=max(length // 1000, 1)
    ) as bar:
        yield lambda at: bar.update(at - bar.pos)
        bar.update(bar.length or 0)


@contextmanager
def records_of(label: str, file: BufferedReader) -> Iterator[Iterator["Record"]]:
    """The records of an exported file, with a bar of how much of it has been read."""
    from cardavia.service.wire.export import read_records

    size = os.fstat(file.fileno()).st_size if file.seekable() else 0
    with progress(label, size) as told, seldom_collected():

        def watched() -> Iterator["Record"]:
            records = read_records(file)
            for record in records:
                if size:
                    told(file.tell())
                yield record
                yield from islice(records, _STEP - 1)

        yield watched()


def count(number: int, noun: str, nouns: str = "") -> str:
    """`1 table`, `2 tables`."""
    return f"{number:,} {noun if number == 1 else nouns or f'{noun}s'}"
