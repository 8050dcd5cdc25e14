"""The API as a plain client sees it: stubs, a table with its secrets, and a Play stream to talk on."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar
from uuid import uuid4

import grpc
from google.rpc import error_details_pb2
from grpc_status import rpc_status

from cardavia.client.fold import fold
from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.v1 import (
    catalog_pb2_grpc,
    logs_pb2,
    logs_pb2_grpc,
    play_pb2,
    play_pb2_grpc,
    players_pb2,
    players_pb2_grpc,
    tables_pb2,
    tables_pb2_grpc,
    views_pb2,
)

PATIENCE = 30.0
"""Seconds within which what is waited for must come, on a machine that is busy with much else."""
SEATS = {"chuo_pai": 3, "tien_gow": 4, "chan": 4}
SEED = bytes(range(32))
Message = TypeVar("Message")


def fresh() -> str:
    """A request id."""
    return uuid4().hex


class Api:
    """All services on one channel. Tables are opened with the `key`, an administrator's for the cards of a seed."""

    def __init__(self, channel: grpc.aio.Channel, key: str, *, talks: bool = True) -> None:
        """Without a `key` all calls are a guest's. Over some channels nobody can talk on Play streams."""
        self.talks = talks
        self.authorization = (("authorization", f"Bearer {key}"),) if key else ()
        self.play = play_pb2_grpc.PlayServiceStub(channel)
        self.tables = tables_pb2_grpc.TableServiceStub(channel)
        self.catalog = catalog_pb2_grpc.CatalogServiceStub(channel)
        self.logs = logs_pb2_grpc.LogServiceStub(channel)
        self.players = players_pb2_grpc.PlayerServiceStub(channel)

    async def open(self, game: str = "tien_gow", people: int = 1, **changes: Any) -> "Table":
        """A seeded table whose first seats are people's; the others are AI players'."""
        seats = [""] * people + ["greedy"] * (SEATS.get(game, 4) - people)
        source = tables_pb2.CardSource(seeded=tables_pb2.CardSource.Seeded(seed=SEED))
        facts = {"request_id": fresh(), "game": game, "seats": seats, "source": source, "first": 0}
        request = tables_pb2.OpenTableRequest(**{**facts, **changes})
        opened = await self.tables.OpenTable(request, metadata=self.authorization)
        return Table(self, opened)

    async def talk(self) -> "Talk":
        """A Play stream."""
        assert self.talks, "nobody can over this channel"
        return Talk(self.play.Play())

    async def submit(self, table: str, token: str, move: events_pb2.Move, **facts: Any) -> int:
        """A move by a unary call; the seat's revision after it."""
        submit = play_pb2.Submit(**{"request_id": fresh(), "move": move, **facts})
        request = play_pb2.SubmitMoveRequest(table_id=table, token=token, submit=submit)
        return (await self.play.SubmitMove(request)).revision

    async def get(self, table: str, token: str = "") -> tables_pb2.GetTableResponse:
        return await self.tables.GetTable(tables_pb2.GetTableRequest(table_id=table, token=token))

    async def names(self, *player_ids: str) -> dict[str, str]:
        request = players_pb2.GetNamesRequest(player_ids=player_ids)
        return dict((await self.players.GetNames(request)).names)

    def watch(self, table: str, token: str = "", after: int | None = None) -> "Watching":
        attach = play_pb2.Attach(table_id=table, token=token, after_revision=after)
        return Watching(self.play.Watch(play_pb2.WatchRequest(attach=attach)))


@dataclass
class Table:
    """An open table, with all its secrets."""

    api: Api
    opened: tables_pb2.OpenTableResponse
    tokens: dict[int, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.opened.table_id

    async def sit(self, seat: int = 0, invitation: str | None = None, commitment: bytes = b"") -> str:
        """Take a seat; its token."""
        invitation = self.opened.invitations[seat] if invitation is None else invitation
        request = tables_pb2.TakeSeatRequest(table_id=self.id, seat=seat, invitation=invitation, commitment=commitment)
        self.tokens[seat] = (await self.api.tables.TakeSeat(request)).token
        return self.tokens[seat]

    async def seated(self, people: int = 1) -> "Table":
        """Everybody sits."""
        for seat in range(people):
            await self.sit(seat)
        return self

    async def leave(self, seat: int = 0) -> None:
        await self.api.tables.LeaveSeat(tables_pb2.LeaveSeatRequest(table_id=self.id, token=self.tokens[seat]))

    async def close(self, token: str | None = None, reason: str = "", **call: Any) -> None:
        token = self.opened.owner_token if token is None else token
        request = tables_pb2.CloseTableRequest(table_id=self.id, token=token, reason=reason)
        await self.api.tables.CloseTable(request, **call)

    async def next_deal(self, token: str) -> str:
        request = tables_pb2.NextDealRequest(table_id=self.id, token=token)
        return (await self.api.tables.NextDeal(request)).table_id

    async def play_out(self, people: int = 1) -> None:
        """Play the first legal move for every person, until the table has ended."""
        play = self._play_out if self.api.talks else self._play_out_by_calls
        await asyncio.gather(*(play(seat) for seat in range(people)))

    async def _play_out_by_calls(self, seat: int) -> None:
        watching = self.api.watch(self.id, self.tokens[seat])
        while not ends(item := await watching.next()):
            if item.WhichOneof("kind") == "decision":
                asked = item.decision
                with suppress(grpc.aio.AioRpcError):  # a window may close meanwhile
                    await self.api.submit(self.id, self.tokens[seat], asked.legal[0], expected_revision=asked.revision)
        watching.cancel()

    async def _play_out(self, seat: int) -> None:
        talk = await self.api.talk()
        await talk.attach(1, self.id, self.tokens[seat])
        while True:
            item = await talk.next()
            kind = item.WhichOneof("kind")
            if kind == "decision":
                await talk.submit(1, item.decision.legal[0])
            if ends(item):
                talk.cancel()
                return


def ends(item: Any) -> bool:
    """Whether an item tells that a table has ended."""
    return bool(item.WhichOneof("kind") == "update" and any(e.HasField("ended") for e in item.update.events)) or (
        item.WhichOneof("kind") == "view" and item.view.status in ("over", "closed", "void")
    )


class _Reading:
    """Items of a stream, one by one; all that came are kept in `items`."""

    def __init__(self, call: Any) -> None:
        self.call = call
        self.items: list[Any] = []
        self._at = 0

    async def next(self) -> Any:
        """The next item. Raises EOFError at a good end, AioRpcError at a bad one."""
        async with asyncio.timeout(PATIENCE):
            while self._at == len(self.items):
                response = await self.call.read()
                if response is grpc.aio.EOF:
                    raise EOFError
                self.items += response.items
        self._at += 1
        return self.items[self._at - 1]

    async def until(self, kind: str, channel: int | None = None) -> Any:
        """What the next item of this kind says."""
        while True:
            item = await self.next()
            if item.WhichOneof("kind") == kind and (channel is None or item.channel == channel):
                return getattr(item, kind)

    async def until_ended(self) -> None:
        while not ends(await self.next()):
            pass

    async def fails(self) -> grpc.aio.AioRpcError:
        """The error that the stream ends with."""
        try:
            while True:
                await self.next()
        except grpc.aio.AioRpcError as error:
            return error

    async def ends_well(self) -> bool:
        """Whether the stream comes to a good end."""
        try:
            while True:
                await self.next()
        except EOFError:
            return True

    def cancel(self) -> None:
        self.call.cancel()


class Watching(_Reading):
    """A Watch stream."""


class Talk(_Reading):
    """A Play stream."""

    async def say(self, channel: int, **kind: Any) -> None:
        item = play_pb2.PlayRequestItem(channel=channel, **kind)
        await self.call.write(play_pb2.PlayRequest(items=[item]))

    async def attach(self, channel: int, table: str, token: str = "", after: int | None = None) -> None:
        await self.say(channel, attach=play_pb2.Attach(table_id=table, token=token, after_revision=after))

    async def submit(self, channel: int, move: events_pb2.Move, **facts: Any) -> str:
        """Say a move; its request id."""
        submit = play_pb2.Submit(**{"request_id": fresh(), "move": move, **facts})
        await self.say(channel, submit=submit)
        return submit.request_id


def folded(items: Sequence[Any]) -> views_pb2.TableView:
    """The view that a viewer has after these items: the first view, and all updates folded onto it."""
    view: views_pb2.TableView
    (view,) = (item.view for item in items if item.WhichOneof("kind") == "view")
    for item in items:
        if item.WhichOneof("kind") == "update":
            view = fold(view, item.update)
    return view


def canonical(view: views_pb2.TableView) -> views_pb2.TableView:
    """A view with its bags sorted."""
    copy = views_pb2.TableView()
    copy.CopyFrom(view)
    for bag in (copy.deal.places, copy.deal.marks, copy.deal.counts):
        bag.sort(key=lambda message: message.SerializeToString(deterministic=True))
    return copy


@dataclass(frozen=True)
class Failure:
    """A rich error."""

    code: grpc.StatusCode
    reason: str
    domain: str
    metadata: dict[str, str]
    fields: list[str]
    text: str
    retry: float = 0.0
    """After how many seconds to try again."""
    told: tuple[str, str] = ("", "")
    """A language, and the sentence in it."""


def failure(error: grpc.aio.AioRpcError) -> Failure:
    """The details of an error; every error of this service has an ErrorInfo."""
    status = rpc_status.from_call(error)
    assert status is not None, error
    info, fields, retry = error_details_pb2.ErrorInfo(), [], error_details_pb2.RetryInfo()
    localized = error_details_pb2.LocalizedMessage()
    for detail in status.details:
        request = error_details_pb2.BadRequest()
        if detail.Unpack(request):
            fields += [violation.field for violation in request.field_violations]
        elif not detail.Unpack(retry) and not detail.Unpack(localized):
            assert detail.Unpack(info)
    wait = retry.retry_delay.ToTimedelta().total_seconds()
    told = (localized.locale, localized.message)
    return Failure(error.code(), info.reason, info.domain, dict(info.metadata), fields, status.message, wait, told)


async def failing(call: Awaitable[Any]) -> Failure:
    """The rich error that a call ends with."""
    try:
        await call
    except grpc.aio.AioRpcError as error:
        return failure(error)
    raise AssertionError("the call succeeded")


async def eventually(look: Callable[[], Awaitable[Message | None]]) -> Message:
    """What `look` gives, once it gives anything."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await look()):  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.005)
    return found


async def whole_log(api: Api, table: str, token: str = "", after: int = 0) -> list[logs_pb2.ReadLogResponse]:
    """All batches of a log."""
    request = logs_pb2.ReadLogRequest(table_id=table, token=token, after=after)
    return [response async for response in api.logs.ReadLog(request)]


PASS = events_pb2.Move(verb=vocabulary_pb2.VERB_PASS)
