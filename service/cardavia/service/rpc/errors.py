"""Errors on the wire: a reason with a stable name, a gRPC code, and a sentence (docs/api/errors.md)."""

from collections.abc import Mapping
from enum import StrEnum
from math import ceil
from typing import Any, NoReturn, Protocol

import grpc
from google.protobuf import any_pb2, duration_pb2
from google.protobuf.message import Message
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc_status import rpc_status

from cardavia.core.refusals import Reason, Refusal
from cardavia.v1 import views_pb2

DOMAIN = "cardavia"
PACKAGE = "/cardavia."
"""How the paths of our own methods begin."""


class Context(Protocol):
    """All that the methods, and what stands before them, ask of a call: gRPC's own context, or that of connect.py."""

    def invocation_metadata(self) -> Any:
        """Pairs of what came beside the request, with names in small letters."""

    def peer(self) -> str:
        """Who calls, as gRPC writes it: `ipv4:127.0.0.1:40000`."""

    def send_initial_metadata(self, initial_metadata: Any, /) -> Any:
        """To be awaited: begin the answer of a stream."""

    def write(self, message: Any, /) -> Any:
        """To be awaited: send an answer of a stream. It returns when there is room for the next."""

    def abort_with_status(self, status: Any, /) -> Any:
        """To be awaited: end the call with a rich status. Raises grpc.aio.AbortError."""

    def code(self) -> Any:
        """The status of the call, as far as it is known; something false if all is well."""


class ApiReason(StrEnum):
    """Reasons of the API itself, besides those of tables (core/refusals.py)."""

    BAD_REQUEST = "BAD_REQUEST"
    NO_SUCH_TABLE = "NO_SUCH_TABLE"
    BAD_TOKEN = "BAD_TOKEN"  # noqa: S105
    NOT_ALLOWED = "NOT_ALLOWED"
    REQUEST_REUSED = "REQUEST_REUSED"
    TOO_MANY = "TOO_MANY"
    TOO_SLOW = "TOO_SLOW"
    ISSUER_FAILED = "ISSUER_FAILED"
    STORAGE_FAILED = "STORAGE_FAILED"
    SHUTTING_DOWN = "SHUTTING_DOWN"
    NEEDS_GRPC = "NEEDS_GRPC"
    INTERNAL = "INTERNAL"


CODES: Mapping[str, int] = {
    Reason.NO_SUCH_GAME: code_pb2.NOT_FOUND,
    Reason.BAD_OPTION: code_pb2.INVALID_ARGUMENT,
    Reason.BAD_SEATS: code_pb2.INVALID_ARGUMENT,
    Reason.BAD_DEAL: code_pb2.INVALID_ARGUMENT,
    Reason.BAD_ENTROPY: code_pb2.INVALID_ARGUMENT,
    Reason.ENTROPY_NOT_DUE: code_pb2.FAILED_PRECONDITION,
    Reason.NO_SUCH_SEAT: code_pb2.INVALID_ARGUMENT,
    Reason.SEAT_TAKEN: code_pb2.ALREADY_EXISTS,
    Reason.SEAT_HELD: code_pb2.PERMISSION_DENIED,
    Reason.NOT_SEATED: code_pb2.FAILED_PRECONDITION,
    Reason.NOT_STARTED: code_pb2.FAILED_PRECONDITION,
    Reason.NOT_YOUR_TURN: code_pb2.FAILED_PRECONDITION,
    Reason.ILLEGAL_MOVE: code_pb2.FAILED_PRECONDITION,
    Reason.ALREADY_ANSWERED: code_pb2.FAILED_PRECONDITION,
    Reason.WRONG_REVISION: code_pb2.ABORTED,
    Reason.TABLE_ENDED: code_pb2.FAILED_PRECONDITION,
    Reason.NOT_ENDED: code_pb2.FAILED_PRECONDITION,
    Reason.NOTHING_DUE: code_pb2.FAILED_PRECONDITION,
    Reason.TABLE_PAUSED: code_pb2.FAILED_PRECONDITION,
    ApiReason.BAD_REQUEST: code_pb2.INVALID_ARGUMENT,
    ApiReason.NO_SUCH_TABLE: code_pb2.NOT_FOUND,
    ApiReason.BAD_TOKEN: code_pb2.UNAUTHENTICATED,
    ApiReason.NOT_ALLOWED: code_pb2.PERMISSION_DENIED,
    ApiReason.REQUEST_REUSED: code_pb2.ALREADY_EXISTS,
    ApiReason.TOO_MANY: code_pb2.RESOURCE_EXHAUSTED,
    ApiReason.TOO_SLOW: code_pb2.ABORTED,
    ApiReason.ISSUER_FAILED: code_pb2.UNAVAILABLE,
    ApiReason.STORAGE_FAILED: code_pb2.UNAVAILABLE,
    ApiReason.SHUTTING_DOWN: code_pb2.UNAVAILABLE,
    ApiReason.NEEDS_GRPC: code_pb2.UNIMPLEMENTED,
    ApiReason.INTERNAL: code_pb2.INTERNAL,
}


class ApiError(Exception):
    """Ends a call, or refuses an item of a stream.

    `field` names the field that is wrong, if one is; `retry` is after how many seconds to try again, if that helps.
    """

    def __init__(
        self,
        reason: str,
        text: str,
        *,
        field: str = "",
        clause: str = "",
        params: Mapping[str, str] | None = None,
        retry: float | None = None,
    ) -> None:
        super().__init__(text)
        self.reason, self.text, self.field, self.clause, self.params = reason, text, field, clause, dict(params or {})
        self.retry = retry

    @classmethod
    def of(cls, refusal: Refusal) -> "ApiError":
        """The error of a refused command."""
        return cls(refusal.reason, refusal.text, clause=refusal.clause, params=refusal.params)

    def bare(self) -> "ApiError":
        """The same, without what Python keeps of where it was raised: the frames, with all that they held."""
        return ApiError(self.reason, self.text, field=self.field, clause=self.clause, params=self.params)

    def refusal(self) -> views_pb2.Refusal:
        """As an item of a stream."""
        message = views_pb2.Refusal(reason=self.reason, text=self.text, clause=self.clause, params=self.params)
        if self.field:
            message.params["field"] = self.field
        if self.retry is not None:
            message.params["retry_after_ms"] = str(ceil(self.retry * 1000))
        return message

    def status(self) -> status_pb2.Status:
        """As a rich status: ErrorInfo, BadRequest where a field is wrong, and RetryInfo where waiting helps."""
        metadata = {**self.params, **({"clause": self.clause} if self.clause else {})}
        details = [_any(error_details_pb2.ErrorInfo(reason=self.reason, domain=DOMAIN, metadata=metadata))]
        if self.field:
            violation = error_details_pb2.BadRequest.FieldViolation(field=self.field, description=self.text)
            details.append(_any(error_details_pb2.BadRequest(field_violations=[violation])))
        if self.retry is not None:
            delay = duration_pb2.Duration()
            delay.FromMilliseconds(ceil(self.retry * 1000))
            details.append(_any(error_details_pb2.RetryInfo(retry_delay=delay)))
        return status_pb2.Status(code=CODES[self.reason], message=self.text, details=details)


def _any(message: Message) -> any_pb2.Any:
    packed = any_pb2.Any()
    packed.Pack(message)
    return packed


def bad(field: str, text: str) -> ApiError:
    """A request with something wrong in a field."""
    return ApiError(ApiReason.BAD_REQUEST, text, field=field)


def too_many(limit: str, text: str, wait: float) -> ApiError:
    """More than a limit of GetLimits; `wait` is the seconds after which to try again."""
    return ApiError(ApiReason.TOO_MANY, text, params={"limit": limit}, retry=wait)


async def abort(context: Context, error: ApiError) -> NoReturn:
    """End the call with a rich status. What gRPC raises for it has the error as its cause."""
    try:
        await context.abort_with_status(rpc_status.to_status(error.status()))
    except grpc.aio.AbortError as aborted:
        raise aborted from error
    raise AssertionError("the call has been ended")
