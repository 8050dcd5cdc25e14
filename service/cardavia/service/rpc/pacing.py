"""Sending to readers who may be slow: one response at a time, each within a time."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import Any

import grpc

from cardavia.service.rpc.errors import PACKAGE, ApiError, ApiReason, Context, abort
from cardavia.service.rpc.handlers import behaviour, wrapped

Responses = AsyncGenerator[Any, None]


class Unread(Exception):
    """Thrown into a method's generator at the response that its reader did not take in time."""


class Pacing(grpc.aio.ServerInterceptor):
    """Carries the responses of our streams, which are asynchronous generators, to their readers.

    A reader who lets no response in for `seconds` is cut off with `TOO_SLOW`. The status comes after the response that
    is on its way, which cannot be taken back: whoever reads on after all gets both.
    """

    def __init__(self, seconds: float, cut_off: Callable[[], None] = lambda: None) -> None:
        """`cut_off` is called for each reader who is."""
        self._seconds, self._cut_off = seconds, cut_off

    async def intercept_service(
        self,
        continuation: Callable[[grpc.HandlerCallDetails], Awaitable[Any]],
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        """Makes coroutines of the methods that stream."""
        handler = await continuation(handler_call_details)
        if handler is None or not handler.response_streaming or not handler_call_details.method.startswith(PACKAGE):
            return handler
        does = self._paced(behaviour(handler), handler.response_serializer)
        return wrapped(handler, does, handler.request_deserializer, None)

    def _paced(
        self, inner: Callable[[Any, Context], Responses], encode: Callable[[Any], bytes]
    ) -> Callable[[Any, Context], Awaitable[None]]:
        async def paced(request: Any, context: Context) -> None:
            error = await _Carrier(inner(request, context), encode, context, self._seconds).run()
            # All that the stream held is gone by now: the status may wait as long as its reader is there.
            if error is not None:
                if error.reason == ApiReason.TOO_SLOW:
                    self._cut_off()
                with suppress(grpc.aio.InternalError):  # he has gone
                    await abort(context, error)

        return paced


class _Carrier:
    """Sends the responses of one stream, and gives up when one is on its way for too long.

    A write that has begun cannot be cancelled: gRPC holds its bytes. So a task of its own sends, once for the whole
    stream, and is left alone in a write that does not come to its end.
    """

    def __init__(self, responses: Responses, encode: Callable[[Any], bytes], context: Context, seconds: float) -> None:
        self._responses, self._encode, self._context, self._seconds = responses, encode, context, seconds
        self._loop = asyncio.get_running_loop()
        self._late: asyncio.Future[None] = self._loop.create_future()
        self._writing, self._since = False, 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def run(self) -> ApiError | None:
        """Send all responses; gives the error that ends the stream, None after a good end."""
        sending = asyncio.ensure_future(self._send())
        sending.add_done_callback(_seen)
        try:
            await asyncio.wait({sending, self._late}, return_when=asyncio.FIRST_COMPLETED)
            if self._late.done():  # first: what was on its way too long may have come to its end since
                await self._responses.athrow(Unread())
            else:
                sending.result()
        except Unread:
            return too_slow({})
        except ApiError as error:
            return error.bare()
        finally:
            if self._timer is not None:
                self._timer.cancel()
            if not self._writing:
                sending.cancel()
                await asyncio.wait({sending})
            await self._responses.aclose()
        return None

    async def _send(self) -> None:
        first = True
        async for response in self._responses:
            if first:
                # By themselves: no status could follow headers that wait with a response.
                await self._context.send_initial_metadata(())
                first = False
            # While it waits only the bytes are kept, which are a twentieth of the message.
            data = response if isinstance(response, bytes) else self._encode(response)
            del response
            self._writing, self._since = True, self._loop.time()
            if self._timer is None:
                self._timer = self._loop.call_at(self._since + self._seconds, self._look)
            await self._context.write(data)
            if self._late.done():
                return
            self._writing = False

    def _look(self) -> None:
        """Give up if the write that goes on has gone on for too long. (A timer for each write would cost too much.)"""
        self._timer = None
        if self._writing and not self._late.done():
            late_at = self._since + self._seconds
            if self._loop.time() >= late_at:
                self._late.set_result(None)
            else:
                self._timer = self._loop.call_at(late_at, self._look)


def _seen(writing: "asyncio.Future[None]") -> None:
    """A client who goes while something is on its way is no fault: the call itself hears of it."""
    if not writing.cancelled():
        writing.exception()


def too_slow(places: dict[str, str]) -> ApiError:
    """The error that cuts off a reader who does not read; `places` tells where to resume."""
    return ApiError(ApiReason.TOO_SLOW, "too_slow", params=places)
