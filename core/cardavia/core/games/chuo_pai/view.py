"""What a viewer may see of a deal of Chuo Pai, built up from what is allowed.

Places: `hand` (known to its seat alone), `pile`, `trick` (the cards of a seat's play in the current round), `out`
(cards that have left the deal, CP-13). Counts: see `counts`. Marks: see `marks`.
"""

from cardavia.core import game
from cardavia.core.decks import Face
from cardavia.core.games.chuo_pai._rules import State
from cardavia.core.games.chuo_pai.moves import SEATS
from cardavia.core.views import About, Cards, Place, View, Viewer

UNDER = [[(n, About(f"under_{n}", seat)) for n in range(1, 5)] for seat in range(SEATS)]
WITHOUT = [[(n, About(f"no_combination_{n}", seat)) for n in range(2, 13)] for seat in range(SEATS)]
COUNTS = tuple(About(name) for name in ("turn", "leader", "high", "plays"))


def kernel(state: game.State) -> State:
    """The state as one of this game. Raises TypeError."""
    if not isinstance(state, State):
        raise TypeError(f"not a state of Chuo Pai: {type(state).__name__}")
    return state


def places(state: State, viewer: Viewer) -> dict[Place, Cards]:
    """The places where cards lie, with the cards that the viewer may know."""
    found = {Place("out"): Cards(state.out())}
    for seat in range(SEATS):
        own = seat == viewer
        found[Place("hand", seat)] = Cards(state.hand(seat)) if own else Cards(hidden=state.hand_size(seat))
        found[Place("pile", seat)] = Cards(state.pile(seat))
        found[Place("trick", seat)] = Cards(state.trick(seat))
    return {place: cards for place, cards in found.items() if cards.size}


def marks(state: State) -> dict[About, tuple[Face, ...]]:
    """What the seats' acts tell of their hands (CP-18), public to all; only its own acts change those of a seat.

    `under_1` to `under_4`: faces of which the seat holds fewer than so many; a face of `under_1` is in all four.
    `no_combination_2` to `no_combination_12`: heads of whose class the seat holds no combination of so many cards or
    more, counting only those that the option permits; only sizes that it permits have a mark.
    """
    found = {}
    for seat in range(SEATS):
        for n, about in UNDER[seat]:
            if faces := state.under(seat, n):
                found[about] = faces
        for n, about in WITHOUT[seat]:
            if faces := state.without(seat, n):
                found[about] = faces
    return found


def counts(state: State) -> dict[About, int]:
    """Counts of the table, absent when the deal is over. Seats are numbered from 1 here, so that 0 is none.

    `turn`, `leader` and `high`: the seat on turn, the leader of the round, and the seat with the highest play so far
    (0 before the lead). `plays`: how many seats have acted in the round.
    """
    return {about: number for about, number in zip(COUNTS, state.numbers(), strict=True) if number}


def observe(state: game.State, viewer: Viewer) -> View:
    """What a seat, or a spectator (None), may see now."""
    table = kernel(state)
    return View("chuo_pai", viewer, table.options(), places(table, viewer), marks(table), counts(table))
