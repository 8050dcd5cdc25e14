"""The examples of docs/api/http.md, each run as it stands there."""

import asyncio
import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from cardavia.service.bootstrap import Running
from tests.stream.api import PATIENCE, eventually, fresh

PAGE = Path(__file__).resolve().parents[2] / "docs/api/http.md"
EXAMPLES = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def curl() -> None:
    if shutil.which("curl") is None:
        pytest.skip("curl is not installed")


async def started(server: Running, example: str, **known: str) -> asyncio.subprocess.Process:
    text = example.replace("http://127.0.0.1:8080", f"http://{server.http_address}")
    return await asyncio.create_subprocess_exec(
        "sh", "-eu", "-c", text, stdout=asyncio.subprocess.PIPE, env=os.environ | known, start_new_session=True
    )


async def said(server: Running, example: str, **known: str) -> Any:
    """What an example prints."""
    process = await started(server, example, **known)
    printed, _ = await process.communicate()
    return json.loads(printed)


async def test_every_example_does_what_the_page_says(server: Running) -> None:
    games, open_, sit, look, move, watch, refused, close, health = EXAMPLES
    assert {game["name"] for game in (await said(server, games))["games"]} == {"chuo_pai", "tien_gow", "chan"}
    table = await said(server, open_, REQUEST_ID=fresh())
    at = {"TABLE": table["tableId"], "INVITATION": table["invitations"][0]}
    at["TOKEN"] = (await said(server, sit, **at))["token"]

    async def asked() -> Any:
        return (await said(server, look, **at)).get("decision")

    decision = await eventually(asked)
    at |= {"MOVE": json.dumps(decision["legal"][0]), "REVISION": decision["revision"]}
    assert int((await said(server, move, **at))["revision"]) == int(decision["revision"]) + 1

    watching = await started(server, watch, **at)
    assert watching.stdout is not None
    async with asyncio.timeout(PATIENCE):
        assert b'"view"' in await watching.stdout.readuntil(b"caughtUp")

    error = await said(server, refused)
    assert error["code"] == "invalid_argument"
    assert error["details"][0]["debug"]["reason"] == "BAD_REQUEST"
    assert await said(server, close, KEY=server.administrator_key, **at) == {}
    assert await said(server, health) == {"status": "SERVING"}

    os.killpg(watching.pid, 15)
    await watching.communicate()


def test_every_example_is_run() -> None:
    assert len(EXAMPLES) == 9
