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
from cardavia.core.chain import first_head, next_head
from cardavia.core.shuffle import seed_of
from cardavia.core.table import AI_PLAYERS
from cardavia.languages import LANGUAGES, of_environment
from cardavia.service.cli._journals import archive_option, database_option, directory_of, journal_to_read, place_of
from cardavia.service.cli._server import Server, server_option
from cardavia.service.cli.trace import options_of

if TYPE_CHECKING:
    from cardavia.client import Catalogue, LogItem
    from cardavia.terminal.names import NamesOf

data_option = click.option(
    "--data", envvar="CARDAVIA_DATA", type=click.Path(path_type=Path), help="Directory of the log and the keys."
)
language_option = click.option(
    "--language",
    type=click.Choice(list(LANGUAGES)),
    default=lambda: of_environment(os.environ),
    help="The language: "
    + ", ".join(f"{name} ({own})" for name, own in LANGUAGES.items())
    + ". By default that of LC_ALL, LC_MESSAGES or LANG, if it is one of them; else English.",
)


@click.command()
@click.option("--game", "name", type=click.Choice(list(GAMES)), required=True, help="The game.")
@click.option("--options", multiple=True, metavar="K=V,…", help="Rule options (docs/rules); may be repeated.")
@click.option("--seat", type=click.IntRange(min=0), default=0, show_default=True, help="Where you sit.")
@click.option(
    "--ai", type=click.Choice(AI_PLAYERS), default="greedy", show_default=True, help="The AI player at the other seats."
)
@click.option("--name", "called", default="", metavar="NAME", help="What you are called; kept beside the log.")
@click.option("--seed", type=click.IntRange(min=0), help="Deal from this number instead of a fair draw.")
@click.option("--move-time", type=click.FloatRange(0, 604_800), default=0.0, help="Seconds for each of your moves.")
@click.option(
    "--reserve", type=click.FloatRange(0, 604_800), default=0.0, help="Seconds beside that, for all moves together."
)
@click.option("--plain", is_flag=True, help="Line by line: for screen readers and pipes.")
@click.option("--key", envvar="CARDAVIA_KEY", default="", help="With --server and --seed: a key that may choose cards.")
@language_option
@server_option
@data_option
def play(
    name: str,
    options: tuple[str, ...],
    seat: int,
    ai: str,
    called: str,
    seed: int | None,
    *,
    move_time: float,
    reserve: float,
    plain: bool,
    key: str,
    language: str,
    server: Server | None,
    data: Path | None,
) -> None:
    """Play a deal in the terminal against AI players.

    With --move-time or --reserve you have a clock: when it is out, an AI player plays on until you come back.
    Without --server a server is started in the same process, which keeps its log where `cardavia serve` does.
    """
    from cardavia import terminal

    game = GAMES[name]
    if seat >= game.seats:
        raise click.BadParameter(f"{game.title} has seats 0 to {game.seats - 1}", param_hint="--seat")
    chosen = options_of(game, options)

    async def run() -> None:
        async with _server(server, key, data) as (ours, our_key):
            table = await terminal.play(
                ours.address,
                name,
                chosen,
                seat=seat,
                ai=ai,
                name=called,
                plain=plain,
                seed=seed_of(seed) if seed is not None else None,
                key=our_key,
                credentials=ours.credentials,
                move_seconds=move_time,
                reserve_seconds=reserve,
            )
        where = f" --server {server.address}" if server is not None else f" --data {data}" if data is not None else ""
        click.echo(terminal.say("see_again", command=f"cardavia replay {table}{where}"))

    with terminal.speaking(language):
        _run(run)


@click.command()
@click.argument("table", type=click.UUID)
@click.option("--token", envvar="CARDAVIA_TOKEN", default="", help="With --server: a seat token or an invitation.")
@click.option("--plain", is_flag=True, help="Print all steps instead of stepping with the keys.")
@language_option
@server_option
@database_option
@archive_option
@data_option
def replay(
    table: UUID,
    token: str,
    *,
    plain: bool,
    language: str,
    server: Server | None,
    database: str,
    archive: str,
    data: Path | None,
) -> None:
    """Show a recorded deal step by step, forwards and backwards.

    From a server, as the caller may see it; without --server, all of it from the log in the data directory, or in the
    database.
    """
    from cardavia import terminal

    async def run() -> None:
        async with _log(table, token, server, database, archive, data) as (entries, catalogue, names_of):
            await terminal.replay(entries, catalogue, plain=plain, names_of=names_of)

    with terminal.speaking(language):
        _run(run)


@click.command()
@click.argument("table", type=click.UUID)
@click.option("--json", "as_json", is_flag=True, help="One JSON object an entry.")
@click.option("--token", envvar="CARDAVIA_TOKEN", default="", help="With --server: a seat token or an invitation.")
@language_option
@server_option
@database_option
@archive_option
@data_option
def log(
    table: UUID,
    token: str,
    *,
    as_json: bool,
    language: str,
    server: Server | None,
    database: str,
    archive: str,
    data: Path | None,
) -> None:
    """Print the entries of a table's log.

    From a server, as the caller may see them; without --server, all of them from the log in the data directory, or in
    the database.
    """
    from cardavia import terminal

    async def run() -> None:
        async with _log(table, token, server, database, archive, data) as (entries, catalogue, names_of):
            await terminal.print_log(entries, catalogue, json=as_json, names_of=names_of)

    with terminal.speaking(language):
        _run(run)


@asynccontextmanager
async def _server(server: Server | None, key: str, data: Path | None) -> AsyncIterator[tuple[Server, str]]:
    """The server named, with the key for it; or those of one that lives as long as the context."""
    if server is not None:
        yield server, key
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
            yield Server(service.grpc_address, None), service.administrator_key
    except JournalFailed as error:
        raise click.ClickException(f"{error}. To play at a running server, name it with --server.") from error


@asynccontextmanager
async def _log(
    table: UUID, token: str, server: Server | None, database: str, archive: str, data: Path | None
) -> AsyncIterator[tuple["AsyncIterator[LogItem]", "Catalogue", "NamesOf"]]:
    """A table's log from a server or from where it is kept, the catalogue to read it with, and who gives names."""
    from cardavia.client import Catalogue
    from cardavia.terminal.words import spoken

    if server is not None:
        async with server.client(spoken()) as client:
            yield client.log(str(table), token), await client.catalogue(), client.names
        return
    if token:
        raise click.UsageError("--token goes with --server")
    from cardavia.service.journal import JournalFailed
    from cardavia.service.wire.api import encode_decks, encode_games, encode_recorded
    from cardavia.service.wire.log import BadEntry, entry_from_bytes, secret_of

    directory = directory_of(data)
    try:
        async with await journal_to_read(directory, database, archive) as journal:
            stored = await journal.read(table)
            if not stored:
                raise click.ClickException(f"there is no table {table} in {place_of(directory, database)}")

            async def entries() -> AsyncIterator["LogItem"]:
                head, secret = first_head(table), b""
                for number, each in enumerate(stored, start=1):
                    try:
                        entry = entry_from_bytes(each.state)
                    except BadEntry as error:
                        raise click.ClickException(
                            f"{place_of(directory, database)}: entry {number}: {error}"
                        ) from error
                    secret = secret or secret_of(entry)
                    head = next_head(head, secret, number, each.state)
                    yield encode_recorded(each, head)

            yield entries(), Catalogue(encode_games(), encode_decks()), journal.names
    except (JournalFailed, ValueError) as error:
        raise click.ClickException(str(error)) from error


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
