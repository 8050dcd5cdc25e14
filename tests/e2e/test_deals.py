"""Whole deals at a server of its own, played by a client of its own that knows nothing but the protocol."""

import json
import signal
from pathlib import Path

import pytest

from tests.e2e.children import client, serving

GAMES = {"chuo_pai": 3, "tien_gow": 4, "chan": 4}


@pytest.mark.parametrize("game", GAMES)
async def test_a_plain_client_plays_a_deal_against_ai_players_to_its_settlement(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server:
        facts = await client("play", server.address, game)
        assert len(facts[-1]["scores"]) == GAMES[game]
        # In Chan one deal in 200 is over before he is asked.
        assert any("accepted" in fact for fact in facts) or game == "chan"
        assert await server.stop() == 0
        assert server.lines[-2:] == ["Stopping.\n", ""]
        assert not server.errors


async def test_without_a_data_directory_a_deal_is_played_in_memory() -> None:
    async with serving(None) as server:
        assert server.lines[0].endswith("the log is kept in memory.\n")
        assert "scores" in (await client("play", server.address, "tien_gow"))[-1]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_half_played_deal_goes_on_after_a_clean_stop(number: int, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server:
        first = await client("play", server.address, "tien_gow", "1")
        assert await server.stop(number) == 0
        assert "Stopping.\n" in server.lines
        assert not server.errors
    assert "scores" not in first[-1]
    async with serving(tmp_path / "data") as server:
        rest = await client("go-on", server.address, first[0]["table"], first[0]["token"])
        assert len(rest[-1]["scores"]) == 4
        assert not server.errors


async def test_no_secret_and_no_card_is_logged_even_at_debug_level(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data, "--log-level", "debug", "--log-format", "json") as server:
        facts = await client("play", server.address, "chan")
        assert await server.stop() == 0
        output = ("".join(server.lines) + server.errors).replace(str(data), "")
    keys = [(data / name).read_text() for name in ("token.key", "administrator.key")]
    for secret in [*facts[0]["secrets"], *keys]:
        assert secret not in output
    for word in ("FACE_", "cards", "invitation", "Bearer", "secret"):
        assert word not in output
    assert "/cardavia.v1.PlayService/Play" in output
    for line in server.errors.splitlines():
        assert json.loads(line)["level"] == "debug"
