"""Connections of the HTTP port: uvicorn's, with bounds to what one may hold and for how long."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0
"""Within so many seconds the head of a request has to come, once one may."""
HEAD_BYTES = 64 * 1024
"""Bytes of a head, or of anything else that is no body."""
ROOM = 16 * 1024
"""Bytes that may wait for a reader in this process; then who writes waits."""


class Connection(HttpToolsProtocol):
    """A connection that ends if its peer says too much, or nothing, or takes nothing of what is sent to him."""

    def __init__(self, *arguments: Any, most: int, stuck_seconds: float, **options: Any) -> None:
        """Beyond so many connections further ones are closed unheard. A peer may take nothing for so long."""
        super().__init__(*arguments, **options)
        self._most, self._stuck_seconds = most, stuck_seconds
        self._spent = 0
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=ROOM)
        if len(self.connections) > self._most:
            transport.abort()
        else:
            self._wait("head", HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Take what came, within bounds."""
        self._spent = max(self._spent, 0) + len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        idle = self.cycle is None or self.cycle.response_complete
        if self._spent > HEAD_BYTES:
            if idle:
                self.send_400_response("The head of the request is too long.")
            else:
                self.transport.abort()
        elif idle and "head" not in self._timers:
            self._wait("head", HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        """A request has begun."""
        self._spent = 0
        self._no_longer("head")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A body has a bound of its own."""
        self._spent -= len(body)
        super().on_body(body)

    def on_response_complete(self) -> None:
        """What is left to send of the last answer has its time too."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._wait("closing", self._stuck_seconds)

    def timeout_keep_alive_handler(self) -> None:
        """The same for who said nothing more."""
        super().timeout_keep_alive_handler()
        self._wait("closing", self._stuck_seconds)

    def pause_writing(self) -> None:
        """The peer takes nothing for the moment."""
        super().pause_writing()
        self._wait("stuck", self._stuck_seconds)

    def resume_writing(self) -> None:
        """He has taken something."""
        self._no_longer("stuck")
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget all timers."""
        for name in tuple(self._timers):
            self._no_longer(name)
        super().connection_lost(exc)

    def _wait(self, name: str, seconds: float) -> None:
        """End the connection after so long, unless what is waited for comes before."""
        self._no_longer(name)
        self._timers[name] = self.loop.call_later(seconds, self.transport.abort)

    def _no_longer(self, name: str) -> None:
        if timer := self._timers.pop(name, None):
            timer.cancel()
