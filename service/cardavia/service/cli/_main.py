"""The group of commands, and what they share."""

import os
import sys
from typing import Any

import click

from cardavia.service.cli._version import version
from cardavia.service.cli.archive import archive, restore
from cardavia.service.cli.backup import backup
from cardavia.service.cli.bench import bench
from cardavia.service.cli.client import log, play, replay
from cardavia.service.cli.export import export
from cardavia.service.cli.import_ import import_
from cardavia.service.cli.keys import keys
from cardavia.service.cli.migrate import migrate
from cardavia.service.cli.serve import serve
from cardavia.service.cli.top import top
from cardavia.service.cli.trace import check, trace
from cardavia.service.cli.verify import verify


class _Commands(click.Group):
    """The group; a missing extra is said in a sentence."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            if not error.name or error.name.startswith("cardavia"):
                raise
            raise click.ClickException(
                f"{error.name} is not installed; try: pip install 'cardavia[{_extra(error.name)}]'"
            ) from error


def _extra(missing: str) -> str:
    """The extra that the command needs: whoever names a server needs none of his own."""
    if missing == "pyarrow":
        return "analysis"
    if missing == "obstore":
        return "archive"
    if missing in ("psycopg", "psycopg_pool"):
        return "postgresql"
    if missing == "opentelemetry":
        return "tracing"
    named = any(word.partition("=")[0] == "--server" for word in sys.argv) or "CARDAVIA_SERVER" in os.environ
    return "terminal" if named and "serve" not in sys.argv[1:2] else "service"


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version(), prog_name="cardavia")
def cli() -> None:
    """Chuo Pai, Tien Gow and Chắn: a game service, its players, and tools for its rules and its log."""


for command in (
    serve,
    top,
    play,
    replay,
    log,
    verify,
    keys,
    export,
    import_,
    backup,
    archive,
    restore,
    migrate,
    trace,
    check,
    bench,
):
    cli.add_command(command)


def main() -> None:
    """Run the command line."""
    cli(prog_name="cardavia")
