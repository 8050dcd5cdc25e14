"""`cardavia backup`: a copy of the journal, made while a service writes it."""

from pathlib import Path

import click

from cardavia.service.cli._journals import directory_of, progress, troubles_told
from cardavia.service.cli.client import data_option

_PARTS = 1000


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@data_option
def backup(file: Path, *, data: Path | None) -> None:
    """Copy the journal into FILE, also while a service writes it.

    All that was acknowledged before is in the copy, which is checked before it gets its name. FILE must not be there.
    To restore, put it in the place of cardavia.sqlite3 in a data directory; docs/backup.md names the other files that
    belong to a whole backup.
    """
    from cardavia.service.bootstrap import DATABASE
    from cardavia.service.files import draft
    from cardavia.service.journal import backup as copy

    with troubles_told():
        with draft(file) as part, progress("Copying", _PARTS) as told:
            copy(directory_of(data) / DATABASE, part, lambda done, of: told(done * _PARTS // max(of, 1)))
        click.echo(f"{file}: {file.stat().st_size / 1e6:,.1f} MB, checked")
