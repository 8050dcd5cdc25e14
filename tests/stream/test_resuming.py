"""Attaching at any moment: the view of that moment, whole, then exactly the rest, then the word that this was all."""

from collections.abc import Sequence
from typing import Any

import pytest

from cardavia.v1 import logs_pb2, play_pb2
from tests.stream.api import SEATS, Api, Table, canonical, folded

VIEWERS = ("a seat", "a spectator")


async def played(api: Api, game: str, viewer: str) -> tuple[Table, str, int]:
    """A deal that is over, the token of a viewer, and his last revision."""
    table = await (await api.open(game)).seated()
    await table.play_out()
    token = table.tokens[0] if viewer == "a seat" else table.opened.spectator_invitation
    return table, token, (await api.get(table.id, token)).view.revision


async def over_play(api: Api, table: Table, token: str, moments: Sequence[int]) -> dict[int, list[Any]]:
    """What comes after each of these revisions, all on one Play stream."""
    talk = await api.talk()
    items = [
        play_pb2.PlayRequestItem(
            channel=after, attach=play_pb2.Attach(table_id=table.id, token=token, after_revision=after)
        )
        for after in moments
    ]
    await talk.call.write(play_pb2.PlayRequest(items=items))
    caught_up = 0
    while caught_up < len(moments):
        caught_up += (await talk.next()).WhichOneof("kind") == "caught_up"
    talk.cancel()
    return {after: [item for item in talk.items if item.channel == after] for after in moments}


async def over_watch(api: Api, table: Table, token: str, moments: Sequence[int]) -> dict[int, list[Any]]:
    """What comes after each of these revisions, each on a Watch stream."""
    received = {}
    for after in moments:
        watching = api.watch(table.id, token, after)
        await watching.until("caught_up")
        watching.cancel()
        received[after] = watching.items
    return received


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("way", [over_play, over_watch])
async def test_after_every_revision_of_a_deal_exactly_the_rest_comes(
    way: Any, game: str, viewer: str, api: Api
) -> None:
    table, token, last = await played(api, game, viewer)
    received = await way(api, table, token, range(last + 1))
    for after, items in received.items():
        begins = max(after, 1)
        kinds = [item.WhichOneof("kind") for item in items]
        assert kinds == ["view", *["update"] * (last - begins), "caught_up"]
        assert [item.update.revision for item in items[1:-1]] == [*range(begins + 1, last + 1)]
        assert items[0].view.revision == begins
        assert items[-1].caught_up.revision == last


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", SEATS)
async def test_the_first_message_of_an_attachment_is_the_complete_view_of_its_moment(
    game: str, viewer: str, api: Api
) -> None:
    table, token, last = await played(api, game, viewer)
    end = (await api.get(table.id, token)).view
    for after, items in (await over_play(api, table, token, range(1, last + 1))).items():
        request = logs_pb2.ReplayRequest(table_id=table.id, token=token, revision=after)
        assert canonical(items[0].view) == canonical((await api.logs.Replay(request)).view)
        assert canonical(folded(items)) == canonical(end)
