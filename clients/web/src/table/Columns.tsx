/** Columns that a seat has won: tricks stand beside each other, as many as they had tiles. */

import type { VNode } from "preact";
import { say } from "../language/speaking";

/** So many columns; each is a stack of four tiles, seen from above its edge. */
export function Columns({ count }: { count: number }): VNode {
  const text = say("side-columns", { count });
  return (
    <span class="columns">
      <span aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <small>{text}</small>
    </span>
  );
}
