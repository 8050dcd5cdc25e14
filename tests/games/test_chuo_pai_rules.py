"""Chuo Pai clause by clause: CP-1 to CP-18, the checked examples, the options and the readings considered."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import combinations, product

import pytest

from tests.games.engines import Engine, Rules

GAME = "chuo_pai"


def cards(text: str) -> list[str]:
    """`22*3 51` is three cards 22 and one 51."""
    listed = []
    for word in text.split():
        face, _, count = word.partition("*")
        listed += [face] * int(count or "1")
    return listed


FACES = cards("66 11 44 31 33 55 22 51 61 64 65 63 54 62 53 52 43 42 32 41 21")  # in the order of the deck's table

CLASSES = [("66", "63", "54"), ("11", "62", "53"), ("44", "52", "43"), ("31", "32", "41")]  # CP-7: highest first

# Two different faces; 42 and 21 are left out, since no hand holds both after the opening bonus (CP-4).
PAIRS = [f"{one} {two}" for one, two in combinations(FACES, 2) if (one, two) != ("42", "21")]


def lead(*plays: str) -> list[str]:
    return sorted(" ".join(["lead", *cards(play)]) for play in plays)


def beat(*plays: str) -> list[str]:
    return sorted(" ".join(["beat", *cards(play)]) for play in plays)


def table(
    engine: Rules,
    *hands: str,
    turn: int = 0,
    plays: Sequence[tuple[int, str]] = (),
    piles: Sequence[str] = ("", "", ""),
    option: str = "free",
) -> Engine:
    """A position; `plays` are the acts of its round so far, (seat, cards), a pass without cards."""
    return engine.setup(
        {
            "hands": [cards(hand) for hand in hands],
            "turn": turn,
            "options": {"combinations": option},
            "piles": [cards(pile) for pile in piles],
            "plays": [{"seat": seat, "cards": cards(play)} for seat, play in plays],
        }
    )


def play(deal: Engine, *moves: str) -> Engine:
    for move in moves:
        deal.play(" ".join(cards(move)))
    return deal


def spare(*used: str) -> str:
    """A card for a seat that only looks on: the last face that is not in use, and no bonus card (CP-4)."""
    return next(face for face in reversed(FACES) if face not in cards(" ".join((*used, "21", "42"))))


def leads(engine: Rules, hand: str, option: str = "free") -> list[str]:
    """What a leader with this hand may do."""
    return table(engine, hand, spare(hand), spare(hand), option=option).legal()


def answers(engine: Rules, led: str, hand: str, option: str = "free") -> list[str]:
    """What the next seat may do with this hand after this lead."""
    other = spare(led, hand)
    return table(engine, other, hand, other, turn=1, plays=[(0, led)], option=option).legal()


def dealt(*starts: str) -> list[list[str]]:
    """The hands of a full deal that begin with these cards, among which stand all of 21 and 42 (CP-4)."""
    hands = [cards(start) for start in starts]
    rest = [face for face in FACES for _ in range(4 - sum(hand.count(face) for hand in hands))]
    for hand in hands:
        missing = 28 - len(hand)
        hand.extend(rest[:missing])
        del rest[:missing]
    return hands


def in_order(hands: list[list[str]]) -> list[list[str]]:
    return [sorted(hand, key=FACES.index) for hand in hands]


def counts(deal: Engine, face: str) -> list[int]:
    return [hand.count(face) for hand in deal.hands()]


def bonuses(deal: Engine) -> list[int]:
    """Plays the deal out; a seat's bonus is what its pile has beyond the plays that won a round."""
    points = [0, 0, 0]
    winner, size = 0, 0
    while (seat := deal.actor()) is not None:
        move = deal.legal()[-1]
        if move.startswith("lead"):
            points[winner] += size
        if move != "pass":
            winner, size = seat, len(move.split()) - 1
        deal.play(move)
    points[winner] += size
    outcome = deal.outcome()
    assert outcome is not None
    return [score - own for score, own in zip(outcome["scores"], points, strict=True)]


def refused() -> AbstractContextManager[object]:
    return pytest.raises(ValueError)  # noqa: PT011 (each engine has its own wording)


PLAIN = dealt("21*4", "42*4", "")  # no opening bonus


# Cards and families


def test_cp_01_the_pack_is_four_of_each_face_and_28_to_a_seat(engine: Rules) -> None:
    deal = engine.start(PLAIN, 0)
    assert [len(hand) for hand in deal.hands()] == [28, 28, 28]
    assert deal.hands() == in_order(PLAIN)


@pytest.mark.parametrize(
    "hands",
    [
        pytest.param([hand[1:] for hand in PLAIN], id="cards missing"),
        pytest.param([*PLAIN[:2], [*PLAIN[2][1:], "66"]], id="five of a face"),
        pytest.param([*PLAIN[:2], [*PLAIN[2][1:], "lu"]], id="an extra of the Sichuan pack"),
        pytest.param([[*hand, extra] for hand, extra in zip(PLAIN, FACES, strict=False)], id="more than 84 cards"),
        pytest.param([PLAIN[0][1:], [*PLAIN[1], PLAIN[0][0]], PLAIN[2]], id="27 and 29 to a seat"),
        pytest.param([FACES * 2] * 2, id="two seats"),
        pytest.param([FACES] * 4, id="four seats"),
    ],
)
def test_cp_01_no_other_deal_is_accepted(engine: Rules, hands: list[list[str]]) -> None:
    with refused():
        engine.start(hands, 0)


@pytest.mark.parametrize(
    ("led", "higher"),
    [
        ("66", ""),
        ("11", "66"),
        ("44", "66 11"),
        ("31", "66 11 44"),
        ("33", "66 11 44 31"),
        ("55", "66 11 44 31 33"),
        ("22", "66 11 44 31 33 55"),
        ("51", ""),
        ("61", "51"),
        ("64", "51 61"),
        ("65", "51 61 64"),
        ("63", ""),
        ("62", "63"),
        ("53", "63"),
        ("52", "63 62 53"),
        ("32", "63 62 53 52"),
        ("54", ""),
        ("43", "54"),
        ("41", "54 43"),
        ("21", "54 43 41"),
        ("42", "54 43 41"),
    ],
)
def test_cp_02_a_face_is_beaten_by_the_higher_faces_of_its_family_alone(engine: Rules, led: str, higher: str) -> None:
    for face in FACES:
        assert answers(engine, led, face) == (beat(face) if face in higher.split() else ["pass"])


@pytest.mark.parametrize("first", [0, 1, 2])
def test_cp_03_any_of_the_three_seats_may_be_the_first_leader(engine: Rules, first: int) -> None:
    deal = engine.start(PLAIN, first)
    assert deal.actor() == first
    assert {move.split()[0] for move in deal.legal()} == {"lead"}


@pytest.mark.parametrize("first", [-1, 3])
def test_cp_03_no_other_first_leader_is_accepted(engine: Rules, first: int) -> None:
    with refused():
        engine.start(PLAIN, first)


# Opening bonus


def test_cp_04_a_hand_with_both_kinds_moves_all_copies_to_its_pile(engine: Rules) -> None:
    hands = dealt("21*2", "21*2 42*3", "42")
    deal = engine.start(hands, 0)
    hands[1] = [card for card in hands[1] if card not in {"21", "42"}]
    assert deal.hands() == in_order(hands)
    assert bonuses(deal) == [0, 5, 0]


def test_cp_04_a_hand_with_one_kind_only_keeps_it(engine: Rules) -> None:
    deal = engine.start(dealt("21*3", "42*4", "21"), 0)
    assert counts(deal, "21") == [3, 0, 1]
    assert counts(deal, "42") == [0, 4, 0]
    assert bonuses(deal) == [0, 0, 0]


def test_cp_04_several_seats_may_have_the_bonus(engine: Rules) -> None:
    deal = engine.start(dealt("21 42", "21 42", "21*2 42*2"), 0)
    assert counts(deal, "21") == counts(deal, "42") == [0, 0, 0]
    assert bonuses(deal) == [2, 2, 4]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_cp_04_the_bonus_changes_nothing_about_who_leads(engine: Rules, first: int) -> None:
    assert engine.start(dealt("21*2", "21*2 42*4", ""), first).actor() == first


# Plays


def test_cp_05_a_group_is_one_to_four_cards_of_one_face(engine: Rules) -> None:
    assert leads(engine, "22*4 51*3 43") == lead("22", "22*2", "22*3", "22*4", "51", "51*2", "51*3", "43")
    assert answers(engine, "22*4", "44*3 55*4") == beat("55*4")


def test_cp_05_faces_of_equal_rank_form_no_group(engine: Rules) -> None:
    assert leads(engine, "62*2 53") == lead("62", "62*2", "53")
    assert answers(engine, "52*2", "62 53") == ["pass"]


@pytest.mark.parametrize(("head", "black", "red"), CLASSES)
def test_cp_06_a_combination_is_heads_with_matching_totals(engine: Rules, head: str, black: str, red: str) -> None:
    assert leads(engine, f"{head} {black} {red}") == lead(
        head, black, red, f"{head} {black}", f"{head} {red}", f"{head} {black} {red}"
    )


def test_cp_06_no_other_two_faces_combine(engine: Rules) -> None:
    combining = [pair for pair in PAIRS if leads(engine, pair) != lead(*pair.split())]
    assert combining == ["66 63", "66 54", "11 62", "11 53", "44 52", "44 43", "31 32", "31 41"]


def test_cp_06_needs_a_head_and_a_total(engine: Rules) -> None:
    assert leads(engine, "63 54") == lead("63", "54")
    assert leads(engine, "31*2") == lead("31", "31*2")


def test_cp_06_has_one_class_only(engine: Rules) -> None:
    assert leads(engine, "66 11 63 62") == lead("66", "11", "63", "62", "66 63", "11 62")


def test_cp_06_has_nothing_else(engine: Rules) -> None:
    assert leads(engine, "31 32 51") == lead("31", "32", "51", "31 32")
    assert leads(engine, "31 41 52") == lead("31", "41", "52", "31 41")


def test_cp_06_has_any_numbers_of_heads_and_totals_from_2_to_12_cards(engine: Rules) -> None:
    groups = [f"{face}*{count}" for face in ("31", "32", "41") for count in (1, 2, 3, 4)]
    mixed = [f"31*{h} 32*{b} 41*{r}" for h, b, r in product(range(1, 5), range(5), range(5)) if b + r > 0]
    assert len(mixed) == 96
    assert leads(engine, "31*4 32*4 41*4") == lead(*groups, *mixed)


@pytest.mark.parametrize(("led", "higher"), [("66", ""), ("11", "66"), ("44", "66 11"), ("31", "66 11 44")])
def test_cp_07_a_combination_is_beaten_by_the_higher_classes_alone(engine: Rules, led: str, higher: str) -> None:
    lowest = next(f"{head} {black}" for head, black, _ in CLASSES if head == led)
    for head, _, red in CLASSES:
        held = f"{head} {red}"
        assert answers(engine, lowest, held) == (beat(held) if head in higher.split() else ["pass"])


@pytest.mark.parametrize(
    ("one", "other"), [("66 63", "66 54"), ("11 62", "11 53"), ("44*2 52", "44 43*2"), ("31 32 41", "31*2 32")]
)
def test_cp_07_two_combinations_of_one_class_and_size_are_equal(engine: Rules, one: str, other: str) -> None:
    assert answers(engine, one, other) == ["pass"]
    assert answers(engine, other, one) == ["pass"]


# A round


def test_cp_08_the_leader_leads_a_group_or_a_combination(engine: Rules) -> None:
    assert leads(engine, "44*2 65 43 42") == lead("44", "44*2", "65", "43", "42", "44 43", "44*2 43")


def test_cp_08_the_leader_cannot_pass(engine: Rules) -> None:
    deal = table(engine, "22", "33 61", "55")
    with refused():
        deal.play("pass")
    assert (deal.actor(), deal.legal()) == (0, lead("22"))
    play(deal, "lead 22", "beat 33", "pass")
    with refused():
        deal.play("pass")
    assert (deal.actor(), deal.legal()) == (1, lead("61"))


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_cp_09_each_other_seat_acts_once_in_seat_order(engine: Rules, leader: int) -> None:
    deal = table(engine, "66*2", "66", "66", turn=leader)
    order = []
    for move in ("lead 66", "pass", "pass"):
        order.append(deal.actor())
        deal.play(move)
    assert order == [leader, (leader + 1) % 3, (leader + 2) % 3]
    assert {move.split()[0] for move in deal.legal()} == {"lead"}


def test_cp_09_a_seat_without_cards_is_not_asked(engine: Rules) -> None:
    deal = play(table(engine, "66 22", "", "33"), "lead 66")
    assert (deal.actor(), deal.legal()) == (2, ["pass"])
    deal = play(table(engine, "22", "66 33", "", turn=1), "lead 33")
    assert (deal.actor(), deal.legal()) == (0, ["pass"])


def test_cp_09_there_is_no_second_lap(engine: Rules) -> None:
    deal = play(table(engine, "65 51", "64 22", "61 33"), "lead 65", "beat 64", "beat 61")
    assert (deal.actor(), deal.legal()) == (2, lead("33"))


def test_cp_10_a_beating_play_is_of_the_same_family(engine: Rules) -> None:
    assert answers(engine, "22", "66 51 63 54") == beat("66")
    assert answers(engine, "65", "66 51 63 54") == beat("51")
    assert answers(engine, "32", "66 51 63 54") == beat("63")
    assert answers(engine, "42", "66 51 63 54") == beat("54")


def test_cp_10_a_beating_play_has_the_same_number_of_cards(engine: Rules) -> None:
    assert answers(engine, "22", "66*2") == beat("66")
    assert answers(engine, "22*2", "66 33*3") == beat("33*2")
    assert answers(engine, "31 32", "66 63*2") == beat("66 63")
    assert answers(engine, "31 32*2", "66 63 11 62*2") == beat("11 62*2")


def test_cp_10_a_beating_play_is_strictly_higher(engine: Rules) -> None:
    assert answers(engine, "33", "33 31 55") == beat("31")
    assert answers(engine, "62", "53") == ["pass"]
    assert answers(engine, "44 52", "44 43") == ["pass"]


def test_cp_10_the_highest_play_so_far_is_to_be_beaten(engine: Rules) -> None:
    overtaken = table(engine, "22", "22", "64 51", turn=2, plays=[(0, "65"), (1, "61")])
    assert overtaken.legal() == beat("51")
    passed = table(engine, "22", "22", "65 61", turn=2, plays=[(0, "64"), (1, "")])
    assert passed.legal() == beat("61")


def test_cp_10_groups_never_meet_combinations(engine: Rules) -> None:
    assert answers(engine, "22*2", "66 63") == ["pass"]
    assert answers(engine, "32*2", "44 63 52") == ["pass"]
    assert answers(engine, "31 32", "66*2 51*2 63*2 54*2") == beat("66 63", "66 54")
    assert answers(engine, "31 41", "66*2 11*2 44*2") == ["pass"]


def test_cp_10_only_the_total_number_of_cards_of_combinations_counts(engine: Rules) -> None:
    assert answers(engine, "31*2 32", "66*2 63 54") == beat("66*2 63", "66*2 54", "66 63 54")
    assert answers(engine, "31 32*2 41*2", "11*4 53") == beat("11*4 53")


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("55", "66 33 22", beat("66", "33")),
        ("11", "66*4", beat("66")),
        ("22*2", "33*3 31*2", beat("33*2", "31*2")),
        ("43", "66 54", beat("54")),
        ("44 52", "11*2 62 53", beat("11 62", "11 53")),
    ],
)
def test_cp_11_a_seat_that_can_beat_must_beat_with_any_beating_play(
    engine: Rules, led: str, hand: str, legal: list[str]
) -> None:
    assert answers(engine, led, hand) == legal


def test_cp_11_the_last_seat_must_beat_as_well(engine: Rules) -> None:
    deal = table(engine, "22", "22", "63*4 62", turn=2, plays=[(0, "52"), (1, "")])
    assert deal.legal() == beat("63", "62")
    with refused():
        deal.play("pass")
    assert (deal.actor(), deal.legal()) == (2, beat("63", "62"))


def test_cp_12_a_seat_that_cannot_beat_passes_and_keeps_its_cards(engine: Rules) -> None:
    deal = table(engine, "66*2 51", "66 63 54", "44*2", turn=0)
    play(deal, "lead 66*2")
    assert (deal.actor(), deal.legal()) == (1, ["pass"])
    play(deal, "pass")
    assert (deal.actor(), deal.legal()) == (2, ["pass"])
    play(deal, "pass")
    assert deal.hands() == [["51"], ["66", "63", "54"], ["44", "44"]]


def test_cp_12_nobody_discards(engine: Rules) -> None:
    deal = play(table(engine, "66 22", "33", "55"), "lead 66")
    for move in ("discard 33", "beat 33", "pass 33"):
        with refused():
            deal.play(move)
    assert (deal.legal(), deal.hands()) == (["pass"], [["22"], ["33"], ["55"]])


@pytest.mark.parametrize(
    ("hands", "moves", "scores"),
    [
        (("66*3", "22*3", ""), ("lead 66*3", "pass"), [3, 0, 0]),
        (("11*2", "66*2", "44*2"), ("lead 11*2", "beat 66*2", "pass"), [0, 2, 0]),
        (("65", "64", "61 22"), ("lead 65", "beat 64", "beat 61"), [0, 0, 1]),
        (("31 32 41", "44 52*2", "22"), ("lead 31 32 41", "beat 44 52*2", "pass"), [0, 3, 0]),
    ],
)
def test_cp_13_the_highest_play_wins_the_round_and_is_banked_alone(
    engine: Rules, hands: tuple[str, str, str], moves: tuple[str, ...], scores: list[int]
) -> None:
    deal = play(table(engine, *hands), *moves)
    assert deal.outcome() == {"scores": scores, "winners": [scores.index(max(scores))]}


def test_cp_13_the_cards_are_added_to_the_pile(engine: Rules) -> None:
    deal = table(engine, "11*2", "66*2", "22", piles=("51*3", "61", "64*2"))
    assert play(deal, "lead 11*2", "beat 66*2", "pass").outcome() == {"scores": [3, 3, 2], "winners": [0, 1]}


def test_cp_13_beaten_cards_leave_the_deal(engine: Rules) -> None:
    deal = play(table(engine, "22*2 51", "33*2 61", "11*2 64"), "lead 22*2", "beat 33*2", "beat 11*2")
    assert deal.hands() == [["51"], ["61"], ["64"]]


@pytest.mark.parametrize(
    ("winner", "moves"),
    [
        (0, ("lead 66", "pass", "pass")),
        (1, ("lead 44", "beat 66", "pass")),
        (2, ("lead 44", "pass", "beat 66")),
    ],
)
def test_cp_14_the_winner_leads_the_next_round(engine: Rules, winner: int, moves: tuple[str, ...]) -> None:
    hands = ["44 22", "33 22", "33 22"]
    hands[winner] = "66 51"
    deal = play(table(engine, *hands), *moves)
    assert (deal.actor(), deal.legal()) == (winner, lead("51"))


@pytest.mark.parametrize(
    ("winner", "moves", "leader"),
    [
        (0, ("lead 66", "pass", "pass"), 1),
        (1, ("lead 44", "beat 66", "pass"), 2),
        (2, ("lead 44", "pass", "beat 66"), 0),
    ],
)
def test_cp_14_after_a_winner_without_cards_the_next_seat_leads(
    engine: Rules, winner: int, moves: tuple[str, ...], leader: int
) -> None:
    hands = ["44 22", "33 22", "33 22"]
    hands[winner] = "66"
    deal = play(table(engine, *hands), *moves)
    assert deal.actor() == leader
    assert {move.split()[0] for move in deal.legal()} == {"lead"}


# End and settlement


def test_cp_15_the_deal_ends_when_one_seat_still_holds_cards(engine: Rules) -> None:
    deal = play(table(engine, "66 51", "22", ""), "lead 66", "pass")
    assert (deal.actor(), deal.legal()) == (0, lead("51"))
    deal = play(table(engine, "66", "22 33", ""), "lead 66", "pass")
    assert (deal.actor(), deal.legal()) == (None, [])
    assert deal.hands() == [[], ["33", "22"], []]


def test_cp_15_the_deal_ends_when_nobody_holds_cards(engine: Rules) -> None:
    deal = play(table(engine, "22", "33", ""), "lead 22", "beat 33")
    assert (deal.actor(), deal.legal(), deal.hands()) == (None, [], [[], [], []])


def test_cp_15_the_deal_goes_on_while_two_seats_hold_cards(engine: Rules) -> None:
    leader_out = play(table(engine, "22", "33 51", "55"), "lead 22", "beat 33", "pass")
    assert (leader_out.actor(), leader_out.legal()) == (1, lead("51"))
    winner_out = play(table(engine, "22 51", "33", "55"), "lead 22", "beat 33", "pass")
    assert (winner_out.actor(), winner_out.legal()) == (2, lead("55"))


def test_cp_15_a_seat_that_has_not_acted_acts_first(engine: Rules) -> None:
    deal = play(table(engine, "22", "33", "55 11"), "lead 22", "beat 33")
    assert deal.hands() == [[], [], ["11", "55"]]
    assert (deal.actor(), deal.legal()) == (2, beat("11"))
    assert play(deal, "beat 11").outcome() == {"scores": [0, 0, 1], "winners": [2]}


def test_cp_15_a_position_with_one_holder_at_most_is_over(engine: Rules) -> None:
    for hands in (("22", "", ""), ("", "", "22*4 51"), ("", "", "")):
        assert table(engine, *hands).actor() is None
    assert table(engine, "", "22", "33", turn=1).actor() == 1


def test_cp_16_one_point_a_card_and_none_for_cards_in_hand(engine: Rules) -> None:
    over = table(engine, "", "66*4 51*4", "", piles=("22*4", "11", "64 65"))
    assert over.outcome() == {"scores": [4, 1, 2], "winners": [0]}


def test_cp_16_the_opening_bonus_counts(engine: Rules) -> None:
    assert bonuses(engine.start(dealt("21*3 42*4", "", "21"), 2)) == [7, 0, 0]
    over = table(engine, "", "51", "", piles=("66", "", "42 21"))
    assert over.outcome() == {"scores": [1, 0, 2], "winners": [2]}


@pytest.mark.parametrize(
    ("piles", "scores", "winners"),
    [
        (("66*2", "11*3", "44"), [2, 3, 1], [1]),
        (("66*2", "11*2", "44*3"), [2, 2, 3], [2]),
        (("66*2", "11", "44*2"), [2, 1, 2], [0, 2]),
        (("66", "11*4", "44*4"), [1, 4, 4], [1, 2]),
        (("65", "11", "44"), [1, 1, 1], [0, 1, 2]),
    ],
)
def test_cp_17_the_largest_pile_wins_and_equal_largest_piles_share_the_win(
    engine: Rules, piles: tuple[str, str, str], scores: list[int], winners: list[int]
) -> None:
    assert table(engine, "", "", "22", piles=piles).outcome() == {"scores": scores, "winners": winners}


# What a passing seat tells


def test_cp_18_a_pass_proves_that_no_beating_card_was_held(engine: Rules) -> None:
    for held in PAIRS:
        beating = {"51", "61"}.intersection(held.split())
        assert answers(engine, "64", held) == (beat(*beating) or ["pass"])


def test_cp_18_a_pass_proves_that_no_beating_combination_was_held(engine: Rules) -> None:
    for held in PAIRS:
        beating = held in {"66 63", "66 54", "11 62", "11 53"}
        assert answers(engine, "44 52", held) == (beat(held) if beating else ["pass"])


# Checked examples


def test_cp_example_01_three_21_and_one_42_go_to_the_pile(engine: Rules) -> None:
    deal = engine.start(dealt("21*3 42", "21", "42*3"), 0)
    assert [len(hand) for hand in deal.hands()] == [24, 28, 28]
    assert bonuses(deal) == [4, 0, 0]


def test_cp_example_02_four_21_and_no_42_give_no_bonus(engine: Rules) -> None:
    deal = engine.start(dealt("21*4", "42*4", ""), 0)
    assert deal.hands() == in_order(dealt("21*4", "42*4", ""))
    assert bonuses(deal) == [0, 0, 0]


def test_cp_example_03_all_of_both_kinds_give_a_pile_of_8(engine: Rules) -> None:
    deal = engine.start(dealt("21*4 42*4", "", ""), 0)
    assert [len(hand) for hand in deal.hands()] == [20, 28, 28]
    assert bonuses(deal) == [8, 0, 0]


def test_cp_example_04_the_other_eights_cannot_beat_eights(engine: Rules) -> None:
    deal = table(engine, "22", "62*2 63", "22", turn=1, plays=[(0, "53*2")])
    assert deal.legal() == ["pass"]
    assert play(deal, "pass").hands()[1] == ["63", "62", "62"]


def test_cp_example_05_black_nines_must_beat_eights(engine: Rules) -> None:
    assert answers(engine, "53*2", "62*2 63*2") == beat("63*2")


def test_cp_example_06_an_axe_is_beaten_in_its_own_family(engine: Rules) -> None:
    assert answers(engine, "65", "66 64 61 51") == beat("64", "61", "51")


def test_cp_example_07_either_of_two_higher_cards_may_beat(engine: Rules) -> None:
    assert answers(engine, "55", "33 11") == beat("33", "11")


def test_cp_example_08_a_higher_class_beats_earth_eight(engine: Rules) -> None:
    assert answers(engine, "11 62", "66*2 44 63 54 52") == beat("66 54", "66 63")


def test_cp_example_09_a_different_split_beats_as_well(engine: Rules) -> None:
    legal = answers(engine, "11*2 62 53", "66*2 63 54*2")
    assert legal == beat("66*2 63 54", "66 63 54*2", "66*2 54*2")


def test_cp_example_10_two_faces_without_a_head_are_no_lead(engine: Rules) -> None:
    deal = table(engine, "62 53", "22", "22")
    with refused():
        deal.play("lead 62 53")
    assert deal.legal() == lead("62", "53")


def test_cp_example_11_the_last_seat_with_cards_counts_nothing_for_them(engine: Rules) -> None:
    deal = play(table(engine, "66", "", "51*4 11"), "lead 66", "pass")
    assert deal.outcome() == {"scores": [1, 0, 0], "winners": [0]}


def test_cp_example_12_three_rising_cards_leave_nobody_with_cards(engine: Rules) -> None:
    deal = play(table(engine, "41", "43", "54"), "lead 41", "beat 43", "beat 54")
    assert deal.hands() == [[], [], []]
    assert deal.outcome() == {"scores": [0, 0, 1], "winners": [2]}


def test_cp_example_13_the_next_seat_leads_for_a_winner_who_is_out(engine: Rules) -> None:
    deal = play(table(engine, "22 51", "66", "22 61"), "lead 22", "beat 66", "pass")
    assert (deal.actor(), deal.legal()) == (2, lead("22", "61"))


def test_cp_example_14_two_piles_of_30_share_the_win(engine: Rules) -> None:
    pack = [face for face in FACES for _ in range(4)]
    piles = [" ".join(pack[:30]), " ".join(pack[30:60]), " ".join(pack[60:72])]
    deal = table(engine, "", "", "", piles=piles)
    assert deal.outcome() == {"scores": [30, 30, 12], "winners": [0, 1]}


# Options

HEAVEN = "66*4 63*4 54*4"


def test_cp_option_combinations_sets_the_largest_lead(engine: Rules) -> None:
    hands = dealt(HEAVEN, "21*4", "42*4")
    largest = {
        choice: max(len(cards(move)) - 1 for move in engine.start(hands, 0, options).legal())
        for choice, options in {
            "absent": {},
            "free": {"combinations": "free"},
            "equal": {"combinations": "equal"},
            "capped": {"combinations": "capped"},
        }.items()
    }
    assert largest == {"absent": 12, "free": 12, "equal": 8, "capped": 4}


def test_cp_option_free_is_the_default(engine: Rules) -> None:
    hands = dealt(HEAVEN, "21*4", "42*4")
    free = engine.start(hands, 0, {"combinations": "free"}).legal()
    assert engine.start(hands, 0).legal() == engine.start(hands, 0, {}).legal() == free
    assert leads(engine, "66 63 54") == engine.setup({"hands": [["66", "63", "54"], ["22"], ["22"]], "turn": 0}).legal()


def test_cp_option_capped_allows_four_cards_in_a_combination(engine: Rules) -> None:
    four = ["66*2 63*2", "66*2 63 54", "66 63*2 54"]
    three = ["66*2 63", "66*2 54", "66 63*2", "66 63 54"]
    smaller = lead("66", "66*2", "63", "63*2", "54", "66 63", "66 54", *three, *four)
    assert leads(engine, "66*2 63*2 54", "capped") == smaller
    assert leads(engine, "66*2 63*2 54", "free") == sorted([*smaller, *lead("66*2 63*2 54")])
    assert answers(engine, "11*2 62 53", "66*2 63*2 54", "capped") == beat(*four)


def test_cp_option_capped_leaves_groups_alone(engine: Rules) -> None:
    assert leads(engine, "22*4", "capped") == lead("22", "22*2", "22*3", "22*4")


def test_cp_option_equal_asks_as_many_totals_as_heads_of_leads(engine: Rules) -> None:
    groups = [f"{face}*{count}" for face in ("66", "63", "54") for count in (1, 2, 3, 4)]
    two = ["66 63", "66 54"]
    four = ["66*2 63*2", "66*2 63 54", "66*2 54*2"]
    six = ["66*3 63*3", "66*3 63*2 54", "66*3 63 54*2", "66*3 54*3"]
    eight = ["66*4 63*4", "66*4 63*3 54", "66*4 63*2 54*2", "66*4 63 54*3", "66*4 54*4"]
    assert leads(engine, HEAVEN, "equal") == lead(*groups, *two, *four, *six, *eight)


def test_cp_option_equal_asks_as_many_totals_as_heads_of_beats(engine: Rules) -> None:
    assert answers(engine, "11*2 62 53", "66*2 63 54*2", "equal") == beat("66*2 63 54", "66*2 54*2")
    assert answers(engine, "11*2 62 53", "66 63*2 54*2", "equal") == ["pass"]


@pytest.mark.parametrize("options", [{"combinations": "large"}, {"combination": "free"}, {"discards": "free"}])
def test_cp_option_unknown_names_and_values_are_refused(engine: Rules, options: dict[str, str]) -> None:
    with refused():
        engine.start(PLAIN, 0, options)


# Readings considered


def test_cp_reading_one_to_four_cards_limits_groups_only(engine: Rules) -> None:
    deal = play(table(engine, HEAVEN, "22", "33"), f"lead {HEAVEN}", "pass", "pass", "lead 22", "beat 33")
    assert deal.outcome() == {"scores": [12, 0, 1], "winners": [0]}


def test_cp_reading_equal_card_counts_are_the_sizes_of_lead_and_beat(engine: Rules) -> None:
    assert answers(engine, "11 62*2", "66*2 63") == beat("66*2 63")
    assert answers(engine, "11 62", "66*2 63*2") == beat("66 63")


def test_cp_reading_totals_are_black_and_red_cards_alone(engine: Rules) -> None:
    assert leads(engine, "11 44 61") == lead("11", "44", "61")
    assert leads(engine, "11 44 61 53 43") == lead("11", "44", "61", "53", "43", "11 53", "44 43")


def test_cp_reading_red_and_black_totals_mix(engine: Rules) -> None:
    assert answers(engine, "31 32 41", "66 63 54") == beat("66 63 54")


def test_cp_reading_the_end_is_tested_after_the_round(engine: Rules) -> None:
    deal = play(table(engine, "65", "", "64*2"), "lead 65")
    assert (deal.actor(), deal.legal()) == (2, beat("64"))
    assert play(deal, "beat 64").outcome() == {"scores": [0, 0, 1], "winners": [2]}


def test_cp_reading_equal_counts_tie(engine: Rules) -> None:
    deal = table(engine, "66*2", "", "22", piles=("", "11*2", "44"))
    assert play(deal, "lead 66*2", "pass").outcome() == {"scores": [2, 2, 1], "winners": [0, 1]}
