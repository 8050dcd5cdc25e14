import { expect, test } from "vitest";
import { follow, parse, route } from "../src/routes";

test.each([
  ["", "home"],
  ["#/", "home"],
  ["#", "home"],
  ["#/gallery", "gallery"],
  ["#/nowhere", "unknown"],
])("%j is %s", (hash, name) => {
  expect(parse(hash)).toEqual({ name });
});

test("the page follows its address until it is stopped", () => {
  const stop = follow();
  window.location.hash = "#/gallery";
  window.dispatchEvent(new Event("hashchange"));
  expect(route.value).toEqual({ name: "gallery" });
  stop();
  window.location.hash = "#/";
  window.dispatchEvent(new Event("hashchange"));
  expect(route.value).toEqual({ name: "gallery" });
});
