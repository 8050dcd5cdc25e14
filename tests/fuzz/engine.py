"""The loop of a fuzz: take an input, change it, run it, and keep it if it did something new.

What is run, in which order, hangs on the seed and the inputs at the start alone.
"""

import re
import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from random import Random

Run = Callable[[bytes], Iterable[Hashable]]
"""Runs one input; tells what it did, as features. Raises if something happened that must not."""

Mutator = Callable[[bytes, bytes, Random], bytes]
"""An input changed; another input is there to take parts of."""

LONGEST = 64 * 1024
"""How many bytes an input may grow to."""
RECENT = 24


class Finding(Exception):
    """Something that must not happen; the text says what."""


@dataclass(frozen=True)
class Target:
    """What is fuzzed: how it is set up and taken down, how inputs are changed, and inputs to begin with."""

    name: str
    opened: Callable[[], AbstractContextManager[Run]]
    mutate: Mutator
    starts: Callable[[], Iterable[bytes]]


@dataclass
class Fuzz:
    """A running fuzz."""

    run: Run
    mutate: Mutator
    rng: Random
    keep: Callable[[bytes], None] = lambda _data: None
    failed: Callable[[bytes, Exception], None] | None = None
    before: Callable[[bytes], None] = lambda _data: None
    corpus: list[bytes] = field(default_factory=list)
    seen: set[Hashable] = field(default_factory=set)
    executions: int = 0
    findings: int = 0
    slowest: float = 0.0

    def start(self, inputs: Iterable[bytes]) -> None:
        """Run inputs as they are; all of them are there to be changed afterwards."""
        for data in inputs:
            self.seen.update(self._features(data))
            self.corpus.append(data)

    def step(self) -> None:
        """Change one input and run it."""
        rng = self.rng
        among = self.corpus[-RECENT:] if rng.random() < 0.3 else self.corpus
        data = rng.choice(among)
        for _ in range(rng.choice((1, 1, 1, 2, 3, 5))):
            data = self.mutate(data, rng.choice(self.corpus), rng)[:LONGEST]
        features = self._features(data)
        if not features <= self.seen:
            self.seen |= features
            self.corpus.append(data)
            self.keep(data)

    def _features(self, data: bytes) -> set[Hashable]:
        self.before(data)
        began = time.perf_counter()
        try:
            return {*self.run(data)}
        except Exception as error:
            self.findings += 1
            if self.failed is None:
                raise
            self.failed(data, error)
            return set()
        finally:
            self.executions += 1
            self.slowest = max(self.slowest, time.perf_counter() - began)


def distilled(run: Run, inputs: Sequence[bytes], limit: int) -> list[bytes]:
    """Of these inputs, the smallest first, those that do something the ones before do not, up to so many bytes."""
    seen: set[Hashable] = set()
    kept, size = [], 0
    for data in sorted({*inputs}, key=lambda data: (len(data), data)):
        features = {*run(data)}
        if not features <= seen and size + len(data) <= limit:
            seen |= features
            kept.append(data)
            size += len(data)
    return kept


def shape(error: object) -> str:
    """The text of an error without what varies: code that is not Python's own tells by it where an input came to."""
    return " ".join(re.findall(r"[a-zA-Z]{3,}", re.split("['\"{\\[:]", str(error))[0])[:6])
