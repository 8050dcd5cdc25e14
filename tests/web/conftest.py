"""A real server with its HTTP port, and the API over each of the protocols that are spoken there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config
from tests.stream.api import Api
from tests.web.browser import browsing
from tests.web.channel import web_channel


@asynccontextmanager
async def serving(data: Path | None = None, **config: Any) -> AsyncIterator[Running]:
    """The real service on real sockets."""
    facts = {"listen": "127.0.0.1:0", "http": "127.0.0.1:0", "drain_seconds": 0.2}
    async with running(Config(data, **{**facts, **config})) as service:
        yield service


@asynccontextmanager
async def calling(service: Running, way: str, key: str = "") -> AsyncIterator[Api]:
    """The API over one of the protocols."""
    async with web_channel(service.http_address, way) as channel:
        yield Api(channel, key, talks=False)


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with serving() as service:
        yield service


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that come from elsewhere try each way to watch: here there is no Play stream."""
    here = Path(__file__).parent
    items[:] = [item for item in items if not (item.path.parent == here and _way(item) == "play")]


def _way(item: pytest.Item) -> object:
    spec = getattr(item, "callspec", None)
    return spec.params.get("way") if spec is not None else None


@pytest.fixture(params=["connect-json", "grpc-web"])
async def api(request: pytest.FixtureRequest, server: Running) -> AsyncIterator[Api]:
    """An administrator, over each of the protocols."""
    async with calling(server, request.param, server.administrator_key) as api:
        yield api


@pytest.fixture
async def stored(api: Api) -> Api:
    """As `api`: what is stored, and how, other tests show."""
    return api


@pytest.fixture
async def page(server: Running) -> AsyncIterator[Page]:
    """The page in a browser, closed before its server ends."""
    async with browsing(server.http_address) as page:
        yield page
