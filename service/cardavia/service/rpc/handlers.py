"""Method handlers of gRPC, whatever their kind: what interceptors wrap."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import grpc

Handlers = Mapping[str, Any]
"""Method handlers, by the paths of their methods."""

_KINDS = {
    (False, False): grpc.unary_unary_rpc_method_handler,
    (False, True): grpc.unary_stream_rpc_method_handler,
    (True, False): grpc.stream_unary_rpc_method_handler,
    (True, True): grpc.stream_stream_rpc_method_handler,
}
"""By whether the request, and the response, are streams."""


def streams(handler: Any) -> bool:
    """Whether anything of a method is a stream."""
    return bool(handler.request_streaming or handler.response_streaming)


def behaviour(handler: Any) -> Any:
    """What a handler does: a function of a request, or several, and a context."""
    return handler.stream_stream or handler.unary_stream or handler.stream_unary or handler.unary_unary


def wrapped(
    handler: Any,
    does: Callable[[Any, Any], Any],
    decode: Callable[[bytes], Any] | None,
    encode: Callable[[Any], bytes] | None,
) -> Any:
    """A handler of the same kind that does this; without `decode` or `encode` it is given, and gives, bytes."""
    return _KINDS[handler.request_streaming, handler.response_streaming](does, decode, encode)


class Collected:
    """Takes the place of a gRPC server where services are added to one, and keeps their methods."""

    def __init__(self) -> None:
        self.handlers: dict[str, Any] = {}

    def add_generic_rpc_handlers(self, _handlers: Any) -> None:
        """Nothing: the methods come once more, with their names."""

    def add_registered_method_handlers(self, service: str, handlers: Handlers) -> None:
        """Keep the methods of a service."""
        self.handlers |= {f"/{service}/{name}": handler for name, handler in handlers.items()}


@dataclass(frozen=True, slots=True)
class _Details:
    """What interceptors are told of a call before it is made."""

    method: str
    invocation_metadata: tuple[()] = ()


async def behind(interceptors: Sequence[grpc.aio.ServerInterceptor], handlers: Handlers) -> dict[str, Any]:
    """Methods within interceptors, of which the first stands before all others."""
    return {path: await _within(interceptors, handler, _Details(path)) for path, handler in handlers.items()}


class Once(grpc.aio.ServerInterceptor):
    """Interceptors, of which the first stands before all others, that are put before each method once.

    The library does so at each call. They must look at nothing but the method.
    """

    def __init__(self, interceptors: Sequence[grpc.aio.ServerInterceptor]) -> None:
        self._interceptors = interceptors
        self._kept: dict[str, Any] = {}

    async def intercept_service(
        self,
        continuation: Callable[[grpc.HandlerCallDetails], Awaitable[Any]],
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        """Wraps the method, if there is one: the names of those that there are not are the callers'."""
        method = handler_call_details.method
        handler = self._kept.get(method)
        if handler is None:
            inner = await continuation(handler_call_details)
            handler = await _within(self._interceptors, inner, handler_call_details)
            if handler is not None:
                self._kept[method] = handler
        return handler


async def _within(interceptors: Sequence[grpc.aio.ServerInterceptor], handler: Any, details: Any) -> Any:
    for interceptor in reversed(interceptors):
        handler = await interceptor.intercept_service(_giving(handler), details)
    return handler


def _giving(handler: Any) -> Callable[[Any], Awaitable[Any]]:
    async def give(_details: Any) -> Any:
        return handler

    return give
