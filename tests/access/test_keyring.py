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
