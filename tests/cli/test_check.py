"""`cardavia check`: it names the first difference of each trace, with file, line, game and clause."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardavia.core.catalog import GAMES
from cardavia.core.trace import LONGEST, Checked, check
from tests.cli.following import Line, parsed, text_of
from tests.cli.running import child, run, written

Trace = list[Line]
Edit = Callable[[Trace], object]


@cache
def _written(name: str, seed: int, deck: str) -> str:
    return written("--game", name, "--seed", str(seed), "--deck", deck)


def a_trace(name: str = "tien_gow", seed: int = 7, deck: str = "random") -> Trace:
    return parsed(_written(name, seed, deck))[0]


def reports(text: str | bytes) -> list[str]:
    """What `check` says of standard input, a line a difference; its exit status and its summary agree with that."""
    result = run("check", "-", stdin=text)
    lines = result.stdout.splitlines()
    assert result.exit_code == (1 if lines else 0)
    assert ("Error: differences in" in result.stderr) == bool(lines)
    return lines


def report(trace: Trace) -> str:
    """The one difference of a trace."""
    (line,) = reports(text_of(trace))
    return line


def searching(name: str, edits: Callable[[Trace], Iterator[Trace]], clause: str) -> str:
    """The first report with a clause among the edits of many stacked deals."""
    for seed in range(300):
        for edited in edits(a_trace(name, seed, "stacked")):
            (checked,) = check([json.dumps(line) for line in edited], GAMES)
            if checked.fault and checked.fault.clause == clause:
                return report(edited)
    raise AssertionError(f"no such case for {clause}")


# What agrees


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("deck", ["random", "stacked"])
def test_another_engine_may_order_keys_and_cards_and_space_its_lines_as_it_likes(name: str, deck: str) -> None:
    rng, lines = Random(1), []
    for line in a_trace(name, 9, deck):
        keys = rng.sample(sorted(line), len(line))
        for hand in line.get("hands", []):
            rng.shuffle(hand)
        lines.append(
            json.dumps({key: line[key] for key in keys}, separators=rng.choice([(" ,  ", "\t:  "), (",", ":")]))
        )
    assert reports("\n".join(lines)) == []
    assert reports("".join(f"  {line} \r\n\r\n" for line in lines)) == []


@pytest.mark.parametrize("name", GAMES)
def test_options_may_be_absent_empty_or_named_in_full(name: str) -> None:
    trace = a_trace(name)
    game = GAMES[name]
    for options in ({}, game.complete({})):
        trace[0]["options"] = options
        assert reports(text_of(trace)) == []
    del trace[0]["options"]
    assert reports(text_of(trace)) == []


def test_escapes_are_as_good_as_characters() -> None:
    text = text_of(a_trace("chan"))
    assert reports(text.replace('"discard', '"\\u0064iscard')) == []


@pytest.mark.parametrize("text", ["", "\n", " \r\n\n\t\n"])
def test_an_empty_file_holds_no_trace_and_no_difference(text: str) -> None:
    result = run("check", "-", stdin=text)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "-: 0 traces, 0 decisions\n")


def test_files_are_counted_one_by_one(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    one.write_text(text_of(a_trace("tien_gow")), encoding="utf-8")
    two.write_text(text_of(a_trace("tien_gow")) * 2, encoding="utf-8")
    decisions = len(a_trace("tien_gow")) - 2
    result = run("check", str(one), str(two), "-", stdin=text_of(a_trace("chan")[:1]))
    assert result.stdout == "-:1: chan: [-] the trace ends before its last line (the scores)\n"
    assert result.stderr == (
        f"{one}: 1 trace, {decisions} decisions\n{two}: 2 traces, {2 * decisions} decisions\n-: 1 trace, 0 decisions\n"
        "Error: differences in 1 of 4 traces\n"
    )
    assert result.exit_code == 1


# What is no trace


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{", "not a JSON object: Expecting property name enclosed in double quotes at column 2"),
        ("{'trace': 1}", "not a JSON object: Expecting property name enclosed in double quotes at column 2"),
        ('{"trace": 1', "not a JSON object: Expecting ',' delimiter at column 12"),
        ("[1, 2]", "not a JSON object but [1, 2]"),
        ("17", "not a JSON object but 17"),
        ("null", "not a JSON object but null"),
        ('"trace"', "not a JSON object but 'trace'"),
        ("{} {}", "not a JSON object: Extra data at column 4"),
        ('{"trace": 1}}', "not a JSON object: Extra data at column 13"),
        ("\ufeff{}", "not a JSON object: Unexpected UTF-8 BOM (decode using utf-8-sig) at column 1"),
        ('{"trace": ' + "9" * 5000 + "}", "not a JSON object: numbers too long or lists too deep"),
        ("[" * 100_000, "not a JSON object: numbers too long or lists too deep"),
        ('{"a": ' * 50_000 + "1" + "}" * 50_000, "not a JSON object: numbers too long or lists too deep"),
        (" " * LONGEST + "{}", f"a line of more than {LONGEST} bytes"),
        ("x" * (3 * LONGEST), f"a line of more than {LONGEST} bytes"),
    ],
)
def test_a_line_that_is_no_object_is_a_bad_trace_and_the_next_trace_is_checked(line: str, words: str) -> None:
    good = text_of(a_trace())
    assert reports(f"{good}{line}\n{good}") == [f"-:{len(a_trace()) + 1}: ?: [-] {words}"]


@pytest.mark.parametrize("line", ["{}", '{"scores": [1, 2, 3, 4]}', '{"seat": 1, "legal": [], "move": "pass"}'])
def test_a_file_that_begins_without_a_header_is_said_so_once(line: str) -> None:
    words = "a trace begins with a header, an object with the key 'trace'"
    assert reports(f"\n{line}\n{line}\n{text_of(a_trace())}") == [f"-:2: ?: [-] {words}"]


def test_a_broken_line_inside_a_trace_is_that_trace_s_fault() -> None:
    lines = text_of(a_trace("chuo_pai")).splitlines()
    lines[3] = lines[3][:-1]
    (only,) = reports("\n".join(lines))
    assert only.startswith("-:4: chuo_pai: [-] not a JSON object: Expecting ',' delimiter at column ")


@pytest.mark.parametrize(
    ("bad", "reason"), [(b"\xff", "invalid start byte"), (b"\xed\xa0\x80", "invalid continuation byte")]
)
def test_what_is_not_utf_8_is_said_with_its_place(bad: bytes, reason: str) -> None:
    lines = text_of(a_trace()).encode().splitlines()
    lines[2] = lines[2].replace(b'"seat"', b'"' + bad + b'seat"')
    assert reports(b"\n".join(lines)) == [f"-:3: tien_gow: [-] not UTF-8: {reason} at byte 3 of the line"]


def test_utf_16_is_not_read_as_something_else() -> None:
    (first, *_) = reports(text_of(a_trace()).encode("utf-16"))
    assert first == "-:1: ?: [-] not UTF-8: invalid start byte at byte 1 of the line"


def test_values_nested_as_deep_as_json_allows_are_only_wrong_values() -> None:
    deep: Any = []
    for _ in range(700):
        deep = [deep]
    for key, line, words in (("legal", 1, "'legal' is a list of moves"), ("scores", -1, "scores is [")):
        trace = a_trace()
        trace[line][key] = [deep]
        assert words in report(trace)


# Headers

Change = dict[str, Any]

HEADERS: list[tuple[str, Change | Callable[[Line], Change], str]] = [
    ("tien_gow", {"trace": 2}, "trace version 2 is not 1"),
    ("tien_gow", {"trace": "1"}, "trace version '1' is not 1"),
    ("tien_gow", {"trace": True}, "trace version true is not 1"),
    ("tien_gow", {"game": "whist"}, "game 'whist' is none of chuo_pai, tien_gow, chan"),
    ("tien_gow", {"game": None}, "game null is none of"),
    ("tien_gow", {"game": ["chan"]}, 'game ["chan"] is none of'),
    ("tien_gow", {"rules": 2}, "rules version 2 of Tien Gow is not 1"),
    ("tien_gow", {"rules": None}, "rules version null of Tien Gow is not 1"),
    ("tien_gow", {"option": {}}, "a header has no key 'option'"),
    ("tien_gow", {"options": {"wild": "yes"}}, "Tien Gow has no option 'wild'; its options: surplus, last_trick"),
    ("chan", {"options": {"tom": "gold"}}, "option tom of Chắn is one of coins, traditional"),
    ("chan", {"options": {"tom": 1}}, "option tom of Chắn is one of coins, traditional"),
    ("chan", {"options": {"tom": ["coins"]}}, "option tom of Chắn is one of coins, traditional"),
    ("chan", {"options": []}, "'options' is an object, not []"),
    ("chuo_pai", {"hands": None}, "'hands' is a list of lists of cards, one a seat"),
    ("chuo_pai", {"hands": [1, 2, 3]}, "hand 0 is 1, not a list of cards"),
    (
        "chuo_pai",
        lambda header: {"hands": [header["hands"][0], *header["hands"][1:-1], ["zz"] * 28]},
        "hand 2: no card 'zz'",
    ),
    ("chuo_pai", lambda header: {"hands": [[66] * 28, *header["hands"][1:]]}, "hand 0: no card 66 in Sichuan cards"),
    ("chuo_pai", lambda header: {"hands": header["hands"][:2]}, "28 cards to each of three seats (CP-1)"),
    ("chuo_pai", lambda header: {"hands": [*header["hands"], []]}, "28 cards to each of three seats (CP-1)"),
    ("chuo_pai", {"stock": ["66"]}, "28 cards to each of three seats (CP-1)"),
    ("tien_gow", {"stock": ["66"]}, "no stock"),
    ("chan", lambda header: {"stock": header["stock"][1:]}, "23 for the stock (CH-4)"),
    ("chan", lambda header: {"stock": [*header["stock"], "cc"]}, "23 for the stock (CH-4)"),
    ("chan", lambda header: {"stock": ["1m", *header["stock"][1:]]}, "the 100 cards of Chắn, four of each face (CH-1)"),
    ("chan", {"stock": "2m 3m"}, "the stock is '2m 3m', not a list of cards"),
    ("chan", {"stock": []}, "23 for the stock (CH-4)"),
    ("chan", {"first": 4}, "Chắn has seats 0 to 3"),
    ("tien_gow", {"first": -1}, "0 to 3, not -1"),
    ("chuo_pai", {"first": 10**30}, "Chuo Pai has seats 0 to 2"),
    ("chuo_pai", {"first": None}, "'first' is the number of a seat, not null"),
    ("chuo_pai", {"first": True}, "'first' is the number of a seat, not true"),
    ("chuo_pai", {"first": 1.0}, "'first' is the number of a seat, not 1.0"),
]


@pytest.mark.parametrize(("name", "change", "words"), HEADERS)
def test_a_header_that_cannot_be_played_is_named(
    name: str, change: Change | Callable[[Line], Change], words: str
) -> None:
    trace = a_trace(name)
    trace[0] |= change if isinstance(change, dict) else change(trace[0])
    said = report(trace)
    known = name if trace[0]["game"] == name else "?"
    assert said.startswith(f"-:1: {known}: [header] ")
    assert words in said


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("key", ["trace", "game", "rules", "hands", "first"])
def test_no_key_of_a_header_may_be_missing(name: str, key: str) -> None:
    trace = a_trace(name)
    del trace[0][key]
    assert report(trace).startswith("-:1: ?: [-] " if key == "trace" else "-:1: ")
    if key != "trace":
        assert "[header]" in report(trace)


def test_a_chan_deal_needs_its_stock() -> None:
    trace = a_trace("chan")
    del trace[0]["stock"]
    assert "23 for the stock (CH-4)" in report(trace)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("fault", ["a card missing", "one too many", "another copy", "a card of no deal", "swapped"])
def test_hands_that_are_not_the_pack_in_the_right_sizes_are_refused(name: str, fault: str) -> None:
    trace = a_trace(name)
    one, other = trace[0]["hands"][:2]
    match fault:
        case "a card missing":
            one.pop()
        case "one too many":
            one.append(one[0])
        case "another copy":
            one[0] = next(card for card in one if card != one[0])
        case "a card of no deal":
            one[0] = {"chuo_pai": "gw", "tien_gow": "gw", "chan": "oc"}[name]
        case _:
            other.append(one.pop())
    assert report(trace).startswith(f"-:1: {name}: [header] ")


@pytest.mark.parametrize("name", GAMES)
def test_another_first_seat_shows_at_the_first_decision(name: str) -> None:
    trace = a_trace(name)
    first, game = trace[0]["first"], GAMES[name]
    trace[0]["first"] = (first + 1) % game.seats
    assert report(trace).startswith(
        "-:1: chan: [header] " if name == "chan" else f"-:2: {name}: [{game.clauses['actor']}] "
    )


def test_a_stock_in_another_order_shows_later() -> None:
    trace = a_trace("chan")
    trace[0]["stock"].reverse()
    assert int(report(trace).split(":")[1]) > 2


# Decisions


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_seat_is_named(name: str) -> None:
    for wrong, words in (
        (9, "9"),
        (None, "null"),
        ("0", "'0'"),
        (True, "true"),
        (-1, "-1"),
        (2.0, "2.0"),
        (10**30, "1"),
    ):
        trace = a_trace(name)
        right = trace[1]["seat"]
        trace[1]["seat"] = wrong
        said = report(trace)
        assert said.startswith(f"-:2: {name}: [{GAMES[name].clauses['actor']}] seat is {words}")
        assert said.endswith(f", but it is seat {right}'s decision")


@pytest.mark.parametrize("name", GAMES)
def test_the_seat_of_a_number_that_is_not_whole_is_no_seat(name: str) -> None:
    trace = a_trace(name)
    trace[1]["seat"] = float(trace[1]["seat"])
    assert "but it is seat" in report(trace)


@pytest.mark.parametrize("name", GAMES)
def test_a_missing_move_is_named_with_its_verb_s_clause(name: str) -> None:
    trace = a_trace(name)
    lacking = trace[1]["legal"].pop(0)
    clause = GAMES[name].clauses[lacking.split()[0]]
    assert report(trace) == f"-:2: {name}: [{clause}] legal lacks {lacking!r}"


def test_of_many_missing_moves_three_are_named() -> None:
    trace = a_trace("chuo_pai")
    legal, trace[1]["legal"] = trace[1]["legal"], []
    first = ", ".join(map(repr, legal[:3]))
    assert report(trace) == f"-:2: chuo_pai: [CP-8] legal lacks {first} and {len(legal) - 3} more"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda legal: legal.reverse(), "legal is not in order of code points: "),
        (lambda legal: legal.insert(0, legal[-1]), "legal repeats "),
        (lambda legal: legal.append(5), "'legal' is a list of moves"),
        (lambda legal: legal.insert(0, "fly 66"), "legal has 'fly 66', which is not: "),
        (lambda legal: legal.insert(0, ""), "legal has '', which is not: "),
        (lambda legal: legal.insert(0, f"{legal[0]} 99"), "which is not: no card '99' in "),
        (lambda legal: legal.insert(0, legal[0].replace(" ", "  ")), "which is not: its canonical spelling is "),
        (lambda legal: legal.insert(0, legal[0].upper()), "has no verb "),
        (lambda legal: legal.insert(0, "\ud800\x1b[31m" * 99), "legal has '\\ud800\\x1b[31m"),
    ],
)
def test_a_list_of_legal_moves_out_of_form_is_named(name: str, edit: Callable[[list[Any]], object], words: str) -> None:
    trace = a_trace(name)
    edit(trace[1]["legal"])
    said = report(trace)
    assert said.startswith(f"-:2: {name}: [-] ")
    assert words in said
    assert len(said) < 400


@pytest.mark.parametrize("legal", [None, "pass", {}, 1, ["pass", None]])
def test_legal_is_a_list_of_texts(legal: object) -> None:
    trace = a_trace()
    trace[1]["legal"] = legal
    assert report(trace) == "-:2: tien_gow: [-] 'legal' is a list of moves"


def test_cards_out_of_list_order_are_another_spelling() -> None:
    trace = a_trace("chuo_pai")
    at, text = next((at, text) for at, text in enumerate(trace[1]["legal"]) if len(set(text.split()[1:])) > 1)
    verb, *cards = text.split()
    trace[1]["legal"][at] = " ".join((verb, *reversed(cards)))
    said = report(trace)
    assert f"its canonical spelling is {text!r}." in said
    assert said.endswith(f" And legal lacks {text!r}.")


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_is_not_in_its_list_is_explained(name: str) -> None:
    trace = a_trace(name)
    trace[1]["move"] = {"chuo_pai": "pass", "tien_gow": "discard 66", "chan": "pass"}[name]
    clause = {"chuo_pai": "CP-8", "tien_gow": "TG-5", "chan": "CH-6"}[name]
    words = f"move '{trace[1]['move']}' is not in the legal list of its own line: "
    assert report(trace).startswith(f"-:2: {name}: [{clause}] {words}")
    trace[1]["move"] = None
    assert report(trace) == f"-:2: {name}: [-] move null is not in the legal list of its own line: null is no move."


@pytest.mark.parametrize("key", ["seat", "legal", "move"])
def test_a_decision_has_exactly_its_three_keys(key: str) -> None:
    trace = a_trace()
    trace[4]["note"] = trace[4]["ours"] = "hello"
    assert report(trace) == "-:5: tien_gow: [-] a decision has no key 'note', 'ours'"
    trace = a_trace()
    del trace[4][key]
    assert report(trace) == f"-:5: tien_gow: [-] a decision needs the key {key!r}"


# Extra moves are explained by the clause that they break


def extra(trace: Trace, *texts: str, instead: bool = False) -> Iterator[Trace]:
    """Each decision in turn with a move added to its list, or put in the place of all."""
    for at in range(1, len(trace) - 1):
        for text in texts:
            if text not in trace[at]["legal"]:
                edited = deepcopy(trace[: at + 1])
                edited[at]["legal"] = [text] if instead else sorted([*edited[at]["legal"], text])
                yield edited


def held(trace: Trace, verb: str) -> list[str]:
    """A verb with each card and each pair of the deal."""
    codes = sorted({code for hand in trace[0]["hands"] for code in hand})
    return [f"{verb} {code}" for code in codes] + [f"{verb} {code} {code}" for code in codes]


EXTRA: list[tuple[str, str, Callable[[Trace], Iterator[Trace]], str]] = [
    ("chuo_pai", "CP-11", lambda trace: extra(trace, "pass", instead=True), "You can beat "),
    ("chuo_pai", "CP-10", lambda trace: extra(trace, *held(trace, "beat")), "legal has 'beat "),
    ("chuo_pai", "CP-9", lambda trace: extra(trace, *held(trace, "lead")), "legal has 'lead "),
    ("chuo_pai", "CP-8", lambda trace: extra(trace, "pass"), "which is not: "),
    ("chuo_pai", "CP-6", lambda trace: extra(trace, "lead 66 11 63"), "66 11 63"),
    ("chuo_pai", "CP-5", lambda trace: extra(trace, "lead"), "legal has 'lead'"),
    ("chuo_pai", "CP-1", lambda trace: extra(trace, *held(trace, "lead")), "legal has 'lead "),
    (
        "tien_gow",
        "TG-4",
        lambda trace: extra(trace, "lead 66 11", "lead 44 11", "lead 55 33"),
        "is no group that may be led.",
    ),
    ("tien_gow", "TG-5", lambda trace: extra(trace, "lead 66"), "legal has 'lead 66'"),
    ("tien_gow", "TG-6", lambda trace: extra(trace, *held(trace, "beat")), "legal has 'beat "),
    ("tien_gow", "TG-8", lambda trace: extra(trace, "beat 22 22", "beat 55 55"), "Supreme cannot be beaten"),
    ("tien_gow", "TG-9", lambda trace: extra(trace, *held(trace, "beat"), instead=True), "You have won no column"),
    ("chan", "CH-3", lambda trace: extra(trace, "ca cc"), "Chi chi makes no Cạ."),
    ("chan", "CH-6", lambda trace: extra(trace, "pass"), "There is no public card now."),
    ("chan", "CH-9", lambda trace: extra(trace, "pass", "chan"), "You owe a discard."),
    ("chan", "CH-12", lambda trace: extra(trace, "chiu"), "legal has 'chiu'"),
    ("chan", "CH-14", lambda trace: extra(trace, *held(trace, "discard")[:25]), "legal has 'discard "),
    ("chan", "CH-15", lambda trace: extra(trace, "chan"), "legal has 'chan'"),
    ("chan", "CH-16", lambda trace: extra(trace, *held(trace, "discard")[:25]), "You have refused "),
    ("chan", "CH-19", lambda trace: extra(trace, "win"), "A win on Chi chi takes exactly six Chắn"),
    ("chan", "CH-20", lambda trace: extra(trace, "win"), "legal has 'win'"),
    ("chan", "CH-21", lambda trace: extra(trace, "win"), "won on only by Chíu ù"),
    ("chan", "CH-27", lambda trace: extra(trace, "decline"), "legal has 'decline'"),
]


@pytest.mark.parametrize(("name", "clause", "edits", "words"), EXTRA, ids=[clause for _, clause, *_ in EXTRA])
def test_a_move_too_many_is_explained_by_the_clause_that_it_breaks(
    name: str, clause: str, edits: Callable[[Trace], Iterator[Trace]], words: str
) -> None:
    said = searching(name, edits, clause)
    assert f": {name}: [{clause}] " in said
    assert words in said


def test_a_pass_where_one_must_beat_says_with_what() -> None:
    said = searching("chuo_pai", lambda trace: extra(trace, "pass", instead=True), "CP-11")
    assert " And legal lacks 'beat " in said


def test_a_claim_that_another_engine_does_not_ask_for_is_said_to_come_first() -> None:
    def edits(trace: Trace) -> Iterator[Trace]:
        for at in range(1, len(trace) - 2):
            if "chiu" in trace[at]["legal"] and trace[at]["move"] == "decline" and trace[at + 1]["legal"][-1] == "pass":
                yield trace[:at] + trace[at + 1 : at + 2]

    assert "are settled first, in their order." in searching("chan", edits, "CH-12")


def test_a_claim_that_only_another_engine_asks_for_is_said_not_to_be_one() -> None:
    def edits(trace: Trace) -> Iterator[Trace]:
        for at in range(2, len(trace) - 1):
            if trace[at]["legal"][-1] == "pass":
                seat = (trace[at]["seat"] + 1) % 4
                yield [*trace[:at], {"seat": seat, "legal": ["chiu", "decline"], "move": "decline"}, *trace[at:]]

    said = searching("chan", edits, "CH-12")
    assert "but it is seat " in said


# The end


@pytest.mark.parametrize("name", GAMES)
def test_a_trace_goes_on_to_its_end_and_no_further(name: str) -> None:
    trace, end = a_trace(name), GAMES[name].clauses["end"]
    number = len(trace)
    assert report(trace[:-1]) == f"-:{number - 1}: {name}: [-] the trace ends before its last line (the scores)"
    assert report(trace[:3]) == f"-:3: {name}: [-] the trace ends before its last line (the scores)"
    assert report(trace[:1]) == f"-:1: {name}: [-] the trace ends before its last line (the scores)"
    early = report([*trace[:-2], trace[-1]])
    assert early.startswith(f"-:{number - 1}: {name}: [{end}] the last line, but seat ")
    late = report([*trace[:-1], trace[-2], trace[-1]])
    assert late == f"-:{number}: {name}: [{end}] a decision, but the deal is over"
    for after in (trace[-1], trace[-2], {}):
        assert report([*trace, after]) == f"-:{number + 1}: {name}: [-] the trace goes on after its last line"


def test_a_decision_after_the_end_is_told_how_the_deal_of_chan_ended() -> None:
    ended = {}
    for seed in range(20):
        trace = a_trace("chan", seed, "stacked")
        ended[bool(trace[-1]["winners"])] = report([*trace[:-1], trace[-2]])
    assert "chan: [CH-20] a decision, but the deal is over" in ended[True]
    assert "chan: [CH-11] a decision, but the deal is over" in ended[False]


WRONG_END: list[tuple[str, str, object, str]] = [
    ("chuo_pai", "scores", [1, 2, 3], "CP-16"),
    ("chuo_pai", "winners", [], "CP-17"),
    ("tien_gow", "scores", [0, 0, 0, 0], "TG-20"),
    ("tien_gow", "columns", [8, 8, 8, 8], "TG-10"),
    ("tien_gow", "immediate", [12, -4, -4, -4], "TG-12"),
    ("tien_gow", "final", None, "TG-15"),
    ("tien_gow", "winners", [0, 1], "TG-20"),
    ("chan", "scores", [9, -3, -3, -3], "CH-26"),
    ("chan", "winners", [0, 1], "CH-21"),
    ("chan", "points", 99, "CH-25"),
    ("chan", "points", True, "CH-25"),
    ("chan", "bonuses", ["xuong", "xuong"], "CH-22"),
]


@pytest.mark.parametrize(("name", "key", "wrong", "clause"), WRONG_END)
def test_each_key_of_the_last_line_is_compared(name: str, key: str, wrong: object, clause: str) -> None:
    trace = a_trace(name)
    right, trace[-1][key] = trace[-1][key], wrong
    ours, theirs = json.dumps(right), json.dumps(wrong)
    assert report(trace) == f"-:{len(trace)}: {name}: [{clause}] {key} is {theirs}, should be {ours}"
    del trace[-1][key]
    assert report(trace) == f"-:{len(trace)}: {name}: [{clause}] {key} is absent, should be {ours}"
    trace[-1] |= {key: right, "extra": 1}
    assert report(trace) == f"-:{len(trace)}: {name}: [-] the last line has no key 'extra'"


def test_scores_are_whole_numbers_and_no_truth_values() -> None:
    trace = a_trace("tien_gow")
    trace[-1]["scores"] = [float(score) for score in trace[-1]["scores"]]
    assert "[TG-20] scores is " in report(trace)
    trace = a_trace("tien_gow")
    trace[-1]["columns"] = [bool(number) if number in (0, 1) else number for number in trace[-1]["columns"]]
    assert "[TG-10] columns is " in report(trace)


def test_of_several_wrong_keys_the_cause_is_named_first() -> None:
    trace = a_trace("tien_gow")
    trace[-1] |= {"scores": [0, 0, 0, 0], "final": [0, 0, 0, 0], "columns": [2, 2, 2, 2]}
    said = report(trace)
    assert "[TG-10] columns is " in said
    assert said.index("columns is") < said.index("; final is") < said.index("; scores is")
    trace = a_trace("chan", 3, "stacked")
    trace[-1] |= {"scores": [1, 1, 1, 1], "points": 77, "bonuses": ["leo"]}
    assert "[CH-22] bonuses is " in report(trace)


# Files


def test_of_several_traces_only_the_bad_one_differs_and_the_others_still_count() -> None:
    traces = [a_trace("tien_gow"), a_trace("chan"), a_trace("chuo_pai")]
    first, last = len(traces[0]), len(traces[2]) - 2
    traces[1][5]["seat"] = 7
    result = run("check", "-", stdin="".join(map(text_of, traces)))
    assert result.stdout.startswith(f"-:{first + 6}: chan: [CH-27] seat is 7, ")
    assert result.stdout.count("\n") == 1
    assert result.stderr == (f"-: 3 traces, {first - 2 + 4 + last} decisions\nError: differences in 1 of 3 traces\n")
    assert result.exit_code == 1


def test_after_a_fault_and_a_broken_header_the_third_trace_is_checked() -> None:
    traces = [a_trace("tien_gow") for _ in range(3)]
    traces[0][2]["seat"] = 7
    lines = "".join(map(text_of, traces)).splitlines()
    lines[len(traces[0])] = "#"
    said = reports("\n".join(lines))
    assert [line.split(":")[1] for line in said] == ["3", str(len(traces[0]) + 1)]


def test_every_trace_has_its_own_first_difference() -> None:
    traces = [a_trace("tien_gow", seed) for seed in range(4)]
    for at, trace in enumerate(traces, start=1):
        trace[at]["move"] = trace[at + 2]["move"] = "fold"
    said = reports("".join(map(text_of, traces)))
    begins = [sum(map(len, traces[:at])) + 1 for at in range(4)]
    assert [int(line.split(":")[1]) for line in said] == [begin + at for at, begin in enumerate(begins, start=1)]


def test_a_file_that_does_not_exist_or_is_a_directory_is_a_usage_error(tmp_path: Path) -> None:
    missing = run("check", str(tmp_path / "none.jsonl"))
    assert (missing.exit_code, missing.stdout) == (2, "")
    assert "none.jsonl' does not exist." in missing.stderr
    folder = run("check", str(tmp_path))
    assert (folder.exit_code, folder.stdout) == (2, "")
    assert "is a directory" in folder.stderr
    nothing = run("check")
    assert nothing.exit_code == 2
    assert "Missing argument 'FILES...'" in nothing.stderr


def test_a_file_that_cannot_be_read_to_its_end_is_said_so(tmp_path: Path) -> None:
    if not Path("/proc/self/mem").exists():
        return
    link = tmp_path / "mem.jsonl"
    link.symlink_to("/proc/self/mem")
    result = run("check", str(link))
    assert result.exit_code == 1
    assert "Input/output error" in result.stderr


def test_the_exit_status_of_a_child_is_0_1_or_2(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(text_of(a_trace()), encoding="utf-8")
    bad.write_text(text_of(a_trace()[:-1]), encoding="utf-8")
    assert child("check", str(good)).returncode == 0
    failed = child("check", str(bad), str(good))
    assert failed.returncode == 1
    assert (
        failed.stdout.decode()
        == f"{bad}:{len(a_trace()) - 1}: tien_gow: [-] the trace ends before its last line (the scores)\n"
    )
    assert failed.stderr.decode().splitlines()[-1] == "Error: differences in 1 of 2 traces"
    assert child("check", "nothing-here").returncode == 2


def test_many_files_are_not_open_at_once(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    path.write_text(text_of(a_trace()), encoding="utf-8")
    assert run("check", *[str(path)] * 3000).exit_code == 0


def test_traces_are_checked_as_they_come_one_line_at_a_time() -> None:
    """An endless file is no trouble: what is known of a trace is told when the next one begins."""
    taken, lines = count(), [json.dumps(line) for line in a_trace()]
    endless = (line for line in cycle(lines) if next(taken) >= 0)
    checked = list(islice(check(endless, GAMES), 40))
    assert checked == [Checked(1 + at * len(lines), "tien_gow", len(lines) - 2, None) for at in range(40)]
    assert next(taken) == 40 * len(lines) + 1
