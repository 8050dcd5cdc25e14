"""`cardavia serve`: start everything, with no configuration needed."""

import asyncio
import gc
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

if TYPE_CHECKING:
    from cardavia.service.config import Config


GARBAGE = 50_000
"""New objects between two looks for cyclic garbage."""


@click.command()
@click.option(
    "--data",
    envvar="CARDAVIA_DATA",
    show_envvar=True,
    type=click.Path(path_type=Path),
    help="Directory of the log and the keys.",
)
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
    help="HOST:PORT for HTTP; empty for none.",
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
def serve(
    data: Path | None,
    *,
    memory: bool,
    listen: str,
    http: str,
    log_format: str,
    log_level: str,
    synchronous: Literal["FULL", "NORMAL"],
) -> None:
    """Start the game service.

    Every option can be set by an environment variable, too. SIGTERM and SIGINT end it cleanly.
    """
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")  # what goes wrong is said once, by us

    from cardavia.service import observability
    from cardavia.service.config import Config
    from cardavia.service.journal import JournalFailed

    for name, address in (("--listen", listen), ("--http", http)):
        _check_address(name, address, may_be_empty=name == "--http")
    if memory and data is not None:
        raise click.UsageError("--memory and --data exclude each other")
    observability.configure(json=log_format == "json", level=log_level)
    config = Config(listen=listen, http=http, synchronous=synchronous)
    if memory or data is not None:
        config = Config(data=data, listen=listen, http=http, synchronous=synchronous)
    try:
        _run(config)
    except (OSError, JournalFailed, ValueError) as error:
        raise click.ClickException(str(error)) from error


def _check_address(name: str, address: str, *, may_be_empty: bool) -> None:
    host, colon, port = address.rpartition(":")
    if may_be_empty and not address:
        return
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 65536):
        raise click.UsageError(f"{name} is HOST:PORT, not {address!r}")


def _run(config: "Config") -> None:
    from cardavia.service.bootstrap import running

    # Values hold no cycles; at Python's own 700 new objects a twentieth of a busy server's time went into looking.
    gc.set_threshold(GARBAGE, 20, 50)

    async def main() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        async with running(config) as service:
            where = "in memory" if config.data is None else f"in {config.data}"
            click.echo(f"Cardavia serves gRPC at {service.grpc_address}; the log is kept {where}.")
            if service.http_address:
                click.echo(f"How to connect: http://{service.http_address}/")
            click.echo(f"To play: cardavia play --game chan --server {service.grpc_address}")
            sys.stdout.flush()
            await stop.wait()
            click.echo("Stopping.")
            sys.stdout.flush()

    try:
        import uvloop
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())
