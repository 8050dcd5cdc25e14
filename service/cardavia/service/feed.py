"""What one viewer receives of one table, in order: a cursor over the table's history.

A cursor holds no messages: it reads the shared history when its reader has room, so a slow reader costs nothing but
his own delay. An entry that the viewer may not see wakes nobody visibly: nothing is sent for it.
"""

from collections.abc import Callable

from cardavia.core.table import Decision, Entry, Seat, Table, decision
from cardavia.core.values import Value
from cardavia.core.views import Viewer
from cardavia.service.live import Live


class Shown(Value, frozen=True):
    """The view that begins a watch, and the chain's head after the last entry that the viewer saw by then."""

    table: Table
    head: bytes


class News(Value, frozen=True):
    """An entry that the viewer sees something of, with his number for it and the chain's head after it.

    In `made`, which the last entry has, its bytes are kept by who makes them, for others who see the same.
    """

    entry: Entry
    revision: int
    head: bytes
    made: dict[object, bytes] | None


class Asked(Value, frozen=True):
    """What the viewer's seat is asked now."""

    decision: Decision
    revision: int


class UpToDate(Value, frozen=True):
    """The backlog is sent."""

    revision: int


Item = Shown | News | Asked | UpToDate


class Cursor:
    """One viewer's place in one table. Not shared between readers."""

    def __init__(self, live: Live, viewer: Viewer, after: int | None, wake: Callable[[], None]) -> None:
        """Begin after the viewer's revision `after`, or now. `wake` is called when there may be more.

        Raises LookupError if the viewer has not got that far.
        """
        position = len(live.history) if after is None else live.position_of(viewer, after)
        if position is None:
            raise LookupError(f"you are at revision {live.table.revision_of(viewer)}, not {after}")
        self.live, self.viewer = live, viewer
        self._seat: Seat | None = None if viewer is None else live.table.seats[viewer]
        self._position, self._wake = max(position, 1), wake
        self._revision = live.table.revision_of(viewer) if after is None else max(after, 1)
        self._begun = self._caught_up = False
        self._asked_at = -1
        self._counted = -1 if viewer is None else viewer
        """Where among the counts of `Table.unseen` the viewer's is."""
        live.watch(viewer, wake)

    @property
    def revision(self) -> int:
        """The viewer's revision so far: where to resume."""
        return self._revision

    @property
    def unseated(self) -> bool:
        """Whether the seat is no longer this viewer's: he left it before the deal, or took it again elsewhere.

        Nothing more is his to see: the next player's cards would be among it.
        """
        was = self._seat
        if was is None or self.viewer is None:
            return False
        sits = self.live.table.seats[self.viewer]
        # It stays the same record as long as nothing happens to it.
        return sits is not was and (was.player, was.generation) != (sits.player, sits.generation)

    def close(self) -> None:
        """Stop waiting for more."""
        self.live.unwatch(self.viewer, self._wake)

    def take(self, limit: int) -> list[Item]:
        """What is there to send, at most about `limit` items; [] if nothing, or if the viewer is unseated."""
        items: list[Item] = []
        live, position, viewer, counted = self.live, self._position, self.viewer, self._counted
        if self.unseated:
            return items
        if not self._begun:
            self._begun = True
            items.append(Shown(live.state_at(position), live.head_of(viewer, position)))
        last, revision = live.history.length, self._revision
        while position < last and len(items) < limit:
            position += 1
            step = live.history.step(position)
            before, revision = revision, position - step.table.unseen[counted]
            if revision != before:
                made = live.made if position == last else None
                items.append(News(step.entry, revision, step.head, made))
        self._position, self._revision = position, revision
        if position == last:
            if not self._caught_up:
                self._caught_up = True
                items.append(UpToDate(revision))
            if viewer is not None and self._asked_at != revision:  # once for each revision
                self._asked_at = revision
                if (asked := decision(live.table, viewer)) is not None:
                    items.append(Asked(asked, revision))
        return items

    @property
    def behind(self) -> bool:
        """Whether there is more to take at once."""
        return self._position < self.live.history.length

    @property
    def lag(self) -> int:
        """How many entries there are to take; 0 once it is closed."""
        return len(self.live.history) - self._position if self._wake in self.live.watchers else 0
