"""What gRPC allocates for an operation, given back also when the operation fails, or nobody waits for it any more.

The library hands a call's operations to its core in batches, and `execute_batch` gives back what it allocated for one
(the operations, their metadata, the texts of a status) after it has waited for its end. Where the batch fails, or who
waits is cancelled, that line is never reached, and the memory is lost: hundreds of bytes, or thousands, whenever a
client goes while something is on its way to him (grpc/grpc#43360, and docs/adr/0030-batches-of-grpc.md). So the waiting
is done here: the library's own function is told the end of its batch in any case, and runs to its own end.
"""

import asyncio
from asyncio import get_running_loop
from collections.abc import Callable, Iterator
from typing import Any

from grpc._cython import cygrpc  # type: ignore[attr-defined]

_execute = cygrpc.execute_batch


_ONCE = (None,)


class _Batch:
    """A batch on its way; for the library it is both the event loop and the future that it asks that for.

    This runs for every message that comes or goes.
    """

    __slots__ = ("_loop", "_work", "end")

    def __init__(self, call: Any, operations: tuple[Any, ...], loop: asyncio.AbstractEventLoop) -> None:
        """Begin it. Raises what the library raises for a batch that cannot begin."""
        self._loop = loop
        self.end: asyncio.Future[None] = loop.create_future()
        """The end, for who waits; he may be cancelled."""
        self._work = _execute(call, operations, self)
        self._work.send(None)  # as far as to the wait for the end

    def create_future(self) -> "_Batch":
        """As a loop."""
        return self

    def call_soon_threadsafe(self, callback: Callable[..., None], *args: Any) -> None:
        """As a loop: the library calls this in the thread of one of its loops, with what tells the end."""
        if get_running_loop() is self._loop:
            callback(*args)
        else:
            self._loop.call_soon_threadsafe(callback, *args)

    def __await__(self) -> Iterator[None]:
        """As a future."""
        return iter(_ONCE)

    def cancelled(self) -> bool:
        """As a future: never, so that the end is told."""
        return False

    def set_result(self, _result: None) -> None:
        """As a future: the batch came to a good end."""
        self._give_back()
        if not self.end.done():
            self.end.set_result(None)

    def set_exception(self, error: BaseException) -> None:
        """As a future: the batch failed."""
        self._give_back()
        if not self.end.done():
            self.end.set_exception(error)

    def _give_back(self) -> None:
        try:
            self._work.send(None)
        except StopIteration:
            pass
        except Exception as error:  # of what came with the batch something made no sense
            if not self.end.done():
                self.end.set_exception(error)


def _execute_and_give_back(
    call: Any, operations: tuple[Any, ...], loop: asyncio.AbstractEventLoop
) -> "asyncio.Future[None]":
    return _Batch(call, operations, loop).end


def give_back() -> None:
    """Let all batches of this process that begin from now on give back what they took."""
    cygrpc.execute_batch = _execute_and_give_back
