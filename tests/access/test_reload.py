"""What an operator changes while the service runs: accounts, limits and certificates, at a real server."""

import hashlib
import shutil
import signal
import ssl
from pathlib import Path
from typing import Any

import grpc
import pytest
from structlog.testing import capture_logs

from cardavia.client import Client, Lost, tls
from cardavia.service.bootstrap import Running
from cardavia.service.config import Tls
from cardavia.v1 import catalog_pb2
from tests.access.certificates import Authority, Pair
from tests.access.conftest import account, calling, key_of, opened, serving
from tests.access.test_tls import IMPATIENT, page, works
from tests.e2e.children import serving as child
from tests.stream.api import Api, eventually, failing, failure

SCOPE = "manage_tables"


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


async def refusal(service: Running, name: str) -> str:
    """The reason for which the key of an account is refused to close a table of its own; "" if it is not."""
    async with calling(service.grpc_address, key_of(name)) as api:
        try:
            await (await opened(api)).close("", metadata=api.authorization)
        except grpc.aio.AioRpcError as error:
            return failure(error).reason
        return ""


async def limits_of(api: Api) -> Any:
    return await api.catalog.GetLimits(catalog_pb2.GetLimitsRequest())


# Accounts


async def test_accounts_come_and_go_with_their_file(tmp_path: Path) -> None:
    path = write(tmp_path / "accounts.toml", account("ada", [SCOPE]))
    async with serving(accounts=path) as service:
        assert [await refusal(service, name) for name in ("ada", "bo")] == ["", "BAD_TOKEN"]
        write(path, account("bo", [SCOPE]))
        assert [await refusal(service, name) for name in ("ada", "bo")] == ["", "BAD_TOKEN"], "nobody said so yet"
        service.reload()
        assert [await refusal(service, name) for name in ("ada", "bo")] == ["BAD_TOKEN", ""]
        async with calling(service.grpc_address, service.administrator_key) as administrator:
            table = await opened(administrator)
            await table.close("", metadata=administrator.authorization)


@pytest.mark.parametrize("broken", ["x", "account = 3", account("ada", ["everything"]), None])
async def test_a_broken_file_of_accounts_changes_nothing_and_says_why(tmp_path: Path, broken: str | None) -> None:
    path = write(tmp_path / "accounts.toml", account("ada", [SCOPE]))
    async with serving(accounts=path) as service:
        if broken is None:
            path.unlink()
        else:
            write(path, broken)
        with capture_logs() as lines:
            service.reload()
        (said,) = [line for line in lines if line["log_level"] == "error"]
        assert said["event"] == "accounts cannot be read; those before stay"
        assert said["error"]
        assert await refusal(service, "ada") == ""


async def test_a_log_line_of_a_broken_file_holds_no_key(tmp_path: Path) -> None:
    path = write(tmp_path / "accounts.toml", account("ada", [SCOPE]))
    async with serving(accounts=path) as service:
        write(path, '[[account]]\nname = "ada"\nkey_sha256 = "the-key-itself"\n')
        with capture_logs() as lines:
            service.reload()
        assert "the-key-itself" not in str(lines)
        digest = hashlib.sha256(key_of("ada").encode()).hexdigest()
        assert digest not in str(lines)


async def test_the_files_of_the_data_directory_may_come_later(tmp_path: Path) -> None:
    async with serving(data=tmp_path) as service, calling(service.grpc_address) as api:
        assert await refusal(service, "ada") == "BAD_TOKEN"
        write(tmp_path / "accounts.toml", account("ada", [SCOPE]))
        write(tmp_path / "limits.toml", "streams = 7")
        service.reload()
        assert await refusal(service, "ada") == ""
        assert (await limits_of(api)).streams == 7


# Limits


async def test_limits_change_with_their_file(tmp_path: Path) -> None:
    path = write(tmp_path / "limits.toml", "tables_per_minute = 1\nfailures_per_minute = 0")
    async with serving(limits=path) as service, calling(service.grpc_address) as api:
        await opened(api)
        assert (await failing(opened(api))).reason == "TOO_MANY"
        write(path, "tables_per_minute = 2\ntoken_seconds = 60\nfailures_per_minute = 0")
        service.reload()
        assert ((await limits_of(api)).tables_per_minute, service.keys.token_seconds) == (2, 60)
        await opened(api)
        await opened(api)
        assert (await failing(opened(api))).reason == "TOO_MANY"


async def test_the_size_of_requests_stays_until_the_next_start(tmp_path: Path) -> None:
    path = write(tmp_path / "limits.toml", "request_bytes = 8192")
    async with serving(limits=path) as service, calling(service.grpc_address) as api:
        write(path, "request_bytes = 4096\nstreams = 7")
        with capture_logs() as lines:
            service.reload()
        assert [line["event"] for line in lines if line["log_level"] == "warning"] == [
            "request_bytes can change at the next start only"
        ]
        told = await limits_of(api)
        assert (told.request_bytes, told.streams) == (8192, 7)


async def test_broken_limits_change_nothing_and_leave_the_other_files_alone(tmp_path: Path) -> None:
    accounts, limits = write(tmp_path / "a.toml", ""), write(tmp_path / "l.toml", "streams = 7")
    async with serving(accounts=accounts, limits=limits) as service, calling(service.grpc_address) as api:
        write(limits, "streams = -1")
        write(accounts, account("ada", [SCOPE]))
        with capture_logs() as lines:
            service.reload()
        (said,) = [line for line in lines if line["log_level"] == "error"]
        assert said["event"] == "limits cannot be read; those before stay"
        assert str(limits) in said["error"]
        assert (await limits_of(api)).streams == 7
        assert await refusal(service, "ada") == ""


# Certificates


def files_of(authority: Authority, client_ca: Path | None = None) -> Tls:
    pair = authority.pair("server")
    return Tls(pair.cert, pair.key, client_ca)


def renew(files: Tls, by: Authority, name: str = "renewed") -> Pair:
    """Put another certificate, with its key, where the service has its own."""
    pair = by.pair(name)
    shutil.copy(pair.key, files.key)
    shutil.copy(pair.cert, files.cert)
    return pair


async def lost(service: Running, **credentials: Any) -> bool:
    try:
        await works(Client(service.grpc_address, credentials=tls(**credentials), backoff=IMPATIENT))
    except Lost:
        return True
    return False


async def test_a_renewed_certificate_is_shown_to_new_connections_and_old_ones_go_on(
    ours: Authority, theirs: Authority
) -> None:
    files = files_of(ours)
    async with (
        serving(tls=files, http="127.0.0.1:0") as service,
        Client(service.grpc_address, credentials=tls(ours.cert)) as before,
    ):
        table = await before.open("tien_gow", seats=["", "greedy", "greedy", "greedy"])
        seat = await table.sit(0)
        renew(files, theirs)
        assert not await lost(service, ca=theirs.cert)
        assert await lost(service, ca=ours.cert)
        assert await page(service.http_address, ssl.create_default_context(cafile=theirs.cert)) == b"ok\n"
        with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
            await page(service.http_address, ssl.create_default_context(cafile=ours.cert))
        await table.close()
        await seat.finished()


async def test_who_signs_for_clients_may_change_too(ours: Authority, theirs: Authority, tmp_path: Path) -> None:
    ada, bo = ours.pair("ada"), theirs.pair("bo")
    files = files_of(ours, Path(shutil.copy(ours.cert, tmp_path / "clients.pem")))
    async with serving(tls=files, http="127.0.0.1:0") as service:
        for good, bad in ((ada, bo), (bo, ada)):
            assert not await lost(service, ca=ours.cert, cert=good.cert, key=good.key)
            assert await lost(service, ca=ours.cert, cert=bad.cert, key=bad.key)
            assert await page(service.http_address, showing(ours, good)) == b"ok\n"
            with pytest.raises((OSError, ssl.SSLError)):
                await page(service.http_address, showing(ours, bad))
            shutil.copy(theirs.cert, tmp_path / "clients.pem")


def showing(trusted: Authority, pair: Pair) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=trusted.cert)
    context.load_cert_chain(pair.cert, pair.key)
    return context


@pytest.mark.parametrize("broken", ["nothing", "of another", "gone"])
async def test_a_broken_certificate_is_told_once_and_the_one_before_stays(
    broken: str, ours: Authority, theirs: Authority
) -> None:
    files = files_of(ours)
    async with serving(tls=files, http="127.0.0.1:0") as service:
        if broken == "of another":
            shutil.copy(theirs.pair("bo").key, files.key)
        elif broken == "gone":
            files.cert.unlink()
        else:
            files.cert.write_bytes(b"")
        with capture_logs() as lines:
            for _ in range(2):
                assert not await lost(service, ca=ours.cert)
                assert await page(service.http_address, ssl.create_default_context(cafile=ours.cert)) == b"ok\n"
        told = [line for line in lines if line["log_level"] == "error"]
        assert [line["event"] for line in told] == ["the certificate cannot be read; the one before stays"]
        assert str(files.cert) in told[0]["error"]
        renew(files, theirs)
        assert not await lost(service, ca=theirs.cert)


# The signal


async def test_sighup_reads_all_again_and_ends_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with child(data) as server, calling(server.address) as api:
        table = await (await opened(api)).seated(2)
        stream = api.watch(table.id, table.tokens[0])
        await stream.until("caught_up")
        write(data / "limits.toml", "streams = 7")
        write(data / "accounts.toml", "x")
        server.process.send_signal(signal.SIGHUP)

        async def read() -> bool:
            return bool((await limits_of(api)).streams == 7)

        await eventually(read)
        await table.close()
        await stream.until("update")
        assert await server.stop() == 0
        assert "limits were read again" in server.errors
        assert "accounts cannot be read; those before stay" in server.errors
        assert str(data / "accounts.toml") in server.errors
