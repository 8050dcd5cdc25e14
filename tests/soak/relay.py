"""A relay of TCP between clients and a server, which can cut what goes through it, or hold it."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

CHUNK = 65536
RESET = struct.pack("ii", 1, 0)
"""SO_LINGER: a close throws away what is on its way, and the other side is told so."""


class Relay:
    """Listens at `address`, and speaks to the server from an address of its own.

    `cut` breaks all connections at once, `hold` passes nothing on any more, as when a cable is pulled: each side finds
    the other silent, and what it sends goes nowhere. Until `mend` new connections are broken, too.
    """

    def __init__(self, server: str, source: str) -> None:
        self._host, _, port = server.rpartition(":")
        self._port, self._source = int(port), source
        self._writers: set[asyncio.StreamWriter] = set()
        self._passing = asyncio.Event()
        self._passing.set()
        self._broken = False
        self.address = ""

    def cut(self) -> None:
        """Break all connections, and each new one."""
        self._broken = True
        for writer in self._writers:
            if connection := writer.get_extra_info("socket"):
                with suppress(OSError):
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()

        self._passing.set()

    def hold(self) -> None:
        """Pass nothing on until they are cut."""
        self._passing.clear()

    def mend(self) -> None:
        """Let new connections through."""
        self._broken = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, to its end."""
        self._writers.add(writer)
        try:
            if self._broken:
                return
            near, far = await asyncio.open_connection(self._host, self._port, local_addr=(self._source, 0))
            self._writers.add(far)
            try:
                if self._broken:
                    return
                await asyncio.gather(self._pass_on(reader, far), self._pass_on(near, writer))
            finally:
                self._writers.discard(far)
                far.transport.abort()
        except OSError:
            pass
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self._passing.wait()
            writer.write(data)
            await writer.drain()
        writer.write_eof()


@asynccontextmanager
async def relaying(server: str, source: str) -> AsyncIterator[Relay]:
    """A relay to a server at HOST:PORT, from a loopback address such as 127.0.0.2."""
    relay = Relay(server, source)
    listener = await asyncio.start_server(relay.serve, "127.0.0.1", 0)
    relay.address = "{}:{}".format(*listener.sockets[0].getsockname())
    try:
        yield relay
    finally:
        relay.cut()
        listener.close()
        await listener.wait_closed()
