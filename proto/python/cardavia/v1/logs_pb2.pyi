from cardavia.log.v1 import entry_pb2 as _entry_pb2
from cardavia.v1 import views_pb2 as _views_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ReadLogRequest(_message.Message):
    __slots__ = ("table_id", "token", "after")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    after: int
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ..., after: _Optional[int] = ...) -> None: ...

class ReadLogResponse(_message.Message):
    __slots__ = ("updates", "entries")
    class Recorded(_message.Message):
        __slots__ = ("revision", "entry")
        REVISION_FIELD_NUMBER: _ClassVar[int]
        ENTRY_FIELD_NUMBER: _ClassVar[int]
        revision: int
        entry: _entry_pb2.Entry
        def __init__(self, revision: _Optional[int] = ..., entry: _Optional[_Union[_entry_pb2.Entry, _Mapping]] = ...) -> None: ...
    UPDATES_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    updates: _containers.RepeatedCompositeFieldContainer[_views_pb2.Update]
    entries: _containers.RepeatedCompositeFieldContainer[ReadLogResponse.Recorded]
    def __init__(self, updates: _Optional[_Iterable[_Union[_views_pb2.Update, _Mapping]]] = ..., entries: _Optional[_Iterable[_Union[ReadLogResponse.Recorded, _Mapping]]] = ...) -> None: ...

class ReplayRequest(_message.Message):
    __slots__ = ("table_id", "token", "revision")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    revision: int
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ..., revision: _Optional[int] = ...) -> None: ...

class ReplayResponse(_message.Message):
    __slots__ = ("view", "decision")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    view: _views_pb2.TableView
    decision: _views_pb2.Decision
    def __init__(self, view: _Optional[_Union[_views_pb2.TableView, _Mapping]] = ..., decision: _Optional[_Union[_views_pb2.Decision, _Mapping]] = ...) -> None: ...
