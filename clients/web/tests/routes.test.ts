import { expect, test } from "vitest";
import { follow, hash, parse, route } from "../src/routes";

test.each([
  ["", "home"],
  ["#/", "home"],
  ["#", "home"],
  ["#/gallery", "unknown"],
  ["#/nowhere", "unknown"],
  ["#/table", "unknown"],
  ["#/join/t/x/i", "unknown"],
  ["#/%E0%A4%A", "home"],
])("%j is %s", (hash, name) => {
  expect(parse(hash)).toEqual({ name });
});

test.each([
  ["#/table/t", { name: "table", id: "t", invitation: "" }],
  ["#/table/t/watch.me", { name: "table", id: "t", invitation: "watch.me" }],
  ["#/join/t/2/a%2Fb", { name: "join", id: "t", seat: 2, invitation: "a/b" }],
  ["#/library", { name: "library", deck: "" }],
  ["#/library/to_tom", { name: "library", deck: "to_tom" }],
  ["#/rules/tien_gow", { name: "rules", game: "tien_gow", at: "" }],
  ["#/rules/tien_gow/TG-6", { name: "rules", game: "tien_gow", at: "TG-6" }],
  ["#/replay/t", { name: "replay", id: "t", entry: 0 }],
  ["#/replay/t/17", { name: "replay", id: "t", entry: 17 }],
  ["#/replay/t/x", { name: "replay", id: "t", entry: 0 }],
  ["#/replay", { name: "replay", id: "", entry: 0 }],
  ["#/verify/t", { name: "verify", id: "t" }],
])("%j is a place", (hash, route) => {
  expect(parse(hash)).toEqual(route);
});

test("a hash is read as it was written", () => {
  expect(parse(hash("join", "t", 2, "a/b"))).toEqual({ name: "join", id: "t", seat: 2, invitation: "a/b" });
});

test("the page follows its address until it is stopped", () => {
  const stop = follow();
  window.location.hash = "#/library";
  window.dispatchEvent(new Event("hashchange"));
  expect(route.value).toEqual({ name: "library", deck: "" });
  stop();
  window.location.hash = "#/";
  window.dispatchEvent(new Event("hashchange"));
  expect(route.value).toEqual({ name: "library", deck: "" });
});
