"""Threads that only carry something do not interrupt the event loop."""

import os
import threading
from pathlib import Path

import pytest

from cardavia.service.bootstrap import running
from cardavia.service.config import Config
from cardavia.service.threads import unhurried


def scheduled() -> int:
    """The scheduling class of a thread that is started now."""
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(os.sched_getscheduler(0)))
    thread.start()
    thread.join()
    return found[0]


def test_threads_that_start_within_it_wait_for_their_turn_and_no_others() -> None:
    with unhurried():
        assert scheduled() == os.SCHED_BATCH
    assert (scheduled(), os.sched_getscheduler(0)) == (os.SCHED_OTHER, os.SCHED_OTHER)


def test_a_class_that_somebody_chose_for_the_process_stays() -> None:
    os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    try:
        with unhurried():
            assert scheduled() == os.SCHED_BATCH
        assert os.sched_getscheduler(0) == os.SCHED_BATCH
    finally:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def test_where_it_is_forbidden_all_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", forbidden)
    with unhurried():
        assert scheduled() == os.SCHED_OTHER


async def test_the_writer_of_the_log_is_one_and_the_event_loop_is_not(tmp_path: Path) -> None:
    async with running(Config(tmp_path, listen="127.0.0.1:0", http="")):
        (writer,) = (thread for thread in threading.enumerate() if thread.name == "journal-write")
        assert writer.native_id is not None
        assert os.sched_getscheduler(writer.native_id) == os.SCHED_BATCH
        assert os.sched_getscheduler(0) == os.SCHED_OTHER
