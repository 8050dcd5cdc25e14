"""The rulebook of Tien Gow, clause by clause. A test fails when the clause that it is named after is broken."""

from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

import pytest

from tests.games.engines import Engine, Rules

GAME = "tien_gow"

# TG-1, high to low; TG-2.
CIVIL = ["66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51"]
VALUES = {"63": 9, "54": 9, "62": 8, "53": 8, "52": 7, "43": 7, "42": 6, "32": 5, "41": 5, "21": 3}
PACK = Counter([*CIVIL, *CIVIL, *VALUES])

# A whole deal.
DEAL = [
    ["44", "44", "31", "31", "52", "43", "32", "41"],
    ["33", "33", "55", "55", "22", "22", "51", "51"],
    ["66", "66", "11", "11", "63", "54", "62", "53"],
    ["61", "61", "64", "64", "65", "65", "42", "21"],
]

# TG-4, high to low; of several groups that are equal, one.
MILITARY_PAIRS = ["63 54", "62 53", "52 43", "32 41"]
MIXED = {
    "1+1": ["66 63", "11 62", "44 52", "31 32"],
    "2+1": ["66 66 63", "11 11 62", "44 44 52", "31 31 32"],
    "1+2": ["66 63 54", "11 62 53", "44 52 43", "31 32 41"],
    "2+2": ["66 66 63 54", "11 11 62 53", "44 44 52 43", "31 31 32 41"],
}


# --- helpers -------------------------------------------------------------------------------------------------------


def position(engine: Rules, hands: dict[int, str], leader: int = 0, banker: int = 0, **more: Any) -> Engine:
    """The start of a trick. Seats not named hold tiles left over; the leader holds all columns, unless given."""
    held = {seat: tiles.split() for seat, tiles in hands.items()}
    size = len(held[leader])
    spare = list((PACK - Counter(tile for tiles in held.values() for tile in tiles)).elements())
    rows = [held.get(seat) or [spare.pop() for _ in range(size)] for seat in range(4)]
    columns = [8 - size if seat == leader else 0 for seat in range(4)]
    return engine.setup({"hands": rows, "turn": leader, "banker": banker, "columns": columns} | more)


def play(game: Engine, *moves: str) -> Engine:
    for move in moves:
        game.play(move)
    return game


def discard(game: Engine, times: int = 1) -> Engine:
    """The seats on turn lay tiles face down, whichever come first."""
    for _ in range(times):
        game.play(min(move for move in game.legal() if move.startswith("discard")))
    return game


def unbeaten(game: Engine, *leads: str) -> Engine:
    """Whole tricks, led by one seat and beaten by nobody."""
    for tiles in leads:
        discard(play(game, f"lead {tiles}"), times=3)
    return game


def beats(engine: Rules, answer: str, led: str) -> bool:
    """Whether a seat that holds just these tiles (and has a column) may lay them face up on that lead."""
    size = len(led.split())
    game = position(engine, {0: led, 1: answer}, columns=[5 - size, 1, 1, 1])
    legal = play(game, f"lead {led}").legal()
    assert legal in ([f"discard {answer}"], [f"beat {answer}", f"discard {answer}"])
    return len(legal) == 2


def outcome(game: Engine) -> Mapping[str, Any]:
    result = game.outcome()
    assert result is not None
    return result


def settled(
    engine: Rules, columns: list[int], winner: int, banker: int, last: str = "66", **more: Any
) -> Mapping[str, Any]:
    """The outcome when `winner` leads `last` to the last trick unbeaten; `columns` are those in the end."""
    before = [won - len(last.split()) * (seat == winner) for seat, won in enumerate(columns)]
    return outcome(unbeaten(position(engine, {winner: last}, winner, banker, columns=before, **more), last))


def caught(engine: Rules, columns: list[int], banker: int, **more: Any) -> Mapping[str, Any]:
    """The outcome of a catch: seat 0 leads 21 to the last trick, seat 1 beats it with 42; `columns` as in the end."""
    before = [won - (seat == 1) for seat, won in enumerate(columns)]
    game = position(engine, {0: "21", 1: "42"}, 0, banker, columns=before, **more)
    return outcome(discard(play(game, "lead 21", "beat 42"), times=2))


def scaled(factor: int, numbers: list[int]) -> list[int]:
    return [factor * number for number in numbers]


def refused() -> AbstractContextManager[object]:
    return pytest.raises(ValueError)  # noqa: PT011 (each engine has its own wording)


# --- tiles ---------------------------------------------------------------------------------------------------------


def test_tg_01_eight_tiles_to_each_seat(engine: Rules) -> None:
    assert engine.start([hand[::-1] for hand in DEAL], 0).hands() == DEAL
    with refused():
        engine.start([DEAL[0][:-1], DEAL[1], DEAL[2], [*DEAL[3], DEAL[0][-1]]], 0)


def test_tg_01_two_of_each_civil_tile(engine: Rules) -> None:
    with refused():
        engine.start([["66", *DEAL[0][1:]], *DEAL[1:]], 0)


def test_tg_01_civil_tiles_rank_from_66_down_to_51(engine: Rules) -> None:
    for place, led in enumerate(CIVIL):
        assert [tile for tile in CIVIL if beats(engine, tile, led)] == CIVIL[:place]


def test_tg_02_one_of_each_military_tile(engine: Rules) -> None:
    with refused():
        engine.start([[*DEAL[0][:-2], "41", "41"], *DEAL[1:]], 0)


def test_tg_02_military_tiles_rank_by_value_and_two_of_one_value_are_equal(engine: Rules) -> None:
    for led, value in VALUES.items():
        others = [tile for tile in VALUES if tile != led]
        assert [tile for tile in others if beats(engine, tile, led)] == [t for t in others if VALUES[t] > value]


@pytest.mark.parametrize("banker", range(4))
def test_tg_03_the_banker_leads_the_first_trick(engine: Rules, banker: int) -> None:
    game = engine.start(DEAL, banker)
    assert game.actor() == banker
    game.play(game.legal()[0])
    assert game.actor() == (banker + 1) % 4


def test_tg_03_the_banker_stays_banker_when_another_seat_leads(engine: Rules) -> None:
    game = play(engine.start(DEAL, 3), "lead 61", "beat 44", "discard 51", "beat 66")
    assert outcome(unbeaten(game, "11 11 62 53", "66 63 54")) == {
        "scores": [-14, -14, 56, -28],
        "columns": [0, 0, 8, 0],
        "immediate": [-4, -4, 16, -8],
        "final": [-10, -10, 40, -20],
        "winners": [2],
    }


def test_tg_03_the_banker_is_one_of_the_four_seats(engine: Rules) -> None:
    with refused():
        engine.start(DEAL, 4)


# --- groups --------------------------------------------------------------------------------------------------------


def test_tg_04_all_nine_types_may_be_led_and_nothing_else(engine: Rules) -> None:
    game = position(engine, {0: "66 66 55 63 54 42 21"})
    assert game.legal() == [
        "lead 21",
        "lead 42",
        "lead 42 21",
        "lead 54",
        "lead 55",
        "lead 63",
        "lead 63 54",
        "lead 66",
        "lead 66 54",
        "lead 66 63",
        "lead 66 63 54",
        "lead 66 66",
        "lead 66 66 54",
        "lead 66 66 63",
        "lead 66 66 63 54",
    ]


@pytest.mark.parametrize("quartet", MIXED["2+2"])
def test_tg_04_each_head_goes_with_its_value(engine: Rules, quartet: str) -> None:
    head, _, one, two = quartet.split()
    groups = [
        [head],
        [one],
        [two],
        [head, head],
        [one, two],
        [head, one],
        [head, two],
        [head, head, one],
        [head, head, two],
        [head, one, two],
        [head, head, one, two],
    ]
    assert position(engine, {0: quartet}).legal() == sorted(" ".join(["lead", *tiles]) for tiles in groups)


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("66 66 62 53", ["66", "62", "53", "66 66", "62 53"]),
        ("11 11 52 43", ["11", "52", "43", "11 11", "52 43"]),
        ("44 44 32 41", ["44", "32", "41", "44 44", "32 41"]),
        ("31 31 63 54", ["31", "63", "54", "31 31", "63 54"]),
        ("33 33 63 54", ["33", "63", "54", "33 33", "63 54"]),
        ("55 55 32 41", ["55", "32", "41", "55 55", "32 41"]),
        ("66 11 44 31", ["66", "11", "44", "31"]),
        ("63 62 52 32", ["63", "62", "52", "32"]),
        ("42 32 41 21", ["42", "32", "41", "21", "42 21", "32 41"]),
        ("44 31 42 21", ["44", "31", "42", "21", "42 21"]),
        ("66 66 11 11", ["66", "11", "66 66", "11 11"]),
        ("63 54 62 53", ["63", "54", "62", "53", "63 54", "62 53"]),
        ("66 11 63 62", ["66", "11", "63", "62", "66 63", "11 62"]),
    ],
)
def test_tg_04_tiles_that_do_not_belong_together_are_no_group(engine: Rules, hand: str, groups: list[str]) -> None:
    assert position(engine, {0: hand}).legal() == sorted(f"lead {tiles}" for tiles in groups)


def test_tg_04_civil_pairs_rank_like_civil_tiles(engine: Rules) -> None:
    pairs = [f"{tile} {tile}" for tile in CIVIL]
    for place, led in enumerate(pairs):
        assert [pair for pair in pairs if pair != led and beats(engine, pair, led)] == pairs[:place]


def test_tg_04_military_pairs_rank_by_value(engine: Rules) -> None:
    for place, led in enumerate(MILITARY_PAIRS):
        assert [pair for pair in MILITARY_PAIRS if pair != led and beats(engine, pair, led)] == MILITARY_PAIRS[:place]


@pytest.mark.parametrize("form", MIXED)
def test_tg_04_mixed_groups_rank_by_their_heads(engine: Rules, form: str) -> None:
    groups = MIXED[form]
    for place, led in enumerate(groups):
        assert [group for group in groups if group != led and beats(engine, group, led)] == groups[:place]


# --- a trick -------------------------------------------------------------------------------------------------------


def test_tg_05_each_other_seat_answers_in_seat_order(engine: Rules) -> None:
    game = position(engine, {2: "66 51"}, leader=2)
    order = [game.actor()]
    play(game, "lead 66")
    for _ in range(3):
        order.append(game.actor())
        discard(game)
    assert order == [2, 3, 0, 1]


def test_tg_05_each_other_seat_lays_exactly_as_many_tiles(engine: Rules) -> None:
    hands = {0: "66 66 63 54", 1: "11 33 33 42", 2: "55 55 22 21", 3: "44 31 31 52"}
    single = play(position(engine, hands), "lead 63")
    assert single.legal() == ["discard 11", "discard 33", "discard 42"]
    pair = play(position(engine, hands), "lead 66 66")
    assert pair.legal() == ["discard 11 33", "discard 11 42", "discard 33 33", "discard 33 42"]
    triple = play(position(engine, hands), "lead 66 66 54", "discard 11 33 42")
    assert triple.legal() == ["discard 55 22 21", "discard 55 55 21", "discard 55 55 22"]
    quartet = play(position(engine, hands), "lead 66 66 63 54")
    assert quartet.legal() == ["discard 11 33 33 42"]


def test_tg_06_face_up_only_above_the_highest_so_far(engine: Rules) -> None:
    game = position(engine, {0: "51 61", 1: "55 61", 2: "11 33", 3: "66 44"})
    assert play(game, "lead 51").legal() == ["beat 55", "beat 61", "discard 55", "discard 61"]
    assert play(game, "beat 55").legal() == ["beat 11", "discard 11", "discard 33"]
    assert play(game, "beat 11").legal() == ["beat 66", "discard 44", "discard 66"]


def test_tg_06_tiles_face_down_do_not_raise_the_highest(engine: Rules) -> None:
    game = position(engine, {0: "51 61", 1: "66 22", 2: "11 33"})
    assert play(game, "lead 51", "discard 66").legal() == ["beat 11", "beat 33", "discard 11", "discard 33"]


def test_tg_06_equal_does_not_beat(engine: Rules) -> None:
    assert not beats(engine, "66", "66")
    assert not beats(engine, "53", "62")
    assert not beats(engine, "66 54", "66 63")
    assert not beats(engine, "11 53", "11 62")


@pytest.mark.parametrize(
    ("led", "others"),
    [
        ("51", ["63", "21"]),
        ("21", ["66", "51"]),
        ("51 51", ["63 54", "42 21", "66 63"]),
        ("32 41", ["66 66", "42 21", "66 63"]),
        ("31 32", ["66 66", "63 54", "42 21"]),
        ("31 31 32", ["66 63 54"]),
        ("31 32 41", ["66 66 63"]),
    ],
)
def test_tg_06_only_a_group_of_the_led_type_beats(engine: Rules, led: str, others: list[str]) -> None:
    assert [tiles for tiles in others if beats(engine, tiles, led)] == []


def test_tg_06_tiles_that_form_no_group_do_not_beat(engine: Rules) -> None:
    assert not beats(engine, "66 11", "51 51")
    assert not beats(engine, "66 62", "11 53")
    assert not beats(engine, "63 62", "32 41")
    assert not beats(engine, "66 66 62 53", "31 31 32 41")


def test_tg_07_any_tiles_may_go_face_down_even_those_that_could_win(engine: Rules) -> None:
    game = play(position(engine, {0: "51 51 61", 1: "66 66 21"}), "lead 51 51")
    assert game.legal() == ["beat 66 66", "discard 66 21", "discard 66 66"]


def test_tg_07_tiles_face_down_win_nothing(engine: Rules) -> None:
    game = play(position(engine, {0: "51 51 61", 1: "66 66 21"}), "lead 51 51", "discard 66 66")
    assert discard(game, times=2).actor() == 0
    assert game.hands()[1] == ["21"]


def test_tg_08_supreme_cannot_be_beaten(engine: Rules) -> None:
    game = play(position(engine, {0: "42 21", 1: "66 66", 2: "63 54", 3: "11 62"}), "lead 42 21")
    assert game.legal() == ["discard 66 66"]
    assert play(game, "discard 66 66").legal() == ["discard 63 54"]
    assert play(game, "discard 63 54").legal() == ["discard 11 62"]
    assert outcome(play(game, "discard 11 62"))["winners"] == [0]


@pytest.mark.parametrize("led", ["51 51", "32 41", "31 32"])
def test_tg_08_a_follower_only_discards_42_and_21(engine: Rules, led: str) -> None:
    assert not beats(engine, "42 21", led)


def test_tg_08_as_singles_42_and_21_are_ordinary_military_tiles(engine: Rules) -> None:
    assert [tile for tile in VALUES if tile != "42" and beats(engine, "42", tile)] == ["32", "41", "21"]
    assert [tile for tile in VALUES if tile != "42" and beats(engine, tile, "42")] == [
        "63",
        "54",
        "62",
        "53",
        "52",
        "43",
    ]
    assert [tile for tile in VALUES if tile != "21" and beats(engine, tile, "21")] == list(VALUES)[:-1]


def test_tg_09_a_seat_without_a_column_dies_early_in_a_last_trick_of_one_tile(engine: Rules) -> None:
    game = position(engine, {0: "51", 1: "61", 2: "64", 3: "66"}, columns=[6, 0, 1, 0])
    assert play(game, "lead 51").legal() == ["discard 61"]
    assert play(game, "discard 61").legal() == ["beat 64", "discard 64"]
    assert play(game, "beat 64").legal() == ["discard 66"]


def test_tg_09_a_last_trick_of_two_tiles_or_more_has_no_such_rule(engine: Rules) -> None:
    for led, answer in [("51 51", "61 61"), ("31 31 32", "11 11 62"), ("31 31 32 41", "11 11 62 53")]:
        game = play(position(engine, {0: led, 1: answer}), f"lead {led}")
        assert game.legal() == [f"beat {answer}", f"discard {answer}"]


def test_tg_09_an_earlier_trick_of_one_tile_has_no_such_rule(engine: Rules) -> None:
    game = play(position(engine, {0: "51 51", 1: "61 61"}), "lead 51")
    assert game.legal() == ["beat 61", "discard 61"]


def test_tg_10_the_highest_group_wins_its_tiles_in_columns_and_leads_next(engine: Rules) -> None:
    game = position(engine, {0: "55 55 65 51", 1: "44 44 64 61", 2: "11 11 33 33", 3: "66 66 22 22"})
    play(game, "lead 55 55", "beat 44 44", "beat 11 11", "discard 22 22")
    assert game.actor() == 2
    assert discard(play(game, "lead 33", "beat 66"), times=2).actor() == 3
    assert outcome(unbeaten(game, "66"))["columns"] == [4, 0, 2, 2]


def test_tg_10_the_leader_wins_when_nobody_beats(engine: Rules) -> None:
    assert unbeaten(position(engine, {2: "51 21"}, leader=2), "51").actor() == 2


def test_tg_10_the_deal_ends_when_all_tiles_are_played(engine: Rules) -> None:
    game = engine.start(DEAL, 2)
    actors = []
    for tiles in ("66 66 63 54", "11 11 62 53"):
        actors.append(game.actor())
        unbeaten(game, tiles)
    assert actors == [2, 2]
    assert game.actor() is None
    assert game.hands() == [[], [], [], []]
    assert outcome(game)["columns"] == [0, 0, 8, 0]


@pytest.mark.parametrize("down", ["66", "21", "33"])
def test_tg_11_a_tile_face_down_tells_the_other_seats_nothing(engine: Rules, down: str) -> None:
    hands = {0: "22 51 51", 1: "66 33 21", 2: "31 64 65", 3: "11 55 61"}
    game = play(position(engine, hands), "lead 51", f"discard {down}")
    seen = [(game.actor(), game.legal())]
    for move in ("beat 31", "discard 61", "lead 65", "discard 11"):
        play(game, move)
        seen.append((game.actor(), game.legal()))
    assert seen == [
        (2, ["beat 31", "beat 64", "beat 65", "discard 31", "discard 64", "discard 65"]),
        (3, ["beat 11", "discard 11", "discard 55", "discard 61"]),
        (2, ["lead 64", "lead 65"]),
        (3, ["beat 11", "beat 55", "discard 11", "discard 55"]),
        (0, ["beat 22", "discard 22", "discard 51"]),
    ]


@pytest.mark.parametrize(
    "discarded",
    [[[], [], [], []], [[], ["66", "11"], ["63"], ["44"]], [[], ["33"], ["55", "55"], ["54"]]],
)
def test_tg_11_tiles_face_down_in_earlier_tricks_change_nothing(engine: Rules, discarded: list[list[str]]) -> None:
    hands = {0: "51 42 21", 1: "61 64 64", 2: "61 65 65", 3: "22 22 51"}
    game = position(engine, hands, columns=[3, 1, 1, 0], discarded=discarded)
    assert game.legal() == ["lead 21", "lead 42", "lead 42 21", "lead 51"]
    assert outcome(unbeaten(game, "42 21", "51")) == {
        "scores": [34, -10, -10, -14],
        "columns": [6, 1, 1, 0],
        "immediate": [12, -4, -4, -4],
        "final": [22, -6, -6, -10],
        "winners": [0],
    }


# --- immediate payments --------------------------------------------------------------------------------------------


def test_tg_12_supreme_receives_two_from_each(engine: Rules) -> None:
    game = position(engine, {0: "42 21 51"}, banker=3)
    assert outcome(unbeaten(game, "42 21", "51"))["immediate"] == [8, -2, -2, -4]


def test_tg_12_a_quartet_receives_four_from_each(engine: Rules) -> None:
    game = position(engine, {0: "31 31 32 41 51"}, banker=3)
    assert outcome(unbeaten(game, "31 31 32 41", "51"))["immediate"] == [16, -4, -4, -8]


def test_tg_12_the_winner_receives_not_the_leader(engine: Rules) -> None:
    game = position(engine, {0: "31 31 32 41 51", 1: "44 44 52 43 61", 2: "66 66 63 54 51"}, banker=3)
    play(game, "lead 31 31 32 41", "beat 44 44 52 43", "beat 66 66 63 54")
    assert outcome(unbeaten(discard(game), "51"))["immediate"] == [-4, -4, 16, -8]


@pytest.mark.parametrize("tiles", ["21", "42", "66 66", "63 54", "66 63", "66 66 63", "66 63 54"])
def test_tg_12_no_other_group_is_paid_at_once(engine: Rules, tiles: str) -> None:
    game = position(engine, {0: f"{tiles} 51"})
    assert outcome(unbeaten(game, tiles, "51"))["immediate"] == [0, 0, 0, 0]


def test_tg_12_a_follower_is_not_paid_for_42_and_21(engine: Rules) -> None:
    game = play(position(engine, {0: "51 51 61", 1: "42 21 61"}), "lead 51 51", "discard 42 21")
    assert outcome(unbeaten(discard(game, times=2), "61"))["immediate"] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("banker", "immediate"),
    [(0, [-4, 8, -2, -2]), (1, [-4, 12, -4, -4]), (2, [-2, 8, -4, -2]), (3, [-2, 8, -2, -4])],
)
def test_tg_13_the_banker_receives_double_from_all_and_pays_double(
    engine: Rules, banker: int, immediate: list[int]
) -> None:
    supreme = position(engine, {1: "42 21 51"}, 1, banker)
    assert outcome(unbeaten(supreme, "42 21", "51"))["immediate"] == immediate
    quartet = position(engine, {1: "66 66 63 54 51"}, 1, banker)
    assert outcome(unbeaten(quartet, "66 66 63 54", "51"))["immediate"] == scaled(2, immediate)


def test_tg_14_paid_on_the_last_trick_too(engine: Rules) -> None:
    assert settled(engine, [1, 1, 1, 5], 3, 0, "42 21")["immediate"] == [-4, -2, -2, 8]
    assert settled(engine, [1, 1, 1, 5], 3, 0, "66 66 63 54")["immediate"] == [-8, -4, -4, 16]


def test_tg_14_the_multipliers_of_the_settlement_do_not_apply(engine: Rules) -> None:
    assert settled(engine, [0, 0, 0, 8], 3, 3, "42 21")["immediate"] == [-4, -4, -4, 12]
    assert settled(engine, [0, 0, 0, 8], 3, 3, "66 66 63 54")["immediate"] == [-8, -8, -8, 24]


# --- final settlement ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("columns", "final"),
    [
        ([0, 0, 6, 2], [-10, -5, 2, 13]),
        ([0, 1, 5, 2], [-10, -3, 1, 12]),
        ([0, 2, 4, 2], [-10, -2, 0, 12]),
        ([0, 3, 3, 2], [-10, -1, -1, 12]),
    ],
)
def test_tg_15_each_seat_settles_by_its_columns(engine: Rules, columns: list[int], final: list[int]) -> None:
    end = settled(engine, columns, winner=3, banker=0)
    assert end["columns"] == columns
    assert end["final"] == final


def test_tg_15_the_winner_of_the_last_trick_settles_not_its_leader(engine: Rules) -> None:
    game = position(engine, {0: "61", 1: "65", 2: "66"}, 0, 3, columns=[1, 2, 1, 3])
    assert outcome(discard(play(game, "lead 61", "beat 65", "beat 66")))["final"] == [-3, -2, 7, -2]


@pytest.mark.parametrize(
    ("banker", "final"),
    [(0, [-6, -5, 1, 10]), (1, [-3, -10, 1, 12]), (2, [-3, -5, 2, 6]), (3, [-6, -10, 2, 14])],
)
def test_tg_16_doubled_if_either_is_the_banker(engine: Rules, banker: int, final: list[int]) -> None:
    assert settled(engine, [1, 0, 5, 2], winner=3, banker=banker)["final"] == final


@pytest.mark.parametrize(
    ("last", "factor"),
    [
        ("66 66 63 54", 2),
        ("42 21", 2),
        ("21", 2),
        ("42", 1),
        ("32", 1),
        ("66", 1),
        ("66 66", 1),
        ("63 54", 1),
        ("66 63", 1),
        ("66 66 63", 1),
        ("66 63 54", 1),
    ],
)
def test_tg_17_doubled_if_won_with_a_quartet_supreme_or_21(engine: Rules, last: str, factor: int) -> None:
    assert settled(engine, [2, 0, 1, 5], 3, 0, last)["final"] == scaled(factor, [-4, -5, -3, 12])


def test_tg_17_only_the_last_trick_counts(engine: Rules) -> None:
    game = position(engine, {3: "42 21 51"}, 3, 0, columns=[2, 0, 1, 2])
    assert outcome(unbeaten(game, "42 21", "51"))["final"] == [-4, -5, -3, 12]
    game = position(engine, {3: "21 51"}, 3, 0, columns=[2, 0, 1, 3])
    assert outcome(unbeaten(game, "21", "51"))["final"] == [-4, -5, -3, 12]
    game = position(engine, {3: "31 31 32 41 51"}, 3, 0, columns=[1, 0, 1, 1])
    assert outcome(unbeaten(game, "31 31 32 41", "51"))["final"] == [-6, -5, -3, 14]


def test_tg_17_doubled_if_the_winner_has_all_eight_columns(engine: Rules) -> None:
    assert settled(engine, [0, 0, 0, 8], 3, 0)["final"] == [-20, -10, -10, 40]
    assert settled(engine, [1, 0, 0, 7], 3, 0)["final"] == [-6, -5, -5, 16]


@pytest.mark.parametrize("last", ["66 66 63 54", "42 21", "21"])
def test_tg_17_all_doublings_multiply_together(engine: Rules, last: str) -> None:
    assert settled(engine, [0, 0, 0, 8], 3, 0, last)["final"] == [-40, -20, -20, 80]


def test_tg_18_what_the_winner_pays_is_doubled_too(engine: Rules) -> None:
    assert settled(engine, [0, 5, 1, 2], 3, 1, "21")["final"] == [-10, 4, -6, 12]
    assert settled(engine, [0, 6, 0, 2], 3, 0, "21")["final"] == [-20, 4, -10, 26]


def test_tg_19_in_a_catch_the_leader_pays_for_the_other_two(engine: Rules) -> None:
    assert caught(engine, [3, 2, 1, 2], banker=1)["final"] == [-12, 12, 0, 0]


def test_tg_19_each_amount_keeps_the_doubling_of_the_seat_that_owed_it(engine: Rules) -> None:
    assert caught(engine, [3, 2, 1, 2], banker=0)["final"] == [-7, 7, 0, 0]
    assert caught(engine, [3, 2, 1, 2], banker=2)["final"] == [-9, 9, 0, 0]
    assert caught(engine, [3, 2, 1, 2], banker=3)["final"] == [-8, 8, 0, 0]


def test_tg_19_negative_amounts_stay_as_they_are(engine: Rules) -> None:
    assert caught(engine, [1, 2, 5, 0], banker=2)["final"] == [-8, 6, 2, 0]


def test_tg_19_the_amount_of_the_leader_may_be_negative_and_nets_off(engine: Rules) -> None:
    assert caught(engine, [6, 2, 0, 0], banker=2)["final"] == [-13, 13, 0, 0]
    assert caught(engine, [6, 2, 0, 0], banker=0)["final"] == [-6, 6, 0, 0]


def test_tg_19_another_tile_may_have_been_highest_in_between(engine: Rules) -> None:
    game = position(engine, {0: "21", 1: "32", 2: "42"}, 0, 3, columns=[2, 3, 1, 1])
    assert outcome(discard(play(game, "lead 21", "beat 32", "beat 42")))["final"] == [-9, 0, 9, 0]


@pytest.mark.parametrize(
    ("moves", "final"),
    [
        (["lead 21", "discard 42", "discard 54", "discard 51"], [20, -4, -12, -4]),
        (["lead 21", "beat 42", "beat 54", "discard 51"], [-4, -4, 12, -4]),
        (["lead 21", "discard 42", "beat 54", "discard 51"], [-4, -4, 12, -4]),
    ],
)
def test_tg_19_no_catch_unless_42_wins(engine: Rules, moves: list[str], final: list[int]) -> None:
    game = position(engine, {0: "21", 1: "42", 2: "54", 3: "51"}, 0, 2, columns=[2, 2, 1, 2])
    assert outcome(play(game, *moves))["final"] == final


def test_tg_19_no_catch_unless_21_was_led(engine: Rules) -> None:
    game = position(engine, {0: "32", 1: "42"}, 0, 3, columns=[3, 1, 1, 2])
    assert outcome(discard(play(game, "lead 32", "beat 42"), times=2))["final"] == [-1, 8, -3, -4]


def test_tg_19_no_catch_in_an_earlier_trick(engine: Rules) -> None:
    game = position(engine, {0: "21 51", 1: "42 66"}, 0, 3, columns=[3, 0, 1, 2])
    discard(play(game, "lead 21", "beat 42"), times=2)
    assert outcome(unbeaten(game, "66"))["final"] == [-1, 8, -3, -4]


def test_tg_20_scores_are_all_received_less_all_paid_and_add_up_to_zero(engine: Rules) -> None:
    game = position(engine, {0: "42 21 51 61"}, 0, 3, columns=[1, 1, 0, 2], immediate=[-4, 16, -4, -8])
    play(unbeaten(game, "42 21"), "lead 61")
    assert outcome(unbeaten(discard(game, times=3), "51")) == {
        "scores": [16, 11, -11, -16],
        "columns": [5, 1, 0, 2],
        "immediate": [4, 14, -6, -12],
        "final": [12, -3, -5, -4],
        "winners": [0],
    }


def test_tg_20_the_winner_of_the_last_trick_wins_even_where_another_scored_more(engine: Rules) -> None:
    end = settled(engine, [6, 0, 0, 2], 3, 1, immediate=[24, -8, -8, -8])
    assert end["scores"] == [26, -18, -13, 5]
    assert end["winners"] == [3]


# --- checked examples ----------------------------------------------------------------------------------------------


def test_tg_example_01_nothing_special(engine: Rules) -> None:
    assert settled(engine, [1, 4, 0, 3], winner=3, banker=0)["scores"] == [-6, 0, -5, 11]


def test_tg_example_02_the_winner_pays_a_seat_above_four_columns(engine: Rules) -> None:
    assert settled(engine, [1, 5, 0, 2], winner=3, banker=0)["scores"] == [-6, 1, -5, 10]


def test_tg_example_03_last_trick_won_with_supreme_by_the_banker(engine: Rules) -> None:
    end = settled(engine, [2, 2, 2, 2], winner=0, banker=0, last="42 21")
    assert end["final"] == [24, -8, -8, -8]
    assert end["immediate"] == [12, -4, -4, -4]


def test_tg_example_04_all_eight_columns(engine: Rules) -> None:
    assert settled(engine, [0, 8, 0, 0], winner=1, banker=0)["scores"] == [-20, 40, -10, -10]


def test_tg_example_05_the_banker_leads_supreme_in_mid_deal(engine: Rules) -> None:
    game = position(engine, {0: "42 21 51"}, leader=0, banker=0)
    assert outcome(unbeaten(game, "42 21", "51"))["immediate"] == [12, -4, -4, -4]


def test_tg_example_06_another_seat_leads_supreme_in_mid_deal(engine: Rules) -> None:
    game = position(engine, {1: "42 21 51"}, leader=1, banker=0)
    assert outcome(unbeaten(game, "42 21", "51"))["immediate"] == [-4, 8, -2, -2]


def test_tg_example_07_another_seat_wins_a_quartet_in_mid_deal(engine: Rules) -> None:
    game = position(engine, {0: "31 31 32 41 51", 1: "66 66 63 54 51"}, leader=0, banker=0)
    discard(play(game, "lead 31 31 32 41", "beat 66 66 63 54"), times=2)
    assert outcome(unbeaten(game, "51"))["immediate"] == [-8, 16, -4, -4]


def test_tg_example_08_last_trick_a_quartet(engine: Rules) -> None:
    game = position(engine, {1: "31 31 32 41", 0: "66 66 63 54"}, leader=1, banker=1, columns=[0, 2, 1, 1])
    discard(play(game, "lead 31 31 32 41"), times=2)
    assert outcome(play(game, "beat 66 66 63 54"))["final"] == [20, -8, -6, -6]


def test_tg_example_09_catch_of_the_banker_who_had_five_columns(engine: Rules) -> None:
    assert caught(engine, [5, 2, 0, 1], banker=0)["scores"] == [-6, 6, 0, 0]


def test_tg_example_10_catch_with_another_seat_as_banker(engine: Rules) -> None:
    assert caught(engine, [1, 4, 2, 1], banker=2)["scores"] == [-10, 10, 0, 0]


def test_tg_example_11_catch_by_the_banker(engine: Rules) -> None:
    assert caught(engine, [1, 4, 3, 0], banker=1)["scores"] == [-18, 18, 0, 0]


def test_tg_example_12_catch_in_which_the_winner_pays_a_third_seat(engine: Rules) -> None:
    assert caught(engine, [1, 2, 5, 0], banker=3)["scores"] == [-13, 12, 1, 0]


def test_tg_example_13_the_winner_pays_the_banker_double(engine: Rules) -> None:
    assert settled(engine, [5, 1, 0, 2], winner=3, banker=0)["scores"] == [2, -3, -5, 6]


def test_tg_example_14_supreme_doubles_what_the_winner_pays(engine: Rules) -> None:
    assert settled(engine, [2, 5, 1, 0], winner=0, banker=3, last="42 21")["final"] == [24, 2, -6, -20]


def test_tg_example_15_last_trick_won_with_21(engine: Rules) -> None:
    assert settled(engine, [2, 6, 0, 0], winner=0, banker=2, last="21")["scores"] == [26, 4, -20, -10]


def test_tg_example_16_a_2_1_group_is_beaten_by_its_like_and_not_by_a_1_2_group(engine: Rules) -> None:
    game = play(position(engine, {0: "11 11 62 51", 1: "66 66 63 54"}), "lead 11 11 62")
    assert game.legal() == [
        "beat 66 66 54",
        "beat 66 66 63",
        "discard 66 63 54",
        "discard 66 66 54",
        "discard 66 66 63",
    ]


def test_tg_example_17_a_1_2_group_is_not_beaten_by_a_2_1_group(engine: Rules) -> None:
    assert not beats(engine, "11 11 62", led="31 32 41")


def test_tg_example_18_the_other_nine_is_equal(engine: Rules) -> None:
    game = position(engine, {0: "62 51", 1: "63 51", 2: "61 61", 3: "54 64"})
    assert play(game, "lead 62", "beat 63", "discard 61").legal() == ["discard 54", "discard 64"]


def test_tg_example_19_early_death_of_the_highest_tile(engine: Rules) -> None:
    assert play(position(engine, {0: "11", 1: "66"}), "lead 11").legal() == ["discard 66"]


def test_tg_example_20_no_early_death_in_a_last_trick_of_two_tiles(engine: Rules) -> None:
    game = play(position(engine, {0: "11 11", 1: "66 66"}), "lead 11 11", "beat 66 66")
    assert outcome(discard(game, times=2))["winners"] == [1]


# --- options -------------------------------------------------------------------------------------------------------


def test_tg_option_defaults_may_be_named(engine: Rules) -> None:
    named = {"surplus": "signed", "last_trick": "paid"}
    for options in ({}, named):
        end = settled(engine, [0, 5, 0, 3], 3, 1, "42 21", options=options)
        assert end["final"] == [-10, 4, -10, 16]
        assert end["immediate"] == [-2, -4, -2, 8]


@pytest.mark.parametrize("options", [{"surplus": "double"}, {"last_trick": "signed"}, {"catch": "none"}])
def test_tg_option_unknown_names_and_values_are_refused(engine: Rules, options: dict[str, str]) -> None:
    with refused():
        engine.start(DEAL, 0, options)


def test_tg_option_surplus_single_leaves_what_the_winner_pays_undoubled(engine: Rules) -> None:
    single = {"surplus": "single"}
    assert settled(engine, [5, 1, 0, 2], 3, 0, options=single)["final"] == [1, -3, -5, 7]
    assert settled(engine, [5, 1, 0, 2], 3, 3, options=single)["final"] == [1, -6, -10, 15]
    assert settled(engine, [2, 6, 0, 0], 0, 2, "21", options=single)["final"] == [28, 2, -20, -10]
    assert settled(engine, [0, 5, 0, 3], 3, 1, "42 21", options=single)["final"] == [-10, 1, -10, 19]


def test_tg_option_surplus_single_in_a_catch(engine: Rules) -> None:
    single = {"surplus": "single"}
    assert caught(engine, [5, 2, 0, 1], 0, options=single)["final"] == [-7, 7, 0, 0]
    assert caught(engine, [1, 2, 5, 0], 2, options=single)["final"] == [-8, 7, 1, 0]


def test_tg_option_last_trick_unpaid_pays_nothing_at_once_and_still_doubles(engine: Rules) -> None:
    for last in ("42 21", "66 66 63 54"):
        end = settled(engine, [2, 0, 1, 5], 3, 0, last, options={"last_trick": "unpaid"})
        assert end["immediate"] == [0, 0, 0, 0]
        assert end["final"] == [-8, -10, -6, 24]


def test_tg_option_last_trick_unpaid_leaves_earlier_tricks_paid(engine: Rules) -> None:
    game = position(engine, {0: "42 21 51"}, options={"last_trick": "unpaid"})
    assert outcome(unbeaten(game, "42 21", "51"))["immediate"] == [12, -4, -4, -4]


def test_tg_option_both_from_the_start_of_a_deal(engine: Rules) -> None:
    game = engine.start(DEAL, 2, {"surplus": "single", "last_trick": "unpaid"})
    end = outcome(unbeaten(game, "66 66 63 54", "11 11 62 53"))
    assert end["immediate"] == [-8, -8, 24, -8]
    assert end["final"] == [-40, -40, 120, -40]


# --- readings considered -------------------------------------------------------------------------------------------


def test_tg_reading_the_banker_is_doubled_paying_and_receiving(engine: Rules) -> None:
    """Immediate and final payments, to the banker and by him."""
    receives = settled(engine, [1, 1, 1, 5], 3, 3, "42 21")
    assert (receives["immediate"], receives["final"]) == ([-4, -4, -4, 12], [-12, -12, -12, 36])
    pays = settled(engine, [1, 1, 1, 5], 3, 0, "42 21")
    assert (pays["immediate"], pays["final"]) == ([-4, -2, -2, 8], [-12, -6, -6, 24])


def test_tg_reading_a_last_21_doubles_when_it_wins_not_when_it_is_led(engine: Rules) -> None:
    game = position(engine, {0: "21", 1: "32"}, 0, 3, columns=[3, 1, 1, 2])
    assert outcome(discard(play(game, "lead 21", "beat 32"), times=2))["final"] == [-1, 8, -3, -4]


def test_tg_reading_in_a_catch_the_other_two_amounts_are_what_they_would_have_owed(engine: Rules) -> None:
    """Neither doubled for the 21 that was led, nor for its leader."""
    assert caught(engine, [2, 4, 1, 1], banker=0)["final"] == [-10, 10, 0, 0]


def test_tg_reading_a_beaten_group_stays_where_it_lies(engine: Rules) -> None:
    game = position(engine, {0: "51 61", 1: "55 64", 2: "66 65", 3: "33 33"})
    play(game, "lead 51", "beat 55", "beat 66", "discard 33")
    assert game.hands() == [["61"], ["64"], ["65"], ["33"]]


def test_tg_reading_columns_immediate_and_final_are_all_shown(engine: Rules) -> None:
    assert settled(engine, [2, 0, 1, 5], 3, 0, "42 21", immediate=[8, -4, -2, -2]) == {
        "scores": [-4, -16, -10, 30],
        "columns": [2, 0, 1, 5],
        "immediate": [4, -6, -4, 6],
        "final": [-8, -10, -6, 24],
        "winners": [3],
    }


# --- notation ------------------------------------------------------------------------------------------------------


def test_tg_moves_are_sorted_by_code_point_unique_and_in_list_order(engine: Rules) -> None:
    game = engine.start(DEAL, 0)
    assert game.legal() == [
        "lead 31",
        "lead 31 31",
        "lead 31 31 32",
        "lead 31 31 32 41",
        "lead 31 31 41",
        "lead 31 32",
        "lead 31 32 41",
        "lead 31 41",
        "lead 32",
        "lead 32 41",
        "lead 41",
        "lead 43",
        "lead 44",
        "lead 44 43",
        "lead 44 44",
        "lead 44 44 43",
        "lead 44 44 52",
        "lead 44 44 52 43",
        "lead 44 52",
        "lead 44 52 43",
        "lead 52",
        "lead 52 43",
    ]
    assert play(game, "lead 44 44").legal() == [
        "discard 22 22",
        "discard 22 51",
        "discard 33 22",
        "discard 33 33",
        "discard 33 51",
        "discard 33 55",
        "discard 51 51",
        "discard 55 22",
        "discard 55 51",
        "discard 55 55",
    ]


@pytest.mark.parametrize("move", ["lead 55", "beat 66", "discard 66", "discard 66 66 66", "beat 11 11", "pass"])
def test_tg_a_move_that_is_not_legal_changes_nothing(engine: Rules, move: str) -> None:
    game = play(position(engine, {0: "55 55 61", 1: "66 66 51"}), "lead 55 55")
    with refused():
        game.play(move)
    assert game.actor() == 1
    assert game.legal() == ["beat 66 66", "discard 66 51", "discard 66 66"]
    assert game.hands()[:2] == [["61"], ["66", "66", "51"]]


def test_tg_a_position_may_lie_within_a_trick(engine: Rules) -> None:
    plays = [{"seat": 3, "cards": ["55"], "up": True}, {"seat": 0, "cards": ["66"], "up": False}]
    game = engine.setup(
        {
            "hands": [["51"], ["11", "33"], ["44", "31"], ["22"]],
            "turn": 1,
            "banker": 2,
            "columns": [0, 0, 0, 6],
            "plays": plays,
        }
    )
    assert game.actor() == 1
    assert game.legal() == ["beat 11", "discard 11", "discard 33"]
    assert play(game, "beat 11").legal() == ["discard 31", "discard 44"]
    assert play(game, "discard 44").actor() == 1
