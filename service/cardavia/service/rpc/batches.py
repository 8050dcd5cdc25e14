"""What gRPC allocates for an operation, given back also when the operation fails, or nobody waits for it any more.

The library hands a call's operations to its core in batches, and `execute_batch` gives back what it allocated for one
(the operations, their metadata, the texts of a status) after it has waited for its end. Where the batch fails, or who
waits is cancelled, that line is never reached, and the memory is lost: hundreds of bytes, or thousands, whenever a
client goes while something is on its way to him (grpc/grpc#43360, and docs/adr/0030-batches-of-grpc.md). So the waiting
is done here, in `_batch.pyx`: the library's own function is told the end of its batch in any case, and runs to its own
end.
"""

from grpc._cython import cygrpc  # type: ignore[attr-defined]

from cardavia.service.rpc._batch import execute


def give_back() -> None:
    """Let all batches of this process that begin from now on give back what they took."""
    cygrpc.execute_batch = execute
