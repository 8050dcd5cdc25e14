"""How tables are shared out over replicas."""

from uuid import UUID

from hypothesis import given
from hypothesis import strategies as st

from cardavia.service.cluster import home

IDS = st.sets(st.uuids(), min_size=1, max_size=6)


@given(IDS, st.uuids(), st.uuids())
def test_a_replica_that_comes_or_goes_changes_only_what_is_its_own(ids: set[UUID], other: UUID, table: UUID) -> None:
    assert home(table, ids | {other}) in (home(table, ids), other)


@given(IDS, st.uuids())
def test_every_replica_finds_the_same_whatever_their_order(ids: set[UUID], table: UUID) -> None:
    assert home(table, sorted(ids)) == home(table, sorted(ids, reverse=True))


def test_tables_are_shared_out_evenly() -> None:
    replicas = [UUID(int=number) for number in range(4)]
    homes = [home(UUID(int=number << 64), replicas) for number in range(4000)]
    assert all(800 < homes.count(replica) < 1200 for replica in replicas)
