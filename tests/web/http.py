"""Plain HTTP, as curl or a page would say it, byte by byte where it matters."""

import asyncio
import http.client
import json
import socket
import ssl
import struct
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

JSON = {"Content-Type": "application/json"}
PATIENCE = 30.0


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def details(self) -> list[dict[str, Any]]:
        """What the details of an error say."""
        return [detail["debug"] for detail in self.json["details"]]


async def ask(
    address: str,
    path: str,
    body: bytes | None = None,
    headers: Mapping[str, str] | None = None,
    method: str = "",
    tls: ssl.SSLContext | None = None,
) -> Answer:
    """One request, on a connection of its own: POST with a body, else GET, unless a method is named."""

    def call() -> Answer:
        connection = (
            http.client.HTTPSConnection(address, timeout=PATIENCE, context=tls)
            if tls
            else http.client.HTTPConnection(address, timeout=PATIENCE)
        )
        try:
            connection.request(method or ("GET" if body is None else "POST"), path, body, dict(headers or {}))
            answer = connection.getresponse()
            names = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, names, answer.read())
        finally:
            connection.close()

    return await asyncio.to_thread(call)


async def say(address: str, rpc: str, message: Any, key: str = "", **more: Any) -> Answer:
    """A call in JSON: `rpc` is a service and a method, without the package."""
    bearer = {"Authorization": f"Bearer {key}"} if key else {}
    return await ask(address, f"/cardavia.v1.{rpc}", json.dumps(message).encode(), {**JSON, **bearer}, **more)


def enveloped(message: Any) -> bytes:
    """A message in JSON as one part of a stream."""
    data = json.dumps(message).encode()
    return struct.pack(">BI", 0, len(data)) + data


def parts(body: bytes) -> list[Any]:
    """The messages in JSON of a stream; the last one tells how it ended."""
    found = []
    while body:
        _, length = struct.unpack(">BI", body[:5])
        found.append(json.loads(body[5 : 5 + length]))
        body = body[5 + length :]
    return found


@asynccontextmanager
async def connected(address: str, window: int = 0) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection; with a `window` the system takes in no more than about so many bytes before they are read."""
    host, _, port = address.rpartition(":")
    plug = socket.socket()
    if window:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plug, limit=1024)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def request(path: str, body: bytes = b"", kind: str = "application/json", more: str = "") -> bytes:
    """The bytes of a POST."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n{more}\r\n"
    return head.encode() + body
