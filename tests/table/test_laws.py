"""Laws of the aggregate, over random play of every game."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardavia.core import audit
from cardavia.core.catalog import GAMES
from cardavia.core.commands import CloseWindow, Play
from cardavia.core.events import Begun, Ended, Released, Settled, fold, shown, whole
from cardavia.core.game import Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import Entry, Table, append, decide, decision, duty, observe
from cardavia.core.views import Cards, Place, View, Viewer
from cardavia.service.wire.log import entry_from_bytes, entry_to_bytes
from tests.table.given import viewers
from tests.table.walks import walk

EXAMPLES = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


def replayed(entries: list[Entry]) -> Table:
    table = None
    for entry in entries:
        table = append(table, entry)
    assert table is not None
    return table


def before_the_deal(table: Table, viewer: Viewer) -> View:
    """What a viewer knows when nobody has a card: the whole pack lies face down."""
    pack = Cards(hidden=len(table.game.pack))
    return View(table.game.name, viewer, table.opened.options, {Place("pack"): pack})


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_the_log_replays_to_the_same_table(game: str, seed: int) -> None:
    rng = Random(seed)
    for on in walk(game, rng):
        if rng.random() < 0.05 or on.table.ended:
            assert replayed(on.entries) == on.table
            assert replayed([entry_from_bytes(entry_to_bytes(entry)) for entry in on.entries]) == on.table


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_each_viewer_s_view_is_the_fold_of_what_he_was_shown(game: str, seed: int) -> None:
    views: dict[Viewer, View] = {}
    counted: dict[Viewer, int] = {}
    for on in walk(game, Random(seed)):
        for viewer in viewers(on.table):
            events = [event for one in on.entries[-1].happened if (event := shown(one, viewer)) is not None]
            counted[viewer] = counted.get(viewer, 0) + bool(events)
            assert on.table.revision_of(viewer) == counted[viewer], "the numbering has no gaps"
            view = views.get(viewer) or before_the_deal(on.table, viewer)
            for event in events:
                view = fold(view, event)
            views[viewer] = view
            seen = observe(on.table, viewer)
            assert view == (seen or before_the_deal(on.table, viewer))


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_somebody_is_asked_or_something_is_due_until_the_end(game: str, seed: int) -> None:
    for on in walk(game, Random(seed)):
        table = on.table
        asked = [seat for seat in range(len(table.seats)) if decision(table, seat) is not None]
        if table.ended:
            assert not asked
            assert duty(table, on.now) is None
        elif table.paused:
            assert not asked
            assert duty(table, 2**62) is None
        elif table.status == "playing":
            waiting = table.window is not None and table.window.deadline
            assert asked or waiting or duty(table, on.now) == CloseWindow()
            assert table.window is not None or len(asked) == 1


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_every_legal_move_is_accepted_and_nothing_else(game: str, seed: int) -> None:
    rng = Random(seed)
    for on in walk(game, rng):
        for seat in range(len(on.table.seats)):
            asked = decision(on.table, seat)
            legal = () if asked is None else asked.legal
            moves = {*rng.sample(legal, min(3, len(legal))), *rng.sample(on.table.game.moves, 3), Move("pass")}
            for move in moves:
                result = decide(on.table, Play(seat, move, ai=on.table.acted_for(seat)), on.now)
                assert isinstance(result, Refusal) == (move not in legal)
                assert isinstance(result, Refusal) or result


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_the_end_tells_the_settlement_of_the_rules_and_the_secret(game: str, seed: int) -> None:
    *_, on = walk(game, Random(seed))
    assert on.table.ended
    events = [whole(one) for entry in on.entries for one in entry.happened]
    ends = [event for event in events if isinstance(event, Ended)]
    at_the_end = on.table.opened.disclosure == "end"
    assert [end.secret for end in ends] == [on.table.opened.secret if at_the_end else b""]
    releases = [event.secret for event in events if isinstance(event, Released)]
    assert releases == ([] if at_the_end else [on.table.opened.secret])
    assert on.table.disclosed
    assert on.table.secret == on.table.opened.secret
    settled = [event for event in events if isinstance(event, Settled)]
    assert len(settled) == (on.table.status == "over")
    if settled:
        assert on.table.deal is not None
        outcome = on.table.deal.outcome()
        assert outcome is not None
        assert list(settled[0].scores) == outcome["scores"]
        assert list(settled[0].winners) == outcome["winners"]


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_nothing_but_the_opening_and_the_deal_is_the_log_s_alone(game: str, seed: int) -> None:
    for on in walk(game, Random(seed)):
        for one in on.entries[-1].happened:
            assert one.public is not None or one.audience, "an event that nobody ever sees"
            alone = one.secret is not None and not one.audience
            assert alone == (isinstance(one.secret, Begun) or len(on.entries) == 1)


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS)
def test_every_entry_is_what_its_own_command_brings_about(game: str, seed: int) -> None:
    before, since = None, 0
    for on in walk(game, Random(seed)):
        audit.check(before, on.entries[-1], since)
        before, since = on.table, on.entries[-1].time
