/** Cards that lie on the table. Each says what it is and where it lies (`data-`), so that it can be seen to travel. */

import type { Face, Zone } from "@cardavia/client";
import type { VNode } from "preact";
import type { Art } from "../cards/art";
import { type DeckName, language } from "../cards/decks";
import { pack } from "../cards/packs";
import type { Drawing } from "../cards/svg";
import { say } from "../language/speaking";
import { type Placed, placeKey } from "./flights";
import { cardOf, sorted, spoken } from "./look";

/** So many of the cards that nobody sees are drawn. */
const DRAWN = 8;

const pictures = new WeakMap<Art, Map<string, Picture>>();

/** A drawing as an image: a table has many cards, and each is one element, however much is drawn on it. */
interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

function pictured({ width, height, body }: Drawing): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

/** The picture of a face, or of the back (""), made once; undefined until the art has come. */
function picture(deck: DeckName, code: string): Picture | undefined {
  const art = pack(deck);
  if (!art) return undefined;
  const known = pictures.get(art) ?? new Map<string, Picture>();
  pictures.set(art, known);
  const found = known.get(code) ?? pictured(code ? art.face(code) : art.back());
  known.set(code, found);
  return found;
}

function Image({ of, alt, lang }: { of: Picture | undefined; alt: string; lang?: string }): VNode {
  if (!of) return <span class="card waiting" />;
  return <img class="card" {...of} alt={alt} title={alt} lang={lang} decoding="sync" draggable={false} />;
}

/** One card, face up. */
export function FaceUp({ deck, face }: { deck: DeckName; face: Face }): VNode {
  return <Image of={picture(deck, cardOf(deck, face)?.code ?? "")} alt={spoken(deck, face)} lang={language(deck)} />;
}

/** One card, face down; what it stands for is said beside it. */
export function FaceDown({ deck }: { deck: DeckName }): VNode {
  return <Image of={picture(deck, "")} alt={say("down")} />;
}

/** Cards with a key each, which the same card keeps while others come and go. */
export function keyed(faces: readonly Face[]): { readonly key: string; readonly face: Face }[] {
  const seen = new Map<Face, number>();
  return faces.map((face) => {
    const count = seen.get(face) ?? 0;
    seen.set(face, count + 1);
    return { key: `${face} ${count}`, face };
  });
}

/** Cards in a row under their name. Of many that lie face down, a few are drawn; of a pile the edges are seen. */
export function Row(props: {
  deck: DeckName;
  cards: readonly Face[];
  hidden?: number;
  group?: number;
  name: string;
  /** The place that the row is. */
  zone?: Zone;
  seat?: number | undefined;
  pile?: boolean;
  /** Kept for what is small without being a pile. */
  small?: boolean;
}): VNode | null {
  const { deck, cards, hidden = 0, group = 0, name, zone, seat, pile = false, small = false } = props;
  const size = cards.length + hidden;
  if (size === 0) return null;
  const order = keyed(sorted(deck, cards));
  const each = group || order.length || 1;
  const groups = Array.from({ length: Math.ceil(order.length / each) }, (_, at) =>
    order.slice(at * each, (at + 1) * each),
  );
  const place: Placed = { "data-place": zone === undefined ? "" : placeKey(zone, seat) };
  const kind = pile || small ? "pile" : group ? "melds" : "";
  return (
    <div class={`row ${kind}`} {...place}>
      {name && (
        <span class="row-name">
          {name}
          {size > 1 && kind === "pile" ? ` ${size}` : ""}
        </span>
      )}
      <div class="groups">
        {groups.map((lying) => (
          <span class="group" key={lying[0]?.key}>
            {lying.map(({ key, face }) => (
              <span class="lies" key={key} data-face={face}>
                <FaceUp deck={deck} face={face} />
              </span>
            ))}
          </span>
        ))}
        {hidden > 0 && (
          <span class="group">
            {Array.from({ length: Math.min(hidden, DRAWN) }, (_, index) => (
              <span class="lies" key={index} data-face={0}>
                <FaceDown deck={deck} />
              </span>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}
