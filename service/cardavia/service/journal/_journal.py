"""The journal as the event loop sees it: group commit through one thread, reads through a few others."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
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

log = structlog.get_logger()

# What one transaction takes at most. More gains little and makes everybody in it wait.
_BATCH_APPENDS = 512
_BATCH_BYTES = 4 * 1024 * 1024
# Threads that may wait for the archive, apart from those of the store: an archive that does not answer holds up nobody
# but who reads what is in it.
_ARCHIVE_READERS = 4
# How many appends and names may be under way; further callers wait their turn outside the queue.
_QUEUED_APPENDS = 4096

_P = ParamSpec("_P")
_T = TypeVar("_T")


class _Pending(NamedTuple):
    append: Append
    done: asyncio.Future[None]


class _Renaming(NamedTuple):
    naming: Naming
    done: asyncio.Future[None]


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
        self._queue: SimpleQueue[_Pending | _Renaming | None] = SimpleQueue()
        self._room = asyncio.Semaphore(_QUEUED_APPENDS)
        self._closing: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()
        self._failing = False
        # A daemon: a program that forgets to close must still be able to end, and loses nothing acknowledged by it.
        self._writer = threading.Thread(target=self._write, name="journal-write", daemon=True)
        self._writer.start()

    async def append(self, append: Append) -> None:
        """Store one entry; returns when it is durable.

        Appends are stored in the order of the calls. Raises Conflict, RequestKnown or JournalFailed, for each of which
        see there; TypeError or ValueError for what cannot be stored. A caller that is cancelled here does not know
        whether the append took place (most often it does): it has to load the table again.
        """
        check(append)
        done = await self._admitted()
        self._queue.put(_Pending(append, done))
        await done

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
        done = await self._admitted()
        self._queue.put(_Renaming(naming, done))
        await done

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

    async def _admitted(self) -> asyncio.Future[None]:
        """Wait for room in the queue; gives what tells the caller how his change went."""
        if not self._store.writable:
            raise JournalFailed("the journal was opened for reading only")
        await self._room.acquire()
        if self._closing is not None:
            self._room.release()
            raise JournalClosed
        return self._loop.create_future()

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
            batch, renamings, last = self._next_batch()
            if batch:
                self._post(partial(self._settle, batch, self._commit(batch)))
            if renamings:
                self._post(partial(self._settle, renamings, self._rename(renamings)))
        self._post(self._ended.set)

    def _next_batch(self) -> tuple[list[_Pending], list[_Renaming], bool]:
        """Wait for one append or name and take whatever else is there by now; True with the last batch of all.

        While a batch is being committed the next one gathers, so nobody ever waits for company.
        """
        batch: list[_Pending] = []
        renamings: list[_Renaming] = []
        size = 0
        pending = self._queue.get()
        while pending is not None:
            if isinstance(pending, _Renaming):
                renamings.append(pending)
            else:
                batch.append(pending)
                size += len(pending.append.state)
            if len(batch) + len(renamings) >= _BATCH_APPENDS or size >= _BATCH_BYTES:
                return batch, renamings, False
            try:
                pending = self._queue.get_nowait()
            except Empty:
                return batch, renamings, False
        return batch, renamings, True

    def _commit(self, batch: Sequence[_Pending]) -> Sequence[Exception | None]:
        began, failed = time.perf_counter(), True
        try:
            results = self._store.write([pending.append for pending in batch])
            failed = False
            return results
        except Exception as error:  # whatever it is, those who wait must hear of it and this thread must live
            return [_failure(error) for _ in batch]
        finally:
            self.after_batch(len(batch), time.perf_counter() - began, failed)

    def _rename(self, renamings: Sequence[_Renaming]) -> Sequence[Exception | None]:
        try:
            self._store.rename([renaming.naming for renaming in renamings])
        except Exception as error:  # as in `_commit`
            return [_failure(error) for _ in renamings]
        return [None] * len(renamings)

    def _post(self, call: Callable[[], object]) -> None:
        with suppress(RuntimeError):  # the loop was closed first: nobody is left to hear it
            self._loop.call_soon_threadsafe(call)

    # And the event loop again.

    def _settle(self, batch: Sequence[_Pending | _Renaming], results: Sequence[Exception | None]) -> None:
        self._tell([str(result) for result in results if isinstance(result, JournalFailed)])
        for (_, done), result in zip(batch, results, strict=True):
            self._room.release()
            if done.done():  # its caller was cancelled
                continue
            if result is None:
                done.set_result(None)
            else:
                done.set_exception(result)

    def _tell(self, failures: Sequence[str]) -> None:
        """Log trouble once when it comes, and once when it has gone: callers try again, and many at once."""
        if failures and not self._failing:
            log.error("the log cannot be written", error=failures[0])
        elif self._failing and not failures:
            log.info("the log can be written again")
        self._failing = bool(failures)


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
