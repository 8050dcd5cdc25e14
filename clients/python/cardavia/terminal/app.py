"""Playing full-screen."""

import asyncio
import time
from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.columns import Columns
from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, RichLog, Static

from cardavia.client import (
    Asked,
    CardaviaError,
    Client,
    Happening,
    Interrupted,
    Refused,
    Resumed,
    Seat,
    Updated,
    Viewed,
)
from cardavia.log.v1 import events_pb2
from cardavia.terminal.board import (
    Flow,
    Hanging,
    board_lines,
    hand_entries,
    hand_title,
    matching,
    move_line,
    settlement_lines,
    status,
)
from cardavia.terminal.game import Game, has_choice, is_turn
from cardavia.terminal.moves import MoveList
from cardavia.terminal.names import learn
from cardavia.terminal.scene import RED
from cardavia.terminal.words import move_words, padded, say
from cardavia.v1 import views_pb2

PACE = 0.7
"""Seconds between the moves of others, so that they can be followed."""
NAMED_AFTER = 1.0
"""Seconds after which who sat down has his name, if he gave one."""


class Pages(ModalScreen[str]):
    """Some lines over the table, left by one of some keys. (Enter is none of them: it may come too fast.)"""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark", "leave('')", show=False),
        Binding("n", "leave('next')", show=False),
        Binding("q", "leave('quit')", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[Text], keys: str) -> None:
        super().__init__()
        self._title, self._lines, self._keys = title, lines, keys

    def compose(self) -> ComposeResult:
        """A box that scrolls."""
        with Vertical(id="page") as box:
            box.border_title = self._title
            with VerticalScroll():
                yield Static(Hanging(self._lines))
            yield Static(self._keys, id="page-keys")

    def action_leave(self, answer: str) -> None:
        """Close, with an answer."""
        self.dismiss(answer)


class PlayApp(App[None]):
    """One person at one table, and at the tables of the deals after it."""

    TITLE = "Cardavia"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012  (typed so by Textual)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", show=False),
        Binding("question_mark", "help", show=False),
        Binding("n", "next_deal", show=False),
        Binding("enter", "hurry", show=False),
        Binding("b", "come_back", show=False),
    ]
    CSS = """
    #status { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    #left { width: 1fr; }
    #right { width: 34; }
    #board { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #hand { height: auto; max-height: 12; border: round $primary; padding: 0 1; }
    #log { height: 1fr; border: round $surface; padding: 0 1; scrollbar-size-vertical: 1; }
    #moves { height: 11; border: round $accent; padding: 0; scrollbar-size-vertical: 1;
             text-wrap: nowrap; text-overflow: ellipsis; }
    #hint { height: auto; max-height: 3; background: $surface; padding: 0 1; }
    #hint.-bad { background: $error; color: $text; }
    .-wide #right { width: 56; }
    .-high #moves { height: 16; }
    #page { width: 76; max-width: 96%; height: auto; max-height: 94%; border: round $accent; padding: 0 1;
            background: $surface; }
    #page VerticalScroll { height: auto; max-height: 100%; }
    #page-keys { color: $text-muted; }
    Pages { align: center middle; }
    """

    def __init__(self, client: Client, seat: Seat, game: Game, *, pace: float = PACE) -> None:
        super().__init__()
        self._client = client
        self.seat = seat
        self._game = game
        self._pace = pace
        self._hurry = asyncio.Event()
        self._decision: views_pb2.Decision | None = None
        self._trouble = ""
        self._notice = ""
        self._clock = 0.0
        # What is shown is text, never markup: names are other people's.
        self._status, self._table = Static(id="status", markup=False), Static(id="table")
        self._hand, self._hint = Static(id="hand"), Static(id="hint", markup=False)
        self._told = RichLog(id="log", wrap=True, min_width=10, max_lines=1000)
        self._moves = MoveList(
            lambda moves, typed: matching(self._game.scene(), moves, typed),
            lambda move: move_line(self._game.scene(), move),
            id="moves",
        )

    def compose(self) -> ComposeResult:
        """A line of status, the table and the hand, the log and the moves, a line of hints."""
        yield self._status
        with Horizontal():
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield self._table
                yield self._hand
            with Vertical(id="right"):
                yield self._told
                yield self._moves
        yield self._hint

    def on_mount(self) -> None:
        """Begin to follow the table."""
        self._told.can_focus = False
        self._moves.focus()
        self.set_interval(0.5, self._show_hint)
        self._follow()

    def on_resize(self) -> None:
        """Draw anew in the new size."""
        self.call_after_refresh(self._show)

    # What happens

    @work(exclusive=True, group="follow")
    async def _follow(self) -> None:
        seat = self.seat
        self._show()
        try:
            async for happening in seat:
                await self._happened(seat, happening)
                if seat.ended and self._game.view.revision >= seat.revision:
                    break
        except CardaviaError as error:
            self._trouble = say("gone", reason=error)
            self._show()
            return
        self._withdraw()
        self._show()
        self._settle()

    async def _happened(self, seat: Seat, happening: Happening) -> None:
        await learn(happening, self._game.names, self._client.names)
        texts = self._game.take(happening)
        for text in texts:
            self._write(text, own=_is_own(happening))
        match happening:
            case Updated(update):
                self._clock = time.time() - update.time / 1e6
                self._withdraw()
                self._show()
                if any(event.HasField("seat_taken") for event in update.events):
                    self._name_later()
                if is_turn(update, self._game.scene()):
                    await self._pause(seat, self._pace)
            case Asked(decision):
                await self._ask(seat, decision)
            case Interrupted(reason):
                self._trouble = say("lost", reason=reason)
                self._show()
            case Resumed():
                self._trouble = ""
                self._write(say("resumed"))
                self._show()
            case _:
                self._show()

    @work(exclusive=True, group="names")
    async def _name_later(self) -> None:
        await asyncio.sleep(NAMED_AFTER)
        await learn(Viewed(self._game.view), self._game.names, self._client.names)
        self._show()

    async def _pause(self, seat: Seat, seconds: float) -> None:
        """Let the reader follow, unless he hurries, or a question with a deadline waits."""
        decision = seat.decision
        if seconds <= 0 or (decision is not None and decision.deadline):
            return
        self._hurry.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._hurry.wait()
        except TimeoutError:
            pass

    async def _ask(self, seat: Seat, decision: views_pb2.Decision) -> None:
        if self._game.scene().played_for():
            return
        if decision.window:
            if not has_choice(decision):
                return
            # Most windows close at once, since nobody has a claim.
            await asyncio.sleep(self._game.grace)
            if seat.decision is not decision:
                return
        self._notice = ""
        self._decision = decision
        count = len(decision.legal)
        key = "choose-window" if decision.window else "choose"
        self._moves.offer(decision.legal, say(key, count=count))
        if not has_choice(decision):
            self._notice = say("forced", move=move_words(decision.legal[0]))
            self._show()
            await self._pause(seat, self._pace)
            if self._decision is decision:
                await self._play(seat, decision, decision.legal[0])
        self._show()

    def _withdraw(self) -> None:
        """The question does not stand any more."""
        if self._decision is not None and self.seat.decision is not self._decision:
            self._decision = None
            self._moves.offer((), say("choose-none"))

    # What the person does

    @on(OptionList.OptionSelected, "#moves")
    async def _chosen(self, event: OptionList.OptionSelected) -> None:
        if self._decision is None:
            return
        self._submit(self._decision, self._moves.move_at(event.option_index))
        self._hurry.set()

    @work(group="submit")
    async def _submit(self, decision: views_pb2.Decision, move: events_pb2.Move) -> None:
        await self._play(self.seat, decision, move)

    async def _play(self, seat: Seat, decision: views_pb2.Decision, move: events_pb2.Move) -> None:
        if self._decision is not decision:
            return
        self._decision = None
        self._moves.offer((), say("choose-none"))
        self._notice = say("sent", move=move_words(move))
        self._show_hint()
        try:
            self._notice = "" if await seat.play(move, decision=decision) else say("late")
        except Refused as error:
            self._notice = say("refused", clause=error.clause or error.reason, text=error.text)
            if seat.decision is decision:
                self._decision = decision
                self._moves.offer(decision.legal, say("choose", count=len(decision.legal)))
        except CardaviaError as error:
            self._trouble = say("gone", reason=error)
        self._show()

    def action_hurry(self) -> None:
        """Go on at once."""
        self._hurry.set()

    def action_come_back(self) -> None:
        """Play again, after the time was out."""
        if self._game.scene().played_for():
            self._come_back()

    @work(exclusive=True, group="back")
    async def _come_back(self) -> None:
        try:
            await self._client.come_back(self.seat)
        except CardaviaError as error:
            self._notice = str(error)
            self._show_hint()

    def action_leave(self) -> None:
        """Leave the app."""
        self.exit()

    @work(exclusive=True, group="pages")
    async def action_help(self) -> None:
        """Keys and cards."""
        lines = [*(Text(line) for line in say("help").splitlines()), Text(), Text(say("help-cards"))]
        catalogue, scene = self._game.catalogue, self._game.scene()
        game = catalogue.games.get(scene.game)
        pack = dict.fromkeys(game.pack if game is not None else ())
        width = max([16, *(cell_len(scene.gloss(face)) + 1 for face in pack)])
        for face in pack:
            card = catalogue.card(scene.game, face)
            line = Text.assemble("  ", (f"{scene.code(face):<4}", scene.style(face)), padded(scene.gloss(face), width))
            lines.append(line.append(f"{padded(card.romanised, 12)} {card.characters}", style="dim"))
        if any(RED in line.plain for line in lines):
            lines.append(Text(say("red")))
        await self.push_screen_wait(Pages("?", lines, say("keys-help")))

    def action_next_deal(self) -> None:
        """Another deal, once this one is over."""
        if self.seat.ended:
            self._next_deal()

    @work(exclusive=True, group="next")
    async def _next_deal(self) -> None:
        try:
            seat = await self._client.play_on(self.seat, history=True)
        except CardaviaError as error:
            self._notice = str(error)
            self._show_hint()
            return
        self.seat.close()
        self.seat, self._decision, self._notice = seat, None, ""
        self._game.begin()
        self._told.clear()
        self._follow()

    @work(exclusive=True, group="pages")
    async def _settle(self) -> None:
        answer = await self.push_screen_wait(
            Pages(say("settlement"), settlement_lines(self._game.scene()), say("keys-over"))
        )
        if answer == "quit":
            self.exit()
        elif answer == "next":
            self._next_deal()

    # What is shown

    def _write(self, text: str, *, own: bool = False) -> None:
        self._told.write(Text(text, style="bold" if own else ""))

    def _show(self) -> None:
        scene = self._game.scene()
        self._status.update(f"{scene.title} · {self._trouble or status(scene)}")
        self._table.update(Hanging(board_lines(scene)))
        high = self.size.height >= 32
        entries = hand_entries(scene, ornament=high)
        self._hand.update(Columns(entries, padding=(0, 2)) if high else Flow(entries))
        self._hand.border_title = hand_title(scene)
        self._show_hint()

    def _show_hint(self) -> None:
        self._hint.set_class(bool(self._trouble), "-bad")
        self._hint.update(
            self._trouble or " · ".join(part for part in (self._left(), self._notice, self._keys()) if part)
        )

    def _left(self) -> str:
        view = self._game.view
        deadline = view.window.deadline or view.clock.deadline
        if not deadline or view.paused:
            return ""
        # The server's clock is read off the updates' times, so that a wrong clock here does no harm.
        left = deadline / 1e6 - (time.time() - self._clock)
        return say("time_left", seconds=max(0, round(left)))

    def _keys(self) -> str:
        if self.seat.ended:
            return say("keys-over")
        if self._game.scene().played_for():
            return say("come_back")
        return say("keys") if self._decision is not None else say("keys-wait")


def _is_own(happening: Happening) -> bool:
    """Whether the reader himself did it."""
    if not isinstance(happening, Updated) or not happening.view.HasField("viewer"):
        return False
    author = happening.update.author
    return author.HasField("seat") and author.seat == happening.view.viewer and not author.ai
