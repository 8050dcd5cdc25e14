"""A short fuzz of every target: the committed inputs, and some hundreds made from them, always the same.

`python -m tests.fuzz` goes on for as long as it is told.
"""

from random import Random

import pytest

from tests.fuzz import TARGETS, corpus_of
from tests.fuzz.engine import Finding, Fuzz

STEPS = {"frames": 600, "notation": 2500, "imports": 1500, "moves": 60}


@pytest.mark.parametrize("name", list(TARGETS))
def test_nothing_is_found(name: str) -> None:
    target = TARGETS[name]
    with target.opened() as run:
        fuzz = Fuzz(run, target.mutate, Random(f"{name} 0"))
        fuzz.start([*target.starts(), *corpus_of(name)])
        for _ in range(STEPS[name]):
            fuzz.step()


def test_the_same_seed_makes_the_same_inputs() -> None:
    target = TARGETS["notation"]
    made: list[list[bytes]] = [[], []]
    for each in made:
        with target.opened() as run:
            fuzz = Fuzz(run, target.mutate, Random("7"), before=each.append)
            fuzz.start(target.starts())
            for _ in range(300):
                fuzz.step()
    assert made[0] == made[1]


def test_what_must_not_happen_ends_a_fuzz_with_its_input() -> None:
    def run(data: bytes) -> tuple[int]:
        if b"\xff" in data:
            raise Finding("there is an 0xff")
        return (len(data),)

    failed: list[bytes] = []
    fuzz = Fuzz(run, TARGETS["imports"].mutate, Random(1), failed=lambda data, _error: failed.append(data))
    fuzz.start([b"gabc"])
    while not failed:
        fuzz.step()
    assert b"\xff" in failed[0]
    assert fuzz.findings == 1
