"""`cardavia top`, against a real server and against figures of our own."""

import asyncio
from collections.abc import Mapping

import grpc
import pytest

from cardavia.service.cli.top import Labels, Reading, lines, quantile
from tests.cli.running import run
from tests.observing.looks import value
from tests.observing.test_metrics import look
from tests.stream.api import Api
from tests.stream.conftest import free_address, serving


def reading(at: float, **values: float | Mapping[str, float]) -> Reading:
    """Figures by name; those of a histogram by upper bounds."""
    found: dict[tuple[str, Labels], float] = {}
    for name, figure in values.items():
        for bound, count in figure.items() if isinstance(figure, Mapping) else [("", figure)]:
            found[name, (("le", bound),) if bound else ()] = float(count)
    return Reading(at, found)


async def test_a_running_service_is_shown_once_for_scripts() -> None:
    async with (
        serving(http="127.0.0.1:0") as server,
        grpc.aio.insecure_channel(server.grpc_address) as channel,
    ):
        api = Api(channel, server.administrator_key)
        table = await (await api.open("chan")).seated()
        watching = api.watch(table.id, table.tokens[0])
        await watching.until("decision")
        looking = asyncio.to_thread(run, "top", "--once", "--interval", "0.5", "--http", server.http_address)
        result, _ = await asyncio.gather(looking, table.play_out())
        text = await look(server)
        watching.cancel()
    assert (result.exit_code, result.stderr) == (0, "")
    shown = {line[:10].strip(): line[10:].split() for line in result.stdout.splitlines()}
    assert list(shown) == [
        *("moves", "commands", "decide", "append", "commits", "AI players"),
        *("refused", "streams", "watchers", "calls", "tables", "process"),
    ]
    assert shown["streams"][0] in ("1", "2")
    assert "Watch" in shown["streams"]
    assert shown["process"][1] == "CPU"
    assert float(shown["process"][2].replace(",", "")) > 10
    assert value(text, "cardavia_moves_total", game="chan") > 0


def test_rates_and_delays_are_those_between_two_looks() -> None:
    name = "cardavia_command_seconds_bucket"
    before = reading(10.0, cardavia_moves_total=100, **{name: {"0.001": 50, "0.002": 50, "+Inf": 50}})
    now = reading(12.0, cardavia_moves_total=300, **{name: {"0.001": 100, "0.002": 150, "+Inf": 150}})
    moves, commands, *_ = lines(before, now)
    assert moves.split() == ["moves", "100.0", "/s", "by", "AI", "players", "0.0", "/s"]
    assert commands.split() == ["commands", "p50", "1", "ms", "p99", "1.98", "ms"]


@pytest.mark.parametrize(("part", "expected"), [(0.25, 0.5), (0.5, 1.0), (0.75, 1.5), (1.0, 2.0), (0.0, 0.0)], ids=str)
def test_values_lie_evenly_in_their_bucket(part: float, expected: float) -> None:
    now = reading(1.0, x_bucket={"1": 2, "2": 4, "+Inf": 4})
    assert quantile("x", part, reading(0.0), now) == expected


def test_the_open_bucket_counts_as_its_lower_bound_and_no_values_have_no_quantile() -> None:
    now = reading(1.0, x_bucket={"1": 0, "2": 0, "+Inf": 3})
    assert quantile("x", 0.5, reading(0.0), now) == 2.0
    nothing = quantile("x", 0.5, now, now)
    assert nothing != nothing  # noqa: PLR0124  (NaN)


def test_a_service_that_started_again_in_between_shows_no_negative_rates() -> None:
    before, now = reading(0.0, cardavia_moves_total=100), reading(1.0, cardavia_moves_total=3)
    assert next(lines(before, now)).split()[:3] == ["moves", "0.0", "/s"]


def test_a_service_that_is_not_there_is_said() -> None:
    address = free_address()
    result = run("top", "--http", address)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"Error: http://{address}/metrics: [Errno 111] Connection refused\n"


async def test_an_address_that_has_no_figures_is_said() -> None:
    async with serving(http="127.0.0.1:0") as server:
        url = f"http://{server.http_address}/keys"
        result = await asyncio.to_thread(run, "top", "--once", "--http", url)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"Error: {url}/metrics: 404: not found\n"
