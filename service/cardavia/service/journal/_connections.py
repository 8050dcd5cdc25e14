"""Connections to PostgreSQL: what a URL means, which troubles pass, and how they are told.

They are opened where they are needed and kept for the next call. A pool that opens connections in the background would
try ever more seldom while the server is away, and would keep the reason to itself.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import psycopg
from psycopg import Connection, errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import DictRow, dict_row

PATIENCE = 5.0
"""For how many seconds a call goes on trying before the trouble is told."""

_PAUSE = 0.1

# Who has died without a word is noticed after six seconds, and after five more another is asked that the URL names.
# What the URL says comes first.
_DEFAULTS = {
    "application_name": "cardavia",
    "connect_timeout": "5",
    "keepalives_idle": "3",
    "keepalives_interval": "3",
    "keepalives_count": "2",
    "tcp_user_timeout": "6000",
}

_SETTINGS = """
    SELECT set_config('client_encoding', 'UTF8', false),
        set_config('lock_timeout', '5s', false),
        set_config('idle_in_transaction_session_timeout', '10s', false)
"""
# A commit is to return when it would survive a power cut. Where more is set, as for a synchronous standby, it stays.
_SYNCHRONOUS = """
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
# The smallest thing that the write-ahead log gets a record of: a commit without one waits for nobody.
_CONFIRM = "SELECT pg_logical_emit_message(true, 'cardavia', '')"

_T = TypeVar("_T")
_Lent = Connection[DictRow]


class Place:
    """A database as a URL (postgresql://…) names it, completed by libpq's variables and password file.

    Raises ValueError, without saying the URL again: it may hold a password.
    """

    def __init__(self, url: str) -> None:
        self.parameters: dict[str, Any] = {}
        with suppress(psycopg.ProgrammingError):
            if url.startswith(("postgresql://", "postgres://")):
                self.parameters = _DEFAULTS | conninfo_to_dict(url)
        # A password with an @ of its own, not written as %40, would be taken for a host, and be told as one.
        if not self.parameters or "@" in str(self.parameters.get("host", "")):
            raise ValueError("a database is named by a URL such as postgresql://cardavia@db.example/cardavia")

    def __str__(self) -> str:
        named = {key: str(self.parameters[key]) for key in ("host", "port", "dbname") if self.parameters.get(key)}
        where = named.get("host", "this machine") + (f":{named['port']}" if "port" in named else "")
        return f"PostgreSQL at {where}" + (f", database {named['dbname']}" if "dbname" in named else "")


class Connections:
    """Connections to one place, each lent to one thread at a time; there are as many as threads that ask at once."""

    def __init__(self, place: Place, *, read_only: bool = False) -> None:
        self.place = place
        self._read_only = read_only
        self._free: list[_Lent] = []
        self._patient = False
        self.configure: Callable[[_Lent], None] = lambda _connection: None

    @contextmanager
    def lent(self) -> Iterator[_Lent]:
        """A connection in autocommit mode. Raises psycopg.Error; after trouble that passes all others are dropped."""
        try:
            connection = self._free.pop()
        except IndexError:
            connection = self._open()
        try:
            yield connection
        except BaseException as error:
            if not isinstance(error, psycopg.IntegrityError):  # which is an answer, and no trouble
                connection.close()
            if passes(error):
                self.close()  # they go to the same server
            raise
        finally:
            if not connection.closed:
                self._free.append(connection)

    def patiently(self, call: Callable[[], _T]) -> _T:
        """What `call` gives, which may be tried again: while trouble lasts that passes, for PATIENCE seconds.

        Who calls while it has lasted longer than that is told at once.
        """
        end = time.monotonic() + PATIENCE
        while True:
            try:
                result = call()
            except psycopg.Error as error:
                if not passes(error) or not self._patient or time.monotonic() > end:
                    self._patient = self._patient and not passes(error)
                    raise
                time.sleep(_PAUSE)
            else:
                self._patient = True
                return result

    def close(self) -> None:
        """Close what is not lent."""
        while self._free:
            with suppress(IndexError):
                self._free.pop().close()

    def _open(self) -> _Lent:
        target = {} if self._read_only else {"target_session_attrs": "read-write"}
        connection = psycopg.connect(**(target | self.place.parameters), autocommit=True, row_factory=dict_row)
        try:
            connection.execute(_SETTINGS)
            if self._read_only:
                connection.execute("SET default_transaction_read_only = on")
            self.configure(connection)
        except BaseException:
            connection.close()
            raise
        return connection


def make_synchronous(connection: _Lent) -> None:
    """Let commits return when they are on the disk, whatever the server's default is; and nothing be read before."""
    connection.execute(_SYNCHRONOUS)
    confirm(connection)


def confirm(connection: _Lent) -> None:
    """Return when all that can be read now is as durable as a commit: with a synchronous standby, there too.

    Ordinarily nothing can be read before. But a server that was killed shows, when it is back, what it had not sent to
    its standby yet; so it does with a commit whose wait for the standby was broken off. What is committed after it is
    not durable before it, so one more commit is waited for.
    """
    connection.execute(_CONFIRM)


def passes(error: BaseException) -> bool:
    """Whether this trouble may be over in a moment: of the connection, of the server's state, of others' locks."""
    if isinstance(error, psycopg.InterfaceError | errors.ReadOnlySqlTransaction):
        return True
    if not isinstance(error, psycopg.OperationalError):
        return False
    # Without a code the connection itself failed; 08: it broke; 40: rolled back for others' sake; 57P: shut down.
    code = error.sqlstate or "08"
    return code.startswith(("08", "40", "57P")) or code in (
        errors.TooManyConnections.sqlstate,
        errors.LockNotAvailable.sqlstate,
    )


def explained(error: BaseException) -> str:
    """A sentence for an operator, in one line. The server's own words hold no password."""
    words = " ".join(str(error).split()) or type(error).__name__
    for kind, sentence in _EXPLANATIONS.items():
        if isinstance(error, kind):
            return f"{sentence} ({words})"
    return words


_EXPLANATIONS = {
    errors.InsufficientPrivilege: "this role lacks a right; `cardavia migrate --grant ROLE` gives it",
    errors.DiskFull: "the disk of the database is full",
    errors.ReadOnlySqlTransaction: "the database is read-only; is it a standby?",
    errors.UndefinedTable: "a table is missing; run `cardavia migrate`",
    errors.UndefinedObject: "something is missing in the schema; run `cardavia migrate`",
}
