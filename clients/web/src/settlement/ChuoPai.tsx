/** Chuo Pai: piles compared, with the cards. */

import { Zone } from "@cardavia/client";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import { Row } from "../table/Cards";
import type { Look } from "../table/look";
import { Clauses } from "./Clauses";

/** The piles, the largest first. */
export function ChuoPai({ look }: { look: Look }): VNode {
  const size = (seat: number): number => look.size(Zone.PILE, seat);
  const seats = [...look.seats].sort((left, right) => size(right) - size(left));
  const largest = Math.max(1, ...seats.map(size));
  return (
    <section>
      <h3>
        {say("piles")} <Clauses game="chuo_pai" of={["CP-16", "CP-17"]} />
      </h3>
      <ol class="piles">
        {seats.map((seat) => (
          <li key={seat}>
            <p>
              <span>{look.seat(seat)}</span> <b>{say("hidden", { count: size(seat) })}</b>
            </p>
            <span class="bar-of" aria-hidden="true" style={{ transform: `scaleX(${size(seat) / largest})` }} />
            <Row deck={look.deck} cards={look.cards(Zone.PILE, seat)} name={say("pile")} small />
          </li>
        ))}
      </ol>
      <p class="hint">{say("settlement-piles-hint")}</p>
    </section>
  );
}
