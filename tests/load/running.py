"""The load driver, against a real server in a process of its own."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.cli.running import COMMAND, ROOT, environment

PATIENCE = 120


@contextmanager
def serving() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that keeps its log in memory, and its address."""
    command = [*COMMAND, "serve", "--memory", "--listen", "127.0.0.1:0", "--http", "", "--log-level", "error"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            yield server, line.partition("gRPC at ")[2].partition(";")[0]
        finally:
            server.terminate()
            server.communicate()


def driven(driver: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A run of the driver, which ends by itself."""
    return subprocess.run([driver, *words], capture_output=True, text=True, timeout=PATIENCE, check=False)


def figures(driver: Path, *words: str) -> dict[str, Any]:
    """What a run that went well has measured."""
    done = driven(driver, *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def in_driver(*command: str) -> None:
    """A command in the driver's folder, which has to go well."""
    done = subprocess.run(command, cwd=ROOT / "load/driver", capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
