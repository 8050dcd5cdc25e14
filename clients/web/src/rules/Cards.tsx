/** Cards in the rules: whole ones in figures, small ones in sentences. */

import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { Art } from "../cards/art";
import { CardImage } from "../cards/CardImage";
import { DECKS, type DeckName, language } from "../cards/decks";
import type { Drawing } from "../cards/svg";
import { say } from "../language/speaking";

/** The pack that the rules are about, and its art. */
export const Pack = createContext<{ readonly deck: DeckName; readonly art: Art } | undefined>(undefined);

/** What a card is called in a sentence: its own name in Tổ Tôm, else the gloss, with pips where several share it. */
export function called(deck: DeckName, code: string): string {
  const cards = DECKS.find(({ name }) => name === deck)?.cards ?? [];
  const card = cards.find((each) => each.code === code);
  if (!card) return code;
  if (deck === "to_tom") return card.romanised;
  const shared = cards.filter(({ name }) => name === card.name).length > 1;
  const gloss = say(`card-${deck}-${code}`);
  return shared ? `${gloss} ${code[0]}\u2011${code[1]}` : gloss; // A hyphen at which no line ends.
}

/** The language of that name; undefined for the reader's. */
const tongueOf = (deck: DeckName): string | undefined => (deck === "to_tom" ? language(deck) : undefined);

/** What of a card is shown in a line of text: a domino lying on its side, the head of a long card. */
function small(deck: DeckName, { width, height, body }: Drawing): Drawing {
  if (deck === "dominoes")
    return { width: height, height: width, body: `<g transform="translate(0 ${width}) rotate(-90)">${body}</g>` };
  return { width, height: deck === "to_tom" ? 92 : 102, body };
}

/** A card of a figure; with its name beneath it, or else with the name for ears. */
export function Whole({ code, named = false }: { code: string; named?: boolean }): VNode | null {
  const pack = useContext(Pack);
  if (!pack) return null;
  const name = called(pack.deck, code);
  const lang = tongueOf(pack.deck);
  const image = <CardImage drawing={pack.art.face(code)} label={name} {...(lang && { lang })} />;
  if (!named) return image;
  return (
    <span class="named">
      <span aria-hidden="true">{image}</span>
      <span lang={lang}>{name}</span>
    </span>
  );
}

/** Cards within a sentence. One alone has its name beside it; of several, ears get the names. */
export function Inline({ codes }: { codes: readonly string[] }): VNode | null {
  const pack = useContext(Pack);
  if (!pack) return null;
  const { deck, art } = pack;
  const lang = tongueOf(deck);
  const alone = codes.length === 1;
  return (
    <span class={`inline inline-${deck}`}>
      {codes.map((code, at) => (
        <span key={`${code} ${at}`} aria-hidden={alone}>
          <CardImage drawing={small(deck, art.face(code))} label={called(deck, code)} {...(lang && { lang })} />
        </span>
      ))}
      {/* Else a line might end between the last picture and a comma. */}
      {alone ? <span lang={lang}>{called(deck, codes[0] ?? "")}</span> : "\u2060"}
    </span>
  );
}
