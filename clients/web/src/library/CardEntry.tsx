/** A card in the library, with its names. */

import type { VNode } from "preact";
import { CardImage } from "../cards/CardImage";
import { type Card, type Deck, language } from "../cards/decks";
import type { Drawing } from "../cards/svg";
import { titleOf } from "../games";
import { say } from "../language/speaking";

/** The card, its own name first, then what it means, how many there are, and who plays with it. */
export function CardEntry({ deck, card, drawing }: { deck: Deck; card: Card; drawing: Drawing | undefined }): VNode {
  const { code, characters, romanised, copies, games } = card;
  const gloss = say(`card-${deck.name}-${code}`);
  return (
    <li class="library-card">
      <span class="library-face" aria-hidden="true">
        {drawing && <CardImage drawing={drawing} label="" />}
      </span>
      <strong lang={language(deck.name)}>{romanised}</strong>
      <span lang={deck.name === "to_tom" ? "zh-Hant" : "zh"}>{characters}</span>
      {gloss !== romanised && <span>{gloss}</span>}
      <span class="library-copies">{say("library-copies", { count: copies })}</span>
      <span class="library-used">{games.length > 0 ? games.map(titleOf).join(", ") : say("library-unused")}</span>
    </li>
  );
}
