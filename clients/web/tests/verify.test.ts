// @vitest-environment node
/** The checks against the vectors of the documents, and on logs that every version must find sound. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFile, type StoredTable, writeFile } from "@cardavia/client";
import { describe, expect, test } from "vitest";
import { DECKS } from "../src/cards/decks";
import { hex, unhex } from "../src/verify/bytes";
import { firstHead, nextHead } from "../src/verify/chain";
import { type Brought, type Check, check, verdict } from "../src/verify/checks";
import { sha256 } from "../src/verify/hashing";
import { keyId, keysIn, signed } from "../src/verify/keys";
import { commitmentTo, dealOf, fairSeed } from "../src/verify/shuffle";

const ROOT = join(__dirname, "../../..");
const text = (path: string): string => readFileSync(join(ROOT, path), "utf-8");

/** The vectors of a page: names with what stands behind them, indented lines put together. */
const vectors = (page: string): Record<string, string>[] =>
  [...text(page).matchAll(/```vector\n([^`]*)```/g)].map(([, block = ""]) =>
    Object.fromEntries(
      block
        .replace(/\n\s+(?=\S)/g, "")
        .split("\n")
        .filter(Boolean)
        .map((line) => line.split(/:\s*/, 2)),
    ),
  );

const faces = (game: string, codes: string): number[] => {
  const deck = DECKS.find(({ name }) => name === (game === "chan" ? "to_tom" : "dominoes"));
  const numbers = new Map(deck?.cards.map(({ code, face }) => [code, face]));
  return codes.split(" ").map((code) => numbers.get(code) ?? 0);
};

const deals = vectors("docs/shuffle.md");

test.each(deals)("the deal of $game follows from its seed", async (vector) => {
  const { game = "", seed = "", first } = vector;
  const dealt = await dealOf(game, unhex(seed));
  expect(dealt?.first).toBe(Number(first));
  const hands = Object.keys(vector).filter((name) => name.startsWith("hand "));
  expect(dealt?.hands).toEqual(hands.map((name) => faces(game, vector[name] ?? "")));
  expect(dealt?.stock).toEqual(vector.stock ? faces(game, vector.stock) : []);
});

test.each(deals.filter(({ secret }) => secret))(
  "a fair deal of $game has its seed from the secret and from what seats gave",
  async (vector) => {
    const given = [0, 1, 2, 3].map((seat) => unhex(vector[`entropy ${seat}`] ?? ""));
    expect(hex(await fairSeed(unhex(vector.secret ?? ""), given))).toBe(vector.seed);
    expect(hex(await sha256(unhex(vector.secret ?? "")))).toBe(vector.commitment);
    for (const [seat, entropy] of given.entries()) {
      if (entropy.length > 0) expect(hex(await commitmentTo(seat, entropy))).toBe(vector[`commitment ${seat}`]);
    }
  },
);

test("the chain and the signature of the worked example", async () => {
  const [vector = {}] = vectors("docs/log.md");
  const { table = "", secret = "" } = vector;
  let head = await firstHead(table);
  expect(hex(head)).toBe(vector["head 0"]);
  for (const n of [1, 2]) {
    head = await nextHead(head, unhex(secret), n, unhex(vector[`entry ${n}`] ?? ""));
    expect(hex(head)).toBe(vector[`head ${n}`]);
  }
  const key = unhex(vector["public key"] ?? "");
  const signature = unhex(vector["signature of head 2"] ?? "");
  expect(await keyId(key)).toBe(vector["key id"]);
  expect(await signed(key, table, head, signature)).toBe(true);
  expect(
    await signed(
      key,
      table,
      head.map((byte) => byte ^ 1),
      signature,
    ),
  ).toBe(false);
});

const JOURNALS = "tests/journals/0.1.0";
const brought: Brought = { keys: await keysIn(text(`${JOURNALS}/keys.json`)), kept: [] };
const tables = async (game: string): Promise<readonly StoredTable[]> =>
  (await readFile(new Blob([readFileSync(join(ROOT, JOURNALS, `${game}.cardavia`))]))).tables;
const results = (checks: readonly Check[]): Record<string, string> =>
  Object.fromEntries(checks.map(({ name, result, told }) => [name, `${result} ${told}`]));

describe.each(["tien_gow", "chuo_pai", "chan"])("recorded tables of %s", (game) => {
  test("are sound", async () => {
    for (const table of await tables(game)) {
      const found = await check(table, brought);
      expect(found.filter(({ result }) => result === "fault")).toEqual([]);
      expect(results(found)).toMatchObject({ signature: "good good", chain: "good good", secret: "good good" });
    }
  });

  test("are not, once a bit of an entry is another", async () => {
    for (const table of (await tables(game)).slice(0, 2)) {
      for (const at of [0, 1, table.entries.length >> 1, table.entries.length - 1]) {
        const found = await check(flipped(table, at, (table.entries[at]?.stored.length ?? 0) - 1), brought);
        expect(verdict(found), `entry ${at + 1}`).toBe("fault");
      }
    }
  });
});

/** The table with a bit of one byte of an entry (from 0) changed. */
function flipped(table: StoredTable, entry: number, at: number): StoredTable {
  const entries = table.entries.map((each, index) =>
    index === entry ? { ...each, stored: each.stored.map((byte, here) => (here === at ? byte ^ 1 : byte)) } : each,
  );
  return { ...table, entries };
}

describe("what is wrong is named", async () => {
  const table = (await tables("tien_gow")).find(({ entries }) => entries.length > 30) as StoredTable;
  const heads: string[] = [];
  let head = await firstHead(table.tableId);
  const secret = (await import("@cardavia/client")).readEntry(table.entries[0]?.stored ?? new Uint8Array()).events[0];
  const opened = secret?.secret?.kind.case === "opened" ? secret.secret.kind.value : undefined;
  for (const [at, { stored }] of table.entries.entries()) {
    head = await nextHead(head, opened?.secret ?? new Uint8Array(), at + 1, stored);
    heads.push(hex(head));
  }
  /** Heads of some entries, as a viewer kept them who saw nothing else. */
  const kept = [4, 9, 19].map((entry, at) => ({ revision: at + 1, head: heads[entry - 1] ?? "" }));
  /** The time of an entry: the first field, so that the entry can still be read. */
  const changed = flipped(table, 14, 1);

  test("by heads that were seen: after which entry", async () => {
    expect(results(await check(table, { ...brought, kept })).kept).toBe("good good");
    const found = await check(changed, { ...brought, kept });
    expect(found.find(({ name }) => name === "kept")).toMatchObject({
      result: "fault",
      told: "missing",
      params: { after: 9, revision: 3 },
    });
  });

  test("by the server's own heads: at which entry", async () => {
    const entries = changed.entries.map((entry, at) => ({ ...entry, head: unhex(heads[at] ?? "") }));
    const found = await check({ ...changed, entries }, brought);
    expect(found.find(({ name }) => name === "chain")).toMatchObject({ result: "fault", params: { entry: 15 } });
  });

  test("by a signature: in which entries", async () => {
    const found = await check(changed, brought);
    expect(found.find(({ name }) => name === "signature")).toMatchObject({ result: "fault", told: "other" });
  });

  test("a key that is not known vouches for nothing", async () => {
    const found = await check(table, { keys: new Map(), kept: [] });
    expect(results(found).signature).toBe("open unknown");
    expect(verdict(found)).toBe("open");
  });

  test("a signature by another hand, an entry left out, entropy that is not one's own", async () => {
    const [signature] = table.heads.slice(-1);
    if (!signature) throw new Error("it is signed");
    const forged = { ...signature, signature: signature.signature.map((byte) => byte ^ 1) };
    expect(results(await check({ ...table, heads: [forged] }, brought)).signature).toBe("fault forged");
    const without = { ...table, entries: table.entries.filter((_, at) => at !== 5) };
    expect(results(await check(without, brought)).log).toBe("fault number");
    const own = { seat: 0, entropy: new Uint8Array(16) };
    if (opened?.source === "fair") expect(results(await check(table, { ...brought, own })).own).toBe("fault other");
  });

  test("a file that was damaged on its way", async () => {
    const bytes = new Uint8Array(await (await writeFile([table], "a test", 0)).arrayBuffer());
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    expect((await readFile(new Blob([bytes]))).fault).toBeDefined();
  });
});
