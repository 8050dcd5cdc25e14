"""The client: one server, one stream, any number of tables."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self, TypeVar
from uuid import uuid4

import grpc

from cardavia.client.connection import Connection
from cardavia.client.entropy import ENTROPY_BYTES, committed
from cardavia.client.errors import refused_call
from cardavia.client.notation import Catalogue
from cardavia.client.retry import RETRIED, TRANSIENT, Backoff, call
from cardavia.client.session import Seat, Session
from cardavia.log.v1 import events_pb2, export_pb2
from cardavia.v1 import (
    catalog_pb2,
    catalog_pb2_grpc,
    logs_pb2,
    logs_pb2_grpc,
    play_pb2_grpc,
    players_pb2,
    players_pb2_grpc,
    tables_pb2,
    tables_pb2_grpc,
    views_pb2,
)

LogItem = views_pb2.Update | logs_pb2.ReadLogResponse.Recorded
"""An entry of a log: as the caller may see it while the deal runs, as it was recorded once it has ended."""

AnySession = TypeVar("AnySession", bound=Session)

PAGE = 100
TOLD_AGAIN = 120_000_000
"""Microseconds before a result from which on others may be told again."""
NAMES = 100
"""How many names are asked for at once."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table that this client opened, with its secrets. To let others in, give them an invitation."""

    client: "Client"
    table_id: str
    invitations: tuple[str, ...]
    spectator_invitation: str
    owner_token: str

    async def sit(self, seat: int, *, entropy: bytes | None = None, history: bool = False, name: str = "") -> Seat:
        """Take a seat and attach to it (see Client.join)."""
        invitation = self.invitations[seat]
        return await self.client.join(self.table_id, seat, invitation, entropy=entropy, history=history, name=name)

    async def spectate(self, *, history: bool = False) -> Session:
        """Watch."""
        return await self.client.spectate(self.table_id, self.spectator_invitation, history=history)

    async def next_deal(self) -> str:
        """Open the next deal of the series, once this one has ended; gives its table's id."""
        return await self.client.next_deal(self.table_id, self.owner_token)

    async def close(self, reason: str = "") -> None:
        """Close the table, or void its deal."""
        await self.client.close_table(self.table_id, self.owner_token, reason)


class Client:
    """A connection to a Cardavia server, as an async context manager.

    Calls and the stream are made again after an outage; what `Backoff` says about patience holds for both. `Refused`
    is raised for what the server refuses, `Lost` when patience is out.
    """

    def __init__(
        self,
        target: str,
        *,
        credentials: grpc.ChannelCredentials | None = None,
        metadata: Sequence[tuple[str, str]] = (),
        key: str = "",
        language: str = "",
        backoff: Backoff | None = None,
        keepalive: float = 30.0,
    ) -> None:
        """`target` is host:port, `credentials` are for TLS (`tls` makes them; without: plain text).

        `metadata` goes with every call.

        `key` is that of a service account or an administrator, for what needs one.

        `language` is that of the sentences of refusals, such as `fi`; it may be a whole `Accept-Language`. Without one
        they are English.

        A connection that has been silent for `keepalive` seconds is tested, so that a dead one is noticed.
        """
        self._target = target
        self._credentials = credentials
        own = (("authorization", f"Bearer {key}" if key else ""), ("accept-language", language))
        self._metadata = (*metadata, *(pair for pair in own if pair[1]))
        self._backoff = backoff or Backoff()
        self._options = (
            ("grpc.keepalive_time_ms", int(keepalive * 1000)),
            ("grpc.keepalive_timeout_ms", 10_000),
            ("grpc.http2.max_pings_without_data", 0),
            # The waiting is done here, not in the channel.
            ("grpc.initial_reconnect_backoff_ms", 100),
            ("grpc.min_reconnect_backoff_ms", 100),
            ("grpc.max_reconnect_backoff_ms", 1_000),
        )
        self._channel: grpc.aio.Channel | None = None
        self._sessions: list[Session] = []

    async def __aenter__(self) -> Self:
        if self._credentials is None:
            channel = grpc.aio.insecure_channel(self._target, options=self._options)
        else:
            channel = grpc.aio.secure_channel(self._target, self._credentials, options=self._options)
        self._channel = channel
        self._tables: tables_pb2_grpc.TableServiceAsyncStub = tables_pb2_grpc.TableServiceStub(channel)
        self._catalog: catalog_pb2_grpc.CatalogServiceAsyncStub = catalog_pb2_grpc.CatalogServiceStub(channel)
        self._logs: logs_pb2_grpc.LogServiceAsyncStub = logs_pb2_grpc.LogServiceStub(channel)
        self._players: players_pb2_grpc.PlayerServiceAsyncStub = players_pb2_grpc.PlayerServiceStub(channel)
        self._connection = Connection(play_pb2_grpc.PlayServiceStub(channel), self._backoff, self._metadata)
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """End all sessions and the connection."""
        for session in self._sessions:
            session.close()
        self._sessions.clear()
        if self._channel is not None:
            await self._connection.close()
            await self._channel.close()
            self._channel = None

    # Tables

    async def open(
        self,
        game: str,
        *,
        seats: Sequence[str],
        options: Mapping[str, str] | None = None,
        seed: bytes | None = None,
        deal: events_pb2.Deal | None = None,
        first: int | None = None,
        claims: str = "",
        label: str = "",
        listed: bool = False,
        disclosure: str = "",
        hosts: Sequence[str] = (),
        move_seconds: float = 0.0,
        reserve_seconds: float = 0.0,
        grace_seconds: float = 0.0,
        request_id: str | None = None,
    ) -> Table:
        """Open a table: one AI player's name a seat, empty for a person.

        The cards are a fair deal, or come from a `seed` of 32 bytes, or are exactly `deal`; the last two
        need a key with the scope "choose_cards". `disclosure` is "end" (the default) or "release". `hosts` are
        the accounts whose bots play there, one a seat ("": none), who hear of it by `offers`. With `move_seconds` for
        each move, or `reserve_seconds` beside that for all moves of a seat together, the table has clocks; a move
        counts as made `grace_seconds` (at most 1) earlier than it arrives.
        """
        source = tables_pb2.CardSource(fair=tables_pb2.CardSource.Fair())
        if seed is not None:
            source = tables_pb2.CardSource(seeded=tables_pb2.CardSource.Seeded(seed=seed))
        elif deal is not None:
            source = tables_pb2.CardSource(given=deal)
        request = tables_pb2.OpenTableRequest(
            request_id=request_id or uuid4().hex,
            game=game,
            options=options or {},
            seats=seats,
            source=source,
            first=first,
            claims=claims,
            label=label,
            listed=listed,
            disclosure=disclosure,
            hosts=hosts,
            move_time=round(move_seconds * 1e6),
            reserve=round(reserve_seconds * 1e6),
            grace=round(grace_seconds * 1e6),
        )
        answer = await call(self._backoff, lambda: self._tables.OpenTable(request, metadata=self._metadata))
        return Table(self, answer.table_id, tuple(answer.invitations), answer.spectator_invitation, answer.owner_token)

    async def tables(self, *, game: str = "", status: str = "") -> AsyncIterator[tables_pb2.TableSummary]:
        """The listed tables, newest first."""
        request = tables_pb2.ListTablesRequest(game=game, status=status, page_size=PAGE)
        while True:
            page = await call(self._backoff, lambda: self._tables.ListTables(request, metadata=self._metadata))
            for summary in page.tables:
                yield summary
            if not page.next_page_token:
                return
            request.page_token = page.next_page_token

    async def table(self, table_id: str, token: str = "") -> tables_pb2.GetTableResponse:
        """A table as the bearer of a token may see it now, and what its seat is asked."""
        request = tables_pb2.GetTableRequest(table_id=table_id, token=token)
        return await call(self._backoff, lambda: self._tables.GetTable(request, metadata=self._metadata))

    async def join(
        self,
        table_id: str,
        seat: int,
        invitation: str = "",
        *,
        entropy: bytes | None = None,
        history: bool = False,
        name: str = "",
    ) -> Seat:
        """Take a seat and attach to it.

        `invitation` is the seat's, or the token of the same seat in the deal before; none is needed at a listed table.
        `entropy` (16 to 64 bytes, fresh random ones by default, b"" for none) goes into a fair deal: it is committed to
        now, and the session reveals it when everybody has committed. With `history`, the session begins with the
        table's first entry, not now. With a `name`, the player is called so; where it is refused, the seat is taken
        nevertheless.
        """
        entropy = secrets.token_bytes(ENTROPY_BYTES) if entropy is None else entropy
        commitment = committed(seat, entropy) if entropy else b""
        request = tables_pb2.TakeSeatRequest(table_id=table_id, seat=seat, invitation=invitation, commitment=commitment)
        taken = await call(self._backoff, lambda: self._tables.TakeSeat(request, metadata=self._metadata))
        if name:
            await self._set_name(table_id, taken.token, name)
        return await self.resume(table_id, seat, taken.token, entropy=entropy, history=history)

    async def resume(
        self,
        table_id: str,
        seat: int,
        token: str,
        *,
        after_revision: int | None = None,
        entropy: bytes = b"",
        history: bool = False,
    ) -> Seat:
        """Attach to a seat that was taken before, by its token; after a revision, or now.

        `entropy` is what it committed to, if it still has to be revealed.
        """
        after = 0 if history else after_revision
        session = Seat(self._connection, table_id, token, seat, after, entropy, self._reveal, self._set_name)
        return await self._opened(session)

    async def _reveal(self, seat: Seat) -> None:
        request = tables_pb2.RevealEntropyRequest(table_id=seat.table_id, token=seat.token, entropy=seat.entropy)
        await call(self._backoff, lambda: self._tables.RevealEntropy(request, metadata=self._metadata))

    async def spectate(
        self, table_id: str, invitation: str = "", *, after_revision: int | None = None, history: bool = False
    ) -> Session:
        """Watch a table, by its spectators' invitation; none is needed at a listed table."""
        session = Session(self._connection, table_id, invitation, 0 if history else after_revision)
        return await self._opened(session)

    async def _opened(self, session: AnySession) -> AnySession:
        self._sessions = [each for each in self._sessions if not each.closed]
        self._sessions.append(session)
        return await session.open()

    async def offers(self) -> AsyncIterator[tables_pb2.Offer]:
        """The seats that are kept for the account of the client's key: those that are there, then each that is free.

        Take one by `join` with its invitation. It does not end; after an outage all that are there come again.
        """
        outage = None
        while True:
            try:
                async for answer in self._tables.WatchOffers(tables_pb2.WatchOffersRequest(), metadata=self._metadata):
                    outage = None
                    for offer in answer.offers:
                        yield offer
            except grpc.aio.AioRpcError as error:
                if error.code() not in TRANSIENT:
                    raise refused_call(error) from error
                outage = outage or self._backoff.start()
                await asyncio.sleep(outage.next_delay(error))

    async def watch_results(
        self, label: str = "", after: str = "", *, live: bool = True
    ) -> AsyncIterator[tables_pb2.Result]:
        """How the tables ended that the account of the client's key opened: those that have, then each as it ends.

        Only those with a `label`, and after the `cursor` of a result, if they are given. A program that keeps the
        cursor of the last result that it has taken in, and goes on after that, misses none, but is told again of those
        of the seconds before: tell them apart by their table ids. After an outage it goes on by itself, and tells none
        twice. It does not end, unless `live` is False: then it ends when all that have ended by now have been told.
        """
        request = tables_pb2.WatchResultsRequest(label=label, after=after)
        told = dict[str, int]()
        outage = None
        while True:
            try:
                async for answer in self._tables.WatchResults(request, metadata=self._metadata):
                    outage = None
                    for result in answer.results:
                        if result.table_id not in told:
                            told[result.table_id] = result.ended_at
                            yield result
                        request.after = result.cursor
                    if answer.results:
                        since = answer.results[-1].ended_at - TOLD_AGAIN
                        told = {table: ended for table, ended in told.items() if ended >= since}
                    if answer.caught_up and not live:
                        return
            except grpc.aio.AioRpcError as error:
                if error.code() not in TRANSIENT:
                    raise refused_call(error) from error
                outage = outage or self._backoff.start()
                await asyncio.sleep(outage.next_delay(error))

    async def leave(self, seat: Seat) -> None:
        """Leave a seat for good; while the deal runs, an AI player acts for it."""
        request = tables_pb2.LeaveSeatRequest(table_id=seat.table_id, token=seat.token)
        await call(self._backoff, lambda: self._tables.LeaveSeat(request, metadata=self._metadata))
        seat.close()

    async def come_back(self, seat: Seat) -> None:
        """Act for a seat oneself again, after its time was out. (Who was gone is back as soon as he is attached.)"""
        request = tables_pb2.TakeSeatRequest(table_id=seat.table_id, seat=seat.number, invitation=seat.token)
        taken = await call(self._backoff, lambda: self._tables.TakeSeat(request, metadata=self._metadata))
        seat.token = taken.token

    async def next_deal(self, table_id: str, token: str) -> str:
        """Open the next deal of a series with a seat's or the owner's token; gives its table's id, the same to all."""
        request = tables_pb2.NextDealRequest(table_id=table_id, token=token)
        answer = await call(self._backoff, lambda: self._tables.NextDeal(request, metadata=self._metadata))
        return answer.table_id

    async def play_on(self, seat: Seat, *, entropy: bytes | None = None, history: bool = False) -> Seat:
        """Open (or find) the next deal, and take the same seat there."""
        table_id = await self.next_deal(seat.table_id, seat.token)
        return await self.join(table_id, seat.number, seat.token, entropy=entropy, history=history)

    async def close_table(self, table_id: str, owner_token: str, reason: str = "") -> None:
        """Close a table, or void its deal."""
        request = tables_pb2.CloseTableRequest(table_id=table_id, token=owner_token, reason=reason)
        await call(self._backoff, lambda: self._tables.CloseTable(request, metadata=self._metadata))

    # Names

    async def names(self, player_ids: Iterable[str]) -> dict[str, str]:
        """The names of players by their ids (SeatView.player); those without one are absent.

        Players write them: show them as text, never as markup.
        """
        wanted = list(dict.fromkeys(player_ids))
        names = dict[str, str]()
        for at in range(0, len(wanted), NAMES):
            request = players_pb2.GetNamesRequest(player_ids=wanted[at : at + NAMES])
            names |= await self._names(request)
        return names

    async def _names(self, request: players_pb2.GetNamesRequest) -> Mapping[str, str]:
        answer = await call(self._backoff, lambda: self._players.GetNames(request, metadata=self._metadata))
        return answer.names

    async def delete_name(self, player_id: str, token: str = "") -> None:
        """Delete a player's name, by a seat token of his, or with the administrator's key in the client's metadata."""
        request = players_pb2.DeleteNameRequest(player_id=player_id, token=token)
        await call(self._backoff, lambda: self._players.DeleteName(request, metadata=self._metadata))

    async def _set_name(self, table_id: str, token: str, name: str) -> str:
        request = players_pb2.SetNameRequest(table_id=table_id, token=token, name=name)
        answer = await call(self._backoff, lambda: self._players.SetName(request, metadata=self._metadata))
        return answer.name

    # Catalogue

    async def games(self) -> catalog_pb2.ListGamesResponse:
        """The games, and the AI players that may be seated."""
        request = catalog_pb2.ListGamesRequest()
        return await call(self._backoff, lambda: self._catalog.ListGames(request, metadata=self._metadata))

    async def decks(self) -> catalog_pb2.ListDecksResponse:
        """The packs of cards."""
        request = catalog_pb2.ListDecksRequest()
        return await call(self._backoff, lambda: self._catalog.ListDecks(request, metadata=self._metadata))

    async def catalogue(self) -> Catalogue:
        """Games and packs together."""
        return Catalogue(*await asyncio.gather(self.games(), self.decks()))

    # Logs

    async def log(self, table_id: str, token: str = "", *, after: int = 0) -> AsyncIterator[LogItem]:
        """A table's log from its beginning, or after an entry's number."""
        async for answer in self.read_log(table_id, token, after=after):
            items: list[LogItem] = [*answer.updates, *answer.entries]
            for item in items:
                yield item

    async def read_log(
        self, table_id: str, token: str = "", *, after: int = 0
    ) -> AsyncIterator[logs_pb2.ReadLogResponse]:
        """As `log`, in batches, with the signed heads that came with them."""
        request = logs_pb2.ReadLogRequest(table_id=table_id, token=token, after=after)
        outage = None
        while True:
            try:
                async for answer in self._logs.ReadLog(request, metadata=self._metadata):
                    outage = None
                    yield answer
                    came: list[LogItem] = [*answer.updates[-1:], *answer.entries[-1:]]
                    request.after = came[-1].revision
            except grpc.aio.AioRpcError as error:
                if error.code() not in RETRIED:
                    raise refused_call(error) from error
                outage = outage or self._backoff.start()
                await asyncio.sleep(outage.next_delay(error))
            else:
                return

    async def replay(self, table_id: str, revision: int, token: str = "") -> logs_pb2.ReplayResponse:
        """A table as it was at a revision of the bearer's."""
        request = logs_pb2.ReplayRequest(table_id=table_id, token=token, revision=revision)
        return await call(self._backoff, lambda: self._logs.Replay(request, metadata=self._metadata))

    async def head(self, table_id: str, token: str = "") -> export_pb2.SignedHead:
        """The head of a table's log as far as the bearer may see it, signed by the server."""
        request = logs_pb2.GetHeadRequest(table_id=table_id, token=token)
        return (await call(self._backoff, lambda: self._logs.GetHead(request, metadata=self._metadata))).head

    async def release_log(self, table_id: str, owner_token: str) -> None:
        """Open the whole log of a table at its end to all, where that was left to its owner."""
        request = logs_pb2.ReleaseLogRequest(table_id=table_id, token=owner_token)
        await call(self._backoff, lambda: self._logs.ReleaseLog(request, metadata=self._metadata))
