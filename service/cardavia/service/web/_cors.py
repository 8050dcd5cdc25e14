"""Pages of other origins: a browser lets them call the API only if we name them (CORS)."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from cardavia.service.web._asgi import Headers, Scope, header

ANY = "*"
SAID = (
    "authorization, connect-protocol-version, connect-timeout-ms, content-type, grpc-timeout, x-grpc-web, x-user-agent"
)
"""Headers that a page may send."""
HEARD = "grpc-message, grpc-status, grpc-status-details-bin"
"""Headers that a page may read, beside those of all pages."""
SECONDS = 7200
"""For so long a browser need not ask again."""


class Cors:
    """Allows pages of these origins, or of all (`*`). Cookies and certificates of the browser stay out of it."""

    def __init__(self, origins: Iterable[str] = ()) -> None:
        self._origins = frozenset(origins)

    def headers(self, scope: Scope) -> Headers:
        """What an answer says of it."""
        if not self._origins:
            return []
        origin = header(scope, b"origin")
        allowed: Headers = [(b"vary", b"origin")]
        if origin in self._origins or ANY in self._origins:
            allowed += [
                (b"access-control-allow-origin", ANY.encode() if ANY in self._origins else origin.encode()),
                (b"access-control-expose-headers", HEARD.encode()),
            ]
        return allowed

    def preflight(self, scope: Scope) -> Headers:
        """What the answer to a browser says who asks before the call."""
        return [
            *self.headers(scope),
            (b"access-control-allow-methods", b"POST"),
            (b"access-control-allow-headers", SAID.encode()),
            (b"access-control-max-age", str(SECONDS).encode()),
        ]


def is_origin(text: str) -> bool:
    """Whether this is an origin as browsers write it, such as https://cards.example:8443; or `*`."""
    if text == ANY:
        return True
    try:
        parts = urlsplit(text)
        known = parts.port
    except ValueError:
        return False
    port = f":{known}" if known is not None else ""
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return parts.scheme in ("http", "https") and bool(host) and text == f"{parts.scheme}://{host}{port}"
