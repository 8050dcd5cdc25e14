/** Names of moves, places, reasons and bonuses, as people read them. */

import { Bonus, type Move, Reason, Verb, Zone } from "@cardavia/client";
import type { DeckName } from "../cards/decks";
import { has, say } from "../language/speaking";
import { layoutOf } from "./layouts";
import { cardNames } from "./look";

/** Moves that let something be. */
export const LETTING: ReadonlySet<Verb> = new Set([Verb.PASS, Verb.DECLINE]);

const word = (group: string, name: string | undefined): string => {
  const id = `${group}-${(name ?? "").toLowerCase()}`;
  return has(id) ? say(id) : "";
};

/** What a place is called. */
export const zoneWord = (zone: Zone): string => word("zone", Zone[zone]);

/** Why points are paid. */
export const reasonWord = (reason: Reason): string => word("reason", Reason[reason]);

/** What a bonus of a winning hand is called. */
export const bonusWord = (bonus: Bonus): string => word("bonus", Bonus[bonus]);

/** A verb, as it ends the ids of sentences. */
export const verbId = (verb: Verb): string => (Verb[verb] ?? "").toLowerCase();

/** What a button says that makes a move: "Lead Heaven ×2". */
export function moveName(game: string, deck: DeckName, { verb, cards }: Move): string {
  const what = verbId(verb);
  const named = { cards: cardNames(deck, cards) };
  if (!has(`do-${what}`)) return say("do", named).trim();
  const down = layoutOf(game).discardsDown && has(`do-${what}-down`);
  return say(`do-${what}${down ? "-down" : ""}`, named);
}

/** What a move without cards does, where its name does not tell; else "". */
export const moveGloss = ({ verb, cards }: Move): string =>
  cards.length > 0 || LETTING.has(verb) ? "" : word("gloss", Verb[verb]);

/** A move as it stands within a sentence: its verb, and its cards. */
export const moveWords = (deck: DeckName, { verb, cards }: Move): string =>
  `${word("verb", Verb[verb])} ${cardNames(deck, cards)}`.trim();

/** A number with its sign; nought without. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace("-", "−"));
