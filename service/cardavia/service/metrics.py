"""The figures of the process, for Prometheus: what each means stands in docs/metrics.md.

A registry of our own, so that two services in one process do not count together. Labels take few values, none of which
a caller chooses. What one command counts is bound here once, since looking a label up costs more than counting, and by
means of our own, since the library's cost more than what they measure (counting.py).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Protocol
from weakref import WeakSet

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)

from cardavia.core.catalog import GAMES
from cardavia.core.table import AI_PLAYERS
from cardavia.service.counting import Count, Counts, Histogram, Histograms

WAITED_FOR = ("opened", "playing")
"""The statuses of tables that are not at their end."""

QUICK = (*(n * 1e-5 for n in (1, 2, 3, 5, 7.5)), *(n * 1e-4 for n in (1, 2, 3, 5, 10, 30, 100)))
"""Buckets for what a processor does, in seconds: 10 µs to 10 ms."""
DURABLE = (
    *(n * 1e-4 for n in (1, 2, 3, 5, 7.5)),
    *(n * 1e-3 for n in (1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 30, 50, 75, 100, 200, 500)),
    *(1, 2, 5),
)
"""Buckets for what waits for a disk, in seconds: 100 µs to 5 s."""
SIZES = (1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 200, 300, 512)
"""Buckets of appends in a batch."""

# When each was created is no figure that anybody needs; the library's switch is one for the process.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Reader(Protocol):
    """Who follows a table."""

    @property
    def lag(self) -> int:
        """How many entries he has not been told of yet."""


class Metrics:
    """All figures. Counting is safe in every thread, the rest belongs to the event loop.

    Only the histograms, and the counters of moves, are of one thread: `batch` and `commit` of the journal's writer, the
    others of the event loop.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        moves = Counts("cardavia_moves", "Moves that were accepted.", ("game", "player"), self.registry)
        self.moves: Mapping[str, Mapping[bool, Count]] = {
            game: {False: moves.labels(game, "person"), True: moves.labels(game, "ai")} for game in GAMES
        }
        """By game, and whether an AI player made it."""
        self.decide = self._histogram("decide_seconds", "The rules: deciding a command and what follows.", QUICK)
        self.append = self._histogram("append_seconds", "From a decided command until its entry is durable.", DURABLE)
        self.command = self._histogram("command_seconds", "A whole command, until the watchers are woken.", DURABLE)
        self._refusals = self._counter("refusals", "What was refused, by its reason.", "reason")
        self.refusal = cache(self._refusals.labels)
        """The counter of a reason."""

        self.batch = self._histogram("journal_batch_appends", "Entries that one transaction stored.", SIZES)
        self.commit = self._histogram("journal_commit_seconds", "One transaction, with its sync to the disk.", DURABLE)
        self.failed_batches = self._counter("journal_failed_batches", "Transactions that could not be stored.")
        self.archive_reads = self._counter("archive_reads", "Looks into the archive for entries of a table.")
        self.failed_archive_reads = self._counter("archive_failed_reads", "Looks into the archive that failed.")

        self._tables = self._gauge("tables", "Tables that are not at their end.", "game", "status")
        self._changes = self._counter("table_changes", "Tables that came to a status.", "game", "status")
        self.change = cache(self._changes.labels)
        """The counter of a game and the status that one of its tables came to."""
        self.cached = self._gauge("tables_cached", "Tables in memory.")
        self.loads = self._counter("tables_loaded", "Tables that were read from the journal.")
        self.evictions = self._counter("tables_evicted", "Tables that left the cache for others.")
        thinking = self._histograms("ai_thinking_seconds", "One move of an AI player, waiting included.", DURABLE, "ai")
        self.thinking: Mapping[str, Histogram] = {name: thinking.labels(name) for name in AI_PLAYERS}

        self._calls = self._counter("calls", "Calls that ended.", "method", "code")
        self.call = cache(self._calls.labels)
        """The counter of a method and the name of a gRPC code."""
        self._streams = self._gauge("streams", "Streams that are open.", "method")
        self.streams = cache(self._streams.labels)
        """The gauge of a method."""
        self.cut_off = self._counter("readers_cut_off", "Streams that were ended because nobody read them.")
        self.watched = self._gauge("watchers", "Those who follow a table, over all streams.")
        self.lag = self._gauge("lag_entries", "Entries that are durable and not yet taken by those who follow.")
        self.replicas = self._gauge("replicas", "Replicas with a lease, this one included, as it sees them.")
        self.tasks = self._gauge("tasks", "Tasks of the event loop.")
        self.readers: WeakSet[Reader] = WeakSet()
        """All who follow a table; whoever begins to is added."""

        self.set_tables({})
        for game in GAMES:
            for status in (*WAITED_FOR, "over", "closed", "void"):
                self.change(game, status)

    def expect(self, reasons: Iterable[str]) -> None:
        """Show these reasons from the start, so that the first refusal is seen as an increase."""
        for reason in reasons:
            self.refusal(reason)

    def committed(self, appends: int, seconds: float, failed: bool) -> None:
        """Count a batch of the journal."""
        self.batch.observe(appends)
        self.commit.observe(seconds)
        if failed:
            self.failed_batches.inc()

    def looked_into_archive(self, failed: bool) -> None:
        """Count a look into the archive."""
        self.archive_reads.inc()
        if failed:
            self.failed_archive_reads.inc()

    def set_tables(self, counts: Mapping[tuple[str, str], int]) -> None:
        """Set how many tables there are, by game and status; 0 for what is not named."""
        self._tables.clear()
        known = {(game, status): 0 for game in GAMES for status in WAITED_FOR}
        for key, count in {**known, **counts}.items():
            self._tables.labels(*key).set(count)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"cardavia_{name}", text, labels, registry=self.registry)

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"cardavia_{name}", text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str, bounds: Sequence[float]) -> Histogram:
        return self._histograms(name, text, bounds).labels()

    def _histograms(self, name: str, text: str, bounds: Sequence[float], *labels: str) -> Histograms:
        return Histograms(f"cardavia_{name}", text, labels, bounds, self.registry)
