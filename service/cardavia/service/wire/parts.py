"""Messages put together from the bytes of their parts.

What a move brings is stored and goes to every viewer, and most of it has been there before: events, moves, authors. The
bytes of such parts are made once and kept; a message is its fields one after the other, in ascending order, as the
library writes it. A field is its `key` and its value: a number is a varint, all else has its length before it.
"""

from collections.abc import Callable
from typing import TypeVar

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

K = TypeVar("K")
V = TypeVar("V")

_VARINT, _SIZED = 0, 2
_SCALARS = frozenset({FieldDescriptor.TYPE_UINT32, FieldDescriptor.TYPE_UINT64, FieldDescriptor.TYPE_BOOL})


class Kept(dict[K, V]):
    """What is made of keys, once each: to look up what is known is one call in C, also for many keys by `map`."""

    def __init__(self, make: Callable[[K], V], most: int, keep: Callable[[K], bool] | None = None) -> None:
        """At most so many are kept, after which all are let go; none of those for which `keep`, if given, is false."""
        super().__init__()
        self.make, self.most, self._keep = make, most, keep

    def __missing__(self, key: K) -> V:
        made = self.make(key)
        if self._keep is None or self._keep(key):
            if len(self) >= self.most:
                self.clear()
            self[key] = made
        return made


def _varint(value: int) -> bytes:
    if value < 1 << 7:
        return bytes((value,))
    if value < 1 << 28:
        return bytes((value & 0x7F | 0x80,)) + VARINT[value >> 7]
    low = value & 0xFFF_FFFF
    first = bytes((low & 0x7F | 0x80, low >> 7 & 0x7F | 0x80, low >> 14 & 0x7F | 0x80, low >> 21 | 0x80))
    return first + VARINT[value >> 28]  # where times, in microseconds, are alike for minutes


VARINT = Kept(_varint, 1 << 12)
"""Numbers that are not negative, seven bits a byte, the lowest first."""


def number_key(message: type[Message], name: str) -> bytes:
    """What stands before the number of this field of a message. (0 is the default, and not written.)"""
    return _key(message, name, _VARINT)


def sized_key(message: type[Message], name: str) -> bytes:
    """What stands before the length of a message, a text or bytes in this field."""
    return _key(message, name, _SIZED)


def sized(key: bytes, data: bytes) -> bytes:
    """A field that is a message, a text or bytes."""
    return key + VARINT[len(data)] + data


def _key(message: type[Message], name: str, kind: int) -> bytes:
    field = message.DESCRIPTOR.fields_by_name[name]
    if (field.type in _SCALARS) != (kind == _VARINT):
        raise TypeError(f"{field.full_name} is not written like this")
    return VARINT[field.number << 3 | kind]
