"""The command `cardavia`. Each command imports what it needs when it runs, so that the core's work without the rest."""

from cardavia.service.cli._main import main

__all__ = ["main"]
