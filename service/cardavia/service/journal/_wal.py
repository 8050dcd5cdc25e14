"""What SQLite passes over in silence: a write-ahead log that is damaged.

SQLite reads the log up to the first frame that is not whole and takes that for its end, as it must after a crash. So a
log whose header is destroyed counts as empty, and one that was cut or damaged in the middle as shorter: what was
acknowledged would be missing, and be overwritten by the next commit. Both are found here, before SQLite opens the log:
it would forget how long it was. The formats are described in https://www.sqlite.org/walformat.html.
"""

import struct
from collections.abc import Sequence
from pathlib import Path

_HEADER = 32
_FRAME_HEADER = 24
_INDEX_HEADER = 48
_VERSION = 3007000
_ORDER = {0x377F0682: "<", 0x377F0683: ">"}  # the magic number says in which order checksums take bytes
_WORD = 0xFFFFFFFF


def wal_of(database: Path) -> Path:
    """The write-ahead log of a database."""
    return database.with_name(database.name + "-wal")


def index_of(database: Path) -> Path:
    """The index of a database's write-ahead log, which all its users share as memory."""
    return database.with_name(database.name + "-shm")


def holds_anything(database: Path) -> bool:
    """Whether there is a log that is not empty."""
    return bool(_beginning(wal_of(database), 1))


def header_is_good(database: Path) -> bool:
    """Whether SQLite can read the header of the log; also where there is none, or it is too short to hold anything."""
    header = _beginning(wal_of(database), _HEADER)
    if len(header) < _HEADER:
        return True
    magic, version = struct.unpack(">II", header[:8])
    if magic not in _ORDER or version != _VERSION:
        return False
    return _checksum(struct.unpack(_ORDER[magic] + "6I", header[:24]), (0, 0)) == struct.unpack(">II", header[24:])


def missing(database: Path) -> int:
    """How many frames were committed, as the index says, and cannot be read from the log, whose header is good.

    The index outlives a killed process. After a power failure it may be older than the log; it is never newer if every
    commit was synced. Reads the log: 10,000 frames, which is as long as it normally gets, take about a second.
    """
    index = _beginning(index_of(database), 2 * _INDEX_HEADER)
    first, second = index[:_INDEX_HEADER], index[_INDEX_HEADER:]
    if len(index) < 2 * _INDEX_HEADER or first != second:  # it was being written
        return 0
    version, initialised, frames = struct.unpack("=I8xB3xI", first[:20])
    if (version, initialised) != (_VERSION, 1) or not frames:
        return 0
    return int(frames - _whole_frames(wal_of(database), first[32:40], frames))


def _whole_frames(log: Path, salt: bytes, most: int) -> int:
    """How many frames from the first on are whole, at most `most`; `most` also for a log with another salt."""
    if len(header := _beginning(log, _HEADER)) < _HEADER:
        return 0
    if header[16:24] != salt:
        return most
    magic, _, size = struct.unpack(">III", header[:12])
    words = struct.Struct(f"{_ORDER[magic]}{(8 + size) // 4}I")
    checksum = struct.unpack(">II", header[24:])
    with log.open("rb") as file:
        file.seek(_HEADER)
        for number in range(most):
            frame = file.read(_FRAME_HEADER + size)
            if len(frame) < _FRAME_HEADER + size or frame[8:16] != salt:
                return number
            checksum = _checksum(words.unpack(frame[:8] + frame[_FRAME_HEADER:]), checksum)
            if checksum != struct.unpack(">II", frame[16:24]):
                return number
    return most


def _checksum(words: Sequence[int], before: tuple[int, int]) -> tuple[int, int]:
    one, two = before
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & _WORD
        two = (two + second + one) & _WORD
    return one, two


def _beginning(path: Path, size: int) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(size)
    except FileNotFoundError:
        return b""
