"""What a move of Chắn did, as events: folding what a viewer gets of them onto his view gives his next view."""

from functools import lru_cache

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
    same,
    transferred,
)
from cardavia.core.games.chan._rules import State
from cardavia.core.games.chan.moves import DECLINE, MOVES
from cardavia.core.games.chan.positions import PHASES
from cardavia.core.games.chan.view import COUNTS, MELDS, PUBLIC_MARKS, SEATS, counts
from cardavia.core.views import About, Place

PACK, STOCK = Place("pack"), Place("stock")
HANDS, SHOWN, PUBLIC, DOORS, WON = (
    [Place(zone, seat) for seat in SEATS] for zone in ("hand", "shown", "public", "door", "won")
)
OVER = PHASES.index("over")
"""The phase of a deal that is over, with no pass of a dead hand still to be shown."""
BY_NAME = sorted(enumerate(COUNTS), key=lambda pair: pair[1].name)
MARKED_BY = {"discard": "discarded", "ca": "laid", "pass": "refused"}
"""The one mark that a move may give, by its verb (CH-15, CH-16)."""


def narrate(before: State | None, move: int | None, after: State) -> tuple[Happened, ...]:
    """What happened between two states: by a move, by the pass of a dead hand (no move), or by the deal (no `before`).

    A declined claim is seen by its seat alone (CH-28).
    """
    if before is None:
        return _deal(after)
    if move is None:
        end = _settlement(after) if after.phase == OVER else ()
        return (*_reveal(before, after), *_renumbered(before.numbers(), after.numbers()), *end)
    if (dead := before.passing()) is not None:  # the move was made beyond the pass of a dead hand (CH-7)
        settled = before.settled()
        return (
            moved(dead, "pass", ()),
            *narrate(before, None, settled),
            *narrate(settled, move, after),
        )
    seat = before.actor()
    if seat is None:
        raise ValueError("no move follows the end of a deal")
    if move == DECLINE and before.claiming():
        return (_DECLINED[seat],)
    verb, _ = MOVES[move]
    happened = [*(_won(before, seat) if verb == "win" else _made(seat, move, before.turn, before.card, before.door))]
    happened += _reveal(before, after)
    if (mark := MARKED_BY.get(verb)) and (faces := after.marked_since(before, mark, seat)):
        happened.append(_marked(mark, seat, faces))
    happened += _renumbered(before.numbers(), after.numbers())
    if after.phase == OVER:
        happened += _settlement(after)
    return tuple(happened)


def _deal(state: State) -> tuple[Happened, ...]:
    happened = []
    for seat in SEATS:
        hand, cards = HANDS[seat], state.hand(seat)
        to_others = Transferred(PACK, hand, (), len(cards))
        happened.append(Happened(to_others, Transferred(PACK, hand, cards), frozenset({seat})))
    happened.append(Happened(Transferred(PACK, STOCK, (), state.stock_size)))
    for seat in SEATS:
        marks = [(name, state.mark(name, seat)) for name in ("fours", "pairs")]
        happened += [_marked(name, seat, faces) for name, faces in marks if faces]
    happened += [counted(count, number) for count, number in counts(state).items()]
    return tuple(happened)


@lru_cache(maxsize=1 << 13)
def _made(seat: int, move: int, turn: int, card: Face | None, door: int | None) -> tuple[Happened, ...]:
    """A move other than a win, and the cards that it takes somewhere; `card` is the public one, at that `door`."""
    verb, cards = MOVES[move]
    made = moved(seat, verb, cards)
    if verb == "discard":
        return made, transferred(HANDS[seat], PUBLIC[turn], cards)  # CH-6, CH-9, CH-13
    if card is None or door is None or verb not in MELDS:
        return (made,)
    meld = Place(verb, seat)
    laid = {"chan": (card,), "ca": cards, "chiu": (card,) * 3}[verb]
    return made, transferred(PUBLIC[door], meld, (card,)), transferred(HANDS[seat], meld, laid)


def _won(old: State, seat: int) -> tuple[Happened, ...]:
    """A win, the winning card, and the hand that is shown."""
    won, shown = moved(seat, "win", ()), transferred(HANDS[seat], SHOWN[seat], old.hand(seat))
    card, door = old.card, old.door
    if card is None or door is None:  # Thiên ù has no winning card (CH-20)
        return won, shown
    return won, transferred(PUBLIC[door], WON[seat], (card,)), shown


def _reveal(old: State, new: State) -> list[Happened]:
    """A reveal (CH-10), or the end because none can be made (CH-11); either way the card that lay public is dead."""
    happened = []
    revealed = new.stock_size < old.stock_size
    if (revealed or (new.phase == OVER and new.winner is None)) and old.card is not None and old.door is not None:
        happened.append(transferred(PUBLIC[old.door], DOORS[old.door], (old.card,)))
    if revealed and new.card is not None and new.door is not None:
        happened.append(transferred(STOCK, PUBLIC[new.door], (new.card,)))
    return happened


@lru_cache(maxsize=1 << 12)
def _marked(name: str, seat: int, faces: tuple[Face, ...]) -> Happened:
    marked = Marked(About(name, seat), faces)
    return same(Happened(marked) if name in PUBLIC_MARKS else _secret(marked, seat))


@lru_cache(maxsize=1 << 12)
def _renumbered(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Happened, ...]:
    """Counts that changed. (Kept, as `_made` and `_marked` are: few differ, and every move brings some.)"""
    return tuple([counted(count, after[at]) for at, count in BY_NAME if before[at] != after[at]])


def _settlement(new: State) -> list[Happened]:
    """The end of a deal that is over (CH-25, CH-26)."""
    result = new.outcome()
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


def _secret(event: GameEvent, seat: int) -> Happened:
    """What one seat alone may know."""
    return Happened(None, event, frozenset({seat}))


_DECLINED = [same(_secret(Moved(seat, *MOVES[DECLINE]), seat)) for seat in SEATS]
