"""A table that goes on is carried to another directory, and played there to its end by those who sat at it."""

import asyncio
import shutil
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest

from cardavia.log.v1 import events_pb2
from cardavia.v1 import tables_pb2
from tests import postgres
from tests.cli.running import COMMAND, environment, run
from tests.interchange.journals import records_of
from tests.stream.api import PASS, Api, Table, failing, fresh, whole_log
from tests.stream.conftest import serving

Said = tuple[str, events_pb2.Move, int]
"""A move: the id of its request, itself, and the revision that was acknowledged."""


def carried_over(source: Path, target: Path, form: str, old: str = "", new: str = "") -> None:
    """Export all of a data directory, and import it into another, with its keys; or of databases and into them."""
    file = source.with_name(f"all.{form}")
    exported = run("export", "-o", str(file), "--format", form, "--data", str(source), "--database", old)
    assert exported.exit_code == 0, exported.stderr
    target.mkdir()
    shutil.copy(source / "token.key", target)
    shutil.copytree(source / "signing", target / "signing")
    imported = run("import", str(file), "--data", str(target), "--database", new)
    assert (imported.exit_code, imported.stderr) == (0, "")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """A database in PostgreSQL, with an empty journal."""
    yield postgres.url_of(tmp_path)
    postgres.forget(tmp_path)


@pytest.mark.parametrize(("game", "form"), [("chuo_pai", "cardavia"), ("tien_gow", "jsonl"), ("chan", "cardavia")])
async def test_an_open_table_goes_on_with_its_old_tokens(game: str, form: str, tmp_path: Path) -> None:
    await goes_on(game, form, tmp_path)


async def test_also_from_sqlite_to_postgresql(tmp_path: Path, database: str) -> None:
    await goes_on("tien_gow", "cardavia", tmp_path, new_database=database)


async def test_and_back(tmp_path: Path, database: str) -> None:
    await goes_on("chuo_pai", "cardavia", tmp_path, old_database=database)


async def goes_on(game: str, form: str, tmp_path: Path, old_database: str = "", new_database: str = "") -> None:
    """Open a table in one place, play a little, carry it to the other, and play it to its end there."""
    old, new, opening = tmp_path / "old", tmp_path / "new", fresh()
    async with (
        serving(old, database=old_database) as service,
        grpc.aio.insecure_channel(service.grpc_address) as channel,
    ):
        api = Api(channel, service.administrator_key)
        table = await (await api.open(game, people=1, request_id=opening, listed=True, label="carried")).seated(1)
        said = await moves(api, table, 3)
        before = await api.get(table.id, table.tokens[0])
    carried_over(old, new, form, old_database, new_database)
    async with (
        serving(new, database=new_database) as service,
        grpc.aio.insecure_channel(service.grpc_address) as channel,
    ):
        api = Api(channel, service.administrator_key)
        table.api = api
        again = await api.open(game, people=1, request_id=opening, listed=True, label="carried")
        assert again.opened.table_id == table.id
        assert list(again.opened.invitations) == list(table.opened.invitations)
        listed = await api.tables.ListTables(tables_pb2.ListTablesRequest())
        assert [(row.table_id, row.label) for row in listed.tables] == [(table.id, "carried")]
        after = await api.get(table.id, table.tokens[0])
        assert after.view.revision >= before.view.revision
        for request_id, move, revision in said:
            assert await api.submit(table.id, table.tokens[0], move, request_id=request_id) == revision
        other = next(move for move in (PASS, events_pb2.Move()) if move != said[0][1])
        reused = await failing(api.submit(table.id, table.tokens[0], other, request_id=said[0][0]))
        assert reused.reason == "REQUEST_REUSED"
        await table.play_out()
        assert (await api.get(table.id, table.tokens[0])).view.status == "over"
        log = [one for batch in await whole_log(api, table.id) for one in batch.entries]
    records = records_of(tmp_path.joinpath(f"all.{form}").read_bytes())
    exported = [record.entry.stored for record in records if record.HasField("entry")]
    assert [one.stored for one in log[: len(exported)]] == exported
    assert len(log) > len(exported)


async def moves(api: Api, table: Table, count: int) -> list[Said]:
    """Make the first legal move so many times; what was said, and the revision that was acknowledged."""
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    asked: dict[str, events_pb2.Move] = {}
    said: list[Said] = []
    while len(said) < count:
        item = await talk.next()
        match item.WhichOneof("kind"):
            case "decision" if len(asked) < count:
                asked[await talk.submit(1, item.decision.legal[0])] = item.decision.legal[0]
            case "accepted":
                said.append((item.accepted.request_id, asked[item.accepted.request_id], item.accepted.revision))
    talk.cancel()
    return said


async def test_without_the_token_key_old_tokens_are_good_for_nothing(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    async with serving(old) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        table = await (await Api(channel, service.administrator_key).open(people=2)).seated(1)
    carried_over(old, new, "cardavia")
    (new / "token.key").unlink()
    async with serving(new) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        assert (await failing(api.get(table.id, table.tokens[0]))).reason == "BAD_TOKEN"


# From a server


async def exported_from(address: str, *words: str) -> tuple[int, str]:
    """`cardavia export` as a child, from a server in this process: its exit status and what it said."""
    child = await asyncio.create_subprocess_exec(
        *COMMAND, "export", *words, "--server", address, stderr=PIPE, stdout=PIPE, env=environment()
    )
    _, errors = await child.communicate()
    assert child.returncode is not None
    return child.returncode, errors.decode()


async def test_a_disclosed_log_is_exported_from_a_server(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "one.cardavia"
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        table = await (await Api(channel, service.administrator_key).open()).seated()
        token = table.tokens[0]
        status, said = await exported_from(service.grpc_address, table.id, "--token", token, "-o", str(file))
        assert (status, said) == (1, f"Error: the log of table {table.id} is not open to all yet\n")
        status, said = await exported_from(service.grpc_address, table.id, "-o", str(file))
        assert status == 1
        assert "Error: " in said
        assert not file.exists()
        await table.play_out()
        await table.next_deal(token)
        status, said = await exported_from(service.grpc_address, table.id, "-o", str(file))
        assert status == 0, said
    local = tmp_path / "local.cardavia"
    assert run("export", table.id, "-o", str(local), "--data", str(data)).exit_code == 0
    records = records_of(file.read_bytes())
    assert records[1:] == records_of(local.read_bytes())[1:]
    assert sum(record.HasField("head") for record in records) == 2, "under the end, and under what followed it"
    (tmp_path / "other").mkdir()
    shutil.copytree(data / "signing", tmp_path / "other" / "signing")
    assert run("import", str(file), "--data", str(tmp_path / "other")).stdout.startswith("1 table imported; ")
