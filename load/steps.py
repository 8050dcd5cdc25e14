"""More and more users: where does it begin to hurt? `-f load/locustfile.py,load/steps.py`."""

from locust import LoadTestShape, events
from locust.argument_parser import LocustArgumentParser


@events.init_command_line_parser.add_listener
def _arguments(parser: LocustArgumentParser) -> None:
    parser.add_argument("--step-users", type=int, default=20, help="Users that each step adds")
    parser.add_argument("--step-seconds", type=int, default=30, help="How long a step is")
    parser.add_argument("--steps", type=int, default=10, help="How many there are")


class Steps(LoadTestShape):
    """So many users more every so many seconds."""

    def tick(self) -> tuple[int, float] | None:
        """Users, and how many may come a second; None at the end."""
        options = self.runner.environment.parsed_options
        step = int(self.get_run_time() // options.step_seconds) + 1
        if step > options.steps:
            return None
        return step * options.step_users, options.step_users
