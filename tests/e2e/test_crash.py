"""A server that is killed in the middle of many deals: what was acknowledged is there, and every deal goes on."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import grpc
import pytest

from cardavia.core.table import Table, append
from cardavia.service.wire.log import entry_from_bytes
from cardavia.v1 import logs_pb2, logs_pb2_grpc, play_pb2, play_pb2_grpc, tables_pb2, tables_pb2_grpc
from tests.e2e.children import CLIENT, client, running, serving

TABLES = 12
MOVES = 80


async def killed_under_load(data: Path, synchronous: str) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """The tokens of the tables that were open, and all moves that were acknowledged."""
    tokens: dict[str, str] = {}
    moves: list[dict[str, Any]] = []
    async with serving(data, "--synchronous", synchronous) as server:
        async with running(str(CLIENT), "load", server.address, str(TABLES)) as load:
            while facts := await load.facts():
                if "token" in facts:
                    tokens[facts["table"]] = facts["token"]
                moves += [facts] if "accepted" in facts else []
                if len(moves) == MOVES:
                    server.process.kill()
            assert await load.ended() == 0, load.errors
        assert await server.ended() == -signal.SIGKILL
    assert len(moves) >= MOVES
    return tokens, moves


async def test_a_clean_stop_under_load_is_quick_and_quiet_and_loses_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    tokens: dict[str, str] = {}
    moves: list[dict[str, Any]] = []
    async with serving(data) as server, running(str(CLIENT), "load", server.address, str(TABLES)) as load:
        stopping = None
        while facts := await load.facts():
            moves += [facts] if "accepted" in facts else []
            tokens |= {facts["table"]: facts["token"]} if "token" in facts else {}
            if len(moves) >= MOVES and stopping is None:
                began = asyncio.get_running_loop().time()
                stopping = asyncio.ensure_future(server.stop())
        assert stopping is not None
        assert await stopping == 0
        assert asyncio.get_running_loop().time() - began < 8
        assert await load.ended() == 0, load.errors
        assert not server.errors
    async with serving(data) as server, grpc.aio.insecure_channel(server.address) as channel:
        await all_known(channel, moves, tokens)


async def all_known(channel: grpc.aio.Channel, moves: list[dict[str, Any]], tokens: dict[str, str]) -> None:
    """Every acknowledged move is there: its request id is known, and was for another move than none."""
    play = play_pb2_grpc.PlayServiceStub(channel)
    for move in moves:
        submit = play_pb2.Submit(request_id=move["accepted"])
        request = play_pb2.SubmitMoveRequest(table_id=move["table"], token=tokens[move["table"]], submit=submit)
        with pytest.raises(grpc.aio.AioRpcError) as error:
            await play.SubmitMove(request)
        assert error.value.code() == grpc.StatusCode.ALREADY_EXISTS


async def whole(channel: grpc.aio.Channel, table: str, token: str) -> tuple[Table, list[str]]:
    """A table that has ended, folded from its whole log, and the request ids in it."""
    state, ids = None, []
    logs = logs_pb2_grpc.LogServiceStub(channel)
    async for batch in logs.ReadLog(logs_pb2.ReadLogRequest(table_id=table, token=token)):
        for recorded in batch.entries:
            entry = entry_from_bytes(recorded.stored)
            state = append(state, entry)
            ids.append(entry.request_id)
    assert state is not None
    return state, ids


@pytest.mark.parametrize("synchronous", ["FULL", "NORMAL"])
async def test_after_a_kill_every_acknowledged_move_is_there_and_every_deal_is_settled(
    synchronous: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    tokens, moves = await killed_under_load(data, synchronous)
    async with serving(data) as server, grpc.aio.insecure_channel(server.address) as channel:
        tables = tables_pb2_grpc.TableServiceStub(channel)
        await all_known(channel, moves, tokens)
        last = [*tokens.items()][-4:]
        ended = await asyncio.gather(*(client("go-on", server.address, table, token) for table, token in last))
        scores = {fact["table"]: fact["scores"] for facts in ended for fact in facts if "scores" in fact}
        assert scores, "some deals went on"
        for table, token in tokens.items():
            view = (await tables.GetTable(tables_pb2.GetTableRequest(table_id=table, token=token))).view
            if view.status != "over":
                continue
            state, ids = await whole(channel, table, token)
            assert all(ids.count(move["accepted"]) == 1 for move in moves if move["table"] == table)
            assert state.status == "over"
            assert state.result is not None
            assert state.deal is not None
            outcome = state.deal.outcome()
            assert outcome is not None
            assert [*state.result.scores] == [*view.result.scores] == outcome["scores"]
            assert scores.get(table, outcome["scores"]) == outcome["scores"]
        assert await server.stop() == 0
        assert "error" not in server.errors.lower()
