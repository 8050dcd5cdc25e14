"""What streams send: one response at a time each, asked of all in turn, and no stream bears another's faults."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any

import pytest

from cardavia.service.rpc._sending import Over, Rounds
from cardavia.service.rpc.pacing import Generated, Source, send
from tests.stream.api import eventually

LONG = 60.0


class Numbers(Source):
    """So many responses, as numbers; `broken` is where it fails."""

    def __init__(self, count: int, broken: int = -1) -> None:
        self.count, self.broken, self.next = count, broken, 0

    def take(self) -> bytes:
        if self.next == self.broken:
            raise RuntimeError("broken")
        if self.next == self.count:
            raise Over
        self.next += 1
        self.wake()
        return str(self.next).encode()


class Reader:
    """A call: `then` is what happens while a response is on its way."""

    def __init__(self, then: Callable[[], None] = lambda: None) -> None:
        self.then, self.got, self.begun, self.writing = then, list[bytes](), False, False

    async def send_initial_metadata(self, _metadata: object) -> None:
        await asyncio.sleep(0)
        self.begun = True

    async def write(self, data: bytes) -> None:
        assert self.begun, "nothing goes before the headers"
        assert not self.writing, "one at a time"
        self.writing = True
        self.then()
        await asyncio.sleep(0)
        await asyncio.get_running_loop().run_in_executor(None, lambda: None)
        self.writing = False
        self.got.append(data)


async def sent(source: Source, reader: Any, rounds: Rounds | None = None) -> None:
    await send(source, reader, LONG, rounds or Rounds())


async def test_responses_go_one_at_a_time_in_order_though_more_is_there_meanwhile() -> None:
    source = Numbers(5)
    reader = Reader()
    reader.then = lambda: source.wake()  # noqa: PLW0108 (who sends sets it later)
    await sent(source, reader)
    assert reader.got == [b"1", b"2", b"3", b"4", b"5"]


async def test_a_source_with_nothing_to_send_is_asked_again_once_it_wakes() -> None:
    class Later(Numbers):
        ready = False

        def take(self) -> bytes | None:  # type: ignore[override]
            return super().take() if self.ready else None

    source, reader = Later(1), Reader()
    sending = asyncio.ensure_future(sent(source, reader))

    async def begun() -> bool:
        return reader.begun

    await eventually(begun)
    source.ready = True
    for _ in range(5):
        await asyncio.sleep(0)
    assert not sending.done()
    source.wake()
    await sending
    assert reader.got == [b"1"]


async def test_hundreds_of_streams_have_their_turn_and_the_fault_of_one_is_its_own() -> None:
    rounds, readers = Rounds(), [Reader() for _ in range(300)]
    sources = [Numbers(3, broken=2 if number == 100 else -1) for number in range(300)]
    ends = await asyncio.gather(*map(sent, sources, readers, [rounds] * 300), return_exceptions=True)
    assert [number for number, end in enumerate(ends) if end is not None] == [100]
    assert str(ends[100]) == "broken"
    assert {len(reader.got) for number, reader in enumerate(readers) if number != 100} == {3}


async def test_a_write_that_fails_ends_its_stream() -> None:
    class Gone(Reader):
        async def write(self, data: bytes) -> None:
            await super().write(data)
            raise ConnectionError("he has gone")

    with pytest.raises(ConnectionError):
        await sent(Numbers(3), Gone())


async def test_whoever_is_cancelled_leaves_the_write_that_is_on_its_way_alone() -> None:
    writing = asyncio.Event()
    source = Numbers(3)
    reader = Reader(writing.set)
    sending = asyncio.ensure_future(sent(source, reader))
    await writing.wait()
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending
    assert reader.got == []
    source.wake()

    async def got() -> bool:
        return bool(reader.got)

    await eventually(got)
    assert reader.got == [b"1"], "it came to its end, and nothing followed it"
    assert source.next == 1


async def test_a_generator_is_asked_for_the_next_response_when_the_one_before_is_sent() -> None:
    reader = Reader()
    seen: list[list[bytes]] = []

    async def responses() -> AsyncGenerator[str, None]:
        for word in ("ada", "bo", "cy"):
            seen.append(reader.got[:])
            yield word

    await sent(Generated(responses(), str.encode), reader)
    assert reader.got == [b"ada", b"bo", b"cy"]
    assert seen == [[], [b"ada"], [b"ada", b"bo"]]


async def test_the_fault_of_a_generator_ends_its_stream_after_what_came_before() -> None:
    async def responses() -> AsyncGenerator[str, None]:
        yield "ada"
        raise RuntimeError("broken")

    reader = Reader()
    with pytest.raises(RuntimeError, match="broken"):
        await sent(Generated(responses(), str.encode), reader)
    assert reader.got == [b"ada"]


async def test_a_generator_is_closed_when_its_reader_goes() -> None:
    writing, closed = asyncio.Event(), asyncio.Event()

    async def responses() -> AsyncGenerator[str, None]:
        try:
            while True:
                yield "ada"
        finally:
            closed.set()

    sending = asyncio.ensure_future(sent(Generated(responses(), str.encode), Reader(writing.set)))
    await writing.wait()
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending
    await closed.wait()
