"""Waiting for news of many kinds."""

import asyncio


class Wake:
    """Like an event that clears itself, with one waiter."""

    __slots__ = ("_loop", "_waiter", "is_set")

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.is_set = False
        """Whether who will wait need not."""
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Wake who waits, or who will."""
        self.is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until it is set."""
        if not self.is_set:
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        self.is_set = False
