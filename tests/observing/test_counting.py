"""Our own counters and histograms are exported as those of the library are, byte for byte."""

from collections.abc import Callable

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from prometheus_client import CollectorRegistry, Counter
from prometheus_client import Histogram as LibraryHistogram
from prometheus_client.exposition import choose_encoder

from cardavia.service.counting import Counts, Histograms
from cardavia.service.metrics import DURABLE, QUICK, SIZES

VALUES = st.floats(0, 1000) | st.sampled_from([*QUICK, *DURABLE, *SIZES])


def pages(registry: CollectorRegistry) -> list[bytes]:
    """What is told in both formats."""
    encoders = [choose_encoder(accept)[0] for accept in ("text/plain", "application/openmetrics-text; version=1.0.0")]
    return [encode(registry) for encode in encoders]


@pytest.mark.parametrize("bounds", [QUICK, DURABLE, SIZES])
@settings(deadline=None)
@given(values=st.lists(VALUES, max_size=30))
def test_a_histogram(bounds: tuple[float, ...], values: list[float]) -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    histogram = Histograms("took_seconds", "How long it took.", (), bounds, ours).labels()
    expected = LibraryHistogram("took_seconds", "How long it took.", registry=theirs, buckets=bounds)
    assert pages(ours) == pages(theirs)
    for value in values:
        histogram.observe(value)
        expected.observe(value)
    assert pages(ours) == pages(theirs)


@settings(deadline=None)
@given(who=st.lists(st.sampled_from(["ada", "bo", 'c"y']), max_size=9))
def test_labels(who: list[str]) -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    counts = Counts("moves", "Moves.", ("who", "how"), ours)
    times = Histograms("took", "Times.", ("who",), SIZES, ours)
    expected_counts = Counter("moves", "Moves.", ("who", "how"), registry=theirs)
    expected_times = LibraryHistogram("took", "Times.", ("who",), registry=theirs, buckets=SIZES)
    for number, name in enumerate(who):
        counts.labels(name, "well").inc()
        times.labels(name).observe(number)
        expected_counts.labels(name, "well").inc()
        expected_times.labels(name).observe(number)
    assert pages(ours) == pages(theirs)


@pytest.mark.parametrize("again", [lambda r: Counts("moves", "", (), r), lambda r: Counter("moves", "", registry=r)])
def test_a_name_that_is_there_already_is_refused(again: Callable[[CollectorRegistry], object]) -> None:
    registry = CollectorRegistry()
    Counts("moves", "Moves.", (), registry)
    with pytest.raises(ValueError, match="Duplicated timeseries"):
        again(registry)
