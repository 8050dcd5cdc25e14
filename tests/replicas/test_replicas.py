"""Several real servers on one real database: people and AI players go on, whatever becomes of any of them."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from cardavia.client import Backoff, Client, Refused, Seat
from cardavia.service.journal.postgres import migrate
from cardavia.v1 import tables_pb2, tables_pb2_grpc
from tests import postgres
from tests.e2e.children import LOCAL, SERVE, Server
from tests.faults.replicas import (
    HTTP,
    Cluster,
    Disturbance,
    Replica,
    cut_connections,
    kill_one,
    promote_standby,
    restart_database,
    restart_standby,
    roll_all,
    run,
)
from tests.observing.looks import fetch, value
from tests.stream.api import eventually

SEED = 1
SHORT = (cut_connections, kill_one, restart_database, roll_all)
SHORT_OF_PAIRS = (promote_standby, cut_connections, restart_standby, kill_one, promote_standby)
HOUR = 3_600_000_000
QUICK = Backoff(first=0.05, longest=0.2)


@pytest.fixture(autouse=True)
def _forgotten(tmp_path: Path) -> Iterator[None]:
    yield
    postgres.forget(tmp_path)


@asynccontextmanager
async def replicas(directory: Path, count: int, *options: str) -> AsyncIterator[Cluster]:
    """So many servers on the database of a test."""
    postgres.url_of(directory)
    cluster = Cluster(directory, postgres.server(), postgres.database_of(directory), options)
    try:
        for _ in range(count):
            await cluster.add()
        yield cluster
        cluster.check()
    finally:
        await cluster.close()


def everywhere(cluster: Cluster) -> str:
    """A target of gRPC that names all replicas."""
    return "ipv4:" + ",".join(replica.server.address for replica in cluster.replicas)


@asynccontextmanager
async def clients(cluster: Cluster) -> AsyncIterator[list[Client]]:
    """A client at each replica."""
    made = [Client(replica.server.address, backoff=QUICK) for replica in cluster.replicas]
    for client in made:
        await client.__aenter__()
    try:
        yield made
    finally:
        for client in made:
            await client.close()


async def timed(cluster: Cluster) -> tables_pb2.OpenTableResponse:
    """A table with a clock, one person and AI players."""
    request = tables_pb2.OpenTableRequest(
        request_id=uuid4().hex, game="tien_gow", seats=["", *["greedy"] * 3], move_time=HOUR, first=0
    )
    return await tables_pb2_grpc.TableServiceStub(cluster.replicas[0].channel).OpenTable(request)


async def play(seat: Seat, until: Callable[[], bool] = lambda: False) -> None:
    """Play the first legal move, to the end of the deal or until something is so."""
    async for decision in seat.decisions():
        await seat.play(decision.legal[0])
        if until():
            return


async def events(seat: Seat, kind: str) -> AsyncIterator[Any]:
    """The events of this kind that a seat hears of."""
    async for happening in seat:
        for event in getattr(getattr(happening, "update", None), "events", ()):
            if event.WhichOneof("kind") == kind:
                yield getattr(event, kind)


@pytest.mark.parametrize(
    ("make", "disturbances"),
    [(postgres.Server, SHORT), (postgres.Pair, SHORT_OF_PAIRS)],
    ids=["one server", "a primary and its synchronous standby"],
)
async def test_nothing_is_lost_doubled_or_stuck_whatever_is_done_to_replicas_and_database(
    make: Callable[[], postgres.Server | postgres.Pair], disturbances: Sequence[Disturbance], tmp_path: Path
) -> None:
    """More: `python -m tests.faults.replicas --minutes 10 --tables 100`, and with `--standby`."""
    print(f"seed {SEED}")  # noqa: T201  (shown where it fails)
    database = await asyncio.to_thread(make)
    cluster = Cluster(tmp_path, database)
    try:
        await asyncio.to_thread(migrate, database.url())
        for _ in range(3):
            await cluster.add()
        rng = Random(SEED)
        crowd = await run(
            cluster, 8, rng, lambda number: disturbances[number] if number < len(disturbances) else None, (1.0, 2.0),
            print,
        )  # fmt: skip
    finally:
        await cluster.close()
        database.close()
    assert crowd.tally.tables > 8
    assert crowd.tally.accepted > 300


async def test_people_at_different_replicas_play_one_deal_and_hear_of_everything(tmp_path: Path) -> None:
    async with replicas(tmp_path, 2) as cluster, clients(cluster) as (one, other):
        for _ in range(3):
            table = await one.open("tien_gow", seats=["", "", "greedy", "greedy"])
            seats = [await table.sit(0), await other.join(table.table_id, 1, table.invitations[1])]
            watching = await other.spectate(table.table_id, table.spectator_invitation)
            await asyncio.gather(*map(play, seats))
            last = await watching.finished()
            assert [seat.result for seat in seats] == [last.result, last.result]
            for client in (one, other):
                shown = (await client.table(table.table_id, seats[0].token)).view
                assert (shown.revision, shown.result) == (seats[0].revision, last.result)


async def test_a_client_that_knows_all_replicas_goes_on_without_its_user_noticing(tmp_path: Path) -> None:
    """One replica after another ends by SIGTERM; none comes for them."""
    async with replicas(tmp_path, 3) as cluster, Client(everywhere(cluster)) as client:
        table = await client.open("tien_gow", seats=["", "greedy", "greedy", "greedy"])
        seat = await table.sit(0)
        for _ in range(2):
            moved = iter((False, True))
            await play(seat, until=lambda moved=moved: next(moved))  # type: ignore[misc]
            await cluster.end(cluster.replicas[0])
        await play(seat)
        assert len(seat.result.scores) == 4


async def test_a_table_is_taken_over_within_five_seconds_and_goes_on_with_its_deadline(tmp_path: Path) -> None:
    """The replica that is killed attends to some of the tables; nobody is there by a stream of its."""
    async with replicas(tmp_path, 3) as cluster, Client(everywhere(cluster), backoff=QUICK) as client:
        tables = [await timed(cluster) for _ in range(6)]
        seats = [await client.join(table.table_id, 0, table.invitations[0], history=True) for table in tables]
        for seat in seats:
            await anext(seat.decisions())
        await cluster.kill(cluster.replicas[-1])  # which is not that of the client
        async with asyncio.timeout(30):
            await asyncio.gather(*map(play, seats))
        for seat in seats:
            seat.close()
            assert [event async for event in events(seat, "restarted")] == []


async def test_after_the_last_replica_was_killed_clocks_begin_anew(tmp_path: Path) -> None:
    """Its lease is still there when the next one starts."""
    async with replicas(tmp_path, 1) as cluster:
        async with Client(everywhere(cluster), backoff=QUICK) as client:
            table = await timed(cluster)
            seat = await client.join(table.table_id, 0, table.invitations[0])
            await anext(seat.decisions())
        await cluster.kill(cluster.replicas[0])
        await cluster.add()
        async with Client(everywhere(cluster), backoff=QUICK) as client:
            again = await client.join(table.table_id, 0, table.invitations[0], history=True)
            assert await anext(events(again, "restarted"))


async def test_who_has_a_stream_at_any_replica_is_not_absent(tmp_path: Path) -> None:
    async with replicas(tmp_path, 2, "--absent-seconds", "5") as cluster, clients(cluster) as (one, other):
        tables = [await one.open("tien_gow", seats=["", "", "greedy", "greedy"], first=0) for _ in range(4)]
        ada = [await table.sit(0) for table in tables]
        bo = [await other.join(table.table_id, 1, table.invitations[1]) for table in tables]
        await asyncio.sleep(7)  # nothing is to happen
        assert not any(state.away for seat in (*ada, *bo) for state in seat.view.seats)
        for seat in bo:
            seat.close()
        async with asyncio.timeout(30):
            for seat in ada:
                assert (await anext(events(seat, "seat_left"))).reason == "absent"
        back = [await other.join(table.table_id, 1, table.invitations[1]) for table in tables]
        async with asyncio.timeout(30):
            for seat in ada:
                assert (await anext(events(seat, "seat_taken"))).seat == 1
        assert not any(seat.closed for seat in back)


async def test_each_replica_tells_how_many_it_sees(tmp_path: Path) -> None:
    async def seen(replica: Replica, count: int) -> bool:
        return value((await fetch(replica.http))[2], "cardavia_replicas") == count

    async with replicas(tmp_path, 2, *HTTP) as cluster:
        one, other = cluster.replicas
        await eventually(lambda: seen(one, 2))
        await eventually(lambda: seen(other, 2))
        await cluster.kill(other)
        await eventually(lambda: seen(one, 1))


async def test_a_replica_with_other_keys_does_not_start(tmp_path: Path) -> None:
    async with replicas(tmp_path, 1) as cluster:
        for name in ("token.key", "administrator.key"):
            shutil.copytree(tmp_path / "data", tmp_path / name)
            (tmp_path / name / name).write_text("00" * 32)
            url = postgres.server().url(cluster.name)
            server = await Server.start(*SERVE, "--data", str(tmp_path / name), "--database", url, *LOCAL)
            try:
                assert await server.ended() == 1
            finally:
                await server.close()
            assert server.errors == (
                f"Error: {name} is not that of the replicas that serve this database already: give all the same keys\n"
            )


async def test_a_request_that_another_replica_answered_is_known_everywhere(tmp_path: Path) -> None:
    async with replicas(tmp_path, 2) as cluster, clients(cluster) as (one, other):
        table = await one.open("tien_gow", seats=["", "", "", ""], first=0)
        seats = [await table.sit(number) for number in range(4)]
        same = await other.join(table.table_id, 0, table.invitations[0])
        decision = await anext(seats[0].decisions())
        # A request is one with its decision: by now the other may have heard of the move, and stand at another one.
        told = await seats[0].play(decision.legal[0], decision=decision, request_id="the-one")
        assert await same.play(decision.legal[0], decision=decision, request_id="the-one") == told
        with pytest.raises(Refused, match="request"):
            await same.play(decision.legal[1], decision=decision, request_id="the-one")
