"""Makes the schemas of custom resources in tests/chart/schemas, which the chart is checked against.

    python tools/crd_schemas.py FILE...

Each FILE is a CustomResourceDefinition in YAML. What comes out is the schema of its stored version, without
descriptions and with nothing let in that is not named, as `kind.json`. tests/chart/schemas/README.md says where the
files that were taken come from.
"""

import json
import sys
from pathlib import Path
from typing import Any

import yaml

TARGET = Path("tests/chart/schemas")


def closed(schema: Any) -> Any:
    """A structural schema without descriptions, closed where it names properties, as a server prunes the others."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {
        key: closed(part)
        for key, part in schema.items()
        if not (key == "description" and isinstance(part, str)) and not key.startswith("x-kubernetes-")
    }
    if schema.get("x-kubernetes-int-or-string"):
        made |= {"type": ["integer", "string"]}
        made.pop("anyOf", None)
    open_to_all = schema.get("x-kubernetes-preserve-unknown-fields") or schema.get("additionalProperties")
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object" and not open_to_all:
        made["additionalProperties"] = False
    return made


def schema_of(definition: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The kind of a definition, and the schema of its stored version."""
    spec = definition["spec"]
    (stored,) = (version for version in spec["versions"] if version["storage"])
    schema = closed(stored["schema"]["openAPIV3Schema"])
    schema["properties"]["apiVersion"] = {"const": f"{spec['group']}/{stored['name']}"}
    schema["properties"]["kind"] = {"const": spec["names"]["kind"]}
    schema["properties"]["metadata"] = {"type": "object"}
    return spec["names"]["kind"], schema


def main() -> None:
    """Write a schema for each file that is named."""
    for name in sys.argv[1:]:
        for definition in yaml.safe_load_all(Path(name).read_text(encoding="utf-8")):
            if definition and definition.get("kind") == "CustomResourceDefinition":
                kind, schema = schema_of(definition)
                text = json.dumps(schema, separators=(",", ":"), sort_keys=True) + "\n"
                (TARGET / f"{kind.lower()}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
