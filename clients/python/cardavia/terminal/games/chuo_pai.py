"""Chuo Pai: piles, the round, and piles compared."""

from collections.abc import Sequence

from rich.text import Text

from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.terminal.games.layout import Layout, score_lines, trick_line, zone_line
from cardavia.terminal.scene import Scene
from cardavia.terminal.words import say


def _notes(scene: Scene, seat: int) -> Sequence[str]:
    return [f"{say('pile')} {scene.look.size(w.ZONE_PILE, seat)}"]


def _seat(scene: Scene, seat: int) -> Sequence[Text]:
    return [*trick_line(scene, seat), *zone_line(scene, say("pile"), w.ZONE_PILE, seat)]


def _table(scene: Scene) -> Sequence[Text]:
    return [*high_line(scene), Text(say("out", count=scene.look.size(w.ZONE_OUT)), style="dim")]


def high_line(scene: Scene) -> list[Text]:
    """The highest play so far, or who is to lead."""
    high, leader = scene.look.seat_of(w.COUNTER_HIGH), scene.look.seat_of(w.COUNTER_LEADER)
    if high is not None:
        cards = scene.look.cards(w.ZONE_TRICK, high)
        return [Text(say("high_now", cards=scene.cards(cards), seat=scene.inside(high)))]
    if leader is not None:
        return [Text(say("to_lead", you=scene.is_you(leader), seat=scene.seat(leader)))]
    return []


def _settlement(scene: Scene) -> Sequence[Text]:
    lines = [Text(say("piles")), *score_lines(scene, sign=str), Text()]
    for seat in scene.look.seats:
        cards = scene.look.cards(w.ZONE_PILE, seat)
        lines.append(Text.assemble(f"{scene.label(seat)}: ", scene.styled(cards)))
    return lines


CHUO_PAI = Layout(
    notes=_notes,
    seat=_seat,
    table=_table,
    settlement=_settlement,
    transfers={(w.ZONE_HAND, w.ZONE_PILE): "bonus"},
    counts_cards=True,
)
