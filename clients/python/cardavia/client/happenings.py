"""What a session tells, in order."""

from dataclasses import dataclass

from cardavia.v1 import views_pb2


@dataclass(frozen=True, slots=True)
class Viewed:
    """A view to begin from; everything known before is superseded."""

    view: views_pb2.TableView


@dataclass(frozen=True, slots=True)
class Updated:
    """An entry of the table's log as this viewer sees it, and his view after it."""

    update: views_pb2.Update
    view: views_pb2.TableView


@dataclass(frozen=True, slots=True)
class Asked:
    """The seat is asked something. Told only while the question still stands."""

    decision: views_pb2.Decision


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """Everything so far has been told; what follows is live."""

    revision: int


@dataclass(frozen=True, slots=True)
class Interrupted:
    """The connection was lost, for this reason. It is being restored, and nothing will be missed."""

    reason: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """The connection is back."""


Happening = Viewed | Updated | Asked | CaughtUp | Interrupted | Resumed
