"""What both ways of playing share: the reader's picture as it is told, and what is to be said of each happening."""

from collections.abc import Sequence

from cardavia.client import Catalogue, Happening, Updated, Viewed
from cardavia.log.v1 import events_pb2
from cardavia.terminal.describe import tell_all
from cardavia.terminal.scene import Scene
from cardavia.v1 import views_pb2

GRACE = 0.15
"""Seconds that a claim window must stay open before the person is asked."""


class Game:
    """The table as far as it has been told."""

    def __init__(self, catalogue: Catalogue, *, grace: float = GRACE) -> None:
        self.catalogue = catalogue
        self.grace = grace
        self.view = views_pb2.TableView()
        self.payments: list[events_pb2.Paid] = []
        self.names: dict[str, str] = {}

    def begin(self) -> None:
        """Another deal begins."""
        self.view = views_pb2.TableView()
        self.payments.clear()

    def scene(self) -> Scene:
        """The scene now."""
        return Scene(self.view, self.catalogue, self.payments, self.names)

    def take(self, happening: Happening) -> Sequence[str]:
        """Take in a happening; gives its sentences."""
        match happening:
            case Viewed(view):
                self.view = view
            case Updated(update, view):
                self.view = view
                self.payments += [event.paid for event in update.events if event.WhichOneof("kind") == "paid"]
                return tell_all(update, self.scene())
        return ()


def has_choice(decision: views_pb2.Decision) -> bool:
    """Whether there is anything to choose. In a claim window silence is as good as the only answer."""
    return len(decision.legal) > 1


def is_turn(update: views_pb2.Update, scene: Scene) -> bool:
    """Whether an update shows another seat's move: one that the reader wants to see."""
    return any(
        event.WhichOneof("kind") in {"moved", "round_won"} and not scene.is_you(event.moved.seat)
        for event in update.events
    )
