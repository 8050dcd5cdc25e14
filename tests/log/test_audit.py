"""The audit: every entry that happened passes, and none that was changed."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from cardavia.core.audit import Wrong, check
from cardavia.core.catalog import GAMES
from cardavia.core.commands import Begin, Command, End, LeaveSeat, Open, Play, Release, RevealEntropy, TakeSeat
from cardavia.core.commands import Continue as Follow
from cardavia.core.events import Begun, Ended, Happened, Opened, SeatSetup, whole
from cardavia.core.refusals import Refusal
from cardavia.core.shuffle import committed
from cardavia.core.table import REVEAL_TIME, Author, Entry, Table, append, decide, decision
from tests.table.walks import walk

NOW = 1_700_000_000_000_000
SERVICE, OWNER = Author("service"), Author("owner")
Step = tuple[Table | None, Entry]


def walked(game: str, seed: int) -> Iterator[Step]:
    """Each entry of a random walk, with the table before it."""
    before = None
    for on in walk(game, Random(seed)):
        yield before, on.entries[-1]
        before = on.table


def told(*said: tuple[Command, Author], late: int = 0) -> list[Step]:
    """Each entry of a history; the last command is said later by so many microseconds."""
    steps: list[Step] = []
    table = None
    for number, (command, author) in enumerate(said):
        now = NOW + (late if number == len(said) - 1 else 0)
        happened = decide(table, command, now)
        assert not isinstance(happened, Refusal), happened
        entry = Entry(now, author, "", tuple(happened))
        steps.append((table, entry))
        table = append(table, entry)
    return steps


def fair(disclosure: str = "end") -> list[tuple[Command, Author]]:
    """A fair table of Tien Gow, where ada and cy give entropy and nobody has revealed it."""
    opening = Open("tien_gow", (SeatSetup(),) * 4, bytes(range(32)), owner="owner", disclosure=disclosure)
    given = [committed(0, b"a" * 16), b"", committed(2, b"c" * 20), b""]
    names = ("ada", "bo", "cy", "dee")
    takes = [(TakeSeat(seat, names[seat], given[seat]), Author("seat", seat)) for seat in range(4)]
    return [(opening, OWNER), *takes]


REVEALS: list[tuple[Command, Author]] = [
    (RevealEntropy(0, b"a" * 16), Author("seat", 0)),
    (RevealEntropy(2, b"c" * 20), Author("seat", 2)),
]


def why(step: Step, since: int = 0) -> str:
    """Why an entry is wrong; "" if it is not."""
    try:
        check(*step, since)
    except Wrong as wrong:
        return str(wrong)
    return ""


def changed(step: Step, at: int, event: Callable[[Happened], Happened]) -> Step:
    """The step with one of its events changed."""
    table, entry = step
    happened = list(entry.happened)
    happened[at] = event(happened[at])
    return table, replace(entry, happened=tuple(happened))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_what_happened_passes(game: str, seed: int) -> None:
    since = 0
    for step in walked(game, seed):
        assert not why(step, since)
        since = step[1].time


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_no_entry_passes_with_an_event_less_or_more_or_in_another_place(game: str, seed: int) -> None:
    rng = Random(seed)
    for table, entry in walked(game, seed):
        events = list(entry.happened)
        at, other = rng.randrange(len(events)), rng.randrange(len(events))
        fewer = events[:at] + events[at + 1 :]
        more = [*events[:at], events[other], *events[at:]]
        moved = [*fewer[:other], events[at], *fewer[other:]]
        for wrong in (fewer, more, moved):
            if wrong and wrong != events:
                assert why((table, replace(entry, happened=tuple(wrong))))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_no_event_passes_with_another_audience_or_without_one_of_its_halves(game: str, seed: int) -> None:
    for step in walked(game, seed):
        for at, event in enumerate(step[1].happened):
            assert why(changed(step, at, lambda e: replace(e, audience=e.audience ^ {0})))
            if event.public is not None and event.secret is not None:
                assert why(changed(step, at, lambda e: replace(e, public=None)))
                assert why(changed(step, at, lambda e: replace(e, secret=None)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_no_entry_passes_under_another_author(game: str, seed: int) -> None:
    for table, entry in walked(game, seed):
        author = entry.author
        for role in {"seat", "owner", "administrator", "service"} - {author.role}:
            # The owner and an administrator may end a deal alike; who it was only the chain vouches for.
            if {role, author.role} != {"owner", "administrator"} or isinstance(whole(entry.happened[0]), Opened):
                assert why((table, replace(entry, author=replace(author, role=role))))
        assert why((table, replace(entry, author=replace(author, ai="random" if author.ai != "random" else ""))))
        for seat in {None, 0, 1, 2, 3, 2**32 - 1} - {author.seat}:
            assert why((table, replace(entry, author=replace(author, seat=seat))))


def test_time_does_not_run_backwards() -> None:
    *_, step = told(*fair())
    assert why(step, since=step[1].time + 1) == "its time is before that of the entry before it"


def test_a_deadline_hangs_on_the_time_of_its_entry() -> None:
    *_, (table, entry) = told(*fair())
    assert not why((table, entry))
    assert "EntropyDue" in why((table, replace(entry, time=entry.time + 1)))


@pytest.mark.parametrize("disclosure", ["end", "release"])
def test_a_fair_deal_its_series_and_its_release_pass(disclosure: str) -> None:
    follow = (Follow("01890000-0000-7000-8000-000000000001"), Author("seat", 1))
    leave = (LeaveSeat(1), Author("seat", 1))
    come_back = (TakeSeat(1, "bo"), Author("seat", 1))
    said = [*fair(disclosure), *REVEALS, (Begin(), SERVICE), leave, come_back, (End("enough"), OWNER), follow]
    if disclosure == "release":
        said.append((Release(), Author("administrator")))
    assert not any(map(why, told(*said)))


def test_a_deal_voided_for_lack_of_entropy_passes_in_its_time_only() -> None:
    *_, (table, entry) = told(*fair(), REVEALS[0], (Begin(), SERVICE), late=REVEAL_TIME)
    assert isinstance(whole(entry.happened[0]), Ended)
    assert not why((table, entry))
    assert "still time" in why((table, replace(entry, time=entry.time - 1)))
    assert why((table, replace(entry, author=OWNER)))  # what he ends before the deal is closed, not void


def test_the_deal_and_what_it_is_made_of_have_their_own_words() -> None:
    steps = told(*fair("release"), *REVEALS, (Begin(), SERVICE), (End(""), OWNER), (Release(), OWNER))

    def opened(**facts: object) -> Step:
        return changed(
            steps[0],
            0,
            lambda e: Happened(replace(e.public, **facts), replace(e.secret, **facts)),  # type: ignore[type-var]
        )

    assert why(opened(commitment=b"x" * 32)) == "the commitment is not the SHA-256 of the secret"
    assert why(opened(rules=9)) == "it names version 9 of the rules of Tien Gow; known is version 1"
    revealed = changed(steps[5], 0, lambda e: Happened(replace(e.public, entropy=b"b" * 16)))  # type: ignore[type-var]
    assert why(revealed) == "its command is refused: This is not what the seat committed to."
    (begun,) = (step for step in steps if isinstance(step[1].happened[0].public, Begun))
    other = GAMES["tien_gow"].stacked(Random(1))
    dealt = changed(begun, 0, lambda e: replace(e, secret=Begun(other)))
    assert why(dealt) == "the deal is not the one that the opening and the revealed entropy give"
    released = changed(steps[-1], 0, lambda e: Happened(replace(e.public, secret=b"x" * 32)))  # type: ignore[type-var]
    assert why(released) == "the secret that it publishes is not the one due"


def test_an_illegal_move_is_refused_in_the_words_of_the_rules() -> None:
    steps = told(*fair(), *REVEALS, (Begin(), SERVICE))
    table = append(*steps[-1])
    asked = next(one for seat in range(4) if (one := decision(table, seat)) is not None)
    happened = decide(table, Play(asked.seat, asked.legal[0]), NOW)
    assert not isinstance(happened, Refusal)
    other = Author("seat", (asked.seat + 1) % 4)
    assert why((table, Entry(NOW, other, "", tuple(happened)))).endswith("but another seat says it")
    again = append(table, Entry(NOW, Author("seat", asked.seat), "", tuple(happened)))
    wrong = why((again, Entry(NOW, Author("seat", asked.seat), "", tuple(happened))))
    assert wrong == "its command is refused: It is not your turn."
