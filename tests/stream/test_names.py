"""PlayerService: names stand beside the log, are their players' own, and can be deleted."""

from pathlib import Path
from typing import Any
from uuid import UUID

import grpc
import pytest
from structlog.testing import capture_logs

from cardavia.service import observability
from cardavia.service.bootstrap import DATABASE, Running
from cardavia.service.journal import Journal, JournalFailed
from cardavia.v1 import players_pb2, tables_pb2
from tests.stream.api import Api, Table, ends, failing, whole_log
from tests.stream.conftest import serving

ADA, BO = "ada of the tests", "bo of the tests"


async def set_name(table: Table, name: str, seat: int = 0, token: str | None = None) -> str:
    token = table.tokens[seat] if token is None else token
    request = players_pb2.SetNameRequest(table_id=table.id, token=token, name=name)
    return (await table.api.players.SetName(request)).name


async def delete_name(api: Api, player: str, token: str = "", key: str = "") -> None:
    request = players_pb2.DeleteNameRequest(player_id=player, token=token)
    metadata = (("authorization", f"Bearer {key}"),) if key else ()
    await api.players.DeleteName(request, metadata=metadata)


async def player(table: Table, seat: int = 0) -> str:
    """The opaque id of who sits there."""
    return (await table.api.get(table.id, table.opened.owner_token)).view.seats[seat].player


async def test_a_seat_names_its_player_and_everybody_may_ask(stored: Api) -> None:
    table = await (await stored.open(people=2)).seated(2)
    ada, bo = await player(table, 0), await player(table, 1)
    assert await stored.names(ada, bo) == {}
    assert await set_name(table, ADA) == ADA
    assert await set_name(table, BO, seat=1) == BO
    assert await stored.names(ada, bo, "nobody", ada) == {ada: ADA, bo: BO}
    assert await set_name(table, "Ada") == "Ada"
    assert await stored.names(ada) == {ada: "Ada"}
    assert await set_name(table, "") == ""
    assert await stored.names(ada, bo) == {bo: BO}
    assert await stored.names() == {}


async def test_a_player_keeps_his_name_in_the_next_deal(api: Api) -> None:
    table = await (await api.open()).seated()
    await set_name(table, ADA)
    await table.play_out()
    following = await table.next_deal(table.tokens[0])
    request = tables_pb2.TakeSeatRequest(table_id=following, seat=0, invitation=table.tokens[0])
    taken = await api.tables.TakeSeat(request)
    assert await api.names(taken.player) == {taken.player: ADA}


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  ada\t", "ada"),
        ("Bo\u0302\u0301", "Bố"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("牌九", "牌九"),
        ("[b]ada[/b]", "[b]ada[/b]"),
        ("\U0001f0a1" * 32, "\U0001f0a1" * 32),
        (" " * 40 + "a", "a"),
    ],
)
async def test_a_name_is_normalised_and_trimmed(stored: Api, name: str, kept: str) -> None:
    table = await (await stored.open()).seated()
    assert await set_name(table, name) == kept
    assert await stored.names(await player(table)) == {await player(table): kept}


@pytest.mark.parametrize(
    "name",
    [
        *("x" * 33, " ", "\n", "a\nb", "a\rb", "a\tb", "a\0b", "\x1b[31mada", "a\x7f", "a\x9bb"),
        *("a\u2028b", "\u202eada", "a\u2066b", "a\u200fb", "a\u200bb", "a\u00a0b", "\ufeffada", "\ue000", "\U0010ffff"),
    ],
    ids=ascii,
)
async def test_what_is_no_name_is_refused_and_the_old_one_stays(api: Api, name: str) -> None:
    table = await (await api.open()).seated()
    await set_name(table, ADA)
    error = await failing(set_name(table, name))
    assert (error.code, error.reason, error.fields) == (grpc.StatusCode.INVALID_ARGUMENT, "BAD_REQUEST", ["name"])
    assert await api.names(await player(table)) == {await player(table): ADA}


async def test_only_the_seat_names_its_player(api: Api) -> None:
    table = await (await api.open(people=2)).seated(2)
    other = await (await api.open()).seated()
    opened = table.opened
    for token in ("", "junk", opened.owner_token, opened.spectator_invitation, opened.invitations[0], other.tokens[0]):
        assert (await failing(set_name(table, ADA, token=token))).reason == "BAD_TOKEN"
    assert await api.names(await player(table, 0), await player(table, 1)) == {}
    request = players_pb2.SetNameRequest(table_id="nowhere", token=table.tokens[0], name=ADA)
    assert (await failing(api.players.SetName(request))).fields == ["table_id"]


async def test_who_left_his_seat_cannot_set_a_name_there_but_can_delete_his_own(api: Api) -> None:
    table = await (await api.open(people=2)).seated()
    ada, token = await player(table), table.tokens[0]
    await set_name(table, ADA)
    await table.leave()
    assert (await failing(set_name(table, BO))).reason == "BAD_TOKEN"
    await delete_name(api, ada, token)
    assert await api.names(ada) == {}


async def test_an_administrator_deletes_any_name_and_others_only_their_own(api: Api, server: Running) -> None:
    table = await (await api.open(people=2)).seated(2)
    ada, bo = await player(table, 0), await player(table, 1)
    await set_name(table, ADA)
    for token in ("", "junk", table.tokens[1], table.opened.owner_token):
        assert (await failing(delete_name(api, ada, token))).reason == "NOT_ALLOWED"
    assert (await failing(delete_name(api, ada, key="guess"))).reason == "BAD_TOKEN"
    assert (await failing(delete_name(api, "", key=server.administrator_key))).fields == ["player_id"]
    assert await api.names(ada) == {ada: ADA}
    for _ in range(2):
        await delete_name(api, ada, key=server.administrator_key)
    assert await api.names(ada, bo) == {}
    await delete_name(api, "nobody", key=server.administrator_key)


async def test_a_hundred_names_at_once_and_no_more(api: Api) -> None:
    assert await api.names(*map(str, range(100))) == {}
    assert (await failing(api.names(*map(str, range(101))))).fields == ["player_ids"]


async def received(table: Table, token: str) -> bytes:
    """All bytes of what a viewer is sent of an ended table, from its beginning."""
    watching = table.api.watch(table.id, token, after=0)
    while not ends(await watching.next()):
        pass
    watching.cancel()
    return b"".join(item.SerializeToString() for item in watching.items)


async def test_no_name_comes_into_the_log_or_what_viewers_get_of_it_or_the_server_s_own_notes() -> None:
    observability.configure(json=False, level="debug")  # whoever makes the service looks how much is logged
    async with serving() as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        with capture_logs() as notes:
            table = await api.open(people=2)
            for seat, name in enumerate((ADA, BO)):
                await table.sit(seat)
                await set_name(table, name, seat=seat)
            assert await api.names(await player(table)) == {await player(table): ADA}
            await failing(set_name(table, f"{ADA}\0"))
            await table.play_out(people=2)
        entries = await service.tables.journal.read(UUID(table.id))
        summary = await service.tables.journal.summary(UUID(table.id))
        log = await whole_log(api, table.id)
        seen = [await received(table, token) for token in (*table.tokens.values(), table.opened.spectator_invitation)]
        everything = b"".join(
            (*(entry.state for entry in entries), *(batch.SerializeToString() for batch in log), *seen)
        )
        everything += repr((notes, summary)).encode()
        assert len(entries) > 20
        assert len(log) >= 1
        assert any("SetName" in note.get("method", "") for note in notes)
        assert b"of the tests" not in everything


async def test_a_deleted_name_is_in_no_file_of_the_server_though_the_deal_can_still_be_read(tmp_path: Path) -> None:
    data = tmp_path / "data"

    def kept() -> bytes:
        return b"".join(file.read_bytes() for file in sorted(data.rglob("*")) if file.is_file())

    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        api = Api(channel, service.administrator_key)
        table = await api.open(people=2)
        for seat, name in enumerate((ADA, BO)):
            await table.sit(seat)
            await set_name(table, name, seat=seat)
        await table.play_out(people=2)
        ada, bo = await player(table, 0), await player(table, 1)
        log = await whole_log(api, table.id)
        assert ADA.encode() in kept()
        await delete_name(api, ada, key=service.administrator_key)
        assert ADA.encode() not in kept()
        assert await api.names(ada, bo) == {bo: BO}
        assert await whole_log(api, table.id) == log
    assert (data / DATABASE).exists()
    assert ADA.encode() not in kept()
    assert BO.encode() in kept()
    async with serving(data) as service, grpc.aio.insecure_channel(service.grpc_address) as channel:
        assert await Api(channel, service.administrator_key).names(ada, bo) == {bo: BO}


async def test_a_storage_that_fails_is_told(api: Api, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await (await api.open()).seated()

    async def fail(*_: Any) -> None:
        raise JournalFailed("the disk is full")

    monkeypatch.setattr(Journal, "set_name", fail)
    monkeypatch.setattr(Journal, "names", fail)
    for call in (
        set_name(table, ADA),
        delete_name(api, await player(table), table.tokens[0]),
        api.names("a"),
    ):
        error = await failing(call)
        assert (error.code, error.reason) == (grpc.StatusCode.UNAVAILABLE, "STORAGE_FAILED")
    assert server.tables
