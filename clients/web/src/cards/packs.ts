/** The art of packs, loaded once, as it comes. */

import { signal } from "@preact/signals";
import { type Art, art } from "./art";
import type { DeckName } from "./decks";

/** What has come. */
export const loaded = signal<Partial<Record<DeckName, Art>>>({});

const asked = new Set<DeckName>();

/** The art of a pack, or undefined until it has come. */
export function pack(deck: DeckName): Art | undefined {
  if (!asked.has(deck)) {
    asked.add(deck);
    void art(deck).then(
      (found) => {
        loaded.value = { ...loaded.value, [deck]: found };
      },
      () => asked.delete(deck),
    );
  }
  return loaded.value[deck];
}
