"""The list of games. A new game adds one line here."""

from collections.abc import Mapping

from cardavia.core.game import Game
from cardavia.core.games.chan import CHAN
from cardavia.core.games.chuo_pai import CHUO_PAI
from cardavia.core.games.tien_gow import TIEN_GOW

GAMES: Mapping[str, Game] = {game.name: game for game in (CHUO_PAI, TIEN_GOW, CHAN)}
