"""Sending to a reader who may be slow: one response at a time, each within a time."""

import asyncio
from contextlib import suppress
from typing import Any

import grpc

from cardavia.service.rpc.errors import ApiError, Context, abort


class Outlet:
    """The way out of one stream. It holds the one response that is on its way, and no other."""

    def __init__(self, context: Context, seconds: float) -> None:
        """`seconds` is how long one response may wait for its reader."""
        self._context = context
        self._seconds = seconds

    async def open(self) -> None:
        """Send the headers by themselves: where they wait together with a response, no status can follow."""
        await self._context.send_initial_metadata(())

    async def send(self, response: Any) -> bool:
        """Send a response, and wait until gRPC has passed all of it on; False if the reader did not let it in time.

        Then nothing more can be sent but a status. It comes after this response, which cannot be taken back: whoever
        reads on after all gets both.
        """
        writing = asyncio.ensure_future(self._context.write(response))
        writing.add_done_callback(_looked_at)
        done, _ = await asyncio.wait({writing}, timeout=self._seconds)
        if not done:
            return False
        await writing
        return True

    async def end(self, error: ApiError) -> None:
        """End the stream with a status, if the client is still there to get it."""
        with suppress(grpc.aio.InternalError):
            await abort(self._context, error)


def _looked_at(writing: "asyncio.Future[None]") -> None:
    """A client that goes while something is on its way is no fault, and told by the call itself."""
    if not writing.cancelled():
        writing.exception()
