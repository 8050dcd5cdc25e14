/** The games as the home page shows them: facts for people, no rules. */

import type { DeckName } from "./cards/decks";

/** A game. */
export interface GameFacts {
  /** Its name in the API. */
  readonly name: string;
  readonly title: string;
  readonly deck: DeckName;
  /** How many play. */
  readonly seats: number;
  /** What it is, in one line. */
  readonly line: string;
  /** Where it comes from, and what it is played with. */
  readonly make: string;
  /** Cards that show what it looks like, by code. */
  readonly sample: readonly string[];
}

/** All games of this page. */
export const GAMES: readonly GameFacts[] = [
  {
    name: "tien_gow",
    title: "Tien Gow",
    deck: "dominoes",
    seats: 4,
    line: "Win tricks for your columns; the last trick decides who is paid.",
    make: "China · 32 Chinese dominoes",
    sample: ["66", "11", "63", "21"],
  },
  {
    name: "chuo_pai",
    title: "Chuo Pai",
    deck: "sichuan",
    seats: 3,
    line: "Lay higher and higher; only the play that wins the round scores.",
    make: "Sichuan · 84 slim cards",
    sample: ["66", "44", "55", "51"],
  },
  {
    name: "chan",
    title: "Chắn",
    deck: "to_tom",
    seats: 4,
    line: "Make ten pairs, six of them identical, before anybody else does.",
    make: "Vietnam · 100 cards of the Tổ Tôm pack",
    sample: ["9m", "8s", "5c", "cc"],
  },
];

/** A game by its name; undefined for one that this page does not know. */
export const gameOf = (name: string): GameFacts | undefined => GAMES.find((game) => game.name === name);
