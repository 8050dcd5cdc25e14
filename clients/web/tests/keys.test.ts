import { expect, test } from "vitest";
import { actionOf } from "../src/table/keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  actionOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });

test.each([
  ["Enter", "play"],
  ["Escape", "clear"],
  ["3", 3],
  ["n", "no"],
  ["N", "no"],
  ["?", "help"],
  [" ", undefined],
  ["0", undefined],
])("%j does %j", (key, action) => {
  expect(press(key)).toBe(action);
});

test("keys of the browser are the browser's", () => {
  expect(press("n", { ctrlKey: true })).toBeUndefined();
  expect(press("1", { altKey: true })).toBeUndefined();
});
