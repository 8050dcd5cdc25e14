"""`cardavia replay` and `cardavia log`: a recorded table, step by step or entry by entry."""

import sys
from collections.abc import AsyncIterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import ClassVar, TextIO

from google.protobuf.json_format import MessageToJson
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from cardavia.client import Catalogue, LogItem, fold
from cardavia.log.v1 import entry_pb2, events_pb2
from cardavia.terminal.board import Hanging, board_lines, hand_entries, hand_title, settlement_lines, status
from cardavia.terminal.describe import tell_all
from cardavia.terminal.names import NamesOf, ask
from cardavia.terminal.scene import Scene
from cardavia.terminal.words import say
from cardavia.v1 import views_pb2


@dataclass(frozen=True, slots=True)
class Step:
    """An entry with the scene after it."""

    update: views_pb2.Update
    scene: Scene

    def lines(self) -> list[str]:
        """What happened, in sentences."""
        return tell_all(self.update, self.scene, windows=True)


async def steps(
    entries: AsyncIterable[LogItem],
    catalogue: Catalogue,
    viewer: int | None = None,
    names_of: NamesOf | None = None,
) -> list[Step]:
    """The steps of a log from its beginning: of the whole log if it is open, else as its reader (`viewer`) sees it.

    `names_of` (Client.names) gives the names that players have now: the log holds none.
    """
    view = views_pb2.TableView(viewer=viewer)
    payments: list[events_pb2.Paid] = []
    players: list[str] = []
    names: dict[str, str] = {}
    found = []
    async for item in entries:
        update = item if isinstance(item, views_pb2.Update) else _whole(item.revision, item.entry)
        view = fold(view, update)
        payments = payments + [event.paid for event in update.events if event.WhichOneof("kind") == "paid"]
        players += [event.seat_taken.player for event in update.events if event.WhichOneof("kind") == "seat_taken"]
        found.append(Step(update, Scene(view, catalogue, payments, names)))
    if names_of is not None:
        await ask(players, names, names_of)
    return found


def _whole(revision: int, entry: entry_pb2.Entry) -> views_pb2.Update:
    """An entry with its secrets, as somebody would see it who sees everything."""
    events = [recorded.secret if recorded.HasField("secret") else recorded.public for recorded in entry.events]
    return views_pb2.Update(revision=revision, time=entry.time, author=entry.author, events=events)


async def replay(
    entries: AsyncIterable[LogItem],
    catalogue: Catalogue,
    *,
    plain: bool = False,
    viewer: int | None = None,
    names_of: NamesOf | None = None,
    out: TextIO | None = None,
) -> None:
    """Step through a table's log (Client.log from its beginning), forwards and backwards; `plain` prints all steps."""
    found = await steps(entries, catalogue, viewer, names_of)
    if not found or plain:
        write = out or sys.stdout
        for number, step in enumerate(found, start=1):
            write.write("\n".join(["", say("replay-step", step=number, steps=len(found)), *step.lines()]) + "\n")
            write.write("".join(f"{line.plain.rstrip()}\n" for line in _picture(step.scene)))
        if not found:
            write.write(say("replay-empty") + "\n")
        write.flush()
    else:
        await ReplayApp(found).run_async()


async def print_log(
    entries: AsyncIterable[LogItem],
    catalogue: Catalogue,
    *,
    json: bool = False,
    names_of: NamesOf | None = None,
    out: TextIO | None = None,
) -> None:
    """Print a table's log, a line an entry; with `json`, one JSON object (protobuf's mapping) an entry."""
    write = out or sys.stdout
    if json:
        async for item in entries:
            write.write(MessageToJson(item, indent=None, preserving_proto_field_name=True) + "\n")
    else:
        for step in await steps(entries, catalogue, names_of=names_of):
            time = datetime.fromtimestamp(step.update.time / 1e6, UTC).strftime("%Y-%m-%d %H:%M:%S.%f")[:-3]
            write.write(f"{step.update.revision:>4}  {time}  {' '.join(step.lines())}".rstrip() + "\n")
    write.flush()


def _picture(scene: Scene) -> Sequence[Text]:
    lines = [*board_lines(scene)]
    if entries := hand_entries(scene, ornament=False):
        lines.append(Text(f"{hand_title(scene)}: ").append_text(Text(", ").join(entries)))
    if scene.view.HasField("result"):
        lines += [Text(), *settlement_lines(scene)]
    return lines


class ReplayApp(App[None]):
    """One step at a time."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the table's own keys; up and down scroll it.
        Binding("right,space,n,l", "go(1)", show=False, priority=True),
        Binding("left,backspace,p,h", "go(-1)", show=False, priority=True),
        Binding("pagedown", "go(10)", show=False, priority=True),
        Binding("pageup", "go(-10)", show=False, priority=True),
        Binding("home", "go(-1000000)", show=False, priority=True),
        Binding("end", "go(1000000)", show=False, priority=True),
        Binding("q,escape", "leave", show=False),
    ]
    CSS = """
    #status { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    #told { height: auto; max-height: 8; border: round $accent; padding: 0 1; }
    #board { height: 1fr; padding: 0 1; }
    #keys { height: 1; background: $surface; padding: 0 1; }
    """

    def __init__(self, found: Sequence[Step]) -> None:
        super().__init__()
        self._steps = found
        self._at = 0

    def compose(self) -> ComposeResult:
        """Where we are, what happened, and the table after it."""
        yield Static(id="status", markup=False)
        yield Static(id="told")
        with VerticalScroll(id="board"):
            yield Static(id="table")
        yield Static(say("replay-keys"), id="keys")

    def on_mount(self) -> None:
        """Show the first step."""
        self.query_one("#board").focus()
        self.action_go(0)

    def action_go(self, by: int) -> None:
        """Go some steps on, or back."""
        self._at = min(max(self._at + by, 0), len(self._steps) - 1)
        step = self._steps[self._at]
        where = say("replay-step", step=self._at + 1, steps=len(self._steps))
        self.query_one("#status", Static).update(f"{step.scene.title} · {where} · {status(step.scene)}")
        self.query_one("#told", Static).update(Text("\n".join(step.lines())))
        self.query_one("#table", Static).update(Hanging(_picture(step.scene)))

    def action_leave(self) -> None:
        """Leave."""
        self.exit()
