"""What a gRPC server sent on its connections, from the records of its sends: the data of each HTTP/2 stream."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.faults.recording import Record

DATA = 0
HEAD = 9


@dataclass(slots=True)
class Stream:
    """The data that was sent on one stream, and with which records it went."""

    data: bytearray = field(default_factory=bytearray)
    _starts: list[int] = field(default_factory=list)
    _records: list[int] = field(default_factory=list)

    def add(self, payload: bytes, record: int) -> None:
        """More data: a frame that begins in this record."""
        self._starts.append(len(self.data))
        self._records.append(record)
        self.data += payload

    def record_of(self, offset: int) -> int:
        """The number of the record in which the frame with this byte begins."""
        return self._records[bisect_right(self._starts, offset) - 1]


def streams(records: Sequence[Record]) -> dict[tuple[int, int], Stream]:
    """All streams with data, by file descriptor and number of the stream, in the order in which they began."""
    found: dict[tuple[int, int], Stream] = {}
    rest: dict[int, tuple[bytes, int]] = {}
    for number, record in enumerate(records):
        if record.kind != "N":
            continue
        pending, began = rest.get(record.subject, (b"", number))
        began = began if pending else number
        pending += record.data
        while len(pending) >= HEAD and len(pending) >= (end := HEAD + int.from_bytes(pending[:3])):
            if pending[3] == DATA and end > HEAD:
                stream = int.from_bytes(pending[5:HEAD])
                found.setdefault((record.subject, stream), Stream()).add(pending[HEAD:end], began)
            pending, began = pending[end:], number
        rest[record.subject] = pending, began
    return found
