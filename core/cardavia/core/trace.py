"""Traces: deals as text that any engine can be checked against (the format is docs/traces.md)."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from cardavia.core import shuffle
from cardavia.core.errors import RulesError
from cardavia.core.game import Deal, Game, State
from cardavia.core.values import Value

VERSION = 1
LONGEST = 2**20
"""How many bytes a line may have; the longest of any game has a few thousand."""

HEADER = frozenset({"trace", "game", "rules", "hands", "first", "stock", "options"})
DECISION = frozenset({"seat", "legal", "move"})
CAUSES = ("columns", "immediate", "final", "bonuses", "points")
"""Keys of the last line that explain the scores: where both differ, these are named first."""

Line = dict[str, Any]
Policy = Callable[[Game, State, list[int], Random], int]


def random_policy(_game: Game, _state: State, legal: list[int], rng: Random) -> int:
    """Any legal move, each as likely as the others."""
    return rng.choice(legal)


def greedy_policy(game: Game, state: State, legal: list[int], rng: Random) -> int:
    """The greedy AI player's move, chosen from the acting seat's view alone."""
    view = game.observe(state, state.actor())
    return game.index[game.greedy(view, [game.moves[move] for move in legal], rng)]


POLICIES: Mapping[str, Policy] = {"random": random_policy, "greedy": greedy_policy}


def deals(game: Game, seed: int, count: int, deck: str) -> Iterator[tuple[Deal, Random]]:
    """`count` deals, each with a generator of its own for the moves; deal n depends on `seed` and n alone."""
    for number in range(count):
        bytes_ = shuffle.seed_of(seed * 1_000_003 + number)
        rng = Random(bytes_)
        yield (game.stacked(rng) if deck == "stacked" else shuffle.derive(game, bytes_)), rng


def write(
    game: Game, deal: Deal, options: Mapping[str, str], choose: Callable[[State, list[int]], int]
) -> Iterator[str]:
    """The lines of one deal's trace, without line ends; `choose` picks each move."""
    code = game.deck.code
    header: Line = {
        "trace": VERSION,
        "game": game.name,
        "rules": game.rules,
        "hands": [[code[face] for face in hand] for hand in deal.hands],
        "first": deal.first,
    }
    if deal.stock:
        header["stock"] = [code[face] for face in deal.stock]
    yield json.dumps({**header, "options": dict(options)})
    state = game.state.start(deal, options)
    while legal := state.legal():
        move = choose(state, legal)
        texts = game.texts
        yield json.dumps({"seat": state.actor(), "legal": [texts[m] for m in legal], "move": texts[move]})
        state = state.play(move)
    yield json.dumps(state.outcome())


class Fault(Value, frozen=True):
    """The first difference between a trace and the kernel: its line (from 1), the clause, and what differs.

    `clause` is `header` for a deal that cannot be played, and `-` for what is wrong with the file, not with the play.
    """

    line: int
    clause: str
    text: str


class Checked(Value, frozen=True):
    """One trace that was read: the line of its header, how many decisions agreed, and the fault if there is one."""

    line: int
    game: str
    decisions: int
    fault: Fault | None


class _Differs(Exception):
    """A difference, where it was found."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(clause, text)
        self.clause, self.text = clause, text


def check(lines: Iterable[str | bytes], games: Mapping[str, Game]) -> Iterator[Checked]:
    """Replay every trace of a file on the kernels, holding one line at a time.

    After a fault the rest of that trace is passed over.
    """
    trace: _Replay | None = None
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            continue
        line = _object(text)
        if (
            trace is None
            or (isinstance(line, _Differs) and trace.closed)
            or (isinstance(line, dict) and "trace" in line)
        ):
            if trace:
                yield trace.close()
            trace = _Replay(number, games)
        trace.read(number, line)
    if trace:
        yield trace.close()


class _Replay:
    """One trace being compared with the kernel."""

    def __init__(self, line: int, games: Mapping[str, Game]) -> None:
        self.line, self.last, self.decisions = line, line, 0
        self.games, self.name, self.closed = games, "?", False
        self.fault: Fault | None = None
        self.at: tuple[Game, State] | None = None

    def read(self, number: int, line: Line | _Differs) -> None:
        """Compare one line, unless there has been a fault."""
        self.last = number
        over, self.closed = self.closed, self.closed or (isinstance(line, dict) and "scores" in line)
        if self.fault:
            return
        try:
            if isinstance(line, _Differs):
                raise line
            if over:
                raise _Differs("-", "the trace goes on after its last line")
            self._follow(line)
        except _Differs as differs:
            self.fault = Fault(number, differs.clause, differs.text)

    def close(self) -> Checked:
        """The result, once the next trace begins or the file ends."""
        if not self.fault and not self.closed:
            self.fault = Fault(self.last, "-", "the trace ends before its last line (the scores)")
        return Checked(self.line, self.name, self.decisions, self.fault)

    def _follow(self, line: Line) -> None:
        if self.at is None:
            if "trace" not in line:
                raise _Differs("-", "a trace begins with a header, an object with the key 'trace'")
            name = line.get("game")
            self.name = name if isinstance(name, str) and name in self.games else "?"
            self.at = _start(line, self.games)
            return
        game, state = self.at
        if "scores" in line or (state.actor() is None and "move" not in line):
            self.closed = True
            _compare_outcome(game, state, line)
        else:
            self.at = game, _compare_decision(game, state, line)
            self.decisions += 1


def _object(text: str | bytes) -> Line | _Differs:
    """The JSON object of a line, or what is wrong with it."""
    if len(text) > LONGEST:
        return _Differs("-", f"a line of more than {LONGEST} bytes")
    try:
        line = json.loads((text if isinstance(text, str) else text.decode()).strip())
    except UnicodeDecodeError as error:
        return _Differs("-", f"not UTF-8: {error.reason} at byte {error.start + 1} of the line")
    except json.JSONDecodeError as error:
        return _Differs("-", f"not a JSON object: {error.msg} at column {error.pos + 1}")
    except (ValueError, RecursionError):
        return _Differs("-", "not a JSON object: numbers too long or lists too deep")
    return line if isinstance(line, dict) else _Differs("-", f"not a JSON object but {_said(line)}")


def _start(header: Line, games: Mapping[str, Game]) -> tuple[Game, State]:
    try:
        if not _same(header["trace"], VERSION):
            raise RulesError(f"trace version {_said(header['trace'])} is not {VERSION}")
        name = header.get("game")
        if not isinstance(name, str) or name not in games:
            raise RulesError(f"game {_said(name)} is none of {', '.join(games)}")
        game = games[name]
        if not _same(header.get("rules"), game.rules):
            raise RulesError(f"rules version {_said(header.get('rules'))} of {game.title} is not {game.rules}")
        if unknown := sorted(set(header) - HEADER):
            raise RulesError(f"a header has no key {_some(unknown)}")
        hands, first, options = header.get("hands"), header.get("first"), header.get("options", {})
        if not isinstance(hands, list):
            raise RulesError("'hands' is a list of lists of cards, one a seat")
        if not isinstance(first, int) or isinstance(first, bool):
            raise RulesError(f"'first' is the number of a seat, not {_said(first)}")
        if not isinstance(options, dict):
            raise RulesError(f"'options' is an object, not {_said(options)}")
        faces = [_faces(game, f"hand {seat}", hand) for seat, hand in enumerate(hands)]
        deal = Deal(tuple(faces), first, _faces(game, "the stock", header.get("stock", [])))
        return game, game.state.start(deal, options)
    except RulesError as error:
        raise _Differs("header", str(error)) from error


def _faces(game: Game, where: str, cards: object) -> tuple[int, ...]:
    if not isinstance(cards, list):
        raise RulesError(f"{where} is {_said(cards)}, not a list of cards")
    for card in cards:
        if not isinstance(card, str) or card not in game.deck.face:
            raise RulesError(f"{where}: no card {_said(card)} in {game.deck.title}")
    return tuple(game.deck.face[card] for card in cards)


def _compare_decision(game: Game, state: State, line: Line) -> State:
    """The state after a decision that agrees."""
    actor = state.actor()
    if actor is None:
        clause, _ = _why_not(game, state, 0, game.texts[0])  # how it ended
        raise _Differs(clause, "a decision, but the deal is over")
    if line.keys() != DECISION:
        raise _keys(line)
    seat, theirs, text = line["seat"], line["legal"], line["move"]
    if not _same(seat, actor):
        raise _wrong_seat(game, state, line)
    moves = state.legal()
    legal = [game.texts[move] for move in moves]
    if theirs != legal:
        raise _wrong_legal(game, state, legal, theirs)
    if text not in legal:
        clause, sentence = _why_not(game, state, actor, text)
        raise _Differs(clause, f"move {_said(text)} is not in the legal list of its own line: {sentence}")
    return state.play(moves[legal.index(text)])


def _compare_outcome(game: Game, state: State, line: Line) -> None:
    ours = state.outcome()
    if ours is None:
        raise _Differs(game.clauses["end"], f"the last line, but seat {state.actor()} has a decision to make")
    keys = dict.fromkeys([*(key for key in CAUSES if key in ours), *ours, *sorted(line)])
    wrong = [key for key in keys if key not in ours or key not in line or not _same(line[key], ours[key])]
    if wrong:
        raise _Differs(game.clauses.get(wrong[0], "-"), "; ".join(_key_differs(key, line, ours) for key in wrong[:4]))


def _key_differs(key: str, line: Line, ours: Mapping[str, Any]) -> str:
    if key not in ours:
        return f"the last line has no key {_said(key)}"
    return f"{key} is {_said(line[key]) if key in line else 'absent'}, should be {_said(ours[key])}"


def _keys(line: Line) -> _Differs:
    if unknown := sorted(line.keys() - DECISION):
        return _Differs("-", f"a decision has no key {_some(unknown)}")
    return _Differs("-", f"a decision needs the key {_some(sorted(DECISION - line.keys()))}")


def _wrong_seat(game: Game, state: State, line: Line) -> _Differs:
    """A decision of another seat: what their seat cannot do now says more than whose turn it is."""
    seat, texts = line["seat"], [line["move"]]
    wrong = f"seat is {_said(seat)}, but it is seat {state.actor()}'s decision"
    if isinstance(line["legal"], list):
        texts = [*line["legal"], *texts]
    if type(seat) is int and 0 <= seat < game.seats:
        decline = "" if game.decline is None else game.texts[game.decline]
        clause, sentence = _why_not(game, state, seat, next((text for text in texts if text != decline), decline))
        if clause not in ("-", game.clauses["actor"]):
            return _Differs(clause, f"{wrong}: {sentence}")
    return _Differs(game.clauses["actor"], wrong)


def _wrong_legal(game: Game, state: State, legal: Sequence[str], theirs: object) -> _Differs:
    """Two lists of legal moves that differ. Why a move is not legal says more than that another one is."""
    if not isinstance(theirs, list) or not all(isinstance(text, str) for text in theirs):
        return _Differs("-", "'legal' is a list of moves")
    missing = [text for text in legal if text not in theirs]
    lacks = f"legal lacks {_some(missing)}"
    if extra := [text for text in theirs if text not in legal]:
        clause, sentence = _why_not(game, state, state.actor(), extra[0])
        also = f" And {lacks}." if missing else ""
        return _Differs(clause, f"legal has {_some(extra)}, which is not: {sentence}{also}")
    if missing:
        return _Differs(game.clauses[game.parse(missing[0]).verb], lacks)
    if len(theirs) > len(legal):
        return _Differs("-", f"legal repeats {_some([text for text in legal if theirs.count(text) > 1])}")
    at = next(at for at, text in enumerate(theirs) if text != legal[at])
    return _Differs("-", f"legal is not in order of code points: {_said(theirs[at])} stands before {_said(legal[at])}")


def _why_not(game: Game, state: State, seat: int | None, text: object) -> tuple[str, str]:
    """The clause, and a sentence, for a move that a seat cannot make now."""
    if not isinstance(text, str):
        return "-", f"{_said(text)} is no move."
    try:
        move = game.parse(text)
    except RulesError as error:
        return "-", f"{error}."
    if game.text(move) != text:
        return "-", f"its canonical spelling is {game.text(move)!r}."
    why = game.explain(game.observe(state, seat), move)
    return why.clause, game.sentences[why.key].format(**why.params)


def _same(theirs: object, ours: object) -> bool:
    """Whether two JSON values are equal, true and 1 being two."""
    if isinstance(theirs, list) and isinstance(ours, list):
        return len(theirs) == len(ours) and all(map(_same, theirs, ours))
    return type(theirs) is type(ours) and theirs == ours


def _some(texts: Sequence[str]) -> str:
    more = f" and {len(texts) - 3} more" if len(texts) > 3 else ""
    return ", ".join(map(_said, texts[:3])) + more


def _said(value: object) -> str:
    """A value of a trace in a message: not too long, and without anything that a terminal would act on."""
    try:
        text = ascii(value) if isinstance(value, str) else json.dumps(value)
    except RecursionError:
        text = "lists in lists"
    return text if len(text) <= 80 else f"{text[:79]}…"
