"""How soon the page can be played at, over a slow line, and how long it keeps the browser busy while a deal is played.

Opens the built page in Chromium over a line of 1.6 Mbit/s with 150 ms there and back, an empty cache each time, and
measures from the address to the home page, and on to the first hand, which is clicked for at once. Then it plays a
whole deal of each game and lists how long the longest tasks of the page took: by the clock, and of the processor, which
does not count what else the machine does.

    python -m bench.page [--runs 5] [--slower 1]
"""

import argparse
import asyncio
import json
import statistics
import time

from playwright.async_api import Browser, Page, async_playwright

from tests.web.browser import CHROMIUM
from tests.web.conftest import serving
from tests.web.test_page import asked, play, sit_down

GAMES = ("tien_gow", "chuo_pai", "chan")
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""Bytes a second; the latency is there and back, in milliseconds."""
SIZES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .reduce((sum, { transferSize }) => sum + transferSize, 0)"""
SHOWN = """(selector) => new Promise((resolve) => {
    const look = () =>
        document.querySelector(selector)?.checkVisibility() ? resolve() : requestAnimationFrame(look);
    look();
})"""
"""Waits for the frame that shows it. (Playwright's own waiting comes to look twice a second, and finds it that late.)
"""


async def main() -> None:
    parser = argparse.ArgumentParser(description="The page over a slow line, and long tasks while it is played.")
    parser.add_argument("--runs", type=int, default=5, help="of which the median is shown")
    parser.add_argument("--slower", type=float, default=1, help="so many times slower a processor for the deals")
    options = parser.parse_args()
    async with serving() as service, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        base = f"http://{service.http_address}"
        print(f"{'game':<10} {'home, s':>8} {'asked, s':>9} {'bytes':>9}   medians of {options.runs}")
        for game in GAMES:
            runs = [await loaded(browser, base, game) for _ in range(options.runs)]
            home, table, size = (statistics.median(figures) for figures in zip(*runs, strict=True))
            print(f"{game:<10} {home:>8.2f} {table:>9.2f} {size:>9,.0f}", flush=True)
        print(f"\n{'game':<10} the longest tasks while a deal is played, ms: by the clock (of the processor)")
        for game in GAMES:
            tasks = sorted(await busy(browser, base, game, options.slower), reverse=True)[:8]
            print(
                f"{game:<10} " + ", ".join(f"{clock:.0f} ({processor:.0f})" for clock, processor in tasks), flush=True
            )
        await browser.close()


async def loaded(browser: Browser, base: str, game: str) -> tuple[float, float, float]:
    """Seconds to the home page; to the question, beside the time to click; bytes of both."""
    async with await browser.new_context(base_url=base) as context:
        page = await context.new_page()
        session = await context.new_cdp_session(page)
        await session.send("Network.enable")
        await session.send("Network.emulateNetworkConditions", LINE)
        began = time.perf_counter()
        await page.goto("/", wait_until="commit")
        button = f'.game[data-game="{game}"] .make'
        await page.evaluate(SHOWN, button)
        home = time.perf_counter() - began
        await page.locator(button).click()
        await page.evaluate(SHOWN, ".hand button, .hand li")
        return home, time.perf_counter() - began, float(await page.evaluate(SIZES))


async def busy(browser: Browser, base: str, game: str, slower: float) -> list[tuple[float, float]]:
    """How long each task of the page took while a deal was played to its end: by the clock, of the processor; in ms."""
    async with await browser.new_context(base_url=base) as context:
        page: Page = await context.new_page()
        await sit_down(page, game)
        session = await context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        await browser.start_tracing(page=page, categories=["toplevel"])
        while question := await asked(page):
            await play(page, question)
        events = json.loads(await browser.stop_tracing())["traceEvents"]
        mains = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
        tasks = [e for e in events if e["ph"] == "X" and "tdur" in e and (e["pid"], e["tid"]) in mains]
        return [(task["dur"] / 1000, task["tdur"] / 1000) for task in tasks]


if __name__ == "__main__":
    asyncio.run(main())
