"""What is put together from parts is byte for byte what the library would write."""

from random import Random

import pytest

from cardavia.core.catalog import GAMES
from cardavia.core.events import Event, shown
from cardavia.core.table import Author, Entry, decision, sees
from cardavia.log.v1 import entry_pb2, events_pb2
from cardavia.service.wire.api import (
    encode_decision,
    encode_update,
    play_accepted,
    play_item,
    play_update,
    watch_item,
)
from cardavia.service.wire.log import ROLE, encode_event, encode_move, entry_to_bytes
from cardavia.service.wire.parts import VARINT, Kept, number_key, sized, sized_key
from cardavia.v1 import play_pb2, views_pb2
from tests.table.given import viewers
from tests.table.walks import walk

HEAD = bytes(range(32))
REVISIONS = (1, 127, 128, 2**32, 2**64 - 1)


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


@pytest.mark.parametrize("value", [*REVISIONS, 2**28 - 1, 2**28, 1_700_000_000_000_000])
def test_numbers(value: int) -> None:
    message = views_pb2.CaughtUp(revision=value)
    assert number_key(views_pb2.CaughtUp, "revision") + VARINT[value] == message.SerializeToString()


def test_a_number_that_is_negative_is_not_written() -> None:
    with pytest.raises(ValueError, match="range"):
        VARINT[-1]


@pytest.mark.parametrize("size", [0, 1, 127, 128, 20_000])
def test_texts(size: int) -> None:
    message = play_pb2.PlayRequestItem(attach=play_pb2.Attach(token="t" * size))
    body = message.attach.SerializeToString()
    assert sized(sized_key(play_pb2.PlayRequestItem, "attach"), body) == message.SerializeToString()


def test_a_field_of_another_kind_is_not_written() -> None:
    with pytest.raises(TypeError, match=r"cardavia\.v1\.Update\.head is not written like this"):
        number_key(views_pb2.Update, "head")
    with pytest.raises(TypeError, match=r"cardavia\.v1\.Update\.time is not written like this"):
        sized_key(views_pb2.Update, "time")


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
