"""The certificate that the service shows: its files are looked at before each new connection, for they get renewed."""

import ssl
import threading
from dataclasses import dataclass
from pathlib import Path

import structlog

from cardavia.service.config import Tls

log = structlog.get_logger()

Stamps = tuple[tuple[int, int, int] | None, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Pem:
    """The contents of the files of `Tls`, and a context made of them."""

    cert: bytes
    key: bytes
    client_ca: bytes | None
    context: ssl.SSLContext


class Certificates:
    """The files of `Tls` as they are now; or as they were when they last made sense."""

    def __init__(self, tls: Tls) -> None:
        """Raises OSError, also for what is no certificate with its key."""
        self.tls = tls
        self._lock = threading.Lock()  # gRPC asks on threads of its own
        self._stamps = _stamps(tls)
        self._now = _read(tls)

    def look(self, *, anew: bool = False) -> Pem:
        """The files now, read again if one has changed, or if they are to be read `anew`. Any thread may call it.

        What is wrong with them is logged, once, and those before go on.
        """
        with self._lock:
            stamps = _stamps(self.tls)
            if stamps == self._stamps and not anew:
                return self._now
            self._stamps = stamps
            try:
                now = _read(self.tls)
                if _stamps(self.tls) == stamps:  # else somebody is writing: the next look reads them again
                    self._now = now
                    log.info("the certificate was read again", file=str(self.tls.cert))
            except (OSError, ValueError) as error:
                log.error("the certificate cannot be read; the one before stays", error=str(error))
            return self._now

    def swap(self, connection: ssl.SSLObject, _name: str | None, _context: ssl.SSLContext) -> None:
        """For `ssl.SSLContext.sni_callback`: the connection that begins gets the files as they are now."""
        connection.context = self.look().context


def _read(tls: Tls) -> Pem:
    """Raises OSError, also for what is no certificate with its key: gRPC would not say so."""
    cert, key = tls.cert.read_bytes(), tls.key.read_bytes()
    authority = tls.client_ca.read_bytes() if tls.client_ca is not None else None
    try:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH, cafile=tls.client_ca)
        context.load_cert_chain(tls.cert, tls.key)
    except ssl.SSLError as error:
        raise OSError(f"{tls.cert} and {tls.key} are no certificate with its key, in PEM: {error}") from error
    return Pem(cert, key, authority, context)


def _stamps(tls: Tls) -> Stamps:
    return tuple(_stamp(file) for file in (tls.cert, tls.key, tls.client_ca) if file is not None)


def _stamp(file: Path) -> tuple[int, int, int] | None:
    """What differs once a file was written or replaced; None if it is not there."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
