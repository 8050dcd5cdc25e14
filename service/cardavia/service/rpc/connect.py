"""The same methods over Connect and gRPC-Web, in protobuf or JSON: an ASGI application for HTTP/1.1.

What a method does, and what stands before it, is what gRPC calls too (server.py). Here a call is only carried: a
context like gRPC's for the method, and its answers and errors in the terms of the library.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, NoReturn

import grpc
import structlog
from connectrpc.code import Code
from connectrpc.codec import Codec
from connectrpc.errors import ConnectError, ErrorDetail
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.request import RequestContext
from connectrpc.server import ConnectASGIApplication, Endpoint
from google.protobuf import any_pb2, json_format
from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor
from google.protobuf.descriptor_pool import Default
from google.protobuf.message import DecodeError, Message
from google.protobuf.message_factory import GetMessageClass
from google.rpc import code_pb2
from protobuf.wkt import Any as Packed
from protobuf.wkt import Struct

from cardavia.service.rpc.decoding import lenient
from cardavia.service.rpc.errors import ApiError, ApiReason, Context, abort, language_of
from cardavia.service.rpc.handlers import Handlers, behaviour, streams, wrapped

log = structlog.get_logger()

Call = RequestContext[Any, Any]
"""What the library knows of a call."""


class Connect(ConnectASGIApplication[Handlers]):
    """Serves methods of gRPC, behind the same interceptors.

    Streams both ways need HTTP/2: they are refused, with `NEEDS_GRPC`.
    """

    path = "/"

    def __init__(self, handlers: Handlers, most: int) -> None:
        """Methods within their interceptors. Requests have at most so many bytes."""
        self.paths = frozenset(handlers)
        """Where requests go."""
        codecs = [_Binary(), _Json()]
        super().__init__(service=handlers, endpoints=_endpoints, read_max_bytes=most, compressions=(), codecs=codecs)


def one_way(handlers: Handlers) -> Handlers:
    """Methods of which those that stream both ways are refused."""
    return {
        path: wrapped(handler, _needs_grpc, None, None)
        if handler.request_streaming and handler.response_streaming
        else handler
        for path, handler in handlers.items()
    }


async def _needs_grpc(_requests: Any, context: Context) -> AsyncIterator[bytes]:
    await abort(context, ApiError(ApiReason.NEEDS_GRPC, "needs_grpc"))
    yield b""


# Methods


def _endpoints(handlers: Handlers) -> dict[str, Any]:
    """What the library calls for each path: an Endpoint, of the kind of the method."""
    made: dict[str, Any] = {}
    for path, handler in handlers.items():
        service, _, name = path.lstrip("/").partition("/")
        descriptor: ServiceDescriptor = Default().FindServiceByName(service)
        method = _info(descriptor.methods_by_name[name])
        does = behaviour(handler)
        if not streams(handler):
            made[path] = Endpoint.unary(method, partial(_unary, path, does))
        elif not handler.request_streaming:
            made[path] = Endpoint.server_stream(method, partial(_stream, path, does, method.output))
        else:
            made[path] = Endpoint.bidi_stream(method, partial(_stream, path, does, method.output))
    return made


def _info(method: MethodDescriptor) -> MethodInfo[Any, Any]:
    kinds = {
        (False, False): StreamType.UNARY,
        (False, True): StreamType.SERVER_STREAM,
        (True, True): StreamType.BIDI_STREAM,
    }
    return MethodInfo(
        name=method.name,
        service_name=method.containing_service.full_name,
        input=GetMessageClass(method.input_type),
        output=GetMessageClass(method.output_type),
        idempotency_level=IdempotencyLevel.UNKNOWN,
        stream_type=kinds[method.client_streaming, method.server_streaming],
    )


async def _unary(path: str, does: Callable[[Any, Any], Awaitable[Any]], request: Any, call: Call) -> Any:
    context = _Carried(call)
    return await _answered(path, context, does(request, context))


async def _stream(
    path: str, does: Callable[[Any, Any], Awaitable[None]], kind: type[Message], request: Any, call: Call
) -> AsyncGenerator["_Encoded", None]:
    """The answers of a method, which writes them one by one, as the library takes them: when it has sent the last."""
    context = _Written(call)
    task = asyncio.ensure_future(_answered(path, context, does(request, context)))
    task.add_done_callback(context.end)
    try:
        while (data := await context.next()) is not None:
            yield _Encoded(data, kind)
            context.sent()
        await task
    finally:
        context.close()
        task.cancel()
        with suppress(asyncio.CancelledError, ConnectError):
            await task


async def _answered(path: str, context: Any, answer: Awaitable[Any]) -> Any:
    """An answer, or an error as the library knows them."""
    try:
        return await answer
    except grpc.aio.AbortError as aborted:
        raise _error(aborted, context) from None
    except Exception:
        log.exception("a call failed", method=path)
        raise ConnectError(Code.UNKNOWN, "Something went wrong in the server.") from None


class _Carried:
    """A call for a method: all of gRPC's context that our methods, and health checks, use."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self._code: grpc.StatusCode | None = None

    def invocation_metadata(self) -> Iterable[tuple[str, str]]:
        return self._call.request_headers.allitems()

    def peer(self) -> str:
        address = self._call.client_address or ""
        return f"{'ipv6' if address.count(':') > 1 else 'ipv4'}:{address}"

    async def send_initial_metadata(self, _metadata: Any) -> None:
        """Headers go with the first answer."""

    async def abort(self, code: grpc.StatusCode, details: str = "") -> NoReturn:
        self._code = code
        raise grpc.aio.AbortError(code, details)

    async def abort_with_status(self, status: grpc.Status) -> NoReturn:
        await self.abort(status.code, status.details)

    def code(self) -> grpc.StatusCode | None:
        return self._code


class _Written(_Carried):
    """The call of a stream: what the method writes waits until it has been sent."""

    def __init__(self, call: Call) -> None:
        super().__init__(call)
        self._loop = asyncio.get_running_loop()
        self._answers: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._sent: asyncio.Future[None] | None = None

    async def write(self, data: bytes) -> None:
        self._sent = self._loop.create_future()
        self._answers.put_nowait(data)
        await self._sent

    async def next(self) -> bytes | None:
        """What is to be sent next; None at the end."""
        return await self._answers.get()

    def sent(self) -> None:
        """The last one has been sent."""
        if self._sent is not None and not self._sent.done():
            self._sent.set_result(None)

    def end(self, _method: Any) -> None:
        """The method writes no more."""
        self._answers.put_nowait(None)

    def close(self) -> None:
        """Nothing is sent any more; whoever still writes is let go."""
        if self._sent is not None:
            self._sent.cancel()


# Messages


@dataclass(frozen=True, slots=True)
class _Encoded:
    """An answer that is bytes already."""

    data: bytes
    kind: type[Message]


class _Binary(Codec[Any, Any]):
    def name(self) -> str:
        return "proto"

    def encode(self, message: Any) -> bytes:
        return message.data if isinstance(message, _Encoded) else bytes(message.SerializeToString())

    def decode(self, data: bytes | bytearray, message_class: Any) -> Any:
        return lenient(message_class.FromString)(bytes(data))


class _Json(Codec[Any, Any]):
    """JSON of protobuf. Fields that are not known are passed over: a client may be newer than the server."""

    def name(self) -> str:
        return "json"

    def encode(self, message: Any) -> bytes:
        if isinstance(message, _Encoded):
            message = message.kind.FromString(message.data)
        return json_format.MessageToJson(message, indent=None, ensure_ascii=False).encode()

    def decode(self, data: bytes | bytearray, message_class: Any) -> Any:
        return lenient(partial(_parsed, message_class))(bytes(data))


def _parsed(kind: type[Message], data: bytes) -> Message:
    try:
        return json_format.Parse(data, kind(), ignore_unknown_fields=True)
    except Exception as error:  # of json, of the codec of text, or of the parser, which lets many kinds through
        raise DecodeError("no JSON of this message") from error


# Errors


class _Detail(ErrorDetail):
    """A detail of an error, which the library shows to people as well."""

    def __init__(self, detail: any_pb2.Any) -> None:
        super().__init__(Packed(type_url=detail.type_url, value=detail.value))
        shown = json_format.MessageToDict(detail)
        del shown["@type"]
        self._shown = Struct.from_python(shown)

    def value(self, *_arguments: Any) -> Any:
        return self._shown


def _error(aborted: grpc.aio.AbortError, context: Any) -> ConnectError:
    if isinstance(aborted.__cause__, ApiError):
        status = aborted.__cause__.status(language_of(context))
        name, text = code_pb2.Code.Name(status.code), status.message
        return ConnectError(_code(name), text, [_Detail(detail) for detail in status.details])
    code, text = aborted.args
    return ConnectError(_code(code.name), text)


def _code(name: str) -> Code:
    """gRPC's name for a code, as the library has it."""
    return Code.CANCELED if name == "CANCELLED" else Code(name.lower())
