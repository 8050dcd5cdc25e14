"""Why a move is not legal, from what the asker may see: never from what others hold."""

from collections import Counter
from collections.abc import Iterator

from cardavia.core.decks import DOMINOES, Face
from cardavia.core.game import Explanation, Move
from cardavia.core.games.tien_gow.moves import GROUP_OF, SUPREME, Group
from cardavia.core.views import View

SENTENCES = {
    "over": "The deal is over: all tiles are played.",
    "watching": "You are watching: only the four seats play.",
    "turn": "It is the turn of seat {seat}.",
    "verb": "There is no {verb} in Tien Gow: a seat leads, beats or discards.",
    "led": "A group has been led already: lay {size} tiles, face up to beat it or face down.",
    "nothing_led": "Nothing has been led: you lead, and lay a group face up.",
    "no_tiles": "Name the tiles that you lay.",
    "not_held": "You do not hold {cards}.",
    "no_group": "{cards} is no group that may be led.",
    "size": "Lay exactly {size} tiles, as many as were led.",
    "supreme": "Supreme cannot be beaten: lay two tiles face down.",
    "supreme_follows": "Supreme can only be led: here 42 21 may only go face down.",
    "not_a_group": "{cards} is no group: it may only go face down.",
    "type": "{cards} is of another type than {highest}: it may only go face down.",
    "equal": "{cards} only equals {highest}, and equal does not beat.",
    "lower": "{cards} is lower than {highest}.",
    "early_death": "You have won no column: in a last trick of one tile you must lay your tile face down.",
    "legal": "This move is legal.",
}


def explain(view: View, move: Move) -> Explanation:
    """The first rule that a move breaks, if it breaks one. Total: it takes any move, and any view of this game."""
    return next(_broken(view, move))


def _broken(view: View, move: Move) -> Iterator[Explanation]:
    seat, turn, size = view.viewer, view.count("turn"), view.count("size")
    cards = tuple(sorted(move.cards))
    if not turn:
        yield _because("TG-10", "over")
    if seat is None:
        yield _because("TG-5", "watching")
    if seat != turn - 1:
        yield _because("TG-5", "turn", seat=str(turn - 1))
    if move.verb not in {"lead", "beat", "discard"}:
        yield _because("TG-5", "verb", verb=move.verb[:32])
    if move.verb == "lead" and size:
        yield _because("TG-5", "led", size=str(size))
    if move.verb != "lead" and not size:
        yield _because("TG-5", "nothing_led")
    if not cards:
        yield _because("TG-5", "no_tiles")
    missing = Counter(cards) - Counter(view.cards("hand", seat))
    if missing:
        yield _because("TG-5", "not_held", cards=_text(sorted(missing.elements())[:8]))
    group = GROUP_OF.get(cards)
    if move.verb == "lead" and group is None:
        yield _because("TG-4", "no_group", cards=_text(cards))
    if size and len(cards) != size:
        yield _because("TG-5", "size", size=str(size))
    if move.verb == "beat":
        yield from _unbeaten(view, cards, group)
    yield _because("TG-5", "legal")


def _unbeaten(view: View, cards: tuple[Face, ...], group: Group | None) -> Iterator[Explanation]:
    """Why tiles do not beat the highest group so far."""
    highest = GROUP_OF[view.cards("trick", view.count("high") - 1)]
    if highest.kind == SUPREME:
        yield _because("TG-8", "supreme")
    if group is None:
        yield _because("TG-6", "not_a_group", cards=_text(cards))
    elif group.kind == SUPREME:
        yield _because("TG-8", "supreme_follows")
    elif group.kind != highest.kind:
        yield _because("TG-6", "type", cards=_text(cards), highest=_text(highest.cards))
    elif not group.beats(highest):
        key = "equal" if group.rank == highest.rank else "lower"
        yield _because("TG-6", key, cards=_text(cards), highest=_text(highest.cards))
    if len(cards) == view.size("hand", view.viewer) == 1 and not view.count("columns", view.viewer):
        yield _because("TG-9", "early_death")


def _because(clause: str, key: str, **params: str) -> Explanation:
    return Explanation(clause, key, params)


def _text(cards: list[Face] | tuple[Face, ...]) -> str:
    return " ".join(DOMINOES.code.get(face, str(face)[:8]) for face in cards)
