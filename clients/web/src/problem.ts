/** What went wrong, for people. */

import { Refused } from "@cardavia/client";

/** A sentence, and the clause of the rulebook where the rules forbid something; "" for none. */
export interface Problem {
  readonly text: string;
  readonly clause: string;
}

/** What an error says to a player. */
export function problem(error: unknown): Problem {
  if (error instanceof Refused) return { text: error.text, clause: error.clause };
  return { text: error instanceof Error ? error.message : String(error), clause: "" };
}
