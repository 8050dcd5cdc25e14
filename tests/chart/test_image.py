"""The image and compose.yaml, as far as they can be checked without a container engine."""

import re
from typing import Any

import yaml

from cardavia.service.cli.serve import serve
from tests.chart.rendering import ROOT, one, rendered

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
KNOWN = {parameter.envvar for parameter in serve.params}


def test_what_is_sent_to_the_build_is_there() -> None:
    let_in = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert let_in
    assert not [name for name in let_in if not (ROOT / name).exists()]


def test_the_image_runs_as_the_user_of_the_chart() -> None:
    security = one(rendered(), "Deployment")["spec"]["template"]["spec"]["securityContext"]
    assert f"USER {security['runAsUser']}:{security['runAsGroup']}\n" in DOCKERFILE
    assert DOCKERFILE.rindex("USER") > DOCKERFILE.rindex("FROM")


def test_the_variables_of_the_image_and_of_compose_are_known_to_the_service() -> None:
    given = set(re.findall(r"\b(CARDAVIA_\w+)=", DOCKERFILE)) | set(COMPOSE["x-cardavia"]["environment"])
    assert given <= KNOWN


def test_files_that_compose_mounts_are_there() -> None:
    mounted = [
        volume.split(":")[0]
        for service in COMPOSE["services"].values()
        for volume in service.get("volumes", [])
        if volume.startswith("./")
    ]
    assert mounted
    assert not [name for name in mounted if not (ROOT / name).is_file()]


def test_compose_shows_nothing_to_other_machines() -> None:
    ports = [port for service in COMPOSE["services"].values() for port in service.get("ports", [])]
    assert ports
    assert all(port.startswith("127.0.0.1:") for port in ports)
