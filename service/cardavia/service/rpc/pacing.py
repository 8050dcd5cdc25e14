"""Sending to readers who may be slow: one response at a time, each within a time.

What a stream has to send is a source. It holds no messages: it is asked for the next response when its reader has room
for it, so that what comes meanwhile goes in one. All streams that have something to send since the last turn of the
event loop are asked one after the other, and no task waits for a response that is on its way: with a stream a seat a
move makes three.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import aclosing, contextmanager, suppress
from typing import Any

import grpc

from cardavia.service.rpc._sending import Over, Rounds, Sender
from cardavia.service.rpc.errors import PACKAGE, ApiError, ApiReason, Context, abort
from cardavia.service.rpc.handlers import behaviour, wrapped
from cardavia.service.rpc.waking import Wake


class Source(ABC):
    """What a stream sends."""

    wake: Callable[[], None] = staticmethod(lambda: None)
    """To be called when there may be something to take. Whoever sends sets it, before `open`."""

    @contextmanager
    def open(self) -> Iterator[None]:
        """Within it the source is sent."""
        yield

    @abstractmethod
    def take(self) -> bytes | None:
        """The next response; None if there is none now. Where more is left, it calls `wake`.

        Raises Over after the last one; ApiError, or what went wrong, which ends the stream.
        """

    def places(self) -> dict[str, str]:
        """Where to resume, for the status of a reader who is cut off."""
        return {}


class Pacing(grpc.aio.ServerInterceptor):
    """Carries the responses of our streams to their readers. Their methods are coroutines that give a source, or
    asynchronous generators of responses.

    A reader who lets no response in for `seconds` is cut off with `TOO_SLOW`. The status comes after the response that
    is on its way, which cannot be taken back: whoever reads on after all gets both.
    """

    def __init__(self, seconds: float, cut_off: Callable[[], None] = lambda: None) -> None:
        """`cut_off` is called for each reader who is."""
        self._seconds, self._cut_off = seconds, cut_off
        self._rounds = Rounds()

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
        self, inner: Callable[[Any, Context], Any], encode: Callable[[Any], bytes]
    ) -> Callable[[Any, Context], Awaitable[None]]:
        async def paced(request: Any, context: Context) -> None:
            error = await self._sent(inner(request, context), encode, context)
            # All that the stream held is gone by now: the status may wait as long as its reader is there.
            if error is not None:
                if error.reason == ApiReason.TOO_SLOW:
                    self._cut_off()
                with suppress(grpc.aio.InternalError):  # he has gone
                    await abort(context, error)

        return paced

    async def _sent(self, given: Any, encode: Callable[[Any], bytes], context: Context) -> ApiError | None:
        """Send what a method gives; gives the error that ends the stream, None after a good end."""
        try:
            source = Generated(given, encode) if isinstance(given, AsyncGenerator) else await given
            await send(source, context, self._seconds, self._rounds)
        except ApiError as error:
            return error.bare()
        return None


async def send(source: Source, context: Context, seconds: float, rounds: Rounds) -> None:
    """Send all that a source has. Raises what it raises, and what went wrong."""
    sender = Sender(source.take, context.write, lambda: too_slow(source.places()), seconds, rounds)
    source.wake = sender.wake
    try:
        with source.open():
            # By themselves: no status could follow headers that wait with a response.
            await context.send_initial_metadata(())
            await sender.begin()
    finally:
        sender.stop()
        del source.wake


class Generated(Source):
    """The responses of an asynchronous generator, which is asked for the next one when the one before has been sent."""

    def __init__(self, responses: AsyncGenerator[Any, None], encode: Callable[[Any], bytes]) -> None:
        self._responses, self._encode = responses, encode
        self._next: bytes | None = None
        self._asked = Wake()

    @contextmanager
    def open(self) -> Iterator[None]:
        """See Source."""
        self._drawing = asyncio.ensure_future(self._draw())
        self._drawing.add_done_callback(self._drawn)
        try:
            yield
        finally:
            self._drawing.cancel()
            del self._drawing

    def take(self) -> bytes | None:
        """See Source."""
        data, self._next = self._next, None
        if data is not None:
            self.wake()
        elif self._drawing.done():
            self._drawing.result()
            raise Over
        else:
            self._asked.set()
        return data

    async def _draw(self) -> None:
        async with aclosing(self._responses):
            async for response in self._responses:
                # While it waits only the bytes are kept, which are a twentieth of the message.
                self._next = self._encode(response)
                del response
                self._asked.is_set = False
                self.wake()
                await self._asked.wait()

    def _drawn(self, drawing: "asyncio.Future[None]") -> None:
        if not drawing.cancelled():
            drawing.exception()  # for who takes, if he still does
        self.wake()


def too_slow(places: dict[str, str]) -> ApiError:
    """The error that cuts off a reader who does not read; `places` tells where to resume."""
    return ApiError(ApiReason.TOO_SLOW, "too_slow", params=places)
