/** The settings that hold now, kept in the browser. */

import { effect, signal } from "@preact/signals";
import { apply, read, type Settings } from "./settings";

const KEY = "cardavia.settings";

/** What was kept; nothing where the browser keeps nothing for us. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Full, or forbidden: they hold until the page is closed.
  }
}

/** The settings that hold now. */
export const settings = signal<Settings>(read(kept()));

/** Changes some of them. */
export function set(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
}

/** Applies the settings to an element and keeps them, now and whenever they change; gives what stops it. */
export function start(element: HTMLElement = document.documentElement): () => void {
  settings.value = read(kept());
  return effect(() => {
    apply(settings.value, element);
    keep(settings.value);
  });
}
