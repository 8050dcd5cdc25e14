"""One process at a time may write a journal. POSIX only, like the library call it rests on."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from cardavia.service.journal._errors import JournalFailed


def lock_of(database: Path) -> Path:
    """The lock file of a database."""
    return database.with_name(database.name + ".lock")


class WriterLock:
    """A lock on a file, held from construction to `release`, or until the process ends in whatever way.

    The file stays where it is: whoever deleted it could let two writers in, each with a lock on a file of its own.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.pread(self._file, 20, 0).decode(errors="replace").strip() or "unknown"
            os.close(self._file)
            raise JournalFailed(
                f"another process writes this journal already (process {holder} holds the lock {path})"
            ) from None
        except OSError:
            os.close(self._file)
            raise
        with suppress(OSError):  # the number only helps whoever meets the lock; a full disk must not stop us here
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Let others write."""
        os.close(self._file)


class ReaderLock:
    """Keeps writers away from construction to `release`; readers share it. Makes no file, and needs none."""

    def __init__(self, path: Path) -> None:
        self._file: int | None = None
        with suppress(FileNotFoundError):
            self._file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        if self._file is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise JournalFailed(f"a process that writes the journal starts or ends now (lock {path})") from None

    def release(self) -> None:
        """Let writers in."""
        if self._file is not None:
            os.close(self._file)
