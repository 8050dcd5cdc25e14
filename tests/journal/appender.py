"""A process that appends until it is killed, and says what was acknowledged.

    python -m tests.journal.appender PATH SYNCHRONOUS CALLERS ACKNOWLEDGEMENTS [COUNT]

Writes "A <table> <revision>" to the file ACKNOWLEDGEMENTS for each append that returned; kills itself after COUNT.
"""

import asyncio
import os
import signal
import sys
from typing import cast

from cardavia.service.journal import Synchronous, open_sqlite
from tests.journal.stores import entry, table


async def main(path: str, synchronous: str, callers: str, acknowledgements: str, count: str = "0") -> None:
    journal = await open_sqlite(path, cast("Synchronous", synchronous))
    file = os.open(acknowledgements, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    left = int(count)

    async def caller(number: int) -> None:
        nonlocal left
        revision = 0
        while True:
            revision += 1
            await journal.append(entry(table(number), revision, id=f"{number} {revision}"))
            os.write(file, b"A %d %d\n" % (number, revision))
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    await asyncio.gather(*(caller(number) for number in range(int(callers))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
