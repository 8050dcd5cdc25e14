"""Requests that are no messages: refused like every other wrong request, not taken for a fault of the server's."""

from collections.abc import Awaitable, Callable
from typing import Any

import grpc
from google.protobuf.message import DecodeError

from cardavia.service.rpc.errors import PACKAGE, ApiError, ApiReason, Context, abort
from cardavia.service.rpc.handlers import behaviour, wrapped


class Decoding(grpc.aio.ServerInterceptor):
    """Ends calls whose bytes are no request of their method with a documented error.

    Where requests are a stream, whoever reads them is told by a DecodeError. Streams of answers must have been made
    coroutines by then (pacing.py).
    """

    async def intercept_service(
        self,
        continuation: Callable[[grpc.HandlerCallDetails], Awaitable[Any]],
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        """Wraps our own methods, and those of others that are no streams."""
        handler = await continuation(handler_call_details)
        if handler is None or handler.request_streaming:
            return handler
        if handler.response_streaming and not handler_call_details.method.startswith(PACKAGE):
            return handler
        does = _call(behaviour(handler))
        return wrapped(handler, does, lenient(handler.request_deserializer), handler.response_serializer)


def lenient(decode: Callable[[bytes], Any]) -> Callable[[bytes], Any]:
    """What decodes alike, and gives a DecodeError instead of raising it: who calls is looked at first."""

    def decoded(data: bytes) -> Any:
        try:
            return decode(data)
        except DecodeError as error:
            return error

    return decoded


def _call(inner: Callable[[Any, Context], Awaitable[Any]]) -> Callable[[Any, Context], Awaitable[Any]]:
    async def call(request: Any, context: Context) -> Any:
        if isinstance(request, DecodeError):
            await abort(context, unreadable())
        return await inner(request, context)

    return call


def unreadable() -> ApiError:
    """The error for bytes that are no message of the method."""
    return ApiError(ApiReason.BAD_REQUEST, "not_a_message")
