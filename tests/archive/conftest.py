"""Stores with tables that have ended, and a directory to archive them in."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cardavia.service.archive import Files, place_at
from cardavia.service.archive._places import Place
from cardavia.service.journal import ArchivingStore
from tests.archive.archives import STORES
from tests.postgres import forget


@pytest.fixture(params=sorted(STORES))
def store_name(request: pytest.FixtureRequest) -> str:
    """Each store in turn."""
    return str(request.param)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "archive"


@pytest.fixture
def place(root: Path) -> Place:
    """A directory."""
    return place_at(root.as_uri())


@pytest.fixture
def store(store_name: str, tmp_path: Path, place: Place) -> Iterator[ArchivingStore]:
    """An empty store that reads from the directory."""
    with closing(STORES[store_name](tmp_path)) as opened:
        opened.archive_files = Files(place)
        yield opened


@pytest.fixture(autouse=True)
def _forgotten(tmp_path: Path) -> Iterator[None]:
    """No database outlives its test."""
    yield
    forget(tmp_path)
