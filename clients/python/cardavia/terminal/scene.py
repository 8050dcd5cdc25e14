"""A view made ready to be told: whose seat is whose, what the cards are called."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from rich.text import Text

from cardavia.client import Catalogue, Look, card_text
from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.terminal.names import shown_name
from cardavia.terminal.words import has, say
from cardavia.v1 import views_pb2

RED = "*"
"""What follows the code of a red card, so that colour alone never tells it."""

ROMANISED = frozenset({"to_tom"})
"""Packs whose cards are best known by their names in Latin letters."""

NO_NAMES: Mapping[str, str] = MappingProxyType({})


class Scene:
    """One moment of a table for one reader. `names` are those of players by their ids, as the players wrote them."""

    def __init__(
        self,
        view: views_pb2.TableView,
        catalogue: Catalogue,
        payments: Sequence[events_pb2.Paid] = (),
        names: Mapping[str, str] = NO_NAMES,
    ) -> None:
        self.view = view
        self.look = Look(view)
        self.catalogue = catalogue
        self.payments = payments
        self._names = names

    @property
    def game(self) -> str:
        """The game's name in the API."""
        return self.view.opened.game

    @property
    def title(self) -> str:
        """The game's name for people."""
        game = self.catalogue.games.get(self.game)
        key = f"game-{self.game}"
        if has(key):
            return say(key)
        return game.title if game is not None else self.game

    def is_you(self, seat: int | None) -> bool:
        """Whether a seat is the reader's own."""
        return seat is not None and seat == self.look.viewer

    def player(self, seat: int | None) -> str:
        """The name of the person at a seat, fit to be shown; empty if there is none, or for the reader's own seat."""
        if seat is None or self.is_you(seat) or seat >= len(self.view.seats):
            return ""
        return shown_name(self._names.get(self.view.seats[seat].player, ""))

    def seat(self, seat: int | None) -> str:
        """A seat, or who has a name there, at the beginning of a sentence."""
        return self.player(seat) or say("seat", you=self.is_you(seat), seat=seat)

    def inside(self, seat: int | None) -> str:
        """A seat, or who has a name there, within a sentence."""
        return self.player(seat) or say("seat-inside", you=self.is_you(seat), seat=seat)

    def door(self, seat: int | None) -> str:
        """A seat's door, within a sentence."""
        return say("door_of", you=self.is_you(seat), seat=self.inside(seat))

    def label(self, seat: int) -> str:
        """A seat with who sits there."""
        who = self.view.seats[seat]
        name = self.player(seat)
        kind = who.ai or name or (say("seat-person") if who.player else say("seat-empty"))
        if who.away:
            kind = say("seat-away-named", name=name) if name else say("seat-away")
        return say("seat-label", you=self.is_you(seat), seat=seat, who=kind)

    def timed(self) -> bool:
        """Whether the table has clocks."""
        return bool(self.view.opened.move_time or self.view.opened.reserve)

    def reserve(self, seat: int) -> int:
        """What a seat has left of its reserve, in whole seconds."""
        return self.view.seats[seat].reserve // 1_000_000

    def played_for(self) -> bool:
        """Whether an AI player acts for the reader, though he has not left."""
        seat = self.look.viewer
        return seat is not None and self.view.status == "playing" and bool(self.view.seats[seat].away_reason)

    def code(self, face: int) -> str:
        """A card's code, with its mark if it is red."""
        return card_text(face) + (RED if self.catalogue.card(self.game, face).red else "")

    def name(self, face: int) -> str:
        """A card's name."""
        card = self.catalogue.card(self.game, face)
        game = self.catalogue.games.get(self.game)
        return card.romanised if game is not None and game.deck in ROMANISED and card.romanised else self.gloss(face)

    def gloss(self, face: int) -> str:
        """What a card's name means, in the reader's language."""
        game = self.catalogue.games.get(self.game)
        key = f"card-{game.deck if game is not None else ''}-{card_text(face)}"
        return say(key) if has(key) else self.catalogue.card(self.game, face).name

    def codes(self, cards: Iterable[int], hidden: int = 0) -> str:
        """Cards by their codes."""
        return " ".join([*map(self.code, cards), *["??"] * hidden])

    def cards(self, cards: Sequence[int], hidden: int = 0) -> str:
        """Cards by codes and names; only hidden ones are counted."""
        if not cards:
            return say("hidden", count=hidden)
        return f"{self.codes(cards, hidden)} ({self.names(cards)})"

    def names(self, cards: Iterable[int]) -> str:
        """Cards by name, alike ones counted."""
        return ", ".join(
            self.name(face) + (f" ×{count}" if count > 1 else "") for face, count in counted(cards).items()
        )

    def styled(self, cards: Iterable[int], hidden: int = 0) -> Text:
        """Codes in colour: red ones red, and marked."""
        text = Text()
        for face in cards:
            text.append(" " if text else "")
            text.append(self.code(face), style=self.style(face))
        if hidden:
            text.append((" " if text else "") + " ".join(["??"] * hidden), style="dim")
        return text

    def style(self, face: int) -> str:
        """The style of a card's code."""
        return "bold red" if self.catalogue.card(self.game, face).red else "bold"

    def hand(self, seat: int) -> list[tuple[int, int]]:
        """The faces of a hand with their numbers, as far as they are known."""
        return list(counted(self.look.cards(vocabulary_pb2.ZONE_HAND, seat)).items())


def counted(cards: Iterable[int]) -> dict[int, int]:
    """How many of each card, in the order of their first."""
    numbers: dict[int, int] = {}
    for face in cards:
        numbers[face] = numbers.get(face, 0) + 1
    return numbers


def signed(points: int) -> str:
    """A number with its sign; nought without."""
    return f"{points:+}" if points else "0"
