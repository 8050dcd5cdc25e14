"""What a measurement has to say of the machine: its cores, its disk."""

import os
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

IN_MEMORY = ("tmpfs", "ramfs")
"""File systems that keep nothing."""
PROBES = 200


def file_system(path: Path) -> str:
    """The type of the file system that holds a path, as the kernel names it; of other systems their name."""
    try:
        mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return sys.platform
    holding = [(point, kind) for point, kind in mounts if path.resolve().is_relative_to(point)]
    return max(holding, key=lambda mount: len(mount[0]))[1]


def sync_seconds(directory: Path) -> float:
    """How long it takes here to write a block and wait until it is on the disk: the median of some."""
    spent = []
    with (directory / "probe").open("wb", buffering=0) as file:
        for _ in range(PROBES):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            spent.append(time.perf_counter() - began)
    (directory / "probe").unlink()
    return statistics.median(spent)


def two_cores() -> tuple[int, int] | None:
    """Two cores for two programs; None where there is one, or where programs cannot be bound to any."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    cores = sorted(os.sched_getaffinity(0))
    return (cores[0], cores[1]) if len(cores) > 1 else None


@contextmanager
def bound(core: int | None) -> Iterator[None]:
    """Programs that are started within run on this core only; None for any."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
