"""The interface that a game implements. A game is a record of facts and functions: no base class, no registration.

A *deal* is who got which cards; a *state* is one moment of it, packed and immutable (the kernel, in Cython); a *move*
is a verb and its cards, at the kernel's border a small integer: its index in the game's table of all moves, which is
sorted by the moves' text. Numbers are thus ordered as texts are (docs/traces.md), dense, and good as indices of a
policy. The numbers are no contract between versions; texts, and the wire's verbs and faces, are.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, Protocol, Self

from cardavia.core.decks import Deal, Deck, Face
from cardavia.core.errors import BadDeal, BadNotation, BadOption
from cardavia.core.events import Happened
from cardavia.core.views import View, Viewer

__all__ = ["Deal", "Explanation", "Game", "Move", "Position", "State"]

Position = dict[str, Any]
"""A moment of a deal as JSON (docs/positions.md)."""


class Move(NamedTuple):
    """What a seat does: a verb, and cards in list order."""

    verb: str
    cards: tuple[Face, ...] = ()


class Explanation(NamedTuple):
    """Why a move is not legal: the rulebook's clause, a key of the game's `sentences`, and its parameters."""

    clause: str
    key: str
    params: Mapping[str, str]


class State(Protocol):
    """A moment of a deal: immutable, comparable, hashable, a few dozen to a few hundred bytes.

    Moves are indices into `Game.moves`. Every method takes well under a microsecond unless it says otherwise.
    """

    @classmethod
    def start(cls, deal: Deal, options: Mapping[str, str]) -> Self:
        """A fresh deal. Raises BadDeal unless it is exactly the full pack, BadOption for unknown options."""

    @classmethod
    def setup(cls, position: Position) -> Self:
        """Any consistent position. Raises BadPosition. (Slow.)"""

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The state that `to_bytes` wrote. Raises BadState for anything else, inconsistent states included."""

    @classmethod
    def playouts(cls, deals: int, seed: int, options: Mapping[str, str]) -> Mapping[str, Any]:
        """Play whole random deals (shuffled, dealt, played) without the GIL.

        Gives `deals`, `moves` (decisions), `scores` (sum a seat) and `wins` (a seat, ties count for each).
        """

    def to_bytes(self) -> bytes:
        """The packed state, of fixed length, in a byte order of its own (little-endian), with a version byte."""

    def position(self) -> Position:
        """This state as a position, such that setup(position()) is this state. (Slow.)"""

    def actor(self) -> int | None:
        """The seat whose decision it is; None when the deal is over."""

    def legal(self) -> list[int]:
        """All legal moves, ascending; empty only when the deal is over."""

    def legal_count(self) -> int:
        """len(legal()), without making the list."""

    def nth(self, index: int) -> int:
        """legal()[index], without making the list. Raises IndexError."""

    def play(self, move: int) -> Self:
        """The state after a legal move. Raises IllegalMove for anything else."""

    def draw(self, number: int) -> Self:
        """The state after legal move number `number` modulo legal_count(): a random step without lists.

        `number` is from 0 to 2**63 - 1. Raises IllegalMove when the deal is over.
        """

    def window(self) -> tuple[int, ...]:
        """The seats to be prompted alike for claims, if a card has just become public and awaits them; else ()."""

    def claims(self, seat: int) -> list[int]:
        """The claims that a seat could make in the window that is open, ascending, without the decline; [] if none."""

    def claiming(self) -> bool:
        """Whether the decision that is due is a claim (made in secret), not an ordinary move."""

    def publics(self) -> int:
        """How many cards have become public and open to claims so far in the deal; 0 in a game without claims."""

    def passing(self) -> int | None:
        """The seat whose pass will follow by itself once the claims in the open window are settled (a dead hand, CH-7).

        actor, legal and play look beyond that pass; observe and window do not: the card still awaits its claims.
        """

    def settled(self) -> Self:
        """The state after the pass of `passing`; this state itself if there is none."""

    def resample(self, seat: Viewer, seed: int) -> Self:
        """A random state that this seat (or a spectator) cannot tell from this one. (Slow.)"""

    def outcome(self) -> Mapping[str, Any] | None:
        """The last line of a trace (docs/traces.md) once the deal is over, else None. (Slow.)"""

    def show(self) -> str:
        """Several lines of text for people, everything open. (Slow.)"""


@dataclass(frozen=True, kw_only=True, repr=False)
class Game:
    """All that the rest of the world needs to know of a game.

    `pack` holds the cards dealt, sorted. `hand_sizes` gives the sizes of the hands for a first seat; what is left is
    the stock. `options` maps names to values, the default first. `decline` is the move that makes no claim.
    `observe` is what a viewer may see of a state, built from what is allowed. `narrate` tells what a move did, given
    this game's states before and after (None, None and the first state: the deal). `explain` says from what the asker
    sees why a move is not legal. `greedy` picks a move for an AI player from his view alone. `stacked` deals hands rich
    in rare clauses and `steer` picks moves that lead to them; both serve tests only and see everything. `clauses` names
    the clause behind each verb, each key of the outcome, who acts (`actor`) and when the deal ends (`end`).
    `next_first` is the first seat of the next deal in a series, from this one's outcome; None where it is drawn.
    """

    name: str
    title: str
    rules: int
    seats: int
    deck: Deck
    pack: tuple[Face, ...]
    hand_sizes: Callable[[int], tuple[int, ...]]
    first_is: str
    options: Mapping[str, tuple[str, ...]]
    moves: tuple[Move, ...]
    decline: int | None
    state: type[State]
    observe: Callable[[State, Viewer], View]
    narrate: Callable[[Any, int | None, Any], tuple[Happened, ...]]
    explain: Callable[[View, Move], Explanation]
    sentences: Mapping[str, str]
    greedy: Callable[[View, Sequence[Move], Random], Move]
    stacked: Callable[[Random], Deal]
    steer: Callable[[State, Random], int]
    clauses: Mapping[str, str] = field(default_factory=dict)
    next_first: Callable[[Mapping[str, Any]], int | None] = lambda _outcome: None

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def index(self) -> Mapping[tuple[str, tuple[Face, ...]], int]:
        """From move, or its verb and cards, to its number."""
        return {move: number for number, move in enumerate(self.moves)}

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The canonical text of every move, in order."""
        return tuple(self.text(move) for move in self.moves)

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of the game, sorted."""
        return tuple(sorted({move.verb for move in self.moves}))

    def text(self, move: Move) -> str:
        """A move in the notation of docs/traces.md, its cards in list order."""
        return " ".join((move.verb, *(self.deck.code[face] for face in move.cards)))

    def parse(self, text: str) -> Move:
        """The move that a text names; cards may come in any order. Raises BadNotation."""
        verb, *codes = text.split()[:64] or [""]
        if verb not in self.verbs:
            raise BadNotation(f"{self.title} has no verb {verb[:32]!r}; its verbs are {', '.join(self.verbs)}")
        for code in codes:
            if code not in self.deck.face:
                raise BadNotation(f"no card {code[:32]!r} in {self.deck.title}")
        return Move(verb, tuple(sorted(self.deck.face[code] for code in codes)))

    def deal(self, order: Sequence[Face], first: int) -> Deal:
        """Deal a shuffled pack: seat 0 gets the first cards, and so on; the rest is the stock, in order.

        Raises BadDeal unless `order` is a permutation of the pack and `first` a seat.
        """
        if not 0 <= first < self.seats:
            raise BadDeal(f"{self.title} has seats 0 to {self.seats - 1}, not {first}")
        if tuple(sorted(order)) != self.pack:
            raise BadDeal(f"the cards are not the {len(self.pack)} cards of {self.title}")
        hands, at = [], 0
        for size in self.hand_sizes(first):
            hands.append(tuple(sorted(order[at : at + size])))
            at += size
        return Deal(tuple(hands), first, tuple(order[at:]))

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in. Raises BadOption."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.title} has no option {name[:32]!r}; its options: {known}")
            if value not in self.options[name]:
                raise BadOption(f"option {name} of {self.title} is one of {', '.join(self.options[name])}")
        return {name: options.get(name, values[0]) for name, values in self.options.items()}
