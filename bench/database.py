"""What one replica on PostgreSQL carries, under the load driver, and what a move costs in both.

    python -m bench.database --only hosts --seconds 10 --runs 3

The scenarios are those of `cardavia bench service`. PostgreSQL syncs each commit to the disk, and runs on the core of
the driver. For comparison each run is followed by one with SQLite.
"""

import tempfile
from pathlib import Path

import click

from bench.replicas import seconds as processor_seconds
from cardavia.service.cli._machine import bound, two_cores
from cardavia.service.cli.bench_service import SCENARIOS, Scenario, built, measured_once
from cardavia.service.journal.postgres import migrate
from tests import postgres


def measured(scenario: Scenario, span: int, database: postgres.Server | None) -> str:
    """The figures of one run, for people."""
    options = () if database is None else ("--database", database.url())
    before = 0.0 if database is None else processor_seconds(database.pid)
    with tempfile.TemporaryDirectory(prefix="cardavia-bench-") as directory:
        figures = measured_once(built(), scenario, Path(directory, "data"), span, two_cores(), options)
    told = (
        f"{figures['moves_per_s']:6.0f} moves/s, acknowledged in {figures['ack_p50_ms']:.1f} ms (p50), "
        f"{figures['ack_p99_ms']:.1f} ms (p99); the replica's core {figures['server_cpu']:.0%}, "
        f"{figures['server_cpu_us_per_move']:.0f} us a move"
    )
    if database is None:
        return f"SQLite      {told}"
    # Those who open tables and end them are in it, who are not counted as moves: it is a little too much.
    each = (processor_seconds(database.pid) - before) / (figures["moves_per_s"] * span)
    return f"PostgreSQL  {told}; in PostgreSQL {1e6 * each:.0f} us a move"


@click.command()
@click.option("--only", type=click.Choice(["seats", "hosts"]), multiple=True, help="Only this; may be repeated.")
@click.option("--seconds", "span", default=10, show_default=True, help="Of one run.")
@click.option("--runs", default=3, show_default=True, help="How often each.")
def main(only: tuple[str, ...], span: int, runs: int) -> None:
    """Tell what one replica on PostgreSQL carries."""
    cores = two_cores()
    with bound(None if cores is None else cores[1]):
        database = postgres.Server()
    try:
        migrate(database.url())
        for scenario in (each for word in only or ("seats", "hosts") for each in SCENARIOS[word]):
            click.echo(scenario.name)
            for _ in range(runs):
                for where in (database, None):
                    click.echo(f"    {measured(scenario, span, where)}")
    finally:
        database.close()


if __name__ == "__main__":
    main()
