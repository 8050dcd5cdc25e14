"""Recorded deals in the page: gone through step by step, settled, shared, checked, and found tampered with."""

import asyncio
import base64
import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.async_api import Page, expect

from tests.stream.api import eventually
from tests.web.browser import NEEDED, PHONE

ROOT = Path(__file__).resolve().parents[2]
JOURNALS = ROOT / "tests" / "journals" / "0.1.0"
SEATS = {"tien_gow": 4, "chuo_pai": 3, "chan": 4}

pytestmark = NEEDED


async def call(page: Page, method: str, **request: Any) -> dict[str, Any]:
    """A call of the API as JSON."""
    response = await page.request.post(f"/cardavia.v1.{method}", data=request)
    assert response.ok, await response.text()
    answer: dict[str, Any] = await response.json()
    return answer


async def opened(page: Page, game: str, people: int = 0, **facts: Any) -> dict[str, Any]:
    """A listed table with a fair deal, whose first seats are people's."""
    seats = [""] * people + ["greedy"] * (SEATS[game] - people)
    request = {"requestId": uuid4().hex, "game": game, "seats": seats, "listed": True, "claims": "open"}
    return await call(page, "TableService/OpenTable", **request, **facts)


async def over(page: Page, table: str) -> int:
    """Wait until a table is at its end, and go there; gives its last revision.

    Whoever is there before is shown what is yet to come at a pace for people.
    """

    async def revision() -> int | None:
        view = (await call(page, "TableService/GetTable", tableId=table))["view"]
        return int(view["revision"]) if view["status"] == "over" else None

    last = await eventually(revision)
    await page.goto("/")
    await page.goto(f"/#/table/{table}")
    await expect(page.locator(".settlement")).to_be_visible()
    return last


async def deal(page: Page, game: str, least: int = 0) -> str:
    """The table of a deal that AI players have played to its end, in so many steps at least: some are over soon."""
    while True:
        table: str = (await opened(page, game))["tableId"]
        if await over(page, table) >= least:
            return table


async def step(page: Page) -> tuple[int, int]:
    """Which step is shown, of how many."""
    slider = page.get_by_role("slider")
    return int(await slider.input_value()) + 1, int(await slider.get_attribute("max") or 0) + 1


async def results(page: Page) -> dict[str, str]:
    """How each check went, once all are made."""
    await expect(page.locator("[data-verdict]")).to_be_visible()
    lines = await page.locator("[data-check]").evaluate_all(
        "lines => lines.map(line => [line.dataset.check, line.dataset.result])"
    )
    return dict(lines)


@pytest.mark.parametrize("game", list(SEATS))
async def test_a_deal_is_gone_through_by_keys_and_by_the_slider(page: Page, game: str) -> None:
    table = await deal(page, game, least=10)
    await page.goto(f"/#/replay/{table}")
    await expect(page.get_by_role("slider")).to_be_visible()
    at, count = await step(page)
    await expect(page.locator(".told")).to_contain_text("The cards are dealt.")
    assert count > at + 5
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    assert await step(page) == (at + 2, count)
    # All hands lie face up; to one seat only its own does.
    hands = page.locator(".place > .row")
    await expect(hands).to_have_count(SEATS[game])
    await page.get_by_label("Show").select_option("1")
    await expect(hands).to_have_count(1)
    await page.get_by_label("Show").select_option("all")
    await page.keyboard.press("End")
    await expect(page.locator(".settlement")).to_be_visible()
    await page.keyboard.press("ArrowLeft")
    assert await step(page) == (count - 1, count)
    await page.get_by_role("slider").fill("3")
    assert await step(page) == (4, count)
    await page.locator(".steps button").nth(1).click()
    assert await step(page) == (2, count)


async def test_a_deal_plays_by_itself_to_its_end(page: Page) -> None:
    table = await deal(page, "tien_gow", least=24)
    await page.goto(f"/#/replay/{table}/30")
    await expect(page.get_by_role("slider")).to_be_visible()
    at, count = await step(page)
    assert at > 20
    await page.get_by_label("Speed").select_option("fast")
    await page.locator("body").press("Space")
    await expect(page.get_by_role("slider")).to_have_value(str(count - 1), timeout=30_000)
    await expect(page.get_by_role("button", name="Play (Space)")).to_be_visible()


async def test_a_settlement_adds_up_to_nought(page: Page) -> None:
    for game in ("tien_gow", "chan"):
        table = await deal(page, game)
        await page.goto(f"/#/replay/{table}")
        await page.get_by_role("button", name="To the end (End)").click()
        rows = page.locator(".ledger tbody tr")
        if game == "tien_gow":
            await expect(rows).to_have_count(4)
            await expect(page.locator(".settlement .tallies li")).to_have_count(4)
        else:
            await expect(page.locator(".settlement h2")).to_be_visible()
        scores = [int(text.replace("−", "-")) for text in await rows.locator(".sum").all_inner_texts()]
        assert sum(scores) == 0
        for clause in await page.locator(".settlement a.clause").all():
            assert (await clause.get_attribute("href") or "").startswith(f"#/rules/{game}/")


async def test_a_link_leads_others_to_the_same_step(page: Page) -> None:
    table = await deal(page, "chuo_pai")
    await page.goto(f"/#/replay/{table}")
    await page.get_by_role("slider").fill("9")
    told = await page.locator(".told").inner_text()
    address = await page.get_by_label("The address of this step").input_value()
    await page.goto("/")
    await page.goto(address)
    await expect(page.locator(".told")).to_have_text(told, use_inner_text=True)
    assert (await step(page))[0] == 10


async def left(page: Page, **facts: Any) -> str:
    """The table of a deal at which this browser sat down; an AI player has gone on for it, to the end."""
    table = await opened(page, "tien_gow", people=1, **facts)
    name: str = table["tableId"]
    await page.goto(f"/#/join/{name}/0/{table['invitations'][0]}")
    await expect(page.locator(".hand")).to_be_visible()
    kept = await page.evaluate("JSON.parse(localStorage['cardavia.tables'])")
    await call(page, "TableService/LeaveSeat", tableId=name, token=kept[name]["seat"]["token"])
    await over(page, name)
    return name


async def test_a_fair_deal_is_sound_with_what_the_browser_saw_and_gave(page: Page) -> None:
    table = await left(page)
    await page.goto(f"/#/verify/{table}")
    found = await results(page)
    assert found == dict.fromkeys(("log", "secret", "shares", "own", "deal", "chain", "kept", "signature"), "good")
    await expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")


async def test_before_its_log_is_open_a_player_goes_through_what_he_saw(page: Page) -> None:
    table = await left(page, disclosure="release")
    await page.goto(f"/#/replay/{table}")
    await expect(page.get_by_text("You see what you saw")).to_be_visible()
    await expect(page.get_by_label("Show")).to_have_count(0)
    await expect(page.locator(".place > .row")).to_have_count(1)
    await page.keyboard.press("End")
    await expect(page.locator(".settlement")).to_be_visible()
    await page.goto(f"/#/verify/{table}")
    await expect(page.get_by_text("is not open yet")).to_be_visible()


async def test_what_the_browser_saw_tells_when_it_is_not_in_the_record(page: Page) -> None:
    table = await deal(page, "tien_gow")
    key = f"cardavia.heads.{table}"
    await page.wait_for_function("key => localStorage[key]", arg=key)
    await page.evaluate("key => { localStorage[key] = JSON.stringify({ ['ab'.repeat(32)]: 7 }) }", key)
    await page.goto("/")
    await page.reload()
    await page.goto(f"/#/verify/{table}")
    assert (await results(page))["kept"] == "fault"
    await expect(page.locator('[data-check="kept"]')).to_contain_text("your step 7")


async def saved(page: Page, table: str, folder: Path) -> Path:
    """The file of a deal, as the page gives it."""
    await page.goto(f"/#/replay/{table}")
    async with page.expect_download() as download:
        await page.get_by_role("button", name="Save as a file").click()
    path = folder / (await download.value).suggested_filename
    await (await download.value).save_as(path)
    return path


async def chosen(page: Page, path: Path) -> None:
    """Open a file in the page."""
    await page.goto("/")
    await page.goto("/#/replay")
    await page.locator("input[type=file]").set_input_files(path)


async def test_a_saved_file_is_sound_for_others_too_and_is_replayed_without_the_server(
    page: Page, tmp_path: Path
) -> None:
    table = await deal(page, "chan")
    path = await saved(page, table, tmp_path)
    assert path.name == f"chan-{table}.cardavia"
    keys = tmp_path / "keys.json"
    keys.write_text(await (await page.request.get("/keys")).text())
    verifier = [sys.executable, str(ROOT / "tools" / "verify_log.py"), "--keys", str(keys), str(path)]
    verified = await asyncio.to_thread(
        subprocess.run, verifier, capture_output=True, text=True, timeout=60, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, ""), verified.stdout
    asked: list[str] = []
    await chosen(page, path)
    page.on("request", lambda request: asked.append(request.url))
    found = await results(page)
    assert "fault" not in found.values()
    assert found["signature"] == "good"
    await page.keyboard.press("End")
    await expect(page.locator(".settlement, .replay-board").first).to_be_visible()
    assert [url for url in asked if "cardavia.v1" in url] == []


async def test_one_flipped_byte_in_a_file_is_found_and_named(page: Page, tmp_path: Path) -> None:
    table = await deal(page, "tien_gow")
    path = await saved(page, table, tmp_path)
    whole = gzip.decompress(path.read_bytes())
    for name, change in (("entry", whole.rindex(b"\x0a\x04over")), ("compressed", None)):
        broken = tmp_path / f"{name}.cardavia"
        if change is None:
            packed = bytearray(path.read_bytes())
            packed[len(packed) // 2] ^= 1
            broken.write_bytes(packed)
        else:
            flipped = bytearray(whole)
            flipped[change + 2] ^= 1  # "over" has another first letter
            broken.write_bytes(gzip.compress(flipped))
        await chosen(page, broken)
        if change is None:
            await expect(page.get_by_role("alert").first).to_contain_text("damaged at record")
        else:
            found = await results(page)
            assert found["signature"] == found["kept"] == "fault"
            assert found["file"] == "good"
            await expect(page.locator('[data-check="kept"]')).to_contain_text("changed after entry")


async def test_a_flipped_byte_in_json_lines_is_found_too(page: Page, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in (JOURNALS / "tien_gow.jsonl").read_text().splitlines()]
    begin = next(at for at, line in enumerate(lines) if line.get("entry", {}).get("revision") == "4")
    stored = bytearray(base64.b64decode(lines[begin]["entry"]["stored"]))
    stored[2] ^= 1
    lines[begin]["entry"]["stored"] = base64.b64encode(stored).decode()
    path = tmp_path / "tien_gow.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    await chosen(page, path)
    await expect(page.locator(".deals li")).to_have_count(4)
    await page.locator(".deals button").first.click()
    found = await results(page)
    assert found["signature"] == "fault"
    await expect(page.locator('[data-check="signature"]')).to_contain_text("entries 1 to")


async def test_keys_that_are_pasted_vouch_for_a_file_of_another_server(page: Page) -> None:
    await chosen(page, JOURNALS / "chuo_pai.cardavia")
    await page.locator(".deals button").first.click()
    assert (await results(page))["signature"] == "open"
    await page.locator(".checks summary").click()
    await page.locator(".checks textarea").fill((JOURNALS / "keys.json").read_text())
    await expect(page.locator('[data-check="signature"]')).to_have_attribute("data-result", "good")


async def test_what_is_no_file_of_deals_is_said_to_be_none(page: Page, tmp_path: Path) -> None:
    path = tmp_path / "letter.jsonl"
    path.write_text("Dear ada,\n")
    await chosen(page, path)
    await expect(page.get_by_role("alert")).to_contain_text("no file of deals")


async def test_on_a_phone_nothing_is_wider_than_the_screen(page: Page) -> None:
    await page.set_viewport_size({"width": PHONE["width"], "height": 844})
    for game in SEATS:
        await chosen(page, JOURNALS / f"{game}.cardavia")
        await expect(page.locator(".deals li").first).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        await page.locator(".deals button").first.click()
        await results(page)
        await page.keyboard.press("End")
        await expect(page.locator(".settlement")).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
