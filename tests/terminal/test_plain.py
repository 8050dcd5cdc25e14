"""Plain mode, through pipes."""

import asyncio
import io
import os
import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest

from cardavia.client import Client, Lost
from cardavia.service import players
from cardavia.service.bootstrap import Running
from cardavia.terminal import play
from tests.terminal.conftest import GAMES, SEED

PROGRAM = """
import asyncio, sys
from cardavia.terminal import play
asyncio.run(play(sys.argv[1], sys.argv[2], plain=True))
"""


async def typed(server: Running, game: str, text: str) -> str:
    """What is said while this is typed."""
    out = io.StringIO()
    await play(
        server.grpc_address,
        game,
        plain=True,
        seed=SEED,
        key=server.administrator_key,
        source=io.StringIO(text),
        out=out,
    )
    return out.getvalue()


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_deal_through_the_pipes_of_another_process(game: str, server: Running) -> None:
    pipe = asyncio.subprocess.PIPE
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, server.grpc_address, game, stdin=pipe, stdout=pipe, env=environment
    )
    said, _ = await process.communicate(b"1\n" * 300)
    assert process.returncode == 0
    assert "Settlement" in said.decode()
    assert said.decode().rstrip().endswith("Good-bye.")


@pytest.mark.parametrize("game", GAMES)
async def test_two_deals_one_after_the_other(game: str, server: Running) -> None:
    # A line too many is an answer to "Next deal?", and "1" is not yes: so the deals are played by lines that are both.
    said = await typed(server, game, "1\n" * 60 + "y\n" * 4 + "1\n" * 10)
    assert "Settlement" in said
    assert "Seat 0 (you)" in said


async def test_moves_by_text_in_any_order_of_cards(server: Running) -> None:
    first = await typed(server, "tien_gow", "q\n")
    listed = [line.split(maxsplit=1)[1] for line in first.splitlines() if line.lstrip()[:1].isdigit()]
    assert listed
    verb, *cards = listed[-1].split()
    said = await typed(server, "tien_gow", " ".join([verb, *reversed(cards)]) + "\nq\n")
    assert "You " in said.split("Number or move")[1]


async def test_what_is_not_understood_is_said_and_asked_again(server: Running) -> None:
    said = await typed(server, "tien_gow", "dance\n?\n999\n\nq\n")
    assert "That is none of the moves: dance" in said
    assert "That is none of the moves: 999" in said
    assert "Type a move's number or text" in said
    assert said.count("moves:") >= 3, "an empty line lists the moves again"
    assert said.rstrip().endswith("Good-bye.")


async def test_part_of_a_move_that_fits_several(server: Running) -> None:
    said = await typed(server, "tien_gow", "discard\nlead\nq\n")
    assert "That could be several moves: " in said


async def test_the_end_of_the_input_leaves(server: Running) -> None:
    assert (await typed(server, "chan", "")).rstrip().endswith("The input has ended.")


async def test_who_leaves_leaves_his_seat_to_an_ai_player(server: Running) -> None:
    await typed(server, "tien_gow", "q\n")
    (row,) = await server.tables.journal.summaries(limit=2)
    async with Client(server.grpc_address) as client:
        watching = await client.spectate(str(row.table), server.keys.invitation(row.table, None))
        assert (await watching.finished()).status == "over"


async def test_a_server_that_is_not_there_is_said_soon() -> None:
    with pytest.raises(Lost):
        await play("127.0.0.1:1", "chan", plain=True, source=io.StringIO(), out=io.StringIO())


async def test_no_symbols_for_screen_readers_to_stumble_over(server: Running) -> None:
    said = await typed(server, "chan", "q\n")
    assert "▶" not in said
    assert "> Seat 0 (you)" in said


class Prompted(io.StringIO):
    """An output that types an answer when something has been said."""

    def __init__(self, answers: dict[str, Callable[[], object]]) -> None:
        super().__init__()
        self._answers = answers

    def write(self, text: str) -> int:
        for words in [words for words in self._answers if words in text]:
            self._answers.pop(words)()
        return super().write(text)


async def test_who_ran_out_of_time_plays_again_after_an_empty_line(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, back = players.choose, threading.Event()

    def waiting(name: str, game: Any, view: Any, *rest: Any) -> Any:
        assert view.viewer != 0 or back.wait(20)
        return choose(name, game, view, *rest)

    monkeypatch.setattr(players, "choose", waiting)
    reading, writing = os.pipe()
    with os.fdopen(reading) as source, os.fdopen(writing, "w", buffering=1) as typing:

        def leave() -> None:
            back.set()
            typing.write("q\n")

        out = Prompted({"play yourself again": lambda: typing.write("\n"), "You are back.": leave})
        await play(server.grpc_address, "tien_gow", plain=True, source=source, out=out, move_seconds=0.5)
    said = out.getvalue()
    assert "Your time is out: an AI plays for you." in said
    assert said.rstrip().endswith("Good-bye.")


async def test_the_time_of_a_move_and_the_reserve_are_told(server: Running) -> None:
    out = io.StringIO()
    times = {"move_seconds": 100, "reserve_seconds": 3600}
    await play(server.grpc_address, "tien_gow", plain=True, source=io.StringIO("q\n"), out=out, **times)  # type: ignore[arg-type]
    assert "Time: 100 s for this move, and 3600 s in reserve." in out.getvalue()
    assert "reserve 3600 s" in out.getvalue()
