/** What went wrong, for people. */

import { Lost, Refused } from "@cardavia/client";
import { say } from "./language/speaking";

/** A sentence, and the clause of the rulebook where the rules forbid something; "" for none. */
export interface Problem {
  readonly text: string;
  readonly clause: string;
}

/** What an error says to a player. The server says refusals in the language of the page. */
export function problem(error: unknown): Problem {
  if (error instanceof Refused) return { text: error.text, clause: error.clause };
  if (error instanceof Lost) return { text: say("problem-lost"), clause: "" };
  return { text: say("problem-other", { what: error instanceof Error ? error.message : String(error) }), clause: "" };
}
