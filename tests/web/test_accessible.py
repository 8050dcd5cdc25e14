"""WCAG 2.2 AA, as far as axe can tell: on every page and in every state, dark and light, at each end of contrast."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from cardavia.service.bootstrap import Running
from tests.web.browser import NEEDED, PHONE, browsing
from tests.web.places import GAMES, places, recorded, table

AXE = Path(__file__).resolve().parents[2] / "clients/node_modules/axe-core/axe.min.js"

pytestmark = [*NEEDED, pytest.mark.skipif(not AXE.is_file(), reason="needs axe-core: npm ci in clients/")]

LOOK = """async ([surroundings, contrast, rules]) => {
  const root = document.documentElement;
  root.dataset.surroundings = surroundings;
  root.style.setProperty("--contrast", contrast);
  const found = await axe.run({ runOnly: rules, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => `${id}: ${html.slice(0, 160)} ${[...any, ...all, ...none][0]?.message}`));
}"""
ALL = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast"]}


LOOKS: list[list[Any]] = [
    ["light", "50", ALL],
    ["light", "0", COLOURS],
    ["light", "100", COLOURS],
    ["dark", "0", COLOURS],
    ["dark", "50", COLOURS],
    ["dark", "100", COLOURS],
]
"""Every rule once, and what the settings of colours change at each of them."""


async def faults(page: Page, looks: list[list[Any]] = LOOKS) -> list[str]:
    """What axe finds where the page is now."""
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    return [f"{look[:2]} {fault}" for look in looks for fault in await page.evaluate(LOOK, look)]


async def test_every_page(server: Running) -> None:
    async with browsing(server.http_address, bypass_csp=True) as page:
        found = {name: await faults(page) async for name in places(page)}
    assert {name: each for name, each in found.items() if each} == {}


async def test_recorded_deals(server: Running) -> None:
    async with browsing(server.http_address, bypass_csp=True) as page:
        found = {name: await faults(page) async for name in recorded(page)}
    assert {name: each for name, each in found.items() if each} == {}


async def test_every_page_on_a_phone(server: Running) -> None:
    async with browsing(server.http_address, bypass_csp=True, viewport=PHONE) as page:
        found = {name: await faults(page, LOOKS[:1]) async for name in places(page)}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("game", GAMES)
async def test_every_state_of_a_table(server: Running, game: str) -> None:
    async with browsing(server.http_address, bypass_csp=True) as page:
        found = {name: await faults(page) async for name in table(page, server, game)}
    assert {name: each for name, each in found.items() if each} == {}
