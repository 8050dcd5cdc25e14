"""Evenings and nights: users come and go in waves. `-f load/locustfile.py,load/waves.py`."""

import math

from locust import LoadTestShape, events
from locust.argument_parser import LocustArgumentParser


@events.init_command_line_parser.add_listener
def _arguments(parser: LocustArgumentParser) -> None:
    parser.add_argument("--peak-users", type=int, default=100, help="Users at the height of a wave")
    parser.add_argument("--wave-seconds", type=int, default=120, help="How long a wave is")
    parser.add_argument("--waves", type=int, default=3, help="How many there are")


class Waves(LoadTestShape):
    """From a tenth of the users to all of them, and back."""

    def tick(self) -> tuple[int, float] | None:
        """Users, and how many may come a second; None at the end."""
        options = self.runner.environment.parsed_options
        wave = self.get_run_time() / options.wave_seconds
        if wave >= options.waves:
            return None
        height = 0.55 - 0.45 * math.cos(2 * math.pi * wave)
        return max(1, round(height * options.peak_users)), options.peak_users
