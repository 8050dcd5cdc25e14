"""Who listens on a stream that first tells what is there, then what comes: offers, results."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import grpc

from tests.stream.api import PATIENCE

Told = TypeVar("Told")


class Listener(Generic[Told]):
    """A stream of answers of a `kind`; `items` gives what one of them tells."""

    def __init__(self, call: Any, kind: type[Any], items: Callable[[Any], Iterable[Told]]) -> None:
        self._call, self._kind, self._items = call, kind, items
        self._waiting: list[Told] = []
        self.caught_up = False

    async def next(self) -> Told | None:
        """The next; None once when all that were there have been told."""
        async with asyncio.timeout(PATIENCE):
            while not self._waiting:
                answer = await self._call.read()
                assert isinstance(answer, self._kind)
                self._waiting += self._items(answer)
                if answer.caught_up:
                    self.caught_up = True
                    return None
        return self._waiting.pop(0)

    async def there(self) -> list[Told]:
        """All that are there."""
        found = []
        while (told := await self.next()) is not None:
            found.append(told)
        return found

    async def end(self) -> grpc.aio.AioRpcError:
        """The error that the stream ends with."""
        try:
            while True:
                await self._call.read()
        except grpc.aio.AioRpcError as error:
            return error

    def cancel(self) -> None:
        self._call.cancel()
