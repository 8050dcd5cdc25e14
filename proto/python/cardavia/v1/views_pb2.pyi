from cardavia.log.v1 import entry_pb2 as _entry_pb2
from cardavia.log.v1 import events_pb2 as _events_pb2
from cardavia.log.v1 import vocabulary_pb2 as _vocabulary_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class PlacedCards(_message.Message):
    __slots__ = ("place", "cards", "hidden")
    PLACE_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    place: _events_pb2.Place
    cards: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Face]
    hidden: int
    def __init__(self, place: _Optional[_Union[_events_pb2.Place, _Mapping]] = ..., cards: _Optional[_Iterable[_Union[_vocabulary_pb2.Face, str]]] = ..., hidden: _Optional[int] = ...) -> None: ...

class DealView(_message.Message):
    __slots__ = ("places", "marks", "counts")
    PLACES_FIELD_NUMBER: _ClassVar[int]
    MARKS_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    places: _containers.RepeatedCompositeFieldContainer[PlacedCards]
    marks: _containers.RepeatedCompositeFieldContainer[_events_pb2.Marked]
    counts: _containers.RepeatedCompositeFieldContainer[_events_pb2.Counted]
    def __init__(self, places: _Optional[_Iterable[_Union[PlacedCards, _Mapping]]] = ..., marks: _Optional[_Iterable[_Union[_events_pb2.Marked, _Mapping]]] = ..., counts: _Optional[_Iterable[_Union[_events_pb2.Counted, _Mapping]]] = ...) -> None: ...

class SeatView(_message.Message):
    __slots__ = ("seat", "ai", "player", "away", "generation", "commitment", "entropy", "away_reason", "reserve")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    AI_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    AWAY_FIELD_NUMBER: _ClassVar[int]
    GENERATION_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    AWAY_REASON_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    ai: str
    player: str
    away: bool
    generation: int
    commitment: bytes
    entropy: bytes
    away_reason: str
    reserve: int
    def __init__(self, seat: _Optional[int] = ..., ai: _Optional[str] = ..., player: _Optional[str] = ..., away: _Optional[bool] = ..., generation: _Optional[int] = ..., commitment: _Optional[bytes] = ..., entropy: _Optional[bytes] = ..., away_reason: _Optional[str] = ..., reserve: _Optional[int] = ...) -> None: ...

class WindowView(_message.Message):
    __slots__ = ("seats", "deadline", "answered")
    SEATS_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    ANSWERED_FIELD_NUMBER: _ClassVar[int]
    seats: _containers.RepeatedScalarFieldContainer[int]
    deadline: int
    answered: bool
    def __init__(self, seats: _Optional[_Iterable[int]] = ..., deadline: _Optional[int] = ..., answered: _Optional[bool] = ...) -> None: ...

class ClockView(_message.Message):
    __slots__ = ("seat", "deadline")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    deadline: int
    def __init__(self, seat: _Optional[int] = ..., deadline: _Optional[int] = ...) -> None: ...

class TableView(_message.Message):
    __slots__ = ("table_id", "revision", "viewer", "opened", "seats", "status", "deal", "window", "result", "next_table_id", "reveal_by", "disclosed", "secret", "head", "clock", "paused")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    OPENED_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    DEAL_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    NEXT_TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    REVEAL_BY_FIELD_NUMBER: _ClassVar[int]
    DISCLOSED_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    CLOCK_FIELD_NUMBER: _ClassVar[int]
    PAUSED_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    revision: int
    viewer: int
    opened: _events_pb2.Opened
    seats: _containers.RepeatedCompositeFieldContainer[SeatView]
    status: str
    deal: DealView
    window: WindowView
    result: _events_pb2.Settled
    next_table_id: str
    reveal_by: int
    disclosed: bool
    secret: bytes
    head: bytes
    clock: ClockView
    paused: bool
    def __init__(self, table_id: _Optional[str] = ..., revision: _Optional[int] = ..., viewer: _Optional[int] = ..., opened: _Optional[_Union[_events_pb2.Opened, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[SeatView, _Mapping]]] = ..., status: _Optional[str] = ..., deal: _Optional[_Union[DealView, _Mapping]] = ..., window: _Optional[_Union[WindowView, _Mapping]] = ..., result: _Optional[_Union[_events_pb2.Settled, _Mapping]] = ..., next_table_id: _Optional[str] = ..., reveal_by: _Optional[int] = ..., disclosed: _Optional[bool] = ..., secret: _Optional[bytes] = ..., head: _Optional[bytes] = ..., clock: _Optional[_Union[ClockView, _Mapping]] = ..., paused: _Optional[bool] = ...) -> None: ...

class Update(_message.Message):
    __slots__ = ("revision", "time", "author", "events", "head")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    AUTHOR_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    revision: int
    time: int
    author: _entry_pb2.Author
    events: _containers.RepeatedCompositeFieldContainer[_events_pb2.Event]
    head: bytes
    def __init__(self, revision: _Optional[int] = ..., time: _Optional[int] = ..., author: _Optional[_Union[_entry_pb2.Author, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_events_pb2.Event, _Mapping]]] = ..., head: _Optional[bytes] = ...) -> None: ...

class Decision(_message.Message):
    __slots__ = ("seat", "revision", "legal", "window", "deadline")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    LEGAL_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    revision: int
    legal: _containers.RepeatedCompositeFieldContainer[_events_pb2.Move]
    window: bool
    deadline: int
    def __init__(self, seat: _Optional[int] = ..., revision: _Optional[int] = ..., legal: _Optional[_Iterable[_Union[_events_pb2.Move, _Mapping]]] = ..., window: _Optional[bool] = ..., deadline: _Optional[int] = ...) -> None: ...

class Refusal(_message.Message):
    __slots__ = ("reason", "text", "clause", "params")
    class ParamsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    REASON_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    CLAUSE_FIELD_NUMBER: _ClassVar[int]
    PARAMS_FIELD_NUMBER: _ClassVar[int]
    reason: str
    text: str
    clause: str
    params: _containers.ScalarMap[str, str]
    def __init__(self, reason: _Optional[str] = ..., text: _Optional[str] = ..., clause: _Optional[str] = ..., params: _Optional[_Mapping[str, str]] = ...) -> None: ...

class CaughtUp(_message.Message):
    __slots__ = ("revision",)
    REVISION_FIELD_NUMBER: _ClassVar[int]
    revision: int
    def __init__(self, revision: _Optional[int] = ...) -> None: ...
