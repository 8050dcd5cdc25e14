"""Deals and moves for tests: rich in the clauses that ordinary play hardly ever comes to.

A deal follows one of several recipes, which give some seats some of the tiles that a rare clause needs; all other
tiles are shuffled. Whatever was dealt, one *aim* is drawn for it, always the same for the same deal, so that all the
moves steered in a deal pull in one direction: which tiles the seats keep for the last trick, who should win the
tricks before it, and whether the last lead is to be beaten.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from cardavia.core import game
from cardavia.core.decks import DOMINOES, Deal, Face
from cardavia.core.game import Move
from cardavia.core.games.tien_gow._rules import State
from cardavia.core.games.tien_gow.moves import CIVIL, GROUP_OF, GROUPS, HEADS, MILITARY, MOVES, PACK, QUARTET, SUPREME
from cardavia.core.games.tien_gow.view import SEATS, kernel

HAND = 8
Hands = dict[int, list[str]]
"""Tiles that a recipe gives to chairs; chair 0 is mostly the banker, and the chairs are turned by a random angle."""

LITTLE_THREE, BIG_SIX = DOMINOES.face["21"], DOMINOES.face["42"]


# Recipes


def stacked(rng: Random) -> Deal:
    """A deal by one of the recipes."""
    hands = rng.choice(RECIPES)(rng)
    angle = rng.randrange(4)
    given = {(chair + angle) % 4: [DOMINOES.face[code] for code in codes] for chair, codes in hands.items()}
    rest = list((Counter(PACK) - Counter(face for faces in given.values() for face in faces)).elements())
    rng.shuffle(rest)
    full = []
    for seat in SEATS:
        faces = given.get(seat, [])
        full.append(tuple(sorted(faces + [rest.pop() for _ in range(HAND - len(faces))])))
    return Deal(tuple(full), angle if rng.random() < 0.75 else rng.randrange(4))


def _plain(_rng: Random) -> Hands:
    """Nothing remarkable."""
    return {}


def _sorted(rng: Random) -> Hands:
    """A pack in order, hardly shuffled: pairs and mixed groups everywhere."""
    order = [code for head, value in HEADS for code in (head, head, *MILITARY[value])]
    order += [code for code in CIVIL[4:] for _ in range(2)] + ["42", "21"]
    for _ in range(rng.randrange(2, 10)):
        one, other = rng.randrange(32), rng.randrange(32)
        order[one], order[other] = order[other], order[one]
    return {chair: order[HAND * chair : HAND * (chair + 1)] for chair in SEATS}


def _supreme(rng: Random) -> Hands:
    """Supreme and pairs to win columns with; pairs elsewhere too, on which Supreme can be thrown away (TG-8)."""
    codes = rng.sample(CIVIL, 5)
    own = rng.randrange(1, 4)
    return {0: ["42", "21", *_pairs(codes[:own])], rng.randrange(1, 4): _pairs(codes[own:])}


def _summit(rng: Random) -> Hands:
    """Supreme and a quartet in one hand: enough for eight columns (TG-17)."""
    head, value = rng.choice(HEADS)
    return {0: ["42", "21", head, head, *MILITARY[value], *_pairs(rng.sample(CIVIL[4:], 1))]}


def _quartets(rng: Random) -> Hands:
    """Two to four quartets, the lowest (or the lowest two) mostly where the lead is, so that others can beat it."""
    two = rng.random() < 0.5
    found = rng.sample(HEADS, rng.randrange(2 + two, 5))
    if rng.random() < 0.7:
        found.sort(key=HEADS.index, reverse=True)
    quartets = [[head, head, *MILITARY[value]] for head, value in found]
    first = quartets.pop(0)
    first += quartets.pop(0) if two else _pairs(rng.sample(CIVIL[4:], 1))
    return dict(enumerate([first, *quartets]))


def _mixed(rng: Random) -> Hands:
    """Mixed groups of one type in several hands, so that one beats another."""
    heads, others = rng.choice([(1, 1), (2, 1), (1, 2)])
    found = rng.sample(HEADS, rng.randrange(2, 5))
    if rng.random() < 0.7:
        found.sort(key=HEADS.index, reverse=True)
    hands = {chair: [head] * heads + rng.sample(MILITARY[value], others) for chair, (head, value) in enumerate(found)}
    hands[0] += _pairs(rng.sample(CIVIL[4:], 2))
    return hands


def _chase(rng: Random) -> Hands:
    """Little Three and Big Six in two hands, each with groups that bring its seat a column and the lead (TG-19)."""
    (strong, nines), (weak, value) = HEADS[0], rng.choice(HEADS[1:])
    lower, low, high = sorted(rng.sample(range(4, len(CIVIL)), 3), reverse=True)
    if rng.random() < 0.5:  # the seat with Big Six begins
        hunter = ["42", weak, weak, *MILITARY[value], *_pairs([CIVIL[low]])]
        return {0: hunter, rng.randrange(1, 4): ["21", strong, strong, *MILITARY[nines]]}
    hunter = ["42", *_pairs([CIVIL[high], CIVIL[lower]])]
    hunted = ["21", *_pairs([CIVIL[low], strong, weak]), MILITARY[value][0]]
    return {0: hunted, rng.randrange(1, 4): hunter}


def _relay(rng: Random) -> Hands:
    """The same with a five in between, and for each of the three a group that beats the one before."""
    low, middle = sorted(rng.sample(range(4, len(CIVIL)), 2), reverse=True)
    head, value = rng.choice(HEADS[1:3])
    first = [rng.choice(MILITARY[5]), head, head, MILITARY[value][0], *_pairs([CIVIL[low]])]
    other = rng.choice([code for place, code in enumerate(CIVIL) if place > 3 and place not in (low, middle)])
    return {0: first, rng.choice([1, 2]): ["42", *_pairs([CIVIL[middle], other])], 3: ["21", "66", "66"]}


def _pauper(rng: Random) -> Hands:
    """Pairs in one hand, and high single tiles in the others, where they find no column (TG-9)."""
    first, second = rng.sample(CIVIL[4:], 2)
    high = rng.sample([["66"], ["11"], ["63", "62"]], 3)
    return {0: _pairs([first, second]), **dict(enumerate(high, start=1))}


def _pairs(codes: Iterable[str]) -> list[str]:
    return [code for code in codes for _ in range(2)]


RECIPES: tuple[Callable[[Random], Hands], ...] = (
    *(_plain, _sorted, _pauper, _summit),
    *(_supreme, _mixed, _chase) * 2,
    *(_quartets,) * 3,
    *(_relay,) * 4,
)
"""All recipes; those of which less comes to pass stand here more than once."""


# Aims


@dataclass(frozen=True)
class Aim:
    """What the steered moves of one deal lead to."""

    hero: int
    """The seat that should win tricks once nobody needs columns any more, and lead the last one."""
    kept: Mapping[int, tuple[Face, ...]] = field(default_factory=dict)
    """Tiles that a seat keeps for the last trick."""
    needs: Mapping[int, int] = field(default_factory=dict)
    """Columns that other seats should win first, in this order."""
    beaten: bool = False
    """Whether the last lead should be beaten."""
    wasteful: bool = False
    """Whether Supreme should be thrown away (TG-8)."""
    bold: bool = False
    """Whether everybody should lead what is largest, and beat what can be beaten."""


def steer(state: game.State, rng: Random) -> int:
    """The legal move that serves the deal's aim best; of several that do, one at random. The deal is not over."""
    table = kernel(state)
    aim = _aim(tuple(_dealt(table, seat) for seat in SEATS), table.banker())
    return max(table.legal(), key=lambda number: (_merit(table, aim, MOVES[number]), rng.random()))


def _dealt(table: State, seat: int) -> tuple[Face, ...]:
    """The tiles that a seat was dealt: wherever they lie now."""
    return tuple(sorted(table.hand(seat) + table.trick(seat) + table.open(seat) + table.down(seat)))


KINDS = {
    "civil single": 1,
    "military single": 1,
    "civil pair": 1,
    "military pair": 1,
    "mixed 1+1": 1,
    "mixed 2+1": 3,
    "mixed 1+2": 3,
    QUARTET: 6,
    SUPREME: 6,
}
"""How often a last trick of each type is aimed at: the rarer, the more."""


@lru_cache(maxsize=64)
def _aim(hands: tuple[tuple[Face, ...], ...], banker: int) -> Aim:
    """The aim of a deal, drawn from those that its hands allow."""
    rng = Random(repr((hands, banker)))
    aims = [Aim(banker), Aim(rng.randrange(4), bold=True)]
    for kind, weight in KINDS.items():
        aims += _finales(hands, kind, rng) * weight
    return rng.choice([*aims, *_hunts(hands)])


def _finales(hands: tuple[tuple[Face, ...], ...], kind: str, rng: Random) -> list[Aim]:
    """A last trick of this type: whoever can keeps a group for it, and the lowest of them is led.

    More than one such aim where several seats can keep a mixed group: those hardly ever meet.
    """
    kept = {}
    for seat, hand in enumerate(hands):
        held = [group for group in GROUPS if group.kind == kind and _within(group.cards, hand)]
        if held:
            kept[seat] = max(held, key=lambda group: group.rank)
    if not kept:
        return []
    hero = min(kept, key=lambda seat: kept[seat].rank)
    if kind == QUARTET and rng.random() < 0.35:
        return [Aim(hero, bold=True)]
    if kind == SUPREME and rng.random() < 0.4:
        return [Aim((hero + rng.randrange(1, 4)) % 4, wasteful=True)]
    cards = {seat: group.cards for seat, group in kept.items()}
    draw = rng.random()
    if draw < 0.2 and kind != QUARTET:  # a seat that has more columns than four when it loses (TG-15)
        needs = {(hero + rng.randrange(1, 4)) % 4: 5}
    elif draw < 0.35:
        needs = {seat: 1 for seat in kept if seat != hero}
    elif draw < 0.55:
        needs = {(hero + rng.randrange(1, 4)) % 4: rng.randrange(1, 3)}
    else:
        needs = {}
    copies = len(kept) if len(kept[hero].cards) > 2 else 1
    return [Aim(hero, cards, needs, beaten=rng.random() < 0.75)] * copies


def _hunts(hands: tuple[tuple[Face, ...], ...]) -> list[Aim]:
    """Last tricks led with 21: caught by 42, with a five in between or not (TG-19), or unbeaten (TG-17)."""
    holders = [[seat for seat, hand in enumerate(hands) if face in hand] for face in (LITTLE_THREE, BIG_SIX)]
    if not all(holders):
        return []  # a position that does not say who laid them
    (hero,), (hunter,) = holders
    if hero == hunter:
        return [Aim(hero, {hero: (LITTLE_THREE,)})]
    kept = {hero: (LITTLE_THREE,), hunter: (BIG_SIX,)}
    caught = Aim(hero, kept, {hunter: 1}, beaten=True)
    found = [Aim(hero, kept), Aim(hero, kept, {hunter: 5}, beaten=True), caught, caught, caught]
    for step in range(1, (hunter - hero) % 4):
        between = (hero + step) % 4
        fives = [face for face in hands[between] if DOMINOES.code[face] in MILITARY[5]]
        if fives:
            found += [Aim(hero, {**kept, between: (fives[0],)}, {between: 1, hunter: 1}, beaten=True)] * 14
    return found


def _merit(table: State, aim: Aim, move: Move) -> int:
    """How well a move serves an aim."""
    seat = table.actor()
    if seat is None:
        return 0
    hand, up, size = table.hand(seat), move.verb != "discard", len(move.cards)
    if size == len(hand):  # the last trick
        return 99 if move.verb == "lead" else int(up == (aim.beaten and seat in aim.kept))
    columns = table.columns()
    target = next((each for each, need in aim.needs.items() if columns[each] < need), aim.hero)
    left = Counter(hand) - Counter(move.cards)
    merit = 16 if _within(aim.kept.get(seat, ()), left.elements()) else 0
    if move.verb != "lead":
        if aim.wasteful and {LITTLE_THREE, BIG_SIX} == set(move.cards):
            return merit + 4
        return merit + 2 * (up == (aim.bold or seat == target))
    if len(hand) - size < max(map(len, aim.kept.values()), default=0):
        merit = 0  # no seat could keep so much
    if aim.bold:
        return merit + size
    if aim.wasteful:
        return merit + 4 * (size == 2 and {LITTLE_THREE, BIG_SIX} != set(move.cards))
    # The target leads what nobody can beat; the others lead what he can, so that he comes to lead.
    able = [each for each in SEATS if each != seat and _can_beat(table, each, move)]
    return merit + 8 * (not able if seat == target else target in able) + size


def _can_beat(table: State, seat: int, move: Move) -> bool:
    """Whether a seat holds a group that beats a lead."""
    led = GROUP_OF[move.cards]
    return any(group.beats(led) and _within(group.cards, table.hand(seat)) for group in GROUPS)


def _within(cards: Iterable[Face], hand: Iterable[Face]) -> bool:
    return not Counter(cards) - Counter(hand)
