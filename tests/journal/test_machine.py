"""Any sequence of appends and reads does what it would do to plain dictionaries."""

import asyncio
import hashlib
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar
from uuid import UUID

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from cardavia.service.journal import Append, Conflict, Found, Journal, Request, RequestKnown, Stored, Summary
from tests.journal.stores import PERSISTENT, STORES, summary, table
from tests.postgres import forget

TABLES = st.integers(1, 4).map(table)
IDS = st.sampled_from("abcdefgh")
COMMANDS = st.lists(
    st.fixed_dictionaries(
        {
            "table": TABLES,
            "step": st.sampled_from([1, 1, 1, 1, 0, -1, 2]),  # from the table's last revision; 1 is right
            "state": st.binary(max_size=20),
            "id": st.none() | IDS,
            "status": st.none() | st.sampled_from(["open", "playing", "over"]),
        }
    ),
    min_size=1,
    max_size=8,
)


class Machine(RuleBasedStateMachine):
    """The journal beside a model of three dictionaries."""

    store: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.directory = Path(tempfile.mkdtemp())
        self.entries: dict[UUID, list[Stored]] = {}
        self.requests: dict[str, Found] = {}
        self.rows: dict[UUID, Summary] = {}
        self.journal = self.runner.run(self._open())

    def teardown(self) -> None:
        self.runner.run(self.journal.close())
        self.runner.close()
        forget(self.directory)
        shutil.rmtree(self.directory)

    @rule(commands=COMMANDS, one_call=st.booleans())
    def append_together(self, commands: list[dict[str, Any]], one_call: bool) -> None:
        appends = []
        expected = []
        for command in commands:
            append = self._append(**command)
            appends.append(append)
            expected.append(self._predict(append))
        results = self.runner.run(self._store(appends) if one_call else self._gather(appends))
        for result, want in zip(results, expected, strict=True):
            assert type(result) is type(want)
            if isinstance(want, RequestKnown):
                assert isinstance(result, RequestKnown)
                assert result.found == want.found

    @rule(of=TABLES, after=st.integers(0, 9), limit=st.none() | st.integers(1, 9))
    def read(self, of: UUID, after: int, limit: int | None) -> None:
        assert self.runner.run(self.journal.read(of, after, limit)) == self.entries.get(of, [])[after:][:limit]

    @rule(status=st.none() | st.sampled_from(["open", "over"]), newest=st.booleans(), limit=st.integers(1, 4))
    def list_tables(self, status: str | None, newest: bool, limit: int) -> None:
        rows = [row for row in self.rows.values() if status in (None, row.status)]
        rows.sort(key=lambda row: (row.opened_at, row.table), reverse=newest)
        assert self.runner.run(self.journal.summaries(status=status, newest=newest, limit=limit)) == rows[:limit]

    @rule(limit=st.integers(1, 4))
    def list_results(self, limit: int) -> None:
        rows = sorted((row for row in self.rows.values() if row.ended_at), key=lambda row: (row.ended_at, row.table))
        assert self.runner.run(self.journal.results(limit=limit)) == rows[:limit]

    @precondition(lambda self: self.store in PERSISTENT)
    @rule()
    def open_again(self) -> None:
        self.runner.run(self.journal.close())
        self.journal = self.runner.run(self._open())

    @invariant()
    def same_as_the_model(self) -> None:
        for of in map(table, range(1, 5)):
            assert self.runner.run(self.journal.read(of)) == self.entries.get(of, [])
            assert self.runner.run(self.journal.summary(of)) == self.rows.get(of)
        for id in "abcdefgh":  # noqa: A001
            assert self.runner.run(self.journal.find("seat", id)) == self.requests.get(id)

    def _append(self, table: UUID, step: int, state: bytes, id: str | None, status: str | None) -> Append:  # noqa: A002
        revision = max(1, len(self.entries.get(table, [])) + step)
        request = None if id is None else Request("seat", id, hashlib.sha256(state).digest())
        ended_at = revision if status == "over" else 0
        row = None if status is None else summary(table, revision, status=status, ended_at=ended_at)
        return Append(table, revision, state, "Moved", request, row)

    def _predict(self, append: Append) -> Exception | None:
        """What the append must raise, and the model after it."""
        entries = self.entries.setdefault(append.table, [])
        request = append.request
        if request is not None and request.id in self.requests:
            return RequestKnown(self.requests[request.id])
        if append.revision != len(entries) + 1:
            return Conflict(append.table, append.revision)
        entries.append(Stored(append.revision, append.topic, append.state))
        if request is not None:
            self.requests[request.id] = Found(append.table, append.revision, request.digest)
        if append.summary is not None:
            self.rows[append.table] = append.summary
        return None

    async def _open(self) -> Journal:
        return Journal(STORES[self.store](self.directory))

    async def _store(self, appends: list[Append]) -> Sequence[BaseException | None]:
        return await self.journal.store(appends)

    async def _gather(self, appends: list[Append]) -> Sequence[BaseException | None]:
        return await asyncio.gather(*(self.journal.append(append) for append in appends), return_exceptions=True)


@pytest.mark.parametrize("name", sorted(STORES))
def test_like_dictionaries(name: str) -> None:
    machine = type(f"Machine_{name}", (Machine,), {"store": name})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=30,
            stateful_step_count=15,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )
