"""Killed at any instant, archiving has lost nothing: all is read as before, and the next command goes on from there."""

import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cardavia.service.archive import Files, Place
from tests import postgres
from tests.archive.archives import STORES, archive, filled, seen
from tests.archive.killed import POINTS
from tests.cli.running import ROOT, environment


@pytest.mark.parametrize("point", POINTS)
def test_killed_in_the_middle_nothing_is_lost(
    point: str, store_name: str, tmp_path: Path, root: Path, place: Place
) -> None:
    with closing(STORES[store_name](tmp_path)) as store:
        made = filled(store, 3)
        before = {table: seen(store, entries) for table, entries in made.items()}
    child = subprocess.run(
        [sys.executable, "-m", "tests.archive.killed", store_name, str(tmp_path), str(root), point],
        env=environment(**url_of(store_name, tmp_path)),
        cwd=ROOT,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert child.returncode == -signal.SIGKILL, child.stderr.decode()
    with closing(STORES[store_name](tmp_path)) as store:
        store.archive_files = Files(place)
        archived = [table for table in made if store.archived(table) is not None]
        assert len(archived) == (2 if point == "recorded" else 1)
        assert {table: seen(store, entries) for table, entries in made.items()} == before
        assert archive(store, place).tables == 3 - len(archived)
        assert all(store.archived(table) for table in made)
        assert {table: seen(store, entries) for table, entries in made.items()} == before


def url_of(store_name: str, directory: Path) -> dict[str, str]:
    """Where the child finds the database, which this process made."""
    if store_name != "postgres":
        return {}
    return {"TESTS_DATABASE": postgres.url_of(directory)}
