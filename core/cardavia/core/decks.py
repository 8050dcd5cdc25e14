"""Packs of cards: codes, numbers and names.

A *face* is a number, the same as in the enum `Face` of the wire. Faces of one pack are numbered in the pack's list
order, so that sorting numbers sorts cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

Face = int


class Deal(NamedTuple):
    """Who got which cards: one hand a seat, the first seat (leader, banker or dealer), and the stock in order."""

    hands: tuple[tuple[Face, ...], ...]
    first: int
    stock: tuple[Face, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """One face of a pack: its number, two-character code, names, and how many copies the pack has."""

    face: Face
    code: str
    name: str
    characters: str
    romanised: str
    copies: int
    red: bool = False


@dataclass(frozen=True)
class Deck:
    """A pack, with its cards in list order."""

    name: str
    title: str
    place: str
    cards: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many cards the whole pack has."""
        return sum(card.copies for card in self.cards)

    @cached_property
    def face(self) -> Mapping[str, Face]:
        """From code to face."""
        return {card.code: card.face for card in self.cards}

    @cached_property
    def code(self) -> Mapping[Face, str]:
        """From face to code."""
        return {card.face: card.code for card in self.cards}


_DOMINOES = """
66 Heaven          Heaven            天    tiān
11 Earth           Earth             地    dì
44 Man             Man               人    rén
31 Harmony         Goose             和    hé
33 Long_Three      Double_Three      长三  chángsān
55 Plum_Blossom    Plum              梅花  méihuā
22 Bench           Board             板凳  bǎndèng
51 Cat             Big_Head_Six      猫猫  māomao
61 High_Foot       Long_Leg_Seven    高脚  gāojiǎo
64 Four-Six        Partition         四六  sìliù
65 Axe             Axe               斧头  fǔtóu
63 Black_Nine      Nine              黑九  hēijiǔ
54 Red_Nine        Nine              红九  hóngjiǔ
62 Straight_Eight  Eight             平八  píngbā
53 Crooked_Eight   Eight             弯八  wānbā
52 Black_Seven     Seven             黑七  hēiqī
43 Red_Seven       Seven             红七  hóngqī
42 Two_Red         Big_Six           二红  èrhóng
32 Black_Five      Five              黑五  hēiwǔ
41 Red_Five        Five              红五  hóngwǔ
21 Nail            Little_Three      丁丁  dīngdīng
"""
"""The 21 domino faces: code, name among Sichuan cards, name among Chinese dominoes, characters, reading."""

_CIVIL = ("66", "11", "44", "31", "33", "55", "22", "51", "61", "64", "65")


def _dominoes(column: int, copies: Mapping[str, int]) -> tuple[Card, ...]:
    rows = [line.split() for line in _DOMINOES.strip().splitlines()]
    return tuple(
        Card(face, row[0], row[column].replace("_", " "), row[3], row[4], copies[row[0]])
        for face, row in enumerate(rows, start=1)
    )


_CODES = [line.split()[0] for line in _DOMINOES.strip().splitlines()]

SICHUAN = Deck(
    "sichuan",
    "Sichuan cards",
    "Sichuan, China",
    (
        *_dominoes(1, dict.fromkeys(_CODES, 4)),
        Card(22, "lu", "Listen-Use", "听用", "tīngyòng", 4),
        Card(23, "gw", "God of Wealth", "财神", "cáishén", 4),
    ),
)

DOMINOES = Deck(
    "dominoes",
    "Chinese dominoes",
    "China",
    _dominoes(2, {code: 2 if code in _CIVIL else 1 for code in _CODES}),
)

_NUMBERS = ("nhất", "nhị", "tam", "tứ", "ngũ", "lục", "thất", "bát", "cửu")
_DIGITS = "一二三四五六七八九"
_SUITS = (("m", "Vạn", "myriads", "萬", 40), ("s", "Sách", "strings", "索", 50), ("c", "Văn", "coins", "文", 60))
_RED = ("8m", "9m", "8s", "9s")


def _to_tom() -> tuple[Card, ...]:
    cards = [
        Card(
            first + rank,
            f"{rank}{suit}",
            f"{rank} of {gloss}",
            _DIGITS[rank - 1] + character,
            f"{_NUMBERS[rank - 1].capitalize()} {name}",
            4,
            f"{rank}{suit}" in _RED,
        )
        for suit, name, gloss, character, first in _SUITS
        for rank in range(1, 10)
    ]
    return (
        *cards,
        Card(70, "cc", "Chi chi", "枝枝", "Chi chi", 4, True),
        Card(71, "tt", "Thang thang", "湯湯", "Thang thang", 4, True),
        Card(72, "oc", "Ông cụ", "翁具", "Ông cụ", 4, True),
    )


TO_TOM = Deck("to_tom", "Tổ Tôm", "Vietnam", _to_tom())

DECKS = (SICHUAN, DOMINOES, TO_TOM)
