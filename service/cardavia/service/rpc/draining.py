"""The end of a server's life: streams are told, and end by themselves."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Draining:
    """Whether the server is stopping. (A task that waits for an event would cost every stream two kilobytes.)"""

    def __init__(self) -> None:
        self.begun = False
        self._told: dict[Callable[[], None], None] = {}

    def begin(self) -> None:
        """Tell all who asked to be told."""
        self.begun = True
        for tell in tuple(self._told):
            tell()

    @contextmanager
    def told_to(self, tell: Callable[[], None]) -> Iterator[None]:
        """Within it, `tell` is called when the end begins; at once if it has begun."""
        self._told[tell] = None
        try:
            if self.begun:
                tell()
            yield
        finally:
            del self._told[tell]
