"""Events in words."""

from collections.abc import Mapping

from cardavia.client import Catalogue, verb_text
from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.terminal.games import layout_of
from cardavia.terminal.scene import NO_NAMES, Scene, signed
from cardavia.terminal.words import has, say, verb_word
from cardavia.v1 import views_pb2


def describe(
    event: events_pb2.Event,
    view: views_pb2.TableView,
    catalogue: Catalogue,
    names: Mapping[str, str] = NO_NAMES,
) -> str:
    """What an event tells people, in a sentence; empty if others tell it better. `view` is the view after it.

    `names` are those of players by their ids (Client.names); who has none is called by his seat.
    """
    return tell(event, Scene(view, catalogue, names=names))


def tell(event: events_pb2.Event, scene: Scene) -> str:
    """The same, of a scene."""
    match event.WhichOneof("kind"):
        case "opened":
            return say("opened", game=scene.title, source=say(f"opened-{event.opened.source or 'fair'}"))
        case "seat_taken":
            taken = event.seat_taken
            back = taken.generation > 1 or scene.view.status == "playing"
            key = "seat_taken-again" if back else _named("seat_taken", taken.seat, scene)
            return _of_seat(key, taken.seat, scene, number=taken.seat)
        case "seat_left":
            left = event.seat_left
            key = f"seat_left-{left.reason}" if left.reason else _named("seat_left", left.seat, scene)
            return _of_seat(key, left.seat, scene) if has(key) else ""
        case "entropy_due":
            return say("entropy_due")
        case "entropy_revealed":
            return _of_seat("entropy_revealed", event.entropy_revealed.seat, scene)
        case "begun":
            return say("begun")
        case "moved":
            return _moved(event.moved.seat, event.moved.move, scene)
        case "answered":
            move = f"{verb_word(event.answered.move.verb)} {scene.codes(event.answered.move.cards)}".strip()
            return _of_seat("answered", event.answered.seat, scene, move=move)
        case "transferred":
            return _transferred(event.transferred, scene)
        case "round_won":
            won = event.round_won
            round_ = say(layout_of(scene.game).round)
            return _of_seat("round_won", won.seat, scene, round=round_, cards=scene.codes(won.cards))
        case "paid":
            return _paid(event.paid, scene)
        case "settled":
            return say("settled", scores=scores(event.settled, scene))
        case "ended":
            return say(f"ended-{event.ended.status}", reason=event.ended.reason).strip()
        case "continued":
            return say("continued")
        case "paused":
            return say("paused", reason=event.paused.reason).strip()
        case "resumed":
            return say("paused-over", reason=event.resumed.reason).strip()
        case "restarted":
            return say("restarted")
        case "released":
            return say("released")
        case "window_opened":
            return say("window_opened")
        case "window_closed":
            return say("window_closed")
        case _:
            return ""


def tell_all(update: views_pb2.Update, scene: Scene, *, windows: bool = False) -> list[str]:
    """An update's sentences. Claim windows come with every card, and are told only if asked for."""
    quiet = () if windows else ("window_opened", "window_closed")
    told = (tell(event, scene) for event in update.events if event.WhichOneof("kind") not in quiet)
    return [text for text in told if text]


def scores(settled: events_pb2.Settled, scene: Scene) -> str:
    """All scores in a row."""
    sign = str if layout_of(scene.game).counts_cards else signed
    return ", ".join(
        say("score", you=scene.is_you(seat), seat=scene.inside(seat), points=sign(score))
        for seat, score in enumerate(settled.scores)
    )


def _of_seat(key: str, seat: int, scene: Scene, **params: object) -> str:
    return say(key, you=scene.is_you(seat), seat=scene.seat(seat), **params)


def _named(key: str, seat: int, scene: Scene) -> str:
    """The key of a sentence that is another one where the seat's player has a name."""
    return f"{key}-named" if scene.player(seat) else key


def _moved(seat: int, move: events_pb2.Move, scene: Scene) -> str:
    key = f"moved-{verb_text(move.verb)}"
    cards = scene.cards(move.cards, move.hidden)
    if layout_of(scene.game).discards_down and has(f"{key}-down"):
        key = f"{key}-down"
    if not has(key):
        return say("moved", seat=scene.seat(seat), move=f"{verb_text(move.verb)} {cards}")
    return _of_seat(key, seat, scene, cards=cards)


def _transferred(event: events_pb2.Transferred, scene: Scene) -> str:
    key = layout_of(scene.game).transfers.get((event.source.zone, event.target.zone))
    if key is None or not event.cards:
        return ""
    if event.target.HasField("seat"):
        seat = event.target.seat
        codes = scene.codes(event.cards, event.hidden)
        return _of_seat(key, seat, scene, cards=codes, card=scene.cards(event.cards), door=scene.door(seat))
    return ""


def _paid(paid: events_pb2.Paid, scene: Scene) -> str:
    return say(
        "paid",
        you=scene.is_you(paid.payer),
        payer=scene.seat(paid.payer),
        payee=scene.inside(paid.payee),
        points=paid.points,
        reason=reason(paid.reason),
    )


def reason(value: vocabulary_pb2.Reason) -> str:
    """Why points are paid."""
    key = "reason-" + next((name for name, number in vocabulary_pb2.Reason.items() if number == value), "")[7:].lower()
    return say(key) if has(key) else "?"
