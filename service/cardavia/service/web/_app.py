"""Which request goes where: to the API, to a file, to the figures."""

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from cardavia.service.web._asgi import Headers, Receive, Scope, Send, answer, header
from cardavia.service.web._cors import Cors
from cardavia.service.web._site import Site
from cardavia.service.web._turns import Turns

PROXIES = frozenset({b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip"})
"""Headers by which proxies tell of themselves."""
REQUEST_SECONDS = 20.0
"""Within so many seconds the whole body of a request has to come."""
FEW = 2
"""Requests that begin in one turn of the event loop."""
PLAIN = (b"content-type", b"text/plain")


class Api(Protocol):
    """The API, as an ASGI application."""

    @property
    def paths(self) -> frozenset[str]:
        """Its methods."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a call of one of its methods."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What `/metrics` shows, given an Accept header: content type and text. And who may see it from elsewhere.

    Callers on this machine may; others if `allowed` says so of the key in their Authorization header.
    """

    show: Callable[[str], Awaitable[tuple[str, bytes]]]
    allowed: Callable[[str], Awaitable[bool]]


class App:
    """The ASGI application of the HTTP port."""

    def __init__(self, api: Api, site: Site, figures: Figures, cors: Cors) -> None:
        self._api, self._site, self._figures, self._cors = api, site, figures, cors
        self._turns = Turns(FEW)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            return
        await self._turns.mine()
        path, method = scope["path"], scope["method"]
        if path in self._api.paths:
            await self._call(scope, receive, send)
        elif path == "/metrics" and method in ("GET", "HEAD"):
            await self._show_figures(scope, send)
        elif (found := self._site.find(path)) is None:
            await answer(scope, send, 404, [PLAIN], b"not found\n")
        elif method not in ("GET", "HEAD"):
            # Of a page that is shown wherever there is no file, a method of another version is not one.
            status, text = (404, b"not found\n") if method == "POST" and path != "/" else (405, b"method not allowed\n")
            await answer(scope, send, status, [PLAIN], text)
        else:
            status, headers, body = found.reply(header(scope, b"accept-encoding"), header(scope, b"if-none-match"))
            await answer(scope, send, status, headers, body)

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = header(scope, b"content-type")
        if scope["method"] == "OPTIONS":
            await answer(scope, send, 204, self._cors.preflight(scope), b"")
        elif kind.startswith("application/grpc") and not kind.startswith("application/grpc-web"):
            await answer(
                scope, send, 415, [PLAIN], b"gRPC itself is spoken at another port; here Connect or gRPC-Web\n"
            )
        else:
            # The library takes headers for UTF-8.
            plain = [(key, value.decode("latin1").encode()) for key, value in scope["headers"]]
            exchange = _Exchange(receive, send, self._cors.headers(scope))
            await self._api({**scope, "headers": plain}, exchange.receive, exchange.send)

    async def _show_figures(self, scope: Scope, send: Send) -> None:
        key = header(scope, b"authorization").removeprefix("Bearer ")
        if not (_is_local(scope) or await self._figures.allowed(key)):
            text = b"a key that may read metrics is needed\n"
            await answer(scope, send, 401, [PLAIN, (b"www-authenticate", b"Bearer")], text)
            return
        kind, figures = await self._figures.show(header(scope, b"accept"))
        await answer(scope, send, 200, [(b"content-type", kind.encode()), (b"cache-control", b"no-store")], figures)


class _Exchange:
    """A call's request, whose body has to come in time, and the answer to it, which bears some headers of ours."""

    def __init__(self, receive: Receive, send: Send, headers: Headers) -> None:
        self._receive, self._send = receive, send
        self._headers = [*headers, (b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
        self._until = asyncio.get_running_loop().time() + REQUEST_SECONDS
        self._whole = False

    async def receive(self) -> dict[str, Any]:
        """The next part of the request; that the caller has gone, if it does not come in time."""
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        self._whole = not message.get("more_body", False)
        return message

    async def send(self, message: dict[str, Any]) -> None:
        """The next part of the answer. Who did not say all of his request says nothing more on this connection."""
        if message["type"] == "http.response.start":
            close = [] if self._whole else [(b"connection", b"close")]
            message = {**message, "headers": [*message["headers"], *self._headers, *close]}
        await self._send(message)


def _is_local(scope: Scope) -> bool:
    """Whether the caller is on this machine. Whoever comes through a proxy that says so is taken to be elsewhere."""
    host, _ = scope.get("client") or ("", 0)
    if any(name in PROXIES for name, _ in scope["headers"]):
        return False
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
