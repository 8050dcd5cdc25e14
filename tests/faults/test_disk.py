"""The model of a disk, fed with what real processes did: what it keeps after a power cut, and what it may lose."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.faults.disk import Disk
from tests.faults.recording import able, environment, records

BEGIN = """
import os
def sync(path):
    file = os.open(path, os.O_RDONLY)
    os.fsync(file)
    os.close(file)
a = os.open("a", os.O_RDWR | os.O_CREAT, 0o600)
os.write(a, b"first ")
os.fsync(a)
sync(".")
"""


@pytest.fixture(autouse=True)
def _able() -> None:
    if not able():
        pytest.skip("needs Linux and a C compiler")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "root").mkdir()
    return tmp_path / "root"


def after(root: Path, script: str) -> Disk:
    """The disk after a process that did this in `root`, which was empty."""
    disk = Disk(root)
    record = root.with_name("record")
    subprocess.run([sys.executable, "-c", BEGIN + script], cwd=root, env=environment(root, record), check=True)
    disk.apply(records(record))
    return disk


def left(disk: Disk, chance: Random | None = None) -> dict[str, bytes]:
    """The files that are left after a power cut now."""
    target = disk.root.with_name(f"left-{len(list(disk.root.parent.iterdir()))}")
    disk.after_cut(target, chance)
    return {str(path.relative_to(target)): path.read_bytes() for path in target.rglob("*") if path.is_file()}


def possible(disk: Disk) -> set[tuple[tuple[str, bytes], ...]]:
    """What may be left when some of what was not synced is kept."""
    return {tuple(sorted(left(disk, Random(seed)).items())) for seed in range(150)}


@pytest.mark.parametrize(
    ("script", "kept"),
    [
        ("", {"a": b"first "}),
        ("os.write(a, b'second')", {"a": b"first "}),
        ("os.write(a, b'second'); os.fdatasync(a)", {"a": b"first second"}),
        ("os.pwrite(a, b'F', 0); os.pwrite(a, b'!', 8); os.fsync(a)", {"a": b"First \0\0!"}),
        ("os.ftruncate(a, 2)", {"a": b"first "}),
        ("os.ftruncate(a, 2); os.fsync(a)", {"a": b"fi"}),
        ("os.ftruncate(a, 8); os.fsync(a)", {"a": b"first \0\0"}),
        ("open('b', 'w').write('more'); sync('b')", {"a": b"first "}),
        ("open('b', 'w').write('more'); sync('.')", {"a": b"first ", "b": b""}),
        ("open('b', 'w').write('more'); sync('b'); sync('.')", {"a": b"first ", "b": b"more"}),
        ("os.unlink('a')", {"a": b"first "}),
        ("os.unlink('a'); sync('.')", {}),
        ("os.rename('a', 'b')", {"a": b"first "}),
        ("os.rename('a', 'b'); sync('.')", {"b": b"first "}),
        ("os.mkdir('d'); os.rename('a', 'd/a'); sync('d')", {"a": b"first "}),
        ("os.mkdir('d'); os.rename('a', 'd/a'); sync('.')", {}),
        ("os.mkdir('d'); os.rename('a', 'd/a'); sync('d'); sync('.')", {"d/a": b"first "}),
        ("os.close(a); os.unlink('a'); open('b', 'w').write('new'); sync('.')", {"b": b""}),
        ("open('x-shm', 'w').write('memory'); sync('x-shm'); sync('.')", {"a": b"first "}),
    ],
)
def test_what_is_synced_is_kept_and_nothing_else(root: Path, script: str, kept: dict[str, bytes]) -> None:
    disk = after(root, script)
    assert not disk.differences()
    assert left(disk) == kept


def test_any_of_what_is_not_synced_may_be_kept_and_the_last_write_may_be_torn(root: Path) -> None:
    disk = after(root, "os.pwrite(a, b'S', 0); os.pwrite(a, b'12', 6)")
    contents = {dict(each)["a"] for each in possible(disk)}
    assert contents == {b"first ", b"Sirst ", b"first 1", b"first 12", b"Sirst 1", b"Sirst 12"}


def test_names_that_are_not_synced_may_be_kept(root: Path) -> None:
    disk = after(root, "os.rename('a', 'b')")
    assert possible(disk) == {
        (),
        (("a", b"first "),),
        (("b", b"first "),),
        (("a", b"first "), ("b", b"first ")),
    }


def test_several_processes_and_several_cuts(root: Path, tmp_path: Path) -> None:
    """What one process left unsynced is safe once another has synced it."""
    disk = after(root, "os.write(a, b'second')")
    record = tmp_path / "more"
    script = BEGIN.replace("first", "FIRST")
    subprocess.run([sys.executable, "-c", script], cwd=root, env=environment(root, record), check=True)
    disk.apply(records(record))
    assert left(disk) == {"a": b"FIRST second"}
    assert left(Disk(root)) == {"a": b"FIRST second"}


def test_a_call_that_is_not_recorded_is_noticed(root: Path) -> None:
    assert after(root, "os.pwritev(a, [b'x'], 0)").differences() == ["a"]


@pytest.mark.parametrize("left", [b"first ", b"first 1", b"first 12", b"first 123"])
def test_a_killed_process_may_have_carried_out_a_part_of_its_last_write(root: Path, left: bytes) -> None:
    disk = after(root, "os.pwrite(a, b'123', 6)")
    (root / "a").write_bytes(left)
    assert not disk.differences()


@pytest.mark.parametrize("left", [b"first 13", b"first 1234", b"firsT 12", b"first", b"12"])
def test_anything_else_is_noticed(root: Path, left: bytes) -> None:
    disk = after(root, "os.pwrite(a, b'123', 6)")
    (root / "a").write_bytes(left)
    assert disk.differences() == ["a"]
