"""Positions of Chắn (docs/positions.md) as packed states, and back.

Besides the documented keys a position may have `doors` (dead cards by door; those that stand nowhere lie at nobody's),
`passed` (faces that a seat passed on its turn while in neither its D nor its C; if absent, R), and `declined` (how many
claims on the card have been declined, with phase `claims`). The phase `over` has `winner`, absent in a draw, and the
winning card with its keys, absent for Thiên ù.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from struct import pack
from typing import TYPE_CHECKING, Any

from cardavia.core.decks import TO_TOM, Face
from cardavia.core.errors import BadOption, BadPosition
from cardavia.core.game import Position
from cardavia.core.games.chan.moves import FACES

if TYPE_CHECKING:
    from cardavia.core.games.chan._rules import State

VERSION = 1
"""The first byte of a packed state."""

LAYOUT = "<B72I23B15B"
"""A packed state: the version, 18 words a seat, the stock, and the other fields, all in the order of _state.pxd."""

OPTIONS: Mapping[str, tuple[str, ...]] = {"tom": ("coins", "traditional")}
"""The options and their values, the default first (CH-23)."""

PHASES = ("over", "opening", "claims", "consider", "discard")
SOURCES = ("", "discard", "reveal", "replacement")
AFTER = ("capture", "chiu")

_SEATS = range(4)
_STOCK = 23
_COPIES = 4
_MARKS = ("discarded", "laid", "refused", "passed", "pairs", "fours")  # as in _state.pxd
_KEYS = {mark: mark for mark in _MARKS} | {"discarded": "discards"}
_REQUIRED = {"hands", "turn", "dealer", "phase", "stock"}
_WITH_CARD = {"card", "source", "by", "door"}
_OPTIONAL = {
    "options",
    "revealed",
    "discarder",
    "after",
    "melds",
    "dead",
    "doors",
    "declined",
    "winner",
    *_KEYS.values(),
}
_INDEX = {TO_TOM.code[face]: index for index, face in enumerate(FACES)}
_CODES = tuple(_INDEX)


def traditional(options: Mapping[str, str]) -> bool:
    """Whether Tôm is that of the living tradition (CH-23). Raises BadOption for anything that is no option."""
    if not isinstance(options, Mapping):
        raise BadOption("options are a mapping of names to values")
    for name, value in options.items():
        if name not in OPTIONS:
            raise BadOption(f"Chắn has no option {_told(name)}; its options: {', '.join(OPTIONS)}")
        if value not in OPTIONS[name]:
            raise BadOption(f"option {name} of Chắn is one of {', '.join(OPTIONS[name])}")
    return options.get("tom") == "traditional"


def packed(position: Position) -> bytes:
    """The state that a position describes, packed. Raises BadPosition for what is malformed.

    Whether its parts agree is still to be checked; at `claims` nobody has been asked yet.
    """
    keys = _keys(position)
    phase = _one_of(position["phase"], PHASES, "phase")
    owing, over = PHASES[phase] == "discard", PHASES[phase] == "over"
    turn = _seat(position["turn"], "turn")
    card = source = by = door = 0
    if keys & _WITH_CARD:
        card, source = _face(position["card"], "card") + 1, _one_of(position["source"], SOURCES, "source")
        by, door = _seat(position["by"], "by"), _seat(position["door"], "door")
    revealed = position.get("revealed", SOURCES[source] == "reveal" and by == turn)
    if type(revealed) is not bool:
        raise BadPosition("revealed is true or false")
    if not owing and keys & {"discarder", "after"}:
        raise BadPosition("discarder and after belong to the phase discard")
    stock = [_face(code, "stock") for code in reversed(_list(position["stock"], "stock"))]
    if len(stock) > _STOCK:
        raise BadPosition("the stock has at most 23 cards (CH-4)")
    others = {
        "left": len(stock),
        "phase": phase,
        "actor": _seat(position.get("discarder"), "discarder") if owing else 0 if over else turn,
        "place": 0,
        "turn": turn,
        "drawn": revealed,
        "dealer": _seat(position["dealer"], "dealer"),
        "dead": _plus_one(position.get("dead"), "dead"),
        "card": card,
        "source": source,
        "by": by,
        "door": door,
        "after_chiu": _one_of(position.get("after"), AFTER, "after") if owing else 0,
        "winner": _plus_one(position.get("winner"), "winner"),
        "traditional": _traditional(position.get("options", {})),
    }
    words = _words(position, opening=PHASES[phase] == "opening")
    return pack(LAYOUT, VERSION, *words, *stock, *[0] * (_STOCK - len(stock)), *others.values())


def declined(position: Position) -> int:
    """How many claims on the card have been declined. Raises BadPosition."""
    number = position.get("declined", 0)
    if type(number) is not int or number < 0 or (number and position["phase"] != "claims"):
        raise BadPosition("declined is how many claims have been declined, at the phase claims")
    return number


def written(state: State) -> Position:
    """The position of a state."""
    position: Position = {
        "hands": [_codes(state.hand(seat)) for seat in _SEATS],
        "turn": state.turn,
        "dealer": state.dealer,
        "phase": PHASES[state.phase],
        "stock": _codes(state.stock()),
        "revealed": state.drawn,
        "melds": [_melds(state, seat) for seat in _SEATS],
        "doors": [_codes(state.cards("door", seat)) for seat in _SEATS],
        "options": state.options(),
    }
    for mark, key in _KEYS.items():
        position[key] = [_codes(state.mark(mark, seat)) for seat in _SEATS]
    if state.card is not None:
        position |= {
            "card": TO_TOM.code[state.card],
            "source": SOURCES[state.source],
            "by": state.by,
            "door": state.door,
        }
    if PHASES[state.phase] == "discard":
        position |= {"discarder": state.actor(), "after": AFTER[state.after_chiu]}
    if PHASES[state.phase] == "claims":
        position["declined"] = state.declined
    return position | {key: seat for key, seat in (("dead", state.dead), ("winner", state.winner)) if seat is not None}


# From JSON to numbers


def _keys(position: Position) -> set[str]:
    if not isinstance(position, dict) or not all(isinstance(key, str) for key in position):
        raise BadPosition("a position is an object")
    keys = set(position)
    if unknown := sorted(keys - _REQUIRED - _WITH_CARD - _OPTIONAL):
        raise BadPosition(f"unknown keys: {', '.join(unknown)[:200]}")
    if missing := sorted((_REQUIRED | _WITH_CARD if keys & _WITH_CARD else _REQUIRED) - keys):
        raise BadPosition(f"missing keys: {', '.join(missing)}")
    return keys


def _told(value: object) -> str:
    """A value in a message: never long, never failing."""
    return repr(value[:32]) if isinstance(value, str) else f"a {type(value).__name__}"


def _one_of(value: object, values: Sequence[str], key: str) -> int:
    if not isinstance(value, str) or not value or value not in values:
        raise BadPosition(f"{key} is one of {', '.join(filter(None, values))}, not {_told(value)}")
    return values.index(value)


def _seat(value: object, key: str) -> int:
    if type(value) is not int or value not in _SEATS:
        raise BadPosition(f"{key} is a seat from 0 to 3, not {_told(value)}")
    return value


def _plus_one(value: object, key: str) -> int:
    return 0 if value is None else _seat(value, key) + 1


def _face(code: object, key: str) -> int:
    if not isinstance(code, str) or code not in _INDEX:
        raise BadPosition(f"{key}: Chắn has no card {_told(code)}")
    return _INDEX[code]


def _list(value: object, key: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{key} is a list")
    return value


def _by_seat(position: Position, key: str) -> list[Sequence[Any]]:
    lists = _list(position.get(key, [()] * 4), key)
    if len(lists) != len(_SEATS):
        raise BadPosition(f"{key} has one list a seat")
    return [_list(each, key) for each in lists]


def _traditional(options: Any) -> bool:
    try:
        return traditional(options)
    except (BadOption, TypeError) as error:
        raise BadPosition(f"options: {error}") from None


def _words(position: Position, *, opening: bool) -> list[int]:
    """The words of the seats, in the order of _state.pxd."""
    filled = {"passed": position.get("refused", [()] * 4), **position}
    hands, doors, melds = (_by_seat(position, key) for key in ("hands", "doors", "melds"))
    marks = [_by_seat(filled, key) for key in _KEYS.values()]
    words = []
    for seat in _SEATS:
        hand = Counter(_face(code, "hands") for code in hands[seat])
        bags = [hand, Counter(_face(code, "doors") for code in doors[seat]), *_laid_open(melds[seat])]
        for bag in bags[:3]:
            words += [_set(face for face in bag if bag[face] & digit) for digit in (1, 2, 4)]
        chan, chiu = bags[3:]
        words += [_set(face for face in chan if chan[face] == times) for times in (1, 2)]
        words.append(_set(chiu))
        known = {key: _set(_face(code, key) for code in mark[seat]) for key, mark in zip(_KEYS, marks, strict=True)}
        if opening:  # where it is not said, the hand is the opening hand
            known |= {
                key: _set(face for face in hand if hand[face] == number)
                for key, number in (("pairs", 2), ("fours", 4))
                if key not in position
            }
        words += known.values()
        if any(number > _COPIES for bag in bags for number in bag.values()) or max(chan.values(), default=0) > 2:
            raise BadPosition("there are more than four of a face")
        if max(chiu.values(), default=0) > 1:
            raise BadPosition("a Chíu is all four of a face (CH-3)")
    return words


def _laid_open(melds: Sequence[Any]) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """The cards of the Cạ, and how often each Chắn and Chíu lies there."""
    ca: Counter[int] = Counter()
    chan: Counter[int] = Counter()
    chiu: Counter[int] = Counter()
    for meld in melds:
        verb, *codes = (meld.split() if isinstance(meld, str) else []) or [""]
        faces = [_face(code, "melds") for code in codes]
        if verb == "ca" and len(codes) == 2 and codes[0][0] == codes[1][0] and codes[0] != codes[1]:
            ca.update(faces)
        elif verb in ("chan", "chiu") and len(codes) == 1:
            (chan if verb == "chan" else chiu).update(faces)
        else:
            raise BadPosition(f"{_told(meld)} is no meld")
    return ca, chan, chiu


def _set(faces: Iterable[int]) -> int:
    return sum(1 << face for face in {*faces})


# From states to JSON


def _codes(faces: Iterable[Face]) -> list[str]:
    return [TO_TOM.code[face] for face in faces]


def _melds(state: State, seat: int) -> list[str]:
    """Chắn, then Cạ, then Chíu; of a rank, the cards tell which two suits each Cạ has."""
    chan, ca, chiu = (Counter(_codes(state.cards(zone, seat))) for zone in ("chan", "ca", "chiu"))
    melds = [f"chan {code}" for code in chan for _ in range(chan[code] // 2)]
    for coins, myriads, strings in zip(_CODES[:-1:3], _CODES[1::3], _CODES[2::3], strict=True):
        for one, other, third in ((myriads, strings, coins), (myriads, coins, strings), (strings, coins, myriads)):
            melds += [f"ca {one} {other}"] * ((ca[one] + ca[other] - ca[third]) // 2)
    return melds + [f"chiu {code}" for code in chiu]
