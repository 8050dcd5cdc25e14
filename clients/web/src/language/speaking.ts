/** The language that the page speaks now. What says a sentence while it renders is rendered anew when that changes. */

import { computed, effect, signal } from "@preact/signals";
import { settings } from "../settings/store";
import { type Params, Sentences } from "./sentences";
import { preferred, type Tag } from "./tags";

/** Files of sentences; each is loaded when somebody needs it. */
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

const FILES = import.meta.glob<string>(
  [
    "../../../../languages/cardavia/languages/*/*.ftl",
    // What the server and the terminal alone say.
    "!../../../../languages/cardavia/languages/*/{errors,games,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);

const needed = new Set<Part>();
const texts = new Map<string, string>();
const spoken = signal<{ tag: Tag; sentences: Sentences }>({ tag: "en", sentences: new Sentences("en", []) });

/** The language that was chosen, or else the browser's. */
const wanted = computed<Tag>(() =>
  settings.value.language === "system" ? preferred(navigator.languages) : settings.value.language,
);

/** The text of a part, read once. */
async function read(tag: Tag, part: Part): Promise<string> {
  const path = `../../../../languages/cardavia/languages/${tag}/${part}.ftl`;
  const text = texts.get(path) ?? (await FILES[path]?.()) ?? "";
  texts.set(path, text);
  return text;
}

/** Speaks the wanted language, once all that is needed of it is there. */
async function speak(tag: Tag): Promise<void> {
  const parts = [...needed];
  const files = await Promise.all(parts.map((part) => read(tag, part)));
  // Something newer is on its way: it has these parts too.
  if (tag !== wanted.value || parts.length !== needed.size) return speak(wanted.value);
  spoken.value = { tag, sentences: new Sentences(tag, files) };
  document.documentElement.lang = tag;
}

/** Loads parts of the language, now and whenever another language is chosen. */
export async function need(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await speak(wanted.value);
}

/** Follows the setting; gives what stops that. */
export function listen(): () => void {
  return effect(() => {
    void speak(wanted.value);
  });
}

/** The tag of the language that is spoken: for the server, for `Intl`, for what is not a sentence. */
export const tongue = (): Tag => spoken.value.tag;

/** A sentence in the reader's language; with a form, such as "you", in that form if there is one. */
export const say = (id: string, params: Params = {}, form = ""): string => spoken.value.sentences.say(id, params, form);

/** Whether there is such a sentence. */
export const has = (id: string): boolean => spoken.value.sentences.has(id);
