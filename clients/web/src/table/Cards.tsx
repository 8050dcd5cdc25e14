/** Cards that lie on the table. */

import type { Face } from "@cardavia/client";
import type { VNode } from "preact";
import { CardImage } from "../cards/CardImage";
import { type DeckName, language } from "../cards/decks";
import { pack } from "../cards/packs";
import { cardOf, sorted, spoken } from "./look";

/** One card, face up. */
export function FaceUp({ deck, face }: { deck: DeckName; face: Face }): VNode {
  const drawing = pack(deck)?.face(cardOf(deck, face)?.code ?? "");
  if (!drawing) return <span class="card waiting" />;
  return <CardImage drawing={drawing} label={spoken(deck, face)} lang={language(deck)} />;
}

/** One card, face down; what it stands for is said beside it. */
export function FaceDown({ deck }: { deck: DeckName }): VNode {
  const drawing = pack(deck)?.back();
  if (!drawing) return <span class="card waiting" />;
  return <CardImage drawing={drawing} label="Face down" />;
}

/** A row of cards, those that belong together close to each other. Of many that lie face down, a few are drawn. */
export function Row(props: {
  deck: DeckName;
  cards: readonly Face[];
  hidden?: number;
  group?: number;
  name: string;
  small?: boolean;
}): VNode | null {
  const { deck, cards, hidden = 0, group = 0, name, small = false } = props;
  if (cards.length + hidden === 0) return null;
  const order = sorted(deck, cards);
  const size = group || order.length || 1;
  const groups: Face[][] = [];
  for (let at = 0; at < order.length; at += size) groups.push(order.slice(at, at + size));
  return (
    <div class={`row ${small ? "small" : ""}`}>
      <span class="row-name">
        {name}
        {small && cards.length + hidden > 1 ? ` ${cards.length + hidden}` : ""}
      </span>
      <div class="groups">
        {groups.map((each, at) => (
          <span class="group" key={at}>
            {each.map((face, index) => (
              <FaceUp key={`${face} ${index}`} deck={deck} face={face} />
            ))}
          </span>
        ))}
        {hidden > 0 && (
          <span class="group">
            {Array.from({ length: Math.min(hidden, 8) }, (_, index) => (
              <FaceDown key={index} deck={deck} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}
