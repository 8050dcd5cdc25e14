"""Traces that are kept: a sample of our own, and whatever lies in ../shared/traces beside the checkout."""

from pathlib import Path

import pytest

from cardavia.core.catalog import GAMES
from tests.cli.following import follow, parsed
from tests.cli.running import ROOT, run
from tests.cli.samples import DEALS, HERE, options_of

FILES = [*sorted(HERE.glob("*.jsonl")), *sorted((ROOT.parent / "shared" / "traces").glob("*.jsonl"))]


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.parent.name}-{path.stem}" for path in FILES])
def test_every_kept_trace_agrees_with_the_rules(path: Path) -> None:
    result = run("check", str(path))
    assert result.stdout == ""
    assert result.exit_code == 0
    traces = parsed(path.read_text(encoding="utf-8"))
    decisions = sum(len(trace) - 2 for trace in traces)
    assert result.stderr == f"{path}: {len(traces)} traces, {decisions} decisions\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_sample_has_random_and_stacked_deals_under_different_options(name: str) -> None:
    traces = parsed((HERE / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert [trace[0]["game"] for trace in traces] == [name] * 2 * DEALS
    chosen = {",".join(f"{key}={value}" for key, value in trace[0]["options"].items()) for trace in traces}
    assert chosen == set(options_of(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_slow_model_agrees_with_the_sample(name: str) -> None:
    for trace in parsed((HERE / f"{name}.jsonl").read_text(encoding="utf-8")):
        assert list(follow(trace)) == trace[1:]
