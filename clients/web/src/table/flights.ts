/**
 * Cards that travel: where each of them lay before, and where it lies now.
 *
 * Pure: what lies where is measured, and what flies is drawn, by `flying.ts`.
 */

import type { Event, Zone } from "@cardavia/client";

/** A spot on the table, in pixels from its corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What lies on the table: cards by place and face (0 for one that is not known), in order, and the places themselves. */
export interface Lie<Card extends Spot> {
  readonly cards: ReadonlyMap<string, readonly Card[]>;
  readonly places: ReadonlyMap<string, Spot>;
}

/** A card on its way. `card` is the one that lies there now; where none is seen, `left` is the one that lay before. */
export interface Flight<Card extends Spot> {
  readonly from: Spot;
  readonly to: Spot;
  readonly card: Card | undefined;
  readonly left: Card | undefined;
}

/** What marks an element as a place of cards. */
export interface Placed {
  readonly "data-place": string;
}

/** A place as elements name it. */
export const placeKey = (zone: Zone, seat: number | undefined): string => `${zone} ${seat ?? ""}`;
/** Cards of a face at a place. */
export const cardKey = (place: string, face: number): string => `${place} ${face}`;

/** The cards that events carry from place to place. */
export type Carried = Extract<Event["kind"], { case: "transferred" }>["value"];

/** What events carry. */
export const carriedBy = (events: readonly Event[]): Carried[] =>
  events.flatMap(({ kind }) => (kind.case === "transferred" ? [kind.value] : []));

/** The flights of what was carried, from how all lay before to how all lies after. What is nowhere to be seen stays out. */
export function flights<Card extends Spot>(
  carried: readonly Carried[],
  before: Lie<Card>,
  after: Lie<Card>,
): Flight<Card>[] {
  const left = new Map([...before.cards].map(([key, cards]) => [key, [...cards]]));
  const come = new Map([...after.cards].map(([key, cards]) => [key, [...cards]]));
  return carried.flatMap(({ source, target, cards, hidden }) => {
    if (!source || !target) return [];
    const [there, here] = [placeKey(source.zone, source.seat), placeKey(target.zone, target.seat)];
    if (there === here) return [];
    return [...cards, ...Array.from({ length: hidden }, () => 0)].flatMap((face) => {
      const lay = left.get(cardKey(there, face))?.pop() ?? left.get(cardKey(there, 0))?.pop();
      const card = come.get(cardKey(here, face))?.pop();
      const from = lay ?? before.places.get(there);
      const to = card ?? after.places.get(here);
      return from && to && (card || lay) ? [{ from, to, card, left: lay }] : [];
    });
  });
}
