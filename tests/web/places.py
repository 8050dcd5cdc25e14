"""All places of the page, and the states of its tables, one after the other."""

from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import Page, expect

from cardavia.core.decks import DECKS
from cardavia.service.bootstrap import Running
from tests.web.browser import browsing
from tests.web.test_page import asked, join, opened, play

GAMES = ("tien_gow", "chuo_pai", "chan")
JOURNALS = Path(__file__).resolve().parents[1] / "journals" / "0.1.0"

ADDRESSES = {
    "home": "",
    "library": "#/library",
    **{f"library of {deck.name}": f"#/library/{deck.name}" for deck in DECKS},
    **{f"rules of {game}": f"#/rules/{game}" for game in GAMES},
    "nothing": "#/nowhere",
    "replay, no file": "#/replay",
    "verify, no file": "#/verify",
}
"""Places that an address alone leads to, by name."""


async def places(page: Page) -> AsyncIterator[str]:
    """Goes to each place that an address leads to, and to the settings; gives its name once it is there."""
    for name, address in ADDRESSES.items():
        await page.goto(f"/{address}")
        await expect(page.locator("h1").first).to_be_visible()
        await expect(page.locator("[aria-busy]")).to_have_count(0)
        yield name
    await page.goto("/")
    await page.locator(".header-tools > button").click()
    await expect(page.locator("dialog[open]")).to_be_visible()
    yield "settings"
    await page.keyboard.press("Escape")


async def recorded(page: Page) -> AsyncIterator[str]:
    """Goes through a recorded deal of each game, from a file: the list, the middle, the end and the checks."""
    for game in GAMES:
        await page.goto("/")
        await page.goto("/#/replay")
        await page.locator("input[type=file]").set_input_files(JOURNALS / f"{game}.cardavia")
        await expect(page.locator(".deals li").first).to_be_visible()
        if game == GAMES[0]:
            yield "replay, the deals of a file"
        await page.locator(".deals button").first.click()
        await expect(page.locator("[data-verdict]")).to_be_visible()
        await page.keyboard.press("End")
        await expect(page.locator(".settlement")).to_be_visible()
        yield f"replay of {game}, its end"
        for _ in range(12):
            await page.keyboard.press("ArrowLeft")
        yield f"replay of {game}, its middle"


async def table(page: Page, server: Running, game: str) -> AsyncIterator[str]:
    """Plays a deal of a game: waiting, asked, cards chosen, a claim window, its end."""
    people = ["", "", *(["greedy"] * (1 if game == "chuo_pai" else 2))]
    first = {"first": 2} if game == "chan" else {}
    friends = await opened(page, game, people, server.administrator_key, claims="sealed", **first)
    await join(page, friends, 0)
    await expect(page.locator(".waiting h2")).to_be_visible()
    yield f"{game}, waiting"
    if game == "chan":
        async with browsing(server.http_address) as friend:
            await join(friend, friends, 1)
            await expect(page.locator(".moves.claim")).to_be_visible()
            yield f"{game}, claim"
    alone = await opened(page, game, ["", *people[2:], "greedy"], claims="open")
    await join(page, alone, 0)
    await asked(page)
    yield f"{game}, asked"
    for _ in range(3):
        if question := await asked(page):
            await play(page, question)
    await asked(page)
    why = page.locator(".moves .why")
    for card in await page.locator(".hand button").all():
        await card.click()
        if await why.count():
            await why.click()
            break
    yield f"{game}, chosen"
    if await page.locator(".moves .back").count():
        await page.locator(".moves .back").click()
    while question := await asked(page):
        await play(page, question)
    yield f"{game}, over"
