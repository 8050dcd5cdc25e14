"""Where archives are: directories and object stores; files that are missing, damaged, too long, or another table's."""

import gzip
import os
import stat
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from uuid import UUID

import pytest

from cardavia.service.archive import Files, Place, place_at
from cardavia.service.archive import _places as places_module
from cardavia.service.archive import _reading as reading_module
from cardavia.service.journal import Append, Archived, ArchiveFailed, ArchivingStore, NoArchive, SqliteStore
from tests.archive.archives import archive, files_of, filled, seen
from tests.archive.objects import Bucket, bucket


@pytest.fixture
def sqlite(tmp_path: Path, place: Place) -> Iterator[ArchivingStore]:
    """A store that reads from the directory; which store it is makes no difference here."""
    with closing(SqliteStore(tmp_path / "cardavia.sqlite3", synchronous="NORMAL")) as store:
        store.archive_files = Files(place)
        yield store


@pytest.fixture
def s3(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bucket]:
    with bucket(monkeypatch) as served:
        yield served


def read_anew(store: ArchivingStore, place: Place, table: UUID) -> int:
    """How many entries are read of a table, with nothing remembered."""
    store.archive_files = Files(place)
    return len(store.read(table, 0, None))


class TestDirectories:
    def test_files_are_their_owners_alone(self, sqlite: ArchivingStore, place: Place, root: Path) -> None:
        filled(sqlite)
        archive(sqlite, place)
        (file,) = files_of(root)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        for directory in (root, file.parent, file.parent.parent):
            assert stat.S_IMODE(directory.stat().st_mode) == 0o700

    def test_a_file_is_below_the_day_on_which_its_table_ended(
        self, sqlite: ArchivingStore, place: Place, root: Path
    ) -> None:
        ((table, entries),) = filled(sqlite).items()
        archive(sqlite, place)
        (file,) = files_of(root)
        assert str(file.parent.relative_to(root)) == "2023/11/14"
        assert file.name.startswith(f"{table}-{len(entries)}-")

    def test_a_file_is_on_the_disk_with_its_name_before_anything_is_forgotten(
        self, sqlite: ArchivingStore, place: Place, root: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        filled(sqlite)
        synced: list[int] = []
        fsync = os.fsync

        def syncs(file: int) -> None:
            fsync(file)
            synced.append(os.fstat(file).st_ino)

        def step(what: str) -> None:
            if what == "written":
                (file,) = files_of(root)
                assert synced[-2:] == [file.stat().st_ino, file.parent.stat().st_ino]
                assert {path.stat().st_ino for path in (root.parent, root, *file.parents[1:3])} <= set(synced)

        monkeypatch.setattr(os, "fsync", syncs)
        assert archive(sqlite, place, step=step).tables == 1

    def test_one_that_cannot_be_written_ends_the_command_and_loses_nothing(
        self, sqlite: ArchivingStore, root: Path
    ) -> None:
        ((table, entries),) = filled(sqlite).items()
        root.write_text("a file where the directory should be")
        with pytest.raises(OSError, match="archive"):
            archive(sqlite, place_at(root.as_uri()))
        assert sqlite.archived(table) is None
        assert len(sqlite.read(table, 0, None)) == len(entries)


class TestObjectStores:
    def test_a_bucket_is_an_archive(self, sqlite: ArchivingStore, s3: Bucket) -> None:
        place = place_at("s3://tables/deals/of")
        made = filled(sqlite, 2)
        before = {table: seen(sqlite, entries) for table, entries in made.items()}
        sqlite.archive_files = Files(place)
        assert archive(sqlite, place).failed == []
        assert sorted(path.rpartition("/")[0] for path in s3.objects) == ["/tables/deals/of/2023/11/14"] * 2
        sqlite.archive_files = Files(place)
        assert {table: seen(sqlite, entries) for table, entries in made.items()} == before

    @pytest.mark.parametrize("status", [403, 400])
    def test_one_that_refuses_is_told_of_and_nothing_is_lost(
        self, status: int, sqlite: ArchivingStore, s3: Bucket
    ) -> None:
        place = place_at("s3://tables")
        ((table, entries),) = filled(sqlite).items()
        s3.broken = status
        with pytest.raises(OSError, match="s3://tables: "):
            archive(sqlite, place)
        assert len(sqlite.read(table, 0, None)) == len(entries)
        s3.broken = 0
        archive(sqlite, place)
        s3.broken = status
        with pytest.raises(ArchiveFailed, match="in the archive s3://tables cannot be read: ") as told:
            read_anew(sqlite, place, table)
        assert "\n" not in str(told.value)
        s3.broken = 0
        assert read_anew(sqlite, place, table) == len(entries)

    def test_an_object_that_is_gone_is_missing(self, sqlite: ArchivingStore, s3: Bucket) -> None:
        place = place_at("s3://tables")
        (table,) = filled(sqlite)
        archive(sqlite, place)
        s3.objects.clear()
        with pytest.raises(ArchiveFailed, match="is missing in the archive s3://tables"):
            read_anew(sqlite, place, table)


@pytest.mark.parametrize(
    "url", ["", "archive", "file:archive", "file://host/archive", "http://host/x", "s3://", "s3://a:secret@b/c"]
)
def test_what_is_no_url_of_an_archive_is_refused_without_saying_it(url: str) -> None:
    with pytest.raises(ValueError, match=r"an archive is named by a URL such as") as told:
        place_at(url)
    assert "secret" not in str(told.value)


class TestFilesInTrouble:
    """Each is told with the file's name and what is wrong, and gives nothing of the table."""

    @pytest.fixture
    def made(self, sqlite: ArchivingStore, place: Place) -> list[tuple[UUID, list[Append]]]:
        made = list(filled(sqlite, 2).items())
        archive(sqlite, place)
        return made

    def of(self, root: Path, table: UUID) -> Path:
        return next(file for file in files_of(root) if str(table) in file.name)

    def told(self, store: ArchivingStore, place: Place, table: UUID) -> str:
        with pytest.raises(ArchiveFailed) as error:
            read_anew(store, place, table)
        assert f"table {table}: 2023/11/14/{table}-" in str(error.value)
        return str(error.value)

    def test_missing(
        self, sqlite: ArchivingStore, place: Place, root: Path, made: list[tuple[UUID, list[Append]]]
    ) -> None:
        (one, _), (other, entries) = made
        self.of(root, one).unlink()
        assert f"is missing in the archive {root}" in self.told(sqlite, place, one)
        assert read_anew(sqlite, place, other) == len(entries)

    def test_damaged_anywhere(
        self, sqlite: ArchivingStore, place: Place, root: Path, made: list[tuple[UUID, list[Append]]]
    ) -> None:
        (table, entries), _ = made
        file, harmless = self.of(root, table), set[int]()
        whole = file.read_bytes()
        for at in range(0, len(whole), max(1, len(whole) // 60)):
            file.write_bytes(whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :])
            with suppress(ArchiveFailed):
                assert read_anew(sqlite, place, table) == len(entries)
                harmless.add(at)
        assert harmless <= set(range(10))  # of gzip's header, where some bytes say nothing

    @pytest.mark.parametrize("part", [0, 1, 50, -1])
    def test_cut_off(
        self, part: int, sqlite: ArchivingStore, place: Place, root: Path, made: list[tuple[UUID, list[Append]]]
    ) -> None:
        (table, _), _ = made
        file = self.of(root, table)
        file.write_bytes(file.read_bytes()[:part])
        assert "is damaged" in self.told(sqlite, place, table)

    def test_well_made_of_other_entries(
        self, sqlite: ArchivingStore, place: Place, root: Path, made: list[tuple[UUID, list[Append]]]
    ) -> None:
        """Whoever can write the archive, and makes a good file, does not make another history."""
        (table, entries), _ = made
        file = self.of(root, table)
        data = gzip.decompress(file.read_bytes())
        state = entries[3].state
        changed = data.replace(state, state[:-1] + bytes([state[-1] ^ 1]))
        assert changed != data
        file.write_bytes(gzip.compress(changed))
        assert "its entries are not those that were archived" in self.told(sqlite, place, table)

    def test_another_tables(
        self, sqlite: ArchivingStore, place: Place, root: Path, made: list[tuple[UUID, list[Append]]]
    ) -> None:
        (table, _), (other, _) = made
        self.of(root, table).write_bytes(self.of(root, other).read_bytes())
        assert "it does not hold this table" in self.told(sqlite, place, table)

    def test_too_long(
        self,
        sqlite: ArchivingStore,
        place: Place,
        made: list[tuple[UUID, list[Append]]],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(places_module, "MAX_FILE_BYTES", 100)
        assert "it has more than" in self.told(sqlite, place, made[0][0])

    def test_no_archive_was_named(self, sqlite: ArchivingStore, made: list[tuple[UUID, list[Append]]]) -> None:
        sqlite.archive_files = NoArchive()
        with pytest.raises(ArchiveFailed, match="is in the archive, and no archive is named; --archive URL names it"):
            sqlite.read(made[0][0], 0, None)

    def test_a_file_that_is_written_badly_is_found_before_anything_is_forgotten(
        self, sqlite: ArchivingStore, place: Place
    ) -> None:
        class Forgetful:
            """Says that it has written, and keeps the half."""

            def read(self, name: str) -> bytes:
                return place.read(name)

            def write(self, name: str, data: bytes) -> None:
                place.write(name, data[: len(data) // 2])

        ((table, entries),) = filled(sqlite, seed=9).items()
        ((failed, reason),) = archive(sqlite, Forgetful()).failed
        assert failed == table
        assert "is damaged" in reason
        sqlite.archive_files = None
        assert len(sqlite.read(table, 0, None)) == len(entries)


def test_only_the_tables_read_last_are_remembered(
    sqlite: ArchivingStore, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[str] = []

    class Counting:
        def read(self, name: str) -> bytes:
            reads.append(name)
            return place.read(name)

        def write(self, name: str, data: bytes) -> None:
            raise NotImplementedError

    one, other, third = filled(sqlite, 3)
    archive(sqlite, place)
    size = max(sum(len(entry.state) for entry in sqlite.read(table, 0, None)) for table in (one, other, third))
    monkeypatch.setattr(reading_module, "KEPT_BYTES", 2 * size)
    sqlite.archive_files = Files(Counting())
    for table in (one, one, other, one, third, one, other):
        for after in range(0, 20, 5):
            assert len(sqlite.read(table, after, 5)) == 5
    assert [UUID(name.rpartition("/")[2][:36]) for name in reads] == [one, other, third, other]


def test_names_tell_the_entries_apart() -> None:
    table = UUID(int=1)
    names = {
        reading_module.name_of(table, 0, revision, head)
        for revision in (1, 2)
        for head in (bytes(32), b"\1" + bytes(31))
    }
    assert len(names) == 4
    assert Archived(table, 1, bytes(32), min(names), 0).name.startswith("1970/01/01/")
