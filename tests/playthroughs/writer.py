"""Playthroughs: a whole deal as text for people, move by move.

`python -m tests.playthroughs.writer` writes the files of this directory anew; test_playthroughs.py compares them. The
deals and the moves are those of the traces in tests/traces, so that only the rules and what is told of them can
change a playthrough, never a shuffle or an AI player.
"""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

from cardavia.core import events
from cardavia.core.catalog import GAMES
from cardavia.core.decks import Deal, Face
from cardavia.core.game import Game, State
from cardavia.core.views import About, Place
from tests.cli.following import Line, parsed

HERE = Path(__file__).parent
TRACES = HERE.parent / "traces"
CHOSEN: Mapping[str, tuple[str, int]] = {
    f"{name}_{kind}": (name, number)
    for name, numbers in {"chuo_pai": (1, 5), "tien_gow": (1, 4), "chan": (1, 5)}.items()
    for kind, number in zip(("random", "stacked"), numbers, strict=True)
}
"""The playthroughs, and for each the game and the number of its trace."""

WIDTH = 120
SHOW_EVERY = 16


def playthrough(name: str) -> str:
    """The text of a playthrough."""
    game_name, number = CHOSEN[name]
    trace = parsed((TRACES / f"{game_name}.jsonl").read_text(encoding="utf-8"))[number]
    return "\n".join(_lines(GAMES[game_name], trace)) + "\n"


def _lines(game: Game, trace: list[Line]) -> Iterator[str]:
    header, *decisions, last = trace
    face = game.deck.face
    hands = tuple(tuple(sorted(face[card] for card in hand)) for hand in header["hands"])
    deal = Deal(hands, header["first"], tuple(face[card] for card in header.get("stock", [])))
    options = game.complete(header.get("options", {}))
    state = game.state.start(deal, options)
    tell = _Teller(game)
    yield f"{game.title}, rules {game.rules}, {', '.join(f'{key} = {value}' for key, value in options.items())}"
    yield f"{game.first_is}: seat {deal.first}"
    for seat, hand in enumerate(deal.hands):
        yield from _wrapped(f"seat {seat}: ", tell.cards(hand).split(" "), " ")
    if deal.stock:
        yield from _wrapped("stock: ", tell.cards(deal.stock).split(" "), " ")
    yield ""
    yield "the deal"
    yield from tell.all(game.narrate(None, None, state))
    for number, line in enumerate(decisions, start=1):
        move = game.index[game.parse(line["move"])]
        yield from _decision(game, state, number, move)
        after = state.play(move)
        yield from tell.all(game.narrate(state, move, after))
        state = after
        if number % SHOW_EVERY == 0:
            yield from (f"   | {each}" for each in state.show().splitlines())
    yield ""
    yield "the end"
    yield from (f"   | {each}" for each in state.show().splitlines())
    outcome = state.outcome() or {}
    yield from (f"{key}: {_plain(outcome[key])}" for key in last)


def _decision(game: Game, state: State, number: int, move: int) -> Iterator[str]:
    played = f"{number}. seat {state.actor()} plays {game.texts[move]}"
    legal = [game.texts[each] for each in state.legal()]
    yield from [played] if len(legal) == 1 else _wrapped(f"{played}, one of {len(legal)}: ", legal, ", ")


def _wrapped(title: str, items: Iterable[str], between: str) -> list[str]:
    glued = between.join(item.replace(" ", "\0") for item in items)
    lines = textwrap.wrap(
        title + glued, WIDTH, subsequent_indent="      ", break_long_words=False, break_on_hyphens=False
    )
    return [line.replace("\0", " ") for line in lines]


def _plain(value: object) -> str:
    return (" ".join(map(str, value)) or "none") if isinstance(value, (list, tuple)) else str(value)


class _Teller:
    """Events in words, cards as their codes."""

    def __init__(self, game: Game) -> None:
        self._code = game.deck.code

    def cards(self, cards: Iterable[Face], hidden: int = 0) -> str:
        """Known cards, and how many more."""
        known = " ".join(self._code[card] for card in cards)
        return " and ".join(filter(None, (known, f"{hidden} hidden" if hidden else ""))) or "no card"

    def all(self, happened: Iterable[events.Happened]) -> Iterator[str]:
        """A line an event, indented; neighbouring counts share one. What not everybody is shown says who is."""
        for plain, group in groupby(
            happened, key=lambda one: one.secret is None and isinstance(one.public, events.Counted)
        ):
            if plain:
                counts = [event.public for event in group if isinstance(event.public, events.Counted)]
                told = ", ".join(f"{_about(event.count)} = {event.value}" for event in counts)
                yield from textwrap.wrap(f"counts: {told}", WIDTH, initial_indent="   ", subsequent_indent="      ")
            else:
                yield from (f"   {line}" for event in group for line in self._told(event))

    def _told(self, happened: events.Happened) -> Iterator[str]:
        if happened.secret is None:
            yield self._event(happened.public)
            return
        audience = "".join(f"[{seat}]" for seat in sorted(happened.audience)) or "[log]"
        yield f"{audience} {self._event(happened.secret)}"
        if happened.public is not None:
            yield f"{'[-]' * max(len(happened.audience), 1)} {self._event(happened.public)}"

    def _event(self, event: events.Event | None) -> str:
        match event:
            case events.Moved(seat, verb, cards, hidden):
                return f"seat {seat} moves: {verb}" + (f" {self.cards(cards, hidden)}" if cards or hidden else "")
            case events.Transferred(source, target, cards, hidden):
                return f"{_place(source)} -> {_place(target)}: {self.cards(cards, hidden)}"
            case events.Marked(mark, faces):
                return f"mark {_about(mark)}: {self.cards(faces)}"
            case events.Counted(counted, value):
                return f"count {_about(counted)} = {value}"
            case events.RoundWon(seat, cards):
                return f"seat {seat} wins the round with {self.cards(cards)}"
            case events.Paid(payer, payee, points, reason, base, factor):
                return f"seat {payer} pays seat {payee} {points}: {reason}, {base} x {factor}"
            case events.Settled(scores, winners, awards):
                told = ", ".join(f"{award.name} {award.points}" for award in awards)
                return f"settled: scores {_plain(scores)}, winners {_plain(winners)}" + (
                    f", bonuses {told}" if told else ""
                )
            case _:
                raise TypeError(f"no event of a game: {event}")


def _place(place: Place) -> str:
    return place.zone if place.seat is None else f"{place.zone} {place.seat}"


def _about(about: About) -> str:
    return about.name if about.seat is None else f"{about.name} {about.seat}"


if __name__ == "__main__":
    for each in CHOSEN:
        (HERE / f"{each}.txt").write_text(playthrough(each), encoding="utf-8")
