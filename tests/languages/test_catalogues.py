"""Every sentence is there in every language, with the same parameters, and none that nobody says."""

import ast
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from rich.cells import cell_len

from cardavia import service, terminal
from cardavia.core.catalog import GAMES
from cardavia.core.decks import DECKS
from cardavia.core.refusals import SENTENCES
from cardavia.languages import LANGUAGES, SOURCE
from cardavia.languages.sentences import language
from cardavia.service.rpc.errors import PARTS as OF_ERRORS
from cardavia.service.rpc.errors import QUANTITIES
from cardavia.terminal.words import PARTS as OF_TERMINAL
from tests.languages.files import FOLDER, PARTS, inside, params, sentences

NUMBERS = (0, 1, 2, 5, 21)
COUNTED = QUANTITIES | {"all", "seconds", "step", "steps"}
ALL = [(name, part) for name in LANGUAGES for part in PARTS]
OTHERS = [(name, part) for name, part in ALL if name != SOURCE]


def ids(part: str, name: str = SOURCE) -> set[str]:
    return {key for key, _, _ in sentences(name, part)}


def said(name: str, part: str, number: int) -> Iterator[tuple[str, str]]:
    """All sentences of a file with such a number, and a card for all else."""
    spoken = language(name, part)
    for key, form, pattern in sentences(name, part):
        values = {param: number if param in COUNTED else "66" for param in params(pattern)}
        yield f"{key}.{form}", spoken.say(key, form, **values)


def test_every_language_has_its_folder_with_all_parts() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(LANGUAGES)
    for name in LANGUAGES:
        assert {path.name for path in (FOLDER / name).glob("*.ftl")} == {f"{part}.ftl" for part in PARTS}


@pytest.mark.parametrize("name", LANGUAGES)
def test_an_id_stands_once_in_all_files_of_a_language(name: str) -> None:
    found = Counter(key for part in PARTS for key, form, _ in sentences(name, part) if not form)
    assert [key for key, number in found.items() if number > 1] == []


@pytest.mark.parametrize(("name", "part"), OTHERS)
def test_a_language_has_the_sentences_forms_and_parameters_of_english(name: str, part: str) -> None:
    english = {(key, form): params(pattern) for key, form, pattern in sentences(SOURCE, part)}
    theirs = {(key, form): params(pattern) for key, form, pattern in sentences(name, part)}
    assert sorted(english.keys() - theirs.keys()) == [], "missing"
    assert sorted(theirs.keys() - english.keys()) == [], "left over"
    assert {at: theirs[at] for at in theirs if theirs[at] != english[at]} == {}


@pytest.mark.parametrize(("name", "part"), OTHERS)
def test_sentences_are_translated(name: str, part: str) -> None:
    english = dict(said(SOURCE, part, 5))
    same = {key for key, text in said(name, part, 5) if text == english[key] and len(text.split()) > 3}
    assert same == set()


@pytest.mark.parametrize(("name", "part"), ALL)
def test_whatever_the_number_nothing_of_the_syntax_is_left(name: str, part: str) -> None:
    for number in NUMBERS:
        for key, text in said(name, part, number):
            assert text.strip() == text != "", key
            assert not set("{}$\u2068\u2069") & set(text), key
            assert unicodedata.is_normalized("NFC", text), key


@pytest.mark.parametrize(("name", "part"), ALL)
def test_no_marks_of_another_language_are_in_a_sentence(name: str, part: str) -> None:
    for key, text in said(name, part, 5):
        if name == "zh":
            assert not text.endswith("."), key
            assert not {"(", "¿", "„"} & set(text.replace("(? ", "")), key
        else:
            assert not any(unicodedata.east_asian_width(sign) in "WF" for sign in text), key
            assert name == "es" or not {"¿", "¡"} & set(text), key
            assert name == "hu" or "„" not in text, key


@pytest.mark.parametrize(("name", "part"), ALL)
def test_plurals_are_those_of_the_language(name: str, part: str) -> None:
    """A form for one exists in English, Spanish, Dutch, Finnish and Hungarian; Vietnamese and Chinese have none."""
    known = {"other"} if name in {"vi", "zh"} else {"one", "other"}
    words = {"long", "yao", "black", "red", "combinations"}  # the families of Chuo Pai
    for key, _, pattern in sentences(name, part):
        for variant in inside(pattern, ftl.Variant):
            assert isinstance(variant, ftl.Variant)
            if isinstance(variant.key, ftl.Identifier):
                assert variant.key.name in known | words, key


# One source


def filled(sentence: str, key: str) -> tuple[str, str]:
    """A sentence of the core, and the same of the file, with the same parameters."""
    (pattern,) = (each for at, form, each in everything() if (at, form) == (key, ""))
    values: dict[str, int | str] = {param: 5 if param in QUANTITIES else "66" for param in params(pattern)}
    return sentence.format(**values), language(SOURCE, *OF_ERRORS).say(key, **values)


def everything() -> Iterator[tuple[str, str, ftl.Pattern]]:
    for part in OF_ERRORS:
        yield from sentences(SOURCE, part)


@pytest.mark.parametrize("key", SENTENCES)
def test_what_the_table_says_is_the_english_of_the_file(key: str) -> None:
    ours, theirs = filled(SENTENCES[key], key)
    assert ours == theirs


@pytest.mark.parametrize(("game", "key"), [(game, key) for game in GAMES for key in GAMES[game].sentences])
def test_what_a_game_says_is_the_english_of_the_file(game: str, key: str) -> None:
    ours, theirs = filled(GAMES[game].sentences[key], f"{game}-{key}")
    assert ours == theirs


def test_every_sentence_of_a_game_is_there_and_no_other() -> None:
    assert ids("games") == {f"{name}-{key}" for name, game in GAMES.items() for key in game.sentences}


def test_every_card_pack_and_game_is_there_and_no_other() -> None:
    cards = {f"card-{deck.name}-{card.code}" for deck in DECKS for card in deck.cards}
    assert ids("cards") == cards | {f"deck-{deck.name}" for deck in DECKS} | {f"game-{game}" for game in GAMES}


def test_names_of_cards_are_those_of_the_packs() -> None:
    english = language(SOURCE, "cards")
    for deck in DECKS:
        assert english.say(f"deck-{deck.name}") == deck.title
        assert [english.say(f"card-{deck.name}-{card.code}") for card in deck.cards] == [c.name for c in deck.cards]
    assert [english.say(f"game-{name}") for name in GAMES] == [game.title for game in GAMES.values()]


# Said


def trees(package: object) -> Iterator[ast.AST]:
    root, *_ = package.__path__  # type: ignore[attr-defined]
    for path in sorted(Path(root).rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def literals(node: ast.AST) -> Iterator[str]:
    """The texts that an argument may be; of one that is put together, how it begins, with a `*`."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from literals(one)
            yield from literals(other)
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            yield f"{text}*"
        case ast.BinOp(left=ast.Constant(value=str(text))):
            yield f"{text}*"


CALLS = {"ApiError": 1, "bad": 1, "too_many": 1, "refuse": 1, "BadName": 0}
"""Which argument of what makes an error is the id of its sentence."""


def test_every_error_has_a_sentence_and_no_sentence_is_left_over() -> None:
    """An id that is missing here is a sentence to be written into `errors.ftl` of every language."""
    said = set(SENTENCES)
    for node in trees(service):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            said |= {key for argument in node.args[CALLS[node.func.id] :][:1] for key in literals(argument)}
    assert sorted(said - ids("errors")) == []
    assert sorted(ids("errors") - said) == []


def test_every_sentence_of_the_terminal_is_there_and_said() -> None:
    known, said, named = (ids("table") | ids("terminal")), set[str](), {"see_again"}  # which the command says
    for node in trees(terminal):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in {"say", "has", "_of_seat"}
        ):
            said |= {key for argument in node.args[:1] for key in literals(argument)}
        named |= set(literals(node))
    begun = {key.removesuffix("*") for key in named if key.endswith("-*")}
    used = {key for key in known if key in named or any(key.startswith(each) for each in begun)}
    used |= {f"{key}-{more}" for key in named for more in ("down", "named")} & known
    missing = {key for key in said if key not in known | ids("cards") and not key.endswith("*")}
    assert sorted(missing) == []
    assert sorted(known - used) == []


# Widths, in columns of a terminal

TITLE, LINE, STATUS, NAME, BONUS = 30, 78, 60, 19, 30
WIDTHS = {
    **dict.fromkeys(("replay-keys", "keys-wait", "keys-help", "come_back", "plain-ask", "plain-next"), LINE),
    **dict.fromkeys(("keys-over",), 72),
    **dict.fromkeys(("choose", "choose-window", "choose-none"), TITLE),
}


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_stands_in_one_line_fits(name: str) -> None:
    spoken = language(name, *OF_TERMINAL)
    for key, most in WIDTHS.items():
        assert cell_len(spoken.say(key, count=99) if key.startswith("choose") else spoken.say(key)) <= most, key
    for key in sorted(ids("table") | ids("terminal")):
        if key.startswith("status-"):
            assert cell_len(spoken.say(key, seat="x" * 32)) <= STATUS, key
        if key.startswith("bonus-"):
            assert cell_len(spoken.say(key)) <= BONUS, key
    for key in sorted(ids("cards")):
        if key.startswith("card-"):
            assert cell_len(spoken.say(key)) <= NAME, key
    assert cell_len(spoken.say("keys")) <= 2 * LINE, "the hints have three lines"
