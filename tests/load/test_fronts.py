"""The front of `bench/fronts`: native gRPC as an ASGI application."""

from typing import Any

from grpc_health.v1 import health, health_pb2, health_pb2_grpc

from bench.fronts.asgi import Front


async def sent(path: str, body: bytes) -> list[dict[str, Any]]:
    """What the front sends for one request."""
    front: Any = Front()
    health_pb2_grpc.add_HealthServicer_to_server(health.aio.HealthServicer(), front)
    messages: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        messages.append(message)

    await front({"path": path, "headers": [], "client": ("127.0.0.1", 1)}, receive, send)
    return messages


async def test_a_call_is_answered_by_a_framed_message_and_a_status_in_trailers() -> None:
    start, answer, end, trailers = await sent("/grpc.health.v1.Health/Check", bytes(5))
    assert start["trailers"]
    data = health_pb2.HealthCheckResponse(status=health_pb2.HealthCheckResponse.SERVING).SerializeToString()
    assert answer["body"] == b"\0" + len(data).to_bytes(4, "big") + data
    assert not end["more_body"]
    assert (b"grpc-status", b"0") in trailers["headers"]


async def test_an_unknown_method_is_unimplemented() -> None:
    *_, trailers = await sent("/grpc.health.v1.Health/Nope", bytes(5))
    assert (b"grpc-status", b"12") in trailers["headers"]


async def test_a_refused_call_ends_with_its_code() -> None:
    unknown = health_pb2.HealthCheckRequest(service="nobody").SerializeToString()
    *_, trailers = await sent("/grpc.health.v1.Health/Check", b"\0" + len(unknown).to_bytes(4, "big") + unknown)
    assert (b"grpc-status", b"5") in trailers["headers"]
