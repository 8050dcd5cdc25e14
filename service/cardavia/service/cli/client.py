"""`cardavia play`, `replay` and `log`: the terminal, over a server or the log of this machine's user."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import UUID

import click

from cardavia.core.catalog import GAMES
from cardavia.core.shuffle import seed_of
from cardavia.core.table import AI_PLAYERS
from cardavia.service.cli.trace import options_of

if TYPE_CHECKING:
    from cardavia.client import Catalogue, LogItem

PATIENCE = 3.0
"""Seconds that a server is waited for by a command that only reads."""

server_option = click.option("--server", envvar="CARDAVIA_SERVER", metavar="HOST:PORT", help="A running server.")
data_option = click.option(
    "--data", envvar="CARDAVIA_DATA", type=click.Path(path_type=Path), help="Directory of the log and the keys."
)


@click.command()
@click.option("--game", "name", type=click.Choice(list(GAMES)), required=True, help="The game.")
@click.option("--options", multiple=True, metavar="K=V,…", help="Rule options (docs/rules); may be repeated.")
@click.option("--seat", type=click.IntRange(min=0), default=0, show_default=True, help="Where you sit.")
@click.option(
    "--ai", type=click.Choice(AI_PLAYERS), default="greedy", show_default=True, help="The AI player at the other seats."
)
@click.option("--seed", type=click.IntRange(min=0), help="Deal from this number instead of a fair draw.")
@click.option("--plain", is_flag=True, help="Line by line: for screen readers and pipes.")
@server_option
@data_option
def play(
    name: str,
    options: tuple[str, ...],
    seat: int,
    ai: str,
    seed: int | None,
    *,
    plain: bool,
    server: str | None,
    data: Path | None,
) -> None:
    """Play a deal in the terminal against AI players.

    Without --server a server is started in the same process, which keeps its log where `cardavia serve` does.
    """
    from cardavia import terminal

    game = GAMES[name]
    if seat >= game.seats:
        raise click.BadParameter(f"{game.title} has seats 0 to {game.seats - 1}", param_hint="--seat")
    chosen = options_of(game, options)

    async def run() -> None:
        async with _server(server, data) as address:
            secret = seed_of(seed) if seed is not None else None
            table = await terminal.play(address, name, chosen, seat=seat, ai=ai, plain=plain, seed=secret)
        where = f" --server {server}" if server is not None else f" --data {data}" if data is not None else ""
        click.echo(f"To see the deal again: cardavia replay {table}{where}")

    _run(run)


@click.command()
@click.argument("table", type=click.UUID)
@click.option("--token", envvar="CARDAVIA_TOKEN", default="", help="With --server: a seat token or an invitation.")
@click.option("--plain", is_flag=True, help="Print all steps instead of stepping with the keys.")
@server_option
@data_option
def replay(table: UUID, token: str, *, plain: bool, server: str | None, data: Path | None) -> None:
    """Show a recorded deal step by step, forwards and backwards.

    From a server, as the caller may see it; without --server, all of it from the log in the data directory.
    """
    from cardavia import terminal

    async def run() -> None:
        async with _log(table, token, server, data) as (entries, catalogue):
            await terminal.replay(entries, catalogue, plain=plain)

    _run(run)


@click.command()
@click.argument("table", type=click.UUID)
@click.option("--json", "as_json", is_flag=True, help="One JSON object an entry.")
@click.option("--token", envvar="CARDAVIA_TOKEN", default="", help="With --server: a seat token or an invitation.")
@server_option
@data_option
def log(table: UUID, token: str, *, as_json: bool, server: str | None, data: Path | None) -> None:
    """Print the entries of a table's log.

    From a server, as the caller may see them; without --server, all of them from the log in the data directory.
    """
    from cardavia import terminal

    async def run() -> None:
        async with _log(table, token, server, data) as (entries, catalogue):
            await terminal.print_log(entries, catalogue, json=as_json)

    _run(run)


@asynccontextmanager
async def _server(server: str | None, data: Path | None) -> AsyncIterator[str]:
    """The address of the server named, or of one that lives as long as the context."""
    if server is not None:
        yield server
        return
    from cardavia.service import observability
    from cardavia.service.bootstrap import running
    from cardavia.service.config import Config
    from cardavia.service.journal import JournalFailed

    observability.configure(json=False, level="critical")  # the screen is the player's
    config = Config(listen="127.0.0.1:0", http="")
    if data is not None:
        config = Config(data=data, listen="127.0.0.1:0", http="")
    try:
        async with running(config) as service:
            yield service.grpc_address
    except JournalFailed as error:
        raise click.ClickException(f"{error}. To play at a running server, name it with --server.") from error


@asynccontextmanager
async def _log(
    table: UUID, token: str, server: str | None, data: Path | None
) -> AsyncIterator[tuple["AsyncIterator[LogItem]", "Catalogue"]]:
    """A table's log from a server or from the data directory, and the catalogue to read it with."""
    from cardavia.client import Backoff, Catalogue, Client

    if server is not None:
        async with Client(server, backoff=Backoff(patience=PATIENCE)) as client:
            yield client.log(str(table), token), await client.catalogue()
        return
    if token:
        raise click.UsageError("--token goes with --server")
    from cardavia.service.bootstrap import DATABASE
    from cardavia.service.config import Config
    from cardavia.service.journal import JournalFailed, open_sqlite_readonly
    from cardavia.service.wire.api import encode_decks, encode_games, encode_recorded
    from cardavia.service.wire.log import entry_from_bytes

    directory = data or Config().data
    assert directory is not None  # noqa: S101  (a default configuration has one)
    try:
        async with await open_sqlite_readonly(directory / DATABASE) as journal:
            stored = await journal.read(table)
    except JournalFailed as error:
        raise click.ClickException(str(error)) from error
    if not stored:
        raise click.ClickException(f"there is no table {table} in {directory}")

    async def entries() -> AsyncIterator["LogItem"]:
        for each in stored:
            yield encode_recorded(each.revision, entry_from_bytes(each.state))

    yield entries(), Catalogue(encode_games(), encode_decks())


def _run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a command; what went wrong is said in a sentence."""
    from cardavia.client import CardaviaError

    try:
        asyncio.run(main())
    except BrokenPipeError:  # whoever read the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (CardaviaError, OSError) as error:
        raise click.ClickException(str(error)) from error
    except KeyboardInterrupt:
        sys.exit(130)
