"""The file in which tables travel, in both its forms (docs/log.md): records in, records out, one at a time."""

import gzip
import json
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import BufferedIOBase, BufferedReader
from typing import BinaryIO
from uuid import UUID

from google.protobuf import json_format
from google.protobuf.message import DecodeError, Message

from cardavia.log.v1 import entry_pb2, export_pb2
from cardavia.service.journal import MAX_STATE_BYTES, Seal
from cardavia.v1 import logs_pb2

FORMAT = 1
MAX_RECORD_BYTES = MAX_STATE_BYTES + 1024
"""The longest record: an entry's stored bytes, and a little around them."""
MAX_LINE_BYTES = 8 * MAX_RECORD_BYTES
COMPRESSION = 6
BUFFER_BYTES = 1 << 16
LENGTH_BYTES = 6
"""The longest length of a record, as it is written."""

Record = export_pb2.Exported


class BadFile(Exception):
    """A file that is no export, or is damaged; the text says where."""


class Writer:
    """Writes records into a binary file, as JSON Lines or compressed. Close it to finish; the file stays open."""

    def __init__(self, file: BinaryIO, *, jsonl: bool = False) -> None:
        self._jsonl = jsonl
        # No name and no time in the header: the same records give the same bytes.
        self._zip = None if jsonl else gzip.GzipFile("", "wb", COMPRESSION, file, mtime=0)
        self._file = file

    def write(self, record: Record) -> None:
        """Write one record."""
        if self._zip is not None:
            data = record.SerializeToString()
            self._zip.write(_varint(len(data)) + data)
        else:
            self._file.write(_line(record))

    def close(self) -> None:
        """Write what is still held back."""
        if self._zip is not None:
            self._zip.close()


def read_records(file: BufferedReader) -> Iterator[Record]:
    """The records of a file that can be read from its beginning, in either form. Raises BadFile, OSError."""
    magic = file.peek(2)[:2]
    yield from _zipped(file) if magic == b"\x1f\x8b" else _lines(file)


def _zipped(file: BinaryIO) -> Iterator[Record]:
    number = 0
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as unzipped:
            for data in _framed(unzipped):
                number += 1
                yield Record.FromString(data)
    except (OSError, EOFError, zlib.error) as error:
        raise BadFile(f"the compressed data is damaged after record {number}: {error}") from None
    except DecodeError:
        raise BadFile(f"record {number} is no record") from None


def _framed(file: BufferedIOBase) -> Iterator[bytes]:
    """The pieces of data that follow their lengths."""
    data, at, number = b"", 0, 0
    while True:
        if len(data) - at < LENGTH_BYTES:
            data, at = data[at:] + file.read(BUFFER_BYTES), 0
        if not data:
            return
        number += 1
        size, at = (data[at], at + 1) if data[at] < 0x80 else _read_varint(data, at, number)
        if size > MAX_RECORD_BYTES:
            raise BadFile(f"record {number} says that it has {size} bytes; the most is {MAX_RECORD_BYTES}")
        if at + size > len(data):
            data, at = data[at:] + file.read(max(size, BUFFER_BYTES)), 0
        if at + size > len(data):
            raise BadFile(f"record {number} is cut off")
        yield data[at : at + size]
        at += size


def contents(records: Iterable[Record]) -> Iterator[tuple[str, Record]]:
    """The records of a file from its first table to its end, each with its kind, once it stands where it may.

    What a table's records hold is for the caller to judge. Raises BadFile.
    """
    tables = entries = 0
    kind = ""
    for number, record in enumerate(records, start=1):
        before, kind = kind, record.WhichOneof("kind") or ""
        if kind == "entry" == before:  # as nearly always
            entries += 1
            yield kind, record
            continue
        if (kind == "header") != (number == 1):
            raise BadFile("a file begins with its header, and has no other")
        if before == "end":
            raise BadFile("the file goes on after its end")
        match kind:
            case "header":
                if record.header.format != FORMAT:
                    raise BadFile(f"the file has format {record.header.format}; this version reads format {FORMAT}")
                continue
            case "table":
                tables += 1
            case "entry" | "head" if not tables:
                raise BadFile(f"record {number} belongs to no table")
            case "entry":
                entries += 1
            case "":
                raise BadFile(f"record {number} is no record that this version knows")
        yield kind, record
        if kind == "end" and (record.end.tables, record.end.entries) != (tables, entries):
            said = f"{record.end.tables} and {record.end.entries}"
            raise BadFile(f"the file has {tables} tables and {entries} entries, not {said} as its end says")
    if kind != "end":
        raise BadFile("the file is cut off: it has no end")


def table_of(record: Record) -> UUID:
    """The table that a record begins. Raises BadFile."""
    text = record.table.table_id
    try:
        table = UUID(text)
    except ValueError:
        table = None
    if table is None or str(table) != text:
        raise BadFile(f"{text[:40]!r} is no table's id")
    return table


def _lines(file: BinaryIO) -> Iterator[Record]:
    number = 0
    while line := file.readline(MAX_LINE_BYTES):
        number += 1
        if not line.endswith(b"\n"):
            raise BadFile(f"line {number} is cut off")
        record = Record()
        try:
            fields = json.loads(line)
            if not isinstance(fields, dict):
                raise ValueError("it is no object")
            json.dumps(fields, ensure_ascii=False).encode()  # a lone surrogate is a fault of ParseDict's
            if isinstance(fields.get("entry"), dict):
                fields["entry"].pop("reading", None)
            json_format.ParseDict(fields, record)
            if record.WhichOneof("kind") is None:
                raise ValueError("it is of no kind")
        except (ValueError, RecursionError, json_format.ParseError) as error:
            raise BadFile(f"line {number} is no record: {error}") from None
        yield record


def _line(record: Record) -> bytes:
    if record.HasField("entry"):
        shown = Record()
        shown.CopyFrom(record)
        with suppress(DecodeError):  # what is damaged travels as it is, without a reading
            shown.entry.reading.CopyFrom(entry_pb2.Entry.FromString(record.entry.stored))
        record = shown
    fields = json_format.MessageToDict(record, preserving_proto_field_name=True)
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _varint(value: int) -> bytes:
    data = bytearray()
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*data, value])


def _read_varint(data: bytes, at: int, number: int) -> tuple[int, int]:
    """The length of a record, and where in the data it begins."""
    value = 0
    for place, byte in enumerate(data[at : at + LENGTH_BYTES]):
        value |= (byte & 0x7F) << 7 * place
        if byte < 0x80:
            return value, at + place + 1
    what = "no length" if len(data) - at >= LENGTH_BYTES else "cut off"
    raise BadFile(f"the length of record {number} is {what}")


# Records


def header_record(exported_at: int, made_by: str) -> Record:
    """The first record: when the file was begun, in UTC microseconds, and what wrote it."""
    return Record(header=export_pb2.ExportHeader(format=FORMAT, exported_at=exported_at, made_by=made_by))


def table_record(table: UUID) -> Record:
    """A table begins."""
    return Record(table=export_pb2.ExportedTable(table_id=str(table)))


def entry_record(revision: int, stored: bytes) -> Record:
    """An entry of the table, as it was stored."""
    return Record(entry=export_pb2.ExportedEntry(revision=revision, stored=stored))


def recorded(part: Message) -> Iterator[Record]:
    """The records of a part of a log, as a server sent it; none where the log is not open to all."""
    if not isinstance(part, logs_pb2.ReadLogResponse):
        raise TypeError("a part of a log is a ReadLogResponse")
    heads = {head.revision: head for head in part.heads}
    for each in part.entries:
        yield entry_record(each.revision, each.stored)
        if each.revision in heads:
            yield Record(head=heads[each.revision])


def head_record(table: UUID, revision: int, seal: Seal) -> Record:
    """A signed head of the table, after this entry."""
    return Record(head=encode_seal(table, revision, seal))


def end_record(tables: int, entries: int) -> Record:
    """The last record, with what came before it."""
    return Record(end=export_pb2.ExportEnd(tables=tables, entries=entries))


def encode_seal(table: UUID, revision: int, seal: Seal) -> export_pb2.SignedHead:
    """A signed head as a message; revision 0 where its reader may not know the number."""
    return export_pb2.SignedHead(
        table_id=str(table), revision=revision, head=seal.head, key_id=seal.key_id, signature=seal.signature
    )


def decode_seal(message: export_pb2.SignedHead) -> Seal:
    """The seal of a message."""
    return Seal(message.head, message.key_id, message.signature)
