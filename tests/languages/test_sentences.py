"""Plurals, numbers, and which language somebody reads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.languages import LANGUAGES, SOURCE, of_environment, preferred
from cardavia.languages.sentences import language

CARDS = {
    "en": ("0 cards", "1 card", "2 cards", "5 cards", "21 cards"),
    "es": ("0 cartas", "1 carta", "2 cartas", "5 cartas", "21 cartas"),
    "nl": ("0 kaarten", "1 kaart", "2 kaarten", "5 kaarten", "21 kaarten"),
    "fi": ("0 korttia", "1 kortti", "2 korttia", "5 korttia", "21 korttia"),
    "hu": ("0 lap", "1 lap", "2 lap", "5 lap", "21 lap"),
    "vi": ("0 lá", "1 lá", "2 lá", "5 lá", "21 lá"),
    "zh": ("0 张牌", "1 张牌", "2 张牌", "5 张牌", "21 张牌"),
}
MICROSECONDS = {
    "en": "604,800,000,000",
    "es": "604.800.000.000",
    "nl": "604.800.000.000",
    "fi": "604\xa0800\xa0000\xa0000",
    "hu": "604\xa0800\xa0000\xa0000",
    "vi": "604.800.000.000",
    "zh": "604,800,000,000",
}


@pytest.mark.parametrize("name", LANGUAGES)
def test_plurals(name: str) -> None:
    spoken = language(name, "table", "terminal")
    assert tuple(spoken.say("hidden", count=count) for count in (0, 1, 2, 5, 21)) == CARDS[name]


@pytest.mark.parametrize("name", LANGUAGES)
def test_one_choice_is_the_only_one(name: str) -> None:
    spoken = language(name, "table", "terminal")
    assert "1" not in spoken.say("choose", count=1)
    assert "2" in spoken.say("choose", count=2)


@pytest.mark.parametrize("name", LANGUAGES)
def test_large_numbers_are_written_as_the_language_does_and_those_of_four_digits_plainly(name: str) -> None:
    assert MICROSECONDS[name] in language(name, "errors").say("bad_time", most=604_800_000_000)
    assert "3600 " in language(name, "table", "terminal").say("time_left", seconds=3600)


def test_texts_are_inserted_as_they_are() -> None:
    name = "{ $seat } [b] \u202e <a>"
    assert language("fi", "table", "terminal").say("moved-pass", seat=name) == f"{name} passaa."


def test_a_form_that_a_sentence_has_not_is_the_plain_one() -> None:
    assert language("nl", "table", "terminal").say("moved-pass", "you", seat="x") == "Je past."
    assert language("nl", "table", "terminal").say("begun", "you") == "De kaarten zijn gedeeld."


def test_what_is_not_there_is_a_fault() -> None:
    with pytest.raises(KeyError):
        language("tlh", "errors")
    with pytest.raises(KeyError):
        language("en", "errors").say("no such sentence")
    with pytest.raises(ValueError, match="somebody_sits in es"):
        language("es", "errors").say("somebody_sits")


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("", "en"),
        ("fi", "fi"),
        ("FI-fi", "fi"),
        ("zh-Hant-TW, en", "zh"),
        ("de, nl;q=0.5, en;q=0.4", "nl"),
        ("en;q=0.4, nl;q=0.5", "nl"),
        ("es;q=0, hu;q=0.001", "hu"),
        ("vi;q=0.8,hu;q=0.8", "vi"),
        ("*", "en"),
        ("*;q=0.9, fi;q=0.1", "en"),
        ("fi;q=1.001, es;q=0.2", "es"),
        ("fil", "en"),
        ("fi_FI", "en"),
        ("; , ;;q=, \u0660;q=1, es", "es"),
        ("de," * 400 + "fi", "en"),
    ],
)
def test_the_best_language_of_a_header(header: str, name: str) -> None:
    assert preferred(header) == name


@given(st.text() | st.from_regex(r"([a-z*]{1,3}(-[A-Z]{2})?(;q=[01](\.[0-9]{1,4})?)?,? ?)*"))
def test_every_header_gives_a_language(header: str) -> None:
    assert preferred(header) in LANGUAGES


@pytest.mark.parametrize(
    ("environment", "name"),
    [
        ({}, SOURCE),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi_FI.UTF-8", "LC_MESSAGES": "es"}, "es"),
        ({"LANG": "fi", "LC_MESSAGES": "es", "LC_ALL": "hu_HU@x"}, "hu"),
        ({"LANG": "fi", "LC_ALL": ""}, "fi"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fi"}, SOURCE),
        ({"LANG": "zh_CN.GB18030"}, "zh"),
        ({"LANG": "tlh"}, SOURCE),
    ],
)
def test_the_language_of_an_environment(environment: dict[str, str], name: str) -> None:
    assert of_environment(environment) == name
