"""How threads that only carry something to and fro share a processor with the event loop.

Each time such a thread wakes, the system lets it run at once, in the middle of what the loop does: for a loop that is
busy that is six times a move, and each time its caches are left to somebody else. Under the scheduling class
SCHED_BATCH of Linux (sched(7)) a thread that wakes waits for its turn where its processor is busy; where it is idle it
runs at once, as it does elsewhere.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def unhurried() -> Iterator[None]:
    """Let the threads that are started here be such threads; this one stays what it is. Nothing happens but on Linux.

    Whoever started the process with another class than the usual one has said what he wants, and gets that.
    """
    if not _usual():
        yield
        return
    _become("SCHED_BATCH")
    try:
        yield
    finally:
        _become("SCHED_OTHER")


def _usual() -> bool:
    return hasattr(os, "SCHED_BATCH") and os.sched_getscheduler(0) == os.SCHED_OTHER


def _become(name: str) -> None:
    """Give this thread another class; it stays as it is where that is forbidden."""
    with suppress(OSError):
        os.sched_setscheduler(0, getattr(os, name), os.sched_param(0))
