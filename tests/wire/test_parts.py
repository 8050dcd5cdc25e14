"""What is put together from parts is byte for byte what the library would write."""

from random import Random

import pytest

from cardavia.core.catalog import GAMES
from cardavia.core.events import shown
from cardavia.core.table import decision
from cardavia.log.v1 import entry_pb2
from cardavia.service.wire.api import encode_decision, encode_update, play_item, watch_item
from cardavia.service.wire.log import ROLE, encode_event, encode_move
from cardavia.service.wire.parts import number, sized, varint
from cardavia.v1 import play_pb2, views_pb2
from tests.table.given import viewers
from tests.table.walks import walk

HEAD = bytes(range(32))
REVISIONS = (1, 127, 128, 2**32, 2**64 - 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_updates(game: str, seed: int) -> None:
    rng = Random(seed)
    for on in walk(game, rng):
        entry = on.entries[-1]
        for viewer in viewers(on.table):
            events = [event for happened in entry.happened if (event := shown(happened, viewer)) is not None]
            revision = rng.choice(REVISIONS)
            role, seat, ai = ROLE[entry.author.role], entry.author.seat, entry.author.ai
            expected = views_pb2.Update(
                revision=revision,
                time=entry.time,
                author=entry_pb2.Author(role=role, seat=seat, ai=ai),  # type: ignore[arg-type]
                events=[encode_event(event) for event in events],
                head=HEAD,
            )
            update = encode_update(entry, viewer, revision, HEAD)
            assert update == (expected.SerializeToString(deterministic=True) if events else None)


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


@pytest.mark.parametrize("channel", [0, 1, 127, 128, 2**32 - 1])
def test_items(channel: int) -> None:
    decision_ = views_pb2.Decision(seat=2, revision=9)
    played = play_pb2.PlayResponse(items=[play_pb2.PlayResponseItem(channel=channel, decision=decision_)] * 2)
    assert play_item(channel, "decision", decision_.SerializeToString()) * 2 == played.SerializeToString()
    watched = play_pb2.WatchResponse(items=[play_pb2.WatchResponseItem(decision=decision_)] * 2)
    assert watch_item("decision", decision_.SerializeToString()) * 2 == watched.SerializeToString()


@pytest.mark.parametrize("value", REVISIONS)
def test_numbers(value: int) -> None:
    message = views_pb2.CaughtUp(revision=value)
    assert number(views_pb2.CaughtUp, "revision")(value) == message.SerializeToString()
    assert b"\x08" + varint(value) == message.SerializeToString()
    assert number(views_pb2.CaughtUp, "revision")(0) == views_pb2.CaughtUp().SerializeToString()


def test_a_field_of_another_kind_is_not_written() -> None:
    with pytest.raises(TypeError, match=r"cardavia\.v1\.Update\.head is not written like this"):
        number(views_pb2.Update, "head")
    with pytest.raises(TypeError, match=r"cardavia\.v1\.Update\.time is not written like this"):
        sized(views_pb2.Update, "time")
