"""Where the files of the archive are: a directory, or a bucket of an object store.

A place keeps whole files by their names, which have slashes. A file that was written is there whole or not at all, and
durably.
"""

import os
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from urllib.parse import unquote, urlsplit

from cardavia.service.files import create_directory, write_file

if TYPE_CHECKING:
    from obstore.store import ClientConfig, ObjectStore, RetryConfig

MAX_FILE_BYTES = 64 * 1024 * 1024
"""The longest file that is read; those of real tables have some kilobytes."""

_SCHEMES = ("s3", "gs", "az")
# A store that does not answer is told of in time, also before the end of a service that is waiting for it.
_ANSWER_SECONDS = 5
_PATIENCE_SECONDS = 10


class Place(Protocol):
    """Files by their names. Safe in several threads."""

    def read(self, name: str) -> bytes:
        """A file. Raises FileNotFoundError if there is none, OSError, also for one that is too long."""

    def write(self, name: str, data: bytes) -> None:
        """Keep a file, in place of one of this name; it is durable when this returns. Raises OSError."""


class Directory:
    """Files below a directory, for their owner alone."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def __str__(self) -> str:
        return str(self._root)

    def read(self, name: str) -> bytes:
        """See Place."""
        with (self._root / name).open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
        return _bounded(data, len(data))

    def write(self, name: str, data: bytes) -> None:
        """See Place."""
        path = self._root / name
        create_directory(path.parent)
        write_file(path, data, replace=True)


class Objects:
    """Objects of a bucket, below a prefix. The environment says how to get in, as for the provider's own tools."""

    def __init__(self, url: str) -> None:
        from obstore.exceptions import BaseError  # noqa: PLC0415  (an extra)
        from obstore.store import from_url  # noqa: PLC0415

        # These take the place of options of the environment. A store of one's own may have no TLS.
        options: ClientConfig = {
            "timeout": f"{_ANSWER_SECONDS}s",
            "connect_timeout": "5s",
            "allow_http": os.environ.get("AWS_ALLOW_HTTP", "").lower() == "true",
        }
        retries: RetryConfig = {"max_retries": 2, "retry_timeout": timedelta(seconds=_PATIENCE_SECONDS)}
        try:
            self._store: ObjectStore = from_url(url, client_options=options, retry_config=retries)
        except BaseError as error:
            raise ValueError(f"{url}: {_sentence(error)}") from None
        self._url = url

    def __str__(self) -> str:
        return self._url

    def read(self, name: str) -> bytes:
        """See Place."""
        import obstore  # noqa: PLC0415
        from obstore.exceptions import BaseError  # noqa: PLC0415

        try:
            found = obstore.get(self._store, name)
            return _bounded(b"" if found.meta["size"] > MAX_FILE_BYTES else bytes(found.bytes()), found.meta["size"])
        except BaseError as error:
            raise OSError(_sentence(error)) from None

    def write(self, name: str, data: bytes) -> None:
        """See Place. Object stores answer when an object is kept for good, and never show half of one."""
        import obstore  # noqa: PLC0415
        from obstore.exceptions import BaseError  # noqa: PLC0415

        try:
            obstore.put(self._store, name, data, use_multipart=False)
        except (BaseError, FileNotFoundError) as error:
            raise OSError(f"{self}: {_sentence(error)}") from None


def place_at(url: str) -> Place:
    """The place that a URL names. Raises ValueError for what is none, and ModuleNotFoundError without the extra."""
    parts = urlsplit(url)
    path = Path(unquote(parts.path))
    if parts.scheme == "file" and not parts.netloc and path.is_absolute():
        return Directory(path)
    # It is not said again: it may hold a secret.
    if "@" in parts.netloc or parts.query or not parts.netloc or parts.scheme not in _SCHEMES:
        raise ValueError("an archive is named by a URL such as file:///srv/archive or s3://bucket/prefix")
    return Objects(url)


def _bounded(data: bytes, size: int) -> bytes:
    if size > MAX_FILE_BYTES:
        raise OSError(f"it has more than {MAX_FILE_BYTES // 2**20} MiB")
    return data


def _sentence(error: Exception) -> str:
    """The first line: what follows is for who looks for faults in the library."""
    return str(error).partition("\n")[0] or type(error).__name__
