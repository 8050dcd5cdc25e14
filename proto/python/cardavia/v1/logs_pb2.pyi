from cardavia.log.v1 import entry_pb2 as _entry_pb2
from cardavia.log.v1 import events_pb2 as _events_pb2
from cardavia.log.v1 import export_pb2 as _export_pb2
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
    __slots__ = ("updates", "entries", "heads")
    class Recorded(_message.Message):
        __slots__ = ("revision", "entry", "stored", "head")
        REVISION_FIELD_NUMBER: _ClassVar[int]
        ENTRY_FIELD_NUMBER: _ClassVar[int]
        STORED_FIELD_NUMBER: _ClassVar[int]
        HEAD_FIELD_NUMBER: _ClassVar[int]
        revision: int
        entry: _entry_pb2.Entry
        stored: bytes
        head: bytes
        def __init__(self, revision: _Optional[int] = ..., entry: _Optional[_Union[_entry_pb2.Entry, _Mapping]] = ..., stored: _Optional[bytes] = ..., head: _Optional[bytes] = ...) -> None: ...
    UPDATES_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    HEADS_FIELD_NUMBER: _ClassVar[int]
    updates: _containers.RepeatedCompositeFieldContainer[_views_pb2.Update]
    entries: _containers.RepeatedCompositeFieldContainer[ReadLogResponse.Recorded]
    heads: _containers.RepeatedCompositeFieldContainer[_export_pb2.SignedHead]
    def __init__(self, updates: _Optional[_Iterable[_Union[_views_pb2.Update, _Mapping]]] = ..., entries: _Optional[_Iterable[_Union[ReadLogResponse.Recorded, _Mapping]]] = ..., heads: _Optional[_Iterable[_Union[_export_pb2.SignedHead, _Mapping]]] = ...) -> None: ...

class ReplayRequest(_message.Message):
    __slots__ = ("table_id", "token", "revision", "ply", "as_seat", "log_revision")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    AS_SEAT_FIELD_NUMBER: _ClassVar[int]
    LOG_REVISION_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    revision: int
    ply: int
    as_seat: int
    log_revision: int
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ..., revision: _Optional[int] = ..., ply: _Optional[int] = ..., as_seat: _Optional[int] = ..., log_revision: _Optional[int] = ...) -> None: ...

class ReplayResponse(_message.Message):
    __slots__ = ("view", "decision")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    view: _views_pb2.TableView
    decision: _views_pb2.Decision
    def __init__(self, view: _Optional[_Union[_views_pb2.TableView, _Mapping]] = ..., decision: _Optional[_Union[_views_pb2.Decision, _Mapping]] = ...) -> None: ...

class ListDecisionsRequest(_message.Message):
    __slots__ = ("table_id", "token")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ...) -> None: ...

class MadeDecision(_message.Message):
    __slots__ = ("seat", "revision", "ply", "legal", "chosen", "window", "ai", "time")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    LEGAL_FIELD_NUMBER: _ClassVar[int]
    CHOSEN_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    AI_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    seat: int
    revision: int
    ply: int
    legal: _containers.RepeatedCompositeFieldContainer[_events_pb2.Move]
    chosen: int
    window: bool
    ai: str
    time: int
    def __init__(self, seat: _Optional[int] = ..., revision: _Optional[int] = ..., ply: _Optional[int] = ..., legal: _Optional[_Iterable[_Union[_events_pb2.Move, _Mapping]]] = ..., chosen: _Optional[int] = ..., window: _Optional[bool] = ..., ai: _Optional[str] = ..., time: _Optional[int] = ...) -> None: ...

class ListDecisionsResponse(_message.Message):
    __slots__ = ("decisions",)
    DECISIONS_FIELD_NUMBER: _ClassVar[int]
    decisions: _containers.RepeatedCompositeFieldContainer[MadeDecision]
    def __init__(self, decisions: _Optional[_Iterable[_Union[MadeDecision, _Mapping]]] = ...) -> None: ...

class GetHeadRequest(_message.Message):
    __slots__ = ("table_id", "token")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ...) -> None: ...

class GetHeadResponse(_message.Message):
    __slots__ = ("head",)
    HEAD_FIELD_NUMBER: _ClassVar[int]
    head: _export_pb2.SignedHead
    def __init__(self, head: _Optional[_Union[_export_pb2.SignedHead, _Mapping]] = ...) -> None: ...

class ReleaseLogRequest(_message.Message):
    __slots__ = ("table_id", "token")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ...) -> None: ...

class ReleaseLogResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
