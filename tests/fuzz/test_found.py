"""What fuzzing has found, each with the smallest input that shows it."""

import asyncio
from collections.abc import AsyncIterator
from gzip import compress
from io import BufferedReader, BytesIO
from typing import Any

import grpc
import pytest

from cardavia.core.catalog import GAMES
from cardavia.core.errors import BadPosition
from cardavia.core.refusals import Reason
from cardavia.service.bootstrap import Running, running
from cardavia.service.config import Config
from cardavia.service.rpc.errors import CODES, ApiReason
from cardavia.service.wire.export import MAX_RECORD_BYTES, BadFile, read_records
from tests.fuzz.frames import SERVICES, session
from tests.fuzz.mutate import split, varint
from tests.stream.api import Api, failing


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(Config(data=None, listen="127.0.0.1:0", http="", drain_seconds=0.2)) as service:
        yield service


@pytest.fixture
async def channel(server: Running) -> AsyncIterator[grpc.aio.Channel]:
    async with grpc.aio.insecure_channel(server.grpc_address) as channel:
        yield channel


# Calls


async def test_bytes_that_are_no_message_are_refused_as_a_bad_request(
    server: Running, channel: grpc.aio.Channel
) -> None:
    key = Api(channel, server.administrator_key).authorization
    for path, talks, streams in SERVICES:
        call: Any = (channel.stream_stream if talks else channel.unary_stream if streams else channel.unary_unary)(path)
        said = call(iter([b"\xff"]) if talks else b"\xff", metadata=key)
        refused = await failing(said.read() if streams else said)
        assert (refused.code, refused.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "BAD_REQUEST"), path


def test_every_reason_has_a_code() -> None:
    assert {*CODES} == {*Reason, *ApiReason}


async def test_a_path_that_is_no_text_ends_its_own_call_alone(server: Running, channel: grpc.aio.Channel) -> None:
    """Some versions of gRPC end the whole server."""
    api = Api(channel, server.administrator_key)
    table = await (await api.open()).seated()
    talk = await api.talk()
    await talk.attach(1, table.id, table.tokens[0])
    asked = await talk.until("decision")
    host, _, port = server.grpc_address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(session((b"/\xff", b""), (LISTING.encode(), b"")))
    answer = b""
    while not any(answered(frame, 3) for frame in split(answer)):
        answer += await reader.readexactly(1)
    async with grpc.aio.insecure_channel(server.grpc_address) as another:
        listing: Any = another.unary_unary(LISTING)
        assert await listing(b"") == b""
    await talk.submit(1, asked.legal[0])
    assert (await talk.until("accepted")).revision > 0
    talk.cancel()
    writer.close()


LISTING = "/cardavia.v1.TableService/ListTables"


def answered(frame: bytes, stream: int) -> bool:
    """Whether a frame is the beginning of the answer on a stream."""
    return frame[3:4] == b"\1" and int.from_bytes(frame[5:9], "big") == stream


# Files


def read(data: bytes) -> None:
    for _ in read_records(BufferedReader(BytesIO(data))):
        pass


@pytest.mark.parametrize("line", [b"5", b"null", b"[]", rb'{"\ud800":1}', rb'{"header":{"made_by":"\ud800"}}'])
def test_a_line_that_is_no_object_of_text_is_a_bad_file(line: bytes) -> None:
    with pytest.raises(BadFile, match="line 1 is no record"):
        read(line + b"\n")


def test_a_small_file_that_unzips_to_much_is_refused_before_it_fills_the_memory() -> None:
    bomb = compress(varint(2**34) + bytes(2**26), mtime=0)
    file: Any = BufferedReader(BytesIO(bomb))
    with pytest.raises(BadFile, match="the most is"):
        list(read_records(file))
    assert file.tell() < len(bomb)


def test_the_longest_record_is_short() -> None:
    """A message of empty messages takes some thirty times its bytes once it is parsed."""
    assert MAX_RECORD_BYTES <= 2**20 + 1024


# Positions


def test_a_meld_without_a_word_is_no_position() -> None:
    position = {**GAMES["chan"].state.start(GAMES["chan"].deal(GAMES["chan"].pack, 0), {}).position()}
    with pytest.raises(BadPosition, match="is no meld"):
        GAMES["chan"].state.setup({**position, "melds": [[""], [], [], []]})
