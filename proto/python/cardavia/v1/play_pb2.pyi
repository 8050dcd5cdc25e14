from cardavia.log.v1 import events_pb2 as _events_pb2
from cardavia.v1 import views_pb2 as _views_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Attach(_message.Message):
    __slots__ = ("table_id", "token", "after_revision")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    AFTER_REVISION_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    after_revision: int
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ..., after_revision: _Optional[int] = ...) -> None: ...

class Detach(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Submit(_message.Message):
    __slots__ = ("request_id", "move", "expected_revision")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_REVISION_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    move: _events_pb2.Move
    expected_revision: int
    def __init__(self, request_id: _Optional[str] = ..., move: _Optional[_Union[_events_pb2.Move, _Mapping]] = ..., expected_revision: _Optional[int] = ...) -> None: ...

class PlayRequestItem(_message.Message):
    __slots__ = ("channel", "attach", "detach", "submit")
    CHANNEL_FIELD_NUMBER: _ClassVar[int]
    ATTACH_FIELD_NUMBER: _ClassVar[int]
    DETACH_FIELD_NUMBER: _ClassVar[int]
    SUBMIT_FIELD_NUMBER: _ClassVar[int]
    channel: int
    attach: Attach
    detach: Detach
    submit: Submit
    def __init__(self, channel: _Optional[int] = ..., attach: _Optional[_Union[Attach, _Mapping]] = ..., detach: _Optional[_Union[Detach, _Mapping]] = ..., submit: _Optional[_Union[Submit, _Mapping]] = ...) -> None: ...

class PlayRequest(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[PlayRequestItem]
    def __init__(self, items: _Optional[_Iterable[_Union[PlayRequestItem, _Mapping]]] = ...) -> None: ...

class Accepted(_message.Message):
    __slots__ = ("request_id", "revision", "head")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    revision: int
    head: bytes
    def __init__(self, request_id: _Optional[str] = ..., revision: _Optional[int] = ..., head: _Optional[bytes] = ...) -> None: ...

class Refused(_message.Message):
    __slots__ = ("request_id", "refusal")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REFUSAL_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    refusal: _views_pb2.Refusal
    def __init__(self, request_id: _Optional[str] = ..., refusal: _Optional[_Union[_views_pb2.Refusal, _Mapping]] = ...) -> None: ...

class Detached(_message.Message):
    __slots__ = ("refusal", "resume_after")
    REFUSAL_FIELD_NUMBER: _ClassVar[int]
    RESUME_AFTER_FIELD_NUMBER: _ClassVar[int]
    refusal: _views_pb2.Refusal
    resume_after: int
    def __init__(self, refusal: _Optional[_Union[_views_pb2.Refusal, _Mapping]] = ..., resume_after: _Optional[int] = ...) -> None: ...

class PlayResponseItem(_message.Message):
    __slots__ = ("channel", "view", "update", "decision", "caught_up", "accepted", "refused", "detached")
    CHANNEL_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    CAUGHT_UP_FIELD_NUMBER: _ClassVar[int]
    ACCEPTED_FIELD_NUMBER: _ClassVar[int]
    REFUSED_FIELD_NUMBER: _ClassVar[int]
    DETACHED_FIELD_NUMBER: _ClassVar[int]
    channel: int
    view: _views_pb2.TableView
    update: _views_pb2.Update
    decision: _views_pb2.Decision
    caught_up: _views_pb2.CaughtUp
    accepted: Accepted
    refused: Refused
    detached: Detached
    def __init__(self, channel: _Optional[int] = ..., view: _Optional[_Union[_views_pb2.TableView, _Mapping]] = ..., update: _Optional[_Union[_views_pb2.Update, _Mapping]] = ..., decision: _Optional[_Union[_views_pb2.Decision, _Mapping]] = ..., caught_up: _Optional[_Union[_views_pb2.CaughtUp, _Mapping]] = ..., accepted: _Optional[_Union[Accepted, _Mapping]] = ..., refused: _Optional[_Union[Refused, _Mapping]] = ..., detached: _Optional[_Union[Detached, _Mapping]] = ...) -> None: ...

class PlayResponse(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[PlayResponseItem]
    def __init__(self, items: _Optional[_Iterable[_Union[PlayResponseItem, _Mapping]]] = ...) -> None: ...

class SubmitMoveRequest(_message.Message):
    __slots__ = ("table_id", "token", "submit")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    SUBMIT_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    submit: Submit
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ..., submit: _Optional[_Union[Submit, _Mapping]] = ...) -> None: ...

class SubmitMoveResponse(_message.Message):
    __slots__ = ("revision", "head")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    revision: int
    head: bytes
    def __init__(self, revision: _Optional[int] = ..., head: _Optional[bytes] = ...) -> None: ...

class WatchRequest(_message.Message):
    __slots__ = ("attach",)
    ATTACH_FIELD_NUMBER: _ClassVar[int]
    attach: Attach
    def __init__(self, attach: _Optional[_Union[Attach, _Mapping]] = ...) -> None: ...

class WatchResponseItem(_message.Message):
    __slots__ = ("view", "update", "decision", "caught_up")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    CAUGHT_UP_FIELD_NUMBER: _ClassVar[int]
    view: _views_pb2.TableView
    update: _views_pb2.Update
    decision: _views_pb2.Decision
    caught_up: _views_pb2.CaughtUp
    def __init__(self, view: _Optional[_Union[_views_pb2.TableView, _Mapping]] = ..., update: _Optional[_Union[_views_pb2.Update, _Mapping]] = ..., decision: _Optional[_Union[_views_pb2.Decision, _Mapping]] = ..., caught_up: _Optional[_Union[_views_pb2.CaughtUp, _Mapping]] = ...) -> None: ...

class WatchResponse(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[WatchResponseItem]
    def __init__(self, items: _Optional[_Iterable[_Union[WatchResponseItem, _Mapping]]] = ...) -> None: ...
