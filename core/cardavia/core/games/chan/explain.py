"""Why a move of Chắn is not legal, from what the asking seat may know."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from cardavia.core.decks import TO_TOM, Face
from cardavia.core.game import Explanation, Move
from cardavia.core.games.chan.moves import FACES, MOVES
from cardavia.core.views import View

SENTENCES: Mapping[str, str] = {
    "no_verb": "Chắn has no move {verb}.",
    "wrong_cards": "The move {verb} is made with {number} cards.",
    "no_card": "The card {card} is not in play.",
    "cc_no_ca": "Chi chi makes no Cạ.",
    "spectator": "Only the four seats make moves.",
    "won": "The deal is over: a seat has won.",
    "drawn": "The deal is over: a reveal was due and the stock was empty.",
    "dead_hand": "A dead hand decides nothing.",
    "not_opening": "The dealer, seat {seat}, has yet to make the opening discard.",
    "not_owing": "Seat {seat} is to discard.",
    "not_on_turn": "Seat {seat} is on turn.",
    "nothing_public": "There is no public card now.",
    "must_discard": "You owe a discard.",
    "no_discard_due": "You owe no discard: first capture the public card.",
    "claims_closed": "The claims on {card} have been settled.",
    "claims_due": "The claims on {card} are settled first, in their order.",
    "no_claim": "You have no claim to decline.",
    "has_discard": "Only a dealer who has no legal discard can decline Thiên ù.",
    "incomplete": "The hand is not complete: {ranks} cards stay unmatched.",
    "few_chan": "The hand would have {chan} Chắn; a win takes six.",
    "cc_exact": "A win on Chi chi takes exactly six Chắn; the hand would have {chan}.",
    "only_chiu_u": "A discard or replacement is won on only by Chíu ù, with three {card} in hand.",
    "no_triplet": "A Chíu takes three {card} in hand; you have {number}.",
    "chiu_no_discard": "After that Chíu you would have no legal discard.",
    "not_in_hand": "You have no {card} in hand.",
    "breaks_pair": "Playing {card} would break an identical pair.",
    "refused_discard": "You have refused {card} and may not discard it.",
    "beside_discard": "You have captured a Cạ and discarded {other}, so {card} of the same rank may not follow.",
    "discarded": "You have discarded {card} in this deal and may not capture it.",
    "laid": "You have laid {card} from your hand in a Cạ and may not capture it.",
    "no_discard_left": "After that capture you would have no legal discard.",
    "no_pair": "You have no {card} to make a Chắn with.",
    "not_a_ca": "{card} and {other} are not two suits of one rank.",
    "holds_card": "You have {card} in hand, so it may not go into a Cạ.",
    "breaks_ca": "{other} is odd in your hand too: {card} is part of a Cạ in hand.",
    "last_unmatched": "Only one card of your hand is unmatched, so you may not capture a Cạ.",
    "refused_ca": "You have refused {card}, so it may not go into a Cạ.",
    "discarded_ca": "You have discarded {card} and {other}, a Cạ, and may capture none.",
    "legal": "The claims are settled in their order; the move is open to you in its turn.",
}
"""English sentences by key; params are in braces. Cards are codes, seats are counted from 0."""

_LENGTHS = {move.verb: len(move.cards) for move in MOVES}
_TABLE = frozenset(MOVES)
_REVEAL = 2  # of the count `source`


def explain(view: View, move: Move) -> Explanation:
    """The most telling clause for why the viewer may not make this move now; any clause for a move that he may make.

    A total function of the view: what it says depends on nothing that the viewer does not know.
    """
    return next(_reasons(view, move), _because("CH-12", "legal"))


def _because(clause: str, key: str, **params: object) -> Explanation:
    return Explanation(clause, key, {name: str(value) for name, value in params.items()})


def _code(face: Face) -> str:
    return TO_TOM.code.get(face, str(face))


def _rank(face: Face) -> str:
    """The rank; Chi chi has none of its own (CH-3)."""
    return "" if _code(face) == "cc" else _code(face)[0]


@dataclass(frozen=True)
class _Own:
    """What the asking seat knows of itself and of the table."""

    view: View
    seat: int

    @cached_property
    def hand(self) -> Counter[Face]:
        return Counter(self.view.cards("hand", self.seat))

    @cached_property
    def door(self) -> int | None:
        """Where the public card lies."""
        return next((place.seat for place in self.view.places if place.zone == "public"), None)

    @cached_property
    def card(self) -> Face | None:
        """The public card."""
        return None if self.door is None else self.view.cards("public", self.door)[0]

    @cached_property
    def with_ca(self) -> bool:
        return self.view.size("ca", self.seat) > 0

    def mark(self, name: str) -> tuple[Face, ...]:
        return self.view.mark(name, self.seat)

    def can_discard(self, hand: Counter[Face], *, with_ca: bool) -> bool:
        """Whether some discard would be legal with this hand (CH-14)."""
        return any(next(_discard(self, face, hand, with_ca=with_ca), None) is None for face in hand)


def _reasons(view: View, move: Move) -> Iterator[Explanation]:
    """Everything that speaks against a move, the most telling first."""
    yield from _no_such_move(move)
    if view.viewer is None or view.viewer not in range(4):
        yield _because("CH-27", "spectator")
        return
    own = _Own(view, view.viewer)
    if not view.count("turn"):
        won = any(place.zone == "shown" for place in view.places)
        yield _because("CH-20", "won") if won else _because("CH-11", "drawn")
        return
    if view.count("dead") == own.seat + 1:
        yield _because("CH-7", "dead_hand")
    elif view.count("opening"):
        yield from _at_opening(own, move)
    elif owes := view.count("owes"):
        if owes != own.seat + 1:
            yield _because("CH-9", "not_owing", seat=owes - 1)
        elif move.verb != "discard":
            yield _because("CH-9", "must_discard")
        else:
            yield from _discard(own, move.cards[0], own.hand, with_ca=own.with_ca)
    elif own.card is not None:
        yield from _at_card(own, move, own.card)


def _no_such_move(move: Move) -> Iterator[Explanation]:
    if move.verb not in _LENGTHS:
        yield _because("CH-27", "no_verb", verb=move.verb)
    elif len(move.cards) != _LENGTHS[move.verb]:
        yield _because("CH-27", "wrong_cards", verb=move.verb, number=_LENGTHS[move.verb])
    elif strange := [face for face in move.cards if face not in FACES]:
        yield _because("CH-1", "no_card", card=_code(strange[0]))
    elif move not in _TABLE:
        yield _because("CH-3", "cc_no_ca")


def _at_opening(own: _Own, move: Move) -> Iterator[Explanation]:
    if own.view.count("dealer") != own.seat + 1:
        yield _because("CH-6", "not_opening", seat=own.view.count("dealer") - 1)
    elif move.verb == "discard":
        yield from _discard(own, move.cards[0], own.hand, with_ca=False)
    elif move.verb == "win":
        yield from _no_win(own, None)
    elif move.verb == "decline":
        yield from _no_win(own, None)
        yield _because("CH-27", "has_discard")
    else:
        yield _because("CH-6", "nothing_public")


def _at_card(own: _Own, move: Move, card: Face) -> Iterator[Explanation]:
    """With a public card: fresh, awaiting claims, while nobody is known to be asked; passed on when `asked` tells."""
    fresh = not own.view.count("asked")
    claim = move.verb in ("win", "chiu", "decline")
    if claim and not fresh:
        yield _because("CH-12", "claims_closed", card=_code(card))
    elif not claim and own.view.count("turn") != own.seat + 1:
        yield _because("CH-8", "not_on_turn", seat=own.view.count("turn") - 1)
    match move.verb:
        case "discard":
            yield _because("CH-9", "no_discard_due")
        case "win":
            if own.view.count("source") != _REVEAL and own.hand[card] != 3:
                yield _because("CH-21", "only_chiu_u", card=_code(card))
            yield from _no_win(own, card)
        case "chiu":
            yield from _no_chiu(own, card)
        case "decline":
            if next(_no_win(own, card), None) and next(_no_chiu(own, card), None):
                yield _because("CH-27", "no_claim")
        case "chan":
            yield from _no_capture(own, card)
            yield from _no_chan(own, card)
        case "ca":
            if not own.hand[move.cards[0]]:
                yield _because("CH-15", "not_in_hand", card=_code(move.cards[0]))
            yield from _no_capture(own, card)
            yield from _no_ca(own, card, move.cards[0])
    if not claim and fresh:
        yield _because("CH-12", "claims_due", card=_code(card))


def _discard(own: _Own, face: Face, hand: Counter[Face], *, with_ca: bool) -> Iterator[Explanation]:
    """Why a face may not be discarded from this hand (CH-14)."""
    if not hand[face]:
        yield _because("CH-14", "not_in_hand", card=_code(face))
    elif hand[face] % 2 == 0:
        yield _because("CH-14", "breaks_pair", card=_code(face))
    if face in own.mark("refused"):
        yield _because("CH-16", "refused_discard", card=_code(face))
    beside = [other for other in own.mark("discarded") if other != face and _rank(face) and _rank(other) == _rank(face)]
    if with_ca and beside:
        yield _because("CH-14", "beside_discard", card=_code(face), other=_code(beside[0]))


def _no_capture(own: _Own, card: Face) -> Iterator[Explanation]:
    """What bars any capture of a card (CH-15)."""
    if card in own.mark("discarded"):
        yield _because("CH-15", "discarded", card=_code(card))
    if card in own.mark("laid"):
        yield _because("CH-15", "laid", card=_code(card))


def _no_chan(own: _Own, card: Face) -> Iterator[Explanation]:
    if not own.hand[card]:
        yield _because("CH-15", "no_pair", card=_code(card))
    elif not own.can_discard(own.hand - Counter([card]), with_ca=own.with_ca):
        yield _because("CH-15", "no_discard_left")


def _no_ca(own: _Own, card: Face, face: Face) -> Iterator[Explanation]:
    hand, kin = own.hand, [other for other in FACES if _rank(other) == _rank(face)]
    if face == card or _rank(face) != _rank(card):
        yield _because("CH-3", "not_a_ca", card=_code(card), other=_code(face))
    if hand[card]:
        yield _because("CH-15", "holds_card", card=_code(card))
    if hand[face] % 2 == 0:
        yield _because("CH-15", "breaks_pair", card=_code(face))
    if odd := [other for other in kin if other != face and hand[other] % 2]:
        yield _because("CH-15", "breaks_ca", card=_code(face), other=_code(odd[0]))
    if _unmatched(hand) == 1:
        yield _because("CH-15", "last_unmatched")
    if refused := [other for other in (face, card) if other in own.mark("refused")]:
        yield _because("CH-16", "refused_ca", card=_code(refused[0]))
    thrown = own.mark("discarded")
    for first in thrown:
        for second in thrown:
            if first < second and _rank(first) and _rank(first) == _rank(second):
                yield _because("CH-15", "discarded_ca", card=_code(first), other=_code(second))
    if not own.can_discard(hand - Counter([face]), with_ca=True):
        yield _because("CH-15", "no_discard_left")


def _no_chiu(own: _Own, card: Face) -> Iterator[Explanation]:
    if own.hand[card] != 3:
        yield _because("CH-12", "no_triplet", card=_code(card), number=own.hand[card])
    elif not own.can_discard(own.hand - Counter([card] * 3), with_ca=own.with_ca):
        yield _because("CH-12", "chiu_no_discard")


def _no_win(own: _Own, card: Face | None) -> Iterator[Explanation]:
    """Why the hand does not win with this card, or as Thiên ù with none (CH-20)."""
    hand = own.hand + Counter([] if card is None else [card])
    unmatched = _unmatched(hand)
    if unmatched:
        yield _because("CH-20", "incomplete", ranks=unmatched)
    open_chan = own.view.size("chan", own.seat) // 2 + own.view.size("chiu", own.seat) // 2
    chan = sum(number // 2 for number in hand.values()) + open_chan
    if chan < 6:
        yield _because("CH-20", "few_chan", chan=chan)
    if card is not None and not _rank(card) and chan != 6:
        yield _because("CH-19", "cc_exact", chan=chan)


def _unmatched(hand: Counter[Face]) -> int:
    """u: the ranks, and Chi chi, with an odd number of odd faces."""
    odd = Counter(_rank(face) for face, number in hand.items() if number % 2)
    return sum(number % 2 for number in odd.values())
