"""The fold, event by event, and the notation."""

import pytest

from cardavia.client import Look, card_text, fold, move_text, parse_move
from cardavia.client.errors import FoldError
from cardavia.log.v1 import events_pb2 as e
from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.v1 import views_pb2

Event = e.Event
HAND0, HAND1 = e.Place(zone=w.ZONE_HAND, seat=0), e.Place(zone=w.ZONE_HAND, seat=1)
DOWN1, PACK = e.Place(zone=w.ZONE_DOWN, seat=1), e.Place(zone=w.ZONE_PACK)
OPENED = Event(opened=e.Opened(game="tien_gow", seats=[e.SeatSetup(), e.SeatSetup(ai="greedy")]))


def after(*events: e.Event, view: views_pb2.TableView | None = None) -> views_pb2.TableView:
    view = view or views_pb2.TableView(viewer=0)
    return fold(view, views_pb2.Update(revision=view.revision + 1, events=events))


def went(source: e.Place, target: e.Place, *cards: w.Face, hidden: int = 0) -> e.Event:
    return Event(transferred=e.Transferred(source=source, target=target, cards=cards, hidden=hidden))


def test_people_come_and_go() -> None:
    view = after(OPENED, Event(seat_taken=e.SeatTaken(seat=0, player="ada", generation=1)))
    assert (view.status, view.seats[0].player, view.seats[1].ai) == ("opened", "ada", "greedy")
    left = after(Event(seat_left=e.SeatLeft(seat=0)), view=view)
    assert (left.seats[0].player, left.seats[0].away, left.seats[0].generation) == ("", False, 1)
    away = after(Event(begun=e.Begun()), Event(seat_left=e.SeatLeft(seat=0)), view=view)
    assert (away.status, away.seats[0].player, away.seats[0].away) == ("playing", "ada", True)
    back = after(Event(seat_taken=e.SeatTaken(seat=0, player="ada", generation=2)), view=away)
    assert (back.seats[0].away, back.seats[0].generation) == (False, 2)


def test_clocks_run_and_stand() -> None:
    opened = Event(opened=e.Opened(seats=[e.SeatSetup(), e.SeatSetup()], move_time=5, reserve=9))
    view = after(opened, Event(begun=e.Begun()), Event(clock_started=e.ClockStarted(seat=1, deadline=14)))
    assert [seat.reserve for seat in view.seats] == [9, 9]
    assert (view.clock.seat, view.clock.deadline) == (1, 14)
    assert after(Event(restarted=e.Restarted(deadline=20)), view=view).clock.deadline == 20
    out = Event(seat_left=e.SeatLeft(seat=1, reason="time"))
    stopped = after(out, Event(clock_stopped=e.ClockStopped(seat=1, reserve=3)), view=view)
    assert not stopped.HasField("clock")
    assert (stopped.seats[1].reserve, stopped.seats[1].away, stopped.seats[1].away_reason) == (3, True, "time")
    back = after(Event(seat_taken=e.SeatTaken(seat=1, player="bo", generation=1)), view=stopped)
    assert (back.seats[1].away, back.seats[1].away_reason, back.seats[1].reserve) == (False, "", 3)


def test_a_pause_moves_the_deadline_of_what_has_one() -> None:
    view = after(OPENED, Event(entropy_due=e.EntropyDue(deadline=7)), Event(paused=e.Paused()))
    assert view.paused
    resumed = after(Event(resumed=e.Resumed(deadline=30)), view=view)
    assert (resumed.paused, resumed.reveal_by) == (False, 30)
    window = Event(window_opened=e.WindowOpened(seats=[0], deadline=7))
    playing = after(Event(begun=e.Begun()), window, Event(paused=e.Paused()), view=resumed)
    assert after(Event(resumed=e.Resumed(deadline=40)), view=playing).window.deadline == 40
    ended = after(Event(ended=e.Ended(status="void")), view=playing)
    assert (ended.paused, ended.HasField("window"), ended.HasField("clock")) == (False, False, False)


def test_cards_go_from_place_to_place() -> None:
    view = after(OPENED, Event(begun=e.Begun()), went(PACK, HAND0, w.FACE_66, w.FACE_21), went(PACK, HAND1, hidden=2))
    look = Look(view)
    assert look.cards(w.ZONE_HAND, 0) == (w.FACE_66, w.FACE_21)
    assert (look.size(w.ZONE_HAND, 1), look.hidden(w.ZONE_HAND, 1)) == (2, 2)
    down = after(went(HAND1, DOWN1, hidden=2), view=view)
    assert (Look(down).size(w.ZONE_HAND, 1), Look(down).hidden(w.ZONE_DOWN, 1)) == (0, 2)
    shown = Look(after(went(DOWN1, DOWN1, w.FACE_66, w.FACE_11), view=down))
    assert (shown.cards(w.ZONE_DOWN, 1), shown.hidden(w.ZONE_DOWN, 1)) == ((w.FACE_66, w.FACE_11), 0)


def test_cards_that_cannot_be_there_are_noticed() -> None:
    view = after(OPENED, Event(begun=e.Begun()), went(PACK, HAND1, hidden=1))
    with pytest.raises(FoldError):
        after(went(HAND1, DOWN1, hidden=2), view=view)


def test_updates_are_folded_in_order_only() -> None:
    with pytest.raises(FoldError):
        fold(views_pb2.TableView(), views_pb2.Update(revision=2))


def test_numbers_and_marks() -> None:
    turn = e.Counted(counter=w.COUNTER_TURN, value=1)
    view = after(
        OPENED,
        Event(counted=turn),
        Event(counted=e.Counted(counter=w.COUNTER_COLUMNS, seat=1, value=3)),
        Event(marked=e.Marked(mark=w.MARK_DISCARDED, seat=1, faces=[w.FACE_3M])),
    )
    look = Look(view)
    assert (look.seat_of(w.COUNTER_TURN), look.seat_of(w.COUNTER_LEADER)) == (0, None)
    assert look.count(w.COUNTER_COLUMNS, 1) == 3
    later = after(
        Event(counted=e.Counted(counter=w.COUNTER_TURN, value=0)),
        Event(marked=e.Marked(mark=w.MARK_DISCARDED, seat=1, faces=[w.FACE_2M])),
        view=view,
    )
    assert Look(later).mark(w.MARK_DISCARDED, 1) == (w.FACE_2M, w.FACE_3M)
    assert len(later.deal.counts) == 1


def test_windows() -> None:
    opened = Event(window_opened=e.WindowOpened(seats=[0, 1], deadline=7))
    view = after(OPENED, Event(begun=e.Begun()), opened)
    assert (list(view.window.seats), view.window.deadline, view.window.answered) == ([0, 1], 7, False)
    answered = after(Event(answered=e.Answered(seat=0)), view=view)
    assert answered.window.answered
    assert not after(Event(window_closed=e.WindowClosed()), view=answered).HasField("window")


def test_the_end() -> None:
    settled = e.Settled(scores=[1, -1], winners=[0])
    view = after(
        OPENED,
        Event(begun=e.Begun()),
        Event(settled=settled),
        Event(ended=e.Ended(status="over")),
        Event(continued=e.Continued(table_id="next")),
    )
    assert (view.status, view.result, view.next_table_id) == ("over", settled, "next")


def test_the_view_given_stays_as_it_is() -> None:
    view = after(OPENED)
    copy = views_pb2.TableView()
    copy.CopyFrom(view)
    after(Event(begun=e.Begun()), went(PACK, HAND0, w.FACE_66), view=view)
    assert view == copy


@pytest.mark.parametrize("text", ["lead 66 66 63", "pass", "ca 9c", "discard cc"])
def test_moves_as_text(text: str) -> None:
    assert move_text(parse_move(text)) == text


def test_text_in_any_order_and_case() -> None:
    assert move_text(parse_move("  LEAD 63  66 ")) == "lead 66 63"
    assert move_text(e.Move(verb=w.VERB_DISCARD, hidden=2)) == "discard ?? ??"


@pytest.mark.parametrize("text", ["", "fold", "lead 67", "lead66"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="there is no"):
        parse_move(text)


def test_a_card_of_a_later_version() -> None:
    assert card_text(99) == "<99>"
