"""Writes the chart's values.schema.json and the values in its README.md, from values.yaml (run by `make generate`).

With `--check` it changes nothing. What stands in README.md above the values is written by hand. In values.yaml a
comment stands above each key and says what the value means. Its last lines may narrow the value: `@enum A B`, `@range
LOW HIGH`, `@items TYPE` (what a list holds), and `@free` (a mapping with whatever keys Kubernetes allows there).
"""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

CHART = Path("helm/cardavia")
TYPES = {"str": "string", "int": "integer", "bool": "boolean", "seq": "array", "map": "object"}
HEADING = "## Values\n\n<!-- From here on made by tools/chart_values.py from values.yaml: change it there. -->"


@dataclass(frozen=True, slots=True)
class Value:
    """A key of values.yaml: its whole name, what it means, its default, what narrows it, and the values below it."""

    name: str
    meaning: str
    default: Any
    type: str
    notes: dict[str, list[str]]
    below: list["Value"] = field(default_factory=list)


def read(text: str) -> list[Value]:
    """The values of a commented YAML mapping, in their order. Raises ValueError for one without a comment."""
    root = yaml.compose(text, yaml.SafeLoader)
    if not isinstance(root, yaml.MappingNode):
        raise ValueError("the values are no mapping")
    return _below(root, text.splitlines(), "")


def _below(node: yaml.MappingNode, lines: list[str], prefix: str) -> list[Value]:
    return [_value(key, value, lines, prefix) for key, value in node.value]


def _value(key: yaml.ScalarNode, node: yaml.Node, lines: list[str], prefix: str) -> Value:
    name = f"{prefix}{key.value}"
    said, notes = _comment(lines, key.start_mark.line)
    if not said:
        raise ValueError(f"{name} has no comment")
    kind = TYPES[node.tag.rpartition(":")[2]]
    default = yaml.safe_load(yaml.serialize(node))
    below = _below(node, lines, f"{name}.") if isinstance(node, yaml.MappingNode) and "free" not in notes else []
    return Value(name, said, default, kind, notes, below)


def _comment(lines: list[str], line: int) -> tuple[str, dict[str, list[str]]]:
    """The comment above a line: its sentences, and its notes by their names."""
    first = line
    while first and lines[first - 1].lstrip().startswith("#"):
        first -= 1
    said = [text.strip().removeprefix("#").strip() for text in lines[first:line]]
    notes = {words[0].removeprefix("@"): words[1:] for words in map(str.split, said) if words and words[0][0] == "@"}
    return " ".join(text for text in said if not text.startswith("@")), notes


def schema(values: list[Value]) -> dict[str, Any]:
    """The JSON schema of these values: nothing else is let in, so that a slip of the pen is noticed."""
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {value.name.rpartition(".")[2]: _property(value) for value in values},
    }


def _property(value: Value) -> dict[str, Any]:
    made: dict[str, Any] = {"description": value.meaning}
    if value.below:
        return made | schema(value.below)
    made["type"] = value.type
    if enum := value.notes.get("enum"):
        made["enum"] = enum
    if bounds := value.notes.get("range"):
        made["minimum"], made["maximum"] = map(int, bounds)
    if value.type == "array":
        made["items"] = {"type": value.notes["items"][0]}
    return made


def whole_schema(values: list[Value]) -> str:
    """values.schema.json. `global` is what charts above this one hand down."""
    made = schema(values)
    made["properties"]["global"] = {"type": "object"}
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Values of the chart cardavia"}
    return json.dumps(head | made, indent=2, ensure_ascii=False) + "\n"


def leaves(values: list[Value], meaning: str = "") -> Iterator[Value]:
    """The values that have no values below them; each says first what it is a part of."""
    for value in values:
        said = f"{meaning} {value.meaning}".strip()
        yield from leaves(value.below, said) if value.below else (replace(value, meaning=said),)


def readme(values: list[Value], introduction: str) -> str:
    """README.md: the introduction, and a table for each value of the first level that has some below it."""
    parts = [introduction.strip(), HEADING, _table([value for value in values if not value.below])]
    for value in values:
        if value.below:
            parts += [f"### `{value.name}`", value.meaning, _table(list(leaves(value.below)))]
    return "\n\n".join(parts) + "\n"


def _table(values: list[Value]) -> str:
    rows = [f"| `{value.name}` | `{_short(value.default)}` | {_meaning(value)} |" for value in values]
    return "\n".join(["| value | default | meaning |", "| --- | --- | --- |", *rows])


def _short(default: Any) -> str:
    return json.dumps(default, ensure_ascii=False).replace("|", "\\|")


def _meaning(value: Value) -> str:
    said = re.sub(r"\|", "\\|", value.meaning)
    if enum := value.notes.get("enum"):
        said += f" One of {', '.join(f'`{word}`' for word in enum)}."
    if bounds := value.notes.get("range"):
        said += f" {bounds[0]} to {bounds[1]}."
    return said


def written() -> dict[Path, str]:
    """What the files have to hold."""
    values = read((CHART / "values.yaml").read_text(encoding="utf-8"))
    introduction = (CHART / "README.md").read_text(encoding="utf-8").partition(HEADING)[0]
    return {CHART / "values.schema.json": whole_schema(values), CHART / "README.md": readme(values, introduction)}


def main() -> None:
    """Write, or with --check compare with what is committed."""
    for path, text in written().items():
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{path} is not current: run `make generate`")


if __name__ == "__main__":
    main()
