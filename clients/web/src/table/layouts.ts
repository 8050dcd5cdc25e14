/** How each game is laid out, from the places of the view. A game without a layout is shown plainly, place by place. */

import { Counter, Zone } from "@cardavia/client";
import { say } from "../language/speaking";
import type { Look } from "./look";
import { signed } from "./words";

/** Cards that lie somewhere; `group` cards each belong together; of a `pile` the edges are seen. */
export interface Lying {
  readonly zone: Zone;
  readonly group?: number;
  readonly pile?: boolean;
}

/** Where at the table a seat is, as the viewer looks at it. */
export type Side = "bottom" | "left" | "top" | "right";

/** A game's looks. */
export interface Layout {
  /** The id of what a round is called. */
  readonly round: "round" | "trick";
  /** On which side of a player the next one sits: on the left where one plays clockwise. */
  readonly next: "left" | "right";
  /** What is laid in the middle, before each seat. */
  readonly front: readonly Lying[];
  /** What lies at each seat. */
  readonly seat: readonly Lying[];
  /** What lies in the middle and is nobody's. */
  readonly middle: readonly Lying[];
  /** Short facts about a seat. */
  readonly notes: (look: Look, seat: number) => string[];
  /** Ids of sentences for cards that go from a zone to another ("8 9"), where no move tells it. */
  readonly transfers: Readonly<Record<string, string>>;
  /** A number of a seat that is shown as so many columns of tiles. */
  readonly columns?: Counter;
  /** Whether discards lie face down. */
  readonly discardsDown?: boolean;
  /** Whether scores are numbers of cards, not points won and lost. */
  readonly countsCards?: boolean;
}

const lying = (zone: Zone, more: Partial<Lying> = {}): Lying => ({ zone, ...more });
const noted = (look: Look, seat: number, counter: Counter, id: string): string[] =>
  look.seatOf(counter) === seat ? [say(id)] : [];

const TIEN_GOW: Layout = {
  round: "trick",
  next: "right",
  front: [lying(Zone.TRICK)],
  seat: [lying(Zone.DOWN, { pile: true }), lying(Zone.OPEN, { pile: true })],
  middle: [lying(Zone.OPEN, { pile: true })],
  notes: (look, seat) => {
    const points = look.count(Counter.IMMEDIATE, seat);
    return [
      ...noted(look, seat, Counter.BANKER, "banker"),
      ...(points ? [say("immediate", { points: signed(points) })] : []),
    ];
  },
  transfers: { [`${Zone.DOWN} ${Zone.DOWN}`]: "uncovered" },
  columns: Counter.COLUMNS,
  discardsDown: true,
};

const CHUO_PAI: Layout = {
  round: "round",
  next: "left",
  front: [lying(Zone.TRICK)],
  seat: [lying(Zone.PILE, { pile: true })],
  middle: [],
  notes: () => [],
  transfers: { [`${Zone.HAND} ${Zone.PILE}`]: "bonus" },
  countsCards: true,
};

const CHAN: Layout = {
  round: "round",
  next: "right",
  front: [lying(Zone.PUBLIC), lying(Zone.DOOR, { pile: true })],
  seat: [
    lying(Zone.WON),
    lying(Zone.SHOWN, { pile: true }),
    lying(Zone.CHIU, { group: 4 }),
    lying(Zone.CHAN, { group: 2 }),
    lying(Zone.CA, { group: 2 }),
  ],
  middle: [lying(Zone.DOOR, { pile: true })],
  notes: (look, seat) => [...noted(look, seat, Counter.DEALER, "dealer"), ...noted(look, seat, Counter.DEAD, "dead")],
  transfers: { [`${Zone.STOCK} ${Zone.PUBLIC}`]: "reveal", [`${Zone.HAND} ${Zone.SHOWN}`]: "shown" },
};

const EVERYWHERE = [Zone.PILE, Zone.DOWN, Zone.OPEN, Zone.DOOR, Zone.SHOWN, Zone.WON, Zone.CHAN, Zone.CA, Zone.CHIU];
const PLAIN: Layout = {
  round: "round",
  next: "left",
  front: [lying(Zone.TRICK), lying(Zone.PUBLIC)],
  seat: EVERYWHERE.map((zone) => lying(zone, { pile: true })),
  middle: EVERYWHERE.map((zone) => lying(zone, { pile: true })),
  notes: () => [],
  transfers: {},
};

const LAYOUTS: Readonly<Record<string, Layout>> = { tien_gow: TIEN_GOW, chuo_pai: CHUO_PAI, chan: CHAN };

/** The layout of a game. */
export const layoutOf = (game: string): Layout => LAYOUTS[game] ?? PLAIN;

/** Where a seat is shown: the viewer's own at the bottom, the others around the table in playing order. */
export function sideOf(look: Look, seat: number): Side {
  const step = look.seats.indexOf(seat);
  const count = look.seats.length;
  const { next } = layoutOf(look.game);
  if (step === 0) return "bottom";
  if (count === 2 || (count > 3 && step > 1 && step < count - 1)) return "top";
  return (step === 1) === (next === "left") ? "left" : "right";
}
