import { expect, test } from "vitest";
import { clockTime } from "../src/table/Clock";

test.each([
  [0, "0:00"],
  [-3, "0:00"],
  [9.9, "0:09"],
  [65, "1:05"],
  [3600, "60:00"],
])("%d seconds are %s", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
