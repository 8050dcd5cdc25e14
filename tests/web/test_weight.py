"""How much a browser loads until it shows a table to play at."""

import pytest
from playwright.async_api import Page, expect

from cardavia.service.bootstrap import Running
from tests.web.browser import NEEDED, browsing
from tests.web.places import GAMES
from tests.web.test_page import asked, sit_down

pytestmark = NEEDED

BOUND = 150_000
"""Bytes, compressed, with their headers."""

LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ name, transferSize }) => [name, transferSize])"""


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_playable_table_is_light(server: Running, game: str) -> None:
    question = None
    while question is None:  # a deal that is over before one is asked is none to play at
        async with browsing(server.http_address) as page:
            await sit_down(page, game)
            question = await asked(page)
            loaded = await page.evaluate(LOADED)
    assert len(loaded) > 10
    assert sum(size for _, size in loaded) <= BOUND, loaded
    art = [name for name, _ in loaded if any(pack in name for pack in ("sichuan_pictures", "totom_pictures"))]
    assert len(art) <= 1


async def test_what_a_table_takes_is_on_its_way_before_it_is_clicked_for(page: Page) -> None:
    await page.goto("/")
    await page.locator(".game").first.wait_for()
    await page.wait_for_load_state("networkidle")
    loaded = await page.evaluate(LOADED)
    for part in ("client", "table", "playing"):
        assert any(f"/{part}-" in name for name, _ in loaded), loaded
    named = await (await page.request.get("/")).text()
    assert all(f"/{part}-" in named for part in ("home", "client", "words"))


async def test_another_language_is_loaded_when_it_is_spoken(page: Page) -> None:
    names_of_cards = 'performance.getEntriesByType("resource").filter(({ name }) => name.includes("/cards-")).length'
    await page.goto("/")
    await page.locator(".game").first.wait_for()
    assert await page.evaluate(names_of_cards) == 1
    await page.locator(".header-language select").select_option("fi")
    await expect(page.locator("html")).to_have_attribute("lang", "fi")
    assert await page.evaluate(names_of_cards) == 2
