/** Clauses of the rulebook, as links to them. */

import type { VNode } from "preact";
import { hash } from "../routes";

/** The clauses that a calculation rests on. */
export function Clauses({ game, of }: { game: string; of: readonly string[] }): VNode {
  return (
    <span class="clauses">
      {of.map((clause) => (
        <a key={clause} class="clause" href={hash("rules", game, clause)}>
          {clause}
        </a>
      ))}
    </span>
  );
}
