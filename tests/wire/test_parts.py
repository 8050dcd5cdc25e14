"""What is put together from parts is byte for byte what the library would write."""

from random import Random
from typing import Any

import pytest
from google.protobuf.message import Message
from hypothesis import given
from hypothesis import strategies as st

from cardavia.core.catalog import GAMES
from cardavia.core.events import Event, shown
from cardavia.core.table import Author, Entry, decision, sees
from cardavia.log.v1 import entry_pb2, events_pb2
from cardavia.service.wire._fields import NUMBER, Fields
from cardavia.service.wire.api import (
    encode_decision,
    encode_update,
    play_accepted,
    play_item,
    play_update,
    watch_item,
)
from cardavia.service.wire.log import ROLE, encode_event, encode_move, entry_to_bytes
from cardavia.service.wire.parts import Kept, fields, key
from cardavia.v1 import play_pb2, views_pb2
from tests.table.given import viewers
from tests.table.walks import walk

HEAD = bytes(range(32))
REVISIONS = (1, 127, 128, 2**32, 2**64 - 1)
NUMBERS = st.integers(0, 2**64 - 1) | st.sampled_from((0, *REVISIONS, 2**14, 2**63))
CHANNELS = (0, 1, 127, 128, 2**32 - 1)


def message_of(author: Author) -> entry_pb2.Author:
    return entry_pb2.Author(role=ROLE[author.role], seat=author.seat, ai=author.ai)  # type: ignore[arg-type]


def event_of(event: Event | None) -> events_pb2.Event | None:
    return encode_event(event) if event is not None else None


def stored(entry: Entry) -> bytes:
    """An entry, written by the library alone."""
    events = [
        entry_pb2.Recorded(public=event_of(each.public), secret=event_of(each.secret), audience=sorted(each.audience))
        for each in entry.happened
    ]
    return entry_pb2.Entry(
        time=entry.time,
        author=message_of(entry.author),
        request_id=entry.request_id,
        events=events,
        request_digest=entry.digest,
    ).SerializeToString(deterministic=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_entries_and_updates_of_tables(game: str, seed: int) -> None:
    rng = Random(seed)
    for on in walk(game, rng):
        entry = on.entries[-1]
        assert entry_to_bytes(entry) == stored(entry)
        made: dict[object, bytes] = {}
        revision, channel = rng.choice(REVISIONS), rng.choice(CHANNELS)
        for viewer in viewers(on.table):
            events = [event for happened in entry.happened if (event := shown(happened, viewer)) is not None]
            assert bool(events) == sees(viewer, entry)
            if not events:
                assert encode_update(entry, viewer, revision, HEAD) is None
                continue
            expected = views_pb2.Update(
                revision=revision,
                time=entry.time,
                author=message_of(entry.author),
                events=[encode_event(event) for event in events],
                head=HEAD,
            )
            update = expected.SerializeToString(deterministic=True)
            item = play_item(channel, "update", update)
            assert encode_update(entry, viewer, revision, HEAD) == update
            assert play_update(channel, entry, viewer, revision, HEAD, None) == item
            assert play_update(channel, entry, viewer, revision, HEAD, made) == item
            assert encode_update(entry, viewer, revision, HEAD, made) == update


@pytest.mark.parametrize("game", GAMES)
def test_decisions(game: str) -> None:
    for on in walk(game, Random(1)):
        for seat in range(GAMES[game].seats):
            if (asked := decision(on.table, seat)) is None:
                continue
            expected = views_pb2.Decision(
                seat=seat,
                revision=300,
                legal=[encode_move(move.verb, move.cards) for move in asked.legal],
                window=asked.window,
                deadline=asked.deadline,
            )
            assert encode_decision(asked, 300) == expected.SerializeToString(deterministic=True)


@pytest.mark.parametrize("channel", CHANNELS)
def test_items(channel: int) -> None:
    decision_ = views_pb2.Decision(seat=2, revision=9)
    played = play_pb2.PlayResponse(items=[play_pb2.PlayResponseItem(channel=channel, decision=decision_)] * 2)
    assert play_item(channel, "decision", decision_.SerializeToString()) * 2 == played.SerializeToString()
    watched = play_pb2.WatchResponse(items=[play_pb2.WatchResponseItem(decision=decision_)] * 2)
    assert watch_item("decision", decision_.SerializeToString()) * 2 == watched.SerializeToString()


@pytest.mark.parametrize("channel", CHANNELS)
@pytest.mark.parametrize("request_id", ["a", "é" * 64, "0" * 36])
@pytest.mark.parametrize("revision", REVISIONS)
def test_what_was_carried_out(channel: int, request_id: str, revision: int) -> None:
    accepted = play_pb2.Accepted(request_id=request_id, revision=revision, head=HEAD)
    item = play_pb2.PlayResponse(items=[play_pb2.PlayResponseItem(channel=channel, accepted=accepted)])
    assert play_accepted(channel, request_id, revision, HEAD) == item.SerializeToString()


MAKE_UPDATE = fields(views_pb2.Update, "revision", "time", "author", "events", "head")


@given(NUMBERS, NUMBERS, st.none() | st.text(), st.lists(st.integers(0, 3)), st.binary(max_size=300))
def test_fields_of_every_kind(revision: int, time: int, ai: str | None, seats: list[int], head: bytes) -> None:
    author = entry_pb2.Author(ai=ai) if ai is not None else None
    events = [events_pb2.Event(seat_left=events_pb2.SeatLeft(seat=seat)) for seat in seats]
    message = views_pb2.Update(revision=revision, time=time, author=author, events=events, head=head)
    made = MAKE_UPDATE(
        revision,
        time,
        author.SerializeToString() if author is not None else None,
        [event.SerializeToString() for event in events],
        head,
    )
    assert made == message.SerializeToString()


@given(st.text(max_size=200), NUMBERS, st.integers(0, 2**32 - 1))
def test_texts_and_what_stands_in_another_message(request_id: str, revision: int, channel: int) -> None:
    accepted = play_pb2.Accepted(request_id=request_id, revision=revision)
    made = fields(play_pb2.Accepted, "request_id", "revision")(request_id, revision)
    assert made == accepted.SerializeToString()
    response = play_pb2.PlayResponse(items=[play_pb2.PlayResponseItem(channel=channel, accepted=accepted)])
    within = key(play_pb2.PlayResponse, "items")
    make = fields(play_pb2.PlayResponseItem, "channel", "accepted", within=within)
    assert make(channel, made) == response.SerializeToString()


@given(st.lists(st.integers(0, 2)), st.booleans())
def test_messages_that_are_empty_are_written_and_what_is_not_true_is_not(moves: list[int], window: bool) -> None:
    written = views_pb2.Decision(legal=[events_pb2.Move(hidden=hidden) for hidden in moves], window=window)
    make = fields(views_pb2.Decision, "legal", "window")
    assert make([move.SerializeToString() for move in written.legal], window) == written.SerializeToString()


@pytest.mark.parametrize("value", [-1, 2**64])
def test_a_number_that_is_none_of_the_protocol_is_not_written(value: int) -> None:
    with pytest.raises(OverflowError):
        fields(views_pb2.CaughtUp, "revision")(value)


def test_a_text_that_is_none_is_not_written() -> None:
    with pytest.raises(UnicodeEncodeError):
        fields(play_pb2.Accepted, "request_id")("\ud800")


@pytest.mark.parametrize(
    "values",
    [
        (),
        (1, 1, None, [], b"", b""),
        ("1", 1, None, [], b""),
        (None, 1, None, [], b""),
        (1, 1, 1, [], b""),
        (1, 1, None, None, b""),
        (1, 1, None, (), b""),
        (1, 1, None, [None], b""),
        (1, 1, None, [""], b""),
        (1, 1, None, [bytearray()], b""),
        (1, 1, None, [], None),
    ],
)
def test_values_of_another_kind_are_not_written(values: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        MAKE_UPDATE(*values)


@pytest.mark.parametrize(
    ("message", "name"),
    [
        (events_pb2.Move, "cards"),  # many numbers
        (entry_pb2.Author, "seat"),  # 0 differs from none
        (entry_pb2.Author, "role"),  # a word
    ],
)
def test_fields_of_another_kind_are_not_written(message: type[Message], name: str) -> None:
    with pytest.raises(TypeError, match=rf"{name} is not written like this"):
        fields(message, name)


def test_fields_are_written_in_ascending_order_alone() -> None:
    with pytest.raises(TypeError, match=r"cardavia\.v1\.Update is not written in this order"):
        fields(views_pb2.Update, "time", "revision")


def test_a_message_of_more_fields_than_there_is_room_for_is_not_made() -> None:
    with pytest.raises(ValueError, match="at most 8 fields"):
        Fields([b"\x08"] * 9, [NUMBER] * 9, b"")


def test_what_is_kept_is_made_once_and_let_go_of_when_there_is_too_much() -> None:
    asked: list[int] = []

    def make(key: int) -> str:
        asked.append(key)
        return str(key)

    kept = Kept(make, 2, lambda key: key >= 0)
    assert [*map(kept.__getitem__, (1, 2, 1, 2))] == ["1", "2", "1", "2"]
    assert asked == [1, 2]
    assert [kept[-1], kept[-1], kept[1]] == ["-1", "-1", "1"]  # nothing is kept of the one that is not to be
    assert asked == [1, 2, -1, -1]
    assert [kept[3], kept[1], kept[3]] == ["3", "1", "3"]
    assert asked == [1, 2, -1, -1, 3, 1]
    assert set(kept) == {1, 3}
