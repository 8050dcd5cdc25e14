"""Turns: how many requests begin in one turn of the event loop."""

import asyncio
from collections import deque


class Turns:
    """Lets few requests begin in one turn of the loop, and the others in the next ones, in order.

    gRPC begins one call a turn. If all the requests of a flood began at once, turns would be long, and calls of gRPC
    would wait for each other through as many of them.
    """

    def __init__(self, few: int) -> None:
        self._few = self._left = few
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._turning = False

    async def mine(self) -> None:
        """Wait for a turn."""
        loop = asyncio.get_running_loop()
        if not self._turning:
            self._turning = True
            loop.call_soon(self._turn, loop)
        if self._left and not self._waiting:
            self._left -= 1
            return
        waiting = loop.create_future()
        self._waiting.append(waiting)
        await waiting

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._left == self._few and not self._waiting:
            self._turning = False
            return
        self._left = self._few
        while self._left and self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():  # else he has gone
                waiting.set_result(None)
                self._left -= 1
        loop.call_soon(self._turn, loop)
