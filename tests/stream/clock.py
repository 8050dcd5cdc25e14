"""A clock that stands still: what comes of time comes when a test says so, however busy the machine is."""

from uuid import UUID

from cardavia.service.bootstrap import Running

SECOND = 1_000_000


class Clock:
    """A service's clock, which stands still until it is turned."""

    def __init__(self, service: Running) -> None:
        self._tables = service.tables
        self._now = service.tables.clock()
        service.tables.clock = lambda: self._now

    async def turn(self, table_id: str, seconds: int) -> None:
        """So much time passes, and somebody looks at a table."""
        self._now += seconds * SECOND
        self._tables.changed(await self._tables.get(UUID(table_id)))
