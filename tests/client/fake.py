"""A small scripted server: one table, whose person is asked one thing after another, and which can be cut anywhere."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import grpc
from google.protobuf import any_pb2
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc_status import rpc_status

from cardavia.client import fold
from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.v1 import catalog_pb2, catalog_pb2_grpc, play_pb2, play_pb2_grpc, tables_pb2, tables_pb2_grpc, views_pb2

Event = events_pb2.Event
FACES = (vocabulary_pb2.FACE_66, vocabulary_pb2.FACE_11, vocabulary_pb2.FACE_44, vocabulary_pb2.FACE_31)
TABLE = "table-1"
TOKEN = "token"  # noqa: S105


def discard(face: vocabulary_pb2.Face) -> events_pb2.Move:
    return events_pb2.Move(verb=vocabulary_pb2.VERB_DISCARD, cards=[face])


def moved(seat: int, move: events_pb2.Move) -> Event:
    return Event(moved=events_pb2.Moved(seat=seat, move=move))


def carried(face: vocabulary_pb2.Face) -> Event:
    hand = events_pb2.Place(zone=vocabulary_pb2.ZONE_HAND, seat=0)
    out = events_pb2.Place(zone=vocabulary_pb2.ZONE_OUT)
    return Event(transferred=events_pb2.Transferred(source=hand, target=out, cards=[face]))


class FakeTable:
    """Ada at seat 0 discards her cards in any order; after each, the AI player at seat 1 passes."""

    def __init__(self) -> None:
        opened = events_pb2.Opened(
            game="fake", seats=[events_pb2.SeatSetup(), events_pb2.SeatSetup(ai="greedy")], claims="open"
        )
        hand = events_pb2.Place(zone=vocabulary_pb2.ZONE_HAND, seat=0)
        pack = events_pb2.Place(zone=vocabulary_pb2.ZONE_PACK)
        dealt = events_pb2.Transferred(source=pack, target=hand, cards=sorted(FACES))
        self.views = [views_pb2.TableView(table_id=TABLE, viewer=0)]
        self.updates: list[views_pb2.Update] = []
        self.moves: list[vocabulary_pb2.Face] = []
        self.done: dict[str, int] = {}
        self.window = False
        self.tell(Event(opened=opened))
        self.tell(Event(seat_taken=events_pb2.SeatTaken(seat=0, player="ada", generation=1)))
        self.tell(Event(begun=events_pb2.Begun()), Event(transferred=dealt))

    @property
    def revision(self) -> int:
        return len(self.updates)

    def tell(self, *events: Event) -> None:
        update = views_pb2.Update(revision=self.revision + 1, events=events)
        self.updates.append(update)
        self.views.append(fold(self.views[-1], update))

    def decision(self) -> views_pb2.Decision | None:
        left = sorted(set(FACES) - set(self.moves))
        if not left:
            return None
        legal = [discard(face) for face in left]
        return views_pb2.Decision(seat=0, revision=self.revision, legal=legal, window=self.window)

    def submit(self, submit: play_pb2.Submit) -> int | views_pb2.Refusal:
        if submit.request_id in self.done:
            return self.done[submit.request_id]
        if submit.HasField("expected_revision") and submit.expected_revision != self.revision:
            params = {"revision": str(self.revision)}
            return views_pb2.Refusal(reason="WRONG_REVISION", text="The table has moved on.", params=params)
        face = submit.move.cards[0]
        if face in self.moves:
            params = {"card": "66"}
            return views_pb2.Refusal(reason="ILLEGAL_MOVE", text="You do not hold it.", clause="CP-5", params=params)
        self.moves.append(face)
        self.tell(moved(0, submit.move), carried(face))
        self.done[submit.request_id] = self.revision
        self.tell(moved(1, events_pb2.Move(verb=vocabulary_pb2.VERB_PASS)))
        if self.decision() is None:
            scores = events_pb2.Settled(scores=[4, 0], winners=[0])
            self.tell(Event(settled=scores), Event(ended=events_pb2.Ended(status="over")))
        return self.done[submit.request_id]


Script = Callable[["FakeServer", play_pb2.PlayRequestItem], list[play_pb2.PlayResponseItem] | None]


class FakeServer(
    play_pb2_grpc.PlayServiceServicer,
    tables_pb2_grpc.TableServiceServicer,
    catalog_pb2_grpc.CatalogServiceServicer,
):
    """Serves the table. Everything heard and said on a Play stream is a step; a stream ends at the steps in `cuts`."""

    def __init__(self) -> None:
        self.table = FakeTable()
        self.cuts: set[int] = set()
        self.cut_with = grpc.StatusCode.UNAVAILABLE
        self.steps = 0
        self.streams = 0
        self.attaches: list[play_pb2.Attach] = []
        self.script: Script = lambda _server, _item: None
        self.open_failures: list[grpc.StatusCode] = []
        self.opened: list[str] = []

    async def Play(
        self,
        request_iterator: AsyncIterator[play_pb2.PlayRequest],
        context: "grpc.aio.ServicerContext[play_pb2.PlayRequest, play_pb2.PlayResponse]",
    ) -> AsyncIterator[play_pb2.PlayResponse]:
        self.streams += 1
        sent: dict[int, int] = {}
        async for request in request_iterator:
            for item in request.items:
                await self._step(context)
                for answer in self._hear(item, sent):
                    await self._step(context)
                    yield play_pb2.PlayResponse(items=[answer])

    async def _step(self, context: "grpc.aio.ServicerContext[play_pb2.PlayRequest, play_pb2.PlayResponse]") -> None:
        self.steps += 1
        if self.steps in self.cuts:
            await context.abort(self.cut_with, "cut")

    def _hear(self, item: play_pb2.PlayRequestItem, sent: dict[int, int]) -> list[play_pb2.PlayResponseItem]:
        channel = item.channel
        if (scripted := self.script(self, item)) is not None:
            return scripted
        match item.WhichOneof("kind"):
            case "attach":
                self.attaches.append(item.attach)
                after = self.table.revision
                if item.attach.HasField("after_revision"):
                    after = max(1, item.attach.after_revision)
                sent[channel] = after
                caught_up = views_pb2.CaughtUp(revision=self.table.revision)
                return [
                    play_pb2.PlayResponseItem(channel=channel, view=self.table.views[after]),
                    *self._news(channel, sent),
                    play_pb2.PlayResponseItem(channel=channel, caught_up=caught_up),
                    *self._question(channel),
                ]
            case "submit":
                answer = self.table.submit(item.submit)
                if isinstance(answer, views_pb2.Refusal):
                    refused = play_pb2.Refused(request_id=item.submit.request_id, refusal=answer)
                    return [*self._news(channel, sent), play_pb2.PlayResponseItem(channel=channel, refused=refused)]
                accepted = play_pb2.Accepted(request_id=item.submit.request_id, revision=answer)
                return [
                    play_pb2.PlayResponseItem(channel=channel, accepted=accepted),
                    *self._news(channel, sent),
                    *self._question(channel),
                ]
            case _:
                sent.pop(channel, None)
                return [play_pb2.PlayResponseItem(channel=channel, detached=play_pb2.Detached())]

    def _news(self, channel: int, sent: dict[int, int]) -> list[play_pb2.PlayResponseItem]:
        after, sent[channel] = sent[channel], self.table.revision
        return [play_pb2.PlayResponseItem(channel=channel, update=update) for update in self.table.updates[after:]]

    def _question(self, channel: int) -> list[play_pb2.PlayResponseItem]:
        decision = self.table.decision()
        return [play_pb2.PlayResponseItem(channel=channel, decision=decision)] if decision is not None else []

    async def OpenTable(
        self,
        request: tables_pb2.OpenTableRequest,
        context: "grpc.aio.ServicerContext[tables_pb2.OpenTableRequest, tables_pb2.OpenTableResponse]",
    ) -> tables_pb2.OpenTableResponse:
        self.opened.append(request.request_id)
        if self.open_failures:
            await context.abort(self.open_failures.pop(0), "not now")
        if request.game != "fake":
            info = any_pb2.Any()
            info.Pack(error_details_pb2.ErrorInfo(reason="NO_SUCH_GAME", domain="cardavia", metadata={"game": "go"}))
            status = status_pb2.Status(code=code_pb2.NOT_FOUND, message="There is no such game.", details=[info])
            await context.abort_with_status(rpc_status.to_status(status))
        return tables_pb2.OpenTableResponse(table_id=TABLE, invitations=["ada's", ""], spectator_invitation="watch")

    async def TakeSeat(self, *_: object) -> tables_pb2.TakeSeatResponse:
        return tables_pb2.TakeSeatResponse(token=TOKEN, player="ada")

    async def ListTables(self, request: tables_pb2.ListTablesRequest, *_: object) -> tables_pb2.ListTablesResponse:
        page = int(request.page_token or "0")
        summary = tables_pb2.TableSummary(table_id=f"table-{page}")
        return tables_pb2.ListTablesResponse(tables=[summary], next_page_token=str(page + 1) if page < 2 else "")

    async def ListGames(self, *_: object) -> catalog_pb2.ListGamesResponse:
        return catalog_pb2.ListGamesResponse(games=[catalog_pb2.Game(name="fake", title="Fake", seats=2)])


@asynccontextmanager
async def serving(fake: FakeServer, port: int = 0) -> AsyncIterator[int]:
    """Serve on a port of this machine; gives the port."""
    server = grpc.aio.server(options=[("grpc.so_reuseport", 0)])
    play_pb2_grpc.add_PlayServiceServicer_to_server(fake, server)
    tables_pb2_grpc.add_TableServiceServicer_to_server(fake, server)
    catalog_pb2_grpc.add_CatalogServiceServicer_to_server(fake, server)
    bound = server.add_insecure_port(f"127.0.0.1:{port}")
    await server.start()
    try:
        yield bound
    finally:
        await server.stop(None)
        await asyncio.sleep(0)
