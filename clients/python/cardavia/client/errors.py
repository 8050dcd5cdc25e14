"""What can go wrong, as exceptions. Everything that this package raises by itself is a `CardaviaError`."""

from collections.abc import Mapping

import grpc
from google.protobuf import any_pb2
from google.protobuf.message import DecodeError
from google.rpc import error_details_pb2, status_pb2

from cardavia.v1 import views_pb2

STATUS_KEY = "grpc-status-details-bin"


class CardaviaError(Exception):
    """The root of this package's exceptions."""


class Refused(CardaviaError):
    """The server refused something; nothing changed.

    `reason` is a stable name, `text` a sentence for people, `clause` the rulebook's clause of an illegal move, and
    `params` are the sentence's parameters.
    """

    def __init__(self, reason: str, text: str, clause: str = "", params: Mapping[str, str] | None = None) -> None:
        super().__init__(f"{text} ({clause or reason})")
        self.reason = reason
        self.text = text
        self.clause = clause
        self.params = dict(params or {})


class Lost(CardaviaError):
    """The server could not be reached within the client's patience."""


class NotSettled(CardaviaError):
    """There is no settlement: the deal is still on, or was voided."""


class FoldError(CardaviaError):
    """An update does not fit the view. The client then asks for a fresh view; callers never see this."""


def refused(refusal: views_pb2.Refusal) -> Refused:
    """The exception of a refusal on a stream."""
    return Refused(refusal.reason, refusal.text, refusal.clause, refusal.params)


def refused_call(error: grpc.aio.AioRpcError) -> Refused:
    """The exception of a failed call: its ErrorInfo and LocalizedMessage where it brought them, else code and text."""
    reason, text, params = error.code().name, error.details() or error.code().name, dict[str, str]()
    for detail in _details(error):
        if detail.Is(error_details_pb2.ErrorInfo.DESCRIPTOR):
            info = error_details_pb2.ErrorInfo()
            detail.Unpack(info)
            reason, params = info.reason, dict(info.metadata)
        elif detail.Is(error_details_pb2.LocalizedMessage.DESCRIPTOR):
            message = error_details_pb2.LocalizedMessage()
            detail.Unpack(message)
            text = message.message
    return Refused(reason, text, params.pop("clause", ""), params)


def retry_delay(error: grpc.aio.AioRpcError) -> float:
    """How many seconds the server asks to wait before a retry; 0 if it does not say."""
    for detail in _details(error):
        if detail.Is(error_details_pb2.RetryInfo.DESCRIPTOR):
            info = error_details_pb2.RetryInfo()
            detail.Unpack(info)
            return float(info.retry_delay.ToTimedelta().total_seconds())
    return 0.0


def _details(error: grpc.aio.AioRpcError) -> list[any_pb2.Any]:
    for key, value in error.trailing_metadata() or ():
        if key == STATUS_KEY and isinstance(value, bytes):
            try:
                return list(status_pb2.Status.FromString(value).details)
            except DecodeError:
                break
    return []
