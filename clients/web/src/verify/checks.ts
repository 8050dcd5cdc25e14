/** What can be checked of a recorded table in a browser: its numbering, its deal, its chain, and who vouches for it. */

import { type Deal, type Entry, type Opened, readEntry, type StoredTable } from "@cardavia/client";
import type { Params } from "../language/sentences";
import { equal, hex } from "./bytes";
import { headsOf } from "./chain";
import { sha256 } from "./hashing";
import type { KeptHead } from "./heads";
import { type Keys, signed } from "./keys";
import { commitmentTo, type Dealt, dealOf, fairSeed } from "./shuffle";

/** "open": nothing is wrong, but it is not vouched for. "none": there is nothing to check. */
export type Result = "good" | "none" | "open" | "fault";

/** A check that was made: of what, how it went, and the sentence that says so. */
export interface Check {
  readonly name: "file" | "log" | "secret" | "shares" | "own" | "deal" | "chain" | "kept" | "signature";
  readonly result: Result;
  /** The id of the sentence, behind `verify-` and the name. */
  readonly told: string;
  readonly params?: Params;
}

/** What the one who checks brings: public keys, heads that he saw, what his seat gave towards the deal. */
export interface Brought {
  readonly keys: Keys;
  readonly kept: readonly KeptHead[];
  readonly own?: { readonly seat: number; readonly entropy: Uint8Array };
}

/** The worst of all results. */
export function verdict(checks: readonly Check[]): Result {
  const worst = (["fault", "open"] as const).find((each) => checks.some(({ result }) => result === each));
  return worst ?? "good";
}

/** Checks a table. Which entry is meant, is said from 1. */
export async function check(table: StoredTable, { keys, kept, own }: Brought): Promise<Check[]> {
  const log = read(table);
  if ("fault" in log) return [log.fault];
  const heads = await headsOf(table.tableId, log.opened.secret, table.entries);
  return [
    { name: "log", result: "good", told: "good", params: { count: table.entries.length } },
    await ofSecret(log),
    ...(log.opened.source === "fair" ? [await ofShares(log)] : []),
    ...(own && own.entropy.length > 0 && log.opened.source === "fair" ? [ofOwn(log, own)] : []),
    await ofDeal(log),
    ofChain(table, heads),
    ofKept(kept, heads),
    await ofSignature(table, heads, keys),
  ];
}

/** A log that can be read: what it has of each event, by entries. */
interface Log {
  readonly opened: Opened;
  readonly events: readonly Happened[];
}
type Happened = NonNullable<Entry["events"][number]["public"]>["kind"];

function read({ entries }: StoredTable): Log | { readonly fault: Check } {
  const events: Happened[] = [];
  for (const [at, { revision, stored }] of entries.entries()) {
    const wrong = (told: string) => ({ fault: fault("log", told, { entry: at + 1 }) });
    if (revision !== BigInt(at + 1)) return wrong("number");
    try {
      const kinds = readEntry(stored).events.map((event) => (event.secret ?? event.public)?.kind);
      if (kinds.some((kind) => (kind?.case === "opened") !== (at === 0))) return wrong("opened");
      events.push(...kinds.filter((kind) => kind !== undefined));
    } catch {
      return wrong("unreadable");
    }
  }
  const [first] = events;
  if (first?.case !== "opened" || first.value.secret.length !== 32)
    return { fault: fault("log", "opened", { entry: 1 }) };
  return { opened: first.value, events };
}

const good = (name: Check["name"], told: string, params?: Params): Check => made(name, "good", told, params);
const open = (name: Check["name"], told: string, params?: Params): Check => made(name, "open", told, params);
const fault = (name: Check["name"], told: string, params?: Params): Check => made(name, "fault", told, params);
const made = (name: Check["name"], result: Result, told: string, params?: Params): Check => ({
  name,
  result,
  told,
  ...(params ? { params } : {}),
});

async function ofSecret({ opened, events }: Log): Promise<Check> {
  if (!equal(await sha256(opened.secret), opened.commitment)) return fault("secret", "commitment");
  for (const { case: kind, value } of events) {
    const published = kind === "ended" || kind === "released" ? value.secret : undefined;
    if (published && published.length > 0 && !equal(published, opened.secret)) return fault("secret", "published");
  }
  return good("secret", "good");
}

/** What the seats gave, as far as it holds. */
function shares({ opened, events }: Log) {
  const promised = opened.seats.map(() => new Uint8Array());
  const given: (Uint8Array | undefined)[] = opened.seats.map(() => undefined);
  const broken: { seat: number; entropy: Uint8Array; promised: Uint8Array }[] = [];
  let dealt = false;
  const silent: number[] = [];
  for (const { case: kind, value } of events) {
    if (kind === "seatTaken" && !dealt) promised[value.seat] = value.commitment as Uint8Array<ArrayBuffer>;
    if (kind === "entropyRevealed") {
      given[value.seat] = value.entropy;
      broken.push({ seat: value.seat, entropy: value.entropy, promised: promised[value.seat] ?? new Uint8Array() });
    }
    if (kind === "begun") {
      dealt = true;
      silent.push(...promised.flatMap((commitment, seat) => (commitment.length > 0 && !given[seat] ? [seat] : [])));
    }
  }
  return { given: given.map((entropy) => entropy ?? new Uint8Array()), revealed: broken, silent, dealt };
}

async function ofShares(log: Log): Promise<Check> {
  const { revealed, silent, given } = shares(log);
  for (const { seat, entropy, promised } of revealed) {
    const lengthRight = entropy.length >= 16 && entropy.length <= 64;
    if (!lengthRight || !equal(await commitmentTo(seat, entropy), promised)) return fault("shares", "broken", { seat });
  }
  const [first] = silent;
  if (first !== undefined) return fault("shares", "silent", { seat: first });
  const count = given.filter((entropy) => entropy.length > 0).length;
  return count > 0 ? good("shares", "good", { count }) : open("shares", "none");
}

function ofOwn(log: Log, { seat, entropy }: { seat: number; entropy: Uint8Array }): Check {
  const { given } = shares(log);
  return equal(given[seat] ?? new Uint8Array(), entropy)
    ? good("own", "good", { seat })
    : fault("own", "other", { seat });
}

async function ofDeal(log: Log): Promise<Check> {
  const { opened, events } = log;
  const begun = events.find(({ case: kind }) => kind === "begun");
  if (begun?.case !== "begun") return made("deal", "none", "none");
  const { source } = opened;
  let due: Dealt | undefined;
  if (source === "given") due = plain(opened.deal);
  else {
    const seed = source === "fair" ? await fairSeed(opened.secret, shares(log).given) : opened.seed;
    due = await dealOf(opened.game, seed, opened.first);
  }
  if (!due) return open("deal", "unknown", { game: opened.game });
  const dealt = plain(begun.value.deal);
  if (JSON.stringify(dealt) !== JSON.stringify(due)) return fault("deal", "other");
  return source === "fair" ? good("deal", "good") : open("deal", source);
}

const plain = (deal: Deal | undefined): Dealt | undefined =>
  deal && { first: deal.first, hands: deal.hands.map(({ cards }) => cards), stock: deal.stock };

function ofChain({ entries }: StoredTable, heads: readonly Uint8Array[]): Check {
  const wrong = entries.findIndex(({ head }, at) => head && !equal(head, heads[at + 1] ?? head));
  if (wrong >= 0) return fault("chain", "other", { entry: wrong + 1 });
  return good("chain", "good", { count: entries.length });
}

function ofKept(kept: readonly KeptHead[], heads: readonly Uint8Array[]): Check {
  if (kept.length === 0) return made("kept", "none", "none");
  const entries = new Map(heads.map((head, at) => [hex(head), at]));
  const missing = kept.find(({ head }) => !entries.has(head));
  const found = kept.map(({ head }) => entries.get(head) ?? 0);
  if (missing) {
    const before = kept.slice(0, kept.indexOf(missing)).map(({ head }) => entries.get(head) ?? 0);
    return fault("kept", "missing", { after: Math.max(0, ...before), revision: missing.revision });
  }
  return good("kept", "good", { count: kept.length, entry: Math.max(...found) });
}

async function ofSignature(table: StoredTable, heads: readonly Uint8Array[], keys: Keys): Promise<Check> {
  const last = table.entries.length;
  let vouched = 0;
  let by = "";
  let unknown = "";
  for (const { tableId, revision, head, keyId, signature } of table.heads) {
    const entry = Number(revision);
    const right = heads[entry];
    if (tableId !== table.tableId || !right || !equal(right, head)) {
      return fault("signature", "other", { key: keyId, from: vouched + 1, entry });
    }
    const key = keys.get(keyId);
    if (!key) {
      unknown = keyId;
      continue;
    }
    const holds = await signed(key, tableId, head, signature);
    if (holds === undefined) return open("signature", "unable");
    if (!holds) return fault("signature", "forged", { key: keyId, entry });
    if (entry >= vouched) [vouched, by] = [entry, keyId];
  }
  if (vouched === last) return good("signature", "good", { key: by, count: last });
  if (vouched > 0) return open("signature", "tail", { key: by, from: vouched + 1 });
  return unknown ? open("signature", "unknown", { key: unknown }) : open("signature", "none");
}
