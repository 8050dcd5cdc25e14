from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class GetNamesRequest(_message.Message):
    __slots__ = ("player_ids",)
    PLAYER_IDS_FIELD_NUMBER: _ClassVar[int]
    player_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, player_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class GetNamesResponse(_message.Message):
    __slots__ = ("names",)
    class NamesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    NAMES_FIELD_NUMBER: _ClassVar[int]
    names: _containers.ScalarMap[str, str]
    def __init__(self, names: _Optional[_Mapping[str, str]] = ...) -> None: ...

class SetNameRequest(_message.Message):
    __slots__ = ("table_id", "token", "name")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    name: str
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ..., name: _Optional[str] = ...) -> None: ...

class SetNameResponse(_message.Message):
    __slots__ = ("name",)
    NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    def __init__(self, name: _Optional[str] = ...) -> None: ...

class DeleteNameRequest(_message.Message):
    __slots__ = ("player_id", "token")
    PLAYER_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    player_id: str
    token: str
    def __init__(self, player_id: _Optional[str] = ..., token: _Optional[str] = ...) -> None: ...

class DeleteNameResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
