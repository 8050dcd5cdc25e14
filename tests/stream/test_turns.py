"""Commands of one turn of the event loop go through together, and do not share each other's faults."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any

import pytest

from cardavia.core.commands import End, Open, TakeSeat
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author
from cardavia.service import turns
from cardavia.service.journal import Append, open_memory
from cardavia.service.live import Live
from cardavia.service.tables import Tables
from cardavia.service.turns import MOST, Done, Outcome
from cardavia.service.wire.log import entry_to_bytes
from tests.stream.storing import Stores, store_by
from tests.stream.test_loop import DIGEST, OWNER, PEOPLE, opened

ADA = Author("seat", 0)


@pytest.fixture
async def tables() -> AsyncIterator[Tables]:
    async with await open_memory() as journal:
        yield Tables(journal)


@pytest.fixture
def stored(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each call stored."""
    sizes: list[int] = []
    store = tables.journal.store

    def counted(appends: Sequence[Append]) -> Any:
        sizes.append(len(appends))
        return store(appends)

    monkeypatch.setattr(tables.journal, "store", counted)
    return sizes


@pytest.fixture
def slow(tables: Tables, stored: list[int], monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Unless it is set, the journal does not answer."""
    assert stored == []
    store, answers = tables.journal.store, asyncio.Event()
    answers.set()

    async def answer(appends: Sequence[Append]) -> Any:
        done = store(appends)
        await answers.wait()
        return await done

    monkeypatch.setattr(tables.journal, "store", lambda appends: asyncio.ensure_future(answer(appends)))
    return answers


async def a_few_turns() -> None:
    """Let the event loop go round."""
    for _ in range(5):
        await asyncio.sleep(0)


async def some(tables: Tables, count: int) -> list[Live]:
    """So many tables."""
    command = Open("tien_gow", PEOPLE, bytes(32), source="seeded", seed=bytes(32))
    lives = [await tables.open(command, OWNER, "test", str(number), DIGEST) for number in range(count)]
    assert all(isinstance(live, Live) for live in lives)
    return [live for live in lives if isinstance(live, Live)]


async def all_sit(tables: Tables, lives: Sequence[Live]) -> list[Done | Refusal | BaseException]:
    """Seat 0 is taken at all tables at once; gives what came of each."""
    taking = (tables.execute(live, TakeSeat(0, "ada"), ADA) for live in lives)
    return await asyncio.gather(*taking, return_exceptions=True)


async def test_what_is_said_at_many_tables_at_once_is_stored_by_one_call(tables: Tables, stored: list[int]) -> None:
    lives = await some(tables, 5)
    stored.clear()
    assert await all_sit(tables, lives) == [Done(2)] * 5
    assert stored == [5]


async def test_a_turn_takes_only_so_many_tables(tables: Tables, stored: list[int]) -> None:
    lives = await some(tables, MOST + 3)
    stored.clear()
    assert await all_sit(tables, lives) == [Done(2)] * (MOST + 3)
    assert stored == [MOST, 3]


async def test_what_is_said_while_something_is_stored_is_stored_together_after_it(
    tables: Tables, stored: list[int], slow: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "HOLD", 60.0)
    lives = await some(tables, 5)
    stored.clear()
    slow.clear()
    sitting = [asyncio.ensure_future(tables.execute(lives[0], TakeSeat(0, "ada"), ADA))]
    await a_few_turns()
    for live in lives[1:]:
        sitting.append(asyncio.ensure_future(tables.execute(live, TakeSeat(0, "ada"), ADA)))
        await a_few_turns()
    assert stored == [1]
    slow.set()
    assert await asyncio.gather(*sitting) == [Done(2)] * 5
    assert stored == [1, 4]


async def test_where_enough_tables_wait_nothing_stored_is_waited_for(
    tables: Tables, stored: list[int], slow: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "HOLD", 60.0)
    monkeypatch.setattr(turns, "ENOUGH", 3)
    lives = await some(tables, 4)
    stored.clear()
    slow.clear()
    first = asyncio.ensure_future(tables.execute(lives[0], TakeSeat(0, "ada"), ADA))
    await a_few_turns()
    others = asyncio.ensure_future(all_sit(tables, lives[1:]))
    await a_few_turns()
    assert stored == [1, 3]
    slow.set()
    assert [await first, *await others] == [Done(2)] * 4


async def test_a_refusal_does_not_wait_for_a_disk_that_does_not_answer(tables: Tables, slow: asyncio.Event) -> None:
    first, second = await some(tables, 2)
    slow.clear()
    storing = asyncio.ensure_future(tables.execute(first, TakeSeat(0, "ada"), ADA))
    await a_few_turns()
    assert isinstance(await tables.execute(second, TakeSeat(9, "bo"), ADA), Refusal)
    assert not storing.done()
    slow.set()
    assert await storing == Done(2)


async def test_commands_of_a_table_are_carried_out_in_the_order_in_which_they_begin(tables: Tables) -> None:
    live, told = await opened(tables), list[tuple[str, Outcome]]()
    last = asyncio.Event()

    def tell(name: str, outcome: Outcome) -> None:
        told.append((name, outcome))
        if name == "late":
            last.set()

    tables.begin(live, TakeSeat(0, "ada"), ADA, "", partial(tell, "ada"))
    tables.begin(live, TakeSeat(0, "bo"), ADA, "", partial(tell, "bo"))
    tables.begin(live, End("enough"), Author("owner"), "", partial(tell, "end"))
    tables.begin(live, TakeSeat(1, "cy"), ADA, "", partial(tell, "late"))
    assert told == [], "nobody is told before it is so"
    await last.wait()
    assert [name for name, _ in told] == ["ada", "bo", "end", "late"]
    assert [type(outcome) for _, outcome in told] == [Done, Refusal, Done, Refusal]
    assert live.table.status == "closed"
    assert not live.busy


async def test_a_command_that_cannot_be_written_down_fails_alone(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    lives = await some(tables, 3)
    fails = iter([False, True, False, False])

    def broken(entry: Any) -> bytes:
        if next(fails):
            raise RuntimeError("no such word")
        return entry_to_bytes(entry)

    monkeypatch.setattr(turns, "entry_to_bytes", broken)
    first, second, third = await all_sit(tables, lives)
    assert (first, str(second), third) == (Done(2), "no such word", Done(2))
    assert await tables.execute(lives[1], TakeSeat(0, "ada"), ADA) == Done(2), "the table goes on"


async def test_an_entry_that_the_journal_does_not_take_keeps_no_other_out(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    lives = await some(tables, 3)
    store = tables.journal.store

    def choosy(appends: Sequence[Append]) -> Any:
        if any(append.table == lives[1].id for append in appends):
            raise ValueError("this is too long")
        return store(appends)

    monkeypatch.setattr(tables.journal, "store", choosy)
    first, second, third = await all_sit(tables, lives)
    assert (first, str(second), third) == (Done(2), "this is too long", Done(2))


async def test_a_failure_of_the_storage_meets_those_alone_whom_it_concerns(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    lives = await some(tables, 3)

    async def way(append: Append, store: Stores) -> None:
        if append.table == lives[0].id:
            raise OSError("the disk is gone")
        await store(append)

    with monkeypatch.context() as patch:
        store_by(patch, tables.journal, way)
        first, *others = await all_sit(tables, lives)
    assert (str(first), others) == ("the disk is gone", [Done(2)] * 2)
    assert await tables.execute(lives[0], TakeSeat(0, "ada"), ADA) == Done(2)


async def test_who_cannot_be_told_holds_nobody_up(tables: Tables) -> None:
    live = await opened(tables)

    def fails(_outcome: Outcome) -> None:
        raise RuntimeError("he has gone")

    tables.begin(live, TakeSeat(0, "ada"), ADA, "", fails)
    assert await tables.execute(live, TakeSeat(1, "bo"), Author("seat", 1)) == Done(3)


async def test_reading_on_waits_for_the_command_before_it(tables: Tables, twins: Tables) -> None:
    live = await opened(tables)
    twin = await twins.get(live.id)
    taking = asyncio.ensure_future(twins.execute(twin, TakeSeat(0, "ada"), ADA))
    reading = asyncio.ensure_future(twins.read_on(twin))
    await asyncio.gather(taking, reading)
    assert len(twin.history) == 2
    await tables.read_on(live, 2)
    assert len(live.history) == 2


@pytest.fixture
def twins(tables: Tables) -> Tables:
    """Another service on the same journal."""
    return Tables(tables.journal)
