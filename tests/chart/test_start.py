"""What the chart does to pods, done to a real server: the test of the release, and keys from secrets."""

import asyncio
import os
import sys
from pathlib import Path

from click.testing import CliRunner

from cardavia.service.cli._main import cli
from tests.chart.rendering import CHART
from tests.stream.conftest import serving


async def test_the_test_of_a_release_plays_a_deal() -> None:
    script = str(CHART / "files" / "play_a_deal.py")
    async with serving() as server:
        played = await asyncio.create_subprocess_exec(
            sys.executable, script, server.grpc_address, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await played.communicate()
    assert played.returncode == 0
    assert said.startswith(b"A deal was played: [")


def mounted(secret: Path, at: Path) -> None:
    """Mount a secret as Kubernetes does: names that lead through `..data` to files of one moment."""
    at.mkdir(parents=True)
    moment = at / "..2026_11_30"
    secret.rename(moment)
    (at / "..data").symlink_to(moment.name)
    for file in moment.iterdir():
        (at / file.name).symlink_to(Path("..data", file.name))


async def test_keys_of_secrets_are_those_that_the_service_has(tmp_path: Path) -> None:
    """Made as docs/deploying.md says, and mounted as the chart does, below a directory of the pod."""
    made = tmp_path / "made"
    made.mkdir()
    assert CliRunner().invoke(cli, ["keys", "--rotate", "--data", str(made)]).exit_code == 0
    signing = (made / "signing" / "current").read_text()
    mounted(made / "signing", tmp_path / "data" / "signing")
    administrator = os.urandom(32).hex()
    (tmp_path / "data" / "token.key").write_text(f"{os.urandom(32).hex()}\n")
    (tmp_path / "data" / "administrator.key").write_text(f"{administrator}\n")
    async with serving(tmp_path / "data") as server:
        assert server.administrator_key == administrator
        told = CliRunner().invoke(cli, ["keys", "--data", str(tmp_path / "data")]).output
        assert server.tables.signer.public.hex() in told
    assert (tmp_path / "data" / "signing" / "current").read_text() == signing
