"""The rules for players to read: a translation keeps the cards, the clauses and the emphasis of each sentence."""

import re
from collections import Counter

import pytest

from cardavia.core.catalog import GAMES
from cardavia.languages import SOURCE
from cardavia.languages.sentences import FOLDER, language
from tests.languages.files import sentences

MARKS = re.compile(r"\[\w\w(?: \w\w)*\]|\b(?:CH|CP|TG)-\d+\b|\*[^*]+\*", re.ASCII)
TRANSLATED = [
    (path.parent.name, path.stem)
    for game in GAMES
    for path in sorted(FOLDER.glob(f"*/rules_{game}.ftl"))
    if path.parent.name != SOURCE
]


def marks(text: str) -> Counter[str]:
    """How often each card and each clause is in a sentence, and how many words are emphasised."""
    return Counter("*" if mark.startswith("*") else mark for mark in MARKS.findall(text))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules(game: str) -> None:
    assert marks(
        " ".join(language(SOURCE, f"rules_{game}").say(key) for key, _, _ in sentences(SOURCE, f"rules_{game}"))
    )


@pytest.mark.parametrize(("name", "part"), TRANSLATED)
def test_a_translation_keeps_the_cards_clauses_and_emphasis_of_each_sentence(name: str, part: str) -> None:
    theirs, ours = language(name, part), language(SOURCE, part)
    found = {key for key, _, _ in sentences(SOURCE, part) if theirs.has(key)}
    assert {key: theirs.say(key) for key in found if marks(theirs.say(key)) != marks(ours.say(key))} == {}
