"""Traces of commands with OpenTelemetry (docs/metrics.md). Needs the extra `tracing`, and is imported only to be used.

A command is traced after it has ended, from the times at which its steps began: while it is carried out nothing is
made for it. Spans have a table, a revision, a request id and an outcome; never what was said.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import structlog
from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from cardavia.service.steps import Steps

log = structlog.get_logger()

T = TypeVar("T")

NOTHING = Context()
"""Where there is no span above."""
FLUSH_SECONDS = 5.0
"""How long the last spans may take at the end of the service."""


class Tracing:
    """Makes spans. Nothing of it is shared with others in the process who trace."""

    def __init__(self, processor: SpanProcessor) -> None:
        """Spans go to `processor`. Sampling, limits and further facts are as OTEL_… variables say."""
        resource = Resource.create()
        if str(resource.attributes["service.name"]).startswith("unknown_service"):  # nobody gave us another name
            resource = resource.merge(Resource({"service.name": "cardavia"}))
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("cardavia")

    def command(self, facts: Mapping[str, str | int], steps: Steps, *, alone: bool) -> None:
        """The spans of a command that has ended, below the call that said it.

        `alone` is one that no call said, but for an AI player or a clock, be it woken by one: it is a trace of its own.
        """
        ago = time.time_ns() - int(time.perf_counter() * 1e9)

        def at(seconds: float) -> int:
            return ago + int(seconds * 1e9)

        parent = NOTHING if alone else None
        attributes = {f"cardavia.{name}": value for name, value in facts.items() if value != ""}
        whole = self._tracer.start_span("execute", parent, attributes=attributes, start_time=at(steps.began))
        if facts["outcome"] == "failed":
            whole.set_status(trace.StatusCode.ERROR)
        if whole.is_recording():
            inside = trace.set_span_in_context(whole, NOTHING)
            begun = [("wait", steps.began), ("decide", steps.deciding), ("append", steps.appending)]
            begun = [(name, began) for name, began in [*begun, ("notify", steps.notifying)] if began]
            ends = [*(began for _, began in begun[1:]), steps.ended]
            for (name, began), ended in zip(begun, ends, strict=True):
                self._tracer.start_span(name, inside, start_time=at(began)).end(at(ended))
        whole.end(at(steps.ended))

    async def call(self, method: str, work: Coroutine[Any, Any, T]) -> T:
        """Do the work of a call, named as in its path, under a span. What it raises is not looked into."""
        service, _, name = method.strip("/").rpartition("/")
        with self._tracer.start_as_current_span(
            f"{service}/{name}",
            NOTHING,  # a caller does not decide what is traced
            kind=trace.SpanKind.SERVER,
            attributes={"rpc.system": "grpc", "rpc.service": service, "rpc.method": name},
            record_exception=False,
            set_status_on_exception=False,
        ) as span:
            try:
                return await work
            except BaseException:
                span.set_status(trace.StatusCode.ERROR)
                raise

    def close(self) -> None:
        """Send what is left. Blocks while it does."""
        self._provider.shutdown()


@asynccontextmanager
async def exporting(endpoint: str) -> AsyncIterator[Tracing]:
    """Traces to an OTLP receiver over HTTP while the context is open.

    `endpoint` is its URL without /v1/traces; where it is empty, the standard variables say.
    """
    _tell_troubles()
    exporter = OTLPSpanExporter(f"{endpoint.rstrip('/')}/v1/traces") if endpoint else OTLPSpanExporter()
    tracing = Tracing(BatchSpanProcessor(exporter))
    try:
        yield tracing
    finally:
        # The exporter waits for its receiver, and is told to stop waiting when it is shut down.
        closing = asyncio.ensure_future(asyncio.to_thread(tracing.close))
        if not (await asyncio.wait({closing}, timeout=FLUSH_SECONDS))[0]:
            log.warning("the last spans could not be sent")
            exporter.shutdown()  # type: ignore[no-untyped-call]
            await closing


class _Troubles(logging.Handler):
    """Says in our log what the library says in Python's."""

    def emit(self, record: logging.LogRecord) -> None:
        log.warning("traces", said=record.getMessage())


def _tell_troubles() -> None:
    library = logging.getLogger("opentelemetry")
    library.propagate = False
    library.handlers = [_Troubles()]
