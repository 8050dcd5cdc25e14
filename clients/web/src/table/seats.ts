/** Seats that were taken, and tables that were opened, in this browser: kept, so that nothing is lost by reloading. */

import type { OpenTableResponse, Seat } from "@cardavia/client";
import { keepHead } from "../verify/heads";

/** The secrets of a table that was opened here. */
export interface Opened {
  /** One a seat, empty for AI players. */
  readonly invitations: readonly string[];
  readonly spectators: string;
  readonly owner: string;
}

/** So many tables are remembered, the latest. */
const REMEMBERED = 50;
const KEY = "cardavia.tables";

interface Kept {
  readonly seat?: { readonly seat: number; readonly token: string; readonly entropy: string };
  readonly opened?: Opened;
}

/** What there is to keep things in; a browser may forbid its own, then they hold until the page is closed. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const memory = new Map<string, string>();
const MEMORY: Shelf = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
};

function shelf(): Shelf {
  try {
    localStorage.getItem(KEY);
    return localStorage;
  } catch {
    return MEMORY;
  }
}

function all(): Record<string, Kept> {
  try {
    const value: unknown = JSON.parse(shelf().getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

function keep(id: string, change: Kept): void {
  const { [id]: before, ...others } = all();
  const latest = Object.entries(others).slice(1 - REMEMBERED);
  const text = JSON.stringify({ ...Object.fromEntries(latest), [id]: { ...before, ...change } });
  memory.set(KEY, text);
  try {
    shelf().setItem(KEY, text);
  } catch {
    // Full.
  }
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Keeps a seat, and the head of the log that it saw before it gave anything to the shuffle. */
export function keepSeat({ tableId, seat, token, entropy, view }: Seat): void {
  if (view) keepHead(tableId, view.revision, view.head);
  keep(tableId, { seat: { seat, token, entropy: hex(entropy) } });
}

/** The seat that was taken at a table; undefined for none. */
export function seatAt(tableId: string): Seat | undefined {
  const kept = all()[tableId]?.seat;
  return kept && { tableId, seat: kept.seat, token: kept.token, entropy: bytes(kept.entropy) };
}

/** Keeps the secrets of a table. */
export function keepOpened({ tableId, invitations, spectatorInvitation, ownerToken }: OpenTableResponse): void {
  keep(tableId, { opened: { invitations, spectators: spectatorInvitation, owner: ownerToken } });
}

/** The secrets of a table that was opened here; undefined if it was not. */
export const openedAt = (tableId: string): Opened | undefined => all()[tableId]?.opened;
