"""Counters and histograms of what happens at each command, exported as the library's own are.

The library's cost a dozen calls and a lock for each value. These cost one call, and ask for one thing: each is counted
by one thread. Any thread may export them meanwhile: what it copies is whole, though a sum may be a value behind.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Generic, TypeVar

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

T = TypeVar("T")


class Count:
    """How often something happened."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self) -> None:
        """It happened."""
        self.value += 1


class Histogram:
    """How many values came, by upper bounds that rise, and their sum."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """A value came. It counts in the first bucket whose bound is not below it, or in the last, which has none."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def exported(self) -> tuple[list[tuple[str, float]], float]:
        """For each bound how many values were not above it, and the sum."""
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        return list(zip(bounds, accumulate(self._counts.copy()), strict=True)), self._sum


class _Family(Collector, Generic[T]):
    """A metric: something that counts for each tuple of values of its labels."""

    def __init__(
        self, name: str, text: str, labels: Sequence[str], new: Callable[[], T], registry: CollectorRegistry
    ) -> None:
        self._facts = (name, text)
        self._labels = labels
        self._new = new
        self._children: dict[tuple[str, ...], T] = {}
        if not labels:
            self.labels()
        registry.register(self)

    def labels(self, *values: str) -> T:
        """What counts for these values, exported from now on."""
        return self._children.setdefault(values, self._new())

    def describe(self) -> Iterable[Metric]:
        """See CollectorRegistry: by this it finds names that are there twice."""
        return self.collect()


class Counts(_Family[Count]):
    """A metric that is a counter."""

    def __init__(self, name: str, text: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        super().__init__(name, text, labels, Count, registry)

    def collect(self) -> Iterator[Metric]:
        """See Collector."""
        family = CounterMetricFamily(*self._facts, labels=self._labels)
        for values, count in self._children.items():
            family.add_metric(values, count.value)
        yield family


class Histograms(_Family[Histogram]):
    """A metric that is a histogram, with these upper bounds."""

    def __init__(
        self, name: str, text: str, labels: Sequence[str], bounds: Sequence[float], registry: CollectorRegistry
    ) -> None:
        super().__init__(name, text, labels, lambda: Histogram(bounds), registry)

    def collect(self) -> Iterator[Metric]:
        """See Collector."""
        family = HistogramMetricFamily(*self._facts, labels=self._labels)
        for values, histogram in self._children.items():
            family.add_metric(values, *histogram.exported())
        yield family
