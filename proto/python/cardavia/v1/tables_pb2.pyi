from cardavia.log.v1 import events_pb2 as _events_pb2
from cardavia.v1 import views_pb2 as _views_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class CardSource(_message.Message):
    __slots__ = ("fair", "seeded", "given")
    class Fair(_message.Message):
        __slots__ = ()
        def __init__(self) -> None: ...
    class Seeded(_message.Message):
        __slots__ = ("seed",)
        SEED_FIELD_NUMBER: _ClassVar[int]
        seed: bytes
        def __init__(self, seed: _Optional[bytes] = ...) -> None: ...
    FAIR_FIELD_NUMBER: _ClassVar[int]
    SEEDED_FIELD_NUMBER: _ClassVar[int]
    GIVEN_FIELD_NUMBER: _ClassVar[int]
    fair: CardSource.Fair
    seeded: CardSource.Seeded
    given: _events_pb2.Deal
    def __init__(self, fair: _Optional[_Union[CardSource.Fair, _Mapping]] = ..., seeded: _Optional[_Union[CardSource.Seeded, _Mapping]] = ..., given: _Optional[_Union[_events_pb2.Deal, _Mapping]] = ...) -> None: ...

class Sitting(_message.Message):
    __slots__ = ("seat", "commitment")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    commitment: bytes
    def __init__(self, seat: _Optional[int] = ..., commitment: _Optional[bytes] = ...) -> None: ...

class OpenTableRequest(_message.Message):
    __slots__ = ("request_id", "game", "options", "seats", "source", "first", "claims", "label", "listed", "disclosure", "move_time", "reserve", "grace", "hosts", "sittings")
    class OptionsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    CLAIMS_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    LISTED_FIELD_NUMBER: _ClassVar[int]
    DISCLOSURE_FIELD_NUMBER: _ClassVar[int]
    MOVE_TIME_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    GRACE_FIELD_NUMBER: _ClassVar[int]
    HOSTS_FIELD_NUMBER: _ClassVar[int]
    SITTINGS_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    game: str
    options: _containers.ScalarMap[str, str]
    seats: _containers.RepeatedScalarFieldContainer[str]
    source: CardSource
    first: int
    claims: str
    label: str
    listed: bool
    disclosure: str
    move_time: int
    reserve: int
    grace: int
    hosts: _containers.RepeatedScalarFieldContainer[str]
    sittings: _containers.RepeatedCompositeFieldContainer[Sitting]
    def __init__(self, request_id: _Optional[str] = ..., game: _Optional[str] = ..., options: _Optional[_Mapping[str, str]] = ..., seats: _Optional[_Iterable[str]] = ..., source: _Optional[_Union[CardSource, _Mapping]] = ..., first: _Optional[int] = ..., claims: _Optional[str] = ..., label: _Optional[str] = ..., listed: _Optional[bool] = ..., disclosure: _Optional[str] = ..., move_time: _Optional[int] = ..., reserve: _Optional[int] = ..., grace: _Optional[int] = ..., hosts: _Optional[_Iterable[str]] = ..., sittings: _Optional[_Iterable[_Union[Sitting, _Mapping]]] = ...) -> None: ...

class OpenTableResponse(_message.Message):
    __slots__ = ("table_id", "invitations", "spectator_invitation", "owner_token", "seats")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    INVITATIONS_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_INVITATION_FIELD_NUMBER: _ClassVar[int]
    OWNER_TOKEN_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    invitations: _containers.RepeatedScalarFieldContainer[str]
    spectator_invitation: str
    owner_token: str
    seats: _containers.RepeatedCompositeFieldContainer[TakeSeatResponse]
    def __init__(self, table_id: _Optional[str] = ..., invitations: _Optional[_Iterable[str]] = ..., spectator_invitation: _Optional[str] = ..., owner_token: _Optional[str] = ..., seats: _Optional[_Iterable[_Union[TakeSeatResponse, _Mapping]]] = ...) -> None: ...

class OpenTablesRequest(_message.Message):
    __slots__ = ("tables",)
    TABLES_FIELD_NUMBER: _ClassVar[int]
    tables: _containers.RepeatedCompositeFieldContainer[OpenTableRequest]
    def __init__(self, tables: _Optional[_Iterable[_Union[OpenTableRequest, _Mapping]]] = ...) -> None: ...

class OpenTablesResponse(_message.Message):
    __slots__ = ("results",)
    class Result(_message.Message):
        __slots__ = ("opened", "refused")
        OPENED_FIELD_NUMBER: _ClassVar[int]
        REFUSED_FIELD_NUMBER: _ClassVar[int]
        opened: OpenTableResponse
        refused: _views_pb2.Refusal
        def __init__(self, opened: _Optional[_Union[OpenTableResponse, _Mapping]] = ..., refused: _Optional[_Union[_views_pb2.Refusal, _Mapping]] = ...) -> None: ...
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    results: _containers.RepeatedCompositeFieldContainer[OpenTablesResponse.Result]
    def __init__(self, results: _Optional[_Iterable[_Union[OpenTablesResponse.Result, _Mapping]]] = ...) -> None: ...

class ListTablesRequest(_message.Message):
    __slots__ = ("game", "status", "page_size", "page_token")
    GAME_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    status: str
    page_size: int
    page_token: str
    def __init__(self, game: _Optional[str] = ..., status: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class TableSummary(_message.Message):
    __slots__ = ("table_id", "game", "status", "label", "opened_at")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    OPENED_AT_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    game: str
    status: str
    label: str
    opened_at: int
    def __init__(self, table_id: _Optional[str] = ..., game: _Optional[str] = ..., status: _Optional[str] = ..., label: _Optional[str] = ..., opened_at: _Optional[int] = ...) -> None: ...

class ListTablesResponse(_message.Message):
    __slots__ = ("tables", "next_page_token")
    TABLES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    tables: _containers.RepeatedCompositeFieldContainer[TableSummary]
    next_page_token: str
    def __init__(self, tables: _Optional[_Iterable[_Union[TableSummary, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class GetTableRequest(_message.Message):
    __slots__ = ("table_id", "token")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ...) -> None: ...

class GetTableResponse(_message.Message):
    __slots__ = ("view", "decision")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    view: _views_pb2.TableView
    decision: _views_pb2.Decision
    def __init__(self, view: _Optional[_Union[_views_pb2.TableView, _Mapping]] = ..., decision: _Optional[_Union[_views_pb2.Decision, _Mapping]] = ...) -> None: ...

class TakeSeatRequest(_message.Message):
    __slots__ = ("table_id", "seat", "invitation", "commitment")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    seat: int
    invitation: str
    commitment: bytes
    def __init__(self, table_id: _Optional[str] = ..., seat: _Optional[int] = ..., invitation: _Optional[str] = ..., commitment: _Optional[bytes] = ...) -> None: ...

class TakeSeatResponse(_message.Message):
    __slots__ = ("token", "player", "view")
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    token: str
    player: str
    view: _views_pb2.TableView
    def __init__(self, token: _Optional[str] = ..., player: _Optional[str] = ..., view: _Optional[_Union[_views_pb2.TableView, _Mapping]] = ...) -> None: ...

class RevealEntropyRequest(_message.Message):
    __slots__ = ("table_id", "token", "entropy")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    entropy: bytes
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ..., entropy: _Optional[bytes] = ...) -> None: ...

class RevealEntropyResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class LeaveSeatRequest(_message.Message):
    __slots__ = ("table_id", "token")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ...) -> None: ...

class LeaveSeatResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class NextDealRequest(_message.Message):
    __slots__ = ("table_id", "token")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ...) -> None: ...

class NextDealResponse(_message.Message):
    __slots__ = ("table_id", "spectator_invitation")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_INVITATION_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    spectator_invitation: str
    def __init__(self, table_id: _Optional[str] = ..., spectator_invitation: _Optional[str] = ...) -> None: ...

class CloseTableRequest(_message.Message):
    __slots__ = ("table_id", "token", "reason")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    token: str
    reason: str
    def __init__(self, table_id: _Optional[str] = ..., token: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class CloseTableResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class PauseTableRequest(_message.Message):
    __slots__ = ("table_id", "reason")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    reason: str
    def __init__(self, table_id: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class PauseTableResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ResumeTableRequest(_message.Message):
    __slots__ = ("table_id", "reason")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    reason: str
    def __init__(self, table_id: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class ResumeTableResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class WatchOffersRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Offer(_message.Message):
    __slots__ = ("table_id", "seat", "invitation", "game", "label", "taken")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    TAKEN_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    seat: int
    invitation: str
    game: str
    label: str
    taken: bool
    def __init__(self, table_id: _Optional[str] = ..., seat: _Optional[int] = ..., invitation: _Optional[str] = ..., game: _Optional[str] = ..., label: _Optional[str] = ..., taken: _Optional[bool] = ...) -> None: ...

class WatchOffersResponse(_message.Message):
    __slots__ = ("offers", "caught_up")
    OFFERS_FIELD_NUMBER: _ClassVar[int]
    CAUGHT_UP_FIELD_NUMBER: _ClassVar[int]
    offers: _containers.RepeatedCompositeFieldContainer[Offer]
    caught_up: bool
    def __init__(self, offers: _Optional[_Iterable[_Union[Offer, _Mapping]]] = ..., caught_up: _Optional[bool] = ...) -> None: ...

class WatchResultsRequest(_message.Message):
    __slots__ = ("label", "after")
    LABEL_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    label: str
    after: str
    def __init__(self, label: _Optional[str] = ..., after: _Optional[str] = ...) -> None: ...

class Result(_message.Message):
    __slots__ = ("table_id", "game", "label", "status", "scores", "winners", "ended_at", "previous", "cursor")
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    ENDED_AT_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_FIELD_NUMBER: _ClassVar[int]
    CURSOR_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    game: str
    label: str
    status: str
    scores: _containers.RepeatedScalarFieldContainer[int]
    winners: _containers.RepeatedScalarFieldContainer[int]
    ended_at: int
    previous: str
    cursor: str
    def __init__(self, table_id: _Optional[str] = ..., game: _Optional[str] = ..., label: _Optional[str] = ..., status: _Optional[str] = ..., scores: _Optional[_Iterable[int]] = ..., winners: _Optional[_Iterable[int]] = ..., ended_at: _Optional[int] = ..., previous: _Optional[str] = ..., cursor: _Optional[str] = ...) -> None: ...

class WatchResultsResponse(_message.Message):
    __slots__ = ("results", "caught_up")
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    CAUGHT_UP_FIELD_NUMBER: _ClassVar[int]
    results: _containers.RepeatedCompositeFieldContainer[Result]
    caught_up: bool
    def __init__(self, results: _Optional[_Iterable[_Union[Result, _Mapping]]] = ..., caught_up: _Optional[bool] = ...) -> None: ...
