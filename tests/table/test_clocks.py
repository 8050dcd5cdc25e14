"""Clocks, and players who are gone: what runs when, what a pause or a restart costs (nothing), and what expiry does."""

from random import Random
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from cardavia.core import audit, clocks
from cardavia.core.catalog import GAMES
from cardavia.core.clocks import Clock
from cardavia.core.commands import (
    Begin,
    CloseWindow,
    End,
    GiveUp,
    LeaveSeat,
    Pause,
    Play,
    Restart,
    Resume,
    RevealEntropy,
    TakeOver,
    TakeSeat,
)
from cardavia.core.events import (
    Answered,
    ClockStarted,
    ClockStopped,
    Ended,
    EntropyDue,
    EntropyRevealed,
    Opened,
    Paused,
    Restarted,
    Resumed,
    SeatLeft,
    SeatSetup,
    SeatTaken,
    WindowOpened,
    whole,
)
from cardavia.core.refusals import Reason
from cardavia.core.table import Author, Entry, append, decision, duty
from tests.table.given import NOW, PEOPLE, SECRET, Given, Outcome, gathered, opening, playing, seated
from tests.table.walks import walk

SECOND = 1_000_000
MOVE, RESERVE = 10 * SECOND, 30 * SECOND
TIMES = {"move_time": MOVE, "reserve": RESERVE}
SEEDS = st.integers(0, 2**32)
SPANS = st.integers(0, 2 * (MOVE + RESERVE))


def timed(**changes: Any) -> Given:
    """A deal of Tien Gow with clocks, seat 0 on turn."""
    return playing("tien_gow", first=0, **{**TIMES, **changes})


def lead(given: Given, later: int = 0) -> Outcome:
    """The seat on turn makes its first legal move, this much later."""
    state = given.state
    assert state.deal is not None
    seat = state.deal.actor()
    assert seat is not None
    asked = decision(state, seat)
    assert asked is not None
    return given.when(Play(seat, asked.legal[0], ai=state.acted_for(seat)), later=later)


def on_clocks(outcome: Outcome) -> list[ClockStarted | ClockStopped]:
    """What happened to the clocks; everybody sees it, after all else."""
    events = [one.public for one in outcome.entry.happened if one.audience or one.secret is None]
    found = [event for event in events if isinstance(event, ClockStarted | ClockStopped)]
    assert not found or events[-len(found) :] == found
    return found


# What runs, and what is used


def test_without_times_there_are_no_clocks() -> None:
    given = playing("tien_gow", first=0)
    assert on_clocks(lead(given)) == []
    assert (given.state.clock, given.state.reserves) == (None, ())
    given.when(TakeOver(0, "time"), later=10**12).refused(Reason.NOTHING_DUE)


def test_the_clock_of_the_seat_on_turn_runs_from_the_deal_on() -> None:
    outcome = seated("tien_gow", first=0, **TIMES).when(Begin())
    assert on_clocks(outcome) == [ClockStarted(0, NOW + MOVE + RESERVE)]
    given = outcome.so()
    assert given.state.clock == Clock(0, NOW + MOVE + RESERVE)
    assert given.state.deadline == NOW + MOVE + RESERVE
    asked = decision(given.state, 0)
    assert asked is not None
    assert asked.deadline == NOW + MOVE + RESERVE


@pytest.mark.parametrize(
    ("used", "left"),
    [(0, RESERVE), (MOVE, RESERVE), (MOVE + 1, RESERVE - 1), (MOVE + RESERVE, 0), (MOVE + RESERVE + SECOND, 0)],
)
def test_a_move_uses_up_its_time_and_then_the_reserve(used: int, left: int) -> None:
    outcome = lead(timed(), later=used)
    seat = outcome.so().state.clock.seat  # type: ignore[union-attr]
    assert on_clocks(outcome) == [ClockStopped(0, left), ClockStarted(seat, NOW + used + MOVE + RESERVE)]
    assert outcome.so().state.reserves == (left, RESERVE, RESERVE, RESERVE)


def test_ai_players_have_no_clock() -> None:
    seats = (SeatSetup(), SeatSetup("greedy"), SeatSetup("greedy"), SeatSetup("greedy"))
    outcome = lead(timed(seats=seats), later=SECOND)
    assert on_clocks(outcome) == [ClockStopped(0, RESERVE)]
    assert outcome.so().state.deadline == 0


@pytest.mark.parametrize("time", [-1, clocks.MAX_TIME + 1])
def test_times_are_bounded(time: int) -> None:
    Given().when(opening("chan", move_time=time)).refused(Reason.BAD_OPTION)
    Given().when(opening("chan", reserve=time)).refused(Reason.BAD_OPTION)


# The way over the network

GRACE = SECOND // 10


@pytest.mark.parametrize(
    ("used", "left"),
    [(0, RESERVE), (MOVE + GRACE, RESERVE), (MOVE + GRACE + 1, RESERVE - 1), (MOVE + RESERVE + GRACE, 0)],
)
def test_a_move_counts_as_made_the_grace_earlier_than_it_arrived(used: int, left: int) -> None:
    outcome = lead(timed(grace=GRACE), later=used)
    seat = outcome.so().state.clock.seat  # type: ignore[union-attr]
    assert on_clocks(outcome) == [ClockStopped(0, left), ClockStarted(seat, NOW + used + MOVE + RESERVE)]


def test_who_moves_by_the_deadline_that_he_is_shown_is_in_time_though_it_arrives_later() -> None:
    given = timed(grace=GRACE)
    out = MOVE + RESERVE
    asked = decision(given.state, 0)
    assert asked is not None
    assert asked.deadline == NOW + out
    assert given.state.deadline == NOW + out + GRACE
    assert duty(given.state, NOW + out + GRACE - 1) is None
    given.when(TakeOver(0, "time"), later=out + GRACE - 1).refused(Reason.NOTHING_DUE)
    assert duty(given.state, NOW + out + GRACE) == TakeOver(0, "time")
    given.when(TakeOver(0, "time"), later=out + GRACE).then(SeatLeft(0, "time"), ClockStopped(0, 0))


@drawn(used=SPANS, grace=st.integers(0, clocks.MAX_GRACE))
@settings(deadline=None)
def test_the_grace_gives_at_most_itself_and_takes_nothing(used: int, grace: int) -> None:
    (without, *_), (with_it, *_) = (on_clocks(lead(timed(grace=some), later=used)) for some in (0, grace))
    assert isinstance(without, ClockStopped)
    assert isinstance(with_it, ClockStopped)
    assert without.reserve <= with_it.reserve <= min(RESERVE, without.reserve + grace)


@pytest.mark.parametrize("grace", [-1, clocks.MAX_GRACE + 1])
def test_the_grace_is_bounded(grace: int) -> None:
    Given().when(opening("chan", move_time=MOVE, grace=grace)).refused(Reason.BAD_OPTION)


# Expiry


def test_when_the_time_is_out_an_ai_player_acts_and_that_happens_once() -> None:
    given = timed()
    out = MOVE + RESERVE
    assert duty(given.state, NOW + out - 1) is None
    given.when(TakeOver(0, "time"), later=out - 1).refused(Reason.NOTHING_DUE)
    given.when(TakeOver(1, "time"), later=out).refused(Reason.NOTHING_DUE)
    assert duty(given.state, NOW + out) == TakeOver(0, "time")
    after = given.when(TakeOver(0, "time"), later=out).then(SeatLeft(0, "time"), ClockStopped(0, 0))
    assert after.state.acted_for(0) == "greedy"
    assert duty(after.state, 2**62) is None
    after.when(TakeOver(0, "time"), later=out).then()
    lead(after).so()


def test_a_move_that_comes_before_anybody_has_looked_counts() -> None:
    lead(timed(), later=MOVE + RESERVE + 1).so().when(TakeOver(0, "time"), later=1).refused(Reason.NOTHING_DUE)


def test_who_ran_out_of_time_comes_back_as_he_was_with_his_move_time_alone() -> None:
    given = timed().when(TakeOver(0, "time"), later=MOVE + RESERVE).so()
    now = given.now
    back = given.when(TakeSeat(0, "ada"), later=5).then(SeatTaken(0, "ada", 1), ClockStarted(0, now + 5 + MOVE))
    assert back.state.acted_for(0) == ""
    assert back.state.seats[0].away_reason == ""
    given.when(TakeSeat(0, "bo")).refused(Reason.SEAT_TAKEN)


def test_who_is_played_for_may_still_leave_for_good() -> None:
    given = timed().after(TakeOver(2, "absent")).when(LeaveSeat(2)).then(SeatLeft(2))
    given.when(TakeSeat(2, "cy")).then(SeatTaken(2, "cy", 2))
    given.when(LeaveSeat(2)).then()


def test_who_is_gone_is_played_for_at_tables_without_clocks_too() -> None:
    given = playing("chuo_pai").when(TakeOver(1, "absent")).then(SeatLeft(1, "absent"))
    given.when(TakeOver(1, "absent")).then()
    assert given.state.acted_for(1) == "greedy"
    given.when(TakeSeat(1, "bo")).then(SeatTaken(1, "bo", 1))
    seated("chuo_pai").when(TakeOver(1, "absent")).refused(Reason.NOTHING_DUE)
    given.when(TakeOver(7, "absent")).refused(Reason.NO_SUCH_SEAT)


def test_who_is_played_for_is_told_why() -> None:
    for reason, told in (("time", "Your time was out"), ("absent", "You were gone")):
        given = timed().when(TakeOver(0, reason), later=MOVE + RESERVE).so()
        asked = decision(given.state, 0)
        assert asked is not None
        assert told in given.when(Play(0, asked.legal[0])).refused(Reason.NOT_SEATED).text


def test_leaving_and_coming_back_stop_and_start_the_clock_of_the_seat_on_turn_alone() -> None:
    given = timed()
    given.when(LeaveSeat(1)).then(SeatLeft(1))
    left = given.when(LeaveSeat(0), later=MOVE + SECOND).then(SeatLeft(0), ClockStopped(0, RESERVE - SECOND))
    back = left.when(TakeSeat(0, "ada")).so()
    assert back.state.deadline == left.now + MOVE + RESERVE - SECOND


# Pauses and restarts


@drawn(used=SPANS, paused=SPANS)
@settings(deadline=None)
def test_a_pause_costs_nobody_time_however_long(used: int, paused: int) -> None:
    left = min(RESERVE, max(0, MOVE + RESERVE - used))
    given = timed().when(Pause("a fire"), later=used).then(Paused("a fire"), ClockStopped(0, left))
    assert (given.state.deadline, duty(given.state, 2**62)) == (0, None)
    deadline = given.now + paused + MOVE + left
    on = given.when(Resume("it is out"), later=paused).then(Resumed("it is out"), ClockStarted(0, deadline))
    assert on.state.deadline == deadline
    assert not on.state.paused


def test_nothing_is_played_in_a_pause_but_people_come_and_go() -> None:
    asked = decision(timed().state, 0)
    assert asked is not None
    given = timed().after(Pause())
    assert all(decision(given.state, seat) is None for seat in range(4))
    given.when(Play(0, asked.legal[0])).refused(Reason.TABLE_PAUSED)
    for command in (Begin(), CloseWindow(), TakeOver(0, "time"), TakeOver(0, "absent")):
        given.when(command, later=10**12).refused(Reason.TABLE_PAUSED)
    left = given.when(LeaveSeat(0)).then(SeatLeft(0))
    left.when(Resume()).then(Resumed())
    left.after(TakeSeat(0, "ada")).when(Resume()).then(Resumed(), ClockStarted(0, NOW + MOVE + RESERVE))
    given.when(Pause()).then()
    given.when(Restart()).then()
    timed().when(Resume()).then()
    given.when(End("over")).then(Ended("void", "over", SECRET))


def test_a_pause_gives_entropy_its_whole_time_again() -> None:
    given = gathered({0: bytes(16)}).after(Pause())
    assert duty(given.state, 2**62) is None
    resumed = given.when(Resume(), later=10**9).then(Resumed("", NOW + 10**9 + 30 * SECOND))
    assert resumed.state.deadline == resumed.state.reveal_by == NOW + 10**9 + 30 * SECOND
    resumed.when(RevealEntropy(0, bytes(16))).then(EntropyRevealed(0, bytes(16)))


def test_who_sits_down_last_in_a_pause_has_the_time_for_his_entropy_after_it() -> None:
    taken = [TakeSeat(seat, PEOPLE[seat]) for seat in range(3)]
    given = Given().after(opening("tien_gow", source="fair"), *taken, Pause())
    given = given.when(TakeSeat(3, "dee", bytes(32))).then(
        SeatTaken(3, "dee", 1, bytes(32)), EntropyDue(NOW + 30 * SECOND)
    )
    given.when(Resume(), later=10**9).then(Resumed("", NOW + 10**9 + 30 * SECOND))


@drawn(used=SPANS, down=SPANS)
@settings(deadline=None)
def test_a_restart_costs_nobody_time_however_long(used: int, down: int) -> None:
    first = lead(timed(), later=MOVE + SECOND).so()
    clock = first.state.clock
    assert clock is not None
    deadline = first.now + used + down + MOVE + first.state.reserves[clock.seat]
    given = first.when(Restart(), later=used + down).then(Restarted(deadline))
    assert given.state.clock == Clock(clock.seat, deadline)
    assert on_clocks(lead(given, later=MOVE))[0] == ClockStopped(clock.seat, first.state.reserves[clock.seat])


def test_a_restart_where_nothing_has_a_deadline_is_already_so() -> None:
    for given in (Given().after(opening("chan")), playing("tien_gow"), timed().after(End("")), timed().after(Pause())):
        given.when(Restart()).then()


# Claim windows


def chan_walk(rng: Random, claims: str) -> Given:
    """A deal of Chắn with clocks, up to an open window."""
    given = playing("chan", claims=claims, **TIMES)
    while given.state.window is None:
        given = lead(given, later=rng.randrange(SECOND)).so()
    return given


@pytest.mark.parametrize("claims", ["sealed", "open"])
def test_no_clock_runs_while_a_window_is_open(claims: str) -> None:
    given = chan_walk(Random(1), claims)
    assert given.state.clock is None
    window = given.state.window
    assert window is not None
    time = 4 * SECOND if claims == "sealed" else MOVE
    assert window.deadline == given.now + time
    assert duty(given.state, window.deadline) == CloseWindow(), "also an open window has an end at a table with clocks"
    paused = given.after(Pause())
    assert duty(paused.state, 2**62) is None
    on = paused.when(Resume(), later=77).then(Resumed("", given.now + 77 + time))
    on.when(Restart(), later=5).then(Restarted(given.now + 82 + time))
    outcome = on.when(CloseWindow(), later=time)
    started = [event for event in on_clocks(outcome) if isinstance(event, ClockStarted)]
    after = outcome.so().state
    assert len(started) == (after.window is None and after.deal is not None and after.deal.actor() is not None)


def test_an_open_window_without_clocks_waits_for_ever() -> None:
    given = playing("chan", claims="open")
    while given.state.window is None:
        given = lead(given).so()
    assert given.state.window.deadline == 0


# Giving up


@pytest.mark.parametrize(("given", "status"), [(seated("chan"), "closed"), (timed(), "void")])
def test_the_service_gives_a_table_up(given: Given, status: str) -> None:
    ended = given.when(GiveUp("failed", "sorry")).then(Ended(status, "sorry", SECRET, "failed"))
    assert ended.state.clock is None
    ended.when(GiveUp("failed", "sorry")).then()
    ended.when(Pause()).refused(Reason.TABLE_ENDED)


# The audit


SAID = (
    (TakeOver(0, "absent"), Author("service")),
    (Pause("why"), Author("administrator")),
    (Restart(), Author("service")),
    (GiveUp("abandoned", "nobody"), Author("service")),
    (End("enough"), Author("owner")),
)


@pytest.mark.parametrize(("command", "author"), SAID, ids=lambda value: type(value).__name__)
def test_an_entry_leads_back_to_its_command_and_only_who_may_say_it_says_it(command: Any, author: Author) -> None:
    given = timed()
    happened = tuple(given.when(command).entry.happened)
    entry = Entry(NOW, author, "", happened)
    assert audit.command_of(entry) == command
    audit.check(given.state, entry)
    for other in (Author("seat", 0), Author("owner"), Author("administrator"), Author("service")):
        if other.role not in audit.SAID_BY[type(command)]:
            with pytest.raises(audit.Wrong):
                audit.check(given.state, Entry(NOW, other, "", happened))


def test_forged_times_are_found() -> None:
    given = timed()
    outcome = lead(given, later=MOVE + SECOND)
    events = [whole(one) for one in outcome.entry.happened]
    for event, forged in (
        (ClockStopped(0, RESERVE - SECOND), ClockStopped(0, RESERVE)),
        (events[-1], ClockStarted(events[-1].seat, events[-1].deadline + 1)),  # type: ignore[union-attr]
    ):
        happened = tuple(
            type(one)(forged if whole(one) == event else one.public, one.secret, one.audience)
            for one in outcome.entry.happened
        )
        assert happened != tuple(outcome.entry.happened)
        with pytest.raises(audit.Wrong):
            audit.check(given.state, Entry(outcome.now, Author("seat", 0), "", happened))
    with pytest.raises(audit.Wrong):
        audit.check(given.state, Entry(NOW, Author("service"), "", given.when(LeaveSeat(1)).entry.happened))


# Over random play


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None)
@drawn(seed=SEEDS)
def test_one_clock_runs_when_a_person_is_on_turn_and_nothing_else_is_timed(game: str, seed: int) -> None:
    for on in walk(game, Random(seed)):
        table = on.table
        actor = table.deal.actor() if table.deal is not None and table.status == "playing" else None
        person = actor is not None and not table.acted_for(actor)
        runs = table.opened.timed and person and table.window is None and not table.paused
        assert (table.clock.seat if table.clock is not None else None) == (actor if runs else None)
        held = [table.clock is not None, table.window is not None, table.reveal_by > 0]
        assert sum(held) <= 1
        assert len(table.reserves) == (len(table.seats) if table.opened.timed else 0)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None)
@drawn(seed=SEEDS)
def test_reserves_are_what_the_times_of_the_entries_say(game: str, seed: int) -> None:
    """Counted anew from the log, as a stopwatch would."""
    *_, on = walk(game, Random(seed))
    table = None
    reserves: list[int] = []
    began = free = 0
    for entry in on.entries:
        for event in (whole(one) for one in entry.happened):
            match event:
                case Opened():
                    free, reserves = event.move_time + event.grace, [event.reserve] * len(event.seats)
                case Restarted() | ClockStarted():
                    began = entry.time
                case ClockStopped(seat, reserve):
                    reserves[seat] -= max(0, entry.time - began - free)
                    reserves[seat] = max(0, reserves[seat])
                    assert reserve == reserves[seat]
                case _:
                    pass
        table = append(table, entry)
        assert not table.opened.timed or list(table.reserves) == reserves


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None)
@drawn(seed=SEEDS)
def test_nothing_that_one_seat_alone_sees_touches_a_clock(game: str, seed: int) -> None:
    for on in walk(game, Random(seed)):
        events = [whole(one) for one in on.entries[-1].happened]
        if isinstance(events[0], Answered):
            assert len(events) == 1
        opened = [event for event in events if isinstance(event, WindowOpened)]
        assert not (opened and on.table.clock)
