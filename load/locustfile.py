"""Locust users for the real API: who plays by calls, who opens tables in bulk, who reads results, who replays deals.

    locust -f load/locustfile.py --host 127.0.0.1:50051

load/README.md tells more. Delays of streams are not measured here: under gevent each message of a stream comes late, so
load/driver does that.
"""

import random
import time
import uuid
from typing import Any

import gevent
import grpc
from grpc.experimental.gevent import init_gevent
from locust import User, constant, events, task
from locust.argument_parser import LocustArgumentParser
from locust.env import Environment

from cardavia.v1 import (
    catalog_pb2,
    catalog_pb2_grpc,
    logs_pb2,
    logs_pb2_grpc,
    play_pb2,
    play_pb2_grpc,
    tables_pb2,
    tables_pb2_grpc,
    views_pb2,
)

init_gevent()  # before any channel is made; without it calls wait for each other

LABEL = "load"
BULK = 20
"""Tables that a tournament opens at once."""
PAGE = 20
SOON = 0.01
"""Seconds after which to look again for what the service does by itself."""


@events.init_command_line_parser.add_listener
def _arguments(parser: LocustArgumentParser) -> None:
    parser.add_argument("--game", default="chuo_pai", help="What is played")
    parser.add_argument("--think", type=float, default=0.5, help="Seconds before a move, on average")


class Reported(grpc.UnaryUnaryClientInterceptor, grpc.UnaryStreamClientInterceptor):
    """Tells Locust of each call: its method, how long it took, how many bytes came."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment

    def intercept_unary_unary(self, continuation: Any, client_call_details: Any, request: Any) -> Any:
        """A call with one answer."""
        began = time.perf_counter()
        call = continuation(client_call_details, request)
        error = call.exception()  # waits
        self._tell(client_call_details.method, began, 0 if error else call.result().ByteSize(), error)
        return call

    def intercept_unary_stream(self, continuation: Any, client_call_details: Any, request: Any) -> Any:
        """A call with a stream of answers, told when it has ended."""
        began, size, error = time.perf_counter(), 0, None
        try:
            for response in continuation(client_call_details, request):
                size += response.ByteSize()
                yield response
        except grpc.RpcError as failed:
            error = failed
            raise
        finally:
            self._tell(client_call_details.method, began, size, error)

    def _tell(self, method: str, began: float, size: int, error: Exception | None) -> None:
        self._environment.events.request.fire(
            request_type="grpc",
            name=method.rpartition("/")[2],
            response_time=(time.perf_counter() - began) * 1000,
            response_length=size,
            exception=error,
        )


class ApiUser(User):
    """A caller with a connection of its own."""

    abstract = True
    host = "127.0.0.1:50051"

    def on_start(self) -> None:
        """Connect."""
        self.channel = grpc.insecure_channel(self.host, options=[("grpc.use_local_subchannel_pool", 1)])
        channel = grpc.intercept_channel(self.channel, Reported(self.environment))
        self.catalog = catalog_pb2_grpc.CatalogServiceStub(channel)
        self.tables = tables_pb2_grpc.TableServiceStub(channel)
        self.plays = play_pb2_grpc.PlayServiceStub(channel)
        self.logs = logs_pb2_grpc.LogServiceStub(channel)
        self.game = self.environment.parsed_options.game
        games = self.catalog.ListGames(catalog_pb2.ListGamesRequest()).games
        self.seats = next(game.seats for game in games if game.name == self.game)

    def on_stop(self) -> None:
        """Disconnect."""
        self.channel.close()

    def opening(self) -> tables_pb2.OpenTableRequest:
        """What opens a table for people, which everybody may see."""
        return tables_pb2.OpenTableRequest(
            request_id=str(uuid.uuid4()),
            game=self.game,
            seats=[""] * self.seats,
            claims="open",
            label=LABEL,
            listed=True,
        )

    def over(self) -> list[str]:
        """The latest tables that are at their end."""
        request = tables_pb2.ListTablesRequest(game=self.game, status="over", page_size=PAGE)
        return [row.table_id for row in self.tables.ListTables(request).tables]


class Player(ApiUser):
    """Plays whole deals by calls, at all seats of a table."""

    weight = 4
    wait_time = constant(0)

    @task
    def deal(self) -> None:
        """One deal."""
        opened = self.tables.OpenTable(self.opening())
        tokens = []
        for seat, invitation in enumerate(opened.invitations):
            request = tables_pb2.TakeSeatRequest(table_id=opened.table_id, seat=seat, invitation=invitation)
            tokens.append(self.tables.TakeSeat(request).token)
        seat = 0
        while (asked := self._asked(opened.table_id, tokens, seat)) is not None:
            self._think()
            move = random.choice(asked.legal)
            submit = play_pb2.Submit(request_id=str(asked.revision), move=move, expected_revision=asked.revision)
            self.plays.SubmitMove(
                play_pb2.SubmitMoveRequest(table_id=opened.table_id, token=tokens[asked.seat], submit=submit)
            )
            seat = (asked.seat + 1) % self.seats

    def _asked(self, table: str, tokens: list[str], first: int) -> views_pb2.Decision | None:
        """What the next seat is asked, from `first` on; None once the deal is over."""
        while True:
            for number in range(len(tokens)):
                token = tokens[(first + number) % len(tokens)]
                answer = self.tables.GetTable(tables_pb2.GetTableRequest(table_id=table, token=token))
                if answer.HasField("decision"):
                    return answer.decision
                if answer.view.status not in {"opened", "playing"}:
                    return None
            gevent.sleep(SOON)

    def _think(self) -> None:
        if think := self.environment.parsed_options.think:
            gevent.sleep(random.expovariate(1 / think))


class TournamentOpener(ApiUser):
    """Opens tables in bulk, and closes those that it opened before."""

    weight = 1
    wait_time = constant(1)

    @task
    def open(self) -> None:
        """One round."""
        before = getattr(self, "opened", [])
        results = self.tables.OpenTables(
            tables_pb2.OpenTablesRequest(tables=[self.opening() for _ in range(BULK)])
        ).results
        refused = [result.refused.reason for result in results if result.HasField("refused")]
        if refused:
            raise RuntimeError(f"tables were not opened: {refused}")
        self.opened = [result.opened for result in results]
        for table in before:
            self.tables.CloseTable(
                tables_pb2.CloseTableRequest(
                    table_id=table.table_id, token=table.owner_token, reason="the round is over"
                )
            )


class ResultReader(ApiUser):
    """Reads how deals ended."""

    weight = 1
    wait_time = constant(1)

    @task
    def read(self) -> None:
        """The results of the latest deals."""
        for table in self.over():
            self.tables.GetTable(tables_pb2.GetTableRequest(table_id=table))


class Replayer(ApiUser):
    """Studies deals that are over."""

    weight = 1
    wait_time = constant(1)

    @task
    def study(self) -> None:
        """One deal: its log, its decisions, and the table at some of them."""
        tables = self.over()
        if not tables:
            return
        table = random.choice(tables)
        for _ in self.logs.ReadLog(logs_pb2.ReadLogRequest(table_id=table)):
            pass
        made = [
            decision
            for response in self.logs.ListDecisions(logs_pb2.ListDecisionsRequest(table_id=table))
            for decision in response.decisions
        ]
        for decision in random.sample(made, min(5, len(made))):
            request = logs_pb2.ReplayRequest(table_id=table, ply=decision.ply, as_seat=decision.seat)
            self.logs.Replay(request)
