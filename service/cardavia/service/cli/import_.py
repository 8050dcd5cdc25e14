"""`cardavia import`: tables from a file into the journal of a data directory."""

import sys
from contextlib import closing, nullcontext
from io import BufferedReader
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardavia.service.cli._journals import (
    archive_option,
    count,
    database_option,
    directory_of,
    records_of,
    store_at,
    troubles_told,
)
from cardavia.service.cli.client import data_option

if TYPE_CHECKING:
    from cardavia.service.imports import Imported
    from cardavia.service.verify import Keys


@click.command("import")
@click.argument("file", type=click.File("rb"))
@click.option(
    "--keys",
    "keys_file",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Public keys to trust, as `cardavia keys` and the HTTP port give them.",
)
@click.option("--unsigned", is_flag=True, help="Also import tables that no known key vouches for.")
@click.option("--dry-run", is_flag=True, help="Only tell what would be done.")
@database_option
@archive_option
@data_option
def import_(
    file: BufferedReader,
    keys_file: Path | None,
    *,
    unsigned: bool,
    dry_run: bool,
    database: str,
    archive: str,
    data: Path | None,
) -> None:
    """Import the tables of a file, each whole or not at all.

    FILE is one of `cardavia export`, in either form; "-" is standard input. No service may run on the data directory,
    or on the database.

    Each table is checked first: its hash chain, its signatures, and that the rules bring about every entry. It is
    imported if one of the directory's own keys, or of --keys, has signed its last entry. What is there already stays
    as it is, so a file may be imported again.

    Exit status 1 if a table was refused, or the file is damaged; the others are imported.
    """
    from cardavia.service.bootstrap import DATABASE, SIGNING
    from cardavia.service.imports import Imported, import_tables
    from cardavia.service.signing import KeyStore, read_keys

    directory, result = directory_of(data), Imported()
    path = directory / DATABASE
    with troubles_told():
        keys: Keys = {**KeyStore(directory / SIGNING).public(), **(read_keys(keys_file) if keys_file else {})}
        missing = dry_run and not database and not path.exists()
        with nullcontext() if missing else closing(store_at(directory, database, archive, read_only=dry_run)) as store:
            try:
                with records_of("Importing", file) as records:
                    import_tables(store, records, keys, result, unsigned=unsigned)
            finally:
                _tell(result, dry_run=dry_run)
    if result.refused:
        sys.exit(1)


def _tell(result: "Imported", *, dry_run: bool) -> None:
    for table, reason in result.refused:
        click.echo(f"table {table} is refused: {reason}", err=True)
    done = "would be imported" if dry_run else "imported"
    parts = [f"{count(result.new, 'table')} {done}"]
    if result.completed:
        parts.append(f"{result.completed:,} completed")
    if result.present:
        parts.append(f"{result.present:,} there already")
    if result.refused:
        parts.append(f"{len(result.refused):,} refused")
    click.echo(f"{', '.join(parts)}; {count(result.entries, 'entry', 'entries')}")
