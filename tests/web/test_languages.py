"""Pages and tables in every language, on a laptop and on a phone: nothing is wider than the place that it has."""

import pytest
from playwright.async_api import Page, ViewportSize, expect

from cardavia.languages.tags import LANGUAGES
from cardavia.service.bootstrap import Running
from tests.web.browser import NEEDED, PHONE
from tests.web.places import GAMES, places, recorded, table

pytestmark = NEEDED

LAPTOP: ViewportSize = {"width": 1300, "height": 850}

TOO_WIDE = """() => {
  const wide = (node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1;
  const text = "button, summary, label, h1, h2, h3, h4, th, td, dt, dd, .plain, .make, .badge, .notice, .who, .moves";
  const found = [...document.querySelectorAll(text)].filter((node) => wide(node) && !node.matches(".hand *, .unseen"));
  const page = document.documentElement;
  return [...(wide(page) ? [page] : []), ...found].map((node) =>
    `${node.tagName}.${node.className}: ${node.scrollWidth} > ${node.clientWidth} ${node.innerText?.slice(0, 60)}`);
}"""
"""What is wider than the place that it has; cards of a hand reach under the next on purpose."""


async def speak(page: Page, tag: str) -> None:
    """Choose a language in the header, which an open dialog may cover."""
    await page.locator(".header-language select").evaluate(
        """(choice, tag) => {
            choice.value = tag;
            choice.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        tag,
    )
    await expect(page.locator("html")).to_have_attribute("lang", tag)


async def faults(page: Page, name: str) -> list[str]:
    """What is too wide where the page is now, in any language."""
    found = []
    for tag in LANGUAGES:
        await speak(page, tag)
        for size in (PHONE, LAPTOP):
            await page.set_viewport_size(size)
            found += [f"{name}, {tag}, {size['width']}: {each}" for each in await page.evaluate(TOO_WIDE)]
    await speak(page, "en")
    return found


@pytest.fixture(autouse=True)
async def still(page: Page) -> None:
    """A card that travels may be anywhere."""
    await page.emulate_media(reduced_motion="reduce")


async def test_every_page(page: Page) -> None:
    assert [fault async for name in places(page) for fault in await faults(page, name)] == []


async def test_recorded_deals(page: Page) -> None:
    assert [fault async for name in recorded(page) for fault in await faults(page, name)] == []


@pytest.mark.parametrize("game", GAMES)
async def test_every_state_of_a_table(server: Running, page: Page, game: str) -> None:
    states = table(page, server, game)
    assert [fault async for name in states for fault in await faults(page, name)] == []
