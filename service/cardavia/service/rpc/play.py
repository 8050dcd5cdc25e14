"""PlayService: moves in, events out.

One reader and one writer a stream. The writer goes round the attachments that have something to send, a bounded share
each, so that a hot table cannot starve the others; what is pending coalesces into one response.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import structlog

from cardavia.core.commands import Play
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author
from cardavia.core.views import Viewer
from cardavia.service.feed import Asked, Cursor, Item, News, Shown, UpToDate
from cardavia.service.journal import JournalFailed
from cardavia.service.rpc.access import Access, storage_failed, unseated
from cardavia.service.rpc.errors import ApiError, ApiReason, Context, abort, bad
from cardavia.service.tables import Live, RequestReused
from cardavia.service.wire.api import encode_decision, encode_table, encode_update
from cardavia.service.wire.log import decode_move
from cardavia.v1 import play_pb2 as pb
from cardavia.v1 import play_pb2_grpc, views_pb2

log = structlog.get_logger()

MAX_CHANNELS = 10_000
"""Attachments on one stream."""
MAX_IN_FLIGHT = 1_000
"""Moves of one stream that are under way; the reader waits for room."""
MAX_CARDS = 32
SHARE = 16
"""Items that one attachment may add to a response before the next has its turn."""
BATCH = 256
"""Items of one response."""


class PlayService(play_pb2_grpc.PlayServiceServicer):
    """The service; `draining` ends its streams."""

    def __init__(self, access: Access, draining: asyncio.Event) -> None:
        self._access = access
        self._draining = draining

    async def Play(
        self,
        request_iterator: AsyncIterator[pb.PlayRequest],
        context: Context,
    ) -> AsyncIterator[pb.PlayResponse]:
        """Plays and watches any number of tables."""
        stream = _Stream(self._access)
        reader = asyncio.ensure_future(stream.read(request_iterator))
        drain = asyncio.ensure_future(self._draining.wait())
        drain.add_done_callback(lambda _: stream.drain())
        try:
            while True:
                items = stream.take()
                if items:
                    yield pb.PlayResponse(items=items)
                elif stream.drained:
                    await abort(context, shutting_down())
                elif stream.finished:
                    return
                else:
                    stream.wake.clear()
                    await stream.wake.wait()
        finally:
            drain.cancel()
            reader.cancel()
            stream.close()

    async def SubmitMove(
        self,
        request: pb.SubmitMoveRequest,
        context: Context,
    ) -> pb.SubmitMoveResponse:
        """Makes one move."""
        try:
            live = await self._access.table(request.table_id)
            seat = self._access.seat(live, request.token)
            return pb.SubmitMoveResponse(revision=await submit(self._access, live, seat, request.submit))
        except ApiError as error:
            await abort(context, error)

    async def Watch(self, request: pb.WatchRequest, context: Context) -> AsyncIterator[pb.WatchResponse]:
        """Watches one table."""
        wake = asyncio.Event()
        try:
            cursor = await attach(self._access, request.attach, wake.set)
        except ApiError as error:
            await abort(context, error)
        drain = asyncio.ensure_future(self._draining.wait())
        drain.add_done_callback(lambda _: wake.set())
        try:
            while True:
                wake.clear()
                while items := cursor.take(BATCH):
                    yield pb.WatchResponse(
                        items=[pb.WatchResponseItem(**encode_item(cursor, item)) for item in items]  # type: ignore[arg-type]
                    )
                if cursor.unseated:
                    await abort(context, unseated())
                if self._draining.is_set():
                    await abort(context, shutting_down())
                await wake.wait()
        finally:
            drain.cancel()
            cursor.close()


@dataclass(slots=True)
class _Channel:
    """An attachment of a stream."""

    cursor: Cursor
    live: Live
    viewer: Viewer


class _Stream:
    """One Play stream: its channels, the answers that are ready, and who has news."""

    def __init__(self, access: Access) -> None:
        self.wake = asyncio.Event()
        self.finished = False
        self._access = access
        self._channels: dict[int, _Channel] = {}
        self._answers: deque[pb.PlayResponseItem] = deque()
        self._ready: dict[int, None] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(MAX_IN_FLIGHT)
        self._draining = False

    async def read(self, requests: AsyncIterator[pb.PlayRequest]) -> None:
        """Carry out what the client says, in order within a channel, until he says no more."""
        try:
            async for request in requests:
                for item in request.items:
                    await self._hear(item)
            await asyncio.gather(*self._tasks, return_exceptions=True)
        finally:
            self.finished = True
            self.wake.set()

    def take(self) -> list[pb.PlayResponseItem]:
        """The next response: answers first, then a share of each channel that has news."""
        items: list[pb.PlayResponseItem] = []
        while self._answers and len(items) < BATCH:
            items.append(self._answers.popleft())
        for number in list(self._ready):
            if len(items) >= BATCH:
                break
            del self._ready[number]
            channel = self._channels.get(number)
            if channel is None:
                continue
            if channel.cursor.unseated:
                items.append(self._let_go(number, channel, unseated().refusal()))
                continue
            items.extend(
                pb.PlayResponseItem(channel=number, **encode_item(channel.cursor, item))  # type: ignore[arg-type]
                for item in channel.cursor.take(SHARE)
            )
            if channel.cursor.behind:
                self._ready[number] = None
        return items

    def drain(self) -> None:
        """Carry out what has been said, and nothing more."""
        self._draining = True
        self.wake.set()

    @property
    def drained(self) -> bool:
        """Whether all has been carried out since `drain`."""
        return self._draining and not self._tasks

    def close(self) -> None:
        """Let go of all tables."""
        for channel in self._channels.values():
            channel.cursor.close()
        self._channels.clear()

    async def _hear(self, item: pb.PlayRequestItem) -> None:
        match item.WhichOneof("kind"):
            case "attach":
                await self._attach(item.channel, item.attach)
            case "detach":
                self._detach(item.channel)
            case "submit" if self._draining:
                self._refuse(item.channel, item.submit.request_id, shutting_down())
            case "submit":
                await self._room.acquire()
                task = asyncio.ensure_future(self._submit(item.channel, item.submit))
                self._tasks.add(task)
                task.add_done_callback(self._submitted)
            case _:
                self._refuse(item.channel, "", bad("items", "An item attaches, detaches or submits."))

    def _submitted(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._room.release()
        self.wake.set()

    async def _attach(self, number: int, attach_: pb.Attach) -> None:
        try:
            if number in self._channels:
                raise bad("channel", f"Channel {number} is attached already.")
            if len(self._channels) >= MAX_CHANNELS:
                raise ApiError(ApiReason.TOO_MANY, f"A stream has at most {MAX_CHANNELS} channels.")
            cursor = await attach(self._access, attach_, lambda: self._news(number))
        except ApiError as error:
            self._refuse(number, "", error)
        else:
            self._channels[number] = _Channel(cursor, cursor.live, cursor.viewer)
            self._news(number)

    def _detach(self, number: int) -> None:
        channel = self._channels.get(number)
        if channel is None:
            self._refuse(number, "", bad("channel", f"Channel {number} is not attached."))
        else:
            self._answer(self._let_go(number, channel, None))

    def _let_go(self, number: int, channel: _Channel, why: views_pb2.Refusal | None) -> pb.PlayResponseItem:
        del self._channels[number]
        channel.cursor.close()
        detached = pb.Detached(refusal=why, resume_after=channel.cursor.revision)
        return pb.PlayResponseItem(channel=number, detached=detached)

    async def _submit(self, number: int, submit_: pb.Submit) -> None:
        try:
            channel = self._channels.get(number)
            if channel is None:
                raise bad("channel", f"Channel {number} is not attached.")
            if channel.viewer is None:
                raise ApiError(ApiReason.NOT_ALLOWED, "Spectators do not move.")
            if channel.cursor.unseated:
                raise unseated()
            revision = await submit(self._access, channel.live, channel.viewer, submit_)
            accepted = pb.Accepted(request_id=submit_.request_id, revision=revision)
            self._answer(pb.PlayResponseItem(channel=number, accepted=accepted))
        except ApiError as error:
            self._refuse(number, submit_.request_id, error)
        except Exception:
            log.exception("a move failed", channel=number)
            self._refuse(number, submit_.request_id, internal())

    def _refuse(self, number: int, request_id: str, error: ApiError) -> None:
        refused = pb.Refused(request_id=request_id, refusal=error.refusal())
        self._answer(pb.PlayResponseItem(channel=number, refused=refused))

    def _answer(self, item: pb.PlayResponseItem) -> None:
        self._answers.append(item)
        self.wake.set()

    def _news(self, number: int) -> None:
        self._ready[number] = None
        self.wake.set()


async def attach(access: Access, request: pb.Attach, wake: Callable[[], None]) -> Cursor:
    """A cursor for who brings this token."""
    live = await access.table(request.table_id)
    viewer = access.viewer(live, request.token)
    after = request.after_revision if request.HasField("after_revision") else None
    try:
        return Cursor(live, viewer, after, wake)
    except LookupError as error:
        raise bad("after_revision", f"There is nothing to resume from: {error}.") from None


async def submit(access: Access, live: Live, seat: int, request: pb.Submit) -> int:
    """Make a seat's move; gives the seat's revision after it."""
    if not 1 <= len(request.request_id) <= 64:
        raise bad("request_id", "A request id has 1 to 64 characters.")
    if len(request.move.cards) > MAX_CARDS or request.move.hidden:
        raise bad("move", f"A move has at most {MAX_CARDS} cards, none hidden.")
    revision = request.expected_revision if request.HasField("expected_revision") else None
    command = Play(seat, decode_move(request.move), revision)
    try:
        done = await access.tables.execute(live, command, Author("seat", seat), request.request_id)
    except RequestReused:
        raise ApiError(ApiReason.REQUEST_REUSED, "This request id was used for another move.") from None
    except JournalFailed:
        raise storage_failed() from None
    if isinstance(done, Refusal):
        raise ApiError.of(done)
    return live.seen[done.position - 1][seat] if done.position else live.table.revision_of(seat)


def encode_item(
    cursor: Cursor, item: Item
) -> dict[str, views_pb2.TableView | views_pb2.Update | views_pb2.Decision | views_pb2.CaughtUp | None]:
    """An item of a cursor as the field of a response item."""
    match item:
        case Shown(table):
            return {"view": encode_table(str(cursor.live.id), table, cursor.viewer)}
        case News(entry, revision):
            return {"update": encode_update(entry, cursor.viewer, revision)}
        case Asked():
            return {"decision": encode_decision(cursor.live.table, cursor.viewer)}
        case UpToDate(revision):
            return {"caught_up": views_pb2.CaughtUp(revision=revision)}


def internal() -> ApiError:
    """The error for a fault of ours; details are in the server's log."""
    return ApiError(ApiReason.INTERNAL, "Something went wrong in the server; try again with the same request id.")


def shutting_down() -> ApiError:
    """The error that ends streams before the server stops: resume elsewhere, or later."""
    return ApiError(ApiReason.SHUTTING_DOWN, "The server is stopping; attach again after your last revision.")
