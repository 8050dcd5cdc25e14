/** The middle of the table: what is nobody's, the card that all look at, and what just happened. */

import { Counter, Zone } from "@cardavia/client";
import type { VNode } from "preact";
import { FaceDown, FaceUp, Row } from "./Cards";
import { layoutOf } from "./layouts";
import type { Look } from "./look";

/** So many sentences are shown of what just happened; the log has all. */
const LATEST = 3;
const HOW = ["", "discarded", "turned up", "as a replacement"];

function Public({ look, zone }: { look: Look; zone: Zone }): VNode {
  const seat = look.seats.find((each) => look.size(zone, each) > 0);
  const face = seat === undefined ? undefined : look.cards(zone, seat)[0];
  if (seat === undefined || face === undefined) return <p class="public none">No card is public.</p>;
  const door = look.isYou(seat) ? "your door" : `the door of ${look.inside(seat)}`;
  return (
    <figure class="public">
      <FaceUp key={face} deck={look.deck} face={face} />
      <figcaption>
        At {door}, {HOW[look.count(Counter.SOURCE)] ?? ""}
      </figcaption>
    </figure>
  );
}

/** The middle of the table. */
export function Middle({ look, latest }: { look: Look; latest: readonly string[] }): VNode {
  const layout = layoutOf(look.game);
  const stock = look.size(Zone.STOCK);
  const out = look.size(Zone.OUT);
  const leader = look.seatOf(Counter.LEADER);
  const quiet = look.view.status === "playing" && leader !== undefined && look.seatOf(Counter.HIGH) === undefined;
  return (
    <section class="middle" aria-label="Middle of the table">
      {look.view.status === "playing" && layout.public !== undefined && <Public look={look} zone={layout.public} />}
      {stock > 0 && (
        <figure class="stock">
          <FaceDown deck={look.deck} />
          <figcaption>{stock} in the stock</figcaption>
        </figure>
      )}
      {layout.middle.map(({ zone, name, group, small }) => (
        <Row
          key={zone}
          deck={look.deck}
          cards={look.cards(zone)}
          hidden={look.hidden(zone)}
          name={name}
          {...(group ? { group } : {})}
          small={small === true}
        />
      ))}
      <div class="latest" aria-live="polite">
        {latest.slice(0, LATEST).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {(quiet || out > 0) && (
        <p class="aside">
          {quiet && leader !== undefined && `${look.seat(leader)} ${look.isYou(leader) ? "are" : "is"} to lead. `}
          {out > 0 && `Out of the deal: ${out}.`}
        </p>
      )}
    </section>
  );
}
