"""How each game is laid out. A new game adds a module and one line here; a game without one is shown plainly."""

from collections.abc import Mapping

from cardavia.terminal.games.chan import CHAN
from cardavia.terminal.games.chuo_pai import CHUO_PAI
from cardavia.terminal.games.layout import PLAIN, Layout
from cardavia.terminal.games.tien_gow import TIEN_GOW

LAYOUTS: Mapping[str, Layout] = {"chuo_pai": CHUO_PAI, "tien_gow": TIEN_GOW, "chan": CHAN}


def layout_of(game: str) -> Layout:
    """The layout of a game."""
    return LAYOUTS.get(game, PLAIN)


__all__ = ["LAYOUTS", "Layout", "layout_of"]
