"""What a viewer may see of a deal of Chắn."""

from typing import cast

from cardavia.core import game
from cardavia.core.decks import Face
from cardavia.core.games.chan._rules import State
from cardavia.core.views import About, Cards, Place, View, Viewer

NAME = "chan"
SEATS = range(4)

MELDS = ("chan", "ca", "chiu")
"""The zones of open melds, by kind."""

PUBLIC_MARKS = ("discarded", "laid")
"""D and C of a seat: all could have kept count of them."""

PRIVATE_MARKS = ("refused", "fours", "pairs")
"""R (CH-16) and what the opening hand held (CH-22): known to the seat alone."""

COUNTS = tuple(About(name) for name in ("turn", "dealer", "asked", "drawn", "owes", "dead", "source", "opening"))


def observe(state: game.State, viewer: Viewer) -> View:
    """The view of a seat, or of a spectator (None).

    While a fresh card awaits claims, nothing in it depends on who could claim, or on who is being asked (CH-28).
    """
    kernel = cast("State", state)
    marks: dict[About, tuple[Face, ...]] = {}
    for seat in SEATS:
        for name in PUBLIC_MARKS + PRIVATE_MARKS * (seat == viewer):
            if faces := kernel.mark(name, seat):
                marks[About(name, seat)] = faces
    return View(NAME, viewer, kernel.options(), _places(kernel, viewer), marks, counts(kernel))


def counts(kernel: State) -> dict[About, int]:
    """The numbers of the table, all of them public. Seats are counted from 1, so that 0 is nobody."""
    return {about: number for about, number in zip(COUNTS, kernel.numbers(), strict=True) if number}


def _places(kernel: State, viewer: Viewer) -> dict[Place, Cards]:
    places = {Place("stock"): Cards(hidden=kernel.stock_size)}
    for seat in SEATS:
        hand = kernel.hand(seat)
        if seat == kernel.winner:
            places[Place("shown", seat)] = Cards(hand)
        else:
            places[Place("hand", seat)] = Cards(hand) if seat == viewer else Cards(hidden=len(hand))
        for zone in ("door", *MELDS):
            places[Place(zone, seat)] = Cards(kernel.cards(zone, seat))
    places[Place("door")] = Cards(kernel.cards("door", None))
    if kernel.card is not None:
        lies = Place("public", kernel.door) if kernel.winner is None else Place("won", kernel.winner)
        places[lies] = Cards((kernel.card,))
    return {place: cards for place, cards in places.items() if cards.size}
