"""The rules core lives alone: it imports and plays without transport, storage, command line or event loop."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FORBIDDEN = ("grpc", "google", "eventsourcing", "click", "asyncio")

ALONE = """
import json, sys, time

forbidden = json.loads(sys.argv[1])

class Alone:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in forbidden:
            raise ImportError(f"{name} is out of bounds")

sys.meta_path.insert(0, Alone())
began = time.perf_counter()
from cardavia.core.catalog import GAMES
seconds = time.perf_counter() - began

import importlib, pkgutil
import cardavia.core
for module in pkgutil.walk_packages(cardavia.core.__path__, "cardavia.core."):
    importlib.import_module(module.name)

from cardavia.core import trace
decisions = {}
for name, game in GAMES.items():
    for policy in trace.POLICIES.values():
        for deck in ("random", "stacked"):
            for deal, rng in trace.deals(game, 1, 2, deck):
                lines = list(trace.write(game, deal, {}, lambda state, legal: policy(game, state, legal, rng)))
                (checked,) = trace.check(lines, GAMES)
                assert checked.fault is None, checked
                decisions[name] = decisions.get(name, 0) + checked.decisions

ours = sorted({".".join(name.split(".")[:2]) for name in sys.modules if name.startswith("cardavia.")})
theirs = sorted({name.partition(".")[0] for name in sys.modules} & set(forbidden))
print(json.dumps({"seconds": seconds, "decisions": decisions, "ours": ours, "theirs": theirs}))
"""


@pytest.fixture(scope="module")
def told() -> dict[str, object]:
    """What a child told that could import nothing forbidden."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", ALONE, json.dumps(FORBIDDEN)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=env,
        timeout=120,
        check=False,
    )
    assert ran.stderr == ""
    found: dict[str, object] = json.loads(ran.stdout)
    return found


def test_every_module_of_the_core_imports_and_every_game_plays_without_them(told: dict[str, object]) -> None:
    assert told["theirs"] == []
    decisions = told["decisions"]
    assert isinstance(decisions, dict)
    assert set(decisions) == {"chuo_pai", "tien_gow", "chan"}
    assert all(number > 100 for number in decisions.values())


def test_importing_the_core_imports_nothing_else_of_ours(told: dict[str, object]) -> None:
    assert told["ours"] == ["cardavia.core"]


def test_the_time_that_importing_the_core_takes_is_reported(
    told: dict[str, object], record_property: Callable[[str, object], None]
) -> None:
    record_property("seconds to import the core", told["seconds"])
    print(f"importing all games takes {told['seconds']:.3f} seconds")  # noqa: T201
