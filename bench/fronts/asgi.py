"""Native gRPC as an ASGI application: what the generated `add_…Servicer_to_server` fill like a server of grpc.aio.

It needs a server that speaks HTTP/2 and sends trailers. What is missing for more than an experiment stands in
docs/adr/0021-front-of-grpc.md: deadlines and compression, among others.
"""

import asyncio
import inspect
import struct
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping, Sequence
from typing import Any, NoReturn
from urllib.parse import quote

import grpc

from cardavia.service.rpc.handlers import Collected, behaviour, behind

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
HEADERS = [(b"content-type", b"application/grpc")]
UNIMPLEMENTED = 12


class Front(Collected):
    """An ASGI application that stands where a server of grpc.aio would. Begin with `intercept` once it is filled."""

    def __init__(self, most_bytes: int = 4 << 20) -> None:
        """A request message has at most `most_bytes`."""
        super().__init__()
        self._most_bytes = most_bytes

    async def intercept(self, interceptors: Sequence[grpc.aio.ServerInterceptor]) -> None:
        """Put all methods within interceptors."""
        self.handlers = await behind(interceptors, self.handlers)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answers one call."""
        call = Call(scope, receive, send, self._most_bytes)
        handler = self.handlers.get(scope["path"])
        if handler is None:
            await call.end(UNIMPLEMENTED, "Method not found!")
            return
        task = asyncio.ensure_future(answer(handler, call))
        call.gone = task.cancel
        await asyncio.wait({task})


async def answer(handler: Any, call: "Call") -> None:
    """Carry out a method and end its call."""
    decode = handler.request_deserializer or bytes
    encode = handler.response_serializer or bytes
    does = behaviour(handler)
    call.encode = encode
    listening: asyncio.Future[Any] | None = None
    try:
        requests = call.requests(decode)
        if handler.request_streaming:
            answered = does(requests, call)
        else:
            answered = does(await anext(requests), call)
            if handler.response_streaming:
                listening = asyncio.ensure_future(anext(requests, None))  # which hears when the caller goes
        if inspect.isasyncgen(answered):
            async for response in answered:
                await call.write(response)
        else:
            response = await answered
            if not handler.response_streaming:
                await call.write(response)
    except grpc.aio.AbortError:
        await call.end(call.status, call.text, call.trailers)
    except Exception as error:  # as grpc.aio does
        await call.end(2, f"Unexpected {type(error)}")
    else:
        await call.end(0, "")
    finally:
        if listening is not None:
            listening.cancel()


class Call:
    """One call: the part of `grpc.aio.ServicerContext` that our methods use, and the frames of both directions."""

    def __init__(self, scope: Message, receive: Receive, send: Send, most_bytes: int) -> None:
        self._scope, self._receive, self._send, self._most_bytes = scope, receive, send, most_bytes
        self._began = False
        self.gone: Callable[[], object] = bool
        self.encode: Callable[[Any], bytes] = bytes
        self.status, self.text, self.trailers = 0, "", ()

    def peer(self) -> str:
        """The caller's address, as gRPC writes it."""
        host, port = self._scope["client"] or ("", 0)
        return f"ipv6:%5B{host}%5D:{port}" if ":" in host else f"ipv4:{host}:{port}"

    def invocation_metadata(self) -> list[tuple[str, str]]:
        """The headers."""
        return [(name.decode(), value.decode()) for name, value in self._scope["headers"]]

    def code(self) -> int:
        """The status, as far as it is known."""
        return self.status

    async def send_initial_metadata(self, _metadata: object) -> None:
        """Send the headers by themselves."""
        if not self._began:
            self._began = True
            await self._send({"type": "http.response.start", "status": 200, "headers": HEADERS, "trailers": True})

    async def write(self, message: Any) -> None:
        """Send one message; waits while the reader lets nothing in."""
        await self.send_initial_metadata(())
        data = self.encode(message)
        frame = b"\0" + len(data).to_bytes(4, "big") + data
        await self._send({"type": "http.response.body", "body": frame, "more_body": True})

    async def abort(self, code: grpc.StatusCode, details: str = "", trailing_metadata: Any = ()) -> NoReturn:
        """End the call with a status."""
        self.status, self.text, self.trailers = code.value[0], details, trailing_metadata
        raise grpc.aio.AbortError

    async def abort_with_status(self, status: grpc.Status) -> NoReturn:
        """End the call with a status and its details."""
        await self.abort(status.code, status.details, status.trailing_metadata)

    async def end(self, code: int, text: str, trailers: Any = ()) -> None:
        """Send the status."""
        await self.send_initial_metadata(())
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})
        headers = [(b"grpc-status", str(code).encode()), (b"grpc-message", quote(text, safe=" ").encode())]
        headers += [(name.encode(), _header(name, value)) for name, value in trailers or ()]
        await self._send({"type": "http.response.trailers", "headers": headers, "more_trailers": False})

    async def requests(self, decode: Callable[[bytes], Any]) -> AsyncIterator[Any]:
        """The request's messages."""
        buffer, more = bytearray(), True
        while True:
            while len(buffer) >= 5:
                packed, size = struct.unpack_from(">BI", buffer)
                if packed or size > self._most_bytes:
                    await self.abort(grpc.StatusCode.RESOURCE_EXHAUSTED, "too large, or compressed")
                if len(buffer) < 5 + size:
                    break
                data = bytes(buffer[5 : 5 + size])
                del buffer[: 5 + size]
                yield decode(data)
            if not more:
                return
            message = await self._receive()
            if message["type"] == "http.disconnect":
                self.gone()
                await asyncio.sleep(0)
                return
            buffer += message.get("body", b"")
            more = message.get("more_body", False)


def _header(name: str, value: str | bytes) -> bytes:
    data = value if isinstance(value, bytes) else value.encode()
    return b64encode(data).rstrip(b"=") if name.endswith("-bin") else data
