"""Events and entries, as they are recorded."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from google.protobuf.message import DecodeError
from msgspec.structs import replace

from cardavia.core.events import (
    Answered,
    Award,
    Begun,
    ClockStarted,
    ClockStopped,
    Continued,
    Counted,
    Ended,
    EntropyDue,
    EntropyRevealed,
    Event,
    Happened,
    Marked,
    Moved,
    Opened,
    Paid,
    Paused,
    Released,
    Restarted,
    Resumed,
    RoundWon,
    SeatLeft,
    SeatSetup,
    SeatTaken,
    Settled,
    Transferred,
    WindowClosed,
    WindowOpened,
    same,
    whole,
)
from cardavia.core.game import Deal, Move
from cardavia.core.table import Author, Entry
from cardavia.core.views import About, Place
from cardavia.log.v1 import entry_pb2, events_pb2, packed_pb2, vocabulary_pb2
from cardavia.service.wire.parts import Kept, fields

ENTRY_TOPIC = "cardavia.log.v1.Entry"

SHORT_ENTRY, SHORT_EVENT = 192, 48
"""Bytes up to which what was read is kept: moves come again and again, what is longer (hands, secrets) does not."""

_STAMP = re.compile(rb"\x08[\x80-\xff]{0,9}[\x00-\x7f]")
"""The time of an entry, which stands first: its tag, and a varint."""
_DIGEST = b"\x2a\x20"
"""What stands before the 32 bytes of a request's digest, which stand last."""


class BadEntry(Exception):
    """Stored bytes that are no entry, or an entry of a later version."""


def _numbers(enum: Any, prefix: str) -> tuple[Mapping[str, int], Mapping[int, str]]:
    """A vocabulary's numbers by core name, and back: `hand` is ZONE_HAND."""
    names = {name.removeprefix(prefix).lower(): number for name, number in enum.items() if number}
    return names, {number: name for name, number in names.items()}


VERB, VERB_NAME = _numbers(vocabulary_pb2.Verb, "VERB_")
ZONE, ZONE_NAME = _numbers(vocabulary_pb2.Zone, "ZONE_")
MARK, MARK_NAME = _numbers(vocabulary_pb2.Mark, "MARK_")
COUNTER, COUNTER_NAME = _numbers(vocabulary_pb2.Counter, "COUNTER_")
REASON, REASON_NAME = _numbers(vocabulary_pb2.Reason, "REASON_")
BONUS, BONUS_NAME = _numbers(vocabulary_pb2.Bonus, "BONUS_")
ROLE, ROLE_NAME = _numbers(entry_pb2.Author.Role, "ROLE_")


def entry_to_bytes(entry: Entry) -> bytes:
    """The stored form of an entry: the same bytes for the same entry, as far as the library can promise that."""
    events = [*map(_RECORDED.__getitem__, entry.happened)]
    return _ENTRY(entry.time, AUTHORS[entry.author], entry.request_id, events, entry.digest)


def _recorded(happened: Happened) -> bytes:
    message = entry_pb2.Recorded(
        public=encode_event(happened.public) if happened.public is not None else None,
        secret=encode_event(happened.secret) if happened.secret is not None else None,
        audience=sorted(happened.audience),
    )
    return message.SerializeToString(deterministic=True)


def encode_author(author: Author) -> bytes:
    """Who said a command, as the bytes of an Author."""
    return entry_pb2.Author(role=ROLE[author.role], seat=author.seat, ai=author.ai).SerializeToString()  # type: ignore[arg-type]


def comes_again(happened: Happened) -> bool:
    """Whether other deals have the same event: what is made of the rest (hands, deadlines, secrets) is not kept."""
    return _again(happened.public) and _again(happened.secret)


def _again(event: Event | None) -> bool:
    return event is None or (
        type(event) in _AGAIN and (type(event) is not Transferred or len(event.cards) <= MOST_MOVED)
    )


_AGAIN = frozenset({Moved, Transferred, Counted, Marked, RoundWon, Paid, Answered, WindowClosed})
MOST_MOVED = 4
"""Cards of one move, at most: a hand has more."""

_ENTRY = fields(entry_pb2.Entry, "time", "author", "request_id", "events", "request_digest")
_RECORDED = Kept(_recorded, 1 << 15, comes_again)
AUTHORS = Kept(encode_author, 1 << 10)
"""Who said a command, as the bytes of an Author."""


def entry_from_bytes(data: bytes) -> Entry:
    """The entry of its stored form. Raises BadEntry."""
    try:
        # What has a request's digest at its end has the request's id too, and comes but once.
        again = len(data) <= SHORT_ENTRY and data[-34:-32] != _DIGEST
        time = _STAMP.match(data) if again else None
        timeless = _timeless(data[time.end() :]) if time is not None else None
        if time is None or timeless is None:
            return _entry(packed_pb2.PackedEntry.FromString(data))
        return replace(timeless, time=packed_pb2.PackedEntry.FromString(time[0]).time)
    except (DecodeError, KeyError, ValueError) as error:
        raise BadEntry(f"these bytes are no entry that this version can read: {error}") from error


@lru_cache(maxsize=1 << 14)
def _timeless(data: bytes) -> Entry | None:
    """An entry from what follows its time, kept; None if these bytes are not as they would be written."""
    message = packed_pb2.PackedEntry.FromString(data)
    written = not message.time and message.SerializeToString(deterministic=True) == data
    return _entry(message) if written else None


def _entry(message: packed_pb2.PackedEntry) -> Entry:
    events, author = message.events[:], message.author
    if not events:
        raise ValueError("an entry has at least one event")
    return Entry(
        message.time,
        _author(author.role, author.seat if author.HasField("seat") else None, author.ai),
        message.request_id,
        tuple([_kept(event) if len(event) <= SHORT_EVENT else _happened(event) for event in events]),
        message.request_digest,
    )


def secret_of(entry: Entry) -> bytes:
    """The table's secret, from its first entry; b"" if that opens no table."""
    opened = whole(entry.happened[0])
    return opened.secret if isinstance(opened, Opened) else b""


@lru_cache(maxsize=1 << 10)
def _author(role: int, seat: int | None, ai: str) -> Author:
    return Author(ROLE_NAME[role], seat, ai)


@lru_cache(maxsize=1 << 15)
def _kept(data: bytes) -> Happened:
    return same(_happened(data))


def _happened(data: bytes) -> Happened:
    """An event from its bytes."""
    message = entry_pb2.Recorded.FromString(data)
    if not (message.HasField("public") or message.HasField("secret")):
        raise ValueError("an event is public or secret")
    return Happened(
        decode_event(message.public) if message.HasField("public") else None,
        decode_event(message.secret) if message.HasField("secret") else None,
        frozenset(message.audience[:]),
    )


# Parts. (A repeated field is read by a slice, which takes a third of the time of going through it.)


def encode_move(verb: str, cards: Sequence[int], hidden: int = 0) -> events_pb2.Move:
    """A move as a message."""
    return events_pb2.Move(verb=VERB[verb], cards=cards, hidden=hidden)  # type: ignore[arg-type]


def decode_move(message: events_pb2.Move) -> Move:
    """The move of a message; unknown verbs give a verb that no game has."""
    return _move(message.verb, tuple(message.cards[:]))


@lru_cache(maxsize=1 << 12)
def _move(verb: int, cards: tuple[int, ...]) -> Move:
    return Move(VERB_NAME.get(verb, ""), tuple(sorted(cards)))


def encode_place(place: Place) -> events_pb2.Place:
    """A place as a message."""
    return events_pb2.Place(zone=ZONE[place.zone], seat=place.seat)  # type: ignore[arg-type]


def _place(message: events_pb2.Place) -> Place:
    return Place(ZONE_NAME[message.zone], message.seat if message.HasField("seat") else None)


def encode_mark(mark: About, faces: Sequence[int]) -> events_pb2.Marked:
    """A mark as a message."""
    return events_pb2.Marked(mark=MARK[mark.name], seat=mark.seat, faces=faces)  # type: ignore[arg-type]


def encode_count(count: About, value: int) -> events_pb2.Counted:
    """A number as a message."""
    return events_pb2.Counted(counter=COUNTER[count.name], seat=count.seat, value=value)  # type: ignore[arg-type]


def encode_settled(settled: Settled) -> events_pb2.Settled:
    """A settlement as a message."""
    return events_pb2.Settled(
        scores=settled.scores,
        winners=settled.winners,
        awards=[events_pb2.Settled.Award(bonus=BONUS[a.name], points=a.points) for a in settled.awards],  # type: ignore[arg-type]
    )


def encode_deal(deal: Deal) -> events_pb2.Deal:
    """A deal as a message."""
    hands = [events_pb2.Deal.Hand(cards=hand) for hand in deal.hands]  # type: ignore[arg-type]
    return events_pb2.Deal(hands=hands, first=deal.first, stock=deal.stock)  # type: ignore[arg-type]


def decode_deal(message: events_pb2.Deal) -> Deal:
    """The deal of a message, unchecked."""
    return Deal(tuple(tuple(hand.cards[:]) for hand in message.hands), message.first, tuple(message.stock[:]))


def encode_opened(event: Opened) -> events_pb2.Opened:
    """The opening of a table as a message."""
    return events_pb2.Opened(
        game=event.game,
        rules=event.rules,
        options=event.options,
        seats=[events_pb2.SeatSetup(ai=seat.ai, held_for=seat.held_for) for seat in event.seats],
        source=event.source,
        commitment=event.commitment,
        claims=event.claims,
        claim_time=event.claim_time,
        owner=event.owner,
        label=event.label,
        listed=event.listed,
        previous=event.previous,
        first=event.first,
        secret=event.secret,
        deal=encode_deal(event.deal) if event.deal is not None else None,
        seed=event.seed,
        disclosure=event.disclosure,
        reveal_time=event.reveal_time,
        move_time=event.move_time,
        reserve=event.reserve,
        grace=event.grace,
    )


def _opened(message: events_pb2.Opened) -> Opened:
    return Opened(
        game=message.game,
        rules=message.rules,
        options=dict(message.options),
        seats=tuple(SeatSetup(seat.ai, seat.held_for) for seat in message.seats),
        source=message.source,
        commitment=message.commitment,
        claims=message.claims,
        claim_time=message.claim_time,
        owner=message.owner,
        label=message.label,
        listed=message.listed,
        previous=message.previous,
        first=message.first if message.HasField("first") else None,
        secret=message.secret,
        deal=decode_deal(message.deal) if message.HasField("deal") else None,
        seed=message.seed,
        disclosure=message.disclosure,
        reveal_time=message.reveal_time,
        move_time=message.move_time,
        reserve=message.reserve,
        grace=message.grace,
    )


# Events


def encode_event(event: Event) -> events_pb2.Event:
    """An event as a message."""
    p = events_pb2
    match event:
        case Moved(seat, verb, cards, hidden):
            return p.Event(moved=p.Moved(seat=seat, move=encode_move(verb, cards, hidden)))
        case Transferred(source, target, cards, hidden):
            places = encode_place(source), encode_place(target)
            return p.Event(
                transferred=p.Transferred(source=places[0], target=places[1], cards=cards, hidden=hidden)  # type: ignore[arg-type]
            )
        case Counted(count, value):
            return p.Event(counted=encode_count(count, value))
        case Marked(mark, faces):
            return p.Event(marked=encode_mark(mark, faces))
        case RoundWon(seat, cards):
            return p.Event(round_won=p.RoundWon(seat=seat, cards=cards))  # type: ignore[arg-type]
        case Paid(payer, payee, points, reason, base, factor):
            paid = p.Paid(payer=payer, payee=payee, points=points, reason=REASON[reason], base=base, factor=factor)  # type: ignore[arg-type]
            return p.Event(paid=paid)
        case Settled():
            return p.Event(settled=encode_settled(event))
        case Opened():
            return p.Event(opened=encode_opened(event))
        case SeatTaken(seat, player, generation, commitment):
            taken = p.SeatTaken(seat=seat, player=player, generation=generation, commitment=commitment)
            return p.Event(seat_taken=taken)
        case EntropyDue(deadline):
            return p.Event(entropy_due=p.EntropyDue(deadline=deadline))
        case EntropyRevealed(seat, entropy):
            return p.Event(entropy_revealed=p.EntropyRevealed(seat=seat, entropy=entropy))
        case SeatLeft(seat, reason):
            return p.Event(seat_left=p.SeatLeft(seat=seat, reason=reason))
        case Begun(deal):
            return p.Event(begun=p.Begun(deal=encode_deal(deal) if deal is not None else None))
        case WindowOpened(seats, deadline):
            return p.Event(window_opened=p.WindowOpened(seats=seats, deadline=deadline))
        case Answered(seat, verb, cards):
            return p.Event(answered=p.Answered(seat=seat, move=encode_move(verb, cards)))
        case WindowClosed():
            return p.Event(window_closed=p.WindowClosed())
        case ClockStarted(seat, deadline):
            return p.Event(clock_started=p.ClockStarted(seat=seat, deadline=deadline))
        case ClockStopped(seat, reserve):
            return p.Event(clock_stopped=p.ClockStopped(seat=seat, reserve=reserve))
        case Paused(reason):
            return p.Event(paused=p.Paused(reason=reason))
        case Resumed(reason, deadline):
            return p.Event(resumed=p.Resumed(reason=reason, deadline=deadline))
        case Restarted(deadline):
            return p.Event(restarted=p.Restarted(deadline=deadline))
        case Ended(status, reason, secret, cause):
            return p.Event(ended=p.Ended(status=status, reason=reason, secret=secret, cause=cause))
        case Continued(table):
            return p.Event(continued=p.Continued(table_id=table))
        case Released(secret):
            return p.Event(released=p.Released(secret=secret))


def decode_event(message: events_pb2.Event) -> Event:
    """The event of a message. Raises KeyError for words of a later version."""
    kind = message.WhichOneof("kind")
    if kind is None:
        raise KeyError("an event of a later version")
    return _DECODE[kind](getattr(message, kind))


def _moved(m: events_pb2.Moved) -> Event:
    return Moved(m.seat, VERB_NAME[m.move.verb], tuple(m.move.cards[:]), m.move.hidden)


def _about(names: Mapping[int, str], number: int, message: Any) -> About:
    return About(names[number], message.seat if message.HasField("seat") else None)


_DECODE: Mapping[str, Callable[[Any], Event]] = {
    "opened": _opened,
    "seat_taken": lambda m: SeatTaken(m.seat, m.player, m.generation, m.commitment),
    "entropy_due": lambda m: EntropyDue(m.deadline),
    "entropy_revealed": lambda m: EntropyRevealed(m.seat, m.entropy),
    "seat_left": lambda m: SeatLeft(m.seat, m.reason),
    "begun": lambda m: Begun(decode_deal(m.deal) if m.HasField("deal") else None),
    "moved": _moved,
    "transferred": lambda m: Transferred(_place(m.source), _place(m.target), tuple(m.cards[:]), m.hidden),
    "marked": lambda m: Marked(_about(MARK_NAME, m.mark, m), tuple(m.faces[:])),
    "counted": lambda m: Counted(_about(COUNTER_NAME, m.counter, m), m.value),
    "round_won": lambda m: RoundWon(m.seat, tuple(m.cards[:])),
    "paid": lambda m: Paid(m.payer, m.payee, m.points, REASON_NAME[m.reason], m.base, m.factor),
    "settled": lambda m: Settled(
        tuple(m.scores[:]), tuple(m.winners[:]), tuple(Award(BONUS_NAME[a.bonus], a.points) for a in m.awards)
    ),
    "window_opened": lambda m: WindowOpened(tuple(m.seats[:]), m.deadline),
    "answered": lambda m: Answered(m.seat, VERB_NAME[m.move.verb], tuple(m.move.cards[:])),
    "window_closed": lambda _m: WindowClosed(),
    "ended": lambda m: Ended(m.status, m.reason, m.secret, m.cause),
    "continued": lambda m: Continued(m.table_id),
    "released": lambda m: Released(m.secret),
    "clock_started": lambda m: ClockStarted(m.seat, m.deadline),
    "clock_stopped": lambda m: ClockStopped(m.seat, m.reserve),
    "paused": lambda m: Paused(m.reason),
    "resumed": lambda m: Resumed(m.reason, m.deadline),
    "restarted": lambda m: Restarted(m.deadline),
}
