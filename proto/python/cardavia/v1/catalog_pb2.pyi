from cardavia.log.v1 import vocabulary_pb2 as _vocabulary_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class RuleOption(_message.Message):
    __slots__ = ("name", "values")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    name: str
    values: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, name: _Optional[str] = ..., values: _Optional[_Iterable[str]] = ...) -> None: ...

class Game(_message.Message):
    __slots__ = ("name", "title", "rules", "seats", "deck", "pack", "options", "verbs", "first_is")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    PACK_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    VERBS_FIELD_NUMBER: _ClassVar[int]
    FIRST_IS_FIELD_NUMBER: _ClassVar[int]
    name: str
    title: str
    rules: int
    seats: int
    deck: str
    pack: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Face]
    options: _containers.RepeatedCompositeFieldContainer[RuleOption]
    verbs: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Verb]
    first_is: str
    def __init__(self, name: _Optional[str] = ..., title: _Optional[str] = ..., rules: _Optional[int] = ..., seats: _Optional[int] = ..., deck: _Optional[str] = ..., pack: _Optional[_Iterable[_Union[_vocabulary_pb2.Face, str]]] = ..., options: _Optional[_Iterable[_Union[RuleOption, _Mapping]]] = ..., verbs: _Optional[_Iterable[_Union[_vocabulary_pb2.Verb, str]]] = ..., first_is: _Optional[str] = ...) -> None: ...

class Card(_message.Message):
    __slots__ = ("face", "code", "name", "characters", "romanised", "copies", "red")
    FACE_FIELD_NUMBER: _ClassVar[int]
    CODE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CHARACTERS_FIELD_NUMBER: _ClassVar[int]
    ROMANISED_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    face: _vocabulary_pb2.Face
    code: str
    name: str
    characters: str
    romanised: str
    copies: int
    red: bool
    def __init__(self, face: _Optional[_Union[_vocabulary_pb2.Face, str]] = ..., code: _Optional[str] = ..., name: _Optional[str] = ..., characters: _Optional[str] = ..., romanised: _Optional[str] = ..., copies: _Optional[int] = ..., red: _Optional[bool] = ...) -> None: ...

class Deck(_message.Message):
    __slots__ = ("name", "title", "place", "cards")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    name: str
    title: str
    place: str
    cards: _containers.RepeatedCompositeFieldContainer[Card]
    def __init__(self, name: _Optional[str] = ..., title: _Optional[str] = ..., place: _Optional[str] = ..., cards: _Optional[_Iterable[_Union[Card, _Mapping]]] = ...) -> None: ...

class ListGamesRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ListGamesResponse(_message.Message):
    __slots__ = ("games", "ai_players")
    GAMES_FIELD_NUMBER: _ClassVar[int]
    AI_PLAYERS_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[Game]
    ai_players: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, games: _Optional[_Iterable[_Union[Game, _Mapping]]] = ..., ai_players: _Optional[_Iterable[str]] = ...) -> None: ...

class ListDecksRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ListDecksResponse(_message.Message):
    __slots__ = ("decks",)
    DECKS_FIELD_NUMBER: _ClassVar[int]
    decks: _containers.RepeatedCompositeFieldContainer[Deck]
    def __init__(self, decks: _Optional[_Iterable[_Union[Deck, _Mapping]]] = ...) -> None: ...

class GetLimitsRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GetLimitsResponse(_message.Message):
    __slots__ = ("request_bytes", "tables_per_minute", "streams", "moves_per_second", "failures_per_minute", "token_seconds", "table_id_characters", "token_characters", "key_characters", "request_id_characters", "label_bytes", "reason_bytes", "account_bytes", "tables_in_batch", "tables_in_page", "players_in_request", "name_graphemes", "name_bytes", "name_marks", "cards_in_move", "items_in_request", "unanswered_items", "channels", "open_tables")
    REQUEST_BYTES_FIELD_NUMBER: _ClassVar[int]
    TABLES_PER_MINUTE_FIELD_NUMBER: _ClassVar[int]
    STREAMS_FIELD_NUMBER: _ClassVar[int]
    MOVES_PER_SECOND_FIELD_NUMBER: _ClassVar[int]
    FAILURES_PER_MINUTE_FIELD_NUMBER: _ClassVar[int]
    TOKEN_SECONDS_FIELD_NUMBER: _ClassVar[int]
    TABLE_ID_CHARACTERS_FIELD_NUMBER: _ClassVar[int]
    TOKEN_CHARACTERS_FIELD_NUMBER: _ClassVar[int]
    KEY_CHARACTERS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_CHARACTERS_FIELD_NUMBER: _ClassVar[int]
    LABEL_BYTES_FIELD_NUMBER: _ClassVar[int]
    REASON_BYTES_FIELD_NUMBER: _ClassVar[int]
    ACCOUNT_BYTES_FIELD_NUMBER: _ClassVar[int]
    TABLES_IN_BATCH_FIELD_NUMBER: _ClassVar[int]
    TABLES_IN_PAGE_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_IN_REQUEST_FIELD_NUMBER: _ClassVar[int]
    NAME_GRAPHEMES_FIELD_NUMBER: _ClassVar[int]
    NAME_BYTES_FIELD_NUMBER: _ClassVar[int]
    NAME_MARKS_FIELD_NUMBER: _ClassVar[int]
    CARDS_IN_MOVE_FIELD_NUMBER: _ClassVar[int]
    ITEMS_IN_REQUEST_FIELD_NUMBER: _ClassVar[int]
    UNANSWERED_ITEMS_FIELD_NUMBER: _ClassVar[int]
    CHANNELS_FIELD_NUMBER: _ClassVar[int]
    OPEN_TABLES_FIELD_NUMBER: _ClassVar[int]
    request_bytes: int
    tables_per_minute: int
    streams: int
    moves_per_second: int
    failures_per_minute: int
    token_seconds: int
    table_id_characters: int
    token_characters: int
    key_characters: int
    request_id_characters: int
    label_bytes: int
    reason_bytes: int
    account_bytes: int
    tables_in_batch: int
    tables_in_page: int
    players_in_request: int
    name_graphemes: int
    name_bytes: int
    name_marks: int
    cards_in_move: int
    items_in_request: int
    unanswered_items: int
    channels: int
    open_tables: int
    def __init__(self, request_bytes: _Optional[int] = ..., tables_per_minute: _Optional[int] = ..., streams: _Optional[int] = ..., moves_per_second: _Optional[int] = ..., failures_per_minute: _Optional[int] = ..., token_seconds: _Optional[int] = ..., table_id_characters: _Optional[int] = ..., token_characters: _Optional[int] = ..., key_characters: _Optional[int] = ..., request_id_characters: _Optional[int] = ..., label_bytes: _Optional[int] = ..., reason_bytes: _Optional[int] = ..., account_bytes: _Optional[int] = ..., tables_in_batch: _Optional[int] = ..., tables_in_page: _Optional[int] = ..., players_in_request: _Optional[int] = ..., name_graphemes: _Optional[int] = ..., name_bytes: _Optional[int] = ..., name_marks: _Optional[int] = ..., cards_in_move: _Optional[int] = ..., items_in_request: _Optional[int] = ..., unanswered_items: _Optional[int] = ..., channels: _Optional[int] = ..., open_tables: _Optional[int] = ...) -> None: ...
