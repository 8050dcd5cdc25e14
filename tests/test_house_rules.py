"""House rules: a game has all its parts, each clause of a rulebook has a test, and the repository stays clean.

A fourth game is added by following CONTRIBUTING.md; what was forgotten is named here.
"""

import ast
import importlib
import re
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardavia.core.catalog import GAMES
from cardavia.core.decks import DECKS
from cardavia.core.events import Counted, Event, Marked, Moved, Paid, Settled, Transferred, whole
from cardavia.core.game import Game
from cardavia.log.v1 import vocabulary_pb2

ROOT = Path(__file__).resolve().parents[1]
ROOTS = ("core", "service", "languages", "clients/python", "proto/python")
DEALS = 60
LAST_CLAUSE = {"chuo_pai": 18, "tien_gow": 20, "chan": 28}

# What no file may mention: places that only one machine has.
MACHINE_PATH = re.compile(r"(?<![\w.~}])/(?:work|tmp|root|home)/")
REGISTRY = re.compile(r"\b(?:pypi[.]org|pythonhosted[.]org|npm(?:js)|crates[.]io|proxy[.]golang[.]org|rubygems[.]org)")


@cache
def tracked() -> tuple[Path, ...]:
    """The files of the repository."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    found = (Path(name) for name in listed.decode().split("\0") if name)
    return tuple(path for path in found if (ROOT / path).is_file())


@cache
def texts() -> tuple[tuple[Path, str], ...]:
    """All of them that are text."""
    found = []
    for path in tracked():
        data = (ROOT / path).read_bytes()
        if b"\0" not in data:
            found.append((path, data.decode(errors="replace")))
    return tuple(found)


def mentions(pattern: re.Pattern[str], files: Iterable[tuple[Path, str]]) -> list[str]:
    """Where a pattern occurs, as `file:line: text`."""
    return [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in files
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


# The repository


def test_no_root_has_a_package_that_would_hide_the_others() -> None:
    """`cardavia` is a namespace: a cardavia/__init__.py in one root would hide the other roots."""
    assert not [root for root in ROOTS if (ROOT / root / "cardavia" / "__init__.py").exists()]


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["paths", "registries"])
def test_no_file_mentions_what_only_one_machine_has(pattern: re.Pattern[str]) -> None:
    assert not mentions(pattern, texts())


def test_documents_that_are_named_in_files_are_there() -> None:
    named = re.compile(r"(?<![\w/])(docs/[\w./-]+\.md)\b")
    found = [
        f"{path} names {name}"
        for path, text in texts()
        for name in named.findall(text)
        if not (ROOT / name).exists() and "<" not in name
    ]
    assert not found


# Games


@cache
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def told(game: Game) -> Iterator[Event]:
    """What happens in stacked deals with all options, steered towards what is rare."""
    for seed in range(DEALS):
        rng = Random(f"{game.name} {seed}")
        options = {name: rng.choice(values) for name, values in game.options.items()}
        state = game.state.start(game.stacked(rng), options)
        yield from map(whole, game.narrate(None, None, state))
        while (legal := state.legal()) and (state.actor() is not None):
            move = game.steer(state, rng) if rng.random() < 0.7 else rng.choice(legal)
            after = state.play(move)
            yield from map(whole, game.narrate(state, move, after))
            state = after


def words(game: Game) -> set[str]:
    """The words of the protocol that a game needs, as names of its enums' values."""
    needed = {("VERB", verb) for verb in game.verbs}
    needed |= {("FACE", card.code) for card in game.deck.cards}
    for event in told(game):
        match event:
            case Moved(_, verb):
                needed.add(("VERB", verb))
            case Transferred(source, target):
                needed |= {("ZONE", source.zone), ("ZONE", target.zone)}
            case Marked(mark):
                needed.add(("MARK", mark.name))
            case Counted(count):
                needed.add(("COUNTER", count.name))
            case Paid():
                needed.add(("REASON", event.reason))
            case Settled():
                needed |= {("BONUS", award.name) for award in event.awards}
    return {f"{kind}_{word.upper()}" for kind, word in needed}


def missing_parts(game: Game) -> Iterator[str]:
    """What a game lacks, in words that say what to do."""
    name = game.name
    for path in (
        f"core/cardavia/core/games/{name}/__init__.py",
        f"core/cardavia/core/games/{name}/__init__.pxd",
        f"core/cardavia/core/games/{name}/_rules.pyx",
        f"core/cardavia/core/games/{name}/_rules.pyi",
        f"tests/models/{name}.py",
        f"docs/rules/{name}.md",
        f"tests/games/test_{name}_rules.py",
        f"tests/games/test_{name}_kernel.py",
        f"clients/python/cardavia/terminal/games/{name}.py",
    ):
        if not (ROOT / path).is_file():
            yield f"the file {path}"
    layouts: Any = importlib.import_module("cardavia.terminal.games").LAYOUTS
    if name not in layouts:
        yield "a line in LAYOUTS of clients/python/cardavia/terminal/games/__init__.py"
    contracts = project()["tool"]["importlinter"]["contracts"]
    independent = {module for each in contracts if each["type"] == "independence" for module in each["modules"]}
    if f"cardavia.core.games.{name}" not in independent:
        yield "its module in the contract 'A game imports no other game' of pyproject.toml"
    known = set(vocabulary_pb2.DESCRIPTOR.enum_types_by_name["Verb"].values_by_name)
    for enum in vocabulary_pb2.DESCRIPTOR.enum_types_by_name.values():
        known |= set(enum.values_by_name)
    yield from (f"{word} in proto/cardavia/log/v1/vocabulary.proto" for word in sorted(words(game) - known))
    if game.deck not in DECKS:
        yield "its pack in DECKS of core/cardavia/core/decks.py"
    for document in ("docs/positions.md", "docs/traces.md", "docs/shuffle.md", "README.md"):
        if game.title not in (ROOT / document).read_text(encoding="utf-8"):
            yield f"a word about {game.title} in {document}"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_has_all_its_parts(game: Game) -> None:
    missing = list(missing_parts(game))
    assert not missing, f"{game.title} lacks:\n  " + "\n  ".join(missing)


def test_every_folder_of_a_game_is_in_the_catalogue() -> None:
    folders = {path.parent.name for path in (ROOT / "core/cardavia/core/games").glob("*/__init__.py")}
    assert folders == set(GAMES), "core/cardavia/core/catalog.py and the folders of core/cardavia/core/games differ"


def test_the_number_of_a_face_is_that_of_the_protocol() -> None:
    for deck in DECKS:
        for card in deck.cards:
            assert vocabulary_pb2.Face.Value(f"FACE_{card.code.upper()}") == card.face, (deck.name, card.code)


# Clauses


def prefix_of(game: Game) -> str:
    """What a game's clauses begin with: CP, TG, CH."""
    (prefix,) = {clause.partition("-")[0] for clause in game.clauses.values()}
    return prefix


def cited(prefix: str, text: str) -> set[int]:
    """The numbers of the clauses that a text cites; a range stands for all in it."""
    numbers = {int(number) for number in re.findall(rf"\b{prefix}-(\d+)\b", text)}
    for first, last in re.findall(rf"\b{prefix}-(\d+) to {prefix}-(\d+)\b", text):
        numbers |= set(range(int(first), int(last)))
    return numbers


@cache
def descriptions() -> tuple[str, ...]:
    """The name and the docstring of every test."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "tests").rglob("test_*.py")))
    return tuple(
        f"{node.name}\n{ast.get_docstring(node) or ''}"
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    )


def clauses_with_tests(prefix: str) -> set[int]:
    """The numbers of the clauses that tests are named after or that their docstrings cite."""
    named = re.compile(rf"_{prefix.lower()}_(\d+)(?=_|$)", re.MULTILINE)
    found = set[int]()
    for description in descriptions():
        found |= {int(number) for number in named.findall(description)} | cited(prefix, description)
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_of_the_rulebook_has_a_test(game: Game) -> None:
    prefix = prefix_of(game)
    clauses = cited(prefix, (ROOT / "docs" / "rules" / f"{game.name}.md").read_text(encoding="utf-8"))
    last = LAST_CLAUSE.get(game.name, max(clauses))
    untold = sorted(set(range(1, last + 1)) ^ clauses)
    assert not untold, f"docs/rules/{game.name}.md has to tell {prefix}-1 to {prefix}-{last}; what differs: {untold}"
    untested = [f"{prefix}-{number}" for number in sorted(clauses - clauses_with_tests(prefix))]
    assert not untested, f"no test is named after, or describes, {', '.join(untested)}"
