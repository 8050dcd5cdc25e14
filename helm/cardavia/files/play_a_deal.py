"""Plays a deal against AI players at the server that is named (`helm test`)."""

import asyncio
import sys

from cardavia.client import Client


async def main() -> None:
    """Open a table of its own, sit down, play, and say who got what."""
    async with asyncio.timeout(120), Client(sys.argv[1]) as client:
        table = await client.open("chan", seats=["", "greedy", "greedy", "greedy"])
        seat = await table.sit(0)
        async for decision in seat.decisions():
            await seat.play(decision.legal[0])
        sys.stdout.write(f"A deal was played: {list(seat.result.scores)}\n")


asyncio.run(main())
