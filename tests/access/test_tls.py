"""TLS and mTLS: gRPC, the HTTP port, the client, the commands."""

import asyncio
import json
import ssl
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator

import pytest
from click.testing import CliRunner

from cardavia.client import Backoff, Client, Lost, tls
from cardavia.service.bootstrap import Running
from cardavia.service.cli._main import cli
from cardavia.service.config import Tls
from tests.access.certificates import Authority, Pair
from tests.access.conftest import serving
from tests.stream.api import PATIENCE

IMPATIENT = Backoff(first=0.01, longest=0.05, patience=1.0)


@pytest.fixture
def pair(ours: Authority) -> Pair:
    return ours.pair("server")


@pytest.fixture
async def server(pair: Pair) -> AsyncIterator[Running]:
    async with serving(tls=Tls(pair.cert, pair.key), http="127.0.0.1:0") as service:
        yield service


@pytest.fixture
async def strict(pair: Pair, ours: Authority) -> AsyncIterator[Running]:
    """A server that asks clients for certificates."""
    async with serving(tls=Tls(pair.cert, pair.key, ours.cert), http="127.0.0.1:0") as service:
        yield service


async def works(client: Client) -> bool:
    """Whether a client can open a table, sit down and hear of it."""
    async with client:
        table = await client.open("tien_gow", seats=["", "greedy", "greedy", "greedy"])
        seat = await table.sit(0)
        return seat.view.table_id == table.table_id


async def page(address: str, context: ssl.SSLContext) -> bytes:
    """What the HTTP port says to a probe."""

    def fetch() -> bytes:
        with urllib.request.urlopen(f"https://{address}/healthz", context=context, timeout=PATIENCE) as answer:
            body: bytes = answer.read()
            return body

    return await asyncio.to_thread(fetch)


async def test_a_client_that_trusts_the_authority_plays(server: Running, ours: Authority) -> None:
    assert await works(Client(server.grpc_address, credentials=tls(ours.cert)))
    assert await page(server.http_address, ssl.create_default_context(cafile=ours.cert)) == b"ok\n"


async def test_a_client_without_tls_or_with_another_authority_hears_nothing(server: Running, theirs: Authority) -> None:
    for credentials in (None, tls(theirs.cert), tls()):
        with pytest.raises(Lost):
            await works(Client(server.grpc_address, credentials=credentials, backoff=IMPATIENT))
    with pytest.raises(urllib.error.URLError):
        await page(server.http_address, ssl.create_default_context(cafile=theirs.cert))


async def test_where_clients_need_certificates_one_of_ours_is_good(strict: Running, ours: Authority) -> None:
    ada = ours.pair("ada")
    assert await works(Client(strict.grpc_address, credentials=tls(ours.cert, ada.cert, ada.key)))
    context = ssl.create_default_context(cafile=ours.cert)
    context.load_cert_chain(ada.cert, ada.key)
    assert await page(strict.http_address, context) == b"ok\n"


async def test_where_clients_need_certificates_none_and_those_of_others_are_not_good(
    strict: Running, ours: Authority, theirs: Authority
) -> None:
    mallory = theirs.pair("bo")
    for credentials in (tls(ours.cert), tls(ours.cert, mallory.cert, mallory.key)):
        with pytest.raises(Lost):
            await works(Client(strict.grpc_address, credentials=credentials, backoff=IMPATIENT))
    with pytest.raises((OSError, ssl.SSLError)):
        await page(strict.http_address, ssl.create_default_context(cafile=ours.cert))


async def test_the_page_says_how_to_connect_with_tls(server: Running, ours: Authority) -> None:
    context = ssl.create_default_context(cafile=ours.cert)

    def fetch() -> str:
        url = f"https://{server.http_address}/connect"
        with urllib.request.urlopen(url, context=context, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    text = await asyncio.to_thread(fetch)
    assert f"--server {server.grpc_address} --tls" in text
    assert "-plaintext" not in text


async def test_a_certificate_and_the_key_of_another_are_told(pair: Pair, theirs: Authority) -> None:
    with pytest.raises(OSError, match="no certificate with its key"):
        async with serving(tls=Tls(pair.cert, theirs.pair("bo").key)):
            pass


async def test_a_command_reads_a_log_over_mtls(strict: Running, ours: Authority) -> None:
    ada = ours.pair("ada")
    async with Client(strict.grpc_address, credentials=tls(ours.cert, ada.cert, ada.key)) as client:
        table = await client.open("tien_gow", seats=[""] * 4, listed=True)
    arguments = ["log", table.table_id, "--json", "--server", strict.grpc_address, "--ca", str(ours.cert)]
    named = ["--cert", str(ada.cert), "--cert-key", str(ada.key)]
    status, output = await said(*arguments, *named)
    assert status == 0
    assert json.loads(output.splitlines()[0])
    assert (await said(*arguments))[0] == 1


async def said(*arguments: str) -> tuple[int | None, str]:
    """A command's exit status, and what it prints."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "cardavia.service.cli", *arguments)
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    output, _ = await process.communicate()
    return process.returncode, output.decode()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve", "--tls-cert", "FILE"], "--tls-cert and --tls-key go together"),
        (["serve", "--client-ca", "FILE"], "--client-ca with them"),
        (["log", "01900000-0000-7000-8000-000000000000", "--ca", "FILE"], "go with --server"),
        (["log", "01900000-0000-7000-8000-000000000000", "--server", "x:1", "--cert", "FILE"], "go together"),
        (["serve", "--memory", "--admin-listen", "0.0.0.0:0"], "this machine alone"),
        (["serve", "--memory", "--admin-listen", "example.org:1"], "this machine alone"),
    ],
)
def test_options_that_do_not_go_together_are_told(arguments: list[str], said: str, ours: Authority) -> None:
    result = CliRunner().invoke(cli, [str(ours.cert) if word == "FILE" else word for word in arguments])
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())


def test_half_a_pair_is_no_identity(ours: Authority) -> None:
    with pytest.raises(ValueError, match="needs its key"):
        tls(ours.cert, cert=ours.cert)
