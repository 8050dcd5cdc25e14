"""A slow second model of Chắn, written from the rulebook alone. Clause numbers (CH-…) are the rulebook's."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

Cards = Counter[str]
Position = dict[str, Any]

RANKS = "23456789"
SUITS = "msc"
CHI_CHI = "cc"
FACES = [rank + suit for suit in SUITS for rank in RANKS] + [CHI_CHI]  # CH-1, in the order of the deck's table
COPIES = 4  # CH-1
RED = {"8m", "9m", "8s", "9s", CHI_CHI}  # CH-2

SEATS = 4
DEALER_CARDS, OTHER_CARDS, STOCK_CARDS = 20, 19, 23  # CH-4

OPTIONS = {"tom": ("coins", "traditional")}  # the first value is the default

TOM = {"coins": ("3m", "3c", "7c"), "traditional": ("3m", "3s", "7c")}  # CH-23
LEO = ("8s", "9m", CHI_CHI)

# CH-22: points and dịch of each bonus. (Ù xuông stands alone; its dịch is never used.)
VALUE = {
    "xuong": (2, 0),
    "chi": (3, 1),
    "thien_u": (3, 1),
    "tom": (4, 1),
    "bach_thu": (4, 1),
    "leo": (5, 2),
    "thien_khai": (5, 2),
    "chiu_u": (5, 2),
    "bon": (5, 2),
    "bach_dinh": (7, 4),
    "tam_do": (8, 5),
    "kinh_tu_chi": (12, 9),
    "thap_thanh": (12, 9),
}

NEEDED_KEYS = {"hands", "turn", "dealer", "phase", "stock"}
CARD_KEYS = {"card", "source", "by", "door"}
DEBT_KEYS = {"discarder", "after"}
LIST_KEYS = {"melds", "discards", "laid", "refused", "pairs", "fours"}
POSITION_KEYS = NEEDED_KEYS | CARD_KEYS | DEBT_KEYS | LIST_KEYS | {"options", "revealed", "dead"}


class Meld(NamedTuple):
    """Cards laid open: kind `chan`, `ca` or `chiu` (CH-3)."""

    kind: str
    cards: tuple[str, ...]


class Hand(NamedTuple):
    """A hand as it counts for winning: the Chắn, the rank of each Cạ, and whether every card is in a pair."""

    chan: int
    ca: list[str]
    complete: bool


def in_deck_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=FACES.index)


def same_rank(a: str, b: str) -> bool:
    """Whether a and b could make a Cạ (CH-3): one rank, different suits. Chi chi has no rank."""
    return CHI_CHI not in (a, b) and a[0] == b[0] and a[1] != b[1]


def odd_faces(cards: Cards, rank: str) -> list[str]:
    """odd(r): the faces of a rank that stand once or three times in a hand."""
    return [rank + suit for suit in SUITS if cards[rank + suit] % 2]


def unmatched(cards: Cards) -> int:
    """u, the unmatched count."""
    return sum(len(odd_faces(cards, rank)) % 2 for rank in RANKS) + cards[CHI_CHI] % 2


def has_two_of_a_rank(faces: set[str]) -> bool:
    return any(same_rank(a, b) for a in faces for b in faces)


def count(concealed: Cards, melds: list[Meld]) -> Hand:
    """CH-17 and CH-18: the open melds as they lie, and the best pairing of the concealed cards."""
    chan = sum({"chan": 1, "ca": 0, "chiu": 2}[meld.kind] for meld in melds)
    ca = [meld.cards[0][0] for meld in melds if meld.kind == "ca"]
    complete = concealed[CHI_CHI] % 2 == 0
    chan += sum(concealed[face] // 2 for face in FACES)
    for rank in RANKS:
        odd = len(odd_faces(concealed, rank))
        if odd == 2:
            ca.append(rank)
        elif odd:
            complete = False
    return Hand(chan, ca, complete)


def score(bonuses: list[str]) -> int:
    """CH-25."""
    points = [VALUE[bonus][0] for bonus in bonuses]
    if "thap_thanh" in bonuses:
        return sum(points)
    highest = max(bonuses, key=VALUE.__getitem__)
    others = list(bonuses)
    others.remove(highest)
    return VALUE[highest][0] + sum(VALUE[bonus][1] for bonus in others)


class Model:
    seats: int = SEATS

    def __init__(self, hands: Sequence[Sequence[str]], dealer: int, options: Mapping[str, str], stock: Sequence[str]):
        """An opening; `start` and `setup` check what they pass."""
        self.concealed: list[Cards] = [Counter(hand) for hand in hands]
        self.dealer = dealer
        self.tom = options.get("tom", OPTIONS["tom"][0])
        self.stock = list(stock)
        self.phase = "opening"  # then claims, consider, discard; over at the end
        self.turn = dealer  # t, the seat on turn
        self.card = ""  # the public card, how and by whom it became public, and at whose door it lies
        self.source = ""
        self.by = -1
        self.door = -1
        self.revealed = False  # whether t has revealed in this turn (CH-10)
        self.claims: list[tuple[int, list[str]]] = []  # who is still to be asked about the card, and for what
        self.discarder = -1  # who owes a discard
        self.melds: list[list[Meld]] = [[] for _ in range(SEATS)]
        self.discards: list[set[str]] = [set() for _ in range(SEATS)]  # D
        self.laid: list[set[str]] = [set() for _ in range(SEATS)]  # C
        self.refused: list[set[str]] = [set() for _ in range(SEATS)]  # R
        self.pairs = [{face for face in FACES if hand[face] == 2} for hand in self.concealed]  # for Bòn
        self.fours = [{face for face in FACES if hand[face] == 4} for hand in self.concealed]  # for Thiên khai
        self.dead: int | None = None  # CH-7
        self.result: dict[str, Any] = {}

    # Ways in

    @classmethod
    def start(
        cls,
        hands: Sequence[Sequence[str]],
        first: int,
        options: Mapping[str, str] | None = None,
        stock: Sequence[str] = (),
    ) -> Model:
        """A fresh deal (CH-1, CH-4)."""
        _check_options(options or {})
        _check_seat(first, "first")
        if len(hands) != SEATS:
            raise ValueError("four hands are needed")
        for seat, hand in enumerate(hands):
            if len(hand) != (DEALER_CARDS if seat == first else OTHER_CARDS):
                raise ValueError(f"seat {seat} has {len(hand)} cards")
        if len(stock) != STOCK_CARDS:
            raise ValueError(f"the stock has {len(stock)} cards")
        _check_cards([*stock, *(card for hand in hands for card in hand)])
        return cls(hands, first, options or {}, stock)

    @classmethod
    def setup(cls, position: Position) -> Model:
        """Any consistent position."""
        _check_position(position)
        model = cls(position["hands"], position["dealer"], position.get("options", {}), position["stock"])
        model.turn = position["turn"]
        model.dead = position.get("dead")
        model.melds = [[_meld(text) for text in texts] for texts in position.get("melds", [[]] * SEATS)]
        model.discards = [set(faces) for faces in position.get("discards", [[]] * SEATS)]
        model.laid = [set(faces) for faces in position.get("laid", [[]] * SEATS)]
        model.refused = [set(faces) for faces in position.get("refused", [[]] * SEATS)]
        phase = position["phase"]
        if phase != "opening" or "pairs" in position:  # at the opening they follow from the hands
            model.pairs = [set(faces) for faces in position.get("pairs", [[]] * SEATS)]
        if phase != "opening" or "fours" in position:
            model.fours = [set(faces) for faces in position.get("fours", [[]] * SEATS)]
        own_reveal = position.get("source") == "reveal" and position["by"] == position["turn"]
        model.revealed = position.get("revealed", False) or own_reveal
        if phase == "discard":
            model._owe_discard(position["discarder"])
        elif phase in ("claims", "consider"):
            public = position["card"], position["source"], position["by"], position["door"]
            model._make_public(*public, with_claims=phase == "claims")
        return model

    # The interface

    def actor(self) -> int | None:
        """Whose decision it is (CH-27)."""
        match self.phase:
            case "over":
                return None
            case "claims":
                return self.claims[0][0]
            case "discard":
                return self.discarder
            case _:
                return self.turn

    def legal(self) -> list[str]:
        match self.phase:
            case "over":
                moves = []
            case "opening":
                moves = self._opening_moves()
            case "claims":
                moves = [*self.claims[0][1], "decline"]
            case "consider":
                moves = [*self._captures(self.turn, self.card), "pass"]
            case _:
                moves = self._discard_moves(self.discarder)
        return sorted(moves)

    def play(self, move: str) -> None:
        if move not in self.legal():
            raise ValueError(f"not legal now: {move}")
        seat = self.actor()
        assert seat is not None
        match move.split():
            case ["win"] if self.phase == "opening":
                self._win(seat, None)
            case ["win"]:
                self._win(seat, self.card)
            case ["chiu"]:
                self._chiu(seat)
            case ["decline"] if self.phase == "opening":
                self._die(seat)
            case ["decline"]:  # CH-16, CH-21: a declined claim changes nothing
                del self.claims[0]
                self._go_on()
            case ["chan"]:
                self._capture(seat, "chan", self.card)
            case ["ca", own]:
                self._capture(seat, "ca", own)
            case ["pass"]:
                if "chan" in self.legal():  # CH-16
                    self.refused[seat].add(self.card)
                self._pass()
            case ["discard", face]:
                self._discard(seat, face)

    def outcome(self) -> dict[str, Any]:
        if self.phase != "over":
            raise ValueError("the deal is not over")
        return copy.deepcopy(self.result)

    def hands(self) -> list[list[str]]:
        return [in_deck_order(hand.elements()) for hand in self.concealed]

    def copy(self) -> Model:
        return copy.deepcopy(self)

    # The opening

    def _opening_moves(self) -> list[str]:
        """CH-5 to CH-7, CH-27."""
        discards = self._discard_moves(self.dealer)
        wins = ["win"] if self._wins(self.dealer, None) else []
        decline = ["decline"] if wins and not discards else []
        return discards + wins + decline

    def _die(self, seat: int) -> None:
        """CH-7: the dealer becomes a dead hand, and there is nothing for the next seat to consider."""
        self.dead = seat
        self._next_turn()
        self._reveal()

    # A turn

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % SEATS
        self.revealed = False

    def _pass(self) -> None:
        """CH-10: the seat on turn lets the card go."""
        if not self.revealed:
            self._reveal()
            return
        self._next_turn()
        self._consider()

    def _consider(self) -> None:
        """CH-8. A dead hand only passes (CH-7, CH-13)."""
        self.phase = "consider"
        if self.turn == self.dead:
            self._pass()

    def _reveal(self) -> None:
        """CH-10, CH-11."""
        if not self.stock:
            self._end(None, [])
            return
        self.revealed = True
        self._make_public(self.stock.pop(0), "reveal", by=self.turn, door=self.turn)

    def _capture(self, seat: int, kind: str, own: str) -> None:
        """CH-9: lay the public card with one's own, then discard."""
        self.concealed[seat][own] -= 1
        self.melds[seat].append(Meld(kind, (own, self.card)))
        if kind == "ca":
            self.laid[seat].add(own)
        self._owe_discard(seat)

    def _owe_discard(self, seat: int) -> None:
        self.phase = "discard"
        self.discarder = seat

    def _discard(self, seat: int, face: str) -> None:
        """CH-6, CH-9 and, after a Chíu, CH-13."""
        self.concealed[seat][face] -= 1
        self.discards[seat].add(face)
        if seat == self.turn:
            self._next_turn()
            self._make_public(face, "discard", by=seat, door=seat)
        else:  # the interrupted seat resumes with the replacement, at its own door
            self._make_public(face, "replacement", by=seat, door=self.turn)

    # Claims

    def _make_public(self, card: str, source: str, by: int, door: int, with_claims: bool = True) -> None:
        self.card, self.source, self.by, self.door = card, source, by, door
        self.claims = self._claims() if with_claims else []
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next claim, or go on to the captures (CH-12)."""
        if self.claims:
            self.phase = "claims"
        else:
            self._consider()

    def _claims(self) -> list[tuple[int, list[str]]]:
        """CH-12: who is asked about the card that has just become public, in order, and for what."""
        claims: list[tuple[int, list[str]]] = []
        from_door = [(self.door + step) % SEATS for step in range(SEATS)]
        live = [seat for seat in from_door if seat != self.dead]
        if self.source == "reveal":
            claims += [(seat, ["win"]) for seat in live if self._wins(seat, self.card)]
        for seat in live:
            if seat != self.by or self.source == "reveal":  # never the discarder
                moves = self._chiu_moves(seat)
                if moves:
                    claims.append((seat, moves))
        return claims

    def _chiu_moves(self, seat: int) -> list[str]:
        """CH-12.2: a plain Chíu if it leaves a discard; off the stock also Chíu ù, if that wins."""
        if self.concealed[seat][self.card] != 3:
            return []
        rest = self.concealed[seat].copy()
        del rest[self.card]
        moves = ["chiu"] if self._discardable(seat, rest) else []
        if self.source != "reveal" and self._wins(seat, self.card):
            moves.append("win")
        return moves

    def _chiu(self, seat: int) -> None:
        """CH-13."""
        del self.concealed[seat][self.card]
        self.melds[seat].append(Meld("chiu", (self.card,) * 4))
        self._owe_discard(seat)

    # Restrictions

    def _has_ca(self, seat: int) -> bool:
        return any(meld.kind == "ca" for meld in self.melds[seat])

    def _discardable(self, seat: int, cards: Cards, capturing_ca: bool = False) -> list[str]:
        """CH-14, for a seat that holds `cards`: faces that may be discarded."""
        has_ca = self._has_ca(seat) or capturing_ca
        faces = []
        for face in FACES:
            breaks_no_pair = cards[face] % 2 == 1
            splits_a_rank = has_ca and any(same_rank(face, thrown) for thrown in self.discards[seat])
            if breaks_no_pair and face not in self.refused[seat] and not splits_a_rank:
                faces.append(face)
        return faces

    def _discard_moves(self, seat: int) -> list[str]:
        return [f"discard {face}" for face in self._discardable(seat, self.concealed[seat])]

    def _captures(self, seat: int, card: str) -> list[str]:
        """CH-15."""
        hand = self.concealed[seat]
        if card in self.discards[seat] or card in self.laid[seat]:
            return []
        moves = []
        if hand[card] >= 1 and self._discardable(seat, hand - Counter([card])):
            moves.append("chan")
        own = self._card_for_ca(seat, card)
        if own and self._discardable(seat, hand - Counter([own]), capturing_ca=True):
            moves.append(f"ca {own}")
        return moves

    def _card_for_ca(self, seat: int, card: str) -> str | None:
        """CH-15: the face y with which a Cạ is allowed, but for the discard that it must leave."""
        hand = self.concealed[seat]
        if card == CHI_CHI or hand[card] > 0:
            return None
        odd = odd_faces(hand, card[0])
        if len(odd) != 1 or unmatched(hand) == 1:
            return None
        if card in self.refused[seat] or odd[0] in self.refused[seat]:
            return None
        if has_two_of_a_rank(self.discards[seat]):
            return None
        return odd[0]

    # Winning

    def _count(self, seat: int, winning: str | None) -> Hand:
        concealed = self.concealed[seat].copy()
        if winning is not None:
            concealed[winning] += 1
        return count(concealed, self.melds[seat])

    def _wins(self, seat: int, winning: str | None) -> bool:
        """CH-20."""
        hand = self._count(seat, winning)
        if not hand.complete or hand.chan + len(hand.ca) != 10 or hand.chan < 6:
            return False
        return winning != CHI_CHI or (hand.chan == 6 and len(hand.ca) == 4)  # CH-19

    def _bonuses(self, seat: int, winning: str | None) -> list[str]:
        """CH-22 to CH-24, each bonus as often as it counts."""
        hand = self._count(seat, winning)
        cards = self.concealed[seat].copy()  # all twenty
        for meld in self.melds[seat]:
            cards.update(meld.cards)
        if winning is not None:
            cards[winning] += 1
        red = sum(cards[face] for face in RED)
        times: Cards = Counter()
        if winning is None:
            times["thien_u"] = 1
        else:
            own_reveal = self.source == "reveal" and self.by == seat
            times["chi"] = self.door == seat and (own_reveal or self.source == "replacement")
            times["bach_thu"] = hand.chan == 6 and winning[0] not in hand.ca
            times["chiu_u"] = self.concealed[seat][winning] == 3
        times["tom"] = min(cards[face] for face in TOM[self.tom])
        times["leo"] = min(cards[face] for face in LEO)
        times["thien_khai"] = len(self.fours[seat])
        times["bon"] = sum(cards[face] == 4 for face in self.pairs[seat])
        times["bach_dinh"] = red == 0
        times["tam_do"] = red == 8
        times["kinh_tu_chi"] = red == cards[CHI_CHI] == 4
        times["thap_thanh"] = hand.chan == 10
        return sorted(times.elements()) or ["xuong"]

    def _win(self, seat: int, winning: str | None) -> None:
        self._end(seat, self._bonuses(seat, winning))

    def _end(self, winner: int | None, bonuses: list[str]) -> None:
        """CH-26; with no winner a draw (CH-11)."""
        points = score(bonuses) if bonuses else 0
        scores = [0] * SEATS
        if winner is not None:
            scores = [-points] * SEATS
            scores[winner] = 3 * points
        winners = [] if winner is None else [winner]
        self.result = {"scores": scores, "winners": winners, "points": points, "bonuses": bonuses}
        self.phase = "over"


# Checks of what comes in


def _check_options(options: Mapping[str, str]) -> None:
    for name, value in options.items():
        if name not in OPTIONS or value not in OPTIONS[name]:
            raise ValueError(f"unknown option {name}={value}")


def _check_seat(seat: object, what: str) -> None:
    if type(seat) is not int or not 0 <= seat < SEATS:
        raise ValueError(f"{what} is not a seat: {seat!r}")


def _check_cards(cards: list[str]) -> None:
    for card, copies in Counter(cards).items():
        if card not in FACES:
            raise ValueError(f"not a card of this game: {card!r}")
        if copies > COPIES:
            raise ValueError(f"{copies} copies of {card}")


def _meld(text: str) -> Meld:
    match text.split():
        case ["chan", face]:
            return Meld("chan", (face, face))
        case ["chiu", face]:
            return Meld("chiu", (face,) * 4)
        case ["ca", one, other] if same_rank(one, other):
            return Meld("ca", (one, other))
    raise ValueError(f"not a meld: {text!r}")


def _check_position(position: Position) -> None:
    if unknown := set(position) - POSITION_KEYS:
        raise ValueError(f"unknown keys: {sorted(unknown)}")
    if missing := NEEDED_KEYS - set(position):
        raise ValueError(f"missing keys: {sorted(missing)}")
    _check_options(position.get("options", {}))
    for key in ("turn", "dealer", "by", "door", "discarder", "dead"):
        if key in position and not (key == "dead" and position[key] is None):
            _check_seat(position[key], key)
    for key in LIST_KEYS | {"hands"}:
        if key in position and len(position[key]) != SEATS:
            raise ValueError(f"{key} needs one list a seat")
    for key in LIST_KEYS - {"melds"}:
        if any(face not in FACES for faces in position.get(key, []) for face in faces):
            raise ValueError(f"{key} names a card that is not in this game")
    _check_phase(position)
    melds = [[_meld(text) for text in texts] for texts in position.get("melds", [[]] * SEATS)]
    melded = [[card for meld in seat for card in meld.cards] for seat in melds]
    public = [position["card"]] if "card" in position else []
    _check_cards([*position["stock"], *public, *chain(*melded), *chain(*position["hands"])])
    for seat, hand in enumerate(position["hands"]):
        opens = position["phase"] == "opening" and seat == position["dealer"]
        owes = position["phase"] == "discard" and seat == position["discarder"]
        size = DEALER_CARDS if opens or owes or seat == position.get("dead") else OTHER_CARDS
        if len(hand) + len(melded[seat]) != size:
            raise ValueError(f"seat {seat} has {len(hand) + len(melded[seat])} cards, not {size}")


def _check_phase(position: Position) -> None:
    phase = position["phase"]
    has_card = CARD_KEYS & set(position)
    has_debt = DEBT_KEYS & set(position)
    match phase:
        case "opening":
            consistent = not has_card and not has_debt and position["turn"] == position["dealer"]
        case "claims" | "consider":
            known = position.get("source") in ("discard", "reveal", "replacement")
            consistent = has_card == CARD_KEYS and not has_debt and known
        case "discard":
            known = position.get("after") in ("capture", "chiu")
            consistent = has_debt == DEBT_KEYS and not has_card and known
        case _:
            consistent = False
    if not consistent:
        raise ValueError(f"the keys do not fit the phase {phase!r}")
    if position.get("dead") not in (None, position["dealer"]):
        raise ValueError("only the dealer can be a dead hand")
