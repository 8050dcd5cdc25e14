"""Choices read from bytes, so that any bytes are a program and changing bytes changes choices."""

from collections.abc import Sequence
from typing import TypeVar

Choice = TypeVar("Choice")


class Tape:
    """Reads choices one after the other; past the end each is the first possible one."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    @property
    def over(self) -> bool:
        return self._at >= len(self._data)

    def blob(self, size: int) -> bytes:
        """The next bytes, zeros where there are none."""
        found = self._data[self._at : self._at + size]
        self._at += size
        return found.ljust(size, b"\0")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        size = 1 if bound <= 256 else 4
        return int.from_bytes(self.blob(size), "big") % bound

    def one(self, choices: Sequence[Choice]) -> Choice:
        return choices[self.below(len(choices))]

    def chance(self, of: int) -> bool:
        """True once in so many times; never past the end."""
        return self.below(of) == of - 1
