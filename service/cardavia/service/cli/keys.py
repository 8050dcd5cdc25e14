"""`cardavia keys`: the public keys of the log's signatures."""

from pathlib import Path

import click

from cardavia.service.cli._journals import directory_of
from cardavia.service.cli.client import data_option


@click.command()
@click.option("--rotate", is_flag=True, help="Make a new key first, which signs from the next start on.")
@click.option("--json", "as_json", is_flag=True, help="JSON, as --keys of verify reads it.")
@data_option
def keys(*, rotate: bool, as_json: bool, data: Path | None) -> None:
    """Print the public keys of the log.

    Whoever holds them can verify what this service has signed, so give them away. A server that is running goes on
    with the key that it started with; a new one signs when it is started again. Old keys stay.
    """
    from cardavia.service.bootstrap import SIGNING
    from cardavia.service.signing import KeyStore, keys_to_json

    directory = directory_of(data)
    store = KeyStore(directory / SIGNING)
    try:
        if rotate:
            store.rotate()
        public, current = store.public(), store.current()
    except (OSError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(keys_to_json(public, current))
    elif not public:
        click.echo(f"There is no key in {directory} yet; the first start of a server makes one.", err=True)
    else:
        for name, key in public.items():
            click.echo(f"{name}  {key.hex()}{'  current' if name == current else ''}")
    if rotate:
        click.echo("A running server goes on with its key until it is started again.", err=True)
