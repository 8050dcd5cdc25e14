"""A stand-in for an object store: keeps what is put, over HTTP, as S3 does; it looks at no signature."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest


class Bucket(ThreadingHTTPServer):
    """Objects by their paths. `broken` is the status that it answers everything with, if not 0."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.objects: dict[str, bytes] = {}
        self.broken = 0


class _Handler(BaseHTTPRequestHandler):
    server: Bucket
    protocol_version = "HTTP/1.1"

    def do_PUT(self) -> None:
        data = self.rfile.read(int(self.headers["Content-Length"]))
        if not self.server.broken:
            self.server.objects[self.path] = data
        self._answer(self.server.broken or 200)

    def do_GET(self) -> None:
        data = self.server.objects.get(self.path)
        self._answer(self.server.broken or (200 if data is not None else 404), data or b"")

    def _answer(self, status: int, data: bytes = b"") -> None:
        self.send_response(status)
        for name, value in (
            ("Content-Length", str(len(data))),
            ("ETag", '"1"'),
            ("Last-Modified", "Mon, 30 Nov 2026 00:00:00 GMT"),
        ):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def bucket(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bucket]:
    """One that the environment names, as it would name a provider's."""
    with Bucket() as served:
        thread = threading.Thread(target=served.serve_forever)
        thread.start()
        for name, value in {
            "AWS_ENDPOINT": f"http://127.0.0.1:{served.server_address[1]}",
            "AWS_ALLOW_HTTP": "true",
            "AWS_REGION": "test",
            "AWS_ACCESS_KEY_ID": "ada",
            "AWS_SECRET_ACCESS_KEY": "kings in the corner",
        }.items():
            monkeypatch.setenv(name, value)
        try:
            yield served
        finally:
            served.shutdown()
            thread.join()
