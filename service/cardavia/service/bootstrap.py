"""All wiring on one page: from a configuration to a running service, and back."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from cardavia.service.accounts import READ_METRICS, Accounts
from cardavia.service.archive import archive_at
from cardavia.service.certificates import Certificates
from cardavia.service.config import Config, traces_asked_for
from cardavia.service.exposition import exposition
from cardavia.service.files import create_directory
from cardavia.service.ids import KEY_BYTES, Keyring, load_key
from cardavia.service.journal import Journal, open_memory, open_sqlite
from cardavia.service.limits import MAX_KEY, Limiter
from cardavia.service.observability import Observer
from cardavia.service.offers import Offers
from cardavia.service.oidc import IssuerFailed
from cardavia.service.players import Players
from cardavia.service.reload import Reload, accounts_now, limits_now
from cardavia.service.results import Results
from cardavia.service.rpc.access import Access
from cardavia.service.rpc.server import RpcServer
from cardavia.service.signing import KeyStore, key_id, keys_to_json
from cardavia.service.tables import Tables
from cardavia.service.web import App, Cors, Figures, HttpServer, site, start_page

if TYPE_CHECKING:
    from cardavia.service.cluster import Replica
    from cardavia.service.tracing import Tracing

DATABASE = "cardavia.sqlite3"
SIGNING = "signing"


@dataclass(frozen=True, slots=True)
class Running:
    """A running service: where it listens, how its configuration is read again, and its parts for tests."""

    grpc_address: str
    http_address: str
    tables: Tables
    keys: Keyring
    administrator_key: str
    reload: Callable[[], None]
    admin_address: str = ""


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[Running]:
    """The service, from start to a clean stop: streams end with a resumable status, what is in flight is finished.

    Raises OSError where it cannot listen or read its keys, ValueError for what is wrong in a file, JournalFailed where
    it cannot open the log.
    """
    limits = limits_now(config)
    keys, administrator_key = _keys(config.data, limits.token_seconds)
    signing = KeyStore(config.data / SIGNING) if config.data else None
    accounts = accounts_now(config, administrator_key)
    certificates = Certificates(config.tls) if config.tls else None
    async with (
        _tracing(config) as tracing,
        await _journal(config) as journal,
        _replica(config, keys, administrator_key) as replica,
    ):
        observer = Observer(tracing=tracing)
        journal.after_batch = observer.metrics.committed
        journal.after_archive = observer.metrics.looked_into_archive
        signer = signing.signer() if signing else None
        tables = Tables(journal, signer=signer, observer=observer, cached_tables=config.cached_tables)
        if replica is not None:
            tables.shared = replica.accompanied
            observer.metrics.replicas.set_function(replica.count)
        signs = tables.signer.public
        public_keys = keys_to_json(signing.public() if signing else {key_id(signs): signs}, key_id(signs))
        players = Players(tables, config.absent_seconds, config.abandoned_seconds, replica)
        offers = Offers(tables, keys)
        results = Results(tables, keys)
        access = Access(tables, keys, Limiter(limits))
        tables.open_limit = lambda: access.limiter.limits.open_tables
        reload = Reload(config, accounts, access.limiter, keys, certificates)
        server = RpcServer(access, accounts, offers, results, config.stalled_seconds, certificates)
        figures = Figures(partial(exposition, tables), partial(_may_read_figures, accounts))
        http = HttpServer(config.stalled_seconds, certificates)
        address, admin_address = await server.start(config.listen, config.admin)
        try:
            pages = site(start_page(address, tls=config.tls is not None), public_keys)
            app = App(await server.connect(), pages, figures, Cors(config.origins))
            http_address = await http.start(app, config.http)
            await players.resume(restart=replica is None or replica.lost_time)
            if replica is not None:
                await replica.follow(tables, players, offers)
            await server.ready()
            yield Running(address, http_address, tables, keys, administrator_key, reload, admin_address)
        finally:
            if replica is not None:
                await replica.leave()
            await asyncio.gather(server.drain(config.drain_seconds), http.stop(config.drain_seconds))
            await players.close()


async def _may_read_figures(accounts: Accounts, key: str) -> bool:
    try:
        account = await accounts.find(key) if 0 < len(key) <= MAX_KEY else None
    except IssuerFailed:
        return False
    return account is not None and READ_METRICS in account.scopes


def _keys(data: Path | None, token_seconds: int) -> tuple[Keyring, str]:
    if data is None:
        return Keyring(secrets.token_bytes(KEY_BYTES), token_seconds), secrets.token_hex(KEY_BYTES)
    create_directory(data)
    return Keyring(load_key(data / "token.key"), token_seconds), load_key(data / "administrator.key").hex()


@asynccontextmanager
async def _replica(config: Config, keys: Keyring, administrator_key: str) -> AsyncIterator["Replica | None"]:
    """This process among those on the same database, which it has joined; None where no others can be."""
    if config.data is None or not config.database:
        yield None
        return
    from cardavia.service.cluster import Replica  # noqa: PLC0415  (an extra)

    replica = Replica(config.database, keys.fingerprint, sha256(administrator_key.encode()).digest())
    try:
        await replica.join()
        yield replica
    finally:
        await replica.close()


@asynccontextmanager
async def _tracing(config: Config) -> AsyncIterator["Tracing | None"]:
    if not config.otlp_endpoint and not traces_asked_for():
        yield None
        return
    from cardavia.service.tracing import exporting  # noqa: PLC0415  (an extra)

    async with exporting(config.otlp_endpoint) as tracing:
        yield tracing


async def _journal(config: Config) -> Journal:
    if config.data is None:
        return await open_memory()
    archive = archive_at(config.archive)
    if config.database:
        from cardavia.service.journal.postgres import open_postgres  # noqa: PLC0415  (an extra)

        return await open_postgres(config.database, synchronous=config.synchronous, archive=archive)
    return await open_sqlite(config.data / DATABASE, synchronous=config.synchronous, archive=archive)
