"""The schema and the README come from the comments of values.yaml."""

import json

import pytest

from tests.chart.rendering import ROOT
from tools.chart_values import leaves, read, readme, schema, whole_schema


def test_a_comment_becomes_a_row_and_a_property() -> None:
    (value,) = read("# How many.\n# @range 1 9\ncount: 2\n")
    assert "| `count` | `2` | How many. 1 to 9. |" in readme([value], "")
    assert schema([value])["properties"]["count"] == {
        "description": "How many.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9,
    }


def test_values_below_say_what_they_are_a_part_of() -> None:
    found = list(leaves(read("# A cluster.\ncluster:\n  # Its volume.\n  volume:\n    # How large.\n    size: 1Gi\n")))
    assert [(value.name, value.meaning) for value in found] == [
        ("cluster.volume.size", "A cluster. Its volume. How large.")
    ]


def test_a_key_without_a_comment_is_refused() -> None:
    with pytest.raises(ValueError, match=r"a[.]b has no comment"):
        read("# A.\na:\n  b: 1\n")


def test_keys_that_are_not_named_are_let_in_only_where_that_is_said() -> None:
    closed, free = read("# Closed.\nclosed:\n  # One.\n  one: 1\n# Free.\n# @free\nfree: {}\n")
    made = schema([closed, free])["properties"]
    assert made["closed"]["additionalProperties"] is False
    assert "additionalProperties" not in made["free"]


def test_the_schema_is_json_whose_properties_are_those_of_the_values() -> None:
    values = read((ROOT / "helm" / "cardavia" / "values.yaml").read_text(encoding="utf-8"))
    assert set(json.loads(whole_schema(values))["properties"]) == {value.name for value in values} | {"global"}
