"""A look at `/metrics`, as Prometheus has it."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any

from prometheus_client.parser import text_string_to_metric_families


async def fetch(
    address: str, headers: Mapping[str, str] | None = None, seconds: float = 30.0
) -> tuple[int, dict[str, str], str]:
    """Status, headers and text of `/metrics` at an HTTP port."""

    def call() -> tuple[int, dict[str, str], str]:
        request = urllib.request.Request(f"http://{address}/metrics", headers=dict(headers or {}))
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answer:  # noqa: S310
                return answer.status, dict(answer.headers), answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read().decode()

    return await asyncio.to_thread(call)


def families(text: str) -> dict[str, Any]:
    """The metrics of an answer by their names, those of counters with `_total`."""
    return {
        f"{family.name}_total" if family.type == "counter" else family.name: family
        for family in text_string_to_metric_families(text)
    }


def value(text: str, name: str, **labels: str) -> float:
    """The sum of all samples of this name that have these labels."""
    samples = (sample for family in families(text).values() for sample in family.samples)
    return float(sum(s.value for s in samples if s.name == name and labels.items() <= s.labels.items()))
