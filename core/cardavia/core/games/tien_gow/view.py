"""What a viewer may see of a deal of Tien Gow, built up from what is allowed.

Places: `hand` (known to its seat alone), `trick` (face up in the current trick), `open` (face up in earlier tricks;
of the table, where a position does not say whose), `down` (face down in this deal; known to its seat alone until the
deal ends, TG-11). Counts: see `counts`. There are no marks.
"""

from cardavia.core import game
from cardavia.core.games.tien_gow._rules import State
from cardavia.core.views import About, Cards, Place, View, Viewer

SEATS = range(4)
COUNTS = (
    *(About(name) for name in ("banker", "turn", "leader", "high", "plays", "size")),
    *(About(name, seat) for name in ("columns", "immediate") for seat in SEATS),
)


def kernel(state: game.State) -> State:
    """The state as one of this game. Raises TypeError."""
    if not isinstance(state, State):
        raise TypeError(f"not a state of Tien Gow: {type(state).__name__}")
    return state


def places(state: State, viewer: Viewer) -> dict[Place, Cards]:
    """The places where tiles lie, with the tiles that the viewer may know."""
    found = {Place("open"): Cards(state.open(None))}
    for seat in SEATS:
        found[Place("trick", seat)] = Cards(state.trick(seat))
        found[Place("open", seat)] = Cards(state.open(seat))
        hand, down = state.hand(seat), state.down(seat)
        found[Place("hand", seat)] = Cards(hand) if seat == viewer else Cards(hidden=len(hand))
        found[Place("down", seat)] = Cards(hidden=len(down)) if state.hides(seat, viewer) else Cards(down)
    return {place: cards for place, cards in found.items() if cards.size}


def counts(state: State) -> dict[About, int]:
    """What everybody may count: seats are numbered from 1 here, so that 0 is none.

    Of the table `turn`, `leader` and `high` (the seat on turn, the leader of the trick, and the seat with the highest
    group, all none when the deal is over), `plays` (seats that have laid in the trick), `size` (tiles of its lead) and
    `banker`; of a seat `columns` and `immediate` (net of the payments of TG-12).
    """
    return {about: number for about, number in zip(COUNTS, state.numbers(), strict=True) if number}


def observe(state: game.State, viewer: Viewer) -> View:
    """What a seat, or a spectator (None), may see now."""
    table = kernel(state)
    return View("tien_gow", viewer, table.options(), places(table, viewer), counts=counts(table))
