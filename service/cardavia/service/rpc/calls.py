"""Every call, from outside: counted, logged at debug level, traced where traces are on; never what was said."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import grpc
import structlog

from cardavia.service.observability import Observer
from cardavia.service.rpc.errors import PACKAGE, ApiError, Context
from cardavia.service.rpc.handlers import behaviour, streams, wrapped

log = structlog.get_logger()

NAMES = {code.value[0]: code.name for code in grpc.StatusCode}


class Calls(grpc.aio.ServerInterceptor):
    """Stands before all others.

    Streams of our own services must have been made coroutines by then (pacing.py); those of others pass uncounted.
    """

    def __init__(self, observer: Observer) -> None:
        self._observer = observer

    async def intercept_service(
        self,
        continuation: Callable[[grpc.HandlerCallDetails], Awaitable[Any]],
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        """Wraps the method, if there is one."""
        handler = await continuation(handler_call_details)
        if handler is None:  # its name is the caller's: not repeated
            self._observer.metrics.call("unknown", "UNIMPLEMENTED").inc()
            return None
        method = handler_call_details.method
        inner = behaviour(handler)
        if not streams(handler):
            does = self._seen(method, self._traced(method, inner))
        elif method.startswith(PACKAGE):
            does = self._open(method, inner)
        else:
            return handler
        return wrapped(handler, does, handler.request_deserializer, handler.response_serializer)

    def _traced(self, method: str, inner: Callable[[Any, Context], Any]) -> Callable[[Any, Context], Awaitable[Any]]:
        if self._observer.tracing is None:
            return inner
        return lambda request, context: self._observer.traced(method, inner(request, context))

    def _open(
        self, method: str, inner: Callable[[Any, Context], Awaitable[Any]]
    ) -> Callable[[Any, Context], Awaitable[Any]]:
        """A stream, counted while it is open."""
        seen = self._seen(method, inner)

        async def stream(request: Any, context: Context) -> Any:
            opened = self._observer.metrics.streams(method.lstrip("/"))
            opened.inc()
            try:
                return await seen(request, context)
            finally:
                opened.dec()

        return stream

    def _seen(
        self, method: str, inner: Callable[[Any, Context], Awaitable[Any]]
    ) -> Callable[[Any, Context], Awaitable[Any]]:
        async def call(request: Any, context: Context) -> Any:
            began = time.perf_counter()
            code, reason = "UNKNOWN", ""
            try:
                answer = await inner(request, context)
                code = _code(context)
                return answer
            except grpc.aio.AbortError as aborted:
                code = _code(context)
                if isinstance(aborted.__cause__, ApiError):
                    reason = aborted.__cause__.reason
                    self._observer.metrics.refusal(reason).inc()
                raise
            except asyncio.CancelledError:
                code = "CANCELLED"
                raise
            finally:
                self._observer.metrics.call(method.lstrip("/"), code).inc()
                if self._observer.verbose:
                    ms = round((time.perf_counter() - began) * 1000, 2)
                    log.debug("call", method=method, code=code, **({"reason": reason} if reason else {}), ms=ms)

        return call


def _code(context: Context) -> str:
    code: Any = context.code() or 0
    return NAMES.get(code, "UNKNOWN") if isinstance(code, int) else str(code.name)
