"""The log of the process, and `/metrics` beside it: what lines say, and that nothing says a secret."""

import json
import re
from pathlib import Path
from uuid import UUID

import grpc
import pytest
import structlog

from cardavia.core.catalog import GAMES
from cardavia.core.commands import Play
from cardavia.core.game import Move
from cardavia.core.shuffle import committed
from cardavia.core.table import Author
from cardavia.service import observability
from cardavia.service.bootstrap import DATABASE
from cardavia.service.journal import open_sqlite_readonly
from cardavia.service.observability import Observer
from cardavia.service.steps import Steps
from cardavia.service.wire.log import entry_from_bytes, secret_of
from cardavia.v1 import players_pb2
from tests.e2e.children import serving
from tests.observing.looks import fetch, value
from tests.stream.api import PASS, Api, Table, ends, failing, fresh
from tests.stream.test_fair import FAIR, reveal

GAME = "chan"
ENTROPY = b"what ada drew by throwing coins!"
NAME = "Ada Beside The Log"
WORDS = re.compile(r"FACE_|VERB_|Bearer|invitation|token|secret|commitment|entropy|cards")
"""Words that stand beside secrets wherever those are shown. Reasons and methods have them in capitals."""


async def deal_with_all_that_may_go_wrong(api: Api) -> tuple[Table, list[str]]:
    """A fair deal, with a name, entropy, refusals and a next deal; what of it is secret."""
    opening = fresh()
    table = await api.open(GAME, request_id=opening, **FAIR)
    token = await table.sit(0, commitment=committed(0, ENTROPY))
    await api.players.SetName(players_pb2.SetNameRequest(table_id=table.id, token=token, name=NAME))
    for wrong in (b"something else entirely", b"short"):
        await failing(reveal(api, table, 0, wrong))
    await failing(api.submit(table.id, token, PASS))
    await failing(api.submit(table.id, token[:-2] + "xx", PASS))
    await failing(api.get(table.id, table.opened.invitations[0]))
    await reveal(api, table, 0, ENTROPY)
    talk = await api.talk()
    await talk.attach(1, table.id, token[:-2] + "xx")
    await talk.attach(2, table.id, token)
    while not ((item := await talk.next()).HasField("decision") or ends(item)):
        pass
    if not item.HasField("decision"):  # one deal in 200 is over before she is asked
        talk.cancel()
        return await deal_with_all_that_may_go_wrong(api)
    illegal = item.decision.legal[0]
    illegal.cards.append(illegal.cards[0] if illegal.cards else 1)
    await talk.submit(2, illegal)
    await talk.until("refused", 2)
    talk.cancel()
    await table.play_out()
    await table.next_deal(token)
    invitations = [*filter(None, table.opened.invitations), table.opened.spectator_invitation]
    return table, [opening, *invitations, table.opened.owner_token, token, NAME, ENTROPY.decode(), ENTROPY.hex()]


async def recorded(data: Path, table: str) -> tuple[list[str], list[str]]:
    """The secrets that are in a table's log, its cards and moves among them, and the request ids of its moves."""
    async with await open_sqlite_readonly(data / DATABASE) as journal:
        entries = [entry_from_bytes(stored.state) for stored in await journal.read(UUID(table))]
    secret = secret_of(entries[0])
    secrets = [secret.hex(), repr(secret)[2:-1]]
    faces = [card.code for card in GAMES[GAME].deck.cards if len(card.code) > 2]
    verbs = [verb for verb in GAMES[GAME].verbs if verb != "play"]
    moves = [entry.request_id for entry in entries if entry.author == Author("seat", 0) and entry.request_id]
    return [*secrets, *(f"{verb} {face}" for verb in verbs for face in faces)], moves


@pytest.mark.parametrize("form", ["json", "text"])
async def test_no_secret_is_in_the_log_at_debug_level_or_in_the_metrics(form: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    options = ("--log-level", "debug", "--log-format", form, "--http", "127.0.0.1:0")
    async with serving(data, *options) as server:
        http = (await server.line()).split("//")[1].strip("/\n")
        key = (data / "administrator.key").read_text()
        async with grpc.aio.insecure_channel(server.address) as channel:
            table, secrets = await deal_with_all_that_may_go_wrong(Api(channel, key))
        _, _, metrics = await fetch(http)
        assert await server.stop() == 0
        lines = server.errors
    told = (lines + metrics + "".join(server.lines)).replace(str(data), "")
    inside, moves = await recorded(data, table.id)
    for secret in [*secrets, *inside, key, (data / "token.key").read_text()]:
        assert secret not in told
    assert not WORDS.findall(told)
    assert table.id not in metrics
    # And what should be there is.
    assert value(metrics, "cardavia_moves_total", player="person") == len(moves) > 0
    assert value(metrics, "cardavia_refusals_total", reason="ILLEGAL_MOVE") == 1
    for request in moves:
        assert request in lines
    if form == "json":
        facts = [json.loads(line) for line in lines.splitlines()]
        played = [each for each in facts if each["event"] == "command" and each["command"] == "Play"]
        mine = [each for each in played if each["request"] in moves]
        assert [each["request"] for each in mine] == moves
        assert {each["table"] for each in mine} == {table.id}
        assert [each["revision"] for each in mine] == sorted({each["revision"] for each in mine})
        assert all(each["outcome"] == "done" and each["ms"] >= 0 for each in mine)
        assert any(each["outcome"] == "ILLEGAL_MOVE" for each in played)
        calls = [each for each in facts if each["event"] == "call" and each["code"] != "OK"]
        assert ("UNAUTHENTICATED", "BAD_TOKEN") in {(each["code"], each.get("reason")) for each in calls}


@pytest.mark.parametrize("json_", [True, False])
def test_a_traceback_does_not_show_what_variables_held(json_: bool, capsys: pytest.CaptureFixture[str]) -> None:
    observability.configure(json=json_)
    token = "".join(("what", "no", "log", "may", "say"))
    try:
        int(token[:0])
    except ValueError:
        structlog.get_logger().exception("a move failed", table="t", request="r")
    told = capsys.readouterr().err
    assert "a move failed" in told
    assert "ValueError" in told
    assert token not in told


def test_a_request_id_cannot_move_the_cursor_of_who_reads_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    observability.configure(json=False, level="debug")
    command = Play(0, Move("pass"), None)
    Observer().command(UUID(int=1), GAME, command, Author("seat", 0), "\x1b[2J\r\x07x", Steps(), None)
    told = capsys.readouterr().err
    assert "\\x1b[2J\\r\\x07x" in told
    assert not {"\r", "\x07"} & set(told)
    assert "\x1b[2J" not in told


@pytest.mark.parametrize(("level", "verbose"), [("debug", True), ("info", False)])
def test_lines_about_commands_are_made_at_debug_level_alone(
    level: str, verbose: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    observability.configure(json=True, level=level)
    observer = Observer()
    observer.command(UUID(int=1), GAME, Play(0, Move("pass"), None), Author("seat", 0), "r", Steps(), None)
    assert observer.verbose is verbose
    assert bool(capsys.readouterr().err) is verbose
