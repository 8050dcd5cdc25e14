/** What happened at a step, in sentences, for one who looks on afterwards. */

import type { Update } from "@cardavia/client";
import { say } from "../language/speaking";
import { Look } from "../table/look";
import { tellAll } from "../table/telling";
import { verbId } from "../table/words";
import type { Eyes, Recording } from "./recording";

/** The sentences of an update; `look` is at the view after it. Answers to claims are told too: they were secret then. */
export function tellStep(update: Update | undefined, look: Look): string[] {
  if (!update) return [];
  const answers = update.events.flatMap(({ kind }) => {
    if (kind.case !== "answered" || !kind.value.move) return [];
    const { seat, move } = kind.value;
    const params = { seat: look.seat(seat), move: say(`verb-${verbId(move.verb)}`) };
    return [say("answered", params, look.isYou(seat) ? "you" : "")];
  });
  const others = update.events.filter(({ kind }) => kind.case !== "answered");
  return [...answers, ...tellAll({ ...update, events: others }, look)];
}

/** A step of a replay: the number of an entry, and what happened with it. */
export interface Step {
  readonly entry: number;
  readonly lines: readonly string[];
}

/** The entries at which something is to be told to who sees all that is there, and the last one; in the words of `eyes`. */
export function stepsOf(deal: Recording, eyes: Eyes, names: Readonly<Record<string, string>> = {}): Step[] {
  const told = (entry: number, as: Eyes): string[] => {
    const view = deal.view(entry, as);
    return view ? tellStep(deal.update(entry, as), new Look(view, names)) : [];
  };
  return deal.entries.flatMap((_, at) => {
    const entry = at + 1;
    const lines = told(entry, deal.only ?? "all");
    if (lines.length === 0 && entry < deal.entries.length) return [];
    return { entry, lines: eyes === (deal.only ?? "all") ? lines : told(entry, eyes) };
  });
}
