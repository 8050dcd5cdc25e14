import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import grpc
import pytest

from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config
from tests import postgres
from tests.stream.api import Api


def free_address() -> str:
    """A loopback address where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{probe.getsockname()[1]}"


@asynccontextmanager
async def serving(
    data: Path | None = None,
    listen: str = "127.0.0.1:0",
    http: str = "",
    stalled_seconds: float = 20.0,
    absent_seconds: float = 120.0,
    abandoned_seconds: float = 86_400.0,
    cached_tables: int = 10_000,
    database: str = "",
    archive: str = "",
    drain_seconds: float = 0.2,
) -> AsyncIterator[Running]:
    """The real service on a real socket."""
    config = Config(
        data,
        listen,
        http,
        drain_seconds=drain_seconds,
        stalled_seconds=stalled_seconds,
        absent_seconds=absent_seconds,
        abandoned_seconds=abandoned_seconds,
        cached_tables=cached_tables,
        database=database,
        archive=archive,
    )
    async with running(config) as service:
        yield service


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with serving() as service:
        yield service


@pytest.fixture
async def api(server: Running) -> AsyncIterator[Api]:
    async with grpc.aio.insecure_channel(server.grpc_address) as channel:
        yield Api(channel, server.administrator_key)


@pytest.fixture(params=["memory", "postgres", "sqlite"])
async def stored(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Api]:
    """As `api`, over every store."""
    data = None if request.param == "memory" else tmp_path / "data"
    database = postgres.url_of(tmp_path) if request.param == "postgres" else ""
    async with (
        serving(data, database=database) as service,
        grpc.aio.insecure_channel(service.grpc_address) as channel,
    ):
        yield Api(channel, service.administrator_key)
    if database:
        postgres.forget(tmp_path)
