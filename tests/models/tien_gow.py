"""Tien Gow as the rulebook tells it (clauses TG-1 to TG-20): plain, slow, and meant to be read beside it.

Tiles are codes such as "66"; a hand is a list of them. Nothing here is shared with the kernel.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

# TG-1: the civil tiles, two of each, from high to low.
CIVIL = ["66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51"]

# TG-2: the military tiles, one of each, by value.
MILITARY = {"63": 9, "54": 9, "62": 8, "53": 8, "52": 7, "43": 7, "42": 6, "32": 5, "41": 5, "21": 3}

PACK = Counter([*CIVIL, *CIVIL, *MILITARY])

# The order in which tiles are written, in hands and in moves. It is not an order of strength.
LIST_ORDER = ["66", "11", "44", "31", "33", "55", "22", "51", "61", "64", "65", *MILITARY]

# TG-4: each head and the value that goes with it, from high to low.
HEADS = {"66": 9, "11": 8, "44": 7, "31": 5}

# TG-4: the types of group that other clauses name.
SUPREME = "Supreme"
QUARTET = "mixed 2+2"

# TG-12: what the winner of a trick with such a group receives at once from each other seat.
IMMEDIATE = {SUPREME: 2, QUARTET: 4}

SEATS = 4
COLUMNS = 8

# Every option, its default first.
OPTIONS = {"surplus": ("signed", "single"), "last_trick": ("paid", "unpaid")}


class Group(NamedTuple):
    """What may be led (TG-4). A higher rank is stronger; ranks compare within one type only."""

    type: str
    rank: int


class Laid(NamedTuple):
    """What one seat laid in a trick, face up or face down."""

    seat: int
    tiles: tuple[str, ...]
    up: bool


def in_list_order(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=LIST_ORDER.index)


def height(order: Sequence[str], tile: str) -> int:
    """How high a tile stands in an order that runs from high to low."""
    return len(order) - order.index(tile)


def group_of(tiles: Sequence[str]) -> Group | None:
    """The group that these tiles form, if any (TG-4)."""
    civil = [tile for tile in tiles if tile in CIVIL]
    military = [tile for tile in tiles if tile in MILITARY]
    values = {MILITARY[tile] for tile in military}

    if sorted(military) == ["21", "42"] and not civil:
        return Group(SUPREME, 0)
    if len(set(civil)) > 1 or len(values) > 1 or max(len(civil), len(military)) > 2:
        return None
    match len(civil), len(military):
        case 1, 0:
            return Group("civil single", height(CIVIL, civil[0]))
        case 2, 0:
            return Group("civil pair", height(CIVIL, civil[0]))
        case 0, 1:
            return Group("military single", values.pop())
        case 0, 2:
            return Group("military pair", values.pop())
        case heads, others if heads and others and HEADS.get(civil[0]) in values:
            return Group(f"mixed {heads}+{others}", height(list(HEADS), civil[0]))
    return None


def beats(tiles: Sequence[str], highest: Sequence[str]) -> bool:
    """Whether tiles form a group of the same type as the highest so far, strictly higher than it (TG-6)."""
    mine, best = group_of(tiles), group_of(highest)
    return mine is not None and best is not None and mine.type == best.type and mine.rank > best.rank


def base(columns: int) -> int:
    """TG-15, before any doubling."""
    return 5 if columns == 0 else 4 - columns


def move_text(verb: str, tiles: Iterable[str]) -> str:
    return " ".join([verb, *in_list_order(tiles)])


class Model:
    """One deal of Tien Gow.

    `banker`, `columns`, `immediate`, `options` and `discarded` mean what they mean in a position;
    `trick` holds what has been laid in the current trick (or the last one, once the deal is over).
    """

    seats: int = SEATS

    def __init__(self, hands: Sequence[Sequence[str]], banker: int, options: Mapping[str, str]) -> None:
        for name, value in options.items():
            if value not in OPTIONS.get(name, ()):
                raise ValueError(f"unknown option {name} = {value}")
        if len(hands) != SEATS:
            raise ValueError(f"{len(hands)} hands for {SEATS} seats")
        for tile in (tile for hand in hands for tile in hand):
            if tile not in PACK:
                raise ValueError(f"no such tile: {tile}")
        check_seat(banker)
        self.options = {name: values[0] for name, values in OPTIONS.items()} | dict(options)
        self.banker = banker
        self.leader = banker  # TG-3
        self.columns = [0] * SEATS
        self.immediate = [0] * SEATS
        self.trick: list[Laid] = []
        self.discarded: list[list[str]] = [[] for _ in range(SEATS)]
        self._hands = [in_list_order(hand) for hand in hands]

    @classmethod
    def start(
        cls,
        hands: Sequence[Sequence[str]],
        first: int,
        options: Mapping[str, str] | None = None,
        stock: Sequence[str] = (),
    ) -> Model:
        """A fresh deal: all 32 tiles, eight to each seat (TG-1, TG-2); `first` is the banker (TG-3)."""
        model = cls(hands, first, options or {})
        if any(len(hand) != 8 for hand in hands) or Counter(tile for hand in hands for tile in hand) != PACK:
            raise ValueError("each seat gets eight tiles of the one pack")
        if stock:
            raise ValueError("there is no stock")
        return model

    @classmethod
    def setup(cls, position: dict[str, Any]) -> Model:
        """Any consistent position. What lies in the current trick is played once more, so that it must be legal."""
        required = {"hands", "turn", "banker"}
        optional = {"options", "columns", "plays", "immediate", "discarded"}
        if not required <= position.keys() <= required | optional:
            raise ValueError(f"wrong keys: {sorted(position)}")
        if any(play.keys() != {"seat", "cards", "up"} for play in position.get("plays", [])):
            raise ValueError("a play is a seat, its cards and whether they lie face up")
        plays = [Laid(play["seat"], tuple(play["cards"]), play["up"]) for play in position.get("plays", [])]
        if len(plays) >= SEATS:
            raise ValueError("the trick is complete")

        hands = [list(hand) for hand in position["hands"]]
        for play in plays:
            check_seat(play.seat)
            hands[play.seat] += play.tiles
        model = cls(hands, position["banker"], position.get("options", {}))
        model.leader = plays[0].seat if plays else check_seat(position["turn"])
        model.columns = list(position.get("columns", model.columns))
        model.immediate = list(position.get("immediate", model.immediate))
        model.discarded = [in_list_order(tiles) for tiles in position.get("discarded", model.discarded)]
        model._check()

        for place, play in enumerate(plays):
            if play.seat != model.actor():
                raise ValueError(f"seat {play.seat} acts out of turn")
            if place == 0 and not play.up:
                raise ValueError("the lead is face up")
            model.play(move_text("lead" if place == 0 else "beat" if play.up else "discard", play.tiles))
        if model.actor() != position["turn"]:
            raise ValueError(f"it is the turn of seat {model.actor()}")
        return model

    def _check(self) -> None:
        """Whether the numbers of a position agree, at the start of a trick.

        A leader without a column is let through, although he must have won the trick before (TG-9): the checked
        examples 3 and 14 need one.
        """
        size = len(self._hands[0])
        if size == 0 or any(len(hand) != size for hand in self._hands):
            raise ValueError("every seat holds equally many tiles, one at least")
        if any(len(row) != SEATS for row in (self.columns, self.immediate, self.discarded)):
            raise ValueError(f"{SEATS} seats")
        if any(won < 0 for won in self.columns) or sum(self.columns) != COLUMNS - size:
            raise ValueError("columns do not match the tiles laid")  # TG-10
        if sum(self.immediate) != 0:
            raise ValueError("immediate payments do not add up to zero")
        if size == COLUMNS and (self.leader != self.banker or any(self.immediate)):
            raise ValueError("the banker leads the first trick")  # TG-3
        if Counter(tile for tiles in self._hands + self.discarded for tile in tiles) - PACK:
            raise ValueError("more tiles than the pack has")
        # A seat has laid as many tiles as columns exist; those that won it columns lay face up.
        for won, down in zip(self.columns, self.discarded, strict=True):
            if len(down) > COLUMNS - size - won:
                raise ValueError("too many tiles laid face down")

    def hands(self) -> list[list[str]]:
        return [list(hand) for hand in self._hands]

    def copy(self) -> Model:
        return copy.deepcopy(self)

    # --- the trick -------------------------------------------------------------------------------------------------

    def actor(self) -> int | None:
        """The leader, then each other seat in seat order (TG-5); none once all tiles are played (TG-10)."""
        if not any(self._hands):
            return None
        return (self.leader + len(self.trick)) % SEATS

    def highest(self) -> Laid:
        """The highest group so far: the last one laid face up, because each must beat the one before (TG-6)."""
        return [laid for laid in self.trick if laid.up][-1]

    def dies_early(self, seat: int) -> bool:
        """TG-9: the deal's last trick, of one tile by each, and a seat that follows has won no column."""
        return len(self.trick[0].tiles) == 1 and len(self._hands[seat]) == 1 and self.columns[seat] == 0

    def legal(self) -> list[str]:
        """Every legal move, in its canonical spelling."""
        seat = self.actor()
        if seat is None:
            return []
        return sorted(set(self._leads(seat) if not self.trick else self._answers(seat)))

    def _leads(self, seat: int) -> Iterator[str]:
        """TG-4: any group, whatever larger group it may be a part of."""
        for size in range(1, 5):
            for tiles in combinations(self._hands[seat], size):
                if group_of(tiles):
                    yield move_text("lead", tiles)

    def _answers(self, seat: int) -> Iterator[str]:
        """TG-5: exactly as many tiles as were led."""
        for tiles in combinations(self._hands[seat], len(self.trick[0].tiles)):
            yield move_text("discard", tiles)  # TG-7: any tiles, also those that could win
            # TG-6; nothing beats Supreme (TG-8), because no other group is of its type.
            if beats(tiles, self.highest().tiles) and not self.dies_early(seat):
                yield move_text("beat", tiles)

    def play(self, move: str) -> None:
        """Make a move of the seat on turn."""
        seat = self.actor()
        if seat is None or move not in self.legal():
            raise ValueError(f"not legal: {move}")
        verb, *tiles = move.split()
        for tile in tiles:
            self._hands[seat].remove(tile)
        self.trick.append(Laid(seat, tuple(tiles), up=verb != "discard"))
        if len(self.trick) == SEATS:
            self._end_trick()

    def _end_trick(self) -> None:
        """TG-10: the highest group wins as many columns as it has tiles, and its seat leads the next trick."""
        won = self.highest()
        self.columns[won.seat] += len(won.tiles)
        self._pay_at_once(won)
        for laid in self.trick:
            if not laid.up:
                # TG-11: they stay unknown; nothing here looks at them again.
                self.discarded[laid.seat] = in_list_order([*self.discarded[laid.seat], *laid.tiles])
        if self.actor() is not None:
            self.leader = won.seat
            self.trick = []

    # --- payments --------------------------------------------------------------------------------------------------

    def _pay_at_once(self, won: Laid) -> None:
        """TG-12 to TG-14. Paid on the last trick too, unless the option `last_trick` says otherwise."""
        if self.actor() is None and self.options["last_trick"] == "unpaid":
            return
        for seat in self._others(won.seat):
            amount = IMMEDIATE.get(type_of(won), 0)
            if self.banker in (won.seat, seat):  # TG-13
                amount *= 2
            self.immediate[seat] -= amount
            self.immediate[won.seat] += amount

    def winner(self) -> int:
        """W, who won the last trick."""
        return self.highest().seat

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(SEATS) if other != seat]

    def owed(self, seat: int) -> int:
        """What a seat owes W (TG-15 to TG-18); if negative, W owes it."""
        amount = base(self.columns[seat])
        if amount < 0 and self.options["surplus"] == "single":
            return amount
        if self.banker in (self.winner(), seat):  # TG-16
            amount *= 2
        last = self.highest()
        if type_of(last) in (QUARTET, SUPREME) or last.tiles == ("21",):  # TG-17
            amount *= 2
        if self.columns[self.winner()] == COLUMNS:  # TG-17
            amount *= 2
        return amount  # TG-18: doubled whatever its sign

    def is_catch(self) -> bool:
        """TG-19: the last trick, of one tile, was led with 21 and won by 42. What came in between does not matter."""
        return self.trick[0].tiles == ("21",) and self.highest().tiles == ("42",)

    def _final(self) -> list[int]:
        """TG-15 to TG-19: what each seat receives less what it pays."""
        final = [0] * SEATS
        for seat in self._others(self.winner()):
            amount = self.owed(seat)
            # TG-19: in a catch the leader pays his own amount, and for the others where they would have to pay.
            payer = self.trick[0].seat if self.is_catch() and amount > 0 else seat
            final[payer] -= amount
            final[self.winner()] += amount
        return final

    def outcome(self) -> dict[str, Any]:
        """Columns, immediate payments, final settlement and their sum, once the deal is over (TG-20)."""
        if self.actor() is not None:
            raise ValueError("the deal is not over")
        final = self._final()
        return {
            "scores": [now + then for now, then in zip(self.immediate, final, strict=True)],
            "columns": list(self.columns),
            "immediate": list(self.immediate),
            "final": final,
            "winners": [self.winner()],
        }


def type_of(laid: Laid) -> str:
    group = group_of(laid.tiles)
    return group.type if group else "no group"


def check_seat(seat: int) -> int:
    if seat not in range(SEATS):
        raise ValueError(f"no such seat: {seat}")
    return seat
