"""What is wrong is refused, with the reason, and nothing of it is stored; what is right beside it is imported."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from uuid import UUID

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cardavia.core.events import Continued, Happened, SeatTaken, Settled, whole
from cardavia.core.table import Author, Entry
from cardavia.service import imports
from cardavia.service.imports import Imported
from cardavia.service.journal._memory import MemoryStore
from cardavia.service.signing import Signer, key_id
from cardavia.service.wire.export import BadFile, Record
from cardavia.service.wire.log import entry_from_bytes, entry_to_bytes
from tests.interchange.journals import (
    KEYS,
    SIGNER,
    appends,
    exported,
    file_of,
    history,
    imported,
    played,
    records_of,
    settled,
    store_all,
    table_id,
)

STRANGER = Signer.new()
SOUND = UUID(int=2**128 - 1)
"""A table that comes after the others in a file."""
Records = list[Record]


@pytest.fixture(scope="module")
def deal() -> tuple[UUID, list[Entry]]:
    """A deal of Tien Gow that was played to its end."""
    table, all_of = played(Random(1))
    return table, [entry_from_bytes(each.state) for each in all_of]


def file_with(table: UUID, entries: list[Entry], signer: Signer = SIGNER) -> Records:
    """A file with this table, then a sound one."""
    source = MemoryStore()
    store_all(source, appends(table, entries, signer))
    store_all(source, appends(SOUND, history("chan", Random(2), 20)))
    return records_of(exported(source))


def refusal(records: Records, target: MemoryStore | None = None, *, unsigned: bool = False) -> str:
    """Why the first table of a file is refused: nothing of it is stored, and the other one is there."""
    for jsonl in (False, True):
        store = target or MemoryStore()
        result = imported(store, file_of(records, jsonl=jsonl), unsigned=unsigned)
        (table,) = {UUID(record.table.table_id) for record in records if record.HasField("table")} - {SOUND}
        assert [each for each, _ in result.refused] == [table]
        assert store.read(SOUND, 0, None)
        assert target or not store.read(table, 0, None)
        assert target or {found.table for found in store._requests.values()} <= {SOUND}
    return result.refused[0][1]


def first_head_at(records: Records) -> int:
    return next(at for at, record in enumerate(records) if record.HasField("head"))


def without_its_heads(records: Records, table: UUID) -> Records:
    return [record for record in records if not (record.HasField("head") and record.head.table_id == str(table))]


# The chain and its signatures


def test_without_a_signature_under_the_last_entry(deal: tuple[UUID, list[Entry]]) -> None:
    records = without_its_heads(file_with(*deal), deal[0])
    assert refusal(records) == "no known key vouches for its last entry"
    assert imported(MemoryStore(), file_of(records), unsigned=True).new == 2


def test_a_signature_under_an_earlier_entry_is_not_enough() -> None:
    rng = Random(3)
    table, entries = table_id(rng), history("chan", rng, 30)
    earlier = [record for record in file_with(table, entries[:20]) if record.HasField("head")][:1]
    records = without_its_heads(file_with(table, entries), table)
    at = [n for n, record in enumerate(records) if record.HasField("entry")][19]
    assert refusal([*records[: at + 1], *earlier, *records[at + 1 :]]) == "no known key vouches for its last entry"


def test_signed_by_a_key_that_is_not_known(deal: tuple[UUID, list[Entry]]) -> None:
    records = file_with(*deal, signer=STRANGER)
    assert refusal(records) == "no known key vouches for its last entry"
    known = {**KEYS, key_id(STRANGER.public): STRANGER.public}
    assert imported(MemoryStore(), file_of(records), known).new == 2


def test_a_signature_that_is_not_of_its_key(deal: tuple[UUID, list[Entry]]) -> None:
    records = file_with(*deal)
    records[first_head_at(records)].head.signature = bytes(64)
    for unsigned in (False, True):
        assert f"the signature by key {key_id(SIGNER.public)} is not good" in refusal(records, unsigned=unsigned)


def test_a_signature_of_another_table(deal: tuple[UUID, list[Entry]]) -> None:
    records, other = file_with(*deal), file_with(UUID(int=8), deal[1])
    at = first_head_at(records)
    records[at].head.signature = other[at].head.signature
    assert "is not good" in refusal(records)
    records[at].head.CopyFrom(other[at].head)
    assert f"of table {UUID(int=8)} stands after entry" in refusal(records)


@pytest.mark.parametrize(("field", "value"), [("head", b""), ("key_id", "x" * 17), ("signature", bytes(10_000))])
def test_a_signed_head_of_a_wrong_size(field: str, value: object, deal: tuple[UUID, list[Entry]]) -> None:
    records = file_with(*deal)
    setattr(records[first_head_at(records)].head, field, value)
    assert refusal(records, unsigned=True).endswith("is no signed head")


def test_more_signed_heads_than_entries(deal: tuple[UUID, list[Entry]]) -> None:
    records = file_with(*deal)
    at = first_head_at(records)
    many = [*records[:at], *[records[at]] * (len(deal[1]) + 2), *records[at + 1 :]]
    assert refusal(many) == "it has more signed heads than entries"


def test_a_signed_head_that_is_not_the_head(deal: tuple[UUID, list[Entry]]) -> None:
    records = file_with(*deal)
    records[first_head_at(records)].head.head = bytes(32)
    assert refusal(records).endswith("the signed head is not the head of the chain")


def test_of_two_signatures_under_an_entry_the_one_of_a_known_key_is_kept(deal: tuple[UUID, list[Entry]]) -> None:
    table, entries = deal
    strange = file_with(table, entries, STRANGER)
    at = first_head_at(strange)
    good = file_with(table, entries)[at]
    for both in ([strange[at], good], [good, strange[at]]):
        target = MemoryStore()
        assert imported(target, file_of([*strange[:at], *both, *strange[at + 1 :]])).new == 2
        kept = target.read(table, at - 3, 1)[0].seal
        assert kept is not None
        assert kept.key_id == key_id(SIGNER.public)


def test_signatures_of_keys_that_are_not_known_are_not_stored_as_if_they_were() -> None:
    rng = Random(8)
    table, entries = table_id(rng), settled("tien_gow", rng)
    last = len(entries)
    continued = replace(entries[-1], author=Author("owner"), happened=(Happened(Continued(str(SOUND))),))
    longer = [*entries, continued]
    records, strange = file_with(table, longer), file_with(table, longer, STRANGER)
    at = first_head_at(records)
    records[at].CopyFrom(strange[at])
    for unsigned in (False, True):
        target = MemoryStore()
        assert imported(target, file_of(records), unsigned=unsigned).refused == []
        middle, end = (stored.seal for stored in target.read(table, last - 1, None))
        assert (middle is not None) == unsigned
        assert end is not None


# The entries


def test_a_changed_entry(deal: tuple[UUID, list[Entry]]) -> None:
    table, entries = deal
    records = file_with(table, entries)
    at = next(at for at, one in enumerate(entries) if [type(each.public) for each in one.happened] == [SeatTaken])
    stamped = replace(entries[at], time=entries[at + 1].time)  # nothing but the chain can tell
    records[2 + at].entry.stored = entry_to_bytes(stamped)
    assert refusal(records).endswith("the signed head is not the head of the chain")


def test_bytes_that_are_no_entry(deal: tuple[UUID, list[Entry]]) -> None:
    records = without_its_heads(file_with(*deal), deal[0])
    records[5].entry.stored = b"\xff"
    assert refusal(records, unsigned=True).startswith("entry 4: these bytes are no entry")


def test_what_is_signed_and_against_the_rules(deal: tuple[UUID, list[Entry]]) -> None:
    """A known key is trusted to say what happened, not what the rules make of it."""
    table, entries = deal
    last = next(n for n, entry in enumerate(entries) if any(isinstance(whole(h), Settled) for h in entry.happened))
    events = [
        Happened(replace(event, scores=(*event.scores[1:], event.scores[0])))
        if isinstance(event := whole(happened), Settled)
        else happened
        for happened in entries[last].happened
    ]
    assert events != list(entries[last].happened)
    forged = [*entries[:last], replace(entries[last], happened=tuple(events)), *entries[last + 1 :]]
    for unsigned in (False, True):
        reason = refusal(file_with(table, forged), unsigned=unsigned)
        assert reason.startswith(f"entry {last + 1}: event ")
        assert "the rules say Happened(public=Settled(" in reason


def test_requests_that_no_service_would_have_stored(deal: tuple[UUID, list[Entry]]) -> None:
    table, entries = deal
    asked = [n for n, entry in enumerate(entries) if entry.request_id and n]
    for digest, reason in ((b"", "request digest has 0 bytes"), (bytes(31), "request digest has 31 bytes")):
        forged = list(entries)
        forged[asked[0]] = replace(entries[asked[0]], digest=digest)
        records = file_with(table, entries)
        records[2 + asked[0]].entry.stored = entry_to_bytes(forged[asked[0]])
        assert reason in refusal(without_its_heads(records, table), unsigned=True)
    twin = next(n for n in asked[1:] if entries[n].author == entries[asked[0]].author)
    records = file_with(table, entries)
    same = replace(entries[twin], request_id=entries[asked[0]].request_id)
    records[2 + twin].entry.stored = entry_to_bytes(same)
    records = without_its_heads(records, table)
    assert refusal(records, unsigned=True) == "two of its entries answer the same request"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda r: r[:3] + r[4:], "entry 3 stands where entry 2 should"),
        (lambda r: [*r[:3], r[4], r[3], *r[5:]], "entry 3 stands where entry 2 should"),
        (lambda r: [*r[:3], r[2], *r[3:]], "entry 1 stands where entry 2 should"),
        (lambda r: r[:2] + r[3:], "entry 2 stands where entry 1 should"),
        (lambda r: [*r[:2], r[first_head_at(r)], *r[2:]], "stands after entry 0"),
        (lambda r: [*r[:5], r[first_head_at(r)], *r[5:]], "stands after entry 3"),
    ],
    ids=["missing", "swapped", "twice", "first", "head before", "head between"],
)
def test_records_in_disorder(deal: tuple[UUID, list[Entry]], change: Callable[[Records], Records], reason: str) -> None:
    records = change(file_with(*deal))
    entries = sum(record.HasField("entry") for record in records)
    records[-1].end.entries = entries
    for unsigned in (False, True):
        assert reason in refusal(records, unsigned=unsigned)


def test_a_table_without_entries() -> None:
    records = file_with(UUID(int=8), history("chan", Random(4), 3))
    empty = [record for record in records[:5] if not record.HasField("entry")]
    rest = records[first_head_at(records) + 1 :]
    rest[-1].end.entries -= 3
    assert refusal([*empty, *rest]) == "it has no entries"


def test_a_table_that_is_too_long_is_not_held_in_memory(
    deal: tuple[UUID, list[Entry]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imports, "MAX_ENTRIES", 20)
    assert refusal(file_with(*deal)) == "it has more than 20 entries or 64 MiB"
    monkeypatch.undo()
    monkeypatch.setattr(imports, "MAX_BYTES", 3000)
    assert len(deal[1]) < 3000
    records = file_with(*deal)
    carried = next(imports.carried_tables(records))
    assert carried.fault
    assert sum(map(len, carried.entries)) < 3000 + max(map(len, carried.entries))


# What is there already


def test_a_history_that_is_not_the_one_stored_here(deal: tuple[UUID, list[Entry]]) -> None:
    table, entries = deal
    other = [*entries[:9], replace(entries[9], time=entries[10].time), *entries[10:]]
    target = MemoryStore()
    store_all(target, appends(table, other[:15]))
    before = target.read(table, 0, None)
    assert refusal(file_with(table, entries), target) == "entry 10 is not the one that is stored here"
    assert target.read(table, 0, None) == before


def test_a_table_twice_in_a_file_is_imported_once(deal: tuple[UUID, list[Entry]]) -> None:
    records = file_with(*deal)
    begin = [n for n, record in enumerate(records) if record.HasField("table")]
    twice = [*records[: begin[1]], *records[1:]]
    twice[-1].end.tables += 1
    twice[-1].end.entries += len(deal[1])
    result = imported(MemoryStore(), file_of(twice))
    assert (result.new, result.present, result.refused) == (2, 1, [])


def test_an_opening_that_opened_another_table_here(deal: tuple[UUID, list[Entry]]) -> None:
    table, entries = deal
    opened = replace(entries[0], request_id="asked once", digest=bytes(32))
    source, target = MemoryStore(), MemoryStore()
    store_all(source, appends(table, [opened, *entries[1:]]))
    store_all(target, appends(UUID(int=9), [opened]))
    result = imported(target, exported(source))
    assert result.refused == [(table, f"the request that opened it opened table {UUID(int=9)} here")]
    store_all(source, appends(UUID(int=6), history("chan", Random(2), 20)))
    both = MemoryStore()
    for each in (table, UUID(int=5)):
        part = MemoryStore()
        store_all(part, appends(each, [opened, *entries[1:]]))
        imported(both, exported(part))
    assert [row.table for row in both.summaries({}, None, 9, False)] == [table]


# The file


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda r: r[:0], "the file is cut off"),
        (lambda r: r[1:], "a file begins with its header"),
        (lambda r: [r[0], *r], "a file begins with its header, and has no other"),
        (lambda r: r[:-1], "the file is cut off: it has no end"),
        (lambda r: [*r, r[-1]], "the file goes on after its end"),
        (lambda r: [*r, r[1]], "the file goes on after its end"),
        (lambda r: r[:-2] + r[-1:], None),
        (lambda r: [r[0], *r[2:]], "record 2 belongs to no table"),
        (lambda r: [r[0], r[first_head_at(r)], *r[1:]], "record 2 belongs to no table"),
    ],
)
def test_a_file_that_is_not_whole(
    deal: tuple[UUID, list[Entry]], change: Callable[[Records], Records], reason: str | None
) -> None:
    records = change(file_with(*deal))
    for jsonl in (False, True):
        if reason is None:
            assert [why for _, why in imported(MemoryStore(), file_of(records, jsonl=jsonl)).refused]
            continue
        with pytest.raises(BadFile, match=reason):
            imported(MemoryStore(), file_of(records, jsonl=jsonl))


def test_counts_that_are_wrong(deal: tuple[UUID, list[Entry]]) -> None:
    for field in ("tables", "entries"):
        records = file_with(*deal)
        setattr(records[-1].end, field, 1)
        with pytest.raises(BadFile, match="as its end says"):
            imported(MemoryStore(), file_of(records))


def test_a_format_of_a_later_version(deal: tuple[UUID, list[Entry]]) -> None:
    records = file_with(*deal)
    records[0].header.format = 2
    with pytest.raises(BadFile, match="the file has format 2; this version reads format 1"):
        imported(MemoryStore(), file_of(records))


def test_an_id_that_is_none(deal: tuple[UUID, list[Entry]]) -> None:
    records = file_with(*deal)
    for text in ("seven", "", str(deal[0]).upper(), "{" + str(deal[0]) + "}"):
        records[1].table.table_id = text
        with pytest.raises(BadFile, match="is no table's id"):
            imported(MemoryStore(), file_of(records))


@pytest.mark.parametrize("line", [b"null", b"1", b"[]", b"{}", b'{"entry":null}', b'{"chapter":{}}', b"{", b"\xff"])
def test_a_line_that_is_no_record(line: bytes, deal: tuple[UUID, list[Entry]]) -> None:
    file = file_of(file_with(*deal), jsonl=True)
    header, rest = file.split(b"\n", 1)
    with pytest.raises(BadFile, match="line 2 is no record"):
        imported(MemoryStore(), b"\n".join((header, line, rest)))


def test_tables_before_a_cut_are_imported() -> None:
    source = MemoryStore()
    for number in range(1, 4):
        store_all(source, appends(UUID(int=number), history("chan", Random(number), 10)))
    records = records_of(exported(source))
    cut = [n for n, record in enumerate(records) if record.HasField("table")][2] + 4
    target, result = MemoryStore(), Imported()
    with pytest.raises(BadFile, match="cut off"):
        imports.import_tables(target, records[:cut], KEYS, result, unsigned=True)
    assert (result.new, result.refused) == (2, [])
    assert len(target.summaries({}, None, 9, False)) == 2


# Anything


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), jsonl=st.booleans(), unsigned=st.booleans())
def test_damage_is_noticed(deal: tuple[UUID, list[Entry]], data: st.DataObject, jsonl: bool, unsigned: bool) -> None:
    """Whatever becomes of a file: with signatures nothing is imported but what was exported."""
    records = file_with(*deal)
    file = bytearray(file_of(records, jsonl=jsonl))
    for _ in range(data.draw(st.integers(1, 3))):
        file[data.draw(st.integers(0, len(file) - 1))] = data.draw(st.integers(0, 255))
    target = MemoryStore()
    with suppress(BadFile):
        imported(target, bytes(file), unsigned=unsigned)
    if not unsigned:
        sound = MemoryStore()
        imported(sound, file_of(records))
        for row in target.summaries({}, None, 9, False):
            assert target.read(row.table, 0, None) == sound.read(row.table, 0, None)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_entries_of_any_bytes_are_refused_or_make_sense(deal: tuple[UUID, list[Entry]], data: st.DataObject) -> None:
    """Where nobody vouches, the rules still do."""
    table, entries = deal
    stored = [bytearray(entry_to_bytes(entry)) for entry in entries]
    number = data.draw(st.integers(0, len(stored) - 1))
    for _ in range(data.draw(st.integers(1, 3))):
        stored[number][data.draw(st.integers(0, len(stored[number]) - 1))] = data.draw(st.integers(0, 255))
    carried = imports.Carried(table, [bytes(each) for each in stored])
    with suppress(imports.Unacceptable):
        assert len(imports.accepted(carried, {}, unsigned=True)) == len(stored)
