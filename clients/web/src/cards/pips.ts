/** Pips of one die. Pips of 1 and 4 are red, and half of both sixes of 6-6. A red pip is pierced, a black one is whole. */

import { circle, type Markup } from "./svg";

/** Number of pips of a die. */
export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

type Place = readonly [x: number, y: number];

/** Where pips are on a tile that stands: from -1 to 1, the end of the tile up. */
export const UPRIGHT: Record<Pips, readonly Place[]> = {
  1: [[0, 0]],
  2: [
    [-1, -0.55],
    [1, -0.55],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -0.8],
    [1, -0.8],
    [-1, 0.8],
    [1, 0.8],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** Where they are when the die lies: a row of the six is as wide as the card. */
export const LYING: Record<Pips, readonly Place[]> = {
  ...UPRIGHT,
  2: [
    [-0.7, 0],
    [0.7, 0],
  ],
  4: [
    [-0.7, -1],
    [0.7, -1],
    [-0.7, 1],
    [0.7, 1],
  ],
  6: [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
};

/** The colours of pips, and of what they are set in. */
export interface Inks {
  readonly black: string;
  readonly red: string;
  readonly ground: string;
}

/** Both numbers of a code such as "63", the larger first; undefined if it is no domino. */
export function dice(code: string): readonly [Pips, Pips] | undefined {
  return /^[1-6]{2}$/.test(code) ? [Number(code[0]) as Pips, Number(code[1]) as Pips] : undefined;
}

/** One pip. */
function pip(x: number, y: number, r: number, red: boolean, inks: Inks): Markup {
  const disc = circle(x, y, r, red ? inks.red : inks.black, { class: red ? "pip-red" : "pip-black" });
  return red ? disc + circle(x, y, r * 0.36, inks.ground) : disc;
}

/** The pips of one die about a point; `across` and `down` are half the distances of its outer columns and rows. */
export function pips(
  places: Record<Pips, readonly Place[]>,
  value: Pips,
  halfRed: boolean,
  [x, y]: Place,
  [across, down]: Place,
  r: number,
  inks: Inks,
): Markup {
  const red = (index: number): boolean => value === 1 || value === 4 || (halfRed && index < 3);
  const size = value === 1 ? r * 1.7 : r;
  return places[value].map(([px, py], i) => pip(x + px * across, y + py * down, size, red(i), inks)).join("");
}
