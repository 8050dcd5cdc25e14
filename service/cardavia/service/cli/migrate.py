"""`cardavia migrate`: make the schema in PostgreSQL, or bring it up to date."""

import click

from cardavia.service.cli._journals import database_option, troubles_told


@click.command()
@database_option
@click.option("--grant", default="", metavar="ROLE", help="Give this role, which is there, what a service needs.")
@click.option("--grant-archive", default="", metavar="ROLE", help="Give this role what `cardavia archive` needs.")
def migrate(*, database: str, grant: str, grant_archive: str) -> None:
    """Make or update the schema in PostgreSQL.

    The user of the URL will own the tables. A service needs less: let it come as a role of its own, and name it with
    --grant. May be done again, and by several at the same time.
    """
    if not database:
        raise click.UsageError("name the database: --database postgresql://USER@HOST/NAME")
    from cardavia.service.journal.postgres import migrate as bring_up_to_date

    lines: list[str] = []
    with troubles_told():
        bring_up_to_date(database, grant, lines.append, grant_archive=grant_archive)
    for line in lines:
        click.echo(line)
