from cardavia.log.v1 import entry_pb2 as _entry_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class PackedEntry(_message.Message):
    __slots__ = ("time", "author", "request_id", "events", "request_digest")
    TIME_FIELD_NUMBER: _ClassVar[int]
    AUTHOR_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_DIGEST_FIELD_NUMBER: _ClassVar[int]
    time: int
    author: _entry_pb2.Author
    request_id: str
    events: _containers.RepeatedScalarFieldContainer[bytes]
    request_digest: bytes
    def __init__(self, time: _Optional[int] = ..., author: _Optional[_Union[_entry_pb2.Author, _Mapping]] = ..., request_id: _Optional[str] = ..., events: _Optional[_Iterable[bytes]] = ..., request_digest: _Optional[bytes] = ...) -> None: ...
