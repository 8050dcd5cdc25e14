/** Some cards held as in a hand: a picture for eyes alone. */

import type { VNode } from "preact";
import { CardImage } from "./CardImage";
import type { DeckName } from "./decks";
import "./card_fan.css";
import { pack } from "./packs";

/** Degrees from one card to the next. */
const TURN = 4;

/** A fan of cards by their codes; room is kept for them until the art has come. */
export function Fan({ deck, codes }: { deck: DeckName; codes: readonly string[] }): VNode {
  const art = pack(deck);
  return (
    <div class="card-fan" data-deck={deck} aria-hidden="true">
      {codes.map((code, index) => (
        <span key={code} style={{ "--turn": `${(index - (codes.length - 1) / 2) * TURN}deg` }}>
          {art && <CardImage drawing={art.face(code)} label="" />}
        </span>
      ))}
    </div>
  );
}
