"""The documents are true where a program can tell: errors, decisions, licences, links."""

import re
from pathlib import Path
from typing import Any

import pytest
from google.rpc import code_pb2

from cardavia.core.refusals import Reason
from cardavia.service.rpc.errors import CODES, ApiReason

ROOT = Path(__file__).resolve().parents[1]
IGNORED = {"build", "dist", "node_modules"}

REASON_ROW = re.compile(r"^\| `([A-Z_]+)` \| `([A-Z_]+)` \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
REFERENCE = re.compile(r"^\[[^\]]+\]: (\S+)$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def documents() -> list[Path]:
    """Every document of the repository."""
    found = [path.relative_to(ROOT) for path in ROOT.rglob("*.md")]
    return sorted(path for path in found if not any(part.startswith(".") or part in IGNORED for part in path.parts))


def text(path: str | Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def anchors(document: str) -> set[str]:
    """The anchors of a document's headings, as Git forges make them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", document), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.replace(" ", "-") for heading in plain}


def test_every_reason_is_documented_with_its_code_and_no_other_is() -> None:
    codes: Any = code_pb2.Code
    documented = {reason: code for reason, code, _, _ in REASON_ROW.findall(text("docs/api/errors.md"))}
    assert documented == {str(reason): codes.Name(code) for reason, code in CODES.items()}


def test_every_reason_has_a_code() -> None:
    assert {str(reason) for reason in CODES} == {*map(str, Reason), *map(str, ApiReason)}


def test_every_reason_is_in_one_row() -> None:
    rows = [row[0] for row in REASON_ROW.findall(text("docs/api/errors.md"))]
    assert len(rows) == len(set(rows))
    assert all(f"| `{row}` |" in text("docs/api/errors.md") for row in rows)


def test_every_decision_is_listed_in_order_under_its_title() -> None:
    folder = ROOT / "docs" / "adr"
    records = sorted(path for path in folder.glob("*.md") if path.name != "README.md")
    listed = re.findall(r"^(\d+)\. \[(.+)\]\((.+)\)$", text("docs/adr/README.md"), re.MULTILINE)
    assert [name for _, _, name in listed] == [path.name for path in records]
    for (number, title, name), path in zip(listed, records, strict=True):
        assert re.fullmatch(r"\d{4}-[a-z0-9-]+\.md", name)
        first, _, dated = path.read_text(encoding="utf-8").partition("\n")
        assert first == f"# {number}. {title}"
        assert int(name[:4]) == int(number)
        assert re.match(r"\n\d{4}-\d{2}-\d{2}\. (Accepted|Superseded by .+)\.\n", dated), (
            f"{name} has no date and state"
        )


@pytest.mark.parametrize("document", documents(), ids=str)
def test_every_relative_link_leads_somewhere(document: Path) -> None:
    body = FENCE.sub("", text(document))
    for link in [*LINK.findall(body), *REFERENCE.findall(body)]:
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        path = (ROOT / document.parent / target).resolve() if target else ROOT / document
        assert path.is_relative_to(ROOT), f"{document} links outside the repository: {link}"
        assert path.exists(), f"{document} links to {target}, which is not there"
        if anchor and path.suffix == ".md":
            assert anchor in anchors(text(path)), f"{document}: {link} has no such heading"


def test_every_installed_package_has_a_line_about_its_licence() -> None:
    """constraints.txt names everything that `make` installs."""

    def plain(name: str) -> str:
        return re.sub(r"[-_.]+", "-", name).lower()

    installed = {plain(name) for name in re.findall(r"^([\w.-]+)==", text("constraints.txt"), re.MULTILINE)}
    listed = {
        plain(name)
        for name in re.findall(r"^\| ([\w.-]+) \| [^|]+ \| [^|]+ \|$", text("docs/licences.md"), re.MULTILINE)
    }
    assert installed <= listed, f"docs/licences.md lacks {sorted(installed - listed)}"
    assert not re.search(r"\| [^|]*\bA?GPL", text("docs/licences.md"))


def test_every_guarantee_of_streams_names_a_test_that_is_there() -> None:
    named = re.findall(r"`(tests/\S+\.py)(?:::(\w+))?` \|", (ROOT / "docs/api/streams.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    for path, test in named:
        source = (ROOT / path).read_text(encoding="utf-8")
        assert f"def {test}(" in source if test else "def test_" in source
