"""The HTTP port: a page that says how to connect, the public keys of the log, a health check, and the figures.

The page is for players, the figures are not: of a quiet server they tell that somebody answered in a claim window.
"""

import asyncio
import html
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import uvicorn

from cardavia.core.catalog import GAMES
from cardavia.service.certificates import Certificates

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

PROXIES = frozenset({b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip"})
"""Headers by which proxies tell of themselves."""

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cardavia</title>
<style>
 :root {{ color-scheme: dark }}
 body {{ font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1.25rem;
        background: #14201b; color: #eef2ea }}
 h1 {{ font-weight: 600; letter-spacing: .02em }}
 code {{ background: #22332b; padding: .15em .4em; border-radius: .3em }}
 pre {{ background: #0d1512; padding: 1rem; border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere }}
 pre code {{ background: none; padding: 0 }}
</style>
<h1>Cardavia</h1>
<p>The game service is running. It speaks gRPC at <code>{address}</code>, with reflection and health checks.</p>
<p>Games: {games}.</p>
<p>Play in a terminal:</p>
<pre><code>cardavia play --server {address}{play_tls} --game chuo_pai</code></pre>
<p>Or call the API from any language:</p>
<pre><code>grpcurl {grpcurl_tls}{address} cardavia.v1.CatalogService/ListGames</code></pre>
</html>
"""


@dataclass(frozen=True, slots=True)
class Figures:
    """What `/metrics` shows, given an Accept header: content type and text. And who may see it from elsewhere.

    Callers on this machine may; others if `allowed` says so of the key in their Authorization header.
    """

    show: Callable[[str], Awaitable[tuple[str, bytes]]]
    allowed: Callable[[str], Awaitable[bool]]


@asynccontextmanager
async def serve_page(
    address: str, grpc_address: str, public_keys: str, figures: Figures, certificates: Certificates | None = None
) -> AsyncIterator[str]:
    """Serve at HOST:PORT while the context is open; gives the address in use, "" if `address` is empty.

    `public_keys` is the JSON of docs/log.md. Raises OSError where it cannot listen.
    """
    if not address:
        yield ""
        return
    host, _, port = address.rpartition(":")
    listener = _bind(host, int(port))
    bound = f"{host}:{listener.getsockname()[1]}"
    tls = certificates.tls if certificates else None
    titles = ", ".join(game.title for game in GAMES.values())
    page = PAGE.format(
        address=html.escape(grpc_address),
        games=html.escape(titles),
        play_tls=" --tls" if tls else "",
        grpcurl_tls="" if tls else "-plaintext ",
    ).encode()
    config = uvicorn.Config(
        _app(page, f"{public_keys}\n".encode(), figures),
        log_config=None,
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
    if certificates and config.ssl:
        config.ssl.sni_callback = certificates.swap
    server = _Server(config)
    task = asyncio.ensure_future(server.serve([listener]))
    try:
        yield bound
    finally:
        server.should_exit = True
        await task
        listener.close()


class _Server(uvicorn.Server):
    """A uvicorn server that leaves signals to the service."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


def _bind(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host.strip("[]"), port))
    except OSError as error:
        listener.close()
        raise OSError(f"cannot listen on {host}:{port}: {error.strerror}") from error
    return listener


def _app(page: bytes, public_keys: bytes, figures: Figures) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        known = {
            "/": ("text/html; charset=utf-8", page),
            "/healthz": ("text/plain", b"ok\n"),
            "/keys": ("application/json", public_keys),
        }
        kind, body = known.get(scope["path"], ("text/plain", b"not found\n"))
        status = 200 if scope["path"] in known else 404
        more = []
        if scope["method"] not in ("GET", "HEAD"):
            status, kind, body = 405, "text/plain", b"method not allowed\n"
        elif scope["path"] == "/metrics" and not (
            _is_local(scope) or await figures.allowed(_header(scope, b"authorization").removeprefix("Bearer "))
        ):
            status, kind, body = 401, "text/plain", b"a key that may read metrics is needed\n"
            more = [(b"www-authenticate", b"Bearer")]
        elif scope["path"] == "/metrics":
            status, (kind, body) = 200, await figures.show(_header(scope, b"accept"))
            more = [(b"cache-control", b"no-store")]
        headers = [
            *more,
            (b"content-type", kind.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"content-security-policy", b"default-src 'none'; style-src 'unsafe-inline'"),
            (b"x-content-type-options", b"nosniff"),
        ]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    return app


def _is_local(scope: Scope) -> bool:
    """Whether the caller is on this machine. Whoever comes through a proxy that says so is taken to be elsewhere."""
    host, _ = scope.get("client") or ("", 0)
    if any(name in PROXIES for name, _ in scope["headers"]):
        return False
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _header(scope: Scope, name: bytes) -> str:
    return b", ".join(value for key, value in scope["headers"] if key == name).decode("latin1")
