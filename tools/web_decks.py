"""Writes the packs for the page, clients/web/src/cards/decks.json (run by `make generate`; `--check` changes nothing).

The page draws cards, so it has to know which there are, before it has asked a server. The core says so.
"""

import json
import sys
from pathlib import Path

from cardavia.core.catalog import GAMES
from cardavia.core.decks import DECKS, Card, Deck

TARGET = Path("clients/web/src/cards/decks.json")


def _games(deck: Deck, card: Card) -> list[str]:
    """The names of the games that are played with a card."""
    return [game.name for game in GAMES.values() if game.deck == deck and card.face in game.pack]


def _card(deck: Deck, card: Card) -> dict[str, object]:
    return {
        "face": card.face,
        "code": card.code,
        "name": card.name,
        "characters": card.characters,
        "romanised": card.romanised,
        "copies": card.copies,
        "red": card.red,
        "games": _games(deck, card),
    }


def written() -> str:
    """The packs as JSON, one card a line."""
    packs = []
    for deck in DECKS:
        cards = ",\n".join(f"      {json.dumps(_card(deck, card), ensure_ascii=False)}" for card in deck.cards)
        facts = "".join(
            f"    {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},\n"
            for key, value in (("name", deck.name), ("title", deck.title), ("place", deck.place))
        )
        packs.append(f'  {{\n{facts}    "cards": [\n{cards}\n    ]\n  }}')
    return "[\n" + ",\n".join(packs) + "\n]\n"


def main() -> None:
    """Write, or with --check compare with what is committed."""
    if "--check" not in sys.argv:
        TARGET.write_text(written(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != written():
        raise SystemExit("the page's packs are not current: run `make generate`")


if __name__ == "__main__":
    main()
