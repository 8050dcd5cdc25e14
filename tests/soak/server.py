"""`cardavia serve` for long runs, in which nothing but a fault may grow.

Caches of functions hold less, so that they are full soon: they are bounded, but some take thousands of deals to fill.
The memory journal forgets tables that ended a while ago, for a log grows. And claim windows close sooner, so that deals
with sealed windows end soon, too.
"""

import sys
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from uuid import UUID

from cardavia.core import table
from cardavia.service import bootstrap  # noqa: F401  (with all that it imports)
from cardavia.service.cli import main
from cardavia.service.journal import Append, _journal
from cardavia.service.journal._memory import MemoryStore
from cardavia.service.journal._store import Refusal
from cardavia.service.wire.parts import Kept

KEPT = 1024
"""What a cache holds at most."""
REMEMBERED = 50
"""Tables that have ended and are still known; a multiple of them is forgotten at once."""


class Forgetful(MemoryStore):
    """A store in memory of all that is going on, and of the last tables that ended."""

    def __init__(self) -> None:
        super().__init__()
        self._ended: deque[UUID] = deque()

    def write(self, batch: Sequence[Append]) -> list[Refusal | None]:
        """See Store."""
        written = super().write(batch)
        self._ended.extend(append.table for append in batch if append.seal is not None)
        if len(self._ended) > 2 * REMEMBERED:
            self._forget({self._ended.popleft() for _ in range(REMEMBERED)})
        return written

    def _forget(self, tables: set[UUID]) -> None:
        with self._database_lock:
            events = [event for event in self._stored_events if event.originator_id not in tables]
            self._stored_events.clear()
            self._stored_events_index.clear()
            self._update_table(events)
            self._requests = {key: found for key, found in self._requests.items() if found.table not in tables}
            self._seals = {key: seal for key, seal in self._seals.items() if key[0] not in tables}
            self._results = [place for place in self._results if place[1] not in tables]
            for each in tables:
                self._summaries.pop(each, None)


def shrink_caches() -> None:
    """Let every cached function keep few results, by whatever name other modules know it."""
    smaller: dict[Any, Any] = {}
    for name, module in list(sys.modules.items()):
        if not name.startswith("cardavia."):
            continue
        for word, value in list(vars(module).items()):
            if hasattr(value, "cache_parameters") and (value.cache_parameters()["maxsize"] or 0) > KEPT:
                smaller.setdefault(value, lru_cache(KEPT)(value.__wrapped__))
                setattr(module, word, smaller[value])
            elif isinstance(value, Kept):
                shrink(value)


def shrink(kept: Kept[Any, Any]) -> None:
    """Let it keep little, and so all that it makes and that keeps something itself."""
    make, kept.most = kept.make, min(kept.most, KEPT)

    def shrunk(key: Any) -> Any:
        made = make(key)
        if isinstance(made, Kept):
            shrink(made)
        return made

    kept.make = shrunk


if __name__ == "__main__":
    shrink_caches()
    _journal.MemoryStore = Forgetful  # type: ignore[attr-defined]
    table.CLAIM_TIME = 60_000
    main()
