"""Seats that are kept for bot hosts: who watches hears of those that are there, and of each that becomes free.

A seat is kept for a player (`SeatSetup.held_for`), whose id was made for the account that hosts him (`Keyring.bot`).
The next deal of a series keeps it for him, too. Nothing is stored here: what is there is read from the journal's list
of tables once for each who watches.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from uuid import UUID

from cardavia.service.ids import Keyring
from cardavia.service.journal import JournalFailed
from cardavia.service.live import Live
from cardavia.service.tables import Tables

PAGE = 100
CACHED = 65_536
"""Of so many pairs of an account and a player it is remembered whether they belong together."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that is kept for a host's player; `taken` if he sits there."""

    table: UUID
    seat: int
    game: str
    label: str
    taken: bool


class Offers:
    """Tells hosts of the seats that are kept for them."""

    def __init__(self, tables: Tables, keys: Keyring) -> None:
        """Watches `tables` from now on."""
        self._tables = tables
        self._hosts = lru_cache(CACHED)(keys.hosts)
        self._watching: set[Watching] = set()
        tables.followers.append(self._note)

    def watch(self, account: str) -> "Watching":
        """Begin to watch the seats that are kept for an account."""
        watching = Watching(self._tables, lambda player: self._hosts(account, player), self._watching.discard)
        self._watching.add(watching)
        return watching

    @property
    def watched(self) -> bool:
        """Whether anybody watches."""
        return bool(self._watching)

    def _note(self, live: Live) -> None:
        for watching in self._watching:
            watching.note(live)


class Watching:
    """What one who watches has been told, and what is new. `wake` is set when there is news."""

    def __init__(self, tables: Tables, is_mine: Callable[[str], bool], forget: Callable[["Watching"], None]) -> None:
        """`is_mine` tells of a player's id whether his seat is kept for who watches."""
        self.wake = asyncio.Event()
        self._tables = tables
        self._is_mine = is_mine
        self._forget = forget
        self._told: set[tuple[UUID, int]] = set()
        """Free seats that were offered. When one is taken, or its table ends, it goes."""
        self._news: dict[tuple[UUID, int], Offer] = {}

    async def there(self) -> AsyncIterator[list[Offer]]:
        """The seats that are kept for who watches now, taken ones included, page by page. Raises JournalFailed."""
        for status in ("opened", "playing"):
            after = None
            while page := await self._tables.journal.summaries(status=status, after=after, limit=PAGE):
                offers: list[Offer] = []
                for row in page:
                    with suppress(JournalFailed):  # of one that is damaged nothing is offered
                        offers += self._offers(await self._tables.get(row.table), taken=True)
                if offers:
                    yield offers
                after = (page[-1].opened_at, page[-1].table)

    def note(self, live: Live) -> None:
        """A table has changed."""
        for offer in self._offers(live, taken=False):
            self._news[offer.table, offer.seat] = offer
            self.wake.set()

    def take(self) -> list[Offer]:
        """What is new, a page at most."""
        offers = list(islice(self._news.values(), PAGE))
        for offer in offers:
            del self._news[offer.table, offer.seat]
        return offers

    def close(self) -> None:
        """Hear no more."""
        self._forget(self)

    def _offers(self, live: Live, *, taken: bool) -> Iterator[Offer]:
        """The kept seats of a table that have become free; and those where the player sits, if `taken`."""
        table = live.table
        for number, (setup, seat) in enumerate(zip(table.opened.seats, table.seats, strict=True)):
            if not setup.held_for or not self._is_mine(setup.held_for):
                continue
            place = (live.id, number)
            free = not table.ended and (seat.away or not seat.player)
            if not free:
                self._told.discard(place)
                self._news.pop(place, None)
            if (free and place not in self._told) or (taken and not table.ended and not free):
                if free:
                    self._told.add(place)
                yield Offer(live.id, number, table.opened.game, table.opened.label, taken=not free)
