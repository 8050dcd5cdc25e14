/**
 * The kit that the pictures of Tổ Tôm are put together from, so that thirty pictures share one hand.
 *
 * A few flat colours within an even line of ink, like a print of few blocks. Pictures are drawn about their middle, 88
 * wide and 152 high; people stand on `GROUND`.
 */

import { at, circle, el, group, line, type Markup, shape } from "./svg";

/** The colours of the blocks. */
export const INK = "#2a2830";
export const RED = "#c23a2c";
export const BLUE = "#31557d";
export const OCHRE = "#d69c3c";
export const GREEN = "#5c8a68";
export const ROSE = "#e3a594";
export const WHITE = "#fffaf0";
const SKIN = "#f2d0a9";

/** Where feet are. */
export const GROUND = 58;

/** A picture: an even line of ink around everything. */
export const print = (...content: Markup[]): Markup =>
  group(
    { fill: "none", stroke: INK, "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" },
    ...content,
  );

/** An arm, a leg, a pole: a thick line with an outline. */
export const limb = (d: string, colour: string, width = 9): Markup =>
  line(d, INK, width + 3.6) + line(d, colour, width);

/** A hand at the end of a sleeve. */
export const hand = (x: number, y: number): Markup => circle(x, y, 3.6, SKIN);

/** A bare leg or arm. */
export const bare = (d: string, width = 6): Markup => limb(d, SKIN, width);

/** Skin, for what else shows it. */
export const skin = (d: string): Markup => shape(d, SKIN);

/** A shoe, its heel at the point; `turn` as in "to the left" (-1) or right (1). */
export const shoe = (x: number, y: number, turn: 1 | -1): Markup =>
  at(x, y, shape("M-3 -4L3 -4Q10 -3 10 2L-3 2Z", INK), { scale: `${turn} 1` });

/** What is on a head. */
export type Hair = "topknot" | "bun" | "long" | "tufts" | "bald" | "crown";
export type Hat = "cone" | "official" | "turban" | "band" | "straw";
export type Beard = "long" | "short" | "moustache";

const BEHIND: Partial<Record<Hair, Markup>> = {
  long: shape("M-11 -4Q-13 20 -9 30L9 30Q13 20 11 -4Z", INK),
  bun: circle(0, -15, 6.5, INK),
};

const HAIR: Record<Hair, Markup> = {
  topknot: shape("M-10 0Q-11 -12 0 -12Q11 -12 10 0Q7 -6 0 -6Q-7 -6 -10 0Z", INK) + circle(0, -14.5, 3.6, INK),
  bun: shape("M-10 3Q-13 -12 0 -12Q13 -12 10 3Q9 -4 0 -8Q-9 -4 -10 3Z", INK),
  long: shape("M-10 6Q-13 -13 0 -13Q13 -13 10 6Q8 -4 0 -8Q-8 -4 -10 6Z", INK),
  tufts: circle(-8, -8, 4, INK) + circle(8, -8, 4, INK) + shape("M-3 -10Q0 -14 3 -10L0 -5Z", INK),
  bald: line("M-5 -6Q0 -8 5 -6"),
  crown: shape("M-10 -3Q-10 -11 0 -11Q10 -11 10 -3Z", INK),
};

const HATS: Record<Hat, Markup> = {
  cone: shape("M-20 -3L0 -21L20 -3Q0 3 -20 -3Z", OCHRE) + line("M-10 -11Q0 -8 10 -11"),
  straw: shape("M-22 -4Q-12 -7 -9 -8Q-8 -17 0 -17Q8 -17 9 -8Q12 -7 22 -4Q0 2 -22 -4Z", OCHRE),
  official:
    shape("M-11 -3L-10 -12L-5 -13L-5 -19L5 -19L5 -13L10 -12L11 -3Z", INK) + limb("M-24 -8L-12 -6M24 -8L12 -6", INK, 3),
  turban: shape("M-12 -3Q-14 -13 0 -14Q14 -13 12 -3Q0 -8 -12 -3Z", BLUE) + line("M-11 -8Q0 -13 11 -8M-5 -5L3 -13"),
  band: shape("M-10 -2Q-11 -8 -10 -8Q0 -11 10 -8L10 -2Q0 -6 -10 -2Z", RED),
};

const BEARDS: Record<Beard, Markup> = {
  long: shape("M-8 3Q-4 5 0 4Q4 5 8 3Q8 22 0 34Q-8 22 -8 3Z", WHITE) + line("M-2 10Q-2 20 0 26M3 10Q3 16 2 20"),
  short: shape("M-9 2Q-4 5 0 4Q4 5 9 2Q8 14 0 15Q-8 14 -9 2Z", INK),
  moustache: line("M0 4Q-4 3 -7 7M0 4Q4 3 7 7"),
};

/** A head, its middle at the point; `look` turns the face to the left (-1) or to the right (1). */
export function head(
  x: number,
  y: number,
  wears: { hair?: Hair; hat?: Hat; beard?: Beard; look?: -1 | 0 | 1; tilt?: number },
): Markup {
  const { hair, hat, beard, look = 0, tilt } = wears;
  const face =
    el("ellipse", { rx: 9, ry: 10.5, fill: SKIN }) +
    at(look * 2.6, 0, line("M-5.4 -1.6L-2 -1M2 -1L5.4 -1.6M0 -0.4L-0.8 2.6") + line("M-2 6L2 6", RED));
  const parts = [
    hair && BEHIND[hair],
    face,
    beard && at(look * 2, 0, BEARDS[beard]),
    hair && HAIR[hair],
    hat && HATS[hat],
  ];
  return at(x, y, parts.filter(Boolean).join(""), tilt === undefined ? {} : { turn: tilt });
}

/** A robe that hangs from shoulders at (x, top) to its hem; `lean` moves the hem, `hem` is half its width. */
export function robe(
  x: number,
  top: number,
  bottom: number,
  colour: string,
  how: { hem?: number; lean?: number; sash?: string } = {},
): Markup {
  const { hem = 18, lean = 0, sash } = how;
  const waist = top + (bottom - top) * 0.42;
  const foot = x + lean;
  const outline =
    `M${x - 10} ${top}Q${x - 15} ${waist} ${foot - hem} ${bottom}Q${foot} ${bottom + 5} ${foot + hem} ${bottom}` +
    `Q${x + 15} ${waist} ${x + 10} ${top}Q${x} ${top - 4} ${x - 10} ${top}Z`;
  const folds =
    `M${x - 6} ${top - 1}L${x} ${top + 13}L${x + 6} ${top - 1}M${foot - hem * 0.4} ${bottom}L${x - 4} ${waist + 9}` +
    `M${foot + hem * 0.4} ${bottom}L${x + 4} ${waist + 9}`;
  const belt = sash === undefined ? "" : limb(`M${x - 11} ${waist}Q${x} ${waist + 4} ${x + 11} ${waist}`, sash, 4);
  return shape(outline, colour) + line(folds) + belt;
}

/** A robe of someone who sits, kneels or squats: a heap about (x, bottom), as high as said. */
export const heap = (x: number, bottom: number, height: number, half: number, colour: string): Markup =>
  shape(
    `M${x - 9} ${bottom - height}Q${x - half} ${bottom - height * 0.55} ${x - half} ${bottom}` +
      `Q${x} ${bottom + 5} ${x + half} ${bottom}Q${x + half} ${bottom - height * 0.55} ${x + 9} ${bottom - height}` +
      `Q${x} ${bottom - height - 4} ${x - 9} ${bottom - height}Z`,
    colour,
  ) + line(`M${x - 6} ${bottom - height - 1}L${x} ${bottom - height + 11}L${x + 6} ${bottom - height - 1}`);

/** Ground with some grass. */
export const ground = (colour: string, y = GROUND): Markup =>
  shape(`M-52 ${y}Q-10 ${y - 5} 52 ${y + 1}L52 80L-52 80Z`, colour) +
  line(`M-34 ${y + 6}L-33 ${y + 2}M-31 ${y + 6}L-31 ${y + 3}M26 ${y + 7}L27 ${y + 3}M29 ${y + 7}L29 ${y + 4}`);

/** Water from a height down, with waves. */
export const water = (y: number): Markup =>
  shape(`M-54 ${y}Q-42 ${y - 8} -30 ${y}T-6 ${y}T18 ${y}T42 ${y}T66 ${y}L66 80L-54 80Z`, BLUE) +
  line(
    `M-40 ${y + 12}Q-32 ${y + 6} -24 ${y + 12}T-8 ${y + 12}M6 ${y + 16}Q14 ${y + 10} 22 ${y + 16}T38 ${y + 16}`,
    WHITE,
    2,
  );

/** A cloud, or smoke. */
export const cloud = (x: number, y: number, scale = 1): Markup =>
  at(x, y, shape("M-18 5Q-24 -3 -14 -5Q-12 -13 -2 -11Q6 -16 10 -8Q20 -8 17 0Q20 5 14 5Z", WHITE), { scale });

/** A stem with a flower. */
export const flower = (x: number, y: number, height: number, colour: string): Markup =>
  line(`M${x} ${y}L${x} ${y - height}M${x} ${y - height / 3}L${x + 5} ${y - height / 2}`, GREEN, 2.4) +
  circle(x, y - height, 4.6, colour) +
  circle(x, y - height, 1.2, OCHRE);

/** A leaf, from the point on. */
export const leaf = (x: number, y: number, turn: number): Markup =>
  at(x, y, shape("M0 0Q9 -8 22 0Q9 7 0 0Z", GREEN) + line("M3 0L15 0"), { turn });
