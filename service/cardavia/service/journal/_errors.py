"""Why an append, or a look into the journal, did not succeed."""

from uuid import UUID

from cardavia.service.journal._values import Found


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


class JournalClosed(JournalFailed):
    """The journal was closed before the call, or before there was room for its append."""

    def __init__(self) -> None:
        super().__init__("the journal is closed")
