"""A real server with accounts, and what callers of every kind bring."""

import hashlib
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import grpc
import pytest

from cardavia.service.accounts import SCOPES
from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config
from cardavia.v1 import tables_pb2
from tests.access.certificates import Authority
from tests.stream.api import Api, Table, fresh

Metadata = tuple[tuple[str, str], ...]


def key_of(name: str) -> str:
    """The key of an account of these tests."""
    return f"the-key-of-{name}"


def bearing(key: str) -> Metadata:
    """The metadata of a call that bears a key; "" is a guest's."""
    return (("authorization", f"Bearer {key}"),) if key else ()


def account(name: str, scopes: Iterable[str]) -> str:
    """An account as the file has it."""
    digest = hashlib.sha256(key_of(name).encode()).hexdigest()
    return f'[[account]]\nname = "{name}"\nkey_sha256 = "{digest}"\nscopes = {list(scopes)}\n'


def accounts_file(folder: Path, *more: str) -> Path:
    """A file with an account for each scope, called like it, one without any called "none", and more."""
    path = folder / "accounts.toml"
    everybody = [*(account(scope, [scope]) for scope in SCOPES), account("none", []), *more]
    path.write_text("\n".join(everybody), encoding="utf-8")
    return path


@asynccontextmanager
async def serving(**config: Any) -> AsyncIterator[Running]:
    """The real service on real sockets."""
    facts = {"data": None, "listen": "127.0.0.1:0", "http": "", "drain_seconds": 0.2}
    async with running(Config(**{**facts, **config})) as service:
        yield service


@asynccontextmanager
async def calling(address: str, key: str = "") -> AsyncIterator[Api]:
    """The API over a connection of its own. What `Api.open` opens, it opens with the key."""
    async with grpc.aio.insecure_channel(address) as channel:
        yield Api(channel, key)


async def opened(api: Api, people: int = 2, **changes: Any) -> Table:
    """A fair table for people."""
    facts = {"request_id": fresh(), "game": "tien_gow", "seats": [""] * people + ["greedy"] * (4 - people)}
    request = tables_pb2.OpenTableRequest(**{**facts, **changes})
    return Table(api, await api.tables.OpenTable(request, metadata=api.authorization))


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(accounts=accounts_file(tmp_path), http="127.0.0.1:0") as service:
        yield service


@pytest.fixture
async def api(server: Running) -> AsyncIterator[Api]:
    """A guest."""
    async with calling(server.grpc_address) as api:
        yield api


@pytest.fixture
def ours(tmp_path: Path) -> Authority:
    """Who signs the server's certificate, and in mTLS those of its clients."""
    return Authority(tmp_path, "ours")


@pytest.fixture
def theirs(tmp_path: Path) -> Authority:
    """Somebody else."""
    return Authority(tmp_path, "theirs")
