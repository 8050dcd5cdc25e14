"""What `/metrics` answers: the figures, after a look at those that nobody counts."""

import asyncio
from contextlib import suppress

from prometheus_client.exposition import choose_encoder

from cardavia.service.journal import JournalFailed
from cardavia.service.metrics import WAITED_FOR
from cardavia.service.tables import Tables


async def exposition(tables: Tables, accept: str = "") -> tuple[str, bytes]:
    """All figures in the format that an Accept header asks for, with its content type.

    Where the journal cannot be read, tables are as many as at the last look.
    """
    metrics = tables.observer.metrics
    with suppress(JournalFailed):
        metrics.set_tables(await tables.journal.counts(WAITED_FOR))
    metrics.cached.set(tables.cached)
    metrics.watched.set(tables.watched)
    metrics.lag.set(sum(reader.lag for reader in metrics.readers))
    metrics.tasks.set(len(asyncio.all_tasks()))
    encode, content_type = choose_encoder(accept)
    return content_type, encode(metrics.registry)
