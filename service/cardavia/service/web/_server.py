"""The server of the HTTP port: uvicorn, on the event loop of the service."""

import asyncio
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import uvicorn

from cardavia.service.certificates import Certificates
from cardavia.service.web._protocol import Connection

MOST = 10_000
"""Connections at once, where the system allows for more."""
UNSENT = 64 * 1024
"""Bytes of one connection that the system may hold for its reader (it doubles them for its own use)."""
KEEPALIVE = {"TCP_KEEPIDLE": 60, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 3}
"""After so many seconds the system asks whether a silent peer is still there; how often, and how many times."""


class HttpServer:
    """Listens, serves, stops."""

    def __init__(self, stalled_seconds: float, certificates: Certificates | None = None) -> None:
        """Readers who take nothing for twice as long are cut off, without a word."""
        self._stuck_seconds = 2 * stalled_seconds
        self._certificates = certificates
        self._server: _Server | None = None
        self._serving: asyncio.Future[None] | None = None

    async def start(self, app: Callable[..., Any], address: str) -> str:
        """Listen at HOST:PORT and give the address in use; "" if `address` is empty.

        Raises OSError where it cannot listen.
        """
        if not address:
            return ""
        host, _, port = address.rpartition(":")
        tls = self._certificates.tls if self._certificates else None
        config = uvicorn.Config(
            app,
            http=partial(Connection, most=_most(), stuck_seconds=self._stuck_seconds),  # type: ignore[arg-type]
            ws="none",
            log_config=None,
            log_level="error",  # what callers do wrong is no matter of ours
            lifespan="off",
            access_log=False,
            server_header=False,
            ssl_certfile=tls.cert if tls else None,
            ssl_keyfile=tls.key if tls else None,
            ssl_ca_certs=str(tls.client_ca) if tls and tls.client_ca else None,
            ssl_cert_reqs=ssl.CERT_REQUIRED if tls and tls.client_ca else ssl.CERT_NONE,
            proxy_headers=False,  # a caller's address is that of the connection
        )
        config.load()
        if self._certificates and config.ssl:
            config.ssl.sni_callback = self._certificates.swap
        listener = _bind(host, int(port))
        self._server = _Server(config)
        self._serving = asyncio.ensure_future(self._server.serve([listener]))
        return f"{host}:{listener.getsockname()[1]}"

    async def stop(self, seconds: float) -> None:
        """Take no new requests, and let those in flight finish for so long."""
        if self._server is None or self._serving is None:
            return
        self._server.should_exit = True
        await asyncio.wait({self._serving}, timeout=seconds)
        for connection in tuple(self._server.server_state.connections):
            connection.transport.abort()
        await self._serving


class _Server(uvicorn.Server):
    """A uvicorn server that leaves signals to the service."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


def _most() -> int:
    """Connections that leave half of the files that this process may open to all else."""
    try:
        import resource  # noqa: PLC0415  (not on every system)
    except ImportError:
        return MOST
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else min(MOST, files // 2)


def _bind(host: str, port: int) -> socket.socket:
    """A socket to listen on. What is set here, every connection has from it."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
    for name, value in KEEPALIVE.items():
        if (option := getattr(socket, name, None)) is not None:
            listener.setsockopt(socket.IPPROTO_TCP, option, value)
    try:
        listener.bind((host.strip("[]"), port))
    except OSError as error:
        listener.close()
        raise OSError(f"cannot listen on {host}:{port}: {error.strerror}") from error
    return listener
