"""What a name may be."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.service.limits import MAX_MARKS, MAX_NAME_BYTES, MAX_NAME_GRAPHEMES
from cardavia.service.names import checked_name

ANY = st.text(st.characters(), max_size=40)  # lone surrogates, control characters and all


@given(ANY)
def test_what_is_kept_is_short_normal_visible_and_kept_as_it_is(text: str) -> None:
    try:
        name = checked_name(text)
    except ValueError:
        return
    assert checked_name(name) == name == unicodedata.normalize("NFC", name) == name.strip()
    assert len(name.encode()) <= MAX_NAME_BYTES
    assert bool(name) == bool(text)
    assert not {unicodedata.category(sign) for sign in name} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@given(
    st.sampled_from("\u202a\u202e\u2066\u2069\u200e\u200f\u061c\u200b\u200d\u2060\ufeff\x00\x1b\x7f\x85\ud800\udfff")
)
def test_nothing_that_moves_a_cursor_or_turns_a_line_is_in_a_name(sign: str) -> None:
    with pytest.raises(ValueError, match="visible"):
        checked_name(f"a{sign}da")


@pytest.mark.parametrize(
    "name", ["\u3164", "a\u115fb", "\u2800\u2800", "\u034f", "a\U000e0041", "\ufe00a", "\u180b"], ids=ascii
)
def test_what_is_seen_as_nothing_is_in_no_name(name: str) -> None:
    with pytest.raises(ValueError, match="visible"):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    ["ada", "Nguyễn Thị Ánh", "牌九", "❤️", "👍🏽", "🇻🇳", "क्षत्रिय", "שָׁלוֹם", "é" * 32, "\U0001f0a1" * 32, "👍🏽" * 16],
)
def test_names_of_people_are_kept(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


def test_a_name_is_counted_as_people_count_and_in_bytes() -> None:
    assert checked_name("q\u0302" * MAX_NAME_GRAPHEMES)
    for name in ("x" * (MAX_NAME_GRAPHEMES + 1), "q\u0302" * (MAX_NAME_GRAPHEMES + 1), "👍🏽" * 17):
        with pytest.raises(ValueError, match="at most 32 characters and 128 bytes"):
            checked_name(name)


def test_no_tower_of_marks_stands_in_a_name() -> None:
    assert checked_name("q" + "\u0302" * MAX_MARKS)
    for name in ("q" + "\u0302" * (MAX_MARKS + 1), "\u0301ada"):
        with pytest.raises(ValueError, match="mark"):
            checked_name(name)
