"""How inputs are changed: as bytes, as protobuf messages, as lines of JSON, as frames of HTTP/2."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.fuzz.engine import Mutator

NUMBERS = (0, 1, 2, 3, 4, 5, 7, 8, 16, 31, 32, 63, 64, 65, 100, 127, 128, 200, 255, 256, 2**15, 2**16 - 1, 2**31 - 1)
HUGE = (2**31, 2**32 - 1, 2**32, 2**53, 2**63 - 1, 2**63, 2**64 - 1)
VALUES: Sequence[Any] = (
    None, True, False, 0, 1, -1, 3, 4, 2**31, 2**63, 2**64, -(2**63), 1e308, float("inf"), float("nan"), 0.5,
    "", "0", "66", "2m", "\ud800", "\0", "é" * 40, "x" * 300, [], {}, [[]], [None], [[], [], []],
    [[], [], [], []], {"a": 1}, "pass",
)  # fmt: skip


def havoc(data: bytes, other: bytes, rng: Random) -> bytes:
    """Some bytes changed, added, taken away, repeated, or taken from another input."""
    changed = bytearray(data)
    at = rng.randrange(len(changed) + 1)
    size = min(rng.choice((1, 1, 1, 2, 4, 8, 32)), len(changed) - at)
    match rng.randrange(9):
        case 0 if size:
            changed[at] ^= 1 << rng.randrange(8)
        case 1 if size:
            changed[at] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)))
        case 2:
            changed[at : at + size] = rng.randbytes(rng.choice((1, 2, 4, 8)))
        case 3:
            del changed[at : at + size]
        case 4:
            changed[at:at] = changed[at : at + size] * rng.choice((1, 2, 16))
        case 5 if other:
            start = rng.randrange(len(other))
            changed[at:] = other[start:]
        case 6 if other:
            start = rng.randrange(len(other))
            changed[at : at + size] = other[start : start + rng.choice((1, 4, 16, 64))]
        case 7:
            width = rng.choice((1, 2, 4, 8))
            number = rng.choice((*NUMBERS, *HUGE)) % 256**width
            changed[at : at + width] = number.to_bytes(width, rng.choice(("big", "little")))
        case _:
            del changed[at:]
    return bytes(changed)


def words(*texts: str) -> Mutator:
    """Words put in, words swapped, or words left out, in a text whose words are between spaces."""
    tokens = [text.encode() for text in texts]

    def mutate(data: bytes, other: bytes, rng: Random) -> bytes:
        parts = data.split(b" ")
        at = rng.randrange(len(parts))
        match rng.randrange(5):
            case 0:
                parts[at] = rng.choice(tokens)
            case 1:
                parts.insert(at, rng.choice(tokens))
            case 2:
                parts[at], parts[-1] = parts[-1], parts[at]
            case 3:
                del parts[at]
            case _:
                parts[at:] = other.split(b" ")[at:]
        return b" ".join(parts)

    return mutate


# Protobuf

Field = tuple[int, int, Any]
"""Number, wire type, and value: an int, bytes, or a list of fields."""


def varint(value: int) -> bytes:
    data = bytearray()
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*data, value])


def _read_varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 0x80:
            return value, at
        if shift > 63:
            raise ValueError


def fields(data: bytes, depth: int = 0) -> list[Field] | None:
    """The fields of a message; None if it is none."""
    found: list[Field] = []
    at = 0
    try:
        while at < len(data):
            key, at = _read_varint(data, at)
            number, kind = key >> 3, key & 7
            if not number or kind not in (0, 1, 2, 5):
                return None
            if kind == 0:
                value, at = _read_varint(data, at)
                found.append((number, kind, value))
                continue
            size = {1: 8, 5: 4}.get(kind, -1)
            if size < 0:
                size, at = _read_varint(data, at)
            part = data[at : at + size]
            if len(part) != size:
                return None
            at += size
            inner = fields(part, depth + 1) if kind == 2 and part and depth < 12 else None
            found.append((number, kind, part if inner is None else inner))
    except (IndexError, ValueError):
        return None
    return found


def unparsed(message: Sequence[Field]) -> bytes:
    """The bytes of fields."""
    data = b""
    for number, kind, value in message:
        data += varint(number << 3 | kind)
        if kind == 0:
            data += varint(value)
        else:
            part = unparsed(value) if isinstance(value, list) else value
            data += (varint(len(part)) if kind == 2 else b"") + part
    return data


def message(data: bytes, other: bytes, rng: Random) -> bytes:
    """A protobuf message with a field somewhere in it changed; bytes that are none are changed as bytes."""
    parsed = fields(data)
    if not parsed or rng.random() < 0.1:
        return havoc(data, other, rng)
    inside: list[list[Field]] = []
    _lists(parsed, inside)
    chosen = rng.choice(inside)
    at = rng.randrange(len(chosen))
    number, kind, value = chosen[at]
    match rng.randrange(10):
        case 0:
            del chosen[at]
        case 1:
            chosen.insert(rng.randrange(len(chosen) + 1), chosen[at])
        case 2:
            chosen[at] = rng.choice((number + 1, number - 1, rng.randrange(1, 20), 2**29 - 1)) or 1, kind, value
        case 3 if chosen:
            to = rng.randrange(len(chosen))
            chosen[at], chosen[to] = chosen[to], chosen[at]
        case 4:
            donors: list[list[Field]] = []
            _lists(fields(other) or fields(data) or [], donors)
            chosen.insert(at, rng.choice(rng.choice(donors)))
        case 5:
            chosen[at:at] = [chosen[at]] * rng.choice((2, 8, 33, 101))
        case 6:
            chosen.append((rng.randrange(1, 20), 0, rng.choice((*NUMBERS, *HUGE))))
        case _ if kind == 0:
            chosen[at] = number, 0, rng.choice((*NUMBERS, *HUGE, value + 1, value ^ 1, max(0, value - 1)))
        case _:
            part = unparsed(value) if isinstance(value, list) else value
            longer = part + rng.choice((b"x", "é".encode(), b"\0")) * rng.choice((1, 16, 64, 200))
            changed = rng.choice((b"", havoc(part, other, rng), havoc(part, other, rng), longer))
            chosen[at] = (number, 2, changed) if kind == 2 else (number, kind, changed[:8].ljust(8 if kind == 1 else 4))
    return unparsed(parsed)


def _lists(message: list[Field], into: list[list[Field]]) -> None:
    if message:
        into.append(message)
    for _, _, value in message:
        if isinstance(value, list):
            _lists(value, into)


# JSON


def json_lines(data: bytes, other: bytes, rng: Random) -> bytes:
    """Lines of JSON, one of which has another value somewhere, or stands elsewhere."""
    lines = data.split(b"\n")
    at = rng.randrange(len(lines))
    match rng.randrange(8):
        case 0:
            del lines[at]
        case 1:
            lines.insert(rng.randrange(len(lines) + 1), lines[at])
        case 2:
            lines[at] = rng.choice(other.split(b"\n"))
        case _:
            lines[at] = _json(lines[at], other, rng)
    return b"\n".join(lines)


def _json(line: bytes, other: bytes, rng: Random) -> bytes:
    try:
        value = [json.loads(line)]
        places: list[tuple[Any, Any]] = []
        _places(value, places)
        holder, key = rng.choice(places)
        _change(holder, key, rng)
        return json.dumps(value[0], ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
    except (ValueError, LookupError, RecursionError):
        return havoc(line, other, rng)


def _places(value: Any, into: list[tuple[Any, Any]]) -> None:
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        into.append((value, key))
        _places(value[key], into)


def _change(holder: Any, key: Any, rng: Random) -> None:
    value = holder[key]
    match rng.randrange(9):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), value)
        case 1:
            holder[rng.choice((*holder, "x", "", "\ud800", "trace"))] = value
        case 2 if isinstance(holder, list):
            to = rng.randrange(len(holder))
            holder[key], holder[to] = holder[to], holder[key]
        case 3:
            holder[key] = [value]
        case 4 if isinstance(value, str):
            holder[key] = havoc(value.encode("utf-8", "replace"), b"2m 66 1 -", rng).decode("utf-8", "replace")
        case 5 if isinstance(value, int):
            holder[key] = value + rng.choice((-1, 1, 2))
        case 6:
            for _ in range(rng.choice((1, 10, 2000))):
                value = [value]
            holder[key] = value
        case 7:
            others = [each for each in (*holder.values(),) if each != value] if isinstance(holder, dict) else holder
            holder[key] = rng.choice(others or [None])
        case _:
            holder[key] = rng.choice(VALUES)


# HTTP/2

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
HEAD = 9


def http2_frames(data: bytes, other: bytes, rng: Random) -> bytes:
    """A client's side of an HTTP/2 connection with a frame changed, repeated, left out, or put elsewhere."""
    frames, theirs = split(data), split(other)
    if not frames or rng.random() < 0.1:
        return havoc(data, other, rng)
    at = rng.randrange(len(frames))
    head, payload = bytearray(frames[at][:HEAD]), frames[at][HEAD:]
    match rng.randrange(11):
        case 0:
            del frames[at]
        case 1:
            frames[at:at] = [frames[at]] * rng.choice((1, 2, 50))
        case 2:
            frames.insert(at, rng.choice(theirs or frames))
        case 3:
            to = rng.randrange(len(frames))
            frames[at], frames[to] = frames[to], frames[at]
        case 4:
            frames[at] = (
                bytes([*rng.choice((0, 1, 2**14, 2**14 + 1, 2**24 - 1)).to_bytes(3, "big"), *head[3:]]) + payload
            )
        case 5:
            frames[at] = bytes([*head[:3], rng.randrange(12), *head[4:]]) + payload
        case 6:
            frames[at] = bytes([*head[:4], rng.choice((0, 1, 4, 5, 8, 0x20, 0xFF)), *head[5:]]) + payload
        case 7:
            stream = rng.choice((0, 1, 2, 3, 5, 2**31 - 1, 2**31))
            frames[at] = bytes(head[:5]) + stream.to_bytes(4, "big") + payload
        case 8 if len(payload) > 5:
            size = rng.choice((0, 1, len(payload), 2**18, 2**18 + 1, 2**31 - 1, 2**32 - 1))
            payload = bytes([rng.choice((0, 1, 1, 2, 255))]) + size.to_bytes(4, "big") + payload[5:]
            frames[at] = bytes(head) + payload
        case 9:  # the payload in many small frames
            kind = bytes(head[3:])
            frames[at : at + 1] = [b"\0\0\1" + kind + payload[n : n + 1] for n in range(min(len(payload), 300))]
        case _:
            payload = havoc(payload, other, rng)[: 2**24 - 1]
            frames[at] = len(payload).to_bytes(3, "big") + bytes(head[3:]) + payload
    return (PREFACE if data.startswith(PREFACE) else b"") + b"".join(frames)


def split(data: bytes) -> list[bytes]:
    """The frames of one side of a connection; the last may be cut off."""
    at, frames = len(PREFACE) if data.startswith(PREFACE) else 0, []
    while at + HEAD <= len(data):
        end = at + HEAD + int.from_bytes(data[at : at + 3], "big")
        frames.append(data[at:end])
        at = end
    return frames


# Inputs of several kinds


def by_kind(kinds: dict[bytes, Sequence[Mutator]]) -> Mutator:
    """Inputs whose first byte says of which kind they are: the kind stays, the rest is changed in a way of its own."""

    def mutate(data: bytes, other: bytes, rng: Random) -> bytes:
        kind = data[:1]
        mutators: Sequence[Callable[[bytes, bytes, Random], bytes]] = kinds.get(kind, (havoc,))
        return kind + rng.choice(mutators)(data[1:], other[1:], rng)

    return mutate
