"""Clients that play at tables, survive the end of their server, and write down what they send and receive.

A `Room` has one to three tables. Its viewers share one Play stream, or each has a Watch stream of its own and moves by
SubmitMove. When the server is gone they keep what they know; with the next server they attach after their last
revision, and send again, under the same request ids, the moves to which they heard no answer.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

import grpc

from cardavia.client.errors import refused_call
from cardavia.client.fold import STATUS_ENDED
from cardavia.core.table import AI_PLAYERS
from cardavia.core.views import Viewer
from cardavia.log.v1 import events_pb2
from cardavia.service.tables import utc_now
from cardavia.service.wire.log import decode_move
from cardavia.v1 import play_pb2, play_pb2_grpc, tables_pb2, tables_pb2_grpc, views_pb2
from tests.client.test_real_server import SEATS
from tests.faults.history import Attached, Disconnected, History, Sending, Truth, Updated, Viewing
from tests.faults.readback import move_text, plain, truth

SILENCE, EXPECTING, REPEAT, REUSE = 0.2, 0.5, 0.08, 0.04
"""How often a seat stays silent in a sealed window, says which revision its move answers, sends an acknowledged move
again, and sends another move under an old id."""


PASSING = ("STORAGE_FAILED", "SHUTTING_DOWN")
"""Reasons of what is no answer: to be said again, here or elsewhere."""


class Gone(Exception):
    """The server is gone."""


class Violation(Exception):
    """A promise was not kept; the message tells the story."""


class Watcher:
    """One viewer of a table: what he received, and for a seat what it has yet to say and to hear."""

    def __init__(
        self, viewer: Viewer, token: str, history: History, sealed: bool, rng: Random, answered: Callable[[], None]
    ) -> None:
        self.viewer, self.token, self.over = viewer, token, False
        self._history, self._sealed, self._rng, self._answered = history, sealed, rng, answered
        self._table = ""
        self._viewing = Viewing(viewer)
        history.viewings.append(self._viewing)
        self._revision = 0  # of the last update
        self._known = 0  # what an answer told of, at least
        self._asked: views_pb2.Decision | None = None
        self._ready: list[play_pb2.Submit] = []
        self._waiting: dict[str, tuple[play_pb2.Submit, Sending]] = {}

    @property
    def done(self) -> bool:
        """Whether the deal has ended and all answers are in."""
        return self.over and not self._waiting and not self._ready

    @property
    def revision(self) -> int:
        """How far he has got."""
        return self._revision

    @property
    def waits_since(self) -> int | None:
        """When the earliest of the moves was sent that have no answer yet, in UTC microseconds."""
        return min((sending.time for _, sending in self._waiting.values()), default=None)

    @property
    def _who(self) -> str:
        return f"table {self._table}: {'a spectator' if self.viewer is None else f'seat {self.viewer}'}"

    def attach(self, table: str) -> play_pb2.Attach:
        """What to say on every new connection. Moves without an answer will be sent again."""
        self._table, self._asked = table, None
        self._ready = [submit for submit, _ in self._waiting.values()]
        self._waiting.clear()
        return play_pb2.Attach(table_id=table, token=self.token, after_revision=self._revision)

    def lost(self) -> None:
        """The connection broke."""
        self._viewing.received.append(Disconnected())

    def hear(self, item: play_pb2.PlayResponseItem | play_pb2.WatchResponseItem) -> None:
        """Take what the server says."""
        match item.WhichOneof("kind"):
            case "view":
                self._viewing.received.append(Attached(plain(item.view)))
                self._revision = item.view.revision
                self.over = item.view.status in STATUS_ENDED
            case "update":
                self._viewing.received.append(Updated(plain(item.update)))
                self._revision = item.update.revision
                self.over = self.over or any(event.HasField("ended") for event in item.update.events)
            case "decision":
                self._asked = item.decision
            case "caught_up":
                pass
            case "accepted":
                self.answer(item.accepted.request_id, item.accepted.revision, "")  # type: ignore[union-attr]
            case "refused" if not item.refused.request_id:  # type: ignore[union-attr]
                why = f"{item.refused.refusal.reason}: {item.refused.refusal.text}"  # type: ignore[union-attr]
                raise Violation(f"{self._who} cannot resume after revision {self._revision}: {why}")
            case "refused":
                self.answer(item.refused.request_id, None, item.refused.refusal.reason)  # type: ignore[union-attr]
            case other:
                raise Violation(f"{self._who} received {other}: {item}")

    def answer(self, request_id: str, revision: int | None, reason: str) -> None:
        """Take the answer to a move: a revision, or why it was refused."""
        if request_id not in self._waiting:
            raise Violation(f"{self._who} was answered ({reason or revision}) and had not asked: {request_id!r}")
        self._answered()
        submit, sending = self._waiting.pop(request_id)
        sending.accepted, sending.refused = revision, reason
        if revision is None:
            return
        self._known = max(self._known, revision)
        again = self._rng.random()
        if again < REPEAT:
            self._ready.append(submit)
        elif again < REPEAT + REUSE:
            self._ready.append(play_pb2.Submit(request_id=request_id, move=events_pb2.Move()))

    def say(self) -> list[play_pb2.Submit]:
        """What to send now: at most one new move, when nothing else is under way."""
        if not self._ready and not self._waiting:
            self._decide()
        said, self._ready = self._ready, []
        for submit in said:
            assert self.viewer is not None
            sending = Sending(self.viewer, submit.request_id, move_text(decode_move(submit.move)), utc_now())
            self._waiting[submit.request_id] = submit, sending
            self._history.sendings.append(sending)
        return said

    def _decide(self) -> None:
        asked, self._asked = self._asked, None
        if asked is None or asked.revision < max(self._known, self._revision):
            return
        if asked.window and self._sealed and self._rng.random() < SILENCE:
            return
        submit = play_pb2.Submit(request_id=self._rng.randbytes(16).hex(), move=self._rng.choice(asked.legal))
        if self._rng.random() < EXPECTING:
            submit.expected_revision = asked.revision
        self._ready.append(submit)


class Table:
    """A table from its opening to its end. `answered` is called for each answer to a move; with a `move_time`
    (microseconds) the table has clocks."""

    def __init__(self, rng: Random, answered: Callable[[], None] = lambda: None, move_time: int = 0) -> None:
        game = rng.choice(list(SEATS))
        seats = [""] * SEATS[game]
        for seat in rng.sample(range(len(seats)), rng.randint(0, len(seats) - 1)):
            seats[seat] = rng.choice(AI_PLAYERS)
        self._request = tables_pb2.OpenTableRequest(
            request_id=rng.randbytes(16).hex(),
            game=game,
            seats=seats,
            claims=rng.choice(("open", "sealed")),
            move_time=move_time,
        )
        self._rng, self._spectators, self._answered = rng, rng.randint(0, 2), answered
        self._opened: tables_pb2.OpenTableResponse | None = None
        self._taken: dict[int, str] = {}
        self.history = History()
        self.watchers: list[Watcher] = []

    @property
    def id(self) -> str:
        """Its id; "" while it is not open."""
        return self._opened.table_id if self._opened is not None else ""

    @property
    def what(self) -> str:
        """What it is, for people."""
        return f"{self._request.game}, {self._request.claims} windows, seats {list(self._request.seats)}"

    async def open(self, channel: grpc.aio.Channel) -> None:
        """Open it and take all seats, as far as that is not done."""
        stub = tables_pb2_grpc.TableServiceStub(channel)
        if self._opened is None:
            self._opened = await stub.OpenTable(self._request)
            self.history.opened.append(self._opened.table_id)
        for seat, ai in enumerate(self._request.seats):
            if not ai and seat not in self._taken:
                invitation = self._opened.invitations[seat]
                try:
                    taken = await stub.TakeSeat(
                        tables_pb2.TakeSeatRequest(table_id=self.id, seat=seat, invitation=invitation)
                    )
                except grpc.aio.AioRpcError as error:
                    if refused_call(error).reason != "TABLE_ENDED":
                        raise
                    continue  # the answer was lost the first time, and AI players have ended the deal since
                self.history.seated.append((seat, taken.player))
                self._taken[seat] = taken.token
        if not self.watchers:
            viewers = [*self._taken.items(), *[(None, self._opened.spectator_invitation)] * self._spectators]
            sealed = self._request.claims == "sealed"
            self.watchers = [
                Watcher(viewer, token, self.history, sealed, self._rng, self._answered) for viewer, token in viewers
            ]

    async def read_back(self, channel: grpc.aio.Channel) -> Truth:
        """What the server tells of it now that it has ended; opens it once more, which must change nothing."""
        again = await tables_pb2_grpc.TableServiceStub(channel).OpenTable(self._request)
        self.history.opened.append(again.table_id)
        tokens: dict[Viewer, str] = {watcher.viewer: watcher.token for watcher in self.watchers}
        return await truth(channel, self.id, tokens)


@dataclass
class Room:
    """Tables whose viewers share a connection."""

    tables: list[Table]
    shared: bool

    async def play(self, channel: grpc.aio.Channel) -> None:
        """Play all tables to their ends. Raises Gone."""
        for table in self.tables:
            await table.open(channel)
        stub = play_pb2_grpc.PlayServiceStub(channel)
        viewers = [(table, watcher) for table in self.tables for watcher in table.watchers if not watcher.done]
        try:
            if self.shared:
                await _play(stub, viewers)
            else:
                await all_of(*(_watch(stub, table, watcher) for table, watcher in viewers))
        finally:
            for _, watcher in viewers:
                if not watcher.done:
                    watcher.lost()


async def follow(channel: grpc.aio.Channel, table: Table, watcher: Watcher, *, by_calls: bool) -> None:
    """Play for one viewer, to the end of the deal: on a Play stream, or with Watch and SubmitMove. Raises Gone."""
    stub = play_pb2_grpc.PlayServiceStub(channel)
    try:
        await going(_watch(stub, table, watcher) if by_calls else _play(stub, [(table, watcher)]))
    finally:
        if not watcher.done:
            watcher.lost()


async def _play(stub: "play_pb2_grpc.PlayServiceAsyncStub", viewers: list[tuple[Table, Watcher]]) -> None:
    """All on one Play stream."""
    channels = {number: watcher for number, (_, watcher) in enumerate(viewers, start=1)}
    items = [
        play_pb2.PlayRequestItem(channel=number, attach=watcher.attach(table.id))
        for number, (table, watcher) in enumerate(viewers, start=1)
    ]
    call = stub.Play()
    try:
        while not all(watcher.done for watcher in channels.values()):
            items += [
                play_pb2.PlayRequestItem(channel=number, submit=submit)
                for number, watcher in channels.items()
                for submit in watcher.say()
            ]
            if items:
                await call.write(play_pb2.PlayRequest(items=items))
            items = []
            response = await call.read()
            if not isinstance(response, play_pb2.PlayResponse):
                raise Gone
            for item in response.items:
                if item.refused.refusal.reason in PASSING:
                    raise Gone  # whether a move was stored may not be known: it is to be said again
                channels[item.channel].hear(item)
    except asyncio.InvalidStateError:
        raise Gone from None
    finally:
        call.cancel()


async def _watch(stub: "play_pb2_grpc.PlayServiceAsyncStub", table: Table, watcher: Watcher) -> None:
    """One on a Watch stream, with calls of SubmitMove."""
    moving: set[asyncio.Task[None]] = set()

    async def move(submit: play_pb2.Submit) -> None:
        request = play_pb2.SubmitMoveRequest(table_id=table.id, token=watcher.token, submit=submit)
        try:
            answer = await stub.SubmitMove(request)
            watcher.answer(submit.request_id, answer.revision, "")
        except grpc.aio.AioRpcError as error:
            if broken(error):
                call.cancel()  # the stream may be well: the storage alone is away
                raise Gone from None
            refused = refused_call(error)
            if refused.reason == error.code().name:  # a status of gRPC's, none of ours
                raise Violation(f"a move ended with {error.code()}: {error.details()}") from error
            watcher.answer(submit.request_id, None, refused.reason)
        say()

    def say() -> None:
        moving.update(asyncio.ensure_future(move(submit)) for submit in watcher.say())

    call = stub.Watch(play_pb2.WatchRequest(attach=watcher.attach(table.id)))
    try:
        say()
        async for response in call:
            for item in response.items:
                watcher.hear(item)
            say()
            if watcher.over:
                break
    finally:
        call.cancel()
        while waiting := [each for each in moving if not each.done()]:
            await asyncio.wait(waiting)
        await all_of(*moving)
    if not watcher.done:
        raise Gone


async def all_of(*work: Awaitable[None]) -> None:
    """Wait for all, whatever becomes of each; then raise what is worst: anything before Gone."""
    errors = [error for error in await asyncio.gather(*work, return_exceptions=True) if error is not None]
    for error in errors:
        if not isinstance(error, Gone):
            raise error
    if errors:
        raise Gone


def connected(address: str) -> grpc.aio.Channel:
    """A connection of its own."""
    return grpc.aio.insecure_channel(address, options=[("grpc.use_local_subchannel_pool", 1)])


async def going(work: Awaitable[None]) -> None:
    """Raises Gone where a call breaks off because the server is gone; any other status is a violation."""
    try:
        await work
    except grpc.aio.AioRpcError as error:
        if broken(error):
            raise Gone from None
        raise Violation(f"a call ended with {error.code()}: {error.details()}") from error


def broken(error: grpc.aio.AioRpcError) -> bool:
    """Whether the connection broke. gRPC has a status of its own for a write to a connection that just has.

    And it cancels what has reached a server that stops, and was not begun.
    """
    return (
        error.code() in (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.CANCELLED)
        or error.details() == "Internal error from Core"
    )
