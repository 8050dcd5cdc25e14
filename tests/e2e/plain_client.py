"""A client made from the protocol alone, as anybody might write one in any language. It plays at random.

    plain_client.py play ADDRESS GAME [MOVES]   play against AI players to the settlement, or so many moves
    plain_client.py go-on ADDRESS TABLE TOKEN   play on at a table to its settlement
    plain_client.py load ADDRESS TABLES         play at many tables at once, until the server is gone

Every line that it prints is a JSON object, written as soon as it is known.
"""

import json
import random
import sys
import threading
import uuid
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Any

import grpc

from cardavia.v1 import (
    catalog_pb2,
    catalog_pb2_grpc,
    play_pb2,
    play_pb2_grpc,
    tables_pb2,
    tables_pb2_grpc,
)

PRINTING = threading.Lock()


def say(**facts: Any) -> None:
    with PRINTING:
        print(json.dumps(facts), flush=True)  # noqa: T201


def open_table(channel: grpc.Channel, game: str) -> tuple[str, str]:
    """A table against AI players, and the token of seat 0."""
    tables = tables_pb2_grpc.TableServiceStub(channel)
    games = catalog_pb2_grpc.CatalogServiceStub(channel).ListGames(catalog_pb2.ListGamesRequest()).games
    (seats,) = (each.seats for each in games if each.name == game)
    opened = tables.OpenTable(
        tables_pb2.OpenTableRequest(request_id=uuid.uuid4().hex, game=game, seats=["", *["greedy"] * (seats - 1)])
    )
    taken = tables.TakeSeat(
        tables_pb2.TakeSeatRequest(table_id=opened.table_id, seat=0, invitation=opened.invitations[0])
    )
    secrets = [*filter(None, opened.invitations), opened.spectator_invitation, opened.owner_token, taken.token]
    say(table=opened.table_id, token=taken.token, secrets=secrets)
    return opened.table_id, taken.token


def play(channel: grpc.Channel, table: str, token: str, moves: int = 10**9) -> None:
    """Play at random until the settlement, or so many moves; each acknowledged move is printed."""
    requests: SimpleQueue[play_pb2.PlayRequestItem | None] = SimpleQueue()

    def said() -> Iterator[play_pb2.PlayRequest]:
        while (item := requests.get()) is not None:
            yield play_pb2.PlayRequest(items=[item])

    attach = play_pb2.Attach(table_id=table, token=token)
    requests.put(play_pb2.PlayRequestItem(channel=1, attach=attach))
    try:
        for response in play_pb2_grpc.PlayServiceStub(channel).Play(said()):
            for item in response.items:
                kind = item.WhichOneof("kind")
                if kind == "decision" and moves:
                    submit = play_pb2.Submit(request_id=uuid.uuid4().hex, move=random.choice(item.decision.legal))
                    requests.put(play_pb2.PlayRequestItem(channel=1, submit=submit))
                elif kind == "accepted":
                    moves -= 1
                    say(table=table, accepted=item.accepted.request_id, revision=item.accepted.revision)
                elif kind in ("refused", "detached"):
                    raise SystemExit(f"unexpected: {item}")
                ended = kind == "view" and item.view.status == "over"
                for event in item.update.events:
                    if event.HasField("settled"):
                        say(table=table, scores=[*event.settled.scores])
                    ended = ended or event.HasField("ended")
                if ended or not moves:
                    return
    finally:
        requests.put(None)


def play_on(channel: grpc.Channel, game: str) -> None:
    """Deal after deal, until the server is gone."""
    try:
        while True:
            play(channel, *open_table(channel, game))
    except grpc.RpcError as error:
        if error.code() != grpc.StatusCode.UNAVAILABLE:
            raise


def main(command: str, address: str, *rest: str) -> None:
    with grpc.insecure_channel(address) as channel:
        if command == "play":
            game, *moves = rest
            play(channel, *open_table(channel, game), *map(int, moves))
        elif command == "go-on":
            play(channel, *rest)  # type: ignore[arg-type]
        else:
            games = ("chuo_pai", "tien_gow", "chan")
            threads = [
                threading.Thread(target=play_on, args=(channel, games[n % len(games)])) for n in range(int(rest[0]))
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
