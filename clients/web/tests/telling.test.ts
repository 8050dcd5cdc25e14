/** The folds that were recorded of real deals, told in words. */

import { fromJson, type JsonValue } from "@bufbuild/protobuf";
import { fold, type TableView, TableViewSchema, type Update, UpdateSchema } from "@cardavia/client";
import { beforeAll, describe, expect, test } from "vitest";
import chan from "../../typescript/tests/folds/chan.json" with { type: "json" };
import chuoPai from "../../typescript/tests/folds/chuo_pai.json" with { type: "json" };
import tienGow from "../../typescript/tests/folds/tien_gow.json" with { type: "json" };
import { need } from "../src/language/speaking";
import { layoutOf, sideOf } from "../src/table/layouts";
import { cardNames, Look, sorted } from "../src/table/look";
import { tellAll } from "../src/table/telling";

beforeAll(() => need("table", "cards", "playing"));

function told(recorded: unknown): { lines: string[]; last: Look } {
  const messages = recorded as JsonValue[];
  let view: TableView = fromJson(TableViewSchema, messages[0] ?? {});
  const lines: string[] = [];
  for (const message of messages.slice(1, -1)) {
    const update: Update = fromJson(UpdateSchema, message);
    view = fold(view, update);
    lines.push(...tellAll(update, new Look(view)));
  }
  return { lines, last: new Look(view) };
}

describe.each([
  ["tien_gow", tienGow],
  ["chuo_pai", chuoPai],
  ["chan", chan],
])("a deal of %s", (game, recorded) => {
  let lines: string[] = [];
  let last: Look;
  beforeAll(() => {
    ({ lines, last } = told(recorded));
  });

  test("is told in whole sentences", () => {
    for (const line of lines) expect(line).toMatch(/^[A-ZÀ-Ỹ].*[.!]$/u);
    expect(lines.join(" ")).not.toMatch(/undefined|NaN|\?/);
  });

  test("begins with the cards and ends with the scores", () => {
    expect(lines).toContain("The cards are dealt.");
    expect(lines.at(-2)).toMatch(/^The deal is settled: you/);
    expect(lines.at(-1)).toBe("The deal is over.");
  });

  test("is laid out: each place of it that has cards is shown somewhere", () => {
    const layout = layoutOf(game);
    const shown = new Set([...layout.front, ...layout.seat, ...layout.middle].map(({ zone }) => zone));
    const elsewhere = new Set([2, 5, 8]); // the hand, out of the deal, the stock
    for (const { place } of last.view.deal?.places ?? []) {
      const zone = place?.zone ?? 0;
      expect(shown.has(zone) || elsewhere.has(zone)).toBe(true);
    }
  });
});

test("one sits below, and the next to play on the side to which the game goes", () => {
  const sides = (recorded: unknown): string[] => {
    const { last } = told(recorded);
    return last.seats.map((seat) => sideOf(last, seat));
  };
  expect(sides(tienGow)).toEqual(["bottom", "right", "top", "left"]);
  expect(sides(chan)).toEqual(["bottom", "right", "top", "left"]);
  expect(sides(chuoPai)).toEqual(["bottom", "left", "right"]);
});

test("cards have their own names; where several have one, their pips tell them apart", () => {
  expect(cardNames("dominoes", [1, 1, 14, 15])).toBe("Heaven ×2, Eight 6-2, Eight 5-3");
  expect(cardNames("sichuan", [17])).toBe("Red Seven");
  expect(cardNames("to_tom", [48])).toBe("Bát Vạn");
});

test("a hand of Tổ Tôm stands by rank, so that pairs are together; others in the order of the list", () => {
  expect(sorted("to_tom", [59, 42, 49, 52])).toEqual([42, 52, 49, 59]);
  expect(sorted("dominoes", [12, 1, 3])).toEqual([1, 3, 12]);
});
