/** The middle of the table: what each seat has laid there, what is nobody's, and what just happened. */

import { Counter, Zone } from "@cardavia/client";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import { FaceDown, FaceUp, Row } from "./Cards";
import { placeKey } from "./flights";
import { layoutOf, sideOf } from "./layouts";
import type { Look } from "./look";
import { zoneWord } from "./words";

/** So many sentences are shown of what just happened; the log has all. */
const LATEST = 3;

/** The card that all look at, at the door where it lies. */
function Public({ look, seat }: { look: Look; seat: number }): VNode | null {
  const face = look.cards(Zone.PUBLIC, seat)[0];
  if (face === undefined) return null;
  const source = look.count(Counter.SOURCE);
  return (
    <figure class="public" data-place={placeKey(Zone.PUBLIC, seat)}>
      <span class="lies" data-face={face}>
        <FaceUp deck={look.deck} face={face} />
      </span>
      {source > 0 && <figcaption>{say(`public-${source}`)}</figcaption>}
    </figure>
  );
}

/** What a seat has laid in this round, under what it is: the highest, the lead, or neither. */
function laid(look: Look, seat: number): string {
  if (look.seatOf(Counter.HIGH) === seat) return say("front-high");
  return say(look.seatOf(Counter.LEADER) === seat ? "front-led" : "front-laid");
}

/** What lies in the middle before a seat. */
function Front({ look, seat }: { look: Look; seat: number }): VNode {
  const high = look.seatOf(Counter.HIGH) === seat && look.size(Zone.TRICK, seat) > 0;
  return (
    <div class={`front ${high ? "high" : ""}`} data-side={sideOf(look, seat)}>
      {layoutOf(look.game).front.map(({ zone, pile }) =>
        zone === Zone.PUBLIC ? (
          <Public key={zone} look={look} seat={seat} />
        ) : (
          <Row
            key={zone}
            deck={look.deck}
            cards={look.cards(zone, seat)}
            hidden={look.hidden(zone, seat)}
            name={zone === Zone.TRICK ? laid(look, seat) : zoneWord(zone)}
            zone={zone}
            seat={seat}
            pile={pile === true}
          />
        ),
      )}
    </div>
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
    <section class="middle" aria-label={say("middle")}>
      {look.seats.map((seat) => (
        <Front key={seat} look={look} seat={seat} />
      ))}
      <div class="centre">
        <div class="latest">
          {latest.slice(-LATEST).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {quiet && leader !== undefined && latest.length === 0 && (
          <p class="aside">{say("to_lead", { seat: look.seat(leader) }, look.form(leader))}</p>
        )}
        <div class="nobodys">
          {stock > 0 && (
            <figure class="stock" data-place={placeKey(Zone.STOCK, undefined)}>
              <FaceDown deck={look.deck} />
              <figcaption>{say("front-stock", { count: stock })}</figcaption>
            </figure>
          )}
          {layout.middle.map(({ zone, pile }) => (
            <Row
              key={zone}
              deck={look.deck}
              cards={look.cards(zone)}
              hidden={look.hidden(zone)}
              name={zoneWord(zone)}
              zone={zone}
              pile={pile === true}
            />
          ))}
          <small class="out" data-place={placeKey(Zone.OUT, undefined)}>
            {out > 0 && say("front-out", { count: out })}
          </small>
        </div>
      </div>
    </section>
  );
}
