"""One viewer's attachment to one table: a seat's, or a spectator's."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Self
from uuid import uuid4

from cardavia.client.connection import Connection
from cardavia.client.entropy import committed
from cardavia.client.errors import CardaviaError, FoldError, Lost, NotSettled, Refused, refused
from cardavia.client.fold import STATUS_ENDED, fold
from cardavia.client.happenings import Asked, CaughtUp, Happening, Interrupted, Resumed, Updated, Viewed
from cardavia.client.notation import parse_move
from cardavia.client.signal import Signal
from cardavia.log.v1 import events_pb2
from cardavia.v1 import play_pb2, views_pb2

PRESENCE = frozenset({"seat_taken", "seat_left", "clock_started", "clock_stopped", "restarted"})
"""Events of people coming and going, and of time: they raise the revision, and change nothing of what is asked."""

SUPERSEDED = frozenset({"WRONG_REVISION", "TABLE_ENDED"})
"""Reasons that say that the question does not stand any more."""

PASSING = frozenset({"STORAGE_FAILED", "SHUTTING_DOWN", "TOO_MANY"})
"""Reasons that pass: what was refused is said again later."""


@dataclass(slots=True)
class _Pending:
    submit: play_pb2.Submit
    done: asyncio.Future[int]


class Session:
    """A table as one viewer sees it, kept up to date as long as the session is open.

    Iterating tells what happens, from the beginning of the attachment: `Viewed`, then `Updated`, `Asked`, `CaughtUp`,
    `Interrupted` and `Resumed` as they come. Every iteration tells all, however late it starts, until the session is
    closed; it raises `Refused` or `Lost` if the session cannot go on.
    """

    def __init__(self, connection: Connection, table_id: str, token: str, after_revision: int | None = None) -> None:
        self.table_id = table_id
        self.token = token
        self._connection = connection
        self._after = after_revision
        self._view: views_pb2.TableView | None = None
        self._decision: views_pb2.Decision | None = None
        self._changed_at = 0
        self._caught_up = False
        self._stale = False
        self._interrupted = False
        self._closed = False
        self._error: CardaviaError | None = None
        self._told: list[views_pb2.TableView | views_pb2.Update | Asked | CaughtUp | Interrupted | Resumed] = []
        self._pending: dict[str, _Pending] = {}
        self._changed = Signal()
        self._refusals = 0

    async def open(self) -> Self:
        """Attach, and wait for the view. Raises Refused or Lost."""
        self._connection.attach(self)
        try:
            await self._until(lambda: self._caught_up)
        except BaseException:
            self.close()
            raise
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Detach. Iterations end."""
        if not self._closed:
            self._closed = True
            self._decision = None
            self._connection.detach(self)
            self._give_up(Lost("the session was closed"))
            self._changed.fire()

    @property
    def view(self) -> views_pb2.TableView:
        """The table now. Treat it as constant: each update makes a new one."""
        if self._view is None:
            raise RuntimeError("the session is not open yet")
        return self._view

    @property
    def revision(self) -> int:
        """The viewer's revision now."""
        return self.view.revision

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played at this table."""
        return self._view is not None and self._view.status in STATUS_ENDED

    @property
    def closed(self) -> bool:
        """Whether the session was closed here."""
        return self._closed

    @property
    def connected(self) -> bool:
        """Whether the session is live now, and not being restored."""
        return self._caught_up and not self._interrupted and not self._closed and self._error is None

    @property
    def result(self) -> events_pb2.Settled:
        """The settlement. Raises NotSettled before it."""
        if not self.view.HasField("result"):
            raise NotSettled(f"there is no settlement; the table is {self.view.status}")
        return self.view.result

    async def finished(self) -> views_pb2.TableView:
        """Wait until the table is at its end; gives the last view."""
        await self._until(lambda: self.ended)
        return self.view

    async def __aiter__(self) -> AsyncIterator[Happening]:
        at, view = 0, views_pb2.TableView()
        while at < len(self._told) or await self._tells(at):
            told = self._told[at]
            at += 1
            match told:
                case views_pb2.TableView():
                    view = told
                    yield Viewed(view)
                case views_pb2.Update():
                    view = fold(view, told)
                    yield Updated(told, view)
                case Asked(decision):
                    if decision is self._decision:
                        yield told
                case _:
                    yield told

    async def _tells(self, at: int) -> bool:
        """Wait for one more thing to tell. False once the session is closed."""
        await self._until(lambda: at < len(self._told) or self._closed)
        return at < len(self._told)

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Wait for a condition. Raises what ended the session, if that comes first."""
        await self._changed.until(lambda: condition() or self._closed or self._error is not None)
        if not condition():
            raise self._error or Lost("the session is closed")

    # What the connection calls

    def opening(self, channel: int) -> Sequence[play_pb2.PlayRequestItem]:
        """Attach after the last revision that is here, and say again what was not acknowledged."""
        after = self._after if self._view is None else None if self._stale else self._view.revision
        attach = play_pb2.Attach(table_id=self.table_id, token=self.token, after_revision=after)
        return [
            play_pb2.PlayRequestItem(channel=channel, attach=attach),
            *(play_pb2.PlayRequestItem(channel=channel, submit=each.submit) for each in self._pending.values()),
        ]

    def receive(self, item: play_pb2.PlayResponseItem) -> None:
        """Take in what the server says."""
        match item.WhichOneof("kind"):
            case "view":
                self._receive_view(item.view)
            case "update":
                self._receive_update(item.update)
            case "decision":
                if self._view is not None and item.decision.revision == self._view.revision:
                    self._decision = item.decision
                    self._told.append(Asked(item.decision))
            case "caught_up":
                if not self._pending:
                    self._connection.settled(self)
                if self._interrupted:
                    self._interrupted = False
                    self._told.append(Resumed())
                if not self._caught_up:
                    self._caught_up = True
                    self._told.append(CaughtUp(item.caught_up.revision))
            case "accepted":
                self._connection.settled(self)
                pending = self._pending.pop(item.accepted.request_id, None)
                if pending is not None and not pending.done.done():
                    pending.done.set_result(item.accepted.revision)
            case "refused":
                self._receive_refused(item.refused)
            case "detached":
                self._connection.forget(self)
                if item.detached.HasField("refusal"):
                    self._connection.reattach_later(self, item.detached.refusal.text)
        self._changed.fire()

    def interrupted(self, reason: str) -> None:
        """The connection was lost. What was asked stands, as far as anybody here knows."""
        if not self._interrupted:
            self._interrupted = True
            self._told.append(Interrupted(reason))
            self._changed.fire()

    def fail(self, error: CardaviaError) -> None:
        """The session cannot go on."""
        self._error = self._error or error
        self._decision = None
        self._give_up(error)
        self._changed.fire()

    def _receive_view(self, view: views_pb2.TableView) -> None:
        # On resuming, the server begins with the view that is here already.
        if self._view is None or self._stale or self._view.revision != view.revision:
            self._told.append(view)
            self._changed_at = max(self._changed_at, view.revision)
            self._decision = None
        self._view, self._stale = view, False

    def _receive_update(self, update: views_pb2.Update) -> None:
        if self._view is None or self._stale or update.revision <= self._view.revision:
            return
        try:
            self._view = fold(self._view, update)
        except (FoldError, IndexError):
            # Begin anew from a fresh view rather than show a wrong one.
            self._stale = True
            self.interrupted("the view had to be read again")
            self._connection.attach(self)
            return
        self._decision = None
        self._told.append(update)
        if any(event.WhichOneof("kind") not in PRESENCE for event in update.events):
            self._changed_at = update.revision

    def _receive_refused(self, message: play_pb2.Refused) -> None:
        error = refused(message.refusal)
        if message.request_id and message.request_id not in self._pending:
            return
        if error.reason in PASSING:
            self._connection.reattach_later(self, error.text)
        elif message.request_id:
            pending = self._pending.pop(message.request_id)
            if not pending.done.done():
                pending.done.set_exception(error)
        else:
            self._connection.forget(self)
            self.fail(error)

    def _give_up(self, error: CardaviaError) -> None:
        pending, self._pending = self._pending, {}
        for each in pending.values():
            if not each.done.done():
                each.done.set_exception(error)


class Seat(Session):
    """A seat's session: it is asked, and it plays."""

    def __init__(
        self,
        connection: Connection,
        table_id: str,
        token: str,
        number: int,
        after_revision: int | None,
        entropy: bytes,
        reveal: Callable[["Seat"], Awaitable[None]],
        set_name: Callable[[str, str, str], Awaitable[str]],
    ) -> None:
        """`reveal` reveals `entropy`, if the seat committed to that."""
        super().__init__(connection, table_id, token, after_revision)
        self.number = number
        self.entropy = entropy
        self._reveal = reveal
        self._revealing: asyncio.Task[None] | None = None
        self._set_name = set_name
        self._given: views_pb2.Decision | None = None

    def receive(self, item: play_pb2.PlayResponseItem) -> None:
        """Take in what the server says, and reveal the seat's entropy when everybody has committed."""
        super().receive(item)
        if self._revealing is None and self._caught_up and self._owes():
            self._revealing = asyncio.ensure_future(self._reveal_entropy())

    def _owes(self) -> bool:
        if self._view is None or not self._view.reveal_by or not self.entropy:
            return False
        seat = self._view.seats[self.number]
        return not seat.entropy and seat.commitment == committed(self.number, self.entropy)

    async def _reveal_entropy(self) -> None:
        try:
            await self._reveal(self)
        except Refused as error:
            if error.reason != "TABLE_ENDED":
                self.fail(error)
        except CardaviaError as error:
            self.fail(error)

    def close(self) -> None:
        """Detach. Iterations end."""
        super().close()
        if self._revealing is not None:
            self._revealing.cancel()

    @property
    def decision(self) -> views_pb2.Decision | None:
        """What the seat is asked now, as far as is known here; None for nothing."""
        return self._decision

    async def set_name(self, name: str) -> str:
        """Set the name of the player at this seat, or delete it with ""; gives the name as it is kept.

        Raises Refused for what is no name: 1 to 32 printable characters.
        """
        return await self._set_name(self.table_id, self.token, name)

    async def decisions(self) -> AsyncIterator[views_pb2.Decision]:
        """Everything that the seat is asked, until the table is at its end.

        A question that was superseded before its turn came is left out. One is asked again if an answer was refused.
        """
        asked: tuple[int, int] | None = None
        while decision := await self._next_decision(asked):
            asked = (decision.revision, self._refusals)
            self._given = decision
            yield decision

    async def _next_decision(self, asked: tuple[int, int] | None) -> views_pb2.Decision | None:
        await self._until(lambda: self._question() not in (None, asked) or self.ended or self._closed)
        return self._decision if self._question() != asked else None

    def _question(self) -> tuple[int, int] | None:
        return (self._decision.revision, self._refusals) if self._decision is not None else None

    async def play(
        self,
        move: events_pb2.Move | str,
        *,
        decision: views_pb2.Decision | None = None,
        request_id: str | None = None,
    ) -> bool:
        """Play a move (or its text), and wait until it is durable and in `view`.

        It answers `decision`, by default the one last given by `decisions`, or else the one that stands now, and counts
        only as long as that stands; people who come or go meanwhile do not matter. False means that a claim window
        closed before the answer came, so that it counts for nothing. After an outage the move is said again under the
        same request id (one of its own by default), and is carried out once. Raises Refused or Lost. To wait less
        long, use asyncio.timeout: the move may still be carried out.
        """
        if isinstance(move, str):
            move = parse_move(move)
        decision, self._given = decision or self._given or self._decision, None
        expected_revision = decision.revision if decision is not None else self.revision
        window = decision is not None and decision.window
        while True:
            try:
                revision = await self._submit(request_id or uuid4().hex, move, expected_revision)
            except Refused as error:
                if error.reason in SUPERSEDED:
                    await self._reached(int(error.params.get("revision", "0")))
                    if window and self._changed_at > expected_revision:
                        return False
                    if self._changed_at <= expected_revision < self.revision and request_id is None:
                        expected_revision = self.revision
                        continue
                self._refusals += 1
                raise
            else:
                await self._reached(revision)
                return True

    async def _reached(self, revision: int) -> None:
        """Wait until the view is that far, or at its end."""
        await self._until(lambda: self.ended or self.revision >= revision)

    async def _submit(self, request_id: str, move: events_pb2.Move, expected_revision: int | None) -> int:
        if self._error is not None or self._closed:
            raise self._error or Lost("the session is closed")
        submit = play_pb2.Submit(request_id=request_id, move=move, expected_revision=expected_revision)
        pending = _Pending(submit, asyncio.get_running_loop().create_future())
        self._pending[request_id] = pending
        self._connection.say(self, submit)
        try:
            return await pending.done
        finally:
            self._pending.pop(request_id, None)
