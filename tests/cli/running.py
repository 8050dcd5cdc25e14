"""Run the command line: in this process, or as a child of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from click.testing import CliRunner, Result

from cardavia.service.cli._main import cli

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-m", "cardavia.service.cli")


def run(*args: str, stdin: bytes | str = "", env: Mapping[str, str | None] | None = None) -> Result:
    """A command in this process. An exception that is none of click's is raised here."""
    result = CliRunner().invoke(cli, args, input=stdin, env=env, prog_name="cardavia")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def written(*args: str) -> str:
    """What `cardavia trace` writes."""
    result = run("trace", *args)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def environment(**changes: str) -> dict[str, str]:
    """The environment of a child that imports what this process does."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CARDAVIA_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **changes}


def child(*args: str, stdin: bytes = b"", **changes: str) -> subprocess.CompletedProcess[bytes]:
    """A command as a process of its own."""
    return subprocess.run(
        [*COMMAND, *args],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env=environment(**changes),
        timeout=120,
        check=False,
    )
