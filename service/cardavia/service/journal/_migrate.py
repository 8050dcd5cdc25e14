"""The schema in PostgreSQL: made and brought up to date by `cardavia migrate`, looked at by whoever opens a journal.

Each step is a file of SQL in `migrations`, NNNN_what.sql, that is never changed once it was released. All steps that
are missing are one transaction, under a lock, so that two commands at the same time do each step once.
"""

from collections.abc import Callable, Mapping
from importlib import resources

import psycopg
from psycopg import Connection, errors, sql
from psycopg.rows import DictRow

from cardavia.service.journal._connections import Connections, Place, explained
from cardavia.service.journal._errors import JournalFailed

SCHEMA = "cardavia"
"""The schema in which everything is, so that a database may be shared."""

_LOCK = int.from_bytes(b"Cdva")  # of PostgreSQL's advisory locks

_RIGHTS = {
    "stored_events": "SELECT, INSERT",
    "requests": "SELECT, INSERT",
    "seals": "SELECT, INSERT",
    "summaries": "SELECT, INSERT, UPDATE",
    "names": "SELECT, INSERT, UPDATE, DELETE",
    "replicas": "SELECT, INSERT, UPDATE, DELETE",
    "presence": "SELECT, INSERT, DELETE",
    "archived": "SELECT",
    "migrations": "SELECT",
}
"""All that a service needs of each table; it owns none of them."""

_ARCHIVIST = {
    "stored_events": "SELECT, INSERT, DELETE",
    "seals": "SELECT",
    "summaries": "SELECT",
    "archived": "SELECT, INSERT, UPDATE, DELETE",
    "migrations": "SELECT",
}
"""All that archiving needs."""


def steps() -> dict[int, str]:
    """The SQL of each step by its number, from 1 on."""
    files = resources.files("cardavia.service.journal").joinpath("migrations").iterdir()
    found = {int(file.name[:4]): file.read_text("utf-8") for file in files if file.name.endswith(".sql")}
    return dict(sorted(found.items()))


def migrate(
    url: str, grant: str = "", told: Callable[[str], None] = lambda _line: None, *, grant_archive: str = ""
) -> None:
    """Bring the schema of a database up to date, and give the role `grant`, if one is named, what a service needs.

    The role `grant_archive`, if one is named, gets what archiving needs.
    `told` hears what was done. Safe to do again, and at the same time as others. Raises JournalFailed, with nothing
    done; ValueError for what is no URL.
    """
    place = Place(url)
    connections = Connections(place)
    try:
        with connections.lent() as connection, connection.transaction():
            _migrate(connection, told)
            if grant:
                _grant(connection, grant, _RIGHTS)
                told(f"The role {grant} may run the service.")
            if grant_archive:
                _grant(connection, grant_archive, _ARCHIVIST)
                told(f"The role {grant_archive} may archive.")
    except psycopg.Error as error:
        raise JournalFailed(f"{place}: {explained(error)}") from error
    finally:
        connections.close()


def _migrate(connection: Connection[DictRow], told: Callable[[str], None]) -> None:
    connection.execute("SELECT set_config('lock_timeout', '0', true), pg_advisory_xact_lock(%s)", [_LOCK])
    encoding = connection.execute("SELECT current_setting('server_encoding') AS it").fetchone()
    if encoding is None or encoding["it"] != "UTF8":
        raise JournalFailed(
            "the database is not in UTF8; make one with: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0"
        )
    # Whoever may not make schemas may find one that was made for him.
    if connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", [SCHEMA]).fetchone() is None:
        connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(SCHEMA)))
    connection.execute(
        "CREATE TABLE IF NOT EXISTS cardavia.migrations "
        "(version integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())"
    )
    before = _version(connection)
    if before > max(steps()):
        raise JournalFailed(_newer(before))
    for version, statements in steps().items():
        if version > before:
            connection.execute(statements.encode())
            connection.execute("INSERT INTO cardavia.migrations (version) VALUES (%s)", [version])
            told(f"The schema is at version {version} now.")
    if before == max(steps()):
        told(f"The schema is at version {before} already.")


def _grant(connection: Connection[DictRow], role: str, of: Mapping[str, str]) -> None:
    connection.execute(sql.SQL("GRANT USAGE ON SCHEMA {} TO {}").format(sql.Identifier(SCHEMA), sql.Identifier(role)))
    for table, rights in of.items():
        connection.execute(
            sql.SQL("GRANT {} ON {} TO {}").format(sql.SQL(rights), sql.Identifier(SCHEMA, table), sql.Identifier(role))
        )


def check_schema(connection: Connection[DictRow]) -> None:
    """Raise JournalFailed if there is no schema, or one that this version cannot work with."""
    known = max(steps())
    try:
        version = _version(connection)
    except (errors.UndefinedTable, errors.InvalidSchemaName):
        raise JournalFailed("there is no schema for the journal; make it with `cardavia migrate`") from None
    if version > known:
        raise JournalFailed(_newer(version))
    if version < known:
        raise JournalFailed(f"the schema is at version {version}, and {known} is needed; run `cardavia migrate`")


def _version(connection: Connection[DictRow]) -> int:
    row = connection.execute("SELECT coalesce(max(version), 0) AS it FROM cardavia.migrations").fetchone()
    return 0 if row is None else int(row["it"])


def _newer(version: int) -> str:
    return f"a newer version of Cardavia made the schema (version {version}; this one knows up to {max(steps())})"
