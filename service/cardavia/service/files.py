"""Files and directories that outlive a power cut.

What is written is durable once the file is synced, and a new name once the directory that holds it is.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def sync(path: Path) -> None:
    """Make a file's content, or a directory's names, durable. Raises OSError."""
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def create_directory(path: Path) -> None:
    """Create a directory that only its owner may enter (0700), with its parents; what exists stays. Raises OSError."""
    if path.exists():
        with suppress(OSError):  # its maker may have been killed before this; but we may not be let into its parent
            sync(path.parent)
        return
    create_directory(path.parent)
    with suppress(FileExistsError):
        path.mkdir(mode=0o700)
    sync(path.parent)


def write_file(path: Path, data: bytes, *, replace: bool) -> None:
    """Write a file that its owner alone reads (0600), whole or not at all, durably.

    A file that is there already is replaced, or stays as it is. Raises OSError, which names the file.
    """
    try:
        descriptor, draft = tempfile.mkstemp(dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if replace:
                os.replace(draft, path)
            else:
                with suppress(FileExistsError):
                    os.link(draft, path)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(draft)
        sync(path.parent)
    except OSError as error:
        raise OSError(f"{path} cannot be made: {error.strerror}") from error


@contextmanager
def draft(path: Path, *, overwrite: bool = False) -> Iterator[Path]:
    """An empty file `path`.part, for its owner alone, which becomes `path`, durably, when the block ends well.

    When the block fails it is removed. Raises FileExistsError if either of them is there and must not be overwritten;
    OSError.
    """
    part = path.with_name(f"{path.name}.part")
    if overwrite:
        part.unlink(missing_ok=True)
    else:
        _refuse(path)
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    except FileExistsError:
        text = f"{part} is there: another command is writing it, or was broken off; delete it in that case"
        raise FileExistsError(text) from None
    try:
        yield part
        sync(part)
        if not overwrite:
            _refuse(path)
        part.replace(path)
        sync(path.parent)
    finally:
        part.unlink(missing_ok=True)


def _refuse(path: Path) -> None:
    if path.exists():
        raise FileExistsError(f"{path} is there already")
