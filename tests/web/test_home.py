"""The home page, the library and the settings in a real browser."""

import pytest
from playwright.async_api import Page, expect

from cardavia.core.decks import DECKS, Deck
from cardavia.languages.sentences import language
from tests.web.browser import NEEDED, PHONE

pytestmark = NEEDED

PLACES = ("", *(f"#/library/{deck.name}" for deck in DECKS), "#/library", "#/nowhere")


async def speak(page: Page, tag: str) -> None:
    """Choose a language in the header, and wait until the page speaks it."""
    await page.locator(".header-language select").select_option(tag)
    await expect(page.locator("html")).to_have_attribute("lang", tag)


async def test_what_is_set_holds_at_once_and_is_kept_until_it_is_reset(page: Page) -> None:
    await page.goto("/")
    await page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    await panel.get_by_label("Grain").fill("80")
    await panel.get_by_label("Play it for me").check()
    await expect(page.locator("html")).to_have_attribute(
        "style", "--contrast: 50; --grain: 80; --warmth: 50; --card-size: 50;"
    )
    await page.keyboard.press("Escape")
    await expect(panel).to_be_hidden()
    await page.reload()
    await page.get_by_role("button", name="Settings").click()
    await expect(panel.get_by_label("Grain")).to_have_value("80")
    await expect(panel.get_by_label("Play it for me")).to_be_checked()
    await panel.get_by_role("button", name="Reset all settings").click()
    await expect(panel.get_by_label("Grain")).to_have_value("50")
    await expect(panel.get_by_label("Ask me")).to_be_checked()


async def test_the_language_of_the_header_is_spoken_at_once_and_after_a_reload(page: Page) -> None:
    await page.goto("/#/library/dominoes")
    for tag in ("fi", "zh"):
        await speak(page, tag)
        name = language(tag, "cards").say("deck-dominoes")
        await expect(page.get_by_role("heading", level=1)).to_have_text(name)
        await expect(page).to_have_title(f"{name} · Cardavia")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "zh")
    await expect(page.locator(".header-language select")).to_have_value("zh")


async def test_a_refusal_comes_in_the_language_of_the_page(page: Page) -> None:
    await page.goto("/#/join/nowhere/0/nothing")
    english = await page.get_by_role("alert").inner_text()
    await speak(page, "fi")
    await page.reload()
    await expect(page.get_by_role("alert")).to_have_text(language("fi", "errors").say("bad_table_id"))
    await expect(page.get_by_role("alert")).not_to_have_text(english)


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
async def test_every_card_is_in_the_library_with_its_own_name_in_its_own_language(page: Page, deck: Deck) -> None:
    await page.goto("/#/library")
    await page.get_by_role("main").get_by_role("link", name=deck.title).click()
    names = page.locator(".library-card strong")
    await expect(names).to_have_text([card.romanised for card in deck.cards])
    assert {await name.get_attribute("lang") for name in await names.all()} == {"vi" if deck.name == "to_tom" else "zh"}
    await expect(page.locator(".library-card svg.card")).to_have_count(len(deck.cards))


async def test_a_link_that_was_sent_leads_on_when_it_is_pasted(page: Page) -> None:
    await page.goto("/")
    field = page.get_by_label("Link", exact=True)
    await field.fill("hello")
    await field.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("This is no link of a table or of a deal.")
    await field.fill("https://example.org/#/library/to_tom")
    await field.press("Enter")
    await expect(page).to_have_title("Tổ Tôm · Cardavia")


async def test_an_address_that_leads_nowhere_says_so(page: Page) -> None:
    for place in ("/#/nowhere", "/#/library/nothing"):
        await page.goto(place)
        await expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    await page.get_by_role("link", name="All games", exact=True).click()
    await expect(page.get_by_role("button", name="Play against AI players")).to_have_count(3)


async def test_on_a_phone_no_page_is_wider_than_the_screen(page: Page) -> None:
    await page.set_viewport_size(PHONE)
    for place in PLACES:
        await page.goto(f"/{place}")
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
