"""Stacked deals of Chắn: whatever the rulebook speaks of happens in them, again and again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cardavia.core import shuffle, trace
from cardavia.core.decks import TO_TOM, Deal, Face
from cardavia.core.game import Move
from cardavia.core.games.chan import CHAN
from cardavia.core.games.chan._rules import SLUGS, State
from cardavia.core.games.chan.moves import FACES, MOVES, PACK, hand_sizes
from cardavia.core.games.chan.positions import PHASES, SOURCES

CC = TO_TOM.face["cc"]
WIN, CHIU, CHAN_, CA = "win", "chiu", "chan", "ca"
STEERED = 0.7  # as `cardavia trace --deck stacked` does
DEALS = 600

RARE = (
    """
deal: triple
deal: three triples in a hand
deal: four
deal: two fours in a hand
thien_u: accepted
thien_u: declined with a discard
thien_u: declined without one
chiu on turn: discard
chiu on turn: reveal
chiu on turn: replacement
chiu out of turn: discard
chiu out of turn: reveal
chiu out of turn: replacement
chiu: declined on a discard
chiu: declined on a reveal
chiu: declined on a replacement
chiu: after a declined win
chiu: second in one turn
chiu: would leave no discard
chiu: not asked, no discard and no win
chiu_u: discard
chiu_u: replacement
chiu_u: replacement at own door
chiu_u: reveal
chiu_u: declined
chiu_u: plain chiu instead
chiu_u: win or decline
replacement: captured by the interrupted before its reveal
replacement: passed by the interrupted before its reveal
replacement: captured by the interrupted after its reveal
replacement: passed by the interrupted after its reveal
replacement: passed on, captured by the next seat
replacement: passed on to its own discarder
win: own door
win: other door
win: declined
win: one declined, one accepted
win: two could
win: three could
win: face in D
win: face in R
win: cc
win: cc barred
win: at the dead hand's door
win: on the last card
dead: reveals and passes
dead: passes a discard
dead: passes a replacement before its reveal
dead: passes a replacement after its reveal
dead: chiu on its reveal
dead: chiu on a discard before it
dead: draw
refused: a face
refused: nothing, for the capture was barred
refused: then captured as chan
chan: from one
chan: from two
chan: from three
chan: laid twice
chan barred: in D
chan barred: in C
chan barred: leaves no discard
ca: captured
ca: from three
ca: two of a rank
ca barred: in D
ca barred: in C
ca barred: breaks a pair
ca barred: breaks a ca
ca barred: u is 1
ca barred: own face refused
ca barred: card refused
ca barred: threw both of a ca
ca barred: leaves no discard
discard: the last of three
discard: of three odd faces in a rank
discard: breaks a ca
discard barred: refused
discard barred: beside a face in D
bonus: twice tom
bonus: twice leo
bonus: twice bon
bonus: twice thien_khai
bonus: four kinds
bonus: tom, traditional
draw: the last card passed twice
draw: the last discard passed
last card: captured
last card: captured by the next seat
last card: chiu
""".strip().splitlines()
    + [f"bonus: {slug}" for slug in SLUGS]
)


# What happens


def kin(face: Face) -> set[Face]:
    """The faces beside a face in its rank (CH-3); the last digit of a face's number is its rank."""
    return {other for other in FACES if other % 10 == face % 10 and other != face}


def odd_in_rank(hand: Counter[Face], face: Face) -> list[Face]:
    return [other for other in FACES if other % 10 == face % 10 and hand[other] % 2]


def unmatched(hand: Counter[Face]) -> int:
    ranks = Counter(face % 10 for face in hand if hand[face] % 2)
    return sum(number % 2 for number in ranks.values())


def hand_of(state: State, seat: int) -> Counter[Face]:
    return Counter(state.hand(seat))


def marks(state: State, name: str, seat: int) -> set[Face]:
    return {*state.mark(name, seat)}


def verbs(moves: list[int]) -> set[str]:
    return {MOVES[move].verb for move in moves}


def has_ca(state: State, seat: int) -> bool:
    return bool(state.cards("ca", seat))


def bars_of_discard(state: State, seat: int, face: Face, *, with_ca: bool) -> list[str]:
    """What CH-14 has against the discard of an odd face."""
    bars = ["refused"] * (face in marks(state, "refused", seat))
    return bars + ["beside a face in D"] * (with_ca and not kin(face).isdisjoint(marks(state, "discarded", seat)))


def leaves_discard(state: State, seat: int, hand: Counter[Face], *, with_ca: bool) -> bool:
    odd = [face for face in hand if hand[face] % 2]
    return any(not bars_of_discard(state, seat, face, with_ca=with_ca) for face in odd)


def bars_of_capture(state: State, seat: int, card: Face) -> list[str]:
    thrown, laid = card in marks(state, "discarded", seat), card in marks(state, "laid", seat)
    return ["in D"] * thrown + ["in C"] * laid


def bars_of_chan(state: State, seat: int, card: Face) -> list[str]:
    """What CH-15 has against a Chắn with a card that the hand holds."""
    left = leaves_discard(state, seat, hand_of(state, seat) - Counter([card]), with_ca=has_ca(state, seat))
    return bars_of_capture(state, seat, card) + ["leaves no discard"] * (not left)


def bars_of_ca(state: State, seat: int, card: Face, own: Face) -> list[str]:
    """What CH-15 has against a Cạ with a card that the hand does not hold."""
    hand, refused, thrown = hand_of(state, seat), marks(state, "refused", seat), marks(state, "discarded", seat)
    bars = {
        "breaks a pair": hand[own] % 2 == 0,
        "breaks a ca": any(other != own for other in odd_in_rank(hand, own)),
        "u is 1": unmatched(hand) == 1,
        "own face refused": own in refused,
        "card refused": card in refused,
        "threw both of a ca": any(kin(face) & thrown for face in thrown),
        "leaves no discard": not leaves_discard(state, seat, hand - Counter([own]), with_ca=True),
    }
    return bars_of_capture(state, seat, card) + [bar for bar, holds in bars.items() if holds]


def played(before: State, move: Move, after: State) -> Iterator[str]:
    """What a move means where it is made."""
    match PHASES[before.phase]:
        case "opening":
            yield from at_opening(before, move)
        case "claims":
            yield from at_claims(before, move)
        case "consider":
            yield from at_card(before, move, after)
    if move.verb == "discard":
        yield from at_discard(before, move.cards[0])


def at_opening(before: State, move: Move) -> Iterator[str]:
    if WIN in verbs(before.legal()):
        without = "" if "discard" in verbs(before.legal()) else "without one"
        yield f"thien_u: {'accepted' if move.verb == WIN else 'declined ' + (without or 'with a discard')}"


def at_claims(before: State, move: Move) -> Iterator[str]:
    seat, card, source = before.actor(), before.card, SOURCES[before.source]
    assert seat is not None
    assert card is not None
    may, three = verbs(before.legal()), hand_of(before, seat)[card] == 3
    if not before.declined:
        could = sum(WIN in verbs(before.claims(each)) for each in range(4))
        yield from ["win: two could"] * (could == 2) + ["win: three could"] * (could >= 3)
    if source != "reveal" and WIN in may:
        yield from ["chiu_u: win or decline"] * (CHIU not in may)
        yield {WIN: f"chiu_u: {source}", CHIU: "chiu_u: plain chiu instead", "decline": "chiu_u: declined"}[move.verb]
        yield from ["chiu_u: replacement at own door"] * (source == "replacement" and before.door == seat)
    if move.verb == WIN:
        yield from at_win(before, seat, card)
        yield from ["chiu_u: reveal"] * (three and source == "reveal")
    elif move.verb == CHIU:
        yield f"chiu {'on' if seat == before.turn else 'out of'} turn: {source}"
        yield from ["chiu: after a declined win"] * (before.declined > 0)
        yield from ["chiu: second in one turn"] * (source == "replacement")
        yield from ["last card: chiu"] * (source == "reveal" and not before.stock_size)
        if before.turn == before.dead:
            yield from ["dead: chiu on its reveal"] * (source == "reveal")
            yield from ["dead: chiu on a discard before it"] * (source == "discard")
    else:
        yield f"chiu: declined on a {source}" if CHIU in may else "win: declined"


def at_win(before: State, seat: int, card: Face) -> Iterator[str]:
    if SOURCES[before.source] == "reveal":
        yield "win: own door" if before.door == seat else "win: other door"
        yield from ["win: one declined, one accepted"] * (before.declined > 0)
        yield from ["win: at the dead hand's door"] * (before.door == before.dead)
        yield from ["win: on the last card"] * (not before.stock_size)
        yield from ["win: cc"] * (card == CC)
    yield from ["win: face in D"] * (card in marks(before, "discarded", seat))
    yield from ["win: face in R"] * (card in marks(before, "refused", seat))


def at_card(before: State, move: Move, after: State) -> Iterator[str]:
    seat, card, source = before.turn, before.card, SOURCES[before.source]
    assert card is not None
    hand, captures = hand_of(before, seat), move.verb in (CHAN_, CA)
    if hand[card]:
        yield from (f"chan barred: {bar}" for bar in only(bars_of_chan(before, seat, card)))
    for own in kin(card) if not hand[card] else ():
        if hand[own]:
            yield from (f"ca barred: {bar}" for bar in only(bars_of_ca(before, seat, card, own)))
    if source == "replacement" and before.door == seat:
        how = "captured" if captures else "passed"
        yield f"replacement: {how} by the interrupted {'after' if before.drawn else 'before'} its reveal"
    elif source == "replacement":
        yield from ["replacement: passed on, captured by the next seat"] * captures
        yield from ["replacement: passed on to its own discarder"] * (seat == before.by)
    if source == "reveal" and not before.stock_size and captures:
        yield f"last card: captured{'' if before.by == seat else ' by the next seat'}"
    if move.verb == CHAN_:
        yield f"chan: from {['', 'one', 'two', 'three'][hand[card]]}"
        yield from ["refused: then captured as chan"] * (card in marks(before, "refused", seat))
        yield from ["chan: laid twice"] * (card in before.cards("chan", seat))
    elif move.verb == CA:
        yield "ca: captured"
        yield from ["ca: from three"] * (hand[move.cards[0]] == 3)
        yield from ["ca: two of a rank"] * any(face % 10 == card % 10 for face in before.cards("ca", seat))
    elif hand[card]:
        yield "refused: a face" if CHAN_ in verbs(before.legal()) else "refused: nothing, for the capture was barred"
    if (result := after.outcome()) and not result["winners"]:
        yield f"draw: the last {'card passed twice' if source == 'reveal' else 'discard passed'}"
        yield from ["dead: draw"] * (before.dead is not None)


def only(bars: list[str]) -> list[str]:
    """A bar that stands alone."""
    return bars if len(bars) == 1 else []


def at_discard(before: State, face: Face) -> Iterator[str]:
    seat = before.actor()
    assert seat is not None
    hand = hand_of(before, seat)
    yield from ["discard: the last of three"] * (hand[face] == 3)
    yield from ["discard: of three odd faces in a rank"] * (len(odd_in_rank(hand, face)) == 3)
    yield from ["discard: breaks a ca"] * (len(odd_in_rank(hand, face)) == 2)
    for odd in [each for each in hand if hand[each] % 2]:
        for bar in only(bars_of_discard(before, seat, odd, with_ca=has_ca(before, seat))):
            yield f"discard barred: {bar}"


def published(state: State) -> Iterator[str]:
    """What a fresh card means for those that are not asked."""
    card, live = state.card, [seat for seat in range(4) if seat != state.dead]
    assert card is not None
    for seat in live:
        hand = hand_of(state, seat)
        revealed = SOURCES[state.source] == "reveal"
        if hand[card] == 3 and (revealed or seat != state.by) and CHIU not in verbs(state.claims(seat)):
            yield "chiu: would leave no discard"
            yield from ["chiu: not asked, no discard and no win"] * (not state.claims(seat))
        if card == CC and revealed and not unmatched(hand + Counter([card])) and WIN not in verbs(state.claims(seat)):
            laid = len(state.cards("chan", seat) + state.cards("chiu", seat))
            pairs = sum(number // 2 for number in (hand + Counter([card])).values()) + laid // 2
            yield from ["win: cc barred"] * (pairs > 6)


def dead_passes(state: State) -> Iterator[str]:
    """The pass of a dead hand (CH-7)."""
    match SOURCES[state.source], state.drawn:
        case "reveal", _:
            yield "dead: reveals and passes"
        case "replacement", drawn:
            yield f"dead: passes a replacement {'after' if drawn else 'before'} its reveal"
        case _:
            yield "dead: passes a discard"
    result = state.settled().outcome()
    yield from ["dead: draw"] * bool(result and not result["winners"])


def ended(state: State) -> Iterator[str]:
    result = state.outcome()
    assert result is not None
    times = Counter(result["bonuses"])
    yield from (f"bonus: {slug}" for slug in times)
    yield from (f"bonus: twice {slug}" for slug in times if times[slug] > 1)
    yield from ["bonus: four kinds"] * (len(times) >= 4)
    yield from ["bonus: tom, traditional"] * (times["tom"] and state.options()["tom"] == "traditional")


def dealt(deal: Deal) -> Iterator[str]:
    for hand in deal.hands:
        numbers = Counter(Counter(hand).values())
        yield from ["deal: triple"] * (numbers[3] > 0) + ["deal: three triples in a hand"] * (numbers[3] > 2)
        yield from ["deal: four"] * (numbers[4] > 0) + ["deal: two fours in a hand"] * (numbers[4] > 1)


def story(deal: Deal, rng: Random, options: dict[str, str]) -> set[str]:
    """All that happens in a deal, played as `cardavia trace` plays it."""
    happened = {*dealt(deal)}
    state = State.start(deal, options)
    while legal := state.legal():
        while state.passing() is not None:
            happened.update(dead_passes(state))
            before, state = state, state.settled()
            happened.update(published(state) if state.publics() > before.publics() else ())
        move = CHAN.steer(state, rng) if rng.random() < STEERED else rng.choice(legal)
        assert move in legal
        before, state = state, state.play(move)
        happened.update(played(before, MOVES[move], state))
        happened.update(published(state) if state.publics() > before.publics() and state.card else ())
    while state.passing() is not None:
        happened.update(dead_passes(state))
        state = state.settled()
    return happened | {*ended(state)}


def stories(seed: int, deals: int) -> Counter[str]:
    """In how many of some stacked deals each thing happens, half of them with each value of the option."""
    often: Counter[str] = Counter()
    for number, (deal, rng) in enumerate(trace.deals(CHAN, seed, deals, "stacked")):
        often.update(story(deal, rng, {"tom": CHAN.options["tom"][number % 2]}))
    return often


# Tests


def test_everything_rare_happens_in_some_hundreds_of_stacked_deals() -> None:
    often = stories(1, DEALS)
    assert {*often} <= {*RARE}
    assert not [name for name in RARE if not often[name]]


@pytest.mark.parametrize("seed", range(20))
def test_a_stacked_deal_is_the_full_pack(seed: int) -> None:
    deal = CHAN.stacked(Random(seed))
    assert tuple(len(hand) for hand in deal.hands) == hand_sizes(deal.first)
    assert tuple(sorted([card for hand in (*deal.hands, deal.stock) for card in hand])) == PACK
    assert all(hand == tuple(sorted(hand)) for hand in deal.hands)


def test_stacked_deals_depend_on_their_generator_alone_and_are_all_different() -> None:
    deals = [CHAN.stacked(Random(seed)) for seed in range(300)]
    assert deals == [CHAN.stacked(Random(seed)) for seed in range(300)]
    assert len({*deals}) == 300
    assert {deal.first for deal in deals} == {0, 1, 2, 3}


def test_steering_depends_on_the_state_and_its_generator_alone() -> None:
    state = State.start(CHAN.stacked(Random(5)), {})
    assert [CHAN.steer(state, Random(seed)) for seed in range(50)] == [
        CHAN.steer(State.from_bytes(state.to_bytes()), Random(seed)) for seed in range(50)
    ]


def test_steering_works_in_any_deal() -> None:
    rng = Random(8)
    for number in range(20):
        state = State.start(shuffle.derive(CHAN, shuffle.seed_of(number)), {})
        while legal := state.legal():
            move = CHAN.steer(state, rng)
            assert move in legal
            state = state.play(move)
