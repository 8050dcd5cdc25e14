"""Alerts, runbooks and the dashboard speak of what a real service exports."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import promql_parser
import pytest
import yaml

from tests.chart.rendering import CHART, ROOT
from tests.observing.looks import families
from tests.observing.test_metrics import look, served
from tests.stream.api import PASS, failing

RUNBOOKS = ROOT / "docs" / "runbooks"
GRAFANA = {"$__rate_interval": "5m", "$__range": "1h", "$instance": ".*"}
ADDED = {"instance", "job", "namespace", "le"}
"""Labels that Prometheus adds, or that buckets have."""
METRIC = re.compile(r"`((?:cardavia|process|python)_\w+)`")

Exported = dict[str, set[str]]


def alerts() -> list[dict[str, Any]]:
    """The rules of the alerts."""
    groups = yaml.safe_load((CHART / "files" / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    """The panels of the dashboard."""
    found: list[dict[str, Any]] = json.loads((CHART / "files" / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    return found


def expressions() -> Iterator[tuple[str, str]]:
    """All expressions with whose they are."""
    for rule in alerts():
        yield rule["alert"], rule["expr"]
    for panel in panels():
        for target in panel["targets"]:
            expression = target["expr"]
            for variable, value in GRAFANA.items():
                expression = expression.replace(variable, value)
            yield panel["title"], expression


def selectors(node: Any) -> Iterator[promql_parser.VectorSelector]:
    """All that an expression selects."""
    match node:
        case promql_parser.VectorSelector():
            yield node
        case promql_parser.MatrixSelector():
            yield node.vector_selector
        case promql_parser.Call():
            for argument in node.args:
                yield from selectors(argument)
        case promql_parser.BinaryExpr():
            yield from selectors(node.lhs)
            yield from selectors(node.rhs)
        case promql_parser.AggregateExpr() | promql_parser.ParenExpr() | promql_parser.UnaryExpr():
            yield from selectors(node.expr)
        case promql_parser.NumberLiteral() | promql_parser.StringLiteral():
            pass
        case _:
            raise AssertionError(f"{node} is not looked into")


def groupings(node: Any) -> Iterator[str]:
    """The labels that an expression groups or joins by."""
    yield from (
        label.strip()
        for said in re.findall(r"\b(?:by|on|without|ignoring) ?\(([^)]*)\)", node.prettify())
        for label in said.split(",")
    )


async def exported() -> Exported:
    """The samples of a service that has played a deal and refused something, with their labels."""
    async with served() as (server, api):
        table = await (await api.open()).seated()
        await table.play_out()
        await failing(api.submit(table.id, table.tokens[0], PASS))
        samples = [sample for family in families(await look(server)).values() for sample in family.samples]
    found: Exported = {}
    for sample in samples:
        found.setdefault(sample.name, set()).update(sample.labels)
    return found


async def test_every_expression_is_about_what_the_service_exports() -> None:
    """Each can be read, and each metric and label in it is there."""
    there = await exported()
    for owner, text in expressions():
        expression = promql_parser.parse(text)
        selected = list(selectors(expression))
        assert selected, f"{owner} selects nothing"
        labels = ADDED.union(*(there.get(selector.name or "", set()) for selector in selected))
        for selector in selected:
            assert selector.name in there, f"{owner}: nothing is called {selector.name}"
            unknown = {matcher.name for matcher in selector.matchers.matchers} - there[selector.name] - ADDED
            assert not unknown, f"{owner}: {selector.name} has no {unknown}"
        assert set(groupings(expression)) <= labels, f"{owner} groups by what is not there"


async def test_every_runbook_names_only_what_the_service_exports() -> None:
    there = await exported()
    found = {re.sub(r"_(bucket|sum|count)$", "", name) for name in there} | set(there)
    for path in RUNBOOKS.glob("*.md"):
        assert set(METRIC.findall(path.read_text(encoding="utf-8"))) <= found, path.name


def test_each_alert_has_its_runbook_and_each_runbook_its_alert() -> None:
    named = {rule["alert"]: rule["annotations"]["runbook_url"] for rule in alerts()}
    assert {path.stem for path in RUNBOOKS.glob("*.md")} - {"README"} == set(named)
    assert all(url == f"docs/runbooks/{name}.md" for name, url in named.items())
    assert all(f"({name}.md)" in (RUNBOOKS / "README.md").read_text(encoding="utf-8") for name in named)


@pytest.mark.parametrize("rule", alerts(), ids=lambda rule: rule["alert"])
def test_a_runbook_says_what_it_means_what_to_look_at_and_what_to_do(rule: dict[str, Any]) -> None:
    text = (RUNBOOKS / f"{rule['alert']}.md").read_text(encoding="utf-8")
    assert re.findall(r"^#+ (.+)$", text, re.MULTILINE) == [rule["alert"], "What it means", "Look", "Do"]
    shown = " ".join(line.strip() for line in text.splitlines() if line.startswith("    "))
    assert rule["expr"] in shown, "the runbook has another expression"
    assert rule["labels"]["severity"] in text


def test_nothing_of_the_dashboard_lies_upon_another() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        at = panel["gridPos"]
        cells = {(at["x"] + dx, at["y"] + dy) for dx in range(at["w"]) for dy in range(at["h"])}
        assert at["x"] + at["w"] <= 24
        assert not cells & taken, panel["title"]
        taken |= cells


def test_compose_and_the_chart_have_the_same_alerts_and_dashboard() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    sources = {
        Path(volume.split(":")[0]) for service in compose["services"].values() for volume in service.get("volumes", [])
    }
    assert {Path("helm/cardavia/files/alerts.yaml"), Path("helm/cardavia/files/dashboard.json")} <= sources
