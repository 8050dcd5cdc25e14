/** A seat: who sits there, how many cards he holds, what lies by him. */

import { Zone } from "@cardavia/client";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import { FaceDown, Row } from "./Cards";
import { Clock } from "./Clock";
import { Columns } from "./Columns";
import { placeKey } from "./flights";
import { layoutOf, type Side } from "./layouts";
import type { Look } from "./look";
import { zoneWord } from "./words";

/** A seat at the table; `ahead` is how many milliseconds the server's clock is ahead of this one. */
export function Seat(props: { look: Look; seat: number; side?: Side; ahead?: number }): VNode {
  const { look, seat, side = "bottom", ahead = 0 } = props;
  const layout = layoutOf(look.game);
  const you = look.isYou(seat);
  const held = look.size(Zone.HAND, seat);
  const turn = look.acting === seat;
  const facts = [you ? "" : look.who(seat), ...(look.view.deal ? layout.notes(look, seat) : [])].filter(Boolean);
  const hand = `${say("hand")}: ${say("hidden", { count: held })}`;
  return (
    <section
      class={`seat ${you ? "own" : ""} ${turn ? "turn" : ""}`}
      aria-label={held > 0 && !you ? `${look.seat(seat)}. ${hand}` : look.seat(seat)}
      data-side={side}
      data-seat={seat}
    >
      <header>
        {!you && (
          <span class="held" title={hand} data-place={placeKey(Zone.HAND, seat)}>
            {held > 0 && (
              <>
                <FaceDown deck={look.deck} />
                <b aria-hidden="true">{held}</b>
              </>
            )}
          </span>
        )}
        <span class="who">
          <b class="name">{look.seat(seat)}</b>
          {turn && <span class="badge">{say("side-turn", {}, look.form(seat))}</span>}
          {facts.length > 0 && <small>{facts.join(" · ")}</small>}
          {layout.columns !== undefined && look.view.deal && <Columns count={look.count(layout.columns, seat)} />}
          <Clock look={look} seat={seat} ahead={ahead} />
        </span>
      </header>
      <div class="lying">
        {layout.seat.map(({ zone, group, pile }) => (
          <Row
            key={zone}
            deck={look.deck}
            cards={look.cards(zone, seat)}
            hidden={look.hidden(zone, seat)}
            name={zoneWord(zone)}
            zone={zone}
            seat={seat}
            {...(group ? { group } : {})}
            pile={pile === true}
          />
        ))}
        {!you && look.view.status !== "playing" && (
          <Row deck={look.deck} cards={look.cards(Zone.HAND, seat)} name={zoneWord(Zone.HAND)} pile />
        )}
      </div>
    </section>
  );
}
