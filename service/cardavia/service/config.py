"""The service's configuration: command-line options over environment variables over defaults that need nothing."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path

from cardavia.service.limits import Limits


@dataclass(frozen=True, slots=True)
class Tls:
    """Files in PEM: a certificate with its chain, its key, and who signs the certificates of clients.

    Without `client_ca` clients need no certificate. A file that changes is read again (certificates.py).
    """

    cert: Path
    key: Path
    client_ca: Path | None = None


@dataclass(frozen=True, slots=True)
class Config:
    """Where the log lives (None: memory only) and where the service listens; "" switches a listener off.

    With `database`, the URL of one in PostgreSQL, the log is there, and `data` has the keys alone.
    Port 0 takes a free one. `synchronous` FULL keeps every acknowledged move through a power cut.
    `admin` is for administrators alone. Pages of other `origins` may call the API; "*" is all of them. With `tls` all
    listeners speak TLS. `limits` (or their file) and `accounts` (a file) are those of the data directory if they are
    not said. A reader for whom there is news, and who lets nothing in for `stalled_seconds`, is cut off. For a player
    who is gone for `absent_seconds` an AI player acts; a table where nobody is for `abandoned_seconds` is closed; 0 is
    never. `cached_tables` stay in memory, though nobody follows them. Traces go to the OTLP receiver at
    `otlp_endpoint`; "" leaves it to the standard OTEL_ variables. Entries that were archived are read from `archive`, a
    URL; "" is for none.
    """

    data: Path | None = field(default_factory=lambda: user_data_path("cardavia"))
    listen: str = "127.0.0.1:50051"
    http: str = "127.0.0.1:8080"
    admin: str = ""
    origins: tuple[str, ...] = ()
    tls: Tls | None = None
    limits: Limits | Path | None = None
    accounts: Path | None = None
    synchronous: Literal["FULL", "NORMAL"] = "FULL"
    drain_seconds: float = 5.0
    stalled_seconds: float = 20.0
    otlp_endpoint: str = ""
    absent_seconds: float = 120.0
    abandoned_seconds: float = 86_400.0
    cached_tables: int = 10_000
    database: str = field(default="", repr=False)  # it may hold a password
    archive: str = ""


def traces_asked_for() -> bool:
    """Whether the standard variables of OpenTelemetry ask for traces."""
    endpoints = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
    return (
        any(os.environ.get(name) for name in endpoints)
        and os.environ.get("OTEL_SDK_DISABLED", "").lower() != "true"
        and os.environ.get("OTEL_TRACES_EXPORTER", "otlp") == "otlp"
    )
