"""Fuzzing: everything that comes from outside gives a value or a documented error (python -m tests.fuzz --help)."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.fuzz import frames, imports, moves, notation
from tests.fuzz.engine import Target

TARGETS: Mapping[str, Target] = {module.TARGET.name: module.TARGET for module in (frames, notation, imports, moves)}


def corpus_of(name: str) -> Iterator[bytes]:
    """The committed inputs of a target, always in the same order."""
    for path in sorted((Path(__file__).with_name("corpus") / name).glob("*")):
        yield path.read_bytes()
