"""One server on a directory, by whatever name, and however many begin at the same moment."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.storage.servers import Deal, begin, refuses, serving


async def test_a_second_server_is_turned_away_by_whatever_name_and_the_first_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, link = tmp_path / "data", tmp_path / "link"
    link.symlink_to(data)
    async with serving(data) as (server, api):
        deal = await Deal.opened(api)
        await deal.play(api, moves=3)
        monkeypatch.chdir(tmp_path)
        for name in (data, link, Path("data/../data")):
            error = await refuses(name)
            assert "another process writes this journal already" in error
            assert f"process {server.process.pid} " in error
        await deal.all_there(api)
        await deal.play(api)
        assert await server.stop() == 0
        assert not server.errors


async def test_after_the_first_is_killed_the_second_starts_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as (server, api):
        deal = await Deal.opened(api)
        await deal.play(api, moves=3)
        server.process.kill()
        await server.ended()
    async with serving(tmp_path / "data") as (server, api):
        await deal.all_there(api)
        await deal.play(api)
        assert await server.stop() == 0
        assert not server.errors


@pytest.mark.parametrize("new", [True, False])
async def test_of_servers_that_begin_together_one_serves(new: bool, tmp_path: Path) -> None:
    data = tmp_path / "data"
    if not new:
        async with serving(data) as (server, _):
            assert await server.stop() == 0
    servers = [await begin(data) for _ in range(3)]
    try:
        first = await asyncio.gather(*(server.line() for server in servers))
        (winner,) = (server for server, line in zip(servers, first, strict=True) if line)
        for server in servers:
            if server is not winner:
                assert await server.ended() == 1
                assert "another process writes this journal already" in server.errors
        assert await winner.stop() == 0
    finally:
        await asyncio.gather(*(server.close() for server in servers))
    files = ["administrator.key", "cardavia.sqlite3", "cardavia.sqlite3.lock", "signing", "token.key"]
    assert sorted(os.listdir(data)) == files
    assert len(list((data / "signing").glob("*.key"))) == 1
