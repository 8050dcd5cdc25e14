"""A scene as lines of text, for the full screen and for plain mode alike."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from cardavia.client import move_text, verb_text
from cardavia.log.v1 import events_pb2
from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.terminal.games import layout_of
from cardavia.terminal.scene import Scene, counted
from cardavia.terminal.words import has, move_words, say, verb_word

ON_TURN = "▶"


def status(scene: Scene) -> str:
    """Where the deal stands, in a sentence."""
    view = scene.view
    if view.status != "playing":
        return say(f"status-{view.status or 'opened'}")
    if view.paused:
        return say("status-paused")
    if view.HasField("window"):
        return say("status-window")
    seat = acting(scene)
    if seat is None:
        return say("status-wait")
    return say("status-turn", you=scene.is_you(seat), seat=scene.inside(seat))


def acting(scene: Scene) -> int | None:
    """The seat that everybody knows must act now."""
    asked = scene.look.seat_of(w.COUNTER_ASKED)
    return asked if asked is not None else scene.look.seat_of(w.COUNTER_TURN)


def seat_lines(scene: Scene, seat: int) -> list[Text]:
    """A seat: its headline, and its cards on the table; its hand too, if it is known and not the reader's own."""
    layout = layout_of(scene.game)
    mark = ON_TURN if acting(scene) == seat else " "
    facts = [f"{say('hand')} {scene.look.size(w.ZONE_HAND, seat)}", *layout.notes(scene, seat)]
    if scene.timed() and not scene.view.seats[seat].ai:
        facts.append(say("reserve", seconds=scene.reserve(seat)))
    head = Text.assemble(f"{mark} ", (scene.label(seat), "bold"), "  ", " · ".join(facts))
    below = list(layout.seat(scene, seat))
    hand = scene.look.cards(w.ZONE_HAND, seat)
    if hand and not scene.is_you(seat):
        below.insert(0, Text.assemble(f"{say('hand')}: ", scene.styled(hand, scene.look.hidden(w.ZONE_HAND, seat))))
    return [head, *(Text.assemble("    ", line) for line in below)]


def board_lines(scene: Scene) -> list[Text]:
    """The table and all seats."""
    lines = list(layout_of(scene.game).table(scene)) if scene.view.HasField("deal") else []
    for seat in scene.look.seats:
        lines += seat_lines(scene, seat)
    return lines


def hand_entries(scene: Scene, *, ornament: bool) -> list[Text]:
    """The reader's hand, sorted, alike cards together: code, number, name, and as ornament the characters."""
    if scene.look.viewer is None:
        return []
    entries = []
    for face, count in scene.hand(scene.look.viewer):
        entry = Text(scene.code(face), style=scene.style(face))
        if count > 1:
            entry.append(f"×{count}", style="bold")
        entry.append(f" {scene.name(face)}", style="not bold")
        characters = scene.catalogue.card(scene.game, face).characters
        if ornament and characters not in scene.name(face):
            entry.append(f" {characters}", style="not bold dim")
        entries.append(entry)
    return entries


def hand_title(scene: Scene) -> str:
    """How many cards the reader holds."""
    count = scene.look.size(w.ZONE_HAND, scene.look.viewer) if scene.look.viewer is not None else 0
    return say("hand-yours", count=count) if count else say("hand-empty")


def move_line(scene: Scene, move: events_pb2.Move) -> Text:
    """A move with the names of its cards."""
    text = Text(verb_word(move.verb), style="bold")
    if move.cards:
        text.append(" ")
        text.append_text(scene.styled(move.cards))
        text.append(f"  {scene.names(move.cards)}", style="not bold dim")
    elif has(key := f"gloss-{verb_text(move.verb)}"):
        text.append(f"  {say(key)}", style="not bold dim")
    return text


class Flow:
    """Entries side by side, as many in a line as it holds; lines break between entries alone."""

    def __init__(self, entries: Sequence[Text], gap: int = 2) -> None:
        self._entries = entries
        self._gap = " " * gap

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for entry in self._entries:
            if line and line.cell_len + len(self._gap) + entry.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(self._gap if line else "")
            line.append_text(entry)
        yield line


class Hanging:
    """Lines, of which long ones go on below, further in."""

    def __init__(self, lines: Sequence[Text], indent: int = 6) -> None:
        self._lines = lines
        self._indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines:
            if line.cell_len <= options.max_width:
                yield line
                continue
            first, *rest = line.wrap(console, options.max_width - self._indent)
            yield first
            for more in rest:
                yield Text(" " * self._indent).append_text(more)


def settlement_lines(scene: Scene) -> list[Text]:
    """How the deal ended."""
    if not scene.view.HasField("result"):
        return [Text(status(scene)), Text(say("settlement-none"))]
    return list(layout_of(scene.game).settlement(scene))


def matching(scene: Scene, legal: Sequence[events_pb2.Move], wanted: str) -> list[int]:
    """The numbers of the moves that fit what was typed: each word begins a word of the move or of its cards' names.

    The verb may be that of the notation, in any language.
    A card's code that is typed twice must be there twice.
    """
    words = wanted.lower().replace("/", " ").replace(",", " ").split()
    found = []
    for number, move in enumerate(legal):
        codes = [text.rstrip("*") for text in scene.codes(move.cards).split()]
        verbs = (verb_text(move.verb), verb_word(move.verb))
        names = " ".join([*verbs, *(scene.name(face) for face in counted(move.cards))]).lower().split()
        if all(_fits(word, words.count(word), codes, names) for word in words):
            found.append(number)
    return found


def _fits(word: str, times: int, codes: Sequence[str], names: Sequence[str]) -> bool:
    if codes.count(word) >= times or any(name.startswith(word) for name in names):
        return True
    return len(word) == 1 and any(code.startswith(word) for code in codes)


def parse_choice(scene: Scene, legal: Sequence[events_pb2.Move], typed: str) -> list[events_pb2.Move]:
    """The moves that a typed line may mean: a number from 1, a move's text in any order of cards, or part of one."""
    text = " ".join(typed.lower().split())
    if text.isdecimal() and 1 <= int(text) <= len(legal):
        return [legal[int(text) - 1]]
    wanted = sorted(text.replace("*", "").split())
    exact = [
        move for move in legal if wanted in (sorted(move_text(move).split()), sorted(move_words(move).lower().split()))
    ]
    return exact or [legal[number] for number in matching(scene, legal, text)]
