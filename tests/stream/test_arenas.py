"""Python's small objects in huge pages: they may be, what they hold is whole, and memory comes back."""

import subprocess
import sys

import pytest

PROGRAM = """
import gc
from pathlib import Path

def resident():
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

def advised():
    lines = Path("/proc/self/smaps").read_text().splitlines()
    sizes = [int(line.split()[1]) for line in lines if line.startswith("Size:")]
    flags = [line.split()[1:] for line in lines if line.startswith("VmFlags:")]
    return sum(size for size, each in zip(sizes, flags, strict=True) if "hg" in each) << 10

from cardavia.service._arenas import in_huge_pages

known = Path("/sys/kernel/mm/transparent_hugepage").exists()
old = [str(number) for number in range(100_000)]
assert advised() == 0
in_huge_pages()
in_huge_pages()
before = resident()
for _ in range(3):
    kept = [str(number) for number in range(1_000_000)]
    assert advised() > 40 << 20 or not known
    assert resident() - before > 40 << 20
    assert all(text == str(number) for number, text in enumerate(kept))
    del kept
    assert resident() - before < 20 << 20
most = advised()
kept = [str(number) for number in range(900_000)]
assert advised() == most
assert all(text == str(number) for number, text in enumerate(old))
del old, kept
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has of which pages")
def test_objects_come_from_regions_for_huge_pages_and_their_memory_goes_back() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
