"""A channel like gRPC's, over the HTTP port: generated stubs, and so the tests of the API, talk over it as well."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, NoReturn

import grpc
from connectrpc.client import ConnectClient
from connectrpc.codec import Codec
from connectrpc.compat import google_protobuf_binary_codec, google_protobuf_json_codec
from connectrpc.errors import ConnectError
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.protocol import ProtocolType
from google.protobuf import any_pb2
from google.protobuf.descriptor_pool import Default
from google.protobuf.message_factory import GetMessageClass
from google.rpc import code_pb2, status_pb2
from grpc.aio import AioRpcError, Metadata
from pyqwest import Client, HTTPTransport, HTTPVersion


@dataclass(frozen=True)
class Way:
    """A protocol and the form of its messages."""

    protocol: ProtocolType
    codec: Codec[Any, Any]


WAYS = {
    "connect": Way(ProtocolType.CONNECT, google_protobuf_binary_codec()),
    "connect-json": Way(ProtocolType.CONNECT, google_protobuf_json_codec()),
    "grpc-web": Way(ProtocolType.GRPC_WEB, google_protobuf_binary_codec()),
}


@asynccontextmanager
async def web_channel(address: str, way: str) -> AsyncIterator[Any]:
    """A channel to the HTTP port at HOST:PORT; plain text."""
    async with HTTPTransport(http_version=HTTPVersion.HTTP1) as transport:
        known = WAYS[way]
        client = ConnectClient(
            f"http://{address}",
            codec=known.codec,
            protocol=known.protocol,
            send_compression=None,
            http_client=Client(transport),
        )
        yield _Channel(client)


class _Channel:
    """What generated stubs need of a channel."""

    def __init__(self, client: ConnectClient) -> None:
        self._client = client

    def unary_unary(self, path: str, **_: Any) -> Callable[..., Any]:
        async def call(request: Any, metadata: Iterable[tuple[str, str]] = ()) -> Any:
            try:
                return await self._client.execute_unary(request=request, method=_method(path), headers=dict(metadata))
            except ConnectError as error:
                _raise(error)

        return call

    def unary_stream(self, path: str, **_: Any) -> Callable[..., Any]:
        def call(request: Any, metadata: Iterable[tuple[str, str]] = ()) -> Any:
            return Stream(
                self._client.execute_server_stream(request=request, method=_method(path), headers=dict(metadata))
            )

        return call

    def stream_stream(self, path: str, **_: Any) -> Callable[..., Any]:
        def call(metadata: Iterable[tuple[str, str]] = ()) -> Any:
            return Stream(
                self._client.execute_bidi_stream(request=_nothing(), method=_method(path), headers=dict(metadata))
            )

        return call


class Stream:
    """A call whose answers come one by one; what is written to it is not sent."""

    def __init__(self, answers: AsyncIterator[Any]) -> None:
        self._answers = answers
        self._next: asyncio.Future[Any] | None = self._begin()

    async def read(self) -> Any:
        """The next answer, or EOF. Raises AioRpcError."""
        if self._next is None:
            return grpc.aio.EOF
        answer = await asyncio.shield(self._next)
        self._next = None if answer is grpc.aio.EOF else self._begin()
        return answer

    async def __aiter__(self) -> AsyncIterator[Any]:
        while (answer := await self.read()) is not grpc.aio.EOF:
            yield answer

    async def write(self, _request: Any) -> None:
        """Nothing."""

    async def done_writing(self) -> None:
        """Nothing."""

    def cancel(self) -> None:
        """Hear no more of it."""
        if self._next is not None:
            self._next.cancel()
            self._closing = asyncio.ensure_future(self._close(self._next))

    async def _close(self, last: "asyncio.Future[Any]") -> None:
        """Let the connection go. Not left to `_take`, which may have been cancelled before it began."""
        await asyncio.wait({last})
        with suppress(ConnectError):
            await self._answers.aclose()  # type: ignore[attr-defined]

    def _begin(self) -> "asyncio.Future[Any]":
        """The next one comes, be it that nobody asks for it."""
        taking = asyncio.ensure_future(self._take())
        taking.add_done_callback(lambda done: done.cancelled() or done.exception())
        return taking

    async def _take(self) -> Any:
        try:
            return await anext(self._answers)
        except StopAsyncIteration:
            return grpc.aio.EOF
        except ConnectError as error:
            _raise(error)


async def _nothing() -> AsyncIterator[Any]:
    return
    yield


def _method(path: str) -> MethodInfo[Any, Any]:
    service, _, name = path.lstrip("/").partition("/")
    method = Default().FindServiceByName(service).methods_by_name[name]
    return MethodInfo(
        name=name,
        service_name=service,
        input=GetMessageClass(method.input_type),
        output=GetMessageClass(method.output_type),
        idempotency_level=IdempotencyLevel.UNKNOWN,
        stream_type=StreamType.SERVER_STREAM if method.server_streaming else StreamType.UNARY,
    )


def _raise(error: ConnectError) -> NoReturn:
    """As gRPC would tell of it."""
    name = error.code.value.upper()
    name = "CANCELLED" if name == "CANCELED" else name
    details = [
        any_pb2.Any(type_url=f"type.googleapis.com/{detail.type_name}", value=detail.message_bytes)
        for detail in error.details
    ]
    codes: Any = code_pb2.Code
    status = status_pb2.Status(code=codes.Value(name), message=error.message, details=details)
    trailing = Metadata(("grpc-status-details-bin", status.SerializeToString())) if details else Metadata()
    raise AioRpcError(grpc.StatusCode[name], Metadata(), trailing, error.message) from error
