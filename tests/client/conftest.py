from collections.abc import AsyncIterator

import pytest

from cardavia.client import Backoff, Client
from tests.client.fake import FakeServer, serving

QUICK = Backoff(first=0.001, longest=0.01, patience=20.0)


@pytest.fixture
def fake() -> FakeServer:
    return FakeServer()  # type: ignore[abstract]


@pytest.fixture
async def client(fake: FakeServer) -> AsyncIterator[Client]:
    async with serving(fake) as port, Client(f"127.0.0.1:{port}", backoff=QUICK) as client:
        yield client
