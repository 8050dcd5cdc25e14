"""A server under mixed load: well-behaved players beside clients that vanish, stall and send rubbish.

All games, with and without clocks, AI players, absences. While it goes on: whoever is well-behaved is answered within
ten seconds and never by a fault of the server's (polite.py); what each player and spectator saw of a deal is compared
with its log, and so is what those saw whose connections broke (tests/faults/history.py): every acknowledged move once,
revisions without gaps; rubbish is answered as documented; the log of the process has no fault. At the end all clients
leave, and the server must be as it was before; memory must be flat; the log is verified.

Clients that do wrong have addresses of their own, so that what they use up of the limits is theirs.
"""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from tests.soak.health import Look, Watched, at_rest, ended_well, growth, look, serving
from tests.soak.polite import Course, player_without_streams, players, reader
from tests.soak.relay import relaying
from tests.soak.rude import come_and_go, desert, rubbish, stall

OPTIONS = ("--cached-tables", "50", "--absent-seconds", "2")
ABANDONED = 30.0
LIMITS = "failures_per_minute = 6_000\n"
"""Ten times as many as usual, so that rubbish gets further."""
MOVE_TIME = 3_000_000
"""Microseconds at tables with clocks: less than a silent connection may last."""
LOOKS = 120
REPORT_SECONDS = 30.0


async def run(
    seconds: float, seed: int, say: Callable[[str], None], work: Path, *, abandoned: float = ABANDONED
) -> str:
    """Go on for so long. Raises Violation. The data is left in `work`; gives what there is to say.

    A table where nobody is for `abandoned` seconds is closed.
    """
    data = work / "data"
    data.mkdir()
    (data / "limits.toml").write_text(LIMITS)
    async with serving("--data", str(data), "--abandoned-seconds", str(abandoned), *OPTIONS) as server:
        before = await at_rest(server)
        say(f"at first: {before}")
        course = Course()
        looks = await _load(server, course, Random(f"mixed {seed}"), seconds, say)
        last = await at_rest(server, before)
        say(f"at last: {last}")
        slope, over = growth(looks)
        recorded = await ended_well(server, data)
    done = ", ".join(f"{count} {what}" for what, count in sorted(course.done.items()))
    return f"{course.tally}; {done}; memory grew by {slope:.0f} bytes a deal over the last {over}; {recorded}"


async def _load(server: Watched, course: Course, rng: Random, seconds: float, say: Callable[[str], None]) -> list[Look]:
    """All clients at once, for so long; gives looks at the server. Raises Violation."""

    def drawn() -> Random:
        return Random(rng.random())

    async def looked() -> list[Look]:
        looks, said, until = [], monotonic(), monotonic() + seconds
        while (left := until - monotonic()) > 0:
            await asyncio.sleep(min(left, seconds / LOOKS + 0.5))
            looks.append(await look(server))
            if monotonic() > said + REPORT_SECONDS:
                said = monotonic()
                say(f"{looks[-1]}; {course.tally.tables} of the deals were compared")
        course.over.set()
        return looks

    def clients(polite: str) -> list[Coroutine[Any, Any, None]]:
        return [
            *(players(polite, course, drawn(), move_time) for move_time in (0, 10 * MOVE_TIME)),
            *(player_without_streams(polite, course, drawn()) for _ in range(2)),
            reader(polite, course, drawn()),
            *(come_and_go(server.address, polite, course, drawn(), move_time) for move_time in (0, MOVE_TIME)),
            desert(server.address, course, drawn(), MOVE_TIME),
            stall(server.address, course, drawn()),
            rubbish(server.address, server.web, course, drawn()),
        ]

    try:
        # Through a relay, too: gRPC keeps connections for a while after their client has closed them.
        async with relaying(server.address, "127.0.0.1") as relay, asyncio.TaskGroup() as group:
            looking = group.create_task(looked())
            for each in clients(relay.address):
                group.create_task(each)
    except BaseExceptionGroup as errors:
        raise errors.exceptions[0] from errors
    return looking.result()
