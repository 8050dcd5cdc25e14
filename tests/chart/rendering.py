"""The chart as Helm renders it, and what it is rendered with."""

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
CHART = ROOT / "helm" / "cardavia"
EXAMPLES = sorted((CHART / "examples").glob("*.yaml"))

Manifest = dict[str, Any]


def helm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Helm, which `make` builds; without it the test is skipped, but where nothing may be."""
    program = shutil.which("helm", path=str(Path(sys.executable).parent)) or shutil.which("helm")
    if program is None:
        pytest.skip("there is no helm: `make chart` builds it")
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False)


@cache
def _template(arguments: tuple[str, ...]) -> tuple[int, str, str]:
    done = helm("template", "cards", str(CHART), "--namespace", "cards", *arguments)
    return done.returncode, done.stdout, done.stderr


def rendered(*settings: str, example: str = "") -> list[Manifest]:
    """The manifests, with an example (`postgresql`) and settings such as `replicas=1`."""
    status, out, error = _template(_arguments(settings, example))
    assert status == 0, error
    return [manifest for manifest in yaml.safe_load_all(out) if manifest]


def refused(*settings: str, example: str = "") -> str:
    """What Helm says where these values do not go together."""
    status, _, error = _template(_arguments(settings, example))
    assert status != 0, "nothing was refused"
    return error


def _arguments(settings: tuple[str, ...], example: str) -> tuple[str, ...]:
    files = ("--values", str(CHART / "examples" / f"{example}.yaml")) if example else ()
    return (*files, *(part for setting in settings for part in ("--set", setting)))


def one(manifests: list[Manifest], kind: str) -> Manifest:
    """The only manifest of a kind."""
    (found,) = (manifest for manifest in manifests if manifest["kind"] == kind)
    return found


def kinds(manifests: list[Manifest]) -> set[str]:
    """Which kinds there are."""
    return {manifest["kind"] for manifest in manifests}


def pods(manifests: list[Manifest]) -> list[Manifest]:
    """The specifications of all pods: the service's, the migration's, archiving's, the test's."""
    found = [manifest["spec"] for manifest in manifests if manifest["kind"] == "Pod"]
    jobs = [manifest["spec"]["jobTemplate"] for manifest in manifests if manifest["kind"] == "CronJob"]
    found += [job["spec"]["template"]["spec"] for job in jobs]
    return found + [m["spec"]["template"]["spec"] for m in manifests if m["kind"] in {"Deployment", "Job"}]


def environment(container: Manifest) -> dict[str, Any]:
    """A container's variables: values, or where they come from."""
    return {each["name"]: each.get("value", each.get("valueFrom")) for each in container.get("env", [])}
