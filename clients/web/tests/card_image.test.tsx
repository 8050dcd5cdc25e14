import { render } from "preact";
import { expect, test } from "vitest";
import { CardImage } from "../src/cards/CardImage";
import { totom } from "../src/cards/totom";

test("a card on the page is an image that says its name in its own language", () => {
  const root = document.createElement("div");
  render(<CardImage drawing={totom("9m")} label="Cửu Vạn, 9 of myriads" lang="vi" />, root);
  const image = root.querySelector("svg");
  expect(image?.getAttribute("role")).toBe("img");
  expect(image?.getAttribute("aria-label")).toBe("Cửu Vạn, 9 of myriads");
  expect(image?.getAttribute("lang")).toBe("vi");
  expect(image?.getAttribute("viewBox")).toBe("0 0 100 320");
  expect(image?.querySelector("title")?.textContent).toBe("Cửu Vạn, 9 of myriads");
  expect(image?.querySelectorAll("path").length).toBeGreaterThan(10);
});
