"""What the API promises, it promises over Connect, JSON and gRPC-Web too: the tests of the API, run once more there.

All that need nothing which these protocols lack: no Play stream, and no server or connection of their own.
"""

import inspect
from collections.abc import Callable
from importlib import import_module
from typing import Any

MODULES = [
    import_module(f"tests.stream.test_{name}")
    for name in ("disclosure", "fair", "guarantees", "languages", "logs", "names", "seats", "tables", "watch")
]
LACKING = ("talk", "half_played", "serving(", "insecure_channel")


def those() -> dict[str, Callable[..., Any]]:
    return {
        name: test
        for module in MODULES
        for name, test in vars(module).items()
        if name.startswith("test_") and not any(lacking in inspect.getsource(test) for lacking in LACKING)
    }


globals().update(those())


def test_most_of_the_tests_are_run() -> None:
    assert len(those()) > 60
