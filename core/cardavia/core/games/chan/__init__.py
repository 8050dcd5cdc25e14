"""Chắn: four players, 100 of the 120 Tổ Tôm cards (rulebook CH-1 to CH-28)."""

from cardavia.core.decks import TO_TOM
from cardavia.core.game import Game
from cardavia.core.games.chan._rules import State
from cardavia.core.games.chan.explain import SENTENCES, explain
from cardavia.core.games.chan.greedy import greedy
from cardavia.core.games.chan.moves import DECLINE, MOVES, PACK, hand_sizes
from cardavia.core.games.chan.narrate import narrate
from cardavia.core.games.chan.positions import OPTIONS
from cardavia.core.games.chan.stacked import stacked, steer
from cardavia.core.games.chan.view import observe

CHAN = Game(
    name="chan",
    title="Chắn",
    rules=1,
    seats=4,
    deck=TO_TOM,
    pack=PACK,
    hand_sizes=hand_sizes,
    first_is="dealer",
    options=OPTIONS,
    moves=MOVES,
    decline=DECLINE,
    state=State,
    observe=observe,
    narrate=narrate,
    explain=explain,
    sentences=SENTENCES,
    greedy=greedy,
    stacked=stacked,
    steer=steer,
    clauses={
        "win": "CH-20",
        "chiu": "CH-12",
        "decline": "CH-27",
        "chan": "CH-15",
        "ca": "CH-15",
        "pass": "CH-27",
        "discard": "CH-14",
        "actor": "CH-27",
        "end": "CH-11",
        "scores": "CH-26",
        "winners": "CH-21",
        "points": "CH-25",
        "bonuses": "CH-22",
    },
)
