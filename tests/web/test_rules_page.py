"""The rules in a real browser: at a clause, on a phone, and with the service gone."""

import pytest
from playwright.async_api import Page, expect

from tests.web.browser import NEEDED, PHONE

pytestmark = NEEDED

GAMES = {"tien_gow": "TG-9", "chuo_pai": "CP-11", "chan": "CH-15"}


@pytest.mark.parametrize(("game", "clause"), GAMES.items())
async def test_an_address_leads_to_a_clause_and_marks_it(page: Page, game: str, clause: str) -> None:
    await page.goto(f"/#/rules/{game}/{clause}")
    told = page.locator(".told.marked").first
    await expect(told).to_be_in_viewport()
    await expect(told).to_have_attribute("id", clause)
    await expect(told).to_be_focused()
    await expect(told.locator(".clauses")).to_have_text(clause)


@pytest.mark.parametrize("game", GAMES)
async def test_every_link_of_the_contents_leads_somewhere(page: Page, game: str) -> None:
    await page.goto(f"/#/rules/{game}")
    links = page.locator(".contents a, .all-clauses a")
    await expect(links.first).to_be_visible()
    for address in await links.evaluate_all("links => links.map(link => link.hash)"):
        await expect(page.locator(f'[id="{address.split("/")[-1]}"]')).to_have_count(1)


async def test_rules_are_read_without_the_service(page: Page) -> None:
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url) if request.method == "POST" else None)
    await page.goto("/#/rules/chan")
    await expect(page.locator(".contents")).to_be_visible()
    await page.context.set_offline(True)
    await page.locator(".contents").get_by_role("link", name="Bonuses").click()
    await expect(page.get_by_role("heading", name="Bonuses")).to_be_in_viewport()
    await page.locator(".all-clauses").get_by_role("link", name="CH-28").click()
    await expect(page.locator(".told.marked")).to_be_in_viewport()
    assert calls == []


@pytest.mark.parametrize("game", GAMES)
async def test_on_a_phone_no_rule_is_wider_than_the_screen_even_if_words_are_longer(page: Page, game: str) -> None:
    await page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    await page.goto(f"/#/rules/{game}")
    await expect(page.locator(".rules .text")).to_be_visible()
    await page.evaluate("""() => {
      const texts = document.createTreeWalker(document.querySelector(".rules"), NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(/[a-z]{5,}/gi, "$&ung");
    }""")
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
