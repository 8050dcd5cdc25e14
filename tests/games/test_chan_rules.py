"""Chắn, clause by clause: each test is named after the clause of the rulebook (CH-…) that it pins.

Hands are written as text (`5m5m 6s`); what a test leaves out is filled up with cards that cannot matter (see `setup`).
"""

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from itertools import permutations
from typing import Any

import pytest

from tests.games.engines import Engine, Rules

GAME = "chan"

SEATS = range(4)
FACES = [rank + suit for suit in "msc" for rank in "23456789"] + ["cc"]
DRAW = {"scores": [0, 0, 0, 0], "winners": [], "points": 0, "bonuses": []}
OVER: tuple[int | None, list[str]] = (None, [])
ROUND = ["pass"] * 6  # the turns of three seats that capture nothing


# Building deals and positions


def cards(text: str) -> list[str]:
    codes = "".join(text.split())
    return [codes[at : at + 2] for at in range(0, len(codes), 2)]


def meld_cards(melds: list[str]) -> list[str]:
    copies = {"chan": 2, "ca": 1, "chiu": 4}
    return [card for meld in melds for card in meld.split()[1:] * copies[meld.split()[0]]]


def unused(*lists: list[str]) -> Counter[str]:
    left = Counter(FACES * 4)
    for used in lists:
        left.subtract(used)
    assert min(left.values()) >= 0, "a position with five cards of a face"
    return left


def texts_by_seat(texts: dict[int, str]) -> list[list[str]]:
    return [cards(texts.get(seat, "")) for seat in SEATS]


def three_ranks(left: Counter[str]) -> list[str]:
    """Take three plentiful cards that make no pair."""
    chosen: list[str] = []
    for face in sorted(FACES, key=lambda face: -left[face]):
        if len(chosen) < 3 and all(face[0] != other[0] for other in chosen):
            chosen.append(face)
    left.subtract(chosen)
    return chosen


def setup(
    engine: Rules,
    phase: str,
    turn: int,
    hands: dict[int, str],
    melds: dict[int, str] | None = None,
    stock: str = "",
    **facts: Any,
) -> Engine:
    """A position of which only what matters is written.

    A hand that is short of cards gets open Chắn. A seat that is not mentioned gets eight of them and three odd cards,
    all refused: it can never win, claim or capture, so it is only ever asked to `pass`. What a public discard or an
    open Cạ implies for D and C is added. `discards`, `laid`, `refused`, `pairs` and `fours` are texts by seat.
    """
    concealed = dict(enumerate(texts_by_seat(hands)))
    lists = {key: texts_by_seat(facts.pop(key, {})) for key in ("discards", "laid", "refused", "pairs", "fours")}
    laid_open = {seat: [meld for meld in (melds or {}).get(seat, "").split(", ") if meld] for seat in SEATS}
    public = [facts["card"]] if "card" in facts else []
    left = unused(cards(stock), public, *concealed.values(), *map(meld_cards, laid_open.values()))
    for seat in SEATS:
        if seat not in hands:
            concealed[seat] = three_ranks(left)
            lists["refused"][seat] = concealed[seat]
        size = 20 if seat in (facts.get("discarder"), facts.get("dead")) else 19
        missing = size - len(concealed[seat]) - len(meld_cards(laid_open[seat]))
        assert missing in range(0, 20, 2), f"seat {seat} misses {missing} cards"
        for _ in range(missing // 2):
            face = max((face for face in FACES if face not in concealed[seat]), key=left.__getitem__)
            left[face] -= 2
            laid_open[seat].append(f"chan {face}")
    assert min(left.values()) >= 0, "not enough cards to fill up"

    if facts.get("source") in ("discard", "replacement"):
        lists["discards"][facts["by"]] += public
    for seat in SEATS:
        lists["laid"][seat] += [meld.split()[1] for meld in laid_open[seat] if meld.startswith("ca")]
    position = {
        "hands": [concealed[seat] for seat in SEATS],
        "turn": turn,
        "dealer": facts.get("dead", 0),
        "phase": phase,
        "stock": cards(stock),
        "melds": [laid_open[seat] for seat in SEATS],
        **{key: [sorted(set(faces), key=FACES.index) for faces in by_seat] for key, by_seat in lists.items()},
    }
    return engine.setup(position | facts)


def after_discard(engine: Rules, card: str, by: int, hands: dict[int, str], **rest: Any) -> Engine:
    """Seat `by` has just discarded the card; the claims on it come next."""
    return setup(engine, "claims", (by + 1) % 4, hands, card=card, source="discard", by=by, door=by, **rest)


def after_reveal(engine: Rules, card: str, by: int, hands: dict[int, str], **rest: Any) -> Engine:
    """Seat `by` has just revealed the card; the claims on it come next."""
    return setup(engine, "claims", by, hands, card=card, source="reveal", by=by, door=by, revealed=True, **rest)


def considering(engine: Rules, card: str, hand: str, melds: str = "", stock: str = "", **rest: Any) -> Engine:
    """Seat 1 decides on seat 0's discard, the claims being settled. `rest` are texts about seat 1."""
    public = {"card": card, "source": "discard", "by": 0, "door": 0}
    facts = {key: {1: text} for key, text in rest.items()}
    return setup(engine, "consider", 1, {1: hand}, {1: melds}, stock, **public, **facts)


def owing(engine: Rules, hand: str, melds: str = "", stock: str = "", **rest: Any) -> Engine:
    """Seat 1 owes a discard after a capture. `rest` are texts about seat 1."""
    facts = {key: {1: text} for key, text in rest.items()}
    return setup(engine, "discard", 1, {1: hand}, {1: melds}, stock, discarder=1, after="capture", **facts)


def deal(hands: dict[int, str], first: int = 0, stock: str = "") -> dict[str, Any]:
    """A full deal. Seats that are left out hold hardly a pair, and nobody there three of a kind."""
    dealt = {seat: cards(text) for seat, text in hands.items()}
    left = unused(cards(stock), *dealt.values())
    rest = [face for copies in range(1, 5) for face in FACES if left[face] >= copies]
    for seat in SEATS:
        if seat not in dealt:
            size = 20 if seat == first else 19
            dealt[seat], rest = rest[:size], rest[size:]
    return {"hands": [dealt[seat] for seat in SEATS], "first": first, "stock": cards(stock) + rest}


# Playing and asking


def asked(game: Engine) -> tuple[int | None, list[str]]:
    return game.actor(), game.legal()


def play(game: Engine, *moves: str) -> Engine:
    for move in moves:
        game.play(move)
    return game


def outcome(game: Engine) -> Mapping[str, Any]:
    result = game.outcome()
    assert result is not None
    return result


def refused() -> AbstractContextManager[object]:
    return pytest.raises(ValueError)  # noqa: PT011 (each engine has its own wording)


def wins_on(engine: Rules, card: str, hand: str, melds: str = "") -> bool:
    """Whether seat 0 may win with the card, revealed at seat 1's door."""
    game = after_reveal(engine, card, 1, {0: hand}, melds={0: melds})
    assert asked(game) in ((0, ["decline", "win"]), (1, ["pass"]))
    return game.actor() == 0


def won(engine: Rules, card: str, hand: str, melds: str = "", by: int = 1, **rest: Any) -> tuple[list[str], int]:
    """Seat 0 wins with the card that seat `by` revealed: the bonuses and the points. `rest` is about seat 0."""
    options = rest.pop("options", {})
    facts = {key: {0: text} for key, text in rest.items()}
    game = after_reveal(engine, card, by, {0: hand}, melds={0: melds}, options=options, **facts)
    assert asked(game) == (0, ["decline", "win"])
    end = outcome(play(game, "win"))
    return end["bonuses"], end["points"]


def won_at_once(engine: Rules, hand: str, options: dict[str, str] | None = None) -> tuple[list[str], int]:
    """The dealer wins by Thiên ù: the bonuses and the points."""
    end = outcome(play(engine.start(**deal({0: hand}), options=options or {}), "win"))
    return end["bonuses"], end["points"]


# Hands that are used more than once

TEN_CHAN = "2m2m 4m4m 5m5m 6m6m 7m7m 2s2s 4s4s 5s5s 6s6s 7s7s"
SIX_AND_FOUR = "2m2m 3m3m 4m4m 5m5m 6m6m 8m8m 2s2c 3s3c 4s4c 5s5c"

# 7 + 3, two red cards, no bonus: wins on 6s.
PLAIN = "2m2m 4c4c 5s5s 6m6m 2s2c 4m4s 6c"
PLAIN_OPEN = "chan 9c, chan 7m, chan 8m"


# Cards


def test_ch_01_the_pack_is_four_each_of_25_faces(engine: Rules) -> None:
    fresh = deal({})
    game = engine.start(**fresh)
    assert Counter([card for hand in game.hands() for card in hand] + fresh["stock"]) == Counter(FACES * 4)


@pytest.mark.parametrize("stranger", ["1m", "1s", "1c", "tt", "oc", "66", "2m"])
def test_ch_01_a_card_from_outside_the_pack_is_refused(engine: Rules, stranger: str) -> None:
    for where in ("hands", "stock"):
        fresh = deal({})
        wrong = fresh["hands"][3] if where == "hands" else fresh["stock"]
        wrong[-1] = stranger  # 2m would be the fifth of its face
        with refused():
            engine.start(**fresh)


def test_ch_02_red_are_8m_9m_8s_9s_and_chi_chi(engine: Rules) -> None:
    black = ["2m", "4m", "5m", "6m", "7m", "2s", "4s", "5s", "6s", "7s"]
    red = set()
    for face in FACES:
        nine = [other for other in black if other != face][:9]
        bonuses, _ = won(engine, nine[0], face * 2 + "".join(2 * other for other in nine[1:]) + nine[0])
        assert bonuses in (["bach_dinh", "thap_thanh"], ["thap_thanh"])
        if "bach_dinh" not in bonuses:
            red.add(face)
    assert red == {"8m", "9m", "8s", "9s", "cc"}


@pytest.mark.parametrize(("own", "card"), list(permutations(["5m", "5s", "5c"], 2)))
def test_ch_03_a_ca_is_one_rank_in_two_suits(engine: Rules, own: str, card: str) -> None:
    assert asked(considering(engine, card, f"{own} 6m 7m")) == (1, [f"ca {own}", "pass"])
    assert asked(considering(engine, card, f"4{own[1]} 6m 7m")) == (1, ["pass"])
    assert wins_on(engine, card, own)
    assert not wins_on(engine, card, f"4{own[1]}")


def test_ch_03_chi_chi_makes_no_ca(engine: Rules) -> None:
    for face in FACES[:-1]:
        assert asked(considering(engine, "cc", f"{face} 6s7s")) == (1, ["pass"])
        assert not wins_on(engine, face, "cc")
        assert not wins_on(engine, "cc", face)
    assert asked(considering(engine, "2c", "cc 6s 7s")) == (1, ["pass"])


def test_ch_03_a_chiu_is_worth_two_chan(engine: Rules) -> None:
    assert wins_on(engine, "2m", "2m 5m5s 6m6s 7m7s 8m8s 3m3m 3c3c", "chiu 9c")
    assert not wins_on(engine, "2m", "2m 5m5s 6m6s 7m7s 8m8s 3m3s 3c3c", "chiu 9c")


@pytest.mark.parametrize("dealer", SEATS)
def test_ch_04_the_dealer_gets_20_the_others_19(engine: Rules, dealer: int) -> None:
    game = engine.start(**deal({}, first=dealer))
    assert [len(hand) for hand in game.hands()] == [20 if seat == dealer else 19 for seat in SEATS]
    assert game.actor() == dealer


def test_ch_04_other_sizes_are_refused(engine: Rules) -> None:
    fresh = deal({}, first=0)
    with refused():
        engine.start(**fresh | {"first": 1})
    with refused():
        engine.start(**fresh | {"first": 4})
    fresh["hands"][2].append(fresh["stock"].pop())
    with refused():
        engine.start(**fresh)


# The opening


def test_ch_05_a_dealer_with_a_winning_hand_may_win_at_once(engine: Rules) -> None:
    game = engine.start(**deal({2: SIX_AND_FOUR}, first=2))
    odd = ["2c", "2s", "3c", "3s", "4c", "4s", "5c", "5s"]
    assert asked(game) == (2, [f"discard {face}" for face in odd] + ["win"])
    play(game, "win")
    assert asked(game) == OVER
    assert outcome(game) == {"scores": [-3, -3, 9, -3], "winners": [2], "points": 3, "bonuses": ["thien_u"]}


def test_ch_05_only_a_winning_hand(engine: Rules) -> None:
    five_and_five = "2m2m 3m3m 4m4m 5m5m 6m6m 8m8s 2s2c 3s3c 4s4c 5s5c"
    game = engine.start(**deal({0: five_and_five}))
    odd = ["2c", "2s", "3c", "3s", "4c", "4s", "5c", "5s", "8m", "8s"]
    assert asked(game) == (0, [f"discard {face}" for face in odd])


@pytest.mark.parametrize("dealer", SEATS)
def test_ch_06_the_dealer_discards_and_the_next_seat_is_on_turn(engine: Rules, dealer: int) -> None:
    following = (dealer + 1) % 4
    hands = {
        dealer: "cc 2s3s4s 2m2m 3m3m 4m4m 5m5m 6m6m 7m7m 2c2c 3c3c",
        following: "cc 6s8s9s 8c 8m8m 9m9m 5s5s 7s7s 4c4c 5c5c 6c6c",
    }
    game = engine.start(**deal(hands, first=dealer, stock="7c"))
    assert asked(game) == (dealer, ["discard 2s", "discard 3s", "discard 4s", "discard cc"])
    play(game, "discard cc")
    assert [len(hand) for hand in game.hands()] == [19] * 4
    assert asked(game) == (following, ["chan", "pass"])  # the dealer's card is there to consider
    assert asked(play(game, "pass")) == (following, ["pass"])  # and a reveal comes after it


def test_ch_07_a_dealer_with_ten_chan_who_declines_is_dead(engine: Rules) -> None:
    hands = {0: TEN_CHAN, 1: "9c 2c3c4c 5c6c7c 8c8m9m 3m3m 3s3s 8s8s 9s9s cc"}
    game = engine.start(**deal(hands, stock="9c 9m"))
    assert asked(game) == (0, ["decline", "win"])
    assert asked(play(game, "decline")) == (1, ["chan", "pass"])  # seat 1's turn begins with the reveal of 9c
    assert [len(hand) for hand in game.hands()] == [20, 19, 19, 19]
    seats = []
    for _ in range(6):
        seats.append(game.actor())
        play(game, "pass")
    assert seats == [1, 2, 2, 3, 3, 1]  # once passed the 9c goes to seat 2; seat 0 decides nothing in its turn


def test_ch_07_a_dead_hand_only_reveals_and_passes(engine: Rules) -> None:
    hands = {0: TEN_CHAN, 1: "4m 8s9s"}
    game = after_discard(engine, "2m", 3, hands, stock="4m 9s 9c", dead=0)  # seat 0 has pairs of 2m and of 4m
    assert asked(game) == (1, ["chan", "pass"])  # 4m, passed by seat 0
    assert game.hands()[0] == sorted(cards(TEN_CHAN), key=FACES.index)
    assert asked(play(game, "pass")) == (1, ["chan", "pass"])  # 9s


def test_ch_07_a_dead_hand_passes_through_every_later_turn(engine: Rules) -> None:
    game = after_reveal(engine, "2m", 3, {0: TEN_CHAN}, stock="4m 9c 9s 9m 5m", dead=0)
    seats = []
    while game.actor() is not None:
        seats.append(game.actor())
        assert game.legal() == ["pass"]
        game.play("pass")
    assert seats == [3, 1, 1, 2, 2, 3, 3, 1]
    assert outcome(game) == DRAW


# A turn


def test_ch_08_the_seat_on_turn_considers_the_discard_of_the_seat_before(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {1: "5m 6s7c", 2: "5m 6s7c"}, stock="9c")
    assert asked(game) == (1, ["chan", "pass"])
    assert asked(play(game, "pass")) == (1, ["pass"])  # 9c; nobody else is asked about the 5m


def test_ch_08_also_a_discard_that_ended_a_capture(engine: Rules) -> None:
    hands = {1: "2c6s", 2: "6s 3m4m"}
    game = setup(engine, "discard", 1, hands, stock="9c", discarder=1, after="capture")
    assert asked(play(game, "discard 6s")) == (2, ["chan", "pass"])
    assert asked(play(game, "pass")) == (2, ["pass"])  # 9c


def test_ch_08_or_the_stock_card_that_it_revealed_and_passed(engine: Rules) -> None:
    game = after_reveal(engine, "5m", 3, {0: "5m 6s7c", 1: "5m 6s7c"}, stock="9c")
    assert asked(game) == (3, ["pass"])
    assert asked(play(game, "pass")) == (0, ["chan", "pass"])
    assert asked(play(game, "pass")) == (0, ["pass"])  # 9c


def test_ch_08_or_a_replacement(engine: Rules) -> None:
    hands = {0: "6s 3m4m", 1: "6s 3m4m", 2: "5m5m5m 6s7c"}
    game = play(after_reveal(engine, "5m", 0, hands, stock="9c"), "chiu", "discard 6s")
    assert asked(game) == (0, ["chan", "pass"])
    assert asked(play(game, "pass")) == (1, ["chan", "pass"])
    assert asked(play(game, "pass")) == (1, ["pass"])  # 9c


def test_ch_09_a_capture_lays_the_pair_and_owes_a_discard(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {1: "5m 6s7c", 2: "6s 3m4m"})
    assert asked(play(game, "chan")) == (1, ["discard 6s", "discard 7c"])
    assert game.hands()[1] == ["6s", "7c"]
    assert asked(play(game, "discard 6s")) == (2, ["chan", "pass"])
    assert game.hands()[1] == ["7c"]


def test_ch_09_a_capture_as_ca_lays_the_named_card(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {1: "5s 6s7c", 2: "6s 3m4m"})
    assert asked(play(game, "ca 5s")) == (1, ["discard 6s", "discard 7c"])
    assert game.hands()[1] == ["6s", "7c"]
    assert asked(play(game, "discard 6s")) == (2, ["chan", "pass"])


def test_ch_10_after_a_pass_the_seat_reveals_and_may_capture(engine: Rules) -> None:
    game = after_discard(engine, "2m", 0, {1: "5m 6s7c", 2: "6s 3m4m"}, stock="5m 9c")
    assert asked(play(game, "pass")) == (1, ["chan", "pass"])  # 5m, the first of the stock
    assert asked(play(game, "chan")) == (1, ["discard 6s", "discard 7c"])
    assert asked(play(game, "discard 6s")) == (2, ["chan", "pass"])
    assert asked(play(game, "pass")) == (2, ["pass"])  # 9c: every turn has its own reveal


def test_ch_10_a_revealed_card_goes_on_to_the_next_seat_and_then_is_dead(engine: Rules) -> None:
    game = after_discard(engine, "2m", 0, {1: "5m 6s7c", 2: "5m 3m4m", 3: "5m 2s3c"}, stock="5m 4m 2s")
    before = game.hands()
    assert asked(play(game, "pass", "pass")) == (2, ["chan", "pass"])  # 5m
    assert asked(play(game, "pass")) == (2, ["chan", "pass"])  # 4m; seat 3 never sees the 5m
    assert asked(play(game, "pass")) == (3, ["pass"])  # 4m
    assert asked(play(game, "pass")) == (3, ["chan", "pass"])  # 2s
    assert game.hands() == before


def test_ch_10_what_is_illegal_cannot_be_played(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {1: "5m 6s7c"}, stock="9c")
    before = asked(game), game.hands()
    for move in ("ca 5m", "chiu", "win", "decline", "discard 6s", "discard 9c", ""):
        with refused():
            game.play(move)
        assert (asked(game), game.hands()) == before


def test_ch_11_a_reveal_from_an_empty_stock_is_a_draw(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {1: "5m 6s7c"})
    assert asked(game) == (1, ["chan", "pass"])
    assert asked(play(game, "pass")) == OVER
    assert outcome(game) == DRAW


def test_ch_11_the_last_stock_card_is_played_out(engine: Rules) -> None:
    game = after_discard(engine, "2m", 0, {1: "5m 6s7c", 2: "5m 3m4m", 3: "3m 4s5s"}, stock="5m")
    assert asked(play(game, "pass")) == (1, ["chan", "pass"])
    assert asked(play(game, "pass")) == (2, ["chan", "pass"])
    assert asked(play(game, "chan", "discard 3m")) == (3, ["chan", "pass"])
    assert asked(play(game, "pass")) == OVER
    assert outcome(game) == DRAW


# Claims


def test_ch_12_wins_are_asked_from_the_door_in_seat_order(engine: Rules) -> None:
    hands = {0: "9c", 2: "9c", 3: "9c"}
    game = after_reveal(engine, "9c", 2, hands)
    order = []
    for _ in range(3):
        order.append(game.actor())
        assert game.legal() == ["decline", "win"]
        game.play("decline")
    assert order == [2, 3, 0]
    assert asked(game) == (2, ["pass"])


@pytest.mark.parametrize(("declines", "winner"), [(0, 2), (1, 3), (2, 0)])
def test_ch_12_the_first_to_accept_wins(engine: Rules, declines: int, winner: int) -> None:
    game = after_reveal(engine, "9c", 2, {0: "9c", 2: "9c", 3: "9c"})
    play(game, *["decline"] * declines, "win")
    assert asked(game) == OVER
    assert outcome(game)["winners"] == [winner]


def test_ch_12_wins_come_before_the_chiu_and_all_claims_before_captures(engine: Rules) -> None:
    game = after_reveal(engine, "5m", 0, {0: "5c 2s3s", 1: "5m5m5m 6s6c", 2: "5s"})
    assert asked(game) == (1, ["decline", "win"])
    assert asked(play(game, "decline")) == (2, ["decline", "win"])
    assert asked(play(game, "decline")) == (1, ["chiu", "decline"])
    assert asked(play(game, "decline")) == (0, ["ca 5c", "pass"])


def test_ch_12_a_discard_or_a_replacement_has_no_plain_win(engine: Rules) -> None:
    assert asked(after_discard(engine, "9c", 0, {1: "9c", 2: "9c"})) == (1, ["pass"])
    replacement = after_discard(engine, "5m", 0, {1: "9c", 2: "9c", 3: "5m5m5m 9c7c"})
    assert asked(play(replacement, "chiu", "discard 9c")) == (1, ["pass"])


@pytest.mark.parametrize("claimant", [1, 2, 3])
def test_ch_12_the_holder_of_three_is_asked_wherever_it_sits(engine: Rules, claimant: int) -> None:
    game = after_discard(engine, "5m", 0, {claimant: "5m5m5m 6s7c"})
    assert asked(game) == (claimant, ["chiu", "decline"])


@pytest.mark.parametrize("claimant", SEATS)
def test_ch_12_on_a_reveal_also_the_seat_that_revealed_it(engine: Rules, claimant: int) -> None:
    game = after_reveal(engine, "5m", 0, {claimant: "5m5m5m 6s7c"})
    assert asked(game) == (claimant, ["chiu", "decline"])


def test_ch_12_two_in_hand_and_one_open_are_no_three(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {1: "2s3s4s", 3: "5m5m 6s"}, melds={3: "ca 5m 5c"})
    assert asked(game) == (1, ["pass"])


def test_ch_12_off_the_stock_a_chiu_may_win(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {3: "5m5m5m 6s6c"})
    assert asked(game) == (3, ["chiu", "decline", "win"])
    assert asked(play(game, "win")) == OVER
    assert outcome(game)["winners"] == [3]


def test_ch_12_also_on_a_replacement(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {2: "9c9c9c 6s6c", 3: "5m5m5m 9c7c"})
    assert asked(play(game, "chiu", "discard 9c")) == (2, ["chiu", "decline", "win"])


def test_ch_12_a_plain_chiu_must_leave_a_discard(engine: Rules) -> None:
    only_chiu_u = after_discard(engine, "5m", 0, {3: "5m5m5m"})
    assert asked(only_chiu_u) == (3, ["decline", "win"])
    assert asked(play(only_chiu_u, "decline")) == (1, ["pass"])
    for bring, turn in ((after_discard, 1), (after_reveal, 0)):
        one_left = bring(engine, "5m", 0, {3: "5m5m5m 6s7c"}, refused={3: "6s"})
        assert asked(one_left) == (3, ["chiu", "decline"])
        none_left = bring(engine, "5m", 0, {3: "5m5m5m 6s7c"}, refused={3: "6s7c"})
        assert asked(none_left) == (turn, ["pass"])
    after_a_ca = {"melds": {3: "ca 2m 2s"}, "discards": {3: "6m7m"}}
    assert asked(after_discard(engine, "5m", 0, {3: "5m5m5m 6s7c"}, **after_a_ca)) == (1, ["pass"])


def test_ch_12_on_a_reveal_won_with_three_the_chiu_is_not_asked_without_a_discard(engine: Rules) -> None:
    game = after_reveal(engine, "5m", 0, {3: "5m5m5m"})
    assert asked(game) == (3, ["decline", "win"])
    assert asked(play(game, "decline")) == (0, ["pass"])


def test_ch_12_claims_are_asked_once(engine: Rules) -> None:
    game = after_reveal(engine, "5m", 0, {2: "5s", 3: "5m5m5m 6s6c 7s7c"}, stock="9c")
    assert asked(game) == (2, ["decline", "win"])
    assert asked(play(game, "decline")) == (3, ["decline", "win"])
    assert asked(play(game, "decline")) == (3, ["chiu", "decline"])
    assert asked(play(game, "decline")) == (0, ["pass"])
    assert asked(play(game, "pass")) == (1, ["pass"])  # 5m has moved on to seat 1
    assert asked(play(game, "pass")) == (1, ["pass"])  # 9c


@pytest.mark.parametrize("bring", [after_discard, after_reveal])
def test_ch_13_a_chiu_on_turn_ends_the_turn(engine: Rules, bring: Callable[..., Engine]) -> None:
    by = 0 if bring is after_discard else 1  # seat 1 is on turn both times
    game = bring(engine, "5m", by, {1: "5m5m5m 6s7c", 2: "6s 3m4m"}, stock="9c 2c")
    assert asked(play(game, "chiu")) == (1, ["discard 6s", "discard 7c"])
    assert game.hands()[1] == ["6s", "7c"]
    assert asked(play(game, "discard 6s")) == (2, ["chan", "pass"])
    assert asked(play(game, "pass")) == (2, ["pass"])  # 9c: seat 2 is on turn, and reveals
    assert asked(play(game, "pass")) == (3, ["pass"])


def test_ch_13_an_interrupted_seat_resumes_with_the_replacement(engine: Rules) -> None:
    hands = {1: "6s 3m4m", 2: "9c 2s4s", 3: "5m5m5m 6s7c"}
    game = after_discard(engine, "5m", 0, hands, stock="9c 2c")
    assert asked(play(game, "chiu")) == (3, ["discard 6s", "discard 7c"])
    assert asked(play(game, "discard 6s")) == (1, ["chan", "pass"])  # not seat 0, which follows the claimant
    assert asked(play(game, "pass")) == (1, ["pass"])  # it still has its reveal: 9c
    assert asked(play(game, "pass")) == (2, ["chan", "pass"])


def test_ch_13_an_interrupted_reveal_is_not_repeated(engine: Rules) -> None:
    hands = {1: "6s 3m4m", 2: "6s 2s4s", 3: "5m5m5m 6s7c"}
    game = play(after_reveal(engine, "5m", 1, hands, stock="3m 2s"), "chiu", "discard 6s")
    assert asked(game) == (1, ["chan", "pass"])
    assert asked(play(game, "pass")) == (2, ["chan", "pass"])  # the 6s; seat 1 reveals nothing more
    assert asked(play(game, "pass")) == (2, ["pass"])  # 3m


def test_ch_13_an_interrupted_seat_may_capture_the_replacement(engine: Rules) -> None:
    hands = {1: "6s 3m4m", 2: "3m 2s4s", 3: "5m5m5m 6s7c"}
    for game in (after_discard(engine, "5m", 0, hands), after_reveal(engine, "5m", 1, hands)):
        play(game, "chiu", "discard 6s", "chan")
        assert asked(game) == (1, ["discard 3m", "discard 4m"])
        assert asked(play(game, "discard 3m")) == (2, ["chan", "pass"])


@pytest.mark.parametrize("door", [0, 1])
def test_ch_13_a_replacement_lies_at_the_door_of_the_interrupted_seat(engine: Rules, door: int) -> None:
    # Seen in Ù chì (CH-22): seat 1 wins on a card of seat 3 that replaced the reveal of seat 0 or of itself.
    game = after_reveal(engine, "3m", door, {1: "9c9c9c", 3: "3m3m3m 9c7c"})
    assert asked(play(game, "chiu", "discard 9c")) == (1, ["decline", "win"])
    assert outcome(play(game, "win"))["bonuses"].count("chi") == door


@pytest.mark.parametrize("revealed", [False, True])
def test_ch_13_a_position_that_owes_a_replacement(engine: Rules, revealed: bool) -> None:
    hands = {1: "6s 3m4m", 2: "6s 2s4s", 3: "6s7c"}
    debt = {"discarder": 3, "after": "chiu", "revealed": revealed}
    game = setup(engine, "discard", 1, hands, {3: "chiu 5m"}, stock="9c", **debt)
    assert asked(game) == (3, ["discard 6s", "discard 7c"])
    assert asked(play(game, "discard 6s")) == (1, ["chan", "pass"])
    assert asked(play(game, "pass")) == ((2, ["chan", "pass"]) if revealed else (1, ["pass"]))


def test_ch_13_a_replacement_may_itself_be_replaced(engine: Rules) -> None:
    hands = {1: "9c 3m4m", 2: "6s6s6s 9c2c", 3: "5m5m5m 6s7c"}
    game = play(after_discard(engine, "5m", 0, hands, stock="3m"), "chiu", "discard 6s")
    assert asked(game) == (2, ["chiu", "decline"])
    assert asked(play(game, "chiu")) == (2, ["discard 2c", "discard 9c"])
    assert asked(play(game, "discard 9c")) == (1, ["chan", "pass"])
    assert asked(play(game, "pass")) == (1, ["chan", "pass"])  # 3m


def test_ch_13_the_seat_on_turn_may_claim_a_replacement(engine: Rules) -> None:
    hands = {1: "6s6s6s 9c2c", 2: "9c 3m4m", 3: "5m5m5m 6s7c"}
    for game in (after_discard(engine, "5m", 0, hands, stock="3m"), after_reveal(engine, "5m", 1, hands, stock="3m")):
        assert asked(play(game, "chiu", "discard 6s")) == (1, ["chiu", "decline"])
        assert asked(play(game, "chiu", "discard 9c")) == (2, ["chan", "pass"])  # seat 1's turn is over
        assert asked(play(game, "pass")) == (2, ["chan", "pass"])  # 3m


def test_ch_13_a_claimant_can_only_pass_its_own_replacement(engine: Rules) -> None:
    game = after_reveal(engine, "5m", 1, {2: "5m5m5m 6s6s6s 7c"}, stock="9c")
    assert asked(play(game, "chiu")) == (2, ["discard 6s", "discard 7c"])
    assert asked(play(game, "discard 6s")) == (1, ["pass"])  # nobody claims; seat 2 has discarded it
    assert asked(play(game, "pass")) == (2, ["pass"])  # with a pair of 6s, but 6s is in its D
    assert asked(play(game, "pass")) == (2, ["pass"])  # 9c


def test_ch_13_a_dead_hand_passes_the_replacement_and_reveals_only_if_it_had_not(engine: Rules) -> None:
    hands = {0: TEN_CHAN, 1: "6s 9c 3c", 2: "3m3m3m 6s7c"}
    revealed = play(after_reveal(engine, "3m", 0, hands, stock="9c 3c", dead=0), "chiu", "discard 6s")
    assert asked(revealed) == (1, ["chan", "pass"])  # the 6s
    assert play(revealed, "chan").legal() == ["discard 3c", "discard 9c"]
    not_yet = play(after_discard(engine, "3m", 3, hands, stock="9c 3c", dead=0), "chiu", "discard 6s")
    assert asked(not_yet) == (1, ["chan", "pass"])  # the 9c that seat 0 revealed
    assert play(not_yet, "chan").legal() == ["discard 3c", "discard 6s"]


# Restrictions


def test_ch_14_a_discard_is_of_an_odd_face(engine: Rules) -> None:
    assert asked(owing(engine, "2m 3m3m 4m4m4m 5s5s5s5s")) == (1, ["discard 2m", "discard 4m"])


def test_ch_14_a_refused_face_stays(engine: Rules) -> None:
    assert asked(owing(engine, "2m3m4m cc", refused="3m cc")) == (1, ["discard 2m", "discard 4m"])


def test_ch_14_a_ca_bars_the_other_suits_of_a_discarded_rank(engine: Rules) -> None:
    hand, thrown = "2m2s 3m3s 4m cc", "2s3c 4m cc"
    free = [f"discard {face}" for face in ("2m", "2s", "3m", "3s", "4m", "cc")]
    assert asked(owing(engine, hand, discards=thrown)) == (1, free)
    assert asked(owing(engine, hand, "chan 9c, chiu 8c", discards=thrown)) == (1, free)
    bound = ["discard 2s", "discard 4m", "discard cc"]  # the same face again is no second suit
    assert asked(owing(engine, hand, "ca 9m 9s", discards=thrown)) == (1, bound)


def test_ch_14_the_opening_discard_counts(engine: Rules) -> None:
    dealer = "2s2m 3m 4m 6c 9s 5m5m 6m6m 7m7m 5s5s 6s6s 7s7s 8s8s"
    game = play(engine.start(**deal({0: dealer}, stock="8c 8c 9c")), "discard 2s", *["pass"] * 6)
    assert asked(game) == (0, ["ca 9s", "pass"])  # the 9c that seat 3 revealed
    assert asked(play(game, "ca 9s")) == (0, ["discard 3m", "discard 4m", "discard 6c"])


def test_ch_14_a_replacement_counts(engine: Rules) -> None:
    game = after_discard(engine, "9c", 0, {3: "9c9c9c 2s2m 3m 5m"}, stock="8c 5s")
    play(game, "chiu", "discard 2s", "pass", "pass", "pass", "pass")
    assert asked(game) == (3, ["ca 5m", "pass"])  # the 5s that seat 2 revealed
    assert asked(play(game, "ca 5m")) == (3, ["discard 3m"])


def test_ch_14_only_ones_own_discards_count(engine: Rules) -> None:
    mine = after_discard(engine, "5s", 0, {1: "2m3m5m"}, discards={1: "2s"})
    assert asked(play(mine, "ca 5m")) == (1, ["discard 3m"])
    others = after_discard(engine, "5s", 0, {1: "2m3m5m"}, discards={0: "2s3s", 2: "2s3s", 3: "2s3s"})
    assert asked(play(others, "ca 5m")) == (1, ["discard 2m", "discard 3m"])


def test_ch_14_a_stock_card_that_was_passed_is_no_discard(engine: Rules) -> None:
    game = play(considering(engine, "4c", "2m3m4m", stock="2s 8c 9c 4s"), "pass", *["pass"] * 7)
    assert asked(game) == (1, ["ca 4m", "pass"])  # 4c and 2s were passed: D is empty
    assert asked(play(game, "ca 4m")) == (1, ["discard 2m", "discard 3m"])


@pytest.mark.parametrize(
    ("hand", "discards"),
    [("5m 6s7c", ["6s", "7c"]), ("5m5m 6s7c 8c", ["5m", "6s", "7c", "8c"]), ("5m5m5m 6s7c", ["6s", "7c"])],
)
def test_ch_15_chan_takes_one_of_one_two_or_three(engine: Rules, hand: str, discards: list[str]) -> None:
    game = considering(engine, "5m", hand)
    assert asked(game) == (1, ["chan", "pass"])
    assert asked(play(game, "chan")) == (1, sorted(f"discard {face}" for face in discards))


def test_ch_15_chan_needs_one_in_hand(engine: Rules) -> None:
    assert asked(considering(engine, "5m", "4m6m7m")) == (1, ["pass"])


def test_ch_15_the_third_card_counts_as_the_discard(engine: Rules) -> None:
    game = considering(engine, "5m", "5m5m 6s", refused="6s")
    assert asked(game) == (1, ["chan", "pass"])
    assert asked(play(game, "chan")) == (1, ["discard 5m"])


@pytest.mark.parametrize("hand", ["5m 6s7c", "5s 6s7c"])
def test_ch_15_no_capture_of_a_face_in_d_or_in_c(engine: Rules, hand: str) -> None:
    capture = "chan" if hand.startswith("5m") else "ca 5s"
    assert asked(considering(engine, "5m", hand)) == (1, [capture, "pass"])
    assert asked(considering(engine, "5m", hand, discards="5m")) == (1, ["pass"])
    assert asked(considering(engine, "5m", hand, "ca 5m 5c")) == (1, ["pass"])  # 5m is in C
    assert asked(considering(engine, "5m", hand, "ca 5c 5m")) == (1, [capture, "pass"])  # 5c is
    elsewhere = {"discards": {2: "5m"}, "melds": {3: "ca 5m 5c"}}
    assert asked(after_discard(engine, "5m", 0, {1: hand}, **elsewhere)) == (1, [capture, "pass"])


def test_ch_15_the_card_laid_from_hand_in_a_ca_enters_c(engine: Rules) -> None:
    game = considering(engine, "5m", "5s5s5s 2m3m4m6m", stock="8c 9c 5s")
    play(game, "ca 5s", "discard 2m", *ROUND)
    assert asked(game) == (1, ["pass"])  # 5s, of which it still has a pair


def test_ch_15_the_captured_card_does_not_enter_c(engine: Rules) -> None:
    game = considering(engine, "5m", "5s 5c5c 2m3m4m6s", stock="8c 9c 5c 8c 9c 5m")
    play(game, "ca 5s", "discard 2m", *ROUND, "chan", "discard 3m", *ROUND)
    assert asked(game) == (1, ["ca 5c", "pass"])


def test_ch_15_a_chan_puts_nothing_into_c(engine: Rules) -> None:
    game = considering(engine, "5m", "5m5m 2m3m4m", stock="8c 9c 5m")
    play(game, "chan", "discard 2m", *ROUND)
    assert asked(game) == (1, ["chan", "pass"])


def test_ch_15_a_capture_must_leave_a_discard(engine: Rules) -> None:
    assert asked(considering(engine, "5m", "5m 6s6s")) == (1, ["pass"])
    assert asked(considering(engine, "5m", "5m5m5m 6s6s")) == (1, ["pass"])
    assert asked(considering(engine, "5m", "5m 6s7c", refused="6s7c")) == (1, ["pass"])
    assert asked(considering(engine, "5m", "5s 6s7c", refused="6s7c")) == (1, ["pass"])


def test_ch_15_the_ca_captured_now_already_binds_the_discard(engine: Rules) -> None:
    assert asked(considering(engine, "5m", "5s 6s7c", discards="6m7m")) == (1, ["pass"])
    assert asked(considering(engine, "5m", "5s 6s7c", discards="6m")) == (1, ["ca 5s", "pass"])
    assert asked(considering(engine, "5m", "5m 6s7c", discards="6m7m")) == (1, ["chan", "pass"])
    assert asked(considering(engine, "5m", "5m 6s7c", "ca 2m 2s", discards="6m7m")) == (1, ["pass"])


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("5s 6s7c", ["ca 5s", "pass"]),
        ("5s5s5s 6s7c", ["ca 5s", "pass"]),  # a triple keeps its pair
        ("5s5s 5c 6s7c", ["ca 5c", "pass"]),
        ("5s5s 6s7c8c", ["pass"]),  # no odd face: a pair would be broken
        ("5s5c 6s7c8c", ["pass"]),  # two odd faces: a Cạ in hand
        ("5s5s5s 5c 6s", ["pass"]),
        ("5m 5s 6s7c8c", ["chan", "pass"]),  # x itself in hand: Chắn or nothing
        ("5m5m 5s 6s7c", ["chan", "pass"]),
        ("4s6s7c", ["pass"]),
    ],
)
def test_ch_15_ca_needs_exactly_one_odd_face_of_the_rank(engine: Rules, hand: str, legal: list[str]) -> None:
    assert asked(considering(engine, "5m", hand)) == (1, legal)


def test_ch_15_no_ca_for_the_only_unmatched_card(engine: Rules) -> None:
    assert asked(considering(engine, "5m", "5s 6s6c")) == (1, ["pass"])  # u is 1: Cạ in hand count as matched
    assert asked(considering(engine, "5m", "5s 6s6c 7m8m")) == (1, ["ca 5s", "pass"])
    assert asked(considering(engine, "5m", "5m 6s6c")) == (1, ["chan", "pass"])  # Chắn is not bound by it


def test_ch_15_no_ca_with_a_refused_face(engine: Rules) -> None:
    assert asked(considering(engine, "5m", "5s 6s7c", refused="5m")) == (1, ["pass"])
    assert asked(considering(engine, "5m", "5s 6s7c", refused="5s")) == (1, ["pass"])
    assert asked(considering(engine, "5m", "5s 6s7c", refused="5c")) == (1, ["ca 5s", "pass"])


def test_ch_15_no_ca_after_discarding_two_suits_of_any_rank(engine: Rules) -> None:
    assert asked(considering(engine, "5m", "5s 6s7c", discards="9m9c")) == (1, ["pass"])
    assert asked(considering(engine, "5m", "5s 6s7c", discards="9m8c 2c cc")) == (1, ["ca 5s", "pass"])
    assert asked(considering(engine, "5m", "5m 6s7c", discards="9m9c")) == (1, ["chan", "pass"])


def test_ch_16_passing_a_possible_chan_bars_the_face_from_discards(engine: Rules) -> None:
    game = considering(engine, "5m", "5m 6s7c", stock="6s")
    assert asked(play(game, "pass")) == (1, ["chan", "pass"])
    assert asked(play(game, "chan")) == (1, ["discard 7c"])


def test_ch_16_also_a_card_of_ones_own_reveal(engine: Rules) -> None:
    game = play(after_reveal(engine, "5m", 0, {0: "5m 6s7c"}, stock="8c 9c 6s"), "pass", *ROUND)
    assert asked(game) == (0, ["chan", "pass"])
    assert asked(play(game, "chan")) == (0, ["discard 7c"])


@pytest.mark.parametrize(("pass_it", "discards"), [(True, ["discard 7c"]), (False, ["discard 5m", "discard 7c"])])
def test_ch_16_a_replacement_counts_like_another_card(engine: Rules, pass_it: bool, discards: list[str]) -> None:
    thrown = "5m" if pass_it else "2c"
    hands = {1: "5m 6s7c", 3: "4m4m4m 5m2c"}
    game = play(after_discard(engine, "4m", 0, hands, stock="6s"), "chiu", f"discard {thrown}", "pass", "chan")
    assert asked(game) == (1, discards)


def test_ch_16_a_refused_face_makes_no_ca_but_a_later_chan(engine: Rules) -> None:
    assert asked(play(considering(engine, "5m", "5m 6s7c", stock="5s"), "pass")) == (1, ["pass"])
    assert asked(play(considering(engine, "5m", "5m 6s7c", stock="5m"), "pass")) == (1, ["chan", "pass"])


def test_ch_16_a_refused_face_may_be_claimed(engine: Rules) -> None:
    game = after_discard(engine, "5m", 0, {3: "5m5m5m 6s6c"}, refused={3: "5m"})
    assert asked(game) == (3, ["chiu", "decline", "win"])


def test_ch_16_passing_a_possible_ca_refuses_nothing(engine: Rules) -> None:
    game = play(considering(engine, "5m", "5s 6s7c", stock="5m"), "pass")
    assert asked(game) == (1, ["ca 5s", "pass"])
    assert asked(play(game, "ca 5s")) == (1, ["discard 6s", "discard 7c"])


def test_ch_16_passing_a_barred_capture_refuses_nothing(engine: Rules) -> None:
    game = considering(engine, "5m", "5m 6s7c", stock="6s", refused="6s7c")
    assert asked(game) == (1, ["pass"])
    assert asked(play(game, "pass")) == (1, ["chan", "pass"])  # 6s
    assert asked(play(game, "chan")) == (1, ["discard 5m"])


def test_ch_16_declining_a_chiu_refuses_nothing(engine: Rules) -> None:
    game = after_reveal(engine, "5m", 1, {3: "5m5m5m 7c9c"}, stock="9c")
    assert asked(game) == (3, ["chiu", "decline"])
    assert asked(play(game, "decline", "pass", "pass", "pass")) == (3, ["chan", "pass"])  # 9c, passed by seat 2
    assert asked(play(game, "chan")) == (3, ["discard 5m", "discard 7c"])


# Winning


def test_ch_17_open_pairs_are_not_rearranged(engine: Rules) -> None:
    concealed = "2m2m 3m3m 4m4m 5m5m 6m 2s2c 3s3c 4s4c"
    assert not wins_on(engine, "6m", concealed, "ca 9s 9c, ca 9s 9c")  # 5 + 5 as laid
    assert wins_on(engine, "6m", concealed, "chan 9s, chan 9c")


def test_ch_17_open_and_concealed_cards_do_not_mix(engine: Rules) -> None:
    # Taken together the two 9s and the two 9c would make seven Chắn and three Cạ.
    assert not wins_on(engine, "6m", "2m2m 3m3m 4m4m 5m5m 6m 9s9c 3s3c 4s4c", "ca 9s 9c, ca 2s 2c")


@pytest.mark.parametrize(
    ("card", "concealed", "wins"),
    [
        ("2m", "2m", True),
        ("2m", "2m2m2m 3s3s3s3s", True),  # four alike are two Chắn
        ("2c", "2m 3m3s 4m4s 5m5s", True),  # two odd faces are one Cạ
        ("2c", "2m2m2m 2s2s", True),  # a triple is a Chắn and an odd card
        ("2c", "2m2s 3m", False),  # three odd faces
        ("2m", "3m", False),  # one odd face
        ("2m", "cc", False),
        ("2m", "2m cc cc", True),
        ("2m", "2m cc 3m", False),
        ("2m", "2m cc cc cc 3m", False),
    ],
)
def test_ch_18_how_concealed_cards_pair(engine: Rules, card: str, concealed: str, wins: bool) -> None:
    assert wins_on(engine, card, concealed) is wins


@pytest.mark.parametrize(
    ("ca", "wins"),
    [("", False), ("2m2s 3m3s 4m4s", False), ("2m2s 3m3s 4m4s 5m5s", True), ("2m2s 3m3s 4m4s 5m5s 6m6s", False)],
)
def test_ch_19_chi_chi_wins_only_six_and_four(engine: Rules, ca: str, wins: bool) -> None:
    assert wins_on(engine, "cc", "cc" + ca) is wins


def test_ch_19_binds_only_the_winning_card(engine: Rules) -> None:
    assert wins_on(engine, "2m", "2m cc cc 3m3s 4m4s")


@pytest.mark.parametrize(("ca", "wins"), [("", True), ("3m3s", True), ("3m3s4m4s5m5s6m6s", True)])
def test_ch_20_up_to_four_ca(engine: Rules, ca: str, wins: bool) -> None:
    assert wins_on(engine, "2m", "2m" + ca) is wins


def test_ch_20_at_least_six_chan(engine: Rules) -> None:
    assert not wins_on(engine, "2m", "2m 3m3s 4m4s 5m5s 6m6s 7m7s")
    assert not wins_on(engine, "2m", "2s 3m3s 4m4s 5m5s 6m6s")


@pytest.mark.parametrize("door", SEATS)
def test_ch_21_a_stock_card_is_won_at_any_door(engine: Rules, door: int) -> None:
    game = after_reveal(engine, "6s", door, {0: PLAIN}, melds={0: PLAIN_OPEN})
    assert asked(game) == (0, ["decline", "win"])
    assert outcome(play(game, "win"))["winners"] == [0]


def test_ch_21_also_at_the_door_of_a_dead_hand(engine: Rules) -> None:
    game = after_reveal(engine, "9c", 0, {0: TEN_CHAN, 3: "9c"}, dead=0)
    assert asked(game) == (3, ["decline", "win"])


def test_ch_21_a_discard_is_won_only_by_chiu_u(engine: Rules) -> None:
    assert asked(after_discard(engine, "6s", 2, {0: PLAIN}, melds={0: PLAIN_OPEN})) == (3, ["pass"])
    assert asked(after_discard(engine, "6s", 2, {0: "6s6s6s"})) == (0, ["decline", "win"])


def test_ch_21_declining_a_win_bars_nothing(engine: Rules) -> None:
    game = after_reveal(engine, "9c", 1, {0: "9c"}, stock="9c 9c")
    assert asked(play(game, "decline")) == (1, ["pass"])
    assert asked(play(game, "pass", "pass")) == (0, ["decline", "win"])  # the next 9c, at seat 2's door
    assert asked(play(game, "decline", "pass", "pass")) == (0, ["decline", "win"])


def test_ch_21_no_ban_touches_a_win(engine: Rules) -> None:
    bans = {"discards": {0: "9c 8m8s"}, "refused": {0: "9c"}}
    assert asked(after_reveal(engine, "9c", 1, {0: "9c"}, **bans)) == (0, ["decline", "win"])
    in_c = {"melds": {0: "ca 9c 9s"}}
    assert asked(after_reveal(engine, "9c", 1, {0: "9c"}, **in_c)) == (0, ["decline", "win"])


# Bonuses


def test_ch_22_xuong_is_the_absence_of_bonuses(engine: Rules) -> None:
    assert won(engine, "6s", PLAIN, PLAIN_OPEN) == (["xuong"], 2)


@pytest.mark.parametrize("door", SEATS)
def test_ch_22_chi_is_a_win_on_ones_own_reveal(engine: Rules, door: int) -> None:
    expected = (["chi"], 3) if door == 0 else (["xuong"], 2)
    assert won(engine, "6s", PLAIN, PLAIN_OPEN, by=door) == expected


@pytest.mark.parametrize(
    ("turn", "bonuses"), [(1, ["chi", "chiu_u", "thap_thanh"]), (2, ["chiu_u", "thap_thanh"])], ids=["own", "other"]
)
def test_ch_22_chi_also_on_a_replacement_at_ones_own_door(engine: Rules, turn: int, bonuses: list[str]) -> None:
    open_chan = "chan 2m, chan 4m, chan 5m, chan 6m, chan 7m, chan 8m, chan 2s, chan 4s"
    hands = {1: "9c9c9c", 3: "3m3m3m 9c7c"}
    game = after_discard(engine, "3m", turn - 1, hands, melds={1: open_chan})
    assert asked(play(game, "chiu", "discard 9c")) == (1, ["decline", "win"])
    assert outcome(play(game, "win"))["bonuses"] == bonuses


def test_ch_22_chi_not_on_a_discard(engine: Rules) -> None:
    open_chan = "chan 2m, chan 4m, chan 5m, chan 6m, chan 7m, chan 8m, chan 2s, chan 4s"
    game = after_discard(engine, "9c", 0, {1: "9c9c9c"}, melds={1: open_chan})
    assert outcome(play(game, "win"))["bonuses"] == ["chiu_u", "thap_thanh"]


def test_ch_22_thien_u(engine: Rules) -> None:
    assert won_at_once(engine, SIX_AND_FOUR) == (["thien_u"], 3)


@pytest.mark.parametrize(
    ("hand", "bonuses", "points"),
    [
        ("3m3m 3c3c 7c7c 8m8m 5s5s 2m2c 4m4c 6m6c 2s", ["tom", "tom"], 5),
        ("3m3m 3s3c 7c7c 8m8m 5s5s 2m2c 4m4c 6m6c 2s", ["tom"], 4),
        ("3m3m 3c3c 7c7m 8m8m 5s5s 6s6s 4m4c 6m6c 2s", ["tom"], 4),
        ("3m3m 3c3c 7m7m 8m8m 5s5s 2m2c 4m4c 6m6c 2s", ["xuong"], 2),
    ],
)
def test_ch_22_tom_is_3m_3c_7c(engine: Rules, hand: str, bonuses: list[str], points: int) -> None:
    assert won(engine, "2s", hand, "chan 9c") == (bonuses, points)


SIX_ON_2S = "4m4m 3c3c 5m5m 6s6s 8c8c 7m7s 9c9m 2s"  # with two more Cạ: 6 + 4, won on 2s


def test_ch_22_bach_thu_is_six_chan_and_no_ca_in_the_winning_rank(engine: Rules) -> None:
    assert won(engine, "2s", SIX_ON_2S + "4s4c 8m8s") == (["bach_thu"], 4)
    assert won(engine, "2s", SIX_ON_2S + "4s4c", "ca 8s 8m") == (["bach_thu"], 4)
    assert won(engine, "2s", SIX_ON_2S + "4s4c", "ca 2m 2c") == (["xuong"], 2)
    assert won(engine, "2s", SIX_ON_2S + "2m2c 4s4c") == (["xuong"], 2)
    assert won(engine, "2s", SIX_ON_2S + "4s4c", "chan 8s") == (["xuong"], 2)  # seven Chắn


def test_ch_22_bach_thu_not_with_the_winning_card_in_a_ca(engine: Rules) -> None:
    assert won(engine, "2c", SIX_ON_2S + "6m6m 4s4c") == (["xuong"], 2)


@pytest.mark.parametrize(
    ("hand", "bonuses", "points"),
    [
        ("8s8s 9m9m cc cc 2m2m 4s4s 5s5s 6s6s 2s2c 7m7s 6c", ["leo", "leo"], 7),
        ("8s8s 9m9s cc cc 2m2m 4s4s 5s5s 6s6s 2s2c 7m7m 6c", ["leo"], 5),
        ("8s8s 9m9m 8m8c 2m2m 4s4s 5s5s 6s6s 2s2c 7m7m 6c", ["xuong"], 2),
        ("8s8s 9s9s cc cc 2m2m 4s4s 5s5s 6s6s 2s2c 7m7m 6c", ["xuong"], 2),
        ("8m8m 9m9m cc cc 2m2m 4s4s 5s5s 6s6s 2s2c 7m7m 6c", ["xuong"], 2),
    ],
)
def test_ch_22_leo_is_8s_9m_cc(engine: Rules, hand: str, bonuses: list[str], points: int) -> None:
    assert won(engine, "6m", hand) == (bonuses, points)


def test_ch_22_thien_khai_for_each_four_of_the_opening_hand(engine: Rules) -> None:
    hand = "4m4m4m4m 7s7s7s7s 2s2s 5c5c 3m3s 8m8c 9c"
    assert won(engine, "9s", hand, "chan 2m", fours="4m7s") == (["thien_khai", "thien_khai"], 7)
    assert won(engine, "9s", hand, "chan 2m", fours="4m") == (["thien_khai"], 5)
    assert won(engine, "9s", hand, "chan 2m") == (["xuong"], 2)


def test_ch_22_thien_khai_looks_at_the_cards_dealt(engine: Rules) -> None:
    dealer = "2m2m2m2m 3m3m 4m4m 5m5m 6m6m 8m8m 9s9c 3s3c 4s4c"
    assert won_at_once(engine, dealer) == (["thien_khai", "thien_u"], 6)


def test_ch_22_thien_khai_of_a_seat_with_19(engine: Rules) -> None:
    hand = "6m6m6m6m 5c5c5c5c 2s2s 8s8s 3m3m 8m8m 6c6c 9s"
    game = play(engine.start(**deal({1: hand}, stock="9m")), "discard 2m", "pass")
    assert asked(game) == (1, ["decline", "win"])
    assert outcome(play(game, "win"))["bonuses"] == ["chi", "thien_khai", "thien_khai"]


def test_ch_22_chiu_u_is_three_concealed_of_the_winning_face(engine: Rules) -> None:
    assert won(engine, "6m", "6m6m6m 4c4c 5s5s 2s2c 4m4s 9c9s", PLAIN_OPEN) == (["chiu_u"], 5)
    assert won(engine, "6m", "6m 4c4c 5s5s 2s2c 4m4s 9c9s", PLAIN_OPEN + ", chan 6m") == (["xuong"], 2)


def test_ch_22_chiu_u_off_the_stock(engine: Rules) -> None:
    hands = {0: "6m6m6m 4c4c 5s5s 2s2c 4m4s 9c9s"}
    game = after_discard(engine, "6m", 2, hands, melds={0: PLAIN_OPEN})
    assert outcome(play(game, "win"))["bonuses"] == ["chiu_u"]


def test_ch_22_bon_is_four_at_the_end_from_two_at_the_start(engine: Rules) -> None:
    hand = "6m 4c4c 5s5s 2s2c 4m4s 9c9s"
    assert won(engine, "6m", hand, PLAIN_OPEN + ", chan 6m", pairs="6m 4c") == (["bon"], 5)
    assert won(engine, "6m", hand, PLAIN_OPEN + ", chan 6m", pairs="4c") == (["xuong"], 2)
    two = "6m 4c4c 2s2c 3m3s 9c9s"
    assert won(engine, "6m", two, "chan 7m, chan 8m, chan 6m, chan 5s, chan 5s", pairs="5s6m") == (["bon", "bon"], 7)


def test_ch_22_bon_looks_at_the_cards_dealt(engine: Rules) -> None:
    pairs = "5c5c 2s2s 8s8s 4s4s 7m7m 6c6c 9c9c 3s3c"
    game = engine.start(**deal({1: "6m6m 2c" + pairs}, stock="6m 6m"))
    play(game, "discard 2m", "pass", "chan", "discard 2c", "pass")
    assert asked(game) == (1, ["decline", "win"])  # the 6m that seat 2 revealed
    assert outcome(play(game, "win"))["bonuses"] == ["bon"]
    game = engine.start(**deal({1: "6m6m6m" + pairs}, stock="6m"))
    assert outcome(play(game, "discard 2m", "pass", "win"))["bonuses"] == ["chi", "chiu_u"]


def test_ch_22_bach_dinh_is_no_red_card(engine: Rules) -> None:
    hand = "2m2m 4c4c 5s5s 6m6m 2s2c 4m4s 6c"
    assert won(engine, "6s", hand, "chan 9c, chan 7m, chan 3s") == (["bach_dinh"], 7)
    assert won(engine, "6s", hand, "chan 9c, chan 7m, ca 8c 8m") == (["xuong"], 2)  # one red card, and open
    assert won(engine, "9m", hand[:-2] + "9c", "chan 6c, chan 7m, chan 3s") == (["xuong"], 2)  # the winning card


@pytest.mark.parametrize(
    ("card", "hand", "melds", "bonuses"),
    [
        ("7m", "8m8m 9m9m 8s8s 9s9c 3c3s 7m", "", ["xuong"]),  # seven
        ("7m", "8m8m 9m9m 8s8s 9s9s 3c3s 7m", "", ["tam_do"]),
        ("9s", "8m8m 9m9m 8s8s 3c3s 9s", "chan 7m", ["tam_do"]),  # the winning card is one of eight
        ("7m", "8m8m 9m9m 3c3s 7m", "chan 8s, chan 9s", ["tam_do"]),  # open ones count
        ("7m", "8m8m 9m9m 8s8s 9s9s 7m", "ca 8c 8m", ["xuong"]),  # nine
    ],
)
def test_ch_22_tam_do_is_exactly_eight_red(engine: Rules, card: str, hand: str, melds: str, bonuses: list[str]) -> None:
    points = {"tam_do": 8, "xuong": 2}[bonuses[0]]
    assert won(engine, card, hand + "2m2m 4s4s 5s5s 6c6c", melds) == (bonuses, points)


def test_ch_22_kinh_tu_chi_is_four_chi_chi_and_no_other_red(engine: Rules) -> None:
    rest = "4s4s 5s5s 6c6c 2m2m 4c4c 5c5m 7m"
    assert won(engine, "7m", rest, "chiu cc, chan 2s") == (["kinh_tu_chi"], 12)
    assert won(engine, "7m", rest, "chiu cc, ca 8c 8m") == (["xuong"], 2)
    assert won(engine, "7m", rest, "chan cc, chan 8m, chan 2s") == (["xuong"], 2)


def test_ch_22_thap_thanh_is_ten_chan(engine: Rules) -> None:
    hand = "2m2m 4c4c 5s5s 6m6m 8m8m 4m4m 6c"
    assert won(engine, "6c", hand, "chiu 2s, chan 9c") == (["thap_thanh"], 12)
    assert won(engine, "6s", hand, "chiu 2s, chan 9c") == (["xuong"], 2)  # nine and a Cạ


TRADITIONAL = {"tom": "traditional"}


def test_ch_23_tom_of_coins_by_default_and_by_name(engine: Rules) -> None:
    new = "3m3m 3c3c 7c7m 6s6s 5c5c 2m2s 4c4c 8c"
    for options in ({}, {"tom": "coins"}):
        assert won(engine, "8m", new, "chan 6m, chan 4s", options=options) == (["tom"], 4)
    assert won(engine, "8m", new, "chan 6m, chan 4s", options=TRADITIONAL) == (["xuong"], 2)


def test_ch_23_option_tom_traditional_is_3m_3s_7c(engine: Rules) -> None:
    old = "3m3m 3s3s 7c7m 6s6s 5c5c 2m2s 4c4c 8c"
    assert won(engine, "8m", old, "chan 6m, chan 4s", options=TRADITIONAL) == (["tom"], 4)
    assert won(engine, "8m", old, "chan 6m, chan 4s") == (["xuong"], 2)


def test_ch_23_the_option_holds_in_a_fresh_deal(engine: Rules) -> None:
    dealer = "3m3m 3s3s 7c7c 8m8m 4m4m 9c9c 2m2c 5m5c 6m6c 4s4c"
    assert won_at_once(engine, dealer) == (["thien_u"], 3)
    assert won_at_once(engine, dealer, TRADITIONAL) == (["thien_u", "tom", "tom"], 6)


@pytest.mark.parametrize("options", [{"tom": "strings"}, {"tam": "coins"}, {"tom": ""}, {"Tom": "coins"}])
def test_ch_23_an_unknown_option_is_refused(engine: Rules, options: dict[str, str]) -> None:
    with refused():
        engine.start(**deal({}), options=options)


def test_ch_24_thien_u_has_no_winning_card(engine: Rules) -> None:
    # Six Chắn without Bạch thủ, at one's own door without Ù chì, a triple without Chíu ù.
    triple = "2m2m 3m3m 4m4m 6m6m 8m8m 5m5m5m 5s 2s2c 3s3c 4s4c"
    assert won_at_once(engine, triple) == (["thien_u"], 3)
    assert won_at_once(engine, SIX_AND_FOUR) == (["thien_u"], 3)


def test_ch_24_no_card_serves_twice_within_a_kind(engine: Rules) -> None:
    assert won(engine, "2s", "3m3m 3s3c 7c7c 8m8m 5s5s 2m2c 4m4c 6m6c 2s", "chan 9c") == (["tom"], 4)
    assert won(engine, "6m", "8s8s 9m9m cc 2m2m 4s4s 5s5s 6s6s 2s2c 7m7s 6c cc") == (["leo", "leo"], 7)
    assert won(engine, "6m", "8s8c 9m9m cc cc 2m2m 4s4s 5s5s 6s6s 2s2c 7m7m 6c") == (["leo"], 5)


def test_ch_24_one_card_serves_different_kinds(engine: Rules) -> None:
    black = "3m3m 3c3c 7c7c 5s5s 2m2c 4m4c 6m6c 2s"
    assert won(engine, "2s", black, "chan 9c, chan 4s") == (["bach_dinh", "tom", "tom"], 9)


@pytest.mark.parametrize(
    ("card", "hand", "melds", "facts", "bonuses", "points"),
    [
        ("6s", PLAIN, PLAIN_OPEN, {}, ["xuong"], 2),
        ("6s", PLAIN, PLAIN_OPEN, {"by": 0}, ["chi"], 3),
        ("6s", PLAIN, "chan 9c, chan 7m, chan 3s", {"by": 0}, ["bach_dinh", "chi"], 8),
        ("2s", SIX_ON_2S + "4s4c 8m8s", "", {"by": 0}, ["bach_thu", "chi"], 5),
        ("6m", "6m6m6m 4m4m 3c3c 7c7c 5s5s 2s2c 4s4c 7m7s 5m5c", "", {}, ["bach_dinh", "bach_thu", "chiu_u"], 10),
        ("6m", "8s8s 9m9m cc cc 2m2m 4s4s 5s5s 6s6s 2s2c 7m7s 6c", "", {}, ["leo", "leo"], 7),
        ("6m", "6m 4c4c 5s5s 2s2c 4m4s 9c9s", PLAIN_OPEN + ", chan 6m", {"by": 0, "pairs": "6m"}, ["bon", "chi"], 6),
        ("7m", "8m8m 9m9m 8s8s cc cc 2m2m 4s4s 5s5s 6c6c 3c3s 7m", "", {}, ["leo", "leo", "tam_do"], 12),
        ("7m", "4s4s 5s5s 6c6c 2m2m 4c4c 5c5m 7m", "chiu cc, chan 2s", {"by": 0}, ["chi", "kinh_tu_chi"], 13),
    ],
)
def test_ch_25_the_highest_bonus_in_points_the_others_in_dich(
    engine: Rules, card: str, hand: str, melds: str, facts: dict[str, Any], bonuses: list[str], points: int
) -> None:
    assert won(engine, card, hand, melds, **facts) == (bonuses, points)


def test_ch_25_with_thap_thanh_all_count_in_points(engine: Rules) -> None:
    hand = "2m2m 4c4c 5s5s 6m6m 7m7m 4m4m 6c"
    assert won(engine, "6c", hand + "3m3m 3c3c 7c7c", by=0) == (
        ["bach_dinh", "chi", "thap_thanh", "tom", "tom"],
        7 + 3 + 12 + 4 + 4,
    )
    assert won(engine, "6c", hand, "chiu cc, chan 2s") == (["kinh_tu_chi", "thap_thanh"], 24)
    two_leo = "8s8s 9m9m 8m8m cc cc 5s5s 6m6m 2m2m 4s4s 7c7c 6c"
    assert won(engine, "6c", two_leo) == (["leo", "leo", "tam_do", "thap_thanh"], 5 + 5 + 8 + 12)
    three = "6c6c6c 4c4c 5s5s 6m6m"
    assert won(engine, "6c", three, "chan 8m, chan 9c, chan 7m, chan 2s, chan 2s", pairs="2s") == (
        ["bon", "chiu_u", "thap_thanh"],
        5 + 5 + 12,
    )
    assert won_at_once(engine, "8m8m" + TEN_CHAN[4:]) == (["thap_thanh", "thien_u"], 15)


@pytest.mark.parametrize("winner", SEATS)
def test_ch_26_each_loser_pays_the_score(engine: Rules, winner: int) -> None:
    game = after_reveal(engine, "6s", (winner + 1) % 4, {winner: PLAIN}, melds={winner: PLAIN_OPEN})
    end = outcome(play(game, "win"))
    scores = [6 if seat == winner else -2 for seat in SEATS]
    assert end == {"scores": scores, "winners": [winner], "points": 2, "bonuses": ["xuong"]}


def test_ch_26_a_draw_is_zero_for_all(engine: Rules) -> None:
    game = play(considering(engine, "5m", "5m6s7c"), "pass")
    assert asked(game) == OVER
    assert outcome(game) == DRAW


# Who is asked


def test_ch_27_the_seat_on_turn_decides_even_if_it_can_only_pass(engine: Rules) -> None:
    game = after_discard(engine, "2m", 0, {}, stock="3m 4m")
    seats = []
    while game.actor() is not None:
        seats.append(game.actor())
        assert game.legal() == ["pass"]
        game.play("pass")
    assert seats == [1, 1, 2, 2, 3]


def test_ch_27_without_a_claim_nobody_else_is_asked(engine: Rules) -> None:
    hands = {0: "5m5m 6s", 2: "5s5c 6c", 3: "5m 7m8m"}
    assert asked(after_discard(engine, "5m", 0, {1: "2m3m4m", **hands})) == (1, ["pass"])
    assert asked(after_reveal(engine, "5m", 1, {1: "2m3m4m", **hands})) == (1, ["pass"])


def test_ch_27_off_the_stock_win_and_chiu_are_one_decision_on_a_reveal_two(engine: Rules) -> None:
    hands = {3: "5m5m5m 6s6c"}
    discard = after_discard(engine, "5m", 0, hands)
    assert asked(discard) == (3, ["chiu", "decline", "win"])
    assert asked(play(discard, "decline")) == (1, ["pass"])
    reveal = after_reveal(engine, "5m", 0, hands)
    assert asked(reveal) == (3, ["decline", "win"])
    assert asked(play(reveal, "decline")) == (3, ["chiu", "decline"])
    assert asked(play(reveal, "decline")) == (0, ["pass"])


def test_ch_27_what_the_opening_offers(engine: Rules) -> None:
    odd = "2m2m 3m3m 4m4m 5m5m 6m6m 8m8m 2s2s 3s3s 4s4s"
    can_win = engine.start(**deal({0: odd + "5s5c"}))
    assert asked(can_win) == (0, ["discard 5c", "discard 5s", "win"])
    cannot = engine.start(**deal({0: odd + "5s6c"}))
    assert asked(cannot) == (0, ["discard 5s", "discard 6c"])
    no_discard = engine.start(**deal({0: odd + "5s5s"}))
    assert asked(no_discard) == (0, ["decline", "win"])


# What a table must hide


def decisions(game: Engine, moves: list[str]) -> list[tuple[int | None, list[str], list[list[str]]]]:
    """What is asked, and what seats 0 to 2 hold, before each of the moves and after the last."""
    seen = []
    for move in moves:
        seen.append((*asked(game), game.hands()[:3]))
        game.play(move)
    return [*seen, (*asked(game), game.hands()[:3])]


def test_ch_28_a_declined_claim_leaves_no_trace(engine: Rules) -> None:
    # Two deals that differ only in what seat 3 holds and what lies dead: in one of them it has a claim.
    others = {0: "2s3s4s", 1: "5s 6s7c", 2: "9c 3m4c"}
    with_claim = after_discard(engine, "5m", 0, {**others, 3: "5m5m5m 6m7m"}, stock="9c 6s 8c")
    without = after_discard(engine, "5m", 0, {**others, 3: "5m5m8m 6m7m"}, stock="9c 6s 8c")
    assert asked(with_claim) == (3, ["chiu", "decline"])
    play(with_claim, "decline")
    moves = ["pass", "pass", "chan", "discard 3m", "pass", "pass", "pass"]
    assert decisions(with_claim, moves) == decisions(without, moves)


# Checked hands


def both_options(
    engine: Rules, card: str, hand: str, melds: str = "", **rest: Any
) -> tuple[tuple[list[str], int], tuple[list[str], int]]:
    return won(engine, card, hand, melds, **rest), won(engine, card, hand, melds, options=TRADITIONAL, **rest)


OWN: dict[str, Any] = {"by": 0}
OTHER: dict[str, Any] = {"by": 1}


def test_ch_example_01_a_plain_win(engine: Rules) -> None:
    hand, melds = "2m2m 4c4c 5s5s 6m6m 2s2c 4m4s 6c", "chan 9c, chan 7m, chan 8m"
    plain = (["xuong"], 2)
    assert both_options(engine, "6s", hand, melds, **OTHER) == (plain, plain)


def test_ch_example_02_tom_and_chi(engine: Rules) -> None:
    hand, melds = "3m3m 3c3c 7c7m 6s6s 5c5c 2m2s 4c4c 8c", "chan 6m, chan 4s"
    assert both_options(engine, "8m", hand, melds, **OWN) == ((["chi", "tom"], 5), (["chi"], 3))


def test_ch_example_03_bach_thu_and_chi(engine: Rules) -> None:
    hand, melds = "2m2m 3c3c 5m5m 6s6s 4m4c 7m7s 9c9m 2s", "chan 8c, ca 5s 5c"
    expected = (["bach_thu", "chi"], 5)
    assert both_options(engine, "2s", hand, melds, **OWN) == (expected, expected)


def test_ch_example_04_leo_chiu_u_tom_twice_bach_thu(engine: Rules) -> None:
    hand = "6m6m6m 3m3m 3c3c 7c7c cc cc 9m9c 8s8c 2m2c 5m5s"
    assert both_options(engine, "6m", hand, **OTHER) == (
        (["bach_thu", "chiu_u", "leo", "tom", "tom"], 10),
        (["bach_thu", "chiu_u", "leo"], 8),
    )


def test_ch_example_05_tam_do_and_two_leo(engine: Rules) -> None:
    hand = "8s8s 9m9m cc cc 2m2m 4s4s 6c6c 8m8c 9s9c 5m5c 7s"
    expected = (["leo", "leo", "tam_do"], 12)
    assert both_options(engine, "7m", hand, **OTHER) == (expected, expected)


def test_ch_example_06_a_win_on_chi_chi(engine: Rules) -> None:
    hand, melds = "8s8s 9m9m 2m2m 4s4s cc 6m6c 5m5c 7m7s", "chan 8m, ca 3m 3s"
    expected = (["bach_thu", "chi", "leo", "leo", "tam_do"], 14)
    assert both_options(engine, "cc", hand, melds, **OWN) == (expected, expected)


def test_ch_example_07_thien_u(engine: Rules) -> None:
    hand = "4m4m4m4m 2s2s 5c5c 6m6m 7s7s 9c9c 8c8c 3m3s 2m2c"
    expected = (["bach_dinh", "thien_khai", "thien_u"], 10)
    assert won_at_once(engine, hand) == expected
    assert won_at_once(engine, hand, TRADITIONAL) == expected


def test_ch_example_08_thien_khai_twice(engine: Rules) -> None:
    hand, melds = "4m4m4m4m 7s7s7s7s 2s2s 5c5c 3m3s 8m8c 9c", "chan 2m"
    expected = (["thien_khai", "thien_khai"], 7)
    assert both_options(engine, "9s", hand, melds, **OTHER, fours="4m7s") == (expected, expected)


def test_ch_example_09_no_win_on_chi_chi_with_eight_chan(engine: Rules) -> None:
    hand = "cc 2m2m 3c3c 5m5m 6s6s 4m4m 7m7m 8c8c 9c9s 2s2c"
    assert asked(after_reveal(engine, "cc", 1, {0: hand})) == (1, ["pass"])
    own = after_reveal(engine, "cc", 0, {0: hand})
    assert asked(own) == (0, ["chan", "pass"])


def test_ch_example_10_a_concealed_ca_in_the_rank_is_no_bach_thu(engine: Rules) -> None:
    hand, melds = "2m2m 3c3c 5m5m 6s6s 4m4c 9m9s9c", "chan 8c, ca 7s 7c, ca 6m 6c"
    expected = (["xuong"], 2)
    assert both_options(engine, "9c", hand, melds, **OTHER) == (expected, expected)


def test_ch_example_11_a_triple_that_lost_a_card_to_a_ca(engine: Rules) -> None:
    hand, melds = "9s9s9m 4m4m 3s3s 7m7m 2c2c 4s4c 7s7c", "ca 9s 9c, chan 9m"
    expected = (["xuong"], 2)
    assert both_options(engine, "9s", hand, melds, **OTHER) == (expected, expected)


# Readings considered


def test_ch_reading_a_triple_that_lost_a_card_has_no_chiu(engine: Rules) -> None:
    game = considering(engine, "9c", "9s9s9s 2m3m4m6m", stock="8c 9s")
    play(game, "ca 9s", "discard 2m", "pass", "pass")
    assert asked(game) == (3, ["pass"])  # no claim on the 8c of seat 2
    assert asked(play(game, "pass")) == (3, ["pass"])  # and none on the 9s of seat 3


def test_ch_reading_thien_khai_and_bon_count_for_each_face(engine: Rules) -> None:
    hand = "4m4m4m4m 7s7s7s7s 2m 5m5c 8m8s"
    melds = "chan 2m, chan 6c, chan 6c"
    assert won(engine, "2m", hand, melds, fours="4m7s", pairs="2m6c") == (
        ["bon", "bon", "thien_khai", "thien_khai"],
        5 + 2 + 2 + 2,
    )


def test_ch_reading_a_win_is_possible_on_a_face_once_discarded(engine: Rules) -> None:
    game = owing(engine, "9s9s9s 9c", stock="9s")
    assert asked(game) == (1, ["discard 9c", "discard 9s"])
    assert asked(play(game, "discard 9s", "pass")) == (1, ["decline", "win"])  # the 9s that seat 2 revealed
