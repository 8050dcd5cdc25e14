"""One text-level interface over the kernel and the slow models, so that a test or a comparison can run on either."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cardavia.core.catalog import GAMES
from cardavia.core.errors import IllegalMove
from cardavia.core.game import Deal, Game, State


class Engine(Protocol):
    """A deal in progress, in the notation of docs/traces.md."""

    def actor(self) -> int | None: ...
    def legal(self) -> list[str]: ...
    def play(self, move: str) -> None: ...
    def outcome(self) -> Mapping[str, Any] | None: ...
    def hands(self) -> list[list[str]]: ...


class Rules(Protocol):
    """Where engines come from."""

    def start(
        self,
        hands: Sequence[Sequence[str]],
        first: int,
        options: Mapping[str, str] | None = None,
        stock: Sequence[str] = (),
    ) -> Engine: ...

    def setup(self, position: dict[str, Any]) -> Engine: ...


@dataclass
class KernelEngine:
    """A kernel's states, driven by text."""

    game: Game
    state: State

    def actor(self) -> int | None:
        return self.state.actor()

    def legal(self) -> list[str]:
        return [self.game.texts[move] for move in self.state.legal()]

    def play(self, move: str) -> None:
        parsed = self.game.parse(move)
        if parsed not in self.game.index:
            raise IllegalMove(f"{move!r} is no move of {self.game.title}")
        self.state = self.state.play(self.game.index[parsed])

    def outcome(self) -> Mapping[str, Any] | None:
        return self.state.outcome()

    def hands(self) -> list[list[str]]:
        hands: list[list[str]] = self.state.position()["hands"]
        return hands


@dataclass
class KernelRules:
    """The kernel of a game."""

    name: str

    def start(
        self,
        hands: Sequence[Sequence[str]],
        first: int,
        options: Mapping[str, str] | None = None,
        stock: Sequence[str] = (),
    ) -> Engine:
        game = GAMES[self.name]
        face = game.deck.face
        unknown = 0  # a number of no card, for the kernel to refuse
        deal = Deal(
            tuple(tuple(face.get(code, unknown) for code in hand) for hand in hands),
            first,
            tuple(face.get(code, unknown) for code in stock),
        )
        return KernelEngine(game, game.state.start(deal, options or {}))

    def setup(self, position: dict[str, Any]) -> Engine:
        game = GAMES[self.name]
        return KernelEngine(game, game.state.setup(position))


def _model(name: str) -> Rules:
    rules: Rules = importlib.import_module(f"tests.models.{name}").Model
    return rules


ENGINES: Mapping[str, Callable[[str], Rules]] = {"kernel": KernelRules, "model": _model}
