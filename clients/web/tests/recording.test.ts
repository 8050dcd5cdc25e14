/** Recorded deals, gone through as each seat saw them and with all hands. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFile, Zone } from "@cardavia/client";
import { describe, expect, test } from "vitest";
import { type Recording, recording } from "../src/replay/recording";
import { stepsOf } from "../src/replay/telling";
import { balances } from "../src/settlement/points";
import { Look } from "../src/table/look";
import { signed } from "../src/table/words";

const JOURNALS = join(__dirname, "../../../tests/journals/0.1.0");
const RESULTS = JSON.parse(readFileSync(join(JOURNALS, "results.json"), "utf-8"));

describe.each(["tien_gow", "chuo_pai", "chan"])("%s", async (game) => {
  const { tables } = await readFile(new Blob([readFileSync(join(JOURNALS, `${game}.cardavia`))]));
  const deals = tables.map(recording);
  const over = deals.filter(({ status }) => status === "over");
  const last = (deal: Recording, eyes: number | "all") => deal.view(deal.entries.length, eyes);

  test("ends for everybody as it was played", () => {
    expect(over.length).toBeGreaterThan(3);
    for (const deal of over) {
      for (const eyes of ["all", 0, 1, 2] as const) {
        expect(last(deal, eyes)?.result?.scores).toEqual(RESULTS[deal.tableId].scores);
      }
    }
  });

  test("shows all hands from the deal on, to a seat its own alone", () => {
    for (const deal of over) {
      const begun = stepsOf(deal, "all").find(({ entry }) => deal.view(entry, "all")?.deal)?.entry ?? 0;
      const all = new Look(deal.view(begun, "all") ?? fail());
      const one = new Look(deal.view(begun, 1) ?? fail());
      for (const seat of all.seats) {
        expect(all.hidden(Zone.HAND, seat)).toBe(0);
        expect(all.cards(Zone.HAND, seat).length).toBe(one.size(Zone.HAND, seat));
        expect(one.hidden(Zone.HAND, seat) > 0).toBe(seat !== 1);
      }
    }
  });

  test("is the same however one came to a step", () => {
    const [deal = fail()] = over;
    const again = recording(tables[deals.indexOf(deal)] ?? fail());
    const steps = stepsOf(deal, 0);
    const forwards = steps.map(({ entry }) => deal.view(entry, 0));
    expect([...steps].reverse().map(({ entry }) => again.view(entry, 0))).toEqual([...forwards].reverse());
  });

  test("tells what happened, and payments that add up to the scores", () => {
    for (const deal of over) {
      const told = stepsOf(deal, "all").flatMap(({ lines }) => lines);
      expect(told.length).toBeGreaterThan(20);
      const view = last(deal, "all") ?? fail();
      const paid = deal.paid(deal.entries.length);
      if (game === "chuo_pai") expect(paid).toEqual([]);
      else {
        const sums = balances(view.seats.length, paid).map((row) => row.reduce((sum, points) => sum + points, 0));
        expect(sums).toEqual(view.result?.scores.map((score) => score));
      }
    }
  });
});

test("numbers of points have signs that are as wide as each other", () => {
  expect([-3, 0, 3].map(signed)).toEqual(["−3", "0", "+3"]);
});

function fail(): never {
  throw new Error("it is there");
}
