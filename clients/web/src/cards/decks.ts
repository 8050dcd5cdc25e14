/** The packs and their cards, as the core knows them. */

import packs from "./decks.json";

/** Which pack. */
export type DeckName = "sichuan" | "dominoes" | "to_tom";

/** One face of a pack. */
export interface Card {
  /** The number of the face on the wire. */
  readonly face: number;
  /** Two characters, such as "63" or "9m". */
  readonly code: string;
  /** Its English name, or a gloss. */
  readonly name: string;
  readonly characters: string;
  /** How its name is read, in its own language. */
  readonly romanised: string;
  /** How many of it a pack has. */
  readonly copies: number;
  readonly red: boolean;
  /** The games that are played with it, by their names in the API; none for some. */
  readonly games: readonly string[];
}

/** A pack, its cards in list order. */
export interface Deck {
  readonly name: DeckName;
  readonly title: string;
  readonly place: string;
  readonly cards: readonly Card[];
}

/** All packs. */
export const DECKS = packs as readonly Deck[];

/** How many cards a pack has. */
export const size = (deck: Deck): number => deck.cards.reduce((sum, card) => sum + card.copies, 0);

/** The language that a pack's names are in. */
export const language = (deck: DeckName): string => (deck === "to_tom" ? "vi" : "zh");

/** What a card is called, for ears: its own name first, then the gloss, then its pips: "天 tiān, Heaven, 6-6". */
export function label(deck: DeckName, card: Card): string {
  const own = deck === "to_tom" ? card.romanised : `${card.characters} ${card.romanised}`;
  const gloss = card.name === card.romanised ? [] : [card.name];
  const pips = /^[1-6]{2}$/.test(card.code) ? [`${card.code[0]}-${card.code[1]}`] : [];
  return [own, ...gloss, ...pips].join(", ");
}
