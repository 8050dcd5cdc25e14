"""A model of a disk that may lose what was not synced: fed with records, it tells what is left after a power cut.

Files are known by their inodes. What a sync of a file has covered is kept; of later writes and truncations any may be
lost, and a write may be torn. A name is kept as the last sync of its directory saw it. SQLite's `-shm` is shared
memory, of which nothing is kept.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from random import Random

from tests.faults.recording import Record


@dataclass(slots=True)
class File:
    """What is safe of a file, and the writes and truncations since, in order."""

    safe: bytearray = field(default_factory=bytearray)
    since: list[Record] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.since:
            apply(self.safe, change)
        self.since.clear()

    def after_cut(self, chance: Random | None) -> bytes:
        """What is left: only what is safe, or by chance some of the later changes too, the last of them torn."""
        if chance is None:
            return bytes(self.safe)
        left = bytearray(self.safe)
        keep = chance.choice((0.1, 0.5, 0.9, 1.0))
        kept = [change for change in self.since if chance.random() < keep]
        for change in kept[:-1]:
            apply(left, change)
        for change in kept[-1:]:
            apply(left, cut(change, chance.randint(0, len(change.data))) if chance.random() < 0.5 else change)
        return bytes(left)

    def whole(self) -> bytes:
        """What the file holds while the power is on."""
        content = bytearray(self.safe)
        for change in self.since:
            apply(content, change)
        return bytes(content)

    def is_interrupted(self, content: bytes) -> bool:
        """Whether this is the whole file but for the last change, of which only a beginning was carried out."""
        if not self.since:
            return False
        *before, last = self.since
        done = 0
        if last.kind == "W":
            theirs = content[last.number : last.number + len(last.data)]
            done = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(theirs, last.data, strict=False)))
        return content == File(self.safe, [*before, *([cut(last, done)] if done else [])]).whole()


def cut(change: Record, length: int) -> Record:
    """A write, of which only so many bytes were written."""
    return Record(change.kind, change.subject, change.number, change.data[:length])


def apply(content: bytearray, change: Record) -> None:
    """Carry out a write or a truncation."""
    end = change.number + len(change.data)
    size = end if change.kind == "T" else max(end, len(content))
    del content[size:]
    content.extend(bytes(size - len(content)))
    content[change.number : end] = change.data


class Disk:
    """All below one directory, which is itself safe."""

    def __init__(self, root: Path) -> None:
        """Begins with what lies below `root`, all of it safe."""
        self.root = root
        self.files: dict[int, File] = {}
        self.names: dict[int, dict[str, int]] = {}
        for directory in [root, *(path for path in root.rglob("*") if path.is_dir())]:
            self.names[directory.stat().st_ino] = listing(directory)
        for path in root.rglob("*"):
            if path.is_file():
                self.files[path.stat().st_ino] = File(bytearray(path.read_bytes()))

    def apply(self, records: Iterable[Record]) -> None:
        """Follow what a process asked of the disk."""
        for record in records:
            match record.kind:
                case "C":
                    self.files[record.subject] = File()
                case "W" | "T":
                    self.files.setdefault(record.subject, File()).since.append(record)
                case "S":
                    self.files.setdefault(record.subject, File()).sync()
                case "D":
                    lines = (line.split(" ", 1) for line in record.data.decode().splitlines())
                    self.names[record.subject] = {name: int(inode) for inode, name in lines if not is_memory(name)}

    def after_cut(self, target: Path, chance: Random | None = None) -> None:
        """Write what is left after a power cut now into the new directory `target`.

        Without `chance` all is lost that was not synced; with it, some of it is kept. The processes have ended, and
        `root` is as they left it.
        """
        self._leave(self.root.stat().st_ino, self.root, target, chance)

    def _leave(self, inode: int, path: Path | None, target: Path, chance: Random | None) -> None:
        """One directory; `path` is where it is now, if it still is anywhere."""
        target.mkdir(mode=0o700)
        safe, now = self.names.get(inode, {}), {} if path is None else listing(path)
        for name in sorted({*safe, *now}):
            found = safe if chance is None or chance.random() < 0.5 else now
            if (child := found.get(name)) is None:
                continue
            if child in self.files:
                left = target / name
                left.write_bytes(self.files[child].after_cut(chance))
                left.chmod(0o600)
            else:
                self._leave(child, None if path is None else path / name, target / name, chance)

    def differences(self) -> list[str]:
        """Files whose content is not what the records say: nothing, unless a call was missed.

        A killed process may have recorded a last write without carrying it out, or only part of it.
        """
        found = []
        for path in self.root.rglob("*"):
            if not path.is_file() or is_memory(path.name):
                continue
            file = self.files.get(path.stat().st_ino, File())
            content = path.read_bytes()
            if content != file.whole() and not file.is_interrupted(content):
                found.append(str(path.relative_to(self.root)))
        return found


def listing(directory: Path) -> dict[str, int]:
    """The inodes of the names in a directory."""
    return {path.name: path.stat().st_ino for path in directory.iterdir() if not is_memory(path.name)}


def is_memory(name: str) -> bool:
    """Whether a name is that of SQLite's shared memory."""
    return name.endswith("-shm")
