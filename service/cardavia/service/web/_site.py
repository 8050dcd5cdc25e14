"""What GET finds: the built page with its files, a page that says how to connect, and the public keys of the log."""

import hashlib
import html
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardavia.core.catalog import GAMES
from cardavia.service.web._asgi import Headers

FOLDER = Path(__file__).parents[1] / "page"
"""Where the built page is in the package, if it was built."""
CONNECT = "/connect"
"""Where it says how programs and terminals connect; without a built page also at the root."""
HASHED = "/assets/"
"""How the paths of files begin whose names change with their contents."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How files may have been compressed beforehand, the best first."""
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

PAGE_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""What the built page may load: its own files, and nothing that stands in the page itself."""
START_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

START_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cardavia</title>
<style>
 :root {{ color-scheme: dark }}
 body {{ font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1.25rem;
        background: #14201b; color: #eef2ea }}
 h1 {{ font-weight: 600; letter-spacing: .02em }}
 code {{ background: #22332b; padding: .15em .4em; border-radius: .3em }}
 pre {{ background: #0d1512; padding: 1rem; border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere }}
 pre code {{ background: none; padding: 0 }}
</style>
<h1>Cardavia</h1>
<p>The game service is running. It speaks gRPC at <code>{address}</code>, with reflection and health checks, and
Connect, gRPC-Web and JSON here.</p>
<p>Games: {games}.</p>
<p>Play in a terminal:</p>
<pre><code>cardavia play --server {address}{play_tls} --game chuo_pai</code></pre>
<p>Or call the API from any language:</p>
<pre><code>grpcurl {grpcurl_tls}{address} cardavia.v1.CatalogService/ListGames</code></pre>
</html>
"""


@dataclass(frozen=True, slots=True)
class Found:
    """Something to be had at a path, as it is, and compressed by names of encodings."""

    kind: str
    body: bytes
    cache: str = "no-cache"
    policy: str = START_POLICY
    compressed: tuple[tuple[str, bytes], ...] = ()

    def reply(self, accept_encoding: str, known: str) -> tuple[int, Headers, bytes]:
        """Status, headers and body for a reader who takes these encodings, and has it under the tags `known`."""
        tag = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        headers = {
            "content-security-policy": self.policy,
            "referrer-policy": "no-referrer",  # an invitation may be in the address of a page
            "cache-control": self.cache,
            "etag": tag,
        }
        if self.compressed:
            headers["vary"] = "accept-encoding"
        if tag in known:
            return 304, _encoded(headers), b""
        headers["content-type"] = self.kind
        taken = {each.partition(";")[0].strip() for each in accept_encoding.split(",")}
        for encoding, body in self.compressed:
            if encoding in taken:
                return 200, _encoded(headers | {"content-encoding": encoding}), body
        return 200, _encoded(headers), self.body


class Site:
    """What is at which path."""

    def __init__(self, found: Mapping[str, Found]) -> None:
        self._found = dict(found)

    def find(self, path: str) -> Found | None:
        """What is at a path. (Where one is in the page stands behind a `#`, and is sent to no server.)"""
        return self._found.get(path)


def site(start: bytes, public_keys: str) -> Site:
    """The built page, and the page `start`, which says how to connect. All is read here: paths lead to no other file.

    `public_keys` is the JSON of docs/log.md. Raises OSError.
    """
    connect = Found(KINDS[".html"], start)
    built = dict(_built(FOLDER))
    return Site(
        {
            **built,
            "/": built.get("/index.html", connect),
            CONNECT: connect,
            "/healthz": Found("text/plain", b"ok\n"),
            "/keys": Found("application/json", f"{public_keys}\n".encode()),
        }
    )


def start_page(grpc_address: str, *, tls: bool) -> bytes:
    """A page that says how to connect."""
    return START_PAGE.format(
        address=html.escape(grpc_address),
        games=html.escape(", ".join(game.title for game in GAMES.values())),
        play_tls=" --tls" if tls else "",
        grpcurl_tls="" if tls else "-plaintext ",
    ).encode()


def _built(folder: Path) -> Iterator[tuple[str, Found]]:
    """The files of a built page."""
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in ENCODINGS.values():
            continue
        place = f"/{path.relative_to(folder).as_posix()}"
        compressed = (
            (encoding, path.with_name(path.name + ending).read_bytes())
            for encoding, ending in ENCODINGS.items()
            if path.with_name(path.name + ending).is_file()
        )
        yield (
            place,
            Found(
                KINDS.get(path.suffix, "application/octet-stream"),
                path.read_bytes(),
                "public, max-age=31536000, immutable" if place.startswith(HASHED) else "no-cache",
                PAGE_POLICY,
                tuple(compressed),
            ),
        )


def _encoded(headers: Mapping[str, str]) -> Headers:
    return [(name.encode(), value.encode()) for name, value in headers.items()]
