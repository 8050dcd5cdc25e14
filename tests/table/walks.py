"""Random play at a table: everything that may happen there, from the first entry to the last."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from cardavia.core.catalog import GAMES
from cardavia.core.commands import (
    CloseWindow,
    Command,
    Continue,
    End,
    GiveUp,
    LeaveSeat,
    Open,
    Pause,
    Play,
    Release,
    Restart,
    Resume,
    RevealEntropy,
    TakeOver,
    TakeSeat,
)
from cardavia.core.events import SeatSetup
from cardavia.core.game import Deal, Move
from cardavia.core.refusals import Refusal
from cardavia.core.shuffle import committed, derive
from cardavia.core.table import Author, Entry, Table, append, decide, decision, duty

SECOND = 1_000_000


@dataclass
class Walk:
    """A table on its random way."""

    rng: Random
    now: int
    table: Table
    entries: list[Entry]

    def say(self, command: Command, author: Author = Author("service")) -> bool:  # noqa: B008  (frozen)
        """Say a command; whether anything came of it."""
        happened = decide(self.table, command, self.now)
        if isinstance(happened, Refusal) or not happened:
            return False
        entry = Entry(self.now, author, f"request {len(self.entries)}", tuple(happened))
        self.table = append(self.table, entry)
        self.entries.append(entry)
        return True


def opening(game: str, rng: Random) -> Open:
    """Any table of a game: people and AI players, any options, any source of cards, with or without clocks."""
    of = GAMES[game]
    source = rng.choice(("fair", "seeded", "given"))
    return Open(
        game,
        tuple(SeatSetup(rng.choice(("", "", "", "greedy", "random"))) for _ in range(of.seats)),
        rng.randbytes(32),
        {name: rng.choice(values) for name, values in of.options.items() if rng.random() < 0.7},
        source,
        rng.randbytes(32) if source == "seeded" else b"",
        _deal(game, rng) if source == "given" else None,
        rng.choice((None, rng.randrange(of.seats))) if source != "given" else None,
        rng.choice(("", "open", "sealed")),
        "owner",
        listed=rng.random() < 0.5,
        disclosure=rng.choice(("end", "end", "release")),
        move_time=rng.choice((0, 0, SECOND // 3)),
        reserve=rng.choice((0, 0, 3 * SECOND)),
        grace=rng.choice((0, SECOND // 10)),
    )


def _deal(game: str, rng: Random) -> Deal:
    return GAMES[game].stacked(rng) if rng.random() < 0.7 else derive(GAMES[game], rng.randbytes(32))


def walk(game: str, rng: Random) -> Iterator[Walk]:
    """The table after each entry, until it has ended; people come and go, answer or stay silent, and talk nonsense."""
    now = 1_700_000_000 * SECOND
    happened = decide(None, opening(game, rng), now)
    assert not isinstance(happened, Refusal), happened
    entry = Entry(now, Author("owner"), "open", tuple(happened))
    on = Walk(rng, now, append(None, entry), [entry])
    yield on
    while not on.table.ended:
        on.now += rng.randrange(SECOND)
        before = len(on.entries)
        _something(on)
        if len(on.entries) > before:
            yield on
    last: list[Command] = [Release(), Continue("next")]
    for command in rng.sample(last, 2):
        if on.say(command, Author("owner")):
            yield on


def _entropy(seat: int) -> bytes:
    return b"what seat %d gives" % seat


def _something(on: Walk) -> None:
    rng, table = on.rng, on.table
    seats = range(len(table.seats))
    chance = rng.random()
    if chance < 0.03:
        seat = rng.choice(seats)
        on.say(LeaveSeat(seat), Author("seat", seat))
    elif chance < 0.031:
        on.say(End("enough"), Author("owner"))
    elif chance < 0.0315:
        on.say(GiveUp(rng.choice(("abandoned", "failed")), "no more"))
    elif chance < 0.035:
        on.say(TakeOver(rng.choice(seats), rng.choice(("absent", "time"))))
    elif chance < 0.04:
        on.say(Pause("a fire"), Author("administrator"))
    elif chance < 0.045:
        on.say(Restart())
    elif chance < 0.08:
        seat = rng.choice(seats)
        move, ai = rng.choice((Move("pass"), Move("decline"), rng.choice(table.game.moves))), table.acted_for(seat)
        on.say(Play(seat, move, ai=ai), Author("seat", seat, ai))
    elif table.paused and chance < 0.6:
        assert on.say(Resume("it is out"), Author("administrator"))
    elif chance < 0.12 or (table.status == "opened" and not table.reveal_by and duty(table, on.now) is None):
        seat = rng.choice(seats)
        commitment = committed(seat, _entropy(seat)) if rng.random() < 0.5 else b""
        on.say(TakeSeat(seat, f"player {seat}", commitment), Author("seat", seat))
    elif table.reveal_by and chance < 0.9:
        seat = rng.choice(seats)
        on.say(RevealEntropy(seat, _entropy(seat)), Author("seat", seat))
    else:
        _play_on(on)


def _play_on(on: Walk) -> None:
    """Somebody who is asked plays, an AI player too; a window closes when it is done."""
    rng, table = on.rng, on.table
    if table.paused:
        assert not on.say(CloseWindow())
        return
    if (command := duty(table, on.now)) is not None:
        assert on.say(command)
        return
    asked = [one for seat in range(len(table.seats)) if (one := decision(table, seat)) is not None]
    if table.reveal_by:
        on.now = table.reveal_by
    elif table.window is not None and table.window.deadline and rng.random() < 0.4:
        on.now = max(on.now, table.window.deadline)
        assert on.say(CloseWindow())
    elif asked:
        one = rng.choice(asked)
        assert table.deal is not None
        wild = not one.window and rng.random() < 0.3
        move = table.game.moves[table.game.steer(table.deal, rng)] if wild else rng.choice(one.legal)
        revision = rng.choice((None, table.revision_of(one.seat)))
        assert on.say(
            Play(one.seat, move, revision, table.acted_for(one.seat)),
            Author("seat", one.seat, table.acted_for(one.seat)),
        )
    else:
        assert table.window is not None, "nobody is asked, and nothing is due"
        assert table.window.deadline
