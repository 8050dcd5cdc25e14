"""`cardavia top`: a running service live, from its figures."""

import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import click

PATIENCE = 5.0
"""Seconds that the service may take for an answer."""
CLEAR = "\x1b[H\x1b[2J"

Labels = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """The figures of one moment (seconds of a monotonic clock): each sample's value by its name and labels."""

    at: float
    values: Mapping[tuple[str, Labels], float]

    def sum(self, name: str, **labels: str) -> float:
        """All samples of a name that have these labels, together."""
        return sum(self.by(name, "", **labels).values())

    def by(self, name: str, label: str, **labels: str) -> dict[str, float]:
        """Sums by the values of a label, of the samples of a name that have these other labels."""
        found: dict[str, float] = {}
        for (sample, has), value in self.values.items():
            if sample == name and labels.items() <= dict(has).items():
                key = dict(has).get(label, "")
                found[key] = found.get(key, 0.0) + value
        return found


@click.command()
@click.option(
    "--http",
    envvar="CARDAVIA_HTTP",
    default="127.0.0.1:8080",
    show_default=True,
    metavar="URL",
    help="The HTTP port of the service: HOST:PORT or a URL.",
)
@click.option("--key", envvar="CARDAVIA_KEY", default="", help="For a service elsewhere: a key that may read metrics.")
@click.option(
    "--interval", type=click.FloatRange(0.1, 3600), default=2.0, show_default=True, help="Seconds between two looks."
)
@click.option("--once", is_flag=True, help="Look twice, print once, and end: for scripts.")
def top(http: str, key: str, interval: float, *, once: bool) -> None:
    """Show a running service: moves a second, delays, streams, tables.

    Rates and delays are those of the time between two looks; percentiles are as exact as the buckets of the
    histograms. docs/metrics.md has the figures themselves. Ctrl-C ends it.
    """
    url = f"{http if '://' in http else f'http://{http}'}".rstrip("/") + "/metrics"
    try:
        before = read(url, key)
        while True:
            time.sleep(interval)
            now = read(url, key)
            text = "\n".join(lines(before, now))
            click.echo(text if once or not sys.stdout.isatty() else f"{CLEAR}{http}\n\n{text}")
            if once:
                return
            before = now
    except KeyboardInterrupt:
        sys.exit(130)


def read(url: str, key: str) -> Reading:
    """The figures now. Raises ClickException."""
    from prometheus_client.parser import text_string_to_metric_families

    request = urllib.request.Request(url, headers={"authorization": f"Bearer {key}"} if key else {})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  (who runs it chose the URL)
            text = answer.read().decode()
        values = {
            (sample.name, tuple(sorted(sample.labels.items()))): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }
    except urllib.error.HTTPError as error:
        with error:
            told = error.read(200).decode(errors="replace").strip()
        raise click.ClickException(f"{url}: {error.code}: {told}") from error
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{url}: {getattr(error, 'reason', error)}") from error
    return Reading(time.monotonic(), values)


def lines(before: Reading, now: Reading) -> Iterator[str]:
    """What there is to see, from two looks."""
    seconds = now.at - before.at

    def rate(name: str, **labels: str) -> float:
        return max(0.0, now.sum(name, **labels) - before.sum(name, **labels)) / seconds

    def delays(name: str) -> str:
        half, most = (quantile(name, part, before, now) for part in (0.5, 0.99))
        return f"p50 {_duration(half):>8}   p99 {_duration(most):>8}"

    moves, batches = rate("cardavia_moves_total"), rate("cardavia_journal_batch_appends_count")
    ai = rate("cardavia_moves_total", player="ai")
    yield f"moves      {moves:>10,.1f} /s   by AI players {ai:,.1f} /s"
    yield f"commands   {delays('cardavia_command_seconds')}"
    yield f"  decide   {delays('cardavia_decide_seconds')}"
    yield f"  append   {delays('cardavia_append_seconds')}"
    size = rate("cardavia_journal_batch_appends_sum") / batches if batches else 0.0
    yield f"commits    {delays('cardavia_journal_commit_seconds')}   {batches:,.1f} /s of {size:,.1f} entries"
    yield f"AI players {delays('cardavia_ai_thinking_seconds')}"
    refused = {
        reason: count - before.sum("cardavia_refusals_total", reason=reason)
        for reason, count in now.by("cardavia_refusals_total", "reason").items()
    }
    yield f"refused    {sum(refused.values()) / seconds:>10,.1f} /s   {_listed(refused)}".rstrip()
    calls = rate("cardavia_calls_total")
    streams = {name.rpartition("/")[2]: count for name, count in now.by("cardavia_streams", "method").items()}
    yield f"streams    {sum(streams.values()):>10,.0f}      {_listed(streams)}".rstrip()
    yield f"watchers   {now.sum('cardavia_watchers'):>10,.0f}      lag {now.sum('cardavia_lag_entries'):,.0f} entries"
    yield f"calls      {calls:>10,.1f} /s   cut off {now.sum('cardavia_readers_cut_off_total'):,.0f} readers"
    tables = now.by("cardavia_tables", "status")
    cached = now.sum("cardavia_tables_cached")
    yield f"tables     {sum(tables.values()):>10,.0f}      {_listed(tables)}; {cached:,.0f} in memory".replace(
        "   ;", "   "
    )
    resident = now.sum("process_resident_memory_bytes") / 2**20
    yield f"process    {rate('process_cpu_seconds_total'):>10.0%} CPU   {resident:,.0f} MiB resident"


def quantile(name: str, part: float, before: Reading, now: Reading) -> float:
    """Below what so great a part of a histogram's values between two looks was; NaN if there were none.

    Within a bucket values are taken to lie evenly; the last, open bucket counts as its lower bound.
    """
    old = before.by(f"{name}_bucket", "le")
    buckets = sorted(
        (float(bound), count - old.get(bound, 0.0)) for bound, count in now.by(f"{name}_bucket", "le").items()
    )
    if not buckets or buckets[-1][1] <= 0:
        return float("nan")
    wanted = part * buckets[-1][1]
    lower = below = 0.0
    for bound, count in buckets:
        if count >= wanted:
            return lower if bound == float("inf") else lower + (bound - lower) * (wanted - below) / (count - below)
        lower, below = bound, count
    return lower


def _duration(seconds: float) -> str:
    if seconds != seconds:  # noqa: PLR0124  (NaN)
        return "-"
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def _listed(counts: Mapping[str, float]) -> str:
    """The counts that are not 0, the greatest first."""
    shown: Sequence[tuple[str, float]] = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{name} {count:,.0f}" for name, count in shown if count)
