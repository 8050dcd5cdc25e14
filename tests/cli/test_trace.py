"""`cardavia trace`: what it writes, and that the same arguments write the same bytes."""

import subprocess
from collections import Counter

import pytest

from cardavia.core.catalog import GAMES
from tests.cli.following import follow, parsed, text_of
from tests.cli.running import COMMAND, ROOT, child, environment, run, written
from tests.cli.samples import options_of

EVERY = [
    pytest.param(name, policy, deck, options, id=f"{name}-{policy}-{deck}-{options}")
    for name in GAMES
    for policy in ("random", "greedy")
    for deck in ("random", "stacked")
    for options in options_of(name)
]


@pytest.mark.parametrize(("name", "policy", "deck", "options"), EVERY)
def test_what_is_written_agrees_with_the_rules_and_with_the_slow_model(
    name: str, policy: str, deck: str, options: str
) -> None:
    args = ("--game", name, "--policy", policy, "--deck", deck, "--options", options, "--deals", "2", "--seed", "17")
    text = written(*args)
    traces = parsed(text)
    assert len(traces) == 2
    for trace in traces:
        assert trace[0]["options"] == dict(pair.split("=") for pair in options.split(","))
        assert list(follow(trace)) == trace[1:]
    checked = run("check", "-", stdin=text)
    assert (checked.exit_code, checked.stdout) == (0, "")
    assert written(*args) == text


@pytest.mark.parametrize("name", GAMES)
def test_a_header_names_the_whole_deal(name: str) -> None:
    game = GAMES[name]
    (header, *_), *_ = parsed(written("--game", name))
    assert {key: header[key] for key in ("trace", "game", "rules")} == {"trace": 1, "game": name, "rules": game.rules}
    assert header["options"] == {}
    cards = [card for hand in header["hands"] for card in hand] + header.get("stock", [])
    assert Counter(cards) == Counter(game.deck.code[face] for face in game.pack)
    assert ("stock" in header) == (name == "chan")
    assert header["first"] in range(game.seats)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("deck", ["random", "stacked"])
def test_another_process_writes_the_same_bytes(name: str, policy: str, deck: str) -> None:
    args = ("--game", name, "--seed", "5", "--deals", "3", "--policy", policy, "--deck", deck)
    once = child("trace", *args)
    assert (once.returncode, once.stderr) == (0, b"")
    assert once.stdout == written(*args).encode()


@pytest.mark.parametrize("name", GAMES)
def test_a_child_s_traces_piped_into_check_agree(name: str) -> None:
    text = child("trace", "--game", name, "--deals", "3", "--deck", "stacked").stdout
    checked = child("check", "-", stdin=text)
    assert (checked.returncode, checked.stdout) == (0, b"")
    assert checked.stderr.startswith(b"-: 3 traces, ")


@pytest.mark.parametrize("name", GAMES)
def test_deal_n_of_a_seed_does_not_depend_on_how_many_are_asked_for(name: str) -> None:
    text = written("--game", name, "--seed", "3", "--deals", "4")
    assert text.startswith(written("--game", name, "--seed", "3", "--deals", "2"))
    traces = parsed(text)
    assert len({text_of(trace[:1]) for trace in traces}) == 4


@pytest.mark.parametrize("name", GAMES)
def test_another_seed_deals_other_cards(name: str) -> None:
    assert written("--game", name, "--seed", "3") != written("--game", name, "--seed", "4")
    assert written("--game", name) == written("--game", name, "--seed", "0", "--deals", "1", "--policy", "random")


def test_no_deals_are_no_lines() -> None:
    assert written("--game", "chan", "--deals", "0") == ""


def test_options_may_be_repeated_and_spaced() -> None:
    once = written("--game", "tien_gow", "--options", "surplus=single,last_trick=unpaid")
    assert written("--game", "tien_gow", "--options", "surplus = single", "--options", "last_trick=unpaid,") == once


def test_a_reader_that_has_seen_enough_ends_it_without_a_word() -> None:
    with subprocess.Popen(
        [*COMMAND, "trace", "--game", "chan", "--deals", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"trace": 1')
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((), "Missing option '--game'"),
        (("--game", "whist"), "'whist' is not one of 'chuo_pai', 'tien_gow', 'chan'"),
        (("--game", "chan", "--deals", "-1"), "-1 is not in the range x>=0"),
        (("--game", "chan", "--seed", "x"), "'x' is not a valid integer"),
        (("--game", "chan", "--seed", "-3"), "-3 is not in the range x>=0"),
        (("--game", "chan", "--policy", "clever"), "'clever' is not one of 'random', 'greedy'"),
        (("--game", "chan", "--deck", "cold"), "'cold' is not one of 'random', 'stacked'"),
        (("--game", "chan", "--options", "tom"), "Invalid value for --options: 'tom' is not NAME=VALUE"),
        (("--game", "chan", "--options", "tim=coins"), "Chắn has no option 'tim'; its options: tom"),
        (("--game", "chan", "--options", "tom=gold"), "option tom of Chắn is one of coins, traditional"),
        (("--game", "chan", "--option", "tom=coins"), "Did you mean '--options'?"),
        (("--game", "chan", "more"), "Got unexpected extra argument (more)"),
    ],
)
def test_wrong_arguments_are_said_clearly(args: tuple[str, ...], words: str) -> None:
    result = run("trace", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert "Try 'cardavia trace --help' for help." in result.stderr
