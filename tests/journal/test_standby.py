"""The PostgreSQL store on a primary with a synchronous standby: nothing is told that a promotion could take back."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import aclosing, closing, contextmanager

import pytest

from cardavia.service.journal import JournalFailed, Stored
from cardavia.service.journal import _connections as connections_module
from cardavia.service.journal._migrate import migrate
from cardavia.service.journal.postgres import PostgresStore, changes
from tests import postgres
from tests.journal.stores import entry, table

A = table(1)
FIRST, SECOND = Stored(1, "Moved", b"1 of 1"), Stored(2, "Moved", b"2 of 1")


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> Iterator[postgres.Pair]:
    """A primary and its standby, with an empty journal, for which a store has all the patience that a test needs."""
    monkeypatch.setattr(connections_module, "PATIENCE", 60)
    with closing(postgres.Pair()) as servers:
        migrate(servers.url())
        yield servers


@pytest.fixture
def store(pair: postgres.Pair) -> Iterator[PostgresStore]:
    """A store with one entry."""
    with closing(PostgresStore(pair.url())) as opened:
        assert opened.write([entry(A, 1)]) == [None]
        yield opened


@contextmanager
def meanwhile(call: Callable[[], Sequence[object]]) -> Iterator[list[object]]:
    """Call in another thread; what it gives is there at the end."""
    results: list[object] = []
    thread = threading.Thread(target=lambda: results.extend(call()))
    thread.start()
    try:
        yield results
    finally:
        thread.join(60)


def await_commit(pair: postgres.Pair, *, confirming: bool) -> None:
    """Wait until a commit waits for the standby: of an entry, or the one that confirms what can be read."""
    pair.primary.await_row(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep' "  # noqa: S608
        f"AND query {'LIKE' if confirming else 'NOT LIKE'} '%pg_logical_emit_message%'"
    )


def entries(server: postgres.Server) -> int:
    """How many entries somebody sees there who does not ask whether they will stay."""
    ((count,),) = server.run("SELECT count(*)::int FROM cardavia.stored_events")
    assert isinstance(count, int)
    return count


def promoted(pair: postgres.Pair) -> int:
    """The primary is lost, and the standby, which has not caught up, takes its place. The lost one's port."""
    pair.primary.kill()
    pair.standby.start()
    return pair.fail_over()


def test_a_promotion_is_not_noticed(pair: postgres.Pair, store: PostgresStore) -> None:
    pair.standby.stop()
    with meanwhile(lambda: store.write([entry(A, 2)])) as results:
        await_commit(pair, confirming=False)
        assert entries(pair.primary) == 1
        port = promoted(pair)
    assert results == [None]
    assert store.read(A, 0, None) == [FIRST, SECOND]
    pair.renew(port)
    with closing(PostgresStore(pair.url())) as other:  # which finds the primary, wherever its URL names it
        assert other.write([entry(A, 3)]) == [None]
    assert (entries(pair.primary), entries(pair.standby)) == (3, 3)


async def test_the_primary_is_written_to_and_heard_wherever_the_url_names_it(pair: postgres.Pair) -> None:
    primary = f"127.0.0.1:{pair.primary.port}"
    url = pair.primary.url().replace(primary, f"127.0.0.1:{pair.standby.port},{primary}")
    with closing(PostgresStore(url)) as store:
        assert store.write([entry(A, 1)]) == [None]
    async with aclosing(changes(url, lambda: {A: 0}, 0.05)) as news, asyncio.timeout(30):
        assert await anext(news) == {A: 1}


@pytest.mark.parametrize("broken", ["pg_terminate_backend", "pg_cancel_backend"])
def test_what_only_the_primary_has_is_not_told_as_stored(
    broken: str, pair: postgres.Pair, store: PostgresStore
) -> None:
    """Somebody breaks off the wait for the standby. From then on the primary shows the entry."""
    pair.standby.stop()
    with meanwhile(lambda: store.write([entry(A, 2)])) as results:
        await_commit(pair, confirming=False)
        pair.run(f"SELECT {broken}(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'")  # noqa: S608
        await_commit(pair, confirming=True)
        assert entries(pair.primary) == 2
        assert results == []
        promoted(pair)
    assert results == [None]
    assert store.read(A, 0, None) == [FIRST, SECOND]
    assert entries(pair.primary) == 2


def test_what_a_primary_shows_after_a_crash_is_read_when_the_standby_has_it(
    pair: postgres.Pair, store: PostgresStore
) -> None:
    def read() -> list[Stored]:
        with closing(PostgresStore(pair.url())) as other:
            return other.read(A, 0, None)

    pair.standby.stop()
    with meanwhile(lambda: store.write([entry(A, 2)])) as written:
        await_commit(pair, confirming=False)
        pair.primary.kill()
        pair.primary.start()
        await_commit(pair, confirming=True)
        assert entries(pair.primary) == 2
        with meanwhile(read) as found:
            pair.primary.await_row("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep' OFFSET 1")
            assert (written, found) == ([], [])
            pair.standby.start()
    assert written == [None]
    assert found == [FIRST, SECOND]


def test_a_lost_primary_that_comes_back_beside_the_new_one_stores_and_tells_nothing(
    pair: postgres.Pair, store: PostgresStore
) -> None:
    """Nobody fenced it off. But its standby, which is the primary now, does not follow it."""

    def opened() -> list[object]:
        with pytest.raises(JournalFailed), closing(PostgresStore(lost.url())):
            pass
        return ["failed"]

    lost, pair.primary = pair.primary, pair.standby
    lost.kill()
    pair.primary.promote()
    assert store.write([entry(A, 2)]) == [None]
    lost.start()
    with closing(lost), meanwhile(opened) as at_the_lost_one:
        lost.await_row("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
        assert at_the_lost_one == []
        lost.stop()
    assert at_the_lost_one == ["failed"]
