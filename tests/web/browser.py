"""The built page in a real browser."""

import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, async_playwright, expect

from cardavia.service.web._site import FOLDER
from tests.stream.api import PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PHONE: ViewportSize = {"width": 390, "height": 844}

NEEDED = [
    pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium"),
    pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="needs the built page: make web"),
]
"""Marks of tests in a browser."""
expect.set_options(timeout=PATIENCE * 1000)  # five seconds are soon over where other tests run beside these

REFUSED = "Failed to load resource: the server responded with a status of 4"
"""How the console tells of a refusal."""


@asynccontextmanager
async def browsing(address: str, allowed: Sequence[str] = (), **context: Any) -> AsyncIterator[Page]:
    """A page of a service in which nothing may go wrong; the console may tell what is `allowed`.

    `context` is as Playwright's `new_page`.
    """
    wrong: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = await browser.new_page(base_url=f"http://{address}", **context)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        yield page
        await browser.close()
    assert [text for text in wrong if not any(each in text for each in (REFUSED, *allowed))] == []
