"""What the terminal says, in the reader's language. The sentences are in `languages` (docs/languages.md)."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from rich.cells import cell_len

from cardavia.client import cards_text, verb_text
from cardavia.languages import SOURCE
from cardavia.languages.sentences import Language, language
from cardavia.log.v1 import events_pb2, vocabulary_pb2

PARTS = ("table", "terminal", "cards")

_SPOKEN: ContextVar[str] = ContextVar("spoken", default=SOURCE)


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Say everything in a language of cardavia.languages while the context lasts. Raises KeyError for another one."""
    language(name, *PARTS)
    before = _SPOKEN.set(name)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def spoken() -> str:
    """The language that is spoken now."""
    return _SPOKEN.get()


def has(key: str) -> bool:
    """Whether there is such a sentence."""
    return _language().has(key)


def say(key: str, *, you: bool = False, **params: object) -> str:
    """A sentence; with `you`, in the form for the reader's own seat if there is one."""
    values = {name: value if isinstance(value, int) else str(value) for name, value in params.items()}
    return _language().say(key, "you" if you else "", **values)


def verb_word(verb: int) -> str:
    """A verb, as it stands in the list of moves."""
    text = verb_text(verb)
    return say(f"verb-{text}") if has(f"verb-{text}") else text


def move_words(move: events_pb2.Move) -> str:
    """A move: its verb, and the codes of its cards."""
    return f"{verb_word(move.verb)} {cards_text(move.cards, move.hidden)}".rstrip()


def zone_word(zone: int) -> str:
    """What a place is called where nothing better is known."""
    name = next((name for name, number in vocabulary_pb2.Zone.items() if number == zone), "").removeprefix("ZONE_")
    key = f"zone-{name.lower()}"
    return say(key) if has(key) else "?"


def padded(text: str, width: int) -> str:
    """A text that fills so many columns; a longer one as it is. (Chinese characters take two.)"""
    return text + " " * (width - cell_len(text))


def _language() -> Language:
    return language(_SPOKEN.get(), *PARTS)
