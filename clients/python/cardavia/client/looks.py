"""Looking things up in a view."""

from collections.abc import Sequence

from cardavia.log.v1 import vocabulary_pb2
from cardavia.v1 import views_pb2

Face = vocabulary_pb2.Face
Zone = vocabulary_pb2.Zone
Counter = vocabulary_pb2.Counter
Mark = vocabulary_pb2.Mark


class Look:
    """A view, by place and name instead of by list. Places without cards are empty, absent numbers are 0."""

    def __init__(self, view: views_pb2.TableView) -> None:
        self.view = view
        self._places = {(p.place.zone, p.place.seat if p.place.HasField("seat") else None): p for p in view.deal.places}
        self._counts = {(c.counter, c.seat if c.HasField("seat") else None): c.value for c in view.deal.counts}
        self._marks = {(m.mark, m.seat if m.HasField("seat") else None): m.faces for m in view.deal.marks}

    @property
    def viewer(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        return self.view.viewer if self.view.HasField("viewer") else None

    @property
    def seats(self) -> range:
        """The seats' numbers."""
        return range(len(self.view.seats))

    def cards(self, zone: Zone, seat: int | None = None) -> Sequence[Face]:
        """The cards that the viewer knows at a place, sorted."""
        place = self._places.get((zone, seat))
        return tuple(place.cards) if place is not None else ()

    def hidden(self, zone: Zone, seat: int | None = None) -> int:
        """How many cards lie there that he does not know."""
        place = self._places.get((zone, seat))
        return place.hidden if place is not None else 0

    def size(self, zone: Zone, seat: int | None = None) -> int:
        """How many cards lie at a place, known or not."""
        return len(self.cards(zone, seat)) + self.hidden(zone, seat)

    def count(self, counter: Counter, seat: int | None = None) -> int:
        """A number."""
        return self._counts.get((counter, seat), 0)

    def seat_of(self, counter: Counter) -> int | None:
        """The seat that a number of the table names (they are counted from 1); None for nobody."""
        value = self.count(counter)
        return value - 1 if value else None

    def mark(self, mark: Mark, seat: int | None = None) -> Sequence[Face]:
        """The faces of a mark, sorted."""
        return tuple(self._marks.get((mark, seat), ()))
