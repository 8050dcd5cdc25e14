"""PlayService: moves in, events out.

One reader a stream, and what it has to send is asked for when there is room (pacing.py). A response goes round the
attachments that have something to send, a bounded share each, so that a hot table cannot starve the others; what is
pending coalesces into one response. Everything that a stream may hold has a limit; readers who do not read are cut off.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial

import structlog
from google.protobuf.message import DecodeError

from cardavia.core.commands import Play
from cardavia.core.game import Move
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author
from cardavia.core.views import Viewer
from cardavia.languages import SOURCE
from cardavia.service.feed import Asked, Cursor, Item, News, Shown
from cardavia.service.journal import JournalFailed
from cardavia.service.limits import MAX_CARDS, MAX_CHANNELS, MAX_ITEMS, MAX_REQUEST_ID, MAX_UNANSWERED
from cardavia.service.live import Live
from cardavia.service.rpc._sending import Over
from cardavia.service.rpc.access import Access, storage_failed, too_many_moves, unseated
from cardavia.service.rpc.decoding import unreadable
from cardavia.service.rpc.draining import Draining
from cardavia.service.rpc.errors import ApiError, ApiReason, Context, abort, bad, language_of
from cardavia.service.rpc.pacing import Source
from cardavia.service.rpc.waking import Wake
from cardavia.service.turns import Outcome, RequestReused
from cardavia.service.wire.api import (
    encode_decision,
    encode_table,
    encode_update,
    play_accepted,
    play_item,
    play_update,
    watch_item,
)
from cardavia.service.wire.log import decode_move
from cardavia.v1 import play_pb2 as pb
from cardavia.v1 import play_pb2_grpc, views_pb2

log = structlog.get_logger()

SHARE = 16
"""Items that one attachment may add to a response before the next has its turn."""
BATCH = 256
"""Items of one response; a view, which may have to be replayed, counts as a share of them."""
RESPONSE_BYTES = 16 * 1024
"""After so many bytes a response takes no other share: it is all that a stalled reader keeps here."""
AGAIN_SECONDS = 0.1
"""After which time those whose streams end with the server may come again: other replicas are there already."""
MAX_PLACES = 64
"""Channels of which a status tells where to resume; statuses travel as headers, which must be small."""


class PlayService(play_pb2_grpc.PlayServiceServicer):
    """The service; `draining` ends its streams."""

    def __init__(self, access: Access, draining: Draining) -> None:
        self._access = access
        self._draining = draining

    async def Play(  # type: ignore[override]
        self,
        request_iterator: AsyncIterator[pb.PlayRequest],
        context: Context,
    ) -> Source:
        """Plays and watches any number of tables."""
        return _Stream(self._access, self._draining, request_iterator, language_of(context))

    async def SubmitMove(
        self,
        request: pb.SubmitMoveRequest,
        context: Context,
    ) -> pb.SubmitMoveResponse:
        """Makes one move."""
        try:
            live = await self._access.table(request.table_id)
            seat = self._access.seat(live, request.token)
            self._access.count_move()
            revision, head = await submit(self._access, live, seat, request.submit)
            return pb.SubmitMoveResponse(revision=revision, head=head)
        except ApiError as error:
            await abort(context, error)

    async def Watch(self, request: pb.WatchRequest, context: Context) -> Source:  # type: ignore[override]  # noqa: ARG002
        """Watches one table."""
        watching = _Watching(self._draining)
        watching.cursor = await attach(self._access, request.attach, watching.news)
        return watching


class _Watching(Source):
    """One Watch stream."""

    cursor: Cursor

    def __init__(self, draining: Draining) -> None:
        self._draining = draining

    @contextmanager
    def open(self) -> Iterator[None]:
        """See Source."""
        try:
            with self._draining.told_to(self.wake):
                yield
        finally:
            self.cursor.close()
            del self.cursor  # which knows us: a circle would keep the table until somebody looks for circles

    def news(self) -> None:
        """There may be more. (`wake` is not set yet when the cursor is made.)"""
        self.wake()

    def take(self) -> bytes | None:
        """See Source."""
        cursor = self.cursor
        items: list[bytes] = []
        size = 0
        while len(items) < BATCH and size < RESPONSE_BYTES and (taken := cursor.take(SHARE)):
            share = [watch_item(*encode_item(cursor, item)) for item in taken]
            items += share
            size += sum(map(len, share))
        if items:
            if cursor.behind or self._draining.begun:
                self.wake()
            return b"".join(items)
        if cursor.unseated:
            raise unseated()
        if self._draining.begun:
            raise shutting_down()
        return None

    def places(self) -> dict[str, str]:
        """See Source."""
        return {"resume_after": str(self.cursor.revision)}


@dataclass(slots=True)
class _Channel:
    """An attachment of a stream."""

    cursor: Cursor
    live: Live
    viewer: Viewer


class _Stream(Source):
    """One Play stream: its channels, the answers that are ready, and who has news."""

    def __init__(
        self, access: Access, draining: Draining, requests: AsyncIterator[pb.PlayRequest], name: str = SOURCE
    ) -> None:
        """`name` is the caller's language."""
        self._access, self._draining, self._requests, self._language = access, draining, requests, name
        self._moves = access.moves()
        self._channels: dict[int, _Channel] = {}
        self._answers: deque[bytes] = deque()
        self._ready: dict[int, None] = {}
        self._under_way = 0
        self._unanswered = 0
        self._room = Wake()
        self._heard = False

    @contextmanager
    def open(self) -> Iterator[None]:
        """See Source."""
        self._reading = asyncio.ensure_future(self.read())
        try:
            with self._draining.told_to(self.wake):
                yield
        finally:
            self._reading.cancel()
            del self._reading
            for channel in self._channels.values():
                channel.cursor.close()
            self._channels.clear()

    async def read(self) -> None:
        """Carry out what the client says, in order within a channel, until he says no more. Raises ApiError."""
        try:
            async for request in self._requests:
                if len(request.items) > MAX_ITEMS:
                    raise bad("items", "many_items", most=MAX_ITEMS)
                for number, item in enumerate(request.items, start=1):
                    while self._unanswered == MAX_UNANSWERED:
                        await self._room.wait()
                    self._unanswered += 1
                    if item.HasField("submit"):
                        self._hear_move(item.channel, item.submit)
                    else:
                        await self._hear(item)
                    if number % SHARE == 0:
                        await asyncio.sleep(0)  # others have their turn between the items of a long request
        except DecodeError:
            raise unreadable() from None
        finally:
            self._heard = True
            self.wake()

    def take(self) -> bytes | None:
        """See Source."""
        if (self._answers or self._ready) and (items := self._items()):
            if self._answers or self._ready or self._heard or self._draining.begun:
                self.wake()
            return b"".join(items)
        if not self._under_way:  # all that was said has been carried out
            if self._draining.begun:
                raise shutting_down()
            if self._heard:
                self._reading.result()  # which may have ended because of what the client sent
                raise Over
        return None

    def _items(self) -> list[bytes]:
        """The items of the next response: answers first, then a share of each channel that has news."""
        items: list[bytes] = []
        while self._answers and len(items) < BATCH:
            items.append(self._answers.popleft())
        self._give_room(len(items))
        count, size = len(items), sum(map(len, items))
        for number in list(self._ready):
            if count >= BATCH or size >= RESPONSE_BYTES:
                break
            del self._ready[number]
            channel = self._channels.get(number)
            if channel is None:
                continue
            taken = channel.cursor.take(SHARE)
            if not taken and channel.cursor.unseated:
                items.append(self._let_go(number, channel, unseated().refusal(self._language)))
                continue
            for each in taken:
                if isinstance(each, News):
                    item = play_update(number, each.entry, channel.viewer, each.revision, each.head, each.made)
                    count += 1
                else:
                    item = play_item(number, *encode_item(channel.cursor, each))
                    count += SHARE if isinstance(each, Shown) else 1
                items.append(item)
                size += len(item)
            if channel.cursor.behind:
                self._ready[number] = None
        return items

    def _give_room(self, count: int) -> None:
        """So many things that were said are answered."""
        if count:
            self._unanswered -= count
            self._room.set()

    def places(self) -> dict[str, str]:
        """See Source; {} if the channels are too many for a status."""
        if len(self._channels) > MAX_PLACES:
            return {}
        return {f"resume_after_{number}": str(each.cursor.revision) for number, each in self._channels.items()}

    async def _hear(self, item: pb.PlayRequestItem) -> None:
        match item.WhichOneof("kind"):
            case "attach":
                await self._attach(item.channel, item.attach)
            case "detach":
                self._detach(item.channel)
            case _:
                self._refuse(item.channel, "", bad("items", "no_item"))

    def _hear_move(self, number: int, submit_: pb.Submit) -> None:
        try:
            if self._draining.begun:  # what has been said is carried out, and nothing more
                raise shutting_down()
            if wait := self._moves.take():
                raise too_many_moves(self._access.limiter.limits.moves_per_second, wait)
            request_id, move, revision = said(submit_)
            channel = self._channels.get(number)
            if channel is None:
                raise bad("channel", "not_attached", channel=number)
            live, seat = channel.live, channel.viewer
            if seat is None:
                raise ApiError(ApiReason.NOT_ALLOWED, "spectators_watch")
            if channel.cursor.unseated:
                raise unseated()
        except ApiError as error:
            self._refuse(number, submit_.request_id[:MAX_REQUEST_ID], error)
        else:
            self._under_way += 1
            tell = partial(self._carried_out, number, live, seat, request_id)
            self._access.tables.begin(live, Play(seat, move, revision), player(seat), request_id, tell)

    def _carried_out(self, number: int, live: Live, seat: int, request_id: str, came: Outcome) -> None:
        self._under_way -= 1
        try:
            revision, head = outcome(live, seat, came)
        except RequestReused:
            self._refuse(number, request_id, reused())
        except JournalFailed:
            self._refuse(number, request_id, storage_failed())
        except ApiError as error:
            self._refuse(number, request_id, error)
        except Exception:
            log.exception("a move failed", table=live.name, request=request_id)
            self._refuse(number, request_id, internal())
        else:
            self._answer(play_accepted(number, request_id, revision, head))

    async def _attach(self, number: int, attach_: pb.Attach) -> None:
        try:
            if number in self._channels:
                raise bad("channel", "attached_already", channel=number)
            if len(self._channels) >= MAX_CHANNELS:
                raise ApiError(ApiReason.TOO_MANY, "too_many_channels", params={"most": MAX_CHANNELS})
            cursor = await attach(self._access, attach_, partial(self._news, number))
        except ApiError as error:
            self._refuse(number, "", error)
        else:
            self._channels[number] = _Channel(cursor, cursor.live, cursor.viewer)
            self._give_room(1)  # what comes next is no answer
            self._news(number)

    def _detach(self, number: int) -> None:
        channel = self._channels.get(number)
        if channel is None:
            self._refuse(number, "", bad("channel", "not_attached", channel=number))
        else:
            self._answer(self._let_go(number, channel, None))

    def _let_go(self, number: int, channel: _Channel, why: views_pb2.Refusal | None) -> bytes:
        del self._channels[number]
        channel.cursor.close()
        detached = pb.Detached(refusal=why, resume_after=channel.cursor.revision)
        return play_item(number, "detached", detached.SerializeToString())

    def _refuse(self, number: int, request_id: str, error: ApiError) -> None:
        self._access.tables.observer.metrics.refusal(error.reason).inc()
        refused = pb.Refused(request_id=request_id, refusal=error.refusal(self._language))
        self._answer(play_item(number, "refused", refused.SerializeToString()))

    def _answer(self, item: bytes) -> None:
        self._answers.append(item)
        self.wake()

    def _news(self, number: int) -> None:
        self._ready[number] = None
        self.wake()


async def attach(access: Access, request: pb.Attach, wake: Callable[[], None]) -> Cursor:
    """A cursor for who brings this token."""
    live = await access.table(request.table_id)
    viewer = access.viewer(live, request.token)
    after = request.after_revision if request.HasField("after_revision") else None
    try:
        cursor = Cursor(live, viewer, after, wake)
    except LookupError:
        revision = live.table.revision_of(viewer)
        raise bad("after_revision", "nothing_to_resume", revision=revision, expected=after) from None
    access.tables.observer.metrics.readers.add(cursor)
    return cursor


def said(request: pb.Submit) -> tuple[str, Move, int | None]:
    """The request's id, its move and the revision that it expects, if all is well formed and short. Raises ApiError.

    They are free of the message, which may be much larger.
    """
    request_id, message = request.request_id, request.move
    if not 1 <= len(request_id) <= MAX_REQUEST_ID:
        raise bad("request_id", "move_id_size", most=MAX_REQUEST_ID)
    if len(message.cards) > MAX_CARDS or message.hidden:
        raise bad("move", "many_cards", most=MAX_CARDS)
    revision = request.expected_revision if request.HasField("expected_revision") else None
    return request_id, decode_move(message), revision


@cache
def player(seat: int) -> Author:
    """The player of a seat, as author of his moves."""
    return Author("seat", seat)


async def submit(access: Access, live: Live, seat: int, request: pb.Submit) -> tuple[int, bytes]:
    """Make a seat's move; gives the seat's revision, and the chain's head, after it. Raises ApiError."""
    request_id, move, revision = said(request)
    try:
        done = await access.tables.execute(live, Play(seat, move, revision), player(seat), request_id)
        return outcome(live, seat, done)
    except RequestReused:
        raise reused() from None
    except JournalFailed:
        raise storage_failed() from None


def outcome(live: Live, seat: int, came: Outcome) -> tuple[int, bytes]:
    """A seat's revision, and the chain's head, after its move. Raises ApiError for a refusal, and what went wrong."""
    if isinstance(came, BaseException):
        raise came
    if isinstance(came, Refusal):
        raise ApiError.of(came)
    step = live.history.step(came.position)  # he sees it: it is his own
    return step.table.revision_of(seat), step.head


def encode_item(cursor: Cursor, item: Item) -> tuple[str, bytes]:
    """An item of a cursor: which field of a response item it is, and its bytes."""
    if isinstance(item, News):  # the most frequent first
        update = encode_update(item.entry, cursor.viewer, item.revision, item.head, item.made)
        assert update is not None  # noqa: S101  (it is news to him)
        return "update", update
    if isinstance(item, Asked):
        return "decision", encode_decision(item.decision, item.revision)
    if isinstance(item, Shown):
        return "view", encode_table(cursor.live.name, item.table, cursor.viewer, item.head).SerializeToString()
    return "caught_up", views_pb2.CaughtUp(revision=item.revision).SerializeToString()


def reused() -> ApiError:
    """The error for a request id that was another move's."""
    return ApiError(ApiReason.REQUEST_REUSED, "move_reused")


def internal() -> ApiError:
    """The error for a fault of ours; details are in the server's log."""
    return ApiError(ApiReason.INTERNAL, "internal")


def shutting_down() -> ApiError:
    """The error that ends streams before the server stops: resume elsewhere, at once, or later."""
    return ApiError(ApiReason.SHUTTING_DOWN, "shutting_down", retry=AGAIN_SECONDS)
