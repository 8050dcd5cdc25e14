"""Playing by plain lines: for screen readers, pipes and tests. Works with any input, a terminal or not."""

import asyncio
import sys
import threading
from collections.abc import Sequence
from typing import TextIO

from rich.cells import cell_len
from rich.text import Text

from cardavia.client import Asked, Client, Happening, Interrupted, Lost, Refused, Resumed, Seat, verb_text
from cardavia.log.v1 import events_pb2
from cardavia.terminal.board import (
    ON_TURN,
    board_lines,
    hand_entries,
    hand_title,
    parse_choice,
    settlement_lines,
    status,
)
from cardavia.terminal.game import Game, has_choice
from cardavia.terminal.names import learn
from cardavia.terminal.scene import RED, Scene
from cardavia.terminal.words import move_words, padded, say
from cardavia.v1 import views_pb2

COLUMNS_FROM = 12
"""So many moves or more are listed in columns."""
WIDTH = 100


class Lines:
    """Lines of an input, read on a thread of its own, so that waiting for one holds up nothing else."""

    def __init__(self, source: TextIO) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._source = source
        # A daemon: an input that never ends must not keep the program alive.
        threading.Thread(target=self._read, name="input", daemon=True).start()

    async def next(self) -> str | None:
        """The next line without its end; None at the end of the input, again and again."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    def _read(self) -> None:
        try:
            for line in self._source:
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line.rstrip("\r\n"))
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except (RuntimeError, ValueError):
            return  # the loop or the input was closed: nobody waits any more


class Plain:
    """One person at one table, by lines."""

    def __init__(
        self, client: Client, seat: Seat, game: Game, *, source: TextIO | None = None, out: TextIO | None = None
    ) -> None:
        self.seat = seat
        self._client = client
        self._game = game
        self._lines = Lines(source or sys.stdin)
        self._out = out or sys.stdout

    async def play(self) -> None:
        """Play deals until the person has enough, or the input ends."""
        while True:
            if not await self._deal(self.seat):
                return
            self._say(say("plain-next") + " ", end="")
            if (await self._lines.next() or "").strip().lower()[:1] != say("yes"):
                self._say(say("quit"))
                return
            self.seat = await self._client.play_on(self.seat, history=True)
            self._game.begin()

    async def _deal(self, seat: Seat) -> bool:
        """One deal; False if it was left before its end."""
        happenings = aiter(seat)
        coming: asyncio.Task[Happening] = asyncio.ensure_future(anext(happenings))
        try:
            while not (seat.ended and self._game.view.revision >= seat.revision):
                if self._game.scene().played_for() and not await self._away(seat, coming):
                    return False
                happening = await coming
                coming = asyncio.ensure_future(anext(happenings))
                if not await self._happened(seat, happening, coming):
                    return False
        except (Lost, Refused) as error:
            self._say(say("gone", reason=error))
            return False
        finally:
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
        self._say("", say("settlement"), *_plain(settlement_lines(self._game.scene())))
        return True

    async def _happened(self, seat: Seat, happening: Happening, coming: asyncio.Task[Happening]) -> bool:
        await learn(happening, self._game.names, self._client.names)
        before = self._game.scene().played_for()
        for text in self._game.take(happening):
            self._say(text)
        if self._game.scene().played_for() and not before:
            self._say(say("plain-away"))
        match happening:
            case Interrupted(reason):
                self._say(say("lost", reason=reason))
            case Resumed():
                self._say(say("resumed"))
            case Asked() if self._game.scene().played_for():
                pass
            case Asked(decision) if has_choice(decision):
                return await self._ask(seat, decision, coming)
            case Asked(decision) if not decision.window:
                move = decision.legal[0]
                self._say(say("forced", move=move_words(move)))
                await self._submit(seat, decision, move)
            case _:
                pass
        return True

    async def _ask(self, seat: Seat, decision: views_pb2.Decision, coming: asyncio.Task[Happening]) -> bool:
        """Show the table and the choices, and play what is typed, as long as the question stands; False to leave."""
        if decision.window and not await self._stands(seat, decision):
            return True
        scene = self._game.scene()
        self._say("", *_plain(board_lines(scene)), *self._hand(scene), status(scene))
        self._list(scene, seat, decision)
        while seat.decision is decision:
            self._say(say("plain-ask") + " ", end="")
            line = asyncio.ensure_future(self._lines.next())
            await asyncio.wait({line, coming}, return_when=asyncio.FIRST_COMPLETED)
            if not line.done():
                line.cancel()
                self._say("")
                return True
            if (typed := line.result()) is None:
                self._say("", say("plain-input_ended"))
                return False
            if typed.strip().lower() == "q":
                self._say(say("quit"))
                return False
            if (move := self._chosen(scene, seat, decision, typed.strip())) is not None:
                await self._submit(seat, decision, move)
        return True

    async def _away(self, seat: Seat, coming: asyncio.Task[Happening]) -> bool:
        """An AI player acts: until something happens the person may come back. False to leave."""
        line = asyncio.ensure_future(self._lines.next())
        await asyncio.wait({line, coming}, return_when=asyncio.FIRST_COMPLETED)
        if not line.done():
            line.cancel()
            return True
        if (typed := line.result()) is None or typed.strip().lower() == "q":
            self._say(say("plain-input_ended" if typed is None else "quit"))
            return False
        try:
            await self._client.come_back(seat)
        except Refused as error:
            self._say(say("refused", clause=error.reason, text=error.text))
        return True

    async def _stands(self, seat: Seat, decision: views_pb2.Decision) -> bool:
        """Whether a claim window stays open for a moment: most close at once, since nobody has a claim."""
        await asyncio.sleep(self._game.grace)
        return seat.decision is decision

    def _chosen(self, scene: Scene, seat: Seat, decision: views_pb2.Decision, typed: str) -> events_pb2.Move | None:
        if typed == "?":
            self._say(say("plain-help", example=move_words(decision.legal[-1])))
            return None
        if not typed:
            if decision.window and (none := _nothing(decision)) is not None:
                return none
            self._list(scene, seat, decision)
            return None
        moves = parse_choice(scene, decision.legal, typed)
        if len(moves) == 1:
            return moves[0]
        if moves:
            self._say(say("plain-several", moves=", ".join(map(move_words, moves))))
        else:
            self._say(say("plain-unknown", text=typed))
        return None

    async def _submit(self, seat: Seat, decision: views_pb2.Decision, move: events_pb2.Move) -> None:
        try:
            if not await seat.play(move, decision=decision):
                self._say(say("late"))
        except Refused as error:
            self._say(say("refused", clause=error.clause or error.reason, text=error.text))

    def _list(self, scene: Scene, seat: Seat, decision: views_pb2.Decision) -> None:
        if self._game.view.HasField("clock"):
            move = self._game.view.opened.move_time // 1_000_000
            self._say(say("plain-time", move=move, reserve=scene.reserve(seat.number)))
        self._say(say("plain-moves", seat=scene.seat(seat.number), count=len(decision.legal)))
        if decision.window:
            self._say(say("plain-claims"))
        texts = [f"{number:>3} {move_words(move)}" for number, move in enumerate(decision.legal, start=1)]
        if len(texts) < COLUMNS_FROM:
            self._say(*texts)
            return
        width = max(map(cell_len, texts)) + 2
        across = max(1, WIDTH // width)
        for at in range(0, len(texts), across):
            self._say("".join(padded(text, width) for text in texts[at : at + across]).rstrip())

    def _hand(self, scene: Scene) -> list[str]:
        entries = [entry.plain for entry in hand_entries(scene, ornament=False)]
        title = hand_title(scene)
        return [f"{title}: {', '.join(entries)}" + (f" ({say('red')})" if any(RED in e for e in entries) else "")]

    def _say(self, *lines: str, end: str = "\n") -> None:
        for line in lines:
            self._out.write(line + end)
        self._out.flush()


def _nothing(decision: views_pb2.Decision) -> events_pb2.Move | None:
    return next((move for move in decision.legal if verb_text(move.verb) == "decline"), None)


def _plain(lines: Sequence[Text]) -> list[str]:
    # Screen readers spell the mark's name out.
    return [line.plain.rstrip().replace(ON_TURN, ">") for line in lines]
