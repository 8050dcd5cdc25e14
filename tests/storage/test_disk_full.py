"""A disk that is full: commands are refused at once, the rest goes on, and all goes on by itself when there is room."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import grpc
import pytest

from cardavia.service.bootstrap import DATABASE
from tests.e2e.children import Server
from tests.storage.places import Disk, small_disk
from tests.storage.servers import PATIENCE, Deal, healthy, refuses, serving
from tests.stream.api import Api, Watching, failing, folded, whole_log

GAMES = ("tien_gow", "chuo_pai", "chan")
ROOM = 256 * 1024


@pytest.fixture
async def disk(tmp_path: Path) -> AsyncIterator[Disk]:
    async with small_disk(tmp_path / "disk") as disk:
        yield disk


async def stuck_deals(server: Server, api: Api) -> list[Watching]:
    """Deals that AI players play alone, opened until the disk is full and one of them cannot go on."""
    watching = []
    while "storage failed; will try again" not in server.errors:
        with suppress(grpc.aio.AioRpcError):
            table = await api.open("chuo_pai", people=0)
            watching.append(api.watch(table.id, table.opened.spectator_invitation, after=0))
    return watching


async def test_commands_are_refused_the_rest_goes_on_and_all_resumes_by_itself(disk: Disk) -> None:
    async with serving(disk.inside / "data", disk.enter) as (server, api):
        deals = [await Deal.opened(api, game) for game in GAMES]
        for deal in deals:
            await deal.play(api, moves=4)
        sealed = await (await api.open("chan", people=4, claims="sealed")).seated(4)
        window = api.watch(sealed.id, sealed.tokens[1])
        move = (await api.watch(sealed.id, sealed.tokens[0]).until("decision")).legal[0]
        await api.submit(sealed.id, sealed.tokens[0], move)

        disk.fill(ROOM)
        room = asyncio.Event()
        alone = await stuck_deals(server, api)
        disk.fill()
        playing = [asyncio.ensure_future(deal.play(api, going_on=room)) for deal in deals]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(deal.refused.wait() for deal in deals))
        refused = await failing(api.open())
        assert (refused.code, refused.reason) == (grpc.StatusCode.UNAVAILABLE, "STORAGE_FAILED")
        assert "disk" not in refused.text
        assert "the disk is full" in server.errors

        assert await healthy(server)
        for deal in deals:
            view = (await api.get(deal.table.id, deal.table.tokens[0])).view
            assert view.status == "playing"
            watching = api.watch(deal.table.id, deal.table.tokens[0], after=0)
            assert (await watching.until("caught_up")).revision == view.revision
            assert await whole_log(api, deal.table.id, deal.table.tokens[0])
        assert not any(each.call.done() for each in alone)

        disk.free()
        room.set()
        await asyncio.gather(*playing, *(each.until_ended() for each in alone))
        for deal in deals:
            await deal.all_there(api)
        if (await api.get(sealed.id, sealed.tokens[1])).view.HasField("window"):
            await window.until("update")
        for each in alone:
            assert folded(each.items).status == "over"
        assert await server.stop() == 0
        assert "Traceback" not in server.errors


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_a_server_that_ends_on_a_full_disk_loses_nothing_and_starts_when_there_is_room(
    number: int, disk: Disk
) -> None:
    data = disk.inside / "data"
    async with serving(data, disk.enter) as (server, api):
        deals = [await Deal.opened(api, game) for game in GAMES]
        for deal in deals:
            await deal.play(api, moves=4)
        disk.fill()
        room = asyncio.Event()
        playing = [asyncio.ensure_future(deal.play(api, going_on=room)) for deal in deals]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(deal.refused.wait() for deal in deals))
        for task in playing:
            task.cancel()
        assert await server.stop(number) == (0 if number == signal.SIGTERM else -number)
    disk.fill()  # the end of the server may have given something back
    assert f"{data / DATABASE}: the disk is full" in await refuses(data, disk.enter)
    disk.free()
    async with serving(data, disk.enter) as (server, api):
        for deal in deals:
            await deal.all_there(api)
            await deal.play(api)
        assert await server.stop() == 0
        assert not server.errors


async def test_a_first_start_on_a_full_disk_is_told_and_leaves_nothing_half_made(disk: Disk) -> None:
    data = disk.inside / "data"
    disk.fill()
    assert f"{data}/token.key cannot be made: No space left on device" in await refuses(data, disk.enter)
    disk.free()
    disk.fill(8192)
    assert f"{data / DATABASE}: the disk is full" in await refuses(data, disk.enter)
    assert sorted(path.name for path in (disk.outside / "data").iterdir()) == [
        "administrator.key",
        f"{DATABASE}.lock",
        "token.key",
    ]
    disk.free()
    async with serving(data, disk.enter) as (server, api):
        await (await Deal.opened(api)).play(api)
        assert await server.stop() == 0
        assert not server.errors
