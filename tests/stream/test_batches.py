"""What gRPC allocates for an operation is given back, also where it fails or nobody waits for it."""

import asyncio
import ctypes
import gc
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import grpc
import pytest

from cardavia.service.rpc import batches
from tests.stream.api import eventually

CALLS = 300
LONG = "x" * 7_000
"""What each call of these tests would leave behind, at least: two megabytes in all."""
SPARE = 500_000
"""Bytes that may be there at the end that were not there before: others use the memory of this process, too."""
METHOD = "/cardavia.test/Call"


class _Usage(ctypes.Structure):
    """`struct mallinfo2` of the C library: ten sizes."""

    _fields_ = [(name, ctypes.c_size_t) for name in (*"abcdefg", "uordblks", "fordblks", "keepcost")]


_mallinfo = getattr(ctypes.CDLL(None), "mallinfo2", None)


def allocated() -> int:
    """Bytes that were allocated and not freed, as the C library knows it."""
    assert _mallinfo is not None
    _mallinfo.restype = _Usage
    return int(_mallinfo().uordblks)


@asynccontextmanager
async def calling(does: Callable[[bytes, Any], Awaitable[None]]) -> AsyncIterator[Callable[[], Any]]:
    """Calls of a method that does this, and streams."""
    batches.give_back()
    server = grpc.aio.server()
    handler: Any = grpc.unary_stream_rpc_method_handler(does)
    server.add_generic_rpc_handlers([grpc.method_handlers_generic_handler("cardavia.test", {"Call": handler})])
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    try:
        async with grpc.aio.insecure_channel(f"127.0.0.1:{port}") as channel:
            method: Any = channel.unary_stream(METHOD)
            yield lambda: method(b"")
    finally:
        await server.stop(None)


async def nothing_stays(once: Callable[[], Awaitable[None]]) -> None:
    """Do it many times. Fails unless then, or a moment later, hardly more is allocated than after a few times."""
    for _ in range(CALLS // 10):
        await once()
    before = allocated()
    for _ in range(CALLS):
        await once()

    async def given_back() -> bool:
        gc.collect()
        return allocated() - before < SPARE

    await eventually(given_back)


@pytest.mark.skipif(_mallinfo is None, reason="the C library does not tell what is allocated")
class TestGivenBack:
    async def test_a_status_that_its_reader_does_not_take(self) -> None:
        over: asyncio.Queue[None] = asyncio.Queue()

        async def says_why_too_late(_request: bytes, context: Any) -> None:
            await context.send_initial_metadata(())
            try:
                await asyncio.get_running_loop().create_future()
            except asyncio.CancelledError:
                await context.abort(grpc.StatusCode.ABORTED, LONG)
            finally:
                over.put_nowait(None)

        async with calling(says_why_too_late) as call:

            async def once() -> None:
                begun = call()
                await begun.initial_metadata()
                begun.cancel()
                await over.get()

            await nothing_stays(once)

    async def test_an_operation_whose_waiter_was_cancelled(self) -> None:
        async def does_not_wait(_request: bytes, context: Any) -> None:
            sending = asyncio.ensure_future(context.send_initial_metadata((("long", LONG),)))
            await asyncio.sleep(0)
            sending.cancel()
            await asyncio.wait({sending})
            assert sending.cancelled()
            await asyncio.get_running_loop().create_future()

        async with calling(does_not_wait) as call:

            async def once() -> None:
                begun = call()
                await begun.initial_metadata()
                begun.cancel()

            await nothing_stays(once)


class TestAsBefore:
    async def test_a_failure_is_told(self) -> None:
        told: asyncio.Queue[Exception] = asyncio.Queue()

        async def writes_too_late(_request: bytes, context: Any) -> None:
            await context.send_initial_metadata(())
            try:
                await asyncio.get_running_loop().create_future()
            except asyncio.CancelledError:
                try:
                    await context.write(b"too late")
                except Exception as error:
                    told.put_nowait(error)
                raise

        async with calling(writes_too_late) as call:
            begun = call()
            await begun.initial_metadata()
            begun.cancel()
            assert isinstance(await told.get(), grpc.aio.InternalError)

    async def test_who_is_cancelled_does_not_wait_for_the_end_of_an_operation(self) -> None:
        async def says_nothing(_request: bytes, context: Any) -> None:
            await context.send_initial_metadata(())
            await asyncio.get_running_loop().create_future()

        async with calling(says_nothing) as call:
            begun = call()
            await begun.initial_metadata()
            reading = asyncio.ensure_future(begun.read())
            await asyncio.sleep(0)
            reading.cancel()
            with pytest.raises(asyncio.CancelledError):
                await reading

    async def test_operations_of_another_loop_than_the_one_that_hears_of_their_ends(self) -> None:
        async def says_where(_request: bytes, context: Any) -> None:
            await context.write(str(threading.get_ident()).encode())

        def elsewhere() -> tuple[int, int]:
            async def call_once() -> int:
                async with calling(says_where) as call:
                    return int(await call().read())

            return asyncio.run(call_once()), threading.get_ident()

        async with calling(says_where) as call:  # the library hears of all ends in the loop that was the first
            assert int(await call().read()) == threading.get_ident()
            said, there = await asyncio.to_thread(elsewhere)
        assert said == there != threading.get_ident()
