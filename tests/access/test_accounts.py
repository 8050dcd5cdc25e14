"""Service accounts: what their scopes let them do, and the file that they stand in."""

from pathlib import Path

import pytest

from cardavia.service.accounts import Account, read_accounts
from cardavia.service.bootstrap import Running
from cardavia.service.ids import KEY_BYTES, Keyring
from cardavia.v1 import tables_pb2 as pb
from tests.access.conftest import account, accounts_file, calling, key_of, opened, serving
from tests.stream.api import Api, failing

MANAGER, READER = "manage_tables", "read_results"


async def test_a_tournament_opens_seats_closes_and_reads_without_any_token(server: Running, api: Api) -> None:
    async with calling(server.grpc_address, key_of(MANAGER)) as backend:
        table = await opened(backend, people=2)
        for seat in range(2):
            request = pb.TakeSeatRequest(table_id=table.id, seat=seat)
            table.tokens[seat] = (await backend.tables.TakeSeat(request, metadata=backend.authorization)).token
        assert (await api.get(table.id, table.tokens[1])).view.viewer == 1, "the token is the player's to use"
        table.api = api
        await table.play_out(people=2)
        look = pb.GetTableRequest(table_id=table.id)
        view = (await backend.tables.GetTable(look, metadata=backend.authorization)).view
        assert view.status == "over"
        assert view.result.scores
        following = await backend.tables.NextDeal(pb.NextDealRequest(table_id=table.id), metadata=backend.authorization)
        close = pb.CloseTableRequest(table_id=following.table_id, reason="the final is over")
        await backend.tables.CloseTable(close, metadata=backend.authorization)


async def test_an_account_without_the_scope_needs_tokens_like_a_guest(server: Running) -> None:
    async with calling(server.grpc_address, key_of("none")) as account:
        table = await opened(account)
        close = pb.CloseTableRequest(table_id=table.id)
        call = account.tables.CloseTable(close, metadata=account.authorization)
        assert (await failing(call)).reason == "NOT_ALLOWED"
        await table.close(metadata=account.authorization)


async def test_a_reader_sees_what_spectators_see_and_nothing_else(server: Running, api: Api) -> None:
    table = await (await opened(api)).seated(1)
    async with calling(server.grpc_address, key_of(READER)) as reader:
        look = pb.GetTableRequest(table_id=table.id)
        seen = (await reader.tables.GetTable(look, metadata=reader.authorization)).view
        assert seen == (await api.get(table.id, table.opened.spectator_invitation)).view
        assert not seen.HasField("viewer")


async def test_whose_a_table_is_survives_a_restart_and_another_account_of_the_name_has_it(tmp_path: Path) -> None:
    path, data = accounts_file(tmp_path), tmp_path / "data"
    async with serving(accounts=path, data=data) as service, calling(service.grpc_address, key_of(MANAGER)) as backend:
        table = await opened(backend)
    async with serving(accounts=path, data=data) as service, calling(service.grpc_address, key_of(MANAGER)) as backend:
        table.api = backend
        await table.close("", metadata=backend.authorization)


async def test_the_owner_s_token_of_one_table_is_good_for_no_other_of_the_account(server: Running) -> None:
    async with calling(server.grpc_address, key_of(MANAGER)) as backend, calling(server.grpc_address) as guest:
        first, second = await opened(backend), await opened(backend)
        second.api = guest
        assert (await failing(second.close(first.opened.owner_token))).reason == "NOT_ALLOWED"


async def test_accounts_of_the_data_directory_are_read(tmp_path: Path) -> None:
    accounts_file(tmp_path)
    async with serving(data=tmp_path) as service, calling(service.grpc_address, key_of(MANAGER)) as backend:
        table = await opened(backend)
        await table.close("", metadata=backend.authorization)


def test_an_owner_s_id_tells_nobody_but_the_server_whose_it_is() -> None:
    keys, others = Keyring(b"k" * KEY_BYTES), Keyring(b"o" * KEY_BYTES)
    owners = [keys.owner("ada"), keys.owner("ada"), keys.owner("bo"), keys.owner("")]
    assert len({len(owner) for owner in owners}) == 1
    assert len(set(owners)) == 4
    assert [keys.owns("ada", owner) for owner in owners] == [True, True, False, False]
    assert not any(others.owns("ada", owner) for owner in owners)
    for strange in ("", "x", "x" * 22, owners[0][:-1], owners[0] + "x", "ü" * 44):
        assert not keys.owns("ada", strange)


async def test_a_file_has_accounts_by_the_hash_of_their_keys(tmp_path: Path) -> None:
    accounts = read_accounts(accounts_file(tmp_path, account("ada", ["choose_cards"])), "secret")
    assert await accounts.find(key_of("ada")) == Account("ada", frozenset({"choose_cards"}))
    administrator = await accounts.find("secret")
    assert administrator is not None
    assert administrator.administrator
    for key in ("", "x", key_of("bo"), "ü", "a.b.c"):
        assert await accounts.find(key) is None
    assert await read_accounts(None).find("") is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x", "Expected"),
        ("[[acount]]", "acount"),
        ("[[account]]", "needs a name"),
        ('[[account]]\nname = "administrator"', "no name"),
        ('[[account]]\nname = "a/b"', "no name"),
        ('[[account]]\nname = "a\\nb"', "no name"),
        ('[[account]]\nname = "ada"', "key_sha256"),
        ('[[account]]\nname = "ada"\nkey_sha256 = "secret"', "key_sha256"),
        (account("ada", ["everything"]), "everything"),
    ],
)
def test_a_file_with_something_wrong_is_refused_with_its_name(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "accounts.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=said) as raised:
        read_accounts(path)
    assert str(path) in str(raised.value)
