"""A fair deal: everybody commits before anybody reveals, and what is revealed makes the deal (docs/shuffle.md)."""

import hashlib

import pytest

from cardavia.core.commands import Begin, End, LeaveSeat, RevealEntropy, TakeSeat
from cardavia.core.events import Begun, Ended, EntropyDue, EntropyRevealed, SeatLeft, SeatSetup, SeatTaken
from cardavia.core.refusals import Reason
from cardavia.core.shuffle import committed, derive
from cardavia.core.table import duty
from tests.table.given import NOW, SECRET, Given, dealt, gathered, opening

ENTROPIES = {0: b"ada" * 6, 2: b"c" * 16, 3: b"d" * 64}
SEATS = (SeatSetup(), SeatSetup("greedy"), SeatSetup(), SeatSetup())
DUE = NOW + 30_000_000


def revealed(entropies: dict[int, bytes]) -> list[RevealEntropy]:
    return [RevealEntropy(seat, entropy) for seat, entropy in entropies.items()]


def test_entropy_is_due_when_the_last_seat_is_taken_and_not_before() -> None:
    given = Given().after(opening("tien_gow", source="fair", seats=SEATS))
    for seat, player in ((0, "ada"), (2, "cy")):
        taken = TakeSeat(seat, player, committed(seat, ENTROPIES[seat]))
        given = given.when(taken).then(SeatTaken(seat, player, 1, taken.commitment))
        given.when(RevealEntropy(seat, ENTROPIES[seat])).refused(Reason.ENTROPY_NOT_DUE)
    given = given.when(TakeSeat(3, "dee")).then(SeatTaken(3, "dee", 1), EntropyDue(DUE))
    assert given.state.reveal_by == given.state.deadline == DUE
    given.when(Begin()).refused(Reason.NOTHING_DUE)
    assert duty(given.state, DUE - 1) is None


def test_the_deal_is_the_documented_function_of_the_secret_and_what_was_revealed() -> None:
    given = gathered(ENTROPIES, seats=SEATS)
    for seat, entropy in ENTROPIES.items():
        assert duty(given.state, NOW) is None
        given = given.when(RevealEntropy(seat, entropy)).then(EntropyRevealed(seat, entropy))
    assert duty(given.state, NOW) == Begin()
    joined = b"\x12" + b"ada" * 6 + b"\0" + b"\x10" + b"c" * 16 + b"\x40" + b"d" * 64
    seed = hashlib.sha256(b"cardavia fair 1" + SECRET + joined).digest()
    assert dealt(given.after(Begin())) == derive(given.state.game, seed)


@pytest.mark.parametrize("seat", ENTROPIES)
def test_what_any_one_player_gives_changes_the_deal(seat: int) -> None:
    deals = set()
    for last in range(20):
        entropies = {**ENTROPIES, seat: b"x" * 15 + bytes([last])}
        deals.add(dealt(gathered(entropies, seats=SEATS).after(*revealed(entropies), Begin())))
    assert len(deals) == 20


def test_nothing_but_what_was_committed_to_can_be_revealed() -> None:
    given = gathered(ENTROPIES, seats=SEATS)
    given.when(RevealEntropy(0, b"x" * 16)).refused(Reason.BAD_ENTROPY)
    given.when(RevealEntropy(2, ENTROPIES[0])).refused(Reason.BAD_ENTROPY)
    given.when(RevealEntropy(1, b"x" * 16)).refused(Reason.BAD_ENTROPY)
    given.when(RevealEntropy(4, b"x" * 16)).refused(Reason.NO_SUCH_SEAT)


@pytest.mark.parametrize("size", [0, 15, 65])
def test_entropy_has_16_to_64_bytes(size: int) -> None:
    given = gathered({**ENTROPIES, 0: b"x" * size}, seats=SEATS)
    given.when(RevealEntropy(0, b"x" * size)).refused(Reason.BAD_ENTROPY)


@pytest.mark.parametrize("size", [1, 31, 33])
def test_a_commitment_has_32_bytes(size: int) -> None:
    given = Given().after(opening("tien_gow", source="fair"))
    given.when(TakeSeat(0, "ada", b"x" * size)).refused(Reason.BAD_ENTROPY)


def test_a_commitment_is_of_one_seat_so_that_nobody_can_copy_another_s() -> None:
    assert committed(0, b"x" * 16) != committed(1, b"x" * 16)


def test_revealing_again_is_already_so() -> None:
    given = gathered(ENTROPIES, seats=SEATS).after(RevealEntropy(0, ENTROPIES[0]))
    given.when(RevealEntropy(0, ENTROPIES[0])).then()
    given = given.after(*revealed(ENTROPIES), Begin())
    given.when(RevealEntropy(0, ENTROPIES[0])).then()
    given.when(RevealEntropy(0, b"y" * 16)).refused(Reason.BAD_ENTROPY)


def test_who_does_not_reveal_in_time_voids_the_deal_and_is_named() -> None:
    given = gathered(ENTROPIES, seats=SEATS).after(RevealEntropy(2, ENTROPIES[2]))
    assert duty(given.state, DUE) == Begin()
    outcome = given.when(Begin(), later=DUE - NOW)
    ended = outcome.then(Ended("void", "Not revealed in time by seat 0, 3.", SECRET)).state
    assert (ended.status, ended.secret, ended.deadline) == ("void", SECRET, 0)


def test_an_answer_after_the_time_counts_as_long_as_nothing_has_come_of_it() -> None:
    given = gathered(ENTROPIES, seats=SEATS)
    late = Given(given.table, DUE + 1).after(*revealed(ENTROPIES))
    late.when(Begin()).so()


def test_who_leaves_when_entropy_is_due_keeps_his_seat_and_his_commitment() -> None:
    given = gathered(ENTROPIES, seats=SEATS).when(LeaveSeat(0)).then(SeatLeft(0))
    assert given.state.seats[0].away
    given.when(TakeSeat(0, "bo")).refused(Reason.SEAT_TAKEN)
    back = given.when(TakeSeat(0, "ada", committed(0, b"other bytes than before")))
    back.then(SeatTaken(0, "ada", 2, committed(0, ENTROPIES[0]))).after(*revealed(ENTROPIES), Begin())


def test_who_leaves_before_takes_his_commitment_with_him() -> None:
    given = Given().after(opening("tien_gow", source="fair"), TakeSeat(2, "ada", committed(2, b"a" * 16)), LeaveSeat(2))
    assert given.state.seats[2].commitment == b""
    given.when(TakeSeat(2, "bo")).then(SeatTaken(2, "bo", 2))


@pytest.mark.parametrize("source", ["fair", "seeded"])
def test_where_nobody_gives_anything_the_deal_begins_at_once(source: str) -> None:
    given = Given().after(opening("tien_gow", source=source, seats=SEATS))
    for seat, player in ((0, "ada"), (2, "cy"), (3, "dee")):
        commitment = committed(seat, b"x" * 16) if source == "seeded" else b""
        given = given.when(TakeSeat(seat, player, commitment)).then(SeatTaken(seat, player, 1))
    begun = given.when(Begin()).entry.happened[0]
    assert isinstance(begun.public, Begun)


def test_a_table_that_is_closed_meanwhile_publishes_what_there_is() -> None:
    given = gathered(ENTROPIES, seats=SEATS).after(RevealEntropy(2, ENTROPIES[2]))
    given.when(End("enough")).then(Ended("closed", "enough", SECRET))
    given.after(End("")).when(RevealEntropy(0, ENTROPIES[0])).refused(Reason.TABLE_ENDED)
