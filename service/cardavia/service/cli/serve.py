"""`cardavia serve`: start everything, with no configuration needed."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from cardavia.service.cli._garbage import seldom_collected
from cardavia.service.cli._journals import archive_option, database_option
from cardavia.service.cli._server import FILE

if TYPE_CHECKING:
    from cardavia.service.config import Config


@click.command()
@click.option(
    "--data",
    envvar="CARDAVIA_DATA",
    show_envvar=True,
    type=click.Path(path_type=Path),
    help="Directory of the log and the keys.",
)
@database_option
@archive_option
@click.option(
    "--memory",
    envvar="CARDAVIA_MEMORY",
    show_envvar=True,
    is_flag=True,
    help="Keep everything in memory; it is gone at the end.",
)
@click.option(
    "--listen",
    envvar="CARDAVIA_LISTEN",
    show_envvar=True,
    default="127.0.0.1:50051",
    show_default=True,
    help="HOST:PORT for gRPC; port 0 takes a free one.",
)
@click.option(
    "--http",
    envvar="CARDAVIA_HTTP",
    show_envvar=True,
    default="127.0.0.1:8080",
    show_default=True,
    help="HOST:PORT for HTTP: the API for browsers, pages, figures; empty for none.",
)
@click.option(
    "--allow-origin",
    "origins",
    envvar="CARDAVIA_ALLOW_ORIGIN",
    show_envvar=True,
    multiple=True,
    metavar="ORIGIN",
    help="Other pages that may call the API, such as https://cards.example; * for all. May be said more than once.",
)
@click.option(
    "--admin-listen",
    envvar="CARDAVIA_ADMIN_LISTEN",
    show_envvar=True,
    default="",
    help="HOST:PORT for administrators: channelz; none if empty. This machine alone, unless there is a --client-ca.",
)
@click.option("--tls-cert", envvar="CARDAVIA_TLS_CERT", show_envvar=True, type=FILE, help="Our certificate (PEM); TLS.")
@click.option("--tls-key", envvar="CARDAVIA_TLS_KEY", show_envvar=True, type=FILE, help="The key of --tls-cert (PEM).")
@click.option(
    "--client-ca",
    envvar="CARDAVIA_CLIENT_CA",
    show_envvar=True,
    type=FILE,
    help="Who signs the certificates that clients then have to show (PEM); mTLS.",
)
@click.option(
    "--accounts",
    envvar="CARDAVIA_ACCOUNTS",
    show_envvar=True,
    type=FILE,
    help="Service accounts and issuers; accounts.toml of the data directory by default.",
)
@click.option(
    "--limits",
    envvar="CARDAVIA_LIMITS",
    show_envvar=True,
    type=FILE,
    help="What one caller may do; limits.toml of the data directory by default.",
)
@click.option(
    "--log-format",
    envvar="CARDAVIA_LOG_FORMAT",
    show_envvar=True,
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Log lines for people, or JSON objects.",
)
@click.option(
    "--log-level",
    envvar="CARDAVIA_LOG_LEVEL",
    show_envvar=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    help="What is logged, to standard error; at debug every call.",
)
@click.option(
    "--synchronous",
    envvar="CARDAVIA_SYNCHRONOUS",
    show_envvar=True,
    type=click.Choice(["FULL", "NORMAL"]),
    default="FULL",
    show_default=True,
    help="FULL: an acknowledged move survives a power cut. NORMAL: faster, and it may not.",
)
@click.option(
    "--otlp-endpoint",
    envvar="CARDAVIA_OTLP_ENDPOINT",
    show_envvar=True,
    default="",
    metavar="URL",
    help="Send traces of commands to the OTLP receiver here, over HTTP; needs the extra tracing.",
)
@click.option(
    "--absent-seconds",
    envvar="CARDAVIA_ABSENT_SECONDS",
    show_envvar=True,
    type=click.FloatRange(min=0),
    default=120.0,
    show_default=True,
    help="An AI player acts for who is gone for so long in a deal; 0 for never.",
)
@click.option(
    "--abandoned-seconds",
    envvar="CARDAVIA_ABANDONED_SECONDS",
    show_envvar=True,
    type=click.FloatRange(min=0),
    default=86_400.0,
    show_default=True,
    help="A table where nobody is for so long is closed; 0 for never.",
)
@click.option(
    "--cached-tables",
    envvar="CARDAVIA_CACHED_TABLES",
    show_envvar=True,
    type=click.IntRange(min=1),
    default=10_000,
    show_default=True,
    help="How many tables stay in memory, besides those that somebody follows.",
)
def serve(
    data: Path | None,
    *,
    database: str,
    archive: str,
    memory: bool,
    listen: str,
    http: str,
    origins: tuple[str, ...],
    admin_listen: str,
    tls_cert: Path | None,
    tls_key: Path | None,
    client_ca: Path | None,
    accounts: Path | None,
    limits: Path | None,
    log_format: str,
    log_level: str,
    synchronous: Literal["FULL", "NORMAL"],
    otlp_endpoint: str,
    absent_seconds: float,
    abandoned_seconds: float,
    cached_tables: int,
) -> None:
    """Start the game service.

    Every option can be set by an environment variable, too. SIGTERM and SIGINT end it cleanly. SIGHUP reads accounts,
    limits and certificates again; in a terminal it ends the service, since it comes when the terminal is closed.
    """
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")  # what goes wrong is said once, by us

    from cardavia.service import observability
    from cardavia.service.config import Config, Tls
    from cardavia.service.journal import JournalFailed
    from cardavia.service.web import is_origin

    for name, address in (("--listen", listen), ("--http", http), ("--admin-listen", admin_listen)):
        _check_address(name, address, may_be_empty=name != "--listen")
    for origin in origins:
        if not is_origin(origin):
            raise click.UsageError(f"--allow-origin is an origin such as https://cards.example, not {origin!r}")
    _check_administrators_only(admin_listen, client_ca)
    tls = Tls(tls_cert, tls_key, client_ca) if tls_cert and tls_key else None
    if tls is None and (tls_cert or tls_key or client_ca):
        raise click.UsageError("--tls-cert and --tls-key go together, and --client-ca with them")
    if otlp_endpoint and not otlp_endpoint.startswith(("http://", "https://")):
        raise click.UsageError(f"--otlp-endpoint is an http or https URL, not {otlp_endpoint!r}")
    if memory and (data is not None or database or archive):
        raise click.UsageError("--memory excludes --data, --database and --archive")
    observability.configure(json=log_format == "json", level=log_level)
    try:
        config = Config(
            database=database,
            archive=archive,
            listen=listen,
            http=http,
            origins=origins,
            admin=admin_listen,
            tls=tls,
            limits=limits,
            accounts=accounts,
            synchronous=synchronous,
            otlp_endpoint=otlp_endpoint,
            absent_seconds=absent_seconds,
            abandoned_seconds=abandoned_seconds,
            cached_tables=cached_tables,
        )
        if memory or data is not None:
            config = replace(config, data=data)
        _run(config)
    except (OSError, JournalFailed, ValueError) as error:
        raise click.ClickException(str(error)) from error


def _check_address(name: str, address: str, *, may_be_empty: bool) -> None:
    host, colon, port = address.rpartition(":")
    if may_be_empty and not address:
        return
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 65536):
        raise click.UsageError(f"{name} is HOST:PORT, not {address!r}")


def _check_administrators_only(address: str, client_ca: Path | None) -> None:
    from cardavia.service.oidc import is_loopback

    if address and client_ca is None and not is_loopback(address.rpartition(":")[0]):
        raise click.UsageError("--admin-listen is an address of this machine alone, such as 127.0.0.1:50052")


def _where(config: "Config") -> str:
    if config.database:
        from cardavia.service.journal.postgres import Place

        return f"in {Place(config.database)}"
    return "in memory" if config.data is None else f"in {config.data}"


def _run(config: "Config") -> None:
    from cardavia.service._arenas import in_huge_pages

    in_huge_pages()  # before nearly all else is imported

    from cardavia.service.bootstrap import running

    async def main() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # what is being read now need not be read again
        async with running(config) as service:
            in_terminal = sys.stdin is not None and sys.stdin.isatty()
            loop.add_signal_handler(signal.SIGHUP, stop.set if in_terminal else service.reload)
            click.echo(f"Cardavia serves gRPC at {service.grpc_address}; the log is kept {_where(config)}.")
            if service.http_address:
                scheme = "http" if config.tls is None else "https"
                click.echo(f"In the browser: {scheme}://{service.http_address}/")
            if service.admin_address:
                click.echo(f"For administrators: channelz at {service.admin_address}.")
            tls = "" if config.tls is None else " --tls"
            click.echo(f"In a terminal: cardavia play --game chan --server {service.grpc_address}{tls}")
            sys.stdout.flush()
            await stop.wait()
            with suppress(OSError):  # the terminal may be gone
                click.echo("Stopping.")
                sys.stdout.flush()

    with seldom_collected():
        try:
            import uvloop
        except ImportError:
            asyncio.run(main())
        else:
            uvloop.run(main())
