"""Hear which tables others have written to, to read on there.

Each table is followed by its own revisions. There is no number over all tables that could be a bookmark: transactions
commit in another order than they begin, and whoever remembers the highest number misses what is committed below it
later. So nothing here is remembered but what the follower says he has.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from uuid import UUID

import psycopg
import structlog
from psycopg import AsyncConnection, sql

from cardavia.service.journal._connections import Place, explained
from cardavia.service.journal._hints import CHANNEL, told

log = structlog.get_logger()

_RETRY_SECONDS = 0.5
_PRIMARY = {"target_session_attrs": "read-write"}  # a standby, of several hosts, tells nobody of anything

_GROWN = """
    SELECT originator_id, max(originator_version)
    FROM cardavia.stored_events JOIN unnest(%b::uuid[], %b::bigint[]) AS known (originator_id, revision)
    USING (originator_id)
    WHERE originator_version > revision GROUP BY originator_id
"""


async def changes(
    url: str,
    known: Callable[[], Mapping[UUID, int]],
    poll_seconds: float = 1.0,
    is_news: Callable[[UUID, int], bool] | None = None,
) -> AsyncGenerator[dict[UUID, int], None]:
    """Without end: tables that have grown beyond what is `known`, with their last revisions; never an empty batch.

    `known` is asked for the followed tables and the revisions that the follower has. A hint (NOTIFY) brings news at
    once; whether hints come or not, it looks every `poll_seconds`. The same news may come twice. A database that is
    away is tried again, and what was missed is found when it is back. Where many tables are followed, or others are of
    interest too, `is_news` says of each table and revision in a hint whether it is told. Raises ValueError for what is
    no URL.
    """
    place = Place(url)

    def unknown(table: UUID, revision: int) -> bool:
        have = known()
        return table in have and revision > have[table]

    failing = False
    while True:
        try:
            async with (
                await AsyncConnection.connect(**(_PRIMARY | place.parameters), autocommit=True) as connection,
                aclosing(_heard(connection, known, poll_seconds, is_news or unknown)) as heard,
            ):
                async for grown in heard:
                    if failing:
                        log.info("the database tells of changes again")
                    failing = False
                    if grown:
                        yield grown
        except psycopg.Error as error:
            if not failing:
                log.warning("the database does not tell of changes", error=f"{place}: {explained(error)}")
            failing = True
            await asyncio.sleep(_RETRY_SECONDS)


async def _heard(
    connection: AsyncConnection,
    known: Callable[[], Mapping[UUID, int]],
    poll_seconds: float,
    is_news: Callable[[UUID, int], bool],
) -> AsyncGenerator[dict[UUID, int], None]:
    """What one connection tells, as long as it lives; empty where a look found nothing."""
    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
    while True:
        # Listening comes first, so that nothing can be committed unseen between the look and the hints.
        yield await _grown(connection, known())
        end = time.monotonic() + poll_seconds
        while (left := end - time.monotonic()) > 0:
            async for hint in connection.notifies(timeout=left, stop_after=1):
                yield {table: revision for table, revision in told(hint.payload).items() if is_news(table, revision)}


async def _grown(connection: AsyncConnection, known: Mapping[UUID, int]) -> dict[UUID, int]:
    cursor = await connection.execute(_GROWN.encode(), [list(known), list(known.values())])
    return dict(await cursor.fetchall())
