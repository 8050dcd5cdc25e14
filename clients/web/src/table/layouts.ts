/** How each game is laid out, from the places of the view. A game without a layout is shown plainly, place by place. */

import { Counter, Zone } from "@cardavia/client";
import type { Look } from "./look";
import { signed, ZONES } from "./words";

/** Cards that lie somewhere, under a name; `group` cards each belong together; `small` ones are kept, not in play. */
export interface Lying {
  readonly zone: Zone;
  readonly name: string;
  readonly group?: number;
  readonly small?: boolean;
}

/** A game's looks. */
export interface Layout {
  /** What a round is called. */
  readonly round: string;
  /** What is laid before each seat, from the middle of the table outwards. */
  readonly seat: readonly Lying[];
  /** What lies in the middle and is nobody's. */
  readonly middle: readonly Lying[];
  /** Short facts about a seat. */
  readonly notes: (look: Look, seat: number) => string[];
  /** A card that all look at: its place, at whichever seat it lies. */
  readonly public?: Zone;
  /** Whether discards lie face down. */
  readonly discardsDown?: boolean;
  /** Whether scores are numbers of cards, not points won and lost. */
  readonly countsCards?: boolean;
}

const lying = (zone: Zone, more: Partial<Lying> = {}): Lying => ({ zone, name: ZONES[zone] ?? "", ...more });

const TIEN_GOW: Layout = {
  round: "trick",
  seat: [lying(Zone.TRICK), lying(Zone.DOWN, { small: true }), lying(Zone.OPEN, { small: true })],
  middle: [lying(Zone.OPEN, { small: true })],
  notes: (look, seat) => [
    ...(look.seatOf(Counter.BANKER) === seat ? ["banker"] : []),
    plural(look.count(Counter.COLUMNS, seat), "column"),
    ...(look.count(Counter.IMMEDIATE, seat) ? [`payments ${signed(look.count(Counter.IMMEDIATE, seat))}`] : []),
  ],
  discardsDown: true,
};

const CHUO_PAI: Layout = {
  round: "round",
  seat: [lying(Zone.TRICK), lying(Zone.PILE, { small: true })],
  middle: [],
  notes: (look, seat) => [`pile ${look.size(Zone.PILE, seat)}`],
  countsCards: true,
};

const CHAN: Layout = {
  round: "round",
  public: Zone.PUBLIC,
  seat: [
    lying(Zone.WON),
    lying(Zone.SHOWN, { small: true }),
    lying(Zone.CHIU, { small: true, group: 4 }),
    lying(Zone.CHAN, { small: true, group: 2 }),
    lying(Zone.CA, { small: true, group: 2 }),
    lying(Zone.DOOR, { small: true }),
  ],
  middle: [lying(Zone.DOOR, { small: true })],
  notes: (look, seat) => [
    ...(look.seatOf(Counter.DEALER) === seat ? ["dealer"] : []),
    ...(look.seatOf(Counter.DEAD) === seat ? ["dead hand"] : []),
  ],
};

const EVERYWHERE = [Zone.TRICK, Zone.PUBLIC, Zone.PILE, Zone.DOWN, Zone.OPEN, Zone.DOOR, Zone.SHOWN, Zone.WON];
const PLAIN: Layout = {
  round: "round",
  seat: EVERYWHERE.map((zone) => lying(zone, { small: true })),
  middle: EVERYWHERE.map((zone) => lying(zone, { small: true })),
  notes: () => [],
};

const LAYOUTS: Readonly<Record<string, Layout>> = { tien_gow: TIEN_GOW, chuo_pai: CHUO_PAI, chan: CHAN };

/** The layout of a game. */
export const layoutOf = (game: string): Layout => LAYOUTS[game] ?? PLAIN;

/** "1 column", "3 columns". */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;
