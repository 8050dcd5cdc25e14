import { expect, test } from "vitest";
import { pasted } from "../src/home/pasted";

test.each([
  ["https://example.org/#/join/t/2/i.j", "#/join/t/2/i.j"],
  ["  http://127.0.0.1:8080/#/table/t/watch \n", "#/table/t/watch"],
  ["#/replay/t", "#/replay/t"],
  ["0198c0de-7a3e-7000-8000-00000000002a", "#/replay/0198c0de-7a3e-7000-8000-00000000002a"],
])("%j leads to %s", (text, to) => {
  expect(pasted(text)).toBe(to);
});

test.each(["", "hello", "https://example.org/", "https://example.org/#/", "#/nowhere"])("%j leads nowhere", (text) => {
  expect(pasted(text)).toBeUndefined();
});
