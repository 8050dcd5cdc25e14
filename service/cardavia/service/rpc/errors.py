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
from cardavia.languages import SOURCE, preferred
from cardavia.languages.sentences import language
from cardavia.v1 import views_pb2

DOMAIN = "cardavia"
PARTS = ("errors", "games")
"""The parts of a language that have the sentences of errors."""
QUANTITIES = frozenset({"bytes", "chan", "count", "least", "most", "number", "ranks", "seats", "size"})
"""The parameters that are numbers of something; others are inserted as they are."""
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
    ARCHIVE_FAILED = "ARCHIVE_FAILED"
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
    ApiReason.ARCHIVE_FAILED: code_pb2.UNAVAILABLE,
    ApiReason.SHUTTING_DOWN: code_pb2.UNAVAILABLE,
    ApiReason.NEEDS_GRPC: code_pb2.UNIMPLEMENTED,
    ApiReason.INTERNAL: code_pb2.INTERNAL,
}


class ApiError(Exception):
    """Ends a call, or refuses an item of a stream.

    `sentence` is the id of what is said (docs/languages.md), `params` are its parameters, and `text` is it in English,
    where that is there already. `field` names the field that is wrong, if one is; `retry` is after how many seconds to
    try again, if that helps.
    """

    def __init__(
        self,
        reason: str,
        sentence: str,
        *,
        field: str = "",
        clause: str = "",
        params: Mapping[str, object] | None = None,
        retry: float | None = None,
        text: str = "",
    ) -> None:
        self.params = {name: str(value) for name, value in (params or {}).items()}
        self.reason, self.sentence, self.field, self.clause, self.retry = reason, sentence, field, clause, retry
        self._text = text
        super().__init__(reason, sentence)

    @property
    def text(self) -> str:
        """The sentence in English."""
        self._text = self._text or self.said(SOURCE)
        return self._text

    @classmethod
    def of(cls, refusal: Refusal) -> "ApiError":
        """The error of a refused command."""
        return cls(refusal.reason, refusal.key, clause=refusal.clause, params=refusal.params, text=refusal.text)

    def bare(self) -> "ApiError":
        """The same, without what Python keeps of where it was raised: the frames, with all that they held."""
        return ApiError(
            self.reason, self.sentence, field=self.field, clause=self.clause, params=self.params, text=self._text
        )

    def said(self, name: str) -> str:
        """The sentence in a language."""
        values: dict[str, str | int] = {
            key: int(text) if key in QUANTITIES and text.isdecimal() else text for key, text in self.params.items()
        }
        return language(name, *PARTS).say(self.sentence, **values)

    def refusal(self, name: str = SOURCE) -> views_pb2.Refusal:
        """As an item of a stream, in a language."""
        text = self.said(name)
        message = views_pb2.Refusal(reason=self.reason, text=text, clause=self.clause, params=self.params)
        if self.field:
            message.params["field"] = self.field
        if self.retry is not None:
            message.params["retry_after_ms"] = str(ceil(self.retry * 1000))
        return message

    def status(self, name: str = SOURCE) -> status_pb2.Status:
        """As a rich status: ErrorInfo, BadRequest where a field is wrong, RetryInfo where waiting helps.

        The status itself speaks English; its LocalizedMessage is in a language.
        """
        metadata = {**self.params, **({"clause": self.clause} if self.clause else {})}
        details = [_any(error_details_pb2.ErrorInfo(reason=self.reason, domain=DOMAIN, metadata=metadata))]
        if self.field:
            violation = error_details_pb2.BadRequest.FieldViolation(field=self.field, description=self.text)
            details.append(_any(error_details_pb2.BadRequest(field_violations=[violation])))
        if self.retry is not None:
            delay = duration_pb2.Duration()
            delay.FromMilliseconds(ceil(self.retry * 1000))
            details.append(_any(error_details_pb2.RetryInfo(retry_delay=delay)))
        details.append(_any(error_details_pb2.LocalizedMessage(locale=name, message=self.said(name))))
        return status_pb2.Status(code=CODES[self.reason], message=self.text, details=details)


def _any(message: Message) -> any_pb2.Any:
    packed = any_pb2.Any()
    packed.Pack(message)
    return packed


def language_of(context: Context) -> str:
    """The language in which a caller is told what went wrong."""
    headers = (value for key, value in context.invocation_metadata() or () if key == "accept-language")
    return preferred(",".join(map(str, headers)))


def bad(field: str, sentence: str, **params: object) -> ApiError:
    """A request with something wrong in a field."""
    return ApiError(ApiReason.BAD_REQUEST, sentence, field=field, params=params)


def too_many(limit: str, sentence: str, wait: float, **params: object) -> ApiError:
    """More than a limit of GetLimits; `wait` is the seconds after which to try again."""
    return ApiError(ApiReason.TOO_MANY, sentence, params={"limit": limit, **params}, retry=wait)


async def abort(context: Context, error: ApiError) -> NoReturn:
    """End the call with a rich status. What gRPC raises for it has the error as its cause."""
    try:
        await context.abort_with_status(rpc_status.to_status(error.status(language_of(context))))
    except grpc.aio.AbortError as aborted:
        raise aborted from error
    raise AssertionError("the call has been ended")
