"""Claim windows (CH-12, CH-28): everybody is prompted alike, and nobody learns what the others could have done."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cardavia.core.commands import CloseWindow, LeaveSeat, Play
from cardavia.core.events import (
    Answered,
    Ended,
    Event,
    Happened,
    Moved,
    Settled,
    WindowClosed,
    WindowOpened,
    shown,
)
from cardavia.core.game import State
from cardavia.core.refusals import Reason, Refusal
from cardavia.core.table import decide, decision, duty, evolve, observe
from cardavia.core.views import Viewer
from tests.games.engines import KernelEngine, KernelRules
from tests.games.test_chan_rules import TEN_CHAN, after_discard, after_reveal
from tests.table.given import NOW, SECRET, Given, Outcome, at, move

WAIT = 4_000_000
BRING = {"discard": after_discard, "reveal": after_reveal}
CLAIMS = ["open", "sealed"]


def window(source: str, card: str, by: int, hands: dict[int, str], claims: str = "sealed", **rest: Any) -> Given:
    """Seat `by` has just discarded or revealed a card; the window is open. Other hands can do nothing but pass."""
    engine = BRING[source](KernelRules("chan"), card, by, hands, **rest)
    return at(cast("KernelEngine", engine).state, claims=claims)


def say(seat: int, text: str) -> Play:
    return Play(seat, move("chan", text))


def legal(given: Given, seat: int) -> list[str] | None:
    """What a seat may answer; None if it is not asked."""
    asked = decision(given.state, seat)
    return None if asked is None else [given.state.game.text(one) for one in asked.legal]


def closed(given: Given) -> Outcome:
    """The window, closed when its time is out."""
    return given.when(CloseWindow(), later=WAIT)


def public(outcome: Outcome, viewer: Viewer = None) -> list[Event]:
    return [event for happened in outcome.entry.happened if (event := shown(happened, viewer)) is not None]


def moves(outcome: Outcome, viewer: Viewer = None) -> list[tuple[int, str]]:
    """The moves that a viewer sees, as seats and verbs."""
    return [(event.seat, event.verb) for event in public(outcome, viewer) if isinstance(event, Moved)]


# A sealed window


def test_every_live_seat_is_prompted_alike_whether_it_could_claim_or_not() -> None:
    with_claim = window("discard", "5m", 0, {3: "5m5m5m 6s7c"})
    without = window("discard", "5m", 0, {})
    for given in (with_claim, without):
        assert given.state.window is not None
        assert given.state.window.seats == (0, 1, 2, 3)
    assert [legal(without, seat) for seat in range(4)] == [["decline"], ["decline", "pass"], ["decline"], ["decline"]]
    assert legal(with_claim, 3) == ["chiu", "decline"]
    assert legal(with_claim, 1) == ["decline", "pass"]


def test_a_sealed_window_closes_at_its_time_and_not_before_whoever_has_answered() -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"})
    answered = given.after(*(say(seat, "decline") for seat in range(4)))
    for each in (given, answered):
        assert duty(each.state, NOW + WAIT - 1) is None
        each.when(CloseWindow(), later=WAIT - 1).refused(Reason.NOTHING_DUE)
        assert duty(each.state, NOW + WAIT) == CloseWindow()
        each.when(CloseWindow(), later=WAIT).so()


def test_an_answer_is_seen_by_its_seat_alone_and_counted_by_nobody_else() -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"})
    before = given.state.seen
    after = given.when(say(3, "chiu")).then(Happened(None, Answered(3, "chiu"), frozenset({3})))
    assert after.state.seen == (*before[:3], before[3] + 1, before[4])


def test_a_seat_answers_once() -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"}).after(say(3, "decline"))
    assert legal(given, 3) is None
    given.when(say(3, "chiu")).refused(Reason.ALREADY_ANSWERED)
    given.when(say(3, "decline")).refused(Reason.ALREADY_ANSWERED)


def test_an_answer_counts_until_the_window_is_closed_even_when_its_time_is_out() -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"})
    late = given.when(say(3, "chiu"), later=WAIT + 1).so()
    assert moves(late.when(CloseWindow())) == [(3, "chiu")]


def test_an_answer_that_the_seat_does_not_have_is_illegal() -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"})
    given.when(say(2, "chiu")).refused(Reason.ILLEGAL_MOVE)
    given.when(say(2, "win")).refused(Reason.ILLEGAL_MOVE)
    given.when(say(0, "pass")).refused(Reason.ILLEGAL_MOVE)
    given.when(say(1, "discard 5m")).refused(Reason.ILLEGAL_MOVE)


def test_silence_is_nothing() -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"})
    outcome = closed(given)
    assert public(outcome) == [WindowClosed(), *public(outcome)[1:]]
    assert moves(outcome) == []
    assert moves(outcome, 3) == [(3, "decline")]
    after = outcome.so()
    assert after.state.window is None
    assert [legal(after, seat) for seat in range(4)] == [None, ["pass"], None, None]


def test_the_closing_entry_is_the_same_for_all_others_whether_anybody_could_claim() -> None:
    hands = {1: "5m 3m4m", 3: "5m5m5m 6s7c"}
    could, could_not = window("discard", "5m", 0, {3: hands[3]}), window("discard", "5m", 0, {})
    for viewer in (0, 1, 2, None):
        assert public(closed(could), viewer) == public(closed(could_not), viewer)
        assert public(closed(could.after(say(3, "decline"))), viewer) == public(closed(could_not), viewer)


# Claims are settled in the order of CH-12


@pytest.mark.parametrize("claims", CLAIMS)
def test_an_accepted_chiu_interrupts_and_its_seat_owes_a_discard(claims: str) -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"}, claims)
    outcome = closed(given.after(say(3, "chiu")))
    assert public(outcome)[0] == WindowClosed()
    assert moves(outcome) == [(3, "chiu")]
    after = outcome.so()
    assert after.state.window is None
    assert legal(after, 3) == ["discard 6s", "discard 7c"]


@pytest.mark.parametrize("claims", CLAIMS)
def test_a_replacement_opens_a_window_of_its_own(claims: str) -> None:
    given = closed(window("discard", "5m", 0, {3: "5m5m5m 6s7c"}, claims).after(say(3, "chiu"))).so()
    outcome = given.when(say(3, "discard 6s"))
    deadline = given.now + WAIT if claims == "sealed" else 0
    assert public(outcome)[-1] == WindowOpened((0, 1, 2, 3), deadline)


@pytest.mark.parametrize("claims", CLAIMS)
def test_an_accepted_win_ends_the_deal(claims: str) -> None:
    outcome = closed(window("reveal", "9c", 2, {0: "9c", 2: "9c", 3: "9c"}, claims).after(*answers(WINS)))
    events = public(outcome)
    assert moves(outcome) == [(2, "win")]
    assert isinstance(events[-2], Settled)
    assert events[-1] == Ended("over", "", SECRET)
    assert outcome.so().state.status == "over"


WINS = {0: "win", 2: "win", 3: "win"}


def answers(texts: Mapping[int, str]) -> list[Play]:
    return [say(seat, text) for seat, text in texts.items()]


@pytest.mark.parametrize("claims", CLAIMS)
@pytest.mark.parametrize(
    ("texts", "winner"),
    [
        (WINS, 2),
        ({0: "win", 2: "decline", 3: "win"}, 3),
        ({0: "win", 2: "decline", 3: "decline"}, 0),
    ],
)
def test_the_first_from_the_door_wins_in_whatever_order_the_answers_come(
    texts: Mapping[int, str], winner: int, claims: str
) -> None:
    given = window("reveal", "9c", 2, {0: "9c", 2: "9c", 3: "9c"}, claims)
    closings = {
        order: closed(given.after(*(say(seat, texts[seat]) for seat in order))) for order in permutations(texts)
    }
    first = next(iter(closings.values()))
    assert all(outcome.entry.happened == first.entry.happened for outcome in closings.values())
    assert moves(first) == [(winner, "win")]


def test_a_win_comes_before_a_chiu_and_a_chiu_before_a_capture() -> None:
    hands = {0: "5c 2s3s", 1: "5m5m5m 6s6c", 2: "5s"}
    given = window("reveal", "5m", 0, hands)
    assert [legal(given, seat) for seat in range(4)] == [
        ["ca 5c", "decline", "pass"],
        ["chiu", "decline", "win"],
        ["decline", "win"],
        ["decline"],
    ]
    early = given.after(say(0, "ca 5c"))
    assert moves(closed(early.after(say(1, "chiu"), say(2, "win")))) == [(2, "win")]
    assert moves(closed(early.after(say(1, "win"), say(2, "win")))) == [(1, "win")]
    assert moves(closed(early.after(say(1, "chiu"), say(2, "decline")))) == [(1, "chiu")]
    assert moves(closed(early.after(say(1, "decline")))) == [(0, "ca")]


def test_whoever_answers_chiu_has_declined_to_win() -> None:
    outcome = closed(window("reveal", "5m", 0, {1: "5m5m5m 6s6c"}).after(say(1, "chiu")))
    assert moves(outcome, 1) == [(1, "decline"), (1, "chiu")]
    assert moves(outcome) == [(1, "chiu")]


def test_a_chiu_u_on_a_discard_ends_the_deal() -> None:
    outcome = closed(window("discard", "5m", 0, {3: "5m5m5m 6s6c"}).after(say(3, "win")))
    assert moves(outcome) == [(3, "win")]
    assert outcome.so().state.status == "over"


# Captures that were answered early


@pytest.mark.parametrize("text", ["chan", "pass"])
def test_the_seat_on_turn_may_say_early_what_it_will_do(text: str) -> None:
    given = window("discard", "5m", 0, {1: "5m 2s3s", 3: "9c 2m4m"}, stock="9c 2c")
    outcome = closed(given.after(say(1, text)))
    assert moves(outcome) == [(1, text)]
    after = outcome.so()
    if text == "chan":
        assert legal(after, 1) == ["discard 2s", "discard 3s"]
    else:
        assert public(outcome)[-1] == WindowOpened((0, 1, 2, 3), outcome.now + WAIT), "a card was revealed"


def test_nothing_said_early_is_asked_after_the_window() -> None:
    given = window("discard", "5m", 0, {1: "5m 2s3s"}, stock="9c 2c")
    for each in (given, given.after(say(1, "decline"))):
        after = closed(each).so()
        assert legal(after, 1) == ["chan", "pass"]
        assert after.state.window is None


def test_an_early_capture_comes_to_nothing_if_the_card_is_claimed_away() -> None:
    given = window("discard", "5m", 0, {1: "2s3s 5c", 3: "5m5m5m 6s7c"}, stock="9c 2c")
    assert legal(given, 1) == ["ca 5c", "decline", "pass"]
    after = closed(given.after(say(1, "ca 5c"), say(3, "chiu"))).so()
    replaced = after.after(say(3, "discard 6s"))
    assert replaced.state.window is not None
    assert replaced.state.window.answers == {}
    assert legal(closed(replaced).so(), 1) == ["pass"]


def test_passing_on_a_reveal_moves_the_card_on_without_another_window() -> None:
    given = window("reveal", "5m", 0, {1: "5m 2s3s"}, stock="9c 2c")
    outcome = closed(given.after(say(0, "pass")))
    assert moves(outcome) == [(0, "pass")]
    after = outcome.so()
    assert after.state.window is None
    assert legal(after, 1) == ["chan", "pass"]


# An open window


def test_an_open_window_asks_and_awaits_only_those_who_can_claim() -> None:
    given = window("reveal", "9c", 2, {0: "9c", 3: "9c"}, "open")
    assert given.state.window is not None
    assert given.state.window.deadline == 0
    assert [legal(given, seat) for seat in range(4)] == [["decline", "win"], None, None, ["decline", "win"]]
    assert duty(given.state, NOW) is None
    given.when(CloseWindow(), later=10**12).refused(Reason.NOTHING_DUE)
    given = given.after(say(0, "decline"))
    assert duty(given.state, NOW) is None
    given = given.after(say(3, "decline"))
    assert duty(given.state, NOW) == CloseWindow()


def test_an_open_window_that_nobody_can_claim_in_is_done_at_once() -> None:
    given = window("reveal", "9c", 2, {}, "open")
    assert duty(given.state, NOW) == CloseWindow()
    given.when(say(1, "decline")).refused(Reason.NOT_YOUR_TURN)
    assert public(given.when(CloseWindow())) == public(closed(window("reveal", "9c", 2, {})))


def test_the_seat_on_turn_may_capture_early_in_an_open_window_only_if_it_could_also_claim() -> None:
    waiting = window("reveal", "5m", 0, {0: "5m 2s3s", 2: "5s"}, "open")
    assert legal(waiting, 0) is None
    assert legal(waiting, 2) == ["decline", "win"]
    both = window("reveal", "9c", 2, {2: "9c", 3: "9c"}, "open")
    assert legal(both, 2) == ["decline", "pass", "win"]


# A dead hand (CH-7)


@pytest.mark.parametrize("claims", CLAIMS)
def test_a_dead_hand_is_not_prompted_and_passes_when_the_window_closes(claims: str) -> None:
    given = window("discard", "2m", 3, {0: TEN_CHAN, 1: "4m 8s9s"}, claims, stock="4m 9s 9c", dead=0)
    assert given.state.window is not None
    assert given.state.window.seats == (1, 2, 3)
    assert legal(given, 0) is None
    given.when(say(0, "decline")).refused(Reason.NOT_YOUR_TURN)
    outcome = closed(given)
    assert moves(outcome) == [(0, "pass")]
    assert isinstance(public(outcome)[-1], WindowOpened), "it has revealed the 4m"
    revealed = outcome.so()
    assert revealed.state.window is not None
    assert revealed.state.window.seats == (1, 2, 3)
    after = closed(revealed)
    assert moves(after) == [(0, "pass")]
    assert legal(after.so(), 1) == ["chan", "pass"]


def test_what_lies_in_front_of_a_dead_hand_may_still_be_claimed() -> None:
    given = window("discard", "3m", 3, {0: TEN_CHAN, 2: "3m3m3m 6s7c"}, stock="9c 3c", dead=0)
    outcome = closed(given.after(say(2, "chiu")))
    assert moves(outcome) == [(2, "chiu")]
    replaced = outcome.so().when(say(2, "discard 6s"))
    assert public(replaced)[-1] == WindowOpened((1, 2, 3), replaced.now + WAIT)
    passed = closed(replaced.so())
    assert moves(passed) == [(0, "pass")]


@pytest.mark.parametrize("claimant", [False, True])
@pytest.mark.parametrize("claims", CLAIMS)
def test_a_dead_hand_before_an_empty_stock_ends_the_deal_after_the_window(claims: str, claimant: bool) -> None:
    hands = {0: TEN_CHAN, **({2: "3m3m3m 6s7c"} if claimant else {})}
    given = window("discard", "3m", 3, hands, claims, dead=0)
    given = given.after(say(2, "decline")) if claimant else given
    outcome = closed(given)
    assert moves(outcome) == [(0, "pass")]
    assert [event for event in public(outcome) if isinstance(event, Settled | Ended)] == [
        Settled((0, 0, 0, 0), ()),
        Ended("over", "", SECRET),
    ]
    assert outcome.so().state.status == "over"


@pytest.mark.parametrize("claims", CLAIMS)
def test_the_last_discard_in_front_of_a_dead_hand_opens_a_window_all_the_same(claims: str) -> None:
    hands = {0: TEN_CHAN, 1: "8s8s8s 9c2c", 2: "3m3m3m 8s7c"}
    given = window("discard", "3m", 3, hands, claims, dead=0)
    after = closed(given.after(say(2, "chiu"))).so()
    outcome = after.when(say(2, "discard 8s"))
    assert isinstance(public(outcome)[-1], WindowOpened)
    assert outcome.so().state.status == "playing"
    assert moves(closed(outcome.so().after(say(1, "chiu")))) == [(1, "chiu")]


# What else may happen meanwhile


def test_a_player_may_leave_and_an_ai_player_answers_for_it() -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"}).after(LeaveSeat(3))
    assert given.state.acted_for(3) == "greedy"
    assert legal(given, 3) == ["chiu", "decline"]


def test_the_view_of_an_open_window_tells_nobody_who_could_claim() -> None:
    could, could_not = window("reveal", "9c", 2, {0: "9c", 3: "9c"}), window("reveal", "9c", 2, {1: "9c"})
    assert could.state.window == could_not.state.window
    counts = [view.counts for given in (could, could_not) if (view := observe(given.state, None)) is not None]
    assert len(counts) == 2
    assert counts[0] == counts[1]


def test_an_answer_without_a_window_cannot_have_happened() -> None:
    given = closed(window("discard", "5m", 0, {})).so()
    with pytest.raises(ValueError, match="without a window"):
        evolve(given.table, Answered(3, "decline"))


def test_every_choice_in_a_window_leads_on() -> None:
    """Whatever is answered, the window closes, and somebody is asked or the deal is over."""
    hands = {0: "5c 2s3s", 1: "5m5m5m 6s6c", 2: "5s"}
    start = window("reveal", "5m", 0, hands, stock="9c 2c")
    choices = [[None, *(legal(start, seat) or [])] for seat in range(4)]
    seen: set[int | str] = set()
    for a in choices[0]:
        for b in choices[1]:
            for c in choices[2]:
                said = {seat: text for seat, text in enumerate((a, b, c)) if text is not None}
                after = closed(start.after(*answers(said))).so()
                asked = [seat for seat in range(4) if legal(after, seat)]
                assert len(asked) == (0 if after.state.ended else 1)
                seen.update(asked or [after.state.status])
    assert seen == {0, 1, "over"}


def test_a_table_decides_the_same_whatever_the_kernel_was_asked_before() -> None:
    given = window("discard", "5m", 0, {3: "5m5m5m 6s7c"})
    assert given.state.deal is not None
    again = replace(given.state, deal=type(given.state.deal).from_bytes(given.state.deal.to_bytes()))
    results = [decide(table, say(3, "chiu"), NOW) for table in (given.state, again)]
    assert results[0] == results[1]
    assert not isinstance(results[0], Refusal)
    state: State = given.state.deal
    assert state.window() == (0, 1, 2, 3)
