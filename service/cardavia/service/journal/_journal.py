"""The journal as the event loop sees it: group commit through one thread, reads through a few others."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from os import PathLike
from pathlib import Path
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import NamedTuple, ParamSpec, Self, TypeVar
from uuid import UUID

import structlog

from cardavia.service.journal._archive import Archive, NoArchive, from_archive
from cardavia.service.journal._errors import ArchiveFailed, InArchive, JournalClosed, JournalFailed
from cardavia.service.journal._memory import MemoryStore
from cardavia.service.journal._sqlite import READERS, SqliteStore, Synchronous
from cardavia.service.journal._store import Place, Store
from cardavia.service.journal._values import Append, Found, Naming, Stored, Summary, check, check_naming
from cardavia.service.threads import unhurried

log = structlog.get_logger()

# What one transaction takes at most. More gains little and makes everybody in it wait.
_BATCH_APPENDS = 512
_BATCH_BYTES = 4 * 1024 * 1024
# Threads that may wait for the archive, apart from those of the store: an archive that does not answer holds up nobody
# but who reads what is in it.
_ARCHIVE_READERS = 4
# How many callers of `append` and `set_name` may be under way; others wait their turn outside the queue.
_QUEUED_APPENDS = 4096

_P = ParamSpec("_P")
_T = TypeVar("_T")

Outcomes = Sequence[Exception | None]
"""What became of each of some changes: None where it is durable, or why it was not made."""


class _Group(NamedTuple):
    """What one call stores; `admitted` if its caller waited for room, which others need next."""

    appends: Sequence[Append]
    done: asyncio.Future[Outcomes]
    admitted: bool


class _Renaming(NamedTuple):
    naming: Naming
    done: asyncio.Future[Exception | None]


class Journal:
    """All tables of one store. Belongs to the event loop it was opened in; every method is called there.

    Close it when done, or use it in `async with`.
    """

    def __init__(self, store: Store, archive: Archive | None = None) -> None:
        """Wrap a store, which the journal then owns. Needs a running event loop. What is archived is in `archive`.

        `after_batch` may be set to a function that is told of each transaction, on the writer's thread: how many
        entries, how many seconds until they were durable, and whether it failed as a whole; `after_archive` to one that
        is told of each look into the archive, whether it failed.
        """
        self.after_batch: Callable[[int, float, bool], None] = lambda _appends, _seconds, _failed: None
        self.after_archive: Callable[[bool], None] = lambda _failed: None
        self._store = store
        self._archive = archive or NoArchive()
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="journal-read")
        self._archive_readers = ThreadPoolExecutor(_ARCHIVE_READERS, thread_name_prefix="journal-archive")
        self._queue: SimpleQueue[_Group | _Renaming | None] = SimpleQueue()
        self._held: _Group | None = None
        self._room = asyncio.Semaphore(_QUEUED_APPENDS)
        self._closing: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()
        self._failing = False
        # A daemon: a program that forgets to close must still be able to end, and loses nothing acknowledged by it.
        self._writer = threading.Thread(target=self._write, name="journal-write", daemon=True)
        with unhurried():
            self._writer.start()

    def store(self, appends: Sequence[Append]) -> asyncio.Future[Outcomes]:
        """Store entries, in one transaction if they are not too many; the result tells of each in turn.

        That is None once the entry is durable, or the Conflict, RequestKnown or JournalFailed that it met, for each of
        which see there; the other entries are stored all the same. Entries are stored in the order of the calls and of
        `appends`, which must not change meanwhile. Nothing waits here: how much is under way is the caller's to bound.
        Raises at once JournalClosed; JournalFailed where the journal was opened for reading only; TypeError or
        ValueError, with nothing stored, for what cannot be. A future that is cancelled takes nothing back.
        """
        for append in appends:
            check(append)
        self._refuse_unless_writable()
        return self._put(appends, admitted=False)

    async def append(self, append: Append) -> None:
        """Store one entry; returns when it is durable.

        As `store`, but raises what became of the entry, and waits while many others do. A caller that is cancelled here
        does not know whether the append took place (most often it does): it has to load the table again.
        """
        check(append)
        await self._admitted()
        (failure,) = await self._put([append], admitted=True)
        if failure is not None:
            raise failure

    def _put(self, appends: Sequence[Append], *, admitted: bool) -> asyncio.Future[Outcomes]:
        done: asyncio.Future[Outcomes] = self._loop.create_future()
        self._queue.put(_Group(appends, done, admitted))
        return done

    async def read(self, table: UUID, after: int = 0, limit: int | None = None) -> list[Stored]:
        """The entries of a table above revision `after`, in order, at most `limit`; empty if there are none.

        Raises ArchiveFailed where they are in the archive and cannot be had from there.
        """
        if after < 0 or (limit is not None and limit < 1):
            raise ValueError("after must not be negative, limit must be positive")
        try:
            return await self._off_loop(self._store.read, table, after, limit)
        except InArchive as moved:
            found = await self._read_archive(moved, after, limit)
            if limit is None or len(found) < limit:
                found += await self.read(table, moved.archived.revision, None if limit is None else limit - len(found))
            return found

    async def _read_archive(self, moved: InArchive, after: int, limit: int | None) -> list[Stored]:
        if self._closing is not None:
            raise JournalClosed
        call = partial(from_archive, self._archive, moved, after, limit)
        try:
            found = await self._loop.run_in_executor(self._archive_readers, call)
        except ArchiveFailed as error:
            self.after_archive(True)
            log.error("an archived table cannot be read", table=str(moved.archived.table), error=str(error))
            raise
        self.after_archive(False)
        return found

    async def find(self, scope: str, id: str) -> Found | None:  # noqa: A002 the word of Request
        """What the request (scope, id) did, or None if no stored entry answers it."""
        return await self._off_loop(self._store.find, scope, id)

    async def summary(self, table: UUID) -> Summary | None:
        """A table's row for lists as last appended, or None."""
        return await self._off_loop(self._store.summary, table)

    async def summaries(
        self,
        *,
        listed: bool | None = None,
        status: str | None = None,
        game: str | None = None,
        owner: str | None = None,
        label: str | None = None,
        after: Place | None = None,
        limit: int = 100,
        newest: bool = False,
    ) -> list[Summary]:
        """A page of rows that match all filters given, by (opened_at, table), the newest first if `newest`.

        `after` is the (opened_at, table) of the last row of the page before.
        """
        if limit < 1:
            raise ValueError("limit must be positive")
        filters = {"listed": listed, "status": status, "game": game, "owner": owner, "label": label}
        equal = {name: value for name, value in filters.items() if value is not None}
        return await self._off_loop(self._store.summaries, equal, after, limit, newest)

    async def results(self, label: str = "", after: Place | None = None, limit: int = 100) -> list[Summary]:
        """A page of rows of tables that have ended, with this label ("": with any), by (ended_at, table).

        `after` is the (ended_at, table) of the last row of the page before.
        """
        if limit < 1:
            raise ValueError("limit must be positive")
        return await self._off_loop(self._store.results, label, after, limit)

    async def counts(self, statuses: Sequence[str]) -> dict[tuple[str, str], int]:
        """How many tables have one of these statuses, by (game, status); what there is none of is left out."""
        return await self._off_loop(self._store.counts, statuses)

    async def set_name(self, player: str, name: str) -> None:
        """Keep a player's name beside the entries, in place of any other; "" deletes it. Returns when that is durable.

        The name that the player had is then gone from the file. Raises JournalFailed if it is not stored, or if copies
        of an earlier name are left since somebody reads the file as it was: set it again. TypeError or ValueError for
        what cannot be stored.
        """
        naming = Naming(player, name)
        check_naming(naming)
        await self._admitted()
        done: asyncio.Future[Exception | None] = self._loop.create_future()
        self._queue.put(_Renaming(naming, done))
        if (failure := await done) is not None:
            raise failure

    async def names(self, players: Sequence[str]) -> dict[str, str]:
        """The names of those of these players who have one."""
        return await self._off_loop(self._store.names, players)

    async def close(self) -> None:
        """Commit what is queued, let reads end, give back files. Later calls raise JournalClosed."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)  # a caller that gives up must not leave it half closed

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _close(self) -> None:
        self._queue.put(None)
        await self._ended.wait()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._archive_readers.shutdown(wait=False, cancel_futures=True)  # it may not answer for long
        self._store.close()

    async def _admitted(self) -> None:
        """Wait for room in the queue."""
        self._refuse_unless_writable()
        await self._room.acquire()
        if self._closing is not None:
            self._room.release()
            raise JournalClosed

    def _refuse_unless_writable(self) -> None:
        if not self._store.writable:
            raise JournalFailed("the journal was opened for reading only")
        if self._closing is not None:
            raise JournalClosed

    async def _off_loop(self, call: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        if self._closing is not None:
            raise JournalClosed
        try:
            return await self._loop.run_in_executor(self._readers, partial(call, *args, **kwargs))
        except JournalFailed as error:
            if self._store.writable:  # who only reads is a command, and says it himself
                log.error("the log cannot be read", error=str(error))
            raise

    # From here on, the writer's thread.

    def _write(self) -> None:
        last = False
        while not last:
            groups, renamings, last = self._next_batch()
            if groups:
                outcomes: list[Exception | None] = []
                for batch in _batches(groups):
                    outcomes += self._commit(batch)
                self._post(partial(self._settle, groups, outcomes))
            if renamings:
                self._post(partial(self._settle_names, renamings, self._rename(renamings)))
        self._post(self._ended.set)

    def _next_batch(self) -> tuple[list[_Group], list[_Renaming], bool]:
        """Wait for one group or name and take whatever else is there by now; True with the last batch of all.

        While a batch is being committed the next one gathers, so nobody ever waits for company. A group that does not
        fit in any more is held for the next batch; one that fits in none is a batch by itself.
        """
        groups: list[_Group] = []
        renamings: list[_Renaming] = []
        count = size = 0
        pending = self._held or self._queue.get()
        self._held = None
        while pending is not None:
            if isinstance(pending, _Renaming):
                renamings.append(pending)
                count += 1
            else:
                count += len(pending.appends)
                for append in pending.appends:
                    size += len(append.state)
                if groups and (count > _BATCH_APPENDS or size > _BATCH_BYTES):
                    self._held = pending
                    return groups, renamings, False
                groups.append(pending)
            if count >= _BATCH_APPENDS or size >= _BATCH_BYTES:
                return groups, renamings, False
            try:
                pending = self._queue.get_nowait()
            except Empty:
                return groups, renamings, False
        return groups, renamings, True

    def _commit(self, batch: Sequence[Append]) -> Outcomes:
        began, failed = time.perf_counter(), True
        try:
            outcomes = self._store.write(batch)
            failed = False
            return outcomes
        except Exception as error:  # whatever it is, those who wait must hear of it and this thread must live
            return [_failure(error) for _ in batch]
        finally:
            self.after_batch(len(batch), time.perf_counter() - began, failed)

    def _rename(self, renamings: Sequence[_Renaming]) -> Outcomes:
        try:
            self._store.rename([renaming.naming for renaming in renamings])
        except Exception as error:  # as in `_commit`
            return [_failure(error) for _ in renamings]
        return [None] * len(renamings)

    def _post(self, call: Callable[[], object]) -> None:
        with suppress(RuntimeError):  # the loop was closed first: nobody is left to hear it
            self._loop.call_soon_threadsafe(call)

    # And the event loop again.

    def _settle(self, groups: Sequence[_Group], outcomes: Outcomes) -> None:
        self._tell(outcomes)
        begin = 0
        for appends, done, admitted in groups:
            end = begin + len(appends)
            if admitted:
                self._room.release()
            if not done.done():  # its caller was not cancelled
                done.set_result(outcomes[begin:end])
            begin = end

    def _settle_names(self, renamings: Sequence[_Renaming], outcomes: Outcomes) -> None:
        self._tell(outcomes)
        for (_, done), outcome in zip(renamings, outcomes, strict=True):
            self._room.release()
            if not done.done():
                done.set_result(outcome)

    def _tell(self, outcomes: Outcomes) -> None:
        """Log trouble once when it comes, and once when it has gone: callers try again, and many at once."""
        failure = next((outcome for outcome in outcomes if isinstance(outcome, JournalFailed)), None)
        if failure is not None and not self._failing:
            log.error("the log cannot be written", error=str(failure))
        elif failure is None and self._failing:
            log.info("the log can be written again")
        self._failing = failure is not None


def _batches(groups: Sequence[_Group]) -> Iterator[Sequence[Append]]:
    """The appends of groups by transactions: one, unless it is a group that is too big for any."""
    if len(groups) > 1:
        yield [append for group in groups for append in group.appends]
        return
    batch: list[Append] = []
    size = 0
    for append in groups[0].appends:
        if batch and (len(batch) >= _BATCH_APPENDS or size + len(append.state) > _BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(append)
        size += len(append.state)
    if batch:
        yield batch


def _failure(error: Exception) -> JournalFailed:
    # One for each caller: an exception that several raise collects the traces of all of them.
    failure = JournalFailed(
        str(error) if isinstance(error, JournalFailed) else f"the journal's writer failed: {error!r}"
    )
    failure.__cause__ = error.__cause__ if isinstance(error, JournalFailed) else error
    return failure


async def open_memory() -> Journal:
    """A journal that is gone when it is closed."""
    return Journal(MemoryStore())


async def open_sqlite(
    path: str | PathLike[str], synchronous: Synchronous = "FULL", archive: Archive | None = None
) -> Journal:
    """A journal in the SQLite file `path`, created where missing, with its directory.

    This process becomes its only writer, by the lock file `path`.lock. With synchronous="NORMAL" a power failure may
    take back acknowledged appends; they are lost from the end, never torn. Raises JournalFailed if another process
    writes there, if the file is damaged or not a journal, or if a newer version wrote it.
    """
    return Journal(await asyncio.to_thread(SqliteStore, Path(path), synchronous=synchronous), archive)


async def open_sqlite_readonly(path: str | PathLike[str]) -> Journal:
    """A journal in the SQLite file `path` to read only, also while a service writes it; its append raises.

    Raises JournalFailed if there is no journal or it cannot be read.
    """
    return Journal(await asyncio.to_thread(SqliteStore, Path(path), read_only=True))
