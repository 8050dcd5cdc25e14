"""What the documents allow a call to end with."""

import re
from functools import cache
from pathlib import Path

import grpc
from google.rpc import error_details_pb2
from grpc_status import rpc_status

from tests.fuzz.engine import Finding

ERRORS = Path(__file__).resolve().parents[2] / "docs/api/errors.md"
WITHOUT_REASON = {"RESOURCE_EXHAUSTED", "DEADLINE_EXCEEDED", "CANCELLED", "UNIMPLEMENTED"}
"""What gRPC itself ends calls with, while the server is there and does no wrong."""
FAULTS = {"INTERNAL", "STORAGE_FAILED", "SHUTTING_DOWN", "NOTHING_DUE"}
"""Reasons that no caller can bring about at a server that is well."""


@cache
def codes() -> dict[str, str]:
    """The gRPC code of each reason, from docs/api/errors.md."""
    rows = re.findall(r"^\| `([A-Z_]+)` \| `([A-Z_]+)` \|", ERRORS.read_text(encoding="utf-8"), re.MULTILINE)
    return {reason: code for reason, code in rows if reason not in FAULTS}


def reason_of(error: grpc.RpcError) -> str:
    """The reason of a failed call, or its code where gRPC gave it. Raises Finding if it is not documented."""
    code: str = error.code().name
    status = rpc_status.from_call(error)
    if status is None:
        if code not in WITHOUT_REASON:
            raise Finding(f"the call ended with {code}: {error.details()}")
        return code
    info = error_details_pb2.ErrorInfo()
    if not status.details or not status.details[0].Unpack(info) or info.domain != "cardavia":
        raise Finding(f"an error without ErrorInfo: {code}: {error.details()}")
    if codes().get(info.reason) != code:
        raise Finding(f"the reason {info.reason} came with {code}: {error.details()}")
    return str(info.reason)


def allowed(reason: str) -> str:
    """A reason that came as data. Raises Finding if it is not documented, or a fault."""
    if reason not in codes():
        raise Finding(f"refused with {reason!r}")
    return reason
