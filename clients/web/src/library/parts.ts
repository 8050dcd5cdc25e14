/** The cards of a pack in parts, each with a heading of its own. */

import type { Card, Deck } from "../cards/decks";

const SUITS: Readonly<Record<string, string>> = { m: "myriads", s: "strings", c: "coins" };

function part(deck: Deck, { code, copies }: Card): string {
  const [first = "", last = ""] = code;
  if (!/\d/.test(first)) return "extras";
  if (!/\d/.test(last)) return SUITS[last] ?? "extras";
  if (deck.name === "sichuan") return "faces";
  return copies === 2 ? "civil" : "military";
}

/** Each part's name with its cards, both in list order. */
export function parts(deck: Deck): readonly (readonly [string, readonly Card[]])[] {
  const found = new Map<string, Card[]>();
  for (const card of deck.cards) {
    const name = part(deck, card);
    found.set(name, [...(found.get(name) ?? []), card]);
  }
  return [...found];
}
