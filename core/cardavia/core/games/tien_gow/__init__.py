"""Tien Gow: the facts. Rules: clauses TG-1 to TG-20."""

from cardavia.core.decks import DOMINOES
from cardavia.core.game import Game
from cardavia.core.games.tien_gow._rules import OPTIONS, State
from cardavia.core.games.tien_gow.explain import SENTENCES, explain
from cardavia.core.games.tien_gow.greedy import greedy
from cardavia.core.games.tien_gow.moves import MOVES, PACK
from cardavia.core.games.tien_gow.narrate import narrate
from cardavia.core.games.tien_gow.stacked import stacked, steer
from cardavia.core.games.tien_gow.view import observe

__all__ = ["TIEN_GOW"]

TIEN_GOW = Game(
    name="tien_gow",
    title="Tien Gow",
    rules=1,
    seats=4,
    deck=DOMINOES,
    pack=PACK,
    hand_sizes=lambda _first: (8, 8, 8, 8),
    first_is="banker",
    options=OPTIONS,
    moves=MOVES,
    decline=None,
    state=State,
    observe=observe,
    narrate=narrate,
    explain=explain,
    sentences=SENTENCES,
    greedy=greedy,
    stacked=stacked,
    steer=steer,
    clauses={
        "lead": "TG-4",
        "beat": "TG-6",
        "discard": "TG-7",
        "actor": "TG-5",
        "end": "TG-10",
        "scores": "TG-20",
        "columns": "TG-10",
        "immediate": "TG-12",
        "final": "TG-15",
        "winners": "TG-20",
    },
    next_first=lambda outcome: int(outcome["winners"][0]),  # TG-3, TG-20: the winner is the next banker
)
