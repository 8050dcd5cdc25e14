"""The gRPC server with all services, health and reflection."""

import grpc
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection

from cardavia.service.observability import CallLog
from cardavia.service.rpc.access import Access
from cardavia.service.rpc.decoding import Decoding
from cardavia.service.rpc.draining import Draining
from cardavia.service.rpc.logs import LogService
from cardavia.service.rpc.pacing import Pacing
from cardavia.service.rpc.play import PlayService
from cardavia.service.rpc.players import PlayerService
from cardavia.service.rpc.tables import CatalogService, TableService
from cardavia.v1 import (
    catalog_pb2,
    catalog_pb2_grpc,
    logs_pb2,
    logs_pb2_grpc,
    play_pb2,
    play_pb2_grpc,
    players_pb2,
    players_pb2_grpc,
    tables_pb2,
    tables_pb2_grpc,
)

OPTIONS = (
    ("grpc.max_receive_message_length", 256 * 1024),
    ("grpc.so_reuseport", 0),
    # What a client says ahead of us waits in a window of 64 KiB a stream; left to itself it grows to megabytes.
    ("grpc.http2.bdp_probe", 0),
    ("grpc.http2.lookahead_bytes", 64 * 1024),
    # A peer that does not even take what TCP brings is gone after this time, with all its streams.
    ("grpc.keepalive_time_ms", 60_000),
    ("grpc.keepalive_timeout_ms", 20_000),
    # Clients may ask every ten seconds whether a silent connection is still there.
    ("grpc.http2.min_ping_interval_without_data_ms", 10_000),
    ("grpc.keepalive_permit_without_calls", 1),
)
SERVICES = tuple(
    service.full_name
    for file in (play_pb2, tables_pb2, catalog_pb2, logs_pb2, players_pb2)
    for service in file.DESCRIPTOR.services_by_name.values()
)


class RpcServer:
    """Listens, serves, drains."""

    def __init__(self, access: Access, stalled_seconds: float) -> None:
        """Make a server; it does not listen yet. Readers who let nothing in for `stalled_seconds` are cut off."""
        self._draining = Draining()
        self._healthy = health.aio.HealthServicer()
        interceptors = [CallLog(), Decoding(), Pacing(stalled_seconds)]
        self._server = grpc.aio.server(interceptors=interceptors, options=OPTIONS)
        play_pb2_grpc.add_PlayServiceServicer_to_server(PlayService(access, self._draining), self._server)
        tables_pb2_grpc.add_TableServiceServicer_to_server(TableService(access), self._server)
        catalog_pb2_grpc.add_CatalogServiceServicer_to_server(CatalogService(), self._server)
        logs_pb2_grpc.add_LogServiceServicer_to_server(LogService(access), self._server)
        players_pb2_grpc.add_PlayerServiceServicer_to_server(PlayerService(access), self._server)
        health_pb2_grpc.add_HealthServicer_to_server(self._healthy, self._server)
        reflection.enable_server_reflection((*SERVICES, health.SERVICE_NAME, reflection.SERVICE_NAME), self._server)

    async def start(self, address: str) -> str:
        """Listen at HOST:PORT; gives the address in use. Raises OSError."""
        try:
            port = self._server.add_insecure_port(address)
        except RuntimeError as error:
            raise OSError(f"cannot listen on {address}: is another server running there?") from error
        await self._server.start()
        return f"{address.rpartition(':')[0]}:{port}"

    async def ready(self) -> None:
        """Tell health checks that all is up."""
        for name in ("", *SERVICES):
            await self._healthy.set(name, health_pb2.HealthCheckResponse.SERVING)

    async def drain(self, seconds: float) -> None:
        """End streams with a resumable status, take no new calls, and let those in flight finish for so long."""
        await self._healthy.enter_graceful_shutdown()
        self._draining.begin()
        await self._server.stop(seconds)
