"""The checker of histories finds what it should: each kind of broken promise is planted in a good history."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cardavia.client.fold import fold
from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.v1 import views_pb2
from tests.faults.history import (
    Attached,
    Disconnected,
    History,
    Logged,
    Sending,
    Truth,
    Updated,
    Viewing,
    violations,
)

ADA = events_pb2.Event(seat_taken=events_pb2.SeatTaken(seat=0, player="ada", generation=1))
BEGUN = events_pb2.Event(begun=events_pb2.Begun())
LEAD = events_pb2.Event(moved=events_pb2.Moved(seat=0, move=events_pb2.Move(verb=vocabulary_pb2.VERB_LEAD)))
SETTLED = events_pb2.Event(settled=events_pb2.Settled(scores=[3, -3], winners=[0]))
ENDED = events_pb2.Event(ended=events_pb2.Ended(status="over"))


def turn(seat: int) -> events_pb2.Event:
    return events_pb2.Event(counted=events_pb2.Counted(counter=vocabulary_pb2.COUNTER_TURN, value=seat + 1))


VIEWS = [
    views_pb2.TableView(
        table_id="t", revision=1, status="opened", seats=[views_pb2.SeatView(), views_pb2.SeatView(seat=1)]
    )
]
UPDATES = [
    views_pb2.Update(revision=2, events=[ADA]),
    views_pb2.Update(revision=3, events=[BEGUN, turn(0)]),
    views_pb2.Update(revision=4, events=[LEAD, turn(1)]),
    views_pb2.Update(revision=5, events=[turn(0)]),
    views_pb2.Update(revision=6, events=[LEAD, SETTLED, ENDED]),
]
for each in UPDATES:
    VIEWS.append(fold(VIEWS[-1], each))


def view(revision: int) -> Attached:
    return Attached(VIEWS[revision - 1].SerializeToString())


def update(revision: int) -> Updated:
    return Updated(UPDATES[revision - 2].SerializeToString())


def history() -> History:
    """Two moves; the first had no answer when the server was killed after revision 3, and was asked about again."""
    return History(
        opened=["t", "t"],
        seated=[(0, "ada")],
        sendings=[
            Sending(0, "a", "lead 11", 1),
            Sending(0, "a", "lead 11", 2, accepted=4),
            Sending(0, "a", " ", 3, refused="REQUEST_REUSED"),
            Sending(0, "b", "lead 22", 4, refused="WRONG_REVISION"),
            Sending(0, "c", "lead 22", 5, accepted=6),
        ],
        viewings=[
            Viewing(
                viewer,
                [view(1), update(2), update(3), Disconnected(), view(3), update(4), update(5), update(6)],
            )
            for viewer in (0, None)
        ],
    )


def logged(position: int, seat: int | None, request_id: str, move: str, took: tuple[int, str] | None = None) -> Logged:
    return Logged(position, seat, request_id, move, took, (position,) * 3)


TRUTH = Truth(
    table="t",
    status="over",
    scores=(3, -3),
    outcome=(3, -3),
    log=(
        logged(1, None, "", ""),
        logged(2, 0, "", "", (0, "ada")),
        logged(3, None, "", ""),
        logged(4, 0, "a", "lead 11"),
        logged(5, None, "", "lead 33"),
        logged(6, 0, "c", "lead 22"),
    ),
    first=dict.fromkeys((0, None), VIEWS[0].SerializeToString()),
    updates=dict.fromkeys((0, None), tuple(each.SerializeToString() for each in UPDATES)),
    last=dict.fromkeys((0, None), VIEWS[-1].SerializeToString()),
)


def without(position: int) -> Truth:
    """The log without one of its entries, which all see."""
    log = [entry for entry in TRUTH.log if entry.time != position]
    kept = [each for each in UPDATES if each.revision != position]
    return replace(
        TRUTH,
        log=tuple(replace(entry, seen=(number,) * 3) for number, entry in enumerate(log, start=1)),
        updates=dict.fromkeys((0, None), tuple(each.SerializeToString() for each in kept)),
    )


def changed(revision: int) -> Updated:
    """An update as it never was."""
    other = views_pb2.Update(revision=revision, time=99, events=UPDATES[revision - 2].events)
    return Updated(other.SerializeToString())


def test_a_good_history_is_good() -> None:
    assert violations(history(), TRUTH) == []


def test_an_acknowledged_move_that_is_lost() -> None:
    found = violations(history(), without(4))
    assert "move 'lead 11' of seat 0, request a: it was acknowledged at revision 4 and is lost" in found
    assert "seat 0: revision 6 was received, and is gone" in found
    assert "the spectator: revision 4 was received, and is another now" in found


Plant = Callable[[History], Truth | None]


def plant_applied_twice(_: History) -> Truth:
    return replace(TRUTH, log=(*TRUTH.log[:4], logged(5, 0, "a", "lead 11"), TRUTH.log[5]))


def plant_other_revision(_: History) -> Truth:
    return replace(TRUTH, log=(*TRUTH.log[:3], replace(TRUTH.log[3], seen=(5, 4, 4)), *TRUTH.log[4:]))


def plant_two_answers(history: History) -> None:
    history.sendings[0].accepted = 5


def plant_refused_though_carried_out(history: History) -> None:
    history.sendings[0].refused = "NOT_YOUR_TURN"


def plant_reuse_accepted(history: History) -> None:
    history.sendings[2].refused, history.sendings[2].accepted = "", 4


def plant_reuse_refused_otherwise(history: History) -> None:
    history.sendings[2].refused = "ILLEGAL_MOVE"


def plant_trouble(history: History) -> None:
    history.sendings[3].refused = "STORAGE_FAILED"


def plant_another_move(_: History) -> Truth:
    return replace(TRUTH, log=(*TRUTH.log[:3], replace(TRUTH.log[3], move="pass "), *TRUTH.log[4:]))


def plant_never_sent(history: History) -> None:
    del history.sendings[-1]


def plant_gap(history: History) -> None:
    del history.viewings[0].received[5]


def plant_twice(history: History) -> None:
    history.viewings[1].received.insert(6, update(4))


def plant_changed_on_resuming(history: History) -> None:
    history.viewings[0].received.insert(5, changed(3))


def plant_changed_later(history: History) -> None:
    history.viewings[0].received[5] = changed(4)


def plant_resumed_elsewhere(history: History) -> None:
    history.viewings[0].received[4] = view(4)


def plant_other_view(history: History) -> None:
    other = views_pb2.TableView(revision=3, status="playing")
    history.viewings[1].received[4] = Attached(other.SerializeToString())


def plant_other_first_view(_: History) -> Truth:
    return replace(TRUTH, first=dict.fromkeys((0, None), b""))


def plant_missing_end(history: History) -> None:
    del history.viewings[0].received[-1]


def plant_cannot_be_folded(history: History) -> Truth:
    taken = events_pb2.Transferred(source=events_pb2.Place(zone=vocabulary_pb2.ZONE_HAND), hidden=1)
    odd = views_pb2.Update(revision=4, events=[events_pb2.Event(transferred=taken)]).SerializeToString()
    for viewing in history.viewings:
        viewing.received[5] = Updated(odd)
    updates = (*TRUTH.updates[0][:2], odd, *TRUTH.updates[0][3:])
    return replace(TRUTH, updates=dict.fromkeys((0, None), updates))


def plant_other_last_view(_: History) -> Truth:
    return replace(TRUTH, last={0: TRUTH.last[0], None: VIEWS[3].SerializeToString()})


def plant_not_settled(_: History) -> Truth:
    return replace(TRUTH, status="void")


def plant_other_scores(_: History) -> Truth:
    return replace(TRUTH, outcome=(0, 0))


def plant_other_count(_: History) -> Truth:
    return replace(TRUTH, log=(*TRUTH.log[:5], replace(TRUTH.log[5], seen=(6, 6, 7))))


def plant_opened_twice(history: History) -> None:
    history.opened[1] = "u"


def plant_seat_lost(_: History) -> Truth:
    return replace(TRUTH, log=(TRUTH.log[0], logged(2, None, "", ""), *TRUTH.log[2:]))


def plant_seat_of_two(history: History) -> None:
    history.seated.append((0, "bo"))


def plant_seat_taken_twice(_: History) -> Truth:
    return replace(TRUTH, log=(*TRUTH.log[:2], logged(3, 0, "", "", (0, "ada")), *TRUTH.log[3:]))


def plant_seat_taken_by_another(_: History) -> Truth:
    left, taken = replace(TRUTH.log[2], left=0), logged(5, 0, "", "", (0, "bo"))
    return replace(TRUTH, log=(*TRUTH.log[:2], left, TRUTH.log[3], taken, TRUTH.log[5]))


def test_a_seat_that_was_left_may_be_taken_again() -> None:
    left, taken = replace(TRUTH.log[2], left=0), logged(5, 0, "", "", (0, "ada"))
    again = replace(TRUTH, log=(*TRUTH.log[:2], left, TRUTH.log[3], taken, TRUTH.log[5]))
    assert violations(history(), again) == []


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (plant_applied_twice, "request a: it was carried out 2 times"),
        (plant_other_revision, "request a: it was acknowledged at revision 4, and the log has it at 5"),
        (plant_two_answers, "request a: it was acknowledged at different revisions: [4, 5]"),
        (plant_refused_though_carried_out, "request a: it was carried out, and refused with NOT_YOUR_TURN"),
        (plant_reuse_accepted, "request a: its id was accepted for ' ', too"),
        (plant_reuse_refused_otherwise, "its id was refused for ' ' with ILLEGAL_MOVE, not with REQUEST_REUSED"),
        (plant_trouble, "request b: it was refused with STORAGE_FAILED"),
        (plant_another_move, "request a: the log has the move 'pass ' under its id"),
        (plant_never_sent, "the log has the move 'lead 22' of seat 0 under 'c', which it never sent"),
        (plant_gap, "seat 0: revision 5 came after revision 3"),
        (plant_twice, "the spectator: revision 4 came twice"),
        (plant_changed_on_resuming, "seat 0: revision 3 came twice, and it had changed"),
        (plant_changed_later, "seat 0: revision 4 was received, and is another now"),
        (plant_resumed_elsewhere, "seat 0: it resumed after revision 3, and got the view at 4"),
        (plant_other_view, "the spectator: the view at revision 3 is another than was seen before"),
        (plant_other_first_view, "seat 0: the first view is another now"),
        (plant_missing_end, "seat 0: 4 updates were received, and the log has 5"),
        (plant_cannot_be_folded, "seat 0: revision 4 cannot be folded"),
        (plant_other_last_view, "the spectator: folding what was received does not give the last view"),
        (plant_not_settled, "the table ended as 'void', not settled"),
        (plant_other_scores, "the settlement says (3, -3), the rules (0, 0)"),
        (plant_other_count, "the log counts 7 entries for viewer None, and 6 are sent"),
        (plant_opened_twice, "one request opened the tables ['t', 'u']"),
        (plant_seat_lost, "seat 0 was given to a player of whom the log does not know"),
        (plant_seat_of_two, "seat 0 was given to 2 players"),
        (plant_seat_taken_twice, "seat 0 was taken 2 times and not left in between"),
        (plant_seat_taken_by_another, "seat 0 was taken by 2 players"),
    ],
)
def test_what_is_planted_is_found(plant: Plant, found: str) -> None:
    good = history()
    truth = plant(good) or TRUTH
    assert any(found in violation for violation in violations(good, truth))
