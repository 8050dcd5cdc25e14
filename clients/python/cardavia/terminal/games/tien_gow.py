"""Tien Gow: columns, immediate payments, tiles face down, and the settlement line by line."""

from collections.abc import Sequence

from rich.text import Text

from cardavia.log.v1 import events_pb2
from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.terminal.games.chuo_pai import high_line
from cardavia.terminal.games.layout import Layout, score_lines, trick_line, zone_line
from cardavia.terminal.scene import Scene, signed
from cardavia.terminal.words import say

AT_ONCE = (w.REASON_SUPREME, w.REASON_QUARTET)
REASONS = {
    w.REASON_SUPREME: "reason-supreme",
    w.REASON_QUARTET: "reason-quartet",
    w.REASON_FINAL: "reason-final",
    w.REASON_CATCH: "reason-catch",
}


def _notes(scene: Scene, seat: int) -> Sequence[str]:
    look = scene.look
    notes = [f"{say('columns')} {look.count(w.COUNTER_COLUMNS, seat)}"]
    if immediate := look.count(w.COUNTER_IMMEDIATE, seat):
        notes.append(say("immediate", points=signed(immediate)))
    if look.seat_of(w.COUNTER_BANKER) == seat:
        notes.append(say("banker"))
    return notes


def _seat(scene: Scene, seat: int) -> Sequence[Text]:
    return [
        *trick_line(scene, seat),
        *zone_line(scene, say("down"), w.ZONE_DOWN, seat),
        *zone_line(scene, say("played"), w.ZONE_OPEN, seat),
    ]


def _table(scene: Scene) -> Sequence[Text]:
    return [*high_line(scene), *zone_line(scene, say("played"), w.ZONE_OPEN, None)]


def _settlement(scene: Scene) -> Sequence[Text]:
    lines = score_lines(scene)
    for seat in scene.look.seats:
        columns = scene.look.count(w.COUNTER_COLUMNS, seat)
        lines[1 + seat].append(f"   {say('columns')} {columns}")
    at_once = [paid for paid in scene.payments if paid.reason in AT_ONCE]
    lines += [Text(), Text(say("immediates") if at_once else say("immediates-none"))]
    lines += [payment_line(scene, paid) for paid in at_once]
    lines += [Text(), Text(say("finals"))]
    lines += [payment_line(scene, paid) for paid in scene.payments if paid.reason not in AT_ONCE]
    return lines


def payment_line(scene: Scene, paid: events_pb2.Paid) -> Text:
    """A payment with how it came about: base times factor."""
    text = say(
        "line",
        you=scene.is_you(paid.payer),
        payer=scene.seat(paid.payer),
        payee=scene.inside(paid.payee),
        points=paid.points,
        sum=f"{paid.base} × {paid.factor}",
        reason=say(REASONS[paid.reason]),
    )
    return Text(f"  {text}")


TIEN_GOW = Layout(
    notes=_notes,
    seat=_seat,
    table=_table,
    settlement=_settlement,
    transfers={(w.ZONE_DOWN, w.ZONE_DOWN): "uncovered"},
    round="trick",
    discards_down=True,
)
