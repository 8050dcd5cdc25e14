"""Traces along the path of a command: in memory, and to a receiver on a real socket."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from uuid import UUID

import grpc
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from cardavia.core.commands import Open, TakeSeat
from cardavia.core.events import SeatSetup
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author
from cardavia.service import tracing
from cardavia.service.bootstrap import running
from cardavia.service.config import Config
from cardavia.service.journal import JournalFailed, open_memory
from cardavia.service.live import Live
from cardavia.service.observability import Observer
from cardavia.service.tables import Tables
from cardavia.service.tracing import Tracing
from tests.stream.api import Api, failing
from tests.stream.storing import full, store_by

STEPS = ["wait", "decide", "append", "notify"]


@pytest.fixture
def spans() -> InMemorySpanExporter:
    return InMemorySpanExporter()


@pytest.fixture
async def tables(spans: InMemorySpanExporter) -> AsyncIterator[Tables]:
    async with await open_memory() as journal:
        yield Tables(journal, observer=Observer(tracing=Tracing(SimpleSpanProcessor(spans))))


async def opened(tables: Tables) -> Live:
    command = Open("tien_gow", tuple(SeatSetup("") for _ in range(4)), bytes(32), owner="o")
    live = await tables.open(command, Author("owner"), "test", "1", bytes(32))
    assert not isinstance(live, Refusal)
    return live


def told(span: ReadableSpan) -> dict[str, object]:
    return {name.removeprefix("cardavia."): value for name, value in (span.attributes or {}).items()}


async def test_a_command_has_its_steps_below_it_one_after_the_other(
    tables: Tables, spans: InMemorySpanExporter
) -> None:
    live = await opened(tables)
    await tables.execute(live, TakeSeat(0, "ada"), Author("seat", 0))
    *steps, whole = spans.get_finished_spans()
    assert (whole.name, [step.name for step in steps]) == ("execute", STEPS)
    assert told(whole) == {"table": str(live.id), "revision": 2, "command": "TakeSeat", "outcome": "done"}
    assert whole.parent is None
    assert all(step.parent == whole.context for step in steps)
    assert [whole.start_time, *(step.end_time for step in steps)] == [
        *(step.start_time for step in steps),
        whole.end_time,
    ]


async def test_a_refused_command_has_no_steps_that_it_did_not_reach(
    tables: Tables, spans: InMemorySpanExporter
) -> None:
    live = await opened(tables)
    await tables.execute(live, TakeSeat(7, "ada"), Author("seat", 7))
    *steps, whole = spans.get_finished_spans()
    assert [step.name for step in steps] == ["wait", "decide"]
    assert told(whole)["outcome"] == "NO_SUCH_SEAT"
    assert whole.status.is_ok


async def test_a_command_that_fails_is_in_error_without_what_went_wrong(
    tables: Tables, spans: InMemorySpanExporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await opened(tables)

    store_by(monkeypatch, tables.journal, full)
    with pytest.raises(JournalFailed):
        await tables.execute(live, TakeSeat(0, "ada"), Author("seat", 0))
    *steps, whole = spans.get_finished_spans()
    assert [step.name for step in steps] == ["wait", "decide", "append"]
    assert told(whole)["outcome"] == "failed"
    assert not whole.status.is_ok
    assert not whole.events


async def test_a_command_is_below_its_call_and_that_of_an_ai_player_is_not(
    tables: Tables, spans: InMemorySpanExporter
) -> None:
    live = await opened(tables)
    observer = tables.observer
    for author in (Author("seat", 0), Author("seat", 1, "greedy")):
        command = TakeSeat(author.seat or 0, f"player {author.seat}")
        await observer.traced("/cardavia.v1.TableService/TakeSeat", tables.execute(live, command, author))
    *_, one, its_call, _, _, _, _, other, _ = spans.get_finished_spans()
    assert (its_call.name, its_call.parent) == ("cardavia.v1.TableService/TakeSeat", None)
    assert (one.name, one.parent) == ("execute", its_call.context)
    assert (other.name, other.parent) == ("execute", None)


async def test_what_is_not_sampled_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_TRACES_SAMPLER", "always_off")
    spans = InMemorySpanExporter()
    async with await open_memory() as journal:
        tables = Tables(journal, observer=Observer(tracing=Tracing(SimpleSpanProcessor(spans))))
        await tables.execute(await opened(tables), TakeSeat(0, "ada"), Author("seat", 0))
    assert not spans.get_finished_spans()


class Receiver(HTTPServer):
    """An OTLP receiver over HTTP, on loopback; keeps what it was sent, or never answers."""

    def __init__(self, *, answers: bool = True) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.requests: list[ExportTraceServiceRequest] = []
        self.paths: set[str] = set()
        self.bytes = b""
        self.status = 200 if answers else 503

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        receiver = self.server
        assert isinstance(receiver, Receiver)
        receiver.requests.append(ExportTraceServiceRequest.FromString(body))
        receiver.paths.add(self.path)
        receiver.bytes += body
        self.send_response(receiver.status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def receiving(*, answers: bool = True) -> Iterator[Receiver]:
    with Receiver(answers=answers) as receiver:
        thread = threading.Thread(target=receiver.serve_forever)
        thread.start()
        try:
            yield receiver
        finally:
            receiver.shutdown()
            thread.join()


@pytest.fixture(autouse=True)
def nothing_from_outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_TRACES_EXPORTER"):
        monkeypatch.delenv(name, raising=False)
    library = logging.getLogger("opentelemetry")
    before = library.propagate, library.handlers
    yield
    library.propagate, library.handlers = before


async def played(config: Config) -> tuple[str, list[str], set[str]]:
    """Play a deal against AI players at a server: the table, its secrets, and the request ids of its moves."""
    async with running(config) as server, grpc.aio.insecure_channel(server.grpc_address) as channel:
        api = Api(channel, server.administrator_key)
        table = await (await api.open()).seated()
        await failing(api.get("x"))
        await table.play_out()
        live = await server.tables.get(UUID(table.id))
    invitations = [*filter(None, table.opened.invitations), table.opened.spectator_invitation]
    secrets = [*invitations, table.opened.owner_token, *table.tokens.values(), server.administrator_key]
    entries = [step.entry for step in live.history]
    moves = {entry.request_id for entry in entries if entry.author.role == "seat" and entry.request_id}
    return table.id, secrets, moves


@pytest.mark.parametrize("asked_by", ["option", "environment"])
async def test_a_receiver_gets_the_traces_of_a_deal(asked_by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as receiver:
        if asked_by == "environment":
            monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.endpoint)
        endpoint = receiver.endpoint if asked_by == "option" else ""
        table, secrets, moves = await played(
            Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.2, otlp_endpoint=endpoint)
        )
    assert receiver.paths == {"/v1/traces"}
    groups = [group for request in receiver.requests for group in request.resource_spans]
    names = {a.value.string_value for group in groups for a in group.resource.attributes if a.key == "service.name"}
    assert names == {"cardavia"}
    spans = [span for group in groups for scope in group.scope_spans for span in scope.spans]
    by_name: dict[str, list[dict[str, str]]] = {}
    for span in spans:
        by_name.setdefault(span.name, []).append({a.key: a.value.string_value for a in span.attributes})
    assert {"cardavia.v1.TableService/OpenTable", "cardavia.v1.TableService/TakeSeat", "execute", *STEPS} <= {*by_name}
    assert {facts["cardavia.table"] for facts in by_name["execute"]} == {table}
    assert moves <= {facts.get("cardavia.request", "") for facts in by_name["execute"]}
    for secret in [*secrets, "FACE_", "VERB_", "lead"]:
        assert secret.encode() not in receiver.bytes


async def test_without_being_asked_nothing_is_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9")
    monkeypatch.setenv("OTEL_SDK_DISABLED", "true")
    async with running(Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.2)) as server:
        assert server.tables.observer.tracing is None
    monkeypatch.delenv("OTEL_SDK_DISABLED")
    monkeypatch.setenv("OTEL_TRACES_EXPORTER", "none")
    async with running(Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.2)) as server:
        assert server.tables.observer.tracing is None


async def test_a_receiver_that_does_not_take_them_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the game, and not the end of the service."""
    monkeypatch.setattr(tracing, "FLUSH_SECONDS", 0.1)
    with receiving(answers=False) as receiver:
        async with asyncio.timeout(20):
            await played(
                Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.2, otlp_endpoint=receiver.endpoint)
            )
