"""The types of ASGI, and what is said in its terms more than once."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, with commas between if it came more than once; "" if it did not come."""
    return b", ".join(value for key, value in scope["headers"] if key == name).decode("latin1")


async def answer(scope: Scope, send: Send, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> None:
    """Answer a request as a whole."""
    length = [] if status in (204, 304) else [(b"content-length", str(len(body)).encode())]
    nosniff = (b"x-content-type-options", b"nosniff")
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *length, nosniff]})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
