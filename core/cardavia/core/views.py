"""What a viewer may see of a deal: one form for all games.

A view has *places* (cards, known or hidden), *marks* (faces that the rules remember of a seat, such as what it has
discarded) and *counts* (numbers such as columns). All are bags: the order of cards in a place means nothing, and
cards are kept sorted, so that equal views compare equal. A viewer is a seat number, or None for a spectator.
"""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import field

from cardavia.core.decks import Face
from cardavia.core.values import Value

Viewer = int | None


class Place(NamedTuple):
    """Where cards lie: a zone (`hand`, `pile`, `trick`, `stock`, …) of a seat, or of the table (None)."""

    zone: str
    seat: int | None = None


class Cards(Value, frozen=True):
    """The cards of a place as one viewer sees them: the known ones, sorted, and how many more are hidden."""

    known: tuple[Face, ...] = ()
    hidden: int = 0

    @property
    def size(self) -> int:
        """Known and hidden cards together."""
        return len(self.known) + self.hidden


class About(NamedTuple):
    """What a mark or count is about: a name, and a seat or the whole table (None)."""

    name: str
    seat: int | None = None


class View(Value, frozen=True):
    """One viewer's picture of a deal. Empty places and marks, and zero counts, are absent."""

    game: str
    viewer: Viewer
    options: Mapping[str, str]
    places: Mapping[Place, Cards] = field(default_factory=dict)
    marks: Mapping[About, tuple[Face, ...]] = field(default_factory=dict)
    counts: Mapping[About, int] = field(default_factory=dict)

    def cards(self, zone: str, seat: int | None = None) -> tuple[Face, ...]:
        """The cards that this viewer knows at a place, sorted."""
        place = self.places.get(Place(zone, seat))
        return place.known if place else ()

    def size(self, zone: str, seat: int | None = None) -> int:
        """How many cards lie at a place, known or not."""
        place = self.places.get(Place(zone, seat))
        return place.size if place else 0

    def mark(self, name: str, seat: int | None = None) -> tuple[Face, ...]:
        """The faces of a mark, sorted."""
        return self.marks.get(About(name, seat), ())

    def count(self, name: str, seat: int | None = None) -> int:
        """A number, 0 where it is absent."""
        return self.counts.get(About(name, seat), 0)
