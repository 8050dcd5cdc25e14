"""Archiving: what is read afterwards is what was there before, on either store, however often it is said."""

import threading
from contextlib import closing
from io import BufferedReader, BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cardavia.service.archive import Files, Place, place_at, restore_table
from cardavia.service.imports import Imported, Unacceptable, import_tables
from cardavia.service.journal import (
    Append,
    ArchivingStore,
    Conflict,
    InArchive,
    JournalFailed,
    NoArchive,
    Request,
    RequestKnown,
    SqliteStore,
)
from cardavia.service.verify import Checker, verify
from cardavia.service.wire.export import read_records
from tests.archive.archives import NOW, STORES, archive, files_of, filled, seen
from tests.interchange.journals import KEYS, appends, exported, history, played, store_all, table_id


def later(entries: list[Append], revision: int) -> Append:
    """Another entry of a table, as the store sees it; it need make no sense."""
    return replace(entries[-1], revision=revision, state=b"later %d" % revision, request=None, summary=None, seal=None)


def went_on(game: str) -> tuple[list[Append], int]:
    """A table of which something was said after its end, and how many entries it had then."""
    rng = Random(1)
    while True:
        entries = list(appends(table_id(rng), history(game, rng)))
        ended = [append.revision for append in entries if append.summary is not None and append.summary.ended_at]
        if ended and ended[0] < len(entries):
            return entries, ended[0]


class TestWhatIsReadAfterwards:
    def test_all_of_a_table_is_read_as_before(self, store: ArchivingStore, place: Place) -> None:
        made = filled(store, 3)
        before = {table: seen(store, entries) for table, entries in made.items()}
        done = archive(store, place)
        assert (done.tables, done.entries, done.failed) == (3, sum(map(len, made.values())), [])
        store.archive_files = None
        for table in made:
            with pytest.raises(InArchive):
                store.read(table, 0, None)
        store.archive_files = Files(place)
        assert {table: seen(store, entries) for table, entries in made.items()} == before

    def test_a_file_is_an_export_that_anybody_can_check_and_import(
        self, store: ArchivingStore, place: Place, root: Path
    ) -> None:
        made = filled(store)
        archive(store, place)
        (file,) = files_of(root)
        assert file.suffix == ".cardavia"
        with file.open("rb") as opened:
            verdicts = list(verify(read_records(opened), lambda id: Checker(id, KEYS)))  # noqa: A006
        assert [(verdict.id, verdict.whole) for verdict in verdicts] == [(table, True) for table in made]

    def test_an_export_has_archived_tables_too(self, store: ArchivingStore, place: Place) -> None:
        filled(store, 2)
        before = exported(store)
        archive(store, place)
        assert exported(store) == before

    def test_pages_are_the_same_wherever_they_begin_and_however_long_they_are(self, tmp_path: Path) -> None:
        place = place_at((tmp_path / "archive").as_uri())
        with closing(SqliteStore(tmp_path / "one.db", synchronous="NORMAL")) as store:
            store.archive_files = Files(place)
            ((table, entries),) = filled(store).items()
            archive(store, place)
            store_all(store, [later(entries, len(entries) + n) for n in (1, 2, 3)])  # and these are not archived
            whole = store.read(table, 0, None)
            assert [entry.revision for entry in whole] == list(range(1, len(entries) + 4))

            @given(st.integers(0, len(whole) + 2), st.none() | st.integers(1, len(whole) + 2))
            def page_is_the_slice(after: int, limit: int | None) -> None:
                end = None if limit is None else after + limit
                assert store.read(table, after, limit) == whole[after:end]

            page_is_the_slice()


class TestWhichTables:
    def test_those_that_go_on_stay(self, store: ArchivingStore, place: Place) -> None:
        table, entries = played(Random(3))
        store_all(store, entries[:-1])
        assert archive(store, place).tables == 0
        store.archive_files = None
        assert len(store.read(table, 0, None)) == len(entries) - 1

    def test_those_that_ended_first_come_first_and_no_more_than_were_asked_for(
        self, store: ArchivingStore, place: Place
    ) -> None:
        filled(store, 4)
        order = [row.table for row in store.results("", None, 10)]
        assert archive(store, place, most=3).tables == 3
        assert [store.archived(table) is not None for table in order] == [True, True, True, False]
        assert archive(store, place, most=3).tables == 1

    def test_those_that_ended_since_stay(self, store: ArchivingStore, place: Place) -> None:
        ((_, entries),) = filled(store).items()
        row = store.summary(entries[0].table)
        assert row is not None
        assert archive(store, place, before=row.ended_at).tables == 0
        assert archive(store, place, before=row.ended_at + 1).tables == 1

    def test_one_that_is_not_in_order_stays_and_is_named(self, store: ArchivingStore, place: Place) -> None:
        rng = Random(5)
        table, entries = played(rng)
        forged = [*entries[:-2], replace(entries[-2], state=entries[-3].state), entries[-1]]
        store_all(store, forged)
        sound = list(filled(store))
        done = archive(store, place)
        assert (done.tables, [failed for failed, _ in done.failed]) == (1, [table])
        assert store.archived(table) is None
        assert [entry.state for entry in store.read(table, 0, None)] == [entry.state for entry in forged]
        assert store.archived(sound[0]) is not None


class TestAgain:
    def test_what_is_archived_is_not_archived_again(self, store: ArchivingStore, place: Place, root: Path) -> None:
        filled(store, 2)
        archive(store, place)
        files = {file: file.stat().st_mtime_ns for file in files_of(root)}
        assert archive(store, place).tables == 0
        assert {file: file.stat().st_mtime_ns for file in files_of(root)} == files

    def test_a_good_file_is_not_written_again_and_a_damaged_one_is(
        self, store: ArchivingStore, place: Place, root: Path
    ) -> None:
        (one, other) = filled(store, 2)
        archive(store, place)
        files = {table: next(file for file in files_of(root) if str(table) in file.name) for table in (one, other)}
        for table in (one, other):
            restore_table(store, place, KEYS, table, now=NOW, made_by="tests")
        files[other].write_bytes(files[other].read_bytes()[:-9])
        before = {table: file.stat().st_ino for table, file in files.items()}
        assert archive(store, place).tables == 2
        assert [files[table].stat().st_ino == before[table] for table in (one, other)] == [True, False]
        store.archive_files = Files(place)
        assert store.read(other, 0, 1)

    @pytest.mark.parametrize("store_name", ["postgres"], indirect=True)  # a file of SQLite has one writer
    def test_two_at_the_same_time_lose_nothing(self, store_name: str, tmp_path: Path, place: Place) -> None:
        with closing(STORES[store_name](tmp_path)) as one, closing(STORES[store_name](tmp_path)) as other:
            for store in (one, other):
                store.archive_files = Files(place)
            made = filled(one, 4)
            before = {table: seen(one, entries) for table, entries in made.items()}
            together = threading.Barrier(2)

            def step(what: str) -> None:
                if what == "checked":  # each has checked its file, and both go on at once
                    together.wait(30)

            outcomes = []
            threads = [
                threading.Thread(target=lambda store=store: outcomes.append(archive(store, place, step=step)))
                for store in (one, other)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert [outcome.failed for outcome in outcomes] == [[], []]
            assert {table: seen(other, entries) for table, entries in made.items()} == before


class TestWhileItIsRead:
    """A reader looks for entries first, and then for what is beside them; a table may be moved in between."""

    @pytest.mark.parametrize("back", [False, True])
    def test_a_table_that_is_moved_meanwhile_is_read_whole(
        self, back: bool, store: ArchivingStore, place: Place, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ((table, _),) = filled(store).items()
        before = store.read(table, 0, None)
        if back:
            archive(store, place)
        recorder: Any = store._reader if isinstance(store, SqliteStore) else store._recorder  # type: ignore[attr-defined]
        select = recorder.select_events

        def selected(*args: Any, **kwargs: Any) -> Any:
            found = select(*args, **kwargs)
            monkeypatch.undo()
            if back:
                restore_table(store, place, KEYS, table, now=NOW, made_by="tests")
            else:
                archive(store, place)
            return found

        monkeypatch.setattr(recorder, "select_events", selected)
        assert store.read(table, 0, None) == before
        assert (store.archived(table) is None) == back
        assert store.read(table, 0, None) == before


class TestWhatFollows:
    def test_later_entries_follow_on_what_is_archived(self, store: ArchivingStore, place: Place) -> None:
        ((table, entries),) = filled(store).items()
        archive(store, place)
        last = len(entries)
        for revision in (1, last, last + 2):
            refusals = store.write([later(entries, revision)])
            assert [type(refusal) for refusal in refusals] == [Conflict], revision
        both = [later(entries, last + 1), later(entries, 1)]
        assert [type(refusal) for refusal in store.write(both)] == [type(None), Conflict]
        assert [entry.revision for entry in store.read(table, 0, None)] == list(range(1, last + 2))
        assert store.write([later(entries, last + 2)]) == [None]

    def test_a_request_is_known_for_ever(self, store: ArchivingStore, place: Place) -> None:
        ((_, entries),) = filled(store).items()
        archive(store, place)
        said = next(append for append in entries if append.request is not None)
        assert said.request is not None
        again = Request(said.request.scope, said.request.id, b"x" * 32)
        (refusal,) = store.write([replace(later(entries, len(entries) + 1), request=again)])
        assert isinstance(refusal, RequestKnown)
        assert (refusal.found.table, refusal.found.revision) == (said.table, said.revision)
        assert refusal.found.digest == said.request.digest

    def test_a_table_that_went_on_is_archived_again_with_all_of_it(
        self, store: ArchivingStore, place: Place, root: Path
    ) -> None:
        entries, ended = went_on("chan")
        store_all(store, entries[:ended])
        archive(store, place)
        store_all(store, entries[ended:])
        before = seen(store, entries)
        assert archive(store, place).tables == 1
        assert seen(store, entries) == before
        archived = store.archived(entries[0].table)
        assert archived is not None
        assert archived.revision == len(entries)
        assert len(files_of(root)) == 2  # a file never changes

    def test_nothing_else_can_be_deleted(self, store: ArchivingStore, place: Place) -> None:
        ((table, entries),) = filled(store).items()
        archive(store, place)
        archived = store.archived(table)
        assert archived is not None
        assert store.archive(archived) is False  # so many are recorded
        with pytest.raises(JournalFailed, match="has 0 entries, not 1"):
            store.archive(replace(archived, revision=len(entries) + 1))
        assert store.archived(table) == archived


class TestBack:
    def test_a_table_can_be_put_back(self, store: ArchivingStore, place: Place, root: Path) -> None:
        ((table, entries),) = filled(store).items()
        before = seen(store, entries)
        archive(store, place)
        restore_table(store, place, KEYS, table, now=NOW, made_by="tests")
        for file in files_of(root):
            file.unlink()
        store.archive_files = None
        assert seen(store, entries) == before
        assert store.archived(table) is None
        assert store.write([later(entries, len(entries) + 1)]) == [None]

    def test_with_what_followed(self, store: ArchivingStore, place: Place) -> None:
        entries, ended = went_on("tien_gow")
        table = entries[0].table
        store_all(store, entries[:ended])
        archive(store, place)
        store_all(store, entries[ended:])
        before = seen(store, entries)
        restore_table(store, place, KEYS, table, now=NOW, made_by="tests")
        store.archive_files = None
        assert seen(store, entries) == before

    def test_what_is_not_archived_cannot(self, store: ArchivingStore, place: Place) -> None:
        (table,) = filled(store)
        with pytest.raises(Unacceptable, match="it is not archived"):
            restore_table(store, place, KEYS, table, now=NOW, made_by="tests")

    @pytest.mark.parametrize("named", [True, False])
    def test_to_import_it_again_changes_nothing(self, named: bool, store: ArchivingStore, place: Place) -> None:
        filled(store, 2)
        file = exported(store)
        archive(store, place)
        if not named:
            store.archive_files = NoArchive()
        result = Imported()
        import_tables(store, read_records(BufferedReader(BytesIO(file))), KEYS, result, unsigned=False)
        assert (result.present, result.new, result.completed, result.refused) == (2, 0, 0, [])

    def test_another_history_of_it_is_not_imported(self, store: ArchivingStore, place: Place) -> None:
        ((table, entries),) = filled(store).items()
        archive(store, place)
        with closing(SqliteStore(Path(str(place)).with_name("part.db"), synchronous="NORMAL")) as other:
            store_all(other, entries[:-1])
            shorter = exported(other)
        for files, words in ((Files(place), ""), (NoArchive(), "it cannot be compared with what is archived")):
            store.archive_files = files
            result = Imported()
            import_tables(store, read_records(BufferedReader(BytesIO(shorter))), KEYS, result, unsigned=False)
            assert result.new == result.completed == 0
            assert [refused for refused, reason in result.refused if words in reason] == ([table] if words else [])
