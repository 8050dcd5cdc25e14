"""LogService: each viewer's own log while the deal runs, all of it afterwards, and the table as it was."""

import grpc
import pytest

from cardavia.core.events import whole
from cardavia.core.table import append
from cardavia.service.wire.api import encode_table
from cardavia.service.wire.log import entry_from_bytes
from cardavia.v1 import logs_pb2, views_pb2
from tests.stream.api import SEATS, Api, Table, canonical, ends, failing, whole_log


async def updates(api: Api, table: Table, token: str, after: int = 0) -> list[views_pb2.Update]:
    log = await whole_log(api, table.id, token, after)
    assert not any(batch.entries for batch in log)
    return [update for batch in log for update in batch.updates]


async def replay(api: Api, table: Table, token: str, revision: int) -> logs_pb2.ReplayResponse:
    return await api.logs.Replay(logs_pb2.ReplayRequest(table_id=table.id, token=token, revision=revision))


async def half_played(api: Api, game: str) -> Table:
    """A table with a claim window open or a decision due, several moves into the deal."""
    people = SEATS[game]
    table = await (await api.open(game, people=people, claims="open")).seated(people)
    talk = await api.talk()
    for seat in range(people):
        await talk.attach(seat, table.id, table.tokens[seat])
    asked = answered = 0
    while asked < 10 or answered < 9:  # so that nothing is under way any more
        item = await talk.next()
        kind = item.WhichOneof("kind")
        answered += kind in ("accepted", "refused")
        if kind == "decision":
            asked += 1
            if asked < 10:
                await talk.submit(item.channel, item.decision.legal[0])
    talk.cancel()
    return table


@pytest.mark.parametrize("game", SEATS)
async def test_while_the_deal_runs_each_viewer_reads_what_he_was_shown(game: str, stored: Api) -> None:
    table = await half_played(stored, game)
    for token in (*table.tokens.values(), table.opened.spectator_invitation):
        watching = stored.watch(table.id, token, after=1)
        await watching.until("caught_up")
        watching.cancel()
        log = await updates(stored, table, token)
        assert [update.revision for update in log] == [*range(1, len(log) + 1)]
        sent = [item.update for item in watching.items if item.WhichOneof("kind") == "update"]
        assert log[1 : 1 + len(sent)] == sent
        assert await updates(stored, table, token, after=3) == log[3:]
        assert await updates(stored, table, token, after=2**63) == []
        for update in log:
            for event in update.events:
                assert not event.begun.HasField("deal")
                assert not event.opened.secret


@pytest.mark.parametrize("game", SEATS)
async def test_after_the_end_everybody_reads_all_and_it_replays_to_the_settlement(game: str, stored: Api) -> None:
    table = await (await stored.open(game)).seated()
    await table.play_out()
    logs = [
        await whole_log(stored, table.id, token)
        for token in (table.tokens[0], table.opened.spectator_invitation, table.opened.owner_token)
    ]
    assert logs[0] == logs[1] == logs[2]
    entries = [one for batch in logs[0] for one in batch.entries]
    assert not any(batch.updates for batch in logs[0])
    assert [one.revision for one in entries] == [*range(1, len(entries) + 1)]
    state = None
    for one in entries:
        state = append(state, entry_from_bytes(one.stored))
    assert state is not None
    view = (await stored.get(table.id, table.tokens[0])).view
    assert canonical(encode_table(table.id, state, 0, entries[-1].head)) == canonical(view)
    assert whole(entry_from_bytes(entries[0].stored).happened[0]).secret  # type: ignore[union-attr]
    rest = [one for batch in await whole_log(stored, table.id, table.tokens[0], after=5) for one in batch.entries]
    assert rest == entries[5:]


@pytest.mark.parametrize("game", SEATS)
async def test_the_table_can_be_shown_at_every_revision(game: str, api: Api) -> None:
    table = await (await api.open(game)).seated()
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0], after=1)
    asked: dict[int, views_pb2.Decision] = {}
    while len(asked) < 5 and not ends(item := await talk.next()):
        if item.WhichOneof("kind") == "decision":
            asked[item.decision.revision] = item.decision
            await talk.submit(1, item.decision.legal[0])
    for revision, decision in asked.items():
        assert (await replay(api, table, table.tokens[0], revision)).decision == decision
    for revision in range(1, max(asked) + 1):
        for token in (table.tokens[0], table.opened.spectator_invitation):
            shown = await replay(api, table, token, revision)
            assert shown.view.revision == revision
            assert token == table.tokens[0] or not shown.HasField("decision")


async def test_there_is_nothing_to_show_before_the_first_revision_and_after_the_last(api: Api) -> None:
    table = await api.open(people=2)
    for revision in (0, 2, 2**64 - 1):
        assert (await failing(replay(api, table, table.opened.owner_token, revision))).fields == ["revision"]


async def test_logs_need_a_token_until_the_table_has_ended_unless_it_is_listed(api: Api) -> None:
    table = await (await api.open()).seated()
    listed = await api.open(listed=True)
    assert await updates(api, listed, "")
    for token in ("", "junk", listed.opened.owner_token):
        error = await failing(whole_log(api, table.id, token))
        assert (error.code, error.reason) == (grpc.StatusCode.UNAUTHENTICATED, "BAD_TOKEN")
        assert (await failing(replay(api, table, token, 1))).reason == "BAD_TOKEN"
    await table.play_out()
    assert await whole_log(api, table.id, "")
    assert (await replay(api, table, "", 1)).view.revision == 1
    assert (await failing(whole_log(api, table.id, "junk"))).reason == "BAD_TOKEN"
    assert (await failing(whole_log(api, "nowhere", ""))).fields == ["table_id"]
