"""The PostgreSQL store beyond the contract: several writers, broken connections, unknown outcomes, what others did."""

import asyncio
import hashlib
import socket
import threading
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import aclosing, closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit
from uuid import UUID

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from psycopg import errors

from cardavia.service.journal import Append, Conflict, JournalFailed, RequestKnown, Stored
from cardavia.service.journal import _connections as connections_module
from cardavia.service.journal import _hints as hints
from cardavia.service.journal._migrate import migrate
from cardavia.service.journal._postgres import _Recorder
from cardavia.service.journal.postgres import Place, PostgresStore, changes
from tests import postgres
from tests.journal.stores import entry, summary, table

A, B = table(1), table(2)
SECRET = "a%20secret"  # noqa: S105


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with an empty journal."""
    return postgres.url_of(tmp_path)


@pytest.fixture
def own() -> Iterator[postgres.Server]:
    """A server that a test may stop, with the schema."""
    server = postgres.Server()
    try:
        migrate(server.url())
        yield server
    finally:
        server.close()


@pytest.fixture
def store(url: str) -> Iterator[PostgresStore]:
    with closing(PostgresStore(url)) as opened:
        yield opened


@pytest.fixture
def other(url: str) -> Iterator[PostgresStore]:
    """Another process's."""
    with closing(PostgresStore(url)) as opened:
        yield opened


@contextmanager
def transaction(url: str) -> Iterator[psycopg.Connection]:
    """A connection of somebody else's, who decides himself when he commits."""
    with closing(psycopg.connect(url)) as connection:
        yield connection


def insert(connection: psycopg.Connection, append: Append) -> None:
    connection.execute(
        "INSERT INTO cardavia.stored_events VALUES (%s, %s, %s, %s)",
        [append.table, append.revision, append.topic, append.state],
    )


def types(results: Sequence[object]) -> list[type]:
    return [type(result) for result in results]


class TestSeveralWriters:
    def test_one_takes_a_revision_and_the_other_is_told_of_a_conflict(
        self, store: PostgresStore, other: PostgresStore
    ) -> None:
        assert store.write([entry(A, 1, id="a")]) == [None]
        results = other.write([entry(A, 1, b"late"), entry(B, 1), entry(table(3), 1, id="a"), entry(B, 2)])
        assert types(results) == [Conflict, type(None), RequestKnown, type(None)]
        assert store.read(A, 0, None) == [Stored(1, "Moved", b"1 of 1")]
        assert len(store.read(B, 0, None)) == 2

    @pytest.mark.parametrize("refused", range(1, 10))
    def test_statements_are_prepared_again_after_a_conflict(
        self, refused: int, store: PostgresStore, other: PostgresStore
    ) -> None:
        """psycopg prepares what it has said a few times; at any of these times the server may have refused it."""
        for revision in range(1, 13):
            append = replace(entry(A, revision, id=str(revision)), summary=summary(A, revision))
            if revision == refused:
                assert other.write([entry(A, revision, b"other")]) == [None]
                assert types(store.write([append])) == [Conflict]
            else:
                assert store.write([append]) == [None]

    def test_who_comes_second_waits_for_the_first_commit(self, store: PostgresStore, url: str) -> None:
        with transaction(url) as first:
            insert(first, entry(A, 1, b"first"))
            results: list[object] = []
            second = threading.Thread(target=lambda: results.extend(store.write([entry(A, 1, b"second")])))
            second.start()
            await_blocked(url)
            first.commit()
            second.join(30)
        assert types(results) == [Conflict]
        assert store.read(A, 0, None) == [Stored(1, "Moved", b"first")]

    def test_and_takes_the_place_of_one_that_was_rolled_back(self, store: PostgresStore, url: str) -> None:
        with transaction(url) as first:
            insert(first, entry(A, 1, b"first"))
            results: list[object] = []
            second = threading.Thread(target=lambda: results.extend(store.write([entry(A, 1, b"second")])))
            second.start()
            await_blocked(url)
            first.rollback()
            second.join(30)
        assert results == [None]
        assert store.read(A, 0, None) == [Stored(1, "Moved", b"second")]

    def test_many_who_write_the_same_tables_store_every_revision_once(self, url: str) -> None:
        def run(number: int, won: list[tuple[UUID, int]]) -> None:
            with closing(PostgresStore(url)) as mine:
                for revision in range(1, 21):
                    batch = [replace(entry(table(n), revision, b"%d" % number), summary=summary(table(n), revision))
                             for n in (range(1, 9) if number % 2 else range(8, 0, -1))]  # fmt: skip
                    won += [(a.table, a.revision) for a, r in zip(batch, mine.write(batch), strict=True) if r is None]

        wins: list[list[tuple[UUID, int]]] = [[] for _ in range(4)]
        threads = [threading.Thread(target=run, args=each) for each in enumerate(wins)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert sorted(pair for won in wins for pair in won) == [
            (table(n), r) for n in range(1, 9) for r in range(1, 21)
        ]
        with closing(PostgresStore(url)) as store:
            for number, won in enumerate(wins):
                assert all(store.read(of, at - 1, 1)[0].state == b"%d" % number for of, at in won)


def await_blocked(url: str) -> None:
    """Wait until a backend of this database waits for a lock."""
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        for _ in range(3000):
            row = connection.execute(
                "SELECT count(*), pg_sleep(0.01) FROM pg_stat_activity "
                "WHERE datname = current_database() AND wait_event_type = 'Lock'"
            ).fetchone()
            if row is not None and row[0]:
                return
    raise AssertionError("nobody waits")


class TestWhatIsStored:
    def test_a_gap_is_refused_by_the_database_too(self, store: PostgresStore, url: str) -> None:
        store.write([entry(A, 1)])
        with transaction(url) as connection, pytest.raises(errors.IntegrityError, match="not the next revision"):
            insert(connection, entry(A, 3))

    @pytest.mark.parametrize("of", ["stored_events", "requests", "seals"])
    @pytest.mark.parametrize("verb", ["DELETE FROM {}", "UPDATE {} SET originator_version = 9", "TRUNCATE {}"])
    def test_nothing_is_changed_or_deleted_even_by_the_owner(
        self, verb: str, of: str, url: str, store: PostgresStore
    ) -> None:
        store.write([entry(A, 1)])
        with transaction(url) as connection, pytest.raises(errors.RaiseException, match="append-only"):
            connection.execute(verb.format(f"cardavia.{of}").encode())

    def test_every_key_begins_with_what_rows_would_be_divided_by(self, url: str) -> None:
        with transaction(url) as connection:
            rows = connection.execute(
                "SELECT relname::text, attname::text FROM pg_index JOIN pg_class ON pg_class.oid = indrelid "
                "JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0] "
                "WHERE indisprimary AND relnamespace = 'cardavia'::regnamespace"
            ).fetchall()
            sequences = connection.execute("SELECT sequencename FROM pg_sequences").fetchall()
        assert dict(rows) == {
            "stored_events": "originator_id",
            "seals": "originator_id",
            "summaries": "originator_id",
            "archived": "originator_id",
            "requests": "scope",
            "names": "player",
            "presence": "originator_id",
            "replicas": "id",
            "migrations": "version",
        }
        assert sequences == []

    def test_a_schema_of_version_1_is_brought_up_to_date_and_nothing_is_lost(self, url: str, tmp_path: Path) -> None:
        rows = [
            summary(table(1), status="over", updated_at=30),
            summary(table(2), status="playing"),
            summary(table(3), status="void", updated_at=20, label="cup"),
        ]
        with closing(PostgresStore(url)) as store:
            assert store.write([replace(entry(row.table, 1), summary=row) for row in rows]) == [None] * 3
        for statement in (
            "DROP INDEX cardavia.results_by_time, cardavia.results_by_label",
            "ALTER TABLE cardavia.summaries DROP COLUMN ended_at, DROP COLUMN scores, DROP COLUMN winners",
            "DROP TABLE cardavia.replicas, cardavia.presence, cardavia.archived",
            "DROP TRIGGER stored_events_archived ON cardavia.stored_events",
            "DROP FUNCTION cardavia.only_what_is_archived",
            "DELETE FROM cardavia.migrations WHERE version > 1",
        ):
            postgres.server().run(statement, postgres.database_of(tmp_path))
        with pytest.raises(JournalFailed, match="run `cardavia migrate`"):
            PostgresStore(url)
        migrate(url)
        over, playing, void = rows[0], rows[1], rows[2]
        with closing(PostgresStore(url)) as store:
            assert store.summaries({}, None, 9, False)[1] == playing
            assert store.results("", None, 9) == [replace(void, ended_at=20), replace(over, ended_at=30)]
            assert store.results("cup", None, 9) == [replace(void, ended_at=20)]

    def test_texts_that_postgresql_has_no_text_for(self, store: PostgresStore) -> None:
        row = summary(A, label="a\0b", owner="\0")
        assert store.write([replace(entry(A, 1, id="x\0"), summary=row)]) == [None]
        assert store.summaries({"label": "a\0b", "owner": "\0"}, None, 1, False) == [row]
        assert store.find("seat", "x\0") is not None
        assert store.names(["\0"]) == {}

    def test_commits_wait_for_the_disk_whatever_the_default_is(self, url: str, tmp_path: Path) -> None:
        postgres.server().run(f"ALTER DATABASE {postgres.database_of(tmp_path)} SET synchronous_commit = off")
        for synchronous, expected in (("FULL", "on"), ("NORMAL", "off")):
            with closing(PostgresStore(url, synchronous=synchronous)) as store:  # type: ignore[arg-type]
                assert store._select("SHOW synchronous_commit", []) == [{"synchronous_commit": expected}]

    def test_who_opened_it_to_read_cannot_write(
        self, store: PostgresStore, url: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store.write([entry(A, 1)])
        with closing(PostgresStore(url, read_only=True)) as reader:
            assert not reader.writable
            assert len(reader.read(A, 0, None)) == 1
            monkeypatch.setattr(connections_module, "PATIENCE", 0)
            with pytest.raises(JournalFailed, match="read-only"):
                reader._select("DELETE FROM cardavia.names RETURNING name", [])


SYNC = b"S\0\0\0\4"
"""The message of the protocol that ends a pipeline: the server commits what came before."""


@contextmanager
def cutting_at_commit(url: str, *, delivered: bool) -> Iterator[tuple[str, threading.Event]]:
    """A way to the server that breaks at a commit while the event is not set, and sets it; before or after delivery."""
    cut = threading.Event()
    cut.set()
    target = urlsplit(url)
    assert target.hostname is not None
    address = target.hostname, target.port

    def pass_on(source: socket.socket, sink: socket.socket, broken: threading.Event, *, to_server: bool) -> None:
        said = b""
        with suppress(OSError):
            while (data := source.recv(65536)) and not broken.is_set():
                said = said[-4:] + data if to_server else b""
                if SYNC in said and not cut.is_set():
                    cut.set()
                    broken.set()  # no answer comes back
                    if delivered:
                        sink.sendall(data)
                        await_idle(url)
                    break
                sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def accept() -> None:
        with suppress(OSError):
            while True:
                near, far, broken = listener.accept()[0], socket.create_connection(address), threading.Event()
                ends.extend((near, far))
                for way in ((near, far, broken), (far, near, broken)):
                    thread = threading.Thread(target=pass_on, args=way, kwargs={"to_server": way[0] is near})
                    thread.start()
                    threads.append(thread)

    ends: list[socket.socket] = []
    threads: list[threading.Thread] = []
    with socket.create_server(("127.0.0.1", 0)) as listener:
        accepting = threading.Thread(target=accept)
        accepting.start()
        try:
            yield url.replace(f":{target.port}/", f":{listener.getsockname()[1]}/"), cut
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            accepting.join(30)
            for end in ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            for thread in threads:
                thread.join(30)
            for end in ends:
                end.close()


def await_idle(url: str) -> None:
    """Wait until no backend of this database is in a transaction."""
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        for _ in range(3000):
            row = connection.execute(
                "SELECT count(*), pg_sleep(0.01) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL"
            ).fetchone()
            if row is not None and not row[0]:
                return
    raise AssertionError("a transaction goes on")


class TestBrokenConnections:
    def test_calls_go_on_over_new_ones(self, store: PostgresStore, tmp_path: Path) -> None:
        for revision in range(1, 6):
            assert postgres.server().cut(postgres.database_of(tmp_path)) == 1
            assert store.write([entry(A, revision, id=str(revision))]) == [None]
            postgres.server().cut(postgres.database_of(tmp_path))
            assert len(store.read(A, 0, None)) == revision

    @pytest.mark.parametrize("delivered", [False, True])
    def test_a_connection_that_breaks_at_the_commit(self, delivered: bool, store: PostgresStore, url: str) -> None:
        """Whether the server still got the commit or not, the writer's answer is true and the entry is there once."""
        with cutting_at_commit(url, delivered=delivered) as (through, cut), closing(PostgresStore(through)) as mine:
            for revision in range(1, 4):
                cut.clear()
                assert mine.write([entry(A, revision), entry(B, revision, id=str(revision))]) == [None, None]
                assert cut.is_set()
                assert types(mine.write([entry(B, revision, id=str(revision))])) == [RequestKnown]
        assert [len(store.read(of, 0, None)) for of in (A, B)] == [3, 3]

    @pytest.mark.parametrize("when", ["before the commit", "after the commit"])
    @pytest.mark.parametrize("requests", [False, True])
    def test_of_an_unknown_outcome_is_told_what_was_stored(
        self, when: str, requests: bool, store: PostgresStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The connection breaks at the commit; the caller's answer is what the log has, each entry once."""
        name = postgres.database_of(tmp_path)
        ordinary = _Recorder.insert
        broken: list[int] = []

        def breaking(recorder: _Recorder, batch: Sequence[Append]) -> None:
            if when == "after the commit":
                ordinary(recorder, batch)
            if not broken:
                broken.append(postgres.server().cut(name))
                raise errors.AdminShutdown("terminating connection due to administrator command")
            if when == "before the commit":
                ordinary(recorder, batch)

        batch = [entry(A, 1, id="a" if requests else None), entry(B, 1, id="b" if requests else None)]
        again = replace(entry(A, 1), request=batch[0].request)
        monkeypatch.setattr(_Recorder, "insert", breaking)
        assert store.write(batch) == [None, None]
        assert broken
        assert types(store.write([again])) == [RequestKnown if requests else Conflict]
        assert store.read(A, 0, None) == [Stored(1, "Moved", b"1 of 1")]
        assert store.read(B, 0, None) == [Stored(1, "Moved", b"1 of 2")]

    def test_an_unknown_outcome_that_is_still_under_way_is_waited_for(
        self, store: PostgresStore, url: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The server goes on with a transaction whose client it does not miss yet, and commits it late."""
        ordinary = _Recorder.insert
        with transaction(url) as lost:

            def lose(_: _Recorder, batch: Sequence[Append]) -> None:
                monkeypatch.setattr(_Recorder, "insert", ordinary)
                for append in batch:
                    insert(lost, append)
                raise psycopg.OperationalError("the connection is lost")

            monkeypatch.setattr(_Recorder, "insert", lose)
            results: list[object] = []
            writing = threading.Thread(target=lambda: results.extend(store.write([entry(A, 1), entry(A, 2)])))
            writing.start()
            await_blocked(url)
            lost.commit()
            writing.join(30)
        assert results == [None, None]
        assert len(store.read(A, 0, None)) == 2

    def test_one_whose_place_somebody_else_took_is_a_conflict(
        self, store: PostgresStore, other: PostgresStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ordinary = _Recorder.insert

        def lose(*_: object) -> None:
            monkeypatch.setattr(_Recorder, "insert", ordinary)
            assert other.write([entry(A, 1, b"other")]) == [None]
            raise psycopg.OperationalError("the connection is lost")

        monkeypatch.setattr(_Recorder, "insert", lose)
        assert types(store.write([entry(A, 1), entry(B, 1)])) == [Conflict, type(None)]
        assert store.read(A, 0, None) == [Stored(1, "Moved", b"other")]

    def test_a_server_that_is_away_is_told_of_and_served_when_it_is_back(
        self, own: postgres.Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(connections_module, "PATIENCE", 0.3)
        with closing(PostgresStore(own.url())) as store:
            store.write([entry(A, 1)])
            own.stop()
            for call in (lambda: store.write([entry(A, 2)]), lambda: store.read(A, 0, None)):
                with pytest.raises(JournalFailed, match="refused"):
                    call()
            own.start()
            assert store.write([entry(A, 2)]) == [None]
            assert len(store.read(A, 0, None)) == 2

    def test_a_restart_of_the_server_is_not_noticed(
        self, own: postgres.Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(connections_module, "PATIENCE", 60)
        with closing(PostgresStore(own.url())) as store:
            store.write([entry(A, 1)])
            own.stop()
            results: list[object] = []
            writing = threading.Thread(target=lambda: results.extend(store.write([entry(A, 2)])))
            writing.start()
            own.start()
            writing.join(30)
            assert results == [None]

    def test_a_server_without_room_for_another_connection_is_waited_for(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(connections_module, "PATIENCE", 60)
        password = postgres.new_role("crowd")
        postgres.server().run("ALTER ROLE crowd CONNECTION LIMIT 2")
        postgres.server().run("GRANT pg_read_all_data, pg_write_all_data TO crowd")
        postgres.url_of(tmp_path)
        url = postgres.server().url(postgres.database_of(tmp_path), "crowd", password)
        with closing(PostgresStore(url)) as store, transaction(url) as taken:
            taken.execute("SELECT 1")
            results: list[object] = []
            with store._connections.lent():  # so that the next call needs another one
                writing = threading.Thread(target=lambda: results.extend(store.write([entry(A, 1)])))
                writing.start()
                writing.join(0.3)
                assert results == []
                taken.close()
                writing.join(30)
            assert results == [None]


class TestOpening:
    def told(self, url: str) -> str:
        with pytest.raises(JournalFailed) as raised:
            PostgresStore(url)
        assert "\n" not in str(raised.value)
        assert postgres.PASSWORD not in str(raised.value)
        return str(raised.value)

    def test_nobody_listens(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
            told = self.told(f"postgresql://cardavia:{SECRET}@127.0.0.1:{port}/cardavia")
        assert told.startswith(f"PostgreSQL at 127.0.0.1:{port}, database cardavia: ")
        assert "refused" in told
        assert "secret" not in told

    def test_the_password_is_wrong(self) -> None:
        told = self.told(postgres.server().url(password=SECRET))
        assert 'password authentication failed for user "postgres"' in told
        assert "secret" not in told

    def test_the_database_is_not_there(self) -> None:
        assert 'database "none" does not exist' in self.told(postgres.server().url("none"))

    def test_the_schema_is_not_there(self) -> None:
        assert "make it with `cardavia migrate`" in self.told(postgres.server().url())

    @pytest.mark.parametrize(
        ("version", "words"), [(99, "a newer version of Cardavia made the schema"), (0, "run `cardavia migrate`")]
    )
    def test_the_schema_has_another_version(self, version: int, words: str, url: str, tmp_path: Path) -> None:
        database = postgres.database_of(tmp_path)
        postgres.server().run("DELETE FROM cardavia.migrations", database)
        postgres.server().run(f"INSERT INTO cardavia.migrations VALUES ({version})", database)  # noqa: S608
        assert words in self.told(url)

    @pytest.mark.parametrize(
        "url", ["", "/var/lib/cardavia", "mysql://db.example/x", "postgresql://u:p%ZZ@h/x", "postgresql://u:a@b@h/x"]
    )
    def test_no_url_is_said_again(self, url: str) -> None:
        with pytest.raises(ValueError, match=r"a database is named by a URL") as raised:
            Place(url)
        assert url == "" or url not in str(raised.value)


REVISIONS = st.dictionaries(st.uuids(), st.integers(1, 2**63 - 1), max_size=600)


class TestHints:
    @given(last=REVISIONS)
    def test_whole_and_short_enough(self, last: dict[UUID, int]) -> None:
        payloads = hints.payloads(last)
        assert {of: at for payload in payloads for of, at in hints.told(payload).items()} == last
        assert all(0 < len(payload) < 8000 for payload in payloads)

    @pytest.mark.parametrize("payload", ["", "x", "1:2", f"{A.hex}", f"{A.hex}:x", f"{A.hex}:1:2"])
    def test_rubbish_is_no_hint(self, payload: str) -> None:
        assert hints.told(payload) == {}

    def test_that_cannot_be_sent_harm_no_append(self, store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(hints, "CHANNEL", "x" * 100)
        assert store.write([entry(A, 1)]) == [None]
        assert store.write([entry(A, 2)]) == [None]


class Follower:
    """Follows tables as a replica does, and keeps what it has read of each."""

    def __init__(self, url: str, *tables: UUID) -> None:
        self.url = url
        self.have = dict.fromkeys(tables, 0)

    async def until(self, news: AsyncGenerator[dict[UUID, int], None], done: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not done():
                for of, revision in (await anext(news)).items():
                    self.have[of] = max(self.have[of], revision)

    def news(self, poll_seconds: float) -> AsyncGenerator[dict[UUID, int], None]:
        return changes(self.url, lambda: self.have, poll_seconds)


class TestFollowing:
    async def test_hints_bring_news_at_once(self, url: str, store: PostgresStore) -> None:
        follower = Follower(url, A, B)
        store.write([entry(A, 1)])
        async with aclosing(follower.news(3600)) as news:
            await follower.until(news, lambda: follower.have == {A: 1, B: 0})  # found by the first look
            await asyncio.to_thread(store.write, [entry(B, 1), entry(A, 2), entry(table(3), 1)])
            await follower.until(news, lambda: follower.have == {A: 2, B: 1})

    async def test_what_commits_late_is_not_lost(self, url: str, store: PostgresStore) -> None:
        """A transaction stalls; others that began after it commit before it; nobody is told when it goes on."""
        follower = Follower(url, A, B)
        with transaction(url) as stalled:
            insert(stalled, entry(A, 1))
            async with aclosing(follower.news(0.05)) as news:
                for revision in range(1, 4):
                    await asyncio.to_thread(store.write, [entry(B, revision)])
                await follower.until(news, lambda: follower.have[B] == 3)
                assert follower.have[A] == 0
                stalled.commit()
                await follower.until(news, lambda: follower.have[A] == 1)

    async def test_news_comes_without_hints_and_after_the_connection_was_cut(
        self, url: str, store: PostgresStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(hints, "payloads", lambda _last: [])
        follower = Follower(url, A)
        async with aclosing(follower.news(0.05)) as news:
            for revision in range(1, 4):
                await asyncio.to_thread(store.write, [entry(A, revision)])
                await follower.until(news, lambda at=revision: follower.have[A] == at)  # type: ignore[misc]
                await asyncio.to_thread(postgres.server().cut, postgres.database_of(tmp_path))


def test_a_digest_is_of_the_request(store: PostgresStore) -> None:
    store.write([entry(A, 1, id="x", digest=b"1")])
    (known,) = store.write([entry(A, 1, id="x", digest=b"2")])
    assert isinstance(known, RequestKnown)
    assert known.found.digest == hashlib.sha256(b"1").digest()
