"""What is said to tables: to `decide`, and over a real socket, at tables in all phases.

Whatever is said, the answer is documented. What is refused has changed nothing, what is accepted can be audited, and
afterwards a legal move is made as if nothing had been.
"""

import asyncio
from collections.abc import Awaitable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import UUID

import grpc
from structlog.testing import capture_logs

from cardavia.core.audit import check
from cardavia.core.catalog import GAMES
from cardavia.core.commands import (
    Begin,
    CloseWindow,
    Command,
    Continue,
    End,
    LeaveSeat,
    Open,
    Play,
    Release,
    RevealEntropy,
    TakeSeat,
)
from cardavia.core.decks import Deal
from cardavia.core.events import SeatSetup
from cardavia.core.game import Move
from cardavia.core.refusals import Reason, Refusal
from cardavia.core.shuffle import committed
from cardavia.core.table import Author, Entry, Table, append, decide, decision, duty
from cardavia.log.v1 import events_pb2
from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config
from cardavia.service.limits import MAX_BATCH, NO_LIMITS
from cardavia.service.live import Live
from cardavia.service.wire.log import encode_move
from cardavia.v1 import logs_pb2, play_pb2, tables_pb2
from tests.fuzz.documented import allowed, reason_of
from tests.fuzz.engine import Finding, Run, Target
from tests.fuzz.lines import Lines
from tests.fuzz.mutate import by_kind, havoc
from tests.fuzz.tape import Tape
from tests.stream.api import Api, fresh

NOW = 1_700_000_000_000_000
SECRET = bytes(range(32))
SEED = bytes(range(32, 64))
ENTROPY = b"sixteen bytes or"
PATIENCE = 20.0

SEATS = (0, 1, 2, 3, 4, 255, 256, 2**31, 2**32 - 1)
SIZES = (0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 200, 201, 1024, 1025, 5000)
FACES = (0, 1, 21, 22, 23, 24, 41, 42, 59, 70, 71, 72, 73, 255, 2**31 - 1, -1, -(2**31))
TEXTS = (
    "",
    "x",
    "chan",
    "tien_gow",
    "open",
    "sealed",
    "release",
    "end",
    "greedy",
    "é",
    "棋" * 22,
    "\0",
    "a\nb",
    "%s{}",
    "🀄" * 16,
)
REVISIONS = (0, 1, 2, 10, 2**31, 2**63 - 1, 2**63, 2**64 - 1)


# Values


def text(tape: Tape) -> str:
    if tape.chance(3):
        return tape.one(("x", "é", "🀄")) * tape.one(SIZES)
    return tape.one(TEXTS)


def cards(tape: Tape, legal: Move | None) -> list[int]:
    """Cards in any number, most often nearly those of a legal move."""
    found = list(legal.cards) if legal is not None else []
    for _ in range(tape.below(4)):
        at = tape.below(len(found) + 1)
        match tape.below(4):
            case 0:
                found.insert(at, tape.one(FACES))
            case 1:
                found[at:at] = found[at : at + 1] * tape.one((1, 2, 30, 31, 32, 33, 5000))
            case 2:
                del found[at : at + 1]
            case _:
                found.insert(at, tape.below(73))
    return found


def legal_move(table: Table, tape: Tape) -> Move | None:
    """A move that somebody may make now."""
    asked = [one for seat in range(len(table.seats)) if (one := decision(table, seat)) is not None]
    return tape.one(tape.one(asked).legal) if asked else None


# `decide`


def decided(data: bytes) -> Iterator[Hashable]:
    """Anything said to `decide`, at a table that the first bytes bring about."""
    tape = Tape(data)
    table, now, since = None, NOW, 0
    while not tape.over:
        now += tape.one((0, 1, 4_000_000, 30_000_000))
        for _ in range(tape.one((1, 1, 1, 8, 100))):
            command, author = _command(table, tape) if tape.chance(3) else _sensible(table, tape, now)
            before = _copy(table)
            happened = decide(table, command, now)
            if _copy(table) != before:
                raise Finding(f"{command} changed the table that it was said to")
            if isinstance(happened, Refusal):
                if happened.reason not in Reason or not happened.text:
                    raise Finding(f"{command} is refused by {happened}")
                yield type(command).__name__, happened.reason, happened.clause
                break
            if not happened:
                yield type(command).__name__, "so"
                break
            entry = Entry(now, author, "", tuple(happened))
            check(table, entry, since)
            table, since = append(table, entry), now
            yield type(command).__name__, table.status, table.opened.game
    if table is not None and (move := legal_move(table, Tape(b""))) is not None:
        seat = next(seat for seat in range(len(table.seats)) if (one := decision(table, seat)) and move in one.legal)
        if isinstance(refused := decide(table, Play(seat, move, ai=table.acted_for(seat)), now), Refusal):
            raise Finding(f"a legal move is refused: {refused}")


def _copy(table: Table | None) -> Hashable:
    """All that a table is, apart from it."""
    return None if table is None else (repr(table), table.deal.to_bytes() if table.deal is not None else b"")


def _sensible(table: Table | None, tape: Tape, now: int) -> tuple[Command, Author]:
    """What leads on: so that all phases come about."""
    if table is None:
        game = GAMES[tape.one(tuple(GAMES))]
        source = tape.one(("fair", "seeded", "given"))
        rng = Random(tape.below(256))
        command = Open(
            game.name,
            tuple(SeatSetup(tape.one(("", "", "", "greedy", "random"))) for _ in range(game.seats)),
            SECRET,
            {name: tape.one(values) for name, values in game.options.items()},
            source,
            rng.randbytes(32) if source == "seeded" else b"",
            game.stacked(rng) if source == "given" else None,
            claims=tape.one(("", "open", "sealed")),
            disclosure=tape.one(("end", "release")),
        )
        return command, Author("owner")
    if (due := duty(table, now)) is not None:
        return due, Author("service")
    number = tape.below(len(table.seats))
    if table.status == "opened":
        for seat, held in enumerate(table.seats):
            if not held.player and not table.opened.seats[seat].ai:
                commitment = committed(seat, ENTROPY) if number else b""
                return TakeSeat(seat, f"player {seat}", commitment), Author("seat", seat)
            if held.owes and table.reveal_by:
                return RevealEntropy(seat, ENTROPY), Author("seat", seat)
    if (move := legal_move(table, tape)) is not None:
        for seat in range(len(table.seats)):
            if (one := decision(table, seat)) is not None and move in one.legal:
                return Play(seat, move, ai=table.acted_for(seat)), Author("seat", seat, table.acted_for(seat))
    if table.ended:
        return Continue(str(table.revision)) if number else Release(), Author("owner")
    return CloseWindow(), Author("service")


def _command(table: Table | None, tape: Tape) -> tuple[Command, Author]:
    """Anything that can be said."""
    seat = tape.one(SEATS)
    by_seat = Author("seat", seat)
    if table is None:
        return _open(tape), Author("owner")
    match tape.below(10):
        case 0:
            return TakeSeat(seat, text(tape), tape.blob(tape.one(SIZES))), by_seat
        case 1:
            return RevealEntropy(seat, tape.blob(tape.one(SIZES))), by_seat
        case 2:
            return LeaveSeat(seat), by_seat
        case 3:
            return End(text(tape)), Author("owner")
        case 4:
            return CloseWindow() if tape.chance(2) else Begin(), Author("service")
        case 5:
            return Continue(text(tape)), Author("owner")
        case 6:
            return Release(), Author("owner")
        case _:
            move = legal_move(table, tape)
            verb = tape.one((move.verb if move else "pass", *table.game.verbs, "", "decline", "é"))
            revision = tape.one((None, None, *REVISIONS))
            ai = tape.one(("", "", "greedy"))
            return Play(seat, Move(verb, tuple(cards(tape, move))), revision, ai), Author("seat", seat, ai)


def _open(tape: Tape) -> Open:
    game = GAMES[tape.one(tuple(GAMES))]
    deal = game.stacked(Random(tape.below(256)))
    hands = [list(hand) for hand in deal.hands]
    for _ in range(tape.below(4)):
        hand = tape.one(hands)
        hand[tape.below(len(hand)) : tape.below(len(hand))] = cards(tape, None)
    options = {name: tape.one((*values, text(tape))) for name, values in game.options.items()}
    return Open(
        tape.one((game.name, text(tape))),
        tuple(SeatSetup(tape.one(("", text(tape))), text(tape)) for _ in range(tape.one((game.seats, 0, 1, 5, 100)))),
        tape.blob(tape.one((32, 0, 31))),
        {**options, **({text(tape): text(tape)} if tape.chance(4) else {})},
        tape.one(("fair", "seeded", "given", text(tape))),
        tape.blob(tape.one((0, 32, 31, 64))),
        Deal(tuple(map(tuple, hands)), tape.one(SEATS), deal.stock) if tape.chance(2) else None,
        tape.one((None, *SEATS)),
        tape.one(("", text(tape))),
        text(tape),
        text(tape),
        tape.chance(2),
        text(tape),
        tape.one(("end", "release", text(tape))),
    )


# Over a socket


@dataclass
class Server:
    """A server in this process, what is said to it, and how many tasks it has when nobody speaks."""

    service: Running
    channel: grpc.aio.Channel
    api: Api
    tasks: int = 0


@dataclass
class Stage:
    """A table in some phase, with every token there is."""

    server: Server
    live: Live
    tokens: list[str]
    owner: str
    spectator: str
    invitations: list[str]
    accepted: list[str] = field(default_factory=list)

    @property
    def table(self) -> Table:
        return self.live.table


async def spoken(server: Server, data: bytes) -> list[Hashable]:
    """Anything said over the socket, at a table in the phase that the first bytes choose."""
    tape = Tape(data)
    stage = await _staged(server, tape)
    told: list[Hashable] = []
    async with asyncio.timeout(PATIENCE):
        for _ in range(12):
            name, said = _say(stage, tape)
            before = _state(stage)
            try:
                answer = await said
                reason = answer if isinstance(answer, str) else "OK"
            except grpc.aio.AioRpcError as error:
                reason = reason_of(error)
                if _state(stage) != before:
                    raise Finding(f"{name} was refused by {reason}, and changed the table") from error
            told.append((name, reason))
            if tape.over:
                break
            await _quiet(stage)
        await _quiet(stage)
        await _legal_move_is_made(stage)
        await _nothing_is_left(stage)
    return told


def _state(stage: Stage) -> Hashable:
    return len(stage.live.history), stage.live.history.head, _copy(stage.table)


async def _staged(server: Server, tape: Tape) -> Stage:
    game = GAMES[tape.one(tuple(GAMES))]
    phase = tape.one(("playing", "playing", "window", "opened", "due", "over", "closed", "void", "released"))
    source = tables_pb2.CardSource(seeded=tables_pb2.CardSource.Seeded(seed=SEED))
    request = tables_pb2.OpenTableRequest(
        request_id=fresh(),
        game=game.name,
        seats=[""] * game.seats,
        source=None if phase == "due" else source,
        claims="open",
        listed=tape.chance(2),
        disclosure="release" if phase == "released" else "end",
    )
    opened = await server.api.tables.OpenTable(request, metadata=server.api.authorization)
    live = await server.service.tables.get(UUID(opened.table_id))
    stage = Stage(server, live, [], opened.owner_token, opened.spectator_invitation, list(opened.invitations))
    for seat in range(game.seats - (phase in ("opened", "closed"))):
        commitment = committed(seat, ENTROPY) if phase == "due" else b""
        taken = await server.api.tables.TakeSeat(
            tables_pb2.TakeSeatRequest(
                table_id=opened.table_id, seat=seat, invitation=opened.invitations[seat], commitment=commitment
            )
        )
        stage.tokens.append(taken.token)
    await _quiet(stage)
    moves = {"playing": tape.below(64), "window": 400, "void": 3, "over": 1000, "released": 1000}.get(phase, 0)
    for _ in range(moves):
        if stage.table.ended or (phase == "window" and stage.table.window is not None):
            break
        move = legal_move(stage.table, tape)
        if move is None:
            await _quiet(stage)
            continue
        await _play(stage, move)
        await _quiet(stage)
    if phase in ("closed", "void"):
        await server.service.tables.execute(live, End("enough"), Author("owner"))
    if phase == "released":
        await server.service.tables.execute(live, Release(), Author("owner"))
    return stage


async def _play(stage: Stage, move: Move) -> None:
    for seat in range(len(stage.table.seats)):
        if (one := decision(stage.table, seat)) is not None and move in one.legal:
            done = await stage.server.service.tables.execute(stage.live, Play(seat, move), Author("seat", seat))
            if isinstance(done, Refusal):
                raise Finding(f"a legal move is refused: {done}")
            return


async def _quiet(stage: Stage) -> None:
    """Wait until the service has done what is due at the table; AI players act where somebody left."""
    tables = stage.server.service.tables
    while duty(stage.table, tables.clock()) is not None or _ai_is_asked(stage.table):  # noqa: ASYNC110  (nobody tells)
        await asyncio.sleep(0)


def _ai_is_asked(table: Table) -> bool:
    if table.ended:
        return False
    for seat in range(len(table.seats)):
        if table.acted_for(seat) and (asked := decision(table, seat)) is not None:
            return not asked.window or bool(table.deal is not None and table.deal.claims(seat))
    return False


async def _legal_move_is_made(stage: Stage) -> None:
    """Whoever is asked can move, by the token that he has now."""
    for seat in range(len(stage.table.seats)):
        asked = decision(stage.table, seat)
        if asked is None or stage.table.acted_for(seat):
            continue
        take = tables_pb2.TakeSeatRequest(table_id=str(stage.live.id), seat=seat, invitation=stage.invitations[seat])
        token = (await stage.server.api.tables.TakeSeat(take)).token
        move = encode_move(asked.legal[0].verb, asked.legal[0].cards)
        await stage.server.api.submit(str(stage.live.id), token, move)
        return


async def _nothing_is_left(stage: Stage) -> None:
    """No watcher and no task outlives the calls."""
    await _quiet(stage)
    while stage.live.watchers or _tasks() > stage.server.tasks:  # noqa: ASYNC110  (nobody tells)
        await asyncio.sleep(0)


def _tasks() -> int:
    """How many tasks there are, but for those of AI players: they play on at tables that were opened by the hundred."""
    coros: list[Any] = [task.get_coro() for task in asyncio.all_tasks()]
    return sum(coro.__qualname__ not in ("Players._attend", "Tables._execute") for coro in coros)


def _say(stage: Stage, tape: Tape) -> tuple[str, Awaitable[Any]]:
    """Anything that the API has a word for."""
    api, seat = stage.server.api, tape.one(SEATS)
    table_id, token = _table_id(stage, tape), _token(stage, tape)
    p = tables_pb2
    match tape.below(18):
        case 0:
            taken = p.TakeSeatRequest(
                table_id=table_id, seat=seat, invitation=token, commitment=tape.blob(tape.one(SIZES))
            )
            return "TakeSeat", api.tables.TakeSeat(taken)
        case 1:
            entropy = tape.one((ENTROPY, tape.blob(tape.one(SIZES))))
            reveal = p.RevealEntropyRequest(table_id=table_id, token=token, entropy=entropy)
            return "RevealEntropy", api.tables.RevealEntropy(reveal)
        case 2:
            return "LeaveSeat", api.tables.LeaveSeat(p.LeaveSeatRequest(table_id=table_id, token=token))
        case 3:
            close = p.CloseTableRequest(table_id=table_id, token=token, reason=text(tape))
            return "CloseTable", api.tables.CloseTable(close, metadata=_metadata(stage, tape))
        case 4:
            return "NextDeal", api.tables.NextDeal(p.NextDealRequest(table_id=table_id, token=token))
        case 5:
            return "GetTable", api.tables.GetTable(p.GetTableRequest(table_id=table_id, token=token))
        case 6:
            listing = p.ListTablesRequest(
                game=text(tape),
                status=text(tape),
                page_size=tape.one(SIZES),
                page_token=tape.one(("", text(tape), _PAGE)),
            )
            return "ListTables", api.tables.ListTables(listing)
        case 7:
            return "OpenTable", api.tables.OpenTable(_opening(tape), metadata=_metadata(stage, tape))
        case 8:
            many = [_opening(tape) for _ in range(tape.one((0, 1, 2, 3)))] * tape.one((1, 1, 1, MAX_BATCH + 1))
            return "OpenTables", _opened_many(stage, many, _metadata(stage, tape))
        case 9:
            replay = logs_pb2.ReplayRequest(
                table_id=table_id,
                token=token,
                revision=tape.one(REVISIONS),
                ply=tape.one((None, 0, 1, 50, 2**32 - 1)),
                as_seat=tape.one((None, *SEATS)),
            )
            return "Replay", api.logs.Replay(replay, metadata=_metadata(stage, tape))
        case 10:
            read = logs_pb2.ReadLogRequest(table_id=table_id, token=token, after=tape.one(REVISIONS))
            return "ReadLog", _drained(api.logs.ReadLog(read, metadata=_metadata(stage, tape)))
        case 11:
            made = logs_pb2.ListDecisionsRequest(table_id=table_id, token=token)
            return "ListDecisions", _drained(api.logs.ListDecisions(made, metadata=_metadata(stage, tape)))
        case 12:
            head = logs_pb2.GetHeadRequest(table_id=table_id, token=token)
            return "GetHead", api.logs.GetHead(head, metadata=_metadata(stage, tape))
        case 13:
            release = logs_pb2.ReleaseLogRequest(table_id=table_id, token=token)
            return "ReleaseLog", api.logs.ReleaseLog(release, metadata=_metadata(stage, tape))
        case 14:
            return "Watch", _first(api.play.Watch(play_pb2.WatchRequest(attach=_attach(stage, tape))))
        case 15:
            return "Play", _talked(stage, [_item(stage, tape) for _ in range(1 + tape.below(8))])
        case _:
            submit = play_pb2.SubmitMoveRequest(table_id=table_id, token=token, submit=_submit(stage, tape))
            return "SubmitMove", api.play.SubmitMove(submit)


_PAGE = "MTcwMDAwMDAwMDAwMDAwMCAwMTkwMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDE="


def _table_id(stage: Stage, tape: Tape) -> str:
    own = str(stage.live.id)
    return tape.one((own, own, own, own, own, own, own.upper(), f"{{{own}}}", own[:-1], text(tape)))


def _token(stage: Stage, tape: Tape) -> str:
    good = (*stage.tokens, stage.owner, stage.spectator, *stage.invitations)
    found = tape.one(good)
    return tape.one((found, found, found, found, found, "", found + "x", found[::-1], text(tape)))


def _metadata(stage: Stage, tape: Tape) -> tuple[tuple[str, str], ...]:
    return stage.server.api.authorization if tape.chance(2) else ()


def _attach(stage: Stage, tape: Tape) -> play_pb2.Attach:
    after = tape.one((None, *REVISIONS))
    return play_pb2.Attach(table_id=_table_id(stage, tape), token=_token(stage, tape), after_revision=after)


def _submit(stage: Stage, tape: Tape) -> play_pb2.Submit:
    move = legal_move(stage.table, tape)
    request_id = tape.one((fresh(), fresh(), fresh(), *stage.accepted[-1:], text(tape)))
    stage.accepted.append(request_id)
    return play_pb2.Submit(request_id=request_id, move=_move(tape, move), expected_revision=_revision(stage, tape))


def _move(tape: Tape, legal: Move | None) -> events_pb2.Move:
    right = encode_move(legal.verb, ()).verb if legal is not None else 0
    verb = tape.one((right, right, right, *range(12), 2**31 - 1, -1))
    hidden = tape.one((0, 0, 0, 0, 1, 2**32 - 1))
    return events_pb2.Move(verb=verb, cards=cards(tape, legal), hidden=hidden)  # type: ignore[arg-type]


def _revision(stage: Stage, tape: Tape) -> int | None:
    return tape.one((None, None, *stage.table.seen, *REVISIONS))


def _opening(tape: Tape) -> tables_pb2.OpenTableRequest:
    command = _open(tape)
    source = tape.below(5)
    seeded = tables_pb2.CardSource(seeded=tables_pb2.CardSource.Seeded(seed=command.seed))
    hands = [events_pb2.Deal.Hand(cards=hand) for hand in command.deal.hands] if command.deal is not None else []  # type: ignore[arg-type]
    deal = events_pb2.Deal(hands=hands, first=command.first or 0, stock=())
    given = tables_pb2.CardSource(given=deal)
    return tables_pb2.OpenTableRequest(
        request_id=tape.one((fresh(), fresh(), text(tape))),
        game=command.game,
        options=dict(command.options),
        seats=[seat.ai for seat in command.seats],
        source=(None, None, tables_pb2.CardSource(), seeded, given)[source],
        first=command.first,
        claims=command.claims,
        label=command.label,
        listed=command.listed,
        disclosure=command.disclosure,
    )


def _item(stage: Stage, tape: Tape) -> play_pb2.PlayRequestItem:
    channel = tape.one((1, 1, 1, 2, 0, 2**32 - 1))
    match tape.below(5):
        case 0:
            return play_pb2.PlayRequestItem(channel=channel, attach=_attach(stage, tape))
        case 1:
            return play_pb2.PlayRequestItem(channel=channel, detach=play_pb2.Detach())
        case 2:
            return play_pb2.PlayRequestItem(channel=channel)
        case _:
            return play_pb2.PlayRequestItem(channel=channel, submit=_submit(stage, tape))


async def _opened_many(stage: Stage, many: list[tables_pb2.OpenTableRequest], metadata: Any) -> str:
    answer = await stage.server.api.tables.OpenTables(tables_pb2.OpenTablesRequest(tables=many), metadata=metadata)
    if len(answer.results) != len(many):
        raise Finding("OpenTables does not answer for each table")
    return " ".join(sorted({allowed(one.refused.reason) for one in answer.results if one.HasField("refused")})) or "OK"


async def _drained(call: Any) -> str:
    return "OK" if [None async for _ in call] else "nothing"


async def _first(call: Any) -> str:
    """What a watcher gets first; then he leaves."""
    first = await call.read()
    call.cancel()
    return "view" if first is not grpc.aio.EOF and first.items[0].HasField("view") else "nothing"


async def _talked(stage: Stage, items: list[play_pb2.PlayRequestItem]) -> str:
    """Everything is answered, by documented refusals or as it should be."""
    call: Any = stage.server.api.play.Play()
    await call.write(play_pb2.PlayRequest(items=items))
    await call.done_writing()
    due, told = sum(item.WhichOneof("kind") == "submit" for item in items), set[str]()
    while (response := await call.read()) is not grpc.aio.EOF:
        for item in response.items:
            kind = item.WhichOneof("kind")
            due -= kind == "accepted" or (kind == "refused" and bool(item.refused.request_id))
            told.add(allowed(item.refused.refusal.reason) if kind == "refused" else str(kind))
    empty = sum(item.WhichOneof("kind") == "submit" and not item.submit.request_id for item in items)
    if due != empty:
        raise Finding(f"{due - empty} moves were not answered")
    return " ".join(sorted(told))


@contextmanager
def _opened() -> Iterator[Run]:
    lines = Lines()
    with asyncio.Runner() as runner, capture_logs() as logs:
        context = running(Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.2, limits=NO_LIMITS))
        service = runner.run(context.__aenter__())
        channel = runner.run(_channel(service))
        server = Server(service, channel, Api(channel, service.administrator_key))
        runner.run(_settled(server))

        def run(data: bytes) -> Iterator[Hashable]:
            kind = data[:1]
            if kind == b"d":
                with lines as found:
                    told = list(decided(data[1:]))
            elif kind == b"n":
                with lines as found:
                    told = runner.run(spoken(server, data[1:]))
            else:
                return
            if faults := [line for line in logs if line["log_level"] in ("error", "critical")]:
                raise Finding(f"the service logged {faults}")
            logs.clear()
            yield from found
            yield from told

        try:
            yield run
        finally:
            runner.run(channel.close())
            runner.run(context.__aexit__(None, None, None))


async def _channel(service: Running) -> grpc.aio.Channel:
    return grpc.aio.insecure_channel(service.grpc_address)


async def _settled(server: Server) -> None:
    """Make a first call, and count the tasks that stay: the server's own, and this one."""
    await server.api.tables.ListTables(tables_pb2.ListTablesRequest())
    await asyncio.sleep(0.1)
    server.tasks = _tasks()


def _starts() -> Iterator[bytes]:
    rng = Random("moves")
    for _ in range(12):
        yield b"d" + rng.randbytes(rng.choice((10, 40, 200)))
        yield b"n" + rng.randbytes(rng.choice((20, 60, 200)))


TARGET = Target("moves", _opened, by_kind({b"d": (havoc,), b"n": (havoc,)}), _starts)
