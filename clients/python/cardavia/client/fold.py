"""A viewer's picture of a table, kept up to date: the fold of what he received onto the first view.

It knows cards, places and numbers, and no game: a client can keep up with a game it has never heard of.
"""

from cardavia.client.errors import FoldError
from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.v1 import views_pb2

STATUS_ENDED = frozenset({"over", "closed", "void"})


def fold(view: views_pb2.TableView, update: views_pb2.Update) -> views_pb2.TableView:
    """The view after an update. The view given stays as it is. Raises FoldError if the update cannot follow."""
    if update.revision != view.revision + 1:
        raise FoldError(f"update {update.revision} does not follow revision {view.revision}")
    after = views_pb2.TableView()
    after.CopyFrom(view)
    for event in update.events:
        fold_event(after, event)
    after.revision, after.head = update.revision, update.head
    return after


def fold_event(view: views_pb2.TableView, event: events_pb2.Event) -> None:
    """Change a view by one event. Events that only tell why something happened change nothing."""
    match event.WhichOneof("kind"):
        case "transferred":
            _transfer(view.deal, event.transferred)
        case "marked":
            _mark(view.deal, event.marked)
        case "counted":
            _count(view.deal, event.counted)
        case "opened":
            view.opened.CopyFrom(event.opened)
            view.status = "opened"
            view.seats.extend(
                views_pb2.SeatView(seat=seat, ai=setup.ai, reserve=event.opened.reserve)
                for seat, setup in enumerate(event.opened.seats)
            )
        case "seat_taken":
            seat = view.seats[event.seat_taken.seat]
            seat.player, seat.away, seat.generation = event.seat_taken.player, False, event.seat_taken.generation
            seat.commitment, seat.away_reason = event.seat_taken.commitment, ""
        case "seat_left":
            seat = view.seats[event.seat_left.seat]
            if view.status == "playing" or view.reveal_by:
                seat.away, seat.away_reason = True, event.seat_left.reason
            else:
                seat.player, seat.commitment = "", b""
        case "entropy_due":
            view.reveal_by = event.entropy_due.deadline
        case "entropy_revealed":
            view.seats[event.entropy_revealed.seat].entropy = event.entropy_revealed.entropy
        case "begun":
            view.status, view.reveal_by = "playing", 0
            view.deal.SetInParent()
        case "window_opened":
            view.window.CopyFrom(
                views_pb2.WindowView(seats=event.window_opened.seats, deadline=event.window_opened.deadline)
            )
        case "answered":
            view.window.answered = view.window.answered or view.viewer == event.answered.seat
        case "window_closed":
            view.ClearField("window")
        case "settled":
            view.result.CopyFrom(event.settled)
        case "ended":
            view.status, view.reveal_by, view.secret = event.ended.status, 0, event.ended.secret
            view.disclosed, view.paused = view.opened.disclosure == "end", False
            view.ClearField("window")
            view.ClearField("clock")
        case "clock_started":
            view.clock.seat, view.clock.deadline = event.clock_started.seat, event.clock_started.deadline
        case "clock_stopped":
            view.seats[event.clock_stopped.seat].reserve = event.clock_stopped.reserve
            view.ClearField("clock")
        case "paused":
            view.paused = True
        case "resumed":
            view.paused = False
            _renew(view, event.resumed.deadline)
        case "restarted":
            _renew(view, event.restarted.deadline)
        case "released":
            view.disclosed, view.secret = True, event.released.secret
        case "continued":
            view.next_table_id = event.continued.table_id


def _renew(view: views_pb2.TableView, deadline: int) -> None:
    """Another deadline for what has one: at most one of a clock, a claim window and entropy."""
    if view.HasField("clock"):
        view.clock.deadline = deadline
    elif view.HasField("window"):
        view.window.deadline = deadline
    else:
        view.reveal_by = deadline


def _transfer(deal: views_pb2.DealView, event: events_pb2.Transferred) -> None:
    # The pack is where cards come from when a deal begins; nobody looks into it, so it is not kept.
    if event.source.zone != vocabulary_pb2.ZONE_PACK:
        source = _place(deal, event.source)
        known, hidden = list(source.cards), source.hidden - event.hidden
        for card in event.cards:
            if card in known:
                known.remove(card)
            else:
                hidden -= 1
        if hidden < 0:
            raise FoldError(f"a place has no such cards to give: {event}")
        _put(deal, source, known, hidden)
    target = _place(deal, event.target)
    _put(deal, target, sorted([*target.cards, *event.cards]), target.hidden + event.hidden)


def _place(deal: views_pb2.DealView, place: events_pb2.Place) -> views_pb2.PlacedCards:
    return next((placed for placed in deal.places if placed.place == place), None) or deal.places.add(place=place)


def _put(
    deal: views_pb2.DealView, placed: views_pb2.PlacedCards, cards: list[vocabulary_pb2.Face], hidden: int
) -> None:
    if cards or hidden:
        placed.cards[:] = cards
        placed.hidden = hidden
    else:
        deal.places.remove(placed)


def _mark(deal: views_pb2.DealView, event: events_pb2.Marked) -> None:
    same = [m for m in deal.marks if m.mark == event.mark and _about(m) == _about(event)]
    mark = same[0] if same else deal.marks.add()
    faces = sorted({*mark.faces, *event.faces})
    mark.CopyFrom(event)
    mark.faces[:] = faces


def _count(deal: views_pb2.DealView, event: events_pb2.Counted) -> None:
    for number, count in enumerate(deal.counts):
        if count.counter == event.counter and _about(count) == _about(event):
            del deal.counts[number]
            break
    if event.value:
        deal.counts.add().CopyFrom(event)


def _about(message: events_pb2.Marked | events_pb2.Counted) -> int | None:
    return message.seat if message.HasField("seat") else None
