"""The server that a command asks: `--server`, and TLS to it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    import grpc

    from cardavia.client import Client

PATIENCE = 3.0
"""Seconds that a server is waited for by a command that only reads."""

FILE = click.Path(path_type=Path, exists=True, dir_okay=False)


@dataclass(frozen=True, slots=True)
class Server:
    """A server that was named; `credentials` are for TLS (None: plain text)."""

    address: str
    credentials: "grpc.ChannelCredentials | None"

    def client(self, language: str = "") -> "Client":
        """A client of it, for a command that only reads; `language` is that of refusals."""
        from cardavia.client import Backoff, Client

        patience = Backoff(patience=PATIENCE)
        return Client(self.address, credentials=self.credentials, language=language, backoff=patience)


def server_option(command: Callable[..., None]) -> Callable[..., None]:
    """Options that give the command its `server`: a `Server`, or None if none was named."""

    @wraps(command)
    def with_server(
        *arguments: Any,
        server: str | None,
        tls: bool,
        ca: Path | None,
        cert: Path | None,
        cert_key: Path | None,
        **options: Any,
    ) -> None:
        if server is None and (tls or ca or cert or cert_key):
            raise click.UsageError("--tls, --ca, --cert and --cert-key go with --server")
        if (cert is None) != (cert_key is None):
            raise click.UsageError("--cert and --cert-key go together")
        credentials = None
        if tls or ca or cert:
            from cardavia.client.tls import tls as credentials_of

            credentials = credentials_of(ca, cert, cert_key)
        command(*arguments, server=Server(server, credentials) if server is not None else None, **options)

    for option in (
        click.option("--cert-key", envvar="CARDAVIA_CERT_KEY", type=FILE, help="The key of --cert (PEM)."),
        click.option(
            "--cert", envvar="CARDAVIA_CERT", type=FILE, help="Your certificate, where the server asks for one (PEM)."
        ),
        click.option("--ca", envvar="CARDAVIA_CA", type=FILE, help="Who signs the server's certificate (PEM); TLS."),
        click.option(
            "--tls", envvar="CARDAVIA_TLS", is_flag=True, help="TLS; a public authority vouches for the server."
        ),
        click.option("--server", envvar="CARDAVIA_SERVER", metavar="HOST:PORT", help="A running server."),
    ):
        with_server = option(with_server)
    return with_server
