/** Files of tables: those that every version must read for ever, in both forms. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEntry, readFile, type StoredFile, writeFile } from "../src/files.js";

const JOURNALS = join(import.meta.dirname, "../../../tests/journals");
const file = (name: string): Blob => new Blob([readFileSync(join(JOURNALS, name))]);
const facts = ({ tables, fault }: StoredFile) => ({
  fault: fault && [fault.fault, fault.record],
  tables: tables.map(({ tableId, entries, heads }) => ({
    tableId,
    entries: entries.map(({ revision, stored }) => [Number(revision), Buffer.from(stored).toString("hex")]),
    heads: heads.map(({ revision, signature }) => [Number(revision), Buffer.from(signature).toString("hex")]),
  })),
});

describe.each(["0.1.0/tien_gow", "0.1.0/chuo_pai", "0.1.0/chan", "0.1.0-clocks/chan"])("%s", (name) => {
  test("says the same in both of its forms, and again when it is written", async () => {
    const read = await readFile(file(`${name}.cardavia`));
    expect(read.fault).toBeUndefined();
    expect(read.tables.length).toBeGreaterThan(1);
    const lines = await readFile(file(`${name}.jsonl`));
    expect(lines.tables.length).toBeGreaterThan(1);
    expect(facts(read).tables).toEqual(expect.arrayContaining(facts(lines).tables));
    expect(facts(await readFile(await writeFile(read.tables, "a test", 0)))).toEqual(facts(read));
  });

  test("begins each table with how it was opened", async () => {
    for (const { entries } of (await readFile(file(`${name}.cardavia`))).tables) {
      const [first] = entries;
      expect(first && readEntry(first.stored).events[0]?.public?.kind.case).toBe("opened");
    }
  });
});

test("a file that was cut off says so, and has what came before", async () => {
  const whole = readFileSync(join(JOURNALS, "0.1.0/tien_gow.jsonl"), "utf-8");
  const lines = whole.trimEnd().split("\n");
  const cut = await readFile(new Blob([`${lines.slice(0, -1).join("\n")}\n`]));
  expect(cut.fault).toMatchObject({ fault: "cut", record: lines.length });
  expect(cut.tables.length).toBe(4);
  const packed = readFileSync(join(JOURNALS, "0.1.0/tien_gow.cardavia"));
  expect((await readFile(new Blob([packed.subarray(0, packed.length >> 1)]))).fault).toBeDefined();
});

test.each([
  ["order", ["header", "entry"]],
  ["order", ["table"]],
  ["cut", []],
])("%s: %j", async (fault, kinds) => {
  const lines = kinds.map((kind) => `{"${kind}":{${kind === "header" ? '"format":1' : ""}}}\n`).join("");
  const read = await readFile(new Blob([lines]));
  expect(read.fault?.fault).toBe(fault);
});

test("a count that is wrong, another format and what is no such file are told apart", async () => {
  const fault = async (text: string): Promise<string | undefined> => (await readFile(new Blob([text]))).fault?.fault;
  expect(await fault('{"header":{"format":1}}\n{"end":{"tables":"2"}}\n')).toBe("counted");
  expect(await fault('{"header":{"format":2}}\n{"end":{}}\n')).toBe("format");
  expect(await fault("Dear ada,\n")).toBe("damaged");
});
