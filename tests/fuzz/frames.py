"""Raw bytes to the ports of a real server: broken HTTP/2 and HTTP/1.1, and calls whose bodies are anything.

Whatever comes, the server goes on: it is healthy, a table that nobody speaks to is shown as before, its log has no
fault, and memory and connections do not pile up. Every call ends with a documented status.
"""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import grpc
from google.protobuf.message import Message
from grpc_health.v1 import health_pb2, health_pb2_grpc

from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.v1 import (
    catalog_pb2,
    logs_pb2,
    play_pb2,
    tables_pb2,
    tables_pb2_grpc,
)
from tests.fuzz.documented import reason_of
from tests.fuzz.engine import Finding, Run, Target, shape
from tests.fuzz.lines import ROOT
from tests.fuzz.mutate import (
    HEAD,
    PREFACE,
    Field,
    by_kind,
    fields,
    havoc,
    http2_frames,
    message,
    split,
    unparsed,
    words,
)

PATIENCE = 10.0
CALL: Mapping[str, Any] = {"timeout": PATIENCE}
PAUSE = 0.05
"""How long an answer to broken bytes is waited for, in seconds: most get none."""
EVERY = 32
"""After so many inputs the server is looked at closely."""
AGAIN = 400
"""After so many inputs it is spoken to about other tables, since these may have come to their end."""
MOST_MIB = 150
"""How much memory the server may have beyond what it had after its first inputs, for each hundred thousand of them."""
SPARE_FILES = 16
HUNG_UP = '\ngrpc._cython.cygrpc.ExecuteBatchError: Failed "execute_batch"'
"""How gRPC's own traces end where it could not answer a caller who had hung up."""

MAIN = ("-c", "from cardavia.service.cli import main; main()", "serve", "--memory", "--listen", "127.0.0.1:0")

TABLE, LISTED, SEAT, OWNER, SPECTATOR, INVITATION = (
    f"<{name}>" for name in ("table", "listed", "seat", "owner", "spectator", "invitation")
)
"""What stands for ids and secrets in inputs: those of the running server take their place."""


SERVICES: Sequence[tuple[str, bool, bool]] = sorted(
    (f"/{service.full_name}/{method.name}", method.client_streaming, method.server_streaming)
    for file in (catalog_pb2, logs_pb2, play_pb2, tables_pb2)
    for service in file.DESCRIPTOR.services_by_name.values()
    for method in service.methods
)
"""All our methods: the path, and whether requests and responses are streams."""
METHODS = (*SERVICES, ("/grpc.health.v1.Health/Check", False, False), ("/cardavia.v1.TableService/No", False, False))


@dataclass(kw_only=True)
class Place:
    """Where a server is: its ports as HOST:PORT, a connection, and what stands for the names in inputs."""

    address: str
    web: str
    channel: grpc.Channel
    names: dict[bytes, bytes] = field(default_factory=dict)


@dataclass(kw_only=True)
class Child(Place):
    """A server process."""

    process: subprocess.Popen[bytes]
    errors: Path
    known: tables_pb2.OpenTableResponse = field(default_factory=tables_pb2.OpenTableResponse)
    shown: bytes = b""
    runs: int = 0
    memory: int = 0
    files: int = 0


# Setting up


@contextmanager
def _serving() -> Iterator[Child]:
    with tempfile.TemporaryDirectory() as folder:
        errors = Path(folder) / "errors"
        with errors.open("ab") as stderr:
            process = subprocess.Popen(
                [sys.executable, *MAIN, "--http", "127.0.0.1:0"], stdout=subprocess.PIPE, stderr=stderr, cwd=ROOT
            )
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[4].rstrip(b";").decode()
            web = process.stdout.readline().split()[-1].decode().removeprefix("http://").rstrip("/")
            with process.stdout, grpc.insecure_channel(address) as channel:
                child = Child(address=address, web=web, channel=channel, process=process, errors=errors)
                child.known = _open(child, listed=False)
                child.shown = _known(child)
                stage(child)
                yield child
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _open(place: Place, *, listed: bool) -> tables_pb2.OpenTableResponse:
    request = tables_pb2.OpenTableRequest(
        request_id=os.urandom(16).hex(), game="tien_gow", seats=[""] * 4, listed=listed, claims="open"
    )
    tables = tables_pb2_grpc.TableServiceStub(place.channel)
    opened: tables_pb2.OpenTableResponse = tables.OpenTable(request, **CALL)
    return opened


def stage(place: Place) -> None:
    """Open the tables that inputs speak of, and take their seats."""
    tables = tables_pb2_grpc.TableServiceStub(place.channel)
    one, listed = _open(place, listed=False), _open(place, listed=True)
    tokens = []
    for seat, invitation in enumerate(one.invitations):
        take = tables_pb2.TakeSeatRequest(table_id=one.table_id, seat=seat, invitation=invitation)
        tokens.append(tables.TakeSeat(take, **CALL).token)
    names = (TABLE, LISTED, SEAT, OWNER, SPECTATOR, INVITATION)
    secrets = (
        one.table_id,
        listed.table_id,
        tokens[0],
        one.owner_token,
        one.spectator_invitation,
        listed.invitations[0],
    )
    place.names = {name.encode(): secret.encode() for name, secret in zip(names, secrets, strict=True)}


def _known(child: Child) -> bytes:
    tables = tables_pb2_grpc.TableServiceStub(child.channel)
    request = tables_pb2.GetTableRequest(table_id=child.known.table_id, token=child.known.spectator_invitation)
    return tables.GetTable(request, **CALL).SerializeToString(deterministic=True)


# What is sent


def called(place: Place, data: bytes) -> Hashable:
    """A call of any method with any bytes as its messages."""
    path, talks, streams = METHODS[(data[0] if data else 0) % len(METHODS)]
    body, channel = _filled(place, data[1:]), place.channel
    call: Any = (channel.stream_stream if talks else channel.unary_stream if streams else channel.unary_unary)(path)
    try:
        if talks:
            return path, len([*call(iter((body, body)), **CALL)]) > 0
        if streams:
            responses = call(body, **CALL)
            first = next(responses, None)
            responses.cancel()
            return path, first is not None
        call(body, **CALL)
    except grpc.RpcError as error:
        if path.startswith("/grpc."):  # not ours: it does not tell broken bytes from its own faults
            return path, "failed"
        return path, reason_of(error), shape(error.details())
    return path, "OK"


def _filled(place: Place, body: bytes) -> bytes:
    """A message with what this server gave in place of the names for it."""
    if not any(name in body for name in place.names) or (parsed := fields(body)) is None:
        return body

    def filled(message: list[Field]) -> list[Field]:
        return [
            (number, kind, filled(value) if isinstance(value, list) else place.names.get(value, value))
            for number, kind, value in message
        ]

    return unparsed(filled(parsed))


def http2(place: Place, data: bytes) -> Hashable:
    """Bytes to the gRPC port."""
    answer = _sent(place.address, data)
    return tuple(
        sorted({(frame[3], frame[HEAD : HEAD + 12] if frame[3] in (3, 7) else b"") for frame in split(answer)})
    )


def http1(place: Place, data: bytes) -> Hashable:
    """Bytes to the HTTP port: no answer is a fault of the server's."""
    status = _sent(place.web, data).partition(b"\r\n")[0]
    if status.startswith(b"HTTP/1.1 5"):
        raise Finding(f"the HTTP port answers {status!r}")
    return status


def _sent(address: str, data: bytes) -> bytes:
    """Send bytes, end what is sent, and give what comes back until the other side has ended or says no more."""
    host, _, port = address.rpartition(":")
    found = b""
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        try:
            connection.sendall(data)
            connection.settimeout(PAUSE)
            while part := connection.recv(65536):
                found += part
        except OSError:  # it was cut off, or nothing comes
            pass
    return found


# How the server is


def _look(child: Child) -> None:
    """Quickly, after every input."""
    if child.process.poll() is not None:
        raise Finding(f"the server ended with {child.process.returncode}: {child.errors.read_text()[-2000:]}")
    if child.errors.stat().st_size:
        text = child.errors.read_text(errors="replace")
        os.truncate(child.errors, 0)
        if complains(text):
            raise Finding(f"the server's log says: {text[-4000:]}")


def complains(text: str) -> bool:
    """Whether a server's log has a fault. That gRPC could not answer somebody who had hung up is none."""
    return text.count("Traceback") > text.count(HUNG_UP) or "[error" in text or "[critical" in text


def _look_closely(child: Child) -> None:
    health = health_pb2_grpc.HealthStub(child.channel)
    told = health.Check(health_pb2.HealthCheckRequest(), **CALL)
    if told.status != health_pb2.HealthCheckResponse.SERVING:
        raise Finding(f"the server's health is {told.status}")
    if _known(child) != child.shown:
        raise Finding("a table that nobody spoke to has changed")
    memory, files = _memory(child), len(os.listdir(f"/proc/{child.process.pid}/fd"))
    child.memory, child.files = child.memory or memory, child.files or files
    if memory > child.memory + MOST_MIB * (1 + child.runs // 100_000):
        raise Finding(f"the server has {memory} MiB after {child.runs} inputs; it had {child.memory}")
    if files > child.files + SPARE_FILES:
        raise Finding(f"the server has {files} files open; it had {child.files}")


def _memory(child: Child) -> int:
    status = Path(f"/proc/{child.process.pid}/status").read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


KINDS = {b"c": called, b"h": http2, b"w": http1}


@contextmanager
def _opened() -> Iterator[Run]:
    with _serving() as child:

        def run(data: bytes) -> Iterator[Hashable]:
            if data[:1] not in KINDS:
                return
            child.runs += 1
            told = KINDS[data[:1]](child, data[1:])
            _look(child)
            if child.runs % EVERY == 0:
                _look_closely(child)
            if child.runs % AGAIN == 0:
                stage(child)
            yield data[:1], told

        yield run
        _look_closely(child)


# Inputs to begin with


def _calls() -> Iterator[tuple[str, Message]]:
    """A good call of every method."""
    p, play, logs = tables_pb2, play_pb2, logs_pb2
    attach = play.Attach(table_id=TABLE, token=SEAT, after_revision=0)
    move = events_pb2.Move(verb=vocabulary_pb2.VERB_LEAD, cards=[vocabulary_pb2.FACE_66])
    submit = play.Submit(request_id="0123456789abcdef", move=move, expected_revision=3)
    opening = p.OpenTableRequest(
        request_id="0123456789abcdef", game="chan", options={"tom": "traditional"}, seats=[""] * 4, first=1, label="x"
    )
    given = p.CardSource(given=events_pb2.Deal(hands=[events_pb2.Deal.Hand(cards=[vocabulary_pb2.FACE_66])], first=0))
    yield "CatalogService/ListGames", catalog_pb2.ListGamesRequest()
    yield "CatalogService/ListDecks", catalog_pb2.ListDecksRequest()
    yield "TableService/OpenTable", opening
    yield "TableService/OpenTable", p.OpenTableRequest(request_id="0123456789abcdee", game="chan", source=given)
    yield "TableService/OpenTables", p.OpenTablesRequest(tables=[opening, opening])
    yield "TableService/ListTables", p.ListTablesRequest(game="chan", status="opened", page_size=2, page_token="MSAx")  # noqa: S106
    yield "TableService/GetTable", p.GetTableRequest(table_id=TABLE, token=SPECTATOR)
    yield (
        "TableService/TakeSeat",
        p.TakeSeatRequest(table_id=LISTED, seat=0, invitation=INVITATION, commitment=b"x" * 32),
    )
    yield "TableService/RevealEntropy", p.RevealEntropyRequest(table_id=TABLE, token=SEAT, entropy=b"x" * 16)
    yield "TableService/LeaveSeat", p.LeaveSeatRequest(table_id=TABLE, token=SEAT)
    yield "TableService/NextDeal", p.NextDealRequest(table_id=TABLE, token=OWNER)
    yield "TableService/CloseTable", p.CloseTableRequest(table_id=TABLE, token=OWNER, reason="enough")
    yield "TableService/No", p.CloseTableRequest(table_id=TABLE)
    yield "PlayService/SubmitMove", play.SubmitMoveRequest(table_id=TABLE, token=SEAT, submit=submit)
    yield "PlayService/Watch", play.WatchRequest(attach=attach)
    items = [play.PlayRequestItem(channel=1, attach=attach), play.PlayRequestItem(channel=1, submit=submit)]
    yield "PlayService/Play", play.PlayRequest(items=[*items, play.PlayRequestItem(channel=1, detach=play.Detach())])
    yield "LogService/ReadLog", logs.ReadLogRequest(table_id=TABLE, token=SEAT, after=1)
    yield "LogService/Replay", logs.ReplayRequest(table_id=TABLE, token=SEAT, revision=2, as_seat=0, ply=1)
    yield "LogService/Replay", logs.ReplayRequest(table_id=TABLE, token=SEAT, revision=2)
    yield "LogService/ListDecisions", logs.ListDecisionsRequest(table_id=TABLE, token=SEAT)
    yield "LogService/GetHead", logs.GetHeadRequest(table_id=TABLE, token=SPECTATOR)
    yield "LogService/ReleaseLog", logs.ReleaseLogRequest(table_id=TABLE, token=OWNER)


def _header(name: str, value: bytes) -> bytes:
    """A header of HTTP/2 (RFC 7541), written out and not indexed."""
    return b"\0" + bytes([len(name)]) + name.encode() + bytes([len(value)]) + value


def _frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


_OPENING = PREFACE + _frame(4, 0, 0, b"\0\4\0\1\0\0") + _frame(8, 0, 0, (2**16).to_bytes(4, "big"))


def _call(stream: int, path: bytes, body: bytes) -> bytes:
    """A call on a connection: its headers, and one message."""
    headers = {
        ":method": b"POST", ":scheme": b"http", ":path": path, ":authority": b"x",
        "te": b"trailers", "content-type": b"application/grpc",
    }  # fmt: skip
    block = b"".join(_header(name, value) for name, value in headers.items())
    return _frame(1, 4, stream, block) + _frame(0, 1, stream, b"\0" + len(body).to_bytes(4, "big") + body)


def session(*calls: tuple[bytes, bytes]) -> bytes:
    """A client's side of a connection with calls on streams 1, 3, …: the path and the message of each."""
    sent = (_call(2 * number + 1, path, body) for number, (path, body) in enumerate(calls))
    return _OPENING + b"".join(sent) + _frame(6, 0, 0, bytes(8))


def _starts() -> Iterator[bytes]:
    paths = [path for path, _, _ in METHODS]
    calls = [*_calls()]
    for path, request in calls:
        yield b"c" + bytes([paths.index(f"/cardavia.v1.{path}")]) + request.SerializeToString()
    yield b"c" + bytes([paths.index("/grpc.health.v1.Health/Check")])
    sent = [(f"/cardavia.v1.{path}".encode(), request.SerializeToString()) for path, request in calls]
    for call in sent[::4]:
        yield b"h" + session(call)
    yield b"h" + session(*sent[:6])
    yield b"h" + session(*sent[-6:])[len(PREFACE) :]
    yield b"h" + _frame(0, 1, 1, bytes(5))
    for text in (
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"HEAD /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /keys HTTP/1.0\r\n\r\n",
        b"POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        b"PUT /?a=%zz HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\nabc",
        b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n",
        b"GET / HTTP/1.1\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n",
    ):
        yield b"w" + text


def _body(data: bytes, other: bytes, rng: Any) -> bytes:
    """The message of a call changed; rarely the method."""
    method = bytes([rng.randrange(len(METHODS))]) if rng.random() < 0.05 else data[:1]
    return method + message(data[1:], other[1:], rng)


_HTTP = words(
    "GET",
    "OPTIONS",
    "CONNECT",
    "TRACE",
    "/",
    "//",
    "*",
    "/%00",
    "/../..",
    "HTTP/1.1\r\n",
    "HTTP/9.9\r\n",
    "\r\n\r\n",
    "chunked\r\n",
    "-1\r\n",
    "99999999999999999999\r\n",
    "Content-Length: 5\r\nContent-Length: 6\r\n",
    "é:\r\n",
    "x" * 9000,
)
TARGET = Target(
    "frames", _opened, by_kind({b"c": (_body,), b"h": (http2_frames,), b"w": (_HTTP, havoc, havoc)}), _starts
)
