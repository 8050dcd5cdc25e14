"""Clients that vanish, stall, or send rubbish. What becomes of themselves is of no interest, only what of others."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import grpc

from cardavia.v1 import logs_pb2, logs_pb2_grpc, play_pb2, play_pb2_grpc
from tests.e2e.children import running
from tests.faults.clients import Violation
from tests.faults.load import Load
from tests.soak.polite import Course
from tests.soak.relay import Relay, relaying

NARROW = (("grpc.http2.lookahead_bytes", 1), ("grpc.http2.bdp_probe", 0), ("grpc.use_local_subchannel_pool", 1))
"""A client that takes in next to nothing until it reads."""
LIFE = 1.0, 8.0
"""Seconds until a connection breaks, at least and at most."""
HELD = 0.5, 5.0
"""Seconds for which a connection is silent before it breaks."""
STALL = 5.0, 30.0
"""Seconds without reading: some are cut off for it, some go before."""


async def come_and_go(address: str, polite: str, course: Course, rng: Random, move_time: int) -> None:
    """Players whose connections break in the middle of everything, or fall silent; they come back and go on.

    At the end each deal is played out at the address of those who are `polite`, and what they saw is compared with the
    log. Raises Violation.
    """
    load = Load(4, rng, move_time)
    async with relaying(address, "127.0.0.2") as relay:
        while not course.over.is_set():
            await _lives(load, relay, course, rng)
    await load.finish(polite)
    course.done["tables of those who came back"] += load.tally.tables
    course.done["connections of viewers broken"] += load.tally.broken


async def desert(address: str, course: Course, rng: Random, move_time: int) -> None:
    """Players who vanish and never come back. AI players end their deals."""
    async with relaying(address, "127.0.0.3") as relay:
        while not course.over.is_set():
            load = Load(2, rng, move_time)
            await _lives(load, relay, course, rng)
            course.done["tables deserted"] += load.tables


async def _lives(load: Load, relay: Relay, course: Course, rng: Random) -> None:
    """One connection, to its break. Raises Violation if anything went wrong before."""
    relay.mend()
    life = asyncio.ensure_future(load.run(relay.address))
    try:
        await course.pause(rng.uniform(*LIFE))
        if rng.random() < 0.5:
            relay.hold()
            await course.pause(rng.uniform(*HELD))
    finally:
        relay.cut()
        await life


async def stall(address: str, course: Course, rng: Random) -> None:
    """Follow tables, read logs, and take nothing of what is sent."""
    while await course.pause(rng.uniform(0, 1)):
        async with (
            relaying(address, "127.0.0.5") as relay,
            grpc.aio.insecure_channel(relay.address, options=NARROW) as channel,
        ):
            play, logs = play_pb2_grpc.PlayServiceStub(channel), logs_pb2_grpc.LogServiceStub(channel)
            while not course.ended and await course.pause(0.2):
                pass
            tables = list(course.ended)
            attaches = [play_pb2.Attach(table_id=table, after_revision=0) for table in tables]
            calls: list[Any] = [
                *(play.Watch(play_pb2.WatchRequest(attach=attach)) for attach in attaches),
                *(logs.ReadLog(logs_pb2.ReadLogRequest(table_id=table)) for table in tables),
            ]
            talk = play.Play()
            items = [play_pb2.PlayRequestItem(channel=n, attach=attach) for n, attach in enumerate(attaches, start=1)]
            with suppress(grpc.aio.AioRpcError, asyncio.InvalidStateError):
                await talk.write(play_pb2.PlayRequest(items=items))
                await course.pause(rng.uniform(*STALL))
            for call in (*calls, talk):
                call.cancel()
            course.done["streams stalled"] += len(calls) + 1


async def rubbish(address: str, web: str, course: Course, rng: Random) -> None:
    """Send rubbish from a process of its own (rubbish.py). Raises Violation if that was not answered as documented."""
    seed = str(rng.randrange(10**6))
    async with (
        relaying(address, "127.0.0.4") as relay,
        running("-m", "tests.soak.rubbish", relay.address, web, seed) as child,
    ):
        await child.line()
        ended = asyncio.ensure_future(child.process.wait())
        over = asyncio.ensure_future(course.over.wait())
        await asyncio.wait([ended, over], return_when=asyncio.FIRST_COMPLETED)
        over.cancel()
        status = await child.stop() if not ended.done() else await child.ended()
        if status != 0:
            raise Violation(f"rubbish was not answered as documented:\n{child.errors}")
        course.done["pieces of rubbish"] += int(child.lines[-2].split()[0])
