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
    kept = {}
    for path, handler in handlers.items():
        inner = handler
        for interceptor in reversed(interceptors):
            inner = await interceptor.intercept_service(_giving(inner), _Details(path))  # type: ignore[arg-type]
        kept[path] = inner
    return kept


def _giving(handler: Any) -> Callable[[Any], Awaitable[Any]]:
    async def give(_details: Any) -> Any:
        return handler

    return give
