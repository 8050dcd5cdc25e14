from cardavia.log.v1 import events_pb2 as _events_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Author(_message.Message):
    __slots__ = ("role", "seat", "ai")
    class Role(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        ROLE_UNSPECIFIED: _ClassVar[Author.Role]
        ROLE_SEAT: _ClassVar[Author.Role]
        ROLE_OWNER: _ClassVar[Author.Role]
        ROLE_ADMINISTRATOR: _ClassVar[Author.Role]
        ROLE_SERVICE: _ClassVar[Author.Role]
    ROLE_UNSPECIFIED: Author.Role
    ROLE_SEAT: Author.Role
    ROLE_OWNER: Author.Role
    ROLE_ADMINISTRATOR: Author.Role
    ROLE_SERVICE: Author.Role
    ROLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    AI_FIELD_NUMBER: _ClassVar[int]
    role: Author.Role
    seat: int
    ai: str
    def __init__(self, role: _Optional[_Union[Author.Role, str]] = ..., seat: _Optional[int] = ..., ai: _Optional[str] = ...) -> None: ...

class Recorded(_message.Message):
    __slots__ = ("public", "secret", "audience")
    PUBLIC_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    public: _events_pb2.Event
    secret: _events_pb2.Event
    audience: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, public: _Optional[_Union[_events_pb2.Event, _Mapping]] = ..., secret: _Optional[_Union[_events_pb2.Event, _Mapping]] = ..., audience: _Optional[_Iterable[int]] = ...) -> None: ...

class Entry(_message.Message):
    __slots__ = ("time", "author", "request_id", "events", "request_digest")
    TIME_FIELD_NUMBER: _ClassVar[int]
    AUTHOR_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_DIGEST_FIELD_NUMBER: _ClassVar[int]
    time: int
    author: Author
    request_id: str
    events: _containers.RepeatedCompositeFieldContainer[Recorded]
    request_digest: bytes
    def __init__(self, time: _Optional[int] = ..., author: _Optional[_Union[Author, _Mapping]] = ..., request_id: _Optional[str] = ..., events: _Optional[_Iterable[_Union[Recorded, _Mapping]]] = ..., request_digest: _Optional[bytes] = ...) -> None: ...
