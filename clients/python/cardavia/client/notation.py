"""The text notation of cards and moves, and the names of cards (docs: the trace format).

Codes come from the names of the protocol's values, so that no catalogue is needed to read or write them. Names of
cards come from the server's catalogue.
"""

from collections.abc import Iterable, Mapping
from typing import cast

from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.v1 import catalog_pb2

UNKNOWN = "??"
"""How a card is written that the reader does not know."""

_FACES: Mapping[int, str] = {
    number: name.removeprefix("FACE_").lower() for name, number in vocabulary_pb2.Face.items() if number
}
_VERBS: Mapping[int, str] = {
    number: name.removeprefix("VERB_").lower() for name, number in vocabulary_pb2.Verb.items() if number
}
_FACE_OF: Mapping[str, vocabulary_pb2.Face] = {code: cast("vocabulary_pb2.Face", face) for face, code in _FACES.items()}
_VERB_OF: Mapping[str, vocabulary_pb2.Verb] = {word: cast("vocabulary_pb2.Verb", verb) for verb, word in _VERBS.items()}


def card_text(face: int) -> str:
    """A card's code; its number in brackets if it came after this version."""
    return _FACES.get(face, f"<{face}>")


def cards_text(cards: Iterable[int], hidden: int = 0) -> str:
    """Cards with single spaces between, in the order given; hidden ones last."""
    return " ".join([*map(card_text, cards), *[UNKNOWN] * hidden])


def verb_text(verb: int) -> str:
    """A verb's word; its number in brackets if it came after this version."""
    return _VERBS.get(verb, f"<{verb}>")


def move_text(move: events_pb2.Move) -> str:
    """A move: its verb and its cards."""
    return f"{verb_text(move.verb)} {cards_text(move.cards, move.hidden)}".rstrip()


def parse_cards(text: str) -> list[vocabulary_pb2.Face]:
    """The cards that a text names, sorted. Raises ValueError."""
    codes = text.lower().split()
    if unknown := [code for code in codes if code not in _FACE_OF]:
        raise ValueError(f"there is no card {unknown[0]!r}")
    return sorted((_FACE_OF[code] for code in codes), key=int)


def parse_move(text: str) -> events_pb2.Move:
    """The move that a text names; its cards may come in any order. Raises ValueError."""
    word, _, codes = text.strip().lower().partition(" ")
    if word not in _VERB_OF:
        raise ValueError(f"there is no verb {word!r}")
    return events_pb2.Move(verb=_VERB_OF[word], cards=parse_cards(codes))


class Catalogue:
    """The games and packs of a server, and the names of the cards of each game."""

    def __init__(self, games: catalog_pb2.ListGamesResponse, decks: catalog_pb2.ListDecksResponse) -> None:
        self.games: Mapping[str, catalog_pb2.Game] = {game.name: game for game in games.games}
        self.decks: Mapping[str, catalog_pb2.Deck] = {deck.name: deck for deck in decks.decks}
        self.ai_players: tuple[str, ...] = tuple(games.ai_players)

    def card(self, game: str, face: int) -> catalog_pb2.Card:
        """A card of a game's pack; only its code is filled in if the catalogue does not have it."""
        deck = self.decks.get(self.games[game].deck) if game in self.games else None
        for card in deck.cards if deck is not None else ():
            if card.face == face:
                return card
        return catalog_pb2.Card(code=card_text(face), name=card_text(face))

    def names(self, game: str, cards: Iterable[int]) -> str:
        """The names of cards, alike ones counted: `Heaven ×2, Black Nine`."""
        counted: dict[int, int] = {}
        for face in cards:
            counted[face] = counted.get(face, 0) + 1
        return ", ".join(
            self.card(game, face).name + (f" ×{count}" if count > 1 else "") for face, count in counted.items()
        )
