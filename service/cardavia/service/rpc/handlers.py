"""Method handlers of gRPC, whatever their kind: what interceptors wrap."""

from collections.abc import Callable
from typing import Any

import grpc

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
