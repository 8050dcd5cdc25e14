"""The steps of one command, with their times."""

import time


class Steps:
    """When the steps of one command began, in seconds of `time.perf_counter`; 0 for those that it did not reach."""

    __slots__ = ("appending", "began", "deciding", "ended", "notifying")

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.deciding = self.appending = self.notifying = self.ended = 0.0
