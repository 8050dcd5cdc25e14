"""What a move of Chắn did, as events: folding what a viewer gets of them onto his view gives his next view."""

from typing import cast

from cardavia.core import game
from cardavia.core.decks import Face
from cardavia.core.events import (
    Award,
    GameEvent,
    Happened,
    Marked,
    Moved,
    Paid,
    Settled,
    Transferred,
    counted,
    moved,
    transferred,
)
from cardavia.core.games.chan._rules import State
from cardavia.core.games.chan.moves import DECLINE, MOVES
from cardavia.core.games.chan.positions import PHASES
from cardavia.core.games.chan.view import COUNTS, PUBLIC_MARKS, SEATS, counts
from cardavia.core.views import About, Place

BY_NAME = sorted(enumerate(COUNTS), key=lambda pair: pair[1].name)
MARKED_BY = {"discard": "discarded", "ca": "laid", "pass": "refused"}
"""The one mark that a move may give, by its verb (CH-15, CH-16)."""


def narrate(before: game.State | None, move: int | None, after: game.State) -> tuple[Happened, ...]:
    """What happened between two states: by a move, by the pass of a dead hand (no move), or by the deal (no `before`).

    A declined claim is seen by its seat alone (CH-28).
    """
    new = cast("State", after)
    if before is None:
        return _deal(new)
    old = cast("State", before)
    if move is None:
        return (*_reveal(old, new), *_renumbered(old, new), *_settlement(new))
    if (dead := old.passing()) is not None:  # the move was made beyond the pass of a dead hand (CH-7)
        settled = old.settled()
        return (
            moved(dead, "pass", ()),
            *narrate(old, None, settled),
            *narrate(settled, move, after),
        )
    seat = cast("int", old.actor())
    if move == DECLINE and old.claiming():
        return (_DECLINED[seat],)
    return (
        moved(seat, *MOVES[move]),
        *_play(old, seat, move),
        *_reveal(old, new),
        *_remembered(old, seat, MOVES[move].verb, new),
        *_renumbered(old, new),
        *_settlement(new),
    )


def _deal(state: State) -> tuple[Happened, ...]:
    happened = []
    pack = Place("pack")
    for seat in SEATS:
        hand, cards = Place("hand", seat), state.hand(seat)
        to_others = Transferred(pack, hand, (), len(cards))
        happened.append(Happened(to_others, Transferred(pack, hand, cards), frozenset({seat})))
    happened.append(Happened(Transferred(pack, Place("stock"), (), state.stock_size)))
    for seat in SEATS:
        marks = [(About(name, seat), state.mark(name, seat)) for name in ("fours", "pairs")]
        happened += [_secret(Marked(about, faces), seat) for about, faces in marks if faces]
    happened += [counted(count, number) for count, number in counts(state).items()]
    return tuple(happened)


def _play(old: State, seat: int, move: int) -> list[Happened]:
    """The cards that a move itself takes somewhere."""
    verb, cards = MOVES[move]
    hand = Place("hand", seat)
    card: tuple[Face, ...] = () if old.card is None else (old.card,)
    public = Place("public", old.door)
    match verb:
        case "discard":
            return [_went(hand, Place("public", old.turn), cards)]  # CH-6, CH-9, CH-13
        case "chan":
            return [_went(public, Place(verb, seat), card), _went(hand, Place(verb, seat), card)]
        case "ca":
            return [_went(public, Place(verb, seat), card), _went(hand, Place(verb, seat), cards)]
        case "chiu":
            return [_went(public, Place(verb, seat), card), _went(hand, Place(verb, seat), card * 3)]
        case "win":
            won = [_went(public, Place("won", seat), card)] if card else []  # Thiên ù has no winning card (CH-20)
            return [*won, _went(hand, Place("shown", seat), old.hand(seat))]
        case _:
            return []


def _reveal(old: State, new: State) -> list[Happened]:
    """A reveal (CH-10), or the end because none can be made (CH-11); either way the card that lay public is dead."""
    happened = []
    revealed = new.stock_size < old.stock_size
    if old.card is not None and (revealed or (_is_over(new) and new.winner is None)):
        happened.append(_went(Place("public", old.door), Place("door", old.door), (old.card,)))
    if revealed and new.card is not None:
        happened.append(_went(Place("stock"), Place("public", new.door), (new.card,)))
    return happened


def _remembered(old: State, seat: int, verb: str, new: State) -> list[Happened]:
    """The mark that a move gave its seat, if it is new."""
    name = MARKED_BY.get(verb, "")
    faces = new.marked_since(old, name, seat) if name else ()
    if not faces:
        return []
    marked = Marked(About(name, seat), faces)
    return [Happened(marked) if name in PUBLIC_MARKS else _secret(marked, seat)]


def _renumbered(old: State, new: State) -> list[Happened]:
    """Counts that changed."""
    before, after = old.numbers(), new.numbers()
    return [counted(count, after[at]) for at, count in BY_NAME if before[at] != after[at]]


def _settlement(new: State) -> list[Happened]:
    """The end of the deal (CH-25, CH-26)."""
    result = new.outcome() if _is_over(new) else None
    if result is None:
        return []
    points, winner = result["points"], new.winner
    happened = [
        Happened(Paid(payer, winner, points, "score", points, 1))
        for payer in SEATS
        if winner is not None and payer != winner
    ]
    awards = tuple(Award(name, added) for name, added in new.awards())
    return [*happened, Happened(Settled(tuple(result["scores"]), tuple(result["winners"]), awards))]


def _is_over(state: State) -> bool:
    """Whether the deal is over and no pass of a dead hand is still to be shown."""
    return PHASES[state.phase] == "over"


def _went(source: Place, target: Place, cards: tuple[Face, ...]) -> Happened:
    """Cards that all can see where they lie now."""
    return transferred(source, target, cards)


def _secret(event: GameEvent, seat: int) -> Happened:
    """What one seat alone may know."""
    return Happened(None, event, frozenset({seat}))


_DECLINED = [_secret(Moved(seat, *MOVES[DECLINE]), seat) for seat in SEATS]
