"""Why a move of Chuo Pai is not legal, from what the asking seat sees."""

from collections import Counter
from collections.abc import Iterable, Mapping

from cardavia.core.decks import SICHUAN, Face
from cardavia.core.game import Explanation, Move
from cardavia.core.games.chuo_pai.moves import CLASSES, CLAUSES, MOVES, Play, beats, permitted, read
from cardavia.core.views import View

SENTENCES: Mapping[str, str] = {
    "over": "The deal is over.",
    "looking_on": "You only look on: the seats play.",
    "not_on_turn": "Seat {seat} is on turn.",
    "no_verb": "There is no {verb} in Chuo Pai: a seat leads, beats or passes.",
    "leader_passes": "The leader of a round cannot pass.",
    "nothing_led": "Nothing has been led in this round: lead a group or a combination.",
    "led_already": "Seat {seat} has led already: beat {high}, or pass if you cannot.",
    "pass_with_cards": "A pass keeps its cards: nobody ever discards.",
    "must_beat": "You can beat {high}, with {play} for example, so you must.",
    "no_cards": "A group has at least one card.",
    "not_held": "You do not hold {cards}.",
    "no_head": "{cards} is no group, which has one face only, and there is no head to make it a combination.",
    "two_heads": "{cards} is no combination: it has heads of more than one class.",
    "no_match": "{cards} is no combination: the totals that match {head} are {totals}.",
    "capped": "{cards} is no combination here: it has at most four cards.",
    "equal": "{cards} is no combination here: it has as many totals as heads.",
    "other_family": "{cards} ({family}) cannot beat {high} ({other}): the families differ.",
    "other_size": "{high} can be beaten with {size} cards only, not with {count}.",
    "not_higher": "{cards} is not strictly higher than {high}.",
    "legal": "Nothing in the rules speaks against {move}.",
}
"""What each key of an Explanation says."""


def explain(view: View, move: Move) -> Explanation:
    """The most telling clause against a move of the view's seat: turn, then verb, then cards, then rule by rule."""
    verb, cards = move
    turn, leader, high = (view.count(name) - 1 for name in ("turn", "leader", "high"))
    if turn < 0:
        return _because("CP-15", "over")
    if view.viewer is None:
        return _because("CP-9", "looking_on")
    if view.viewer != turn:
        return _because("CP-9", "not_on_turn", seat=str(turn))
    if verb not in ("lead", "beat", "pass"):
        return _because("CP-8", "no_verb", verb=str(verb)[:32])
    if high < 0 and verb == "pass":
        return _because("CP-8", "leader_passes")
    if high < 0 and verb == "beat":
        return _because("CP-8", "nothing_led")
    on_table = view.cards("trick", high)
    if high >= 0 and verb == "lead":
        return _because("CP-9", "led_already", seat=str(leader), high=_text(on_table))
    if verb == "pass":
        return _against_pass(view, cards, on_table)
    return _against_cards(view, cards) or _against_play(verb, cards, on_table)


def _because(clause: str, key: str, **params: str) -> Explanation:
    return Explanation(clause, key, params)


def _text(cards: Iterable[Face]) -> str:
    """Cards as codes; what is no card, as it is. Not longer than a long combination."""
    return " ".join(SICHUAN.code.get(card, str(card)[:8]) for card in list(cards)[:12])


def _against_pass(view: View, cards: tuple[Face, ...], on_table: tuple[Face, ...]) -> Explanation:
    if cards:
        return _because("CP-12", "pass_with_cards")
    hand, high = Counter(view.cards("hand", view.viewer)), read(on_table)
    for verb, held in MOVES:
        play = read(held)
        if verb == "beat" and play and high and beats(play, high) and Counter(held) <= hand and _permits(view, play):
            return _because("CP-11", "must_beat", high=_text(on_table), play=_text(held))
    return _because(CLAUSES["pass"], "legal", move="pass")


def _permits(view: View, play: Play) -> bool:
    return permitted(view.options["combinations"], play.heads, play.totals)


def _against_cards(view: View, cards: tuple[Face, ...]) -> Explanation | None:
    """Why some cards are no play of this seat at this table."""
    if not cards:
        return _because("CP-5", "no_cards")
    missing = Counter(cards) - Counter(view.cards("hand", view.viewer))
    if missing:
        return _because("CP-1", "not_held", cards=_text(missing.elements()))
    play = read(cards)
    if play is None:
        return _against_shape(cards)
    if not _permits(view, play):
        return _because("CP-6", view.options["combinations"], cards=_text(cards))
    return None


def _against_shape(cards: tuple[Face, ...]) -> Explanation:
    """Why cards of several faces are no combination."""
    classes = [kind for kind in CLASSES if kind[0] in cards]
    if not classes:
        return _because("CP-5", "no_head", cards=_text(cards))
    if len(classes) > 1:
        return _because("CP-6", "two_heads", cards=_text(cards))
    head, *totals = classes[0]
    return _because("CP-6", "no_match", cards=_text(cards), head=_text([head]), totals=_text(totals))


def _against_play(verb: str, cards: tuple[Face, ...], on_table: tuple[Face, ...]) -> Explanation:
    """Why a play does not beat the highest so far (CP-10)."""
    play, high = read(cards), read(on_table)
    if play and high and not beats(play, high):
        text, other = _text(cards), _text(on_table)
        if play.family != high.family:
            return _because("CP-10", "other_family", cards=text, family=play.family, high=other, other=high.family)
        if play.size != high.size:
            return _because("CP-10", "other_size", high=other, size=str(high.size), count=str(play.size))
        return _because("CP-10", "not_higher", cards=text, high=other)
    return _because(CLAUSES[verb], "legal", move=f"{verb} {_text(cards)}")
