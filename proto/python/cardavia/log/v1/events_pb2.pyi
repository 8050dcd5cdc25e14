from cardavia.log.v1 import vocabulary_pb2 as _vocabulary_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Place(_message.Message):
    __slots__ = ("zone", "seat")
    ZONE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    zone: _vocabulary_pb2.Zone
    seat: int
    def __init__(self, zone: _Optional[_Union[_vocabulary_pb2.Zone, str]] = ..., seat: _Optional[int] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("verb", "cards", "hidden")
    VERB_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    verb: _vocabulary_pb2.Verb
    cards: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Face]
    hidden: int
    def __init__(self, verb: _Optional[_Union[_vocabulary_pb2.Verb, str]] = ..., cards: _Optional[_Iterable[_Union[_vocabulary_pb2.Face, str]]] = ..., hidden: _Optional[int] = ...) -> None: ...

class Deal(_message.Message):
    __slots__ = ("hands", "first", "stock")
    class Hand(_message.Message):
        __slots__ = ("cards",)
        CARDS_FIELD_NUMBER: _ClassVar[int]
        cards: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Face]
        def __init__(self, cards: _Optional[_Iterable[_Union[_vocabulary_pb2.Face, str]]] = ...) -> None: ...
    HANDS_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    STOCK_FIELD_NUMBER: _ClassVar[int]
    hands: _containers.RepeatedCompositeFieldContainer[Deal.Hand]
    first: int
    stock: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Face]
    def __init__(self, hands: _Optional[_Iterable[_Union[Deal.Hand, _Mapping]]] = ..., first: _Optional[int] = ..., stock: _Optional[_Iterable[_Union[_vocabulary_pb2.Face, str]]] = ...) -> None: ...

class SeatSetup(_message.Message):
    __slots__ = ("ai", "held_for")
    AI_FIELD_NUMBER: _ClassVar[int]
    HELD_FOR_FIELD_NUMBER: _ClassVar[int]
    ai: str
    held_for: str
    def __init__(self, ai: _Optional[str] = ..., held_for: _Optional[str] = ...) -> None: ...

class Opened(_message.Message):
    __slots__ = ("game", "rules", "options", "seats", "source", "commitment", "claims", "claim_time", "owner", "label", "listed", "previous", "first", "secret", "deal", "seed", "disclosure", "reveal_time", "move_time", "reserve", "grace")
    class OptionsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    GAME_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    CLAIMS_FIELD_NUMBER: _ClassVar[int]
    CLAIM_TIME_FIELD_NUMBER: _ClassVar[int]
    OWNER_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    LISTED_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_FIELD_NUMBER: _ClassVar[int]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    DEAL_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    DISCLOSURE_FIELD_NUMBER: _ClassVar[int]
    REVEAL_TIME_FIELD_NUMBER: _ClassVar[int]
    MOVE_TIME_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    GRACE_FIELD_NUMBER: _ClassVar[int]
    game: str
    rules: int
    options: _containers.ScalarMap[str, str]
    seats: _containers.RepeatedCompositeFieldContainer[SeatSetup]
    source: str
    commitment: bytes
    claims: str
    claim_time: int
    owner: str
    label: str
    listed: bool
    previous: str
    first: int
    secret: bytes
    deal: Deal
    seed: bytes
    disclosure: str
    reveal_time: int
    move_time: int
    reserve: int
    grace: int
    def __init__(self, game: _Optional[str] = ..., rules: _Optional[int] = ..., options: _Optional[_Mapping[str, str]] = ..., seats: _Optional[_Iterable[_Union[SeatSetup, _Mapping]]] = ..., source: _Optional[str] = ..., commitment: _Optional[bytes] = ..., claims: _Optional[str] = ..., claim_time: _Optional[int] = ..., owner: _Optional[str] = ..., label: _Optional[str] = ..., listed: _Optional[bool] = ..., previous: _Optional[str] = ..., first: _Optional[int] = ..., secret: _Optional[bytes] = ..., deal: _Optional[_Union[Deal, _Mapping]] = ..., seed: _Optional[bytes] = ..., disclosure: _Optional[str] = ..., reveal_time: _Optional[int] = ..., move_time: _Optional[int] = ..., reserve: _Optional[int] = ..., grace: _Optional[int] = ...) -> None: ...

class SeatTaken(_message.Message):
    __slots__ = ("seat", "player", "generation", "commitment")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    GENERATION_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    player: str
    generation: int
    commitment: bytes
    def __init__(self, seat: _Optional[int] = ..., player: _Optional[str] = ..., generation: _Optional[int] = ..., commitment: _Optional[bytes] = ...) -> None: ...

class SeatLeft(_message.Message):
    __slots__ = ("seat", "reason")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    seat: int
    reason: str
    def __init__(self, seat: _Optional[int] = ..., reason: _Optional[str] = ...) -> None: ...

class EntropyDue(_message.Message):
    __slots__ = ("deadline",)
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    deadline: int
    def __init__(self, deadline: _Optional[int] = ...) -> None: ...

class EntropyRevealed(_message.Message):
    __slots__ = ("seat", "entropy")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    seat: int
    entropy: bytes
    def __init__(self, seat: _Optional[int] = ..., entropy: _Optional[bytes] = ...) -> None: ...

class Begun(_message.Message):
    __slots__ = ("deal",)
    DEAL_FIELD_NUMBER: _ClassVar[int]
    deal: Deal
    def __init__(self, deal: _Optional[_Union[Deal, _Mapping]] = ...) -> None: ...

class Moved(_message.Message):
    __slots__ = ("seat", "move")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    move: Move
    def __init__(self, seat: _Optional[int] = ..., move: _Optional[_Union[Move, _Mapping]] = ...) -> None: ...

class Transferred(_message.Message):
    __slots__ = ("source", "target", "cards", "hidden")
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    source: Place
    target: Place
    cards: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Face]
    hidden: int
    def __init__(self, source: _Optional[_Union[Place, _Mapping]] = ..., target: _Optional[_Union[Place, _Mapping]] = ..., cards: _Optional[_Iterable[_Union[_vocabulary_pb2.Face, str]]] = ..., hidden: _Optional[int] = ...) -> None: ...

class Marked(_message.Message):
    __slots__ = ("mark", "seat", "faces")
    MARK_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    FACES_FIELD_NUMBER: _ClassVar[int]
    mark: _vocabulary_pb2.Mark
    seat: int
    faces: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Face]
    def __init__(self, mark: _Optional[_Union[_vocabulary_pb2.Mark, str]] = ..., seat: _Optional[int] = ..., faces: _Optional[_Iterable[_Union[_vocabulary_pb2.Face, str]]] = ...) -> None: ...

class Counted(_message.Message):
    __slots__ = ("counter", "seat", "value")
    COUNTER_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    counter: _vocabulary_pb2.Counter
    seat: int
    value: int
    def __init__(self, counter: _Optional[_Union[_vocabulary_pb2.Counter, str]] = ..., seat: _Optional[int] = ..., value: _Optional[int] = ...) -> None: ...

class RoundWon(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[_vocabulary_pb2.Face]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[_vocabulary_pb2.Face, str]]] = ...) -> None: ...

class Paid(_message.Message):
    __slots__ = ("payer", "payee", "points", "reason", "base", "factor")
    PAYER_FIELD_NUMBER: _ClassVar[int]
    PAYEE_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    BASE_FIELD_NUMBER: _ClassVar[int]
    FACTOR_FIELD_NUMBER: _ClassVar[int]
    payer: int
    payee: int
    points: int
    reason: _vocabulary_pb2.Reason
    base: int
    factor: int
    def __init__(self, payer: _Optional[int] = ..., payee: _Optional[int] = ..., points: _Optional[int] = ..., reason: _Optional[_Union[_vocabulary_pb2.Reason, str]] = ..., base: _Optional[int] = ..., factor: _Optional[int] = ...) -> None: ...

class Settled(_message.Message):
    __slots__ = ("scores", "winners", "awards")
    class Award(_message.Message):
        __slots__ = ("bonus", "points")
        BONUS_FIELD_NUMBER: _ClassVar[int]
        POINTS_FIELD_NUMBER: _ClassVar[int]
        bonus: _vocabulary_pb2.Bonus
        points: int
        def __init__(self, bonus: _Optional[_Union[_vocabulary_pb2.Bonus, str]] = ..., points: _Optional[int] = ...) -> None: ...
    SCORES_FIELD_NUMBER: _ClassVar[int]
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    AWARDS_FIELD_NUMBER: _ClassVar[int]
    scores: _containers.RepeatedScalarFieldContainer[int]
    winners: _containers.RepeatedScalarFieldContainer[int]
    awards: _containers.RepeatedCompositeFieldContainer[Settled.Award]
    def __init__(self, scores: _Optional[_Iterable[int]] = ..., winners: _Optional[_Iterable[int]] = ..., awards: _Optional[_Iterable[_Union[Settled.Award, _Mapping]]] = ...) -> None: ...

class WindowOpened(_message.Message):
    __slots__ = ("seats", "deadline")
    SEATS_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    seats: _containers.RepeatedScalarFieldContainer[int]
    deadline: int
    def __init__(self, seats: _Optional[_Iterable[int]] = ..., deadline: _Optional[int] = ...) -> None: ...

class Answered(_message.Message):
    __slots__ = ("seat", "move")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    move: Move
    def __init__(self, seat: _Optional[int] = ..., move: _Optional[_Union[Move, _Mapping]] = ...) -> None: ...

class WindowClosed(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Ended(_message.Message):
    __slots__ = ("status", "reason", "secret", "cause")
    STATUS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SECRET_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    status: str
    reason: str
    secret: bytes
    cause: str
    def __init__(self, status: _Optional[str] = ..., reason: _Optional[str] = ..., secret: _Optional[bytes] = ..., cause: _Optional[str] = ...) -> None: ...

class ClockStarted(_message.Message):
    __slots__ = ("seat", "deadline")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    deadline: int
    def __init__(self, seat: _Optional[int] = ..., deadline: _Optional[int] = ...) -> None: ...

class ClockStopped(_message.Message):
    __slots__ = ("seat", "reserve")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    reserve: int
    def __init__(self, seat: _Optional[int] = ..., reserve: _Optional[int] = ...) -> None: ...

class Paused(_message.Message):
    __slots__ = ("reason",)
    REASON_FIELD_NUMBER: _ClassVar[int]
    reason: str
    def __init__(self, reason: _Optional[str] = ...) -> None: ...

class Resumed(_message.Message):
    __slots__ = ("reason", "deadline")
    REASON_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    reason: str
    deadline: int
    def __init__(self, reason: _Optional[str] = ..., deadline: _Optional[int] = ...) -> None: ...

class Restarted(_message.Message):
    __slots__ = ("deadline",)
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    deadline: int
    def __init__(self, deadline: _Optional[int] = ...) -> None: ...

class Released(_message.Message):
    __slots__ = ("secret",)
    SECRET_FIELD_NUMBER: _ClassVar[int]
    secret: bytes
    def __init__(self, secret: _Optional[bytes] = ...) -> None: ...

class Continued(_message.Message):
    __slots__ = ("table_id",)
    TABLE_ID_FIELD_NUMBER: _ClassVar[int]
    table_id: str
    def __init__(self, table_id: _Optional[str] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("opened", "seat_taken", "seat_left", "begun", "moved", "transferred", "marked", "counted", "round_won", "paid", "settled", "window_opened", "answered", "window_closed", "ended", "continued", "entropy_due", "entropy_revealed", "released", "clock_started", "clock_stopped", "paused", "resumed", "restarted")
    OPENED_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SEAT_LEFT_FIELD_NUMBER: _ClassVar[int]
    BEGUN_FIELD_NUMBER: _ClassVar[int]
    MOVED_FIELD_NUMBER: _ClassVar[int]
    TRANSFERRED_FIELD_NUMBER: _ClassVar[int]
    MARKED_FIELD_NUMBER: _ClassVar[int]
    COUNTED_FIELD_NUMBER: _ClassVar[int]
    ROUND_WON_FIELD_NUMBER: _ClassVar[int]
    PAID_FIELD_NUMBER: _ClassVar[int]
    SETTLED_FIELD_NUMBER: _ClassVar[int]
    WINDOW_OPENED_FIELD_NUMBER: _ClassVar[int]
    ANSWERED_FIELD_NUMBER: _ClassVar[int]
    WINDOW_CLOSED_FIELD_NUMBER: _ClassVar[int]
    ENDED_FIELD_NUMBER: _ClassVar[int]
    CONTINUED_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_DUE_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_REVEALED_FIELD_NUMBER: _ClassVar[int]
    RELEASED_FIELD_NUMBER: _ClassVar[int]
    CLOCK_STARTED_FIELD_NUMBER: _ClassVar[int]
    CLOCK_STOPPED_FIELD_NUMBER: _ClassVar[int]
    PAUSED_FIELD_NUMBER: _ClassVar[int]
    RESUMED_FIELD_NUMBER: _ClassVar[int]
    RESTARTED_FIELD_NUMBER: _ClassVar[int]
    opened: Opened
    seat_taken: SeatTaken
    seat_left: SeatLeft
    begun: Begun
    moved: Moved
    transferred: Transferred
    marked: Marked
    counted: Counted
    round_won: RoundWon
    paid: Paid
    settled: Settled
    window_opened: WindowOpened
    answered: Answered
    window_closed: WindowClosed
    ended: Ended
    continued: Continued
    entropy_due: EntropyDue
    entropy_revealed: EntropyRevealed
    released: Released
    clock_started: ClockStarted
    clock_stopped: ClockStopped
    paused: Paused
    resumed: Resumed
    restarted: Restarted
    def __init__(self, opened: _Optional[_Union[Opened, _Mapping]] = ..., seat_taken: _Optional[_Union[SeatTaken, _Mapping]] = ..., seat_left: _Optional[_Union[SeatLeft, _Mapping]] = ..., begun: _Optional[_Union[Begun, _Mapping]] = ..., moved: _Optional[_Union[Moved, _Mapping]] = ..., transferred: _Optional[_Union[Transferred, _Mapping]] = ..., marked: _Optional[_Union[Marked, _Mapping]] = ..., counted: _Optional[_Union[Counted, _Mapping]] = ..., round_won: _Optional[_Union[RoundWon, _Mapping]] = ..., paid: _Optional[_Union[Paid, _Mapping]] = ..., settled: _Optional[_Union[Settled, _Mapping]] = ..., window_opened: _Optional[_Union[WindowOpened, _Mapping]] = ..., answered: _Optional[_Union[Answered, _Mapping]] = ..., window_closed: _Optional[_Union[WindowClosed, _Mapping]] = ..., ended: _Optional[_Union[Ended, _Mapping]] = ..., continued: _Optional[_Union[Continued, _Mapping]] = ..., entropy_due: _Optional[_Union[EntropyDue, _Mapping]] = ..., entropy_revealed: _Optional[_Union[EntropyRevealed, _Mapping]] = ..., released: _Optional[_Union[Released, _Mapping]] = ..., clock_started: _Optional[_Union[ClockStarted, _Mapping]] = ..., clock_stopped: _Optional[_Union[ClockStopped, _Mapping]] = ..., paused: _Optional[_Union[Paused, _Mapping]] = ..., resumed: _Optional[_Union[Resumed, _Mapping]] = ..., restarted: _Optional[_Union[Restarted, _Mapping]] = ...) -> None: ...
