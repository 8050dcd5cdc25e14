"""Seats: taken once, given back, kept for their players, and played by an AI player while their player is away."""

import pytest

from cardavia.core.commands import Begin, End, LeaveSeat, Play, TakeSeat
from cardavia.core.events import SeatLeft, SeatSetup, SeatTaken
from cardavia.core.refusals import Reason
from cardavia.core.table import decision, duty
from tests.table.given import NOW, Given, opening, playing, seated

ONE_PERSON = (SeatSetup(), SeatSetup("greedy"), SeatSetup("random"), SeatSetup("greedy"))


def empty() -> Given:
    return Given().after(opening("tien_gow"))


def test_a_free_seat_is_taken() -> None:
    given = empty().when(TakeSeat(2, "ada")).then(SeatTaken(2, "ada", 1))
    assert given.state.seats[2].player == "ada"
    assert given.state.seats[2].generation == 1


def test_sitting_down_twice_is_already_so() -> None:
    empty().after(TakeSeat(2, "ada")).when(TakeSeat(2, "ada", bytes(32))).then()


def test_a_seat_that_somebody_sits_at_is_taken() -> None:
    empty().after(TakeSeat(2, "ada")).when(TakeSeat(2, "bo")).refused(Reason.SEAT_TAKEN)


def test_a_seat_that_an_ai_player_sits_at_is_taken() -> None:
    Given().after(opening("tien_gow", seats=ONE_PERSON)).when(TakeSeat(1, "ada")).refused(Reason.SEAT_TAKEN)


def test_a_seat_is_kept_for_the_player_of_the_deal_before() -> None:
    kept = Given().after(opening("tien_gow", seats=(SeatSetup(held_for="ada"), *ONE_PERSON[1:])))
    kept.when(TakeSeat(0, "bo")).refused(Reason.SEAT_HELD)
    kept.when(TakeSeat(0, "ada")).then(SeatTaken(0, "ada", 1))
    kept.after(TakeSeat(0, "ada"), LeaveSeat(0)).when(TakeSeat(0, "bo")).refused(Reason.SEAT_HELD)


@pytest.mark.parametrize("seat", [-1, 4, 2**32 - 1])
def test_there_is_no_such_seat(seat: int) -> None:
    empty().when(TakeSeat(seat, "ada")).refused(Reason.NO_SUCH_SEAT)
    empty().when(LeaveSeat(seat)).refused(Reason.NO_SUCH_SEAT)


def test_a_seat_that_is_left_before_the_deal_is_free_for_anybody() -> None:
    given = empty().after(TakeSeat(2, "ada")).when(LeaveSeat(2)).then(SeatLeft(2))
    assert given.state.seats[2].player == ""
    given.when(TakeSeat(2, "bo")).then(SeatTaken(2, "bo", 2))


def test_leaving_a_seat_where_nobody_sits_is_already_so() -> None:
    empty().when(LeaveSeat(2)).then()
    seated("tien_gow", seats=ONE_PERSON).when(LeaveSeat(1)).then()
    playing("tien_gow").after(LeaveSeat(2)).when(LeaveSeat(2)).then()


def test_a_seat_that_is_left_in_the_deal_is_kept_and_an_ai_player_acts_for_it() -> None:
    given = playing("tien_gow").when(LeaveSeat(2)).then(SeatLeft(2))
    assert given.state.seats[2].player == "cy"
    assert given.state.acted_for(2) == "greedy"
    given.when(TakeSeat(2, "bo")).refused(Reason.SEAT_TAKEN)


def test_whoever_comes_back_has_the_next_generation_and_acts_himself() -> None:
    given = playing("tien_gow").after(LeaveSeat(2)).when(TakeSeat(2, "cy")).then(SeatTaken(2, "cy", 2))
    assert given.state.acted_for(2) == ""
    given.when(TakeSeat(2, "cy")).then()


def test_only_the_ai_player_moves_for_whoever_is_away() -> None:
    given = playing("tien_gow", first=2)
    asked = decision(given.state, 2)
    assert asked is not None
    left = given.after(LeaveSeat(2))
    assert decision(left.state, 2) == asked
    left.when(Play(2, asked.legal[0])).refused(Reason.NOT_SEATED)
    left.when(Play(2, asked.legal[0], ai="greedy")).so()
    left.after(TakeSeat(2, "cy")).when(Play(2, asked.legal[0])).so()


def test_a_person_does_not_move_for_an_ai_player_nor_an_ai_player_for_a_person() -> None:
    given = seated("tien_gow", seats=ONE_PERSON)
    given = given.after(Begin())
    seat = given.state.deal.actor() if given.state.deal is not None else None
    assert seat is not None
    move = decision(given.state, seat).legal[0]  # type: ignore[union-attr]
    acts = given.state.acted_for(seat)
    for other in {"", "greedy", "random"} - {acts}:
        given.when(Play(seat, move, ai=other)).refused(Reason.NOT_SEATED)
    given.when(Play(seat, move, ai=acts)).so()


def test_generations_count_on_over_all_players_of_a_seat() -> None:
    given = empty()
    for generation in range(1, 5):
        given = given.when(TakeSeat(2, f"p{generation}")).then(SeatTaken(2, f"p{generation}", generation))
        given = given.after(LeaveSeat(2))


def test_ai_players_act_for_their_own_seats() -> None:
    given = seated("tien_gow", seats=ONE_PERSON)
    assert [given.state.acted_for(seat) for seat in range(4)] == ["", "greedy", "random", "greedy"]


def test_the_deal_is_due_when_all_seats_are_taken_and_not_before() -> None:
    given = empty()
    for seat in range(4):
        assert duty(given.state, NOW) is None
        given.when(Begin()).refused(Reason.NOTHING_DUE)
        given = given.after(TakeSeat(seat, f"p{seat}"))
    assert duty(given.state, NOW) == Begin()
    assert duty(given.after(LeaveSeat(1)).state, NOW) is None
    given.after(LeaveSeat(1)).when(Begin()).refused(Reason.NOTHING_DUE)


def test_a_table_of_ai_players_is_due_at_once() -> None:
    assert duty(Given().after(opening("chuo_pai", seats=(SeatSetup("random"),) * 3)).state, NOW) == Begin()


def test_beginning_twice_is_already_so() -> None:
    given = playing("chan")
    given.when(Begin()).then()
    assert duty(given.state, NOW) is None


@pytest.mark.parametrize("given", [seated("chan").after(End("")), playing("chan").after(End(""))])
def test_nobody_sits_down_or_begins_at_a_table_that_has_ended(given: Given) -> None:
    given.when(TakeSeat(0, "ada")).refused(Reason.TABLE_ENDED)
    given.when(Begin()).refused(Reason.TABLE_ENDED)
    given.when(LeaveSeat(0)).then()
    assert duty(given.state, NOW) is None
    assert given.state.acted_for(0) == ""
