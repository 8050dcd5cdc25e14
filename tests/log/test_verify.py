"""Verdicts: where the first fault is, and how far signatures vouch."""

from random import Random
from uuid import UUID

import pytest

from cardavia.service import verify as module
from cardavia.service.samples import exported, played
from cardavia.service.signing import Signer, key_id
from cardavia.service.verify import Checker, Fault, Verdict, verify
from cardavia.service.wire.export import BadFile, Record
from tests.log.mutations import Subject, changed_records, subject


def verdicts(on: Subject, keys: dict[str, bytes] | None = None, *heads: bytes) -> list[Verdict]:
    known = on.keys if keys is None else keys
    return list(verify(on.records, lambda table: Checker(table, known, frozenset(heads))))


def first_entries(on: Subject) -> list[Record]:
    """The entries of the first table."""
    end = next(at for at, record in enumerate(on.records) if record.HasField("head"))
    return on.records[2:end]


def told(on: Subject) -> tuple[list[Verdict], str]:
    """All verdicts, and what is said of the damage that ends them."""
    found: list[Verdict] = []
    try:
        found.extend(verify(on.records, lambda table: Checker(table, on.keys)))
    except BadFile as error:
        return found, str(error)
    return found, ""


def test_a_log_in_order_is_sound_and_vouched_for() -> None:
    on = subject()
    found = verdicts(on)
    assert [verdict.whole for verdict in found] == [True] * 3
    assert [verdict.keys for verdict in found] == [(key_id(on.signer.public),)] * 3
    assert sum(verdict.entries for verdict in found) == on.records[-1].end.entries


def test_a_fault_is_named_and_the_next_tables_are_checked_all_the_same() -> None:
    on = subject()
    entry = first_entries(on)[6].entry
    entry.stored = entry.stored[:-1]
    one, *others = verdicts(on)
    assert one.fault is not None
    assert one.fault.revision == 7
    assert "no entry that this version can read" in one.fault.what
    assert all(verdict.whole for verdict in others)


def test_a_missing_entry_is_named_by_its_number() -> None:
    on = subject()
    del on.records[2 + 4]
    on.records[-1].end.entries -= 1
    assert verdicts(on)[0].fault == Fault(5, "where entry 5 should be, there is entry 6")


def test_a_signature_by_an_unknown_key_says_nothing() -> None:
    on = subject()
    for verdict in verdicts(on, {}):
        assert (verdict.sound, verdict.whole, verdict.vouched) == (True, False, 0)
        assert verdict.unknown == (key_id(on.signer.public),)


def test_a_bad_signature_is_a_fault() -> None:
    on = subject()
    head = next(record.head for record in on.records if record.HasField("head"))
    head.signature = bytes(64)
    fault = verdicts(on)[0].fault
    assert fault is not None
    assert fault.what == f"the signature by key {head.key_id} is not good"


def test_a_tail_without_a_signature_is_not_vouched_for() -> None:
    on = subject()
    at = next(at for at, record in enumerate(on.records) if record.HasField("head"))
    seal = Record()
    seal.CopyFrom(on.records.pop(at))
    checker = Checker(UUID(seal.head.table_id), on.keys)
    for record in first_entries(Subject(on.signer, [*on.records[:at], seal])):
        checker.entry(record.entry.revision, record.entry.stored)
        if checker.revision == 3:
            own = on.signer.seal(checker.id, checker.head)
            checker.seal(str(checker.id), 3, own)
    verdict = checker.verdict()
    assert (verdict.sound, verdict.whole, verdict.vouched) == (True, False, 3)


def test_a_head_that_was_kept_is_found_where_it_belongs() -> None:
    on = subject()
    kept = next(record.head.head for record in on.records if record.HasField("head"))
    found = verdicts(on, None, kept, bytes(32))
    assert found[0].heads == {kept: found[0].entries}
    assert not found[1].heads


def test_a_table_without_entries_is_a_fault() -> None:
    signer = Signer.new()
    records = list(exported(iter([]), signer))
    records.insert(1, Record(table={"table_id": "01890000-0000-7000-8000-000000000000"}))
    records[-1].end.tables = 1
    (verdict,) = verify(records, lambda table: Checker(table, {}))
    assert verdict.fault == Fault(0, "it has no entries")


def test_a_fault_before_the_damage_of_a_file_is_told_first() -> None:
    on = subject()
    entry = first_entries(on)[3].entry
    entry.stored += b"\xff"
    judging = verify(on.records[:8], lambda table: Checker(table, on.keys))
    fault = next(judging).fault
    assert fault is not None
    assert fault.revision == 4
    with pytest.raises(BadFile, match="it has no end"):
        next(judging)


@pytest.mark.parametrize("most", [1, 7])
def test_verdicts_do_not_depend_on_how_many_entries_are_checked_together(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    on, rng = subject(1), Random(1)
    changed = [Subject(on.signer, changed_records(on, rng)[1]) for _ in range(100)]
    together = [told(each) for each in changed]
    assert any(verdict.fault for verdicts, _ in together for verdict in verdicts)
    monkeypatch.setattr(module, "RUN", most)
    assert [told(each) for each in changed] == together


def test_a_long_entry_is_checked_without_waiting_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    on = subject()
    monkeypatch.setattr(module, "LONG", 1)
    assert [verdict.whole for verdict in verdicts(on)] == [True] * 3


@pytest.mark.parametrize("game", ["chuo_pai", "tien_gow", "chan"])
def test_logs_of_ai_players_are_sound_while_their_secret_is_kept(game: str) -> None:
    signer = Signer.new()
    on = Subject(signer, list(exported(iter([played(game, "greedy", Random(3), "release")]), signer)))
    (verdict,) = verdicts(on)
    assert verdict.whole
    assert verdict.table is not None
    assert not verdict.table.secret
