"""The gRPC server with all services, health and reflection; one for administrators, with channelz; and the same
services for the HTTP port.
"""

from typing import Any

import grpc
from grpc_channelz.v1 import channelz, channelz_pb2
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection

from cardavia.service.accounts import Accounts
from cardavia.service.certificates import Certificates, Pem
from cardavia.service.offers import Offers
from cardavia.service.results import Results
from cardavia.service.rpc import batches
from cardavia.service.rpc.access import Access
from cardavia.service.rpc.callers import Admission
from cardavia.service.rpc.calls import Calls
from cardavia.service.rpc.connect import Connect, one_way
from cardavia.service.rpc.decoding import Decoding
from cardavia.service.rpc.draining import Draining
from cardavia.service.rpc.errors import CODES
from cardavia.service.rpc.handlers import Collected, Once, behind
from cardavia.service.rpc.logs import LogService
from cardavia.service.rpc.pacing import Pacing
from cardavia.service.rpc.play import PlayService
from cardavia.service.rpc.players import PlayerService
from cardavia.service.rpc.rules import ADMINISTRATORS, RULES
from cardavia.service.rpc.tables import CatalogService, TableService
from cardavia.service.threads import unhurried
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

METHODS = {
    f"/{service.full_name}/{method.name}"
    for file in (play_pb2, tables_pb2, catalog_pb2, logs_pb2, players_pb2)
    for service in file.DESCRIPTOR.services_by_name.values()
    for method in service.methods
}
HEALTH_CHECK = "/grpc.health.v1.Health/Check"
CHANNELZ = channelz_pb2.DESCRIPTOR.services_by_name["Channelz"]
CHANNELZ_METHODS = [f"/{CHANNELZ.full_name}/{method.name}" for method in CHANNELZ.methods]


class RpcServer:
    """Listens, serves, drains."""

    def __init__(
        self,
        access: Access,
        accounts: Accounts,
        offers: Offers,
        results: Results,
        stalled_seconds: float,
        certificates: Certificates | None = None,
    ) -> None:
        """Make a server; it does not listen yet. Readers who let nothing in for `stalled_seconds` are cut off."""
        batches.give_back()
        self._draining = Draining()
        self._healthy = health.aio.HealthServicer()
        self._certificates = certificates
        self._admission = Admission(accounts, access.limiter, RULES)
        self._administration = Admission(accounts, access.limiter, dict.fromkeys(CHANNELZ_METHODS, ADMINISTRATORS))
        self._admin: grpc.aio.Server | None = None
        observer = access.tables.observer
        observer.metrics.expect(CODES)
        pacing = Pacing(stalled_seconds, observer.metrics.cut_off.inc)
        options = (*OPTIONS, ("grpc.max_receive_message_length", access.limiter.limits.request_bytes))
        self._calls = Calls(observer)
        self._interceptors = [self._calls, self._admission, Decoding(), pacing]
        with unhurried():  # the library starts the one that waits for its core
            self._server = grpc.aio.server(interceptors=[Once(self._interceptors)], options=options)
        self._methods = Collected()
        self._most = access.limiter.limits.request_bytes
        for server in (self._server, self._methods):
            self._add_services(server, access, offers, results)
        reflection.enable_server_reflection((*SERVICES, health.SERVICE_NAME, reflection.SERVICE_NAME), self._server)
        if unruled := METHODS ^ RULES.keys():
            raise LookupError(f"rpc/rules.py and the services disagree about {', '.join(sorted(unruled))}")

    def _add_services(self, server: Any, access: Access, offers: Offers, results: Results) -> None:
        play_pb2_grpc.add_PlayServiceServicer_to_server(PlayService(access, self._draining), server)
        tables = TableService(access, offers, results, self._draining)
        tables_pb2_grpc.add_TableServiceServicer_to_server(tables, server)
        catalog_pb2_grpc.add_CatalogServiceServicer_to_server(CatalogService(access.limiter), server)
        logs_pb2_grpc.add_LogServiceServicer_to_server(LogService(access), server)
        players_pb2_grpc.add_PlayerServiceServicer_to_server(PlayerService(access), server)
        health_pb2_grpc.add_HealthServicer_to_server(self._healthy, server)

    async def start(self, address: str, admin: str = "") -> tuple[str, str]:
        """Listen at HOST:PORT, and for administrators at `admin` if it is not empty; gives the addresses in use.

        Raises OSError.
        """
        bound = self._listen(self._server, address)
        bound_admin = ""
        if admin:
            self._admin = grpc.aio.server(interceptors=[self._calls, self._administration], options=OPTIONS)
            channelz.add_channelz_servicer(self._admin)
            reflection.enable_server_reflection((CHANNELZ.full_name, reflection.SERVICE_NAME), self._admin)
            bound_admin = self._listen(self._admin, admin)
            await self._admin.start()
        await self._server.start()
        return bound, bound_admin

    async def connect(self) -> Connect:
        """The same services over Connect and gRPC-Web, for the HTTP port."""
        handlers = {path: self._methods.handlers[path] for path in (*METHODS, HEALTH_CHECK)}
        return Connect(await behind(self._interceptors, one_way(handlers)), self._most)

    def _listen(self, server: grpc.aio.Server, address: str) -> str:
        try:
            if self._certificates is None:
                port = server.add_insecure_port(address)
            else:
                port = server.add_secure_port(address, _credentials(self._certificates))
        except RuntimeError as error:
            raise OSError(f"cannot listen on {address}: is another server running there?") from error
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
        if self._admin is not None:
            await self._admin.stop(None)


def _credentials(certificates: Certificates) -> grpc.ServerCredentials:
    """Credentials that are asked for before each handshake, on threads of gRPC's own."""
    given = certificates.look()

    def changed() -> grpc.ServerCertificateConfiguration | None:
        nonlocal given
        if (now := certificates.look()) is given:
            return None
        given = now
        return _configuration(now)

    return grpc.dynamic_ssl_server_credentials(
        _configuration(given),
        changed,  # type: ignore[arg-type]  # None is no change; the stubs do not know it
        require_client_authentication=certificates.tls.client_ca is not None,
    )


def _configuration(pem: Pem) -> grpc.ServerCertificateConfiguration:
    return grpc.ssl_server_certificate_configuration([(pem.key, pem.cert)], pem.client_ca)
