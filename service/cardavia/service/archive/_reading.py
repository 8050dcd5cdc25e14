"""Files of the archive: made of a table, and read again, each judged by the head that the store has kept."""

import io
import threading
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import cast
from uuid import UUID

from cardavia.service.archive._places import Place, place_at
from cardavia.service.imports import Carried, carried_tables, head_of
from cardavia.service.journal import Archive, Archived, ArchiveFailed, NoArchive, Stored
from cardavia.service.wire.export import (
    BadFile,
    Writer,
    end_record,
    entry_record,
    head_record,
    header_record,
    read_records,
    table_record,
)
from cardavia.service.wire.log import ENTRY_TOPIC, BadEntry

KEPT_BYTES = 16 * 1024 * 1024
"""Entries of tables that were read last are kept up to so many bytes: a log is read in many pages."""


class Files:
    """The archive in a place, to be read. Safe in several threads."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._lock = threading.Lock()
        self._kept: OrderedDict[Archived, list[bytes]] = OrderedDict()
        self._kept_bytes = 0

    def read(self, archived: Archived, after: int, limit: int | None) -> list[Stored]:
        """See Archive. A table is in memory at a time, whole: nothing of it is given before all of it is checked."""
        if (entries := self._take(archived)) is None:
            self._keep(archived, entries := checked(self._place, archived).entries[: archived.revision])
        end = None if limit is None else after + limit
        return [Stored(number, ENTRY_TOPIC, stored) for number, stored in enumerate(entries[after:end], after + 1)]

    def _take(self, archived: Archived) -> list[bytes] | None:
        with self._lock:
            if archived in self._kept:
                self._kept.move_to_end(archived)
            return self._kept.get(archived)

    def _keep(self, archived: Archived, entries: list[bytes]) -> None:
        with self._lock:
            if archived not in self._kept:
                self._kept[archived] = entries
                self._kept_bytes += _size(entries)
            while self._kept_bytes > KEPT_BYTES:
                self._kept_bytes -= _size(self._kept.popitem(last=False)[1])


def archive_at(url: str) -> Archive:
    """The archive at a URL, to be read; "" is none. Raises ValueError, ModuleNotFoundError."""
    return Files(place_at(url)) if url else NoArchive()


def name_of(table: UUID, ended_at: int, revision: int, head: bytes) -> str:
    """The file of these entries of a table: below the day on which it ended, and of no other entries ever.

    So a file never changes, and whoever archives the same at the same time writes the same.
    """
    day = datetime.fromtimestamp(ended_at / 1_000_000, UTC)
    return f"{day:%Y/%m/%d}/{table}-{revision}-{head[:4].hex()}.cardavia"


def packed(table: UUID, entries: Iterable[Stored], now: int, made_by: str) -> bytes:
    """The file of a table."""
    file, count = io.BytesIO(), 0
    writer = Writer(file)
    writer.write(header_record(now, made_by))
    writer.write(table_record(table))
    for each in entries:
        writer.write(entry_record(each.revision, each.state))
        if each.seal is not None:
            writer.write(head_record(table, each.revision, each.seal))
        count += 1
    writer.write(end_record(1, count))
    writer.close()
    return file.getvalue()


def checked(place: Place, archived: Archived) -> Carried:
    """The table of a file, which holds what is archived. Raises ArchiveFailed."""
    try:
        carried = _carried(place.read(archived.name), archived.table)
        if head_of(archived.table, carried.entries[: archived.revision]) != archived.head:
            raise BadFile("its entries are not those that were archived")
    except FileNotFoundError:
        raise ArchiveFailed(f"is missing in the archive {place}", archived) from None
    except OSError as error:
        raise ArchiveFailed(f"in the archive {place} cannot be read: {error}", archived) from error
    except (BadFile, BadEntry) as error:
        raise ArchiveFailed(f"in the archive {place} is damaged: {error}", archived) from error
    return carried


def _carried(data: bytes, table: UUID) -> Carried:
    """The table of a file. Raises BadFile."""
    found = None
    for carried in carried_tables(read_records(cast("io.BufferedReader", io.BufferedReader(io.BytesIO(data))))):
        if carried.table == table:
            found = carried
    if found is None:
        raise BadFile("it does not hold this table")
    if found.fault:
        raise BadFile(found.fault)
    return found


def _size(entries: Sequence[bytes]) -> int:
    return sum(map(len, entries))
