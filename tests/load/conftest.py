"""The driver and a server for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia.service.cli.bench_service import built
from tests.load.running import serving


@pytest.fixture(scope="session")
def driver() -> Path:
    """The load driver, built; it needs go."""
    return built()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a real server listens."""
    with serving() as (_, where):
        yield where
