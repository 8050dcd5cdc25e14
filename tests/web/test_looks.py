"""What the page's own drawings look like, beside pictures of how they did: cards on each table, and no words.

Words are left out, since fonts differ from one machine to the next. After a change that is meant, look at the new
pictures, and keep them: CARDAVIA_KEEP_LOOKS=1 python -m pytest tests/web/test_looks.py
"""

import base64
import os
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.web.browser import NEEDED

pytestmark = NEEDED

LOOKS = Path(__file__).parent / "looks"
KEEP = os.environ.get("CARDAVIA_KEEP_LOOKS") == "1"
MOST = 0.01
"""The part of all pixels that may differ; browsers smooth edges differently."""

COMPARE = """async ([one, other]) => {
  const [left, right] = await Promise.all([one, other].map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  if (left.width !== right.width || left.height !== right.height) return 1;
  let differ = 0;
  for (let at = 0; at < left.data.length; at += 4) {
    if ([0, 1, 2].some((each) => Math.abs(left.data[at + each] - right.data[at + each]) > 48)) differ += 1;
  }
  return differ / (left.width * left.height);
}"""
"""Which part of the pixels of two pictures differs by more than a fifth."""


@pytest.mark.parametrize("game", ["chuo_pai", "tien_gow", "chan"])
async def test_cards_on_their_table_look_as_they_did(page: Page, game: str) -> None:
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    await page.goto("/")
    fan = page.locator(f'.game[data-game="{game}"] .card-fan')
    await expect(fan.locator("img, svg").first).to_be_visible()
    shot = await fan.screenshot(animations="disabled")
    kept = LOOKS / f"{game}.png"
    if KEEP:
        kept.write_bytes(shot)
    pictures = [base64.b64encode(each).decode() for each in (shot, kept.read_bytes())]
    assert await page.evaluate(COMPARE, pictures) <= MOST
