"""A journal that stores in another way, as a test wants it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cardavia.service.journal import Append, Journal, JournalFailed

Stores = Callable[[Append], Awaitable[None]]
"""Stores an entry; raises what there is against it."""


def store_by(patch: pytest.MonkeyPatch, journal: Journal, way: Callable[[Append, Stores], Awaitable[None]]) -> None:
    """Have each entry stored in this way, which is given what the journal itself would do."""
    store = journal.store

    async def stored(append: Append) -> None:
        (error,) = await store([append])
        if error is not None:
            raise error

    async def outcome(append: Append) -> Exception | None:
        try:
            await way(append, stored)
        except Exception as error:
            return error
        return None

    patch.setattr(journal, "store", lambda appends: asyncio.gather(*map(outcome, appends)))


async def full(_append: Append, _store: Stores) -> None:
    """A disk with no room."""
    raise JournalFailed("the disk is full")
