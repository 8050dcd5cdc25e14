"""Tokens and what else only this server can make."""

import time
from uuid import UUID

import pytest

from cardavia.service.ids import KEY_BYTES, Keyring, Token

SEAT = Token(UUID(int=1), 2, "ada", 1)


def test_a_token_that_was_read_before_is_refused_like_any_other_once_its_time_is_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys, now = Keyring(b"k" * KEY_BYTES, token_seconds=60), time.time()
    token = keys.token(SEAT)
    assert keys.read(token) == keys.read(token) == SEAT
    monkeypatch.setattr("cardavia.service.ids.time.time", lambda: now + 61)
    assert keys.read(token) is None
    assert Keyring(b"k" * KEY_BYTES).read(token) is None


def test_a_token_of_another_key_or_that_was_changed_is_refused() -> None:
    keys = Keyring(b"k" * KEY_BYTES)
    token = keys.token(SEAT)
    assert keys.read(token) == SEAT
    for wrong in (Keyring(b"o" * KEY_BYTES).token(SEAT), token.replace(".", ".x", 1), token + "x", "a.b.c", ""):
        assert keys.read(wrong) is None


def test_the_signature_of_a_token_that_was_made_here_need_not_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    keys, others = Keyring(b"k" * KEY_BYTES), Keyring(b"k" * KEY_BYTES)
    token = keys.token(SEAT)
    monkeypatch.setattr("cardavia.service.ids.jwt.decode", unreachable)
    assert keys.read(token) == SEAT
    with pytest.raises(AssertionError):
        others.read(token)


def test_tokens_that_are_known_are_bounded_and_those_forgotten_are_good_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cardavia.service.ids.KNOWN_TOKENS", 2)
    keys = Keyring(b"k" * KEY_BYTES)
    seats = [Token(UUID(int=1), seat, "ada", 1) for seat in range(4)]
    tokens = [keys.token(seat) for seat in seats]
    assert [keys.read(token) for token in tokens] == seats
    assert len(keys._known) == 2


def unreachable(*_: object, **__: object) -> None:
    raise AssertionError("a signature is checked")
