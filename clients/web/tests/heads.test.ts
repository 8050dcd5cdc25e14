/** Heads that were seen are kept in the browser. */

import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.useFakeTimers();
});
const heads = () => import("../src/verify/heads");
const head = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

test("they are there after a reload, in the order of revisions, each once", async () => {
  const { keepHead } = await heads();
  for (const byte of [2, 1, 2]) keepHead("t", BigInt(byte), head(byte));
  vi.runAllTimers();
  vi.resetModules();
  const { headsKept } = await heads();
  expect(headsKept("t")).toEqual([1, 2].map((byte) => ({ revision: byte, head: `0${byte}`.repeat(32) })));
  expect(headsKept("another")).toEqual([]);
});

test("another head for the same revision is kept beside the first", async () => {
  const { headsKept, keepHead } = await heads();
  keepHead("t", 1n, head(1));
  keepHead("t", 1n, head(2));
  expect(headsKept("t").map(({ revision }) => revision)).toEqual([1, 1]);
});

test("the latest thirty tables are remembered", async () => {
  const { keepHead } = await heads();
  for (let table = 0; table < 35; table++) keepHead(`t${`${table}`.padStart(2, "0")}`, 1n, head(1));
  vi.runAllTimers();
  vi.resetModules();
  const { headsKept } = await heads();
  expect(headsKept("t04")).toEqual([]);
  expect(headsKept("t05")).toHaveLength(1);
});
