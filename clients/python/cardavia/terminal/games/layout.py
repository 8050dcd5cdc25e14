"""What a game's module says about its looks, and the looks of a game that has none."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.terminal.scene import Scene, signed
from cardavia.terminal.words import say, zone_word

Lines = Sequence[Text]


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """A game's looks.

    `notes` are short facts for a seat's headline, `seat` the lines below it, `table` the lines about what belongs to
    no seat, `settlement` how the deal ended. `transfers` names the sentences of cards that go from a zone to another,
    where no move tells it. `counts_cards`: scores are numbers of cards, not points won and lost.
    """

    notes: Callable[[Scene, int], Sequence[str]]
    seat: Callable[[Scene, int], Lines]
    table: Callable[[Scene], Lines]
    settlement: Callable[[Scene], Lines]
    transfers: Mapping[tuple[int, int], str] = field(default_factory=dict)
    round: str = "round"
    discards_down: bool = False
    counts_cards: bool = False


def zone_line(scene: Scene, label: str, zone: w.Zone, seat: int | None) -> list[Text]:
    """A line with the cards of a place; none if it is empty."""
    if not scene.look.size(zone, seat):
        return []
    return [Text.assemble(f"{label}: ", scene.styled(scene.look.cards(zone, seat), scene.look.hidden(zone, seat)))]


def trick_line(scene: Scene, seat: int) -> list[Text]:
    """What a seat has laid in this round or trick."""
    cards = scene.look.cards(w.ZONE_TRICK, seat)
    if not cards:
        return []
    led = scene.look.seat_of(w.COUNTER_LEADER) == seat
    high = scene.look.seat_of(w.COUNTER_HIGH) == seat
    names = Text(f"  {scene.names(cards)}", style="dim")
    return [
        Text.assemble(
            f"{say('led' if led else 'lies')}: ", scene.styled(cards), names, f"  {say('high')}" if high else ""
        )
    ]


def score_lines(scene: Scene, *, sign: Callable[[int], str] = signed) -> list[Text]:
    """The winners, and one line a seat with its score."""
    result = scene.view.result
    if not result.winners:
        lines = [Text(say("draw"), style="bold")]
    elif len(result.winners) == 1:
        won = result.winners[0]
        lines = [Text(say("winner", you=scene.is_you(won), seat=scene.seat(won)), style="bold")]
    else:
        seats = ", ".join(scene.seat(seat) for seat in result.winners)
        lines = [Text(say("winners", seats=seats), style="bold")]
    width = max((cell_len(scene.label(seat)) for seat in scene.look.seats), default=0)
    for seat, score in enumerate(result.scores):
        style = "bold" if seat in result.winners else ""
        lines.append(Text(f"  {set_cell_size(scene.label(seat), width)}  {sign(score):>5}", style=style))
    return lines


def _other_places(scene: Scene, seat: int | None) -> list[Text]:
    lines = []
    for placed in scene.view.deal.places:
        at = placed.place.seat if placed.place.HasField("seat") else None
        if at == seat and placed.place.zone != w.ZONE_HAND:
            lines += zone_line(scene, zone_word(placed.place.zone), placed.place.zone, seat)
    return lines


PLAIN = Layout(
    notes=lambda _scene, _seat: (),
    seat=_other_places,
    table=lambda scene: _other_places(scene, None),
    settlement=score_lines,
)
"""The looks of a game that this version does not know: everything that is there, by place."""
