/** Chinese dominoes: blocks of ivory or ebony with two groups of pips, and their backs. */

import { dice, type Inks, pips, UPRIGHT } from "./pips";
import { at, bothEnds, box, circle, type Drawing, group, line, type Markup } from "./svg";

/** What a tile is made of. */
export type Material = "ivory" | "ebony";

const WIDTH = 100;
const HEIGHT = 240;

interface Block {
  /** The side that is turned away from the light. */
  readonly side: string;
  readonly face: string;
  /** Where light catches the edge. */
  readonly edge: string;
  readonly outline: string;
}

const BLOCKS: Record<Material | "back", Block> = {
  ivory: { side: "#b59a6b", face: "#faf4e4", edge: "#fffdf6", outline: "#8f774c" },
  ebony: { side: "#08090b", face: "#25272c", edge: "#4b4f58", outline: "#000" },
  back: { side: "#12372f", face: "#23604f", edge: "#4c8b78", outline: "#0c2821" },
};

const INKS: Record<Material, Inks> = {
  ivory: { black: "#1d1c20", red: "#c3271f", ground: "#faf4e4" },
  ebony: { black: "#f4efe2", red: "#ff6a55", ground: "#25272c" },
};

function block(of: Block): Markup {
  return (
    box(2, 8, 96, 230, 14, of.side, { stroke: of.outline, "stroke-width": 1.5 }) +
    box(2, 2, 96, 226, 14, of.face, { stroke: of.outline, "stroke-width": 1.5 }) +
    box(5, 5, 90, 220, 11, "none", { stroke: of.edge, "stroke-width": 2 })
  );
}

/** The face of a tile; a code that is no domino gives a blank tile. */
export function domino(code: string, material: Material = "ivory"): Drawing {
  const inks = INKS[material];
  const [upper, lower] = dice(code) ?? [];
  const end = (value: typeof upper): Markup =>
    value === undefined ? "" : pips(UPRIGHT, value, code === "66", [50, 60], [23, 29], 12, inks);
  return {
    width: WIDTH,
    height: HEIGHT,
    body: block(BLOCKS[material]) + bothEnds(WIDTH, 230, end(upper), end(lower)),
  };
}

/** The back, alike for all tiles: a string of three coins with square holes. */
export function dominoBack(): Drawing {
  const coin = circle(0, 0, 21, BLOCKS.back.face) + circle(0, 0, 15, "none") + box(-6, -6, 12, 12, 1, "none");
  const carved =
    box(14, 14, 72, 202, 6, "none") +
    line("M50 22L50 208M42 196L50 208L58 196M42 34L50 22L58 34") +
    [65, 115, 165].map((y) => at(50, y, coin)).join("");
  return {
    width: WIDTH,
    height: HEIGHT,
    body: block(BLOCKS.back) + group({ fill: "none", stroke: "#8fc0ab", "stroke-width": 2.6 }, carved),
  };
}
