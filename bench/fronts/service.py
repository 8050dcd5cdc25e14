"""The service behind an ASGI server: its address, log and options come from the environment.

`app` is what the server is given. The log is in FRONT_DATA; when it is up, the id of this process is in FRONT_DATA/pid.
"""

import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection, reflection_pb2_grpc

from bench.fronts.asgi import Front, Message, Receive, Send
from cardavia.service.accounts import read_accounts
from cardavia.service.cli._garbage import seldom_collected
from cardavia.service.ids import Keyring, load_key
from cardavia.service.journal import open_sqlite
from cardavia.service.limits import Limiter, Limits
from cardavia.service.observability import Observer
from cardavia.service.offers import Offers
from cardavia.service.players import Players
from cardavia.service.results import Results
from cardavia.service.rpc.access import Access
from cardavia.service.rpc.callers import Admission
from cardavia.service.rpc.calls import Calls
from cardavia.service.rpc.decoding import Decoding
from cardavia.service.rpc.draining import Draining
from cardavia.service.rpc.pacing import Pacing
from cardavia.service.rpc.play import PlayService
from cardavia.service.rpc.rules import RULES
from cardavia.service.rpc.server import SERVICES
from cardavia.service.rpc.tables import CatalogService, TableService
from cardavia.service.tables import Tables
from cardavia.v1 import catalog_pb2_grpc, play_pb2_grpc, tables_pb2_grpc

STALLED_SECONDS = 20.0


class Service:
    """The ASGI application; it is made, on the server's loop, by its `lifespan`."""

    def __init__(self) -> None:
        self._front: Front | None = None
        self._stack = AsyncExitStack()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http" and self._front is not None:
            await self._front(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        data = Path(os.environ["FRONT_DATA"])
        self._front = await self._started(data)
        await send({"type": "lifespan.startup.complete"})
        (data / "pid").write_text(str(os.getpid()))
        await receive()
        await self._stack.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def _started(self, data: Path) -> Front:
        self._stack.enter_context(seldom_collected())
        limits = Limits()
        observer, draining = Observer(), Draining()
        journal = await self._stack.enter_async_context(await open_sqlite(data / "log.sqlite3"))
        journal.after_batch = observer.metrics.committed
        tables = Tables(journal, observer=observer)
        keys = Keyring(load_key(data / "token.key"), limits.token_seconds)
        players = Players(tables, 120, 86_400)
        self._stack.push_async_callback(players.close)
        self._stack.callback(draining.begin)
        access, offers = Access(tables, keys, Limiter(limits)), Offers(tables, keys)
        admission = Admission(read_accounts(None, load_key(data / "admin.key").hex()), access.limiter, RULES)
        pacing = Pacing(float(os.environ.get("FRONT_STALLED_SECONDS", STALLED_SECONDS)))
        front = Front(limits.request_bytes)
        server: Any = front  # stands for one of grpc.aio
        play_pb2_grpc.add_PlayServiceServicer_to_server(PlayService(access, draining), server)
        tables_pb2_grpc.add_TableServiceServicer_to_server(
            TableService(access, offers, Results(tables, keys), draining), server
        )
        catalog_pb2_grpc.add_CatalogServiceServicer_to_server(CatalogService(access.limiter), server)
        healthy = health.aio.HealthServicer()
        health_pb2_grpc.add_HealthServicer_to_server(healthy, server)
        names = (*SERVICES, health.SERVICE_NAME, reflection.SERVICE_NAME)
        reflection_pb2_grpc.add_ServerReflectionServicer_to_server(reflection.aio.ReflectionServicer(names), server)
        for name in ("", *SERVICES):
            await healthy.set(name, health_pb2.HealthCheckResponse.SERVING)
        await front.intercept([Calls(observer), admission, Decoding(), pacing])
        return front


app = Service()
