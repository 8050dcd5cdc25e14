"""What a process asked of the disk and sent to sockets, in order: recorded by recorder.c, read here."""

import atexit
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

HEAD = struct.Struct("=QQQQ")
SOURCE = Path(__file__).with_name("recorder.c")


@dataclass(frozen=True, slots=True)
class Record:
    """One call, by its kind, what it was about, a number, and bytes.

    | kind | call | subject | number | data |
    | --- | --- | --- | --- | --- |
    | `C` | a file was created | its inode | | |
    | `W` | a write is about to happen | inode | offset in bytes | what is written |
    | `T` | a truncation is about to happen | inode | the new size in bytes | |
    | `S` | a sync of a file has returned without an error | inode | | |
    | `D` | a sync of a directory has returned without an error | its inode | | a line `INODE NAME` for each name |
    | `N` | bytes are about to be handed to a socket | file descriptor | | the bytes |
    """

    kind: str
    subject: int
    number: int
    data: bytes


def able() -> bool:
    """Whether processes can be recorded here: on Linux with a C compiler."""
    return sys.platform == "linux" and shutil.which("cc") is not None


@cache
def library() -> Path:
    """The library to preload, compiled on first use. Raises CalledProcessError."""
    folder = mkdtemp(prefix="cardavia-recorder-")
    atexit.register(shutil.rmtree, folder)
    built = Path(folder) / "recorder.so"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", built, SOURCE, "-ldl"], check=True)
    return built


def environment(root: Path, to: Path) -> dict[str, str]:
    """For a process that is to be recorded: files below `root`, into the file `to`, which must lie elsewhere.

    Several processes one after the other may add to one file.
    """
    return os.environ | {"LD_PRELOAD": str(library()), "RECORD_ROOT": str(root.resolve()), "RECORD_TO": str(to)}


def records(path: Path) -> Iterator[Record]:
    """All records of a file. The last may be cut off where its process was killed; it is left out."""
    with path.open("rb") as file:
        while len(head := file.read(HEAD.size)) == HEAD.size:
            kind, subject, number, length = HEAD.unpack(head)
            if len(data := file.read(length)) < length:
                return
            yield Record(chr(kind), subject, number, data)
