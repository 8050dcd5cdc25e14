/** The language that the page speaks now. What says a sentence while it renders is rendered anew when that changes. */

import { computed, effect, signal } from "@preact/signals";
import { settings } from "../settings/store";
import { type Part, text } from "./files";
import { type Params, Sentences } from "./sentences";
import { chosen, type Tag } from "./tags";

const needed = new Set<Part>();
const spoken = signal<{ tag: Tag; sentences: Sentences }>({ tag: "en", sentences: new Sentences("en", []) });

/** The language that was chosen, or else the browser's. */
const wanted = computed<Tag>(() => chosen(settings.value.language));

/** Speaks the wanted language, once all that is needed of it is there. */
async function speak(tag: Tag): Promise<void> {
  const parts = [...needed];
  const files = await Promise.all(parts.map((part) => text(tag, part)));
  // Something newer is on its way: it has these parts too.
  if (tag !== wanted.value || parts.length !== needed.size) return speak(wanted.value);
  spoken.value = { tag, sentences: new Sentences(tag, files) };
  document.documentElement.lang = tag;
}

let speaking = Promise.resolve();

/** Loads parts of the language, now and whenever another language is chosen. Those that are there change nothing. */
export function need(...parts: readonly Part[]): Promise<void> {
  const added = parts.filter((part) => !needed.has(part));
  if (added.length === 0) return speaking;
  for (const part of added) needed.add(part);
  speaking = speak(wanted.value);
  speaking.catch(() => {
    for (const part of added) needed.delete(part);
  });
  return speaking;
}

/** Follows the setting; gives what stops that. */
export function listen(): () => void {
  return effect(() => {
    if (wanted.value !== spoken.peek().tag) void speak(wanted.value);
  });
}

/** The tag of the language that is spoken: for the server, for `Intl`, for what is not a sentence. */
export const tongue = (): Tag => spoken.value.tag;

/** A sentence in the reader's language; with a form, such as "you", in that form if there is one. */
export const say = (id: string, params: Params = {}, form = ""): string => spoken.value.sentences.say(id, params, form);

/** Whether there is such a sentence. */
export const has = (id: string): boolean => spoken.value.sentences.has(id);
