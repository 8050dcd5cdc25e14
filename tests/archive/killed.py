"""Archives all that has ended in a store, and kills itself where it is told to: python -m tests.archive.killed …"""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from eventsourcing.sqlite import SQLiteCursor

from cardavia.service.archive import Files, place_at
from tests.archive.archives import STORES, archive

POINTS = ("read", "before the file has its name", "written", "checked", "in the transaction", "recorded")
"""Where: after a step, before a file is renamed, or when entries are deleted and nothing is committed."""


def main(store_name: str, directory: Path, root: Path, point: str) -> None:
    reached = 0

    def here(now: str) -> None:
        """Die at the second table: the first one is archived by then."""
        nonlocal reached
        reached += now == point
        if reached == 2:
            os.kill(os.getpid(), signal.SIGKILL)

    def replaced(draft: str, path: Path) -> None:
        here("before the file has its name")
        replace(draft, path)

    replace: Callable[[str, Path], None] = os.replace
    os.replace = replaced  # type: ignore[assignment]
    for cursor in (SQLiteCursor, psycopg.Cursor):
        _watch(cursor, here)
    place = place_at(root.as_uri())
    with closing(STORES[store_name](directory)) as store:
        store.archive_files = Files(place)
        archive(store, place, step=here)


def _watch(cursor: Any, here: Callable[[str], None]) -> None:
    execute = cursor.execute

    def executed(self: Any, query: Any, *args: Any, **kwargs: Any) -> Any:
        result = execute(self, query, *args, **kwargs)
        if "DELETE FROM" in str(query):
            here("in the transaction")
        return result

    cursor.execute = executed


if __name__ == "__main__":
    name, directory, root, point = sys.argv[1:]
    main(name, Path(directory), Path(root), point)
