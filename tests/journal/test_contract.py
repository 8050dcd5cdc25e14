"""What every store must do; one suite for all of them."""

import asyncio
import hashlib
import random
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from cardavia.service.journal import (
    MAX_NAME_BYTES,
    MAX_STATE_BYTES,
    Append,
    Conflict,
    Found,
    Journal,
    JournalClosed,
    JournalFailed,
    Naming,
    Request,
    RequestKnown,
    Store,
    Stored,
    Summary,
)
from cardavia.service.journal import _journal as journal_module
from cardavia.service.journal._store import Refusal
from tests.journal.stores import PERSISTENT, STORES, Gate, entry, revisions, summary, table

A, B = table(1), table(2)


async def outcomes(*calls: Coroutine[Any, Any, None]) -> list[type[BaseException] | None]:
    """What each of some appends at the same time raised."""
    results = await asyncio.gather(*calls, return_exceptions=True)
    return [None if result is None else type(result) for result in results]


async def together(gate: Gate, journal: Journal, *appends: Append) -> list[BaseException | None]:
    """The outcomes of appends that share one transaction."""
    gate.opened.clear()
    gate.entered.clear()
    first = asyncio.create_task(journal.append(entry(table(999), 1 + len(gate.batches))))
    await asyncio.to_thread(gate.entered.wait)
    tasks = [asyncio.create_task(journal.append(append)) for append in appends]
    await asyncio.sleep(0)
    gate.opened.set()
    await asyncio.wait([first])
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert gate.batches[-1] == list(appends)
    return results


class TestEntries:
    async def test_read_gives_what_was_appended(self, journal: Journal) -> None:
        await journal.append(Append(A, 1, b"one", "Opened"))
        await journal.append(Append(A, 2, b"", "Moved"))
        await journal.append(Append(B, 1, b"\x00\xff", "Opened"))
        assert await journal.read(A) == [Stored(1, "Opened", b"one"), Stored(2, "Moved", b"")]
        assert await journal.read(B) == [Stored(1, "Opened", b"\x00\xff")]

    async def test_unknown_table_is_empty(self, journal: Journal) -> None:
        assert await journal.read(A) == []

    @pytest.mark.parametrize(
        ("after", "limit", "expected"),
        [
            (0, None, [1, 2, 3, 4, 5]),
            (2, None, [3, 4, 5]),
            (5, None, []),
            (9, None, []),
            (0, 1, [1]),
            (2, 2, [3, 4]),
            (4, 9, [5]),
        ],
    )
    async def test_after_and_limit(
        self, journal: Journal, after: int, limit: int | None, expected: Sequence[int]
    ) -> None:
        for revision in range(1, 6):
            await journal.append(entry(A, revision))
        assert [stored.revision for stored in await journal.read(A, after, limit)] == expected

    @pytest.mark.parametrize("revision", [1, 2, 4, 2**63 - 1])
    async def test_only_the_next_revision_fits(self, journal: Journal, revision: int) -> None:
        await journal.append(entry(A, 1))
        await journal.append(entry(A, 2))
        with pytest.raises(Conflict) as raised:
            await journal.append(entry(A, revision, b"other"))
        assert (raised.value.table, raised.value.revision) == (A, revision)
        assert await journal.read(A) == [Stored(1, "Moved", b"1 of 1"), Stored(2, "Moved", b"2 of 1")]

    async def test_big_states(self, journal: Journal) -> None:
        states = [random.Random(size).randbytes(size) for size in (0, 5_000, 1_000_000, MAX_STATE_BYTES)]
        await asyncio.gather(*(journal.append(entry(A, at + 1, state)) for at, state in enumerate(states)))
        assert [stored.state for stored in await journal.read(A)] == states


class TestTogether:
    async def test_one_table_several_times(self, gate: Gate, gated: Journal) -> None:
        assert await together(gate, gated, *(entry(A, revision) for revision in range(1, 6))) == [None] * 5
        assert await revisions(gated, A) == [1, 2, 3, 4, 5]

    async def test_a_conflict_fails_alone(self, gate: Gate, gated: Journal) -> None:
        results = await together(
            gate, gated, entry(A, 1), entry(B, 1, id="b"), entry(A, 1, b"late", id="late"), entry(A, 2, id="a")
        )
        assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None)]
        assert await gated.read(A) == [Stored(1, "Moved", b"1 of 1"), Stored(2, "Moved", b"2 of 1")]
        assert await revisions(gated, B) == [1]
        assert await gated.find("seat", "late") is None
        assert await gated.find("seat", "a") is not None

    async def test_what_was_decided_on_a_refused_entry_is_refused_too(self, gate: Gate, gated: Journal) -> None:
        await gated.append(entry(B, 1, id="x"))
        results = await together(gate, gated, entry(A, 1), entry(A, 2, id="x"), entry(A, 3))
        assert [type(result) for result in results] == [type(None), RequestKnown, Conflict]
        assert await revisions(gated, A) == [1]

    async def test_one_request_twice(self, gate: Gate, gated: Journal) -> None:
        results = await together(gate, gated, entry(A, 1, id="x", digest=b"1"), entry(B, 1, id="x", digest=b"2"))
        assert results[0] is None
        assert isinstance(results[1], RequestKnown)
        assert results[1].found == Found(A, 1, hashlib.sha256(b"1").digest())
        assert await revisions(gated, B) == []

    async def test_the_last_summary_stays(self, gate: Gate, gated: Journal) -> None:
        appends = [
            replace(entry(A, revision), summary=summary(A, revision, status=status))
            for revision, status in enumerate(("open", "playing", "over"), 1)
        ]
        results = await together(gate, gated, *appends, entry(A, 9))
        assert [type(result) for result in results] == [type(None)] * 3 + [Conflict]
        row = await gated.summary(A)
        assert row is not None
        assert (row.status, row.revision) == ("over", 3)

    async def test_batches_are_bounded(self, gate: Gate, gated: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(journal_module, "_BATCH_APPENDS", 3)
        monkeypatch.setattr(journal_module, "_BATCH_BYTES", 100)
        gate.opened.clear()
        small = [asyncio.create_task(gated.append(entry(A, revision))) for revision in range(1, 9)]
        big = [asyncio.create_task(gated.append(entry(B, revision, bytes(99)))) for revision in range(1, 5)]
        await asyncio.to_thread(gate.entered.wait)
        gate.opened.set()
        await asyncio.gather(*small, *big)
        assert all(len(batch) <= 3 for batch in gate.batches)
        assert all(sum(len(append.state) for append in batch[:-1]) < 100 for batch in gate.batches)
        assert [append for batch in gate.batches for append in batch if append.table == B] == [
            entry(B, revision, bytes(99)) for revision in range(1, 5)
        ]

    async def test_the_queue_is_bounded(self, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(journal_module, "_QUEUED_APPENDS", 4)
        async with Journal(gate) as journal:
            gate.opened.clear()
            tasks = [asyncio.create_task(journal.append(entry(A, revision))) for revision in range(1, 21)]
            await asyncio.to_thread(gate.entered.wait)
            await asyncio.sleep(0)
            assert journal._queue.qsize() <= 4
            gate.opened.set()
            await asyncio.gather(*tasks)
            assert max(len(batch) for batch in gate.batches) <= 4
            assert await revisions(journal, A) == list(range(1, 21))


class TestStore:
    """Many entries in one call."""

    async def test_each_entry_fails_alone(self, journal: Journal) -> None:
        await journal.append(entry(A, 1, id="x"))
        results = await journal.store([entry(A, 2), entry(A, 4), entry(B, 1, id="x"), entry(B, 1, id="y")])
        assert [type(result) for result in results] == [type(None), Conflict, RequestKnown, type(None)]
        assert (await revisions(journal, A), await revisions(journal, B)) == ([1, 2], [1])

    async def test_an_entry_that_comes_before_the_one_it_follows_is_refused(self, journal: Journal) -> None:
        results = await journal.store([entry(A, 2), entry(A, 1), entry(B, 1), entry(B, 3), entry(B, 2)])
        assert [type(result) for result in results] == [Conflict, type(None), type(None), Conflict, type(None)]
        assert (await revisions(journal, A), await revisions(journal, B)) == ([1], [1, 2])

    async def test_in_the_order_of_the_calls(self, gate: Gate, gated: Journal) -> None:
        gate.opened.clear()
        first = gated.store([entry(table(3), 1)])
        await asyncio.to_thread(gate.entered.wait)
        groups = [[entry(A, 1), entry(B, 1)], [entry(A, 1, b"late")], [entry(A, 2), entry(B, 2), entry(A, 3)]]
        results = [gated.store(group) for group in groups]
        assert not first.done()
        gate.opened.set()
        assert [list(map(type, await result)) for result in results] == [
            [type(None)] * 2,
            [Conflict],
            [type(None)] * 3,
        ]
        assert gate.batches == [[entry(table(3), 1)], [append for group in groups for append in group]]

    async def test_only_what_fits_into_no_transaction_is_stored_in_several(
        self, gate: Gate, gated: Journal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(journal_module, "_BATCH_APPENDS", 4)
        monkeypatch.setattr(journal_module, "_BATCH_BYTES", 100)
        gate.opened.clear()
        first = gated.store([entry(table(99), 1)])
        await asyncio.to_thread(gate.entered.wait)
        sizes = [[1, 1], [1, 1], [1, 1, 1], [1, 1], [1] * 5, [60, 60], [101], [1, 98], [1, 1]]
        groups = [
            [entry(table(number), revision, bytes(size)) for revision, size in enumerate(group, 1)]
            for number, group in enumerate(sizes, 1)
        ]
        results = [gated.store(group) for group in groups]
        gate.opened.set()
        assert await first == [None]
        assert [await result for result in results] == [[None] * len(group) for group in groups]
        stored = [[len(append.state) for append in batch] for batch in gate.batches[1:]]
        assert stored == [[1] * 4, [1] * 3, [1, 1], [1] * 4, [1], [60], [60], [101], [1, 98], [1, 1]]

    async def test_trouble_is_told_of_each_entry(self, gate: Gate) -> None:
        class Failing(Gate):
            def write(self, batch: Sequence[Append]) -> list[Refusal | None]:  # noqa: ARG002
                raise JournalFailed("the disk is full")

        async with Journal(Failing(gate.store)) as journal:
            results = await journal.store([entry(A, 1), entry(B, 1)])
        assert [str(result) for result in results] == ["the disk is full"] * 2
        assert all(isinstance(result, JournalFailed) for result in results)
        assert results[0] is not results[1]

    async def test_what_cannot_be_stored_keeps_the_others_out(self, journal: Journal) -> None:
        with pytest.raises(ValueError, match="revision is 0"):
            journal.store([entry(A, 1), entry(B, 0)])
        assert await journal.store([]) == []
        assert await revisions(journal, A) == []

    async def test_who_gives_up_disturbs_nobody(self, gate: Gate, gated: Journal) -> None:
        gate.opened.clear()
        results = [gated.store([entry(table(number), 1), entry(table(number), 9)]) for number in (1, 2, 3)]
        await asyncio.to_thread(gate.entered.wait)
        results[1].cancel()
        gate.opened.set()
        for number in (0, 2):
            assert list(map(type, await results[number])) == [type(None), Conflict]
        assert await revisions(gated, table(2)) == [1]

    async def test_a_closed_journal_refuses_at_once_and_stores_what_came_before(self, gate: Gate) -> None:
        journal = Journal(gate)
        gate.opened.clear()
        result = journal.store([entry(A, 1), entry(B, 1)])
        await asyncio.to_thread(gate.entered.wait)
        closing = asyncio.create_task(journal.close())
        await asyncio.sleep(0)
        with pytest.raises(JournalClosed):
            journal.store([entry(A, 2)])
        gate.opened.set()
        await closing
        assert await result == [None, None]


class TestRequests:
    async def test_found_after_the_append(self, journal: Journal) -> None:
        assert await journal.find("seat", "x") is None
        await journal.append(entry(A, 1))
        await journal.append(entry(A, 2, id="x", digest=b"payload"))
        assert await journal.find("seat", "x") == Found(A, 2, hashlib.sha256(b"payload").digest())
        assert await journal.find("other", "x") is None
        assert await journal.find("seat", "X") is None

    @pytest.mark.parametrize("digest", [b"same", b"another"])
    @pytest.mark.parametrize("again", [entry(A, 2), entry(A, 1), entry(A, 7), entry(B, 1)])
    async def test_known_whatever_comes_with_it(self, journal: Journal, again: Append, digest: bytes) -> None:
        await journal.append(entry(A, 1, id="x", digest=b"same"))
        request = Request("seat", "x", hashlib.sha256(digest).digest())
        with pytest.raises(RequestKnown) as raised:
            await journal.append(replace(again, request=request, summary=summary(again.table, again.revision)))
        assert raised.value.found == Found(A, 1, hashlib.sha256(b"same").digest())
        assert await revisions(journal, A) == [1]
        assert await revisions(journal, B) == []
        assert await journal.summaries() == []

    async def test_a_failed_append_leaves_no_request(self, journal: Journal) -> None:
        await journal.append(entry(A, 1))
        with pytest.raises(Conflict):
            await journal.append(entry(A, 1, id="x"))
        assert await journal.find("seat", "x") is None
        await journal.append(entry(A, 2, id="x"))
        found = await journal.find("seat", "x")
        assert found is not None
        assert found.revision == 2

    async def test_the_same_id_in_other_scopes(self, journal: Journal) -> None:
        digest = hashlib.sha256(b"").digest()
        for revision, scope in enumerate(("ada", "bo", "ann ", "Ấn"), 1):
            await journal.append(Append(A, revision, b"", "Moved", Request(scope, "1", digest)))
            assert await journal.find(scope, "1") == Found(A, revision, digest)


class TestSummaries:
    async def test_stored_and_replaced_with_the_entry(self, journal: Journal) -> None:
        assert await journal.summary(A) is None
        first = summary(A, label="cup", previous=B, owner="Nguyễn")
        await journal.append(replace(entry(A, 1), summary=first))
        assert await journal.summary(A) == first
        await journal.append(entry(A, 2))
        assert await journal.summary(A) == first
        third = summary(A, 3, status="over", listed=False)
        await journal.append(replace(entry(A, 3), summary=third))
        assert await journal.summary(A) == third
        assert await journal.summaries() == [third]

    async def test_a_failed_append_leaves_no_summary(self, journal: Journal) -> None:
        first = summary(A)
        await journal.append(replace(entry(A, 1, id="x"), summary=first))
        with pytest.raises(Conflict):
            await journal.append(replace(entry(A, 3), summary=summary(A, 3)))
        with pytest.raises(RequestKnown):
            await journal.append(replace(entry(A, 2, id="x"), summary=summary(A, 2)))
        with pytest.raises(Conflict):
            await journal.append(replace(entry(B, 2), summary=summary(B, 2)))
        assert await journal.summaries() == [first]

    async def test_filters(self, journal: Journal) -> None:
        rows = [
            summary(table(1)),
            summary(table(2), game="tien_gow", status="playing"),
            summary(table(3), listed=False, owner="bo"),
            summary(table(4), label="cup", owner="bo"),
        ]
        for row in rows:
            await journal.append(replace(entry(row.table, 1), summary=row))
        one, two, three, four = rows
        assert await journal.summaries() == rows
        assert await journal.summaries(listed=True) == [one, two, four]
        assert await journal.summaries(listed=False) == [three]
        assert await journal.summaries(status="playing") == [two]
        assert await journal.summaries(game="chuo_pai") == [one, three, four]
        assert await journal.summaries(owner="bo") == [three, four]
        assert await journal.summaries(label="cup") == [four]
        assert await journal.summaries(label="") == [one, two, three]
        assert await journal.summaries(owner="bo", listed=True, status="open", game="chuo_pai", label="cup") == [four]
        assert await journal.summaries(owner="carol") == []
        assert await journal.summaries(newest=True, listed=True) == [four, two, one]

    @pytest.mark.parametrize("newest", [False, True])
    @pytest.mark.parametrize("size", [1, 2, 3, 7, 100])
    async def test_pages(self, journal: Journal, size: int, newest: bool) -> None:
        """Tables opened in the same microsecond, in an order that is not that of their ids."""
        rows = [summary(table(n * 7 % 23), opened_at=n // 4, listed=n % 3 != 0) for n in range(1, 23)]
        await asyncio.gather(*(journal.append(replace(entry(row.table, 1), summary=row)) for row in rows))
        seen: list[Summary] = []
        after: tuple[int, UUID] | None = None
        while page := await journal.summaries(listed=True, after=after, limit=size, newest=newest):
            assert len(page) <= size
            seen += page
            after = page[-1].opened_at, page[-1].table
        listed = [row for row in rows if row.listed]
        assert seen == sorted(listed, key=lambda row: (row.opened_at, row.table), reverse=newest)

    async def test_a_page_may_start_where_no_row_is(self, journal: Journal) -> None:
        for n in (1, 3):
            await journal.append(replace(entry(table(n), 1), summary=summary(table(n), opened_at=n)))
        assert [row.opened_at for row in await journal.summaries(after=(2, table(9)))] == [3]
        assert [row.opened_at for row in await journal.summaries(after=(2, table(9)), newest=True)] == [1]


class TestResults:
    async def test_of_tables_that_have_ended_with_the_scores(self, journal: Journal) -> None:
        await journal.append(replace(entry(A, 1), summary=summary(A)))
        assert await journal.results() == []
        row = summary(A, 2, status="over", ended_at=7, scores=(3, -1, 0), winners=(0, 2))
        await journal.append(replace(entry(A, 2), summary=row))
        assert await journal.results() == [row] == [await journal.summary(A)]
        await journal.append(replace(entry(A, 3), summary=replace(row, revision=3)))
        assert await journal.results() == [replace(row, revision=3)]

    async def test_a_failed_append_leaves_no_result(self, journal: Journal) -> None:
        with pytest.raises(Conflict):
            await journal.append(replace(entry(A, 2), summary=summary(A, 2, ended_at=7)))
        assert await journal.results() == []

    async def test_by_label(self, journal: Journal) -> None:
        rows = [summary(table(n), label=label, ended_at=n) for n, label in enumerate(("cup", "", "Cúp", "cup"), 1)]
        for row in rows:
            await journal.append(replace(entry(row.table, 1), summary=row))
        assert await journal.results() == rows
        assert await journal.results("cup") == [rows[0], rows[3]]
        assert await journal.results("Cúp") == [rows[2]]
        assert await journal.results("none") == []

    @pytest.mark.parametrize("label", ["", "cup"])
    @pytest.mark.parametrize("size", [1, 3, 7, 100])
    async def test_pages(self, journal: Journal, size: int, label: str) -> None:
        """Tables that ended in the same microsecond, in an order that is not that of their ids."""
        rows = [summary(table(n * 7 % 23), ended_at=n // 4, label="cup" if n % 3 else "") for n in range(1, 23)]
        await asyncio.gather(*(journal.append(replace(entry(row.table, 1), summary=row)) for row in rows))
        seen: list[Summary] = []
        after: tuple[int, UUID] | None = None
        while page := await journal.results(label, after, size):
            assert len(page) <= size
            seen += page
            after = page[-1].ended_at, page[-1].table
        expected = [row for row in rows if row.ended_at and (not label or row.label == label)]
        assert seen == sorted(expected, key=lambda row: (row.ended_at, row.table))


class TestCounts:
    async def test_how_many_tables_there_are_by_game_and_status(self, journal: Journal) -> None:
        facts = [("chan", "opened"), ("chan", "opened"), ("chan", "over"), ("tien_gow", "playing")]
        for number, (game, status) in enumerate(facts, start=1):
            of = table(number)
            await journal.append(replace(entry(of, 1), summary=summary(of, game=game, status=status)))
        assert await journal.counts(["opened", "playing"]) == {("chan", "opened"): 2, ("tien_gow", "playing"): 1}
        assert await journal.counts(["void"]) == {}
        closed = summary(table(1), revision=2, game="chan", status="closed")
        await journal.append(replace(entry(table(1), 2), summary=closed))
        assert await journal.counts(["opened", "closed"]) == {("chan", "opened"): 1, ("chan", "closed"): 1}

    async def test_each_batch_is_told_of_with_its_size_and_whether_it_failed(self, gate: Gate) -> None:
        class Failing(Gate):
            def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
                if batch[0].table == B:
                    raise JournalFailed("the disk is full")
                return super().write(batch)

        told: list[tuple[int, bool]] = []

        def after(appends: int, seconds: float, failed: bool) -> None:
            assert seconds >= 0
            told.append((appends, failed))

        failing = Failing(gate.store)
        async with Journal(failing) as journal:
            journal.after_batch = after
            await together(failing, journal, *(entry(table(n), 1) for n in range(3, 7)))
            with pytest.raises(JournalFailed):
                await journal.append(entry(B, 1))
        assert told == [(1, False), (4, False), (1, True)]


class TestNames:
    async def test_set_replaced_and_deleted(self, journal: Journal) -> None:
        assert await journal.names(["a", "b"]) == {}
        await journal.set_name("a", "ada")
        await journal.set_name("b", "Bố 牌")
        assert await journal.names(["a", "b", "c", "a"]) == {"a": "ada", "b": "Bố 牌"}
        await journal.set_name("a", "Ada")
        assert await journal.names(["a"]) == {"a": "Ada"}
        for _ in range(2):
            await journal.set_name("a", "")
            assert await journal.names(["a", "b"]) == {"b": "Bố 牌"}
        await journal.set_name("a", "ada")
        assert await journal.names(["a"]) == {"a": "ada"}
        assert await journal.names([]) == {}

    async def test_the_last_of_many_at_once_stays(self, gate: Gate, gated: Journal) -> None:
        gate.opened.clear()
        append = asyncio.create_task(gated.append(entry(A, 1)))
        await asyncio.to_thread(gate.entered.wait)
        names = [asyncio.create_task(gated.set_name(f"{n % 3}", "" if n == 7 else f"name {n}")) for n in range(9)]
        appends = [asyncio.create_task(gated.append(entry(A, revision))) for revision in (2, 3)]
        await asyncio.sleep(0)
        gate.opened.set()
        await asyncio.gather(append, *names, *appends)
        assert await gated.names(["0", "1", "2"]) == {"0": "name 6", "2": "name 8"}
        assert await revisions(gated, A) == [1, 2, 3]

    async def test_the_longest(self, journal: Journal) -> None:
        longest = "\U0001f0a1" * (MAX_NAME_BYTES // 4)
        await journal.set_name("a", longest)
        assert await journal.names(["a"]) == {"a": longest}

    @pytest.mark.parametrize(
        ("player", "name"),
        [("", "ada"), ("a", "x" * (MAX_NAME_BYTES + 1)), ("a", "a\0"), ("a", "\ud800"), ("\ud800", "a"), ("a", b"ada")],
    )
    async def test_what_cannot_be_stored_is_refused(self, journal: Journal, player: str, name: Any) -> None:
        with pytest.raises((TypeError, ValueError)):
            await journal.set_name(player, name)
        assert await journal.names(["a"]) == {}


class TestManyCallers:
    async def test_each_append_takes_place_once(self, journal: Journal) -> None:
        """Four callers fight for each of 60 tables; whoever meets a conflict loads the table and tries again."""

        async def caller(number: int, of: UUID) -> None:
            written = 0
            while written < 5:
                revision = len(await journal.read(of)) + 1
                state = b"%d:%d" % (number, written)
                try:
                    await journal.append(entry(of, revision, state, id=f"{of} {number} {written}"))
                except Conflict:
                    continue
                written += 1

        tables = [table(n) for n in range(60)]
        await asyncio.gather(*(caller(number, of) for of in tables for number in range(4)))
        for of in tables:
            stored = await journal.read(of)
            assert [one.revision for one in stored] == list(range(1, 21))
            for number in range(4):
                mine = [one.state for one in stored if one.state.startswith(b"%d:" % number)]
                assert mine == [b"%d:%d" % (number, written) for written in range(5)]

    async def test_one_winner_for_each_revision(self, journal: Journal) -> None:
        for revision in range(1, 11):
            results = await outcomes(*(journal.append(entry(A, revision, b"%d" % n)) for n in range(50)))
            assert results == [None] + [Conflict] * 49
        assert await journal.read(A) == [Stored(revision, "Moved", b"0") for revision in range(1, 11)]

    async def test_one_winner_for_each_request(self, journal: Journal) -> None:
        results = await outcomes(*(journal.append(entry(table(n), 1, id="x")) for n in range(300)))
        assert results == [None] + [RequestKnown] * 299

    async def test_an_acknowledged_entry_can_be_read(self, journal: Journal) -> None:
        async def caller(of: UUID) -> None:
            for revision in range(1, 11):
                await journal.append(entry(of, revision))
                assert (await journal.read(of, revision - 1))[0].revision == revision

        await asyncio.gather(*(caller(table(n)) for n in range(30)))

    async def test_nothing_can_be_read_before_its_transaction(self, gate: Gate, gated: Journal) -> None:
        gate.opened.clear()
        task = asyncio.create_task(gated.append(replace(entry(A, 1, id="x"), summary=summary(A))))
        await asyncio.to_thread(gate.entered.wait)
        assert await gated.read(A) == []
        assert await gated.find("seat", "x") is None
        assert await gated.summaries() == []
        gate.opened.set()
        await task
        assert await revisions(gated, A) == [1]


class TestCancellation:
    async def test_the_append_goes_on(self, gate: Gate, gated: Journal) -> None:
        gate.opened.clear()
        tasks = [asyncio.create_task(gated.append(entry(A, revision))) for revision in range(1, 6)]
        await asyncio.to_thread(gate.entered.wait)
        tasks[0].cancel()
        tasks[2].cancel()
        results = await asyncio.gather(tasks[0], tasks[2], return_exceptions=True)
        assert [type(result) for result in results] == [asyncio.CancelledError] * 2
        gate.opened.set()
        await asyncio.gather(*(tasks[n] for n in (1, 3, 4)))
        assert await revisions(gated, A) == [1, 2, 3, 4, 5]

    async def test_a_cancelled_conflict_disturbs_nobody(self, gate: Gate, gated: Journal) -> None:
        gate.opened.clear()
        tasks = [asyncio.create_task(gated.append(entry(A, revision))) for revision in (1, 1, 2)]
        await asyncio.to_thread(gate.entered.wait)
        tasks[1].cancel()
        gate.opened.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)]
        assert await revisions(gated, A) == [1, 2]

    async def test_waiting_for_room(self, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(journal_module, "_QUEUED_APPENDS", 1)
        async with Journal(gate) as journal:
            gate.opened.clear()
            tasks = [asyncio.create_task(journal.append(entry(table(n), 1))) for n in range(3)]
            await asyncio.to_thread(gate.entered.wait)
            tasks[1].cancel()
            gate.opened.set()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)]
            await asyncio.wait_for(journal.append(entry(A, 2 if await journal.read(A) else 1)), 10)

    async def test_closing(self, gate: Gate) -> None:
        journal = Journal(gate)
        gate.opened.clear()
        append = asyncio.create_task(journal.append(entry(A, 1)))
        await asyncio.to_thread(gate.entered.wait)
        closing = asyncio.create_task(journal.close())
        await asyncio.sleep(0)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        gate.opened.set()
        await append
        await journal.close()


class TestClosing:
    async def test_what_is_queued_is_committed(self, gate: Gate) -> None:
        journal = Journal(gate)
        gate.opened.clear()
        tasks = [asyncio.create_task(journal.append(entry(A, revision))) for revision in range(1, 2001)]
        await asyncio.to_thread(gate.entered.wait)
        closing = asyncio.create_task(journal.close())
        await asyncio.sleep(0)
        gate.opened.set()
        await asyncio.gather(closing, *tasks)
        assert sum(len(batch) for batch in gate.batches) == 2000

    async def test_later_calls_raise(self, journal: Journal) -> None:
        await journal.close()
        await journal.close()
        for call in (
            journal.append(entry(A, 1)),
            journal.read(A),
            journal.find("seat", "x"),
            journal.summary(A),
            journal.summaries(),
            journal.set_name("a", "ada"),
            journal.names(["a"]),
        ):
            with pytest.raises(JournalClosed, match="closed"):
                await call

    async def test_who_waits_for_room_is_told(self, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(journal_module, "_QUEUED_APPENDS", 2)
        journal = Journal(gate)
        gate.opened.clear()
        tasks = [asyncio.create_task(journal.append(entry(A, revision))) for revision in range(1, 6)]
        await asyncio.to_thread(gate.entered.wait)
        closing = asyncio.create_task(journal.close())
        await asyncio.sleep(0)
        gate.opened.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 2 + [JournalClosed] * 3
        await closing

    async def test_reads_under_way_end_well(self, journal: Journal) -> None:
        await asyncio.gather(*(journal.append(entry(A, revision)) for revision in range(1, 101)))
        reads = [asyncio.create_task(journal.read(A)) for _ in range(50)]
        await asyncio.sleep(0)
        await journal.close()
        assert all(len(stored) == 100 for stored in await asyncio.gather(*reads))


@pytest.mark.parametrize("name", sorted(PERSISTENT))
async def test_all_is_there_when_opened_again(name: str, tmp_path: Path) -> None:
    row = summary(A, 2, previous=B)
    async with Journal(STORES[name](tmp_path)) as journal:
        await journal.append(entry(A, 1, id="x"))
        await journal.append(replace(entry(A, 2), summary=row))
        await journal.set_name("a", "ada")
        await journal.set_name("b", "bo")
        await journal.set_name("b", "")
    async with Journal(STORES[name](tmp_path)) as journal:
        assert await journal.names(["a", "b"]) == {"a": "ada"}
        assert await journal.read(A) == [Stored(1, "Moved", b"1 of 1"), Stored(2, "Moved", b"2 of 1")]
        assert await journal.find("seat", "x") == Found(A, 1, hashlib.sha256(b"").digest())
        assert await journal.summaries() == [row]
        with pytest.raises(RequestKnown):
            await journal.append(entry(B, 1, id="x"))
        with pytest.raises(Conflict):
            await journal.append(entry(A, 2))
        await journal.append(entry(A, 3))


class TestFailure:
    """The storage fails; what is told to whom, and that it goes on afterwards."""

    class Failing(Gate):
        error: Exception | None = None

        def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
            if self.error is not None:
                raise self.error
            return super().write(batch)

        def rename(self, namings: Sequence[Naming]) -> None:
            if self.error is not None:
                raise self.error
            super().rename(namings)

    @pytest.mark.parametrize("error", [JournalFailed("the disk is full"), RuntimeError("a bug")])
    async def test_all_of_the_batch_are_told_and_the_next_succeeds(self, store: Store, error: Exception) -> None:
        failing = self.Failing(store)
        async with Journal(failing) as journal:
            failing.error = error
            results = await asyncio.gather(
                *(journal.append(entry(table(n), 1)) for n in range(20)), return_exceptions=True
            )
            assert all(isinstance(result, JournalFailed) for result in results)
            assert all(str(error.args[0]) in str(result) for result in results)
            assert len({id(result) for result in results}) == 20
            with pytest.raises(JournalFailed, match=str(error.args[0])):
                await journal.set_name("a", "ada")
            failing.error = None
            await journal.set_name("a", "ada")
            assert await journal.names(["a"]) == {"a": "ada"}
            await asyncio.gather(*(journal.append(entry(table(n), 1)) for n in range(20)))

    async def test_what_one_of_a_batch_meets_is_told_to_him_alone(self, gate: Gate) -> None:
        class Damaged(Gate):
            def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
                results = zip(batch, super().write(batch), strict=True)
                return [JournalFailed("damaged") if append.table == B else result for append, result in results]

        damaged = Damaged(gate.store)
        async with Journal(damaged) as journal:
            results = await together(damaged, journal, entry(A, 1), entry(B, 1), entry(table(3), 1))
            assert [type(result) for result in results] == [type(None), JournalFailed, type(None)]

    async def test_trouble_is_logged_once_when_it_comes_and_once_when_it_goes(self, store: Store) -> None:
        failing = self.Failing(store)
        with capture_logs() as logs:
            async with Journal(failing) as journal:
                for error in (JournalFailed("the disk is full"), None):
                    failing.error = error
                    for n in range(5):
                        await asyncio.gather(journal.append(entry(table(n), 1)), return_exceptions=True)
        assert [(log["event"], log.get("error")) for log in logs] == [
            ("the log cannot be written", "the disk is full"),
            ("the log can be written again", None),
        ]


GOOD = Append(A, 1, b"state", "Moved", Request("seat", "x", bytes(32)), summary(A))


@pytest.mark.parametrize(
    "bad",
    [
        replace(GOOD, revision=0),
        replace(GOOD, revision=-1),
        replace(GOOD, revision=2**63),
        replace(GOOD, revision="1"),
        replace(GOOD, table=str(A)),
        replace(GOOD, state="text"),
        replace(GOOD, state=bytes(MAX_STATE_BYTES + 1)),
        replace(GOOD, topic=b"Moved"),
        replace(GOOD, topic="\ud800"),
        replace(GOOD, request=Request("", "x", bytes(32))),
        replace(GOOD, request=Request("seat", "", bytes(32))),
        replace(GOOD, request=Request("seat", "x", bytes(31))),
        replace(GOOD, request=Request("seat", "x", "0" * 32)),  # type: ignore[arg-type]
        replace(GOOD, request=Request("seat", None, bytes(32))),  # type: ignore[arg-type]
        replace(GOOD, summary=summary(B)),
        replace(GOOD, summary=summary(A, 2)),
        replace(GOOD, summary=summary(A, status=None)),
        replace(GOOD, summary=summary(A, listed=1)),
        replace(GOOD, summary=summary(A, previous="none")),
        replace(GOOD, summary=summary(A, opened_at=-1)),
        replace(GOOD, summary=summary(A, updated_at=1.5)),
        replace(GOOD, summary=summary(A, updated_at=2**63)),
    ],
)
async def test_what_cannot_be_stored_is_refused_at_once(journal: Journal, bad: Append) -> None:
    with pytest.raises((TypeError, ValueError)):
        await journal.append(bad)
    await journal.append(GOOD)
    assert await journal.read(A) == [Stored(1, "Moved", b"state")]


async def test_pages_need_sensible_bounds(journal: Journal) -> None:
    for call in (
        journal.read(A, -1),
        journal.read(A, 0, 0),
        journal.read(A, limit=-1),
        journal.summaries(limit=0),
        journal.results(limit=0),
    ):
        with pytest.raises(ValueError, match="must"):
            await call
