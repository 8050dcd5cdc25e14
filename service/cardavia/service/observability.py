"""What the service tells of itself while it runs: the log of the process, and each command's figures, line and span.

Never a token, an invitation, a secret, a card, a move, a name or a message.
"""

import logging
import sys
import time
from collections.abc import Coroutine
from contextvars import Context, copy_context
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

import structlog

from cardavia.core.commands import Command, Play
from cardavia.core.refusals import Refusal
from cardavia.core.table import Author
from cardavia.service.metrics import Metrics
from cardavia.service.steps import Steps

if TYPE_CHECKING:
    from cardavia.service.tracing import Tracing

log = structlog.get_logger()

T = TypeVar("T")


def configure(*, json: bool, level: str = "info") -> None:
    """Log to standard error, as JSON lines or for people."""
    as_json = (structlog.processors.format_exc_info, structlog.processors.JSONRenderer())
    # The plain traceback: the styled one shows what the variables of each frame held.
    for_people = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(as_json if json else (_printable, for_people)),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _printable(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Escape what could make a terminal do things: a request id is a caller's."""
    return {
        key: value if not isinstance(value, str) or value.isprintable() else value.encode("unicode_escape").decode()
        for key, value in event.items()
    }


class Observer:
    """Follows commands and calls: figures always, lines at debug level, spans where traces are on."""

    def __init__(self, metrics: Metrics | None = None, tracing: "Tracing | None" = None) -> None:
        """Whether the log is at debug level is looked at here, not at each command."""
        self.metrics = metrics or Metrics()
        self.tracing = tracing
        self.verbose: bool = structlog.is_configured() and log.is_enabled_for(logging.DEBUG)

    def command(
        self,
        table: UUID,
        game: str,
        command: Command,
        author: Author,
        request_id: str,
        steps: Steps,
        outcome: object,
        within: Context | None = None,
    ) -> None:
        """A command, said `within` a context, has come to its end: `outcome` is what it gave, None if it raised."""
        steps.ended = time.perf_counter()
        metrics = self.metrics
        if steps.deciding:
            metrics.decide.observe((steps.appending or steps.ended) - steps.deciding)
        if steps.notifying:
            metrics.append.observe(steps.notifying - steps.appending)
            metrics.command.observe(steps.ended - steps.began)
            if isinstance(command, Play):
                metrics.moves[game][bool(author.ai)].inc()
        if self.verbose or self.tracing is not None:
            facts = {
                "table": str(table),
                "revision": getattr(outcome, "position", 0),
                "request": request_id,
                "command": type(command).__name__,
                "outcome": _word(outcome),
            }
            if self.verbose:
                log.debug("command", **facts, ms=round((steps.ended - steps.began) * 1000, 2))
            if self.tracing is not None:
                tracing, alone = self.tracing, bool(author.ai) or author.role == "service"
                (within or copy_context()).run(lambda: tracing.command(facts, steps, alone=alone))

    def traced(self, method: str, work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
        """A call, under a span of its own where traces are on."""
        return work if self.tracing is None else self.tracing.call(method, work)


def _word(outcome: object) -> str:
    if isinstance(outcome, Refusal):
        return outcome.reason
    return "failed" if outcome is None else "done"
