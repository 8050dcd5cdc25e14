"""A language: its sentences by their ids."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from cardavia.languages.tags import LANGUAGES

GROUPED_FROM = 10_000
"""Numbers below stand without separators, as most of our languages write them."""

FOLDER = Path(__file__).parent


class Language:
    """Some parts of a language. (Parts are files: `errors`, `games`, `cards`, `terminal`.)"""

    def __init__(self, name: str, parts: tuple[str, ...]) -> None:
        """Reads the files of a language. Raises KeyError for a language that is not there."""
        if name not in LANGUAGES:
            raise KeyError(name)
        self.name = name
        # Without marks of isolation around what is inserted: terminals and logs show them.
        self._bundle = FluentBundle([name], use_isolating=False)
        for part in parts:
            text = (FOLDER / name / f"{part}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this id."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, form: str = "", /, **params: str | int) -> str:
        """A sentence with its parameters; in a form of it (an attribute), if it has that.

        Texts are inserted as they are. Numbers are written, and decide about plurals, as the language does.
        Raises KeyError for an id that is not there, ValueError where a parameter is missing.
        """
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, {name: _value(value) for name, value in params.items()})
        if errors:
            raise ValueError(f"{key} in {self.name}: {errors[0]}")
        return str(text)


@cache
def language(name: str, *parts: str) -> Language:
    """The language of a tag of LANGUAGES, read once. Raises KeyError."""
    return Language(name, parts)


def _value(value: str | int) -> str | FluentType:
    if isinstance(value, str):
        return value
    number: FluentType = fluent_number(value, useGrouping=abs(value) >= GROUPED_FROM)
    return number
