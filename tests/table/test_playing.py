"""Playing: whose turn it is, what is legal, and how a table ends and goes on."""

from random import Random

import pytest

from cardavia.core.catalog import GAMES
from cardavia.core.commands import Begin, CloseWindow, Continue, End, Play
from cardavia.core.errors import IllegalMove
from cardavia.core.events import Begun, Continued, Ended, Moved, Settled, WindowOpened, whole
from cardavia.core.game import Move
from cardavia.core.refusals import Reason, Refusal
from cardavia.core.table import decide, decision, evolve, observe
from tests.table.given import NOW, SECRET, Given, playing, seated


def actor(given: Given) -> int:
    assert given.state.deal is not None
    seat = given.state.deal.actor()
    assert seat is not None
    return seat


def first_legal(given: Given) -> Play:
    asked = decision(given.state, actor(given))
    assert asked is not None
    return Play(asked.seat, asked.legal[0])


def onward(given: Given, rng: Random) -> Given:
    """A random move, or a window closed without an answer."""
    if given.state.window is not None:
        return Given(given.table, given.now + 10_000_000).after(CloseWindow())
    asked = decision(given.state, actor(given))
    assert asked is not None
    return given.after(Play(asked.seat, rng.choice(asked.legal)))


def to_the_end(given: Given, seed: int = 0) -> Given:
    rng = Random(seed)
    while not given.state.ended:
        given = onward(given, rng)
    return given


@pytest.mark.parametrize("game", GAMES)
def test_the_first_seat_and_nobody_else_is_asked_first(game: str) -> None:
    given = playing(game, first=1)
    asked = [decision(given.state, seat) for seat in range(GAMES[game].seats)]
    assert [one is not None for one in asked] == [seat == 1 for seat in range(GAMES[game].seats)]


def test_nobody_is_asked_and_nobody_moves_before_the_deal() -> None:
    given = seated("tien_gow")
    assert decision(given.state, 0) is None
    given.when(Play(0, Move("lead"))).refused(Reason.NOT_STARTED)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_out_of_turn_is_refused(game: str) -> None:
    given = playing(game)
    other = (actor(given) + 1) % GAMES[game].seats
    given.when(Play(other, first_legal(given).move)).refused(Reason.NOT_YOUR_TURN)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    playing("tien_gow").when(Play(seat, Move("lead"))).refused(Reason.NO_SUCH_SEAT)


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_is_refused_with_its_clause(game: str) -> None:
    given = playing(game)
    refusal = given.when(Play(actor(given), Move("lead", (1, 1, 1, 1, 1)))).refused(Reason.ILLEGAL_MOVE)
    assert refusal.clause
    assert refusal.text.endswith(".")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_said_in_place_of_a_move_is_refused_in_words(game: str, seed: int) -> None:
    rng = Random(seed)
    given = playing(game, secret=rng.randbytes(32))
    verbs = ["", "win", "lead", "no such verb", *GAMES[game].verbs]
    faces = [0, -1, 1, 21, 41, 69, 70, 72, 255, 2**31 - 1, -(2**31), *GAMES[game].pack]
    for _ in range(400):
        move = Move(rng.choice(verbs), tuple(sorted(rng.choices(faces, k=rng.choice([0, 1, 2, 3, 4, 32])))))
        asked = decision(given.state, actor(given))
        result = decide(given.table, Play(actor(given), move), NOW)
        if asked is None or move not in asked.legal:
            assert isinstance(result, Refusal)
            assert result.text
            assert "{" not in result.text
        if rng.random() < 0.2:
            given = onward(given, rng)
        if given.state.ended:
            return


def test_a_move_counts_only_at_the_revision_that_it_expects() -> None:
    given = playing("tien_gow")
    play = first_legal(given)
    revision = given.state.revision_of(play.seat)
    for wrong in (0, revision - 1, revision + 1, 2**63):
        refusal = given.when(Play(play.seat, play.move, wrong)).refused(Reason.WRONG_REVISION)
        assert refusal.params == {"revision": str(revision), "expected": str(wrong)}
    given.when(Play(play.seat, play.move, revision)).so()


def test_a_move_is_recorded_with_what_it_did() -> None:
    given = playing("chan", first=0)
    play = first_legal(given)
    happened = given.when(play).entry.happened
    assert happened[0].public == Moved(play.seat, play.move.verb, play.move.cards)
    assert happened[-1].public == WindowOpened((0, 1, 2, 3), NOW + 4_000_000)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_move_settles_and_ends_the_table(game: str) -> None:
    given = to_the_end(playing(game))
    assert given.state.status == "over"
    assert given.state.deal is not None
    outcome = given.state.deal.outcome()
    assert outcome is not None
    assert given.state.result is not None
    assert list(given.state.result.scores) == outcome["scores"]
    assert list(given.state.result.winners) == outcome["winners"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_played_at_a_table_that_has_ended(game: str) -> None:
    for given in (to_the_end(playing(game)), playing(game).after(End("no time"))):
        given.when(Play(0, Move("pass"))).refused(Reason.TABLE_ENDED)
        given.when(End("again")).so()
        given.when(CloseWindow()).refused(Reason.TABLE_ENDED)
        assert all(decision(given.state, seat) is None for seat in range(GAMES[game].seats))


def test_ending_before_the_deal_closes_and_ending_in_it_voids() -> None:
    seated("chan").when(End("rain")).then(Ended("closed", "rain", SECRET))
    playing("chan").when(End("rain")).then(Ended("void", "rain", SECRET))


def test_a_void_deal_has_no_result() -> None:
    given = playing("chan").after(End(""))
    assert given.state.result is None
    assert given.state.window is None


def test_a_long_reason_is_cut() -> None:
    (happened,) = playing("chan").when(End("x" * 999)).entry.happened
    assert happened.public == Ended("void", "x" * 200, SECRET)


def test_the_series_goes_on_at_one_other_table_once_the_deal_has_ended() -> None:
    playing("tien_gow").when(Continue("next")).refused(Reason.NOT_ENDED)
    seated("tien_gow").when(Continue("next")).refused(Reason.NOT_ENDED)
    given = to_the_end(playing("tien_gow")).when(Continue("next")).then(Continued("next"))
    assert given.state.next == "next"
    given.when(Continue("another")).then()


@pytest.mark.parametrize("seed", range(4))
def test_tg_20_the_winner_is_the_next_banker(seed: int) -> None:
    given = to_the_end(playing("tien_gow", secret=bytes([seed]) * 32), seed)
    assert given.state.deal is not None
    outcome = given.state.deal.outcome()
    assert outcome is not None
    assert given.state.game.next_first(outcome) == outcome["winners"][0]
    (winner,) = given.state.result.winners  # type: ignore[union-attr]
    following = playing("tien_gow", first=winner)
    view = observe(following.state, None)
    assert view is not None
    assert view.count("banker") == winner + 1


def test_closing_a_window_where_there_is_none_is_already_so() -> None:
    playing("chan").when(CloseWindow()).then()
    seated("chan").when(CloseWindow()).then()


# evolve never judges, and raises on the impossible


def test_the_first_command_and_the_first_event_open_a_table() -> None:
    with pytest.raises(ValueError, match="Open"):
        decide(None, Begin(), NOW)
    with pytest.raises(ValueError, match="Opened"):
        evolve(None, Begun())


def test_what_cannot_have_happened_raises() -> None:
    given = playing("tien_gow")
    asked = decision(given.state, actor(given))
    assert asked is not None
    other = (asked.seat + 1) % 4
    with pytest.raises(ValueError, match="not asked"):
        evolve(given.table, Moved(other, *asked.legal[0]))
    with pytest.raises((KeyError, IllegalMove)):
        evolve(given.table, Moved(asked.seat, "discard", (1, 1)))
    with pytest.raises(ValueError, match="without its cards"):
        evolve(seated("tien_gow").table, Begun())


def test_events_that_only_tell_consequences_change_nothing() -> None:
    given = playing("tien_gow")
    for happened in given.when(first_legal(given)).entry.happened:
        event = whole(happened)
        if not isinstance(event, Moved | Settled | Ended):
            assert evolve(given.table, event) == given.table
