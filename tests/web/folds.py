"""Recorded folds, for clients in other languages: `python -m tests.web.folds` writes them anew.

One file a game, and one with what seldom happens: a first view, updates, and the view after all of them, as JSON.
"""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

from google.protobuf import json_format

from cardavia.client import Client, Updated, Viewed
from cardavia.client.fold import fold
from cardavia.core.catalog import GAMES
from cardavia.log.v1 import events_pb2 as e
from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.v1 import views_pb2 as v
from tests.web.conftest import serving

FOLDER = Path("clients/typescript/tests/folds")


def folded(view: v.TableView, updates: Sequence[v.Update]) -> v.TableView:
    """The view after all updates."""
    for update in updates:
        view = fold(view, update)
    return view


async def recorded(game: str) -> tuple[v.TableView, list[v.Update]]:
    """What a seat receives in a deal against AI players, whatever it is dealt."""
    async with serving() as service, Client(service.grpc_address) as client:
        seats = ["", *["greedy"] * (GAMES[game].seats - 1)]
        table = await client.open(game, seats=seats)
        seat = await table.sit(0, history=True)
        async for decision in seat.decisions():
            await seat.play(decision.legal[0])
        end, views, updates = seat.revision, list[v.TableView](), list[v.Update]()
        async for happening in seat:
            if isinstance(happening, Viewed):
                views.append(happening.view)
            elif isinstance(happening, Updated):
                updates.append(happening.update)
                if happening.update.revision == end:
                    break
        return views[0], updates


def seldom() -> tuple[v.TableView, list[v.Update]]:
    """People who come and go, clocks, pauses, a restart, windows, marks and the end of a table."""
    place = e.Place(zone=w.ZONE_HAND, seat=0)
    marked = e.Marked(mark=w.MARK_UNDER_1, seat=1, faces=[w.FACE_66, w.FACE_11])
    updates = [
        [e.Event(seat_taken=e.SeatTaken(seat=0, player="p", generation=1, commitment=b"c" * 32))],
        [e.Event(seat_left=e.SeatLeft(seat=0)), e.Event(seat_taken=e.SeatTaken(seat=1, player="q", generation=1))],
        [e.Event(entropy_due=e.EntropyDue(deadline=5)), e.Event(restarted=e.Restarted(deadline=6))],
        [e.Event(seat_left=e.SeatLeft(seat=1, reason="absent"))],
        [e.Event(entropy_revealed=e.EntropyRevealed(seat=0, entropy=b"e" * 16)), e.Event(begun=e.Begun())],
        [
            e.Event(
                transferred=e.Transferred(
                    source=e.Place(zone=w.ZONE_PACK), target=place, cards=[w.FACE_44, w.FACE_66], hidden=2
                )
            )
        ],
        [
            e.Event(
                transferred=e.Transferred(
                    source=place, target=e.Place(zone=w.ZONE_PUBLIC, seat=0), cards=[w.FACE_66, w.FACE_41], hidden=0
                )
            )
        ],
        [e.Event(marked=marked), e.Event(marked=e.Marked(mark=w.MARK_UNDER_1, seat=1, faces=[w.FACE_44]))],
        [e.Event(counted=e.Counted(counter=w.COUNTER_TURN, value=2))],
        [e.Event(counted=e.Counted(counter=w.COUNTER_IMMEDIATE, seat=1, value=-3))],
        [e.Event(counted=e.Counted(counter=w.COUNTER_TURN, value=0))],
        [e.Event(clock_started=e.ClockStarted(seat=1, deadline=9)), e.Event(paused=e.Paused(reason="tea"))],
        [e.Event(resumed=e.Resumed(deadline=10)), e.Event(clock_stopped=e.ClockStopped(seat=1, reserve=7))],
        [e.Event(window_opened=e.WindowOpened(seats=[0, 1], deadline=11)), e.Event(resumed=e.Resumed(deadline=12))],
        [e.Event(answered=e.Answered(seat=0))],
        [e.Event(window_closed=e.WindowClosed()), e.Event(moved=e.Moved(seat=0))],
        [e.Event(settled=e.Settled(scores=[1, -1], winners=[0]))],
        [e.Event(ended=e.Ended(status="over", secret=b"s" * 32)), e.Event(continued=e.Continued(table_id="t"))],
        [e.Event(released=e.Released(secret=b"r" * 32))],
    ]
    opened = e.Opened(game="tien_gow", seats=[e.SeatSetup(), e.SeatSetup()], disclosure="end", reserve=30)
    seats = [v.SeatView(seat=seat, reserve=30) for seat in range(2)]
    view = v.TableView(table_id="x", revision=1, viewer=0, opened=opened, seats=seats, status="opened")
    return view, [v.Update(revision=n, events=events, head=bytes([n])) for n, events in enumerate(updates, 2)]


def text(view: v.TableView, updates: Sequence[v.Update]) -> str:
    """A fold as a file has it: JSON, one message a line."""
    lines = [json.dumps(json_format.MessageToDict(each)) for each in (view, *updates, folded(view, updates))]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.json").write_text(text(*asyncio.run(recorded(game))), encoding="utf-8")
    (FOLDER / "seldom.json").write_text(text(*seldom()), encoding="utf-8")


if __name__ == "__main__":
    main()
