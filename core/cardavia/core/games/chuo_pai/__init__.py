"""Chuo Pai: three players, 84 Sichuan cards, one deal (the rules: docs/rules/chuo_pai.md)."""

from cardavia.core.decks import SICHUAN
from cardavia.core.game import Game
from cardavia.core.games.chuo_pai._rules import State
from cardavia.core.games.chuo_pai.explain import SENTENCES, explain
from cardavia.core.games.chuo_pai.greedy import greedy
from cardavia.core.games.chuo_pai.moves import CLAUSES, HAND, MOVES, OPTIONS, PACK, SEATS
from cardavia.core.games.chuo_pai.narrate import narrate
from cardavia.core.games.chuo_pai.stacked import stacked, steer
from cardavia.core.games.chuo_pai.view import observe

CHUO_PAI = Game(
    name="chuo_pai",
    title="Chuo Pai",
    rules=1,
    seats=SEATS,
    deck=SICHUAN,
    pack=PACK,
    hand_sizes=lambda _first: (HAND,) * SEATS,
    first_is="leader",
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
    clauses=CLAUSES,
)
