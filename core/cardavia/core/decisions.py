"""Decisions read back from the log: what a seat was asked, and what it chose."""

from collections.abc import Sequence

from cardavia.core.audit import command_of
from cardavia.core.commands import Play
from cardavia.core.game import Move
from cardavia.core.table import Entry, Table, decision
from cardavia.core.values import Value


class Made(Value, frozen=True):
    """A decision as it was made.

    `revision` is the seat's when it was asked, `ply` how many moves of the deal there had been, `chosen` an index of
    `legal`, `ai` the AI player that decided ("" for a person), `time` when, in UTC microseconds.
    """

    seat: int
    revision: int
    ply: int
    legal: tuple[Move, ...]
    chosen: int
    window: bool
    ai: str
    time: int


def made(table: Table, entry: Entry) -> Sequence[Made]:
    """The decision that an entry records, given the table before it; nothing if it records none.

    Silence in a claim window is no decision: what the seat would have chosen is nowhere.
    """
    command = command_of(entry)
    if not isinstance(command, Play):
        return []
    asked = decision(table, command.seat)
    if asked is None or command.move not in asked.legal:
        raise ValueError(f"seat {command.seat} was not asked for the move that is recorded")
    chosen = asked.legal.index(command.move)
    revision = table.revision_of(command.seat)
    return [Made(command.seat, revision, table.ply, asked.legal, chosen, asked.window, entry.author.ai, entry.time)]
