"""Sending to readers who may be slow: one response at a time, each within a time."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing, suppress
from typing import Any

import grpc
from google.rpc import status_pb2
from grpc_status import rpc_status

from cardavia.service.rpc.errors import PACKAGE, ApiError, ApiReason, Context

Responses = AsyncGenerator[Any, None]


class Unread(Exception):
    """Thrown into a method's generator at the response that its reader did not take in time."""


class Pacing(grpc.aio.ServerInterceptor):
    """Carries the responses of our streams, which are asynchronous generators, to their readers.

    A reader who lets no response in for `seconds` is cut off with `TOO_SLOW`. The status comes after the response that
    is on its way, which cannot be taken back: whoever reads on after all gets both.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    async def intercept_service(
        self,
        continuation: Callable[[grpc.HandlerCallDetails], Awaitable[Any]],
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        """Makes coroutines of the methods that stream."""
        handler = await continuation(handler_call_details)
        if handler is None or not handler.response_streaming or not handler_call_details.method.startswith(PACKAGE):
            return handler
        decode, encode = handler.request_deserializer, handler.response_serializer
        if handler.request_streaming:
            return grpc.stream_stream_rpc_method_handler(self._paced(handler.stream_stream, encode), decode)
        return grpc.unary_stream_rpc_method_handler(self._paced(handler.unary_stream, encode), decode)

    def _paced(
        self, inner: Callable[[Any, Context], Responses], encode: Callable[[Any], bytes]
    ) -> Callable[[Any, Context], Awaitable[None]]:
        async def paced(request: Any, context: Context) -> None:
            status = await self._carry(inner(request, context), encode, context)
            # All that the stream held is gone by now: the status may wait as long as its reader is there.
            if status is not None:
                with suppress(grpc.aio.InternalError):  # he has gone
                    await context.abort_with_status(rpc_status.to_status(status))

        return paced

    async def _carry(
        self, responses: Responses, encode: Callable[[Any], bytes], context: Context
    ) -> status_pb2.Status | None:
        """Send all responses; gives the status of an error, None after a good end."""
        try:
            async with aclosing(responses):
                first = True
                async for response in responses:
                    if first:
                        # By themselves: no status could follow headers that wait with a response.
                        await context.send_initial_metadata(())
                        first = False
                    # While it waits only the bytes are kept, which are a twentieth of the message.
                    data = encode(response)
                    del response
                    if not await self._sent(data, context):
                        await responses.athrow(Unread())
        except Unread:
            return too_slow({}).status()
        except ApiError as error:
            return error.status()
        return None

    async def _sent(self, data: bytes, context: Context) -> bool:
        """Send a response, and wait until gRPC has let all of it go; False if it could not in time."""
        writing = asyncio.ensure_future(context.write(data))
        writing.add_done_callback(_seen)
        done, _ = await asyncio.wait({writing}, timeout=self._seconds)
        if not done:
            return False
        await writing
        return True


def _seen(writing: "asyncio.Future[None]") -> None:
    """A client who goes while something is on its way is no fault: the call itself hears of it."""
    if not writing.cancelled():
        writing.exception()


def too_slow(places: dict[str, str]) -> ApiError:
    """The error that cuts off a reader who does not read; `places` tells where to resume."""
    text = "What was sent was not read in time; attach again after your last revision."
    return ApiError(ApiReason.TOO_SLOW, text, params=places)
