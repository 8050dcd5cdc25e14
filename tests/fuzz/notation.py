"""Texts: moves, positions and traces, as people and other engines write them.

Any text gives a value or the documented error, and what was read is written as it was meant.
"""

import json
import re
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from random import Random

from click.testing import CliRunner

from cardavia.client.notation import move_text, parse_move
from cardavia.core.catalog import GAMES
from cardavia.core.errors import BadNotation, BadPosition
from cardavia.core.game import Game, State
from cardavia.core.trace import deals, random_policy, write
from cardavia.service.cli.trace import check
from tests.fuzz.engine import Finding, Run, Target, shape
from tests.fuzz.lines import Lines
from tests.fuzz.mutate import by_kind, havoc, json_lines, words

ORDER = tuple(GAMES.values())
VERBS = sorted({verb for game in ORDER for verb in game.verbs})
CODES = sorted({code for game in ORDER for code in game.deck.face})
SEEN_FROM = tuple(game.state.start(next(deals(game, 1, 1, "random"))[0], {}) for game in ORDER)


def trace(data: bytes) -> Hashable:
    """`cardavia check` says what is wrong with a file, whatever is in it."""
    ran = CliRunner().invoke(check, ["-"], input=data)
    if ran.exit_code not in (0, 1) or not isinstance(ran.exception, SystemExit | None):
        raise ran.exception or Finding(f"exit status {ran.exit_code}")
    return " ".join(sorted(set(re.findall(r": \[([\w-]+)\] ", ran.output))))


def move(data: bytes) -> Hashable:
    """A game's move: read, written, read again; and, whatever it is, why it is not legal can be said."""
    game, state = _game(data)
    text = data[1:].decode("utf-8", "surrogateescape")
    try:
        found = game.parse(text)
    except BadNotation:
        return "refused"
    written = game.text(found)
    if game.parse(written) != found:
        raise Finding(f"{text!r} is read as {found}, written as {written!r}, and read otherwise")
    if game.parse(written.replace(" ", "  ")) != found:
        raise Finding(f"{written!r} is read otherwise with more spaces")
    why = game.explain(game.observe(state, state.actor()), found)
    game.sentences[why.key].format(**why.params)
    return why.key


def typed(data: bytes) -> Hashable:
    """A move as the client reads it."""
    text = data.decode("utf-8", "surrogateescape")
    try:
        found = parse_move(text)
    except ValueError:
        return "refused"
    if parse_move(move_text(found)) != found:
        raise Finding(f"{text!r} is written as {move_text(found)!r}, and read otherwise")
    return found.verb


def position(data: bytes) -> Hashable:
    """A position as JSON: a state that can be played, and is the same from its own position and bytes; or an error."""
    game, _ = _game(data)
    try:
        given = json.loads(data[1:])
    except (ValueError, RecursionError):
        return None
    try:
        state = game.state.setup(given)
    except BadPosition as error:
        return shape(error)
    sound(game, state)
    return "state"


def sound(game: Game, state: State) -> None:
    """A state that was accepted behaves as a state."""
    if game.state.from_bytes(state.to_bytes()) != state:
        raise Finding(f"another state comes from its bytes: {state.to_bytes().hex()}")
    if game.state.setup(state.position()) != state:
        raise Finding(f"another state comes from its position: {state.to_bytes().hex()}")
    for viewer in (*range(game.seats), None):
        game.observe(state, viewer)
    legal = state.legal()
    if (state.actor() is None) != (not legal) or (state.outcome() is None) != bool(legal):
        raise Finding(f"it is unclear whether the deal is over: {state.to_bytes().hex()}")
    if legal != sorted({*legal}) or state.legal_count() != len(legal):
        raise Finding(f"legal moves are out of order: {state.to_bytes().hex()}")
    for number in {*legal[:1], *legal[-1:]}:
        after = state.play(number)
        game.narrate(state, number, after)
        game.state.from_bytes(after.to_bytes())
    for _ in range(400):
        if not state.legal_count():
            break
        state = state.draw(0)
    else:
        raise Finding("the deal does not come to its end")


def _game(data: bytes) -> tuple[Game, State]:
    number = (data[0] if data else 0) % len(ORDER)
    return ORDER[number], SEEN_FROM[number]


KINDS: dict[bytes, Callable[[bytes], Hashable]] = {b"t": trace, b"m": move, b"c": typed, b"p": position}


@contextmanager
def _opened() -> Iterator[Run]:
    lines = Lines()

    def run(data: bytes) -> Iterator[Hashable]:
        kind = data[:1]
        if kind in KINDS:
            with lines as found:
                told = KINDS[kind](data[1:])
            yield from found
            yield kind, told

    yield run


def _starts() -> Iterator[bytes]:
    for number, game in enumerate(ORDER):
        which = bytes([number])
        for text in (*game.texts[:3], *game.texts[-3:]):
            yield b"m" + which + text.encode()
            yield b"c" + text.encode()
        for seed, deck in enumerate(("random", "stacked")):
            deal, rng = next(deals(game, seed, 1, deck))
            options = {name: rng.choice(values) for name, values in game.options.items()}
            moves: list[int] = []
            lines = list(write(game, deal, options, lambda state, legal: _pick(game, state, legal, rng, moves)))  # noqa: B023
            yield b"t" + "\n".join(lines[:4]).encode()
            yield b"t" + "\n".join(lines[:1] + lines[-1:]).encode()
            state = game.state.start(deal, options)
            for at, each in enumerate(moves):
                if at % 12 == 0 or at == len(moves) - 1:
                    yield b"p" + which + json.dumps(state.position()).encode()
                state = state.play(each)
            yield b"p" + which + json.dumps(state.position()).encode()


def _pick(game: Game, state: State, legal: list[int], rng: Random, moves: list[int]) -> int:
    moves.append(random_policy(game, state, legal, rng))
    return moves[-1]


_WORDS = words(*VERBS, *CODES, "", "\t", "66  11", "PASS", "٢m", "?? ", "x" * 40)
TARGET = Target(
    "notation",
    _opened,
    by_kind(
        {
            b"t": (json_lines, json_lines, json_lines, havoc),
            b"m": (_WORDS, _WORDS, havoc),
            b"c": (_WORDS, _WORDS, havoc),
            b"p": (lambda d, o, r: d[:1] + json_lines(d[1:], o[1:], r),) * 4 + (havoc,),
        }
    ),
    _starts,
)
