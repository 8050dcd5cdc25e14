"""A directory or a file that is read-only for an ordinary user: a server says so at once, and the log can be read."""

from pathlib import Path

import pytest

from cardavia.service.bootstrap import DATABASE
from tests.storage.places import ordinary, read_only
from tests.storage.servers import Deal, command, refuses, serving


@pytest.fixture
async def deal(tmp_path: Path) -> Deal:
    """A deal in the directory `data`, half played, whose server has ended cleanly."""
    async with serving(tmp_path / "data") as (server, api):
        deal = await Deal.opened(api)
        await deal.play(api, moves=10)
        assert await server.stop() == 0
    return deal


def contents(data: Path) -> dict[Path, bytes]:
    """All files of a directory."""
    return {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}


async def goes_on(data: Path, deal: Deal) -> None:
    async with serving(data, ordinary()) as (server, api):
        await deal.all_there(api)
        await deal.play(api)
        assert await server.stop() == 0
        assert not server.errors


async def entries(data: Path, deal: Deal) -> int:
    """How many entries an ordinary user can read of a deal, without a server."""
    line = ("log", "--json", deal.table.id, "--data", str(data))
    status, output, errors = await command(*line, prefix=ordinary())
    assert (status, errors) == (0, "")
    return output.count("\n")


async def test_a_read_only_directory_can_be_read_and_not_served(tmp_path: Path, deal: Deal) -> None:
    data = tmp_path / "data"
    before = contents(data)
    async with read_only(data, *data.rglob("*")):
        assert f"{data} cannot be written by this user" in await refuses(data, ordinary())
        assert await entries(data, deal) > 10
        line = ("replay", "--plain", deal.table.id, "--data", str(data))
        assert (await command(*line, prefix=ordinary()))[0] == 0
    assert contents(data) == before
    await goes_on(data, deal)


async def test_a_read_only_file_is_named(tmp_path: Path, deal: Deal) -> None:
    data = tmp_path / "data"
    for name in (DATABASE, f"{DATABASE}.lock"):
        async with read_only(data / name):
            assert f"{data / name} cannot be written by this user" in await refuses(data, ordinary())
            assert await entries(data, deal) > 10
    await goes_on(data, deal)


async def test_a_new_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    async with read_only(tmp_path):
        assert str(tmp_path / "data") in await refuses(tmp_path / "data", ordinary())
    (tmp_path / "data").mkdir()
    async with read_only(tmp_path / "data"):
        error = await refuses(tmp_path / "data", ordinary())
    assert f"{tmp_path / 'data' / 'token.key'} cannot be made: Permission denied" in error
    assert not list((tmp_path / "data").iterdir())


async def test_a_directory_that_becomes_read_only_while_it_is_served_loses_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data, ordinary()) as (server, api):
        deal = await Deal.opened(api)
        await deal.play(api, moves=5)
        async with read_only(data, *data.iterdir()):
            await deal.play(api, moves=10)  # what is open stays open
            assert await server.stop() == 0
            assert f"{data} cannot be written by this user" in await refuses(data, ordinary())
            assert await entries(data, deal) > 10
    await goes_on(data, deal)


async def test_a_log_that_is_served_can_be_read_by_whoever_may_not_write(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as (server, api):
        deal = await Deal.opened(api)
        await deal.play(api, moves=5)
        async with read_only(data, *data.iterdir()):
            before = await entries(data, deal)
            await deal.play(api, moves=10)
            assert await entries(data, deal) > before
        await deal.play(api)
        assert await server.stop() == 0


async def test_what_a_killed_server_left_in_a_read_only_directory_is_read_or_the_reason_is_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as (server, api):
        deal = await Deal.opened(api)
        await deal.play(api, moves=5)
        server.process.kill()
        await server.ended()
    async with read_only(data):
        assert await entries(data, deal) > 5
    index = data / f"{DATABASE}-shm"
    index.unlink()
    async with read_only(data):
        status, output, errors = await command("log", deal.table.id, "--data", str(data), prefix=ordinary())
        assert (status, output) == (1, "")
        assert "read a copy of the directory" in errors
    await goes_on(data, deal)
