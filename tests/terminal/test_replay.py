"""Stepping through a recorded deal by keys."""

from cardavia.client import Catalogue, Client
from cardavia.terminal.replaying import ReplayApp, steps
from tests.terminal.conftest import SEED, screen


async def test_steps_forwards_and_backwards(client: Client, catalogue: Catalogue) -> None:
    table = await client.open("chan", seats=["greedy"] * 4, seed=SEED, listed=True)
    await (await client.spectate(table.table_id)).finished()
    found = await steps(client.log(table.table_id), catalogue)
    app = ReplayApp(found)
    async with app.run_test(size=(80, 24)) as pilot:
        assert f"Step 1 of {len(found)}" in screen(pilot)
        await pilot.press("right", "right")
        assert f"Step 3 of {len(found)}" in screen(pilot)
        await pilot.press("left")
        assert f"Step 2 of {len(found)}" in screen(pilot)
        await pilot.press("end")
        assert f"Step {len(found)} of" in screen(pilot)
        await pilot.press("right", "home", "left")
        assert "Step 1 of" in screen(pilot)
        await pilot.press("q")
