"""Deals and moves for tests of Chắn: hands rich in the rare clauses, and play that leads to them.

A deal is put together from *recipes*: each gives one seat the cards that something needs, and puts what it waits for
into the stock or into another hand. What is left of the pack is dealt at random, so that no two deals are alike and
the ordinary rules are at work beside the rare ones.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import cast

from cardavia.core import game
from cardavia.core.decks import TO_TOM, Deal, Face
from cardavia.core.games.chan._rules import State
from cardavia.core.games.chan.moves import FACES, MOVES, PACK, RANKED, hand_sizes
from cardavia.core.games.chan.positions import SOURCES

SEATS = range(4)
STOCK = 23
REVEAL = SOURCES.index("reveal")

RED = tuple(card.face for card in TO_TOM.cards if card.red and card.face in FACES)
BLACK = tuple(face for face in FACES if face not in RED)
CC = TO_TOM.face["cc"]
TOM = [TO_TOM.face[code] for code in ("3m", "3c", "7c")]
TOM_TRADITIONAL = [TO_TOM.face[code] for code in ("3m", "3s", "7c")]
LEO = [TO_TOM.face[code] for code in ("8s", "9m", "cc")]


def kin(face: Face) -> list[Face]:
    """The faces beside a face in its rank, the last digit of their numbers; Chi chi has none (CH-3)."""
    return [other for other in FACES if other % 10 == face % 10 and other != face]


def apart(faces: Iterable[Face]) -> list[Face]:
    """The faces of all other ranks."""
    ranks = {face % 10 for face in faces}
    return [face for face in FACES if face % 10 not in ranks]


class Pack:
    """A pack being dealt by hand: what has been given to whom, and what is left."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = Counter(PACK)
        self.dealer = rng.randrange(4)
        self.hands: list[Counter[Face]] = [Counter() for _ in SEATS]
        self.stock: list[Face | None] = [None] * STOCK

    def room(self, seat: int) -> int:
        """How many cards a hand still takes (CH-4)."""
        return hand_sizes(self.dealer)[seat] - self.hands[seat].total()

    def give(self, seat: int, faces: Iterable[Face]) -> bool:
        """Give all these cards to a seat, or none if they do not fit or are no longer there."""
        cards = Counter(faces)
        if cards.total() > self.room(seat) or not cards <= self.left:
            return False
        self.left -= cards
        self.hands[seat] += cards
        return True

    def put(self, face: Face, places: Iterable[int]) -> bool:
        """Put a card at the first free one of some places of the stock."""
        place = next((place for place in places if self.stock[place] is None), None)
        if place is None or not self.left[face]:
            return False
        self.left -= Counter([face])
        self.stock[place] = face
        return True

    def reveals(self, seat: int) -> list[int]:
        """The places of the stock that a seat reveals if nobody captures anything (CH-10)."""
        return [place for place in range(STOCK) if (self.dealer + 1 + place - seat) % 4 == 0]

    def coming(self, seat: int, faces: Iterable[Face]) -> None:
        """Put cards into the stock, in this order, for a seat to reveal."""
        for place, face in zip(self.reveals(seat), faces, strict=False):
            self.put(face, [place])

    def quiet(self, seat: int) -> None:
        """Keep the turn going round undisturbed: what the others reveal, all of a rank and Chi chi, no hand holds."""
        whole = [face for face in RANKED if all(self.left[other] == 4 for other in (face, *kin(face)))]
        rank = self.rng.choice(whole)
        places = [place for place in range(STOCK) if place not in self.reveals(seat)]
        for face in self.rng.sample([CC, rank, *kin(rank)] * 4, 16):
            self.put(face, places)

    def hush(self, seat: int, faces: Iterable[Face]) -> None:
        """Keep the next seat from capturing these cards when they are thrown.

        It holds none of them, and as its hand lacks a single card, no Cạ is allowed to it (CH-15).
        """
        for face in faces:
            self.give((seat + 2) % 4, [face] * 2)
            self.give((seat + 3) % 4, [face])
        self.fill((seat + 1) % 4, 1, 0)

    def somewhere(self, seat: int, face: Face) -> None:
        """Put a card where it may become public: into the stock, also as its last card, or into another hand."""
        chance = self.rng.random()
        if chance < 0.1 and self.put(face, [STOCK - 1]):
            return
        others = [other for other in self.rng.sample(SEATS, 4) if other != seat and not self.hands[other][face]]
        if chance < 0.5 and any(self.give(other, [face]) for other in others):
            return
        self.put(face, self.rng.sample(range(STOCK), STOCK))

    def deal(self) -> Deal:
        """Deal what is left at random."""
        rest = self.rng.sample(sorted(self.left.elements()), self.left.total())
        hands = []
        for seat in SEATS:
            room = self.room(seat)
            hands.append(tuple(sorted([*self.hands[seat].elements(), *rest[:room]])))
            rest = rest[room:]
        stock = tuple(rest.pop() if face is None else face for face in self.stock)
        return Deal(tuple(hands), self.dealer, stock)

    # Parts of a hand

    def odd_ranks(self, seat: int) -> set[int]:
        """The ranks with odd faces in a hand; 0 stands for Chi chi."""
        return {face % 10 for face, number in self.hands[seat].items() if number % 2}

    def lone(self, seat: int, copies: int = 1, among: Sequence[Face] = FACES) -> Face | None:
        """Give one or three of a face whose rank is matched, so that it becomes unmatched."""
        for face in self.rng.sample(among, len(among)):
            matched = face % 10 not in self.odd_ranks(seat) and not self.hands[seat][face]
            if matched and self.left[face] > copies and self.give(seat, [face] * copies):
                return face
        return None

    def ca(self, seat: int, among: Sequence[Face] = FACES) -> bool:
        """Give a Cạ, in a rank without odd faces."""
        for face in self.rng.sample(among, len(among)):
            for other in self.rng.sample(kin(face), len(kin(face))):
                if face % 10 not in self.odd_ranks(seat) and other in among and self.give(seat, [face, other]):
                    return True
        return False

    def fill(self, seat: int, lone: int, cas: int, among: Sequence[Face] = FACES) -> list[Face]:
        """Complete a hand: unmatched faces, which are returned, Cạ, and Chắn for the rest (CH-18).

        The dealer, who has a card more, gets another unmatched face.
        """
        lone += seat == self.dealer and lone > 0
        faces = [face for _ in range(lone) if (face := self.lone(seat, among=among)) is not None]
        for _ in range(cas):
            self.ca(seat, among)
        for face in self.rng.sample(among, len(among)) * 2:
            if self.hands[seat][face] % 2 == 0 or self.rng.random() < 0.2:
                self.give(seat, [face, face])
        return faces

    def cas(self, least: int = 0) -> int:
        """A number of Cạ that leaves six Chắn (CH-20)."""
        return self.rng.randint(least, 4)

    def waits(self, seat: int, faces: Iterable[Face]) -> None:
        """Put what unmatched faces wait for where it may become public."""
        for face in faces:
            for wanted in self.rng.sample([face, face, *kin(face)], 2):
                self.somewhere(seat, wanted)


Recipe = Callable[[Pack, int], None]


def _triples(pack: Pack, seat: int) -> None:
    """Chíu, on discards and reveals (CH-12), with the fourth card anywhere."""
    for _ in range(pack.rng.randint(2, 5)):
        if (face := pack.lone(seat, 3)) is not None:
            pack.somewhere(seat, face)


def _fours(pack: Pack, seat: int) -> None:
    """Thiên khai (CH-22) in a hand that is nearly complete."""
    for face in pack.rng.sample(FACES, pack.rng.randint(1, 3)):
        pack.give(seat, [face] * 4)
    pack.waits(seat, pack.fill(seat, 1, pack.cas()))


def _ready(pack: Pack, seat: int) -> None:
    """A hand that lacks one card or two."""
    pack.waits(seat, pack.fill(seat, pack.rng.choice((1, 1, 3)), pack.cas()))


def _six(pack: Pack, seat: int) -> None:
    """Exactly six Chắn, for Bạch thủ, now and then with one too many."""
    pack.waits(seat, pack.fill(seat, 1, pack.rng.choice((4, 4, 4, 3))))


def _chi_chi(pack: Pack, seat: int) -> None:
    """Chi chi as the winning card: with five Chắn it wins, with more CH-19 bars it."""
    pack.give(seat, [CC])
    pack.fill(seat, 0, pack.rng.choice((4, 4, 4, 3)))
    for _ in range(2):
        pack.put(CC, pack.rng.sample(range(8), 8))


def _ten(pack: Pack, seat: int) -> None:
    """Nine Chắn and a card: ten make Thập thành, and a capture of the last card leaves no discard (CH-15)."""
    faces = pack.fill(seat, 1, 0)
    for face in faces:
        pack.give((seat - 1) % 4, [face])
    pack.waits(seat, faces)


def _chiu_u(pack: Pack, seat: int) -> None:
    """A triple that completes the hand (Chíu ù); without a Cạ a plain Chíu leaves no discard (CH-12)."""
    face = pack.lone(seat, 3)
    pack.fill(seat, 0, pack.rng.choice((0, 0, 1, 2, 3, 4)))
    if face is not None:
        pack.somewhere(seat, face)


def _chain(pack: Pack, seat: int) -> None:
    """A Chíu ù on the replacement of another seat's Chíu (CH-13)."""
    wanted, other = pack.lone(seat, 3), pack.rng.choice([(seat + 2) % 4, (seat + 1) % 4, (seat + 3) % 4])
    pack.fill(seat, 0, pack.cas())
    if wanted is not None:
        pack.give(other, [wanted])
    baits = [bait for _ in range(3) if (bait := pack.lone(other, 3)) is not None]
    if pack.rng.random() < 0.3:
        pack.give((seat - 1) % 4, baits[-1:])
    pack.coming(seat, baits)


def _tom(pack: Pack, seat: int) -> None:
    """Several Tôm, of one kind or both (CH-23)."""
    for _ in range(pack.rng.randint(1, 3)):
        pack.give(seat, pack.rng.choice((TOM, TOM_TRADITIONAL)))
    _ready(pack, seat)


def _leo(pack: Pack, seat: int) -> None:
    """Several Lèo."""
    for _ in range(pack.rng.randint(1, 3)):
        pack.give(seat, LEO)
    _ready(pack, seat)


def _colour(pack: Pack, seat: int) -> None:
    """No red card, exactly eight, or four Chi chi alone."""
    reds = pack.rng.choice(([], pack.rng.sample(RED, 4) * 2, [CC] * 4, [CC] * 4, [CC] * 4))
    pack.give(seat, reds)
    if pack.rng.random() < 0.5:
        pack.waits(seat, pack.fill(seat, 1, pack.cas(), BLACK))
    elif (face := pack.lone(seat, 3, BLACK)) is not None:  # Chíu ù besides
        pack.fill(seat, 0, 4, BLACK)
        pack.somewhere(seat, face)


def _bon(pack: Pack, seat: int) -> None:
    """Pairs of which both other cards come by (Bòn), the last of them to win."""
    pairs = pack.rng.sample(FACES, 3)
    pack.give(seat, pairs * 2)
    first, second, third = pairs
    pack.coming(seat, [first, second, first, second, third, third])
    pack.quiet(seat)
    pack.hush(seat, pack.fill(seat, 3, pack.rng.choice((0, 0, 1)), apart(pairs)))


def _refusals(pack: Pack, seat: int) -> None:
    """Unmatched faces that come by and may be refused, until no discard is left (CH-15, CH-16)."""
    pack.quiet(seat)
    copies = pack.rng.choice((1, 3))
    last = pack.lone(seat, copies, RANKED)
    if last is None:
        return
    others = apart([last])
    faces = [face for _ in range(2) if (face := pack.lone(seat, among=others)) is not None]
    pack.coming(seat, [*faces, *(kin(last) if copies == 1 else [last]), *faces])
    spare = pack.lone(seat, among=others) if seat == pack.dealer else None  # for the opening discard
    pack.fill(seat, 0, 0, others)
    pack.hush(seat, [] if spare is None else [spare])


def _refused_ca(pack: Pack, seat: int) -> None:
    """A Cạ of which one card comes by three times: refused, then captured, then barred from a Cạ (CH-16)."""
    pack.quiet(seat)
    face = next(face for face in pack.rng.sample(RANKED, len(RANKED)) if pack.left[face] == 4)
    pack.give(seat, [face, kin(face)[0]])
    pack.coming(seat, [face] * 3)
    pack.hush(seat, pack.fill(seat, 5, 0, apart([face])))


def _laid(pack: Pack, seat: int) -> None:
    """A card beside a pair of its rank: laid in a Cạ, it may not come back, and a second Cạ may follow (CH-15)."""
    pack.quiet(seat)
    face = next(face for face in pack.rng.sample(RANKED, len(RANKED)) if pack.left[face] == 4)
    third, pair = pack.rng.sample(kin(face), 2)
    pack.give(seat, [face, pair, pair])
    pack.coming(seat, [third, pair, *pack.rng.sample([face, third], 2)])
    pack.hush(seat, pack.fill(seat, 4, 0, apart([face])))


def _plain(_pack: Pack, _seat: int) -> None:
    """Whatever comes."""


RECIPES: tuple[Recipe, ...] = (
    _triples,
    _fours,
    _fours,
    _ready,
    _six,
    _chi_chi,
    _chi_chi,
    _ten,
    _chiu_u,
    _chain,
    _tom,
    _leo,
    _colour,
    _colour,
)
SLOW: tuple[Recipe, ...] = (_bon, _bon, _refusals, _refused_ca, _laid, _laid)
"""Recipes that take several turns."""


def _dead_hand(pack: Pack) -> None:
    """A dealer with ten Chắn (CH-7), whom Chíu interrupt (CH-13)."""
    pack.fill(pack.dealer, 0, 0)
    places = range(3, STOCK, 4)  # the dealer's reveals, if nobody captures
    for seat in pack.rng.sample(SEATS, 4):
        for _ in range(2):
            if (face := pack.lone(seat, 3)) is not None:
                if pack.rng.random() < 0.5:
                    pack.put(face, pack.rng.sample(places, len(places)))
                elif seat != (pack.dealer + 3) % 4:
                    pack.give((pack.dealer + 3) % 4, [face])
    ready = pack.rng.choice([seat for seat in SEATS if seat != pack.dealer])
    if pack.rng.random() < 0.5:
        for face in pack.fill(ready, 1, 2):
            pack.put(face, pack.rng.sample(places, len(places)))


def _thien_u(pack: Pack) -> None:
    """A dealer whose cards are a winning hand with a discard (CH-5)."""
    pack.fill(pack.dealer, 0, pack.cas(1))


def _same_wait(pack: Pack) -> None:
    """Several hands that wait for one card."""
    face = pack.rng.choice(RANKED)
    for seat in pack.rng.sample(SEATS, pack.rng.choice((2, 3, 3, 3))):
        pack.give(seat, [pack.rng.choice((face, *kin(face)))])
        if seat == pack.dealer:
            pack.lone(seat)
        pack.fill(seat, 0, pack.rng.randint(0, 3))
    pack.put(face, pack.rng.sample(range(6), 6))


def _slow(pack: Pack) -> None:
    """A seat whose cards come in a certain order, while little else happens."""
    pack.rng.choice(SLOW)(pack, pack.rng.choice([pack.dealer] * 6 + [*SEATS]))


def _chained(pack: Pack) -> None:
    """Chíu after Chíu."""
    _chain(pack, pack.rng.choice(SEATS))


def _late(pack: Pack) -> None:
    """Hands far from winning, and something to do with the last card of the stock (CH-11)."""
    seat = pack.rng.choice(SEATS)
    if pack.rng.random() < 0.6:
        pack.quiet(seat)
    if (face := pack.lone(seat, pack.rng.choice((1, 3, 3)))) is not None:
        pack.put(face, [STOCK - 1])


def _stars(pack: Pack) -> None:
    """Two seats with a recipe each."""
    for seat in pack.rng.sample(SEATS, 2):
        pack.rng.choice(RECIPES)(pack, seat)


def stacked(rng: Random) -> Deal:
    """A deal of one of several kinds, in which the other seats have something of their own, or nothing."""
    pack = Pack(rng)
    kinds = (_dead_hand, _thien_u, _same_wait, _slow, _chained, _late, _stars)
    kind = rng.choices(kinds, (15, 6, 10, 28, 17, 9, 25))[0]
    kind(pack)
    others: tuple[Recipe, ...] = (
        (_triples, _plain, _plain) if kind in (_slow, _late, _dead_hand, _chained) else (_triples, _ready)
    )
    for seat in SEATS:
        if not pack.hands[seat]:
            rng.choice(others)(pack, seat)
    return pack.deal()


# Play


def steer(state: game.State, rng: Random) -> int:
    """A legal move, drawn with weights: what opens claims, or wins with a rare bonus, weighs more."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return rng.choices(legal, [_weight(cast("State", state), move) for move in legal])[0]


COMMON = {"xuong", "chi", "bach_thu", "tom", "leo"}
"""Bonuses that come by themselves."""


def _weight(state: State, move: int) -> float:
    after, verb = state.play(move), MOVES[move].verb
    match verb:
        case "win":
            slugs = [slug for slug, _ in after.awards()]
            if "chiu_u" in slugs and state.source == REVEAL:
                return 3  # declined, it leaves a Chíu
            rich = len({*slugs}) > 2 or len({*slugs}) < len(slugs) or not COMMON.issuperset(slugs)
            return 20 if rich or state.card == CC or state.door == state.dead or not state.stock_size else 1
        case "chiu":
            return 10
        case "decline":
            return 2 if state.claiming() else 20
        case "chan" | "ca":
            return _capture_weight(state)
        case "discard":
            return _discard_weight(state, move) * _claims_weight(after) * (2 if after.legal_count() == 1 else 1)
        case _:
            return _pass_weight(state, after) * _claims_weight(after)


def _capture_weight(state: State) -> float:
    """Captures that match a rank, come of a pair of the opening hand (Bòn), or of a face refused before (CH-16)."""
    hand, card = Counter(state.hand(state.turn)), cast("Face", state.card)
    odd = sum(hand[other] % 2 for other in (card, *kin(card)))
    kept = any(card in state.mark(name, state.turn) for name in ("pairs", "refused"))
    return 25 if kept else 8 if odd % 2 else 2


def _discard_weight(state: State, move: int) -> float:
    """Discards that match a rank, keep triples, and keep pairs of the opening hand together (Bòn)."""
    seat = cast("int", state.actor())
    hand, face = Counter(state.hand(seat)), MOVES[move].cards[0]
    odd = sum(hand[other] % 2 for other in (face, *kin(face)))
    kept = hand[face] == 3 or face in state.mark("pairs", seat)
    return (4 if odd % 2 else 0.5) * (0.1 if kept else 1)


def _pass_weight(state: State, after: State) -> float:
    """Refusals of what will come again (CH-16)."""
    card, seat = cast("Face", state.card), state.turn
    refuses = card in after.mark("refused", seat) and card not in state.mark("refused", seat)
    kept = card in state.mark("pairs", seat)
    return 12 if refuses and not kept and card in state.stock() and state.hand(seat).count(card) == 1 else 1.5


def _claims_weight(after: State) -> float:
    """How much a fresh card matters to those who could claim it."""
    claims = [move for seat in after.window() for move in after.claims(seat)]
    return 1 + 8 * len(claims)
