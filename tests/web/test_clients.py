"""The client of docs/clients.md, put together from its parts, plays deals as the page says; its examples run."""

import asyncio
import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from cardavia.service.bootstrap import Running
from tests.stream.api import eventually, fresh
from tests.web.conftest import serving
from tests.web.http import say

PAGE = (Path(__file__).resolve().parents[2] / "docs/clients.md").read_text(encoding="utf-8")


def parts(language: str) -> list[str]:
    """The examples in a language, as they stand on the page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


async def printed(*command: str, **known: str) -> Any:
    """What a program prints, read as JSON."""
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env=os.environ | known
    )
    said, wrong = await process.communicate()
    assert process.returncode == 0, wrong.decode()
    return json.loads(said)


def program(folder: Path) -> str:
    """The whole client, in a file."""
    path = folder / "client.ts"
    path.write_text("\n".join(parts("ts")), encoding="utf-8")
    return str(path)


async def watched(server: Running) -> bool:
    """Whether somebody watches a table."""
    return server.tables.watched > 0


NODE = str(Path(sys.executable).parent / "node")
"""That of the package; a system's own may be too old to read TypeScript."""

node = pytest.mark.skipif(not Path(NODE).exists(), reason="needs Node")


def places(view: Any) -> set[tuple[Any, ...]]:
    """What lies where, in no order."""
    return {
        (place["place"]["zone"], place["place"].get("seat"), *sorted(place.get("cards", [])), place.get("hidden", 0))
        for place in view["deal"]["places"]
    }


@node
@pytest.mark.parametrize("game", ["tien_gow", "chuo_pai"])
async def test_the_client_plays_a_deal_and_its_fold_is_the_servers_view(
    server: Running, tmp_path: Path, game: str
) -> None:
    address = f"http://{server.http_address}"
    deal = await printed(NODE, program(tmp_path), SERVER=address, GAME=game)
    asked = {"tableId": deal["tableId"], "token": deal["token"]}
    view = (await say(server.http_address, "TableService/GetTable", asked)).json["view"]
    assert deal["view"]["status"] == view["status"] == "over"
    assert deal["view"]["result"] == view["result"]
    assert deal["view"]["revision"] == view["revision"]
    assert places(deal["view"]) == places(view)


@node
async def test_the_client_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as first:
        address = first.http_address
        playing = asyncio.create_task(printed(NODE, program(tmp_path), SERVER=f"http://{address}", GAME="chuo_pai"))
        await eventually(lambda: watched(first))
    async with serving(tmp_path, http=address):
        assert (await playing)["view"]["status"] == "over"


@pytest.mark.skipif(shutil.which("curl") is None, reason="needs curl")
async def test_the_examples_for_a_shell(server: Running) -> None:
    opening, sitting = parts("sh")
    known = {"SERVER": f"http://{server.http_address}", "REQUEST_ID": fresh()}
    table = await printed("sh", "-euc", opening, **known)
    at = {"TABLE": table["tableId"], "INVITATION": table["invitations"][0]}
    assert (await printed("sh", "-euc", sitting, **known, **at))["token"]
