"""The chart with every example: Helm's lint, the schemas of Kubernetes, the types of the custom resources."""

import json
from pathlib import Path

import kubernetes_validate
import pytest
from jsonschema import Draft202012Validator

from tests.chart.rendering import CHART, EXAMPLES, ROOT, Manifest, helm, kinds, rendered

SCHEMAS = {path.stem: json.loads(path.read_text()) for path in (Path(__file__).parent / "schemas").glob("*.json")}
VERSIONS = ("1.30", "1.37")
EVERYTHING = ["", *(path.stem for path in EXAMPLES)]


def wrong(manifest: Manifest) -> list[str]:
    """What is wrong with a manifest of whatever kind."""
    schema = SCHEMAS.get(manifest["kind"].lower())
    if schema is not None:
        return [error.message for error in Draft202012Validator(schema).iter_errors(manifest)]
    try:
        for version in VERSIONS:
            kubernetes_validate.validate(manifest, version, strict=True)
    except kubernetes_validate.ValidationError as error:
        return [f"{version}: {error.message}"]
    return []


@pytest.mark.parametrize("example", EVERYTHING)
def test_helm_finds_nothing_wrong(example: str) -> None:
    files = ("--values", str(CHART / "examples" / f"{example}.yaml")) if example else ()
    done = helm("lint", "--strict", str(CHART), *files)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("example", EVERYTHING)
def test_every_manifest_is_valid(example: str) -> None:
    found = {manifest["kind"]: wrong(manifest) for manifest in rendered(example=example)}
    assert not [f"{kind}: {problems}" for kind, problems in found.items() if problems]


def test_the_examples_make_every_kind_that_the_chart_has() -> None:
    named = {
        line.split()[1]
        for path in (CHART / "templates").rglob("*.yaml")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("kind:")
    }
    made = {kind for example in EVERYTHING for kind in kinds(rendered(example=example))}
    assert made == named
    assert {kind.lower() for kind in made} >= set(SCHEMAS)


@pytest.mark.parametrize(
    ("kind", "path"),
    [
        ("HTTPRoute", ("spec", "parentRef")),
        ("ServiceMonitor", ("spec", "endpoint")),
        ("Cluster", ("spec", "instance")),
        ("Deployment", ("spec", "replica")),
    ],
)
def test_a_slip_of_the_pen_is_found(kind: str, path: tuple[str, str]) -> None:
    """The validation is itself sharp: an unknown field of any kind is an error."""
    everything = [manifest for example in EVERYTHING for manifest in rendered(example=example)]
    manifest = json.loads(json.dumps(next(each for each in everything if each["kind"] == kind)))
    assert not wrong(manifest)
    manifest[path[0]][path[1]] = 1
    assert wrong(manifest)


def test_every_example_stands_in_the_readme() -> None:
    text = (CHART / "README.md").read_text(encoding="utf-8")
    assert all(f"(examples/{path.name})" in text for path in EXAMPLES)


def test_the_chart_has_the_version_of_the_package() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    chart = (CHART / "Chart.yaml").read_text(encoding="utf-8")
    (version,) = (line.split('"')[1] for line in project.splitlines() if line.startswith("version ="))
    assert f"\nappVersion: {version}\n" in chart
