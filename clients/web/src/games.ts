/** The games as the home page and the library show them: facts for people, no rules. */

import type { DeckName } from "./cards/decks";
import { say } from "./language/speaking";

/** A game. What is said about it is in `page.ftl`, under its name. */
export interface GameFacts {
  /** Its name in the API. */
  readonly name: string;
  readonly deck: DeckName;
  /** How many play. */
  readonly seats: number;
  /** How many cards are dealt. */
  readonly cards: number;
  /** About how long a deal takes, in minutes. */
  readonly minutes: number;
  /** Cards that show what it looks like, by code. */
  readonly sample: readonly string[];
}

/** All games of this page, the easiest to begin with first. */
export const GAMES: readonly GameFacts[] = [
  { name: "chuo_pai", deck: "sichuan", seats: 3, cards: 84, minutes: 10, sample: ["63", "44", "66", "55", "51"] },
  { name: "tien_gow", deck: "dominoes", seats: 4, cards: 32, minutes: 5, sample: ["63", "11", "66", "54"] },
  { name: "chan", deck: "to_tom", seats: 4, cards: 100, minutes: 10, sample: ["5c", "8s", "8m", "9m", "cc"] },
];

/** A game by its name; undefined for one that this page does not know. */
export const gameOf = (name: string): GameFacts | undefined => GAMES.find((game) => game.name === name);

/** What a game is called; its name in the API for one that this page does not know. */
export const titleOf = (name: string): string => (gameOf(name) ? say(`game-${name}`) : name);
