"""The built page in a real browser: a whole deal by clicking, and by the keyboard alone."""

import asyncio
import base64
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Error, Locator, Page, expect

from cardavia.service.bootstrap import Running
from tests.stream.api import SEED
from tests.web.browser import NEEDED, PHONE, browsing
from tests.web.conftest import serving

pytestmark = NEEDED


async def sit_down(page: Page, game: str) -> None:
    """From the home page to a seat, in one click. In Chan one deal in 200 is over before one is asked."""
    await page.goto("/")
    await page.locator(f'.game[data-game="{game}"]').get_by_role("button", name="Play against AI players").click()
    await expect(page.locator(".hand, .settlement").first).to_be_visible()


async def asked(page: Page) -> Locator | None:
    """What is asked next, the others' moves shown without a pause; None once the deal is settled."""
    question, settlement, faster = (
        page.locator(".moves[data-revision]"),
        page.locator(".settlement"),
        page.locator("button.faster"),
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


async def scores(page: Page) -> list[int]:
    """The scores of all seats, from the settlement."""
    return [int(text.replace("−", "-")) for text in await page.locator(".scores").first.locator("td").all_inner_texts()]


async def hand(page: Page) -> list[str | None]:
    """The cards of one's hand by name, as they are heard."""
    return [await card.get_attribute("aria-label") for card in await page.locator(".hand button").all()]


CARDS = {"tien_gow": 8, "chuo_pai": 20, "chan": 19}
"""So many cards one holds at least when a deal begins; in Chuo Pai 28, of which up to eight are a bonus (CP-4)."""


@pytest.mark.parametrize("game", CARDS)
async def test_a_whole_deal_by_clicking(page: Page, game: str) -> None:
    await sit_down(page, game)
    assert await page.locator(".hand li").count() >= CARDS[game] or await page.locator(".settlement").count()
    while question := await asked(page):
        await play(page, question)
    assert len(await scores(page)) == (3 if game == "chuo_pai" else 4)
    assert sum(await scores(page)) == 0 or game == "chuo_pai"
    await expect(page.locator(".log li").first).to_have_text("The deal is over.")
    address = page.url
    await page.get_by_role("button", name="Next deal").click()
    await expect(page).not_to_have_url(address)
    await expect(page.locator(".hand, .settlement").first).to_be_visible()


async def test_who_reloads_the_page_has_his_seat_his_hand_and_what_happened(page: Page) -> None:
    await sit_down(page, "chuo_pai")
    question = await asked(page)
    assert question is not None
    before = await hand(page)
    told = await page.locator(".log li").all_inner_texts()
    await page.reload()
    await expect(page.locator(".moves[data-revision]")).to_be_visible()
    assert await hand(page) == before
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
    clause = page.get_by_role("alert").get_by_role("link")
    await expect(clause).to_contain_text("TG-")
    assert (await clause.get_attribute("href") or "").startswith("#/rules/tien_gow/TG-")
    await expect(page.locator(".moves[data-revision]")).to_be_visible()


async def test_on_a_phone_nothing_is_wider_than_the_screen(page: Page) -> None:
    await page.set_viewport_size(PHONE)
    for game in ("tien_gow", "chuo_pai", "chan"):
        await sit_down(page, game)
        await asked(page)
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


async def test_a_deal_by_the_keyboard_alone(page: Page) -> None:
    """Nothing is focused by the test: where the focus is, and stays, is the page's part."""
    await page.goto("/")
    await page.locator('.game[data-game="tien_gow"]').get_by_role("button").first.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".hand button").first).to_be_focused()
    while question := await asked_by_keys(page):
        revision = await question.get_attribute("data-revision")
        await page.keyboard.press("Home")
        while not await question.locator(".make").count():
            if await page.locator(".hand button:focus:not(.chosen):not(.out)").count():
                await page.keyboard.press("Space")
            else:
                await page.keyboard.press("ArrowRight")
        await page.keyboard.press("1")
        await page.locator(f'.moves[data-revision="{revision}"]').wait_for(state="detached")
    await expect(page.locator(".settlement")).to_be_focused()


async def asked_by_keys(page: Page) -> Locator | None:
    """As `asked`, with the key for those who are in a hurry."""
    question, settlement = page.locator(".moves[data-revision]"), page.locator(".settlement")
    while True:
        if await settlement.count():
            return None
        if await question.count():
            await expect(page.locator(".playing :focus")).to_have_count(1)
            return question
        await page.keyboard.press("f")
        await page.evaluate("() => new Promise(requestAnimationFrame)")


async def test_what_happens_and_whose_turn_it_is_can_be_heard(page: Page) -> None:
    await sit_down(page, "tien_gow")
    question = await asked(page)
    assert question is not None
    await expect(page.locator('[aria-live="assertive"]')).to_have_text(await question.locator(".ask b").inner_text())
    await play(page, question)
    await asked(page)
    heard = page.locator('.heard[aria-live="polite"]')
    await expect(heard).to_contain_text(await page.locator(".log li").first.inner_text())
    await expect(page.get_by_role("region", name="Seat 1. hand:")).to_be_visible()


async def test_the_keys_are_explained_and_the_focus_comes_back(page: Page) -> None:
    await sit_down(page, "tien_gow")
    assert await asked(page) is not None
    await page.locator(".hand button").first.focus()
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_be_hidden()
    await expect(page.locator(".hand button").first).to_be_focused()
    await page.keyboard.press("l")
    await expect(page.locator(".log")).to_be_focused()


async def test_forced_moves_are_made_for_who_wants_that(page: Page) -> None:
    await page.add_init_script("""localStorage["cardavia.settings"] ??= '{"forced": "play"}'""")
    await sit_down(page, "tien_gow")
    while question := await asked(page):
        # In one look: a move that is made by itself is gone at any time.
        found = await page.evaluate("""() => {
            const moves = document.querySelector(".moves[data-revision]");
            return moves && [moves.dataset.revision, moves.innerText.includes("Your only move")];
        }""")
        if found is None:
            continue
        revision, forced = found
        if forced:
            await page.locator(f'.moves[data-revision="{revision}"]').wait_for(state="detached")
        else:
            await play(page, question)


async def test_a_deal_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    """What is chosen stays chosen, one is told of the loss and of its end, and the deal is played to its end."""
    async with serving(tmp_path) as service:
        address = service.http_address
        browser = browsing(address, ["ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "status of 503"])
        page = await browser.__aenter__()
        await sit_down(page, "tien_gow")
        assert await asked(page) is not None
        await page.locator(".hand button:not(.out)").first.click()
        chosen = await page.locator(".hand button.chosen").get_attribute("aria-label")
    await expect(page.get_by_text("The connection is lost")).to_be_visible()
    async with serving(tmp_path, http=address):
        await expect(page.get_by_text("The connection is lost")).to_be_hidden()
        assert await page.locator(".hand button.chosen").get_attribute("aria-label") == chosen
        while question := await asked(page):
            await play(page, question)
        await browser.__aexit__(None, None, None)


@pytest.mark.parametrize("motion", ["on", "off"])
async def test_cards_are_seen_to_travel_unless_motion_is_off(page: Page, motion: str) -> None:
    await page.add_init_script(f"""localStorage["cardavia.settings"] ??= '{{"motion": "{motion}"}}'""")
    await page.add_init_script("""
        window.moved = new Set();
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            for (const frame of frames) for (const name of Object.keys(frame)) window.moved.add(name);
            return animate.call(this, frames, options);
        };
    """)
    await sit_down(page, "chuo_pai")
    for _ in range(2):
        if question := await asked(page):
            await play(page, question)
    moved = set(await page.evaluate("[...window.moved]"))
    assert moved <= {"transform", "opacity"}
    assert bool(moved) == (motion == "on")


SEEDED = {"seeded": {"seed": base64.b64encode(SEED).decode()}}
"""Cards that are always the same: in Chan a deal of others may be over before anybody is asked."""


async def opened(page: Page, game: str, seats: list[str], key: str = "", **more: Any) -> dict[str, Any]:
    """A table with its secrets, opened as any program would; with an administrator's key, of SEEDED cards."""
    source = {"source": SEEDED} if key else {}
    body = {"requestId": secrets.token_hex(16), "game": game, "seats": seats, **source, **more}
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    response = await page.request.post("/cardavia.v1.TableService/OpenTable", data=body, headers=headers)
    table: dict[str, Any] = await response.json()
    return table


async def join(page: Page, table: dict[str, Any], seat: int) -> None:
    await page.goto(f"/#/join/{table['tableId']}/{seat}/{table['invitations'][seat]}")


async def to_the_end(page: Page) -> None:
    while question := await asked(page):
        await play(page, question)


async def test_friends_play_a_deal_and_go_on_at_the_same_table(server: Running, page: Page) -> None:
    table = await opened(page, "tien_gow", ["", "", "greedy", "greedy"])
    async with browsing(server.http_address) as friend, browsing(server.http_address) as spectator:
        await join(page, table, 0)
        await expect(page.get_by_role("heading", name="Waiting for 1 player")).to_be_visible()
        await join(friend, table, 1)
        await spectator.goto(f"/#/table/{table['tableId']}/{table['spectatorInvitation']}")
        await expect(spectator.get_by_text("You watch.")).to_be_visible()
        await asyncio.gather(to_the_end(page), to_the_end(friend))
        assert await scores(page) == await scores(friend)
        await page.get_by_role("button", name="Next deal").click()
        await friend.get_by_role("button", name="To the next deal").click()
        await expect(page.locator(".hand")).to_be_visible()
        await expect(friend.locator(".hand")).to_be_visible()
        assert page.url == friend.url


async def test_a_claim_is_asked_for_without_haste_and_declined_by_one_key(server: Running, page: Page) -> None:
    seats = ["", "", "greedy", "greedy"]
    table = await opened(page, "chan", seats, server.administrator_key, claims="sealed", first=2)
    async with browsing(server.http_address) as friend:
        await join(page, table, 0)
        await join(friend, table, 1)
        claim = page.locator(".moves.claim")
        await expect(claim).to_contain_text("claim")
        await expect(claim).to_contain_text("no answer is no claim")
        await page.keyboard.press("n")
        await expect(claim).to_be_hidden()


async def test_clocks_an_absent_player_and_a_deal_that_is_voided_are_shown(server: Running, page: Page) -> None:
    clocks = {"moveTime": "60000000", "reserve": "300000000"}
    table = await opened(page, "tien_gow", ["", "", "greedy", "greedy"], **clocks)
    async with browsing(server.http_address) as friend:
        await join(page, table, 0)
        await join(friend, table, 1)
        own, ai = page.locator(".seat.own"), page.locator('.seat[data-seat="2"]')
        await expect(own.get_by_role("timer")).to_contain_text("Reserve: 5:00")
        await expect(ai.get_by_role("timer")).to_be_hidden()
        kept = await page.evaluate("id => JSON.parse(localStorage['cardavia.tables'])[id].seat", table["tableId"])
        of_table = {"tableId": table["tableId"]}
        await page.request.post("/cardavia.v1.TableService/LeaveSeat", data={**of_table, "token": kept["token"]})
        await expect(friend.locator('.seat[data-seat="0"]')).to_contain_text("played by an AI")
        await page.get_by_role("button", name="Play yourself again").click()
        await expect(page.get_by_role("button", name="Play yourself again")).to_be_hidden()
        await expect(friend.locator('.seat[data-seat="0"]')).not_to_contain_text("played by an AI")
        closing = {**of_table, "token": table["ownerToken"], "reason": "It is late."}
        await page.request.post("/cardavia.v1.TableService/CloseTable", data=closing)
        await expect(page.locator(".settlement")).to_contain_text("It is late.")
