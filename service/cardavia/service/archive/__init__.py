"""The archive: entries of tables that ended long ago, as export files outside the database (docs/operations.md).

A file holds one table, as `cardavia export` writes it, so that everything that reads exports reads it too. It is
written, read back and checked before the store forgets the entries. What is read later is judged by the head of the
table's chain that the store has kept, so that a file which was changed is never taken for the table.
"""

from cardavia.service.archive._archiving import Outcome, archive_tables, restore_table
from cardavia.service.archive._places import Place, place_at
from cardavia.service.archive._reading import Files, archive_at

__all__ = [
    "Files",
    "Outcome",
    "Place",
    "archive_at",
    "archive_tables",
    "place_at",
    "restore_table",
]
