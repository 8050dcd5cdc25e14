"""The one Play stream of a client. It carries all sessions, each on a channel, and comes back when it is lost.

A session is attached under a fresh channel number each time, so that whatever the server still sends to an earlier
attachment finds nobody. After an outage every session attaches again after the last revision that it has, and says
again what was not acknowledged, under the same request ids: nothing is missed, and nothing happens twice.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

import grpc

from cardavia.client.errors import CardaviaError, Lost, refused_call
from cardavia.client.retry import TRANSIENT, Backoff, Outage, describe
from cardavia.v1 import play_pb2, play_pb2_grpc

BATCH = 64
"""At most so many items in one message."""


class Attached(Protocol):
    """What a connection carries: a session."""

    def opening(self, channel: int) -> Sequence[play_pb2.PlayRequestItem]:
        """What to say first on a new channel: Attach, and what is not acknowledged yet."""

    def receive(self, item: play_pb2.PlayResponseItem) -> None:
        """The server says something."""

    def interrupted(self, reason: str) -> None:
        """The channel is gone; another follows."""

    def fail(self, error: CardaviaError) -> None:
        """The channel is gone for good."""


class Connection:
    """Keeps a stream open as long as there are sessions."""

    def __init__(
        self, stub: "play_pb2_grpc.PlayServiceAsyncStub", backoff: Backoff, metadata: Sequence[tuple[str, str]] = ()
    ) -> None:
        self._stub = stub
        self._backoff = backoff
        self._metadata = tuple(metadata)
        self._sessions: dict[Attached, int] = {}
        self._channels: dict[int, Attached] = {}
        self._outages: dict[Attached, Outage] = {}
        self._timers: dict[Attached, asyncio.TimerHandle] = {}
        self._last_channel = 0
        self._outbox: deque[play_pb2.PlayRequestItem] = deque()
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._streaming = False
        self._outage: Outage | None = None

    def attach(self, session: Attached) -> None:
        """Begin to carry a session, or begin anew if it is carried already."""
        self.detach(session)
        self._last_channel += 1
        self._sessions[session] = self._last_channel
        self._channels[self._last_channel] = session
        if self._streaming:
            self._say(session.opening(self._last_channel))
        elif self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="cardavia play stream")

    def detach(self, session: Attached) -> None:
        """Carry a session no more."""
        if timer := self._timers.pop(session, None):
            timer.cancel()
        channel = self._sessions.pop(session, None)
        if channel is not None:
            del self._channels[channel]
            if self._streaming:
                self._say([play_pb2.PlayRequestItem(channel=channel, detach=play_pb2.Detach())])

    def reattach_later(self, session: Attached, reason: str) -> None:
        """The server ended this session's attachment for a while: attach again, a little later each time."""
        outage = self._outages.setdefault(session, self._backoff.start())
        session.interrupted(reason)
        try:
            delay = outage.next_delay()
        except Lost as error:
            self.forget(session)
            session.fail(error)
            return
        self._timers[session] = asyncio.get_running_loop().call_later(delay, self.attach, session)

    def settled(self, session: Attached) -> None:
        """The session's outage, if there was one, is over."""
        self._outages.pop(session, None)

    def forget(self, session: Attached) -> None:
        """Carry a session no more; the server has ended its attachment already."""
        channel = self._sessions.pop(session, None)
        self._channels.pop(channel or 0, None)
        self._outages.pop(session, None)

    def say(self, session: Attached, submit: play_pb2.Submit) -> None:
        """Say something on a session's channel. While there is no stream, `opening` will say it."""
        if self._streaming and (channel := self._sessions.get(session)) is not None:
            self._say([play_pb2.PlayRequestItem(channel=channel, submit=submit)])

    async def close(self) -> None:
        """End the stream."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _say(self, items: Sequence[play_pb2.PlayRequestItem]) -> None:
        self._outbox.extend(items)
        self._ready.set()

    async def _run(self) -> None:
        try:
            while self._sessions:
                error: grpc.aio.AioRpcError | None = None
                try:
                    await self._stream()
                except grpc.aio.AioRpcError as failure:
                    if failure.code() not in TRANSIENT:
                        raise refused_call(failure) from failure
                    error = failure
                for session in tuple(self._sessions):
                    session.interrupted(describe(error))
                self._outage = self._outage or self._backoff.start()
                await asyncio.sleep(self._outage.next_delay(error))
        except CardaviaError as error:
            self._fail(error)
        except Exception as error:
            self._fail(CardaviaError(f"the client failed: {error!r}"))
            raise

    def _fail(self, error: CardaviaError) -> None:
        self._outage = None
        for session in tuple(self._sessions):
            self.forget(session)
            session.fail(error)

    async def _stream(self) -> None:
        """One stream, from its opening to its end."""
        call = self._stub.Play(metadata=self._metadata)
        self._outbox.clear()
        self._streaming = True
        for session, channel in self._sessions.items():
            self._say(session.opening(channel))
        writer = asyncio.create_task(self._write(call))
        try:
            async for response in call:
                self._outage = None
                for item in response.items:
                    receiver = self._channels.get(item.channel)
                    if receiver is not None:
                        receiver.receive(item)
        finally:
            self._streaming = False
            writer.cancel()
            call.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self, call: grpc.aio.StreamStreamCall[play_pb2.PlayRequest, play_pb2.PlayResponse]) -> None:
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._outbox:
                batch = [self._outbox.popleft() for _ in range(min(BATCH, len(self._outbox)))]
                await call.write(play_pb2.PlayRequest(items=batch))
