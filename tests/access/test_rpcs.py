"""Every rpc, called by everybody: rules.py says who may, and nobody else can. Over real sockets."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import UUID

import grpc
import pytest
from grpc_status import rpc_status

from cardavia.service.bootstrap import Running
from cardavia.service.rpc.rules import CHOOSERS, RULES, SEATS, VIEWERS, Role
from cardavia.service.rpc.server import METHODS
from cardavia.v1 import catalog_pb2, logs_pb2, play_pb2, players_pb2
from cardavia.v1 import tables_pb2 as pb
from tests.access.conftest import Metadata, bearing, calling, key_of, opened
from tests.stream.api import PASS, SEED, Api, Table, failure, fresh
from tests.web.channel import web_channel

DENIED = {"BAD_TOKEN": grpc.StatusCode.UNAUTHENTICATED, "NOT_ALLOWED": grpc.StatusCode.PERMISSION_DENIED}
PAGE = Path(__file__).resolve().parents[2] / "docs/api/access.md"


@dataclass
class Call:
    """One call: at a table where two people sit, with the token and key that the caller has."""

    api: Api
    table: Table
    token: str
    metadata: Metadata
    player: str = ""
    at: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        self.at = {"table_id": self.table.id, "token": self.token}

    async def opening(self, **facts: Any) -> None:
        request = pb.OpenTableRequest(request_id=fresh(), game="tien_gow", seats=["", *["greedy"] * 3], **facts)
        await self.api.tables.OpenTable(request, metadata=self.metadata)

    async def open_many(self) -> None:
        request = pb.OpenTableRequest(request_id=fresh(), game="tien_gow", seats=[""] * 4)
        answer = await self.api.tables.OpenTables(pb.OpenTablesRequest(tables=[request]), metadata=self.metadata)
        assert answer.results[0].opened.table_id

    async def take_seat(self) -> None:
        request = pb.TakeSeatRequest(table_id=self.table.id, seat=0, invitation=self.token)
        await self.api.tables.TakeSeat(request, metadata=self.metadata)

    async def submit(self) -> None:
        request = play_pb2.SubmitMoveRequest(**self.at, submit=play_pb2.Submit(request_id=fresh(), move=PASS))
        await self.api.play.SubmitMove(request, metadata=self.metadata)

    async def talk(self, *items: play_pb2.PlayRequestItem) -> None:
        """A Play stream; the refusal of any of its items is raised as an error of the call would be."""
        while True:
            try:
                return await self._talk(*items)
            except grpc.aio.AioRpcError as error:
                # Clients lose an answer that comes while they still send (of gRPC: its issue 36066). Ask again.
                if rpc_status.from_call(error) is not None:
                    raise

    async def _talk(self, *items: play_pb2.PlayRequestItem) -> None:
        call = self.api.play.Play(metadata=self.metadata)
        await call.write(play_pb2.PlayRequest(items=items))
        await call.done_writing()
        async for response in call:
            for item in response.items:
                if item.HasField("refused"):
                    raise ItemRefused(item.refused.refusal.reason)

    async def attach(self, *more: play_pb2.PlayRequestItem) -> None:
        attach = play_pb2.PlayRequestItem(channel=1, attach=play_pb2.Attach(**self.at))
        await self.talk(attach, *more)

    async def move(self) -> None:
        submit = play_pb2.Submit(request_id=fresh(), move=PASS)
        await self.attach(play_pb2.PlayRequestItem(channel=1, submit=submit))

    async def first(self, call: Any) -> None:
        """The first answer of a stream. A stream that says nothing for the moment has let the caller in."""
        await call.read()
        call.cancel()


class ItemRefused(Exception):
    """An item of a Play stream was refused."""


CALLS: dict[str, Callable[[Call], Awaitable[Any]]] = {
    "CatalogService/ListGames": lambda c: c.api.catalog.ListGames(catalog_pb2.ListGamesRequest(), metadata=c.metadata),
    "CatalogService/ListDecks": lambda c: c.api.catalog.ListDecks(catalog_pb2.ListDecksRequest(), metadata=c.metadata),
    "CatalogService/GetLimits": lambda c: c.api.catalog.GetLimits(catalog_pb2.GetLimitsRequest(), metadata=c.metadata),
    "TableService/OpenTable": Call.opening,
    "TableService/OpenTables": Call.open_many,
    "TableService/ListTables": lambda c: c.api.tables.ListTables(pb.ListTablesRequest(), metadata=c.metadata),
    "TableService/GetTable": lambda c: c.api.tables.GetTable(pb.GetTableRequest(**c.at), metadata=c.metadata),
    "TableService/TakeSeat": Call.take_seat,
    "TableService/RevealEntropy": lambda c: c.api.tables.RevealEntropy(
        pb.RevealEntropyRequest(**c.at, entropy=b"x" * 16), metadata=c.metadata
    ),
    "TableService/LeaveSeat": lambda c: c.api.tables.LeaveSeat(pb.LeaveSeatRequest(**c.at), metadata=c.metadata),
    "TableService/NextDeal": lambda c: c.api.tables.NextDeal(pb.NextDealRequest(**c.at), metadata=c.metadata),
    "TableService/CloseTable": lambda c: c.api.tables.CloseTable(pb.CloseTableRequest(**c.at), metadata=c.metadata),
    "TableService/PauseTable": lambda c: c.api.tables.PauseTable(
        pb.PauseTableRequest(table_id=c.at["table_id"]), metadata=c.metadata
    ),
    "TableService/ResumeTable": lambda c: c.api.tables.ResumeTable(
        pb.ResumeTableRequest(table_id=c.at["table_id"]), metadata=c.metadata
    ),
    "TableService/WatchOffers": lambda c: c.first(
        c.api.tables.WatchOffers(pb.WatchOffersRequest(), metadata=c.metadata)
    ),
    "TableService/WatchResults": lambda c: c.first(
        c.api.tables.WatchResults(pb.WatchResultsRequest(), metadata=c.metadata)
    ),
    "PlayService/Play": Call.talk,
    "PlayService/SubmitMove": Call.submit,
    "PlayService/Watch": lambda c: c.first(
        c.api.play.Watch(play_pb2.WatchRequest(attach=play_pb2.Attach(**c.at)), metadata=c.metadata)
    ),
    "LogService/ReadLog": lambda c: c.first(c.api.logs.ReadLog(logs_pb2.ReadLogRequest(**c.at), metadata=c.metadata)),
    "LogService/Replay": lambda c: c.api.logs.Replay(logs_pb2.ReplayRequest(**c.at, revision=1), metadata=c.metadata),
    "LogService/ListDecisions": lambda c: c.first(
        c.api.logs.ListDecisions(logs_pb2.ListDecisionsRequest(**c.at), metadata=c.metadata)
    ),
    "LogService/GetHead": lambda c: c.api.logs.GetHead(logs_pb2.GetHeadRequest(**c.at), metadata=c.metadata),
    "LogService/ReleaseLog": lambda c: c.api.logs.ReleaseLog(logs_pb2.ReleaseLogRequest(**c.at), metadata=c.metadata),
    "PlayerService/GetNames": lambda c: c.api.players.GetNames(
        players_pb2.GetNamesRequest(player_ids=[c.player]), metadata=c.metadata
    ),
    "PlayerService/SetName": lambda c: c.api.players.SetName(
        players_pb2.SetNameRequest(**c.at, name="ada"), metadata=c.metadata
    ),
    "PlayerService/DeleteName": lambda c: c.api.players.DeleteName(
        players_pb2.DeleteNameRequest(player_id=c.player, token=c.token), metadata=c.metadata
    ),
}
"""Each rpc, without its package, as a call that succeeds or is refused for a reason of the game's if it is allowed."""

PARTS: dict[str, tuple[Callable[[Call], Awaitable[Any]], frozenset[Role]]] = {
    "opening with a seed": (
        lambda c: c.opening(source=pb.CardSource(seeded=pb.CardSource.Seeded(seed=SEED))),
        CHOOSERS,
    ),
    "attaching to a table on a Play stream": (Call.attach, VIEWERS),
    "moving on a Play stream": (Call.move, SEATS),
}
"""What some rpcs do only for some of those who may call them."""

FOR_ITS_OWN_SEAT = {"TableService/TakeSeat", "PlayerService/DeleteName"}
"""What another seat of the table may not do for the first one."""


@dataclass(frozen=True)
class Caller:
    """Somebody who calls: his roles at the table, and what he brings."""

    name: str
    roles: frozenset[Role]
    token: Callable[[Table, Table], str] = lambda _table, _other: ""
    key: str = ""
    listed: bool = False
    opens: bool = False


def has(*roles: Role) -> frozenset[Role]:
    return frozenset({Role.GUEST, *roles})


CALLERS = [
    Caller("a guest", has()),
    Caller("a guest at a listed table", has(Role.LISTED), listed=True),
    Caller("a guest with an invitation", has(Role.INVITED), lambda table, _: table.opened.invitations[0]),
    Caller("a spectator", has(Role.SPECTATOR), lambda table, _: table.opened.spectator_invitation),
    Caller("the seat", has(Role.SEAT), lambda table, _: table.tokens[0]),
    Caller("another seat", has(Role.SEAT), lambda table, _: table.tokens[1]),
    Caller("a seat of another table", has(), lambda _, other: other.tokens[0]),
    Caller("the owner", has(Role.OWNER), lambda table, _: table.opened.owner_token),
    Caller("the owner of another table", has(), lambda _, other: other.opened.owner_token),
    Caller("an account without scopes", has(), key=key_of("none")),
    Caller("an account that chooses cards", has(Role.CHOOSE_CARDS), key=key_of("choose_cards")),
    Caller("an account at its own table", has(Role.MANAGE_TABLES), key=key_of("manage_tables"), opens=True),
    Caller("an account at a table of others", has(), key=key_of("manage_tables")),
    Caller("an account without scopes at its own table", has(), key=key_of("none"), opens=True),
    Caller("an account that reads results", has(Role.READ_RESULTS), key=key_of("read_results")),
    Caller("a bot host", has(Role.HOST_BOTS), key=key_of("host_bots")),
    Caller("an administrator", has(Role.ADMINISTRATOR), key="administrator"),
    Caller("somebody with a wrong token", has(), lambda _, __: "junk"),
    Caller("somebody with a forged token", has(), lambda table, _: table.tokens[0][:-2] + "xx"),
    Caller("somebody with a wrong key", frozenset(), key="junk"),
    Caller("a seat with a wrong key", frozenset(), lambda table, _: table.tokens[0], key="junk"),
]


async def outcome(call: Awaitable[Any]) -> str:
    """The reason for which a call is denied; "" if the caller was let in."""
    try:
        await call
    except ItemRefused as refused:
        return str(refused) if str(refused) in DENIED else ""
    except grpc.aio.AioRpcError as error:
        told = failure(error)
        if told.reason in DENIED:
            assert told.code == DENIED[told.reason]
            return told.reason
    return ""


async def made(server: Running, api: Api, caller: Caller) -> Call:
    """A table for a caller, and the call that he makes there."""
    key = server.administrator_key if caller.key == "administrator" else caller.key
    async with calling(server.grpc_address, key if caller.opens else "") as opener:
        table = await (await opened(opener, listed=caller.listed)).seated(2)
    table.api = api
    player = server.keys.player(UUID(table.id), 0)
    other = await (await opened(api)).seated(2)
    return Call(api, table, caller.token(table, other), bearing(key), player)


async def walk(
    server: Running, api: Api, call: Callable[[Call], Awaitable[Any]], allowed: frozenset[Role], own: bool
) -> None:
    """Everybody makes a call; those with one of the roles are let in, and nobody else is."""
    wrong = []
    for caller in CALLERS:
        roles = has() if own and caller.name == "another seat" else caller.roles
        denied = await outcome(call(await made(server, api, caller)))
        if bool(denied) == bool(roles & allowed):
            wrong.append(f"{caller.name}: {denied or 'let in'}")
        if not caller.roles and denied != "BAD_TOKEN":
            wrong.append(f"{caller.name}: {denied or 'let in'}, though the key is nobody's")
    assert wrong == []


@pytest.fixture(params=["grpc", "connect"])
async def either(request: pytest.FixtureRequest, server: Running, api: Api) -> AsyncIterator[Api]:
    """A guest at either port."""
    if request.param == "grpc":
        yield api
        return
    async with web_channel(server.http_address, request.param) as channel:
        yield Api(channel, "", talks=False)


@pytest.mark.parametrize("rpc", CALLS)
async def test_an_rpc_lets_in_whom_its_rule_names_and_nobody_else(rpc: str, server: Running, either: Api) -> None:
    allowed = RULES[f"/cardavia.v1.{rpc}"]
    await walk(server, either, CALLS[rpc], allowed, rpc in FOR_ITS_OWN_SEAT)


@pytest.mark.parametrize("part", PARTS)
async def test_a_part_of_an_rpc_is_for_some_alone(part: str, server: Running, api: Api) -> None:
    call, allowed = PARTS[part]
    await walk(server, api, call, allowed, own=False)


def test_every_rpc_has_a_rule_and_is_walked() -> None:
    assert METHODS == set(RULES) == {f"/cardavia.v1.{rpc}" for rpc in CALLS}


def test_every_rule_is_documented_as_it_is() -> None:
    rows = re.findall(r"^\| `(\w+/\w+)` \| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {rpc: roles.strip() for rpc, roles in rows} == {
        path.removeprefix("/cardavia.v1."): documented(roles) for path, roles in RULES.items()
    }


def documented(roles: frozenset[Role]) -> str:
    """Roles as the page tells them."""
    return "everybody" if roles == frozenset(Role) else ", ".join(role for role in Role if role in roles)


async def test_nothing_is_loaded_for_a_caller_who_is_not_known(
    server: Running, either: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await (await opened(either)).seated(2)
    loaded: list[object] = []
    monkeypatch.setattr(server.tables, "get", loaded.append)
    monkeypatch.setattr(server.tables, "open", loaded.append)
    for rpc, call in CALLS.items():
        assert await outcome(call(Call(either, table, table.tokens[0], bearing("junk"), "player"))) == "BAD_TOKEN", rpc
    assert loaded == []
