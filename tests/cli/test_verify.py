"""`cardavia verify` and `cardavia keys`."""

import asyncio
import json
import urllib.request
from pathlib import Path

import grpc
import pytest

from cardavia.service.bootstrap import running
from cardavia.service.config import Config
from cardavia.service.signing import KeyStore, key_id, keys_to_json
from cardavia.service.wire.export import Writer
from tests.cli.running import child, run
from tests.log.mutations import Subject, subject
from tests.stream.api import Api


def saved(on: Subject, directory: Path, *, jsonl: bool = False) -> tuple[str, str]:
    """The file of a log, and that of its keys."""
    file, keys = directory / "log.cardavia", directory / "keys.json"
    with file.open("wb") as opened:
        writer = Writer(opened, jsonl=jsonl)
        for record in on.records:
            writer.write(record)
        writer.close()
    keys.write_text(keys_to_json(on.keys, key_id(on.signer.public)))
    return str(file), str(keys)


@pytest.mark.parametrize("jsonl", [False, True])
def test_a_file_in_order_is_said_in_one_sentence(tmp_path: Path, jsonl: bool) -> None:
    on = subject()
    file, keys = saved(on, tmp_path, jsonl=jsonl)
    result = run("verify", file, "--keys", keys)
    assert (result.exit_code, result.stderr) == (0, "")
    first, second = result.stdout.splitlines()
    assert first.startswith(f"3 tables, {on.records[-1].end.entries} entries, ")
    assert first.endswith(" moves: sound and vouched for")
    assert second == f"key {key_id(on.signer.public)} vouches for 3 tables"


def test_the_message_names_table_revision_and_reason(tmp_path: Path) -> None:
    on = subject()
    table = on.records[1].table.table_id
    del on.records[5]
    on.records[-1].end.entries -= 1
    file, keys = saved(on, tmp_path)
    result = run("verify", file, "--keys", keys)
    assert result.exit_code == 1
    line = f"table {table}: fault at entry 4: where entry 4 should be, there is entry 5"
    assert result.stdout.splitlines()[0] == line
    assert ": faults in 1 table\n" in result.stdout
    told = [json.loads(each) for each in run("verify", file, "--keys", keys, "--json").stdout.splitlines()]
    assert told[0]["fault"] == {"revision": 4, "what": "where entry 4 should be, there is entry 5"}
    assert (told[1]["faults"], told[1]["not_vouched_for"], told[1]["status"]) == (1, 0, 1)


def test_what_no_known_key_signed_is_not_vouched_for(tmp_path: Path) -> None:
    on = subject(tables=1)
    file, keys = saved(on, tmp_path)
    Path(keys).write_text('{"keys": []}')
    result = run("verify", file, "--keys", keys)
    table = on.records[1].table.table_id
    assert result.exit_code == 2
    assert f"table {table}: the whole log: not vouched for\n" in result.stdout
    assert f"not vouched for: key {key_id(on.signer.public)} is not known\n" in result.stdout
    assert result.stdout.endswith(": 1 table sound, but not vouched for to the end\n")


def test_a_damaged_file_is_a_fault(tmp_path: Path) -> None:
    file, keys = saved(subject(tables=1), tmp_path)
    data = Path(file).read_bytes()
    Path(file).write_bytes(data[: len(data) // 2])
    result = run("verify", file, "--keys", keys)
    assert result.exit_code == 1
    assert f"{file}: the compressed data is damaged after record " in result.stdout
    assert result.stdout.endswith("the file is damaged\n")


def test_a_head_must_be_of_the_log(tmp_path: Path) -> None:
    on = subject(tables=1)
    file, keys = saved(on, tmp_path)
    head = on.records[-2].head
    good = run("verify", file, "--keys", keys, "--head", head.head.hex())
    assert good.exit_code == 0
    assert f"head {head.head.hex()}: after entry {head.revision} of table {head.table_id}\n" in good.stdout
    bad = run("verify", file, "--keys", keys, "--head", "ab" * 32)
    assert bad.exit_code == 1
    assert f"head {'ab' * 32}: this head is not of this log\n" in bad.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("nowhere",), "'nowhere' is neither a file nor a table's id"),
        (("01890000-0000-7000-8000-000000000000", "--head", "ab"), "a head has 64 hexadecimal digits, not 'ab'"),
        (("01890000-0000-7000-8000-000000000000", "--token", "x"), "--token goes with --server"),
    ],
)
def test_what_is_wrong_is_said_with_exit_status_2(args: tuple[str, ...], words: str) -> None:
    result = run("verify", *args, env={"CARDAVIA_DATA": None, "CARDAVIA_SERVER": None})
    assert result.exit_code == 2
    assert words in result.stderr


def test_keys_are_printed_and_rotated(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    assert "There is no key" in run("keys", *data).stderr
    first = KeyStore(tmp_path / "signing").signer()
    assert run("keys", *data).stdout == f"{key_id(first.public)}  {first.public.hex()}  current\n"
    rotated = run("keys", "--rotate", "--json", *data)
    assert rotated.stderr == "A running server goes on with its key until it is started again.\n"
    listed = json.loads(rotated.stdout)["keys"]
    assert {key["id"]: key["current"] for key in listed}[key_id(first.public)] is False
    assert sorted(key["current"] for key in listed) == [False, True]


@pytest.mark.parametrize("game", ["chuo_pai", "tien_gow", "chan"])
async def test_a_table_of_a_service_is_verified_from_the_server_and_from_its_data(game: str, tmp_path: Path) -> None:
    async with (
        running(Config(data=tmp_path, listen="127.0.0.1:0", http="127.0.0.1:0", drain_seconds=0.2)) as service,
        grpc.aio.insecure_channel(service.grpc_address) as channel,
    ):
        api = Api(channel, service.administrator_key)
        table = await (await api.open(game, people=2, claims="open")).seated(2)
        early = await asyncio.to_thread(
            child, "verify", table.id, "--server", service.grpc_address, "--token", table.tokens[0]
        )
        assert early.returncode == 1
        assert b"this log is not disclosed; only the whole log can be verified" in early.stderr
        await table.leave(1)
        await table.sit(1)
        await table.play_out(2)
        await table.next_deal(table.opened.owner_token)
        page = await asyncio.to_thread(_get, f"http://{service.http_address}/keys")
        keys = tmp_path / "keys.json"
        keys.write_bytes(page)
        args = ("verify", table.id, "--server", service.grpc_address, "--keys", str(keys))
        over = await asyncio.to_thread(child, *args)
        assert (over.returncode, over.stderr) == (0, b"")
        closed = await api.open(game)
        await closed.close(reason="enough")
    for one, words in ((table, "the deal is that of the seed\n"), (closed, "there was none\n")):
        result = await asyncio.to_thread(child, "verify", one.id, "--data", str(tmp_path))
        assert result.returncode == 0
        assert words in result.stdout.decode()
        assert " are vouched for by key " in result.stdout.decode()


def _get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=10) as answer:  # noqa: S310  (our own server's)
        body: bytes = answer.read()
        return body
