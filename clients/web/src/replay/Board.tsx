/** The table at a step, with the hands that are known face up beside what lies before each seat. */

import { Zone } from "@cardavia/client";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import { Row } from "../table/Cards";
import type { Look } from "../table/look";
import { Middle } from "../table/Middle";
import { Seat } from "../table/Seat";

function Place({ look, seat }: { look: Look; seat: number }): VNode {
  // Once the deal is over, a seat shows the hands of others by itself.
  const shows = look.isYou(seat) || look.view.status === "playing";
  return (
    <div class={`place ${look.cards(Zone.HAND, seat).length > 0 ? "open" : ""}`}>
      <Seat look={look} seat={seat} />
      {shows && <Row deck={look.deck} cards={look.cards(Zone.HAND, seat)} name={say("hand")} small />}
    </div>
  );
}

/** The board: clockwise from the viewer's seat, or seat 0, at the lower left. */
export function Board({ look }: { look: Look }): VNode {
  const [own = 0, next = 1, across = 2, before] = look.seats;
  return (
    <div class="replay-board">
      <Place look={look} seat={next} />
      <Place look={look} seat={across} />
      <Middle look={look} latest={[]} />
      <Place look={look} seat={own} />
      {before !== undefined && <Place look={look} seat={before} />}
    </div>
  );
}
