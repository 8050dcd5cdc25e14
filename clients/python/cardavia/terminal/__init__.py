"""Playing in a terminal, and telling what a log says."""

import os

# Before gRPC is loaded: its own notes about connections would be written over the screen.
os.environ.setdefault("GRPC_VERBOSITY", "NONE")

from cardavia.terminal.describe import describe
from cardavia.terminal.playing import play
from cardavia.terminal.replaying import print_log, replay
from cardavia.terminal.words import say, speaking

__all__ = ["describe", "play", "print_log", "replay", "say", "speaking"]
