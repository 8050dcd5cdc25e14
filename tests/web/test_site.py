"""The built page: its files, how long they may be kept, what it may load; and where there is none, how to connect."""

import gzip
from pathlib import Path

import pytest

from cardavia.service.web import _site
from tests.web.conftest import serving
from tests.web.http import ask

INDEX = b"<!doctype html><script type=module src=/assets/index-a1b2c3d4.js></script>"
CODE = b"export const cards = 92;" * 50


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, in the place of the package's."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    code = folder / "assets" / "index-a1b2c3d4.js"
    code.write_bytes(CODE)
    code.with_name(code.name + ".gz").write_bytes(gzip.compress(CODE, mtime=0))
    code.with_name(code.name + ".br").write_bytes(b"as brotli")
    (tmp_path / "secret.key").write_bytes(b"secret")
    monkeypatch.setattr(_site, "FOLDER", folder)
    return folder


@pytest.mark.usefixtures("page")
async def test_the_page_is_asked_for_anew_and_its_parts_are_kept_for_ever() -> None:
    async with serving() as service:
        index = await ask(service.http_address, "/")
        assert (index.status, index.body) == (200, INDEX)
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        assert index.headers["cache-control"] == "no-cache"
        code = await ask(service.http_address, "/assets/index-a1b2c3d4.js")
        assert code.body == CODE
        assert code.headers["content-type"] == "text/javascript; charset=utf-8"
        assert code.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await ask(service.http_address, "/icon.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.usefixtures("page")
async def test_who_has_the_page_is_told_that_it_is_the_same() -> None:
    async with serving() as service:
        tag = (await ask(service.http_address, "/")).headers["etag"]
        again = await ask(service.http_address, "/", headers={"If-None-Match": f'W/"x", {tag}'})
        assert (again.status, again.body) == (304, b"")
        assert (await ask(service.http_address, "/", headers={"If-None-Match": '"x"'})).status == 200


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    ("taken", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"as brotli"),
        ("gzip;q=1.0", "gzip", gzip.compress(CODE, mtime=0)),
        ("identity", None, CODE),
        ("", None, CODE),
    ],
)
async def test_what_was_compressed_beforehand_is_sent_so(taken: str, encoding: str | None, body: bytes) -> None:
    async with serving() as service:
        answer = await ask(service.http_address, "/assets/index-a1b2c3d4.js", headers={"Accept-Encoding": taken})
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert gzip.decompress(answer.body) == CODE if encoding == "gzip" else answer.body == body


@pytest.mark.usefixtures("page")
async def test_the_page_loads_its_own_files_alone() -> None:
    async with serving() as service:
        for path in ("/", "/icon.svg"):
            headers = (await ask(service.http_address, path)).headers
            policy = headers["content-security-policy"].split("; ")
            assert "default-src 'self'" in policy
            assert {"object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(policy)
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.usefixtures("page")
async def test_what_is_not_there_is_not_found() -> None:
    async with serving() as service:
        for path in ("/table/0198c0de", "/keys/metrics", "/nothing.js", "/assets/index-ffffffff.js", "/favicon.ico"):
            assert (await ask(service.http_address, path)).status == 404
        assert (await ask(service.http_address, "/healthz")).body == b"ok\n"
        assert (await ask(service.http_address, "/table/7", b"{}")).status == 404


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    "path",
    [
        "/../secret.key",
        "/assets/../../secret.key",
        "/%2e%2e/secret.key",
        "/..%2fsecret.key",
        "/assets/%2e%2e%5c%2e%2e%5csecret.key",
        "//secret.key",
        "/secret.key%00.js",
    ],
)
async def test_no_path_leads_out_of_the_page(path: str) -> None:
    async with serving() as service:
        assert (await ask(service.http_address, path)).status == 404


@pytest.mark.usefixtures("page")
async def test_beside_the_page_there_is_one_that_says_how_to_connect() -> None:
    async with serving() as server:
        assert (await ask(server.http_address, "/")).body == INDEX
        assert server.grpc_address.encode() in (await ask(server.http_address, "/connect")).body


async def test_without_a_built_page_that_one_is_at_the_root_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_site, "FOLDER", tmp_path / "none")
    async with serving() as server:
        answer = await ask(server.http_address, "/")
        assert server.grpc_address.encode() in answer.body
        assert (await ask(server.http_address, "/table/7")).status == 404
