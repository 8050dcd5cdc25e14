/** A seat: who sits there, how many cards he holds, what lies before him. */

import { Counter, Zone } from "@cardavia/client";
import type { VNode } from "preact";
import { FaceDown, Row } from "./Cards";
import { layoutOf, plural } from "./layouts";
import type { Look } from "./look";

/** Whether it is a seat's turn, as far as all know. */
function onTurn(look: Look, seat: number): boolean {
  return look.view.status === "playing" && (look.seatOf(Counter.ASKED) ?? look.seatOf(Counter.TURN)) === seat;
}

/** A seat at the table. */
export function Seat({ look, seat }: { look: Look; seat: number }): VNode {
  const layout = layoutOf(look.game);
  const you = look.isYou(seat);
  const held = look.size(Zone.HAND, seat);
  const turn = onTurn(look, seat);
  const who = [you ? "" : look.who(seat), ...(look.view.deal ? layout.notes(look, seat) : [])].filter(Boolean);
  const high = look.seatOf(Counter.HIGH) === seat && look.size(Zone.TRICK, seat) > 0;
  return (
    <section class={`seat ${you ? "own" : ""} ${turn ? "turn" : ""}`} aria-label={look.seat(seat)} data-seat={seat}>
      <header>
        {!you && held > 0 && (
          <span class="held" title={plural(held, "card")}>
            <FaceDown deck={look.deck} />
            <b>{held}</b>
            <span class="unseen"> cards in hand</span>
          </span>
        )}
        <span class="who">
          <b class="name">{look.seat(seat)}</b>
          {turn && <span class="badge">{you ? "your turn" : "to move"}</span>}
          <small>{who.join(" · ")}</small>
        </span>
      </header>
      <div class="lying">
        {layout.seat.map(({ zone, name, group, small }) => (
          <Row
            key={zone}
            deck={look.deck}
            cards={look.cards(zone, seat)}
            hidden={look.hidden(zone, seat)}
            name={
              zone === Zone.TRICK ? (high ? "Highest" : look.seatOf(Counter.LEADER) === seat ? "Led" : "Laid") : name
            }
            {...(group ? { group } : {})}
            small={small === true}
          />
        ))}
        {!you && look.view.status !== "playing" && (
          <Row deck={look.deck} cards={look.cards(Zone.HAND, seat)} name="Hand" small />
        )}
      </div>
    </section>
  );
}
