/** The files of sentences, each loaded when somebody needs it. Small, for the page begins with it. */

import type { Tag } from "./tags";

/** What they are called. */
export type Part =
  | "cards"
  | "table"
  | "page"
  | "library"
  | "playing"
  | "replay"
  | "rules"
  | "rules_chan"
  | "rules_chuo_pai"
  | "rules_tien_gow"
  | "settlement"
  | "verify";

/** What is said everywhere. */
export const FIRST: readonly Part[] = ["page", "table", "cards"];

const FILES = import.meta.glob<string>(
  [
    "../../../../languages/cardavia/languages/*/*.ftl",
    // What the server and the terminal alone say.
    "!../../../../languages/cardavia/languages/*/{errors,games,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);

const texts = new Map<string, Promise<string>>();

/** The text of a part, loaded once. */
export function text(tag: Tag, part: Part): Promise<string> {
  const path = `../../../../languages/cardavia/languages/${tag}/${part}.ftl`;
  const known = texts.get(path);
  if (known) return known;
  const loading = FILES[path]?.() ?? Promise.resolve("");
  texts.set(path, loading);
  loading.catch(() => texts.delete(path));
  return loading;
}
