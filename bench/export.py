"""How fast tables travel, and how much memory that takes: export in each form, import, and backup.

A journal is made of tables with real deals of every game, played at random; each command then runs as a process of its
own. `peak` is the most memory that it held at any time, its libraries included.

    python -m bench.export [--entries 1000000] [--directory DIR] [--keep]

With --keep the journal stays in DIR, and is used again if it is there.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from uuid import UUID

from cardavia.core.catalog import GAMES
from cardavia.core.chain import first_head, next_head
from cardavia.core.commands import Command, Open, Play, TakeSeat
from cardavia.core.events import SeatSetup
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author, Entry, Table, append, decide, decision, duty
from cardavia.service.bootstrap import DATABASE, SIGNING
from cardavia.service.ids import new_table_id
from cardavia.service.journal import Append, Request, SqliteStore
from cardavia.service.recording import scope_of, summary_of
from cardavia.service.signing import KeyStore, Signer
from cardavia.service.wire.log import ENTRY_TOPIC, entry_to_bytes

DEALS = 40
"""Deals of each game that are played; tables beyond those repeat them under other ids."""
BATCH = 4096
START = 1_700_000_000_000_000

Deal = list[tuple[Entry, bytes, Table]]

CHILD = """
import sys
from cardavia.service.cli import main
sys.argv = ["cardavia", *sys.argv[1:]]
try:
    main()
finally:
    lines = open("/proc/self/status").read().splitlines()
    print(next(line.split()[1] for line in lines if line.startswith("VmHWM")), file=sys.stderr)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Export, import and backup: entries a second, and peak memory.")
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument(
        "--directory", default=tempfile.gettempdir(), help="where the journal and the files are written"
    )
    parser.add_argument("--keep", action="store_true", help="keep the journal for another run")
    options = parser.parse_args()
    place = Path(options.directory) / f"cardavia-{options.entries}"
    data = place / "data"
    if not data.exists():
        began = time.perf_counter()
        tables, entries = fill(data, options.entries)
        print(f"{tables:,} tables with {entries:,} entries made in {time.perf_counter() - began:,.0f} s", flush=True)
    size = (data / DATABASE).stat().st_size
    print(f"the journal has {size / 1e6:,.0f} MB")
    print(f"{'command':<18} {'seconds':>8} {'entries/s':>10} {'MB':>8} {'MB/s':>7} {'peak MB':>8}", flush=True)
    for form in ("cardavia", "jsonl", "parquet"):
        file = place / f"all.{form}"
        measure(
            f"export {form}", options.entries, file, "export", "-o", file, "--format", form, "--force", "--data", data
        )
    for form in ("cardavia", "jsonl"):
        other = place / f"from-{form}"
        shutil.rmtree(other, ignore_errors=True)
        shutil.copytree(data / SIGNING, other / SIGNING)
        file = place / f"all.{form}"
        measure(f"import {form}", options.entries, file, "import", file, "--data", other)
        measure("  once more", options.entries, file, "import", file, "--data", other)
        shutil.rmtree(other)
    copy = place / "copy.sqlite3"
    copy.unlink(missing_ok=True)
    measure("backup", options.entries, copy, "backup", copy, "--data", data)
    if options.keep:
        for file in (copy, *place.glob("all.*")):
            file.unlink()
    else:
        shutil.rmtree(place)


def measure(name: str, entries: int, file: Path, *words: object) -> None:
    """Run a command, and print what it took; MB are those of the file."""
    began = time.perf_counter()
    child = subprocess.run(  # noqa: S603  (our own command)
        [sys.executable, "-c", CHILD, *map(str, words)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False
    )
    seconds = time.perf_counter() - began
    said = child.stderr.decode().splitlines()
    if child.returncode:
        sys.exit("\n".join(said))
    peak = int(said[-1]) * 1024 / 1e6
    size = file.stat().st_size / 1e6
    figures = f"{seconds:8.1f} {entries / seconds:10,.0f} {size:8,.0f} {size / seconds:7.1f} {peak:8.0f}"
    print(f"{name:<18} {figures}", flush=True)


def fill(data: Path, entries: int) -> tuple[int, int]:
    """Make a journal with at least so many entries; how many tables and entries it has."""
    rng = Random(1)
    deals = [deal(game, rng) for game in GAMES for _ in range(DEALS)]
    signer = KeyStore(data / SIGNING).signer()
    tables = count = 0
    with closing(SqliteStore(data / DATABASE, synchronous="NORMAL")) as store:
        batch: list[Append] = []
        while count < entries:
            table = new_table_id(START + tables * 1000)
            batch += appends(table, deals[tables % len(deals)], signer)
            tables += 1
            if len(batch) >= BATCH or count + len(batch) >= entries:
                refusals = [refusal for refusal in store.write(batch) if refusal is not None]
                if refusals:
                    sys.exit(str(refusals[0]))
                count += len(batch)
                batch = []
    return tables, count


def appends(table: UUID, deal: Deal, signer: Signer) -> Iterator[Append]:
    """A deal as the service would have stored it at this table."""
    head, secret, before = first_head(table), deal[0][2].opened.secret, ""
    for number, (entry, stored, after) in enumerate(deal, start=1):
        head = next_head(head, secret, number, stored)
        request = Request(scope_of(table, entry.author), entry.request_id, entry.digest) if entry.request_id else None
        changed = after.status != before
        summary = summary_of(table, after, deal[0][0].time, entry.time) if changed else None
        seal = signer.seal(table, head) if after.ended else None
        yield Append(table, number, stored, ENTRY_TOPIC, request, summary, seal)
        before = after.status


def deal(game: str, rng: Random) -> Deal:
    """A deal, played at random by a person at seat 0 and AI players: entries, their bytes, the table after each."""
    now, done = START, []
    table: Table | None = None

    def say(command: Command, author: Author, request_id: str = "") -> Table:
        happened = decide(table, command, now)
        if isinstance(happened, Refusal):
            sys.exit(happened.text)
        digest = hashlib.sha256(request_id.encode()).digest() if request_id else b""
        entry = Entry(now, author, request_id, tuple(happened), digest)
        after = append(table, entry)
        done.append((entry, entry_to_bytes(entry), after))
        return after

    seats = (SeatSetup(), *[SeatSetup("random")] * (GAMES[game].seats - 1))
    table = say(Open(game, seats, rng.randbytes(32), owner="ada"), Author("owner"))
    table = say(TakeSeat(0, "ada"), Author("seat", 0))
    while not table.ended:
        now += rng.randrange(1_000_000)
        if (due := duty(table, now)) is not None:
            table = say(due, Author("service"))
            continue
        asked = next(one for seat in range(len(seats)) if (one := decision(table, seat)) is not None)
        ai = table.acted_for(asked.seat)
        play = Play(asked.seat, rng.choice(asked.legal), ai=ai)
        table = say(play, Author("seat", asked.seat, ai), "" if ai else f"{rng.getrandbits(128):032x}")
    return done


if __name__ == "__main__":
    main()
