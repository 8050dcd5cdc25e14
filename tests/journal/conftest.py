"""Journals that close themselves."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from cardavia.service.journal import Journal, Store
from tests.journal.stores import STORES, Gate
from tests.postgres import forget


@pytest.fixture(params=sorted(STORES))
def store_name(request: pytest.FixtureRequest) -> str:
    """Each store in turn."""
    return str(request.param)


@pytest.fixture
def store(store_name: str, tmp_path: Path) -> Store:
    """An empty store; whoever wraps it in a journal closes it."""
    return STORES[store_name](tmp_path)


@pytest.fixture(autouse=True)
def _forgotten(tmp_path: Path) -> Iterator[None]:
    """No database outlives its test."""
    yield
    forget(tmp_path)


@pytest.fixture
async def journal(store: Store) -> AsyncIterator[Journal]:
    async with Journal(store) as opened:
        yield opened


@pytest.fixture
def gate(store: Store) -> Iterator[Gate]:
    """The store behind a gate, which is open at first and at the end."""
    gate = Gate(store)
    yield gate
    gate.opened.set()


@pytest.fixture
async def gated(gate: Gate) -> AsyncIterator[Journal]:
    """The journal on `gate`."""
    async with Journal(gate) as opened:
        yield opened
        gate.opened.set()
