"""What is recorded: every event comes back from its bytes as it was, and junk is told from entries."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from google.protobuf.descriptor import FieldDescriptor
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import cardavia.core.games
from cardavia.core.catalog import GAMES
from cardavia.core.decks import DECKS, Deal
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
    whole,
)
from cardavia.core.table import Author, Entry, observe
from cardavia.core.views import About, Place
from cardavia.log.v1 import entry_pb2, events_pb2, packed_pb2, vocabulary_pb2
from cardavia.service.wire.log import (
    BONUS,
    COUNTER,
    MARK,
    MOST_MOVED,
    REASON,
    ROLE,
    VERB,
    ZONE,
    BadEntry,
    comes_again,
    decode_event,
    encode_event,
    entry_from_bytes,
    entry_to_bytes,
)
from tests.table.given import viewers
from tests.table.walks import walk

# Every kind of event

U32 = st.integers(0, 2**32 - 1)
U64 = st.integers(0, 2**64 - 1)
S32 = st.integers(-(2**31), 2**31 - 1)
SEAT = st.integers(0, 3)
TEXT = st.text(max_size=20)
CARDS = st.lists(st.sampled_from([card.face for deck in DECKS for card in deck.cards]), max_size=30).map(tuple)
NUMBERS = st.lists(U32, max_size=4).map(tuple)


def words(vocabulary: Mapping[str, int]) -> st.SearchStrategy[str]:
    return st.sampled_from(sorted(vocabulary))


PLACES = st.builds(Place, words(ZONE), st.none() | SEAT)
DEALS = st.builds(Deal, st.lists(CARDS, max_size=4).map(tuple), SEAT, CARDS)
SETUPS = st.lists(st.builds(SeatSetup, TEXT, TEXT), max_size=4).map(tuple)
AWARDS = st.lists(st.builds(Award, words(BONUS), U32), max_size=4).map(tuple)
EVENTS: Mapping[type, st.SearchStrategy[Event]] = {
    Moved: st.builds(Moved, SEAT, words(VERB), CARDS, U32),
    Transferred: st.builds(Transferred, PLACES, PLACES, CARDS, U32),
    Marked: st.builds(Marked, st.builds(About, words(MARK), st.none() | SEAT), CARDS),
    Counted: st.builds(Counted, st.builds(About, words(COUNTER), st.none() | SEAT), S32),
    RoundWon: st.builds(RoundWon, SEAT, CARDS),
    Paid: st.builds(Paid, SEAT, SEAT, U32, words(REASON), S32, U32),
    Settled: st.builds(Settled, st.lists(S32, max_size=4).map(tuple), NUMBERS, AWARDS),
    Opened: st.builds(
        Opened,
        game=TEXT,
        rules=U32,
        options=st.dictionaries(TEXT, TEXT, max_size=3),
        seats=SETUPS,
        source=TEXT,
        commitment=st.binary(max_size=32),
        claims=TEXT,
        claim_time=U64,
        owner=TEXT,
        label=TEXT,
        listed=st.booleans(),
        previous=TEXT,
        first=st.none() | U32,
        secret=st.binary(max_size=32),
        deal=st.none() | DEALS,
        seed=st.binary(max_size=32),
        disclosure=TEXT,
        reveal_time=U64,
        move_time=U64,
        reserve=U64,
        grace=U64,
    ),
    EntropyDue: st.builds(EntropyDue, U64),
    EntropyRevealed: st.builds(EntropyRevealed, SEAT, st.binary(max_size=64)),
    Released: st.builds(Released, st.binary(max_size=32)),
    SeatTaken: st.builds(SeatTaken, SEAT, TEXT, U32, st.binary(max_size=64)),
    SeatLeft: st.builds(SeatLeft, SEAT, TEXT),
    Begun: st.builds(Begun, st.none() | DEALS),
    WindowOpened: st.builds(WindowOpened, NUMBERS, U64),
    Answered: st.builds(Answered, SEAT, words(VERB), CARDS),
    WindowClosed: st.just(WindowClosed()),
    Ended: st.builds(Ended, TEXT, TEXT, st.binary(max_size=32), TEXT),
    ClockStarted: st.builds(ClockStarted, SEAT, U64),
    ClockStopped: st.builds(ClockStopped, SEAT, U64),
    Paused: st.builds(Paused, TEXT),
    Resumed: st.builds(Resumed, TEXT, U64),
    Restarted: st.builds(Restarted, U64),
    Continued: st.builds(Continued, TEXT),
}
ANY = st.one_of(*EVENTS.values())
HAPPENED = st.builds(Happened, st.none() | ANY, st.none() | ANY, st.frozensets(SEAT)).filter(
    lambda happened: happened.public is not None or happened.secret is not None
)
ENTRIES = st.builds(
    Entry,
    U64,
    st.builds(Author, words(ROLE), st.none() | SEAT, TEXT),
    TEXT,
    st.lists(HAPPENED, min_size=1, max_size=5).map(tuple),
    st.binary(max_size=32),
)


def test_no_kind_of_event_is_left_out() -> None:
    assert set(EVENTS) == {kind for union in get_args(Event) for kind in (get_args(union) or (union,))}


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_comes_back_from_its_bytes(kind: type[Event]) -> None:
    @given(EVENTS[kind])
    def check(event: Event) -> None:
        data = encode_event(event).SerializeToString()
        assert decode_event(events_pb2.Event.FromString(data)) == event

    check()


@given(ENTRIES)
def test_an_entry_comes_back_from_its_bytes_which_are_as_the_library_writes_them(entry: Entry) -> None:
    stored = entry_to_bytes(entry)
    assert stored == entry_to_bytes(entry)  # now of parts that are kept
    assert entry_from_bytes(stored) == entry
    assert entry_pb2.Entry.FromString(stored).SerializeToString(deterministic=True) == stored


def test_nothing_is_kept_of_what_no_other_deal_has() -> None:
    for game in GAMES:
        for on in walk(game, Random(3)):
            for happened in on.entries[-1].happened:
                event = whole(happened)
                hand = isinstance(event, Transferred) and len(event.cards) > MOST_MOVED
                once = isinstance(event, Opened | SeatTaken | EntropyRevealed | Begun | Ended | Released) or hand
                assert not (once and comes_again(happened))


SAID = [
    Entry(1_700_000_000_000_000, Author("service"), "", (Happened(WindowClosed()),)),
    Entry(1_700_000_000_000_000, Author("seat", 1, "greedy"), "", (Happened(Moved(1, "discard", (3,))),)),
    Entry(1_700_000_000_000_000, Author("seat", 1), "one", (Happened(Moved(1, "discard", (3,))),), bytes(32)),
    Entry(1_700_000_000_000_000, Author("owner"), "", (Happened(Paused("x" * 200)),)),
    Entry(0, Author("service"), "", (Happened(WindowClosed()),)),
]


@pytest.mark.parametrize("entry", SAID, ids=["a service's", "an AI player's", "a person's", "a long one", "no time"])
@pytest.mark.parametrize("time", [0, 5, 1_800_000_000_000_000, 2**64 - 1])
def test_a_time_is_read_as_the_library_reads_it_wherever_and_how_often_it_stands(entry: Entry, time: int) -> None:
    stored, field = entry_to_bytes(entry), packed_pb2.PackedEntry(time=time).SerializeToString() or b"\x08\x00"
    for data in (field + stored, stored + field, field + stored + field, field + field + stored):
        read = packed_pb2.PackedEntry.FromString(data).time
        assert entry_from_bytes(data) == entry_from_bytes(data) == replace(entry, time=read)


def test_an_entry_that_comes_again_at_another_time_is_the_same_but_for_it() -> None:
    first, second = (entry_from_bytes(entry_to_bytes(replace(SAID[1], time=time))) for time in (1, 2**63))
    assert (first.time, second.time) == (1, 2**63)
    assert first == replace(second, time=1)
    assert first.happened[0] is second.happened[0]


@given(st.binary(max_size=200))
def test_junk_is_no_entry(junk: bytes) -> None:
    """Or if it should be one by chance, then one that can be written again."""
    try:
        entry = entry_from_bytes(junk)
    except BadEntry:
        return
    assert entry_from_bytes(entry_to_bytes(entry)) == entry
    assert entry.happened


@given(ENTRIES, st.data())
def test_a_damaged_entry_raises_bad_entry_and_nothing_else(entry: Entry, data: st.DataObject) -> None:
    stored = bytearray(entry_to_bytes(entry))
    at = data.draw(st.integers(0, len(stored) - 1))
    stored[at] ^= data.draw(st.integers(1, 255))
    with suppress(BadEntry):
        entry_from_bytes(bytes(stored))


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"\xff",
        entry_pb2.Entry(time=1, author=entry_pb2.Author(role=entry_pb2.Author.ROLE_SEAT)).SerializeToString(),
        entry_pb2.Entry(
            author=entry_pb2.Author(role=entry_pb2.Author.ROLE_SEAT), events=[entry_pb2.Recorded()]
        ).SerializeToString(),
        entry_pb2.Entry(
            author=entry_pb2.Author(role=99),  # type: ignore[arg-type]
            events=[entry_pb2.Recorded(public=encode_event(WindowClosed()))],
        ).SerializeToString(),
        entry_pb2.Entry(
            author=entry_pb2.Author(role=entry_pb2.Author.ROLE_SEAT),
            events=[entry_pb2.Recorded(public=events_pb2.Event())],
        ).SerializeToString(),
        entry_pb2.Entry(
            author=entry_pb2.Author(role=entry_pb2.Author.ROLE_SEAT),
            events=[entry_pb2.Recorded(public=events_pb2.Event(moved=events_pb2.Moved()))],
        ).SerializeToString(),
    ],
    ids=["nothing", "no message", "no events", "an empty event", "no role", "no kind", "no verb"],
)
def test_what_no_command_can_have_brought_about_is_no_entry(junk: bytes) -> None:
    with pytest.raises(BadEntry):
        entry_from_bytes(junk)


# The vocabulary

SOURCES = "".join(
    path.read_text(encoding="utf-8")
    for root in cardavia.core.games.__path__
    for path in Path(root).rglob("*")
    if path.suffix in (".py", ".pyx")
)


def steps(game: str) -> Iterator[Event]:
    """Events of some random tables, as the log has them, and as views have them."""
    for seed in range(40):
        for on in walk(game, Random(seed)):
            for happened in on.entries[-1].happened:
                yield from filter(None, (happened.public, happened.secret))
            for viewer in islice(viewers(on.table), 1, None):
                if (view := observe(on.table, viewer)) is not None and Random(len(on.entries)).random() < 0.1:
                    yield from (Transferred(place, place) for place in view.places)
                    yield from (Marked(mark, faces) for mark, faces in view.marks.items())
                    yield from (Counted(count, value) for count, value in view.counts.items())


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_has_a_number(game: str) -> None:
    for event in steps(game):
        encode_event(event)
    assert {*GAMES[game].verbs} <= {*VERB}


@pytest.mark.parametrize("vocabulary", [ZONE, MARK, COUNTER, REASON, BONUS, VERB], ids="zmcrbv")
def test_every_number_has_a_word_that_a_game_says(vocabulary: Mapping[str, int]) -> None:
    for word in vocabulary:
        plain = re.sub(r"_\d+$", "_{n}", word)
        assert f'"{word}"' in SOURCES or f'"{plain}"' in SOURCES, f"no game says {word}"


def test_every_face_of_every_pack_has_a_number_of_its_own_that_bears_its_code() -> None:
    faces = {f"FACE_{card.code.upper()}": card.face for deck in DECKS for card in deck.cards}
    assert faces == {name: number for name, number in vocabulary_pb2.Face.items() if number}
    names = {card.face for deck in DECKS for card in deck.cards}
    for game in GAMES.values():
        assert {*game.pack} <= names


@pytest.mark.parametrize("enum", vocabulary_pb2.DESCRIPTOR.enum_types_by_name.values(), ids=lambda enum: enum.name)
def test_zero_is_no_word(enum: object) -> None:
    values = enum.values_by_number  # type: ignore[attr-defined]
    assert values[0].name.endswith("_UNSPECIFIED")


def test_a_packed_entry_is_an_entry_on_the_wire() -> None:
    whole, packed = entry_pb2.Entry.DESCRIPTOR.fields_by_name, packed_pb2.PackedEntry.DESCRIPTOR.fields_by_name
    assert {name: field.number for name, field in packed.items()} == {n: field.number for n, field in whole.items()}
    assert [name for name, field in packed.items() if field.type != whole[name].type] == ["events"]
    assert packed["events"].type == FieldDescriptor.TYPE_BYTES
