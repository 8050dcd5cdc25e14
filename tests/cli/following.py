"""Traces followed on the slow models."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from tests.games.engines import ENGINES

Line = dict[str, Any]


def parsed(text: str) -> list[list[Line]]:
    """The traces of a text, each as its lines."""
    traces: list[list[Line]] = []
    for line in map(json.loads, text.splitlines()):
        if "trace" in line:
            traces.append([])
        traces[-1].append(line)
    return traces


def text_of(lines: Iterable[Line]) -> str:
    """Lines as a file's text."""
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def follow(trace: list[Line], engine: str = "model") -> Iterator[Line]:
    """The lines after the header that an engine would have written."""
    header, *decisions, _ = trace
    deal = ENGINES[engine](header["game"]).start(
        header["hands"], header["first"], header.get("options", {}), header.get("stock", [])
    )
    for line in decisions:
        yield {"seat": deal.actor(), "legal": deal.legal(), "move": line["move"]}
        deal.play(line["move"])
    yield dict(deal.outcome() or {})
