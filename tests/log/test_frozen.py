"""What is recorded may only be added to: the check of `make lint` finds every other change of the schema."""

import shutil
from pathlib import Path

import pytest

from tools import frozen

PROTO = Path(__file__).resolve().parents[2] / "proto"


@pytest.fixture
def proto(tmp_path: Path) -> Path:
    """A copy of the schema of what is recorded, with its image."""
    for part in (frozen.PACKAGE, "frozen"):
        shutil.copytree(PROTO / part, tmp_path / part)
    shutil.copy(PROTO / "buf.yaml", tmp_path)
    return tmp_path


def edit(proto: Path, file: str, old: str, new: str) -> None:
    """Replace a text that the file has once."""
    path = proto / frozen.PACKAGE / file
    before = path.read_text(encoding="utf-8")
    assert before.count(old) == 1, f"{file} has {old!r} {before.count(old)} times"
    path.write_text(before.replace(old, new), encoding="utf-8")


def test_the_schema_has_all_that_is_frozen() -> None:
    assert frozen.breaking(PROTO) == ""


DIGEST = "bytes request_digest = 5;"
SERVICE = "ROLE_SERVICE = 4;"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("entry.proto", DIGEST, "", 'field "5" with name "request_digest" on message "Entry" was deleted'),
        (
            "entry.proto",
            DIGEST,
            DIGEST.replace("5", "6"),
            'field "5" with name "request_digest" on message "Entry" was',
        ),
        ("entry.proto", DIGEST, DIGEST.replace("bytes", "string"), 'changed type from "bytes" to "string"'),
        ("entry.proto", DIGEST, DIGEST.replace("request_", ""), 'changed name from "request_digest" to "digest"'),
        ("entry.proto", "optional uint32 seat = 2;", "repeated uint32 seat = 2;", "changed cardinality"),
        ("entry.proto", SERVICE, "", 'value "4" on enum "Role" was deleted'),
        ("entry.proto", SERVICE, SERVICE.replace("4", "5"), 'value "4" on enum "Role" was deleted'),
        ("entry.proto", SERVICE, SERVICE.replace("ICE", "ER"), 'changed name from "ROLE_SERVICE" to "ROLE_SERVER"'),
        ("vocabulary.proto", "REASON_SCORE = 5;", "", 'value "5" on enum "Reason" was deleted'),
        ("vocabulary.proto", "VERB_CA = 9;", "VERB_KA = 9;", 'changed name from "VERB_CA" to "VERB_KA"'),
        (
            "events.proto",
            "Released released = 19;",
            "",
            'field "19" with name "released" on message "Event" was deleted',
        ),
        ("events.proto", "message Settled {", "message Paid {", "declared multiple times"),
    ],
    ids=[
        "deleted field",
        "changed number",
        "changed type",
        "renamed field",
        "changed cardinality",
        "removed value",
        "changed number of a value",
        "renamed value",
        "removed word",
        "renamed word",
        "removed kind of event",
        "schema that does not compile",
    ],
)
def test_every_other_change_is_found(proto: Path, file: str, old: str, new: str, said: str) -> None:
    edit(proto, file, old, new)
    assert said in frozen.breaking(proto)


def test_a_renamed_message_is_found(proto: Path) -> None:
    path = proto / frozen.PACKAGE / "events.proto"
    path.write_text(path.read_text(encoding="utf-8").replace("WindowClosed", "WindowShut"), encoding="utf-8")
    assert '"WindowClosed" was deleted' in frozen.breaking(proto)


def test_a_removed_file_is_found(proto: Path) -> None:
    (proto / frozen.PACKAGE / "export.proto").unlink()
    assert "export.proto" in frozen.breaking(proto)


def add(proto: Path) -> None:
    """A new field, a new value of an enum, a new message, and a new kind of event."""
    edit(proto, "entry.proto", "bytes request_digest = 5;", "bytes request_digest = 5;\n  // More.\n  string more = 6;")
    edit(proto, "vocabulary.proto", "VERB_CA = 9;", "VERB_CA = 9;\n  // Knock.\n  VERB_KNOCK = 10;")
    edit(
        proto,
        "events.proto",
        "// One thing that happened.",
        "// Somebody knocked.\nmessage Knocked {}\n\n// One thing that happened.",
    )
    edit(
        proto,
        "events.proto",
        "Released released = 19;",
        "Released released = 19;\n    // A knock.\n    Knocked knocked = 99;",
    )


def test_additions_pass(proto: Path) -> None:
    add(proto)
    assert frozen.breaking(proto) == ""


def test_additions_are_frozen_too_once_the_image_has_them(proto: Path) -> None:
    add(proto)
    frozen.freeze(proto)
    assert frozen.breaking(proto) == ""
    edit(proto, "entry.proto", "string more = 6;", "string others = 6;")
    assert 'changed name from "more" to "others"' in frozen.breaking(proto)


def test_a_schema_that_breaks_is_not_frozen(proto: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    image = (proto / frozen.IMAGE).read_bytes()
    edit(proto, "entry.proto", "bytes request_digest = 5;", "bytes request_digest = 6;")
    monkeypatch.setattr(frozen, "PROTO", proto)
    monkeypatch.setattr("sys.argv", ["frozen.py", "--freeze"])
    with pytest.raises(SystemExit, match="may only be added to"):
        frozen.main()
    assert (proto / frozen.IMAGE).read_bytes() == image
