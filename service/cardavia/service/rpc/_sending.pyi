from asyncio import Future
from collections.abc import Callable, Coroutine
from typing import Any

class Over(Exception):
    """A source has nothing more to send, now or later."""

class Rounds:
    """Who is to send, in turn."""

class Sender:
    """Sends what one source has, and gives up when a response is on its way for too long.

    A write that has begun cannot be cancelled: gRPC holds its bytes. So it is left alone, and holds nothing else.
    """

    def __init__(
        self,
        take: Callable[[], bytes | None],
        write: Callable[[bytes], Coroutine[Any, None, None]],
        late: Callable[[], Exception],
        seconds: float,
        rounds: Rounds,
    ) -> None:
        """`take` gives the next response, as Source; `write` sends it. `late` gives the error for a slow reader."""

    def begin(self) -> Future[None]:
        """Begin to send; gives the future that tells the end."""

    def stop(self) -> None:
        """Send nothing more."""

    def wake(self) -> None:
        """There may be something to send."""
