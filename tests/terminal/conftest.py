"""A real server in memory, with a client of it."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from textual.pilot import Pilot

from cardavia.client import Catalogue, Client
from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config

GAMES = ("chuo_pai", "tien_gow", "chan")
SEED = bytes(range(32))


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.0)) as service:
        yield service


@pytest.fixture
async def client(server: Running) -> AsyncIterator[Client]:
    async with Client(server.grpc_address, key=server.administrator_key) as client:
        yield client


@pytest.fixture
async def catalogue(client: Client) -> Catalogue:
    return await client.catalogue()


async def until(pilot: Pilot[None], condition: Callable[[], bool], what: str) -> None:
    """Let the app run until something is so."""
    try:
        async with asyncio.timeout(60):
            while not condition():
                await pilot.pause()
    except TimeoutError:
        pytest.fail(f"never happened: {what}\n{screen(pilot)}")


def screen(pilot: Pilot[None]) -> str:
    """What the terminal shows."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in lines)
