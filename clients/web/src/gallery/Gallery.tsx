/** Every card of every pack, at three sizes, in light surroundings and in dark ones. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { type Art, art } from "../cards/art";
import { CardImage } from "../cards/CardImage";
import { DECKS, type Deck, type DeckName, label, language, size } from "../cards/decks";
import { Panel } from "../settings/Panel";
import "./gallery.css";

/** The game whose table a pack lies on. */
const GAMES: Record<DeckName, string> = { sichuan: "chuo_pai", dominoes: "tien_gow", to_tom: "chan" };

/** Widths in pixels: in a crowded hand on a phone, on a table, on the page of a pack. */
const WIDTHS = [40, 72, 132];

const loaded = signal<Partial<Record<DeckName, Art>>>({});

for (const { name } of DECKS) {
  void art(name).then((found) => {
    loaded.value = { ...loaded.value, [name]: found };
  });
}

function Row({ deck, of, width }: { deck: Deck; of: Pick<Art, "face" | "back">; width: number }): VNode {
  const lang = language(deck.name);
  return (
    <ul class="cards" style={{ "--card-width": `${width}px` }}>
      {deck.cards.map((card) => (
        <li key={card.code}>
          <CardImage drawing={of.face(card.code)} label={label(deck.name, card)} lang={lang} />
          {width >= 100 && (
            <span class="caption" aria-hidden="true">
              <b lang={lang}>{deck.name === "to_tom" ? card.romanised : card.characters}</b>
              <span>{card.name}</span>
            </span>
          )}
        </li>
      ))}
      <li>
        <CardImage drawing={of.back()} label="Face down" />
      </li>
    </ul>
  );
}

function Pack({ deck, surroundings }: { deck: Deck; surroundings: "dark" | "light" }): VNode {
  const of = loaded.value[deck.name];
  return (
    <section
      class="table pack"
      data-game={GAMES[deck.name]}
      data-surroundings={surroundings}
      aria-label={`${deck.title}, ${surroundings} surroundings`}
    >
      <header>
        <h2>{deck.title}</h2>
        <p>
          {deck.place} · {size(deck)} cards
        </p>
      </header>
      {of && WIDTHS.map((width) => <Row key={width} deck={deck} of={of} width={width} />)}
      {of?.other && (
        <>
          <h3>{of.other.name}</h3>
          <Row deck={deck} of={{ face: of.other.face, back: of.back }} width={WIDTHS[1] ?? 0} />
        </>
      )}
    </section>
  );
}

/** The page. */
export default function Gallery(): VNode {
  return (
    <main class="gallery">
      <h1>All cards</h1>
      <Panel />
      {DECKS.flatMap((deck) => [
        <Pack key={`${deck.name} dark`} deck={deck} surroundings="dark" />,
        <Pack key={`${deck.name} light`} deck={deck} surroundings="light" />,
      ])}
    </main>
  );
}
