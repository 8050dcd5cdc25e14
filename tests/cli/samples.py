"""The sample of traces in tests/traces. `python -m tests.cli.samples` writes it anew, from `cardavia trace`."""

from itertools import cycle, product

from cardavia.core.catalog import GAMES
from tests.cli.running import ROOT, written

HERE = ROOT / "tests" / "traces"
DEALS = 3
"""Of each kind: random cards, and stacked ones."""


def options_of(name: str) -> list[str]:
    """Every choice of a game's rule options, as texts of --options."""
    options = GAMES[name].options
    return [
        ",".join(f"{key}={value}" for key, value in zip(options, values, strict=True))
        for values in product(*options.values())
    ]


def sample(name: str) -> str:
    """The traces of a game: deals of both kinds, the rule options taken in turn, by both policies."""
    options, policies = cycle(options_of(name)), cycle(("random", "greedy", "random"))
    return "".join(
        written(
            "--game", name, "--deck", deck, "--seed", str(seed), "--options", next(options), "--policy", next(policies)
        )
        for deck in ("random", "stacked")
        for seed in range(1, DEALS + 1)
    )


if __name__ == "__main__":
    for each in GAMES:
        (HERE / f"{each}.jsonl").write_text(sample(each), encoding="utf-8")
