"""`cardavia bench`: figures with medians."""

import importlib
import itertools
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click

from cardavia.core.catalog import GAMES
from cardavia.core.errors import IllegalMove
from cardavia.core.game import Game
from cardavia.core.shuffle import derive, seed_of
from cardavia.service.cli.bench_service import service

RUNS = 5
DEALS = 200
"""Deals that the Python loops play in one run, again and again with other moves."""


@click.group()
def bench() -> None:
    """Measure this machine."""


bench.add_command(service)


@bench.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
@click.option("--game", "names", type=click.Choice(list(GAMES)), multiple=True, help="Only this game; may be repeated.")
@click.option("--seconds", type=click.FloatRange(0.05, 60), default=1.0, show_default=True, help="Of one run.")
def core(*, as_json: bool, names: tuple[str, ...], seconds: float) -> None:
    """Measure the rules core.

    On one core of the machine, all options at their defaults; medians of five runs.

    deals_per_s: whole random deals (shuffled, dealt, played, scored) in C. moves_per_s: decisions in those.
    python_steps_per_s: decisions, one call each from Python. python_list_steps_per_s: the same with the list of legal
    moves made at each. In a checkout also model_deals_per_s, that of the slow model in plain Python, and
    ratio_to_model, how many times faster deals_per_s is.
    """
    report = {name: _measure(GAMES[name], seconds) for name in names or GAMES}
    _print(report, as_json=as_json)


def _print(report: dict[str, dict[str, float]], *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(report))
        return
    for name, figures in report.items():
        click.echo(GAMES[name].title)
        for key, value in figures.items():
            click.echo(f"  {key:26} {value:>14,.0f}")


def _measure(game: Game, seconds: float) -> dict[str, float]:
    deals, moves = _median(lambda: _playouts(game, seconds))
    figures = {
        "deals_per_s": deals,
        "moves_per_s": moves,
        "python_steps_per_s": _median(lambda: (_steps(game, seconds),))[0],
        "python_list_steps_per_s": _median(lambda: (_list_steps(game, seconds),))[0],
    }
    if (model := _model(game)) is not None:
        slow = _median(lambda: (_model_deals(game, model, seconds),))[0]
        figures |= {"model_deals_per_s": slow, "ratio_to_model": deals / slow}
    return {key: round(value, 1) for key, value in figures.items()}


def _median(run: Callable[[], tuple[float, ...]]) -> tuple[float, ...]:
    runs = [run() for _ in range(RUNS)]
    return tuple(statistics.median(values) for values in zip(*runs, strict=True))


def _playouts(game: Game, seconds: float) -> tuple[float, float]:
    deals = moves = 0
    size, options = 1000, game.complete({})
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        totals = game.state.playouts(size, deals + 1, options)
        deals += totals["deals"]
        moves += totals["moves"]
        if spent < seconds / 10:
            size *= 2
    return deals / spent, moves / spent


def _starts(game: Game) -> list[Any]:
    options = game.complete({})
    return [game.state.start(derive(game, seed_of(number)), options) for number in range(DEALS)]


def _draws() -> Iterator[int]:
    """Random numbers without end, drawn before the clock runs."""
    rng = random.Random(1)
    return itertools.cycle([rng.randrange(2**31) for _ in range(65521)])


def _steps(game: Game, seconds: float) -> float:
    starts, numbers, decisions = _starts(game), _draws(), 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for state in starts:
            try:
                for number in numbers:
                    state = state.draw(number)  # noqa: PLW2901
                    decisions += 1
            except IllegalMove:  # the deal is over
                pass
    return decisions / spent


def _list_steps(game: Game, seconds: float) -> float:
    starts, numbers, decisions = _starts(game), _draws(), 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for state in starts:
            for number in numbers:
                legal = state.legal()
                if not legal:
                    break
                state = state.play(legal[number % len(legal)])  # noqa: PLW2901
                decisions += 1
    return decisions / spent


def _model(game: Game) -> Any:
    """The slow model of a game, where the command runs in a checkout."""
    if not Path("tests", "models", f"{game.name}.py").exists():
        return None
    sys.path.insert(0, ".")
    try:
        return importlib.import_module(f"tests.models.{game.name}").Model
    finally:
        sys.path.pop(0)


def _model_deals(game: Game, model: Any, seconds: float) -> float:
    rng = random.Random(1)
    code, decks = game.deck.code, itertools.count()
    deals = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        deal = derive(game, seed_of(next(decks)))
        hands = [[code[face] for face in hand] for hand in deal.hands]
        engine = model.start(hands, deal.first, {}, [code[face] for face in deal.stock])
        while engine.actor() is not None:
            engine.play(rng.choice(engine.legal()))
        engine.outcome()
        deals += 1
    return deals / spent


@bench.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
@click.option("--game", "names", type=click.Choice(list(GAMES)), multiple=True, help="Only this game; may be repeated.")
@click.option("--deals", type=click.IntRange(1), default=200, show_default=True, help="How many the log has.")
@click.option(
    "--ai", type=click.Choice(["greedy", "random"]), default="greedy", show_default=True, help="Who played them."
)
def log(*, as_json: bool, names: tuple[str, ...], deals: int, ai: str) -> None:
    """Measure how fast a log is verified and replayed.

    For each game an exported log of fair deals between AI players, options at their defaults, is read from a file. On
    one core; medians of five runs. A move is a move of the deal, forced passes included.

    verify_moves_per_s: all that `cardavia verify` checks. replay_moves_per_s: only read, and folded to each table's
    last state. Both also in entries.
    """
    report = {name: _measure_log(name, ai, deals) for name in names or GAMES}
    _print(report, as_json=as_json)


def _measure_log(name: str, ai: str, deals: int) -> dict[str, float]:
    from cardavia.service.samples import exported, played
    from cardavia.service.signing import Signer, key_id
    from cardavia.service.verify import Checker, verify
    from cardavia.service.wire.export import Writer, read_records

    signer = Signer.new()
    keys = {key_id(signer.public): signer.public}
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory, "log.cardavia")
        with path.open("wb") as file:
            writer = Writer(file)
            for record in exported((played(name, ai, random.Random(seed)) for seed in range(deals)), signer):
                writer.write(record)
            writer.close()
        moves = entries = 0

        def verified() -> tuple[float, ...]:
            nonlocal moves, entries
            began = time.perf_counter()
            with path.open("rb") as file:
                verdicts = list(verify(read_records(file), lambda id: Checker(id, keys)))  # noqa: A006
            spent = time.perf_counter() - began
            if not all(verdict.whole for verdict in verdicts):
                raise click.ClickException("the log that was just written does not verify")
            moves, entries = sum(verdict.moves for verdict in verdicts), sum(verdict.entries for verdict in verdicts)
            return (spent,)

        def replayed() -> tuple[float, ...]:
            began = time.perf_counter()
            with path.open("rb") as file:
                _replay(read_records(file))
            return (time.perf_counter() - began,)

        (verifying,), (replaying,) = _median(verified), _median(replayed)
    figures = {
        "verify_moves_per_s": moves / verifying,
        "verify_entries_per_s": entries / verifying,
        "replay_moves_per_s": moves / replaying,
        "replay_entries_per_s": entries / replaying,
    }
    return {key: round(value, 1) for key, value in figures.items()}


def _replay(records: Iterator[Any]) -> None:
    from cardavia.core.table import append
    from cardavia.service.wire.log import entry_from_bytes

    table = None
    for record in records:
        is_entry = record.HasField("entry")
        table = append(table, entry_from_bytes(record.entry.stored)) if is_entry else None
