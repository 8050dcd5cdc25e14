/** Words of the log as the ids of sentences have them. */

import { Verb } from "@cardavia/client";

/** A verb as `verb-…` names it. */
export const VERB_WORDS: Readonly<Record<Verb, string>> = {
  [Verb.UNSPECIFIED]: "",
  [Verb.LEAD]: "lead",
  [Verb.BEAT]: "beat",
  [Verb.PASS]: "pass",
  [Verb.DISCARD]: "discard",
  [Verb.WIN]: "win",
  [Verb.CHIU]: "chiu",
  [Verb.DECLINE]: "decline",
  [Verb.CHAN]: "chan",
  [Verb.CA]: "ca",
};
