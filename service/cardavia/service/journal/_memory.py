"""A store that lives as long as the process: for tests, and for servers that need not remember."""

from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from uuid import UUID

from eventsourcing.persistence import StoredEvent
from eventsourcing.popo import POPOAggregateRecorder

from cardavia.service.journal._errors import Conflict, RequestKnown
from cardavia.service.journal._store import Place, Refusal
from cardavia.service.journal._values import Append, Found, Naming, Seal, Stored, Summary


class MemoryStore(POPOAggregateRecorder):
    """The library's recorder in plain objects, with what is kept beside its events, under its one lock."""

    writable = True

    def __init__(self) -> None:
        super().__init__()
        self._requests: dict[tuple[str, str], Found] = {}
        self._summaries: dict[UUID, Summary] = {}
        self._results: list[Place] = []
        """By (ended_at, table); sorted."""
        self._seals: dict[tuple[UUID, int], Seal] = {}
        self._names: dict[str, str] = {}

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        """See Store."""
        with self._database_lock:  # for the whole batch: readers see all of it or nothing
            return [self._write_one(append) for append in batch]

    def _write_one(self, append: Append) -> Refusal | None:
        request = append.request
        if request is not None and (found := self._requests.get((request.scope, request.id))) is not None:
            return RequestKnown(found)
        index = self._stored_events_index[str(append.table)]  # the library's: where each revision is
        if append.revision != len(index) + 1:
            return Conflict(append.table, append.revision)
        index[append.revision] = len(self._stored_events)
        self._stored_events.append(StoredEvent(append.table, append.revision, append.topic, append.state))
        if request is not None:
            found = Found(append.table, append.revision, request.digest)
            self._requests[request.scope, request.id] = found
        if append.summary is not None:
            self._keep(append.summary)
        if append.seal is not None:
            self._seals[append.table, append.revision] = append.seal
        return None

    def _keep(self, row: Summary) -> None:
        before = self._summaries.get(row.table)
        self._summaries[row.table] = row
        if before is not None and before.ended_at:
            self._results.remove((before.ended_at, row.table))
        if row.ended_at:
            insort(self._results, (row.ended_at, row.table))

    def read(self, table: UUID, after: int, limit: int | None) -> list[Stored]:
        """See Store."""
        events = self.select_events(table, gt=after, limit=limit)
        return [
            Stored(
                event.originator_version, event.topic, event.state, self._seals.get((table, event.originator_version))
            )
            for event in events
        ]

    def find(self, scope: str, id: str) -> Found | None:  # noqa: A002
        """See Store."""
        with self._database_lock:
            return self._requests.get((scope, id))

    def summary(self, table: UUID) -> Summary | None:
        """See Store."""
        with self._database_lock:
            return self._summaries.get(table)

    def summaries(self, equal: Mapping[str, object], after: Place | None, limit: int, newest: bool) -> list[Summary]:
        """See Store."""
        with self._database_lock:
            rows = list(self._summaries.values())
        rows = [row for row in rows if all(getattr(row, name) == value for name, value in equal.items())]
        rows.sort(key=_place, reverse=newest)
        if after is not None:
            rows = [row for row in rows if (_place(row) < after if newest else _place(row) > after)]
        return rows[:limit]

    def results(self, label: str, after: Place | None, limit: int) -> list[Summary]:
        """See Store."""
        with self._database_lock:
            begin = 0 if after is None else bisect_right(self._results, after)
            rows = (self._summaries[self._results[at][1]] for at in range(begin, len(self._results)))
            return list(islice((row for row in rows if not label or row.label == label), limit))

    def counts(self, statuses: Sequence[str]) -> dict[tuple[str, str], int]:
        """See Store."""
        with self._database_lock:
            return dict(Counter((row.game, row.status) for row in self._summaries.values() if row.status in statuses))

    def rename(self, namings: Sequence[Naming]) -> None:
        """See Store."""
        with self._database_lock:
            for naming in namings:
                if naming.name:
                    self._names[naming.player] = naming.name
                else:
                    self._names.pop(naming.player, None)

    def names(self, players: Sequence[str]) -> dict[str, str]:
        """See Store."""
        with self._database_lock:
            return {player: self._names[player] for player in players if player in self._names}

    def close(self) -> None:
        """See Store."""


def _place(row: Summary) -> Place:
    return row.opened_at, row.table
