"""Messages put together from the bytes of their parts.

What a move brings goes to every viewer, and most of it is the same for all: events, moves, authors. The bytes of such
parts are made once and kept; a message is its fields one after the other, in ascending order, as the library writes it.
"""

from collections.abc import Callable

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

_VARINT, _SIZED = 0, 2
_SCALARS = frozenset({FieldDescriptor.TYPE_UINT32, FieldDescriptor.TYPE_UINT64, FieldDescriptor.TYPE_BOOL})
_SMALL = tuple(bytes([value]) for value in range(0x80))


def varint(value: int) -> bytes:
    """A number that is not negative, seven bits a byte, the lowest first."""
    if value < 0x80:
        return _SMALL[value]
    if value < 0x4000:  # as nearly all lengths and revisions
        return bytes((value & 0x7F | 0x80, value >> 7))
    data = bytearray()
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)
    return bytes(data)


def number(message: type[Message], name: str) -> Callable[[int], bytes]:
    """What writes a number into this field of a message; nothing for 0, which is the default."""
    key = _key(message, name, _VARINT)
    return lambda value: (key + varint(value)) if value else b""


def sized(message: type[Message], name: str) -> Callable[[bytes], bytes]:
    """What writes the bytes of a message, a text or bytes into this field, once for each call."""
    key = _key(message, name, _SIZED)
    return lambda data: key + varint(len(data)) + data


def _key(message: type[Message], name: str, kind: int) -> bytes:
    field = message.DESCRIPTOR.fields_by_name[name]
    if (field.type in _SCALARS) != (kind == _VARINT):
        raise TypeError(f"{field.full_name} is not written like this")
    return varint(field.number << 3 | kind)
