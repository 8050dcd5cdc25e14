"""Chắn: melds, doors, the public card, the stock, and how a score adds up."""

from collections.abc import Sequence

from rich.text import Text

from cardavia.client import card_text
from cardavia.log.v1 import vocabulary_pb2 as w
from cardavia.terminal.games.layout import Layout, score_lines, zone_line
from cardavia.terminal.scene import Scene
from cardavia.terminal.words import padded, say

MELDS = ((w.ZONE_CHIU, "meld-chiu", 4), (w.ZONE_CHAN, "meld-chan", 2), (w.ZONE_CA, "meld-ca", 2))


def _notes(scene: Scene, seat: int) -> Sequence[str]:
    look = scene.look
    marks = ((w.COUNTER_DEALER, "dealer"), (w.COUNTER_DEAD, "dead"))
    return [say(word) for counter, word in marks if look.seat_of(counter) == seat]


def _seat(scene: Scene, seat: int) -> Sequence[Text]:
    melds = _melds(scene, seat)
    return [
        *([melds] if melds else []),
        *zone_line(scene, say("door"), w.ZONE_DOOR, seat),
        *_won(scene, seat, melds=False),
    ]


def _won(scene: Scene, seat: int, *, melds: bool = True) -> Sequence[Text]:
    """The cards with which a seat won."""
    return [
        *([_melds(scene, seat)] if melds else []),
        *zone_line(scene, say("shown-zone"), w.ZONE_SHOWN, seat),
        *zone_line(scene, say("won"), w.ZONE_WON, seat),
    ]


def _melds(scene: Scene, seat: int) -> Text:
    """The open melds of a seat, each with its name."""
    text = Text()
    for zone, word, size in MELDS:
        # By code, so that the two cards of a Cạ stand together: they are of one rank.
        cards = sorted(scene.look.cards(zone, seat), key=card_text)
        for at in range(0, len(cards), size):
            text.append(" · " if text else "")
            text.append(f"{say(word)} ")
            text.append_text(scene.styled(cards[at : at + size]))
    return text


def _table(scene: Scene) -> Sequence[Text]:
    look = scene.look
    public = Text(say("no_public"), style="dim")
    for seat in look.seats:
        for face in look.cards(w.ZONE_PUBLIC, seat):
            source = say(f"public-{look.count(w.COUNTER_SOURCE) or 1}")
            public = Text(say("public", card=scene.cards([face]), door=scene.door(seat), source=source), style="bold")
    return [
        public,
        Text(say("stock", count=look.size(w.ZONE_STOCK))),
        *zone_line(scene, say("door"), w.ZONE_DOOR, None),
    ]


def _settlement(scene: Scene) -> Sequence[Text]:
    result = scene.view.result
    lines = score_lines(scene)
    if not result.winners:
        return [Text(say("stock_out")), *lines]
    whole = any(award.bonus == w.BONUS_THAP_THANH for award in result.awards)
    lines += [Text(), Text(say("awards-whole" if whole else "awards"))]
    awards = sorted(result.awards, key=lambda award: -award.points)
    for award in awards:
        name = say("bonus-" + w.Bonus.Name(award.bonus).removeprefix("BONUS_").lower())
        lines.append(Text(f"  {padded(name, 30)} {award.points:>3}"))
    points = sum(award.points for award in awards)
    lines.append(Text("  " + say("sum", sum=" + ".join(str(award.points) for award in awards), points=points)))
    lines.append(Text(say("each_pays", points=points)))
    for seat in result.winners:
        lines += [Text(), *_won(scene, seat)]
    return lines


CHAN = Layout(
    notes=_notes,
    seat=_seat,
    table=_table,
    settlement=_settlement,
    transfers={(w.ZONE_STOCK, w.ZONE_PUBLIC): "reveal", (w.ZONE_HAND, w.ZONE_SHOWN): "shown"},
)
