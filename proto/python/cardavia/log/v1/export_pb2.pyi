from cardavia.log.v1 import entry_pb2 as _entry_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ExportHeader(_message.Message):
    __slots__ = ("format", "exported_at", "made_by")
    FORMAT_FIELD_NUMBER: _ClassVar[int]
    EXPORTED_AT_FIELD_NUMBER: _ClassVar[int]
    MADE_BY_FIELD_NUMBER: _ClassVar[int]
    format: int
    exported_at: int
    made_by: str
    def __init__(self, format: _Optional[int] = ..., exported_at: _Optional[int] = ..., made_by: _Optional[str] = ...) -> None: ...

class ExportedTable(_message.Message):
    __slots__ = ("table_id",)
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    def __init__(self, table_id: _Optional[str] = ...) -> None: ...

class ExportedEntry(_message.Message):
    __slots__ = ("revision", "stored", "reading")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    STORED_FIELD_NUMBER: _ClassVar[int]
    READING_FIELD_NUMBER: _ClassVar[int]
    revision: int
    stored: bytes
    reading: _entry_pb2.Entry
    def __init__(self, revision: _Optional[int] = ..., stored: _Optional[bytes] = ..., reading: _Optional[_Union[_entry_pb2.Entry, _Mapping]] = ...) -> None: ...

class SignedHead(_message.Message):
    __slots__ = ("table_id", "revision", "head", "key_id", "signature")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    KEY_ID_FIELD_NUMBER: _ClassVar[int]
    SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    revision: int
    head: bytes
    key_id: str
    signature: bytes
    def __init__(self, table_id: _Optional[str] = ..., revision: _Optional[int] = ..., head: _Optional[bytes] = ..., key_id: _Optional[str] = ..., signature: _Optional[bytes] = ...) -> None: ...

class ExportEnd(_message.Message):
    __slots__ = ("tables", "entries")
    TABLES_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    tables: int
    entries: int
    def __init__(self, tables: _Optional[int] = ..., entries: _Optional[int] = ...) -> None: ...

class Exported(_message.Message):
    __slots__ = ("header", "table", "entry", "head", "end")
    HEADER_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    ENTRY_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    END_FIELD_NUMBER: _ClassVar[int]
    header: ExportHeader
    table: ExportedTable
    entry: ExportedEntry
    head: SignedHead
    end: ExportEnd
    def __init__(self, header: _Optional[_Union[ExportHeader, _Mapping]] = ..., table: _Optional[_Union[ExportedTable, _Mapping]] = ..., entry: _Optional[_Union[ExportedEntry, _Mapping]] = ..., head: _Optional[_Union[SignedHead, _Mapping]] = ..., end: _Optional[_Union[ExportEnd, _Mapping]] = ...) -> None: ...
