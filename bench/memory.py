"""How much memory a loaded table takes that nobody watches, half-way through its deal and at its end.

Loads many tables of real deals, as from a journal, and divides the bytes that Python holds for them. Deals are between
AI players, or with a request id at each move, as if people had played them: these take more. Events that come again and
again are kept once for all tables, in bounded memory, and are not counted.

    python -m bench.memory [--tables 200]
"""

import argparse
import gc
import os
import tracemalloc
from random import Random
from uuid import uuid4

from msgspec.structs import replace

from cardavia.core.catalog import GAMES
from cardavia.core.table import Entry
from cardavia.service.ids import new_table_id
from cardavia.service.journal import Stored
from cardavia.service.live import loaded
from cardavia.service.samples import BEGAN, played
from cardavia.service.wire.log import ENTRY_TOPIC, entry_to_bytes


def main() -> None:
    parser = argparse.ArgumentParser(description="Memory of a loaded table that nobody watches.")
    parser.add_argument("--tables", type=int, default=200, help="of each kind")
    options = parser.parse_args()
    print(f"{'game':<10} {'played by':<10} {'entries':>8} {'half-way':>10} {'ended':>10}   bytes a table")
    for game in GAMES:
        for people in (False, True):
            rng = Random(1)
            logs = [[stored(entry, people) for entry in played(game, "greedy", rng)] for _ in range(options.tables)]
            entries = sum(map(len, logs)) / len(logs)
            half, whole = grown([log[: len(log) // 2] for log in logs]), grown(logs)
            by = "people" if people else "AI players"
            print(f"{game:<10} {by:<10} {entries:>8.1f} {half:>10,.0f} {whole:>10,.0f}", flush=True)


def stored(entry: Entry, people: bool) -> bytes:
    if people and entry.author.role == "seat":
        entry = replace(entry, request_id=uuid4().hex, digest=os.urandom(32))
    return entry_to_bytes(entry)


def grown(logs: list[list[bytes]]) -> float:
    """The bytes that each of these tables takes; all are loaded once before, and forgotten."""
    for log in logs:
        load(log)
    gc.collect()
    tracemalloc.start()
    lives = [load(log) for log in logs]
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(lives)


def load(log: list[bytes]) -> object:
    # With bytes of its own, as they come from a store.
    return loaded(
        new_table_id(BEGAN), [Stored(n, ENTRY_TOPIC, bytes(bytearray(each))) for n, each in enumerate(log, 1)]
    )


if __name__ == "__main__":
    main()
