"""When to try again: exponential backoff with full jitter, within a patience that the caller sets."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import monotonic
from typing import TypeVar

import grpc

from cardavia.client.errors import Lost, refused_call, retry_delay

Answer = TypeVar("Answer")

_RANDOM = random.SystemRandom()

TRANSIENT = frozenset(
    {
        grpc.StatusCode.UNAVAILABLE,
        grpc.StatusCode.CANCELLED,
        grpc.StatusCode.UNKNOWN,
        grpc.StatusCode.INTERNAL,
        grpc.StatusCode.ABORTED,
        grpc.StatusCode.RESOURCE_EXHAUSTED,
        grpc.StatusCode.DEADLINE_EXCEEDED,
    }
)
"""Codes after which a stream is opened again. (A connection that breaks shows as several of them.)"""

RETRIED = frozenset({grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.CANCELLED, grpc.StatusCode.RESOURCE_EXHAUSTED})
"""Codes after which a call is made again. All calls of this API may be repeated. (A server that stops cancels what it
has not begun; who cancels a call himself gets no code.)"""


@dataclass(frozen=True, slots=True)
class Backoff:
    """How long to wait before attempt after attempt, in seconds.

    Each wait is drawn evenly from 0 to a limit that starts at `first`, doubles, and stops at `longest`. An outage
    that has lasted longer than `patience` raises `Lost`; None waits for ever.
    """

    first: float = 0.2
    longest: float = 5.0
    patience: float | None = 60.0

    def start(self) -> "Outage":
        """Begin to count an outage."""
        return Outage(self, monotonic())


@dataclass(slots=True)
class Outage:
    """A time without the server."""

    backoff: Backoff
    since: float
    attempts: int = 0

    def next_delay(self, error: BaseException | None = None) -> float:
        """How long to wait now. Raises Lost once patience is out."""
        limit = min(self.backoff.longest, self.backoff.first * 2 ** min(self.attempts, 30))
        self.attempts += 1
        wait = _RANDOM.uniform(0, limit)
        if isinstance(error, grpc.aio.AioRpcError):
            wait = max(wait, retry_delay(error))
        patience = self.backoff.patience
        if patience is not None and monotonic() + wait - self.since > patience:
            raise Lost(f"the server could not be reached for {patience:g} seconds: {describe(error)}") from error
        return wait


def describe(error: BaseException | None) -> str:
    """What went wrong, in short."""
    if isinstance(error, grpc.aio.AioRpcError):
        return error.details() or error.code().name
    return str(error) if error is not None else "the stream ended"


async def call(backoff: Backoff, attempt: Callable[[], Awaitable[Answer]]) -> Answer:
    """Make a call until it is answered. Raises Refused for an answer that is a refusal, Lost when patience is out."""
    outage = backoff.start()
    while True:
        try:
            return await attempt()
        except grpc.aio.AioRpcError as error:
            if error.code() not in RETRIED:
                raise refused_call(error) from error
            await asyncio.sleep(outage.next_delay(error))
