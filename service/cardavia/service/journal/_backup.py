"""A copy of a journal's SQLite file, made while a service writes it.

SQLite's own backup copies page by page. By itself it begins again whenever another connection has written in between,
and may never come to its end at a busy journal. So the source holds a read transaction from before the first page to
after the last: in write-ahead mode that is a snapshot, which keeps no writer waiting and which no writer changes.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from cardavia.service.journal._errors import JournalFailed
from cardavia.service.journal._sqlite import SqliteStore, connect, explained

_PAGES = 1000
"""How many pages are copied between two calls of `told`."""


def backup(path: Path, target: Path, told: Callable[[int, int], None] = lambda _done, _all: None) -> None:
    """Copy the journal in the SQLite file `path` into the file `target`, which is there and empty, and check the copy.

    The copy has all that was committed before the call. It is not synced to the disk. `told` hears how many pages are
    copied, and of how many. Raises JournalFailed.
    """
    SqliteStore(path, read_only=True).close()  # says what is wrong with a file that is no journal
    try:
        _copy(path.absolute(), target.absolute(), told)
    except sqlite3.Error as error:
        raise JournalFailed(f"{path}: {explained(error)}") from error
    if (fault := _fault(target.absolute())) != "ok":
        raise JournalFailed(f"the copy of {path} is damaged: {fault}")


def _copy(path: Path, target: Path, told: Callable[[int, int], None]) -> None:
    with (
        closing(connect(f"{path.as_uri()}?mode=ro")) as source,
        closing(connect(f"{target.as_uri()}?mode=rw")) as copy,
    ):
        copy.execute("PRAGMA journal_mode = OFF")  # who needs an unfinished copy
        copy.execute("PRAGMA synchronous = OFF")
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the snapshot is taken with the first read
        source.backup(copy, pages=_PAGES, progress=lambda _status, left, of: told(of - left, of), sleep=0)


def _fault(path: Path) -> str:
    # `immutable` reads the file alone: no log and no lock are made beside it.
    try:
        with closing(connect(f"{path.as_uri()}?mode=ro&immutable=1")) as copy:
            return str(copy.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        return explained(error)
