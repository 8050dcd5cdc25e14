/** The traditions of cards, each a way to the page of its pack. */

import type { VNode } from "preact";
import { say } from "../language/speaking";
import { hash } from "../routes";
import { CardImage } from "./CardImage";
import { DECKS, type Deck, size } from "./decks";
import { pack } from "./packs";
import "./traditions.css";

/** Cards that stand for their pack, by code. */
const SAMPLES: Record<Deck["name"], readonly string[]> = {
  sichuan: ["66", "lu"],
  dominoes: ["66", "31"],
  to_tom: ["8m", "cc"],
};

interface Shown {
  /** The level of their headings. */
  readonly level: "h2" | "h3";
  /** A line about each, by the name of its deck. */
  readonly line?: ((deck: Deck["name"]) => string) | undefined;
}

function Tradition({ deck, level: Heading, line }: Shown & { deck: Deck }): VNode {
  const art = pack(deck.name);
  return (
    <li>
      <a class="tradition" href={hash("library", deck.name)}>
        <span class="tradition-cards" aria-hidden="true">
          {art && <CardImage drawing={art.back()} label="" />}
          {art && SAMPLES[deck.name].map((code) => <CardImage key={code} drawing={art.face(code)} label="" />)}
        </span>
        <span class="tradition-words">
          <Heading>{say(`deck-${deck.name}`)}</Heading>
          <span>{say(`deck-place-${deck.name}`)}</span>
          <span>{say("deck-size", { count: size(deck) })}</span>
          {line && <span class="tradition-line">{line(deck.name)}</span>}
        </span>
      </a>
    </li>
  );
}

/** All of them. */
export function Traditions({ level, line }: Shown): VNode {
  return (
    <ul class="traditions">
      {DECKS.map((deck) => (
        <Tradition key={deck.name} deck={deck} level={level} line={line} />
      ))}
    </ul>
  );
}
