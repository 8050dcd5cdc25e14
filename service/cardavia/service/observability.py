"""Structured logs: one line a call with its method, result and time; never a token, a card or a message."""

import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import grpc
import structlog

log = structlog.get_logger()


def configure(*, json: bool, level: str = "info") -> None:
    """Log to standard error, as JSON lines or for people."""
    as_json = (structlog.processors.format_exc_info, structlog.processors.JSONRenderer())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(as_json if json else (structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),)),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


class CallLog(grpc.aio.ServerInterceptor):
    """Logs every call at debug level, and faults of ours at error level, without what was said."""

    async def intercept_service(
        self,
        continuation: Callable[[grpc.HandlerCallDetails], Awaitable[Any]],
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        """Wraps unary calls; streams are logged where they begin."""
        handler = await continuation(handler_call_details)
        method = handler_call_details.method
        if handler is None or handler.request_streaming or handler.response_streaming:
            log.debug("stream", method=method)
            return handler
        inner = handler.unary_unary

        async def logged(request: Any, context: Any) -> Any:
            began = time.perf_counter()
            try:
                return await inner(request, context)
            finally:
                ms = round((time.perf_counter() - began) * 1000, 2)
                log.debug("call", method=method, code=getattr(context.code(), "name", context.code() or "OK"), ms=ms)

        return grpc.unary_unary_rpc_method_handler(
            logged,
            request_deserializer=handler.request_deserializer,
            response_serializer=handler.response_serializer,
        )
