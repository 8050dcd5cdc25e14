"""The administrators' listener: channelz is there, for administrators alone, and nowhere else."""

from pathlib import Path

import grpc
import pytest
from grpc_channelz.v1 import channelz_pb2, channelz_pb2_grpc
from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc

from cardavia.v1 import catalog_pb2
from tests.access.conftest import accounts_file, bearing, calling, key_of, serving
from tests.stream.api import failing


async def test_an_administrator_sees_servers_and_others_see_nothing(tmp_path: Path) -> None:
    async with (
        serving(admin="127.0.0.1:0", accounts=accounts_file(tmp_path)) as service,
        calling(service.grpc_address) as api,
        grpc.aio.insecure_channel(service.admin_address) as channel,
    ):
        await api.catalog.ListGames(catalog_pb2.ListGamesRequest())
        stub = channelz_pb2_grpc.ChannelzStub(channel)
        request = channelz_pb2.GetServersRequest(start_server_id=0)
        answer = await stub.GetServers(request, metadata=bearing(service.administrator_key))
        assert any(server.data.calls_started for server in answer.server)
        for key, reason in (("", "NOT_ALLOWED"), (key_of("manage_tables"), "NOT_ALLOWED"), ("junk", "BAD_TOKEN")):
            assert (await failing(stub.GetServers(request, metadata=bearing(key)))).reason == reason
            ask = channelz_pb2.GetSocketRequest(socket_id=1)
            assert (await failing(stub.GetSocket(ask, metadata=bearing(key)))).reason == reason


async def test_the_listener_of_all_has_no_channelz_and_that_of_administrators_no_tables() -> None:
    async with serving(admin="127.0.0.1:0") as service:
        key = bearing(service.administrator_key)
        async with calling(service.grpc_address) as api, grpc.aio.insecure_channel(service.grpc_address) as channel:
            assert api
            stub = channelz_pb2_grpc.ChannelzStub(channel)
            with pytest.raises(grpc.aio.AioRpcError) as raised:
                await stub.GetServers(channelz_pb2.GetServersRequest(), metadata=key)
            assert raised.value.code() == grpc.StatusCode.UNIMPLEMENTED
        async with calling(service.admin_address, service.administrator_key) as api:
            with pytest.raises(grpc.aio.AioRpcError) as raised:
                await api.catalog.ListGames(catalog_pb2.ListGamesRequest(), metadata=key)
            assert raised.value.code() == grpc.StatusCode.UNIMPLEMENTED


async def test_the_listener_describes_itself() -> None:
    async with serving(admin="127.0.0.1:0") as service, grpc.aio.insecure_channel(service.admin_address) as channel:
        stub = reflection_pb2_grpc.ServerReflectionStub(channel)
        call = stub.ServerReflectionInfo(iter([reflection_pb2.ServerReflectionRequest(list_services="")]))
        answer = await call.read()
        names = {service.name for service in answer.list_services_response.service}
        assert names == {"grpc.channelz.v1.Channelz", "grpc.reflection.v1alpha.ServerReflection"}


async def test_it_is_off_unless_it_is_asked_for() -> None:
    async with serving() as service:
        assert service.admin_address == ""
