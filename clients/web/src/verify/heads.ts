/** Heads of hash chains that this browser saw at tables, kept: nobody can then change what came before them unnoticed. */

import { hex } from "./bytes";

/** So many tables are remembered, the latest: ids of tables begin with their time. */
const REMEMBERED = 30;
const KEY = "cardavia.heads.";

/** A head in hexadecimal digits, and at which revision of the viewer's it was seen. */
export interface KeptHead {
  readonly revision: number;
  readonly head: string;
}

/** Of each table its heads, with their revisions. */
const tables = new Map<string, Record<string, number>>();
const changed = new Set<string>();

function of(tableId: string): Record<string, number> {
  const known = tables.get(tableId) ?? stored(tableId);
  tables.set(tableId, known);
  return known;
}

function stored(tableId: string): Record<string, number> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY + tableId) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Keeps a head that came from the server. A different one for the same revision is kept beside it, and will tell. */
export function keepHead(tableId: string, revision: bigint, head: Uint8Array): void {
  const digits = hex(head);
  const heads = of(tableId);
  if (!digits || digits in heads) return;
  heads[digits] = Number(revision);
  // What comes at once is written once.
  if (changed.size === 0) setTimeout(write);
  changed.add(tableId);
}

function write(): void {
  try {
    for (const tableId of changed) {
      // Another tab may have kept some, too.
      localStorage.setItem(KEY + tableId, JSON.stringify({ ...stored(tableId), ...of(tableId) }));
    }
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    for (const key of kept.sort().slice(0, -REMEMBERED)) localStorage.removeItem(key);
  } catch {
    // Full, or forbidden: they hold until the page is closed.
  }
  changed.clear();
}

/** The heads that were seen at a table, in the order of their revisions. */
export function headsKept(tableId: string): KeptHead[] {
  const heads = { ...stored(tableId), ...tables.get(tableId) };
  return Object.entries(heads)
    .map(([head, revision]) => ({ head, revision }))
    .sort((left, right) => left.revision - right.revision);
}
