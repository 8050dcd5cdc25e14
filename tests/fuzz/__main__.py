"""`python -m tests.fuzz`: fuzz for long, repeat one input, or distil the corpus."""

import faulthandler
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from random import Random

import click

from tests.fuzz import TARGETS, corpus_of
from tests.fuzz.engine import Fuzz, Target, distilled

REPORT_SECONDS = 30
HANGS_SECONDS = 120
COMMITTED_BYTES = {"frames": 40_000, "notation": 40_000, "imports": 60_000, "moves": 8_000}
"""How many bytes of inputs a target has in the repository, the same for each kind; those of moves take longest."""


@click.command()
@click.argument("names", metavar="[TARGET]...", type=click.Choice(list(TARGETS)), nargs=-1)
@click.option("--seconds", default=60.0, show_default=True, help="How long, for each target.")
@click.option("--seed", type=int, help="The same seed and corpus, the same inputs; drawn and printed if absent.")
@click.option(
    "--corpus", type=click.Path(path_type=Path), help="Read more inputs from DIR/TARGET, keep new ones there."
)
@click.option("--failures", type=click.Path(path_type=Path), help="Where failing inputs are saved.")
@click.option("--input", "one", type=click.Path(path_type=Path, exists=True), help="Run this input alone.")
@click.option("--hex", "digits", help="Run this input alone, given in hexadecimal digits.")
@click.option("--distil", is_flag=True, help="Put the inputs that do the most, of all known, into the repository.")
def main(
    names: tuple[str, ...],
    *,
    seconds: float,
    seed: int | None,
    corpus: Path | None,
    failures: Path | None,
    one: Path | None,
    digits: str | None,
    distil: bool,
) -> None:
    """Fuzz what comes from outside: frames, notation, imports, moves. Exit status 1 if anything was found."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that servers are ended, too
    targets = [TARGETS[name] for name in names or TARGETS]
    if one is not None or digits is not None:
        data = one.read_bytes() if one is not None else bytes.fromhex(digits or "")
        for target in targets:
            with target.opened() as run:
                click.echo(f"{target.name}: {len({*run(data)})} features")
        return
    if distil:
        for target in targets:
            _distil(target, corpus)
        return
    seed = seed if seed is not None else int.from_bytes(os.urandom(4), "big")
    failures = failures or Path(tempfile.mkdtemp(prefix="cardavia-fuzz-"))
    failures.mkdir(parents=True, exist_ok=True)
    if sum(_fuzz(target, seconds, seed, corpus, failures) for target in targets):
        raise click.exceptions.Exit(1)


def _fuzz(target: Target, seconds: float, seed: int, corpus: Path | None, failures: Path) -> int:
    """Fuzz one target; how much was found."""
    own = corpus / target.name if corpus is not None else None
    if own is not None:
        own.mkdir(parents=True, exist_ok=True)
    click.echo(f"{target.name}: seed {seed}; failing inputs go to {failures}")
    current = os.open(failures / f"{target.name}.current", os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    known: set[str] = set()

    def before(data: bytes) -> None:
        """Leave the input where it can be found if the process dies of it."""
        os.pwrite(current, data, 0)
        os.ftruncate(current, len(data))

    def keep(data: bytes) -> None:
        if own is not None:
            (own / _name(data)).write_bytes(data)

    def failed(data: bytes, error: Exception) -> None:
        text = "".join(traceback.format_exception(error))
        place = "".join(traceback.format_tb(error.__traceback__)[-2:]) + type(error).__name__
        if place in known:
            return
        known.add(place)
        path = failures / f"{target.name}-{_name(data)}"
        path.write_bytes(data)
        click.echo(f"{target.name}: FOUND\n{text}input: {data.hex()}\n")
        click.echo(f"again: python -m tests.fuzz {target.name} --input {path}")

    with target.opened() as run:
        fuzz = Fuzz(run, target.mutate, Random(f"{target.name} {seed}"), keep, failed, before)
        faulthandler.dump_traceback_later(HANGS_SECONDS, exit=True)
        fuzz.start(_inputs(target, own))
        began = said = time.monotonic()
        while (now := time.monotonic()) < began + seconds:
            fuzz.step()
            if now > said + REPORT_SECONDS:
                said = now
                faulthandler.dump_traceback_later(HANGS_SECONDS, exit=True)
                click.echo(_report(target, fuzz, now - began))
        click.echo(f"{_report(target, fuzz, time.monotonic() - began)}; done")
        faulthandler.cancel_dump_traceback_later()
    os.close(current)
    return fuzz.findings


def _report(target: Target, fuzz: Fuzz, seconds: float) -> str:
    return (
        f"{target.name}: {fuzz.executions} executions in {seconds:.0f} s, {len(fuzz.corpus)} inputs kept, "
        f"{len(fuzz.seen)} features, slowest {fuzz.slowest:.3f} s, {fuzz.findings} findings"
    )


def _inputs(target: Target, own: Path | None) -> Iterable[bytes]:
    yield from target.starts()
    yield from corpus_of(target.name)
    for path in sorted(own.iterdir()) if own is not None else ():
        yield path.read_bytes()


def _distil(target: Target, corpus: Path | None) -> None:
    folder = Path(__file__).with_name("corpus") / target.name
    folder.mkdir(parents=True, exist_ok=True)
    own = corpus / target.name if corpus is not None and (corpus / target.name).is_dir() else None
    with target.opened() as run:
        kinds: dict[bytes, list[bytes]] = {}
        for data in _inputs(target, own):
            kinds.setdefault(data[:1], []).append(data)
        share = COMMITTED_BYTES[target.name] // len(kinds)
        kept = {_name(data): data for inputs in kinds.values() for data in distilled(run, inputs, share)}
    for path in folder.iterdir():
        if path.name not in kept:
            path.unlink()
    for name, data in kept.items():
        (folder / name).write_bytes(data)
    click.echo(f"{target.name}: {len(kept)} inputs, {sum(map(len, kept.values()))} bytes")


def _name(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


if __name__ == "__main__":
    main()
