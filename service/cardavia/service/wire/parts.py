"""Messages put together from the bytes of their parts.

What a move brings is stored and goes to every viewer, and most of it has been there before: events, moves, authors. The
bytes of such parts are made once and kept; a message is its fields one after the other, in ascending order, as the
library writes it.
"""

from collections.abc import Callable
from typing import TypeVar

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from cardavia.service.wire._fields import MESSAGE, NUMBER, PLAIN, REPEATED, Fields, varint

K = TypeVar("K")
V = TypeVar("V")

_VARINT, _SIZED = 0, 2
_NUMBERS = frozenset({FieldDescriptor.TYPE_UINT32, FieldDescriptor.TYPE_UINT64, FieldDescriptor.TYPE_BOOL})
_PLAIN = frozenset({FieldDescriptor.TYPE_STRING, FieldDescriptor.TYPE_BYTES})


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


def fields(message: type[Message], *names: str, within: bytes = b"") -> Fields:
    """What makes messages of these fields, in ascending order, from a value for each, as the library writes them.

    A value is a number, a text, bytes, the bytes of a message (None if there is none), or a list of the bytes of
    messages. Where `within` is given, the key of a field that such a message stands in, it comes with its length
    before the message. Raises TypeError for fields of other kinds.
    """
    numbers = [message.DESCRIPTOR.fields_by_name[name].number for name in names]
    if numbers != sorted(numbers):
        raise TypeError(f"{message.DESCRIPTOR.full_name} is not written in this order")
    return Fields([key(message, name) for name in names], [_kind(message, name) for name in names], within)


def key(message: type[Message], name: str) -> bytes:
    """What stands before the value of a field: which it is, and whether a number follows or a length."""
    wire_type = _VARINT if _kind(message, name) == NUMBER else _SIZED
    return varint(message.DESCRIPTOR.fields_by_name[name].number << 3 | wire_type)


def _kind(message: type[Message], name: str) -> int:
    field = message.DESCRIPTOR.fields_by_name[name]
    if field.type == FieldDescriptor.TYPE_MESSAGE:
        return REPEATED if field.is_repeated else MESSAGE
    if not (field.is_repeated or field.has_presence):
        if field.type in _NUMBERS:
            return NUMBER
        if field.type in _PLAIN:
            return PLAIN
    raise TypeError(f"{field.full_name} is not written like this")
