"""The built page in a real browser: a whole deal by clicking, and by the keyboard alone."""

from contextlib import suppress

from playwright.async_api import Error, Locator, Page, expect

from tests.web.browser import NEEDED, PHONE

pytestmark = NEEDED


async def sit_down(page: Page, game: str) -> None:
    """From the home page to a seat, in one click."""
    await page.goto("/")
    await page.locator(f'.game[data-game="{game}"]').get_by_role("button", name="Play against AI players").click()
    await expect(page.locator(".hand")).to_be_visible()


async def asked(page: Page) -> Locator | None:
    """What is asked next, the others' moves shown without a pause; None once the deal is settled."""
    question, settlement, faster = (
        page.locator(".moves[data-revision]"),
        page.locator(".settlement"),
        page.get_by_role("button", name="Faster"),
    )
    while True:
        await expect(question.or_(settlement).or_(faster).first).to_be_visible()
        if await settlement.count():
            return None
        if await question.count():
            return question
        with suppress(Error):  # they may have moved before it was clicked
            await faster.click(timeout=1000)


async def play(page: Page, question: Locator) -> None:
    """Choose cards until they are a move, and make it."""
    revision = await question.get_attribute("data-revision")
    make = question.locator(".make")
    while not await make.count():
        await page.locator(".hand button:not(.chosen):not(.out)").first.click()
    await make.first.click()
    await page.locator(f'.moves[data-revision="{revision}"]').wait_for(state="detached")


async def test_a_whole_deal_of_tien_gow_by_clicking(page: Page) -> None:
    await sit_down(page, "tien_gow")
    await expect(page.locator(".hand li")).to_have_count(8)
    while question := await asked(page):
        await play(page, question)
    scores = [int(text.replace("−", "-")) for text in await page.locator(".scores td").all_inner_texts()]
    assert len(scores) == 4
    assert sum(scores) == 0
    await expect(page.locator(".log li").first).to_have_text("The deal is over.")
    await page.get_by_role("button", name="Next deal").click()
    await expect(page.locator(".hand li")).to_have_count(8)


async def test_who_reloads_the_page_has_his_seat_his_hand_and_what_happened(page: Page) -> None:
    await sit_down(page, "chuo_pai")
    question = await asked(page)
    assert question is not None
    before = await page.locator(".hand button").evaluate_all("cards => cards.map(card => card.textContent)")
    told = await page.locator(".log li").all_inner_texts()
    await page.reload()
    await expect(page.locator(".moves[data-revision]")).to_be_visible()
    assert await page.locator(".hand button").evaluate_all("cards => cards.map(card => card.textContent)") == before
    assert await page.locator(".log li").all_inner_texts() == told


async def test_a_move_that_the_rules_forbid_is_explained_with_its_clause(page: Page) -> None:
    await sit_down(page, "tien_gow")
    assert await asked(page) is not None
    why = page.get_by_role("button", name="Why not")
    for card in await page.locator(".hand button").all():
        await card.click()
        if await why.count():
            break
    await why.click()
    await expect(page.get_by_role("alert").locator(".clause")).to_contain_text("TG-")
    await expect(page.locator(".moves[data-revision]")).to_be_visible()


async def test_on_a_phone_nothing_is_wider_than_the_screen(page: Page) -> None:
    await page.set_viewport_size(PHONE)
    for game in ("tien_gow", "chuo_pai", "chan"):
        await sit_down(page, game)
        await asked(page)
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


async def test_a_deal_by_the_keyboard_alone(page: Page) -> None:
    await page.goto("/")
    await page.locator('.game[data-game="tien_gow"]').get_by_role("button").first.focus()
    await page.keyboard.press("Enter")
    while question := await asked(page):
        revision = await question.get_attribute("data-revision")
        if not await question.locator(".make").count():
            await page.locator(".hand button").first.focus()
            while not await question.locator(".make").count():
                if await page.locator(".hand button:focus:not(.chosen):not(.out)").count():
                    await page.keyboard.press("Space")
                await page.keyboard.press("ArrowRight")
        # Tab goes from the hand to the moves.
        while not await page.locator(".moves .make:focus").count():
            await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await page.locator(f'.moves[data-revision="{revision}"]').wait_for(state="detached")
    await expect(page.locator(".settlement")).to_be_visible()
