"""Logs of every released version replay for ever: chain, signatures, every entry by the rules, and the settlement."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardavia.core.catalog import GAMES
from cardavia.service.signing import good
from tests.journals import clocks
from tests.journals.reading import Log, covered, logs, result

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent for path in HERE.glob("*/results.json"))
NEWEST = [version for version in VERSIONS if not version.name.endswith("-clocks")][-1]
NEWEST_CLOCKS = [version for version in VERSIONS if version.name.endswith("-clocks")][-1]
FILES = [path for version in VERSIONS for path in sorted(version.glob("*.cardavia"))]


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def named(path: Path) -> str:
    return str(path.relative_to(HERE))


def tables(path: Path) -> list[Log]:
    return list(logs(path))


def test_there_are_logs_of_every_game() -> None:
    for version in VERSIONS:
        assert {path.stem for path in version.glob("*.cardavia")} == {path.stem for path in version.glob("*.jsonl")}
    for newest in (NEWEST, NEWEST_CLOCKS):
        assert {path.stem for path in newest.glob("*.cardavia")} == set(GAMES)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_entry_is_what_the_rules_say_and_the_settlement_is_the_same(path: Path) -> None:
    results = read(path.parent / "results.json")
    for log in tables(path):
        assert result(log.replayed()) == results.pop(str(log.id))
    assert path.stem not in {each["game"] for each in results.values()}


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_log_is_signed_to_its_last_entry(path: Path) -> None:
    public = {key["id"]: bytes.fromhex(key["public"]) for key in read(path.parent / "keys.json")["keys"]}
    for log in tables(path):
        heads = log.heads()
        assert len(log.stored) in log.seals
        for number, seal in log.seals.items():
            assert seal.head == heads[number - 1]
            assert good(public[seal.key_id], log.id, seal)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_both_forms_have_the_same_stored_bytes(path: Path) -> None:
    packed = {log.id: log for log in logs(path)}
    lines = tables(path.with_suffix(".jsonl"))
    assert lines
    for log in lines:
        assert log == packed[log.id]


@pytest.mark.parametrize("path", sorted(NEWEST.glob("*.cardavia")), ids=named)
def test_the_newest_logs_have_everything_that_a_log_may_have(path: Path) -> None:
    covered(path.stem, path)


@pytest.mark.parametrize("path", sorted(NEWEST_CLOCKS.glob("*.cardavia")), ids=named)
def test_the_newest_logs_with_clocks_have_all_that_time_and_absence_bring_about(path: Path) -> None:
    clocks.covered(path)
