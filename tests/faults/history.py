"""What clients saw of one table, what its log says at last, and whether the two agree.

Pure: clients (clients.py) write a history, `readback.py` reads the truth from a server, `violations` compares them.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cardavia.client.errors import FoldError
from cardavia.client.fold import fold
from cardavia.core.views import Viewer
from cardavia.v1 import views_pb2
from tests.client.test_real_server import canonical

TROUBLE = ("STORAGE_FAILED", "INTERNAL", "SHUTTING_DOWN")
"""Refusals that a healthy server has no reason for."""


@dataclass(slots=True)
class Sending:
    """A move that a client handed to its connection, once, and what it heard: nothing, if the server was gone first.

    The same request id may be sent again. `time` is in UTC microseconds, `accepted` the seat's revision, `refused` a
    reason.
    """

    seat: int
    request_id: str
    move: str
    time: int
    accepted: int | None = None
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Attached:
    """A viewer attached, for the first time or to resume, and received this view."""

    view: bytes


@dataclass(frozen=True, slots=True)
class Updated:
    """A viewer received an update."""

    update: bytes


@dataclass(frozen=True, slots=True)
class Disconnected:
    """A viewer's connection broke."""


@dataclass(slots=True)
class Viewing:
    """All that one viewer received, in order, over all his connections."""

    viewer: Viewer
    received: list[Attached | Updated | Disconnected] = field(default_factory=list)


@dataclass(slots=True)
class History:
    """What all clients of one table did and received. `opened` and `seated` have each answer, repeated ones too."""

    opened: list[str] = field(default_factory=list)
    seated: list[tuple[int, str]] = field(default_factory=list)
    sendings: list[Sending] = field(default_factory=list)
    viewings: list[Viewing] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry of the log: its time in UTC microseconds, its author's seat if a person sat there, its request id, the
    first move that it tells of ("" for none), who took a seat by it, each viewer's revision after it, as in
    `Table.seen`, and the seat that was left by it."""

    time: int
    seat: int | None
    request_id: str
    move: str
    took: tuple[int, str] | None
    seen: tuple[int, ...]
    left: int | None = None


@dataclass(frozen=True, slots=True)
class Truth:
    """A table that has ended, as the server tells it now: its log, and each viewer's first view, updates, last view.

    `outcome` are the scores that the rules give, where the log is played again.
    """

    table: str
    status: str
    scores: tuple[int, ...]
    outcome: tuple[int, ...]
    log: tuple[Logged, ...]
    first: Mapping[Viewer, bytes]
    updates: Mapping[Viewer, tuple[bytes, ...]]
    last: Mapping[Viewer, bytes]


def violations(history: History, truth: Truth) -> list[str]:
    """What was promised and not kept, in sentences; [] if all was."""
    found = [*_opening(history, truth), *_moves(history, truth), *_end(truth)]
    for viewing in history.viewings:
        who = "the spectator" if viewing.viewer is None else f"seat {viewing.viewer}"
        found.extend(f"{who}: {what}" for what in _viewing(viewing, truth))
    return found


def _opening(history: History, truth: Truth) -> Iterator[str]:
    if set(history.opened) != {truth.table}:
        yield f"one request opened the tables {sorted({*history.opened, truth.table})}"
    logged = [entry.took for entry in truth.log if entry.took is not None]
    for seat in {seat for seat, _ in [*history.seated, *logged]}:
        told = {player for taken, player in history.seated if taken == seat}
        players = [player for taken, player in logged if taken == seat]
        if len(told) > 1:
            yield f"seat {seat} was given to {len(told)} players"
        if len(set(players)) > 1:
            yield f"seat {seat} was taken by {len(set(players))} players"
        if (times := _taken_at_once(seat, truth)) > 1:
            yield f"seat {seat} was taken {times} times and not left in between"
        if told - set(players):
            yield f"seat {seat} was given to a player of whom the log does not know"


def _taken_at_once(seat: int, truth: Truth) -> int:
    """How often it was taken, at most, without being left in between."""
    most = times = 0
    for entry in truth.log:
        times = 0 if entry.left == seat else times + (entry.took is not None and entry.took[0] == seat)
        most = max(most, times)
    return most


def _moves(history: History, truth: Truth) -> Iterator[str]:
    logged = defaultdict[tuple[int, str], list[Logged]](list)
    for entry in truth.log:
        if entry.seat is not None and entry.move:
            logged[entry.seat, entry.request_id].append(entry)
    sent = defaultdict[tuple[int, str], list[Sending]](list)
    for sending in history.sendings:
        sent[sending.seat, sending.request_id].append(sending)
    for (seat, request_id), entries in logged.items():
        if (seat, request_id) not in sent:
            yield f"the log has the move {entries[0].move!r} of seat {seat} under {request_id!r}, which it never sent"
    for (seat, request_id), sendings in sent.items():
        for what in _move(seat, sendings, logged.get((seat, request_id), [])):
            yield f"move {sendings[0].move!r} of seat {seat}, request {request_id}: {what}"


def _move(seat: int, sendings: list[Sending], entries: list[Logged]) -> Iterator[str]:
    """One request id: all that was sent under it, and what the log has of it."""
    revisions = {sending.accepted for sending in sendings if sending.accepted is not None}
    if len(revisions) > 1:
        yield f"it was acknowledged at different revisions: {sorted(revisions)}"
    yield from (f"it was refused with {each.refused}" for each in sendings if each.refused in TROUBLE)
    if not entries:
        if revisions:
            yield f"it was acknowledged at revision {min(revisions)} and is lost"
        return
    if len(entries) > 1:
        yield f"it was carried out {len(entries)} times"
    entry = entries[0]
    if revisions and entry.seen[seat] not in revisions:
        yield f"it was acknowledged at revision {min(revisions)}, and the log has it at {entry.seen[seat]}"
    if entry.move not in {sending.move for sending in sendings}:
        yield f"the log has the move {entry.move!r} under its id"
    for sending in sendings:
        if sending.move == entry.move and sending.refused:
            yield f"it was carried out, and refused with {sending.refused}"
        if sending.move != entry.move and sending.accepted is not None:
            yield f"its id was accepted for {sending.move!r}, too"
        if sending.move != entry.move and sending.refused not in ("", "REQUEST_REUSED"):
            yield f"its id was refused for {sending.move!r} with {sending.refused}, not with REQUEST_REUSED"


def _end(truth: Truth) -> Iterator[str]:
    if truth.status != "over":
        yield f"the table ended as {truth.status!r}, not settled"
    elif truth.scores != truth.outcome:
        yield f"the settlement says {truth.scores}, the rules {truth.outcome}"
    for viewer, updates in truth.updates.items():
        count = truth.log[-1].seen[-1 if viewer is None else viewer]
        if len(updates) != count - 1:
            yield f"the log counts {count} entries for viewer {viewer}, and {1 + len(updates)} are sent"


def _viewing(viewing: Viewing, truth: Truth) -> Iterator[str]:
    view, seen = None, dict[int, bytes]()
    for item in viewing.received:
        match item:
            case Attached(received) if view is None:
                view = views_pb2.TableView.FromString(received)
                if received != truth.first[viewing.viewer]:
                    yield "the first view is another now"
            case Attached(received):
                assert view is not None
                again = views_pb2.TableView.FromString(received)
                if again.revision != view.revision:
                    yield f"it resumed after revision {view.revision}, and got the view at {again.revision}"
                    return
                if canonical(again) != canonical(view):
                    yield f"the view at revision {again.revision} is another than was seen before"
            case Updated(received):
                update = views_pb2.Update.FromString(received)
                number = update.revision
                if number in seen:
                    yield f"revision {number} came twice{'' if seen[number] == received else ', and it had changed'}"
                    continue
                if view is None or number != view.revision + 1:
                    yield f"revision {number} came after revision {0 if view is None else view.revision}"
                    return
                seen[number] = received
                try:
                    view = fold(view, update)
                except FoldError as error:
                    yield f"revision {number} cannot be folded: {error}"
                    return
    yield from _against_the_log(viewing.viewer, seen, view, truth)


def _against_the_log(
    viewer: Viewer, seen: Mapping[int, bytes], view: views_pb2.TableView | None, truth: Truth
) -> Iterator[str]:
    updates = truth.updates[viewer]
    for number, update in seen.items():
        if number - 2 >= len(updates):
            yield f"revision {number} was received, and is gone"
        elif update != updates[number - 2]:
            yield f"revision {number} was received, and is another now"
    if len(seen) < len(updates):
        yield f"{len(seen)} updates were received, and the log has {len(updates)}"
    if view is not None and canonical(view) != canonical(views_pb2.TableView.FromString(truth.last[viewer])):
        yield "folding what was received does not give the last view"
