/** The settings that hold now. */

import { effect, signal } from "@preact/signals";
import { keep, kept } from "./kept";
import { apply, type Settings } from "./settings";

/** They. */
export const settings = signal<Settings>(kept());

/** Changes some of them. */
export function set(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
}

/** Applies the settings to an element and keeps them, now and whenever they change; gives what stops it. */
export function start(element: HTMLElement = document.documentElement): () => void {
  settings.value = kept();
  return effect(() => {
    apply(settings.value, element);
    keep(settings.value);
  });
}
