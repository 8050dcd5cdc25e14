"""From 32 bytes to a deal: the vectors of docs/shuffle.md, a second implementation, and no bias."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from cardavia.core import shuffle
from cardavia.core.catalog import GAMES
from cardavia.core.commands import Begin, Open, RevealEntropy, TakeSeat
from cardavia.core.events import SeatSetup
from cardavia.core.game import Deal, Game
from tests.table.given import Given

PAGE = Path(__file__).resolve().parents[2] / "docs" / "shuffle.md"
SEEDS = 6000

Vector = dict[str, str]


def vectors() -> list[Vector]:
    """The blocks of the page, each as its lines by name."""
    blocks = re.findall(r"```vector\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [
        {name: value.strip() for name, _, value in (line.partition(":") for line in b.splitlines())} for b in blocks
    ]


VECTORS = vectors()
FAIR = [vector for vector in VECTORS if "secret" in vector]


def written(game: Game, deal: Deal) -> Vector:
    """A deal as the page writes it."""
    lines = {"first": str(deal.first)}
    lines |= {f"hand {seat}": " ".join(game.deck.code[face] for face in hand) for seat, hand in enumerate(deal.hands)}
    return lines | ({"stock": " ".join(game.deck.code[face] for face in deal.stock)} if deal.stock else {})


# The page once more, as somebody would write it who has nothing but the page.

DOMINOES = re.findall("..", "661144313355225161646563546253524342324121")
CHAN = [rank + suit for suit in "msc" for rank in "23456789"] + ["cc"]
PACKS = {
    "chuo_pai": [code for code in DOMINOES for _ in range(4)],
    "tien_gow": [code for at, code in enumerate(DOMINOES) for _ in range(2 if at < 11 else 1)],
    "chan": [code for code in CHAN for _ in range(4)],
}


def dealt(name: str, seed: bytes) -> tuple[int, list[list[str]], list[str]]:
    """First seat, hands and stock."""
    seats = 3 if name == "chuo_pai" else 4
    words = stream(seed)
    first, cards = below(words, seats), list(PACKS[name])
    for i in reversed(range(1, len(cards))):
        j = below(words, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    hands = []
    for seat in range(seats):
        size = {"chuo_pai": 28, "tien_gow": 8, "chan": 20 if seat == first else 19}[name]
        hands.append(sorted(cards[:size], key=PACKS[name].index))
        cards = cards[size:]
    return first, hands, cards


def stream(seed: bytes) -> Iterator[int]:
    for n in range(2**32):
        digest = hashlib.sha256(b"cardavia shuffle 1" + seed + n.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))


def below(words: Iterator[int], b: int) -> int:
    while (word := next(words)) >= 2**32 // b * b:
        pass
    return word % b


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["game"] for vector in VECTORS])
def test_the_vectors_of_the_page(vector: Vector) -> None:
    game = GAMES[vector["game"]]
    deal = written(game, shuffle.derive(game, bytes.fromhex(vector["seed"])))
    assert deal == {name: vector[name] for name in deal}
    assert deal.keys() == {name for name in vector if name.startswith(("first", "hand", "stock"))}


def test_the_page_has_a_vector_of_every_game_and_one_of_a_fair_deal() -> None:
    assert {vector["game"] for vector in VECTORS} == set(GAMES)
    assert FAIR


@pytest.mark.parametrize("vector", FAIR)
def test_a_fair_deal_comes_from_the_secret_and_what_the_seats_gave(vector: Vector) -> None:
    """`_dealt` of the table, seen through the log."""
    game, secret = GAMES[vector["game"]], bytes.fromhex(vector["secret"])
    given = [bytes.fromhex(vector[f"entropy {seat}"]) for seat in range(game.seats)]
    joined = b"".join(bytes([len(entropy)]) + entropy for entropy in given)
    assert hashlib.sha256(b"cardavia fair 1" + secret + joined).hexdigest() == vector["seed"]
    seats = tuple(SeatSetup("" if entropy else "greedy") for entropy in given)
    takes = [
        TakeSeat(seat, f"player {seat}", shuffle.committed(seat, entropy))
        for seat, entropy in enumerate(given)
        if entropy
    ]
    for seat, entropy in enumerate(given):
        assert vector[f"commitment {seat}"] == (shuffle.committed(seat, entropy).hex() if entropy else "")
    reveals = [RevealEntropy(seat, entropy) for seat, entropy in enumerate(given) if entropy]
    table = Given().after(Open(game.name, seats, secret), *takes, *reveals, Begin()).table
    assert table is not None
    assert table.opened.commitment.hex() == vector["commitment"]
    assert table.deal == game.state.start(shuffle.derive(game, bytes.fromhex(vector["seed"])), {})


def test_the_seed_of_a_number() -> None:
    assert shuffle.seed_of(7).hex() in {vector["seed"] for vector in VECTORS}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_second_implementation_deals_the_same(game: Game) -> None:
    for number in range(100):
        seed = hashlib.sha256(number.to_bytes(8, "big")).digest()
        first, hands, stock = dealt(game.name, seed)
        lines = {"first": str(first)} | {f"hand {seat}": " ".join(hand) for seat, hand in enumerate(hands)}
        assert written(game, shuffle.derive(game, seed)) == lines | ({"stock": " ".join(stock)} if stock else {})


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_first_seat_that_is_given_changes_nothing_else(game: Game) -> None:
    """In Chắn the larger hand goes with the dealer, so it is the order of all cards that stays."""
    seed = shuffle.seed_of(1)
    drawn = shuffle.derive(game, seed)
    for first in range(game.seats):
        deal = shuffle.derive(game, seed, first)
        assert deal.first == first
        assert deal.hands[0][0] == drawn.hands[0][0] or game.name == "chan"
        assert (deal.hands == drawn.hands) == (game.name != "chan" or first == drawn.first)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        shuffle.derive(GAMES["chan"], bytes(size))


def test_words_that_would_favour_small_numbers_are_passed_over() -> None:
    """2**32 is 1 more than a multiple of 3: the one word too many is the highest."""
    assert shuffle._below(iter([2**32 - 1, 5]), 3) == 2
    assert shuffle._below(iter([2**32 - 2, 5]), 3) == (2**32 - 2) % 3


@pytest.mark.parametrize("bound", range(1, 113))
def test_a_second_implementation_passes_over_the_same_words(bound: int) -> None:
    """Of all bounds that any game draws below; the highest words are those that matter."""
    for word in range(2**32 - bound - 1, 2**32):
        assert shuffle._below(iter([word, 0]), bound) == below(iter([word, 0]), bound)


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_seat_is_first_and_every_place_of_the_pack_takes_every_card_equally_often(game: Game) -> None:
    """The bounds would be passed by fair draws once in far more than a million runs; the seeds are the same each time.

    Looked at: who is first; which card of the pack comes to the first, a middle and the last place of the order.
    """
    size = len(game.pack)
    firsts: Counter[int] = Counter()
    places: dict[int, Counter[int]] = {0: Counter(), size // 2: Counter(), size - 1: Counter()}
    pack = tuple(range(size))
    for number in range(SEEDS):
        words = shuffle._words(shuffle.seed_of(number))
        firsts[shuffle._below(words, game.seats)] += 1
        order = shuffle._shuffled(pack, words)
        for place, cards in places.items():
            cards[order[place]] += 1
    assert chi_square([firsts[seat] for seat in range(game.seats)]) < 40
    for cards in places.values():
        freedom = size - 1
        assert chi_square([cards[card] for card in pack]) < freedom + 6 * (2 * freedom) ** 0.5
