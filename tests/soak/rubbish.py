"""`python -m tests.soak.rubbish ADDRESS WEB SEED`: rubbish to the ports of a server, until SIGTERM.

Mostly inputs of the fuzzer (tests/fuzz/frames.py), changed: calls of all methods, broken HTTP/2 and HTTP/1.1. Beside
them tokens that are guessed, messages that are too long, and connections on which nothing sensible comes. Exit status 1
with what was found where a call is not answered as documented.
"""

import os
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from types import FrameType

import grpc

from cardavia.v1 import play_pb2, play_pb2_grpc, tables_pb2, tables_pb2_grpc
from tests.fuzz import corpus_of
from tests.fuzz.documented import reason_of
from tests.fuzz.engine import LONGEST, Finding
from tests.fuzz.frames import AGAIN, CALL, KINDS, TARGET, Place, stage
from tests.fuzz.mutate import PREFACE

TOO_LONG = 256 * 1024, 4 * 1024 * 1024
"""Bytes of messages that no server takes."""
KEPT = 20
"""Connections that are held open on which nothing more comes."""
LOST = {"UNAVAILABLE", "UNKNOWN"}
"""How calls end whose connection breaks, which what else was sent on it may bring about."""


def guess(place: Place, rng: Random) -> None:
    """A token that nobody gave."""
    good = place.names[b"<seat>"].decode()
    token = rng.choice((rng.randbytes(48).hex(), good[:-20] + rng.randbytes(10).hex(), "é" * 40))
    request = tables_pb2.GetTableRequest(table_id=place.names[b"<table>"].decode(), token=token)
    try:
        tables_pb2_grpc.TableServiceStub(place.channel).GetTable(request, **CALL)
    except grpc.RpcError as error:
        if reason_of(error) not in ("BAD_TOKEN", "TOO_MANY", "BAD_REQUEST"):
            raise
    else:
        raise Finding(f"{token!r} opened a table")


def too_long(place: Place, rng: Random) -> None:
    """A message above all limits, as a call and on a stream."""
    size = rng.choice(TOO_LONG)
    opening = tables_pb2.OpenTableRequest(request_id="o" * 16, game="chan", label="x" * size)
    items = [play_pb2.PlayRequestItem(channel=1, attach=play_pb2.Attach(token="x" * size))]
    for call in (
        lambda: tables_pb2_grpc.TableServiceStub(place.channel).OpenTable(opening, **CALL),
        lambda: list(
            play_pb2_grpc.PlayServiceStub(place.channel).Play(iter([play_pb2.PlayRequest(items=items)]), **CALL)
        ),
    ):
        try:
            call()
        except grpc.RpcError as error:
            if reason_of(error) != "RESOURCE_EXHAUSTED":
                raise
        else:
            raise Finding(f"a message of {size} bytes was taken")


def unfinished(place: Place, rng: Random, kept: list[socket.socket]) -> None:
    """A connection that is begun in some way, and left so; the oldest of them is closed, or reset."""
    host, _, port = rng.choice((place.address, place.web)).rpartition(":")
    connection = socket.create_connection((host, int(port)), 10.0)
    begins = (
        b"",
        PREFACE[:10],
        PREFACE,
        b"GET / HTTP/1.1\r\nHost:",
        b"\x16\x03\x01\x02\x00\x01\x00",
        rng.randbytes(200),
    )
    connection.sendall(rng.choice(begins))
    kept.append(connection)
    if len(kept) > KEPT:
        kept.pop(0).close()


def main(address: str, web: str, seed: str) -> None:
    """Send rubbish for ever."""
    rng = Random(f"rubbish {seed}")
    inputs = [*TARGET.starts(), *corpus_of("frames")]
    kept: list[socket.socket] = []
    sent = 0

    def stop(_number: int, _frame: FrameType | None) -> None:
        print(f"{sent} pieces of rubbish were sent", flush=True)  # noqa: T201  (a program)
        os._exit(0)

    signal.signal(signal.SIGTERM, stop)
    print("It begins.", flush=True)  # noqa: T201  (a program)
    with grpc.insecure_channel(address) as channel:
        place = Place(address=address, web=web, channel=channel)
        while True:
            if sent % AGAIN == 0:
                stage(place)
            sent += 1
            _send(place, inputs, rng, kept)


def _send(place: Place, inputs: Sequence[bytes], rng: Random, kept: list[socket.socket]) -> None:
    match rng.randrange(20):
        case 0:
            guess(place, rng)
        case 1:
            too_long(place, rng)
        case 2:
            unfinished(place, rng, kept)
        case _:
            data = rng.choice(inputs)
            for _ in range(rng.choice((1, 1, 2, 5))):
                data = TARGET.mutate(data, rng.choice(inputs), rng)[:LONGEST]
            if data[:1] in KINDS:
                KINDS[data[:1]](place, data[1:])


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main(*sys.argv[1:])
