/** The keys of the table, and what they do. They count while the hand or the moves have the focus. */

/** What a key does. */
export type Action = "play" | "clear" | "moves" | "hand" | "no" | "why" | "faster" | "log" | "help" | number;

const KEYS: Readonly<Record<string, Action>> = {
  Enter: "play",
  Escape: "clear",
  Backspace: "clear",
  ArrowDown: "moves",
  ArrowUp: "hand",
  n: "no",
  w: "why",
  f: "faster",
  l: "log",
  "?": "help",
};

/** What a key does: a digit is the move with that number, from 1. Undefined for nothing, or nothing of ours. */
export function actionOf({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">): Action | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (/^[1-9]$/.test(key)) return Number(key);
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
}

/** The keys for the help, each with the id of what it does. */
export const HELP: readonly (readonly [string, string])[] = [
  ["← → Home End", "key-arrows"],
  ["Space", "key-space"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["↓ ↑", "key-down"],
  ["1–9", "key-digit"],
  ["N", "key-no"],
  ["W", "key-why"],
  ["F", "key-faster"],
  ["L", "key-log"],
  ["?", "key-help"],
];
