"""Why an append, or a look into the journal, did not succeed."""

from collections.abc import Mapping
from uuid import UUID

from cardavia.service.journal._values import Archived, Found, Seal


class Conflict(Exception):
    """The revision is not the next of its table: taken by somebody else, or one before it is missing.

    Nothing of this append was stored.
    """

    def __init__(self, table: UUID, revision: int) -> None:
        super().__init__(f"table {table}: revision {revision} is not the next one")
        self.table = table
        self.revision = revision


class RequestKnown(Exception):
    """The request id is stored already, with the same payload or another: the caller compares digests.

    Nothing of this append was stored. `found` is what the request did then.
    """

    def __init__(self, found: Found) -> None:
        super().__init__(f"the request is known: table {found.table}, revision {found.revision}")
        self.found = found


class JournalFailed(Exception):
    """The storage failed; the text names the file and the trouble, `__cause__` is the library's error if there is one.

    Of an append that raised this nothing is stored, and the next append tries again. The one exception is a machine,
    or a database, that goes away in that moment: the entry may then be there afterwards. So load the table again before
    going on.
    """


class InArchive(Exception):
    """Not all of what was to be read of a table is in the store: entries up to `archived.revision` are in the archive.

    `seals` are those of the table that are asked for, by revision; they stay in the store.
    """

    def __init__(self, archived: Archived, seals: Mapping[int, Seal]) -> None:
        super().__init__(f"table {archived.table}: entries up to {archived.revision} are in the archive")
        self.archived = archived
        self.seals = seals


class ArchiveFailed(JournalFailed):
    """A file of the archive is missing, damaged or out of reach; `archived`, where known, is what it should hold.

    The table's entries cannot be read now. All else goes on.
    """

    def __init__(self, what: str, archived: Archived | None = None) -> None:
        super().__init__(what if archived is None else f"table {archived.table}: {archived.name} {what}")
        self.archived = archived


class JournalClosed(JournalFailed):
    """The journal was closed before the call, or before there was room for its append."""

    def __init__(self) -> None:
        super().__init__("the journal is closed")
