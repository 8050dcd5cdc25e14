"""TableService and CatalogService."""

import asyncio
import base64
import hashlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any, TypeVar
from uuid import UUID

from cardavia.core.chain import SECRET_BYTES
from cardavia.core.commands import Command, Continue, End, LeaveSeat, Open, Pause, Resume, RevealEntropy, TakeSeat
from cardavia.core.events import SeatSetup
from cardavia.core.refusals import Reason, Refusal, refuse
from cardavia.core.shuffle import SEED_BYTES
from cardavia.core.table import Author, Entry, append, decide
from cardavia.core.views import Viewer
from cardavia.service.accounts import CHOOSE_CARDS
from cardavia.service.ids import Token
from cardavia.service.journal import JournalFailed, Summary
from cardavia.service.limits import (
    MAX_ACCOUNT,
    MAX_BATCH,
    MAX_LABEL,
    MAX_PAGE,
    MAX_REASON,
    MAX_REQUEST_ID,
    OPEN_TABLES_RETRY,
    PAGE,
    SHORTEST_REQUEST_ID,
    Limiter,
)
from cardavia.service.live import Live
from cardavia.service.offers import Offer, Offers
from cardavia.service.results import Results
from cardavia.service.rpc.access import Access, storage_failed, unreadable
from cardavia.service.rpc.draining import Draining
from cardavia.service.rpc.errors import ApiError, ApiReason, Context, abort, bad, language_of, too_many
from cardavia.service.rpc.play import shutting_down
from cardavia.service.tables import TooManyTables
from cardavia.service.turns import RequestReused
from cardavia.service.wire.api import decision_of, encode_decks, encode_games, encode_table
from cardavia.service.wire.log import decode_deal
from cardavia.v1 import catalog_pb2, catalog_pb2_grpc, tables_pb2_grpc
from cardavia.v1 import tables_pb2 as pb
from cardavia.v1.views_pb2 import TableView

Response = TypeVar("Response")

MAX_CURSOR = 18
"""Digits of a cursor of results: microseconds, of which stores hold 63 bits."""


async def _answered(context: Context, answer: Awaitable[Response]) -> Response:
    """An answer, or the call ended with its error."""
    try:
        return await answer
    except ApiError as error:
        await abort(context, error)


class CatalogService(catalog_pb2_grpc.CatalogServiceServicer):
    """What can be played, with what, and within which limits."""

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter

    async def ListGames(
        self,
        request: catalog_pb2.ListGamesRequest,  # noqa: ARG002
        context: Context,  # noqa: ARG002
    ) -> catalog_pb2.ListGamesResponse:
        """Lists the games."""
        return encode_games()

    async def ListDecks(
        self,
        request: catalog_pb2.ListDecksRequest,  # noqa: ARG002
        context: Context,  # noqa: ARG002
    ) -> catalog_pb2.ListDecksResponse:
        """Lists the packs."""
        return encode_decks()

    async def GetLimits(
        self,
        request: catalog_pb2.GetLimitsRequest,  # noqa: ARG002
        context: Context,  # noqa: ARG002
    ) -> catalog_pb2.GetLimitsResponse:
        """Tells the limits."""
        return catalog_pb2.GetLimitsResponse(**self._limiter.limits.told())


class TableService(tables_pb2_grpc.TableServiceServicer):
    """Opens, lists and closes tables, and seats players."""

    def __init__(self, access: Access, offers: Offers, results: Results, draining: Draining) -> None:
        """`draining` ends streams of offers and of results."""
        self._access = access
        self._offers = offers
        self._results = results
        self._draining = draining

    async def OpenTable(
        self,
        request: pb.OpenTableRequest,
        context: Context,
    ) -> pb.OpenTableResponse:
        """Opens a table."""
        return await _answered(context, self._open(request))

    async def OpenTables(
        self,
        request: pb.OpenTablesRequest,
        context: Context,
    ) -> pb.OpenTablesResponse:
        """Opens many tables."""
        if len(request.tables) > MAX_BATCH:
            await abort(context, bad("tables", "many_tables", most=MAX_BATCH))

        name = language_of(context)

        async def one(table: pb.OpenTableRequest) -> pb.OpenTablesResponse.Result:
            try:
                return pb.OpenTablesResponse.Result(opened=await self._open(table))
            except ApiError as error:
                self._access.tables.observer.metrics.refusal(error.reason).inc()
                return pb.OpenTablesResponse.Result(refused=error.refusal(name))

        return pb.OpenTablesResponse(results=await asyncio.gather(*(one(table) for table in request.tables)))

    async def ListTables(
        self,
        request: pb.ListTablesRequest,
        context: Context,
    ) -> pb.ListTablesResponse:
        """Lists the listed tables."""
        return await _answered(context, self._list(request))

    async def GetTable(self, request: pb.GetTableRequest, context: Context) -> pb.GetTableResponse:
        """Shows a table."""

        async def answer() -> pb.GetTableResponse:
            live = await self._access.table(request.table_id)
            viewer = self._access.viewer(live, request.token)
            self._access.tables.hear(live, viewer)
            return pb.GetTableResponse(view=_view(live, viewer), decision=decision_of(live.table, viewer))

        return await _answered(context, answer())

    async def TakeSeat(self, request: pb.TakeSeatRequest, context: Context) -> pb.TakeSeatResponse:
        """Takes a seat."""
        return await _answered(context, self._take_seat(request))

    async def RevealEntropy(self, request: pb.RevealEntropyRequest, context: Context) -> pb.RevealEntropyResponse:
        """Reveals what a seat committed to."""

        async def answer() -> pb.RevealEntropyResponse:
            live = await self._access.table(request.table_id)
            seat = self._access.seat(live, request.token)
            await self._execute(live, RevealEntropy(seat, request.entropy), Author("seat", seat))
            return pb.RevealEntropyResponse()

        return await _answered(context, answer())

    async def LeaveSeat(
        self,
        request: pb.LeaveSeatRequest,
        context: Context,
    ) -> pb.LeaveSeatResponse:
        """Leaves a seat."""

        async def answer() -> pb.LeaveSeatResponse:
            live = await self._access.table(request.table_id)
            seat = self._access.seat(live, request.token)
            await self._execute(live, LeaveSeat(seat), Author("seat", seat))
            return pb.LeaveSeatResponse()

        return await _answered(context, answer())

    async def NextDeal(self, request: pb.NextDealRequest, context: Context) -> pb.NextDealResponse:
        """Opens the next deal of a series."""
        return await _answered(context, self._next_deal(request))

    async def CloseTable(
        self,
        request: pb.CloseTableRequest,
        context: Context,
    ) -> pb.CloseTableResponse:
        """Closes a table."""
        administrator = self._access.caller.administrator

        async def answer() -> pb.CloseTableResponse:
            live = await self._access.table(request.table_id)
            if not administrator and not self._access.is_owner(live, request.token):
                raise ApiError(ApiReason.NOT_ALLOWED, "not_owner_closes")
            author = Author("administrator" if administrator else "owner")
            await self._execute(live, End(_reason(request.reason)), author)
            return pb.CloseTableResponse()

        return await _answered(context, answer())

    async def PauseTable(
        self,
        request: pb.PauseTableRequest,
        context: Context,
    ) -> pb.PauseTableResponse:
        """Pauses a table."""

        async def answer() -> pb.PauseTableResponse:
            await self._administer(request.table_id, Pause(_reason(request.reason)))
            return pb.PauseTableResponse()

        return await _answered(context, answer())

    async def ResumeTable(
        self,
        request: pb.ResumeTableRequest,
        context: Context,
    ) -> pb.ResumeTableResponse:
        """Lets a paused table go on."""

        async def answer() -> pb.ResumeTableResponse:
            await self._administer(request.table_id, Resume(_reason(request.reason)))
            return pb.ResumeTableResponse()

        return await _answered(context, answer())

    async def _administer(self, table_id: str, command: Pause | Resume) -> None:
        await self._execute(await self._access.table(table_id), command, Author("administrator"))

    async def WatchOffers(
        self,
        request: pb.WatchOffersRequest,  # noqa: ARG002
        context: Context,  # noqa: ARG002
    ) -> AsyncIterator[pb.WatchOffersResponse]:
        """Tells of seats that are kept for the calling account."""
        account = self._access.caller.account
        assert account is not None  # noqa: S101  (only accounts may call)
        watching = self._offers.watch(account.name)
        try:
            with self._draining.told_to(watching.wake.set):
                async for offers in watching.there():
                    yield pb.WatchOffersResponse(offers=map(self._offer, offers))
                yield pb.WatchOffersResponse(caught_up=True)
                while True:
                    watching.wake.clear()
                    while offers := watching.take():
                        yield pb.WatchOffersResponse(offers=map(self._offer, offers))
                    if self._draining.begun:
                        raise shutting_down()
                    await watching.wake.wait()
        except JournalFailed:
            raise storage_failed() from None
        finally:
            watching.close()

    def _offer(self, offer: Offer) -> pb.Offer:
        return pb.Offer(
            table_id=str(offer.table),
            seat=offer.seat,
            invitation=self._access.keys.invitation(offer.table, offer.seat),
            game=offer.game,
            label=offer.label,
            taken=offer.taken,
        )

    async def WatchResults(
        self,
        request: pb.WatchResultsRequest,
        context: Context,  # noqa: ARG002
    ) -> AsyncIterator[pb.WatchResultsResponse]:
        """Tells how the tables of the calling account ended."""
        account = self._access.caller.account
        assert account is not None  # noqa: S101  (only accounts may call)
        after = _cursor(request.after)
        if len(request.label.encode()) > MAX_LABEL:
            raise bad("label", "label_long", most=MAX_LABEL)
        watching = self._results.watch(account.name, request.label, after)
        caught_up = False
        try:
            with self._draining.told_to(watching.wake.set):
                while True:
                    async for rows in watching.read():
                        yield pb.WatchResultsResponse(results=map(_result, rows))
                    if not caught_up:
                        caught_up = True
                        yield pb.WatchResultsResponse(caught_up=True)
                    if self._draining.begun:
                        raise shutting_down()
                    await watching.more()
        except JournalFailed:
            raise storage_failed() from None
        finally:
            watching.close()

    async def _open(self, request: pb.OpenTableRequest) -> pb.OpenTableResponse:
        self._access.count_table()
        if not SHORTEST_REQUEST_ID <= len(request.request_id) <= MAX_REQUEST_ID:
            raise bad("request_id", "opening_id_size", least=SHORTEST_REQUEST_ID, most=MAX_REQUEST_ID)
        if len(request.label.encode()) > MAX_LABEL:
            raise bad("label", "label_long", most=MAX_LABEL)
        if request.source.WhichOneof("kind") in ("seeded", "given") and not self._access.caller.has(CHOOSE_CARDS):
            raise ApiError(ApiReason.NOT_ALLOWED, "cards_not_yours", params={"scope": CHOOSE_CARDS})
        command = _command(request, self._access.new_owner(), self._seats(request))
        if request.sittings:
            _check_sittings(command, request.sittings)
        live = await self._opened(command, "guest", request.request_id, _digest(command, request))
        keys, opened = self._access.keys, live.table.opened
        return pb.OpenTableResponse(
            table_id=live.name,
            invitations=["" if seat.ai else keys.invitation(live.id, n) for n, seat in enumerate(opened.seats)],
            spectator_invitation=keys.invitation(live.id, None),
            owner_token=keys.token(Token(live.id, None, opened.owner, 0)),
            seats=[await self._sit_down(live, sitting) for sitting in request.sittings],
        )

    async def _sit_down(self, live: Live, sitting: pb.Sitting) -> pb.TakeSeatResponse:
        """Takes a seat with the opening; said again, it is taken still, even after the end.

        Empty if it is another's by now.
        """
        seat = sitting.seat
        player = self._access.keys.player(live.id, seat)
        if not live.table.ended and live.table.seats[seat].player in ("", player):
            await self._execute(live, TakeSeat(seat, player, sitting.commitment), Author("seat", seat))
        return self._taken(live, seat, player) if live.table.seats[seat].player == player else pb.TakeSeatResponse()

    def _seats(self, request: pb.OpenTableRequest) -> tuple[SeatSetup, ...]:
        hosts = request.hosts or [""] * len(request.seats)
        if len(hosts) != len(request.seats):
            raise bad("hosts", "hosts_count")
        for ai, host in zip(request.seats, hosts, strict=True):
            if host and (ai or len(host.encode()) > MAX_ACCOUNT):
                raise bad("hosts", "bad_host", most=MAX_ACCOUNT)
        bot = self._access.keys.bot
        return tuple(SeatSetup(ai, bot(host) if host else "") for ai, host in zip(request.seats, hosts, strict=True))

    async def _opened(self, command: Open, scope: str, request_id: str, digest: bytes) -> Live:
        try:
            live = await self._access.tables.open(command, Author("owner"), scope, request_id, digest)
        except RequestReused:
            raise ApiError(ApiReason.REQUEST_REUSED, "opening_reused") from None
        except TooManyTables as error:
            raise too_many("open_tables", "too_many_open_tables", OPEN_TABLES_RETRY, most=error.most) from None
        except JournalFailed as error:
            raise unreadable(error) from None
        if isinstance(live, Refusal):
            raise ApiError.of(live)
        return live

    async def _list(self, request: pb.ListTablesRequest) -> pb.ListTablesResponse:
        if request.page_size > MAX_PAGE:
            raise bad("page_size", "page_size", most=MAX_PAGE)
        size = request.page_size or PAGE
        try:
            rows = await self._access.tables.journal.summaries(
                listed=True,
                game=request.game or None,
                status=request.status or None,
                after=_page_after(request.page_token) if request.page_token else None,
                limit=size + 1,
                newest=True,
            )
        except JournalFailed:
            raise storage_failed() from None
        await self._access.tables.keep_up(rows)
        more = len(rows) > size
        return pb.ListTablesResponse(
            tables=[
                pb.TableSummary(
                    table_id=str(row.table), game=row.game, status=row.status, label=row.label, opened_at=row.opened_at
                )
                for row in rows[:size]
            ],
            next_page_token=_page_token(rows[size - 1].opened_at, rows[size - 1].table) if more else "",
        )

    async def _take_seat(self, request: pb.TakeSeatRequest) -> pb.TakeSeatResponse:
        live = await self._access.table(request.table_id)
        seat = request.seat
        if seat >= len(live.table.seats):
            raise bad("seat", "seats_are", last=len(live.table.seats) - 1)
        player = self._access.player(live, seat, request.invitation) or secrets.token_urlsafe(16)
        await self._execute(live, TakeSeat(seat, player, request.commitment), Author("seat", seat))
        return self._taken(live, seat, player)

    def _taken(self, live: Live, seat: int, player: str) -> pb.TakeSeatResponse:
        token = Token(live.id, seat, player, live.table.seats[seat].generation)
        return pb.TakeSeatResponse(token=self._access.keys.token(token), player=player, view=_view(live, seat))

    async def _next_deal(self, request: pb.NextDealRequest) -> pb.NextDealResponse:
        live = await self._access.table(request.table_id)
        author = Author("owner")
        if not self._access.is_owner(live, request.token):
            author = Author("seat", self._access.seat(live, request.token))
        table = live.table
        if not table.ended:
            raise ApiError(Reason.NOT_ENDED, "not_ended")
        if table.next:
            return self._following(UUID(table.next))
        self._access.count_table()
        outcome = table.deal.outcome() if table.deal is not None else None
        opened = table.opened
        seats = [
            SeatSetup(setup.ai, "" if setup.ai else (seat.player or setup.held_for))
            for setup, seat in zip(opened.seats, table.seats, strict=True)
        ]
        command = Open(
            game=opened.game,
            seats=tuple(seats),
            secret=secrets.token_bytes(SECRET_BYTES),
            options=opened.options,
            first=table.game.next_first(outcome) if outcome is not None else None,
            claims=opened.claims,
            owner=opened.owner,
            label=opened.label,
            listed=opened.listed,
            previous=live.name,
            disclosure=opened.disclosure,
            move_time=opened.move_time,
            reserve=opened.reserve,
            grace=opened.grace,
        )
        # One next table for everybody: the request id is this table's.
        following = await self._opened(command, "series", live.name, b"\0" * 32)
        await self._execute(live, Continue(str(following.id)), author)
        return self._following(following.id)

    def _following(self, table: UUID) -> pb.NextDealResponse:
        invitation = self._access.keys.invitation(table, None)
        return pb.NextDealResponse(table_id=str(table), spectator_invitation=invitation)

    async def _execute(self, live: Live, command: Command, author: Author) -> None:
        try:
            done = await self._access.tables.execute(live, command, author)
        except JournalFailed:
            raise storage_failed() from None
        if isinstance(done, Refusal):
            raise ApiError.of(done)


def _view(live: Live, viewer: Viewer) -> TableView:
    """The table as the viewer sees it now."""
    return encode_table(live.name, live.table, viewer, live.head_of(viewer, len(live.history)))


def _command(request: pb.OpenTableRequest, owner: str, seats: tuple[SeatSetup, ...]) -> Open:
    source, seed, deal = "fair", b"", None
    match request.source.WhichOneof("kind"):
        case "seeded":
            source, seed = "seeded", request.source.seeded.seed
            if len(seed) != SEED_BYTES:
                raise bad("source.seeded.seed", "seed_size", bytes=SEED_BYTES)
        case "given":
            source, deal = "given", decode_deal(request.source.given)
    return Open(
        game=request.game,
        seats=seats,
        secret=secrets.token_bytes(SECRET_BYTES),
        options=dict(request.options),
        source=source,
        seed=seed,
        deal=deal,
        first=request.first if request.HasField("first") else None,
        claims=request.claims,
        owner=owner,
        label=request.label,
        listed=request.listed,
        disclosure=request.disclosure or "end",
        move_time=request.move_time,
        reserve=request.reserve,
        grace=request.grace,
    )


def _reason(text: str) -> str:
    if len(text.encode()) > MAX_REASON:
        raise bad("reason", "reason_long", most=MAX_REASON)
    return text


def _check_sittings(command: Open, sittings: Sequence[pb.Sitting]) -> None:
    """Refuse what could not be sat down at, before there is a table. Raises ApiError."""
    happened = decide(None, command, 0)
    if isinstance(happened, Refusal):
        return  # which the opening will say
    table = append(None, Entry(0, Author("owner"), "", tuple(happened)))
    taken = set[int]()
    for sitting in sittings:
        if sitting.seat >= len(command.seats):
            raise bad("sittings.seat", "seats_are", last=len(command.seats) - 1)
        if sitting.seat in taken:
            raise ApiError.of(refuse(Reason.SEAT_TAKEN, "somebody_sits", seat=sitting.seat))
        taken.add(sitting.seat)
        done = decide(table, TakeSeat(sitting.seat, "somebody", sitting.commitment), 0)
        if isinstance(done, Refusal):
            raise ApiError.of(done)


def _digest(command: Open, request: pb.OpenTableRequest) -> bytes:
    """What tells a repeated opening from another one with the same request id. Stored, so its form never changes."""
    asked: dict[str, Any] = {
        "game": command.game,
        "options": dict(sorted(command.options.items())),
        "seats": [seat.ai for seat in command.seats],
        "source": command.source,
        "seed": command.seed.hex(),
        "deal": [command.deal.hands, command.deal.first, command.deal.stock] if command.deal is not None else None,
        "first": command.first,
        "claims": command.claims,
        "label": command.label,
        "listed": command.listed,
        "disclosure": command.disclosure,
    }
    if any(request.hosts):
        asked["hosts"] = list(request.hosts)
    if request.sittings:
        asked["sitting"] = [said for each in request.sittings for said in (each.seat, each.commitment.hex())]
    if command.move_time or command.reserve:
        asked |= {"move_time": command.move_time, "reserve": command.reserve}
    if command.grace:
        asked["grace"] = command.grace
    return hashlib.sha256(json.dumps(asked, separators=(",", ":")).encode()).digest()


def _result(row: Summary) -> pb.Result:
    return pb.Result(
        table_id=str(row.table),
        game=row.game,
        label=row.label,
        status=row.status,
        scores=row.scores,
        winners=row.winners,
        ended_at=row.ended_at,
        previous="" if row.previous is None else str(row.previous),
        cursor=str(row.ended_at),
    )


def _cursor(text: str) -> int:
    """The time that a cursor is; 0 for none."""
    if not text:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) <= MAX_CURSOR):
        raise bad("after", "page_token")
    return int(text)


def _page_token(opened_at: int, table: UUID) -> str:
    return base64.urlsafe_b64encode(f"{opened_at} {table}".encode()).decode()


def _page_after(token: str) -> tuple[int, UUID]:
    try:
        opened_at, table = base64.urlsafe_b64decode(token.encode()).decode().split()
        return max(0, min(int(opened_at), 2**63 - 1)), UUID(table)
    except ValueError:
        raise bad("page_token", "page_token") from None
