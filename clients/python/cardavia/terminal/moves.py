"""The list of legal moves: arrows and Enter, numbers, filtering by typing, and the mouse."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from cardavia.log.v1 import events_pb2
from cardavia.terminal.words import say

Match = Callable[[Sequence[events_pb2.Move], str], Sequence[int]]
Line = Callable[[events_pb2.Move], Text]


class MoveList(OptionList):
    """The moves of one decision. Selecting an option (Enter or a click) is the app's to handle."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("backspace", "erase", show=False),
        Binding("escape", "clear", show=False),
    ]

    def __init__(self, match: Match, line: Line, *, id: str) -> None:  # noqa: A002  (Textual's name)
        super().__init__(id=id, markup=False)
        self._match = match
        self._line = line
        self._moves: Sequence[events_pb2.Move] = ()
        self._shown: Sequence[int] = ()
        self._title = ""
        self._filter = ""
        self._number = ""

    def offer(self, moves: Sequence[events_pb2.Move], title: str) -> None:
        """Show other moves."""
        self._moves, self._title, self._filter = moves, title, ""
        self._fill()

    def move_at(self, option: int) -> events_pb2.Move:
        """The move of an option."""
        return self._moves[self._shown[option]]

    def on_key(self, event: events.Key) -> None:
        """Digits go to a move's number; once a filter is begun, by a letter or /, they belong to it."""
        typed = event.character
        if not self._moves or typed is None or not (typed.isalnum() or typed in "/ "):
            self._number = ""
            return
        if typed.isdecimal() and not self._filter:
            self._go_to(typed)
        elif typed == "/" or (typed == " " and not self._filter):
            self._filter = self._filter or "/"
            self._fill()
        elif typed not in "q?" or self._filter:
            self._filter += typed
            self._fill()
        else:
            return
        event.stop()
        event.prevent_default()

    def action_erase(self) -> None:
        """Take back the last letter of the filter."""
        if self._filter:
            self._filter = self._filter[:-1]
            self._fill()

    def action_clear(self) -> None:
        """Show all moves again."""
        if self._filter:
            self._filter = ""
            self._fill()

    def _go_to(self, digit: str) -> None:
        for number in (self._number + digit, digit):
            if 0 < int(number) <= len(self._shown):
                self._number = number
                self.highlighted = int(number) - 1
                return

    def _fill(self) -> None:
        self._number = ""
        filtered = self._filter.strip("/ ")
        self._shown = self._match(self._moves, filtered) if filtered else range(len(self._moves))
        width = len(str(len(self._moves)))
        options = [
            Option(Text.assemble((f"{number + 1:>{width}} ", "dim"), self._line(self._moves[number])))
            for number in self._shown
        ]
        self.set_options(options)
        self.highlighted = 0 if options else None
        self.border_title = self._title
        if self._filter:
            self.border_title = say("choose-filter", count=len(options), all=len(self._moves), filter=self._filter)
