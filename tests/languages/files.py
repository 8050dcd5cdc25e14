"""The files of the languages, as their syntax says."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardavia import languages

FOLDER = Path(languages.__file__).parent
PARTS = tuple(sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))


class _Finder(Visitor):
    def __init__(self, kind: type[ast.BaseNode]) -> None:
        self.kind, self.found = kind, list[ast.BaseNode]()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def inside(node: ast.BaseNode, kind: type[ast.BaseNode]) -> list[ast.BaseNode]:
    """What there is of a kind in a node."""
    finder = _Finder(kind)
    finder.visit(node)
    return finder.found


@cache
def entries(name: str, part: str) -> tuple[ast.EntryType, ...]:
    """What stands in a file, comments aside."""
    text = (FOLDER / name / f"{part}.ftl").read_text(encoding="utf-8")
    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    return tuple(entry for entry in FluentParser().parse(text).body if not isinstance(entry, comments))


def sentences(name: str, part: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """The ids of a file with their forms ("" for the plain one) and what is said."""
    for message in entries(name, part):
        assert isinstance(message, ast.Message), f"{name}/{part}.ftl: {message.content}"  # type: ignore[union-attr]
        assert message.value is not None, message.id.name
        yield message.id.name, "", message.value
        for attribute in message.attributes:
            yield message.id.name, attribute.id.name, attribute.value


def params(pattern: ast.Pattern) -> set[str]:
    """The names of the parameters."""
    return {found.id.name for found in inside(pattern, ast.VariableReference)}  # type: ignore[attr-defined]
