"""Many deals at one server over real sockets, one after another: memory stays flat, and nothing is left behind.

The load driver plays all games, a stream a seat, in rounds. When a round is over its clients leave in the middle of
their deals; AI players end these. Then the server is at rest and is looked at: it must hold no more tasks, files,
streams and watchers than before anybody came. Memory is what it holds in RAM; after the first fifth of the
deals the line through all looks must be flat. Few tables are cached, so that the cache is full long before.
"""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

from cardavia.core.catalog import GAMES
from cardavia.service.cli.bench_service import built
from tests.faults.clients import Violation
from tests.soak.health import PATIENCE, Look, Watched, at_rest, ended_well, growth, look, serving

CACHED = 100
ROUNDS = 20
SHORTEST, LONGEST = 2, 60
"""Seconds of a round. The first is a short one."""
OPTIONS = ("--cached-tables", str(CACHED))
ABSENT, ABANDONED = 15.0, 30.0
"""Seconds. Even on a busy machine a player has a stream sooner after he has taken his seat."""


async def run(
    deals: int,
    seed: int,
    say: Callable[[str], None],
    work: Path,
    *,
    tables: int = 8,
    memory: bool = False,
    absent: float = ABSENT,
    abandoned: float = ABANDONED,
) -> str:
    """Play until so many deals were settled, `tables` of each game at once. Raises Violation.

    For who is gone for `absent` seconds an AI player acts (0: never), and after `abandoned` seconds a deal is void. The
    data is left in `work`; with `memory` there is none. Gives what there is to say.
    """
    driver = await asyncio.to_thread(built)
    data = None if memory else work / "data"
    where = ("--data", str(data)) if data else ("--memory",)
    seconds = ("--absent-seconds", str(absent), "--abandoned-seconds", str(abandoned))
    async with serving(*where, *seconds, *OPTIONS) as server:
        before = await at_rest(server)
        say(f"at first: {before}")
        looks = [before]
        played = 0
        while looks[-1].deals < deals:
            wanted = min(deals / ROUNDS, deals - looks[-1].deals)
            pace = played / max(looks[-1].deals, 1)  # seconds for each
            length = round(min(max(SHORTEST, wanted * pace), LONGEST))
            busy = await _round(driver, server, seed + len(looks), tables, length)
            played += length
            looks.append(await at_rest(server, before))
            say(f"at rest: {looks[-1]}; in the round before: {busy}")
        slope, over = growth(looks)
        recorded = await ended_well(server, data)
    return f"{looks[-1].deals} deals settled; memory grew by {slope:.0f} bytes a deal over the last {over}; {recorded}"


async def _round(driver: Path, server: Watched, seed: int, tables: int, seconds: int) -> Look:
    """Play for so long; gives a look from the middle. Raises Violation if a driver found anything wrong."""
    drivers = [
        await asyncio.create_subprocess_exec(
            *(driver, "seats", "--server", server.address, "--game", game, "--tables", str(tables)),
            *("--seed", str(seed + 1), "--warmup", "0s", "--seconds", f"{seconds}s"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        for game in GAMES
    ]
    ends = [asyncio.ensure_future(each.communicate()) for each in drivers]
    try:
        await asyncio.wait(ends, timeout=seconds / 2, return_when=asyncio.FIRST_EXCEPTION)
        busy = await look(server)
        _, late = await asyncio.wait(ends, timeout=seconds + PATIENCE)
        for driven, end in zip(drivers, ends, strict=True):
            if end in late:
                driven.send_signal(signal.SIGQUIT)  # then it tells where it is
        for driven, (_, errors) in zip(drivers, await asyncio.gather(*ends), strict=True):
            if driven.returncode != 0:
                raise Violation(f"the driver ended with {driven.returncode}: {errors.decode()}")
    finally:
        for each in drivers:
            if each.returncode is None:
                each.kill()
        await asyncio.gather(*ends, return_exceptions=True)
    return busy
